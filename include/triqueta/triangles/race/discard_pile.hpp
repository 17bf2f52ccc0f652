#pragma once

#include "triqueta/core/fixed_list.hpp"
#include "triqueta/triangles/card.hpp"
#include "triqueta/triangles/cards.hpp"

namespace triqueta::triangles::race {

/// The discards, in order. All of them were seen.
class discard_pile {
  public:
    [[nodiscard]] constexpr int size() const { return pile_.size(); }
    /// 0 is the lowest.
    [[nodiscard]] constexpr card operator[](int place) const { return pile_[place]; }
    [[nodiscard]] constexpr bool empty() const { return pile_.empty(); }
    /// Precondition: the pile isn't empty.
    [[nodiscard]] constexpr card top() const { return pile_.back(); }
    [[nodiscard]] constexpr auto items() const { return pile_.items(); }
    [[nodiscard]] constexpr triangles::cards const& cards() const { return counted_; }

    using value_type = card;

    /// For descriptions: no more cards of a kind than in the deck.
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
    /// Removes all cards except the top one.
    constexpr void keep_top() {
        card const kept = top();
        *this = {};
        put(kept);
    }

    friend constexpr bool operator==(discard_pile const&, discard_pile const&) = default;

  private:
    fixed_list<card, copies_of_a_piece * piece_kinds + joker_kinds> pile_;  // the size of the deck
    triangles::cards counted_;
};

}  // namespace triqueta::triangles::race
