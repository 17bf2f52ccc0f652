#pragma once

#include "triqueta/any/any_game.hpp"
#include "triqueta/any/memory_list.hpp"
#include "triqueta/core/canonical.hpp"
#include "triqueta/core/game.hpp"
#include "triqueta/core/inlining.hpp"
#include "triqueta/core/option.hpp"
#include "triqueta/core/refusal.hpp"
#include "triqueta/core/seat.hpp"
#include "triqueta/core/state.hpp"
#include "triqueta/core/view.hpp"
#include "triqueta/data/hash.hpp"
#include "triqueta/data/mask.hpp"
#include "triqueta/data/snapshot.hpp"
#include "triqueta/play/deal.hpp"
#include "triqueta/play/match.hpp"
#include "triqueta/text/json.hpp"
#include "triqueta/text/position_text.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <new>
#include <optional>
#include <span>

/// What the tables of functions of matches and of views have in common.
namespace triqueta {

/// The match of an any_match.
template <game G>
using erased_match = match<G, in_memory>;

namespace detail {

template <game G>
[[nodiscard]] erased_match<G>& match_at(void* at) {
    return *static_cast<erased_match<G>*>(at);
}
template <game G>
[[nodiscard]] erased_match<G> const& match_at(void const* at) {
    return *static_cast<erased_match<G> const*>(at);
}
template <game G>
[[nodiscard]] view<G>& view_at(void* at) {
    return *static_cast<view<G>*>(at);
}
template <game G>
[[nodiscard]] view<G> const& view_at(void const* at) {
    return *static_cast<view<G> const*>(at);
}

// Position<G> finds a state or view behind a pointer.

template <game G>
struct state_behind {
    [[nodiscard]] static state<G> const& get(void const* at) { return match_at<G>(at).state(); }
};
template <game G>
struct view_behind {
    [[nodiscard]] static view<G> const& get(void const* at) { return view_at<G>(at); }
};

/// Returns how many actions there are, and writes their numbers if they fit.
template <class Actions>
std::size_t put_numbers(Actions const& all, std::span<std::int32_t> out) {
    auto const count = static_cast<std::size_t>(all.size());
    if (count > out.size()) return count;
    auto* next = out.data();
    for (auto const a : all) *next++ = a.number();
    return count;
}

template <game G, class Position>
inline constexpr position_functions position_functions_of{
    .whose_turn = [](void const* at) { return Position::get(at).turn(); },
    .players = [](void const* at) { return Position::get(at).players(); },
    .legal = [](void const* at, std::span<std::int32_t> out) { return put_numbers(Position::get(at).legal(), out); },
    .distinct = [](void const* at,
                   std::span<std::int32_t> out) { return put_numbers(Position::get(at).distinct(), out); },
    .write_mask = [](void const* at, std::span<std::uint8_t> out) { triqueta::write_mask(Position::get(at), out); },
    .why_not =
        [](void const* at, seat who, int number) {
            auto const a = action<G>::from_number(number);
            return a ? Position::get(at).why_not(who, *a) : refusal::no_such_number;
        },
};

template <game G, class Position>
inline constexpr position_outputs position_outputs_of{
    .points =
        [](void const* at, std::int32_t* out) {
            auto const& p = Position::get(at);
            auto const result = p.result();
            for (int i = 0; i < p.players(); ++i) out[i] = result.points(seat{i}).value();
        },
    .lines =
        [](void const* at, seat who, std::int32_t* out) {
            auto const scored = Position::get(at).result();
            for (int i = 0; i < result<G>::lines; ++i) out[i] = scored.line(i, who).value();
        },
    .winners = [](void const* at) { return Position::get(at).result().winners(); },
    .hash = [](void const* at) { return triqueta::hash(Position::get(at)); },
    .canonical_hash = [](void const* at) { return triqueta::canonical_hash(Position::get(at)); },
    .write_bytes = [](void const* at, byte_output out) { return triqueta::write_bytes(Position::get(at), out); },
    .write_text = [](void const* at, text::language const& in,
                     text_output out) { return text::write_position(Position::get(at), in, out); },
    .write_result = [](void const* at, text_output out) { return text::write_json(Position::get(at).result(), out); },
};

// --- set-ups

/// The set-up of a choice. None if it isn't possible: `wrong` is the index of the wrong option, or −1 for the seat that
/// begins.
template <game G>
[[nodiscard]] std::optional<setup<G>> setup_of(game_choice const& chosen, refusal& why, int& wrong) {
    auto start = rules_of<G>::setup_for(chosen.players);
    if (!start) {
        why = refusal::wrong_players;
        return std::nullopt;
    }
    start->first = seat{chosen.first};
    auto const count = static_cast<std::size_t>(options_in<G>(*start).size());
    if (auto const bad = set_options<G>(*start, std::span{chosen.options}.first(count))) {
        why = refusal::wrong_option;
        wrong = *bad;
        return std::nullopt;
    }
    wrong = -1;
    why = rules_of<G>::why_not_start(*start);
    return why ? std::nullopt : start;
}
template <game G>
[[nodiscard]] std::optional<setup<G>> setup_of(game_choice const& chosen) {
    refusal why;
    int wrong = 0;
    return setup_of<G>(chosen, why, wrong);
}

template <game G>
[[nodiscard]] game_choice choice_of(any_game const& game, int players, seat first, setup<G> const& start) {
    game_choice chosen{&game, players, first.number(), {}};
    std::size_t at = 0;
    for (auto const& option : options_in<G>(start)) chosen.options[at++] = option.initial;
    return chosen;
}
/// The options of a table; the seat that begins isn't known, and is that to move.
template <game G>
[[nodiscard]] game_choice choice_of(any_game const& game, typename rules_of<G>::table const& t) {
    return choice_of<G>(game, rules_of<G>::players(t), t.mover, options_of<G>(t));
}

// --- matches

template <game G>
[[nodiscard]] bool put_match(void* at, memory const& in, setup<G> const& start, std::optional<deal<G>> const& dealt) {
    auto* const made = new (at) erased_match<G>{start, dealt, in_memory{in}};
    if (made->reserve(made->moment())) return true;  // false if memory ran out while pieces were dealt
    made->~erased_match<G>();
    return false;
}

/// The most entries that one call adds to a history: an action and the answers of chance after it.
template <game G>
inline constexpr std::size_t most_at_once = 1 + static_cast<std::size_t>(rules_of<G>::most_draws);

template <game G>
TRIQUETA_COLD bool find_room(erased_match<G>& m, std::size_t size) {
    return m.reserve(size);
}
/// Makes room for one more call.
template <game G>
[[nodiscard]] bool has_room(erased_match<G>& m, std::size_t from) {
    return from + most_at_once<G> <= m.history().capacity() || find_room<G>(m, from + most_at_once<G>);
}

template <class T>
[[nodiscard]] fault fault_of(text::position_read<T> const& read) {
    return {read.why(), read.where()};
}

/// Makes a match that goes on from a position; `is_match`: there is one already.
template <game G>
void go_on_from(void* at, memory const& in, state<G> const& position, bool is_match) {
    if (is_match)
        match_at<G>(at).go_on_from(position);
    else
        new (at) erased_match<G>{position, in_memory{in}};
}

// --- catalogues

template <class Catalog, class Functions>
using tables = std::array<Functions, static_cast<std::size_t>(Catalog::size)>;

/// What table.operator()<G>() returns for each game of a catalogue.
template <class Catalog, class Table>
[[nodiscard]] constexpr auto tables_of(Table table) {
    tables<Catalog, decltype(Catalog::at(0, table))> all{};
    for (std::size_t i = 0; i < all.size(); ++i) all[i] = Catalog::at(static_cast<int>(i), table);
    return all;
}

}  // namespace detail
}  // namespace triqueta
