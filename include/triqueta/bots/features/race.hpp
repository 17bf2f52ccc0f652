#pragma once

#include "triqueta/bots/features/judged.hpp"
#include "triqueta/bots/features/pieces.hpp"
#include "triqueta/bots/net.hpp"
#include "triqueta/bots/search_settings.hpp"
#include "triqueta/bots/temper.hpp"
#include "triqueta/core/seat.hpp"
#include "triqueta/core/state.hpp"
#include "triqueta/core/view.hpp"
#include "triqueta/triangles/triangles.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>

namespace triqueta::bots {

namespace detail {

/// Describes a view of the 21/15/9-card game to a net or a recorder.
template <class Net>
class race_description {
    using table = triangles::race::table;
    using cards = triangles::cards;
    using card = triangles::card;
    using cut = triangles::cut;
    using phase = triangles::race::phase;

  public:
    race_description(view<triangles::race::game> const& v, Net& net)
        : table_{v.table()},
          hand_{v.mine().hand},
          saved_{table_.saved[v.seat()]},
          me_{v.seat()},
          net_{net},
          unseen_{v.unseen()} {}

    void describe() {
        int least = 22;
        for (int ahead = 1; ahead < table_.players; ++ahead) {
            seat const s = seat_after(ahead);
            if (table_.out.contains(s)) continue;
            least = std::min<int>(least, table_.in_hand[s]);
            opponent(s);
        }
        for (cut const c : triangles::all_cuts) of_cut(c);
        for (card const joker : hand_.only_jokers()) of_joker(joker);
        whole(least);
    }

  private:
    [[nodiscard]] seat seat_after(int ahead) const {
        int const n = me_.number() + ahead;
        return seat{n < table_.players ? n : n - table_.players};
    }
    [[nodiscard]] int until(seat s) const {
        int const d = s.number() - table_.mover.number();
        return d < 0 ? d + table_.players : d;
    }
    [[nodiscard]] static int numbers_in(cards some, cut c) {
        return (some.colours_of(c, 1) != 0) + (some.colours_of(c, 2) != 0) + (some.colours_of(c, 3) != 0);
    }
    /// The number of colours in which all numbers of the cut are there.
    [[nodiscard]] static int pure_in(cards some, cut c) {
        unsigned const all = some.colours_of(c, 1) & some.colours_of(c, 2) & some.colours_of(c, 3);
        return static_cast<int>((all & 1) + (all >> 2 & 1) + (all >> 4 & 1));
    }

    void of_cut(cut c) {
        net_.template open<1>();
        int at = 1;
        auto const one_of = [&](int count, int which) {
            net_.template add<1>(at + which);
            at += count;
        };
        std::array<int, 3> held{}, kept{}, free{};
        int have = 0, pieces = 0, with_saved = 0;
        for (int n = 1; n <= 3; ++n) {
            auto const i = static_cast<unsigned>(n - 1);
            held[i] = of_number(hand_, c, n);
            kept[i] = of_number(saved_, c, n);
            free[i] = of_number(unseen_, c, n);
            pieces += held[i];
            have += held[i] > 0;
            with_saved += held[i] > 0 || kept[i] > 0;
            net_.template add<1>(at + 3 * std::min(held[i], 5) + std::min(kept[i], 2));
        }
        at += 18;
        // A number that is in the hand or saved; one that isn't, and how many are unseen.
        for (unsigned i = 0; i < 3; ++i)
            if (held[i] == 0 && kept[i] == 0) net_.template add<1>(at + std::min(free[i], 9));
        at += 10;
        one_of(12, std::min(pieces, 11));
        one_of(4, have);
        one_of(4, with_saved);
        int const saved_numbers = numbers_in(saved_, c);
        one_of(16, 4 * saved_numbers + std::min(pieces, 3));
        int const most = std::max({held[0], held[1], held[2]}), few = std::min({held[0], held[1], held[2]});
        one_of(36, 6 * std::min(most, 5) + std::min(few, 5));
        one_of(4, pure_in(hand_, c));
        one_of(4, pure_in(saved_, c));
        one_of(4, pure_in(hand_ + saved_, c));
        // The turns to lay all pieces if nothing more comes, or that it can't be done.
        int turns = 0;
        bool stuck = false;
        if (pieces > 0) {
            if (with_saved < 3)
                stuck = true;
            else
                turns = most;
        }
        one_of(8, stuck ? 7 : std::min(turns, 6));
        one_of(16, 4 * saved_numbers + with_saved);
        // The top discard of this cut: whether its number is missing.
        if (!table_.discards.empty()) {
            card const top = table_.discards.top();
            if (!triangles::is_joker(top) && triangles::cut_of(top) == c) {
                auto const i = static_cast<unsigned>(triangles::number_of(top) - 1);
                net_.template add<1>(at + (held[i] == 0 && kept[i] == 0));
            }
        }
        at += 2;
        one_of(16, 8 * stuck + std::min(pieces, 7));
        net_.template close<1>();
    }

    void of_joker(card joker) {
        net_.template open<3>();
        int at = 1;
        auto const one_of = [&](int count, int which) {
            net_.template add<3>(at + which);
            at += count;
        };
        cut const c = triangles::cut_of(joker);
        cards const all = hand_ + saved_;
        one_of(4, numbers_in(all, c));
        one_of(4, numbers_in(saved_, c));
        // The best cut for its colour: 3 numbers of the colour saved, or held.
        int saved_pure = 0, pure = 0;
        for (cut const of : triangles::all_cuts) {
            int saved_count = 0, count = 0;
            for (int n = 1; n <= 3; ++n) {
                card const p = triangles::piece(of, n, triangles::colour_of(joker));
                saved_count += saved_.of(p) > 0;
                count += all.of(p) > 0;
            }
            saved_pure = std::max(saved_pure, saved_count);
            pure = std::max(pure, count);
        }
        one_of(4, saved_pure);
        one_of(4, pure);
        bool const mine = table_.mover == me_ && (table_.phase == phase::closing || table_.phase == phase::turn ||
                                                  table_.phase == phase::take_saved);
        bool const fits = mine && triangles::race::moves::openings_of(table_).fit(joker);
        one_of(2, fits);
        one_of(14, std::min<int>(table_.in_hand[me_], 13));
        net_.template close<3>();
    }

    void opponent(seat s) {
        net_.template open<2>();
        int at = 1;
        auto const one_of = [&](int count, int which) {
            net_.template add<2>(at + which);
            at += count;
        };
        cards const saved = table_.saved[s];
        one_of(23, std::min<int>(table_.in_hand[s], 22));
        int ready = 0, partly = 0;
        for (cut const c : triangles::all_cuts) {
            int const numbers = numbers_in(saved, c);
            ready += numbers == 3;
            partly += numbers >= 2;
        }
        one_of(4, ready);
        one_of(4, partly);
        one_of(12, 4 * std::min(partly, 2) + std::min<int>(table_.in_hand[s], 4) - (table_.in_hand[s] > 0));
        one_of(6, until(s));
        one_of(2, !table_.caller.empty() && table_.caller[0] == s);
        one_of(5, std::min(table_.known[s].total(), 4));
        one_of(2, triangles::race::moves::is_dead_end(table_.in_hand[s], saved));
        one_of(10, std::min(saved.total(), 9));
        net_.template close<2>();
    }

    /// Whether the whole hand can go in one turn: one triangle, and jokers that fit.
    [[nodiscard]] bool can_finish() const {
        cards const jokers = hand_.only_jokers();
        cards const pieces = hand_ - jokers;
        table t;
        t.saved[t.mover] = saved_;
        auto open = triangles::race::moves::openings_of(t);
        int const count = pieces.total();
        if (count > 3) return false;
        if (count > 0) {
            cut const c = triangles::cut_of(*pieces.begin());
            unsigned pure = 0b010101;
            for (int n = 1; n <= 3; ++n) {
                int const here = of_number(pieces, c, n);
                if (here > 1) return false;
                unsigned const usable = here > 0 ? pieces.colours_of(c, n) : saved_.colours_of(c, n);
                if (usable == 0) return false;
                pure &= usable;
            }
            if (of_number(pieces, c, 1) + of_number(pieces, c, 2) + of_number(pieces, c, 3) != count) return false;
            open.add(c);
            for (auto const in : triangles::all_colours)
                if ((pure >> 2 * static_cast<unsigned>(in) & 1) != 0) open.add(in);
        }
        for (card const joker : jokers)
            if (!open.fit(joker)) return false;
        return true;
    }

    void whole(int least) {
        net_.template open<0>();
        int at = 1;
        auto const one_of = [&](int count, int which) {
            net_.template add<0>(at + which);
            at += count;
        };
        int const mine = std::min<int>(table_.in_hand[me_], 22);
        one_of(23, mine);
        one_of(23, std::min(least, 22));
        one_of(17, std::clamp(least - mine, -8, 8) + 8);
        bool const my_turn = table_.mover == me_;
        one_of(18, 2 * static_cast<int>(table_.phase) + my_turn);
        // Whose call stands: none, mine, another's; and whether the whole hand can go at once.
        int const call = table_.caller.empty() ? 0 : table_.caller[0] == me_ ? 1 : 2;
        bool const ready = can_finish();
        one_of(6, 2 * call + ready);
        one_of(18, ((my_turn ? 3 : 0) + call) * 3 + (ready ? 2 : mine <= 3));
        one_of(6, until(me_));
        one_of(5, table_.players - 2);
        one_of(2, table_.drew);
        one_of(4, std::min(table_.completed.size(), 3));
        int stuck_cuts = 0, turns = 0, stuck_pieces = 0, ready_cuts = 0;
        for (cut const c : triangles::all_cuts) {
            int most = 0, pieces = 0;
            bool all = true;
            for (int n = 1; n <= 3; ++n) {
                int const here = of_number(hand_, c, n);
                most = std::max(most, here);
                pieces += here;
                all = all && (here > 0 || saved_.colours_of(c, n) != 0);
            }
            ready_cuts += all;
            if (pieces == 0) continue;
            if (!all) {
                ++stuck_cuts;
                stuck_pieces += pieces;
            } else {
                turns += most;
            }
        }
        one_of(4, stuck_cuts);
        one_of(12, std::min(turns, 11));
        one_of(12, std::min(stuck_pieces, 11));
        one_of(4, ready_cuts);
        one_of(2, triangles::race::moves::is_dead_end(table_.in_hand[me_], saved_));
        one_of(10, std::min(hand_.only_jokers().total(), 9));
        one_of(10, std::min(saved_.total(), 9));
        one_of(6, std::min(table_.playing().size(), 5));
        net_.template close<0>();
    }

    table const& table_;
    cards hand_;
    cards saved_;
    seat me_;
    Net& net_;
    cards unseen_;
};

}  // namespace detail

/// Features of a view of the 21/15/9-card game. Cuts, numbers and colours are alike, so they share weights.
struct race_features {
    static constexpr int margin_unit = 8;     // cards
    static constexpr int margin_weight = 16;  // as in animals_features
    static constexpr temper mistakes{{1900, 950, 430, 150, 0}};
    static constexpr bool is_searched = true;
    template <game>
    static constexpr search_settings searching{.prior = 30, .hopeless = 4000, .guesses = 32};

    /// The game counts no points: cards left in the hands stand for them. A game without a winner is worse than a lost
    /// one for all, or they would wait for each other's call for ever.
    template <class Result>
    [[nodiscard]] static constexpr int margin_of(Result const& r, seat who) {
        if (r.winners().empty()) return -3 * margin_unit;
        int best = 99;
        for (int i = 0; i < r.players(); ++i)
            if (seat{i} != who) best = std::min(best, held_at_end(r, seat{i}));
        return best - held_at_end(r, who);
    }

    static constexpr std::array<pool_shape, 4> pools{{
        {183, 32},  // the viewer and the table
        {155, 32},  // each cut, with the viewer's pieces
        {69, 32},   // each opponent
        {33, 16},   // each joker in the viewer's hand
    }};

    /// A call gives the others a turn without limit, so players who wait for another's call would wait for ever, and
    /// exchange the same discards. After some rounds, each further round makes it more attractive to play cards, to
    /// draw new ones, and to call with a small hand.
    [[nodiscard]] static constexpr std::int32_t urge(view<triangles::race::game> const& v) {
        constexpr int patience = 15, most = 60;  // rounds
        auto const& t = v.table();
        int const late = std::clamp(t.turns / t.players - patience, 0, most);
        bool const draws = t.phase == triangles::race::phase::draw && t.mover == v.seat();
        int const held = t.in_hand[v.seat()];
        bool const called = !t.caller.empty() && t.caller[0] == v.seat() && held <= 3;
        return 50 * late * (2 * draws + 10 * called - held);
    }

    /// Whether the mover is in the middle of something: then a net isn't asked, but the best way on is searched.
    [[nodiscard]] static constexpr bool is_mid_turn(triangles::race::table const& t) {
        using triangles::race::phase;
        return t.phase == phase::discard || t.phase == phase::save || t.phase == phase::take_saved;
    }

    /// Whether a seat has done nothing yet in its turn. A turn goes on after a triangle, with jokers or further ones.
    [[nodiscard]] static constexpr bool begins_turn(triangles::race::table const& t) {
        return t.phase == triangles::race::phase::turn && !t.drew && t.completed.empty();
    }

    [[nodiscard]] static constexpr std::optional<triangles::race::action>
    certain_action(view<triangles::race::game> const&) {
        return std::nullopt;
    }

    /// Describes what the viewer knows. Precondition: the viewer is a seat, and the game isn't over.
    template <class Net>
    static void describe(view<triangles::race::game> const& v, Net& net) {
        detail::race_description<Net>{v, net}.describe();
    }

  private:
    template <class Result>
    [[nodiscard]] static constexpr int held_at_end(Result const& r, seat who) {
        return r.dead().contains(who) ? 21 : r.left(who);
    }
};

}  // namespace triqueta::bots
