#pragma once

#include "triqueta/animals/policies/pack.hpp"
#include "triqueta/animals/policies/towers.hpp"
#include "triqueta/animals/position/table.hpp"
#include "triqueta/animals/variant.hpp"
#include "triqueta/core/few.hpp"
#include "triqueta/core/random/chacha20.hpp"
#include "triqueta/core/random/seed.hpp"
#include "triqueta/core/refusal.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

namespace triqueta::animals {

/// The towers as they were stacked: which token lies where. Nobody at the table knows this, so a state doesn't hold it.
/// It answers for chance in a game that was dealt beforehand.
template <variant V>
class stacks {
    using towers = typename V::towers;

    static constexpr int most_levels_of_all = [] {
        int most = 0;
        for (int t = 0; t < towers::count; ++t)
            if (levels<towers>(tower{t}) > most) most = levels<towers>(tower{t});
        return most;
    }();

  public:
    /// One column, bottom to top. Entries above its tower's height are ignored.
    using stack = std::array<animal, static_cast<unsigned>(most_levels_of_all)>;
    using filling =
        std::array<std::array<stack, static_cast<unsigned>(towers::columns)>, static_cast<unsigned>(towers::count)>;

    /// Stacked by hand. Call `why_not` to validate it.
    constexpr explicit stacks(filling const& tokens) : tokens_{tokens} {}

    /// The number of tokens.
    static constexpr int pieces = bounds<V>::light_places + bounds<V>::shadow_places;
    /// From the numbers of the animals: tower by tower, then column by column, then bottom to top. None if there are
    /// too many or too few, or one isn't an animal of the pack.
    [[nodiscard]] static constexpr std::optional<stacks> from_numbers(std::span<std::int32_t const> numbers) {
        if (numbers.size() != static_cast<std::size_t>(pieces)) return std::nullopt;
        stacks made{filling{}};
        auto next = numbers.begin();
        for (int t = 0; t < towers::count; ++t)
            for (int c = 0; c < towers::columns; ++c)
                for (int level = 0; level < levels<towers>(tower{t}); ++level) {
                    if (*next < 0 || *next >= kinds<typename V::pack>) return std::nullopt;
                    place(made.tokens_, tower{t}, column{c}, level) = static_cast<animal>(*next++);
                }
        return made;
    }

    /// Calls f(number) for each number that from_numbers takes.
    template <class F>
    constexpr void each_number(F f) const {
        for (int t = 0; t < towers::count; ++t)
            for (int c = 0; c < towers::columns; ++c)
                for (int level = 0; level < levels<towers>(tower{t}); ++level)
                    f(static_cast<std::int32_t>(of(tower{t}, column{c}, level)));
    }

    /// Stacked from a seed.
    [[nodiscard]] static constexpr stacks dealt(seed const& key, std::uint64_t game) {
        chacha20 random{key, game, 0};
        return shuffled(random);
    }

    /// B4, W2: shuffles and stacks the light tokens, then the shadow tokens. docs/deal.md has each step.
    [[nodiscard]] static constexpr stacks shuffled(chacha20& random) {
        stacks made{filling{}};
        made.template stack_up<back::light>(light_tokens<typename V::pack>, random);
        if constexpr (has_shadows<V>) made.template stack_up<back::shadow>(shadow_tokens<typename V::pack>, random);
        return made;
    }

    /// B4, W2: refused unless these are exactly the pack's tokens, the shadow tokens below.
    [[nodiscard]] constexpr refusal why_not() const {
        std::array<int, most_kinds> light{};
        std::array<int, most_kinds> shadow{};
        bool known = true;
        each_place([&](tower t, column c, int level, back b) {
            auto const kind = static_cast<unsigned>(of(t, c, level));
            known = known && kind < most_kinds;
            if (known) ++(b == back::light ? light : shadow)[kind];
        });
        return known && light == V::pack::light && shadow == V::pack::shadow ? refusal{} : refusal::wrong_deal;
    }

    [[nodiscard]] constexpr animal of(tower t, column c, int level) const { return place(tokens_, t, c, level); }

    /// Empty, as the stacks don't change during a game.
    struct mark {
        friend constexpr bool operator==(mark, mark) = default;
    };
    [[nodiscard]] constexpr mark where() const { return {}; }
    constexpr void return_to(mark) {}

    /// Always true: every token is known.
    [[nodiscard]] static constexpr bool knows_next(table<V> const&, tokens) { return true; }
    /// The next token to look at. Precondition: the table has removed it from the tower.
    [[nodiscard]] constexpr animal next(table<V> const& t, tokens = {}) const {
        column const c = t.unlooked[0];
        bool const first_of_two = t.unlooked.size() == 2 && t.unlooked[1] == c;  // the other token lay below it
        return of(t.current, c, t.left.of(c) + (first_of_two ? 1 : 0));
    }

    friend constexpr bool operator==(stacks const& a, stacks const& b) {
        bool equal = true;
        each_place(
            [&](tower t, column c, int level, back) { equal = equal && a.of(t, c, level) == b.of(t, c, level); });
        return equal;
    }

  private:
    template <class Filling>
    [[nodiscard]] static constexpr auto& place(Filling& in, tower t, column c, int level) {
        return in[static_cast<unsigned>(t.number())][static_cast<unsigned>(c.number())][static_cast<unsigned>(level)];
    }

    /// Tower by tower, then level by level from the lowest, then column by column.
    template <class F>
    static constexpr void each_place(F f) {
        for (int t = 0; t < towers::count; ++t)
            for (int level = 0; level < levels<towers>(tower{t}); ++level)
                for (int c = 0; c < towers::columns; ++c)
                    f(tower{t}, column{c}, level, level < towers::shadow_levels(tower{t}) ? back::shadow : back::light);
    }

    template <back Back>
    constexpr void stack_up(tokens mixed, chacha20& random) {
        constexpr int count = Back == back::light ? bounds<V>::light_places : bounds<V>::shadow_places;
        std::array<animal, static_cast<unsigned>(count)> order{};
        for (int i = 0; i < count; ++i) order[static_cast<unsigned>(i)] = mixed.nth(i);
        shuffle(order, random);
        auto next = order.begin();
        each_place([&](tower t, column c, int level, back b) {
            if (b == Back) place(tokens_, t, c, level) = *next++;
        });
    }

    filling tokens_;
};

}  // namespace triqueta::animals
