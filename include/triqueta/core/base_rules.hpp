#pragma once

#include "triqueta/core/action_list.hpp"
#include "triqueta/core/advance.hpp"
#include "triqueta/core/describe.hpp"
#include "triqueta/core/drawn_order.hpp"
#include "triqueta/core/index.hpp"
#include "triqueta/core/refusal.hpp"
#include "triqueta/core/seat.hpp"

#include <type_traits>

namespace triqueta {

/// The pool of a game that stores nothing about unseen things: they follow from the rest of the position.
struct no_pool {
    friend constexpr bool operator==(no_pool, no_pool) = default;
};

/// What an action shows to everybody if it shows nothing beyond itself.
struct nothing_shown {};

/// The things whose place a viewer doesn't know, as a part with a description. Counts has the number of each kind. The
/// tag Thing may give the field its name and meaning.
template <class Counts, class Thing, int Kinds>
struct unseen_things {
    Counts all;

    template <class Self, class Fields>
    static constexpr void describe(Self& self, Fields& fields) {
        constexpr shape::counts<Thing> of_each_kind{Kinds};
        if constexpr (requires { Thing::unseen; })
            fields(Thing::unseen, Thing::unseen_meaning, self.all, of_each_kind);
        else
            fields("unseen_things", "how often each is where the viewer can't place it", self.all, of_each_kind);
    }

    friend constexpr bool operator==(unseen_things const&, unseen_things const&) = default;
};

/// The symmetry of a game in which no two things are alike.
struct no_symmetry {
    [[nodiscard]] constexpr no_symmetry inverse() const { return {}; }
    template <class Table>
    constexpr void renumber(Table&) const {}
    template <class Secrets>
    constexpr void renumber(Secrets&, seat) const {}
    template <class Action>
    [[nodiscard]] constexpr Action renamed(Action a, seat) const {
        return a;
    }

    friend constexpr bool operator==(no_symmetry, no_symmetry) = default;
};

/// Base of a game's rules, with defaults for the contract in core/game.hpp. Rules is the class that derives from it;
/// what it declares itself replaces the default. Its member type `all_moves` is the move_list.
template <class Rules, class Table, class Secrets, class Action, int MostPlayers>
class base_rules {
    static_assert(MostPlayers <= most_seats_of_any_game, "a game has at most 32 seats: a seat_set holds no more");

  public:
    using table = Table;
    using secrets = Secrets;
    using all_secrets = by_index<seat, secrets, MostPlayers>;
    using action = Action;
    using action_set = action_list<action, action::count>;
    using pool = no_pool;
    using symmetry = no_symmetry;
    using order = drawn_order;
    using outcome_thing = things::number;

    static constexpr int most_players = MostPlayers;
    /// The most draws in a row, when a game is dealt or after an action.
    static constexpr int most_draws = 255;

    [[nodiscard]] static constexpr int players(table const& t) { return t.players; }
    [[nodiscard]] static constexpr turn whose_turn(table const& t) { return t.whose_turn(); }

    /// Why the mover may not do this. Precondition: it is their turn. `mover` is null if their secrets are unknown.
    [[nodiscard]] static constexpr refusal why_not(table const& t, secrets const* mover, action a) {
        return Rules::all_moves::why_not(a.number(), t, mover);
    }
    /// Makes a legal move.
    template <class Shown, class Whose>
    static constexpr void step(table& t, action a, Shown& shown, Whose whose) {
        Rules::all_moves::make(a.number(), t, shown, whose);
    }
    /// The legal actions, found by trying every action. Write your own where speed matters.
    [[nodiscard]] static constexpr auto legal(table const& t, secrets const& mover) {
        typename Rules::action_set all;
        for (int number = 0; number < action::count; ++number)
            if (auto const a = action::from_number_unchecked(number); Rules::allows(t, mover, a)) all.add(a);
        return all;
    }
    [[nodiscard]] static constexpr bool allows(table const& t, secrets const& mover, action a) {
        return action::from_number(a.number()) && !Rules::why_not(t, &mover, a);
    }
    /// All legal actions: no two of them are alike.
    [[nodiscard]] static constexpr auto distinct(table const& t, secrets const& mover) {
        return Rules::legal(t, mover);
    }

    [[nodiscard]] static constexpr pool undrawn(table const&, all_secrets const&) { return {}; }
    template <class Outcome>
    static constexpr void draw_from(pool&, table const&, Outcome) {}

    template <class Whose>
    [[nodiscard]] static constexpr symmetry canonical_symmetry(table const&, Whose) {
        return {};
    }

    // Events: public_event.

    [[nodiscard]] static constexpr nothing_shown shown_by(all_secrets const&) { return {}; }
    [[nodiscard]] static constexpr auto event_of(table const& t, all_secrets const&, action a) {
        return Rules::event::did(a).by(t.mover);
    }
    template <class Outcome>
    [[nodiscard]] static constexpr auto event_of(table const& t, Outcome drawn) {
        return Rules::event::drew(drawn).by(t.mover);
    }
    template <class Event>
    [[nodiscard]] static constexpr refusal advance(table& t, secrets& mine, viewer who, Event const& e) {
        return advance_publicly<Rules>(t, mine, who, e);
    }
    /// The counts that `unseen` returns, with a description. `mine` is null for a spectator.
    [[nodiscard]] static constexpr auto unseen_part(table const& t, viewer who, secrets const* mine) {
        auto const all = Rules::unseen(t, who, mine);
        return unseen_things<std::remove_const_t<decltype(all)>, typename Rules::outcome_thing, Rules::outcomes>{all};
    }

    /// Whether the mover can have had what this action takes from their secrets, as far as another viewer knows.
    [[nodiscard]] static constexpr bool is_believable(table const&, viewer, secrets const*, action) { return true; }
};

}  // namespace triqueta
