#pragma once

#include "triqueta/core/fixed_list.hpp"
#include "triqueta/triangles/card.hpp"
#include "triqueta/triangles/cards.hpp"

namespace triqueta::triangles::race {

/// The discards, one on top of the other; all of them were seen.
class discard_pile {
  public:
    [[nodiscard]] constexpr int size() const { return pile_.size(); }
    /// 0 is the lowest.
    [[nodiscard]] constexpr card operator[](int place) const { return pile_[place]; }
    [[nodiscard]] constexpr bool empty() const { return pile_.empty(); }
    /// Of a pile that isn't empty.
    [[nodiscard]] constexpr card top() const { return pile_.back(); }
    [[nodiscard]] constexpr triangles::cards const& cards() const { return counted_; }

    using value_type = card;

    /// For descriptions: no more of a kind than there are.
    friend constexpr bool can_add(discard_pile const& pile, card c) {
        return pile.cards().of(c) < triangles::cards::whole_deck().of(c);
    }
    constexpr void add(card c) { put(c); }
    constexpr void put(card c) {
        pile_.add(c);
        counted_.add(c);
    }
    constexpr card take() {
        card const taken = top();
        pile_.remove_last();
        counted_.remove(taken);
        return taken;
    }
    /// All but the top card go away.
    constexpr void keep_top() {
        card const kept = top();
        *this = {};
        put(kept);
    }

    friend constexpr bool operator==(discard_pile const&, discard_pile const&) = default;

  private:
    fixed_list<card, copies_of_a_piece * piece_kinds + joker_kinds> pile_;  // there are no more cards
    triangles::cards counted_;
};

}  // namespace triqueta::triangles::race
