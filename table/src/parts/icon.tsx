/** Small line drawings for buttons, in a box of 24 by 24. */
const paths = {
    home: "M4 11 12 4l8 7v8a1 1 0 0 1-1 1h-5v-6h-4v6H5a1 1 0 0 1-1-1Z",
    undo: "M8 5 4 9l4 4M4 9h10a6 6 0 0 1 0 12h-3",
    story: "M5 6h14M5 12h14M5 18h9",
    menu: "M12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7ZM12 2.5v3M12 18.5v3M2.5 12h3M18.5 12h3M5.3 5.3l2.1 2.1M16.6 16.6l2.1 2.1M18.7 5.3l-2.1 2.1M7.4 16.6l-2.1 2.1",
    close: "M6 6l12 12M18 6 6 18",
    people: "M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM2.5 20c0-4 3-6 6.5-6s6.5 2 6.5 6M16 4.3a3.5 3.5 0 0 1 0 6.4M18 14.4c2 .8 3.5 2.6 3.5 5.6",
    plus: "M12 5v14M5 12h14",
    remove: "M5 12h14",
    back: "M15 5l-7 7 7 7",
    forward: "M9 5l7 7-7 7",
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
    pressed?: boolean;
}) {
    return (
        <button
            type="button"
            class="icon-button"
            aria-label={props.label}
            title={props.label}
            disabled={props.disabled}
            aria-pressed={props.pressed}
            onClick={props.onClick}
        >
            <Icon name={props.name} />
        </button>
    );
}
