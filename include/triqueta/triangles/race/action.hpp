#pragma once

#include "triqueta/core/action_number.hpp"
#include "triqueta/core/assert.hpp"
#include "triqueta/core/seat.hpp"
#include "triqueta/triangles/card.hpp"
#include "triqueta/triangles/cards.hpp"
#include "triqueta/triangles/triangle.hpp"

#include <array>
#include <cstdint>

namespace triqueta::triangles::race {

/// Where a piece of a triangle comes from: R3.
enum class source : std::uint8_t { hand, saved };

/// R3. A triangle to be completed: for each of its numbers the colour of the piece, and where it comes from.
class plan {
  public:
    static constexpr int sources_of_a_number = 6;  // three colours from the hand, three saved
    static constexpr int of_a_cut = sources_of_a_number * sources_of_a_number * sources_of_a_number;
    static constexpr int count = 3 * of_a_cut;

    constexpr plan(triangle whole, std::array<source, 3> from)
        : number_{static_cast<int>(whole.cut()) * of_a_cut + code(whole, from, 1) * 36 + code(whole, from, 2) * 6 +
                  code(whole, from, 3)} {}
    constexpr explicit plan(int number) : number_{number} { TRIQUETA_ASSERT(number >= 0 && number < count); }

    [[nodiscard]] constexpr int number() const { return number_; }
    [[nodiscard]] constexpr triangles::cut cut() const { return static_cast<triangles::cut>(number_ / of_a_cut); }
    [[nodiscard]] constexpr source from(int number) const { return code(number) < 3 ? source::hand : source::saved; }
    [[nodiscard]] constexpr card piece(int number) const {
        return triangles::piece(cut(), number, static_cast<colour>(code(number) % 3));
    }

    [[nodiscard]] constexpr triangle whole() const {
        return triangle{cut()}.with(piece(1)).with(piece(2)).with(piece(3));
    }
    [[nodiscard]] constexpr cards pieces_from(source wanted) const {
        cards some;
        for (int number = 1; number <= 3; ++number)
            if (from(number) == wanted) some.add(piece(number));
        return some;
    }

  private:
    [[nodiscard]] static constexpr int code(triangle whole, std::array<source, 3> from, int number) {
        return static_cast<int>(whole.colour(number)) +
               (from[static_cast<unsigned>(number - 1)] == source::saved ? 3 : 0);
    }
    [[nodiscard]] constexpr int code(int number) const {
        int const place = number == 1 ? 36 : number == 2 ? 6 : 1;
        return number_ / place % sources_of_a_number;
    }

    int number_;
};

/// What a player can do.
class action : public action_number<action, 863> {
  public:
    constexpr explicit action(action_number number) : action_number{number} {}

    /// `nothing` is what makers give for what has no number: refused everywhere.
    enum class kind : std::uint8_t {
        draw,          // R2: a card from the pile
        take,          // R2: the top discard
        discard,       // R2
        complete,      // R3
        save,          // R4
        play_joker,    // R7
        take_saved,    // R8: an opponent's saved piece
        take_nothing,  // R8
        end,           // R9
        end_and_call,  // R9: with 'last round'
        nothing,
    };

    [[nodiscard]] constexpr kind what() const {
        if (number() < first_discard) return number() == 0 ? kind::draw : kind::take;
        if (number() < first_complete) return kind::discard;
        if (number() < first_save) return kind::complete;
        if (number() < first_joker) return kind::save;
        if (number() < first_saved) return kind::play_joker;
        if (number() < number_of_take_nothing) return kind::take_saved;
        if (number() == number_of_take_nothing) return kind::take_nothing;
        if (number() == number_of_end) return kind::end;
        return number() == number_of_end_and_call ? kind::end_and_call : kind::nothing;
    }

    // The parts, each of an action of the kind that has it.
    /// What is discarded, which joker is played, or which piece is taken.
    [[nodiscard]] constexpr triangles::card card() const {
        if (number() < first_complete) return triangles::card(number() - first_discard);
        if (number() < first_saved) return triangles::card(number() - first_joker + piece_kinds);
        return triangles::card((number() - first_saved) % piece_kinds);
    }
    [[nodiscard]] constexpr race::plan plan() const { return race::plan{number() - first_complete}; }
    /// Of the piece that is saved: 1, 2 or 3.
    [[nodiscard]] constexpr int saved_number() const { return number() - first_save + 1; }
    /// From whom a saved piece is taken.
    [[nodiscard]] constexpr seat victim() const { return seat{(number() - first_saved) / piece_kinds}; }

    /// The cards that go from the mover's hand into everybody's sight.
    [[nodiscard]] constexpr cards leaving_hand() const {
        switch (what()) {
            case kind::discard:
            case kind::play_joker: return cards_of(card());
            case kind::complete: return plan().pieces_from(source::hand);
            default: return {};
        }
    }
    /// Whether it shows a card that was hidden, even one that the others knew of.
    [[nodiscard]] constexpr bool discloses() const { return !leaving_hand().empty(); }

    static constexpr int number_of_draw = 0, number_of_take = 1, first_discard = 2, first_complete = 38,
                         first_save = 686, first_joker = 689, first_saved = 698, number_of_take_nothing = 860,
                         number_of_end = 861, number_of_end_and_call = 862;
};

[[nodiscard]] constexpr action draw() { return action::of(action::number_of_draw, 0, 1); }
[[nodiscard]] constexpr action take() { return action::of(action::number_of_take, 0, 1); }
[[nodiscard]] constexpr action discard(card c) {
    return action::of(action::first_discard, static_cast<int>(c), card_kinds);
}
[[nodiscard]] constexpr action complete(plan p) { return action::of(action::first_complete, p.number(), plan::count); }
/// Of a triangle with all its numbers.
[[nodiscard]] constexpr action complete(triangle whole, std::array<source, 3> from) {
    return whole.is_complete() ? complete(plan{whole, from}) : action::nothing();
}
[[nodiscard]] constexpr action save(int number) { return action::of(action::first_save, number - 1, 3); }
[[nodiscard]] constexpr action play_joker(card joker) {
    return action::of(action::first_joker, static_cast<int>(joker) - piece_kinds, joker_kinds);
}
[[nodiscard]] constexpr action take_saved(seat victim, card piece) {
    if (victim.number() >= 6 || is_joker(piece)) return action::nothing();
    return action::of(action::first_saved, victim.number() * piece_kinds + static_cast<int>(piece), 6 * piece_kinds);
}
[[nodiscard]] constexpr action take_nothing() { return action::of(action::number_of_take_nothing, 0, 1); }
[[nodiscard]] constexpr action end_turn() { return action::of(action::number_of_end, 0, 1); }
[[nodiscard]] constexpr action end_and_call() { return action::of(action::number_of_end_and_call, 0, 1); }

}  // namespace triqueta::triangles::race
