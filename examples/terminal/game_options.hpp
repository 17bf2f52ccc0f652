#pragma once

#include "terminal/catalogue.hpp"
#include "triqueta/catalog.hpp"
#include "triqueta/core/describe.hpp"
#include "triqueta/core/game.hpp"

#include <cstddef>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>

/// The games' options on a command line, derived from the games' descriptions.
namespace terminal {

/// The spelling of a game's option: --turn-cap for turn_cap, or --no-box if box is on by default.
inline std::string typed_option(triqueta::option_entry const& option) {
    std::string typed = option.is_truth && option.initial != 0 ? "--no-" : "--";
    for (char const c : std::string_view{option.name}) typed += c == '_' ? '-' : c;
    return typed;
}
constexpr bool is_typed_as(triqueta::option_entry const& option, std::string_view typed) {
    std::string_view const begin = option.is_truth && option.initial != 0 ? "--no-" : "--";
    std::string_view const name = option.name;
    if (typed.substr(0, begin.size()) != begin || typed.size() != begin.size() + name.size()) return false;
    for (std::size_t i = 0; i < name.size(); ++i)
        if (typed[begin.size() + i] != (name[i] == '_' ? '-' : name[i])) return false;
    return true;
}

/// The option of any game with this spelling.
constexpr std::optional<triqueta::option_entry> find_game_option(std::string_view typed) {
    for (auto const& entry : games::all())
        for (auto const& option : entry.options)
            if (is_typed_as(option, typed)) return option;
    return std::nullopt;
}

namespace detail {

/// Whether options of one name are all Boolean or all numbers. A Boolean one takes no value, and the reader must know
/// that before it knows the variant.
constexpr bool truths_agree() {
    for (auto const& entry : games::all())
        for (auto const& one : entry.options)
            for (auto const& other_entry : games::all())
                for (auto const& other : other_entry.options)
                    if (std::string_view{one.name} == other.name && one.is_truth != other.is_truth) return false;
    return true;
}
static_assert(truths_agree(), "an option is a truth in one game and a number in another: rename one of them");

}  // namespace detail

/// The options that were given, by their names in the description. A Boolean is 0 or 1.
using chosen_options = std::map<std::string, int, std::less<>>;

/// Sets the given options of a set-up.
class option_setter {
  public:
    explicit option_setter(chosen_options const& chosen) : chosen_{&chosen} {}

    void operator()(char const* name, char const*, bool& value, triqueta::shape::truth) const {
        value = number(name).value_or(value) != 0;
    }
    void operator()(char const* name, char const*, int& value, triqueta::shape::whole_number) const {
        value = number(name).value_or(value);
    }

  private:
    [[nodiscard]] std::optional<int> number(std::string_view name) const {
        auto const found = chosen_->find(name);
        return found == chosen_->end() ? std::nullopt : std::optional{found->second};
    }

    chosen_options const* chosen_;
};

template <triqueta::game G>
triqueta::setup<G> set_up(triqueta::setup<G> start, chosen_options const& chosen) {
    option_setter setter{chosen};
    triqueta::setup<G>::describe(start, setter);
    return start;
}

}  // namespace terminal
