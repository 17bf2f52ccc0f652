#pragma once

#include "properties/claim.hpp"

#include <triqueta/triqueta.hpp>

#include <algorithm>
#include <array>
#include <cstddef>
#include <vector>

/// A second, naive look at the cards of Triangles: plain counts, nothing packed.
namespace properties {

template <class G>
inline constexpr bool is_mayhem = std::is_same_v<G, triqueta::mayhem>;
template <class G>
inline constexpr bool is_race = std::is_same_v<G, triqueta::race>;
template <class G>
concept of_triangles = triqueta::game<G> &&(is_mayhem<G> || is_race<G>);

/// How many of each kind of card lie anywhere.
class plain_cards {
  public:
    void add(triqueta::card c) { ++count_.at(static_cast<std::size_t>(c)); }
    void add(triqueta::cards some) {
        for (int kind = 0; kind < triqueta::triangles::card_kinds; ++kind)
            count_.at(static_cast<std::size_t>(kind)) += some.of(triqueta::card(kind));
    }

    [[nodiscard]] int of(int kind) const { return count_.at(static_cast<std::size_t>(kind)); }

    /// T1.
    [[nodiscard]] bool is_the_deck(bool with_jokers) const {
        for (int kind = 0; kind < triqueta::triangles::card_kinds; ++kind)
            if (of(kind) != (kind < 27 ? 3 : with_jokers ? 1 : 0)) return false;
        return true;
    }

  private:
    std::array<int, triqueta::triangles::card_kinds> count_{};
};

/// M3: all open triangles of a cut have a number in common. M8: and when the game is over none is left.
inline void open_triangles_are_alike(triqueta::state<triqueta::mayhem> const& s) {
    using namespace triqueta::triangles;
    auto const& t = s.table();
    for (auto const c : all_cuts) {
        bool shared[3] = {true, true, true};
        for (auto const open : t.open_of(c)) {
            claim(open.cut() == c && !open.is_complete() && open != triangle{c}, "an open triangle is open");
            for (int number = 1; number <= 3; ++number) shared[number - 1] = shared[number - 1] && open.has(number);
        }
        claim(shared[0] || shared[1] || shared[2], "M3: all open triangles of a cut share a number");
        claim(!s.is_over() || t.open_of(c).empty(), "M8: the game adds up");
        claim(std::is_sorted(t.open_of(c).begin(), t.open_of(c).end()), "open triangles are sorted");
    }
}

/// Whether the mover can play on so as to win one more triangle in this turn.
[[nodiscard]] inline bool can_score(triqueta::state<triqueta::mayhem> const& s) {
    auto const mover = s.table().mover;
    auto const won = [mover](auto const& t) { return t.pure[mover] + t.unpure[mover]; };
    for (auto const a : s.legal()) {
        auto after = s;
        after.apply_unchecked(a);
        if (won(after.table()) > won(s.table())) return true;
        if (!a.is_stop() && after.turn().is(mover) && can_score(after)) return true;
    }
    return false;
}

/// M3: three different numbers of one cut in a hand can always be scored in one turn.
inline void three_of_a_cut_can_be_scored(triqueta::state<triqueta::mayhem> const& s) {
    using triqueta::triangles::mayhem::phase;
    if (s.table().phase != phase::play || s.table().laid != 0) return;
    auto const& hand = s.secrets(s.table().mover).hand;
    for (auto const c : triqueta::triangles::all_cuts)
        if (hand.colours_of(c, 1) != 0 && hand.colours_of(c, 2) != 0 && hand.colours_of(c, 3) != 0)
            claim(can_score(s), "M3: three numbers of a cut can be scored in one turn");
}

/// T1: the 81 pieces are somewhere, and only there; and the numbers that all see are those of what is hidden.
inline void pieces_are_conserved(triqueta::state<triqueta::mayhem> const& s) {
    auto const& t = s.table();
    plain_cards all;
    int in_open = 0;
    for (auto const c : triqueta::triangles::all_cuts)
        for (auto const open : t.open_of(c))
            for (int number = 1; number <= 3; ++number) in_open += open.has(number);
    int won = 0;
    int held = 0;
    for (auto const who : triqueta::seat_set::first(s.players())) {
        auto const& own = s.secrets(who);
        won += 3 * (t.pure[who] + t.unpure[who]);
        held += own.hand.total();
        all.add(own.hand);
        claim(own.hand.total() == t.in_hand[who], "all see how many cards are held");
        claim(own.hand.contains(own.fresh), "fresh cards are in the hand");
        claim(own.fresh.total() == (t.mover == who ? t.fresh : 0), "all see how many cards are fresh");
        claim(t.in_hand[who] <= 3, "no hand is larger than three");
    }
    claim(in_open + won == t.played.total(), "what was played is open or won");
    claim(t.played.total() + held + t.pile == 81, "the numbers that all see add up to the deck");
    all.add(t.played);
    if (s.turn().is_chance()) {
        all.add(s.to_draw());
        claim(s.to_draw().total() == t.pile, "chance draws from the pile");
        claim(all.is_the_deck(false), "every card is somewhere, and only there");
    }
    open_triangles_are_alike(s);
    three_of_a_cut_can_be_scored(s);
}

/// T1: the 90 cards.
inline void pieces_are_conserved(triqueta::state<triqueta::race> const& s) {
    auto const& t = s.table();
    plain_cards all;
    int held = 0;
    for (auto const who : triqueta::seat_set::first(s.players())) {
        auto const& hand = s.secrets(who).hand;
        held += hand.total();
        all.add(hand);
        all.add(t.saved[who]);
        claim(hand.total() == t.in_hand[who], "all see how many cards are held");
        claim(hand.contains(t.known[who]), "T3: what is known to be in a hand is there");
        claim(!t.out.contains(who) || t.saved[who].empty(), "R13: who is out has saved nothing");
        claim(hand.total() + t.saved[who].total() <= triqueta::triangles::race::most_held + 1,
              "R1: the bound of a hand");
    }
    all.add(t.discards.cards());
    all.add(t.gone);
    all.add(t.saving);
    if (s.turn().is_chance()) {
        int const in_pile = t.pile;
        claim(s.to_draw().total() == in_pile, "chance draws from the pile");
        all.add(s.to_draw());
        claim(all.is_the_deck(true), "every card is somewhere, and only there");
    }
    int open = t.discards.size() + t.gone.total() + t.saving.total();
    for (auto const saved : t.saved) open += saved.total();
    claim(open + held + t.pile == 90, "the numbers that all see add up to the deck");
    claim(t.phase != triqueta::triangles::race::phase::turn || t.pile + t.discards.size() >= 30,
          "R6: pile and discards hold 30 cards or more at the start of a turn");
}

/// M9, and who has the most.
inline void scores_match_a_naive_count(triqueta::state<triqueta::mayhem> const& s) {
    if (!s.is_over()) return;
    auto const end = s.result();
    std::vector<int> points;
    int triangles = 0;
    for (auto const who : triqueta::seat_set::first(s.players())) {
        auto const& t = s.table();
        triangles += t.pure[who] + t.unpure[who];
        points.push_back(6 * t.pure[who] + 3 * t.unpure[who]);
        claim(end.points(who) == points.back(), "points");
    }
    claim(triangles == 27, "M8: 27 triangles");
    auto const most = *std::max_element(points.begin(), points.end());
    for (auto const who : triqueta::seat_set::first(s.players()))
        claim(end.winners().contains(who) == (points[static_cast<std::size_t>(who.number())] == most), "winners");
}

/// R12–R14: how it ended, and who won by it.
inline void scores_match_a_naive_count(triqueta::state<triqueta::race> const& s) {
    if (!s.is_over()) return;
    using triqueta::triangles::race::ending;
    auto const end = s.result();
    std::vector<triqueta::seat> without_cards;
    std::vector<triqueta::seat> in_game;
    for (auto const who : triqueta::seat_set::first(s.players())) {
        if (s.secrets(who).hand.empty()) without_cards.push_back(who);
        if (!end.dead().contains(who)) in_game.push_back(who);
        claim(end.left(who) == s.secrets(who).hand.total(), "cards left");
    }
    auto const won = [&](std::vector<triqueta::seat> const& by) {
        return by.size() == 1 && end.winners().size() == 1 && end.winners().contains(by[0]);
    };
    switch (end.ending()) {
        case ending::emptied:
            claim(!s.table().caller.empty(), "R9: no hand is emptied without a call");
            return claim(won(without_cards), "R12: who has no card left has won");
        case ending::last_left: return claim(won(in_game) && without_cards.empty(), "R13: the last one left has won");
        case ending::turn_cap:
            claim(end.winners().empty() && in_game.size() > 1 && without_cards.empty(), "R14: nobody has won");
            return claim(end.turns() == s.table().turn_cap, "R14: after so many turns");
        case ending::none: break;
    }
    claim(false, "a game that is over has an end");
}

}  // namespace properties
