#pragma once

#include "triqueta/core/few.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <type_traits>
#include <utility>

/// Descriptions of a game's parts. Each part (table, secrets, event) has a function
///     template <class Self, class Fields> static constexpr void describe(Self& self, Fields& fields);
/// that calls, for each of its fields in order,
///     fields(name, meaning, self.member, shape);
/// `self` is const for visitors that write, and a fresh part for those that read. Snapshots, hashes, encodings with
/// their tables, text and JSON all follow the descriptions, so writers and readers can't disagree.
namespace triqueta {

/// What a field's numbers stand for. A game has more of these for its pieces, with words in text/.
namespace things {

struct number {
    using type = int;
    static constexpr char const* name = "number";
};

}  // namespace things

/// Shapes: how a field consists of numbers.
namespace shape {

/// From 0 to `most`: a quantity, or an index.
struct number {
    int most;
};
/// From `least` to `most`. Only results and set-ups have such fields.
struct whole_number {
    int least;
    int most;
};
struct truth {};
/// One of these names.
struct choice {
    template <std::size_t Count>
    constexpr explicit choice(char const* const (&of)[Count]) : names{of}, count{static_cast<int>(Count)} {}

    char const* const* names;
    int count;
};
/// A set of the first `count` indexes, and of no more than `most` in any position.
struct flags {
    int count = 0;
    int most = count;
};
/// How many there are of each of `kinds`. Value: of(thing), add(thing), packed(), from_packed(bits); Thing: most(kind).
template <class Thing>
struct counts {
    int kinds;
};
/// At most `most` things in order, each one of `kinds`. Value: size(), [place], add(thing).
template <class Thing>
struct list {
    int most;
    int kinds;
};
/// None, or one of `kinds`. Value: few<T, 1>, std::optional<T>, or any with number_in and put_number.
template <class Thing = things::number>
struct maybe {
    int kinds;
};
/// One of `kinds`. Only actions have such fields.
template <class Thing>
struct piece {
    int kinds;
};
/// None, or a part that has a description. Value: std::optional<Part>. Only events have such fields.
struct maybe_part {};
/// The first `count` values of a range, or of a packed value, which has unpacked() and from_unpacked().
template <class Shape>
struct each {
    int count;
    Shape of;
};
/// A value for each seat: the first `players` of a range of `most_players`.
template <class Shape>
struct each_seat {
    int players;
    int most_players;
    Shape of;

    [[nodiscard]] constexpr int count() const { return players < most_players ? players : most_players; }
};

// clang 14 has no implicit deduction guides for aggregates.
maybe(int)->maybe<things::number>;
template <class Shape>
each(int, Shape) -> each<Shape>;
template <class Shape>
each_seat(int, int, Shape) -> each_seat<Shape>;

}  // namespace shape

/// One member of each struct of a range, as a range: describes an array of structs like a struct of arrays.
template <class Range, class Member>
class members_of {
  public:
    constexpr members_of(Range& all, Member which) : all_{&all}, which_{which} {}

    class iterator {
      public:
        constexpr iterator(decltype(std::declval<Range&>().begin()) next, Member which) : next_{next}, which_{which} {}
        constexpr auto& operator*() const { return (*next_).*which_; }
        constexpr iterator operator++(int) {
            auto const before = *this;
            ++next_;
            return before;
        }

      private:
        decltype(std::declval<Range&>().begin()) next_;
        Member which_;
    };
    [[nodiscard]] constexpr iterator begin() const { return {all_->begin(), which_}; }

  private:
    Range* all_;
    Member which_;
};

namespace detail {

/// The number of an index, an enumerator, a truth or a number.
template <class T>
[[nodiscard]] constexpr int as_number(T value) {
    if constexpr (requires { value.number(); })
        return value.number();
    else
        return static_cast<int>(value);
}
template <class T>
[[nodiscard]] constexpr T from_number(int number) {
    if constexpr (requires { T::from_number_unchecked(number); })
        return T::from_number_unchecked(number);
    else if constexpr (requires { T::from_number(number); })
        return T::from_number(number);
    else
        return static_cast<T>(number);
}

/// Calls f with each of the first `count` values of a shape::each or a shape::each_seat.
template <class Values, class F>
constexpr void for_first(Values const& values, int count, F f) {
    if constexpr (requires { values.unpacked(); }) {
        for_first(values.unpacked(), count, f);
    } else {
        auto next = values.begin();
        for (; count > 0; --count) f(*next++);
    }
}
/// Calls f to set each of the first `count` values.
template <class Values, class F>
constexpr void fill_first(Values& values, int count, F f) {
    if constexpr (requires { values.unpacked(); }) {
        auto unpacked = Values{}.unpacked();
        fill_first(unpacked, count, f);
        values = Values::from_unpacked(unpacked);
    } else {
        auto next = values.begin();
        for (; count > 0; --count) f(*next++);
    }
}

}  // namespace detail

/// Whether a value may be added to a list. Overload it for a list that can't take every value.
template <class List, class T>
[[nodiscard]] constexpr bool can_add(List const&, T const&) {
    return true;
}

// The value of a shape::maybe as a number. Overload both functions for your own types.

template <class T>
[[nodiscard]] constexpr std::optional<int> number_in(few<T, 1> const& value) {
    return value.empty() ? std::nullopt : std::optional{detail::as_number(value[0])};
}
template <class T>
[[nodiscard]] constexpr std::optional<int> number_in(std::optional<T> const& value) {
    return value ? std::optional{detail::as_number(*value)} : std::nullopt;
}
template <class T>
constexpr void put_number(few<T, 1>& value, std::optional<int> number) {
    value = {};
    if (number) value.add(detail::from_number<T>(*number));
}
template <class T>
constexpr void put_number(std::optional<T>& value, std::optional<int> number) {
    value = number ? std::optional{detail::from_number<T>(*number)} : std::nullopt;
}

/// Base of a visitor that writes every field as numbers. Derived has number(value, most). If it writes bits, it also
/// has bits(value, width), for several numbers of together at most 32 bits.
template <class Derived>
class numbers_out {
  public:
    template <class Value, class Shape>
    constexpr void operator()(char const*, char const*, Value const& value, Shape shape) {
        put(value, shape);
    }

  private:
    constexpr Derived& self() { return static_cast<Derived&>(*this); }

    template <class Value>
    constexpr void put(Value const& value, shape::number shape) {
        self().number(detail::as_number(value), shape.most);
    }
    constexpr void put(bool value, shape::truth) { self().number(value ? 1 : 0, 1); }
    template <class Value>
    constexpr void put(Value const& value, shape::choice shape) {
        self().number(static_cast<int>(value), shape.count - 1);
    }
    template <class Value>
    constexpr void put(Value const& value, shape::flags shape) {
        if constexpr (requires { self().bits(0U, 0); })
            self().bits(value.mask(), shape.count);
        else
            for (int i = 0; i < shape.count; ++i) self().number(static_cast<int>(value.mask() >> i & 1), 1);
    }
    template <class Value, class Thing>
    constexpr void put(Value const& value, shape::counts<Thing> shape) {
        if constexpr (requires { self().bits(0U, 0); }) {
            std::uint64_t const bits = value.packed();
            int const width = Value::packed_width(shape.kinds);
            self().bits(static_cast<std::uint32_t>(bits), width < 32 ? width : 32);
            if (width > 32) self().bits(static_cast<std::uint32_t>(bits >> 32), width - 32);
        } else {
            for (int kind = 0; kind < shape.kinds; ++kind)
                self().number(value.of(detail::from_number<typename Thing::type>(kind)), Thing::most(kind));
        }
    }
    template <class Value, class Thing>
    constexpr void put(Value const& value, shape::list<Thing> shape) {
        int const size = value.size();
        self().number(size, shape.most);
        for (int place = 0; place < size; ++place) self().number(detail::as_number(value[place]), shape.kinds - 1);
    }
    template <class Value, class Thing>
    constexpr void put(Value const& value, shape::maybe<Thing> shape) {
        auto const number = number_in(value);
        self().number(number ? *number + 1 : 0, shape.kinds);
    }
    template <class Value, class Shape>
    constexpr void put(Value const& value, shape::each<Shape> shape) {
        detail::for_first(value, shape.count, [&](auto const& one) { put(one, shape.of); });
    }
    template <class Value, class Shape>
    constexpr void put(Value const& value, shape::each_seat<Shape> shape) {
        detail::for_first(value, shape.count(), [&](auto const& one) { put(one, shape.of); });
    }
    template <class Part>
    constexpr void put(std::optional<Part> const& part, shape::maybe_part) {
        self().number(part.has_value(), 1);
        if (part) Part::describe(*part, self());
    }
};

/// Base of a visitor that reads every field from numbers into a fresh part. Derived has number(most), wrong(), which
/// records that the input is invalid, and bits(width) if it reads bits.
template <class Derived>
class numbers_in {
  public:
    template <class Value, class Shape>
    constexpr void operator()(char const*, char const*, Value& value, Shape shape) {
        get(value, shape);
    }

  private:
    constexpr Derived& self() { return static_cast<Derived&>(*this); }

    template <class Value>
    constexpr void get(Value& value, shape::number shape) {
        value = detail::from_number<Value>(self().number(shape.most));
    }
    constexpr void get(bool& value, shape::truth) { value = self().number(1) == 1; }
    template <class Value>
    constexpr void get(Value& value, shape::choice shape) {
        value = static_cast<Value>(self().number(shape.count - 1));
    }
    template <class Value>
    constexpr void get(Value& value, shape::flags shape) {
        std::uint32_t mask = 0;
        if constexpr (requires { self().bits(0); })
            mask = self().bits(shape.count);
        else
            for (int i = 0; i < shape.count && i < shape.most; ++i)  // count may have been read, as a number of players
                mask |= static_cast<std::uint32_t>(self().number(1)) << i;
        value = Value::from_mask(mask);
    }
    template <class Value, class Thing>
    constexpr void get(Value& value, shape::counts<Thing> shape) {
        if constexpr (requires { self().bits(0); }) {
            int const width = Value::packed_width(shape.kinds);
            std::uint64_t bits = self().bits(width < 32 ? width : 32);
            if (width > 32) bits |= std::uint64_t{self().bits(width - 32)} << 32;
            value = Value::from_packed(bits);
        } else {
            value = {};
            for (int kind = 0; kind < shape.kinds; ++kind)
                for (int copies = self().number(Thing::most(kind)); copies > 0; --copies)
                    value.add(detail::from_number<typename Thing::type>(kind));
        }
    }
    template <class Value, class Thing>
    constexpr void get(Value& value, shape::list<Thing> shape) {
        value = {};
        for (int left = self().number(shape.most); left > 0; --left) {
            auto const thing = detail::from_number<typename Value::value_type>(self().number(shape.kinds - 1));
            if (!can_add(value, thing)) return self().wrong();
            value.add(thing);
        }
    }
    template <class Value, class Thing>
    constexpr void get(Value& value, shape::maybe<Thing> shape) {
        int const number = self().number(shape.kinds);
        put_number(value, number == 0 ? std::nullopt : std::optional{number - 1});
    }
    template <class Value, class Shape>
    constexpr void get(Value& value, shape::each<Shape> shape) {
        detail::fill_first(value, shape.count, [&](auto& one) { get(one, shape.of); });
    }
    template <class Value, class Shape>
    constexpr void get(Value& value, shape::each_seat<Shape> shape) {
        detail::fill_first(value, shape.count(), [&](auto& one) { get(one, shape.of); });
    }
    template <class Part>
    constexpr void get(std::optional<Part>& part, shape::maybe_part) {
        part.reset();
        if (self().number(1) == 1) Part::describe(part.emplace(), self());
    }
};

}  // namespace triqueta
