#pragma once

#include "triqueta/core/describe.hpp"
#include "triqueta/core/few.hpp"
#include "triqueta/core/fixed_list.hpp"
#include "triqueta/core/index.hpp"
#include "triqueta/core/seat.hpp"
#include "triqueta/triangles/card.hpp"
#include "triqueta/triangles/cards.hpp"
#include "triqueta/triangles/race/discard_pile.hpp"
#include "triqueta/triangles/triangle.hpp"

#include <cstdint>
#include <limits>
#include <string_view>

namespace triqueta::triangles::race {

inline constexpr int most_players = 6;
inline constexpr int most_turns = std::numeric_limits<std::int32_t>::max();

/// R1, R14. The set-up of a game.
struct setup {
    int players = 2;
    seat first{0};
    int turn_cap = 1000;

    template <class Self, class Fields>
    static constexpr void describe(Self& self, Fields& fields) {
        fields("turn_cap", "the number of turns after which the game ends", self.turn_cap,
               shape::whole_number{1, most_turns});
    }
    /// The tag of an option in records of version 1.
    [[nodiscard]] static constexpr std::string_view old_tag(std::string_view) { return "Turns"; }

    friend constexpr bool operator==(setup const&, setup const&) = default;
};

/// R1: the number of cards dealt to each player.
[[nodiscard]] constexpr int hand_size(int players) { return players == 2 ? 21 : players <= 4 ? 15 : 9; }

/// A player's hand and saved pieces together never exceed the largest hand that is dealt, except for a card drawn and
/// not yet discarded. A triangle moves pieces from the hand to the saved ones or the discards, and a joker is replaced
/// by the piece that it takes.
inline constexpr int most_held = hand_size(2);

/// The phase of a turn: what has to happen next.
enum class phase : std::uint8_t {
    deal,        // R1: chance deals the mover a card
    turn,        // R2, R10
    draw,        // chance gives the mover a card from the pile
    discard,     // R2
    save,        // R4: choose the piece of a triangle to save
    closing,     // R7, R9: play jokers, end the turn
    take_saved,  // R8: choose what a joker takes
    over,
};
inline constexpr char const* phase_names[] = {"deal", "turn",    "draw",       "discard",
                                              "save", "closing", "take_saved", "over"};

/// How a game ended.
enum class ending : std::uint8_t {
    none,       // it hasn't ended
    emptied,    // R12: the winner played their last card
    last_left,  // R13: all others met a dead end
    turn_cap,   // R14: nobody won
};
inline constexpr char const* ending_names[] = {"none", "emptied", "last_left", "turn_cap"};

using player_set = index_set<seat>;
template <class T>
using by_seat = by_index<seat, T, most_players>;

/// T3: everything that all players see.
struct table {
    discard_pile discards;
    by_seat<cards> saved{};           // R5
    by_seat<cards> known{};           // the cards of each hand that all saw go into it
    cards gone;                       // jokers played, and saved pieces of players who are out
    cards saving;                     // R4: the pieces to choose one from; they have left the hand
    by_seat<std::uint8_t> in_hand{};  // number of cards that each player holds, or held when they went out
    std::int32_t turns = 0;           // number of turns that ended
    std::int32_t turn_cap = 1000;
    std::int32_t piles_made = 0;  // R6: how often the discards became a new pile
    std::uint8_t pile = static_cast<std::uint8_t>(deck().total());
    std::uint8_t players = 2;
    seat mover{0};        // who acts or gets a card; after the end, who acted last
    player_set out;       // R13
    few<seat, 1> caller;  // R9: whose call is in effect
    few<seat, 1> winner;
    race::phase phase = phase::deal;
    race::ending ending = ending::none;
    bool drew = false;                          // in this turn
    fixed_list<triangle, most_held> completed;  // in this turn, sorted; each took a card from the hand

    [[nodiscard]] static constexpr cards deck() { return cards::whole_deck(); }

    [[nodiscard]] constexpr player_set playing() const {
        return player_set::from_mask(player_set::first(players).mask() & ~out.mask());
    }

    [[nodiscard]] constexpr triqueta::turn whose_turn() const {
        if (phase == phase::deal || phase == phase::draw) return triqueta::turn::chance();
        if (phase == phase::over) return triqueta::turn::over();
        return mover;
    }

    template <class Self, class Fields>
    static constexpr void describe(Self& self, Fields& fields) {
        constexpr shape::number any_number{most_turns};
        constexpr shape::counts<of_cards> pieces{piece_kinds};
        constexpr shape::counts<of_cards> all_cards{card_kinds};
        constexpr shape::maybe one_seat{most_players};
        fields("players", "the number of players", self.players, shape::number{most_players});
        auto const of_each = [&self](auto shape) { return shape::each_seat{self.players, most_players, shape}; };

        fields("turn_cap", "the number of turns after which the game ends", self.turn_cap, any_number);
        fields("phase", "what has to happen next", self.phase, shape::choice{phase_names});
        fields("mover", "the seat that acts or gets a card; after the end, the seat that acted last", self.mover,
               shape::number{most_players - 1});
        fields("turns", "number of turns that ended", self.turns, any_number);
        fields("piles_made", "how often the discards became a new pile", self.piles_made, any_number);
        fields("pile", "number of cards in the pile", self.pile, shape::number{deck().total()});
        fields("discards", "list of the discards, the lowest first", self.discards,
               shape::list<of_cards>{deck().total(), card_kinds});
        fields("in_hand", "for each player, how many cards they hold, or held when they went out", self.in_hand,
               of_each(shape::number{most_held + 1}));
        fields("saved", "for each player, how many of each piece are saved", self.saved, of_each(pieces));
        fields("known", "for each player, how many of each card all players know to be in their hand", self.known,
               of_each(all_cards));
        fields("gone", "how many of each card have left the game: jokers played, saved pieces of players who are out",
               self.gone, all_cards);
        fields("drew", "whether the mover drew in this turn", self.drew, shape::truth{});
        fields("completed", "list of the triangles completed in this turn", self.completed,
               shape::list<of_triangles>{most_held, triangle::numbers});
        fields("saving", "how many of each piece there are to choose the saved one from", self.saving, pieces);
        fields("out", "for each player, whether they are out", self.out, shape::flags{self.players, most_players});
        fields("caller", "the seat whose call is in effect, if any", self.caller, one_seat);
        fields("winner", "the seat that won, if any", self.winner, one_seat);
        fields("ending", "how the game ended", self.ending, shape::choice{ending_names});
    }

    friend constexpr bool operator==(table const&, table const&) = default;
};

}  // namespace triqueta::triangles::race
