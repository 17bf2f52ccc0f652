#include <triqueta/text/triangles/mayhem_sentences.hpp>

#include <triqueta/text.hpp>

#include "support/told.hpp"

#include <gtest/gtest.h>

// What viewers are told of Triangle Mayhem, in every language.
namespace triqueta::text {
namespace {

using support::by_name, support::sentences, support::to_you, support::told_match;

told_match<mayhem> two_players(bool fast = false) {
    told_match<mayhem> m{{2, seat{0}, fast}};
    m.find("h1p v1r h2p h3g h3p v2g");
    return m;
}

TEST(MayhemSentences, M1_the_deal_is_one_sentence) {
    auto const m = two_players();
    EXPECT_EQ(m.told(viewer::spectator(), in_english),
              sentences{"Each of the 2 players is dealt 3 pieces, 75 are left in the draw pile."});
    EXPECT_EQ(m.told(seat{0}, in_german),
              sentences{"Jeder der 2 Spieler bekommt 3 Teile, 75 bleiben im Nachziehstapel."});
    EXPECT_EQ(m.told(seat{1}, in_french),
              sentences{"Chacun des 2 joueurs reçoit 3 pièces, il en reste 75 dans la pioche."});
}

TEST(MayhemSentences, M2_M5_plays_and_draws_are_told) {
    auto m = two_players();
    m.act("play h1p, play h2p at h1p, stop").find("c1p c2g");
    EXPECT_EQ(m.told(seat{1}, in_english, by_name, 3),
              (sentences{"Ada starts a triangle with H1p.", "Ada adds H2p (now H1p H2p ---).",
                         "Ada stops playing and draws 2 pieces."}));
    EXPECT_EQ(m.told(seat{0}, in_german, to_you, 5),
              (sentences{"Du beginnst ein Dreieck mit W1p.", "Du legst W2p an (jetzt W1p W2p ---).",
                         "Du hörst auf zu legen.", "Du ziehst M1p.", "Du ziehst M2g."}));
    EXPECT_EQ(m.told(seat{0}, in_french, by_name, 2), (sentences{"Ada pioche C1o.", "Ada pioche C2v."}));
}

TEST(MayhemSentences, T2_M9_a_completed_triangle_is_told_with_its_points) {
    auto m = two_players();
    m.act("play h1p, play h2p at h1p, play h3p at h1p h2p");
    EXPECT_EQ(m.told(viewer::spectator(), in_english, by_name, 1),
              sentences{"Ada completes the pure H1p H2p H3p with H3p for 6 points and draws 3 pieces."});
    EXPECT_EQ(m.told(viewer::spectator(), in_german, by_name, 1),
              sentences{"Ada vollendet das reine Dreieck W1p W2p W3p mit W3p für 6 Punkte und zieht 3 Teile."});
    EXPECT_EQ(m.told(seat{0}, in_french, to_you, 1),
              sentences{"Tu complètes le triangle pur H1o H2o H3o avec H3o pour 6 points."});
}

TEST(MayhemSentences, M6_each_piece_of_fast_draw_and_play_is_told) {
    auto m = two_players(true);
    m.act("play h1p, stop").find("h2g").act("play h2g at h1p").find("c1p").act("stop");
    EXPECT_EQ(m.told(viewer::spectator(), in_english, by_name, 3),
              (sentences{"Ada stops playing and draws a piece.", "Ada adds H2g (now H1p H2g ---) and draws a piece.",
                         "Ada stops playing."}));
}

}  // namespace
}  // namespace triqueta::text
