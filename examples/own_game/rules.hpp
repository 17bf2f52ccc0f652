#pragma once

#include "check_position.hpp"
#include "fruit.hpp"
#include "moves.hpp"
#include "refusals.hpp"
#include "table.hpp"
#include "words.hpp"

#include <triqueta/core/base_rules.hpp>
#include <triqueta/core/described.hpp>
#include <triqueta/core/event.hpp>
#include <triqueta/core/reasons.hpp>
#include <triqueta/core/refusal.hpp>

#include <cstdint>
#include <optional>

/// Wasps at Noon, a game of cards for two to four players, invented for this example.
///
/// F1  There are five kinds of fruit, and of each kind as many cards as the crop: three to eight.
/// F2  Each player is dealt three cards. Hands are hidden.
/// F3  In a turn a player does one thing: takes the top card of the pile, or one of the following.
/// F4  They put a fruit into their basket. It may not be there already, and no wasps may sit on its kind.
/// F5  They sell their basket of two fruits or more: n fruits are worth n times n points.
/// F6  They spoil a fruit in another player's basket by the same fruit of their hand. Both are gone, and wasps sit on
///     this kind until another one is spoilt.
/// F7  The game is over when the pile is empty. A fruit in a basket is worth one point. Most points win.
namespace wasps {

class rules : public triqueta::base_rules<rules, table, secrets, action, most_players> {
  public:
    using setup = wasps::setup;
    using result = wasps::result;
    using all_moves = wasps::all_moves;
    using outcome = fruit;
    using outcome_thing = of_fruit;
    using event = triqueta::public_event<action, of_fruit, fruit_kinds, most_players>;

    static constexpr int outcomes = fruit_kinds;

    [[nodiscard]] static constexpr std::optional<setup> setup_for(int players) {
        if (players < least_players || players > most_players) return std::nullopt;
        return setup{players};
    }
    [[nodiscard]] static constexpr triqueta::refusal why_not_start(setup const& s) {
        if (!setup_for(s.players)) return refusals::wrong_player_count;
        if (s.crop < least_crop || s.crop > most_crop) return refusals::wrong_crop;
        return s.first.number() < s.players ? triqueta::refusal{} : triqueta::refusal::no_such_seat;
    }
    static constexpr void start(setup const& s, table& t) {
        t.players = static_cast<std::uint8_t>(s.players);
        t.crop = static_cast<std::uint8_t>(s.crop);
        t.pile = static_cast<std::uint8_t>(s.crop * fruit_kinds);
        t.mover = s.first;
    }

    /// F2, F3, F7. Chance gives the mover a fruit; which one, to whom that is known.
    template <class Whose>
    static constexpr void answer(table& t, std::optional<fruit> drawn, Whose whose) {
        --t.pile;
        ++t.in_hand[t.mover];
        if (auto* const mine = whose(t.mover)) mine->hand.add(*drawn);
        moves::pass_turn(t);
        if (t.next == step::deal && t.in_hand[t.mover] < dealt) return;
        t.next = t.pile == 0 ? step::over : step::act;
    }

    /// The fruits whose place a viewer doesn't know. Of a spectator, `mine` is null.
    [[nodiscard]] static constexpr fruits unseen(table const& t, triqueta::viewer, secrets const* mine) {
        auto rest = fruits::of_each(t.crop) - t.gone;
        for (auto const basket : t.baskets) rest -= basket;
        return mine != nullptr ? rest - mine->hand : rest;
    }
    /// The pile.
    [[nodiscard]] static constexpr fruits to_draw(table const& t, all_secrets const& all, pool const&) {
        auto rest = unseen(t, triqueta::viewer::spectator(), nullptr);
        for (auto const& known : all) rest -= known.hand;
        return rest;
    }
    /// Fills in what the others hold. Precondition: `all` has the viewer's own secrets.
    template <class Random>
    static constexpr void place_unseen(table const& t, triqueta::viewer who, all_secrets& all, Random& random) {
        auto rest = unseen(t, who, who.is_spectator() ? nullptr : &all[who.seat()]);
        for (auto const s : seat_set::first(t.players)) {
            if (who.is(s)) continue;
            for (int left = t.in_hand[s]; left > 0; --left) {
                auto const drawn = rest.nth(static_cast<int>(random.below(static_cast<std::uint32_t>(rest.total()))));
                rest.remove(drawn);
                all[s].hand.add(drawn);
            }
        }
    }
    /// Whether the mover can have had the fruit that they show, as far as this viewer knows.
    [[nodiscard]] static constexpr bool is_believable(table const& t, triqueta::viewer who, secrets const* own,
                                                      action a) {
        auto const shown = a.leaving_hand();
        return !shown || (t.in_hand[t.mover] > 0 && unseen(t, who, own).of(*shown) > 0);
    }

    template <class Whose>
    [[nodiscard]] static constexpr triqueta::reasons check_position(table const& t, Whose whose) {
        return wasps::check_position(t, whose);
    }
};

struct game {
    static constexpr char const* name = "wasps_at_noon";

    template <class>
    using rules = wasps::rules;
    using words = wasps::words;
};
static_assert(triqueta::described_game<game>);

}  // namespace wasps
