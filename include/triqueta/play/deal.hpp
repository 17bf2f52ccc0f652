#pragma once

#include "triqueta/core/game.hpp"
#include "triqueta/core/name.hpp"
#include "triqueta/core/random/seed.hpp"
#include "triqueta/core/random/sha256.hpp"
#include "triqueta/core/reasons.hpp"
#include "triqueta/core/refusal.hpp"
#include "triqueta/core/state.hpp"
#include "triqueta/core/view.hpp"
#include "triqueta/play/fair_deal.hpp"
#include "triqueta/play/fair_terms.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace triqueta {

inline constexpr std::uint8_t deal_version = 2;

/// The key of all deals of a game from a seed. It differs between games and between numbers of players. It doesn't
/// depend on who begins or on options. docs/deal.md has it byte by byte.
template <game G>
[[nodiscard]] constexpr seed deal_key(seed const& from, int players) {
    std::string_view name;
    if constexpr (has_name<G>) name = G::name;
    return sha256{}
        .add("triqueta.deal")
        .add(deal_version)
        .add(name)
        .add(static_cast<std::uint8_t>(players))
        .add(from)
        .finish();
}

/// A deal: the whole order of what will be drawn, fixed beforehand. It comes from a seed (docs/deal.md has it byte by
/// byte) or is laid out by hand. It is a secret of the server.
template <game G>
class deal {
  public:
    using order = typename rules_of<G>::order;
    /// How far a deal has followed a game.
    using mark = typename order::mark;

    /// An impossible set-up ends the program, as it does for a state.
    constexpr explicit deal(seed const& from, setup<G> const& start = {}, std::uint64_t number = 0)
        : order_{order::dealt(deal_key<G>(from, state<G>{start}.players()), number)}, source_{{from, number}} {}

    /// A deal from a seed, or none if the set-up isn't possible.
    [[nodiscard]] static constexpr std::optional<deal> make(seed const& from, setup<G> const& start = {},
                                                            std::uint64_t number = 0) {
        if (state<G>::why_not(start)) return std::nullopt;
        return deal{from, start, number};
    }

    /// The deal of a fair deal that is complete, or why it has none for a game with this set-up. The source of the deal
    /// is its seed, with number 0.
    [[nodiscard]] static constexpr reading<deal> make(fair_deal const& fair, setup<G> const& start = {}) {
        if (auto const no = state<G>::why_not(start)) return no;
        if (!fair.is_for_game_of(fair_terms_of<G>(start))) return refusal::other_terms;
        if (fair.phase() != fair_phase::nothing) return refusal::not_all_revealed;
        auto const from = fair.game_seed();
        if (!from) return refusal::no_seed;
        return made_fairly(*from, start);
    }
    /// A deal from the seed of a fair deal, when that was checked before.
    [[nodiscard]] static constexpr deal made_fairly(seed const& from, setup<G> const& start) {
        deal made{from, start};
        made.is_fair_ = true;
        return made;
    }

    /// None if these aren't exactly the pieces of the game.
    [[nodiscard]] static constexpr std::optional<deal> by_hand(order const& laid_out) {
        if (laid_out.why_not()) return std::nullopt;
        return deal{laid_out};
    }

    /// A deal from numbers, in the form of the order's from_numbers.
    [[nodiscard]] static constexpr std::optional<deal> by_hand(std::span<std::int32_t const> numbers) {
        auto const laid_out = order::from_numbers(numbers);
        return laid_out ? by_hand(*laid_out) : std::nullopt;
    }

    /// Whether it can answer for chance in this state. A deal from a seed always can.
    [[nodiscard]] constexpr bool has_answer(state<G> const& s) const {
        return order_.knows_next(s.table(), s.to_draw());
    }
    /// The answer for chance in this state. A deal follows one game: it remembers each new pile that is shuffled.
    [[nodiscard]] constexpr outcome<G> operator()(state<G> const& s) { return order_.next(s.table(), s.to_draw()); }

    [[nodiscard]] constexpr mark where() const { return order_.where(); }
    /// Returns to an earlier mark.
    constexpr void return_to(mark const& before) { order_.return_to(before); }

    [[nodiscard]] constexpr order const& whole() const { return order_; }
    /// None of a deal by hand.
    [[nodiscard]] constexpr std::optional<seed_number> const& source() const { return source_; }

    /// Whether it comes from a fair deal. Then nobody may look at a piece and take that back.
    [[nodiscard]] constexpr bool is_fair() const { return is_fair_; }

    /// Whether both hold the same order. Where it came from doesn't matter.
    [[nodiscard]] friend constexpr bool operator==(deal const& a, deal const& b) { return a.order_ == b.order_; }

  private:
    constexpr explicit deal(order const& laid_out) : order_{laid_out} {}

    order order_;
    std::optional<seed_number> source_;
    bool is_fair_ = false;
};

}  // namespace triqueta
