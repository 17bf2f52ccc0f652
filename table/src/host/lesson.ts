/** The first game: a deal and moves that explain the rules one by one. After them the player plays on. */
import type { Game, Triqueta } from "triqueta";
import * as action from "../triqueta/actions.ts";
import type { Player } from "./protocol.ts";

const [rabbit, owl, deer, boar, ram, bear] = [0, 1, 2, 3, 4, 5];

/** The tokens of a tower, column by column, each from the bottom up. */
const towers = [
    [ram, boar, owl, deer, bear, owl, boar, rabbit, owl, ram, deer, bear, boar, bear, rabbit],
    [bear, rabbit, deer, ram, boar, owl, rabbit, deer, boar, bear, ram, boar, deer, rabbit, bear],
    [rabbit, deer, ram, boar, owl, bear, ram, rabbit, deer, owl, boar, bear, deer, ram, rabbit],
    [ram, boar, bear, deer, owl, rabbit, ram, deer, owl, bear, rabbit, ram, boar, owl, owl],
];

/** What is done by the seat to move, in two rounds. The player is seat 0. */
export const script: readonly number[] = [
    action.draw(0), action.lay(0), // an owl
    action.draw(1), action.lay(0), // another one, by the opponent
    action.draw(2), action.keep, // a third one
    action.draw(3), action.lay(1), // a bear, by the opponent
    action.take(0), // the player has three owls
    action.draw(4), action.lay(1), // a rabbit
    action.take(1), action.choose(1), // the opponent has the rock

    action.draw(0), action.lay(0), // a deer
    action.draw(1), action.lay(0), // a fourth owl
    action.take(0),
    action.draw(2), action.lay(1), // a boar
    action.draw(3), action.lay(1), // another one
    action.take(1), action.choose(2), // the player has the rock
];

export const lessonPlayers = (you: string): readonly Player[] => [
    { kind: "person", name: you },
    { kind: "bot", level: "beginner", name: "Fern" },
];

/** The record's tag that marks the first game. */
export const lessonTag = "Lesson";

export const lessonGame = (triqueta: Triqueta): Game =>
    triqueta.dealtGame({ variant: "base_game", players: 2, first: 0 }, towers.flat());
