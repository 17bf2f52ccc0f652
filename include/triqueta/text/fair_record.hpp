#pragma once

#include "triqueta/core/game.hpp"
#include "triqueta/core/reasons.hpp"
#include "triqueta/core/refusal.hpp"
#include "triqueta/play/fair_deal.hpp"
#include "triqueta/play/match.hpp"
#include "triqueta/text/fair_tags.hpp"
#include "triqueta/text/own_tags.hpp"
#include "triqueta/text/record.hpp"
#include "triqueta/text/tags.hpp"

#include <string_view>

namespace triqueta::text {

/// Writes a match with its fair deal as a complete record. The secret and the seed are in it when the game is over,
/// never before. Refused if the fair deal isn't that of the match.
template <game G, class Storage, class Out>
[[nodiscard]] reading<Out> write_record(match<G, Storage> const& m, fair_deal const& fair, tags const& more, Out out) {
    auto const key = fair.game_seed();
    auto const dealt = m.dealt();
    if (!dealt || !dealt->is_fair() || !key || dealt->source()->from != *key) return refusal::other_terms;
    own_tags all{more};
    refusal why;
    auto const add = [&all, &why](std::string_view name, std::string_view value) {
        if (auto const no = all.add(name, value)) why = no;
    };
    detail::each_fair_tag(fair, add);
    if (m.is_over()) {
        detail::add_seed_tag(detail::fair_secret_tag, *fair.secret(), add);
        detail::add_seed_tag(detail::seed_tag, *key, add);
    }
    if (why) return why;
    return write_record(m, static_cast<tags>(all), out);
}

}  // namespace triqueta::text
