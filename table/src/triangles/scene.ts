/** Scenes of the games of Triangles, and what can be done in them. */
import type { MayhemView, RaceView } from "triqueta";
import type { OpenScene, Prospect } from "../host/protocol.ts";
import { pieces } from "./cards.ts";

export interface MayhemScene extends OpenScene {
    readonly view: MayhemView;
}
export interface RaceScene extends OpenScene {
    readonly view: RaceView;
}
export type TrianglesScene = MayhemScene | RaceScene;

export const isMayhem = (scene: OpenScene): scene is MayhemScene => scene.view.game === "mayhem";
export const isRace = (scene: OpenScene): scene is RaceScene => scene.view.game === "race";

/** Whether the viewer is to move. */
export const isMine = ({ situation, past }: OpenScene) => situation === "yours" && past === null;

/** What the viewer may do now, by numbers. */
export const legalOf = (scene: OpenScene): number[] => (isMine(scene) ? scene.view.legal.map(({ action }) => action) : []);

export const prospectOf = (scene: OpenScene, action: number): Prospect | undefined =>
    scene.prospects?.actions.find((one) => one.action === action);

/** The actions of the last step, with who took them. */
export const taken = (scene: OpenScene): { seat: number; action: number }[] =>
    scene.happened.flatMap((event) => ("action" in event && event.action !== null ? [{ seat: event.seat, action: event.action }] : []));

/** The seats after the viewer's, in the order of turns. */
export const others = ({ viewer, players }: OpenScene) =>
    players.map((_, i) => ((viewer ?? -1) + 1 + i) % players.length).filter((seat) => seat !== viewer);

/** How many of the 27 triangles of Triangle Mayhem are still to be completed. */
export const trianglesLeft = ({ view: { table } }: MayhemScene) =>
    pieces - [...table.pure, ...table.unpure].reduce((sum, count) => sum + count, 0);
