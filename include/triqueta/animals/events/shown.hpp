#pragma once

#include "triqueta/animals/pieces/animal.hpp"
#include "triqueta/animals/pieces/tokens.hpp"
#include "triqueta/animals/position/secrets.hpp"
#include "triqueta/animals/position/table.hpp"
#include "triqueta/animals/variant.hpp"
#include "triqueta/core/describe.hpp"
#include "triqueta/core/index.hpp"
#include "triqueta/core/seat.hpp"

namespace triqueta::animals {

/// K4. The tokens that all players see at the end: the kept tokens that each seat adds, and its shadow tokens. They
/// have no order, so they don't reveal when a token was kept.
struct revelation {
    by_index<seat, tokens, most_players> added{};
    by_index<seat, tokens, most_players> shadows{};

    template <class Self, class Fields>
    static constexpr void describe(Self& self, Fields& fields) {
        constexpr shape::each tokens_of_each_seat{most_players, shape::counts<of_animals>{most_kinds}};
        fields("added", "for each seat, how many kept tokens of each animal it adds", self.added, tokens_of_each_seat);
        fields("revealed", "for each seat, how many shadow tokens of each animal it has", self.shadows,
               tokens_of_each_seat);
    }

    /// Whether no token is shown.
    [[nodiscard]] constexpr bool empty() const { return *this == revelation{}; }

    friend constexpr bool operator==(revelation const&, revelation const&) = default;
};

// The rules advance the table with only what all players see. The caller supplies it in an object with
//     animal laid(seat)          the token that the mover lays at a row
//     tokens added(seat)         K4, called for the last end decision
//     tokens shadows(seat)
// A state supplies it from all players' secrets, a view from the event that it receives.

/// Supplies what is shown, from the secrets of the seats that show it.
template <variant V>
class shown_by_secrets {
  public:
    using all_secrets = by_seat<V, secrets<V>>;

    constexpr explicit shown_by_secrets(all_secrets const& all) : all_{&all} {}

    [[nodiscard]] constexpr animal laid(seat mover) const { return of(mover).hand[0]; }
    [[nodiscard]] constexpr tokens added(seat s) const { return animals::added(of(s).kept, of(s).choice); }
    [[nodiscard]] constexpr tokens shadows(seat s) const {
        if constexpr (has_shadows<V>)
            return of(s).shadows;
        else
            return {};
    }

  private:
    [[nodiscard]] constexpr secrets<V> const& of(seat s) const { return (*all_)[s]; }

    all_secrets const* all_;
};

}  // namespace triqueta::animals
