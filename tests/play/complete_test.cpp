#include <triqueta/play/complete.hpp>

#include <triqueta/text.hpp>

#include "properties/games.hpp"
#include "properties/walk.hpp"
#include "support/chi_squared.hpp"
#include "support/courses.hpp"
#include "support/hand_played.hpp"
#include "support/hidden.hpp"

#include <gtest/gtest.h>

#include <array>
#include <cstdint>
#include <initializer_list>
#include <iterator>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

// What a completion's probabilities are: exactly, over every course of draws, where few pieces are hidden; and by
// fixed keys on real games, so that a test fails always or never.
namespace {

using support::distribution;
using support::hidden;
using triqueta::state, triqueta::view, triqueta::seat;

// --- exactly

/// The shipped way, and one that has a fault.
struct as_shipped {
    template <class G, class Random>
    [[nodiscard]] state<G> operator()(view<G> const& v, Random& random) const {
        return triqueta::complete(v, random);
    }
};
struct by_kinds {
    template <class G, class Random>
    [[nodiscard]] state<G> operator()(view<G> const& v, Random& random) const {
        return support::complete_by_kinds(v, random);
    }
};

template <class Complete, class G>
[[nodiscard]] distribution distribution_of(view<G> const& v) {
    return support::over_all_courses([&](auto& source) {
        auto const s = Complete{}(v, source);
        EXPECT_EQ(s.view(v.who()), v);
        return support::secrets_told(s);
    });
}

/// What was compared, and how much of it was otherwise than it should be.
struct comparison {
    int views = 0;
    int spectators = 0;
    int wrong = 0;  // as shipped
    int found = 0;  // where the fault shows
    std::set<int> phases{};
    std::set<std::string> told{};  // so that none is compared twice

    /// So many unseen pieces at most: there is a factorial of them.
    template <class G>
    void add(view<G> const& v, std::size_t most_unseen) {
        hidden<G> const h{v};
        if (h.piles[0].pieces.size() > most_unseen || h.piles[1].pieces.size() > most_unseen) return;
        auto const expected = support::over_all_orders(v);
        ++views;
        spectators += v.who().is_spectator();
        phases.insert(static_cast<int>(v.table().phase));
        wrong += distribution_of<as_shipped>(v) != expected;
        found += distribution_of<by_kinds>(v) != expected;
    }
};

template <class G>
[[nodiscard]] std::string bytes_of(view<G> const& v) {
    std::string all;
    triqueta::text::write_json(v, triqueta::text::in_english, std::back_inserter(all));
    return all;
}

/// Of a position every viewer's view, if it hasn't been compared yet.
template <class G>
void compare(state<G> const& s, std::size_t most_unseen, comparison& all) {
    for (auto const who : properties::viewers_of(s)) {
        auto const v = s.view(who);
        if (all.told.insert(bytes_of(v)).second) all.add(v, most_unseen);
    }
}

/// Every position of a game, to its last leaf.
template <class G>
void compare_every(state<G> const& s, comparison& all) {
    compare(s, 9, all);
    if (s.turn().is_chance()) {
        auto const there = s.to_draw();
        for (int i = 0; i < triqueta::rules_of<G>::outcomes; ++i) {
            auto next = s;
            if (there.of(triqueta::outcome<G>(i)) > 0 && !next.reveal(triqueta::outcome<G>(i)))
                compare_every(next, all);
        }
    }
    for (auto const a : s.legal()) {
        auto next = s;
        next.apply_unchecked(a);
        compare_every(next, all);
    }
}

/// Positions of some games that go on from here by chance.
template <class G>
void compare_some(state<G> const& start, int games, std::size_t most_unseen, comparison& all) {
    for (int game = 0; game < games; ++game) {
        triqueta::dice dice{5, static_cast<std::uint64_t>(game)};
        auto s = start;
        for (; !s.is_over(); s.turn().is_chance() ? s.reveal_unchecked(triqueta::urn{dice}(s))
                                                  : s.apply_unchecked(dice.pick(s.legal())))
            compare(s, most_unseen, all);
        compare(s, most_unseen, all);
    }
}

template <class Phase>
[[nodiscard]] std::set<int> numbers_of(std::initializer_list<Phase> phases) {
    std::set<int> all;
    for (auto const p : phases) all.insert(static_cast<int>(p));
    return all;
}

using enum triqueta::animals::phase;

TEST(Complete, K2_of_two_owls_and_a_rabbit_unseen_a_kept_token_is_an_owl_two_times_in_three) {
    support::hand_played<properties::tiny> s;
    s.draw(0, triqueta::animal::rabbit).keep();
    std::map<triqueta::animal, support::fraction> kept;
    support::courses source;
    do {
        auto const made = triqueta::complete(s.view(seat{1}), source);
        auto& here = kept[made.secrets(seat{0}).kept[0]];
        here = here + source.probability();
    } while (source.next());
    EXPECT_EQ(kept[triqueta::animal::owl], (support::fraction{2, 3}));
    EXPECT_EQ(kept[triqueta::animal::rabbit], (support::fraction{1, 3}));
}

/// Everything at once, by the compiler.
template <class G>
constexpr bool a_completion_has_its_view(std::uint64_t key, int steps) {
    triqueta::dice dice{key};
    state<G> s;
    for (; steps > 0 && !s.is_over(); --steps)
        s.turn().is_chance() ? s.reveal_unchecked(triqueta::urn{dice}(s)) : s.apply_unchecked(dice.pick(s.legal()));
    auto const v = s.view(seat{1});
    return triqueta::complete(v, dice).view(seat{1}) == v;
}
static_assert(a_completion_has_its_view<triqueta::hidden_wolves_duel>(1, 100));
static_assert(a_completion_has_its_view<triqueta::mayhem>(2, 30));

TEST(Complete, K2_is_every_arrangement_equally_likely_wherever_a_tiny_game_is) {
    comparison all;
    compare_every(state<properties::tiny>{}, all);
    EXPECT_EQ(all.wrong, 0) << "of " << all.views;
    EXPECT_GT(all.spectators, 100);
    EXPECT_EQ(all.phases, numbers_of({turn, look, place, decide, over}));
    EXPECT_GT(all.found, 100) << "a choice by kinds is found";
}

TEST(Complete, K2_D1_W3_is_every_arrangement_equally_likely_wherever_a_tiny_game_in_pairs_is) {
    comparison all;
    compare_every(state<properties::tiny_pair>{}, all);
    EXPECT_EQ(all.wrong, 0) << "of " << all.views;
    EXPECT_GT(all.spectators, 100);
    EXPECT_EQ(all.phases, numbers_of({turn, second_draw, look, place, decide, over}));
}

/// Two tokens kept by each, in the order kept; three kinds.
struct small : triqueta::base_game<3> {
    static constexpr char const* name = "small";

    struct pack : triqueta::light_pack {
        static constexpr auto light = triqueta::values(1, 2, 3);
    };
    struct towers : triqueta::four_towers {
        static constexpr int count = 2;
        static constexpr int light_levels = 1;
        static constexpr int columns = 3;
    };
};

/// The same in pairs, with shadows of which there are several, and a box.
struct small_pair : triqueta::hidden_wolves_duel {
    static constexpr char const* name = "small_pair";

    struct pack : triqueta::wolf_pack {
        static constexpr auto light = triqueta::values(1, 2, 3);
        static constexpr auto shadow = triqueta::values(0, 1, 0, 0, 0, 0, 2);
    };
    struct towers : triqueta::four_towers {
        static constexpr int count = 1;
        static constexpr int columns = 3;
        static constexpr int light_levels = 2;
        static constexpr int shadow_levels(triqueta::tower) { return 1; }
    };
};

TEST(Complete, B10_B18_K2_is_every_order_of_two_kept_tokens_and_every_decision_equally_likely) {
    comparison all;
    compare_some(state<small>{}, 60, 9, all);
    EXPECT_EQ(all.wrong, 0) << "of " << all.views;
    EXPECT_GT(all.spectators, 100);
    EXPECT_EQ(all.phases, numbers_of({turn, look, place, next_tower, decide, over}));
    EXPECT_GT(all.found, 500) << "a choice by kinds is found";
}

TEST(Complete, B18_D3_W3_K2_K4_is_every_arrangement_equally_likely_in_pairs_with_shadows_and_a_box) {
    comparison all;
    compare_some(state<small_pair>{}, 60, 9, all);
    EXPECT_EQ(all.wrong, 0) << "of " << all.views;
    EXPECT_GT(all.spectators, 100);
    EXPECT_EQ(all.phases, numbers_of({turn, second_draw, look, place, decide, over}));
    EXPECT_GT(all.found, 500) << "a choice by kinds is found";
}

TEST(Complete, T4_M6_is_every_arrangement_equally_likely_late_in_triangle_mayhem) {
    using enum triqueta::triangles::mayhem::phase;
    comparison all;
    for (int const players : {2, 3})
        compare_some(state<triqueta::mayhem>{{.players = players, .fast = true}}, 12, 6, all);
    EXPECT_EQ(all.wrong, 0) << "of " << all.views;
    EXPECT_GT(all.spectators, 20);
    EXPECT_EQ(all.phases, numbers_of({play, draw, fast, over})) << "another's fresh cards as well";
    EXPECT_GT(all.found, 20) << "a choice by kinds is found";
}

/// Three players with three cards each, some of them known, and two in the pile.
[[nodiscard]] state<triqueta::race> late_in_a_race() {
    namespace race = triqueta::triangles::race;
    using triqueta::card, triqueta::triangles::cards_of;
    race::table t;
    race::rules::all_secrets all{};
    t.players = 3;
    t.phase = race::phase::turn;
    t.pile = 2;
    card const alike{0}, pair{4}, joker{30};
    all[seat{0}].hand = cards_of(card{9}, alike, pair);
    all[seat{1}].hand = cards_of(card{10}, card{11}, alike);
    all[seat{2}].hand = cards_of(card{18}, card{22}, joker);
    t.known[seat{0}] = cards_of(card{9});
    t.known[seat{1}] = cards_of(card{10}, card{11});
    t.known[seat{2}] = cards_of(card{18}, card{22});
    t.saved[seat{1}] = cards_of(card{5});
    auto open = race::table::deck() - t.saved[seat{1}] - cards_of(alike, pair);
    for (int s = 0; s < 3; ++s) {
        t.in_hand[seat{s}] = 3;
        open -= all[seat{s}].hand;
    }
    for (int place = 0; place < open.total(); ++place) t.discards.put(open.nth(place));
    return *triqueta::set_up<triqueta::race>(t, all);
}

TEST(Complete, T3_T4_is_every_arrangement_equally_likely_late_in_a_race) {
    using enum triqueta::triangles::race::phase;
    comparison all;
    compare_some(late_in_a_race(), 15, 6, all);
    EXPECT_EQ(all.wrong, 0) << "of " << all.views;
    EXPECT_GT(all.spectators, 20);
    for (auto const p : {turn, draw, discard, closing}) EXPECT_TRUE(all.phases.contains(static_cast<int>(p)));
    EXPECT_GT(all.found, 20) << "a choice by kinds is found";
}

// --- by chance, in real games

/// Where a random game first is as it is wanted.
template <class G, class Wanted>
[[nodiscard]] state<G> first_position(triqueta::setup<G> const& start, Wanted wanted) {
    for (std::uint64_t game = 0;; ++game) {
        triqueta::dice dice{9, game};
        state<G> s{start};
        while (!s.is_over() && !wanted(s))
            s.turn().is_chance() ? s.reveal_unchecked(triqueta::urn{dice}(s)) : s.apply_unchecked(dice.pick(s.legal()));
        if (!s.is_over()) return s;
    }
}

/// How often each kind is what look(state, dice) finds hidden, against how often it is there unseen.
template <class Complete, class G, class Look>
[[nodiscard]] support::chi_squared_test fit_of(view<G> const& v, std::size_t back, Look look) {
    constexpr int tries = 20'000;
    std::array<double, 36> counts{};
    std::array<double, 36> weights{};
    hidden<G> const there{v};
    for (int const kind : there.piles[back].pieces) ++weights.at(static_cast<std::size_t>(kind));
    triqueta::dice random{3};
    triqueta::dice looks{4};
    for (int i = 0; i < tries; ++i) ++counts.at(static_cast<std::size_t>(look(Complete{}(v, random), looks)));
    return support::chi_squared_by_weights(counts, weights);
}

template <class G, class Look>
void expect_fit(view<G> const& v, std::size_t back, Look look) {
    auto const right = fit_of<as_shipped>(v, back, look);
    EXPECT_LT(right.statistic, right.one_in_a_million);
    auto const wrong = fit_of<by_kinds>(v, back, look);
    EXPECT_GT(wrong.statistic, wrong.one_in_a_million) << "the statistic finds a choice by kinds";
}

constexpr auto nth_kept = [](int n) {
    return [n](auto const& s, triqueta::dice&) { return s.secrets(seat{1}).kept[n]; };
};
/// Of pieces that are counted, any.
constexpr auto any_of = [](auto there, triqueta::dice& dice) {
    return there.nth(static_cast<int>(dice.below(static_cast<std::uint32_t>(there.total()))));
};
constexpr auto any_shadow = [](auto const& s, triqueta::dice& dice) {
    return any_of(s.secrets(seat{1}).shadows, dice);
};
constexpr auto any_boxed = [](auto const& s, triqueta::dice& dice) { return any_of(s.secrets(seat{1}).boxed, dice); };

TEST(Complete, B10_W3_K2_in_hidden_wolves_each_unseen_token_may_be_anothers) {
    auto const s = first_position<triqueta::hidden_wolves<3>>({}, [](auto const& now) {
        return now.table().round() == 3 && now.table().kept[seat{1}] == 2 && now.table().shadows[seat{1}] > 1;
    });
    for (auto const who : {triqueta::viewer{seat{0}}, triqueta::viewer{seat{2}}, triqueta::viewer::spectator()}) {
        expect_fit(s.view(who), 0, nth_kept(0));
        expect_fit(s.view(who), 0, nth_kept(1));
        expect_fit(s.view(who), 1, any_shadow);
    }
}

TEST(Complete, B10_D3_W3_K2_in_the_duel_each_unseen_token_may_be_the_others) {
    auto const s = first_position<triqueta::hidden_wolves_duel>({}, [](auto const& now) {
        auto const& t = now.table();
        return t.phase == place && t.mover == seat{1} && t.hand.size() == 2 && t.kept[seat{1}] > 0 &&
               t.boxed[seat{1}] > 0 && t.shadows[seat{1}] > 0;
    });
    auto const v = s.view(seat{0});
    expect_fit(v, 0, nth_kept(0));
    expect_fit(v, 0, [](auto const& made, triqueta::dice&) { return made.secrets(seat{1}).hand[1]; });
    expect_fit(v, 0, any_boxed);
    expect_fit(v, 1, any_shadow);
}

TEST(Complete, T4_M6_in_triangle_mayhem_each_unseen_card_may_be_anothers) {
    auto const s = first_position<triqueta::mayhem>({.players = 3, .fast = true}, [](auto const& now) {
        auto const& t = now.table();
        return t.phase == triqueta::triangles::mayhem::phase::fast && t.mover == seat{1} && t.pile < 30;
    });
    for (auto const who : {triqueta::viewer{seat{0}}, triqueta::viewer::spectator()}) {
        expect_fit(s.view(who), 0,
                   [](auto const& made, triqueta::dice& dice) { return any_of(made.secrets(seat{1}).hand, dice); });
        expect_fit(s.view(who), 0,
                   [](auto const& made, triqueta::dice& dice) { return any_of(made.secrets(seat{1}).fresh, dice); });
    }
}

TEST(Complete, T3_T4_in_a_race_each_unseen_card_may_be_among_those_of_another_that_arent_known) {
    auto const s = first_position<triqueta::race>({.players = 4}, [](auto const& now) {
        return now.table().pile < 10 && now.table().known[seat{1}].total() > 1;
    });
    expect_fit(s.view(seat{0}), 0, [](auto const& made, triqueta::dice& dice) {
        return any_of(made.secrets(seat{1}).hand - made.table().known[seat{1}], dice);
    });
}

}  // namespace
