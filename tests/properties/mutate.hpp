#pragma once

#include "properties/choices.hpp"

#include <triqueta/data.hpp>

#include <cstddef>
#include <cstdint>
#include <type_traits>
#include <vector>

/// Positions that nobody played to: some of their values are others than they were.
namespace properties {

/// A number that a position is made of.
struct number_of_many {
    int value = 0;
    int most = 0;
    bool holds_more = false;  // than is ever read: any byte
};

/// Whether a field of this shape is stored as plain numbers, so that it can hold any byte.
template <class Shape>
inline constexpr bool is_plain =
    std::is_same_v<Shape, triqueta::shape::number> || std::is_same_v<Shape, triqueta::shape::choice>;
template <class Shape>
inline constexpr bool is_plain<triqueta::shape::each<Shape>> = is_plain<Shape>;
template <class Shape>
inline constexpr bool is_plain<triqueta::shape::each_seat<Shape>> = is_plain<Shape>;

class number_lister : public triqueta::numbers_out<number_lister> {
  public:
    template <class Value, class Shape>
    void operator()(char const* name, char const* meaning, Value const& value, Shape shape) {
        is_plain_ = is_plain<Shape> && !requires { value.unpacked(); };
        numbers_out::operator()(name, meaning, value, shape);
    }
    void number(int value, int most) { all_.push_back({value, most, is_plain_ && most <= 255}); }

    [[nodiscard]] std::vector<number_of_many>& all() { return all_; }

  private:
    std::vector<number_of_many> all_;
    bool is_plain_ = false;
};

class number_feeder : public triqueta::numbers_in<number_feeder> {
  public:
    explicit number_feeder(std::vector<number_of_many> const& all) : all_{&all} {}

    template <class Value, class Shape>
    void operator()(char const* name, char const* meaning, Value& value, Shape shape) {
        is_plain_ = is_plain<Shape> && !requires { value.unpacked(); };
        numbers_in::operator()(name, meaning, value, shape);
    }
    int number(int most) {
        if (next_ == all_->size()) return 0;
        int const value = (*all_)[next_++].value;  // of another field, if a length has changed before it
        return value <= most || is_plain_ ? value : most;
    }
    void wrong() {}

  private:
    std::vector<number_of_many> const* all_;
    std::size_t next_ = 0;
    bool is_plain_ = false;
};

/// Changes one or two of these numbers: one becomes any other that may stand there, or (`beyond`) that a byte can hold;
/// or one more or less; or one goes down where another goes up, so that sums often stay.
inline void mutate(std::vector<number_of_many>& all, bool beyond, choices& from) {
    auto const any = [&]() -> number_of_many& { return all[from.below_any(static_cast<std::uint32_t>(all.size()))]; };
    auto const change = [&](number_of_many& one, int by) {
        int const most = beyond && one.holds_more ? 255 : one.most;
        int const now =
            by == 0 ? static_cast<int>(from.below_any(static_cast<std::uint32_t>(most) + 1)) : one.value + by;
        if (now >= 0 && now <= most) one.value = now;
    };
    switch (from.below(4)) {
        case 0: return change(any(), 0);
        case 1: return change(any(), from.one_in(2) ? 1 : -1);
        default: change(any(), 1); return change(any(), -1);
    }
}

/// Changes one or two numbers of these parts.
template <class... Parts>
void mutate_parts(bool beyond, choices& from, Parts&... parts) {
    number_lister numbers;
    (Parts::describe(static_cast<Parts const&>(parts), numbers), ...);
    mutate(numbers.all(), beyond, from);
    number_feeder other{numbers.all()};
    (Parts::describe(parts = {}, other), ...);
}

}  // namespace properties
