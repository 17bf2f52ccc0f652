#pragma once

#include "triqueta/core/describe.hpp"
#include "triqueta/core/field.hpp"
#include "triqueta/data/field_list.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

namespace triqueta::detail {

/// Writes the values of one field of descriptions, as far as there is room, and counts them.
class field_writer {
  public:
    constexpr field_writer(int index, std::span<std::int32_t> out) : left_{index}, out_{out} {}

    template <class Value, class Shape>
    constexpr void operator()(char const*, char const*, Value const& value, Shape shape) {
        if (is_next()) put(value, shape);
    }
    template <class Part>
    constexpr void operator()(char const*, char const*, std::optional<Part> const& part, shape::maybe_part) {
        if (part)
            Part::describe(*part, *this);
        else
            left_ -= count_fields(Part{});
    }

    /// Whether the next field is the one to write; passes on to the one after it.
    [[nodiscard]] constexpr bool is_next() { return left_-- == 0; }
    constexpr void pass(int fields) { left_ -= fields; }
    constexpr void put(int value) {
        if (count_ < out_.size()) out_[count_] = value;
        ++count_;
    }
    [[nodiscard]] constexpr std::size_t count() const { return count_; }

  private:
    template <class Value>
    constexpr void put(Value const& value, shape::number) {
        put(as_number(value));
    }
    template <class Value>
    constexpr void put(Value const& value, shape::whole_number) {
        put(as_number(value));
    }
    constexpr void put(bool value, shape::truth) { put(value ? 1 : 0); }
    template <class Value>
    constexpr void put(Value const& value, shape::choice) {
        put(static_cast<int>(value));
    }
    template <class Value>
    constexpr void put(Value const& value, shape::flags shape) {
        for (int i = 0; i < shape.count; ++i) put(static_cast<int>(value.mask() >> i & 1));
    }
    template <class Value, class Thing>
    constexpr void put(Value const& value, shape::counts<Thing> shape) {
        for (int kind = 0; kind < shape.kinds; ++kind) put(value.of(from_number<typename Thing::type>(kind)));
    }
    template <class Value, class Thing>
    constexpr void put(Value const& value, shape::list<Thing> shape) {
        int const size = value.size();
        for (int i = 0; i < shape.most; ++i)
            put_thing<Thing>(i < size ? std::optional{as_number(value[i])} : std::nullopt);
    }
    template <class Value, class Thing>
    constexpr void put(Value const& value, shape::maybe<Thing>) {
        put_thing<Thing>(number_in(value));
    }
    template <class Value, class Thing>
    constexpr void put(Value const& value, shape::piece<Thing>) {
        put_thing<Thing>(as_number(value));
    }
    template <class Value, class Shape>
    constexpr void put(Value const& value, shape::each<Shape> shape) {
        for_first(value, shape.count, [&](auto const& one) { put(one, shape.of); });
    }
    template <class Value, class Shape>
    constexpr void put(Value const& value, shape::each_seat<Shape> shape) {
        for_first(value, shape.count(), [&](auto const& one) { put(one, shape.of); });
    }
    template <class Thing>
    constexpr void put_thing(std::optional<int> number) {
        if constexpr (requires { Thing::parts(0); }) {
            typename Thing::part_kinds parts;
            if (number) parts = Thing::parts(*number);
            for (int i = 0; i < Thing::part_kinds::most; ++i) put(i < parts.size() ? parts[i] : -1);
        } else {
            put(number.value_or(-1));
        }
    }

    int left_;
    std::span<std::int32_t> out_;
    std::size_t count_ = 0;
};

}  // namespace triqueta::detail
