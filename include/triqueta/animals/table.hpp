#pragma once

#include "triqueta/animals/animal.hpp"
#include "triqueta/animals/draw_rule.hpp"
#include "triqueta/animals/heights.hpp"
#include "triqueta/animals/tokens.hpp"
#include "triqueta/animals/towers.hpp"
#include "triqueta/animals/variant.hpp"
#include "triqueta/core/few.hpp"
#include "triqueta/core/seat.hpp"
#include "triqueta/core/when.hpp"

#include <array>
#include <cstdint>
#include <optional>

namespace triqueta::animals {

/// What has to happen next.
enum class phase : std::uint8_t {
    turn,         // B7: draw a token or take a row
    second_draw,  // D1: draw the second token
    look,         // chance answers what was drawn
    place,        // B8: an option for the token in hand
    next_tower,   // B17: choose the next round's tower
    decide,       // B18: add the kept tokens or box them
    over,
};

using player_set = index_set<seat>;

/// A number for each seat.
template <variant V>
using by_seat = std::array<std::uint8_t, static_cast<unsigned>(V::players)>;

template <variant V>
using tokens_by_seat = std::array<tokens, static_cast<unsigned>(V::players)>;

/// K1: all that everybody sees.
template <variant V>
struct table {
    using towers = typename V::towers;

    tokens_by_seat<V> rows{};  // empty where taken; as many rows as seats (B3)
    tokens_by_seat<V> up{};    // face up before each player
    heights left = heights::of_full(towers::columns, levels<towers>(tower{0}));  // in the current tower

    [[no_unique_address]] when<has_shadows<V>, tokens, struct shadows_up_tag> shadows_up;  // those in `up` (W4)
    [[no_unique_address]] when<has_shadows<V>, by_seat<V>, struct shadows_tag> shadows{};  // face down
    by_seat<V> kept{};                                                                     // light tokens, face down
    by_seat<V> boxed{};  // tokens put into the box by each player
    by_seat<V> tiles{};

    row_set in_middle = row_set::first(V::players);
    player_set out;      // have taken a row in this round
    player_set decided;  // have made their end decision
    tower_set standing = tower_set::from_mask(tower_set::first(towers::count).mask() & ~1U);  // for later rounds
    tower current{0};
    seat rock{0};
    seat mover{0};  // who acts, or whose draw chance answers; once it is over, who acted last
    animals::phase phase = phase::turn;
    few<back, V::draw::tokens> hand;        // drawn and not placed, in order drawn
    few<column, V::draw::tokens> unlooked;  // where those of them came from that nobody has looked at yet
    std::uint8_t box = 0;                   // tokens in it
    [[no_unique_address]] when<V::draw::tokens == 2, std::optional<option>, struct first_option_tag>
        first_option;  // D4: how the first of two light tokens went

    /// 1 in the first round.
    [[nodiscard]] constexpr int round() const { return towers::count - standing.size(); }

    /// The tokens left in column c of tower t; chosen towers are taken down, so all others are whole or gone.
    [[nodiscard]] constexpr int height(tower t, column c) const {
        if (t == current) return left.of(c);
        return standing.contains(t) ? levels<towers>(t) : 0;
    }

    /// What the token at this level (0 is the lowest) of the current tower shows: W2.
    [[nodiscard]] constexpr back back_at(int level) const {
        return level < towers::shadow_levels(current) ? back::shadow : back::light;
    }

    [[nodiscard]] constexpr triqueta::turn whose_turn() const {
        if (phase == phase::look) return triqueta::turn::chance();
        if (phase == phase::over) return triqueta::turn::over();
        return mover;
    }

    friend constexpr bool operator==(table const&, table const&) = default;
};

}  // namespace triqueta::animals
