/** The table of Triqueta for one viewer: the others, towers, what is to be done, rows, and what is one's own. */
import type { TriquetaView } from "triqueta";
import type { OpenScene } from "../host/protocol.ts";
import { FinalScore } from "../screens/final.tsx";
import { LessonNote } from "../learn/note.tsx";
import { useFlights } from "./flights.tsx";
import { OwnPlace, PlayerCard } from "./players.tsx";
import { Rows } from "./rows.tsx";
import { Towers } from "./towers.tsx";
import { Tray } from "./tray.tsx";

/** A scene of a game of Triqueta. */
export interface TriquetaScene extends OpenScene {
    readonly view: TriquetaView;
}

export function isTriqueta(scene: OpenScene): scene is TriquetaScene {
    return "tower" in scene.view.table;
}

export function TriquetaBoard({ scene }: { scene: TriquetaScene }) {
    useFlights(scene);
    const { viewer, players } = scene;
    const others = players.map((_, i) => ((viewer ?? -1) + 1 + i) % players.length).filter((seat) => seat !== viewer);
    return (
        <div class="board" data-variant={scene.variant} data-phase={scene.view.table.phase} data-target={targetOf(scene)}>
            <div class="players">
                {others.map((seat) => (
                    <PlayerCard key={seat} scene={scene} seat={seat} />
                ))}
            </div>
            {scene.situation === "over" && scene.past === null ? (
                <FinalScore scene={scene} />
            ) : (
                <div class="clearing">
                    {scene.lesson && scene.past === null && <LessonNote scene={scene} lesson={scene.lesson} />}
                    <Towers scene={scene} />
                    <Tray scene={scene} />
                    <Rows scene={scene} />
                </div>
            )}
            {viewer !== null && <OwnPlace scene={scene} seat={viewer} />}
        </div>
    );
}

/** Where the first game wants the next tap. */
function targetOf({ lesson, situation, past }: TriquetaScene): string | undefined {
    if (!lesson || lesson.action === null || situation !== "yours" || past !== null) return undefined;
    const { action } = lesson;
    if (action < 5) return `column-${action}`;
    return action < 15 ? `row-${action % 5}` : "other";
}
