// The steps by which CONTRIBUTING.md adds a game, and what they lead to: the game of examples/own_game. All laws of
// tests/properties are checked for it too.

#include "own_game/own_game.hpp"

#include "properties/any_game.hpp"
#include "properties/choices.hpp"
#include "properties/games.hpp"
#include "properties/json.hpp"
#include "properties/legal.hpp"
#include "properties/noninterference.hpp"
#include "properties/outside.hpp"
#include "properties/round_trip.hpp"
#include "properties/square.hpp"
#include "properties/walk.hpp"
#include "support/found.hpp"
#include "support/written.hpp"

#include <triqueta/catalog.hpp>
#include <triqueta/data.hpp>
#include <triqueta/text.hpp>

#include <gtest/gtest.h>

#include <array>
#include <cstdint>
#include <iterator>
#include <set>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

namespace {

namespace refusals = wasps::refusals;
using triqueta::seat, triqueta::refusal, triqueta::viewer;
using wasps::fruit, wasps::step;
using enum fruit;

using own = wasps::game;
using games = triqueta::catalog<triqueta::shipped, own>;
using state = triqueta::state<own>;

triqueta::action<own> named(char const* words) {
    return *triqueta::text::read_action<own>(words, triqueta::text::in_english);
}

/// A game in which the test says who gets what. What the rules refuse fails it.
class played : public state {
  public:
    explicit played(std::vector<std::array<fruit, 3>> const& hands, int crop = 3)
        : state{{.players = static_cast<int>(hands.size()), .crop = crop}} {
        for (std::size_t round = 0; round < 3; ++round)
            for (auto const& hand : hands) EXPECT_FALSE(reveal(hand[round]));
    }
    played& act(char const* words) {
        EXPECT_FALSE(apply(named(words))) << words;
        return *this;
    }
};

// 1. The parts of its positions have descriptions.

TEST(OwnGame, F1_is_set_up_for_two_to_four_with_a_crop_of_three_to_eight) {
    EXPECT_EQ(state::why_not({.players = 1}), refusals::wrong_player_count);
    EXPECT_EQ(state::why_not({.players = 5}), refusals::wrong_player_count);
    EXPECT_EQ(state::why_not({.crop = 2}), refusals::wrong_crop);
    EXPECT_EQ(state::why_not({.crop = 9}), refusals::wrong_crop);
    EXPECT_EQ(state::why_not({.players = 2, .first = seat{2}}), refusal::no_such_seat);
    for (int crop = 3; crop <= 8; ++crop) EXPECT_EQ((state{{.crop = crop}}.to_draw().total()), 5 * crop);
    auto const& options = games::all().back().options;
    ASSERT_EQ(options.size(), 1);
    EXPECT_STREQ(options[0].name, "crop");
    EXPECT_EQ(options[0].least, 3);
    EXPECT_EQ(options[0].most, 8);
    EXPECT_EQ(options[0].initial, 6);
}

// 2. Its moves are values.

TEST(OwnGame, F2_F3_hands_are_dealt_and_hidden) {
    played const s{{{{plum, pear, pear}}, {{quince, medlar, damson}}}};
    EXPECT_TRUE(s.turn().is(seat{0}));
    EXPECT_EQ(s.view(seat{0}).mine().hand.of(pear), 2);
    EXPECT_TRUE(s.view(viewer::spectator()).mine().hand.empty());
    EXPECT_EQ(s.table().pile, 9);
    EXPECT_EQ(s.event_of(named("pick")).seen_by(seat{1}).action(), named("pick"));
}

TEST(OwnGame, F4_a_fruit_is_put_once_and_where_no_wasps_sit) {
    played s{{{{plum, plum, pear}}, {{plum, pear, damson}}}};
    EXPECT_EQ(s.why_not(seat{0}, named("put medlar")), refusals::not_in_hand);
    EXPECT_EQ(s.why_not(seat{1}, named("put plum")), refusal::not_your_turn);
    s.act("put plum").act("put damson");
    EXPECT_EQ(s.why_not(seat{0}, named("put plum")), refusals::in_basket_already);
}

TEST(OwnGame, F4_wasps_keep_a_fruit_out_of_baskets) {
    played s{{{{plum, pear, pear}}, {{pear, quince, damson}}}};
    s.act("put pear").act("spoil 0 pear");
    EXPECT_EQ(s.why_not(seat{0}, named("put pear")), refusals::wasps_on_it);
    s.act("put plum").act("put damson");
    EXPECT_EQ(s.why_not(seat{0}, named("put pear")), refusals::wasps_on_it);
}

TEST(OwnGame, F5_n_fruits_are_sold_for_n_times_n_points) {
    played s{{{{plum, pear, quince}}, {{plum, pear, damson}}}};
    s.act("put plum").act("put plum");
    EXPECT_EQ(s.why_not(seat{0}, named("sell")), refusals::too_few_to_sell);
    s.act("put pear").act("put pear").act("put quince").act("sell").act("sell");
    EXPECT_EQ(s.table().sold[seat{0}], 9);
    EXPECT_EQ(s.table().sold[seat{1}], 4);
    EXPECT_EQ(s.table().gone.total(), 5);
    EXPECT_TRUE(s.table().baskets[seat{0}].empty());
}

TEST(OwnGame, F6_only_a_fruit_in_another_players_basket_can_be_spoilt) {
    played s{{{{plum, pear, quince}}, {{plum, pear, damson}}}};
    s.act("put plum");
    EXPECT_EQ(s.why_not(seat{1}, named("spoil 1 plum")), refusals::no_such_neighbour);
    EXPECT_EQ(s.why_not(seat{1}, named("spoil 2 plum")), refusals::no_such_neighbour);
    EXPECT_EQ(s.why_not(seat{1}, named("spoil 0 medlar")), refusals::not_in_hand);
    EXPECT_EQ(s.why_not(seat{1}, named("spoil 0 pear")), refusals::not_in_their_basket);
    s.act("spoil 0 plum");
    EXPECT_EQ(s.table().wasps, plum);
    EXPECT_TRUE(s.table().baskets[seat{0}].empty());
    EXPECT_EQ(s.table().in_hand[seat{1}], 2);
}

TEST(OwnGame, F7_ends_with_the_pile_and_counts_what_is_in_baskets) {
    played s{{{{plum, plum, pear}}, {{plum, pear, damson}}}};
    s.act("put plum").act("put pear");
    for (int left = s.table().pile; left > 0; --left) {
        EXPECT_FALSE(s.is_over());
        s.act("pick");
        EXPECT_FALSE(s.reveal(s.to_draw().nth(0)));
    }
    EXPECT_TRUE(s.is_over());
    EXPECT_EQ(s.result().points(seat{0}), 1);
    EXPECT_EQ(s.result().winners().size(), 2);
}

// 3. Its rules fulfil the contract.

static_assert(triqueta::described_game<own>);
static_assert(triqueta::action<own>::count == 1 + 5 + 1 + 20, "the numbers of actions never change");

// 4. It checks positions from outside.

TEST(OwnGame, finds_what_a_position_breaks) {
    played s{{{{plum, plum, pear}}, {{plum, pear, damson}}}};
    s.act("put plum").act("put pear");
    support::provoked found;
    using table = wasps::table;
    using all_secrets = triqueta::rules_of<own>::all_secrets;
    auto const in = [&s](auto change) { return support::found_in(s, change); };
    found(in([](table& t, all_secrets&) { t.players = 1; }), {refusal::wrong_seats});
    found(in([](table& t, all_secrets&) { t.crop = 9; }), {refusals::wrong_crop});
    found(in([](table& t, all_secrets&) { --t.pile; }), {refusals::wrong_fruits});
    found(in([](table&, all_secrets& all) {
              for (auto& each : all) each.hand = wasps::fruits::of_each(0);
          }),
          {refusal::wrong_secrets});
    found(in([](table&, all_secrets& all) { all[seat{3}].hand.add(medlar); }), {refusal::wrong_secrets});
    found(in([](table& t, all_secrets&) { t.next = step::deal; }), {refusals::wrong_deal});
    found(in([](table& t, all_secrets& all) {
              all[seat{0}].hand.remove(plum);
              --t.in_hand[seat{0}];
              t.baskets[seat{0}].add(plum);
          }),
          {refusals::wrong_baskets});
    found(in([](table& t, all_secrets&) { t.sold[seat{1}] = 1; }), {refusals::wrong_points});
    found(in([](table& t, all_secrets&) { t.wasps = quince; }), {refusals::wrong_wasps});
    found(in([](table& t, all_secrets&) { t.next = step::over; }), {refusals::wrong_turn});
    found.expect_all(std::vector{refusals::wrong_crop, refusals::wrong_fruits, refusals::wrong_deal,
                                 refusals::wrong_baskets, refusals::wrong_points, refusals::wrong_wasps,
                                 refusals::wrong_turn});
}

// 5. It has words, in as many languages as it likes.

TEST(OwnGame, says_everything_in_english_where_it_has_no_other_words) {
    for (auto const* const in : triqueta::text::all_languages) {
        EXPECT_STREQ(games::all().back().title(*in), "Wasps at Noon");
        EXPECT_EQ(support::text_of(named("spoil 1 damson"), *in), "spoil 1 damson");
        EXPECT_STREQ(games::sentence(refusals::wasps_on_it, *in), "Wasps sit on this fruit.");
    }
    EXPECT_STRNE(games::sentence(refusal::not_your_turn, triqueta::text::in_german),
                 games::sentence(refusal::not_your_turn, triqueta::text::in_english))
        << "what any game says is in each language";
    for (int number = 0; number < triqueta::action<own>::count; ++number) {
        auto const a = *triqueta::action<own>::from_number(number);
        EXPECT_EQ(named(support::text_of(a, triqueta::text::in_english).c_str()), a);
    }
}

TEST(OwnGame, has_refusals_with_codes_names_and_sentences_of_their_own) {
    std::set<int> codes;
    for (auto const& one : wasps::all_refusals) {
        EXPECT_GE(one.why.code(), refusal::first_of_your_own);
        EXPECT_EQ(one.why.rule().letter, 'F') << one.name;
        EXPECT_TRUE(codes.insert(one.why.code()).second) << one.name;
        EXPECT_TRUE(properties::has_a_sentence<own>(one.why)) << one.name;
    }
    EXPECT_EQ(codes.size(), std::size(wasps::all_reasons));
}

// 6. A catalogue has it beside others.

TEST(OwnGame, is_chosen_by_its_name) {
    EXPECT_EQ(games::variants, triqueta::shipped::variants + 1);
    EXPECT_STREQ(games::all().back().name, "wasps_at_noon");
    EXPECT_EQ(games::all().back().least_players, 2);
    EXPECT_EQ(games::all().back().most_players, 4);
    EXPECT_FALSE(games::find("wasps_at_noon", 5));
    int visits = 0;
    EXPECT_FALSE(games::visit("wasps_at_noon", 3,
                              [&]<class G>(triqueta::setup<G> const&) { visits += std::is_same_v<G, own>; }));
    EXPECT_EQ(visits, 1);
    EXPECT_EQ(triqueta::shipped::visit("wasps_at_noon", 3, []<class G>(triqueta::setup<G> const&) {}),
              refusal::no_such_variant);
}

// 7. It is named among the games of the laws.

static_assert(properties::all_games::has<own> && properties::tested_games::has<own>);

TEST(OwnGame, keeps_every_law) {
    for (std::uint8_t key = 0; key < 50; ++key) {
        std::vector<std::uint8_t> const bytes{key};
        properties::choices from{bytes};
        ASSERT_NO_THROW(properties::walk<own>(from, [&](auto const& s) {
            properties::legal_is_exactly_what_apply_accepts(s);
            properties::pieces_are_conserved(s);
            properties::others_secrets_change_nothing(s, from);
        }));
        ASSERT_NO_THROW(properties::events_carry_every_view_along<own>(from));
        ASSERT_NO_THROW(properties::an_event_from_outside_leaves_a_view_whole<own>(from));
        ASSERT_NO_THROW(properties::all_json_is_read_back<own>(from));
    }
}

}  // namespace
