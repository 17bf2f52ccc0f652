#pragma once

#include "triqueta/core/game.hpp"
#include "triqueta/core/inlining.hpp"
#include "triqueta/core/random/dice.hpp"
#include "triqueta/core/state.hpp"

#include <cstdint>

namespace triqueta {

/// Chance, drawing each token or card when it is asked, from all that nobody has looked at: the same distribution as
/// a deal, and nothing to shuffle. One draw of the dice an answer.
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
