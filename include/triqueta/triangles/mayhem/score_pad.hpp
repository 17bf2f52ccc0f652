#pragma once

#include "triqueta/core/index.hpp"
#include "triqueta/core/points.hpp"
#include "triqueta/core/seat.hpp"
#include "triqueta/triangles/card.hpp"
#include "triqueta/triangles/mayhem/result.hpp"
#include "triqueta/triangles/mayhem/table.hpp"

#include <array>
#include <span>

/// M10: scoring for people at a table, who may have claimed three cards that are no triangle.
namespace triqueta::triangles::mayhem {

/// Three cards that a player claimed as a triangle.
struct claimed {
    seat by;
    std::array<card, 3> three{};
};

/// A number for each kind of card, jokers among them.
using by_kind = std::array<int, card_kinds>;

/// M10. The scores of a table.
struct score_pad {
    by_seat<triqueta::points> points{};
    by_seat<int> pure{};  // correct triangles, in whichever pile they lay
    by_seat<int> unpure{};
    by_seat<int> wrong{};        // claims that are no triangles
    by_seat<int> pieces_left{};  // in the middle because of wrong claims
    by_kind unfinished{};        // pieces left in the middle for no wrong claim
    by_kind missing{};           // how many of the 81 pieces are missing
    by_kind too_many{};

    /// Whether claims and pieces left add up to the 81 pieces.
    [[nodiscard]] constexpr bool adds_up() const { return missing == by_kind{} && too_many == by_kind{}; }

    friend constexpr bool operator==(score_pad const&, score_pad const&) = default;
};

namespace detail {

/// A number for each cut and number.
class by_cut_and_number {
  public:
    [[nodiscard]] constexpr int& of(cut c, int number) { return count_[index(c, number)]; }
    [[nodiscard]] constexpr int of(cut c, int number) const { return count_[index(c, number)]; }
    [[nodiscard]] constexpr int& of(card piece) { return of(cut_of(piece), number_of(piece)); }

  private:
    [[nodiscard]] static constexpr unsigned index(cut c, int number) {
        return static_cast<unsigned>(c) * 3 + static_cast<unsigned>(number - 1);
    }

    std::array<int, 9> count_{};
};

[[nodiscard]] constexpr bool is_piece(card c) { return is_card(c) && !is_joker(c); }

/// Three claimed cards: what they are, and what they lack.
class three {
  public:
    constexpr explicit three(std::array<card, 3> const& cards) {
        for (card const c : cards) {
            if (!is_piece(c)) {
                same_colour_ = false;
                continue;
            }
            same_colour_ = same_colour_ && colour_of(c) == colour_of(cards[0]);
            ++count_.of(c);
        }
    }

    [[nodiscard]] constexpr bool is_triangle() const {
        for (cut const c : all_cuts)
            if (count_.of(c, 1) == 1 && count_.of(c, 2) == 1 && count_.of(c, 3) == 1) return true;
        return false;
    }
    [[nodiscard]] constexpr bool is_pure() const { return is_triangle() && same_colour_; }

    /// M10: of each number of a cut, the claim lacks as many pieces as it has fewer than of its most frequent number.
    [[nodiscard]] constexpr int lacks(cut c, int number) const {
        int most = 0;
        for (int other = 1; other <= 3; ++other)
            if (count_.of(c, other) > most) most = count_.of(c, other);
        return most - count_.of(c, number);
    }

  private:
    by_cut_and_number count_;
    bool same_colour_ = true;
};

}  // namespace detail

/// M10. Scores claims and the pieces left in the middle. `claims` are in the order in which each player made them. A
/// claim of a seat out of range scores for nobody, but its cards count.
[[nodiscard]] constexpr score_pad settle(std::span<claimed const> claims, std::span<card const> left) {
    score_pad pad;

    detail::by_cut_and_number in_middle;
    for (card const c : left)
        if (detail::is_piece(c)) ++in_middle.of(c);

    for (auto const s : seat_set::first(most_players)) {
        for (claimed const& claim : claims) {
            if (claim.by != s) continue;
            detail::three const three{claim.three};
            if (three.is_triangle()) {
                ++(three.is_pure() ? pad.pure : pad.unpure)[s];
                continue;
            }
            ++pad.wrong[s];
            for (cut const c : all_cuts)
                for (int number = 1; number <= 3; ++number) {
                    for (int lacking = three.lacks(c, number); lacking > 0 && in_middle.of(c, number) > 0; --lacking) {
                        --in_middle.of(c, number);
                        ++pad.pieces_left[s];
                    }
                }
        }
        pad.points[s] =
            score_of(pad.pure[s], pad.unpure[s]).points + triqueta::points{-3 * pad.wrong[s] - pad.pieces_left[s]};
    }

    by_kind found{};
    auto const find = [&](card c) {
        if (is_card(c)) ++found[static_cast<unsigned>(c)];
    };
    // Among equal pieces in the middle, the last ones are unfinished: as many as no claim accounts for.
    for (auto place = left.size(); place-- > 0;) {
        card const c = left[place];
        find(c);
        if (!detail::is_piece(c) || in_middle.of(c) == 0) continue;
        --in_middle.of(c);
        ++pad.unfinished[static_cast<unsigned>(c)];
    }
    for (claimed const& claim : claims)
        for (card const c : claim.three) find(c);
    for (auto kind = 0U; kind < found.size(); ++kind) {
        int const expected = kind < piece_kinds ? copies_of_a_piece : 0;
        if (found[kind] < expected) pad.missing[kind] = expected - found[kind];
        if (found[kind] > expected) pad.too_many[kind] = found[kind] - expected;
    }
    return pad;
}

}  // namespace triqueta::triangles::mayhem
