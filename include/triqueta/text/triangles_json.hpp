#pragma once

#include "triqueta/core/seat.hpp"
#include "triqueta/core/view.hpp"
#include "triqueta/text/json.hpp"
#include "triqueta/triangles/card.hpp"
#include "triqueta/triangles/cards.hpp"
#include "triqueta/triangles/event.hpp"
#include "triqueta/triangles/mayhem/result.hpp"
#include "triqueta/triangles/mayhem/rules.hpp"
#include "triqueta/triangles/race/result.hpp"
#include "triqueta/triangles/race/rules.hpp"
#include "triqueta/triangles/triangle.hpp"

#include <concepts>

namespace triqueta::text {
namespace detail {

/// Each card as often as it is there.
template <class Out>
constexpr void write_sorted(json_writer<Out>& json, triangles::cards some) {
    json.array([&] {
        for (triangles::card const c : some)
            for (int copies = some.of(c); copies > 0; --copies) json.value(static_cast<int>(c));
    });
}

template <class Out>
constexpr void write_counts(json_writer<Out>& json, triangles::cards counts, int kinds) {
    json.array([&] {
        for (int kind = 0; kind < kinds; ++kind) json.value(counts.of(triangles::card(kind)));
    });
}

/// The kinds of its numbers 1, 2 and 3, or −1.
template <class Out>
constexpr void write_triangle(json_writer<Out>& json, triangles::triangle t) {
    json.array([&] {
        for (int number = 1; number <= 3; ++number) json.value(t.has(number) ? static_cast<int>(t.piece(number)) : -1);
    });
}

/// Each hand: the viewer's own cards, and how many others hold.
template <class Out, game G>
constexpr void write_hands(json_writer<Out>& json, view<G> const& v) {
    json.key("hands");
    json.array([&] {
        for (auto const s : seat_set::first(v.players())) {
            if (v.who().is(s))
                write_sorted(json, v.mine().hand);
            else
                json.value(static_cast<int>(v.table().in_hand[s]));
        }
    });
}

}  // namespace detail

/// The members of a view of Triangle Mayhem.
template <class Out, std::same_as<triangles::mayhem::game> G>
constexpr void write_members(json_writer<Out>& json, view<G> const& v) {
    auto const& t = v.table();
    bool const fast = t.phase == triangles::mayhem::phase::fast;

    json.member("pile", static_cast<int>(t.pile));
    detail::write_hands(json, v);
    json.key("open");
    json.array([&] {  // in the order of the lists written, and so, whatever the cut, first those without a 1 and a 2
        for (int lacking = 2; lacking >= 0; --lacking)
            for (auto const c : triangles::all_cuts)
                for (auto const open : t.open_of(c))
                    if (lacking == (open.has(1) ? 0 : open.has(2) ? 1 : 2)) detail::write_triangle(json, open);
    });
    json.key("won");
    json.array([&] {
        for (auto const s : seat_set::first(v.players()))
            json.array([&] {
                json.value(static_cast<int>(t.pure[s]));
                json.value(static_cast<int>(t.unpure[s]));
            });
    });
    json.key("played");
    if (fast || v.is_over())
        json.null();
    else
        json.value(static_cast<int>(t.laid));
    json.key("fresh");
    if (!fast)
        json.null();
    else if (v.who().is(t.mover))
        detail::write_sorted(json, v.mine().fresh);
    else
        json.value(static_cast<int>(t.fresh));
    json.key("unseen");
    auto const rest = triangles::mayhem::unseen(t, v.who().is_spectator() ? nullptr : &v.mine());
    detail::write_counts(json, rest, triangles::piece_kinds);
}

/// The members of a view of the 21/15/9-card game.
template <class Out, std::same_as<triangles::race::game> G>
constexpr void write_members(json_writer<Out>& json, view<G> const& v) {
    auto const& t = v.table();
    auto const seats = seat_set::first(v.players());
    auto const each = [&](char const* name, auto write) {
        json.key(name);
        json.array([&] {
            for (auto const s : seats) write(s);
        });
    };

    json.member("turns", static_cast<int>(t.turns));
    json.member("pile", static_cast<int>(t.pile));
    json.key("discard");
    detail::write_sorted(json, t.discards.cards());
    json.key("top");
    if (t.discards.empty())
        json.null();
    else
        json.value(static_cast<int>(t.discards.top()));
    detail::write_hands(json, v);
    each("known", [&](seat s) { detail::write_sorted(json, t.known[s]); });
    each("saved", [&](seat s) { detail::write_sorted(json, t.saved[s]); });
    json.key("jokers");
    detail::write_sorted(json, t.gone.only_jokers());
    each("out", [&](seat s) { json.value(t.out.contains(s)); });
    json.key("caller");
    if (t.caller.empty())
        json.null();
    else
        json.value(t.caller[0].number());
    json.member("drew", t.drew);
    json.key("completed");
    json.array([&] {
        for (auto const whole : t.completed) detail::write_triangle(json, whole);
    });
    json.key("saving");
    if (t.saving.empty())
        json.null();
    else
        detail::write_sorted(json, t.saving);
    json.key("unseen");
    auto const rest = triangles::race::unseen(t, v.who(), v.who().is_spectator() ? nullptr : &v.mine());
    detail::write_counts(json, rest, triangles::card_kinds);
}

/// The members of an event: the action, or else the card that was drawn, if this viewer saw it.
template <class Out, class Action>
constexpr void write_members(json_writer<Out>& json, triangles::event<Action> const& e) {
    json.key("action");
    json.value_or_null(e.done);
    json.key("card");
    json.value_or_null(e.drawn);
}

namespace detail {

template <class Out, class Seats>
constexpr void write_seats(json_writer<Out>& json, char const* name, Seats const& seats) {
    json.key(name);
    json.array([&] {
        for (seat const s : seats) json.value(s.number());
    });
}

}  // namespace detail

/// The members of a result of Triangle Mayhem.
template <class Out>
constexpr void write_members(json_writer<Out>& json, triangles::mayhem::result const& r) {
    auto const each = [&](char const* name, auto value_of) {
        json.key(name);
        json.array([&] {
            for (auto const& score : r) json.value(value_of(score));
        });
    };
    each("points", [](triangles::mayhem::score const& s) { return s.points.value(); });
    each("pure", [](triangles::mayhem::score const& s) { return s.pure; });
    each("unpure", [](triangles::mayhem::score const& s) { return s.unpure; });
    detail::write_seats(json, "winners", r.winners());
}

/// The members of a result of the 21/15/9-card game.
template <class Out>
constexpr void write_members(json_writer<Out>& json, triangles::race::result const& r) {
    detail::write_seats(json, "winners", r.winners());
    json.member("ending", triangles::race::ending_names[static_cast<unsigned>(r.ending())]);
    detail::write_seats(json, "dead", r.dead());
    json.member("turns", r.turns());
    json.key("left");
    json.array([&] {
        for (int i = 0; i < r.players(); ++i) json.value(r.left(seat{i}));
    });
}

}  // namespace triqueta::text
