/** The rules of a game while it is played, and before. */
import type { Variant } from "triqueta";
import { Dialog } from "../parts/dialog.tsx";
import { IconButton } from "../parts/icon.tsx";
import { words } from "../words/index.ts";
import { RulesOf } from "./chapters.tsx";

/** Beside the table, or over it on a phone. */
export function RulesPanel({ variant, onClose }: { variant: Variant; onClose: () => void }) {
    const say = words.value;
    return (
        <aside class="story rules-panel" aria-label={say.rules}>
            <header>
                <h2>{say.rules}</h2>
                <IconButton name="close" label={say.close} onClick={onClose} />
            </header>
            <div class="rules" tabIndex={0} role="group" aria-label={say.rules}>
                <RulesOf variant={variant} />
            </div>
        </aside>
    );
}

/** As a sheet over the page. */
export function RulesSheet({ variant, onClose }: { variant: Variant; onClose: () => void }) {
    return (
        <Dialog title={words.value.rules} onClose={onClose}>
            <div class="rules">
                <RulesOf variant={variant} />
            </div>
        </Dialog>
    );
}
