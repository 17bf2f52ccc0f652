#pragma once

#include "triqueta/animals/pieces/tokens.hpp"
#include "triqueta/animals/policies/pack.hpp"
#include "triqueta/animals/position/secrets.hpp"
#include "triqueta/animals/position/table.hpp"
#include "triqueta/animals/variant.hpp"
#include "triqueta/core/when.hpp"

namespace triqueta::animals {

/// Tokens by their backs: those that nobody has looked at, or those whose place one viewer doesn't know.
template <variant V>
struct pool {
    tokens light = light_tokens<typename V::pack>;
    [[no_unique_address]] when<has_shadows<V>, tokens, struct shadow_pool_tag> shadow = all_shadows();

    [[nodiscard]] constexpr tokens of(back b) const {
        if constexpr (has_shadows<V>)
            return b == back::shadow ? shadow : light;
        else
            return light;
    }

    constexpr void remove(back b, animal a) {
        if constexpr (has_shadows<V>) {
            if (b == back::shadow) {
                shadow.remove_unchecked(a);
                return;
            }
        }
        light.remove_unchecked(a);
    }

    constexpr pool& operator-=(pool const& other) {
        light.remove_unchecked(other.light);
        if constexpr (has_shadows<V>) shadow.remove_unchecked(other.shadow);
        return *this;
    }

    /// Describes the tokens whose place a viewer doesn't know.
    template <class Self, class Fields>
    static constexpr void describe(Self& self, Fields& fields) {
        fields("unseen_light", "how many light tokens of each animal the viewer can't place", self.light,
               shape_of_tokens<V>);
        if constexpr (has_shadows<V>)
            fields("unseen_shadow", "how many shadow tokens of each animal the viewer can't place", self.shadow,
                   shape_of_tokens<V>);
    }

    friend constexpr bool operator==(pool const&, pool const&) = default;

  private:
    static constexpr auto all_shadows() {
        if constexpr (has_shadows<V>)
            return shadow_tokens<typename V::pack>;
        else
            return absent<struct shadow_pool_tag>{};
    }
};

/// The tokens of the pack that don't lie open.
template <variant V>
[[nodiscard]] constexpr pool<V> not_open(table<V> const& t) {
    pool<V> rest;
    for (tokens const laid : t.rows) rest.light.remove_unchecked(laid);
    tokens up;
    for (tokens const pile : t.up) up.add_unchecked(pile);
    if constexpr (has_shadows<V>) {
        up.remove_unchecked(t.shadows_up);
        rest.shadow.remove_unchecked(t.shadows_up);
    }
    rest.light.remove_unchecked(up);
    return rest;
}

/// The hidden tokens whose place the owner of these secrets knows.
template <variant V>
[[nodiscard]] constexpr pool<V> placed_by(secrets<V> const& mine) {
    pool<V> own;
    own.light = counted(mine.kept);
    own.light.add_unchecked(counted(mine.hand));
    own.light.add_unchecked(counted(mine.boxed));
    if constexpr (has_shadows<V>) own.shadow = mine.shadows;
    return own;
}

/// The tokens whose place the owner of these secrets doesn't know. `mine` is null for a spectator.
template <variant V>
[[nodiscard]] constexpr pool<V> unseen(table<V> const& t, secrets<V> const* mine) {
    pool<V> rest = not_open(t);
    if (mine != nullptr) rest -= placed_by(*mine);
    return rest;
}

}  // namespace triqueta::animals
