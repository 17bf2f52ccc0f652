/**
 * Dragging, beside tapping: a card that is dragged is taken up as by a tap, and the place where it is dropped is tapped.
 * So dragging can do what taps can, and nothing else.
 */
interface Kind {
    /** What can be dragged. */
    readonly thing: string;
    /** Where it can be dropped. */
    readonly place: string;
}

const kinds: readonly Kind[] = [
    { thing: ".in-hand .drawn:first-child", place: '.clearing :is(.row[data-state="open"], .drop)' },
    {
        thing: '.own .card-button[aria-disabled="false"]',
        place: '.clearing :is(.open-triangle, .discards)[aria-disabled="false"]',
    },
];

/** From how many pixels on a movement is no tap. */
const threshold = 8;

interface Drag extends Kind {
    readonly from: HTMLElement;
    readonly pointer: number;
    readonly x: number;
    readonly y: number;
    /** The drawing under the pointer, once it moves. */
    ghost: HTMLElement | null;
}

let drag: Drag | null = null;

function onDown({ target, pointerId, clientX, clientY, button }: PointerEvent): void {
    if (drag !== null || button !== 0) return;
    for (const kind of kinds) {
        const from = (target as Element).closest<HTMLElement>(kind.thing);
        if (from) drag = { ...kind, from, pointer: pointerId, x: clientX, y: clientY, ghost: null };
    }
}

function onMove(event: PointerEvent): void {
    if (drag?.pointer !== event.pointerId) return;
    const [x, y] = [event.clientX - drag.x, event.clientY - drag.y];
    if (drag.ghost === null) {
        if (Math.hypot(x, y) < threshold) return;
        drag.ghost = ghostOf(drag.from);
        if (drag.from.ariaPressed === "false") drag.from.click();
    }
    drag.ghost.style.translate = `${x}px ${y}px`;
    const over = placeAt(event);
    for (const old of document.querySelectorAll<HTMLElement>("[data-over]")) if (old !== over) delete old.dataset["over"];
    if (over) over.dataset["over"] = "true";
}

function onUp(event: PointerEvent): void {
    if (drag?.pointer !== event.pointerId) return;
    const place = drag.ghost !== null && event.type === "pointerup" ? placeAt(event) : null;
    drag.ghost?.remove();
    drag = null;
    if (place === null) return;
    delete place.dataset["over"];
    place.click();
}

function placeAt({ clientX, clientY }: PointerEvent): HTMLElement | null {
    return document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>(drag!.place) ?? null;
}

function ghostOf(from: HTMLElement): HTMLElement {
    const { x, y, width, height } = from.getBoundingClientRect();
    const ghost = from.cloneNode(true) as HTMLElement;
    ghost.classList.add("dragged");
    Object.assign(ghost.style, { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` });
    ghost.ariaHidden = "true";
    document.body.append(ghost);
    return ghost;
}

export function letDrag(): void {
    document.addEventListener("pointerdown", onDown);
    document.addEventListener("pointermove", onMove);
    document.addEventListener("pointerup", onUp);
    document.addEventListener("pointercancel", onUp);
}
