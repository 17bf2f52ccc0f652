#pragma once

#include "triqueta/core/fixed_list.hpp"
#include "triqueta/core/random/chacha20.hpp"
#include "triqueta/core/random/seed.hpp"
#include "triqueta/core/refusal.hpp"
#include "triqueta/triangles/card.hpp"
#include "triqueta/triangles/cards.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

namespace triqueta::triangles {

/// Cards in the order drawn from a pile. The first pile is dealt one card to each player in turn until all have their
/// hands, and is then drawn from.
using card_order = fixed_list<card, copies_of_a_piece * piece_kinds + joker_kinds>;

/// The order of the pile, fixed beforehand, and of the new piles made of the discards (R6).
template <class Table>
class pile_order {
  public:
    static constexpr int most_by_hand = 8;

    /// The current pile.
    struct mark {
        card_order pile;
        int made = 0;  // how many new piles had been made by then

        friend constexpr bool operator==(mark const&, mark const&) = default;
    };

    /// From the key of a deal; docs/deal.md has each step. The k-th new pile comes from stream k of the key, when it is
    /// first drawn from.
    [[nodiscard]] static constexpr pile_order dealt(seed const& key, std::uint64_t game) {
        pile_order made{shuffled(Table::deck(), chacha20{key, game, 0})};
        made.key_ = key;
        made.game_ = game;
        return made;
    }

    /// Ordered by hand. Call `why_not` to validate it.
    constexpr explicit pile_order(card_order const& first) : now_{first} { by_hand_.add(first); }
    /// Adds the order of the next new pile. Precondition: at most most_by_hand piles, including the first.
    constexpr pile_order& then(card_order const& new_pile) {
        by_hand_.add(new_pile);
        return *this;
    }

    /// The number of cards in the first pile.
    static constexpr int pieces = Table::deck().total();
    /// From the numbers of the cards, in the order drawn, with −1 before each new pile. None if a number isn't a card,
    /// or there are too many cards or piles.
    [[nodiscard]] static constexpr std::optional<pile_order> from_numbers(std::span<std::int32_t const> numbers) {
        auto next = numbers.begin();
        auto const pile = [&]() -> std::optional<card_order> {
            card_order cards;
            for (; next != numbers.end() && *next != -1; ++next) {
                bool const is_card = *next >= 0 && *next < card_kinds && Table::deck().of(card(*next)) > 0;
                if (!is_card || cards.size() == card_order::most) return std::nullopt;
                cards.add(card(*next));
            }
            return cards;
        };
        auto const first = pile();
        if (!first) return std::nullopt;
        pile_order made{*first};
        for (int piles = 1; next != numbers.end(); ++piles) {
            ++next;
            auto const more = pile();
            if (!more || piles == most_by_hand) return std::nullopt;
            made.then(*more);
        }
        return made;
    }

    /// The key and number that it was dealt from. None of an order by hand.
    [[nodiscard]] constexpr std::optional<seed_number> key() const {
        return key_ ? std::optional{seed_number{*key_, game_}} : std::nullopt;
    }
    /// Calls f(number) for each number that from_numbers takes. Of an order by hand.
    template <class F>
    constexpr void each_number(F f) const {
        for (int pile = 0; pile < by_hand_.size(); ++pile) {
            if (pile > 0) f(std::int32_t{-1});
            for (card const c : by_hand_[pile]) f(static_cast<std::int32_t>(c));
        }
    }

    [[nodiscard]] constexpr refusal why_not() const {
        return is_order_of(by_hand_[0], Table::deck()) ? refusal{} : refusal::wrong_deal;
    }

    /// Whether it knows the next card from the pile of these undrawn cards. An order by hand may lack a new pile.
    [[nodiscard]] constexpr bool knows_next(Table const& t, cards undrawn) const {
        if (t.piles_made == now_.made || key_) return true;
        return t.piles_made < by_hand_.size() && is_order_of(by_hand_[t.piles_made], undrawn);
    }
    [[nodiscard]] constexpr card next(Table const& t, cards undrawn) {
        if (t.piles_made != now_.made) {
            auto const stream = static_cast<std::uint32_t>(t.piles_made);
            now_ = {key_ ? shuffled(undrawn, chacha20{*key_, game_, stream}) : by_hand_[t.piles_made], t.piles_made};
        }
        return now_.pile[now_.pile.size() - t.pile];
    }

    [[nodiscard]] constexpr mark where() const { return now_; }
    constexpr void return_to(mark const& before) { now_ = before; }

    friend constexpr bool operator==(pile_order const&, pile_order const&) = default;

  private:
    [[nodiscard]] static constexpr bool is_order_of(card_order const& order, cards all) {
        for (card const c : order) {
            if (all.of(c) == 0) return false;
            all.remove(c);
        }
        return all.empty();
    }

    [[nodiscard]] static constexpr card_order shuffled(cards sorted, chacha20 random) {
        std::array<card, static_cast<unsigned>(card_order::most)> mixed{};
        std::span const all{mixed.data(), static_cast<unsigned>(sorted.total())};
        for (int place = 0; card & c : all) c = sorted.nth(place++);
        shuffle(all, random);
        card_order order;
        for (card const c : all) order.add(c);
        return order;
    }

    std::optional<seed> key_;
    std::uint64_t game_ = 0;
    mark now_;
    fixed_list<card_order, most_by_hand> by_hand_;  // only the first pile if dealt from a seed
};

}  // namespace triqueta::triangles
