#pragma once

#include "triqueta/core/action_list.hpp"
#include "triqueta/triangles/race/action.hpp"

namespace triqueta::triangles::race {

// The largest legal set includes completing triangles. A player holds at most 21 cards (most_held), in the hand and
// saved, so at most 21 kinds with their places. If a player has h and s of a cut's numbers in the hand and saved, there
// are (h1+s1)(h2+s2)(h3+s3) − s1·s2·s3 triangles of that cut. That is at most 189, with all its 18 places filled, and
// the other three cards make one triangle of another cut. The other actions are draw, take, end, and at most nine
// jokers (in place of pieces).
inline constexpr int most_triangles = 6 * 6 * 6 - 3 * 3 * 3 + 1;
inline constexpr int most_legal = most_triangles + 3 + joker_kinds;

using action_set = action_list<action, most_legal>;

}  // namespace triqueta::triangles::race
