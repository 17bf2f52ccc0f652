import type { ComponentChildren } from "preact";
import { words } from "../words/index.ts";
import { Icon } from "./icon.tsx";

/** A number that goes up and down by one. */
export function Stepper(props: {
    /** What is counted. */
    label: string;
    value: number;
    most: number;
    onChange: (value: number) => void;
    /** A drawing of it. */
    children?: ComponentChildren;
}) {
    const say = words.value;
    const { label, value, most, onChange } = props;
    return (
        <div class="stepper" role="group" aria-label={`${label}: ${value}`}>
            {props.children ?? <span class="label">{label}</span>}
            <button type="button" class="icon-button" aria-label={say.less(label)} disabled={value <= 0} onClick={() => onChange(value - 1)}>
                <Icon name="remove" />
            </button>
            <output aria-live="polite">{value}</output>
            <button type="button" class="icon-button" aria-label={say.more(label)} disabled={value >= most} onClick={() => onChange(value + 1)}>
                <Icon name="plus" />
            </button>
        </div>
    );
}
