#pragma once

#include "properties/games.hpp"

#include <triqueta/catalog.hpp>
#include <triqueta/triqueta.hpp>

namespace support {

/// Draws only from the highest columns: a policy that isn't known in lock-step.
struct from_the_top : triqueta::draw_one {
    static constexpr triqueta::animals::column_set columns(triqueta::animals::heights left) {
        triqueta::animals::column_set highest;
        int most = 1;
        for (auto const c : left.columns()) {
            if (left.of(c) > most) highest = {};
            most = left.of(c) > most ? left.of(c) : most;
            if (left.of(c) == most) highest.insert(c);
        }
        return highest;
    }
};
struct steep : triqueta::hidden_wolves<3> {
    static constexpr char const* name = "steep";
    struct draw : from_the_top {};
};

/// A draw needs three tokens, and both may go the same way.
struct thrifty : triqueta::hidden_wolves_duel {
    static constexpr char const* name = "thrifty";
    struct draw : triqueta::draw_two {
        static constexpr triqueta::animals::column_set columns(triqueta::animals::heights left) {
            return left.total() >= 3 ? left.columns() : triqueta::animals::column_set{};
        }
        static constexpr triqueta::animals::options options_after(triqueta::animals::option) { return all_options; }
    };
};

/// One column as high as may be, nothing kept, and a scoring of whole collections with great numbers.
struct narrow : triqueta::base_game<4> {
    static constexpr char const* name = "narrow";
    struct pack : triqueta::light_pack {
        static constexpr auto value = triqueta::values(-3, 0, 7, 1, 2);
        static constexpr auto light = triqueta::values(15, 15, 0, 14, 1);
    };
    struct towers : triqueta::four_towers {
        static constexpr int count = 3;
        static constexpr int columns = 1;
        static constexpr int light_levels = 15;
    };
    struct kept : triqueta::at_most<0> {};
    struct scoring : triqueta::exactly_three {
        static constexpr int animal(int count, int value) { return 1000 * value - count; }
        static constexpr int collection(triqueta::by_kind const& counts) { return counts[0] * counts[1]; }
        static constexpr int rock = -70'000;
    };
};

static_assert(triqueta::playable<steep> && triqueta::playable<thrifty> && triqueta::playable<narrow>);

/// Every shipped variant of Triqueta, and house variants with odd bounds.
using lockstep_variants =
    triqueta::catalog<triqueta::base_game<2>, triqueta::base_game<3>, triqueta::base_game<4>, triqueta::base_game<5>,
                      triqueta::hidden_wolves<2>, triqueta::hidden_wolves<3>, triqueta::hidden_wolves<4>,
                      triqueta::hidden_wolves<5>, triqueta::base_game_duel, triqueta::hidden_wolves_duel,
                      properties::night, properties::tiny, properties::tiny_pair, properties::giant,
                      properties::open_hands, steep, thrifty, narrow>;

}  // namespace support
