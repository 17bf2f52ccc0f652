#pragma once

#include "triqueta/core/reasons.hpp"
#include "triqueta/core/refusal.hpp"
#include "triqueta/core/seat.hpp"
#include "triqueta/triangles/card.hpp"
#include "triqueta/triangles/cards.hpp"
#include "triqueta/triangles/dealing.hpp"
#include "triqueta/triangles/race/invariants.hpp"
#include "triqueta/triangles/race/moves/dead_end.hpp"
#include "triqueta/triangles/race/moves/play_joker.hpp"
#include "triqueta/triangles/race/moves/turn_order.hpp"
#include "triqueta/triangles/race/secrets.hpp"
#include "triqueta/triangles/race/table.hpp"
#include "triqueta/triangles/triangle.hpp"

#include <cstdint>

/// Validates a position of the 21/15/9-card game from outside: everything that the rules rely on.
namespace triqueta::triangles::race {

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
        found.unless(saved_holds(), invariants::wrong_saved);
        found.unless(gone_holds(), invariants::wrong_gone);
        found.unless(call_holds(), invariants::wrong_call);
        found.unless(ending_holds(), invariants::wrong_ending);
        found.unless(known_holds(), invariants::wrong_known);
        found.unless(secrets_hold(), refusal::wrong_secrets);
        found.unless(hands_hold(), invariants::wrong_hands);
        found.unless(dead_ends_hold(), invariants::wrong_dead_ends);
        found.unless(turn_holds(), invariants::wrong_turn);
        found.unless(saving_holds(), invariants::wrong_saving);
        return found;
    }

  private:
    [[nodiscard]] constexpr bool seats_hold() const {
        if (t_->players < 2 || t_->players > most_players || t_->mover.number() >= t_->players) return false;
        for (int i = t_->players; i < most_players; ++i) {
            seat const nobody{i};
            if (t_->in_hand[nobody] != 0 || !t_->saved[nobody].empty() || !t_->known[nobody].empty()) return false;
        }
        return (t_->out.mask() & ~player_set::first(t_->players).mask()) == 0;
    }
    [[nodiscard]] constexpr bool is_playing(seat s) const { return t_->playing().contains(s); }
    [[nodiscard]] constexpr bool is_over() const { return t_->phase == phase::over; }
    /// R2, R8: how many cards the mover holds beyond the normal number. A drawn card has to be discarded, and a piece
    /// may be taken for the joker played.
    [[nodiscard]] constexpr int moving() const {
        if (t_->phase == phase::discard) return 1;
        return t_->phase == phase::take_saved ? -1 : 0;
    }

    /// T1: no card is in two places, and the cards that are nowhere else are in the pile or in hands.
    [[nodiscard]] constexpr bool cards_hold() const {
        cards rest = table::deck();
        auto const take = [&rest](cards some) {
            bool const there = rest.contains(some);
            if (there) rest -= some;
            return there;
        };
        if (!take(t_->discards.cards()) || !take(t_->gone) || !take(t_->saving)) return false;
        for (cards const saved : t_->saved)
            if (!take(saved)) return false;
        int hidden = t_->pile;
        for (auto const count : t_->in_hand) hidden += count;
        if (hidden != rest.total()) return false;
        for (auto const s : player_set::first(t_->players)) {
            auto const* const mine = whose_(s);
            if (!take(mine != nullptr ? mine->hand : t_->known[s])) return false;
        }
        return true;
    }

    /// R5, R13.
    [[nodiscard]] constexpr bool saved_holds() const {
        for (auto const s : player_set::first(t_->players))
            if (!t_->saved[s].only_jokers().empty() || (t_->out.contains(s) && !t_->saved[s].empty())) return false;
        return true;
    }
    /// R7, R13.
    [[nodiscard]] constexpr bool gone_holds() const { return !t_->out.empty() || t_->gone == t_->gone.only_jokers(); }
    /// R9, R13.
    [[nodiscard]] constexpr bool call_holds() const { return t_->caller.empty() || is_playing(t_->caller[0]); }

    /// R12, R13, R14. Turns end one by one. A new pile is made by drawing, at most once in a turn.
    [[nodiscard]] constexpr bool ending_holds() const {
        if (t_->phase > phase::over) return false;
        if (t_->turns < 0 || t_->turn_cap < 1 || t_->piles_made < 0) return false;
        bool const may_have_made_one = t_->drew || (is_over() && t_->ending != ending::turn_cap);  // in this turn
        if (t_->piles_made - (may_have_made_one ? 1 : 0) > t_->turns) return false;
        if (is_over() != (t_->ending != ending::none)) return false;
        bool const won = t_->ending == ending::emptied || t_->ending == ending::last_left;
        if (t_->winner.empty() == won || (won && !is_playing(t_->winner[0]))) return false;
        switch (t_->ending) {
            case ending::none: return t_->turns < t_->turn_cap;
            case ending::emptied: return t_->turns < t_->turn_cap && t_->in_hand[t_->winner[0]] == 0;
            case ending::last_left: return t_->turns <= t_->turn_cap && t_->playing().size() == 1;
            case ending::turn_cap: return t_->turns == t_->turn_cap;
        }
        return false;
    }

    /// T3.
    [[nodiscard]] constexpr bool known_holds() const {
        for (auto const s : player_set::first(t_->players)) {
            auto const* const mine = whose_(s);
            if (t_->known[s].total() > t_->in_hand[s]) return false;
            if (mine != nullptr && !mine->hand.contains(t_->known[s])) return false;
        }
        return true;
    }
    /// T4.
    [[nodiscard]] constexpr bool secrets_hold() const {
        for (auto const s : player_set::first(most_players)) {
            auto const* const mine = whose_(s);
            if (mine != nullptr && mine->hand.total() != t_->in_hand[s]) return false;
        }
        return true;
    }

    /// R1: no player holds more cards than were dealt, except a card drawn and not yet discarded. R12: a player without
    /// cards doesn't play on, except to make a choice that belongs to the play.
    [[nodiscard]] constexpr bool hands_hold() const {
        if (t_->phase == phase::deal) return dealing_holds();
        int all = t_->gone.total() + t_->saving.total();
        for (auto const s : player_set::first(t_->players)) {
            bool const moves = s == t_->mover;
            int const extra = moves && t_->phase == phase::discard ? 1 : 0;
            int const held = t_->in_hand[s] + t_->saved[s].total();
            all += held - extra;
            if (held + (moves ? t_->saving.total() : 0) > hand_size(t_->players) + (moves ? moving() : 0)) return false;
            bool const may_have_none =
                is_over() || (moves && (t_->phase == phase::save || t_->phase == phase::take_saved));
            if (t_->in_hand[s] <= extra && !may_have_none) return false;
        }
        // R6: the cards that were not dealt are in the pile and the discards.
        if (all > t_->players * hand_size(t_->players)) return false;
        // R4, R9: a triangle may take the last cards from the hand only after a call.
        return t_->phase != phase::save || t_->in_hand[t_->mover] > 0 || moves::may_empty_hand(*t_);
    }
    /// R1.
    [[nodiscard]] constexpr bool dealing_holds() const {
        if (!is_dealt_in_turn(*t_, hand_size(t_->players))) return false;
        bool const none_lie_open = t_->discards.empty() && t_->gone.empty() && t_->saving.empty();
        for (cards const saved : t_->saved)
            if (!saved.empty()) return false;
        for (cards const known : t_->known)
            if (!known.empty()) return false;
        return none_lie_open && t_->turns == 0 && t_->out.empty() && t_->caller.empty();
    }

    /// R13: checked at the end of a player's turn and when a piece is taken from them, so for everybody except the
    /// mover.
    [[nodiscard]] constexpr bool dead_ends_hold() const {
        if (t_->phase == phase::deal) return true;
        if (is_over()) return !t_->playing().empty();
        bool const turn_begins = t_->phase == phase::turn && !t_->drew && t_->completed.empty();
        for (auto const s : t_->playing())
            if ((s != t_->mover || turn_begins) && moves::is_dead_end(t_->in_hand[s], t_->saved[s])) return false;
        return is_playing(t_->mover) && t_->playing().size() >= 2;
    }

    /// R2, R3, R10: what the mover has done in this turn.
    [[nodiscard]] constexpr bool turn_holds() const {
        triangle before;
        for (triangle const whole : t_->completed) {
            if (!whole.is_complete() || whole < before) return false;
            before = whole;
        }
        bool const nothing_done = !t_->drew && t_->completed.empty();
        // Each triangle took a card from the hand.
        if (t_->in_hand[t_->mover] + t_->completed.size() > hand_size(t_->players) + moving()) return false;
        bool const last_turn = moves::is_last_turn(*t_);
        switch (t_->phase) {
            case phase::deal:
            case phase::over: return nothing_done;
            case phase::turn: return last_turn || nothing_done;
            case phase::draw: return t_->drew && t_->pile > 0 && (last_turn || t_->completed.empty());
            case phase::discard: return t_->drew && (last_turn || t_->completed.empty());
            case phase::save: return !t_->completed.empty() && (last_turn || (!t_->drew && t_->completed.size() == 1));
            case phase::closing: return true;  // R13: the call behind a last turn may have lapsed
            case phase::take_saved: return !t_->gone.only_jokers().empty() && moves::is_something_to_take(*t_);
        }
        return false;
    }

    /// R4: two or three pieces of an unpure triangle just completed.
    [[nodiscard]] constexpr bool saving_holds() const {
        if (t_->phase != phase::save) return t_->saving.empty();
        if (t_->saving.total() < 2) return false;
        for (triangle const whole : t_->completed) {
            if (!whole.is_complete() || whole.is_pure()) continue;
            cards const pieces = cards_of(whole.piece(1), whole.piece(2), whole.piece(3));
            if (pieces.contains(t_->saving)) return true;
        }
        return false;
    }

    table const* t_;
    Whose whose_;
};

}  // namespace triqueta::triangles::race
