#pragma once

#include "fruit.hpp"

#include <triqueta/core/describe.hpp>
#include <triqueta/core/index.hpp>
#include <triqueta/core/points.hpp>
#include <triqueta/core/seat.hpp>
#include <triqueta/core/summed_result.hpp>

#include <cstdint>
#include <optional>

/// The parts of the game, each with its description: how it is set up, what everybody sees, what one player alone
/// knows, and how it ends.
namespace wasps {

using triqueta::seat, triqueta::seat_set;
namespace shape = triqueta::shape;

inline constexpr int least_players = 2, most_players = 4;
inline constexpr int dealt = 3;  // F2: fruits to each player

/// F1. How a game is set up.
struct setup {
    int players = 2;
    seat first{0};
    int crop = 6;

    template <class Self, class Fields>
    static constexpr void describe(Self& self, Fields& fields) {
        fields("crop", "how many fruits of each kind there are", self.crop, shape::whole_number{least_crop, most_crop});
    }

    friend constexpr bool operator==(setup const&, setup const&) = default;
};

/// What has to happen next.
enum class step : std::uint8_t {
    deal,  // F2: chance gives the mover a fruit, then the next player
    act,   // F3: the mover acts
    pick,  // F3: chance gives the mover a fruit
    over,
};
inline constexpr char const* step_names[] = {"deal", "act", "pick", "over"};

template <class T>
using by_seat = triqueta::by_index<seat, T, most_players>;

/// All that everybody sees.
struct table {
    by_seat<std::uint8_t> in_hand{};  // how many fruits each player holds
    by_seat<fruits> baskets{};
    by_seat<std::uint8_t> sold{};  // points
    fruits gone;                   // sold or spoilt
    std::optional<fruit> wasps;    // F6: on what they sit
    std::uint8_t pile = fruit_kinds * 6;
    std::uint8_t crop = 6;
    std::uint8_t players = 2;
    seat mover{0};
    step next = step::deal;

    [[nodiscard]] constexpr triqueta::turn whose_turn() const {
        if (next == step::act) return mover;
        return next == step::over ? triqueta::turn::over() : triqueta::turn::chance();
    }

    template <class Self, class Fields>
    static constexpr void describe(Self& self, Fields& fields) {
        constexpr int most = fruit_kinds * most_crop;
        constexpr shape::counts<of_fruit> each_fruit{fruit_kinds};
        fields("players", "how many players there are", self.players, shape::number{most_players});
        auto const of_each = [&self](auto what) { return shape::each_seat{self.players, most_players, what}; };

        fields("crop", "how many fruits of each kind there are", self.crop, shape::number{most_crop});
        fields("next", "what has to happen next", self.next, shape::choice{step_names});
        fields("mover", "the seat that acts, or gets a fruit", self.mover, shape::number{most_players - 1});
        fields("pile", "fruits in the pile", self.pile, shape::number{most});
        fields("in_hand", "of each player how many fruits they hold", self.in_hand, of_each(shape::number{most}));
        fields("baskets", "of each player the fruits in their basket", self.baskets, of_each(each_fruit));
        fields("sold", "of each player the points for what they sold", self.sold,
               of_each(shape::number{fruit_kinds * most}));
        fields("gone", "how often each fruit was sold or spoilt", self.gone, each_fruit);
        fields("wasps", "the fruit that wasps sit on", self.wasps, shape::maybe<of_fruit>{fruit_kinds});
    }

    friend constexpr bool operator==(table const&, table const&) = default;
};

/// What one player alone knows.
struct secrets {
    fruits hand;

    template <class Self, class Fields>
    static constexpr void describe(Self& self, Fields& fields) {
        fields("own_hand", "how often each fruit is in the hand", self.hand, shape::counts<of_fruit>{fruit_kinds});
    }

    friend constexpr bool operator==(secrets const&, secrets const&) = default;
};

/// F7. The points of each player.
class result : public triqueta::summed_result<most_players, 2> {
  public:
    constexpr result() = default;
    constexpr explicit result(table const& t) : summed_result{t.players} {
        for (auto const s : seat_set::first(t.players)) {
            set_line(0, s, triqueta::points{t.sold[s]});
            set_line(1, s, triqueta::points{t.baskets[s].total()});
        }
        settle();
    }
    [[nodiscard]] static constexpr char const* line_name(int line) {
        return line == 0 ? "fruits sold" : "fruits in the basket";
    }
};

}  // namespace wasps
