#pragma once

#include <triqueta/triqueta.hpp>

#include <cstddef>
#include <cstdint>
#include <vector>

namespace support {

/// About so many views of seats to move, spread over a game that is played at random.
template <triqueta::game G>
[[nodiscard]] std::vector<triqueta::view<G>> some_views(std::uint64_t number, std::size_t count) {
    std::vector<triqueta::view<G>> all;
    triqueta::state<G> s;
    triqueta::dice random{number};
    triqueta::urn const chance{random};
    while (!s.is_over() && all.size() < 400) {
        if (s.turn().is_chance()) {
            s.reveal_unchecked(chance(s));
            continue;
        }
        all.push_back(s.view(s.turn().seat()));
        s.apply_unchecked(random.pick(s.legal()));
    }
    std::vector<triqueta::view<G>> some;
    for (std::size_t i = 0; i < all.size(); i += 1 + all.size() / count) some.push_back(all[i]);
    return some;
}

}  // namespace support
