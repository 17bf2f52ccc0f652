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

#include <cstdint>

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

template <variant V, class T>
using by_seat = by_index<seat, T, V::players>;
template <variant V, class T>
using by_row = by_index<row, T, V::players>;  // B3: as many rows as seats

/// K1: all that everybody sees.
template <variant V>
struct table {
    using towers = typename V::towers;
    using count_by_seat = by_seat<V, std::uint8_t>;

    by_row<V, tokens> rows{};                                                    // empty where taken
    by_seat<V, tokens> up{};                                                     // face up before each player
    heights left = heights::of_full(towers::columns, levels<towers>(tower{0}));  // in the current tower

    [[no_unique_address]] when<has_shadows<V>, tokens, struct shadows_up_tag> shadows_up;     // those in `up` (W4)
    [[no_unique_address]] when<has_shadows<V>, count_by_seat, struct shadows_tag> shadows{};  // face down
    count_by_seat kept{};                                                                     // light, face down
    count_by_seat boxed{};  // tokens put into the box by each player
    count_by_seat tiles{};

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
    [[no_unique_address]] when<V::draw::tokens == 2, few<option, 1>, struct first_option_tag>
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
