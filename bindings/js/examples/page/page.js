// A page that plays or watches a game of any variant. All that it shows comes from one view, which the game's events
// carry along: so it would, unchanged, as the client of a server that has the game.
import { load, Refused, seedFrom } from "./triqueta/index.js";
import { describe } from "./table.js";

/** @import { Dice, Game, GameInfo, Language, View, Viewer, Variant } from "./triqueta/index.js" */

const triqueta = await load();

/**
 * @template {Element} T
 * @param {string} selector
 * @param {new () => T} type
 * @returns {T}
 */
function find(selector, type) {
    const found = document.querySelector(selector);
    if (!(found instanceof type)) throw new Error(`the page has no ${selector}`);
    return found;
}
const setup = find("#setup", HTMLFormElement);
const variant = find("[name=variant]", HTMLSelectElement);
const players = find("[name=players]", HTMLInputElement);
const deal = find("[name=deal]", HTMLInputElement);
const viewer = find("[name=viewer]", HTMLSelectElement);
const now = find("#now", HTMLElement);
const actions = find("#actions", HTMLElement);
const say = find("#say", HTMLFormElement);
const language = find("[name=language]", HTMLSelectElement);
const words = find("[name=words]", HTMLInputElement);
const refused = find("#refused", HTMLElement);
const table = find("#table", HTMLElement);
const log = find("#log", HTMLElement);

/** @type {{ game: Game, view: View, dice: Dice, seen: number, language: Language } | undefined} */
let played;

// ---------------------------------------------------------------------------------------------------- a new game

variant.append(...triqueta.games().map(({ title, variant }) => new Option(title, variant)));
language.append(...triqueta.languages.map(({ name, code }) => new Option(name, code)));
variant.addEventListener("change", offerPlayers);
players.addEventListener("change", offerSeats);
setup.addEventListener("submit", (event) => {
    event.preventDefault();
    attempt(begin);
});

/** The game that is chosen. */
function chosen() {
    return /** @type {GameInfo} */ (triqueta.games().find((game) => game.variant === variant.value));
}

function offerPlayers() {
    const { leastPlayers, mostPlayers } = chosen();
    players.min = String(leastPlayers);
    players.max = String(mostPlayers);
    players.value = String(Math.min(3, mostPlayers));
    offerSeats();
}

function offerSeats() {
    const length = Math.min(players.valueAsNumber || 0, chosen().mostPlayers); // anything may stand in the field
    const seats = Array.from({ length }, (_, seat) => new Option(nameOf(seat), `${seat}`));
    const before = viewer.value;
    viewer.replaceChildren(new Option("watching", "spectator"), ...seats);
    if (seats.some((seat) => seat.value === before)) viewer.value = before;
}

function begin() {
    const number = deal.valueAsNumber;
    const who = viewer.value === "spectator" ? viewer.value : Number(viewer.value);
    const options = triqueta.options({
        variant: /** @type {Variant} */ (variant.value),
        players: players.valueAsNumber,
    });
    const next = {
        game: triqueta.game(options, seedFrom(number)),
        view: triqueta.view(options, who),
        dice: triqueta.dice(number),
        seen: 0,
        language: /** @type {Language} */ (language.value),
    };
    // Only now, when nothing can go wrong any more, is the one before it gone.
    played?.game.free();
    played?.view.free();
    played = next;
    log.replaceChildren();
    log.lang = actions.lang = table.lang = played.language;
    tell("Deal");
    goOn();
}

// ---------------------------------------------------------------------------------------------------- one action

/** @param {number} seat */
function nameOf(seat) {
    return `Seat ${seat}`; // as in the words of actions
}

/**
 * What whoever looks saw happen since the last time, as a line of the log.
 * @param {string} who
 */
function tell(who) {
    if (!played) return;
    const { game, view, seen, language } = played;
    const events = game.events(view.viewer, seen);
    played.seen = game.moment;
    view.see(events);
    // Each event stands behind its seat, which needn't be said again where it is who this line is about.
    const text = triqueta
        .eventsText(events, language)
        .trimEnd()
        .split("\n")
        .map((event) => event.replace(/^(\d+): /, (prefix, seat) => (nameOf(Number(seat)) === who ? "" : prefix)))
        .join("; ");
    if (text === "") return;
    const line = document.createElement("li");
    line.textContent = `${who}: ${text}`;
    log.append(line);
    log.scrollTop = log.scrollHeight;
}

/**
 * Does what may go wrong, and says so if it does.
 * @param {() => void} act
 */
function attempt(act) {
    refused.textContent = "";
    try {
        act();
    } catch (error) {
        if (!(error instanceof Refused)) console.warn(error);
        refused.textContent = error instanceof Error ? error.message : String(error);
    }
}

/**
 * @param {number} seat
 * @param {number} action
 */
function play(seat, action) {
    if (!played) return;
    played.game.play(seat, action);
    tell(nameOf(seat));
}

/**
 * What whoever looks does; a watcher does nothing.
 * @param {number} action
 */
function playOwn(action) {
    if (played && played.view.viewer !== "spectator") play(played.view.viewer, action);
}

/** Somebody at the table, who knows what their seat may know, does something at random. */
function playByDice() {
    const { game, dice } = /** @type {NonNullable<typeof played>} */ (played);
    if (typeof game.turn !== "number") return;
    const theirs = game.view(game.turn);
    play(game.turn, dice.pick(theirs.distinct()));
    theirs.free();
}

// ---------------------------------------------------------------------------------------------------- whose turn

/** Others do what they do until it's our turn again, or the end; a watcher says when. */
function goOn() {
    if (!played) return;
    const { game, view } = played;
    if (view.viewer !== "spectator") while (game.turn !== "over" && game.turn !== view.viewer) playByDice();
    table.replaceChildren(...describe(triqueta, view, nameOf, played.language).flatMap(row));
    say.hidden = view.turn !== view.viewer;
    if (view.turn === "over") {
        const winners = view.winners().map(nameOf).join(" and ");
        now.textContent = `The game is over: ${winners || "nobody"} won`;
        actions.replaceChildren();
    } else if (view.turn === view.viewer) {
        now.textContent = "It's your turn";
        const { variant } = view.options;
        const { language } = played;
        const legal = view.distinct();
        actions.replaceChildren(
            ...legal.map((action) => button(triqueta.actionText(variant, action, language), () => playOwn(action))),
        );
    } else {
        now.textContent = `It's the turn of ${nameOf(Number(view.turn))}`;
        const toTheEnd = () => {
            while (game.turn !== "over") playByDice();
        };
        actions.replaceChildren(button("Next", playByDice), button("To the end", toTheEnd));
    }
}

/**
 * @param {string} text
 * @param {() => void} act
 */
function button(text, act) {
    const made = document.createElement("button");
    made.type = "button";
    made.textContent = text;
    made.addEventListener("click", (event) => {
        if (event.detail > 1) return; // the rest of a double click, which meets the next buttons
        attempt(() => {
            act();
            goOn();
        });
        (actions.querySelector("button") ?? now).focus(); // the one that had it is gone
    });
    return made;
}

/** @param {[string, string]} line */
function row([name, value]) {
    const [term, details] = [document.createElement("dt"), document.createElement("dd")];
    term.textContent = name;
    details.textContent = value || "–";
    return [term, details];
}

// A key that is held down is one action, not many.
actions.addEventListener("keydown", (event) => {
    if (event.repeat) event.preventDefault();
});

say.addEventListener("submit", (event) => {
    event.preventDefault();
    attempt(() => {
        if (!played) return;
        playOwn(triqueta.parseAction(played.game.options.variant, words.value, played.language));
        words.value = "";
        goOn();
    });
});

offerPlayers();
begin();
