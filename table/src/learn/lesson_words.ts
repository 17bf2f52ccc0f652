/** The explanations of the first game, by the number of the move that they explain (host/lesson.ts). */
import { inLanguage } from "../words/index.ts";

type Explanations = Readonly<Record<number, string>>;

const english: Explanations = {
    0: "Welcome! You collect animals: exactly three of one score its number. On your turn you draw a token or take a row. Draw: tap the petal that is lit.",
    1: "Only you see it: an owl, worth 6 points as a set of three. Now lay it at row 1, where everybody sees it. A row may be taken by anybody later.",
    4: "Fern laid another owl there. It is your turn again: draw from the petal that is lit.",
    5: "A third owl! At the row, Fern could take all three. So keep it face down: nobody sees it. You may keep two tokens in the whole game.",
    8: "Take row 1: its two owls and yours are a triqueta, three of one animal, 6 points. After you take a row, you are out of the round.",
    9: "Fern is the last one in this round. The last player may draw as often as they like, then takes the last row, and with it the starting rock: 1 point.",
    15: "Fern had the rock, so Fern chose this tower, got its tree tile (1 point) and began. Draw from the petal that is lit.",
    16: "A fourth owl! Three score 6, but four score −1: one less for each token above three. Lay it at row 1, which you won't take.",
    18: "Fern took row 1. Now you are the last one: you may draw as long as you like. Draw.",
    19: "A boar. Row 2 is the only one left, so it will be yours. Lay it there.",
    20: "You may go on. Draw once more.",
    21: "Another boar. Two of an animal score 2, a third one would make it 8. Lay it there.",
    22: "You could go on, but each token might be a fourth owl. Take row 2, and with it the starting rock.",
    23: "You have the rock: choose the tower of the next round. Its tree tile is yours, for 1 point.",
    24: "Now you know it all. Two rounds are left, and you begin. At the end you choose which face-down tokens to add. The most points win. Play on!",
};

const german: Explanations = {
    0: "Willkommen! Du sammelst Tiere: Genau drei von einem zählen seine Zahl. Wenn du am Zug bist, ziehst du einen Tierstein oder nimmst eine Reihe. Ziehe: Tippe auf das Blatt, das leuchtet.",
    1: "Nur du siehst ihn: eine Eule, als Dreiergruppe 6 Punkte wert. Lege sie an Reihe 1, wo alle sie sehen. Eine Reihe kann später jeder nehmen.",
    4: "Fern hat noch eine Eule dazugelegt. Du bist wieder am Zug: Ziehe vom Blatt, das leuchtet.",
    5: "Eine dritte Eule! An der Reihe könnte Fern alle drei nehmen. Behalte sie also verdeckt: Niemand sieht sie. Zwei Steine darfst du im ganzen Spiel behalten.",
    8: "Nimm Reihe 1: Ihre zwei Eulen und deine sind eine Triqueta, drei von einem Tier, 6 Punkte. Wer eine Reihe nimmt, ist aus der Runde.",
    9: "Fern ist als Letzte dabei. Wer das ist, darf ziehen, so lange er will, nimmt dann die letzte Reihe und mit ihr den Startfelsen: 1 Punkt.",
    15: "Fern hatte den Felsen, wählte also diesen Turm, bekam sein Baumplättchen (1 Punkt) und begann. Ziehe vom Blatt, das leuchtet.",
    16: "Eine vierte Eule! Drei zählen 6, vier aber −1: einen weniger für jeden Stein über drei. Lege sie an Reihe 1, die du nicht nehmen wirst.",
    18: "Fern hat Reihe 1 genommen. Jetzt bist du als Letzter dabei: Du darfst ziehen, so lange du willst. Ziehe.",
    19: "Ein Wildschwein. Nur Reihe 2 ist noch da, sie wird also deine. Lege es dorthin.",
    20: "Du darfst weitermachen. Ziehe noch einmal.",
    21: "Noch ein Wildschwein. Zwei eines Tiers zählen 2, ein drittes machte daraus 8. Lege es dorthin.",
    22: "Du könntest weiterziehen, doch jeder Stein kann eine vierte Eule sein. Nimm Reihe 2 und mit ihr den Startfelsen.",
    23: "Du hast den Felsen: Wähle den Turm der nächsten Runde. Sein Baumplättchen gehört dir, für 1 Punkt.",
    24: "Jetzt weißt du alles. Zwei Runden bleiben, und du beginnst. Am Ende wählst du, welche verdeckten Steine du hinzunimmst. Die meisten Punkte gewinnen. Spiel weiter!",
};

const french: Explanations = {
    0: "Bienvenue ! Tu réunis des animaux : exactement trois d'un même animal marquent son nombre. À ton tour, tu pioches une pièce ou tu prends une rangée. Pioche : touche le pétale éclairé.",
    1: "Toi seul la vois : une chouette, qui vaut 6 points par groupe de trois. Pose-la dans la rangée 1, où tous la voient. Chacun pourra prendre cette rangée plus tard.",
    4: "Fern y a posé une autre chouette. C'est à toi : pioche au pétale éclairé.",
    5: "Une troisième chouette ! Dans la rangée, Fern pourrait prendre les trois. Garde-la donc face cachée : personne ne la voit. Tu peux garder deux pièces dans toute la partie.",
    8: "Prends la rangée 1 : ses deux chouettes et la tienne font une triqueta, trois d'un animal, 6 points. Qui prend une rangée sort de la manche.",
    9: "Fern est la dernière de la manche. La dernière personne pioche tant qu'elle veut, puis prend la dernière rangée, et avec elle le rocher : 1 point.",
    15: "Fern avait le rocher : elle a choisi cette pile, reçu sa tuile Arbre (1 point) et commencé. Pioche au pétale éclairé.",
    16: "Une quatrième chouette ! Trois marquent 6, mais quatre marquent −1 : un de moins par pièce au-delà de trois. Pose-la dans la rangée 1, que tu ne prendras pas.",
    18: "Fern a pris la rangée 1. Te voilà en dernier : tu peux piocher tant que tu veux. Pioche.",
    19: "Un sanglier. Il ne reste que la rangée 2, elle sera donc à toi. Pose-le là.",
    20: "Tu peux continuer. Pioche encore une fois.",
    21: "Encore un sanglier. Deux d'un animal marquent 2, un troisième en ferait 8. Pose-le là.",
    22: "Tu pourrais continuer, mais chaque pièce peut être une quatrième chouette. Prends la rangée 2, et avec elle le rocher.",
    23: "Tu as le rocher : choisis la pile de la manche suivante. Sa tuile Arbre est à toi, pour 1 point.",
    24: "Tu sais tout. Il reste deux manches, et tu commences. À la fin, tu choisis les pièces cachées que tu ajoutes. Le plus de points gagne. À toi de jouer !",
};

export const lessonWords = inLanguage({ en: english, de: german, fr: french });
