/** A question before a choice that is legal, yet gains nothing. It can be switched off in the settings. */
import { signal } from "@preact/signals";
import { act, scene } from "../client.ts";
import { settings } from "../settings.ts";
import { words } from "../words/index.ts";
import { Dialog } from "./dialog.tsx";

interface Question {
    readonly action: number;
    /** The view from which the action was chosen. */
    readonly cursor: string;
    readonly title: string;
    readonly text: string;
}

const question = signal<Question | null>(null);

/** Plays an action after the player has said yes. */
export function actIfMeant(action: number, title: string, text: string): void {
    const now = scene.peek();
    if (now?.situation !== "yours" || now.past !== null) return;
    if (now.lesson?.action != null || !settings.peek().asksFirst) act(action);
    else question.value = { action, cursor: now.cursor, title, text };
}

/** The question that waits for an answer, until the game has gone on. */
export function OpenQuestion() {
    const say = words.value;
    const asked = question.value;
    const now = scene.value;
    if (asked === null || now?.situation !== "yours" || now.cursor !== asked.cursor) return null;
    const close = () => (question.value = null);
    const confirm = () => {
        close();
        act(asked.action);
    };
    return (
        <Dialog title={asked.title} onClose={close}>
            <p>{asked.text}</p>
            <div class="ways">
                <button type="button" class="primary" onClick={close}>
                    {say.notYet}
                </button>
                <button type="button" class="secondary" onClick={confirm}>
                    {say.doIt}
                </button>
            </div>
        </Dialog>
    );
}
