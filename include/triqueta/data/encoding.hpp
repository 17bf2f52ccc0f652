#pragma once

#include "triqueta/core/assert.hpp"
#include "triqueta/core/describe.hpp"
#include "triqueta/core/described.hpp"
#include "triqueta/core/game.hpp"
#include "triqueta/core/inlining.hpp"
#include "triqueta/core/seat.hpp"
#include "triqueta/core/state.hpp"
#include "triqueta/core/view.hpp"
#include "triqueta/data/encoding_field.hpp"

#include <array>
#include <cstdint>
#include <span>
#include <type_traits>

/// Views as flat arrays of small numbers (observation tensors), for machine learning. The length depends only on the
/// game, not on the number of players. encoding_fields describes the layout.
namespace triqueta {

namespace detail {

/// Visits every field with the most places that it can take. Derived has put(value, most) and field(name, meaning).
template <class Derived>
class fields_in_places {
  public:
    template <class Value, class Shape>
    constexpr void operator()(char const* name, char const* meaning, Value const& value, Shape shape) {
        self().field(name, meaning);
        visit(value, shape);
    }

  private:
    constexpr Derived& self() { return static_cast<Derived&>(*this); }

    template <class Value>
    constexpr void visit(Value const& value, shape::number shape) {
        self().put(as_number(value), shape.most);
    }
    constexpr void visit(bool value, shape::truth) { self().put(value ? 1 : 0, 1); }
    template <class Value>
    constexpr void visit(Value const& value, shape::choice shape) {
        self().put(static_cast<int>(value), shape.count - 1);
    }
    template <class Value>
    constexpr void visit(Value const& value, shape::flags shape) {
        for (int i = 0; i < shape.most; ++i) self().put(static_cast<int>(value.mask() >> i & 1), 1);
    }
    template <class Value, class Thing>
    constexpr void visit(Value const& value, shape::counts<Thing> shape) {
        for (int kind = 0; kind < shape.kinds; ++kind)
            self().put(value.of(from_number<typename Thing::type>(kind)), Thing::most(kind));
    }
    template <class Value, class Thing>
    constexpr void visit(Value const& value, shape::list<Thing> shape) {
        int const size = value.size();
        for (int i = 0; i < shape.most; ++i) self().put(i < size ? as_number(value[i]) + 1 : 0, shape.kinds);
    }
    template <class Value, class Thing>
    constexpr void visit(Value const& value, shape::maybe<Thing> shape) {
        self().put(number_in(value).value_or(-1) + 1, shape.kinds);
    }
    template <class Value, class Shape>
    constexpr void visit(Value const& value, shape::each<Shape> shape) {
        for_first(value, shape.count, [&](auto const& one) { visit(one, shape.of); });
    }
    template <class Value, class Shape>
    constexpr void visit(Value const& value, shape::each_seat<Shape> shape) {
        for_first(value, shape.most_players, [&](auto const& one) { visit(one, shape.of); });
    }
};

inline constexpr int most_in_a_place = 127;
inline constexpr int most_in_two_places = 127 * 128 + 127;

/// Writes the values.
class place_writer : public fields_in_places<place_writer> {
  public:
    constexpr explicit place_writer(std::span<std::int8_t> out) : out_{out} {}

    constexpr void field(char const*, char const*) {}
    constexpr void put(int value, int most) {
        if (most <= most_in_a_place) return write(value);
        int const kept = value < most_in_two_places ? value : most_in_two_places;
        write(kept & 127);
        write(kept >> 7);
    }
    [[nodiscard]] constexpr std::size_t written() const { return next_; }

  private:
    constexpr void write(int value) { out_[next_++] = static_cast<std::int8_t>(value); }

    std::span<std::int8_t> out_;
    std::size_t next_ = 0;
};

/// Counts fields and places, and stores the fields that fit.
class place_counter : public fields_in_places<place_counter> {
  public:
    constexpr explicit place_counter(std::span<encoding_field> out) : out_{out} {}

    constexpr void field(char const* name, char const* meaning) {
        if (fields_ < out_.size()) out_[fields_] = {name, places_, 0, meaning};
        ++fields_;
    }
    constexpr void put(int, int most) {
        int const more = most <= most_in_a_place ? 1 : 2;
        places_ += more;
        if (fields_ <= out_.size() && fields_ > 0) out_[fields_ - 1].length += more;
    }

    [[nodiscard]] constexpr std::size_t fields() const { return fields_; }
    [[nodiscard]] constexpr int places() const { return places_; }

  private:
    std::span<encoding_field> out_;
    std::size_t fields_ = 0;
    int places_ = 0;
};

template <game G, class Fields>
constexpr void describe_all_seen(view<G> const& v, Fields& fields) {
    fields.field("viewer", "the seat that sees this; -1 for a spectator");
    fields.put(v.who().is_spectator() ? -1 : v.seat().number(), most_in_a_place);
    fields.field("turn", "the seat to act; -1 while chance is to answer, -2 when the game is over");
    fields.put(v.turn().number(), most_in_a_place);
    rules_of<G>::table::describe(v.table(), fields);
    rules_of<G>::secrets::describe(v.mine(), fields);
    auto const unseen = unseen_by(v);
    std::remove_const_t<decltype(unseen)>::describe(unseen, fields);
}

}  // namespace detail

/// The length of the encoding of a view.
template <game G>
inline constexpr int encoding_length = [] {
    detail::place_counter count{{}};
    detail::describe_all_seen(view<G>{viewer::spectator(), {}}, count);
    return count.places();
}();

/// The layout of the encoding. A number that can exceed 127 takes two places, its lower seven bits first; values above
/// 16,383 are stored as 16,383. In a list, 0 marks the end, and each entry is stored plus one.
template <game G>
inline constexpr auto encoding_fields = [] {
    constexpr auto count = [] {
        detail::place_counter fields{{}};
        detail::describe_all_seen(view<G>{viewer::spectator(), {}}, fields);
        return fields.fields();
    }();
    std::array<encoding_field, count> all{};
    detail::place_counter fields{all};
    detail::describe_all_seen(view<G>{viewer::spectator(), {}}, fields);
    return all;
}();

/// Encodes a view. Precondition: `out` has room for it. Everything is inlined into one function, so the compiler knows
/// each offset.
template <game G>
TRIQUETA_FLATTEN constexpr void encode(view<G> const& v, std::span<std::int8_t> out) {
    TRIQUETA_ASSERT(out.size() >= static_cast<std::size_t>(encoding_length<G>));
    detail::place_writer places{out};
    detail::describe_all_seen(v, places);
}

template <game G>
[[nodiscard]] constexpr auto encode(view<G> const& v) {
    std::array<std::int8_t, static_cast<std::size_t>(encoding_length<G>)> all{};
    encode(v, std::span<std::int8_t>{all});
    return all;
}

}  // namespace triqueta
