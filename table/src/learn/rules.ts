/** The rules in short, each with its numbers in docs/rules.md. */
import { inLanguage } from "../words/index.ts";

type Rule = readonly [text: string, numbers: string];

/** The games that have rules of their own. */
export type RuledGame = "base_game" | "base_game_duel" | "hidden_wolves" | "hidden_wolves_duel" | "mayhem" | "race";

interface Rules {
    readonly firstGame: string;
    readonly firstGameHint: string;
    readonly rulesTitle: string;
    readonly of: Readonly<Record<RuledGame, readonly Rule[]>>;
}

const english: Rules = {
    firstGame: "Your first game",
    firstGameHint: "Five minutes of Triqueta against Fern. Each move is explained; after two rounds you play on alone.",
    rulesTitle: "The rules in short",
    of: {
        base_game: [
            ["60 tokens, ten of each of six animals, stand in four towers. A tower is five columns of three. There is a row for each player.", "B1–B4"],
            ["Four rounds, one for each tower. On your turn you draw a token or take a row.", "B7"],
            ["Draw: take the top of a column and look at it in secret. Lay it face up at a row, or keep it face down.", "B8–B10"],
            ["You may keep two tokens in the whole game.", "B10"],
            ["Take a row: its tokens lie face up before you, and you are out of the round.", "B11, B12"],
            ["The last player may go on drawing, then takes the last row and the starting rock.", "B13–B15"],
            ["What is left of the tower goes into the box unseen. The player with the rock chooses the next tower, gets its tree tile and begins.", "B16, B17"],
            ["At the end everybody chooses which kept tokens to add. The others go into the box.", "B18"],
            ["For each animal, one token scores 1, two score 2, and three its number. Four cost 1 point, five 2, and so on.", "B19"],
            ["The rock and each tree tile score 1. Most points win. In a tie, more tokens win; if they are equal too, the win is shared.", "B20, B21"],
        ],
        base_game_duel: [
            ["You draw two tokens, one after the other, and look at them afterwards.", "D1"],
            ["Each goes to a row, is kept, or goes into the box, and the two in different ways.", "D3, D4"],
            ["With fewer than two tokens left in the tower, you can only take a row.", "D5"],
        ],
        hidden_wolves: [
            ["As Triqueta above, with 15 shadow tokens: nine wolves, worth 11, and one of each other animal. Their backs are dark.", "W1"],
            ["Three towers have five of them as a level below the others.", "W2"],
            ["If you draw a shadow token, you keep it face down. It doesn't count towards the two, and there is no limit.", "W3"],
            ["At the end every shadow token counts, whether its owner wants it or not.", "W4"],
        ],
        hidden_wolves_duel: [
            ["For two players: you draw two tokens, one after the other, and look at them afterwards.", "D1"],
            ["A shadow token is kept. A light one goes to a row, is kept, or goes into the box.", "D2, D3"],
            ["Two light tokens must go in different ways.", "D4"],
            ["With fewer than two tokens left in the tower, you can only take a row.", "D5"],
        ],
        mayhem: [
            ["81 pieces: three cuts, three colours, numbers 1 to 3, three of each. 1, 2 and 3 of one cut are a triangle.", "T1, T2"],
            ["Everybody has three cards. On your turn you play one to three of them.", "M1, M2"],
            ["A piece goes to an open triangle of its cut that lacks its number. Only if none can take it, it starts a new one.", "M2, M3"],
            ["If you lay its last piece, you take the triangle.", "M4"],
            ["Then you draw until you hold three. If you agreed to play fast, you may play what you drew at once.", "M5, M6"],
            ["The game ends when all cards are played. A triangle of one colour scores 6, another 3.", "M8, M9"],
        ],
        race: [
            ["81 pieces and nine jokers. A piece has a cut (horizontal, vertical, centered), a colour (pink, red, green) and a number. There are three of each.", "T1, R1"],
            ["1, 2 and 3 of one cut are a triangle, whatever their colours.", "T2"],
            ["Two players get 21 cards each, three or four 15, five or six 9. The first to play the last card of their hand wins.", "R1, R12"],
            ["On your turn, draw a card and discard one, or complete one triangle.", "R2"],
            ["A triangle needs at least one card of your hand. The rest may be pieces that you saved.", "R3"],
            ["If the triangle has one colour, you save all pieces that you played; otherwise you save one of them. Saved pieces lie before you and can be used again and again.", "R4, R5"],
            ["Then you may play jokers, by the cut or colour of a triangle of this turn, or of one that your saved pieces make. A joker takes a saved piece of another player into your hand, if you like.", "R7, R8"],
            ["Before you can play your last card, you must call the last round at the end of a turn. All others then have one more turn, and may win in it.", "R9–R11"],
            ["A player who can never play their last cards is out. The last one left wins.", "R13"],
        ],
    },
};

const german: Rules = {
    firstGame: "Dein erstes Spiel",
    firstGameHint: "Fünf Minuten Triqueta gegen Fern. Jeder Zug wird erklärt; nach zwei Runden spielst du allein weiter.",
    rulesTitle: "Die Regeln in Kürze",
    of: {
        base_game: [
            ["60 Tiersteine, je zehn von sechs Tieren, stehen in vier Türmen. Ein Turm hat fünf Spalten zu drei Steinen. Für jeden Spieler gibt es eine Reihe.", "B1–B4"],
            ["Vier Runden, für jeden Turm eine. Wenn du am Zug bist, ziehst du einen Tierstein oder nimmst eine Reihe.", "B7"],
            ["Ziehen: Nimm den obersten Stein einer Spalte und sieh ihn heimlich an. Lege ihn offen an eine Reihe, oder behalte ihn verdeckt.", "B8–B10"],
            ["Zwei Steine darfst du im ganzen Spiel behalten.", "B10"],
            ["Eine Reihe nehmen: Ihre Steine liegen offen vor dir, und du bist aus der Runde.", "B11, B12"],
            ["Wer als Letzter dabei ist, darf weiterziehen, nimmt dann die letzte Reihe und den Startfelsen.", "B13–B15"],
            ["Der Rest des Turms kommt ungesehen in die Schachtel. Wer den Felsen hat, wählt den nächsten Turm, bekommt sein Baumplättchen und beginnt.", "B16, B17"],
            ["Am Ende wählen alle, welche behaltenen Steine sie hinzunehmen. Die anderen kommen in die Schachtel.", "B18"],
            ["Von jedem Tier: Ein Stein zählt 1, zwei zählen 2, drei zählen seine Zahl. Vier kosten 1 Punkt, fünf 2 und so weiter.", "B19"],
            ["Der Felsen und jedes Baumplättchen zählen 1. Die meisten Punkte gewinnen; bei Gleichstand die meisten Steine, sonst gemeinsam.", "B20, B21"],
        ],
        base_game_duel: [
            ["Du ziehst zwei Steine, einen nach dem anderen, und siehst sie danach an.", "D1"],
            ["Jeder kommt an eine Reihe, wird behalten oder kommt in die Schachtel, und die beiden gehen verschiedene Wege.", "D3, D4"],
            ["Sind weniger als zwei Steine im Turm, kannst du nur eine Reihe nehmen.", "D5"],
        ],
        hidden_wolves: [
            ["Wie Triqueta oben, mit 15 Schattensteinen: neun Wölfe zu 11 und je eins der anderen Tiere. Ihre Rückseiten sind dunkel.", "W1"],
            ["Drei Türme haben fünf davon als unterste Lage.", "W2"],
            ["Wer einen Schattenstein zieht, behält ihn verdeckt. Er zählt nicht zu den zweien, und es gibt keine Grenze.", "W3"],
            ["Am Ende zählt jeder Schattenstein, ob sein Besitzer will oder nicht.", "W4"],
        ],
        hidden_wolves_duel: [
            ["Zu zweit: Du ziehst zwei Steine, einen nach dem anderen, und siehst sie danach an.", "D1"],
            ["Ein Schattenstein wird behalten. Ein heller kommt an eine Reihe, wird behalten oder kommt in die Schachtel.", "D2, D3"],
            ["Zwei helle Steine müssen verschiedene Wege gehen.", "D4"],
            ["Sind weniger als zwei Steine im Turm, kannst du nur eine Reihe nehmen.", "D5"],
        ],
        mayhem: [
            ["81 Teile: drei Schnitte, drei Farben, Zahlen 1 bis 3, je drei. 1, 2 und 3 eines Schnitts sind ein Dreieck.", "T1, T2"],
            ["Jeder hat drei Karten. Wenn du am Zug bist, spielst du eine bis drei davon.", "M1, M2"],
            ["Ein Teil kommt an ein offenes Dreieck seines Schnitts, dem seine Zahl fehlt. Nur wenn keines es nehmen kann, beginnt es ein neues.", "M2, M3"],
            ["Wer das letzte Teil legt, nimmt das Dreieck.", "M4"],
            ["Dann ziehst du auf drei Karten nach. Wenn ihr schnell spielt, darfst du Gezogenes gleich spielen.", "M5, M6"],
            ["Das Spiel endet, wenn alle Karten gespielt sind. Ein Dreieck einer Farbe zählt 6, ein anderes 3.", "M8, M9"],
        ],
        race: [
            ["81 Teile und neun Joker. Ein Teil hat einen Schnitt (waagerecht, senkrecht, mittig), eine Farbe (rosa, rot, grün) und eine Zahl. Jedes gibt es dreimal.", "T1, R1"],
            ["1, 2 und 3 eines Schnitts sind ein Dreieck, gleich in welchen Farben.", "T2"],
            ["Zu zweit bekommt jeder 21 Karten, zu dritt oder viert 15, zu fünft oder sechst 9. Wer die letzte Karte seiner Hand spielt, gewinnt.", "R1, R12"],
            ["Wenn du am Zug bist, ziehst du eine Karte und wirfst eine ab, oder du vollendest ein Dreieck.", "R2"],
            ["Ein Dreieck braucht mindestens eine Karte deiner Hand. Der Rest dürfen Teile sein, die du behalten hast.", "R3"],
            ["Von einem Dreieck einer Farbe behältst du alle gespielten Teile, sonst eines. Sie liegen vor dir und helfen immer wieder.", "R4, R5"],
            ["Danach darfst du Joker spielen, nach Schnitt oder Farbe eines Dreiecks dieses Zugs oder eines, das deine behaltenen Teile ergeben. Ein Joker holt, wenn du willst, ein behaltenes Teil eines anderen auf deine Hand.", "R7, R8"],
            ["Bevor du deine letzte Karte spielen kannst, musst du am Ende eines Zugs die letzte Runde ausrufen. Alle anderen haben dann noch einen Zug und können darin gewinnen.", "R9–R11"],
            ["Wer seine letzten Karten nie mehr spielen kann, scheidet aus. Wer als Letzter bleibt, gewinnt.", "R13"],
        ],
    },
};

const french: Rules = {
    firstGame: "Ta première partie",
    firstGameHint: "Cinq minutes de Triqueta contre Fern. Chaque coup est expliqué ; après deux manches tu joues seul.",
    rulesTitle: "Les règles en bref",
    of: {
        base_game: [
            ["60 pièces, dix de chacun des six animaux, forment quatre piles. Une pile a cinq colonnes de trois. Il y a une rangée par joueur.", "B1–B4"],
            ["Quatre manches, une par pile. À ton tour, tu pioches une pièce ou tu prends une rangée.", "B7"],
            ["Piocher : prends le haut d'une colonne et regarde-le en secret. Pose-le face visible dans une rangée, ou garde-le face cachée.", "B8–B10"],
            ["Tu peux garder deux pièces dans toute la partie.", "B10"],
            ["Prendre une rangée : ses pièces sont face visible devant toi, et tu sors de la manche.", "B11, B12"],
            ["La dernière personne peut encore piocher, puis prend la dernière rangée et le rocher.", "B13–B15"],
            ["Le reste de la pile va dans la boîte sans être vu. Le joueur qui a le rocher choisit la pile suivante, reçoit sa tuile Arbre et commence.", "B16, B17"],
            ["À la fin, chacun choisit les pièces gardées qu'il ajoute. Les autres vont dans la boîte.", "B18"],
            ["De chaque animal : une pièce marque 1, deux marquent 2, trois son nombre. Quatre coûtent 1 point, cinq 2, et ainsi de suite.", "B19"],
            ["Le rocher et chaque tuile Arbre marquent 1. Le plus de points gagne ; à égalité le plus de pièces, sinon ensemble.", "B20, B21"],
        ],
        base_game_duel: [
            ["Tu pioches deux pièces, l'une après l'autre, et tu les regardes ensuite.", "D1"],
            ["Chacune va dans une rangée, est gardée, ou va dans la boîte, et les deux par des voies différentes.", "D3, D4"],
            ["S'il reste moins de deux pièces dans la pile, tu ne peux que prendre une rangée.", "D5"],
        ],
        hidden_wolves: [
            ["Comme Triqueta ci-dessus, avec 15 pièces d'ombre : neuf loups, qui valent 11, et une de chaque autre animal. Leur dos est sombre.", "W1"],
            ["Trois piles en ont cinq, tout en bas.", "W2"],
            ["Si tu pioches une pièce d'ombre, tu la gardes face cachée. Elle ne compte pas parmi les deux, et il n'y a pas de limite.", "W3"],
            ["À la fin, chaque pièce d'ombre compte, qu'on le veuille ou non.", "W4"],
        ],
        hidden_wolves_duel: [
            ["À deux : tu pioches deux pièces, l'une après l'autre, et tu les regardes ensuite.", "D1"],
            ["Une pièce d'ombre est gardée. Une claire va dans une rangée, est gardée, ou va dans la boîte.", "D2, D3"],
            ["Deux pièces claires doivent aller par des voies différentes.", "D4"],
            ["S'il reste moins de deux pièces dans la pile, tu ne peux que prendre une rangée.", "D5"],
        ],
        mayhem: [
            ["81 pièces : trois coupes, trois couleurs, nombres 1 à 3, trois de chaque. 1, 2 et 3 d'une coupe font un triangle.", "T1, T2"],
            ["Chacun a trois cartes. À ton tour, tu en joues une à trois.", "M1, M2"],
            ["Une pièce va à un triangle ouvert de sa coupe auquel manque son nombre. Si aucun ne peut la prendre, elle en commence un.", "M2, M3"],
            ["Le joueur qui pose la dernière pièce prend le triangle.", "M4"],
            ["Puis tu pioches jusqu'à trois cartes. Si vous jouez vite, tu peux jouer aussitôt ce que tu as pioché.", "M5, M6"],
            ["La partie finit quand toutes les cartes sont jouées. Un triangle d'une couleur marque 6, un autre 3.", "M8, M9"],
        ],
        race: [
            ["81 pièces et neuf jokers. Une pièce a une coupe (horizontale, verticale, centrée), une couleur (rose, rouge, vert) et un nombre. Il y en a trois de chaque.", "T1, R1"],
            ["1, 2 et 3 d'une coupe font un triangle, quelles que soient leurs couleurs.", "T2"],
            ["À deux, 21 cartes chacun ; à trois ou quatre, 15 ; à cinq ou six, 9. Le premier qui joue la dernière carte de sa main gagne.", "R1, R12"],
            ["À ton tour, pioche une carte et défausses-en une, ou complète un triangle.", "R2"],
            ["Un triangle demande au moins une carte de ta main. Le reste peut être des pièces que tu as gardées.", "R3"],
            ["D'un triangle d'une couleur tu gardes toutes les pièces jouées, sinon une seule. Elles restent devant toi et servent encore.", "R4, R5"],
            ["Ensuite tu peux jouer des jokers, par la coupe ou la couleur d'un triangle de ce tour, ou d'un triangle de tes pièces gardées. Un joker prend, si tu veux, une pièce gardée d'un autre dans ta main.", "R7, R8"],
            ["Avant de pouvoir jouer ta dernière carte, tu dois annoncer le dernier tour à la fin d'un tour. Tous les autres ont alors un tour de plus, et peuvent y gagner.", "R9–R11"],
            ["Un joueur qui ne pourra jamais jouer ses dernières cartes est éliminé. Le dernier qui reste gagne.", "R13"],
        ],
    },
};

export const rules = inLanguage({ en: english, de: german, fr: french });
