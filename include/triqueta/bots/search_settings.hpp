#pragma once

#include <cstdint>

namespace triqueta::bots {

/// How a search weighs.
struct search_settings {
    int prior = 4;        // the net's opinion counts as many tries
    int hopeless = 8000;  // an action that seems worse by more, in 65536ths of a win, is tried no further
    int turns = 2;        // a try ends at this turn of the searching seat; with more than two players, at the first
    int guesses = 1;      // of so many random completions, a try takes the one that others would like best
    std::int64_t longest = 200;  // the nodes after which a try ends at the next seat's turn
};

}  // namespace triqueta::bots
