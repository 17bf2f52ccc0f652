#pragma once

#include "triqueta/core/describe.hpp"
#include "triqueta/core/fixed_list.hpp"
#include "triqueta/core/game.hpp"

#include <cstdint>
#include <optional>
#include <span>

namespace triqueta {

/// An option of a game, from the description of its set-up. A Boolean option is a number from 0 to 1.
struct option_entry {
    char const* name = "";
    char const* meaning = "";
    int least = 0;
    int most = 1;
    int initial = 0;
    bool is_truth = false;
};

inline constexpr int most_options = 8;
using option_list = fixed_list<option_entry, most_options>;

namespace detail {

class option_lister {
  public:
    constexpr void operator()(char const* name, char const* meaning, bool value, shape::truth) {
        all_.add({name, meaning, 0, 1, value ? 1 : 0, true});
    }
    constexpr void operator()(char const* name, char const* meaning, int value, shape::whole_number shape) {
        all_.add({name, meaning, shape.least, shape.most, value, false});
    }
    [[nodiscard]] constexpr option_list const& all() const { return all_; }

  private:
    option_list all_;
};

class option_setter {
  public:
    constexpr explicit option_setter(std::span<std::int32_t const> values) : values_{values} {}

    constexpr void operator()(char const*, char const*, bool& value, shape::truth) { value = next(0, 1) == 1; }
    constexpr void operator()(char const*, char const*, int& value, shape::whole_number shape) {
        value = next(shape.least, shape.most);
    }
    /// The index of the first value that is missing, too many or out of bounds.
    [[nodiscard]] constexpr std::optional<int> wrong() const {
        if (wrong_) return wrong_;
        return static_cast<std::size_t>(at_) == values_.size() ? std::nullopt : std::optional{at_};
    }

  private:
    constexpr int next(int least, int most) {
        auto const at = static_cast<std::size_t>(at_++);
        bool const is_possible = at < values_.size() && values_[at] >= least && values_[at] <= most;
        if (!is_possible && !wrong_) wrong_ = at_ - 1;
        return is_possible ? values_[at] : least;
    }

    std::span<std::int32_t const> values_;
    int at_ = 0;
    std::optional<int> wrong_;
};

}  // namespace detail

/// The options of a game, with their values in a set-up.
template <game G>
[[nodiscard]] constexpr option_list options_in(setup<G> const& start) {
    detail::option_lister options;
    setup<G>::describe(start, options);
    return options.all();
}

/// Sets the options of a game to these values, in their order. Returns the index of the first value that is missing,
/// out of bounds or too many, if any.
template <game G>
constexpr std::optional<int> set_options(setup<G>& start, std::span<std::int32_t const> values) {
    detail::option_setter options{values};
    setup<G>::describe(start, options);
    return options.wrong();
}

}  // namespace triqueta
