#include <triqueta/triangles/mayhem/score_pad.hpp>

#include <triqueta/core/random/dice.hpp>
#include <triqueta/core/state.hpp>
#include <triqueta/play/playout.hpp>
#include <triqueta/triangles/mayhem/rules.hpp>

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <vector>

namespace triqueta::triangles::mayhem {
namespace {

using enum cut;
using enum colour;

constexpr seat amy{0}, ben{1};

constexpr card h1p = piece(horizontal, 1, pink), h2p = piece(horizontal, 2, pink), h3p = piece(horizontal, 3, pink);
constexpr card h2r = piece(horizontal, 2, red), h3g = piece(horizontal, 3, green);
constexpr card v1r = piece(vertical, 1, red), v2r = piece(vertical, 2, red), v3r = piece(vertical, 3, red);

score_pad settled(std::vector<claimed> const& claims, std::vector<card> const& left = {}) {
    return settle(claims, left);
}

TEST(ScorePad, M9_right_triangles_count_three_or_six) {
    auto const pad = settled({{amy, {h1p, h2p, h3p}}, {amy, {h3g, h1p, h2r}}, {ben, {v3r, v1r, v2r}}});
    EXPECT_EQ(pad.points[amy], 6 + 3);
    EXPECT_EQ(pad.points[ben], 6);
    EXPECT_EQ(pad.pure[amy], 1);
    EXPECT_EQ(pad.unpure[amy], 1);
    EXPECT_EQ(pad.wrong[amy], 0);
}

TEST(ScorePad, M10_a_wrong_three_counts_one_less_for_each_card) {
    EXPECT_EQ(settled({{ben, {h1p, h2p, v3r}}}).points[ben], -3) << "of two cuts";
    EXPECT_EQ(settled({{ben, {h1p, h2p, h2r}}}).points[ben], -3) << "a number twice";
    EXPECT_EQ(settled({{ben, {h1p, h2p, joker(horizontal, pink)}}}).points[ben], -3) << "a joker";
    EXPECT_EQ(settled({{ben, {h1p, h2p, card{200}}}}).points[ben], -3) << "no card at all";
    EXPECT_EQ(settled({{ben, {h1p, h2p, v3r}}}).wrong[ben], 1);
}

TEST(ScorePad, M10_a_wrong_three_of_two_cuts_answers_for_the_pieces_that_it_lacks) {
    // Two of a cut with different numbers: it lacks the third. One of another cut: it lacks both others.
    auto const pad = settled({{amy, {h1p, h2p, v3r}}}, {h3g, v1r, v2r});
    EXPECT_EQ(pad.pieces_left[amy], 3);
    EXPECT_EQ(pad.points[amy], -6);
    EXPECT_EQ(pad.unfinished, by_kind{});
}

TEST(ScorePad, M10_a_number_twice_lacks_two_of_each_other_one) {
    auto const pad = settled({{amy, {h2p, h2p, h2r}}}, {h1p, h1p, h1p, h3p, h3p, h3g});
    EXPECT_EQ(pad.pieces_left[amy], 6) << "three times a 2: three of 1 and three of 3";
    auto const twice = settled({{amy, {h2p, h2p, h1p}}}, {h1p, h1p, h3p, h3p, h3g});
    EXPECT_EQ(twice.pieces_left[amy], 1 + 2);
    EXPECT_EQ(twice.unfinished[static_cast<unsigned>(h1p)], 1);
    EXPECT_EQ(twice.unfinished[static_cast<unsigned>(h3g)], 1) << "the last of the like pieces";
}

TEST(ScorePad, M10_a_piece_goes_to_the_first_that_lacks_it_by_seat_and_then_by_order) {
    std::vector<claimed> const claims{{ben, {h1p, h2p, v1r}}, {amy, {h1p, h2r, v2r}}, {amy, {h2p, h1p, v3r}}};
    auto const one = settled(claims, {h3p});
    EXPECT_EQ(one.pieces_left[amy], 1);
    EXPECT_EQ(one.pieces_left[ben], 0);
    auto const three = settled(claims, {h3p, h3p, h3g});
    EXPECT_EQ(three.pieces_left[amy], 2);
    EXPECT_EQ(three.pieces_left[ben], 1);
    EXPECT_EQ(three.points[amy], -6 - 2);
    EXPECT_EQ(three.points[ben], -3 - 1);
}

TEST(ScorePad, M10_a_piece_that_none_lacks_scores_nothing_and_is_reported) {
    auto const pad = settled({{amy, {h1p, h2p, h3p}}}, {v1r, v1r});
    EXPECT_EQ(pad.points[amy], 6);
    EXPECT_EQ(pad.unfinished[static_cast<unsigned>(v1r)], 2);
}

TEST(ScorePad, T1_M10_what_is_missing_or_too_many_is_told_apart) {
    auto const pad = settled({{amy, {h1p, h1p, h1p}}, {ben, {h1p, joker(vertical, red), h2p}}}, {h2p});
    EXPECT_EQ(pad.too_many[static_cast<unsigned>(h1p)], 1);
    EXPECT_EQ(pad.too_many[static_cast<unsigned>(joker(vertical, red))], 1);
    EXPECT_EQ(pad.missing[static_cast<unsigned>(h2p)], 1);
    EXPECT_EQ(pad.missing[static_cast<unsigned>(h3g)], 3);
    EXPECT_EQ(pad.missing[static_cast<unsigned>(joker(vertical, pink))], 0);
    EXPECT_FALSE(pad.adds_up());
}

TEST(ScorePad, M10_claims_of_nobody_score_nothing) {
    auto const pad = settled({{seat{27}, {h1p, h2p, v3r}}}, {h3g});
    EXPECT_EQ(pad.points, by_seat<points>{});
    EXPECT_EQ(pad.unfinished[static_cast<unsigned>(h3g)], 1);
}

/// A cut and a number, by both as numbers.
struct place {
    int cut = 0;
    int number = 0;
};
constexpr std::array<place, 9> all_places{{{0, 1}, {0, 2}, {0, 3}, {1, 1}, {1, 2}, {1, 3}, {2, 1}, {2, 2}, {2, 3}}};

/// How many of three kinds of cards are pieces of this cut and number, worked out from the kinds' numbers alone.
int count(std::array<int, 3> const& kinds, place at) {
    int const first = 9 * at.cut + 3 * (at.number - 1);
    return static_cast<int>(std::count_if(kinds.begin(), kinds.end(), [first](int k) { return k / 3 == first / 3; }));
}
bool is_triangle(std::array<int, 3> const& kinds) {
    auto pieces = kinds;
    std::sort(pieces.begin(), pieces.end());
    int const rows = pieces[0] / 3;  // of three kinds each: a number of a cut, in three colours
    return rows < 9 && rows % 3 == 0 && pieces[1] / 3 == rows + 1 && pieces[2] / 3 == rows + 2;
}
bool is_one_colour(std::array<int, 3> const& kinds) {
    return kinds[0] % 3 == kinds[1] % 3 && kinds[0] % 3 == kinds[2] % 3;
}
int lacks(std::array<int, 3> const& kinds, place at) {
    int const most = std::max({count(kinds, {at.cut, 1}), count(kinds, {at.cut, 2}), count(kinds, {at.cut, 3})});
    return most - count(kinds, at);
}

/// Compares the pad of a three, with three pieces of each cut and number in the middle, with what M9 and M10 say.
void check_pad_of(std::array<int, 3> const& kinds, std::vector<card> const& middle) {
    auto const pad = settled({{ben, {card(kinds[0]), card(kinds[1]), card(kinds[2])}}}, middle);
    bool const right = is_triangle(kinds), pure = right && is_one_colour(kinds);
    int pieces_left = 0;
    for (auto const at : all_places) {
        int const because = right ? 0 : lacks(kinds, at);
        pieces_left += because;
        int unfinished = 0;
        for (int colour = 0; colour < 3; ++colour)
            unfinished += pad.unfinished[static_cast<unsigned>(9 * at.cut + 3 * (at.number - 1) + colour)];
        EXPECT_EQ(unfinished, 3 - because) << "cut " << at.cut << ", number " << at.number;
    }
    EXPECT_EQ(pad.pure[ben], pure ? 1 : 0);
    EXPECT_EQ(pad.unpure[ben], right && !pure ? 1 : 0);
    EXPECT_EQ(pad.wrong[ben], right ? 0 : 1);
    EXPECT_EQ(pad.pieces_left[ben], pieces_left);
    EXPECT_EQ(pad.points[ben], pure ? 6 : right ? 3 : -3 - pieces_left);
}

TEST(ScorePad, M9_M10_every_three_of_any_cards_in_any_order_scores_what_it_is) {
    std::vector<card> middle;
    middle.reserve(piece_kinds);
    for (int kind = 0; kind < piece_kinds; ++kind) middle.push_back(card(kind));
    for (int a = 0; a <= card_kinds; ++a)
        for (int b = 0; b <= card_kinds; ++b)  // the last one is no card
            for (int c = 0; c <= card_kinds; ++c) {
                check_pad_of({a, b, c}, middle);
                ASSERT_FALSE(testing::Test::HasFailure()) << "kinds " << a << ", " << b << ", " << c;
            }
}

// Whatever an engine's game comes to, the pad counts it alike, and all adds up.
TEST(ScorePad, M8_M9_agrees_with_whole_games) {
    for (std::uint64_t number = 0; number < 50; ++number) {
        dice random{number};
        state<game> s{{.players = 5}};
        std::vector<claimed> claims;
        while (!s.is_over()) {
            if (s.turn().is_chance()) {
                s.reveal_unchecked(urn{random}(s));
                continue;
            }
            auto const a = random.pick(s.legal());
            if (!a.is_stop()) {
                auto const laid = a.target().seen_from(a.piece()).with(a.piece());
                if (laid.is_complete())
                    claims.push_back({s.turn().seat(), {laid.piece(3), laid.piece(1), laid.piece(2)}});
            }
            s.apply_unchecked(a);
        }
        auto const pad = settled(claims);
        EXPECT_TRUE(pad.adds_up());
        for (auto const who : seat_set::first(5)) EXPECT_EQ(pad.points[who], s.result().points(who));
    }
}

static_assert([] {
    claimed const claims[] = {{amy, {h1p, h2p, h3p}}};
    return settle(claims, {}).points[amy] == 6;
}());

}  // namespace
}  // namespace triqueta::triangles::mayhem
