#pragma once

#include "triqueta/core/assert.hpp"

#include <array>
#include <cstdint>

namespace triqueta::triangles {

// T1. The properties of cards.
enum class cut : std::uint8_t { horizontal, vertical, centered };
enum class colour : std::uint8_t { pink, red, green };

inline constexpr std::array all_cuts{cut::horizontal, cut::vertical, cut::centered};
inline constexpr std::array all_colours{colour::pink, colour::red, colour::green};

/// A kind of card, by its number: first the pieces by cut, number and colour, then the jokers by cut and colour.
enum class card : std::uint8_t {};

inline constexpr int piece_kinds = 27;
inline constexpr int joker_kinds = 9;
inline constexpr int card_kinds = piece_kinds + joker_kinds;
inline constexpr int copies_of_a_piece = 3;  // one of each joker

/// The piece with this number, 1 to 3.
[[nodiscard]] constexpr card piece(cut c, int number, colour in) {
    TRIQUETA_ASSERT(number >= 1 && number <= 3);
    return card(static_cast<int>(c) * 9 + (number - 1) * 3 + static_cast<int>(in));
}
/// The joker of this cut and colour, which shows a whole triangle.
[[nodiscard]] constexpr card joker(cut c, colour in) {
    return card(piece_kinds + static_cast<int>(c) * 3 + static_cast<int>(in));
}

[[nodiscard]] constexpr bool is_card(card c) { return static_cast<int>(c) < card_kinds; }
[[nodiscard]] constexpr bool is_joker(card c) { return static_cast<int>(c) >= piece_kinds; }

/// The tag of cards in descriptions.
struct of_cards {
    using type = card;
    static constexpr char const* name = "card";
    static constexpr char const* unseen = "unseen_cards";
    static constexpr char const* unseen_meaning = "how many of each card the viewer can't place";
    [[nodiscard]] static constexpr int most(int kind) { return kind < piece_kinds ? copies_of_a_piece : 1; }
};

namespace detail {

struct face {
    triangles::cut cut;
    std::uint8_t number;  // 0 for a joker
    triangles::colour colour;
};

// The face of each kind of card: a lookup is faster than dividing.
inline constexpr auto faces = [] {
    std::array<face, card_kinds> all{};
    for (auto kind = 0U; kind < all.size(); ++kind) {
        bool const whole = kind >= piece_kinds;
        all[kind] = {static_cast<cut>(whole ? (kind - piece_kinds) / 3 : kind / 9),
                     static_cast<std::uint8_t>(whole ? 0 : kind / 3 % 3 + 1), static_cast<colour>(kind % 3)};
    }
    return all;
}();

}  // namespace detail

// Precondition, here and below: the card is valid.
[[nodiscard]] constexpr cut cut_of(card c) {
    TRIQUETA_ASSERT(is_card(c));
    return detail::faces[static_cast<unsigned>(c)].cut;
}
[[nodiscard]] constexpr colour colour_of(card c) {
    TRIQUETA_ASSERT(is_card(c));
    return detail::faces[static_cast<unsigned>(c)].colour;
}
/// The number of a piece: 1, 2 or 3.
[[nodiscard]] constexpr int number_of(card c) {
    TRIQUETA_ASSERT(!is_joker(c));
    return detail::faces[static_cast<unsigned>(c)].number;
}

}  // namespace triqueta::triangles
