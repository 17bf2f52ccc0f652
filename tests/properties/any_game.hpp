#pragma once

#include "properties/choices.hpp"
#include "properties/claim.hpp"
#include "properties/mutate.hpp"
#include "properties/walk.hpp"

#include <triqueta/triqueta.hpp>

#include <optional>
#include <set>
#include <string>
#include <type_traits>

/// What the laws need to know of a game, found by its contract and its descriptions. A game may have functions of its
/// own that know it better: those of the shipped families are in animals_*.hpp and triangles_*.hpp; a game outside
/// the library has its own in its own namespace, for its state or view.
namespace properties {

inline std::string sentences(triqueta::reasons const& found, char const* of) {
    std::string what = std::string{of} + " is a position that can be:";
    for (auto const why : found) what += " refused with code " + std::to_string(why.code()) + ';';
    return what;
}

/// What check_position knows of the pieces holds.
template <triqueta::game G>
void pieces_are_conserved(triqueta::state<G> const& s) {
    auto const found = triqueta::check_position<G>(s.table(), s.all_secrets());
    claim(found.empty(), sentences(found, "a position of play"));
    claim(s.pool() == triqueta::rules_of<G>::undrawn(s.table(), s.all_secrets()),
          "what is undrawn follows from the rest");
}

/// Points are the sum of their lines, and winners are players.
template <triqueta::game G>
void scores_match_a_naive_count(triqueta::state<G> const& s) {
    auto const end = s.result();
    for (auto const who : triqueta::seat_set::first(s.players())) {
        int sum = 0;
        for (int line = 0; line < triqueta::result<G>::lines; ++line) sum += end.line(line, who).value();
        claim(end.points(who).value() == sum, "points are the sum of their lines");
    }
    for (auto const who : end.winners()) claim(who.number() < s.players(), "winners are players");
}

/// Another position with the same table and the same secrets of `who`.
template <triqueta::game G>
[[nodiscard]] triqueta::state<G> with_other_secrets(triqueta::state<G> const& s, triqueta::viewer who, choices& from) {
    return triqueta::complete(s.view(who), from);
}

/// An action of the other world that nobody except its mover can tell from this one. With public actions, only itself.
template <triqueta::game G>
[[nodiscard]] triqueta::action<G> alike_to_others(triqueta::action<G> a, triqueta::state<G> const&, choices&) {
    return a;
}

/// Whether what is done in two worlds shows everybody what differs. With public actions, it doesn't.
template <triqueta::game G>
[[nodiscard]] bool shows_what_differs(triqueta::state<G> const&, triqueta::action<G>, triqueta::state<G> const&,
                                      triqueta::action<G>, triqueta::viewer) {
    return false;
}

/// What a client's view must still be, whatever events it was sent: one that can be.
template <triqueta::game G>
void a_view_is_whole(triqueta::view<G> const& v) {
    auto const found = triqueta::check_position<G>(v.table(), v.mine(), v.who());
    claim(found.empty(), sentences(found, "a view"));
}

/// Any event at all: one that could be, as far as the viewer knows, and often with some of its numbers changed.
template <triqueta::game G>
[[nodiscard]] triqueta::event<G> any_event(triqueta::view<G> const& v, choices& from) {
    auto const s = triqueta::complete(v, from);
    auto e = (s.turn().is_chance() ? s.event_of(any_outcome(s, from)) : s.event_of(from.pick(s.legal())));
    if (!from.one_in(4)) e = e.seen_by(v.who());
    while (from.one_in(2)) mutate_parts(from.one_in(4), from, e);
    return e;
}

/// What an action does, without the names of like things.
template <triqueta::game G>
[[nodiscard]] std::string without_names(triqueta::state<G> const&, triqueta::action<G> a) {
    static_assert(std::is_same_v<triqueta::symmetry<G>, triqueta::no_symmetry>,
                  "a game with a symmetry needs a without_names of its own");
    return std::to_string(a.number());
}

/// The first field of a table that is one of several names: what has to happen next.
class phase_finder {
  public:
    template <class Value, class Shape>
    void operator()(char const*, char const*, Value const& value, Shape shape) {
        if constexpr (std::is_same_v<Shape, triqueta::shape::choice>)
            if (count_ == 0) {
                phase_ = static_cast<int>(value);
                count_ = shape.count;
            }
    }
    [[nodiscard]] int phase() const { return phase_; }
    [[nodiscard]] int count() const { return count_ == 0 ? 1 : count_; }

  private:
    int phase_ = 0;
    int count_ = 0;
};

template <class Table>
[[nodiscard]] phase_finder phase_of(Table const& t) {
    phase_finder finder;
    Table::describe(t, finder);
    return finder;
}

/// How many pieces a described part holds.
class piece_counter {
  public:
    template <class Value, class Shape>
    void operator()(char const*, char const*, Value const& value, Shape shape) {
        put(value, shape);
    }
    [[nodiscard]] int count() const { return count_; }

  private:
    template <class Value, class Shape>
    void put(Value const&, Shape) {}
    template <class Value, class Thing>
    void put(Value const& value, triqueta::shape::counts<Thing> shape) {
        for (int kind = 0; kind < shape.kinds; ++kind)
            count_ += value.of(triqueta::detail::from_number<typename Thing::type>(kind));
    }
    template <class Value, class Thing>
    void put(Value const& value, triqueta::shape::list<Thing>) {
        count_ += value.size();
    }
    template <class Value, class Thing>
    void put(Value const& value, triqueta::shape::maybe<Thing>) {
        if (!std::is_same_v<Thing, triqueta::things::number>) count_ += triqueta::number_in(value).has_value();
    }

    int count_ = 0;
};

template <class Part>
[[nodiscard]] int pieces_in(Part const& part) {
    piece_counter pieces;
    Part::describe(part, pieces);
    return pieces.count();
}

}  // namespace properties
