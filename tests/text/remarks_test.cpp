#include "triqueta/text/remarks.hpp"

#include "properties/choices.hpp"
#include "properties/games.hpp"
#include "properties/walk.hpp"
#include "support/hand_played.hpp"

#include <triqueta/text.hpp>
#include <triqueta/triqueta.hpp>

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <set>
#include <string>
#include <vector>

// Remarks are true, and none is missing: facts are compared with what happens when the action is applied.
namespace {

using namespace triqueta;
using text::animal_fact, text::mayhem_fact, text::race_fact;

template <class Fact, game G>
std::vector<Fact> facts_of(view<G> const& v, action<G> a) {
    std::vector<Fact> all;
    text::for_each_fact(v, a, [&](Fact const& f) { all.push_back(f); });
    return all;
}
template <class Fact>
Fact const* find(std::vector<Fact> const& all, decltype(Fact::what) what) {
    for (auto const& f : all)
        if (f.what == what) return &f;
    return nullptr;
}

/// Plays games by arbitrary choices, and calls check(state, action) for each legal action now and then.
template <game G, class Check>
void in_games(int games, std::uint32_t seldom, Check check) {
    for (int number = 0; number < games; ++number) {
        std::array<std::uint8_t, 2> const bytes{static_cast<std::uint8_t>(number + 1), 11};
        properties::choices from{bytes};
        properties::walk<G>(from, [&](state<G> const& s) {
            if (s.turn().is_seat() && from.one_in(seldom))
                for (auto const a : s.legal()) check(s, a);
        });
    }
}

// --- Triqueta

/// The animals that score for a seat whatever it decides.
template <class V>
std::array<int, 8> sure_of(state<V> const& s, seat who) {
    std::array<int, 8> all{};
    for (int kind = 0; kind < 8; ++kind) {
        auto const a = static_cast<animal>(kind);
        all[static_cast<unsigned>(kind)] = s.table().up[who].of(a);
        if constexpr (animals::has_shadows<V>) all[static_cast<unsigned>(kind)] += s.secrets(who).shadows.of(a);
    }
    return all;
}
/// B19
int points_for(int count, int kind) { return count == 3 ? 5 + kind : count > 3 ? -(count - 3) : count; }

/// The best points of a seat over its end decisions, with tiles and rock.
template <class V>
int best_points(state<V> const& s, seat who) {
    auto const& kept = s.secrets(who).kept;
    int best = -1000;
    for (int mask = 0; mask < 1 << kept.size(); ++mask) {
        auto counts = sure_of(s, who);
        for (int i = 0; i < kept.size(); ++i)
            if (mask >> i & 1) ++counts[static_cast<unsigned>(kept[i])];
        int sum = s.table().tiles[who] + (s.table().rock == who ? 1 : 0);
        for (int kind = 0; kind < 8; ++kind) sum += points_for(counts[static_cast<unsigned>(kind)], kind);
        best = std::max(best, sum);
    }
    return best;
}

template <class V>
void are_true_of(state<V> const& s, action<V> a, std::set<animal_fact::kind>& seen) {
    using kind = animal_fact::kind;
    using deed = animals::action::kind;
    seat const me = s.turn().seat();
    auto const v = s.view(me);
    auto const facts = facts_of<animal_fact>(v, a);
    for (auto const& f : facts) seen.insert(f.what);
    state<V> after = s;
    after.apply_unchecked(a);
    auto const before_counts = sure_of(s, me);
    int expected = 0;  // number of facts

    auto const expect = [&](bool holds, kind what) {
        auto const* const found = find(facts, what);
        EXPECT_EQ(found != nullptr, holds) << static_cast<int>(what) << " for action " << a.number();
        expected += holds;
        return holds && found != nullptr ? found : nullptr;
    };
    auto const count = [](auto const& counts, animal of) { return counts[static_cast<unsigned>(of)]; };

    if (a.what() == deed::take) {
        auto const counts = sure_of(after, me);
        int threes = 0, excesses = 0;
        for (unsigned n = 0; n < 8; ++n) {
            threes += before_counts[n] < 3 && counts[n] == 3;
            excesses += before_counts[n] < counts[n] && counts[n] > 3;
        }
        for (auto const& f : facts) {
            auto const place = static_cast<int>(f.animal);
            if (f.what == kind::three) {
                --threes;
                EXPECT_EQ(count(counts, f.animal), 3);
                EXPECT_LT(count(before_counts, f.animal), 3);
                EXPECT_EQ(f.points, 5 + place);
                ++expected;
            }
            if (f.what == kind::too_many) {
                --excesses;
                EXPECT_EQ(count(counts, f.animal), f.count);
                EXPECT_EQ(f.points, points_for(f.count, place));
                EXPECT_EQ(f.before, points_for(count(before_counts, f.animal), place));
                EXPECT_LT(f.points, f.before);
                ++expected;
            }
        }
        EXPECT_EQ(threes, 0);
        EXPECT_EQ(excesses, 0);
        bool const rock = after.table().rock == me && s.table().rock != me;
        expect(rock, kind::rock);
        int const was = best_points(s, me), is = best_points(after, me);
        if (auto const* const f = expect(was != is, kind::points)) {
            EXPECT_EQ(f->before, was);
            EXPECT_EQ(f->points, is);
        }
    } else if (a.what() == deed::lay) {
        auto const laid = s.secrets(me).hand[0];
        int const there = after.table().rows[a.row()].of(laid);
        int const mine = count(before_counts, laid) + there;
        if (auto const* const f = expect(mine == 3, kind::row_three)) {
            EXPECT_EQ(f->animal, laid);
        }
        if (auto const* const f = expect(mine > 3, kind::row_too_many)) {
            EXPECT_EQ(f->count, mine);
        }
        // Who could take the row next: the next one to act, if the turn is over.
        seat next = me;
        for (int ahead = s.players() - 1; ahead > 0; --ahead) {
            seat const one{(me.number() + ahead) % s.players()};
            if (!s.table().out.contains(one)) next = one;
        }
        if (after.turn().is_seat() && after.table().phase == animals::phase::turn) {
            EXPECT_TRUE(after.turn().is(next));
        }
        int const theirs = next == me ? 0 : s.table().up[next].of(laid) + there;
        for (auto const what : {kind::other_three, kind::other_too_many})
            if (auto const* const f = expect(what == kind::other_three ? theirs == 3 : theirs > 3, what)) {
                EXPECT_EQ(f->who, next);
                EXPECT_EQ(f->count, theirs);
                EXPECT_EQ(f->animal, laid);
            }
    } else if (a.what() == deed::keep) {
        auto const kept = s.secrets(me).hand[0];
        auto all = before_counts;
        for (int i = 0; i < after.secrets(me).kept.size(); ++i) ++all[static_cast<unsigned>(after.secrets(me).kept[i])];
        expect(count(before_counts, kept) < 3 && count(all, kept) == 3, kind::kept_three);
        expect(after.table().kept[me] == V::kept::most, kind::last_kept);
    } else if (a.what() == deed::box) {
        expect(count(before_counts, s.secrets(me).hand[0]) > 2, kind::enough);
    } else if (a.what() == deed::draw) {
        auto const back = after.table().hand[after.table().hand.size() - 1];
        auto const hidden = v.unseen().of(back);
        auto all = before_counts;
        for (int i = 0; i < s.secrets(me).kept.size(); ++i) ++all[static_cast<unsigned>(s.secrets(me).kept[i])];
        int wanted = 0, unwanted = 0;
        for (int n = 0; n < 8; ++n) {
            wanted += all[static_cast<unsigned>(n)] == 2 ? hidden.of(static_cast<animal>(n)) : 0;
            unwanted += before_counts[static_cast<unsigned>(n)] > 2 ? hidden.of(static_cast<animal>(n)) : 0;
        }
        bool const shadow = back == animals::back::shadow;
        if (auto const* const f = expect(wanted > 0, shadow ? kind::wanted_shadow : kind::wanted)) {
            EXPECT_EQ(f->count, wanted);
            EXPECT_EQ(f->of, hidden.total());
        }
        if (auto const* const f = expect(shadow && unwanted > 0, kind::unwanted_shadow)) {
            EXPECT_EQ(f->count, unwanted);
        }
        int best = 0;
        for (auto const r : s.table().in_middle)
            for (int n = 0; n < 8; ++n) {
                int const have = before_counts[static_cast<unsigned>(n)];
                if (have < 3 && have + s.table().rows[r].of(static_cast<animal>(n)) == 3) best = std::max(best, 5 + n);
            }
        if (auto const* const f = expect(best > 0, kind::row_waits)) {
            EXPECT_EQ(f->points, best);
            EXPECT_EQ(count(before_counts, f->animal) + s.table().rows[f->row].of(f->animal), 3);
        }
    } else if (a.what() == deed::choose) {
        int shadows = 0;
        for (int column = 0; column < 5; ++column)
            for (int level = 0; level < after.table().left.of(animals::column{column}); ++level)
                shadows += after.table().back_at(level) == animals::back::shadow;
        if (auto const* const f = expect(shadows > 0, kind::tower_shadows)) {
            EXPECT_EQ(f->count, shadows);
        }
    } else if (a.what() == deed::decide) {
        auto counts = before_counts;
        for (int i = 0; i < s.secrets(me).kept.size(); ++i)
            if (a.mask() >> i & 1) ++counts[static_cast<unsigned>(s.secrets(me).kept[i])];
        int sum = s.table().tiles[me] + (s.table().rock == me ? 1 : 0);
        for (int n = 0; n < 8; ++n) sum += points_for(counts[static_cast<unsigned>(n)], n);
        if (auto const* const f = expect(true, kind::end_points)) {
            EXPECT_EQ(f->points, sum);
        }
        // W4: with the last decision the result has this very score.
        if (after.is_over()) {
            EXPECT_EQ(after.result().points(me).value(), sum);
        }
    }
    EXPECT_EQ(static_cast<int>(facts.size()), expected) << "a fact too many for action " << a.number();
}

TEST(Remarks, of_Triqueta_are_what_the_action_does) {
    std::set<animal_fact::kind> seen;
    auto const check = [&](auto const& s, auto a) { are_true_of(s, a, seen); };
    in_games<base_game<2>>(30, 2, check);
    in_games<base_game<4>>(20, 2, check);
    in_games<hidden_wolves<3>>(30, 2, check);
    in_games<hidden_wolves_duel>(30, 2, check);
    EXPECT_EQ(seen.size(), static_cast<std::size_t>(animal_fact::kind::tower_shadows) + 1) << "a kind never occurred";
}

TEST(Remarks, B19_of_a_house_variant_count_by_its_own_points) {
    support::hand_played<properties::night> game;
    for (int i = 0; i < 3; ++i) game.draw(i, animal::deer).lay(0);
    auto const facts = facts_of<animal_fact>(game.view(game.turn().seat()), take(row{0}));
    ASSERT_FALSE(facts.empty());
    EXPECT_EQ(facts[0],
              (animal_fact{.what = animal_fact::kind::three, .animal = animal::deer, .count = 3, .points = 7}));
}

// --- Triangle Mayhem

void are_true_of(state<mayhem> const& s, triangles::mayhem::action a, std::set<mayhem_fact::kind>& seen) {
    using kind = mayhem_fact::kind;
    seat const me = s.turn().seat();
    auto const v = s.view(me);
    auto const facts = facts_of<mayhem_fact>(v, a);
    for (auto const& f : facts) seen.insert(f.what);
    ASSERT_LE(facts.size(), 1U);
    auto const points_after = [&](triangles::mayhem::action one) {
        state<mayhem> after = s;
        after.apply_unchecked(one);
        return after.result().points(me).value() - s.result().points(me).value();
    };
    if (a.is_stop()) {
        int most = 0;
        for (auto const other : s.legal()) most = std::max(most, points_after(other));
        ASSERT_EQ(facts.size(), most > 0);
        if (most > 0) {
            EXPECT_EQ(facts[0], (mayhem_fact{kind::could_score, most}));
        }
        return;
    }
    int const scored = points_after(a);
    state<mayhem> after = s;
    after.apply_unchecked(a);
    auto const made = a.target().seen_from(a.piece()).with(a.piece());
    int const pieces = made.has(1) + made.has(2) + made.has(3);
    ASSERT_EQ(scored > 0, pieces == 3);
    if (scored > 0) {
        ASSERT_EQ(facts.size(), 1U);
        EXPECT_EQ(facts[0], (mayhem_fact{scored == 6 ? kind::scores_pure : kind::scores, scored}));
        return;
    }
    int finishing = 0;
    int const number = !made.has(1) ? 1 : !made.has(2) ? 2 : 3;
    for (auto const in : triangles::all_colours) finishing += v.unseen().of(triangles::piece(made.cut(), number, in));
    bool own = false;
    if (after.turn().is(me) && after.table().phase == s.table().phase &&
        s.table().phase == triangles::mayhem::phase::play)
        for (auto const other : after.legal())
            own = own || (!other.is_stop() && other.target().seen_from(other.piece()) == made &&
                          made.with(other.piece()).is_complete());
    if (pieces == 2 && own) {
        ASSERT_EQ(facts.size(), 1U);
        EXPECT_EQ(facts[0].what, kind::you_finish);
    } else if (pieces == 2 && finishing > 0) {
        ASSERT_EQ(facts.size(), 1U);
        EXPECT_EQ(facts[0], (mayhem_fact{kind::who_finishes, finishing, v.unseen().total()}));
    } else {
        EXPECT_TRUE(facts.empty());
    }
}

TEST(Remarks, of_Triangle_Mayhem_are_what_the_action_does) {
    std::set<mayhem_fact::kind> seen;
    in_games<mayhem>(40, 1, [&](auto const& s, auto a) { are_true_of(s, a, seen); });
    EXPECT_EQ(seen.size(), 5U);
}

// --- the 21/15/9-card game

/// Whether any plan with these pieces makes a triangle with this one.
bool makes_triangle(triangles::card c, triangles::cards with) {
    if (is_joker(c)) return false;
    auto all = with + triangles::cards_of(c);
    bool any = false;
    for (auto const x : all)
        for (auto const y : all)
            for (auto const z : all) {
                if (is_joker(x) || is_joker(y) || is_joker(z) || (x != c && y != c && z != c)) continue;
                bool const one_cut = cut_of(x) == cut_of(y) && cut_of(y) == cut_of(z);
                any = any || (one_cut && number_of(x) == 1 && number_of(y) == 2 && number_of(z) == 3);
            }
    return any;
}

void are_true_of(state<race> const& s, triangles::race::action a, std::set<race_fact::kind>& seen) {
    using kind = race_fact::kind;
    using deed = triangles::race::action::kind;
    seat const me = s.turn().seat();
    auto const v = s.view(me);
    auto const facts = facts_of<race_fact>(v, a);
    for (auto const& f : facts) seen.insert(f.what);
    state<race> after = s;
    after.apply_unchecked(a);
    auto const& t = s.table();
    auto const own = s.secrets(me).hand + t.saved[me];
    std::vector<race_fact> expected;
    auto const add = [&](bool holds, race_fact f) {
        if (holds) expected.push_back(f);
    };
    switch (a.what()) {
        case deed::draw: {
            int wanted = 0;
            auto const hidden = v.unseen();
            for (auto const c : hidden) wanted += makes_triangle(c, own) ? hidden.of(c) : 0;
            add(wanted > 0, {kind::wanted, wanted, hidden.total()});
            break;
        }
        case deed::take: add(makes_triangle(t.discards.top(), own), {kind::fits}); break;
        case deed::take_saved: add(makes_triangle(a.card(), own), {kind::fits}); break;
        case deed::discard: {
            auto const c = a.card();
            bool goes = is_joker(c);
            for (auto const other : own)
                goes = goes || (!is_joker(other) && cut_of(other) == cut_of(c) && number_of(other) != number_of(c));
            add(!goes, {kind::loose});
            seat next = me;
            for (int ahead = t.players - 1; ahead > 0; --ahead) {
                seat const one{(me.number() + ahead) % t.players};
                if (!t.out.contains(one)) next = one;
            }
            add(makes_triangle(c, t.saved[next]), {.what = kind::helps_next, .who = next});
            break;
        }
        case deed::complete: {
            int const played = s.secrets(me).hand.total() - after.secrets(me).hand.total();
            int const saved = after.table().saved[me].total() - t.saved[me].total();
            int const discarded = after.table().discards.cards().total() - t.discards.cards().total();
            bool const to_choose = after.table().phase == triangles::race::phase::save;
            bool const pure = a.plan().whole().is_pure();
            if (pure) {
                EXPECT_EQ(saved, played);
            } else if (!to_choose) {
                EXPECT_EQ(discarded, played - 1);
            } else {
                EXPECT_EQ(after.table().saving.total(), played);
            }
            add(pure, {kind::saves_all, played});
            add(!pure && played > 1, {kind::saves_one, played - 1});
            add(true, {kind::left, after.secrets(me).hand.total()});
            break;
        }
        case deed::play_joker: {
            int takeable = 0;
            if (after.turn().is(me))
                for (auto const next : after.legal()) takeable += next.what() == deed::take_saved;
            int saved = 0;
            for (int other = 0; other < t.players; ++other)
                if (seat{other} != me) saved += t.saved[seat{other}].total();
            if (after.turn().is(me)) {
                EXPECT_EQ(takeable > 0, saved > 0);
            }
            add(saved > 0, {kind::others_saved, saved});
            break;
        }
        case deed::end_and_call:
            EXPECT_TRUE(after.is_over() || after.table().caller.size() == 1);
            add(true, {kind::last_turns});
            break;
        default: break;
    }
    EXPECT_EQ(facts, expected) << a.number();
}

TEST(Remarks, of_the_card_race_are_what_the_action_does) {
    std::set<race_fact::kind> seen;
    in_games<race>(60, 4, [&](auto const& s, auto a) { are_true_of(s, a, seen); });
    EXPECT_EQ(seen.size(), 9U);
}

// --- in words

template <game G>
std::string told(view<G> const& v, action<G> a, text::language const& in, text::names const& players = {}) {
    std::string all;
    text::write_remarks<G>(v, a, in, players, std::back_inserter(all));
    return all;
}

TEST(Remarks, are_sentences_to_the_player_in_each_language) {
    support::hand_played<base_game<2>> game;
    game.draw(0, animal::boar).lay(0).draw(0, animal::boar).lay(0).draw(0, animal::boar).lay(0);
    auto const v = game.view(seat{1});
    EXPECT_EQ(told(v, take(row{0}), text::in_english), "You then have 3 boars: 8 points. Your points go from 0 to 8.");
    EXPECT_EQ(told(v, take(row{0}), text::in_german),
              "Du hast dann 3 Wildschweine: 8 Punkte. Deine Punkte ändern sich von 0 auf 8.");
    EXPECT_EQ(told(v, take(row{0}), text::in_french),
              "Tu as alors 3 sangliers : 8 points. Tes points passent de 0 à 8.");
    EXPECT_EQ(told(v, draw(column{0}), text::in_english), "With row 1 you would have 3 boars: 8 points.");
    EXPECT_EQ(told(v, take(row{1}), text::in_english), "") << "an empty row changes nothing";
}

TEST(Remarks, tell_what_a_laid_token_gives_to_the_next_player) {
    support::hand_played<base_game<2>> game;
    for (int i = 0; i < 3; ++i) game.draw(i, animal::boar).lay(0);
    game.take(0).take(1).choose(1);  // player 2 has three boars, and player 1 the rock
    game.draw(0, animal::boar);
    auto const v = game.view(seat{0});
    std::array<std::string_view, 2> const names{"Ada", "Bo"};
    EXPECT_EQ(told(v, lay(row{0}), text::in_english, {names}),
              "With this row Bo would have 4 boars face up, too many.");
    EXPECT_EQ(told(v, lay(row{0}), text::in_german),
              "Mit dieser Reihe hätte Spieler 2 offen 4 Wildschweine, zu viele.");
}

TEST(Remarks, are_grammatical_for_every_number) {
    auto const counted = [](text::noun const& of, int count) {
        std::string all;
        text::writer to{std::back_inserter(all)};
        text::put_count(to, of, count);
        return all;
    };
    auto const& french = text::french_remarks;
    EXPECT_EQ(counted(french.points, 0), "0 point");
    EXPECT_EQ(counted(french.points, -1), "-1 point");
    EXPECT_EQ(counted(french.points, 2), "2 points");
    EXPECT_EQ(counted(french.cards, 0), "0 carte");
    EXPECT_EQ(counted(french.pieces, 0), "0 pièce");
    EXPECT_EQ(counted(text::french_animals.sentences.tokens, 0), "0 pièce");
    EXPECT_EQ(counted(text::french_animals.sentences.light_tokens, 0), "0 pièce claire");
    EXPECT_EQ(counted(text::german_remarks.points, 0), "0 Punkte");
    EXPECT_EQ(counted(text::german_remarks.points, -1), "-1 Punkt");
    EXPECT_EQ(counted(text::german_remarks.cards, 0), "0 Karten");
    EXPECT_EQ(counted(text::english_remarks.points, 0), "0 points");
    EXPECT_EQ(counted(text::english_remarks.points, -1), "-1 point");

    constexpr std::array<int, 2> numbers{1, 2};
    constexpr char const* in_each[3][2] = {{" 1 of 9 completes it.", " 2 of 9 complete it."},
                                           {" vollendet es 1 von 9.", " vollenden es 2 von 9."},
                                           {" 1 sur 9 le complète.", " 2 sur 9 le complètent."}};
    text::language const* const languages[3] = {&text::in_english, &text::in_german, &text::in_french};
    for (unsigned l = 0; l < 3; ++l)
        for (unsigned n = 0; n < 2; ++n) {
            std::string all;
            text::writer to{std::back_inserter(all)};
            text::put_pattern(to, text::remark_words_in(*languages[l]).mayhem.who_finishes, numbers[n], 9);
            std::string const end = in_each[l][n];
            EXPECT_EQ(all.substr(all.size() - end.size()), end) << all;
        }
}

/// The words of each language fill the same patterns.
TEST(Remarks, have_words_in_every_language_with_the_same_parts) {
    constexpr std::size_t words = (sizeof(text::remark_words)) / sizeof(char const*);
    auto const patterns = [](text::language const& in) {
        auto const all = std::bit_cast<std::array<char const*, words>>(text::remark_words_in(in));
        std::vector<std::set<char>> parts;
        for (char const* const pattern : all) {
            EXPECT_TRUE(pattern != nullptr && *pattern != '\0');
            std::set<char> here;
            for (char const* c = pattern; c != nullptr && *c != '\0'; ++c)
                if (*c == '{') here.insert(c[1]);
            parts.push_back(here);
        }
        return parts;
    };
    for (auto const* const in : text::all_languages) {
        EXPECT_STREQ(text::remark_words_in(*in).code, in->code);
        EXPECT_EQ(patterns(*in), patterns(text::in_english)) << in->code;
    }
}

TEST(Remarks, are_whole_sentences_wherever_they_apply) {
    auto const check = [](auto const& s, auto a) {
        for (auto const* const in : text::all_languages) {
            auto const all = told(s.view(s.turn().seat()), a, *in);
            EXPECT_EQ(all.find('{'), std::string::npos) << all;
            if (!all.empty()) {
                EXPECT_EQ(all.back(), '.');
            }
        }
    };
    in_games<hidden_wolves_duel>(2, 2, check);
    in_games<mayhem>(2, 2, check);
    in_games<race>(2, 8, check);
    in_games<properties::giant>(1, 2, check);
}

TEST(Remarks, are_none_in_a_game_without_words_for_them) {
    dice random{1};
    state<wasps::game> s;
    while (s.turn().is_chance()) s.reveal_unchecked(urn{random}(s));
    EXPECT_EQ(told(s.view(s.turn().seat()), s.legal()[0], text::in_english), "");
}

}  // namespace
