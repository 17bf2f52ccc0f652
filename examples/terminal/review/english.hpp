#pragma once

#include "terminal/review/words.hpp"

namespace terminal {

inline constexpr review_words review_english{
    .move = "move",
    .player = "player",
    .played = "played",
    .chance = "chance",
    .cost = "cost",
    .better = "Better: {1} ({2} %). {3}",

    .legend =
        "Chances are in percent, as the player could know them. Costs: ?! 2 and more, ? 5 and more, ?? 10 and more.",
    .share = "{1}: {2} of {3} choices {2:was|were} good ({4} %), the others cost {5} % each on average.",
    .turning = "Turning points:",
    .swing = "After move {1}, {2} goes from {3} % to {4} %.",
    .of_it = "The move itself cost {1} %.",
    .note = "Judged with {1} nodes a move. A cost is counted if it is more than twice its error.",
    .nothing = "This record has no choice to judge: nobody moved, or it has only what a spectator saw.",

    .title = "{1}: chances to win",
    .axis = "chance to win, %",
    .moves = "move",
};

}  // namespace terminal
