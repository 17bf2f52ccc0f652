#pragma once

#include "triqueta/animals/towers.hpp"
#include "triqueta/core/assert.hpp"

#include <compare>
#include <cstdint>
#include <optional>

namespace triqueta::animals {

/// What a player can do, by a number that is the same in every variant and every language.
class action {
  public:
    /// `nothing` is what makers give for a column, row, tower or mask beyond all numbers: refused everywhere.
    enum class kind : std::uint8_t { draw, take, lay, keep, box, choose, decide, nothing };

    static constexpr int count = 25;

    [[nodiscard]] static constexpr std::optional<action> from_number(int number) {
        if (number < 0 || number >= count) return std::nullopt;
        return action{number};
    }
    /// Of a number below count.
    [[nodiscard]] static constexpr action from_number_unchecked(int number) {
        TRIQUETA_ASSERT(number >= 0 && number < count);
        return action{number};
    }

    [[nodiscard]] constexpr int number() const { return number_; }

    [[nodiscard]] constexpr kind what() const {
        if (number_ < first_take) return kind::draw;
        if (number_ < first_lay) return kind::take;
        if (number_ < number_of_keep) return kind::lay;
        if (number_ == number_of_keep) return kind::keep;
        if (number_ == number_of_box) return kind::box;
        if (number_ < first_decide) return kind::choose;
        return number_ < count ? kind::decide : kind::nothing;
    }

    // The parts, each of an action of the kind that has it.
    [[nodiscard]] constexpr animals::column column() const { return animals::column{part(kind::draw, first_draw)}; }
    [[nodiscard]] constexpr animals::row row() const {
        return animals::row{number_ < first_lay ? part(kind::take, first_take) : part(kind::lay, first_lay)};
    }
    [[nodiscard]] constexpr animals::tower tower() const { return animals::tower{part(kind::choose, first_choose)}; }
    /// The kept tokens that are added to one's animals, bit 0 the first kept.
    [[nodiscard]] constexpr int mask() const { return part(kind::decide, first_decide); }

    friend constexpr bool operator==(action, action) = default;
    friend constexpr auto operator<=>(action, action) = default;

    static constexpr int first_draw = 0, first_take = 5, first_lay = 10, number_of_keep = 15, number_of_box = 16,
                         first_choose = 17, first_decide = 21;

    /// The action `index` places after `first`, if it is one of these `places`.
    [[nodiscard]] static constexpr action of(int first, int index, int places) {
        return action{index >= 0 && index < places ? first + index : count};
    }

  private:
    constexpr explicit action(int number) : number_{static_cast<std::uint8_t>(number)} {}

    [[nodiscard]] constexpr int part([[maybe_unused]] kind of, int first) const {
        TRIQUETA_ASSERT(what() == of);
        return number_ - first;
    }

    std::uint8_t number_;
};

[[nodiscard]] constexpr action draw(column c) { return action::of(action::first_draw, c.number(), 5); }
[[nodiscard]] constexpr action take(row r) { return action::of(action::first_take, r.number(), 5); }
[[nodiscard]] constexpr action lay(row r) { return action::of(action::first_lay, r.number(), 5); }
[[nodiscard]] constexpr action keep() { return action::of(action::number_of_keep, 0, 1); }
[[nodiscard]] constexpr action box() { return action::of(action::number_of_box, 0, 1); }
[[nodiscard]] constexpr action choose(tower t) { return action::of(action::first_choose, t.number(), 4); }
[[nodiscard]] constexpr action decide(int mask) { return action::of(action::first_decide, mask, 4); }

}  // namespace triqueta::animals
