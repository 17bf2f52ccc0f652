#pragma once

#include "fruit.hpp"
#include "refusals.hpp"
#include "table.hpp"

#include <triqueta/core/action_number.hpp>
#include <triqueta/core/move_list.hpp>
#include <triqueta/core/refusal.hpp>

#include <cstdint>
#include <optional>

/// What a player can do. Each kind of move is a value that knows when it is allowed and what it does.
namespace wasps {
namespace moves {

using triqueta::refusal;

constexpr void pass_turn(table& t) { t.mover = seat{(t.mover.number() + 1) % t.players}; }

/// A fruit goes from the mover's hand into everybody's sight.
template <class Whose>
constexpr void take_from_hand(table& t, fruit what, Whose whose) {
    --t.in_hand[t.mover];
    if (auto* const mine = whose(t.mover)) mine->hand.remove(what);
}

/// F3. Takes the top fruit of the pile. There is one, or the game would be over.
struct pick {
    static constexpr int count = 1;
    constexpr explicit pick(int) {}

    [[nodiscard]] constexpr bool fits(table const&) const { return true; }
    [[nodiscard]] constexpr refusal why_not(table const&) const { return {}; }
    constexpr void make(table& t) const { t.next = step::pick; }
};

/// F4. Puts a fruit into one's own basket.
struct put {
    static constexpr int count = fruit_kinds;
    constexpr explicit put(int index) : what{static_cast<fruit>(index)} {}

    fruit what;

    template <class Fields>
    constexpr void describe(Fields& fields) const {
        fields("fruit", "the fruit that is put", what, shape::piece<of_fruit>{fruit_kinds});
    }

    [[nodiscard]] constexpr bool fits(table const&) const { return true; }
    [[nodiscard]] constexpr refusal why_not(table const& t, secrets const* mover) const {
        if (mover != nullptr && mover->hand.of(what) == 0) return refusals::not_in_hand;
        if (t.baskets[t.mover].of(what) > 0) return refusals::in_basket_already;
        return t.wasps == what ? refusals::wasps_on_it : refusal{};
    }
    template <class Whose>
    constexpr void make(table& t, Whose whose) const {
        take_from_hand(t, what, whose);
        t.baskets[t.mover].add(what);
        pass_turn(t);
    }
};

/// F5. Sells one's basket: n fruits for n times n points.
struct sell {
    static constexpr int count = 1;
    constexpr explicit sell(int) {}

    [[nodiscard]] constexpr bool fits(table const&) const { return true; }
    [[nodiscard]] constexpr refusal why_not(table const& t) const {
        return t.baskets[t.mover].total() < 2 ? refusals::too_few_to_sell : refusal{};
    }
    constexpr void make(table& t) const {
        auto& basket = t.baskets[t.mover];
        t.sold[t.mover] = static_cast<std::uint8_t>(t.sold[t.mover] + basket.total() * basket.total());
        t.gone += basket;
        basket = {};
        pass_turn(t);
    }
};

/// F6. Lures wasps to somebody's basket: a fruit of the hand and the same one there are gone.
struct spoil {
    static constexpr int count = most_players * fruit_kinds;
    constexpr explicit spoil(int index) : of{index / fruit_kinds}, what{static_cast<fruit>(index % fruit_kinds)} {}

    seat of;
    fruit what;

    template <class Fields>
    constexpr void describe(Fields& fields) const {
        fields("seat", "whose basket it is", of, shape::number{most_players - 1});
        fields("fruit", "the fruit that is spoilt", what, shape::piece<of_fruit>{fruit_kinds});
    }

    [[nodiscard]] constexpr bool fits(table const&) const { return true; }
    [[nodiscard]] constexpr refusal why_not(table const& t, secrets const* mover) const {
        if (of.number() >= t.players || of == t.mover) return refusals::no_such_neighbour;
        if (mover != nullptr && mover->hand.of(what) == 0) return refusals::not_in_hand;
        return t.baskets[of].of(what) == 0 ? refusals::not_in_their_basket : refusal{};
    }
    template <class Whose>
    constexpr void make(table& t, Whose whose) const {
        take_from_hand(t, what, whose);
        t.baskets[of].remove(what);
        t.gone.add(what);
        t.gone.add(what);
        t.wasps = what;
        pass_turn(t);
    }
};

}  // namespace moves

/// Their order gives the actions their numbers.
using all_moves = triqueta::move_list<moves::pick, moves::put, moves::sell, moves::spoil>;

class action : public triqueta::action_number<action, all_moves::count> {
  public:
    constexpr explicit action(action_number number) : action_number{number} {}

    /// The fruit that goes from the mover's hand into everybody's sight.
    [[nodiscard]] constexpr std::optional<fruit> leaving_hand() const {
        return all_moves::visit(number(), [](auto move) -> std::optional<fruit> {
            if constexpr (requires { move.what; }) return move.what;
            return std::nullopt;
        });
    }
    /// Whether this action shows something that was hidden.
    [[nodiscard]] constexpr bool discloses() const { return leaving_hand().has_value(); }
};

}  // namespace wasps
