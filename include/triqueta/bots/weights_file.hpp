#pragma once

#include "triqueta/bots/brain.hpp"
#include "triqueta/bots/net.hpp"
#include "triqueta/core/reasons.hpp"
#include "triqueta/core/refusal.hpp"
#include "triqueta/data/sections.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

/// Weights as the bytes of a file, as tools/train writes them: docs/bots.md. Reading and writing files is up to you.
namespace triqueta::bots {

/// The weights of a net, in memory of their own.
template <class Features>
using net_weights = std::array<std::int8_t, static_cast<std::size_t>(net_layout<Features>::size)>;
template <has_features G>
using own_weights = net_weights<features_of<G>>;

namespace detail {

inline constexpr std::array<std::byte, 4> weights_mark{std::byte{'T'}, std::byte{'q'}, std::byte{'N'}, std::byte{'t'}};
inline constexpr int weights_version = 1;

/// Calls f with each number in which nets of different kinds differ.
template <class Features, class F>
constexpr void for_each_size(F f) {
    using layout = net_layout<Features>;
    f(layout::pools);
    for (int p = 0; p < layout::pools; ++p) {
        f(layout::shape(p).features);
        f(layout::shape(p).width);
    }
    f(layout::first_layer);
    f(layout::second_layer);
    f(layout::outputs);
}

}  // namespace detail

/// Writes weights as bytes.
template <class Features, class Out>
constexpr Out write_net(net_weights<Features> const& weights, Out out) {
    for (std::byte const b : detail::weights_mark) *out++ = b;
    triqueta::detail::put_number(out, detail::weights_version, 1);
    return triqueta::detail::write_section(
        [&](auto to) {
            detail::for_each_size<Features>([&](int size) { to.number(static_cast<std::uint64_t>(size), 2); });
            for (std::int8_t const w : weights) to.number(static_cast<std::uint8_t>(w), 1);
            return to;
        },
        out);
}

/// Reads weights of a kind of net, or says why and at which byte they were refused: `wrong_format`, `wrong_version`,
/// `wrong_game` (a net of other features), `damaged`, `bytes_too_short` or `bytes_too_long`.
template <class Features>
[[nodiscard]] constexpr parsed<net_weights<Features>> read_net(std::span<std::byte const> bytes) {
    for (std::size_t i = 0; i < detail::weights_mark.size(); ++i) {
        if (i == bytes.size()) return {refusal::bytes_too_short, i};
        if (bytes[i] != detail::weights_mark[i]) return {refusal::wrong_format, i};
    }
    triqueta::detail::byte_reader all{bytes, detail::weights_mark.size()};
    if (all.number(1) != detail::weights_version) all.fail(refusal::wrong_version, detail::weights_mark.size());
    auto part = all.section();
    detail::for_each_size<Features>([&part](int size) {
        auto const where = part.at();
        if (part.number(2) != static_cast<std::uint64_t>(size)) part.fail(refusal::wrong_game, where);
    });
    net_weights<Features> weights{};
    auto const read = part.take(weights.size());
    if (!part.failed())
        for (std::size_t i = 0; i < weights.size(); ++i)
            weights[i] = static_cast<std::int8_t>(static_cast<std::uint8_t>(read[i]));
    part.expect_end();
    all.fail_like(part);
    all.expect_end();
    if (all.failed()) return {all.why(), all.where()};
    return weights;
}

/// Reads weights for a game. Give them to a bot or an analysis, and keep them while it lives.
template <has_features G>
[[nodiscard]] constexpr parsed<own_weights<G>> read_weights(std::span<std::byte const> bytes) {
    return read_net<features_of<G>>(bytes);
}

}  // namespace triqueta::bots
