/** Matches at the host, whatever people do at the device: random acts in random games. They need no page. */
import assert from "node:assert/strict";
import { load, Refused, type Dice, type Language, type Triqueta, type Variant } from "triqueta";
import { Match, type Surroundings } from "../src/host/match.ts";
import type { GameOptions, OpenScene, Player, Report, Scene, Settings } from "../src/host/protocol.ts";
import type { StoredMatch } from "../src/host/store.ts";
import { test } from "@playwright/test";

const games = Number(process.env["GAMES"] ?? 20);
const languages: readonly Language[] = ["en", "de", "fr"];
const kinds: readonly { variant: Variant; most: number; options?: GameOptions }[] = [
    { variant: "base_game", most: 5 },
    { variant: "hidden_wolves", most: 5 },
    { variant: "hidden_wolves_duel", most: 2 },
    { variant: "mayhem", most: 27 },
    { variant: "race", most: 6, options: { turn_cap: 120 } },
];

type Opponents = Surroundings["opponents"];
type Store = Surroundings["store"];

/** Bots that play at random, and a judge who finds every move a little worse than another one. */
function randomOpponents(triqueta: Triqueta, dice: Dice): Opponents {
    const opponents: Pick<Opponents, "choose" | "judge" | "remarks" | "advise"> = {
        choose: async (view) => dice.pick(view.legal()),
        judge: () => async (bytes, played) => {
            using view = triqueta.viewFromSnapshot(bytes);
            const judged = (action: number, mean: number) => ({ action, chance: { mean, error: 0.01 } });
            return { best: judged(dice.pick(view.legal()), 0.6), played: judged(played, 0.5) };
        },
        remarks: async () => "",
        advise: async (view) => ({ action: dice.pick(view.legal()), chance: 0.5, remarks: "" }),
    };
    return opponents as Opponents;
}

/** A device: what its host stored, showed and told last. */
class Device {
    readonly dice: Dice;
    readonly around: Surroundings;
    settings: Settings = { language: "en", pace: "instant", playsForced: true };
    stored: StoredMatch | null = null;
    scene: Scene | null = null;
    report: Report | null = null;
    /** The seat whose view is open. */
    #open: number | null = null;

    constructor(triqueta: Triqueta, seed: number) {
        this.dice = triqueta.dice(seed);
        const store: Pick<Store, "put"> = { put: async (match) => void (this.stored = match) };
        this.around = {
            triqueta,
            opponents: randomOpponents(triqueta, this.dice),
            store: store as Store,
            settings: () => this.settings,
            show: (scene) => this.#show(scene),
            tell: (report) => void (this.report = report),
        };
    }

    /** No scene shows a view of a seat that didn't uncover the device. */
    #show(scene: Scene): void {
        this.scene = scene;
        if (scene.situation === "covered") assert.deepEqual(Object.keys(scene).sort(), ["canUndo", "id", "players", "situation", "turn", "variant"]);
        else if (scene.situation !== "over") {
            assert.equal(scene.viewer, scene.view.viewer);
            const persons = scene.players.flatMap(({ kind }, seat) => (kind === "person" ? [seat] : []));
            assert.equal(scene.viewer, persons.length === 1 ? persons[0] : this.#open);
        }
        if (scene.situation !== "covered") assert.ok(!JSON.stringify(scene).includes("undefined"));
    }

    uncover(match: Match, seat: number): void {
        this.#open = seat;
        match.uncover(seat);
    }

    /** The scene in which a person has a choice, or the last one. */
    async choice(): Promise<Scene> {
        for (let waits = 0; waits < 20_000; ++waits) {
            const { scene } = this;
            if (scene !== null) {
                if (scene.situation === "covered" || scene.turn === null || scene.past !== null) return scene;
                if (scene.situation === "yours" && (scene.view.legal.length > 1 || !this.settings.playsForced)) return scene;
            }
            await new Promise((done) => setTimeout(done, 0));
        }
        throw new Error(`the match stopped: ${JSON.stringify(this.scene)}`);
    }
}

/** Does something at random with a match in which a person has a choice or looks at the past. Returns the match that goes on. */
async function doAnything(device: Device, match: Match, scene: OpenScene): Promise<Match> {
    const { dice } = device;
    const what = dice.below(100);
    if (what < 5) await match.undo();
    else if (what < 10 && scene.steps.length > 0) match.look(dice.below(scene.steps.length));
    else if (scene.past !== null) match.look(null);
    else if (what < 13) {
        device.settings = { ...device.settings, language: dice.pick(languages), playsForced: dice.below(3) > 0 };
        match.show();
        await match.proceed();
    } else if (what < 16) match.cover();
    else if (what < 18) match.hurry();
    else if (what < 20) assert.ok(await match.hint());
    else if (what < 22) assert.ok(match.record());
    else if (what < 24) await assert.rejects(match.act(4095, scene.cursor), Refused);
    else if (what < 27) {
        match.stop();
        device.scene = null;
        const restored = Match.restore(device.stored!, device.around);
        void restored.proceed();
        return restored;
    } else await match.act(dice.pick(scene.view.legal).action, scene.cursor);
    return match;
}

for (const { variant, most, options = {} } of kinds)
    test(`${variant}: whatever people do, every match goes on to its end`, async () => {
        test.slow();
        const triqueta = await load();
        for (let seed = 0; seed < games; ++seed) {
            const device = new Device(triqueta, seed);
            const { dice } = device;
            const players = Array.from({ length: 2 + dice.below(most - 1) }, (_, seat): Player =>
                seat > 0 && dice.below(2) === 0 ? { kind: "bot", level: "easy", name: `Bot ${seat}` } : { kind: "person", name: `P ${seat}` },
            );
            let match = Match.begin({ variant, players, first: null, options, deal: seed }, device.around);
            await match.keep();
            void match.proceed();
            for (;;) {
                const scene = await device.choice();
                if (scene.situation === "over") break;
                if (scene.situation === "covered") device.uncover(match, scene.turn!);
                else match = await doAnything(device, match, scene as OpenScene);
            }
            await match.report();
            assert.ok(device.report!.moves!.length > 0);
            for (const { step } of device.report!.moves!) assert.ok(await match.reviewed(step));
            for (const [step] of (device.scene as OpenScene).steps.entries()) match.look(step);
            assert.ok(Match.read(match.record(), device.around));
        }
    });
