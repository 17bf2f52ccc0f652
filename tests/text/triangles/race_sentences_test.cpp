#include <triqueta/text/triangles/race_sentences.hpp>

#include <triqueta/text.hpp>

#include "support/told.hpp"

#include <gtest/gtest.h>

#include <cstddef>
#include <string>
#include <string_view>

// What viewers are told of the 21/15/9-card game, in every language.
namespace triqueta::text {
namespace {

using support::by_name, support::sentences, support::to_you, support::told_match;

/// Nine cards for each of five; the first two have something to tell.
told_match<race> five_players(int turn_cap = 1'000) {
    std::string_view const hands[] = {
        "h1p h1p h2p h3p h3r v1p v2r v3g hp",  "c1p c2p c3p c1r c2r c3g h2p h3p cp",
        "h1r h1r h1r h1g h1g h1g h2r h2r h2r", "h2g h2g h2g h3g h3g h3g h3r h3r v1p",
        "v1r v1r v1r v1g v1g v1g v2p v2p v2p",
    };
    std::string pieces;
    for (std::size_t card = 0; card < 9; ++card)
        for (auto const hand : hands) {
            auto rest = hand;
            for (std::size_t before = 0; before < card; ++before) rest.remove_prefix(rest.find(' ') + 1);
            pieces += std::string{rest.substr(0, rest.find(' '))} + ' ';
        }
    told_match<race> m{{5, seat{0}, turn_cap}};
    m.find(pieces);
    return m;
}

TEST(RaceSentences, R1_the_deal_is_one_sentence) {
    EXPECT_EQ(five_players().told(viewer::spectator(), in_english),
              sentences{"Each of the 5 players is dealt 9 cards, 45 are left in the draw pile."});
    EXPECT_EQ(five_players().told(seat{3}, in_german),
              sentences{"Jeder der 5 Spieler bekommt 9 Karten, 45 bleiben im Nachziehstapel."});
}

TEST(RaceSentences, R2_a_turn_with_a_drawn_card_is_told) {
    auto m = five_players();
    m.act("draw").find("v3r").act("discard h1p, end, take, discard cp, end");
    EXPECT_EQ(m.told(viewer::spectator(), in_english, by_name, 6),
              (sentences{"Ada draws a card.", "Ada discards H1p.", "Ada ends the turn.",
                         "Bo takes H1p from the discards.", "Bo discards [Cp].", "Bo ends the turn."}));
    EXPECT_EQ(m.told(seat{0}, in_german, to_you, 7),
              (sentences{"Du ziehst eine Karte.", "Du siehst S3r.", "Du wirfst W1p ab.", "Du beendest deinen Zug.",
                         "Bo nimmt W1p vom Ablagestapel.", "Bo wirft [Mp] ab.", "Bo beendet den Zug."}));
    EXPECT_EQ(m.told(seat{0}, in_french, by_name, 7),
              (sentences{"Ada pioche une carte.", "Ada voit V3r.", "Ada défausse H1o.", "Ada termine le tour.",
                         "Bo prend H1o dans la défausse.", "Bo défausse [Co].", "Bo termine le tour."}));
}

TEST(RaceSentences, R3_R4_R7_R8_triangles_and_jokers_are_told) {
    auto m = five_players();
    m.act("complete v1p v2r v3g, save 2, end, complete c1p c2p c3p, joker cp, steal 0 v2r");
    EXPECT_EQ(m.told(seat{0}, in_english, to_you, 6),
              (sentences{"You complete V1p V2r V3g.", "You save V2r (discarding V1p and V3g).", "You end your turn.",
                         "Bo completes the pure C1p C2p C3p and saves C1p, C2p and C3p.", "Bo plays the joker [Cp].",
                         "Bo takes the saved V2r from you."}));
    EXPECT_EQ(m.told(viewer::spectator(), in_german, by_name, 6),
              (sentences{"Ada bildet S1p S2r S3g.", "Ada behält S2r (abgeworfen: S1p und S3g).", "Ada beendet den Zug.",
                         "Bo bildet das reine Dreieck M1p M2p M3p und behält M1p, M2p und M3p.",
                         "Bo spielt den Joker [Mp].", "Bo nimmt Ada das behaltene S2r weg."}));
    EXPECT_EQ(m.told(seat{0}, in_french, to_you, 1), sentences{"Bo prend V2r parmi les pièces gardées par toi."});
    EXPECT_EQ(m.told(seat{0}, in_german, to_you, 1), sentences{"Bo nimmt dir das behaltene S2r weg."});
}

TEST(RaceSentences, R9_R10_R11_a_call_and_its_lapse_are_told) {
    auto m = five_players();
    m.act("complete h1p h2p h3p, call, end, end, end, end, complete v1p v2r v3g, save 1, end");
    EXPECT_EQ(m.told(viewer::spectator(), in_english)[2], "Ada calls last round.");
    EXPECT_EQ(m.told(viewer::spectator(), in_english)[4], "Player 3 does nothing.");
    EXPECT_EQ(m.told(viewer::spectator(), in_english, by_name, 1),
              sentences{"Ada ends the turn. Ada hasn't emptied the hand: that call has lapsed."});
    EXPECT_EQ(m.told(seat{0}, in_german, to_you, 1),
              sentences{"Du beendest deinen Zug. Du hast noch Karten auf der Hand: Deine Ansage ist verfallen."});
    EXPECT_EQ(m.told(seat{0}, in_french, to_you, 1),
              sentences{"Tu termines ton tour. Tu n'as pas vidé ta main : ton annonce tombe."});
}

TEST(RaceSentences, R14_the_last_turn_is_told) {
    auto m = five_players(1);
    m.act("complete v1p v2r v3g, save 1, end");
    EXPECT_EQ(m.told(viewer::spectator(), in_english, by_name, 1),
              sentences{"Ada ends the turn. That was turn 1, the last one. The game is over, and nobody has won."});
}

}  // namespace
}  // namespace triqueta::text
