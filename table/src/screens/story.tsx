import { useEffect, useRef, useState } from "preact/hooks";
import { ask, askRecord } from "../client.ts";
import type { OpenScene } from "../host/protocol.ts";
import { Told } from "../triangles/told.tsx";
import { words } from "../words/index.ts";
import { SidePanel } from "../parts/side_panel.tsx";

/** The match in sentences, with a slider that goes back in it. */
export function StoryPanel({ scene, onClose }: { scene: OpenScene; onClose: () => void }) {
    const say = words.value;
    const { steps, past } = scene;
    const last = steps.length - 1;
    const at = past ?? last;
    const list = useRef<HTMLOListElement>(null);
    useEffect(() => {
        const shown = list.current?.querySelector("[aria-current]");
        if (shown && list.current) list.current.scrollTop = (shown as HTMLElement).offsetTop - list.current.clientHeight / 2;
    }, [at]);
    const look = (step: number) => ask({ kind: "look", step: step >= last ? null : step });
    return (
        <SidePanel title={say.story} onClose={onClose}>
            <ol ref={list} tabIndex={0} aria-label={say.story}>
                {steps.map((step, i) => (
                    <li key={i} aria-current={i === at ? "step" : undefined} data-future={past !== null && i > past}>
                        <button type="button" onClick={() => look(i)}>
                            {step.sentences.map((sentence, j) => (
                                <span key={j}>
                                    <Told text={sentence} />{" "}
                                </span>
                            ))}
                        </button>
                    </li>
                ))}
            </ol>
            {last > 0 && (
                <label class="slider">
                    <span>{say.step(at + 1, last + 1)}</span>
                    <input type="range" min={0} max={last} value={at} onInput={(event) => look(Number(event.currentTarget.value))} />
                </label>
            )}
            {past !== null && (
                <button type="button" class="secondary" onClick={() => ask({ kind: "look", step: null })}>
                    {say.now}
                </button>
            )}
            <Records />
        </SidePanel>
    );
}

/** The record of the match: of all of it after its end, before that of what this viewer saw. */
function Records() {
    const say = words.value;
    const [isCopied, setCopied] = useState(false);
    const save = async () => {
        const link = document.createElement("a");
        link.href = URL.createObjectURL(new Blob([await askRecord()], { type: "text/plain" }));
        link.download = "game.triqueta";
        link.click();
        URL.revokeObjectURL(link.href);
    };
    const share = async () => navigator.share({ text: await askRecord() }).catch(() => undefined); // the player may think better of it
    const copy = async () => {
        await navigator.clipboard.writeText(await askRecord());
        setCopied(true);
    };
    return (
        <div class="records">
            <button type="button" class="quiet" onClick={save}>
                {say.saveRecord}
            </button>
            {"share" in navigator && (
                <button type="button" class="quiet" onClick={share}>
                    {say.shareRecord}
                </button>
            )}
            {"clipboard" in navigator && (
                <button type="button" class="quiet" onClick={copy}>
                    {isCopied ? say.copied : say.copyRecord}
                </button>
            )}
        </div>
    );
}
