#pragma once

#include "triqueta/core/describe.hpp"
#include "triqueta/core/game.hpp"
#include "triqueta/core/limits.hpp"
#include "triqueta/core/random/dice.hpp"
#include "triqueta/core/random/seed.hpp"
#include "triqueta/core/reasons.hpp"
#include "triqueta/core/refusal.hpp"
#include "triqueta/core/seat.hpp"
#include "triqueta/core/state.hpp"
#include "triqueta/data/bits.hpp"
#include "triqueta/data/saved_setup.hpp"
#include "triqueta/data/sections.hpp"
#include "triqueta/data/snapshot.hpp"
#include "triqueta/play/deal.hpp"
#include "triqueta/play/match.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <utility>
#include <vector>

/// Saves a whole match: set-up, chance, and the history with what was undone. A match that is read goes on exactly as
/// the saved one would have. The bytes hold all secrets and the future, so they are for the server only.
/// docs/formats.md has the format.
namespace triqueta::detail {

/// Where the answers of chance come from.
enum class chance_from : std::uint8_t { caller, seed, key, numbers, fair_seed };

/// An entry of the history in bits: whether it is an action, and its number.
template <game G>
inline constexpr int entry_width = 1 + bits_for((action<G>::count > rules_of<G>::outcomes
                                                     ? static_cast<int>(action<G>::count)
                                                     : static_cast<int>(rules_of<G>::outcomes)) -
                                                1);
inline constexpr std::uint32_t most_entries = 1U << 28;
inline constexpr std::uint32_t most_dealt = 4096;  // numbers of a deal by hand

template <game G, class Storage, class Out>
constexpr checked_output<Out> write_start(match<G, Storage> const& m, checked_output<Out> to) {
    to.number(m.is_from_position() ? 1 : 0, 1);
    if (m.is_from_position()) return write_bytes(m.first(), to);
    return write_setup<G>(m.start(), to);
}

template <class Out>
constexpr void write_seed(checked_output<Out>& to, seed_number const& from) {
    for (auto const byte : from.from) to.number(byte, 1);
    to.number(from.number, 8);
}

/// Writes the order of a deal that doesn't know its seed.
template <class Order, class Out>
constexpr void write_order(checked_output<Out>& to, Order const& order) {
    if constexpr (requires { order.key(); }) {
        if (auto const key = order.key()) {
            to.number(static_cast<std::uint64_t>(chance_from::key), 1);
            return write_seed(to, *key);
        }
    }
    if constexpr (requires { order.each_number([](std::int32_t) {}); }) {
        std::uint32_t count = 0;
        order.each_number([&count](std::int32_t) { ++count; });
        to.number(static_cast<std::uint64_t>(chance_from::numbers), 1);
        to.number(count, 4);
        order.each_number([&to](std::int32_t number) { to.number(static_cast<std::uint32_t>(number), 4); });
    }
}

template <game G, class Storage, class Out>
constexpr checked_output<Out> write_chance(match<G, Storage> const& m, checked_output<Out> to) {
    if (auto const dealt = m.dealt(); !dealt) {
        to.number(static_cast<std::uint64_t>(chance_from::caller), 1);
    } else if (auto const& source = dealt->source()) {
        to.number(static_cast<std::uint64_t>(dealt->is_fair() ? chance_from::fair_seed : chance_from::seed), 1);
        write_seed(to, *source);
    } else {
        write_order(to, dealt->whole());
    }
    auto const& dice = m.drawing();
    to.number(dice ? 1 : 0, 1);
    if (dice) to.number(dice->bits(), 8);
    return to;
}

template <game G, class Storage, class Out>
constexpr checked_output<Out> write_history(match<G, Storage> const& m, checked_output<Out> to) {
    to.number(m.moment(), 4);
    to.number(m.history().size(), 4);
    bit_writer<checked_output<Out>> entries{to};
    for (auto const one : m.history()) {
        int const number = one.is_action() ? one.action().number() : as_number(one.outcome());
        entries.bits(static_cast<std::uint32_t>(number) << 1 | (one.is_action() ? 1U : 0U), entry_width<G>);
    }
    return entries.finish();
}

/// Writes the sections of a match.
template <game G, class Storage, class Out>
constexpr Out write_match(match<G, Storage> const& m, Out out) {
    out = write_section([&m](auto to) { return write_start(m, to); }, out);
    out = write_section([&m](auto to) { return write_chance(m, to); }, out);
    return write_section([&m](auto to) { return write_history(m, to); }, out);
}

[[nodiscard]] constexpr seed_number read_seed(byte_reader& from) {
    seed_number read;
    for (auto& byte : read.from) byte = static_cast<std::uint8_t>(from.number(1));
    read.number = from.number(8);
    return read;
}

template <game G>
[[nodiscard]] constexpr std::optional<deal<G>> read_deal(byte_reader& from, setup<G> const& start) {
    auto const where = from.at();
    switch (static_cast<chance_from>(from.number(1, 4))) {
        case chance_from::caller: return std::nullopt;
        case chance_from::seed: {
            auto const source = read_seed(from);
            return from.failed() ? std::nullopt : std::optional{deal<G>{source.from, start, source.number}};
        }
        case chance_from::fair_seed: {
            auto const source = read_seed(from);
            if (source.number != 0) from.fail(refusal::wrong_value, where);
            return from.failed() ? std::nullopt : std::optional{deal<G>::made_fairly(source.from, start)};
        }
        case chance_from::key: {
            auto const key = read_seed(from);
            if (from.failed()) return std::nullopt;
            return deal<G>::by_hand(deal<G>::order::dealt(key.from, key.number));
        }
        case chance_from::numbers: break;
    }
    if constexpr (requires(std::span<std::int32_t const> numbers) { deal<G>::order::from_numbers(numbers); }) {
        std::array<std::int32_t, most_dealt> numbers{};
        auto const all = std::span{numbers}.first(static_cast<std::size_t>(from.number(4, most_dealt)));
        for (auto& number : all) number = static_cast<std::int32_t>(static_cast<std::uint32_t>(from.number(4)));
        auto const dealt = from.failed() ? std::nullopt : deal<G>::by_hand(all);
        if (!dealt) from.fail(refusal::wrong_deal, where);
        return dealt;
    } else {
        from.fail(refusal::wrong_deal, where);
        return std::nullopt;
    }
}

/// Why a match doesn't go on by this entry of a history; it has gone on if there is no reason. The deal of the match
/// may have answered already.
template <game G, class Storage>
[[nodiscard]] refusal replay_entry(match<G, Storage>& m, std::size_t moment, std::uint32_t bits) {
    int const number = static_cast<int>(bits >> 1);
    bool const acts = (bits & 1) != 0;
    if (number >= (acts ? static_cast<int>(action<G>::count) : static_cast<int>(rules_of<G>::outcomes)))
        return refusal::wrong_value;
    noted<G> const one =
        acts ? noted<G>{action<G>::from_number_unchecked(number)} : noted<G>{from_number<outcome<G>>(number)};
    if (moment < m.moment()) return m.history()[moment] == one ? refusal{} : refusal::event_contradicts;
    if (!acts) return m.reveal(one.outcome());
    auto const now = m.turn();
    if (!now.is_seat()) return now.is_over() ? refusal::game_is_over : refusal::chance_moves;
    return m.play(now.seat(), one.action());
}

template <game G, class Storage>
void read_history(byte_reader& from, match<G, Storage>& m) {
    auto const done = static_cast<std::size_t>(from.number(4, most_entries));
    auto const count = static_cast<std::size_t>(from.number(4, most_entries));
    if (done > count) from.fail(refusal::wrong_value);
    if (from.failed()) return;
    auto const start = from.at();
    bit_reader entries{from.rest()};
    for (std::size_t i = 0; i < count; ++i) {
        auto const bits = entries.bits(entry_width<G>);
        auto const no = entries.why() ? entries.why()
                        : !m.reserve(i + 1 + static_cast<std::size_t>(rules_of<G>::most_draws))
                            ? refusal::no_memory
                            : replay_entry(m, i, bits);
        if (no) return from.fail(no, start + i * entry_width<G> / 8);
    }
    if (auto const no = entries.why_at_end()) return from.fail(no);
    bool const goes_back = done < count && m.history()[done].is_action();
    if (m.moment() != count || (done < count && !goes_back)) return from.fail(refusal::wrong_value, start - 8);
    if (goes_back && m.is_fair() && m.discloses_since(done)) return from.fail(refusal::undo_would_forget, start - 8);
    if (goes_back) m.return_to(done);
}

/// Reads the sections of a match. make(start, deal) and make(state) return a pointer to a new match, or null if there
/// is too little memory.
template <game G, class Make>
constexpr void read_match(byte_reader& from, Make make) {
    auto start_section = from.section();
    auto chance_section = from.section();
    auto history_section = from.section();
    from.fail_like(history_section);
    if (from.failed()) return;

    bool const from_position = start_section.number(1, 1) == 1;
    decltype(make(state<G>{})) made = nullptr;
    if (from_position) {
        auto const where = start_section.at();
        auto const first = read_state<G>(start_section.take(start_section.rest().size()));
        if (!first) return from.fail(*first.why().begin(), where);
        if (chance_section.number(1, 0) != 0 || chance_section.failed()) return from.fail_like(chance_section);
        made = make(*first);
    } else {
        auto const start = read_setup<G>(start_section);
        start_section.expect_end();
        if (start_section.failed()) return from.fail_like(start_section);
        auto const dealt = read_deal<G>(chance_section, *start);
        if (chance_section.failed()) return from.fail_like(chance_section);
        made = make(*start, dealt);
    }
    std::optional<dice> drawing;
    if (chance_section.number(1, 1) == 1) drawing = dice::from_bits(chance_section.number(8));
    chance_section.expect_end();
    if (chance_section.failed()) return from.fail_like(chance_section);
    if (made == nullptr || !made->reserve(made->moment())) return from.fail(refusal::no_memory);
    read_history(history_section, *made);
    if (history_section.failed()) return from.fail_like(history_section);
    made->draw_by(drawing);
}

}  // namespace triqueta::detail

namespace triqueta {

/// Writes a match to an output iterator of bytes.
template <game G, class Storage, class Out>
constexpr Out write_bytes(match<G, Storage> const& m, Out out) {
    for (std::byte const b : detail::header_of<G>(snapshot_of::match)) *out++ = b;
    return detail::write_match(m, out);
}
template <game G, class Storage>
[[nodiscard]] std::vector<std::byte> bytes(match<G, Storage> const& m) {
    std::vector<std::byte> all;
    write_bytes(m, detail::appended_to{all});
    return all;
}

/// Reads a match, or returns why and where these bytes aren't one. It may be longer than most_input.
template <game G>
[[nodiscard]] parsed<match<G>> read_match(std::span<std::byte const> bytes) {
    if (auto const no = detail::why_not_header<G>(bytes, snapshot_of::match)) return {no, 0};
    detail::byte_reader from{bytes, detail::snapshot_header};
    std::optional<match<G>> made;
    detail::read_match<G>(from, [&made](auto const&... begin) { return &made.emplace(begin...); });
    from.expect_end();
    if (from.failed()) return {from.why(), from.where()};
    return std::move(*made);
}

}  // namespace triqueta
