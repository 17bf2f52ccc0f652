#pragma once

#include "triqueta/any/erased_position.hpp"
#include "triqueta/any/output.hpp"
#include "triqueta/bots/analysis.hpp"
#include "triqueta/bots/any/bot_functions.hpp"
#include "triqueta/bots/any/erased_thinking.hpp"
#include "triqueta/core/game.hpp"
#include "triqueta/core/random/dice.hpp"
#include "triqueta/text/language.hpp"
#include "triqueta/text/names.hpp"
#include "triqueta/text/remarks.hpp"

#include <cstdint>

namespace triqueta {
namespace detail {

template <game G>
[[nodiscard]] bots::analysis<G> const& analysis_at(void const* at) {
    return *static_cast<bots::analysis<G> const*>(at);
}

template <game G>
inline constexpr analysis_functions analysis_functions_of{
    .thinking = thinking_functions_of<G, bots::analysis<G>>(),
    .make = [](void* at, dice random, std::int8_t const* net) { make_thinker<G, bots::analysis<G>>(at, net, random); },
    .size = [](void const* at) { return analysis_at<G>(at).size(); },
    .judged =
        [](void const* at, int place) {
            auto const one = analysis_at<G>(at)[place];
            return any_judged_action{one.what.number(), one.chance, one.points};
        },
    .best = [](void const* at) { return analysis_at<G>(at).place_of_best(); },
    .place_of =
        [](void const* at, int number) {
            auto const a = action<G>::from_number(number);
            return a && analysis_at<G>(at).about().legal().contains(*a) ? analysis_at<G>(at).place_of(*a) : -1;
        },
    .write_remarks =
        [](void const* at, int number, text::language const& in, text::names const& players, text_output out) {
            return text::write_remarks<G>(analysis_at<G>(at).about(), action<G>::from_number_unchecked(number), in,
                                          players, out);
        },
};

}  // namespace detail

/// For each game of a catalogue, the functions of its analyses.
template <class Catalog>
struct erased_analyses {
    static detail::tables<Catalog, detail::analysis_functions> const all;
};
template <class Catalog>
constinit detail::tables<Catalog, detail::analysis_functions> const erased_analyses<Catalog>::all =
    detail::tables_of<Catalog>([]<game G>() { return detail::analysis_functions_of<G>; });

}  // namespace triqueta
