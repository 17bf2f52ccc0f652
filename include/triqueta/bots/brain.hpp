#pragma once

#include "triqueta/bots/features.hpp"
#include "triqueta/bots/net.hpp"
#include "triqueta/bots/worth.hpp"
#include "triqueta/core/game.hpp"
#include "triqueta/core/seat.hpp"
#include "triqueta/core/state.hpp"
#include "triqueta/core/view.hpp"

#include <cstddef>
#include <cstdint>
#include <span>

namespace triqueta::bots {

namespace detail {

/// The features of a game's nets.
template <class G>
struct features_for {};
template <animals::variant V>
requires(animals::kinds<typename V::pack> == 6 || animals::kinds<typename V::pack> == 7) struct features_for<V> {
    using type = animals_features<animals::kinds<typename V::pack>>;
};
template <>
struct features_for<triangles::mayhem::game> {
    using type = mayhem_features;
};
template <>
struct features_for<triangles::race::game> {
    using type = race_features;
};

}  // namespace detail

/// Whether views of a game can be described to a net.
template <class G>
concept has_features = requires {
    typename detail::features_for<G>::type;
};

template <has_features G>
using features_of = typename detail::features_for<G>::type;

/// The number of weights in a net of a game.
template <has_features G>
inline constexpr std::size_t weights_of = static_cast<std::size_t>(net_layout<features_of<G>>::size);

template <has_features G>
using brain_weights = std::span<std::int8_t const, weights_of<G>>;

/// What positions are worth to a seat, by a net: one number, from -sure / 2 to sure / 2 and a little more for the
/// margin.
template <has_features G>
class brain {
    using features = features_of<G>;

  public:
    constexpr explicit brain(brain_weights<G> w) : weights_{w} {}

    /// What a state is worth to a seat, from what this seat knows.
    [[nodiscard]] constexpr std::int32_t operator()(state<G> const& s, seat who) const {
        if (s.is_over()) return joined(final_worth<features>(s, who));
        auto const seen = s.view(who);
        std::int32_t const found = joined(net_worth<features>(seen, weights_));
        if constexpr (requires { features::urge(seen); }) return found + features::urge(seen);
        return found;
    }

    [[nodiscard]] static constexpr std::int32_t joined(worth w) {
        return w.win - worth::sure / 2 + w.margin * features::margin_weight / 64;
    }

  private:
    brain_weights<G> weights_;
};

}  // namespace triqueta::bots
