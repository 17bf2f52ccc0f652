#pragma once

#include "triqueta/core/inlining.hpp"
#include "triqueta/core/refusal.hpp"
#include "triqueta/triangles/card.hpp"
#include "triqueta/triangles/mayhem/moves/draw.hpp"
#include "triqueta/triangles/mayhem/refusals.hpp"
#include "triqueta/triangles/mayhem/secrets.hpp"
#include "triqueta/triangles/mayhem/table.hpp"
#include "triqueta/triangles/mayhem/target.hpp"
#include "triqueta/triangles/triangle.hpp"

#include <array>
#include <cstdint>
#include <optional>

/// Playing pieces: each continues or completes an open triangle, or starts one.
namespace triqueta::triangles::mayhem::moves {

inline constexpr int most_played = 3;  // M2

/// For a piece of each number (from 1) and each triangle without its cut: the bit of the target that the triangle is,
/// or none if it has this number. Two times none is no open triangle.
inline constexpr auto bit_of_target = [] {
    std::array<std::array<std::uint16_t, triangle::numbers_of_a_cut>, 3> table{};
    for (auto number = 1U; number <= table.size(); ++number)
        for (auto of = 1U; of < triangle::numbers_of_a_cut; ++of)
            if (auto const t = triangle::from_number(static_cast<int>(of)); !t.has(static_cast<int>(number)))
                table[number - 1][of] = static_cast<std::uint16_t>(1U << target{t, static_cast<int>(number)}.number());
    return table;
}();

/// M2: the open triangles that can take a piece of this cut and number: bit n for target n.
[[nodiscard]] constexpr std::uint32_t open_to(table const& t, cut c, int number) {
    // All places of the list, since branches cost more: those behind its end are no targets.
    auto const& bit_of = bit_of_target[static_cast<unsigned>(number - 1)];
    std::uint32_t targets = 0;
    for (triangle const open : t.open_of(c).items()) targets |= bit_of[static_cast<unsigned>(open.number_in_cut())];
    return targets;
}

/// M2, M3: these, or a new triangle if there are none.
[[nodiscard]] constexpr std::uint32_t targets_of(table const& t, card piece) {
    auto const open = open_to(t, cut_of(piece), number_of(piece));
    return open == 0 ? 1U << target{}.number() : open;
}

/// M2, M6: the pieces that the mover may play now, by their secrets.
[[nodiscard]] constexpr cards playable(table const& t, secrets const& mover) {
    return t.phase == phase::fast ? mover.fresh : mover.hand;
}

/// M4, M9: the player who lays the last piece takes the triangle.
TRIQUETA_INLINE constexpr void lay(table& t, card piece, target at) {
    auto& open = t.open[static_cast<unsigned>(cut_of(piece))];
    triangle const before = at.seen_from(piece);
    triangle const after = before.with(piece);
    if (!at.is_new()) open.remove(before);
    if (!after.is_complete())
        open.add_sorted(after);
    else if (after.is_pure())
        ++t.pure[t.mover];
    else
        ++t.unpure[t.mover];
    t.played.add(piece);
}

/// M2: plays a piece.
struct play {
    static constexpr int count = piece_kinds * target::count;
    constexpr explicit play(int index) : piece{card(index / target::count)}, at{index} {}

    card piece;
    target at;

    template <class Fields>
    constexpr void describe(Fields& fields) const {
        fields("piece", "the piece that is played", piece, shape::piece<of_cards>{piece_kinds});
        auto const open = at.is_new() ? std::nullopt : std::optional{at.seen_from(piece)};
        fields("triangle", "the open triangle that it is laid at; none for a new one", open,
               shape::maybe<of_triangles>{triangle::numbers});
    }

    [[nodiscard]] constexpr bool fits(table const&) const { return true; }
    [[nodiscard]] constexpr refusal why_not(table const& t, secrets const* mover) const {
        if (mover != nullptr && mover->hand.of(piece) == 0) return refusals::not_in_hand;
        auto const targets = targets_of(t, piece);
        if ((targets >> at.number() & 1) == 0)
            return at.is_new() ? refusals::must_continue : refusals::no_such_triangle;
        if (mover != nullptr && playable(t, *mover).of(piece) == 0) return refusals::not_just_drawn;
        return {};
    }
    /// M7: playing ends with the third piece or the last card in hand. M6: after a play of a drawn card, a new card is
    /// drawn.
    template <class Whose>
    constexpr void make(table& t, Whose whose) const {
        lay(t, piece, at);
        --t.in_hand[t.mover];
        auto* const mine = whose(t.mover);
        if (mine != nullptr) mine->hand.remove(piece);
        if (t.phase == phase::fast) {
            --t.fresh;
            if (mine != nullptr) mine->fresh.remove(piece);
            return fill_hand(t, whose);
        }
        if (++t.laid == most_played || t.in_hand[t.mover] == 0) fill_hand(t, whose);
    }
};

/// M2, M6: ends the playing of pieces.
struct stop {
    static constexpr int count = 1;
    constexpr explicit stop(int) {}

    [[nodiscard]] constexpr bool fits(table const&) const { return true; }
    /// M2: at least one piece must be played. Fast draw-and-play requires none (M6).
    [[nodiscard]] constexpr refusal why_not(table const& t) const {
        return t.phase == phase::play && t.laid == 0 ? refusals::nothing_played : refusal{};
    }
    /// M6: the second time, this ends the turn.
    template <class Whose>
    constexpr void make(table& t, Whose whose) const {
        if (t.phase == phase::fast)
            pass_turn(t, whose);
        else
            fill_hand(t, whose);
    }
};

}  // namespace triqueta::triangles::mayhem::moves
