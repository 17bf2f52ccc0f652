#pragma once

#include "triqueta/animals/pieces/animal.hpp"
#include "triqueta/animals/pieces/tokens.hpp"
#include "triqueta/animals/variant.hpp"
#include "triqueta/core/assert.hpp"
#include "triqueta/core/describe.hpp"
#include "triqueta/core/few.hpp"
#include "triqueta/core/when.hpp"

#include <cstdint>
#include <optional>
#include <type_traits>

namespace triqueta::animals {

/// B18. An end decision: which kept tokens a player adds to their animals. The others go into the box.
class decision {
  public:
    constexpr decision() = default;
    constexpr explicit decision(int mask) : bits_{static_cast<std::uint8_t>(made_bit | mask)} {}

    [[nodiscard]] constexpr bool made() const { return bits_ != 0; }
    [[nodiscard]] constexpr int mask() const { return bits_ & ~made_bit; }
    [[nodiscard]] constexpr bool adds(int place) const { return (bits_ >> place & 1) != 0; }

    friend constexpr bool operator==(decision, decision) = default;

    // For descriptions.
    friend constexpr std::optional<int> number_in(decision d) {
        return d.made() ? std::optional{d.mask()} : std::nullopt;
    }
    friend constexpr void put_number(decision& d, std::optional<int> mask) { d = mask ? decision{*mask} : decision{}; }

  private:
    static constexpr int made_bit = 1 << most_kept;
    std::uint8_t bits_ = 0;
};

/// K2: what one player knows beyond the table: every token that they looked at, and where it is.
template <variant V>
struct secrets {
    /// With one token a draw, only kept tokens can go into the box: at most two.
    using box_memory = std::conditional_t<V::draw::tokens == 2, tokens, pair_of<animal>>;

    [[no_unique_address]] when<has_shadows<V>, tokens, struct shadow_secrets_tag> shadows;  // until they are revealed
    pair_of<animal> kept;               // in the order kept; until the end decisions are shown
    few<animal, V::draw::tokens> hand;  // in the order drawn
    box_memory boxed;                   // tokens that this player put there
    decision choice;

    template <class Self, class Fields>
    static constexpr void describe(Self& self, Fields& fields) {
        constexpr int animals = kinds<typename V::pack>;
        constexpr shape::list<of_animals> few_animals{most_kept, animals};
        fields("own_kept", "list of the kept light tokens, in the order kept", self.kept, few_animals);
        fields("own_drawn", "list of the tokens drawn, looked at and not yet placed, in the order drawn", self.hand,
               shape::list<of_animals>{V::draw::tokens, animals});
        if constexpr (V::draw::tokens == 2)
            fields("own_boxed", "how many tokens of each animal were put into the box", self.boxed,
                   shape::counts<of_animals>{animals});
        else
            fields("own_boxed", "list of the tokens put into the box", self.boxed, few_animals);
        if constexpr (has_shadows<V>)
            fields("own_shadows", "how many shadow tokens of each animal were drawn", self.shadows,
                   shape::counts<of_animals>{animals});
        fields("own_decision", "mask of the kept tokens that are added; none before the decision", self.choice,
               shape::maybe{1 << most_kept});
    }

    friend constexpr bool operator==(secrets const&, secrets const&) = default;
};

/// The kept tokens that a decision adds.
template <int Most>
[[nodiscard]] constexpr tokens added(few<animal, Most> kept, decision choice) {
    tokens sum;
    for (int place = 0; place < kept.size(); ++place)
        if (choice.adds(place)) sum.add_unchecked(kept[place]);
    return sum;
}

/// Counts an ordered list of tokens by animal. Counted tokens are returned unchanged.
template <int Most>
[[nodiscard]] constexpr tokens counted(few<animal, Most> lined_up) {
    return added(lined_up, decision{3});
}
[[nodiscard]] constexpr tokens counted(tokens many) { return many; }

}  // namespace triqueta::animals
