#pragma once

#include "triqueta/core/field.hpp"
#include "triqueta/core/game.hpp"
#include "triqueta/core/move_list.hpp"
#include "triqueta/core/type_name.hpp"
#include "triqueta/data/action_record.hpp"
#include "triqueta/data/field_list.hpp"
#include "triqueta/data/field_values.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

/// Actions as named fields. Their kinds are the moves of the game's move_list, with the names of their types. A move
/// names its fields by
///     template <class Fields> constexpr void describe(Fields& fields) const;
/// as a part does (core/describe.hpp). A move without it that has several actions has one field, `index`.
namespace triqueta {
namespace detail {

/// Stands for the moves of a game without a move_list: one kind.
template <class Action>
struct any_action {
    static constexpr int count = Action::count;
    constexpr explicit any_action(int index) : number{index} {}
    int number;
};

template <class Rules>
struct moves_of_rules {
    using type = move_list<any_action<typename Rules::action>>;
};
template <class Rules>
requires requires { typename Rules::all_moves; }
struct moves_of_rules<Rules> {
    using type = typename Rules::all_moves;
};
template <game G>
using moves_of = typename moves_of_rules<rules_of<G>>::type;

/// Calls `fields` for the fields of the move with this index.
template <class Move, class Fields>
constexpr void describe_move(int index, Fields& fields) {
    Move const move{index};
    if constexpr (requires { move.describe(fields); })
        move.describe(fields);
    else if constexpr (Move::count > 1)
        fields("index", "which of the actions of this kind", index, shape::number{Move::count - 1});
}

template <class Move>
inline constexpr auto fields_of_move = [] {
    constexpr auto count = [] {
        field_lister fields{std::span<field>{}};
        describe_move<Move>(0, fields);
        return fields.count();
    }();
    std::array<field, count> all{};
    field_lister fields{all};
    describe_move<Move>(0, fields);
    return all;
}();

template <class Moves>
struct kinds_of_moves;
template <class... Moves>
struct kinds_of_moves<move_list<Moves...>> {
    static constexpr std::array<action_kind, sizeof...(Moves)> all{
        {{type_name<Moves>.data(), fields_of_move<Moves>, move_list<Moves...>::template first<Moves>,
          Moves::count}...}};

    /// Writes the values of a field of an action, as far as there is room, and returns how many there are.
    static constexpr std::size_t write(int number, int index, std::span<std::int32_t> out) {
        field_writer fields{index, out};
        static_cast<void>(
            ((number < Moves::count ? (describe_move<Moves>(number, fields), true) : (number -= Moves::count, false)) ||
             ...));
        return fields.count();
    }
    /// Calls `fields` for the fields of all kinds.
    template <class Fields>
    static constexpr void describe_all(Fields& fields) {
        (describe_move<Moves>(0, fields), ...);
    }
};

}  // namespace detail

/// The kinds of actions of a game, in the order of their numbers.
template <game G>
inline constexpr std::span<action_kind const> action_kinds = detail::kinds_of_moves<detail::moves_of<G>>::all;

}  // namespace triqueta
