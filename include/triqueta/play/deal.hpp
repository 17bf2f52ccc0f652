#pragma once

#include "triqueta/core/game.hpp"
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

    constexpr explicit deal(seed const& key, std::uint64_t number = 0) : order_{order::dealt(key, number)} {}

    /// Nothing if these aren't the pieces of the game.
    [[nodiscard]] static constexpr std::optional<deal> by_hand(order const& laid_out) {
        if (laid_out.why_not()) return std::nullopt;
        return deal{laid_out};
    }

    /// Whether it has an answer to a state that asks chance. Dealt from a seed, it always has.
    [[nodiscard]] constexpr bool has_answer(state<G> const& s) const {
        return order_.knows_next(s.table(), s.to_draw());
    }
    /// The answer. A deal goes along with one game: where a pile is shuffled anew, it notes the new one.
    [[nodiscard]] constexpr outcome<G> operator()(state<G> const& s) { return order_.next(s.table(), s.to_draw()); }

    [[nodiscard]] constexpr order const& whole() const { return order_; }

    friend constexpr bool operator==(deal const&, deal const&) = default;

  private:
    constexpr explicit deal(order const& laid_out) : order_{laid_out} {}

    order order_;
};

}  // namespace triqueta
