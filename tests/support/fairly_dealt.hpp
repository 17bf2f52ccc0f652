#pragma once

#include <triqueta/play/fair_deal.hpp>

#include "support/entropy.hpp"

#include <array>
#include <cstdint>
#include <stdexcept>

namespace support {

/// Bytes that somebody else publishes.
inline constexpr std::array<std::uint8_t, 3> published{4, 7, 11};

/// A fair deal in which everybody has done what they should.
[[nodiscard]] inline triqueta::fair_deal fairly_dealt(triqueta::fair_terms const& terms, std::uint8_t number = 0) {
    auto const must = [](triqueta::refusal no) {
        if (no) throw std::logic_error{"a step of the fair deal was refused"};
    };
    auto const made = triqueta::fair_deal::make(terms, entropy(number));
    if (!made) throw std::logic_error{"no fair deal"};
    auto fair = *made;
    auto const contribution = [number](triqueta::seat s) {
        return entropy(static_cast<std::uint8_t>(number + 1 + s.number()));
    };
    for (triqueta::seat const s : terms.contributors) must(fair.commit(s, *fair.commitment_for(s, contribution(s))));
    for (triqueta::seat const s : terms.contributors) must(fair.reveal(s, contribution(s)));
    if (!terms.source.empty()) must(fair.reveal_public(published));
    return fair;
}

/// The terms in which everybody contributes.
template <triqueta::game G>
[[nodiscard]] triqueta::fair_terms terms_of_all(triqueta::setup<G> const& start) {
    auto terms = triqueta::fair_terms_of<G>(start);
    terms.contributors = triqueta::seat_set::first(terms.players);
    return terms;
}

}  // namespace support
