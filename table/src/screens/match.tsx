import { useEffect, useLayoutEffect, useState } from "preact/hooks";
import { ask, missing, refusal, room, scene } from "../client.ts";
import { glossary } from "../glossary.ts";
import type { OpenScene, Scene } from "../host/protocol.ts";
import { RoomBar, RoomButton } from "../online/bar.tsx";
import { IconButton } from "../parts/icon.tsx";
import { later } from "../parts/later.tsx";
import { SettingsMenu } from "../parts/menu.tsx";
import { OpenQuestion } from "../parts/question.tsx";
import { Refusal } from "../parts/refusal.tsx";
import { go } from "../router.ts";
import { MayhemBoard } from "../triangles/mayhem.tsx";
import { RaceBoard } from "../triangles/race.tsx";
import { isMayhem, isRace, trianglesLeft } from "../triangles/scene.ts";
import { isTriqueta, TriquetaBoard } from "../triqueta/board.tsx";
import { words } from "../words/index.ts";
import { panel, toggle, usual } from "./panels.ts";
import { StoryPanel } from "./story.tsx";

const RulesPanel = later(async () => (await import("../learn/panel.tsx")).RulesPanel);
const ReportPanel = later(async () => (await import("../report/panel.tsx")).ReportPanel);

export function MatchScreen({ id }: { id: string }) {
    const say = words.value;
    useEffect(() => ask({ kind: "open", id }), [id]);
    const now = scene.value;
    if (missing.value === id)
        return (
            <main class="missing">
                <p>{say.missing}</p>
                <a class="primary" href="#/">
                    {say.home}
                </a>
            </main>
        );
    if (now === null || now.id !== id) return <p class="loading">{say.loading}</p>;
    return now.situation === "covered" ? <Cover scene={now} /> : <Match scene={now} />;
}

/** Hides everything while the device goes from hand to hand. */
function Cover({ scene: { turn, players, canUndo } }: { scene: Scene }) {
    const say = words.value;
    const name = players[turn!]!.name;
    return (
        <main class="cover">
            <h1>{say.handTo(name)}</h1>
            <p>{say.coverHint}</p>
            <button type="button" class="primary big" onClick={() => ask({ kind: "uncover", seat: turn! })}>
                {say.ready(name)}
            </button>
            {canUndo && (
                <button type="button" class="quiet" onClick={() => ask({ kind: "undo" })}>
                    {say.undo}
                </button>
            )}
        </main>
    );
}

/** Takes back the last choice, or says why that can't be. */
function UndoButton({ scene: { canUndo, steps, players } }: { scene: OpenScene }) {
    const say = words.value;
    if (canUndo) return <IconButton name="undo" label={say.undo} onClick={() => ask({ kind: "undo" })} />;
    const hasChosen = steps.some(({ seat }) => players[seat]!.kind === "person");
    const why = !hasChosen ? say.noUndoYet : room.value === null ? say.noUndo : say.noUndoOnline;
    return <IconButton name="undo" label={say.undo} blocked={why} onClick={() => (refusal.value = { text: why, rule: null })} />;
}

export function Match({ scene: now }: { scene: OpenScene }) {
    const say = words.value;
    const online = room.value;
    const [hasMenu, showMenu] = useState(false);
    useLayoutEffect(() => void (panel.value = usual()), []);
    const isOver = now.situation === "over";
    const hasReport = isOver && online === null; // a game of a room is reported when it was kept here
    const shown = panel.value === "report" && !hasReport ? null : panel.value;
    return (
        <main class="match" data-panel={shown ?? "none"}>
            <header class="bar">
                <IconButton name="home" label={say.home} onClick={() => go({ screen: "home" })} />
                <h1>
                    <span>{glossary.value.titles[now.variant]}</span>
                    {isTriqueta(now) && <small>{say.round(4 - now.view.table.standing.filter(Boolean).length)}</small>}
                    {isRace(now) && <small>{say.turnNumber(now.view.table.turns + (isOver && now.past === null ? 0 : 1))}</small>}
                    {isMayhem(now) && <small>{say.trianglesLeft(trianglesLeft(now))}</small>}
                </h1>
                {(!isOver || now.canUndo) && (
                    <UndoButton scene={now} />
                )}
                {hasReport && <IconButton name="report" label={say.report} pressed={shown === "report"} onClick={() => toggle("report")} />}
                <IconButton name="rules" label={say.rules} pressed={shown === "rules"} onClick={() => toggle("rules")} />
                <IconButton name="story" label={say.story} pressed={shown === "story"} onClick={() => toggle("story")} />
                {online?.view && <RoomButton room={online} view={online.view} />}
                <IconButton name="menu" label={say.settings} onClick={() => showMenu(true)} />
            </header>
            {online?.view && <RoomBar room={online} view={online.view} />}
            <p class="visually-hidden" role="status">
                {now.past === null && now.steps.at(-1)?.sentences.join(" ")}
            </p>
            {isTriqueta(now) && <TriquetaBoard scene={now} />}
            {isMayhem(now) && <MayhemBoard scene={now} />}
            {isRace(now) && <RaceBoard scene={now} />}
            {shown === "story" && <StoryPanel scene={now} onClose={() => (panel.value = null)} />}
            {shown === "report" && <ReportPanel />}
            {shown === "rules" && <RulesPanel variant={now.variant} onClose={() => (panel.value = null)} />}
            <Refusal />
            <OpenQuestion />
            {hasMenu && <SettingsMenu onClose={() => showMenu(false)} />}
        </main>
    );
}
