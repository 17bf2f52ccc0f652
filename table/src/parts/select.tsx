/** A choice of few, by its words. */
export function Select<T extends string>(props: {
    label: string;
    value: T;
    options: readonly (readonly [value: T, words: string])[];
    onChange: (value: T) => void;
    isLabelHidden?: boolean;
}) {
    return (
        <label class="field">
            <span class={props.isLabelHidden ? "visually-hidden" : "label"}>{props.label}</span>
            <select value={props.value} onChange={(event) => props.onChange(event.currentTarget.value as T)}>
                {props.options.map(([value, words]) => (
                    <option key={value} value={value}>
                        {words}
                    </option>
                ))}
            </select>
        </label>
    );
}
