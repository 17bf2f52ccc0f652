#pragma once

#include "triqueta/animals/pieces/heights.hpp"
#include "triqueta/core/index.hpp"

#include <concepts>
#include <cstdint>
#include <optional>

namespace triqueta::animals {

/// The options for a drawn light token: B9, B10, D3.
enum class option : std::uint8_t { lay, keep, box };

/// A set of options.
class options {
  public:
    template <class... Options>
    constexpr explicit options(Options... each) : bits_{static_cast<std::uint8_t>((0 | ... | bit(each)))} {}

    [[nodiscard]] constexpr bool contain(option o) const { return (bits_ & bit(o)) != 0; }
    [[nodiscard]] constexpr options without(option o) const {
        options rest = *this;
        rest.bits_ = static_cast<std::uint8_t>(rest.bits_ & ~bit(o));
        return rest;
    }

  private:
    static constexpr int bit(option o) { return 1 << static_cast<int>(o); }
    std::uint8_t bits_;
};

/// The policy for action A: how many tokens a draw takes, and the options for each light one.
template <class D>
concept draw_policy = requires(heights tower_left, option first) {
    { D::tokens } -> std::convertible_to<int>;
    { D::columns(tower_left) } -> std::same_as<column_set>;  // empty: action A isn't allowed
    { D::all_options } -> std::convertible_to<options>;
    { D::options_after(first) } -> std::same_as<options>;  // for the second light token of a draw
};

/// B8. One token a draw. B9, B10: it is laid at a row or kept.
struct draw_one {
    static constexpr int tokens = 1;
    static constexpr column_set columns(heights tower_left) { return tower_left.columns(); }  // B8, B14
    static constexpr options all_options{option::lay, option::keep};
    static constexpr options options_after(option) { return all_options; }
};
static_assert(draw_policy<draw_one>);

/// D1. Two tokens a draw.
struct draw_two {
    static constexpr int tokens = 2;
    static constexpr column_set columns(heights tower_left) {
        return tower_left.at_least_two() ? tower_left.columns() : column_set{};  // D5
    }
    static constexpr options all_options{option::lay, option::keep, option::box};                // D3
    static constexpr options options_after(option first) { return all_options.without(first); }  // D4
};
static_assert(draw_policy<draw_two>);

}  // namespace triqueta::animals
