#pragma once

#include "triqueta/core/event_list.hpp"
#include "triqueta/core/game.hpp"
#include "triqueta/core/limits.hpp"
#include "triqueta/core/name.hpp"
#include "triqueta/core/position.hpp"
#include "triqueta/core/reasons.hpp"
#include "triqueta/core/refusal.hpp"
#include "triqueta/core/seat.hpp"
#include "triqueta/core/state.hpp"
#include "triqueta/core/view.hpp"
#include "triqueta/data/bits.hpp"
#include "triqueta/data/snapshot_header.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

/// Snapshots: states, views and events as bytes, to save and send. docs/formats.md has the format. Input may come from
/// anybody: it is validated completely, and refused if anything is wrong.
namespace triqueta {

/// Identifies a game in snapshots, by its name and, if it is part of the type, its number of players.
template <game G>
[[nodiscard]] constexpr std::uint32_t game_code() {
    std::uint32_t code = 0x811C'9DC5;  // FNV-1a
    auto const add = [&code](unsigned byte) { code = (code ^ byte) * 0x0100'0193; };
    if constexpr (has_name<G>)
        for (char const c : std::string_view{G::name}) add(static_cast<unsigned char>(c));
    if constexpr (requires { G::players; }) add(static_cast<unsigned>(G::players));
    return code;
}

namespace detail {

template <game G>
[[nodiscard]] constexpr std::array<std::byte, snapshot_header> header_of(snapshot_of what) {
    static_assert(name_holds<G>::value);
    return header_of(what, game_code<G>());
}

/// Why this isn't a snapshot of this game with this content, if so.
template <game G>
[[nodiscard]] constexpr refusal why_not_header(std::span<std::byte const> bytes, snapshot_of what) {
    auto const header = read_header(bytes, what);
    return !header.why && header.game != game_code<G>() ? refusal::wrong_game : header.why;
}

template <game G, class Numbers>
constexpr void describe_state(state<G> const& s, Numbers& out) {
    rules_of<G>::table::describe(s.table(), out);
    for (int i = 0; i < s.players(); ++i) rules_of<G>::secrets::describe(s.secrets(seat{i}), out);
}
template <game G, class Numbers>
constexpr void describe_view(view<G> const& v, Numbers& out) {
    out.number(number_of_viewer(v.who()), rules_of<G>::most_players);
    rules_of<G>::table::describe(v.table(), out);
    rules_of<G>::secrets::describe(v.mine(), out);
}

}  // namespace detail

/// Writes a state to an output iterator of bytes.
template <game G, class Out>
constexpr Out write_bytes(state<G> const& s, Out out) {
    for (std::byte const b : detail::header_of<G>(snapshot_of::state)) *out++ = b;
    bit_writer<Out> bits{out};
    detail::describe_state(s, bits);
    return bits.finish();
}

/// Writes a view. The bytes hold nothing that its viewer doesn't know.
template <game G, class Out>
constexpr Out write_bytes(view<G> const& v, Out out) {
    for (std::byte const b : detail::header_of<G>(snapshot_of::view)) *out++ = b;
    bit_writer<Out> bits{out};
    detail::describe_view(v, bits);
    return bits.finish();
}

namespace detail {

struct no_header {};
inline constexpr no_header without_header{};

}  // namespace detail

/// Writes events one by one, as one viewer saw them.
template <game G, class Out>
class event_writer {
  public:
    constexpr explicit event_writer(Out out) : bits_{with_header(out)} {}
    /// For events inside other bytes.
    constexpr event_writer(Out out, detail::no_header) : bits_{out} {}

    /// Precondition: the event has a seat.
    constexpr void add(event<G> const& e) {
        bits_.number(1, 1);
        event<G>::describe(e, bits_);
    }
    constexpr Out finish() {
        bits_.number(0, 1);
        return bits_.finish();
    }

  private:
    static constexpr Out with_header(Out out) {
        for (std::byte const b : detail::header_of<G>(snapshot_of::events)) *out++ = b;
        return out;
    }

    bit_writer<Out> bits_;
};
/// Writes events. Refused, with nothing written, if one has no seat or the result would exceed most_input.
template <game G, class Out>
[[nodiscard]] constexpr reading<Out> write_events(std::span<event<G> const> events, Out out) {
    for (auto const& e : events)
        if (e.seat.number() >= rules_of<G>::most_players) return refusal::event_incomplete;
    auto const write = [events]<class To>(To to) {
        event_writer<G, To> all{to};
        for (auto const& e : events) all.add(e);
        return all.finish();
    };
    return detail::write_within_limit(write, out);
}
template <game G, class Out>
[[nodiscard]] constexpr reading<Out> write_events(event_list<G> const& events, Out out) {
    return write_events<G>(std::span<event<G> const>{events}, out);
}

namespace detail {

/// Replaces std::back_inserter, whose header includes streams.
class appended_to {
  public:
    using difference_type = std::ptrdiff_t;

    explicit appended_to(std::vector<std::byte>& all) : all_{&all} {}
    appended_to& operator*() { return *this; }
    appended_to& operator++() { return *this; }
    appended_to& operator++(int) { return *this; }
    appended_to& operator=(std::byte b) {
        all_->push_back(b);
        return *this;
    }

  private:
    std::vector<std::byte>* all_;
};

}  // namespace detail

// Return the bytes by value.

template <game G>
[[nodiscard]] std::vector<std::byte> bytes(state<G> const& s) {
    std::vector<std::byte> all;
    write_bytes(s, detail::appended_to{all});
    return all;
}
template <game G>
[[nodiscard]] std::vector<std::byte> bytes(view<G> const& v) {
    std::vector<std::byte> all;
    write_bytes(v, detail::appended_to{all});
    return all;
}
/// Refused if the result would exceed most_input. Send a view instead.
template <game G>
[[nodiscard]] reading<std::vector<std::byte>> bytes(std::vector<event<G>> const& events) {
    std::vector<std::byte> all;
    if (auto const written = write_events<G>(events, detail::appended_to{all}); !written) return written.why();
    return all;
}
template <game G>
[[nodiscard]] reading<std::vector<std::byte>> bytes(event_list<G> const& events) {
    std::vector<event<G>> const& all = events;
    return bytes<G>(all);
}

namespace detail {

template <game G>
[[nodiscard]] constexpr reading<state<G>> read_state_without_header(std::span<std::byte const> bytes) {
    bit_reader bits{bytes};
    typename rules_of<G>::table t{};
    typename rules_of<G>::all_secrets all{};
    rules_of<G>::table::describe(t, bits);
    for (int i = 0; i < rules_of<G>::players(t) && !bits.why(); ++i) rules_of<G>::secrets::describe(all[seat{i}], bits);
    if (auto const no = bits.why_at_end()) return no;
    return set_up<G>(t, all);
}

}  // namespace detail

/// Reads a state, or returns every reason why these bytes aren't one.
template <game G>
[[nodiscard]] constexpr reading<state<G>> read_state(std::span<std::byte const> bytes) {
    if (auto const no = detail::why_not_header<G>(bytes, snapshot_of::state)) return no;
    return detail::read_state_without_header<G>(bytes.subspan(detail::snapshot_header));
}

/// Reads a view, or returns every reason why these bytes aren't one.
template <game G>
[[nodiscard]] constexpr reading<view<G>> read_view(std::span<std::byte const> bytes) {
    if (auto const no = detail::why_not_header<G>(bytes, snapshot_of::view)) return no;
    bit_reader bits{bytes.subspan(detail::snapshot_header)};
    viewer const who = detail::viewer_numbered(bits.number(rules_of<G>::most_players));
    typename rules_of<G>::table t{};
    typename rules_of<G>::secrets mine{};
    rules_of<G>::table::describe(t, bits);
    rules_of<G>::secrets::describe(mine, bits);
    if (auto const no = bits.why_at_end()) return no;
    return set_up<G>(t, mine, who);
}

namespace detail {

template <game G, class Take>
constexpr refusal read_events_without_header(std::span<std::byte const> bytes, Take take) {
    bit_reader bits{bytes};
    while (bits.number(1) != 0 && !bits.why()) {
        event<G> e;
        event<G>::describe(e, bits);
        if (e.seat.number() >= rules_of<G>::most_players) bits.wrong();  // write_events refuses it too
        if (bits.why()) break;
        if (auto const no = take(e)) return no;
    }
    return bits.why_at_end();
}

}  // namespace detail

/// Calls take(event) for each event until it refuses one. Returns that refusal, or why these bytes aren't events.
template <game G, class Take>
constexpr refusal read_events(std::span<std::byte const> bytes, Take take) {
    if (auto const no = detail::why_not_header<G>(bytes, snapshot_of::events)) return no;
    return detail::read_events_without_header<G>(bytes.subspan(detail::snapshot_header), take);
}
/// Reads events, or returns why these bytes aren't events. Pass them to a view's `advance` to check that they fit.
template <game G>
[[nodiscard]] reading<event_list<G>> read_events(std::span<std::byte const> bytes) {
    event_list<G> all;
    auto const no = read_events<G>(bytes, [&all](event<G> const& e) {
        all.push_back(e);
        return refusal{};
    });
    if (no) return no;
    return all;
}

}  // namespace triqueta
