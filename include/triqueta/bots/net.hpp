#pragma once

#include "triqueta/bots/worth.hpp"
#include "triqueta/core/assert.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

/// A small neural network in integers: the same result on every machine. It has no heap and no state.
///
/// A position is described by instances of a few pools, such as the rows in the middle. An instance is a set of
/// features. Its units are sums of the features' weights, clipped to 0..2; a pool adds up the units of its instances.
/// Two dense layers with clipped units and an output layer follow. A weight is an int8: of features in 128ths, of
/// layers in 64ths.
namespace triqueta::bots {

/// A kind of instances: the number of their features, and of the units of each. Feature 0 belongs to every instance.
struct pool_shape {
    int features;
    int width;
};

/// The places of the weights of a net. Features has `pools`, an array of pool_shape.
template <class Features>
struct net_layout {
    static constexpr int pools = static_cast<int>(Features::pools.size());
    static constexpr int first_layer = 32;
    static constexpr int second_layer = 32;
    static constexpr int outputs = 2;

    [[nodiscard]] static constexpr pool_shape shape(int pool) {
        return Features::pools[static_cast<std::size_t>(pool)];
    }
    /// The first pooled unit of a pool.
    [[nodiscard]] static constexpr int unit_of(int pool) {
        int at = 0;
        for (int p = 0; p < pool; ++p) at += shape(p).width;
        return at;
    }
    static constexpr int units = unit_of(pools);

    /// The first weight of a pool: for each feature, one for each unit.
    [[nodiscard]] static constexpr int weights_of(int pool) {
        int at = 0;
        for (int p = 0; p < pool; ++p) at += shape(p).features * shape(p).width;
        return at;
    }
    // Dense layers: for each unit, a weight for each input, then the biases.
    static constexpr int first_weights = weights_of(pools);
    static constexpr int first_biases = first_weights + units * first_layer;
    static constexpr int second_weights = first_biases + first_layer;
    static constexpr int second_biases = second_weights + first_layer * second_layer;
    static constexpr int output_weights = second_biases + second_layer;
    static constexpr int output_biases = output_weights + second_layer * outputs;
    static constexpr int size = output_biases + outputs;

    static constexpr int most_weight = 127;
    static constexpr int feature_scale = 128;  // of the weights of features, and of pooled units
    static constexpr int dense_scale = 64;     // of the weights of layers
    static constexpr int unit_scale = 512;     // of the units of layers
    static constexpr int most_unit = 2;
};

namespace detail {

// The logistic function at −8, −7.5, … 8, in 65536ths.
inline constexpr std::array<std::int32_t, 33> logistic_table{
    22,    36,    60,    98,    162,   267,   439,   720,   1179,  1921,  3108,
    4971,  7812,  11955, 17625, 24743, 32768, 40793, 47911, 53581, 57724, 60565,
    62428, 63615, 64357, 64816, 65097, 65269, 65374, 65438, 65476, 65500, 65514};

/// The logistic function of x / 4096, in 65536ths.
[[nodiscard]] constexpr std::int32_t logistic(std::int32_t x) {
    constexpr std::int32_t most = 8 * 4096 - 1;
    std::int32_t const from_least = (x < -most ? -most : x > most ? most : x) + 8 * 4096;
    auto const place = static_cast<std::size_t>(from_least >> 11);
    std::int32_t const low = logistic_table[place];
    return low + ((logistic_table[place + 1] - low) * (from_least & 2047)) / 2048;
}

template <int Inputs>
[[nodiscard]] constexpr std::int32_t dot(std::int16_t const* units, std::int8_t const* weights) {
    std::int32_t sum = 0;
    for (int i = 0; i < Inputs; ++i) sum += std::int32_t{units[i]} * std::int16_t{weights[i]};
    return sum;
}

}  // namespace detail

/// Evaluates one position. Describe the position by `open`, `add` and `close` for each instance; then call `result`.
template <class Features>
class net_evaluation {
    using layout = net_layout<Features>;

  public:
    using weights = std::span<std::int8_t const, static_cast<std::size_t>(layout::size)>;

    constexpr explicit net_evaluation(weights w) : weights_{w.data()} {}

    /// Begins an instance of a pool.
    template <int Pool>
    constexpr void open() {
        std::int8_t const* const first = weights_ + layout::weights_of(Pool);
        for (int i = 0; i < layout::shape(Pool).width; ++i) sum_[i] = first[i];
    }
    /// Adds a feature to the instance.
    template <int Pool>
    constexpr void add(int feature) {
        constexpr int width = layout::shape(Pool).width;
        TRIQUETA_ASSERT(feature > 0 && feature < layout::shape(Pool).features);
        std::int8_t const* const row = weights_ + layout::weights_of(Pool) + feature * width;
        for (int i = 0; i < width; ++i) sum_[i] = static_cast<std::int16_t>(sum_[i] + row[i]);
    }
    /// Ends the instance.
    template <int Pool>
    constexpr void close() {
        std::int16_t* const units = units_ + layout::unit_of(Pool);
        for (int i = 0; i < layout::shape(Pool).width; ++i)
            units[i] =
                static_cast<std::int16_t>(units[i] + clipped(sum_[i], layout::most_unit * layout::feature_scale - 1));
    }

    [[nodiscard]] constexpr worth result() const {
        std::int16_t first[layout::first_layer];
        std::int16_t second[layout::second_layer];
        dense<layout::units, layout::first_layer, layout::feature_scale>(units_, layout::first_weights,
                                                                         layout::first_biases, first);
        dense<layout::first_layer, layout::second_layer, layout::unit_scale>(first, layout::second_weights,
                                                                             layout::second_biases, second);
        return {detail::logistic(output(second, 0)), clipped_margin(output(second, 1))};
    }

  private:
    static constexpr std::int16_t clipped(int sum, int most) {
        return static_cast<std::int16_t>(sum < 0 ? 0 : sum > most ? most : sum);
    }
    static constexpr std::int32_t clipped_margin(std::int32_t margin) {
        return margin < -worth::most_margin  ? -worth::most_margin
               : margin > worth::most_margin ? worth::most_margin
                                             : margin;
    }

    template <int Inputs, int Outputs, int Scale>
    constexpr void dense(std::int16_t const* in, int from, int biases, std::int16_t* out) const {
        constexpr int down = Scale * layout::dense_scale / layout::unit_scale;
        for (int o = 0; o < Outputs; ++o) {
            std::int32_t const sum =
                detail::dot<Inputs>(in, weights_ + from + o * Inputs) + Scale * std::int32_t{weights_[biases + o]};
            out[o] = clipped(sum / down, layout::most_unit * layout::unit_scale - 1);
        }
    }
    /// In 4096ths.
    [[nodiscard]] constexpr std::int32_t output(std::int16_t const* in, int o) const {
        return (detail::dot<layout::second_layer>(in, weights_ + layout::output_weights + o * layout::second_layer) +
                layout::unit_scale * std::int32_t{weights_[layout::output_biases + o]}) /
               (layout::unit_scale * layout::dense_scale / 4096);
    }

    static constexpr std::size_t most_width = [] {
        int most = 0;
        for (pool_shape const p : Features::pools) most = p.width > most ? p.width : most;
        return static_cast<std::size_t>(most);
    }();

    std::int8_t const* weights_;
    std::int16_t sum_[most_width] = {};
    std::int16_t units_[static_cast<std::size_t>(layout::units)] = {};
};

}  // namespace triqueta::bots
