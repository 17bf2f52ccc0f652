// A bot is a module whose default export maps a view to the number of an action. This one plays the last legal action.
/** @type {import("triqueta/worker").Bot} */
export default function stranger(view) {
    return view.legal().at(-1) ?? 0;
}
