/** The rules of a game while it is played, and before. */
import type { Variant } from "triqueta";
import { Dialog } from "../parts/dialog.tsx";
import { words } from "../words/index.ts";
import { Rock, Tile, Token } from "../triqueta/token.tsx";
import { RulesOf } from "./chapters.tsx";
import { SidePanel } from "../parts/side_panel.tsx";

function Rules({ variant }: { variant: Variant }) {
    return (
        <>
            {variant !== "mayhem" && variant !== "race" && <Signs hasShadows={variant.startsWith("hidden_wolves")} />}
            <RulesOf variant={variant} />
            <p class="hint">{words.value.ruleNumbers}</p>
        </>
    );
}

/** What lies at the table besides animals. */
function Signs({ hasShadows }: { hasShadows: boolean }) {
    const say = words.value;
    return (
        <ul class="signs">
            <li>
                <Rock /> {say.worthOne(say.rock)}
            </li>
            <li>
                <Tile /> {say.worthOne(say.tile)}
            </li>
            <li>
                <Token back="light" /> {say.lightToken}
            </li>
            {hasShadows && (
                <li>
                    <Token back="shadow" /> {say.shadowToken}
                </li>
            )}
        </ul>
    );
}

/** Beside the table, or over it on a phone. */
export function RulesPanel({ variant, onClose }: { variant: Variant; onClose: () => void }) {
    const say = words.value;
    return (
        <SidePanel title={say.rules} kind="rules-panel" onClose={onClose}>
            <div class="rules" tabIndex={0} role="group" aria-label={say.rules}>
                <Rules variant={variant} />
            </div>
        </SidePanel>
    );
}

/** As a sheet over the page. */
export function RulesSheet({ variant, onClose }: { variant: Variant; onClose: () => void }) {
    return (
        <Dialog title={words.value.rules} onClose={onClose}>
            <div class="rules">
                <Rules variant={variant} />
            </div>
        </Dialog>
    );
}
