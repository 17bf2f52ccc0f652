#pragma once

#include "triqueta/core/game.hpp"
#include "triqueta/core/random/chacha20.hpp"
#include "triqueta/core/random/seed.hpp"
#include "triqueta/core/refusal.hpp"
#include "triqueta/core/state.hpp"

#include <cstdint>
#include <optional>

namespace triqueta {

/// Chance, fixed beforehand: the whole order of what will be drawn. From a seed (docs/deal.md tells byte by byte how),
/// or laid out by hand. It is a secret of whoever runs the game.
template <game G>
class deal {
  public:
    using order = typename rules_of<G>::order;

    constexpr explicit deal(seed const& key, std::uint64_t number = 0) : order_{shuffled(key, number)} {}

    /// Nothing if these aren't the pieces of the game.
    [[nodiscard]] static constexpr std::optional<deal> by_hand(order const& laid_out) {
        if (laid_out.why_not()) return std::nullopt;
        return deal{laid_out};
    }

    /// The answer to a state that asks chance.
    [[nodiscard]] constexpr outcome<G> operator()(state<G> const& s) const { return order_.next(s.table()); }

    [[nodiscard]] constexpr order const& whole() const { return order_; }

    friend constexpr bool operator==(deal const&, deal const&) = default;

  private:
    constexpr explicit deal(order const& laid_out) : order_{laid_out} {}

    [[nodiscard]] static constexpr order shuffled(seed const& key, std::uint64_t number) {
        chacha20 random{key, number, 0};
        return order::shuffled(random);
    }

    order order_;
};

}  // namespace triqueta
