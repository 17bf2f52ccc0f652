#include <triqueta/text/animals/sentences.hpp>

#include <triqueta/text.hpp>

#include "support/told.hpp"

#include <gtest/gtest.h>

// What viewers are told of a game of Triqueta, in every language.
namespace triqueta::text {
namespace {

using support::by_name, support::sentences, support::to_you, support::told_match;

told_match<base_game<2>> an_owl_is_laid() {
    told_match<base_game<2>> m;
    m.act("draw 2").find("owl").act("lay 1, draw 0").find("bear").act("keep, take 1");
    return m;
}

TEST(AnimalSentences, B9_B10_B14_a_turn_of_triqueta_is_told_by_name) {
    auto const m = an_owl_is_laid();
    EXPECT_EQ(
        m.told(viewer::spectator(), in_english),
        (sentences{"Ada draws a token from column 3.", "Ada lays an owl at row 2.", "Bo draws a token from column 1.",
                   "Bo keeps a light token face down.", "Ada takes row 2 (an owl) and is out of the round."}));
    EXPECT_EQ(m.told(viewer::spectator(), in_german),
              (sentences{"Ada zieht einen Tierstein aus Spalte 3.", "Ada legt eine Eule an Reihe 2.",
                         "Bo zieht einen Tierstein aus Spalte 1.", "Bo behält einen hellen Tierstein verdeckt.",
                         "Ada nimmt Reihe 2 (eine Eule) und steigt aus der Runde aus."}));
    EXPECT_EQ(m.told(viewer::spectator(), in_french),
              (sentences{"Ada pioche une pièce de la colonne 3.", "Ada pose une chouette dans la rangée 2.",
                         "Bo pioche une pièce de la colonne 1.", "Bo garde une pièce claire face cachée.",
                         "Ada prend la rangée 2 (une chouette) et sort de la manche."}));
}

TEST(AnimalSentences, K1_a_viewer_is_told_what_they_see_by_name_or_as_you) {
    auto const m = an_owl_is_laid();
    EXPECT_EQ(m.told(seat{1}, in_english),
              (sentences{"Ada draws a token from column 3.", "Ada lays an owl at row 2.",
                         "Bo draws a token from column 1.", "Bo sees a bear.", "Bo keeps a light token face down.",
                         "Ada takes row 2 (an owl) and is out of the round."}));
    EXPECT_EQ(m.told(seat{1}, in_english, to_you, 4),
              (sentences{"You draw a token from column 1.", "You see a bear.", "You keep a light token face down.",
                         "Ada takes row 2 (an owl) and is out of the round."}));
    EXPECT_EQ(m.told(seat{1}, in_german, to_you, 4),
              (sentences{"Du ziehst einen Tierstein aus Spalte 1.", "Du siehst einen Bären.",
                         "Du behältst einen hellen Tierstein verdeckt.",
                         "Ada nimmt Reihe 2 (eine Eule) und steigt aus der Runde aus."}));
    EXPECT_EQ(m.told(seat{1}, in_french, to_you, 4),
              (sentences{"Tu pioches une pièce de la colonne 1.", "Tu vois un ours.",
                         "Tu gardes une pièce claire face cachée.",
                         "Ada prend la rangée 2 (une chouette) et sort de la manche."}));
}

TEST(AnimalSentences, B15_B16_B17_the_end_of_a_round_is_told) {
    told_match<base_game<2>> m;
    m.act("take 0, take 1, tower 2");
    EXPECT_EQ(m.told(viewer::spectator(), in_english, by_name, 2),
              (sentences{"Bo takes the last row, row 2 (no tokens), and the starting rock. Round 1 is over. The rest "
                         "of the tower goes unseen into the box: 15 tokens.",
                         "Bo takes the tree tile off tower 3 and begins round 2 with that tower."}));
    EXPECT_EQ(m.told(seat{1}, in_german, to_you, 2),
              (sentences{"Du nimmst die letzte Reihe, Reihe 2 (keine Tiersteine), und den Startfelsen. Runde 1 ist zu "
                         "Ende. Der Rest des Turms kommt ungesehen in die Schachtel: 15 Steine.",
                         "Du nimmst das Baumplättchen von Turm 3 und beginnst mit diesem Turm Runde 2."}));
    EXPECT_EQ(m.told(seat{0}, in_french, to_you, 2),
              (sentences{"Bo prend la dernière rangée, la 2 (aucune pièce), et le rocher. La manche 1 est terminée. Le "
                         "reste de la pile va dans la boîte sans être vu : 15 pièces.",
                         "Bo prend la tuile Arbre de la pile 3 et commence la manche 2 avec cette pile."}));
}

TEST(AnimalSentences, D1_D3_two_tokens_are_told_one_by_one) {
    told_match<base_game_duel> m;
    m.act("draw 0, draw 0").find("owl bear").act("box, lay 0");
    EXPECT_EQ(m.told(viewer::spectator(), in_english),
              (sentences{"Ada draws a token from column 1.", "Ada draws another one from column 1.",
                         "Ada puts a light token into the box.", "Ada lays a bear at row 1."}));
    EXPECT_EQ(m.told(seat{0}, in_german, to_you),
              (sentences{"Du ziehst einen Tierstein aus Spalte 1.", "Du ziehst noch einen aus Spalte 1.",
                         "Du siehst eine Eule.", "Du siehst einen Bären.",
                         "Du legst einen hellen Tierstein in die Schachtel.", "Du legst einen Bären an Reihe 1."}));
}

TEST(AnimalSentences, W3_a_shadow_token_is_named_to_its_owner_alone) {
    told_match<hidden_wolves<2>> m;
    m.act("take 0, take 1, tower 1");
    for (int i = 0; i < 3; ++i) m.act("draw 0").find("deer").act("lay 0");
    m.act("draw 0").find("wolf");  // by Ada, as Bo began the round
    EXPECT_EQ(m.told(seat{0}, in_english, by_name, 2),
              (sentences{"Ada draws a shadow token from column 1.", "Ada sees a wolf, which must stay hidden."}));
    EXPECT_EQ(m.told(seat{0}, in_english, to_you, 1), sentences{"You see a wolf, which you must keep hidden."});
    EXPECT_EQ(m.told(seat{1}, in_english, by_name, 1), sentences{"Ada must keep the shadow token hidden."});
    EXPECT_EQ(m.told(seat{0}, in_german, to_you, 1), sentences{"Du musst einen Wolf verdeckt behalten."});
    EXPECT_EQ(m.told(seat{1}, in_german, by_name, 1), sentences{"Ada muss den Schattenstein verdeckt behalten."});
    EXPECT_EQ(m.told(seat{0}, in_french, to_you, 1), sentences{"Tu dois garder face cachée un loup."});
    EXPECT_EQ(m.told(seat{1}, in_french, by_name, 1), sentences{"Ada doit garder face cachée la pièce d'ombre."});
}

TEST(AnimalSentences, K4_the_end_tells_what_everybody_sees) {
    told_match<base_game<2>> m;
    m.act("draw 0").find("owl").act("keep, draw 0").find("bear").act("keep, take 0, take 1");
    for (char const* const round : {"tower 1, take 0, take 1", "tower 2, take 0, take 1", "tower 3, take 0, take 1"})
        m.act(round);
    m.act("add none, add first");
    EXPECT_EQ(m.told(seat{0}, in_english, to_you, 2),
              (sentences{"You decide on the tokens that you kept.",
                         "Bo decides in secret on the tokens kept. The game is over, and all tokens are shown: You: a "
                         "light token back into the box unseen. Bo: a bear added."}));
    EXPECT_EQ(
        m.told(viewer::spectator(), in_german, by_name, 1),
        sentences{
            "Bo entscheidet heimlich über die behaltenen Tiersteine. Das Spiel ist zu Ende, und alle Tiersteine werden "
            "gezeigt: Ada: einen hellen Tierstein ungesehen in die Schachtel gelegt. Bo: einen Bären hinzugenommen."});
    EXPECT_EQ(m.told(seat{0}, in_french, to_you, 1),
              sentences{"Bo décide en secret des pièces gardées. La partie est terminée, et toutes les pièces sont "
                        "montrées : Toi : une pièce claire dans la boîte, face cachée. Bo : un ours en plus."});
}

}  // namespace
}  // namespace triqueta::text
