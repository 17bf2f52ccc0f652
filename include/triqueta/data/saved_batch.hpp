#pragma once

#include "triqueta/core/game.hpp"
#include "triqueta/core/random/dice.hpp"
#include "triqueta/core/reasons.hpp"
#include "triqueta/core/refusal.hpp"
#include "triqueta/data/batch.hpp"
#include "triqueta/data/batch_types.hpp"
#include "triqueta/data/bits.hpp"
#include "triqueta/data/saved_setup.hpp"
#include "triqueta/data/sections.hpp"
#include "triqueta/data/snapshot.hpp"

#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <vector>

/// Saves a batch. One that is read goes on exactly as the saved one would have. docs/formats.md has the format.
namespace triqueta {
namespace detail {

template <game G, class Batch, class Out>
constexpr Out write_batch(Batch const& b, Out out) {
    for (std::byte const one : header_of<G>(snapshot_of::batch)) *out++ = one;
    out = write_section(
        [&b](auto to) {
            to = write_setup<G>(b.start(), to);
            to.number(b.key(), 8);
            to.number(b.stride(), 8);
            to.number(b.size(), 8);
            return to;
        },
        out);
    for (std::size_t place = 0; place < b.size(); ++place) {
        batch_place<G> const here = b[place];
        out = write_section(
            [&here]<class To>(To to) {
                to.number(here.number, 8);
                to.number(here.chance.bits(), 8);
                to.number(here.actions, 4);
                bit_writer<To> bits{to};
                describe_state(here.position, bits);
                return bits.finish();
            },
            out);
    }
    return out;
}

/// What a batch begins with.
template <game G>
struct batch_start {
    setup<G> start;
    std::uint64_t key = 0;
    std::uint64_t stride = 0;
    std::size_t places = 0;
};
/// Reads it. There are no more places than the bytes behind it have room for.
template <game G>
[[nodiscard]] constexpr std::optional<batch_start<G>> read_batch_start(byte_reader& from) {
    auto section = from.section();
    from.fail_like(section);
    if (from.failed()) return std::nullopt;
    batch_start<G> begin;
    auto const start = read_setup<G>(section);
    begin.key = section.number(8);
    begin.stride = section.number(8);
    auto const where = section.at();
    auto const places = section.number(8, std::numeric_limits<std::size_t>::max());
    constexpr std::size_t least_of_place = 4 + 20 + 4;
    if (places == 0 || begin.stride == 0) section.fail(refusal::wrong_value, where);
    if (places > from.rest().size() / least_of_place) section.fail(refusal::bytes_too_short, where);
    section.expect_end();
    from.fail_like(section);
    if (from.failed()) return std::nullopt;
    begin.start = *start;
    begin.places = static_cast<std::size_t>(places);
    return begin;
}
/// Reads the games of all places of a batch with this start.
template <game G, class Batch>
void read_batch_places(byte_reader& from, Batch& into) {
    int const players = state<G>::make_unchecked(into.start()).players();
    for (std::size_t place = 0; place < into.size() && !from.failed(); ++place) {
        auto section = from.section();
        batch_place<G> here;
        here.number = section.number(8);
        here.chance = dice::from_bits(section.number(8));
        here.actions = static_cast<std::uint32_t>(section.number(4));
        auto const where = section.at();
        if (!section.failed()) {
            auto const read = read_state_without_header<G>(section.rest());
            if (!read)
                section.fail(*read.why().begin(), where);
            else if (!read->turn().is_seat() || read->players() != players)
                section.fail(refusal::wrong_value, where);
            else
                here.position = *read;
        }
        from.fail_like(section);
        if (!from.failed()) into.put(place, here);
    }
    from.expect_end();
}

}  // namespace detail

/// Writes a batch to an output iterator of bytes.
template <game G, class Places, class Out>
constexpr Out write_bytes(single_batch<G, Places> const& b, Out out) {
    return detail::write_batch<G>(b, out);
}
template <game G, class Blocks, class Kernel, class Out>
constexpr Out write_bytes(lockstep_batch<G, Blocks, Kernel> const& b, Out out) {
    return detail::write_batch<G>(b, out);
}
template <game G, class Places>
[[nodiscard]] std::vector<std::byte> bytes(single_batch<G, Places> const& b) {
    std::vector<std::byte> all;
    write_bytes(b, detail::appended_to{all});
    return all;
}
template <game G, class Blocks, class Kernel>
[[nodiscard]] std::vector<std::byte> bytes(lockstep_batch<G, Blocks, Kernel> const& b) {
    std::vector<std::byte> all;
    write_bytes(b, detail::appended_to{all});
    return all;
}

/// Reads a batch, or returns why and where these bytes aren't one. It may be longer than most_input. Any type of batch
/// of the game reads what any other wrote.
template <game G, class Batch = batch<G>>
[[nodiscard]] parsed<Batch> read_batch(std::span<std::byte const> bytes) {
    if (auto const no = detail::why_not_header<G>(bytes, snapshot_of::batch)) return {no, 0};
    detail::byte_reader from{bytes, detail::snapshot_header};
    auto const begin = detail::read_batch_start<G>(from);
    if (!begin) return {from.why(), from.where()};
    Batch made{begin->key, begin->places, begin->start, batch_numbers{0, begin->stride}};
    detail::read_batch_places<G>(from, made);
    if (from.failed()) return {from.why(), from.where()};
    return made;
}

}  // namespace triqueta
