#pragma once

#include "triqueta/core/reasons.hpp"
#include "triqueta/core/refusal.hpp"
#include "triqueta/core/seat.hpp"
#include "triqueta/triangles/card.hpp"
#include "triqueta/triangles/cards.hpp"
#include "triqueta/triangles/dealing.hpp"
#include "triqueta/triangles/mayhem/invariants.hpp"
#include "triqueta/triangles/mayhem/moves/play.hpp"
#include "triqueta/triangles/mayhem/secrets.hpp"
#include "triqueta/triangles/mayhem/table.hpp"
#include "triqueta/triangles/triangle.hpp"

#include <array>
#include <cstdint>

/// Validates a position of Triangle Mayhem from outside: everything that the rules rely on.
namespace triqueta::triangles::mayhem {

/// The possible numbers of pure triangles of one cut, made of these pieces: a bit for each number. Precondition: each
/// number of the cut has equally many pieces.
[[nodiscard]] constexpr std::uint32_t possible_pure(cards won, cut c) {
    int most[3]{};       // pure ones of each colour
    int of_colour[3]{};  // pieces of each colour
    int triangles = 0;
    for (auto const in : all_colours) {
        auto const i = static_cast<unsigned>(in);
        most[i] = copies_of_a_piece;
        for (int number = 1; number <= 3; ++number) {
            int const count = won.of(piece(c, number, in));
            of_colour[i] += count;
            if (count < most[i]) most[i] = count;
        }
        triangles += of_colour[i];
    }
    triangles /= 3;
    std::uint32_t possible = 0;
    for (int a = 0; a <= most[0]; ++a)
        for (int b = 0; b <= most[1]; ++b)
            for (int d = 0; d <= most[2]; ++d) {
                // The other triangles can be unpure if no colour has more than two pieces for each of them.
                int const others = triangles - a - b - d;
                if (of_colour[0] - 3 * a <= 2 * others && of_colour[1] - 3 * b <= 2 * others &&
                    of_colour[2] - 3 * d <= 2 * others)
                    possible |= 1U << (a + b + d);
            }
    return possible;
}

/// Checks a table and the known secrets. `whose` returns the secrets of a seat, or null if they are unknown. From a
/// position without a violated invariant, any legal moves lead to an end. docs/positions.md lists every invariant.
template <class Whose>
class position_check {
  public:
    constexpr position_check(table const& t, Whose whose) : t_{&t}, whose_{whose} {}

    [[nodiscard]] constexpr reasons find() const {
        reasons found;
        found.unless(seats_hold(), refusal::wrong_seats);
        if (!found.empty()) return found;  // the other checks need valid seats
        found.unless(cards_hold(), invariants::wrong_cards);
        found.unless(hands_hold(), invariants::wrong_hands);
        found.unless(turn_holds(), invariants::wrong_turn);
        found.unless(open_holds(), invariants::wrong_open);
        found.unless(secrets_hold(), refusal::wrong_secrets);
        if (!found.contain(invariants::wrong_cards) && !found.contain(invariants::wrong_open))
            found.unless(wins_hold(), invariants::wrong_wins);
        return found;
    }

  private:
    [[nodiscard]] constexpr bool seats_hold() const {
        if (t_->players < 2 || t_->players > most_players || t_->mover.number() >= t_->players) return false;
        for (int i = t_->players; i < most_players; ++i) {
            seat const nobody{i};
            if (t_->in_hand[nobody] != 0 || t_->pure[nobody] != 0 || t_->unpure[nobody] != 0) return false;
        }
        return true;
    }

    /// M1, M4.
    [[nodiscard]] constexpr bool cards_hold() const {
        if (!table::deck().contains(t_->played)) return false;
        cards rest = table::deck() - t_->played;
        for (auto const s : seat_set::first(t_->players))
            if (auto const* const known = whose_(s)) {
                if (!rest.contains(known->hand)) return false;
                rest -= known->hand;
            }
        return true;
    }

    /// M1, M2, M5: while there is a pile, every player has three cards, except the mover, who has played some.
    [[nodiscard]] constexpr bool hands_hold() const {
        int sum = t_->pile + t_->played.total();
        for (auto const count : t_->in_hand) {
            sum += count;
            if (count > hand_size) return false;
        }
        if (sum != table::deck().total()) return false;
        if (t_->phase == phase::deal) return t_->played.empty() && is_dealt_in_turn(*t_, hand_size);
        int const own = t_->in_hand[t_->mover];
        if (t_->pile > 0)
            for (auto const s : seat_set::first(t_->players))
                if (s != t_->mover && t_->in_hand[s] != hand_size) return false;
        switch (t_->phase) {
            case phase::play:
                return own > 0 && (t_->pile > 0 ? own == hand_size - t_->laid : own <= hand_size - t_->laid);
            case phase::draw: return t_->pile > 0 && own < hand_size && own >= hand_size - t_->laid;
            case phase::fast: return own == hand_size || t_->pile == 0;
            default: return true;  // M8: the sum implies that nobody has any
        }
    }

    /// M2, M6, M8.
    [[nodiscard]] constexpr bool turn_holds() const {
        bool const all_played = t_->played == table::deck();
        if (t_->phase > phase::over || all_played != (t_->phase == phase::over)) return false;
        int const drawn = t_->in_hand[t_->mover] + t_->laid - hand_size;
        switch (t_->phase) {
            case phase::play: return t_->laid < moves::most_played && t_->fresh == 0;
            case phase::draw:
                return t_->laid > 0 && t_->laid <= moves::most_played && t_->fresh == (t_->fast ? drawn : 0);
            case phase::fast: return t_->fast && t_->laid <= moves::most_played && t_->fresh > 0 && t_->fresh == drawn;
            default: return t_->laid == 0 && t_->fresh == 0;
        }
    }

    /// M2, M3: the open triangles of each cut are incomplete and sorted, and all have one number in common.
    [[nodiscard]] constexpr bool open_holds() const {
        for (cut const c : all_cuts) {
            bool shared[3] = {true, true, true};
            triangle before{c};
            for (triangle const open : t_->open_of(c)) {
                if (open.cut() != c || open.is_complete() || open < before) return false;
                before = open;
                for (int number = 1; number <= 3; ++number) shared[number - 1] = shared[number - 1] && open.has(number);
            }
            if (!shared[0] && !shared[1] && !shared[2]) return false;
        }
        return true;
    }

    /// T4.
    [[nodiscard]] constexpr bool secrets_hold() const {
        for (auto const s : seat_set::first(most_players)) {
            auto const* const known = whose_(s);
            if (known == nullptr) continue;
            int const fresh = s == t_->mover ? t_->fresh : 0;
            if (known->hand.total() != t_->in_hand[s] || known->fresh.total() != fresh) return false;
            if (!known->hand.contains(known->fresh)) return false;
        }
        return true;
    }

    /// M4, M8, M9: each piece played is in an open triangle or in a won one, and the numbers of won ones fit.
    [[nodiscard]] constexpr bool wins_hold() const {
        cards won = t_->played;
        for (auto const& open_of_cut : t_->open)
            for (triangle const open : open_of_cut)
                for (int number = 1; number <= 3; ++number) {
                    if (!open.has(number)) continue;
                    if (won.of(open.piece(number)) == 0) return false;
                    won.remove(open.piece(number));
                }
        int pure = 0;
        int all = 0;
        for (auto const s : seat_set::first(t_->players)) {
            pure += t_->pure[s];
            all += t_->pure[s] + t_->unpure[s];
        }
        if (3 * all != won.total()) return false;
        std::uint32_t possible = 1;  // possible numbers of pure triangles, for the cuts so far
        for (cut const c : all_cuts) {
            int of_number[3]{};
            for (int number = 1; number <= 3; ++number)
                for (auto const in : all_colours) of_number[number - 1] += won.of(piece(c, number, in));
            if (of_number[0] != of_number[1] || of_number[1] != of_number[2]) return false;
            std::uint32_t more = 0;
            for (auto counts = possible_pure(won, c); counts != 0; counts &= counts - 1)
                more |= possible << std::countr_zero(counts);
            possible = more;
        }
        return pure < 32 && (possible >> pure & 1) != 0;
    }

    table const* t_;
    Whose whose_;
};

}  // namespace triqueta::triangles::mayhem
