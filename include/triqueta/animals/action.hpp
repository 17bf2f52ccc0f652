#pragma once

#include "triqueta/animals/policies/towers.hpp"
#include "triqueta/core/action_number.hpp"
#include "triqueta/core/assert.hpp"

#include <cstdint>

namespace triqueta::animals {

/// What a player can do, by a number that is the same in every variant too.
class action : public action_number<action, 25> {
  public:
    constexpr explicit action(action_number number) : action_number{number} {}

    /// `nothing` is what makers give for a column, row, tower or mask beyond all numbers: refused everywhere.
    enum class kind : std::uint8_t { draw, take, lay, keep, box, choose, decide, nothing };

    [[nodiscard]] constexpr kind what() const {
        if (number() < first_take) return kind::draw;
        if (number() < first_lay) return kind::take;
        if (number() < number_of_keep) return kind::lay;
        if (number() == number_of_keep) return kind::keep;
        if (number() == number_of_box) return kind::box;
        if (number() < first_decide) return kind::choose;
        return number() < count ? kind::decide : kind::nothing;
    }

    // The parts, each of an action of the kind that has it.
    [[nodiscard]] constexpr animals::column column() const { return animals::column{part(kind::draw, first_draw)}; }
    [[nodiscard]] constexpr animals::row row() const {
        return animals::row{number() < first_lay ? part(kind::take, first_take) : part(kind::lay, first_lay)};
    }
    [[nodiscard]] constexpr animals::tower tower() const { return animals::tower{part(kind::choose, first_choose)}; }
    /// The kept tokens that are added to one's animals, bit 0 the first kept.
    [[nodiscard]] constexpr int mask() const { return part(kind::decide, first_decide); }

    static constexpr int first_draw = 0, first_take = 5, first_lay = 10, number_of_keep = 15, number_of_box = 16,
                         first_choose = 17, first_decide = 21;

  private:
    [[nodiscard]] constexpr int part([[maybe_unused]] kind of, int first) const {
        TRIQUETA_ASSERT(what() == of);
        return number() - first;
    }
};

[[nodiscard]] constexpr action draw(column c) { return action::of(action::first_draw, c.number(), 5); }
[[nodiscard]] constexpr action take(row r) { return action::of(action::first_take, r.number(), 5); }
[[nodiscard]] constexpr action lay(row r) { return action::of(action::first_lay, r.number(), 5); }
[[nodiscard]] constexpr action keep() { return action::of(action::number_of_keep, 0, 1); }
[[nodiscard]] constexpr action box() { return action::of(action::number_of_box, 0, 1); }
[[nodiscard]] constexpr action choose(tower t) { return action::of(action::first_choose, t.number(), 4); }
[[nodiscard]] constexpr action decide(int mask) { return action::of(action::first_decide, mask, 4); }

}  // namespace triqueta::animals
