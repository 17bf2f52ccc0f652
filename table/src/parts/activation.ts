/** Makes a drawing a button: for elements of SVG, which Enter and the space bar don't click by themselves. */
export function activation(activate: () => void) {
    return {
        onClick: activate,
        onKeyDown: (event: KeyboardEvent) => {
            if (event.key !== "Enter" && event.key !== " ") return;
            event.preventDefault();
            event.currentTarget!.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
        },
    };
}
