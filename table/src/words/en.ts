import { plain } from "./numbers.ts";

export const english = {
    // The page
    home: "All games",
    tagline: "A table for Triqueta. Play the program, or pass the phone.",
    unofficial:
        "An unofficial table with drawings of its own. Triqueta and Hidden Wolves belong to their authors and publishers.",
    playBots: "Play bots",
    passThePhone: "Pass the phone",
    continueMatch: "Continue",
    finished: "Finished",
    look: "Look at it",
    forget: "Delete",
    pitch: {
        triqueta: "Collect exactly three of an animal. A fourth costs you points.",
        wolves: "The same, with wolves in the shadows under the towers.",
    },
    playerRange: (least: number, most: number) => `${least}–${most} players`,
    loading: "Setting the table …",
    missing: "This game isn't kept here.",

    // Settings
    settings: "Settings",
    language: "Language",
    theme: "Colours",
    themes: { auto: "As the device", light: "Light", dark: "Dark" },
    pace: "Others' moves",
    paces: { calm: "Calm", normal: "Normal", fast: "Fast", instant: "At once" },
    playsForced: "Play moves without a choice by themselves",
    close: "Close",

    // A new game
    newGame: "New game",
    players: "Players",
    playerName: (seat: number) => `Name of player ${seat}`,
    whoPlays: (name: string) => `Who plays for ${name}`,
    person: "Person",
    levels: { beginner: "Bot, beginner", easy: "Bot, easy", medium: "Bot, medium", strong: "Bot, strong", best: "Bot, best" },
    you: "You",
    player: (seat: number) => `Player ${seat}`,
    addPlayer: "Add a player",
    removePlayer: (name: string) => `Remove ${name}`,
    advanced: "Advanced",
    tokensADraw: "Tokens a draw",
    oneToken: "One",
    twoTokens: "Two",
    houseVariant: "A house variant: the rule books don't have it.",
    whoBegins: "Who begins",
    byChance: "Chance decides",
    deal: "Number of the deal",
    dealHint: "Empty: a random deal. The same number deals the same tokens again.",
    start: "Start",

    // The table
    round: (number: number) => `Round ${number} of 4`,
    undo: "Undo",
    story: "What happened",
    menu: "Menu",
    points: (points: number) => (points === 1 ? "1 point" : `${plain(points)} points`),
    tower: "The current tower",
    petal: (column: number, left: number) => `Column ${column}, ${left} high`,
    emptyPetal: (column: number) => `Column ${column}, empty`,
    shadowOnTop: "a shadow token on top",
    waitingTower: (tower: number) => `Tower ${tower}`,
    row: (row: number) => `Row ${row}`,
    rowTaken: "taken",
    emptyRow: "empty",
    tokens: (animal: string, count: number) => (count === 1 ? animal : `${count} × ${animal}`),
    nth: (count: number, animal: string, points: string) => `${ordinal(count)} ${animal}: ${points}`,
    total: (points: string) => `${points} for you`,
    keep: "Keep it",
    keepsLeft: (left: number) => (left === 1 ? "face down, the last one" : `face down, ${left} left`),
    toBox: "Into the box",
    yourAnimals: "Your animals",
    faceDown: "Face down",
    faceDownTokens: (light: number, shadow: number) =>
        [light && `${light} light`, shadow && `${shadow} shadow`].filter(Boolean).join(", ") + " face down",
    triqueta: "triqueta",
    tooMany: "too many",
    out: "out of the round",
    rock: "starting rock",
    tiles: (count: number) => (count === 1 ? "1 tree tile" : `${count} tree tiles`),
    hurry: "Skip ahead",

    // What is to be done
    yourTurn: "Draw a token, or take a row.",
    yourTurnRows: "The tower is empty. Take a row.",
    yourTurnLast: "You are the last one: draw as long as you like, then take the row.",
    drawSecond: "Draw a second token. You look at both afterwards.",
    placeToken: (animal: string) => `${animal}: lay it at a row, or keep it.`,
    placeOnly: (animal: string) => `${animal}: lay it at a row.`,
    placeOrBox: (animal: string) => `${animal}: choose where it goes.`,
    chooseTower: "Choose the tower of the next round. Its tree tile is yours.",
    decide: "The end: which of your face-down tokens do you add?",
    add: "Add",
    leave: "Leave out",
    decided: (points: string) => `Decide: ${points}`,
    hint: "Hint",
    thinking: "Thinking …",
    advice: (what: string, chance: number) => `${what}: ${chance} % to win.`,
    toDraw: (column: number) => `Draw from column ${column}`,
    toTake: (row: number) => `Take row ${row}`,
    toLay: (row: number) => `Lay it at row ${row}`,
    toChoose: (tower: number) => `Choose tower ${tower}`,
    toDecide: (points: string) => `Decide for ${points}`,
    turnOf: (name: string) => `${name} is to move …`,
    over: "The game is over.",

    // The cover
    handTo: (name: string) => `Hand the device to ${name}`,
    coverHint: "Nobody else looks now.",
    ready: (name: string) => `I am ${name}`,

    // The story
    step: (step: number, steps: number) => `Move ${step} of ${steps}`,
    now: "Back to now",
    start0: "The beginning",
    saveRecord: "Save the record",
    copyRecord: "Copy the record",
    shareRecord: "Share the record",
    openRecord: "Open a record",
    unfinished: "Only the record of a game that is over can be opened.",
    copied: "Copied.",

    // The end
    finalScore: "Final score",
    nextLine: "Next",
    allLines: "Show all",
    sum: "Points",
    wins: (names: string, several: boolean) => (several ? `${names} win together.` : `${names} wins.`),
    youWin: "You win!",
    tieBreak: "A tie: the most tokens decide.",
    shared: "A tie in points and tokens.",
    and: (names: readonly string[]) => names.join(" and "),
    rematch: "Rematch",
    replay: "Watch it again",
};

export type Words = typeof english;

function ordinal(count: number): string {
    return `${count}${count === 1 ? "st" : count === 2 ? "nd" : count === 3 ? "rd" : "th"}`;
}
