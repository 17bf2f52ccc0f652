#pragma once

#include "triqueta/core/describe.hpp"
#include "triqueta/core/game.hpp"
#include "triqueta/core/reasons.hpp"
#include "triqueta/core/seat.hpp"
#include "triqueta/core/view.hpp"

#include <concepts>
#include <optional>
#include <string_view>
#include <type_traits>

/// Concepts for games with descriptions.
namespace triqueta {
namespace detail {

/// Stands for any visitor of a description.
struct any_fields {
    template <class Value, class Shape>
    constexpr void operator()(char const*, char const*, Value&, Shape) {}
};

}  // namespace detail

/// A part of a game with a description: core/describe.hpp.
template <class Part>
concept described = requires(Part part, Part const seen, detail::any_fields fields) {
    Part::describe(part, fields);
    Part::describe(seen, fields);
};

/// Rules whose parts have descriptions, and that check positions.
template <class R>
concept has_descriptions = described<typename R::setup> && described<typename R::table> &&
    described<typename R::secrets> && described<typename R::event> && described<typename R::result> &&
    requires(typename R::table const seen, typename R::secrets const mine, viewer who,
             detail::any_whose<typename R::secrets const> whose) {
    requires described<std::remove_cvref_t<decltype(R::unseen_part(seen, who, &mine))>>;
    { R::check_position(seen, whose) } -> std::same_as<reasons>;
};

/// A game whose positions can be written and read: snapshots, hashes, encodings, text, JSON.
template <class G>
concept described_game = game<G> && has_descriptions<rules_of<G>>;

namespace detail {

/// Finds the number of a field by its name.
class field_finder {
  public:
    constexpr explicit field_finder(std::string_view name) : name_{name} {}

    template <class Value, class Shape>
    constexpr void operator()(char const* name, char const*, Value const& value, Shape) {
        if constexpr (std::is_same_v<Shape, shape::number> || std::is_same_v<Shape, shape::truth>)
            if (name == name_) found_ = as_number(value);
    }
    [[nodiscard]] constexpr std::optional<int> found() const { return found_; }

  private:
    std::string_view name_;
    std::optional<int> found_;
};

/// Sets each option to the field of the same name in a table.
template <class Table>
class options_from {
  public:
    constexpr explicit options_from(Table const& t) : table_{&t} {}

    template <class Value, class Shape>
    constexpr void operator()(char const* name, char const*, Value& value, Shape) {
        field_finder in_table{name};
        Table::describe(*table_, in_table);
        if (auto const number = in_table.found()) value = from_number<Value>(*number);
    }

  private:
    Table const* table_;
};

/// The things whose place a viewer doesn't know, as a part with a description.
template <game G>
[[nodiscard]] constexpr auto unseen_by(view<G> const& v) {
    return rules_of<G>::unseen_part(v.table(), v.who(), v.who().is_spectator() ? nullptr : &v.mine());
}

}  // namespace detail

/// The options of a game, read from its table; all but the seat that began.
template <described_game G>
[[nodiscard]] constexpr setup<G> options_of(typename rules_of<G>::table const& t) {
    setup<G> start = rules_of<G>::setup_for(rules_of<G>::players(t)).value_or(setup<G>{});
    detail::options_from options{t};
    setup<G>::describe(start, options);
    return start;
}

}  // namespace triqueta
