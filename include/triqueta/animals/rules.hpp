#pragma once

#include "triqueta/animals/action_set.hpp"
#include "triqueta/animals/events/advance.hpp"
#include "triqueta/animals/events/event.hpp"
#include "triqueta/animals/events/shown.hpp"
#include "triqueta/animals/moves.hpp"
#include "triqueta/animals/position/check_position.hpp"
#include "triqueta/animals/position/distinct.hpp"
#include "triqueta/animals/position/place_unseen.hpp"
#include "triqueta/animals/position/pool.hpp"
#include "triqueta/animals/position/secrets.hpp"
#include "triqueta/animals/position/symmetry.hpp"
#include "triqueta/animals/position/table.hpp"
#include "triqueta/animals/scoring/result.hpp"
#include "triqueta/animals/stacks.hpp"
#include "triqueta/animals/variant.hpp"
#include "triqueta/core/game_limits.hpp"
#include "triqueta/core/reasons.hpp"
#include "triqueta/core/refusal.hpp"
#include "triqueta/core/seat.hpp"

#include <algorithm>
#include <cstdint>
#include <optional>

namespace triqueta::animals {

/// B6. The set-up of a game: who has the rock first.
struct setup {
    seat first{0};

    /// Triqueta has no options.
    template <class Self, class Fields>
    static constexpr void describe(Self&, Fields&) {}

    friend constexpr bool operator==(setup, setup) = default;
};

template <variant V>
class lockstep_games;  // <triqueta/batch.hpp> defines it

/// The rules of Triqueta for variant V: the moves of each phase and their effects. Each move has its own file in
/// moves/.
template <class V>
class rules {
    static_assert(variant<V>,
                  "not a variant of Triqueta: it lacks one of the policies pack, towers, draw, kept, scoring");
    static_assert(bounds_hold<V>::value);

  public:
    using setup = animals::setup;
    using table = animals::table<V>;
    using secrets = animals::secrets<V>;
    using pool = animals::pool<V>;
    using all_moves = animals::all_moves;
    using action = animals::action;
    using action_set = animals::action_set;
    using outcome = animal;
    using outcome_thing = of_animals;
    using event = animals::event;
    using result = animals::result<V>;
    using order = stacks<V>;
    using symmetry = animals::symmetry<V>;
    using lockstep = lockstep_games<V>;

    static constexpr int most_players = V::players;
    static constexpr int outcomes = kinds<typename V::pack>;
    static constexpr int most_draws = V::draw::tokens;
    using all_secrets = by_seat<V, secrets>;

    [[nodiscard]] static constexpr int players(table const&) { return V::players; }

    [[nodiscard]] static constexpr std::optional<setup> setup_for(int players) {
        return players == V::players ? std::optional{setup{}} : std::nullopt;
    }
    [[nodiscard]] static constexpr refusal why_not_start(setup const& s) {
        return s.first.number() < V::players ? refusal{} : refusal::no_such_seat;
    }

    static constexpr void start(setup const& s, table& t) { t.mover = t.rock = s.first; }

    /// At most all tokens of a kind, a tile of each tower with one, and the rock. A token is drawn and placed; each
    /// player takes a row in a round, and decides at the end; and a tower is chosen between rounds.
    [[nodiscard]] static constexpr game_limits limits(setup const&) {
        game_limits all{0, 0, V::players + V::towers::count * (V::players + 1) - 1};
        for (int t = 0; t < V::towers::count; ++t)
            all.most_actions += 2 * V::towers::columns * levels<typename V::towers>(tower{t});
        if constexpr (scores_collections<typename V::scoring>)
            return {game_limits{}.least_points, game_limits{}.most_points, all.most_actions};
        auto const add = [&all](int least, int most) {
            all.least_points += least;
            all.most_points += most;
        };
        auto const add_range = [&add](int most, auto points_for) {
            int least_points = points_for(0);
            int most_points = least_points;
            for (int count = 1; count <= most; ++count) {
                least_points = std::min(least_points, points_for(count));
                most_points = std::max(most_points, points_for(count));
            }
            add(least_points, most_points);
        };
        for (int kind = 0; kind < outcomes; ++kind)
            add_range(tokens_of(static_cast<animal>(kind)), [kind](int count) {
                by_kind const value = V::pack::value;
                return V::scoring::animal(count, value[static_cast<unsigned>(kind)]);
            });
        add_range(V::towers::count - 1, [](int tiles) { return points_for_tiles<V>(tiles).value(); });
        add_range(1, [](int rock) { return points_for_rock<V>(rock == 1).value(); });
        return all;
    }

    [[nodiscard]] static constexpr turn whose_turn(table const& t) { return t.whose_turn(); }

    /// The legal actions of the mover. In Triqueta they don't depend on secrets.
    [[nodiscard]] static constexpr action_set legal(table const& t, secrets const&) {
        if (t.phase == phase::turn)
            return action_set::from_mask(moves::columns_to_draw(t).mask() << all_moves::first<moves::draw> |
                                         t.in_middle.mask() << all_moves::first<moves::take>);
        if (t.phase == phase::place)
            return action_set::from_mask(moves::rows_to_lay_at(t).mask() << all_moves::first<moves::lay> |
                                         std::uint32_t{!moves::keep{0}.why_not(t)} << all_moves::first<moves::keep> |
                                         std::uint32_t{!moves::box{0}.why_not(t)} << all_moves::first<moves::box>);
        if (t.phase == phase::second_draw)
            return action_set::from_mask(moves::columns_to_draw(t).mask() << all_moves::first<moves::draw>);
        if (t.phase == phase::next_tower)
            return action_set::from_mask(t.standing.mask() << all_moves::first<moves::choose>);
        if (t.phase == phase::decide)
            return action_set::from_mask(((1U << moves::decisions_open(t)) - 1) << all_moves::first<moves::decide>);
        return {};
    }

    [[nodiscard]] static constexpr bool allows(table const& t, secrets const& mover, action a) {
        return legal(t, mover).contains(a);
    }
    [[nodiscard]] static constexpr action_set distinct(table const& t, secrets const& mover) {
        return animals::distinct(t, mover, legal(t, mover));
    }

    /// Why the mover may not take this action. Precondition: a seat is to act.
    [[nodiscard]] static constexpr refusal why_not(table const& t, secrets const* mover, action a) {
        return a.number() < action::count ? all_moves::why_not(a.number(), t, mover) : refusal::no_such_number;
    }

    /// Applies a legal action. `shown` supplies what all players see of it. `whose` returns the secrets of a seat, or
    /// null if they are unknown.
    template <class Shown, class Whose>
    static constexpr void step(table& t, action a, Shown& shown, Whose whose) {
        all_moves::make(a.number(), t, shown, whose);
    }

    /// Applies an answer of chance.
    template <class Whose>
    static constexpr void answer(table& t, std::optional<outcome> seen, Whose whose) {
        moves::answer(t, seen, whose);
    }

    /// The possible answers of chance, and how often each is there.
    [[nodiscard]] static constexpr tokens to_draw(table const& t, all_secrets const&, pool const& p) {
        return p.of(shown_back(t));
    }
    /// The tokens that nobody has looked at yet.
    [[nodiscard]] static constexpr pool undrawn(table const& t, all_secrets const& all) {
        pool rest = not_open(t);
        for (secrets const& some : all) rest -= placed_by(some);
        return rest;
    }
    static constexpr void draw_from(pool& p, table const& t, outcome drawn) { p.remove(shown_back(t), drawn); }

    /// The tokens whose place a viewer doesn't know, by their backs.
    [[nodiscard]] static constexpr pool unseen(table const& t, viewer, secrets const* mine) {
        return animals::unseen(t, mine);
    }
    [[nodiscard]] static constexpr pool unseen_part(table const& t, viewer who, secrets const* mine) {
        return unseen(t, who, mine);
    }
    /// Fills in what others may hide from one viewer. Precondition: `all` holds the viewer's own secrets and no others.
    template <class Random>
    static constexpr void place_unseen(table const& t, viewer who, all_secrets& all, Random& random) {
        animals::place_unseen(t, who, all, random);
    }

    /// The invariants that a position from outside violates. `whose` returns the secrets of a seat, or null if they are
    /// unknown.
    template <class Whose>
    [[nodiscard]] static constexpr reasons check_position(table const& t, Whose whose) {
        return position_check<V, Whose>{t, whose}.find();
    }

    /// The symmetry that makes a position canonical. `whose` returns the secrets of a seat, or null if they are
    /// unknown.
    template <class Whose>
    [[nodiscard]] static constexpr symmetry canonical_symmetry(table const& t, Whose whose) {
        return animals::canonical_symmetry(t, whose);
    }

    // Events.

    [[nodiscard]] static constexpr shown_by_secrets<V> shown_by(all_secrets const& all) {
        return shown_by_secrets<V>{all};
    }
    /// The full event of a legal action. It steps copies.
    [[nodiscard]] static constexpr event event_of(table t, all_secrets all, action a) {
        event e = event::did(a).by(t.mover);
        shown_by_secrets<V> shown{all};
        shown_into_event recorded{shown, e};
        step(t, a, recorded, [&all](seat s) { return &all[s]; });
        return e;
    }
    [[nodiscard]] static constexpr event event_of(table const& t, outcome seen) { return looked(seen).by(t.mover); }

    /// Advances a view by an event of the mover. A refusal leaves table and secrets unchanged. Precondition: the game
    /// isn't over. A spectator's `mine` is empty and stays empty.
    [[nodiscard]] static constexpr refusal advance(table& t, secrets& mine, viewer who, event const& e) {
        if (e.what > event::kind::looked || (e.number != 0 && !e.has_number())) return refusal::event_contradicts;
        secrets* const own = who.is_spectator() ? nullptr : &mine;
        auto const whose = [who, &mine](seat s) { return who.is(s) ? &mine : nullptr; };
        event_check<V> const check{t, own, who};

        auto const a = e.action();
        if (t.phase == phase::look) {
            if (a) return refusal::chance_moves;
            if (auto const no = check.look(e)) return no;
            moves::answer(t, e.token, whose);
            return {};
        }
        if (!a) return refusal::chance_not_asked;
        if (auto const no = why_not(t, own, *a)) return no;
        if (auto const no = check.action(e)) return no;

        table const before = t;
        secrets const mine_before = mine;
        shown_by_event shown{e};
        step(t, *a, shown, whose);
        if (shown.asked_for_all() == e.shown.has_value()) return {};
        t = before;
        mine = mine_before;
        return e.shown ? refusal::event_contradicts : refusal::event_incomplete;
    }

  private:
    [[nodiscard]] static constexpr int tokens_of(animal a) {
        constexpr pool whole{};
        int count = whole.light.of(a);
        if constexpr (has_shadows<V>) count += whole.shadow.of(a);
        return count;
    }

    [[nodiscard]] static constexpr back shown_back(table const& t) {
        return moves::shown_back(t, moves::place_to_look_at(t));
    }
};

}  // namespace triqueta::animals
