/** Which screen is shown: it stands in the address, so that the browser's own buttons work. */
import { signal } from "@preact/signals";

export type Place =
    | { readonly screen: "home" | Tool }
    | { readonly screen: "new"; readonly game: Game; readonly isShared: boolean }
    | { readonly screen: "invite"; readonly game: Game }
    | { readonly screen: "match" | "room"; readonly id: string };

/** What people with the real game use. */
export const tools = ["learn", "pad", "companion"] as const;
export type Tool = (typeof tools)[number];

/** The games as people choose them; how many play decides on the variant. */
export const games = ["triqueta", "wolves", "mayhem", "race"] as const;
export type Game = (typeof games)[number];

/** The variant that gives a game its title and its numbers of players. */
export const variants = { triqueta: "base_game", wolves: "hidden_wolves", mayhem: "mayhem", race: "race" } as const;

const newGame = new RegExp(`^#/new/(${games.join("|")})(/shared)?$`);
const invite = new RegExp(`^#/invite/(${games.join("|")})$`);
const match = /^#\/(match|room)\/([0-9a-f]{32})$/;

function read(): Place {
    const { hash } = location;
    const chosen = newGame.exec(hash);
    if (chosen) return { screen: "new", game: chosen[1] as Game, isShared: chosen[2] !== undefined };
    const tool = tools.find((one) => hash === `#/${one}`);
    if (tool !== undefined) return { screen: tool };
    const invited = invite.exec(hash)?.[1];
    if (invited !== undefined) return { screen: "invite", game: invited as Game };
    const [, screen, id] = match.exec(hash) ?? [];
    return id === undefined ? { screen: "home" } : { screen: screen as "match" | "room", id };
}

export function addressOf(place: Place): string {
    switch (place.screen) {
        case "home":
            return "#/";
        case "new":
            return `#/new/${place.game}${place.isShared ? "/shared" : ""}`;
        case "invite":
            return `#/invite/${place.game}`;
        case "match":
        case "room":
            return `#/${place.screen}/${place.id}`;
        default:
            return `#/${place.screen}`;
    }
}

export const place = signal<Place>(read());
addEventListener("hashchange", () => (place.value = read()));

export function go(to: Place, { replace = false } = {}): void {
    if (replace) {
        history.replaceState(null, "", addressOf(to));
        place.value = to;
    } else location.hash = addressOf(to);
}
