#pragma once

#include "triqueta/core/random/chacha20.hpp"
#include "triqueta/core/random/seed.hpp"
#include "triqueta/core/refusal.hpp"

#include <cstdint>
#include <optional>

namespace triqueta {

/// The order of a deal that draws each answer of chance only when it is needed, the i-th one from stream i of the key.
/// The default for a game whose pieces have no order fixed beforehand.
class drawn_order {
  public:
    /// How many answers were drawn.
    struct mark {
        std::uint32_t drawn = 0;

        friend constexpr bool operator==(mark, mark) = default;
    };

    [[nodiscard]] static constexpr drawn_order dealt(seed const& key, std::uint64_t game) {
        return drawn_order{key, game};
    }

    /// Every key gives an order.
    [[nodiscard]] static constexpr refusal why_not() { return {}; }

    template <class Table, class Counts>
    [[nodiscard]] constexpr bool knows_next(Table const&, Counts const&) const {
        return true;
    }
    template <class Table, class Counts>
    [[nodiscard]] constexpr auto next(Table const&, Counts const& undrawn) {
        chacha20 random{key_, game_, now_.drawn++};
        return undrawn.nth(static_cast<int>(random.below(static_cast<std::uint32_t>(undrawn.total()))));
    }

    [[nodiscard]] constexpr std::optional<seed_number> key() const { return seed_number{key_, game_}; }

    [[nodiscard]] constexpr mark where() const { return now_; }
    constexpr void return_to(mark before) { now_ = before; }

    friend constexpr bool operator==(drawn_order const&, drawn_order const&) = default;

  private:
    constexpr drawn_order(seed const& key, std::uint64_t game) : key_{key}, game_{game} {}

    seed key_;
    std::uint64_t game_;
    mark now_;
};

}  // namespace triqueta
