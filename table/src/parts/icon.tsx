/** Small line drawings for buttons, in a box of 24 by 24. */
const paths = {
    home: "M4 11 12 4l8 7v8a1 1 0 0 1-1 1h-5v-6h-4v6H5a1 1 0 0 1-1-1Z",
    undo: "M8 5 4 9l4 4M4 9h10a6 6 0 0 1 0 12h-3",
    story: "M4 4v4.5h4.5M4.2 8.5a8.5 8.5 0 1 1-.5 4.5M12 7.5V12l3 2",
    menu: "M4 7h8M18 7h2M4 17h2M12 17h8M15 4.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5ZM9 14.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Z",
    close: "M6 6l12 12M18 6 6 18",
    people: "M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM2.5 20c0-4 3-6 6.5-6s6.5 2 6.5 6M16 4.3a3.5 3.5 0 0 1 0 6.4M18 14.4c2 .8 3.5 2.6 3.5 5.6",
    plus: "M12 5v14M5 12h14",
    remove: "M5 12h14",
    back: "M15 5l-7 7 7 7",
    forward: "M9 5l7 7-7 7",
    rules: "M8.5 9a3.5 3.5 0 1 1 5.6 2.8c-1.3 1-2.1 1.6-2.1 3.2M12 18.5v.2",
    report: "M4 4v16h16M8 14l3-4 3 3 5-7",
} as const;

export function Icon({ name }: { name: keyof typeof paths }) {
    return (
        <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
            <path d={paths[name]} />
        </svg>
    );
}

/** A button that shows an icon and is called by words. */
export function IconButton(props: {
    name: keyof typeof paths;
    label: string;
    onClick: () => void;
    disabled?: boolean;
    /** Why it can't be done now, which a tap says. */
    blocked?: string;
    pressed?: boolean;
}) {
    return (
        <button
            type="button"
            class="icon-button"
            aria-label={props.label}
            title={props.blocked ?? props.label}
            disabled={props.disabled}
            aria-disabled={props.blocked === undefined ? undefined : true}
            aria-pressed={props.pressed}
            onClick={props.onClick}
        >
            <Icon name={props.name} />
        </button>
    );
}
