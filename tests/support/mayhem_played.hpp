#pragma once

#include <triqueta/core/seat.hpp>
#include <triqueta/core/state.hpp>
#include <triqueta/text/english.hpp>
#include <triqueta/triangles/triangles.hpp>

#include "support/pieces.hpp"
#include "support/print.hpp"

#include <initializer_list>
#include <span>
#include <stdexcept>
#include <vector>

namespace support {

/// The triangle, open or whole, of these pieces of one cut.
template <class... Cards>
[[nodiscard]] constexpr triqueta::triangle triangle_of(triqueta::card first, Cards... others) {
    triqueta::triangle t{triqueta::triangles::cut_of(first)};
    t = t.with(first);
    ((t = t.with(others)), ...);
    return t;
}

/// A game of Triangle Mayhem in which the test says what everybody holds, plays and draws. What the rules refuse
/// throws, so a script that shouldn't be possible fails its test, or isn't a constant expression.
class mayhem_played : public triqueta::state<triqueta::mayhem> {
    using state = triqueta::state<triqueta::mayhem>;
    using card = triqueta::card;

  public:
    struct options {
        int first = 0;
        bool fast = false;
    };

    /// With these first hands, in seat order.
    constexpr explicit mayhem_played(std::span<triqueta::cards const> hands, options how)
        : state{triqueta::start_with<triqueta::mayhem>(
                    {static_cast<int>(hands.size()), triqueta::seat{how.first}, how.fast}, hands)
                    .value()} {}
    constexpr mayhem_played(std::initializer_list<triqueta::cards> hands, options how)
        : mayhem_played{std::span{hands.begin(), hands.size()}, how} {}
    constexpr mayhem_played(std::initializer_list<triqueta::cards> hands) : mayhem_played{hands, options{}} {}

    constexpr mayhem_played& act(action a) { return must(this->apply(a)); }

    /// Starts a triangle.
    constexpr mayhem_played& lay(card piece) { return act(triqueta::triangles::mayhem::play(piece)); }
    /// Continues or completes an open one.
    constexpr mayhem_played& lay(card piece, triqueta::triangle at) {
        return act(triqueta::triangles::mayhem::play(piece, at));
    }
    constexpr mayhem_played& stop() { return act(triqueta::triangles::mayhem::stop()); }

    template <class... Cards>
    constexpr mayhem_played& draw(Cards... drawn) {
        (must(this->reveal(drawn)), ...);
        return *this;
    }
    /// Whatever there is, as long as cards are to be drawn.
    constexpr mayhem_played& draw_any() {
        while (this->turn().is_chance()) must(this->reveal(this->to_draw().nth(0)));
        return *this;
    }

  private:
    constexpr mayhem_played& must(triqueta::refusal no) {
        if (no) throw std::logic_error{triqueta::text::english(no)};
        return *this;
    }
};

/// First hands that are dealt from the sorted deck: three alike for each player. The last kinds are left in the pile.
[[nodiscard]] inline std::vector<triqueta::cards> three_alike_each(int players) {
    std::vector<triqueta::cards> hands;
    for (int i = 0; i < players; ++i) {
        auto const c = triqueta::card(i);
        hands.push_back(triqueta::cards_of(c, c, c));
    }
    return hands;
}

}  // namespace support
