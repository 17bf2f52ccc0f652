#pragma once

#include "triqueta/animals/pieces/animal.hpp"
#include "triqueta/animals/pieces/heights.hpp"
#include "triqueta/animals/pieces/tokens.hpp"
#include "triqueta/animals/policies/draw_rule.hpp"
#include "triqueta/animals/policies/towers.hpp"
#include "triqueta/animals/variant.hpp"
#include "triqueta/core/describe.hpp"
#include "triqueta/core/few.hpp"
#include "triqueta/core/seat.hpp"
#include "triqueta/core/when.hpp"

#include <cstdint>

namespace triqueta::animals {

/// The phase of a turn: what has to happen next.
enum class phase : std::uint8_t {
    turn,         // B7: draw a token or take a row
    second_draw,  // D1: draw the second token
    look,         // chance answers what was drawn
    place,        // B8: an option for the token in hand
    next_tower,   // B17: choose the next round's tower
    decide,       // B18: add the kept tokens or box them
    over,
};
inline constexpr char const* phase_names[] = {"turn", "second_draw", "look", "place", "next_tower", "decide", "over"};

using player_set = index_set<seat>;

template <variant V, class T>
using by_seat = by_index<seat, T, V::players>;
template <variant V, class T>
using by_row = by_index<row, T, V::players>;  // B3: as many rows as seats

template <variant V>
inline constexpr int tokens_in_pack = bounds<V>::light_places + bounds<V>::shadow_places;

/// The shape of counts of a variant's animals.
template <variant V>
inline constexpr shape::counts<of_animals> shape_of_tokens{kinds<typename V::pack>};

/// K1: everything that all players see.
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
    seat mover{0};  // who acts or whose draw is pending; after the end, who acted last
    animals::phase phase = phase::turn;
    few<back, V::draw::tokens> hand;        // drawn and not placed, in order drawn
    few<column, V::draw::tokens> unlooked;  // the columns of those not looked at yet
    std::uint8_t box = 0;                   // number of tokens in it
    [[no_unique_address]] when<V::draw::tokens == 2, few<option, 1>, struct first_option_tag>
        first_option;  // D4: the option used for the first of two light tokens

    /// 1 in the first round.
    [[nodiscard]] constexpr int round() const { return towers::count - standing.size(); }

    /// The tokens left in column c of tower t. Chosen towers are taken down, so all others are whole or gone.
    [[nodiscard]] constexpr int height(tower t, column c) const {
        if (t == current) return left.of(c);
        return standing.contains(t) ? levels<towers>(t) : 0;
    }

    /// The back of the token at this level of the current tower; 0 is the lowest: W2.
    [[nodiscard]] constexpr back back_at(int level) const {
        return level < towers::shadow_levels(current) ? back::shadow : back::light;
    }

    [[nodiscard]] constexpr triqueta::turn whose_turn() const {
        if (phase == phase::look) return triqueta::turn::chance();
        if (phase == phase::over) return triqueta::turn::over();
        return mover;
    }

    template <class Self, class Fields>
    static constexpr void describe(Self& self, Fields& fields) {
        constexpr shape::number one_seat{V::players - 1};
        constexpr shape::flags each_player{V::players};
        constexpr shape::each tokens_of_each_player{V::players, shape_of_tokens<V>};
        constexpr auto up_to = [](int most) { return shape::each{V::players, shape::number{most}}; };

        fields("phase", "what has to happen next", self.phase, shape::choice{phase_names});
        fields("mover", "the seat that acts or whose draw is pending; after the end, the seat that acted last",
               self.mover, one_seat);
        fields("rock", "the seat that has the starting rock", self.rock, one_seat);
        fields("tower", "the current tower", self.current, shape::number{towers::count - 1});
        fields("standing", "for each tower, whether it is for a later round", self.standing,
               shape::flags{towers::count});
        fields("left", "number of tokens left in each column of the current tower", self.left,
               shape::each{towers::columns, shape::number{most_levels}});
        fields("in_middle", "for each row, whether it lies in the middle", self.in_middle, each_player);
        fields("rows", "for each row, how many tokens of each animal lie at it", self.rows, tokens_of_each_player);
        fields("up", "for each player, how many tokens of each animal lie face up before them", self.up,
               tokens_of_each_player);
        if constexpr (has_shadows<V>) {
            fields("shadows_up", "for each animal, how many of the tokens in up are shadow tokens", self.shadows_up,
                   shape_of_tokens<V>);
            fields("shadows", "for each player, how many shadow tokens lie face down before them", self.shadows,
                   up_to(tokens_in_pack<V>));
        }
        fields("kept", "for each player, how many light tokens lie face down before them", self.kept, up_to(most_kept));
        fields("boxed", "for each player, how many tokens they put into the box", self.boxed, up_to(tokens_in_pack<V>));
        fields("tiles", "for each player, how many tree tiles they have", self.tiles, up_to(most_towers - 1));
        fields("out", "for each player, whether they have dropped out of the round", self.out, each_player);
        fields("decided", "for each player, whether they have made their end decision", self.decided, each_player);
        fields("box", "number of tokens in the box", self.box, shape::number{tokens_in_pack<V>});
        fields("drawn",
               "list of the backs of the tokens drawn and not yet placed, in the order drawn: 0 light, 1 shadow",
               self.hand, shape::list<things::number>{V::draw::tokens, 2});
        fields("unlooked", "list of the columns of those drawn tokens that nobody has looked at yet", self.unlooked,
               shape::list<things::number>{V::draw::tokens, towers::columns});
        if constexpr (V::draw::tokens == 2)
            fields("first_option",
                   "option used for the first of two light tokens: 0 laid at a row, 1 kept, 2 boxed; none before that",
                   self.first_option, shape::maybe{3});
    }

    friend constexpr bool operator==(table const&, table const&) = default;
};

}  // namespace triqueta::animals
