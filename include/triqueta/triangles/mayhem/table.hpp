#pragma once

#include "triqueta/core/describe.hpp"
#include "triqueta/core/fixed_list.hpp"
#include "triqueta/core/index.hpp"
#include "triqueta/core/seat.hpp"
#include "triqueta/triangles/card.hpp"
#include "triqueta/triangles/cards.hpp"
#include "triqueta/triangles/triangle.hpp"

#include <array>
#include <cstdint>
#include <string_view>

namespace triqueta::triangles::mayhem {

inline constexpr int most_players = 27;  // M1: 81 cards
inline constexpr int hand_size = 3;

/// M1, M6. The set-up of a game.
struct setup {
    int players = 2;
    seat first{0};
    bool fast = false;  // with fast draw-and-play

    template <class Self, class Fields>
    static constexpr void describe(Self& self, Fields& fields) {
        fields("fast", "whether fast draw-and-play is allowed", self.fast, shape::truth{});
    }
    /// The tag of an option in records of version 1.
    [[nodiscard]] static constexpr std::string_view old_tag(std::string_view) { return "Fast"; }

    friend constexpr bool operator==(setup const&, setup const&) = default;
};

/// The phase of a turn: what has to happen next.
enum class phase : std::uint8_t {
    deal,  // M1: chance deals the mover a card
    play,  // M2: play a piece, or stop
    draw,  // M5: chance gives the mover a card from the pile
    fast,  // M6: play a card just drawn, or stop
    over,
};
inline constexpr char const* phase_names[] = {"deal", "play", "draw", "fast", "over"};

/// The open triangles of one cut, sorted. At most nine: by M3 all have one number in common, and a cut and number has
/// nine pieces.
using open_triangles = fixed_list<triangle, 9>;

template <class T>
using by_seat = by_index<seat, T, most_players>;

/// T3: everything that all players see.
struct table {
    std::array<open_triangles, 3> open{};  // by cut
    cards played;                          // M4: all pieces laid so far, in open triangles and in won ones
    by_seat<std::uint8_t> in_hand{};       // how many cards each player holds
    by_seat<std::uint8_t> pure{};          // triangles won
    by_seat<std::uint8_t> unpure{};
    std::uint8_t pile = static_cast<std::uint8_t>(deck().total());
    std::uint8_t players = 2;
    std::uint8_t laid = 0;   // number of pieces that the mover has played by M2 in this turn
    std::uint8_t fresh = 0;  // M6: number of cards drawn in this turn that the mover hasn't played
    seat mover{0};           // who acts or gets a card; after the end, who acted last
    mayhem::phase phase = phase::deal;
    bool fast = false;

    static constexpr int piles_made = 0;  // no new pile is ever made
    [[nodiscard]] static constexpr cards deck() { return cards::all_pieces(); }

    [[nodiscard]] constexpr open_triangles const& open_of(cut c) const { return open[static_cast<unsigned>(c)]; }

    [[nodiscard]] constexpr triqueta::turn whose_turn() const {
        if (phase == phase::deal || phase == phase::draw) return triqueta::turn::chance();
        if (phase == phase::over) return triqueta::turn::over();
        return mover;
    }

    template <class Self, class Fields>
    static constexpr void describe(Self& self, Fields& fields) {
        constexpr int pieces = copies_of_a_piece * piece_kinds;
        fields("players", "the number of players", self.players, shape::number{most_players});
        auto const up_to = [&self](int most) {
            return shape::each_seat{self.players, most_players, shape::number{most}};
        };

        fields("fast", "whether fast draw-and-play is allowed", self.fast, shape::truth{});
        fields("phase", "what has to happen next", self.phase, shape::choice{phase_names});
        fields("mover", "the seat that acts or gets a card; after the end, the seat that acted last", self.mover,
               shape::number{most_players - 1});
        fields("pile", "number of cards in the pile", self.pile, shape::number{pieces});
        fields("laid", "number of pieces that the mover has played by M2 in this turn", self.laid,
               shape::number{hand_size});
        fields("fresh", "number of cards drawn in this turn that the mover hasn't played, in fast draw-and-play",
               self.fresh, shape::number{hand_size});
        fields("in_hand", "for each player, how many cards they hold", self.in_hand, up_to(hand_size));
        fields("pure", "for each player, how many pure triangles they won", self.pure, up_to(pieces / 3));
        fields("unpure", "for each player, how many other triangles they won", self.unpure, up_to(pieces / 3));
        fields("open", "for each cut, a list of the open triangles, by their pieces", self.open,
               shape::each{3, shape::list<of_triangles>{open_triangles::most, triangle::numbers}});
        fields("played", "how many of each piece were played", self.played, shape::counts<of_cards>{piece_kinds});
    }

    friend constexpr bool operator==(table const&, table const&) = default;
};

}  // namespace triqueta::triangles::mayhem
