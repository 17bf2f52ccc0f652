#pragma once

#include <triqueta/animals/animals.hpp>
#include <triqueta/core/state.hpp>
#include <triqueta/text/english.hpp>

#include "support/print.hpp"

#include <stdexcept>

namespace support {

/// A game of Triqueta in which the test says what everybody does and which tokens they find. What the rules refuse
/// throws, so a script that shouldn't be possible fails its test, or isn't a constant expression.
template <triqueta::game G>
class hand_played : public triqueta::state<G> {
    using animal = triqueta::animal;

  public:
    constexpr explicit hand_played(int first = 0) : triqueta::state<G>{triqueta::setup<G>{triqueta::seat{first}}} {}

    constexpr hand_played& act(triqueta::action<G> a) { return must(this->apply(a)); }
    constexpr hand_played& find(animal found) { return must(this->reveal(found)); }

    /// Action A with one token a draw: takes the top of a column and looks at it.
    constexpr hand_played& draw(int column, animal found) {
        return act(triqueta::draw(triqueta::column{column})).find(found);
    }
    /// Action A with two.
    constexpr hand_played& draw(int column, animal found, int second_column, animal second_found) {
        act(triqueta::draw(triqueta::column{column}));
        act(triqueta::draw(triqueta::column{second_column}));
        return find(found).find(second_found);
    }
    constexpr hand_played& lay(int row) { return act(triqueta::lay(triqueta::row{row})); }
    constexpr hand_played& keep() { return act(triqueta::keep()); }
    constexpr hand_played& box() { return act(triqueta::box()); }
    constexpr hand_played& take(int row) { return act(triqueta::take(triqueta::row{row})); }
    constexpr hand_played& choose(int tower) { return act(triqueta::choose(triqueta::tower{tower})); }
    constexpr hand_played& decide(int mask) { return act(triqueta::decide(mask)); }

    /// Draws until so many tokens are left in the current tower, always from the lowest column. Whatever is found goes
    /// to the lowest row, the second of two light tokens into the box.
    constexpr hand_played& draw_down_to(int left) {
        while (this->table().left.total() > left) {
            for (int i = 0; i < G::draw::tokens; ++i) act(triqueta::draw(this->table().left.columns().lowest()));
            while (this->turn().is_chance()) find(this->to_draw().nth(0));
            if (!this->table().hand.empty()) act(triqueta::lay(this->table().in_middle.lowest()));
            if (!this->table().hand.empty()) box();
        }
        return *this;
    }

    /// Everybody still in the round takes the lowest row, which ends it.
    constexpr hand_played& take_rest() {
        for (int left = this->table().in_middle.size(); left > 0; --left)
            take(this->table().in_middle.lowest().number());
        return *this;
    }
    /// Ends the round and begins another one with the lowest tower.
    constexpr hand_played& next_round() {
        take_rest();
        return choose(this->table().standing.lowest().number());
    }
    /// Ends all rounds; end decisions, if there are any, are still to be made.
    constexpr hand_played& end_rounds() {
        while (!this->table().standing.empty()) next_round();
        return take_rest();
    }

  private:
    constexpr hand_played& must(triqueta::refusal no) {
        if (no) throw std::logic_error{triqueta::text::english(no)};
        return *this;
    }
};

/// How many tokens of each animal, from their names: some({.owl = 2}).
[[nodiscard]] constexpr triqueta::tokens some(triqueta::pile const& named) {
    return triqueta::animals::to_tokens(named).value();
}

}  // namespace support
