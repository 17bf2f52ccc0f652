#pragma once

#include "triqueta/core/action_number.hpp"
#include "triqueta/core/describe.hpp"
#include "triqueta/core/few.hpp"
#include "triqueta/core/field.hpp"
#include "triqueta/core/index.hpp"
#include "triqueta/core/seat.hpp"

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <type_traits>

/// Lists of fields at run time, made from descriptions at compile time.
namespace triqueta::detail {

template <class T>
concept is_action = requires(T const& a) {
    { T::nothing() } -> std::same_as<T>;
    T::count;
    a.number();
};

/// The kind of a plain number, by the type of the value.
template <class Value>
inline constexpr field_kind kind_of_number = std::is_same_v<Value, seat> ? field_kind::seats
                                             : is_action<Value>          ? field_kind::actions
                                                                         : field_kind::numbers;
template <class T>
inline constexpr field_kind kind_of_number<std::optional<T>> = kind_of_number<T>;
template <class T, int Most>
inline constexpr field_kind kind_of_number<few<T, Most>> = kind_of_number<T>;

/// Whether a range has a value for each seat.
template <class Range>
inline constexpr bool is_by_seat = false;
template <class T, int Count>
inline constexpr bool is_by_seat<by_index<seat, T, Count>> = true;
template <class Mask>
inline constexpr bool is_by_seat<index_set<seat, Mask>> = true;
template <class Range, class Member>
inline constexpr bool is_by_seat<members_of<Range, Member>> = is_by_seat<std::remove_const_t<Range>>;

/// The first value of a shape::each or a shape::each_seat.
template <class Values>
[[nodiscard]] constexpr auto first_value(Values const& values) {
    if constexpr (requires { values.unpacked(); })
        return first_value(values.unpacked());
    else
        return *values.begin();
}

/// Adds the shape of a value to a field, with the texts that follow from it.
class field_shaper {
  public:
    constexpr explicit field_shaper(field& of) : of_{&of} {}

    template <class Value>
    constexpr void add(Value const&, shape::number shape) {
        set(kind_of_number<Value>, 0, shape.most);
    }
    template <class Value>
    constexpr void add(Value const&, shape::whole_number shape) {
        set(field_kind::numbers, shape.least, shape.most);
    }
    constexpr void add(bool, shape::truth) { set(field_kind::flags, 0, 1); }
    template <class Value>
    constexpr void add(Value const&, shape::choice shape) {
        set(field_kind::choices, 0, shape.count - 1);
        of_->choices = shape.names;
    }
    template <class Value>
    constexpr void add(Value const&, shape::flags shape) {
        set(field_kind::flags, 0, 1);
        add_rows(shape.most, is_by_seat<Value>);
    }
    template <class Value, class Thing>
    constexpr void add(Value const&, shape::counts<Thing> shape) {
        int most = 0;
        for (int kind = 0; kind < shape.kinds; ++kind)
            if (Thing::most(kind) > most) most = Thing::most(kind);
        set(field_kind::counts, 0, most);
        of_->piece = Thing::name;
        of_->length = static_cast<std::uint16_t>(shape.kinds);
    }
    template <class Value, class Thing>
    constexpr void add(Value const&, shape::list<Thing> shape) {
        set_thing<Value, Thing>(shape.kinds);
        of_->length = static_cast<std::uint16_t>(shape.most);
        of_->is_list = true;
    }
    template <class Value, class Thing>
    constexpr void add(Value const&, shape::maybe<Thing> shape) {
        set_thing<Value, Thing>(shape.kinds);
        of_->is_optional = true;
    }
    template <class Value, class Thing>
    constexpr void add(Value const&, shape::piece<Thing> shape) {
        set_thing<Value, Thing>(shape.kinds);
    }
    template <class Value, class Shape>
    constexpr void add(Value const& values, shape::each<Shape> shape) {
        add_rows(shape.count, is_by_seat<Value>);
        add(first_value(values), shape.of);
    }
    template <class Value, class Shape>
    constexpr void add(Value const& values, shape::each_seat<Shape> shape) {
        add_rows(shape.most_players, true);
        add(first_value(values), shape.of);
    }

  private:
    constexpr void set(field_kind kind, int least, int most) {
        of_->kind = kind;
        of_->least = least;
        of_->most = most;
    }
    template <class Value, class Thing>
    constexpr void set_thing(int kinds) {
        set(field_kind::pieces, 0, kinds - 1);
        if constexpr (std::is_same_v<Thing, things::number>) {
            of_->kind = kind_of_number<Value>;
        } else if constexpr (requires { Thing::parts(0); }) {
            of_->piece = Thing::part_thing::name;
            of_->parts = static_cast<std::uint8_t>(Thing::part_kinds::most);
            of_->most = Thing::most_part;
        } else {
            of_->piece = Thing::name;
        }
    }
    constexpr void add_rows(int rows, bool by_seat) {
        of_->rows = static_cast<std::uint16_t>(of_->rows * rows);
        of_->is_by_seat = by_seat && !of_->has_rows;
        of_->has_rows = true;
    }

    field* of_;
};

/// Goes through the fields of descriptions. The fields of an optional part stand in its place. Derived has take(field).
template <class Derived>
class field_visitor {
  public:
    /// The part that the next fields belong to.
    constexpr void begin(char const* part) { part_ = part; }

    template <class Value, class Shape>
    constexpr void operator()(char const* name, char const* meaning, Value const& value, Shape shape) {
        if (!self().is_next()) return;
        field made{{}, name, meaning, part_};
        field_shaper{made}.add(value, shape);
        self().take(made);
    }
    template <class Part>
    constexpr void operator()(char const* name, char const*, std::optional<Part> const&, shape::maybe_part) {
        auto const* const outer = part_;
        part_ = name;
        Part const any{};
        Part::describe(any, *this);
        part_ = outer;
    }
    constexpr void add(char const* name, char const* meaning, field_shape const& shape) {
        if (self().is_next()) self().take({shape, name, meaning, part_});
    }

  private:
    constexpr Derived& self() { return static_cast<Derived&>(*this); }

    char const* part_ = nullptr;
};

/// Counts the fields, and stores those that fit.
class field_lister : public field_visitor<field_lister> {
  public:
    constexpr explicit field_lister(std::span<field> out) : out_{out} {}

    [[nodiscard]] constexpr bool is_next() const { return true; }
    constexpr void take(field made) {
        made.offset = static_cast<std::uint16_t>(length_);
        length_ += made.size();
        if (count_ < out_.size()) out_[count_] = made;
        ++count_;
    }
    [[nodiscard]] constexpr std::size_t count() const { return count_; }

  private:
    std::span<field> out_;
    std::size_t count_ = 0;
    std::size_t length_ = 0;
};

/// Puts the texts of one field.
class text_putter : public field_visitor<text_putter> {
  public:
    constexpr text_putter(int index, field& of) : left_{index}, of_{&of} {}

    [[nodiscard]] constexpr bool is_next() { return left_-- == 0; }
    constexpr void take(field const& made) {
        of_->name = made.name;
        of_->meaning = made.meaning;
        of_->part = made.part;
        of_->piece = made.piece;
        of_->choices = made.choices;
    }

  private:
    int left_;
    field* of_;
};

/// How many fields a part has.
template <class Part>
[[nodiscard]] constexpr int count_fields(Part const& part) {
    field_lister fields{std::span<field>{}};
    Part::describe(part, fields);
    return static_cast<int>(fields.count());
}

}  // namespace triqueta::detail
