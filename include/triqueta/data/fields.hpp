#pragma once

#include "triqueta/core/described.hpp"
#include "triqueta/core/field.hpp"
#include "triqueta/core/game.hpp"
#include "triqueta/core/limits.hpp"
#include "triqueta/core/seat.hpp"
#include "triqueta/core/view.hpp"
#include "triqueta/data/action_fields.hpp"
#include "triqueta/data/field_list.hpp"
#include "triqueta/data/field_values.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <type_traits>
#include <utility>

/// The fields of views, events and results as lists, and their values as numbers.
namespace triqueta {
namespace detail {

/// What Lists::list(fields) goes through, as an array.
template <class Lists>
inline constexpr auto fields_of = [] {
    constexpr auto count = [] {
        field_lister fields{std::span<field>{}};
        Lists::list(fields);
        return fields.count();
    }();
    std::array<field, count> all{};
    field_lister fields{all};
    Lists::list(fields);
    return all;
}();
template <class Lists>
inline constexpr auto shapes_of = [] {
    std::array<field_shape, fields_of<Lists>.size()> all{};
    for (std::size_t i = 0; i < all.size(); ++i) all[i] = fields_of<Lists>[i];
    return all;
}();
/// The same fields, put together when they are asked for.
template <class Lists>
inline constexpr field_list list_of{shapes_of<Lists>, [](int index, field& of) {
                                        text_putter texts{index, of};
                                        Lists::list(texts);
                                    }};

template <described_game G>
using unseen_part = std::remove_cvref_t<decltype(unseen_by(std::declval<view<G> const&>()))>;

template <described_game G>
struct view_lists {
    template <class Fields>
    static constexpr void list(Fields& fields) {
        constexpr int most_seat = rules_of<G>::most_players - 1;
        typename rules_of<G>::table const t{};
        typename rules_of<G>::secrets const mine{};
        unseen_part<G> const unseen{};
        fields.add("viewer", "the seat that sees this; none for a spectator",
                   {.most = most_seat, .kind = field_kind::seats, .is_optional = true});
        fields.add("turn", "the seat to act; -1 while chance is to answer, -2 when the game is over",
                   {.least = turn::over().number(), .most = most_seat, .kind = field_kind::seats});
        fields.begin("table");
        rules_of<G>::table::describe(t, fields);
        fields.begin("own");
        rules_of<G>::secrets::describe(mine, fields);
        fields.begin("unseen");
        unseen_part<G>::describe(unseen, fields);
    }
};

template <described_game G>
struct event_lists {
    template <class Fields>
    static constexpr void list(Fields& fields) {
        event<G> const any{};
        event<G>::describe(any, fields);
    }
};

template <described_game G>
struct result_lists {
    template <class Fields>
    static constexpr void list(Fields& fields) {
        constexpr int players = rules_of<G>::most_players;
        constexpr field_shape of_each_seat{.least = -most_points,
                                           .most = most_points,
                                           .rows = static_cast<std::uint16_t>(players),
                                           .is_by_seat = true,
                                           .has_rows = true};
        result<G> const end{};
        fields.add("points", "for each player, their points", of_each_seat);
        fields.add("winners", "list of the seats that have won",
                   {.most = players - 1,
                    .length = static_cast<std::uint16_t>(players),
                    .kind = field_kind::seats,
                    .is_list = true});
        fields.begin("lines");
        for (int line = 0; line < result<G>::lines; ++line)
            fields.add(result<G>::line_name(line), "for each player, this line of their points", of_each_seat);
        fields.begin("facts");
        result<G>::describe(end, fields);
    }
};

}  // namespace detail

/// The fields of a view: the viewer, the turn, then those of the table, of the viewer's secrets and of what is unseen.
/// An encoding has them in the same order.
template <described_game G>
inline constexpr auto const& view_fields = detail::fields_of<detail::view_lists<G>>;
/// The fields of an event.
template <described_game G>
inline constexpr auto const& event_fields = detail::fields_of<detail::event_lists<G>>;
/// The fields of a result: points, winners, the lines that the points consist of, then its facts.
template <described_game G>
inline constexpr auto const& result_fields = detail::fields_of<detail::result_lists<G>>;

// These write the values of the field with this index, as far as there is room, and return how many it has.
// Precondition: there is such a field.

template <described_game G>
constexpr std::size_t write_field(view<G> const& v, int index, std::span<std::int32_t> out) {
    detail::field_writer fields{index, out};
    if (fields.is_next()) fields.put(v.who().is_spectator() ? -1 : v.seat().number());
    if (fields.is_next()) fields.put(v.turn().number());
    rules_of<G>::table::describe(v.table(), fields);
    if (v.who().is_spectator())
        fields.pass(detail::count_fields(v.mine()));
    else
        rules_of<G>::secrets::describe(v.mine(), fields);
    auto const unseen = detail::unseen_by(v);
    detail::unseen_part<G>::describe(unseen, fields);
    return fields.count();
}
template <described_game G>
constexpr std::size_t write_event_field(event<G> const& e, int index, std::span<std::int32_t> out) {
    detail::field_writer fields{index, out};
    event<G>::describe(e, fields);
    return fields.count();
}
template <described_game G>
constexpr std::size_t write_result_field(result<G> const& r, int index, std::span<std::int32_t> out) {
    detail::field_writer fields{index, out};
    auto const of_each_seat = [&](auto points) {
        if (!fields.is_next()) return;
        for (int i = 0; i < r.players(); ++i) fields.put(points(seat{i}).value());
    };
    of_each_seat([&r](seat s) { return r.points(s); });
    if (fields.is_next()) {
        int left = rules_of<G>::most_players;
        for (auto const s : r.winners()) fields.put(s.number()), --left;
        while (left-- > 0) fields.put(-1);
    }
    for (int line = 0; line < result<G>::lines; ++line) of_each_seat([&r, line](seat s) { return r.line(line, s); });
    result<G>::describe(r, fields);
    return fields.count();
}

/// The kind of an event as a number: that of its action, or, for an answer of chance, the number behind the last kind.
template <described_game G>
[[nodiscard]] constexpr int kind_of(event<G> const& e) {
    if constexpr (requires { e.kind_of_move(); }) return e.kind_of_move();
    auto const done = e.action();
    return done ? kind_of_action(action_kinds<G>, done->number()) : static_cast<int>(action_kinds<G>.size());
}

}  // namespace triqueta
