/**
 * At the table, a second tap on the same thing at once is none, nor is a key that is held down: what lies there may mean
 * something else by then.
 */
const doubleTap = 350;
const table = ":is(.clearing, .own, .players)";

let tapped: Element | null = null;
let when = -Infinity;

function stop(event: Event): void {
    event.stopPropagation();
    event.preventDefault();
}

function onClick(event: MouseEvent): void {
    const target = (event.target as Element).closest(`${table} button, ${table} [role="button"]`);
    if (target === null) return;
    if (target === tapped && event.timeStamp - when < doubleTap) stop(event);
    tapped = target;
    when = event.timeStamp;
}

function onKeyDown(event: KeyboardEvent): void {
    if (event.repeat && (event.target as Element).closest(table) !== null) stop(event);
}

export function guardAgainstDoubleTaps(): void {
    document.addEventListener("click", onClick, { capture: true });
    document.addEventListener("keydown", onKeyDown, { capture: true });
}
