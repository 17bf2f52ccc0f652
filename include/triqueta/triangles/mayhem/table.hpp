#pragma once

#include "triqueta/core/fixed_list.hpp"
#include "triqueta/core/index.hpp"
#include "triqueta/core/seat.hpp"
#include "triqueta/triangles/card.hpp"
#include "triqueta/triangles/cards.hpp"
#include "triqueta/triangles/triangle.hpp"

#include <array>
#include <cstdint>

namespace triqueta::triangles::mayhem {

inline constexpr int most_players = 27;  // M1: 81 cards
inline constexpr int hand_size = 3;

/// M1, M6. How a game is set up.
struct setup {
    int players = 2;
    seat first{0};
    bool fast = false;  // with fast draw-and-play

    friend constexpr bool operator==(setup const&, setup const&) = default;
};

/// What has to happen next.
enum class phase : std::uint8_t {
    deal,  // M1: chance deals the mover a card
    play,  // M2: play a piece, or stop
    draw,  // M5: chance gives the mover a card from the pile
    fast,  // M6: play a card just drawn, or stop
    over,
};

/// The open triangles of one cut, sorted. No more than nine: by M3 all have one number in common, and there are nine
/// pieces of a cut and number.
using open_triangles = fixed_list<triangle, 9>;

template <class T>
using by_seat = by_index<seat, T, most_players>;

/// T3: all that everybody sees.
struct table {
    std::array<open_triangles, 3> open{};  // by cut
    cards played;                          // M4: all pieces laid so far, in open triangles and in won ones
    by_seat<std::uint8_t> in_hand{};       // how many cards each player holds
    by_seat<std::uint8_t> pure{};          // triangles won
    by_seat<std::uint8_t> unpure{};
    std::uint8_t pile = static_cast<std::uint8_t>(deck().total());
    std::uint8_t players = 2;
    std::uint8_t laid = 0;   // pieces that the mover has played by M2 in this turn
    std::uint8_t fresh = 0;  // M6: cards drawn in this turn that the mover hasn't played
    seat mover{0};           // who acts, or whom chance gives a card; once it is over, who acted last
    mayhem::phase phase = phase::deal;
    bool fast = false;

    static constexpr int piles_made = 0;  // no pile is made anew
    [[nodiscard]] static constexpr cards deck() { return cards::all_pieces(); }

    [[nodiscard]] constexpr open_triangles const& open_of(cut c) const { return open[static_cast<unsigned>(c)]; }

    [[nodiscard]] constexpr triqueta::turn whose_turn() const {
        if (phase == phase::deal || phase == phase::draw) return triqueta::turn::chance();
        if (phase == phase::over) return triqueta::turn::over();
        return mover;
    }

    friend constexpr bool operator==(table const&, table const&) = default;
};

}  // namespace triqueta::triangles::mayhem
