#pragma once

#include "triqueta/core/describe.hpp"
#include "triqueta/core/fixed_list.hpp"
#include "triqueta/core/game.hpp"

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

}  // namespace detail

/// The options of a game, with their values in a set-up.
template <game G>
[[nodiscard]] constexpr option_list options_in(setup<G> const& start) {
    detail::option_lister options;
    setup<G>::describe(start, options);
    return options.all();
}

}  // namespace triqueta
