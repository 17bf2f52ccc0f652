/** The table of Triqueta for one viewer: the others, towers, what is to be done, rows, and what is one's own. */
import type { TriquetaView } from "triqueta";
import type { OpenScene } from "../host/protocol.ts";
import { FinalScore } from "../screens/final.tsx";
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
        <div class="board" data-phase={scene.view.table.phase}>
            <div class="players">
                {others.map((seat) => (
                    <PlayerCard key={seat} scene={scene} seat={seat} />
                ))}
            </div>
            {scene.situation === "over" && scene.past === null ? (
                <FinalScore scene={scene} />
            ) : (
                <div class="clearing">
                    <Towers scene={scene} />
                    <Tray scene={scene} />
                    <Rows scene={scene} />
                </div>
            )}
            {viewer !== null && <OwnPlace scene={scene} seat={viewer} />}
        </div>
    );
}
