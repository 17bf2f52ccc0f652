#pragma once

#include "triqueta/core/seat.hpp"

#include <cstdint>

/// How the parts of a position are gone through, by whoever writes, reads, hashes or encodes them. Each game has, for
/// its table and for a player's secrets, a function
///     exchange(part, fields)
/// that hands every value in it over to `fields` and puts what comes back in its place: the same value from whoever
/// writes, a new one from whoever reads. So what is written and what is read can't differ.
///
/// `fields` offers
///     field(name, meaning)                         what follows belongs to it
///     number(value, most)                          0..most
///     wrong()                                      what was read can't be
///     choice(value, names, count)                  one of these names
///     seats(count, most, f(seat))                  f for each seat of those that there are; where all lengths are
///                                                  fixed, of those that there may be
///     bits(value, width)                           the same as so many numbers of together `width` bits, at most 32;
///                                                  only where numbers are written as bits
///     counts(what, kinds, most(k), get(k), set(k, n))        how many there are of each kind
///     list(what, size, most, kinds, get(place), add(kind))   kinds in an order; `add` starts with none
/// Who only looks calls neither `set` nor `add`, and says so by a constant only_looks.
namespace triqueta {

/// What is counted or listed.
enum class kind_of : std::uint8_t { number, animal, card, triangle };

/// Those who hand every value back as it was: what would be put in its place stays there.
template <class Fields>
concept only_looks = Fields::only_looks;

/// For those to whom everything is a number: Derived has number(value, most).
template <class Derived>
class fields_as_numbers {
  public:
    constexpr void field(char const*, char const*) {}
    constexpr void wrong() {}

    constexpr int choice(int value, char const* const*, int count) { return self().number(value, count - 1); }

    template <class F>
    constexpr void seats(int count, int, F f) {
        for (int i = 0; i < count; ++i) f(seat{i});
    }

    template <class Most, class Get, class Set>
    constexpr void counts(kind_of, int kinds, Most most, Get get, Set set) {
        for (int kind = 0; kind < kinds; ++kind) {
            int const count = self().number(get(kind), most(kind));
            if constexpr (!only_looks<Derived>) set(kind, count);
        }
    }

    template <class Get, class Add>
    constexpr void list(kind_of, int size, int most, int kinds, Get get, Add add) {
        int const now = self().number(size, most);
        for (int place = 0; place < now; ++place) {
            int const value = self().number(place < size ? get(place) : 0, kinds - 1);
            if constexpr (!only_looks<Derived>) add(value);
        }
    }

  private:
    constexpr Derived& self() { return static_cast<Derived&>(*this); }
};

namespace detail {

/// The number of an index, or of an enumerator.
template <class T>
[[nodiscard]] constexpr int number_of(T value) {
    if constexpr (requires { value.number(); })
        return value.number();
    else
        return static_cast<int>(value);
}

template <class T>
[[nodiscard]] constexpr T from_number(int number) {
    if constexpr (requires { T::from_number(number); })
        return T::from_number(number);
    else
        return static_cast<T>(number);
}

}  // namespace detail

/// Those to whom several small numbers may be handed over as bits.
template <class Fields>
concept has_bits = requires(Fields& each) {
    each.bits(0U, 0);
};

// The commonest parts.

/// A whole number, an index, an enumerator or a truth from 0 to `most`.
template <class T, class Fields>
constexpr void exchange_number(T& value, int most, Fields& each) {
    value = static_cast<T>(each.number(detail::number_of(value), most));
}

/// One of as many enumerators as there are names.
template <class T, int Count, class Fields>
constexpr void exchange_choice(T& value, char const* const (&names)[Count], Fields& each) {
    value = static_cast<T>(each.choice(static_cast<int>(value), names, Count));
}

/// A set of the first `count` indexes: for each whether it is in.
template <class Set, class Fields>
constexpr void exchange_set(Set& some, int count, Fields& each) {
    if constexpr (has_bits<Fields>) {
        some = Set::from_mask(each.bits(some.mask(), count));
        return;
    }
    std::uint32_t mask = 0;
    for (int i = 0; i < count; ++i)
        mask |= static_cast<std::uint32_t>(each.number(static_cast<int>(some.mask() >> i & 1), 1)) << i;
    some = Set::from_mask(mask);
}

/// A list of values, each the number of one of `kinds`; add(number) adds one. List has size(), [place], and starts as
/// {}.
template <class List, class Fields, class Add>
constexpr void exchange_list(List& some, kind_of what, int most, int kinds, Fields& each, Add add) {
    auto const hand_over = [&](List const& now) {
        each.list(
            what, now.size(), most, kinds, [&now](int place) { return detail::number_of(now[place]); }, add);
    };
    if constexpr (only_looks<Fields>) return hand_over(some);
    List const before = some;
    some = {};
    hand_over(before);
}
template <class List, class Fields>
constexpr void exchange_list(List& some, kind_of what, int most, int kinds, Fields& each) {
    exchange_list(some, what, most, kinds, each,
                  [&some](int value) { some.add(detail::from_number<typename List::value_type>(value)); });
}

}  // namespace triqueta
