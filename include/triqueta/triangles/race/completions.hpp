#pragma once

#include "triqueta/core/assert.hpp"
#include "triqueta/core/bit_places.hpp"
#include "triqueta/triangles/cards.hpp"
#include "triqueta/triangles/race/plan.hpp"

#include <array>
#include <cstdint>

namespace triqueta::triangles::race {

/// The triangles of one cut that a mover can complete. The sources of each number are six bits: the colours in the
/// hand, then the saved ones.
class completions_of_a_cut {
  public:
    /// `sources`: those of number 1 lowest. `may_use`: how many pieces may come from the hand, at most three.
    constexpr completions_of_a_cut(unsigned sources, int may_use) : first_{sources & any}, second_{sources >> 6 & any} {
        // What the third piece may be, by how many of the others are from the hand. R3: not all are saved.
        constexpr unsigned may_be[4][3] = {
            {0, 0, 0}, {from_hand, saved, 0}, {from_hand, any, saved}, {from_hand, any, any}};
        for (auto used = 0U; used < thirds_.size(); ++used) thirds_[used] = sources >> 12 & may_be[may_use][used];
    }

    [[nodiscard]] constexpr int size() const { return with(first_, after_first(1), after_first(0)); }
    /// The number of the plan at `place` among those of its cut. Precondition: 0 <= place < size().
    [[nodiscard]] constexpr int operator[](int place) const {
        TRIQUETA_ASSERT(place >= 0 && place < size());
        int used = 0;
        int const first = choose(first_, place, used, after_first(1), after_first(0));
        int const second = choose(second_, place, used, after_second(used + 1), after_second(used));
        return first * 36 + second * 6 +
               triqueta::detail::places_of_bits.nth(thirds_[static_cast<unsigned>(used)], place);
    }

  private:
    static constexpr unsigned from_hand = 0b000111, saved = 0b111000, any = from_hand | saved;

    [[nodiscard]] static constexpr int count(unsigned sources) {
        return triqueta::detail::places_of_bits.count(sources);
    }
    /// The number of ways, if a source in the hand and a saved one leave so many for the numbers after it.
    [[nodiscard]] static constexpr int with(unsigned sources, int if_from_hand, int if_saved) {
        return count(sources & from_hand) * if_from_hand + count(sources & saved) * if_saved;
    }
    // The ways for the numbers after one, if so many pieces are from the hand by then.
    [[nodiscard]] constexpr int after_second(int used) const { return count(thirds_[static_cast<unsigned>(used)]); }
    [[nodiscard]] constexpr int after_first(int used) const {
        return with(second_, after_second(used + 1), after_second(used));
    }
    /// The source of which a way at `place` is. What remains is its place among those of this source.
    [[nodiscard]] static constexpr int choose(unsigned sources, int& place, int& used, int if_from_hand, int if_saved) {
        int const of_hand = count(sources & from_hand) * if_from_hand;
        bool const is_saved = place >= of_hand;
        if (is_saved) place -= of_hand;
        used += !is_saved;
        int const each = is_saved ? if_saved : if_from_hand;
        int const source = triqueta::detail::places_of_bits.nth(sources & (is_saved ? saved : from_hand), place / each);
        place %= each;
        return source;
    }

    unsigned first_;
    unsigned second_;
    std::array<unsigned, 3> thirds_{};  // by how many of the first two are from the hand
};

/// R3: the triangles that a mover can complete, ordered by the numbers of their plans. They are counted and found by
/// their places without a list.
class completions {
  public:
    constexpr completions() = default;
    /// `may_use`: how many pieces may come from the hand (R9).
    constexpr completions(cards hand, cards saved, int may_use)
        : sources_{colours(hand) | colours(saved) << 3}, may_use_{may_use < 3 ? may_use : 3} {
        std::uint64_t there = sources_ | sources_ >> 3;
        there = (there | there >> 1 | there >> 2) & every_number;
        there &= there >> 6 & there >> 12;
        auto const size_of = [this, there](unsigned cut) {
            return (there >> 18 * cut & 1) != 0 ? static_cast<unsigned>(of_cut(cut).size()) : 0;
        };
        unsigned const one = size_of(0);
        unsigned const two = one + size_of(1);
        up_to_ = one | two << 10 | (two + size_of(2)) << 20;
    }

    [[nodiscard]] constexpr int size() const { return up_to(2); }
    /// The number of the plan at a place. Precondition: 0 <= place < size().
    [[nodiscard]] constexpr int operator[](int place) const {
        unsigned const cut = place < up_to(0) ? 0 : place < up_to(1) ? 1 : 2;
        return static_cast<int>(cut) * plan::of_a_cut + of_cut(cut)[cut == 0 ? place : place - up_to(cut - 1)];
    }

  private:
    static constexpr std::uint64_t every_number = 0x1'0410'4104'1041;  // the lowest of each six bits

    /// The colours of each cut and number that are there: the lower three of six bits.
    [[nodiscard]] static constexpr std::uint64_t colours(cards some) {
        auto const pairs = some.one_of_each().packed();
        return (pairs & every_number) | (pairs >> 1 & every_number << 1) | (pairs >> 2 & every_number << 2);
    }
    [[nodiscard]] constexpr completions_of_a_cut of_cut(unsigned cut) const {
        return {static_cast<unsigned>(sources_ >> 18 * cut), may_use_};
    }

    [[nodiscard]] constexpr int up_to(unsigned cut) const { return static_cast<int>(up_to_ >> 10 * cut & 1023); }

    std::uint64_t sources_ = 0;
    int may_use_ = 0;
    unsigned up_to_ = 0;  // ten bits for each cut: how many are of it and of those before it
};

}  // namespace triqueta::triangles::race
