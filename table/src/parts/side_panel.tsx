import type { ComponentChildren } from "preact";
import { words } from "../words/index.ts";
import { IconButton } from "./icon.tsx";

/** A panel beside the table, or over it on a phone. */
export function SidePanel({ title, kind, onClose, children }: { title: string; kind?: string; onClose: () => void; children: ComponentChildren }) {
    return (
        <aside class={kind ? `story ${kind}` : "story"} aria-label={title}>
            <header>
                <h2>{title}</h2>
                <IconButton name="close" label={words.value.close} onClick={onClose} />
            </header>
            {children}
        </aside>
    );
}
