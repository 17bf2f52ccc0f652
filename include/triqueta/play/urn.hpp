#pragma once

#include "triqueta/core/game.hpp"
#include "triqueta/core/inlining.hpp"
#include "triqueta/core/random/dice.hpp"
#include "triqueta/core/state.hpp"

#include <cstdint>

namespace triqueta {

/// An urn: answers for chance by drawing each token or card from all that nobody has looked at. The distribution is
/// that of a deal, without shuffling. Each answer takes one draw of the dice.
class urn {
  public:
    constexpr explicit urn(triqueta::dice& source) : dice_{&source} {}

    template <game G>
    [[nodiscard]] TRIQUETA_INLINE constexpr outcome<G> operator()(state<G> const& s) const {
        auto const there = s.to_draw();
        return there.nth(static_cast<int>(dice_->below(static_cast<std::uint32_t>(there.total()))));
    }

    [[nodiscard]] constexpr triqueta::dice& dice() const { return *dice_; }

  private:
    triqueta::dice* dice_;
};

}  // namespace triqueta
