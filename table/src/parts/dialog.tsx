import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { words } from "../words/index.ts";
import { IconButton } from "./icon.tsx";

/** A sheet over the page, which Escape closes too. */
export function Dialog(props: { title: string; onClose: () => void; children: ComponentChildren }) {
    const ref = useRef<HTMLDialogElement>(null);
    useEffect(() => ref.current?.showModal(), []);
    return (
        <dialog
            ref={ref}
            class="sheet"
            aria-label={props.title}
            onClose={props.onClose}
            onClick={(event) => event.target === ref.current && ref.current?.close()}
        >
            <header>
                <h2>{props.title}</h2>
                <IconButton name="close" label={words.value.close} onClick={() => ref.current?.close()} />
            </header>
            {props.children}
        </dialog>
    );
}
