#pragma once

#include <triqueta/core/state.hpp>
#include <triqueta/text/animals_json.hpp>

#include <nlohmann/json.hpp>

#include <iterator>
#include <string>

namespace support {

/// All that somebody sees of a game: their view, as JSON.
template <triqueta::game G>
[[nodiscard]] nlohmann::json seen_by(triqueta::viewer who, triqueta::state<G> const& s) {
    std::string text;
    triqueta::text::write_json(s.view(who), std::back_inserter(text));
    return nlohmann::json::parse(text);
}

}  // namespace support
