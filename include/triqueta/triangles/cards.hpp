#pragma once

#include "triqueta/core/assert.hpp"
#include "triqueta/core/inlining.hpp"
#include "triqueta/triangles/card.hpp"

#include <bit>
#include <cstdint>

namespace triqueta::triangles {

/// A multiset of cards, counted by kind: at most three of a piece and one of a joker, as in the deck.
class cards {
  public:
    /// Iterates over the kinds with at least one card, ascending.
    class iterator {
      public:
        constexpr explicit iterator(std::uint64_t left) : left_{left} {}
        constexpr card operator*() const { return card_at(std::countr_zero(left_)); }
        constexpr iterator& operator++() {
            left_ &= left_ - 1;
            return *this;
        }
        friend constexpr bool operator==(iterator, iterator) = default;

      private:
        std::uint64_t left_;
    };

    constexpr cards() = default;

    /// T1. The 81 pieces, and the deck with its jokers.
    [[nodiscard]] static constexpr cards all_pieces() { return cards{pieces}; }
    [[nodiscard]] static constexpr cards whole_deck() { return cards{pieces | jokers}; }

    /// The packed form: two bits for each piece, the lowest kind first, then one bit for each joker.
    [[nodiscard]] constexpr std::uint64_t packed() const { return bits_; }
    /// Every value of the low 63 bits is valid.
    [[nodiscard]] static constexpr cards from_packed(std::uint64_t bits) { return cards{bits & (pieces | jokers)}; }
    /// The number of bits for the first `kinds` kinds.
    [[nodiscard]] static constexpr int packed_width(int kinds) {
        return kinds <= piece_kinds ? 2 * kinds : first_joker + kinds - piece_kinds;
    }

    [[nodiscard]] constexpr bool empty() const { return bits_ == 0; }
    [[nodiscard]] constexpr int total() const { return static_cast<int>(sums() >> 56); }
    [[nodiscard]] constexpr int of(card c) const {
        if (!is_card(c)) return 0;
        return static_cast<int>(bits_ >> shift(c) & (is_joker(c) ? 1 : 3));
    }
    [[nodiscard]] constexpr bool contains(cards other) const {
        return fewer_pieces(other) == 0 && (other.bits_ & ~bits_ & jokers) == 0;
    }

    /// The card at `place` in sorted order, counting each copy. Precondition: 0 <= place < total().
    [[nodiscard]] TRIQUETA_INLINE constexpr card nth(int place) const {
        TRIQUETA_ASSERT(place >= 0 && place < total());
        // Finds the first byte whose running sum exceeds `place`, then the first of its four fields.
        constexpr std::uint64_t each_byte = 0x0101'0101'0101'0101;
        auto left = static_cast<std::uint64_t>(place);
        std::uint64_t const up_to = sums();
        int const byte = std::countr_zero(((up_to | each_byte << 7) - (left + 1) * each_byte) & each_byte << 7) & ~7;
        left -= (up_to << 8) >> byte & 0xFF;
        std::uint64_t const here = counts() >> byte;
        std::uint64_t const one = here & 3;
        std::uint64_t const two = one + (here >> 2 & 3);
        std::uint64_t const three = two + (here >> 4 & 3);
        int const field = byte / 2 + (left >= one) + (left >= two) + (left >= three);
        if (field < piece_kinds) return card(field);
        // A field with two jokers yields the first or the second; a field with one yields that one.
        std::uint64_t const before[] = {0, one, two, three};
        bool const is_second = (bits_ >> 2 * field & 3) == 2 || left > before[field - byte / 2];
        return card_at(2 * field + is_second);
    }

    constexpr void add(card c) {
        TRIQUETA_ASSERT(is_card(c) && of(c) < (is_joker(c) ? 1 : copies_of_a_piece));
        bits_ += std::uint64_t{1} << shift(c);
    }
    constexpr void remove(card c) {
        TRIQUETA_ASSERT(of(c) > 0);
        bits_ -= std::uint64_t{1} << shift(c);
    }
    /// Removes one card of this kind if there is one.
    constexpr void remove_if_there(card c) {
        if (of(c) > 0) remove(c);
    }

    constexpr cards& operator+=(cards more) {
        TRIQUETA_ASSERT(cards{~bits_ & (pieces | jokers)}.contains(more));
        bits_ += more.bits_;
        return *this;
    }
    constexpr cards& operator-=(cards other) {
        TRIQUETA_ASSERT(contains(other));
        bits_ -= other.bits_;
        return *this;
    }
    friend constexpr cards operator+(cards a, cards b) { return a += b; }
    friend constexpr cards operator-(cards a, cards b) { return a -= b; }

    /// These cards without as many of `other` as there are.
    [[nodiscard]] constexpr cards without(cards other) const {
        std::uint64_t const fewer = fewer_pieces(other);
        std::uint64_t const all_go = fewer | fewer >> 1 | jokers;
        return cards{bits_ - (((bits_ & all_go) | (other.bits_ & ~all_go)) & ~(jokers & ~other.bits_))};
    }

    [[nodiscard]] constexpr cards only_jokers() const { return cards{bits_ & jokers}; }
    /// One card of each kind that is there.
    [[nodiscard]] constexpr cards one_of_each() const { return cards{kinds()}; }
    /// Bit n for joker n, in the order of their kinds.
    [[nodiscard]] constexpr unsigned joker_bits() const { return static_cast<unsigned>(bits_ >> first_joker); }

    /// The colours of the pieces of this cut and number: bit 0 pink, 2 red, 4 green.
    [[nodiscard]] constexpr unsigned colours_of(cut c, int number) const {
        auto const there = (bits_ | bits_ >> 1) >> 6 * (3 * static_cast<int>(c) + number - 1);
        return static_cast<unsigned>(there) & 0b010101;
    }

    /// The first kind with at least one card.
    [[nodiscard]] constexpr iterator begin() const { return iterator{kinds()}; }
    [[nodiscard]] constexpr iterator end() const { return iterator{0}; }

    friend constexpr bool operator==(cards, cards) = default;

  private:
    constexpr explicit cards(std::uint64_t bits) : bits_{bits} {}

    static constexpr int first_joker = 2 * piece_kinds;
    static constexpr std::uint64_t pieces = (std::uint64_t{1} << first_joker) - 1;
    static constexpr std::uint64_t jokers = ((std::uint64_t{1} << joker_kinds) - 1) << first_joker;
    static constexpr std::uint64_t lows = 0x5555'5555'5555'5555;  // the low bit of each piece's two
    static constexpr std::uint64_t highs = lows << 1;

    [[nodiscard]] static constexpr int shift(card c) {
        int const kind = static_cast<int>(c);
        return is_joker(c) ? first_joker + kind - piece_kinds : 2 * kind;
    }
    [[nodiscard]] static constexpr card card_at(int shift) {
        return card(shift < first_joker ? shift / 2 : shift - first_joker + piece_kinds);
    }

    /// The high bit of each piece of which there are fewer than in `other`.
    [[nodiscard]] constexpr std::uint64_t fewer_pieces(cards other) const {
        // Compares two-bit numbers side by side. One is less if the high bit says so, or if the high bits are equal and
        // the low bit says so.
        std::uint64_t const lacks = other.bits_ & ~bits_;
        std::uint64_t const equal = ~(other.bits_ ^ bits_);
        return (lacks | (equal & lacks << 1)) & highs & pieces;
    }
    /// The lowest bit of each kind that is there.
    [[nodiscard]] constexpr std::uint64_t kinds() const {
        return ((bits_ | bits_ >> 1) & lows & pieces) | (bits_ & jokers);
    }

    /// The number of cards in each field of two bits: of one piece, or of two jokers together.
    [[nodiscard]] constexpr std::uint64_t counts() const { return bits_ - (bits_ >> 1 & lows & jokers); }

    /// In each byte, the number of cards in it and in the bytes below it: at most 90.
    [[nodiscard]] constexpr std::uint64_t sums() const {
        constexpr std::uint64_t fours = 0x3333'3333'3333'3333;
        constexpr std::uint64_t eights = 0x0F0F'0F0F'0F0F'0F0F;
        std::uint64_t sum = counts();
        sum = (sum & fours) + (sum >> 2 & fours);
        sum = (sum + (sum >> 4)) & eights;
        return sum * 0x0101'0101'0101'0101;
    }

    std::uint64_t bits_ = 0;  // two bits for each piece, the lowest kind first, then one for each joker
};

/// Counts these cards. Precondition: no more of a kind than in the deck.
template <class... Cards>
[[nodiscard]] constexpr cards cards_of(Cards... each) {
    cards all;
    (all.add(each), ...);
    return all;
}

}  // namespace triqueta::triangles
