#pragma once

#include "own_game/own_game.hpp"

#include <triqueta/catalog.hpp>
#include <triqueta/triqueta.hpp>

namespace properties {

/// The house rule of the README.
struct night : triqueta::hidden_wolves<4> {
    static constexpr char const* name = "night";

    struct pack : triqueta::wolf_pack {
        static constexpr auto value = triqueta::values(5, 6, 7, 8, 9, 10, 15);
    };
    struct kept : triqueta::at_most<1> {};
};

/// Small enough to play every game of it.
struct tiny : triqueta::base_game<2> {
    static constexpr char const* name = "tiny";

    struct pack : triqueta::light_pack {
        static constexpr auto light = triqueta::values(1, 2);
    };
    struct towers : triqueta::four_towers {
        static constexpr int count = 1;
        static constexpr int light_levels = 1;
        static constexpr int columns = 3;
    };
    struct kept : triqueta::at_most<1> {};
};

/// The same in pairs and with shadows.
struct tiny_pair : triqueta::hidden_wolves_duel {
    static constexpr char const* name = "tiny_pair";

    struct pack : triqueta::wolf_pack {
        static constexpr auto light = triqueta::values(1, 1);
        static constexpr auto shadow = triqueta::values(0, 1, 0, 0, 0, 0, 1);
    };
    struct towers : triqueta::four_towers {
        static constexpr int count = 1;
        static constexpr int columns = 2;
        static constexpr int light_levels = 1;
        static constexpr int shadow_levels(triqueta::tower) { return 1; }
    };
    struct kept : triqueta::at_most<1> {};
};

/// As large as a house variant may be: eight kinds, four towers of five columns, six levels.
struct giant : triqueta::base_game<5> {
    static constexpr char const* name = "giant";

    struct pack : triqueta::light_pack {
        static constexpr auto value = triqueta::values(5, 6, 7, 8, 9, 10, 11, 12);
        static constexpr auto light = triqueta::values(15, 15, 15, 15, 15, 15, 5, 5);
        static constexpr auto shadow = triqueta::values(0, 0, 0, 0, 0, 0, 10, 10);
    };
    struct towers : triqueta::four_towers {
        static constexpr int light_levels = 5;
        static constexpr int shadow_levels(triqueta::tower) { return 1; }
    };
};

/// Keeping nothing.
struct open_hands : triqueta::base_game<3> {
    static constexpr char const* name = "open_hands";
    struct kept : triqueta::at_most<0> {};
};

static_assert(triqueta::playable<night> && triqueta::playable<tiny> && triqueta::playable<tiny_pair>);
static_assert(triqueta::playable<giant> && triqueta::playable<open_hands>);

/// Games outside the library. A new one is named here, and every law is checked for it.
using games_of_others = triqueta::catalog<wasps::game>;

/// Every shipped game, house variants, and games of others.
using all_games =
    triqueta::catalog<triqueta::base_game<2>, triqueta::base_game<3>, triqueta::base_game<4>, triqueta::base_game<5>,
                      triqueta::hidden_wolves<2>, triqueta::hidden_wolves<3>, triqueta::hidden_wolves<4>,
                      triqueta::hidden_wolves<5>, triqueta::base_game_duel, triqueta::hidden_wolves_duel, night, tiny,
                      tiny_pair, giant, open_hands, triqueta::mayhem, triqueta::race, games_of_others>;

/// Those that typed tests go over: one of each kind. The long checks define TRIQUETA_ALL_VARIANTS and take all.
#ifdef TRIQUETA_ALL_VARIANTS
using tested_games = all_games;
#else
using tested_games = triqueta::catalog<triqueta::base_game<2>, triqueta::hidden_wolves<5>, triqueta::base_game_duel,
                                       triqueta::hidden_wolves_duel, night, tiny_pair, giant, open_hands,
                                       triqueta::mayhem, triqueta::race, games_of_others>;
#endif

/// Those whose pairs of whole games are compared.
using games_of_clients =
    triqueta::catalog<triqueta::base_game<2>, triqueta::hidden_wolves<3>, triqueta::hidden_wolves_duel,
                      triqueta::mayhem, triqueta::race, games_of_others>;

}  // namespace properties
