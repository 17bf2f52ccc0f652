#pragma once

#include "triqueta/bots/net.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <random>
#include <span>
#include <vector>

/// Learning of a net in floats. The weights lie in the same order as the int8 of the shipped nets.
namespace train {

namespace bots = triqueta::bots;

/// A described position: for each instance a mark with its pool, then its features.
using description = std::vector<std::uint16_t>;
inline constexpr std::uint16_t instance_mark = 0x8000;

/// Records a description.
class recorder {
  public:
    explicit recorder(description& into) : into_{&into} {}
    template <int Pool>
    void open() {
        into_->push_back(static_cast<std::uint16_t>(instance_mark | Pool));
    }
    template <int Pool>
    void add(int feature) {
        into_->push_back(static_cast<std::uint16_t>(feature));
    }
    template <int Pool>
    void close() {}

  private:
    description* into_;
};

template <class Features>
class learner {
  public:
    using layout = bots::net_layout<Features>;
    static constexpr auto size = static_cast<std::size_t>(layout::size);
    using numbers = std::vector<float>;  // a number for each weight

    static constexpr float most_unit = layout::most_unit;

    /// The scale of the weight at this place.
    static constexpr float scale_of(std::size_t place) {
        return static_cast<float>(place < static_cast<std::size_t>(layout::first_weights) ? layout::feature_scale
                                                                                          : layout::dense_scale);
    }

    /// The units of one position, as needed to learn from it.
    struct units {
        std::array<float, layout::units> pooled;
        std::array<float, layout::first_layer> first;
        std::array<float, layout::second_layer> second;
        float win;  // before the logistic function
        float margin;
    };

    explicit learner(std::uint64_t seed) : weights(size), steady(size), mean_(size), square_(size) {
        std::mt19937_64 random{seed};
        auto const fill = [&](int from, int to, float spread) {
            for (int i = from; i < to; ++i) {
                // Irwin–Hall, as std::normal_distribution differs between libraries.
                float sum = 0;
                for (int n = 0; n < 12; ++n) sum += static_cast<float>(random() >> 40) / static_cast<float>(1 << 24);
                weights[static_cast<std::size_t>(i)] = (sum - 6) * spread;
            }
        };
        fill(0, layout::first_weights, 0.1F);
        fill(layout::first_weights, layout::first_biases, 0.06F);
        fill(layout::second_weights, layout::second_biases, 0.2F);
        fill(layout::output_weights, layout::output_biases, 0.1F);
        for (int i = layout::first_biases; i < layout::second_weights; ++i) weights[static_cast<std::size_t>(i)] = 0.4F;
        for (int i = layout::second_biases; i < layout::output_weights; ++i)
            weights[static_cast<std::size_t>(i)] = 0.1F;
        steady = weights;
    }

    /// Begins with weights that were learnt before.
    void begin_with(std::array<std::int8_t, size> const& known) {
        for (std::size_t i = 0; i < size; ++i) weights[i] = static_cast<float>(known[i]) / scale_of(i);
        steady = weights;
    }

    numbers weights;
    numbers steady;  // their moving average

    /// The moving average as it is shipped.
    void quantise(std::array<std::int8_t, size>& out) const {
        for (std::size_t i = 0; i < size; ++i) out[i] = static_cast<std::int8_t>(std::lround(steady[i] * scale_of(i)));
    }

    void forward(std::span<std::uint16_t const> position, units& u) const {
        u.pooled.fill(0);
        each_instance(position, [&]<int Pool>(std::span<std::uint16_t const> features) {
            constexpr int width = layout::shape(Pool).width;
            float sum[static_cast<std::size_t>(width)];
            sum_of<Pool>(features, sum);
            float* const pooled = u.pooled.data() + layout::unit_of(Pool);
            for (int i = 0; i < width; ++i) pooled[i] += clipped(sum[i]);
        });
        dense<layout::units, layout::first_layer>(u.pooled.data(), layout::first_weights, layout::first_biases,
                                                  u.first.data());
        dense<layout::first_layer, layout::second_layer>(u.first.data(), layout::second_weights, layout::second_biases,
                                                         u.second.data());
        float const* const w = weights.data() + layout::output_weights;
        float const* const b = weights.data() + layout::output_biases;
        u.win = b[0];
        u.margin = b[1];
        for (int i = 0; i < layout::second_layer; ++i) {
            u.win += u.second[static_cast<std::size_t>(i)] * w[i];
            u.margin += u.second[static_cast<std::size_t>(i)] * w[layout::second_layer + i];
        }
    }

    /// Adds the gradient of a position to `slope`, given the errors of its two outputs.
    void backward(std::span<std::uint16_t const> position, units const& u, float win_error, float margin_error,
                  numbers& slope) const {
        float second[layout::second_layer];
        float const* const w = weights.data() + layout::output_weights;
        float* const g = slope.data() + layout::output_weights;
        for (int i = 0; i < layout::second_layer; ++i) {
            auto const unit = u.second[static_cast<std::size_t>(i)];
            g[i] += win_error * unit;
            g[layout::second_layer + i] += margin_error * unit;
            second[i] = passed(unit) * (win_error * w[i] + margin_error * w[layout::second_layer + i]);
        }
        slope[layout::output_biases] += win_error;
        slope[layout::output_biases + 1] += margin_error;

        float first[layout::first_layer] = {};
        back<layout::first_layer, layout::second_layer>(u.first.data(), second, layout::second_weights,
                                                        layout::second_biases, slope, first);
        for (int i = 0; i < layout::first_layer; ++i) first[i] *= passed(u.first[static_cast<std::size_t>(i)]);
        float pooled[layout::units] = {};
        back<layout::units, layout::first_layer>(u.pooled.data(), first, layout::first_weights, layout::first_biases,
                                                 slope, pooled);
        each_instance(position, [&]<int Pool>(std::span<std::uint16_t const> features) {
            constexpr int width = layout::shape(Pool).width;
            float sum[static_cast<std::size_t>(width)];
            sum_of<Pool>(features, sum);
            float error[static_cast<std::size_t>(width)];
            float const* const from = pooled + layout::unit_of(Pool);
            for (int i = 0; i < width; ++i) error[i] = passed(sum[i]) * from[i];
            float* const rows = slope.data() + layout::weights_of(Pool);
            for (int i = 0; i < width; ++i) rows[i] += error[i];
            for (auto const f : features)
                for (int i = 0; i < width; ++i) rows[f * width + i] += error[i];
        });
    }

    /// A step of Adam.
    void step(numbers const& slope, float rate) {
        ++steps_;
        float const fix_mean = 1 - std::pow(0.9F, static_cast<float>(steps_));
        float const fix_square = 1 - std::pow(0.999F, static_cast<float>(steps_));
        float const by = rate * std::sqrt(fix_square) / fix_mean;
        for (std::size_t i = 0; i < size; ++i) {
            mean_[i] += 0.1F * (slope[i] - mean_[i]);
            square_[i] += 0.001F * (slope[i] * slope[i] - square_[i]);
            float const next = weights[i] - by * mean_[i] / (std::sqrt(square_[i]) + 1e-8F);
            float const most = layout::most_weight / scale_of(i);
            weights[i] = next < -most ? -most : next > most ? most : next;
        }
        float const keep = std::min(0.9995F, 1 - 2 / static_cast<float>(steps_ + 2));
        for (std::size_t i = 0; i < size; ++i) steady[i] = keep * steady[i] + (1 - keep) * weights[i];
    }

  private:
    static float clipped(float sum) { return sum < 0 ? 0 : sum > most_unit ? most_unit : sum; }
    /// How much of an error passes a unit. A little passes where the unit is clipped, or it would never change again.
    static float passed(float unit) { return unit > 0 && unit < most_unit ? 1 : 0.05F; }

    template <class F>
    static void each_instance(std::span<std::uint16_t const> position, F f) {
        for (std::size_t i = 0; i < position.size();) {
            int const pool = position[i] & ~instance_mark;
            std::size_t end = i + 1;
            while (end < position.size() && (position[end] & instance_mark) == 0) ++end;
            auto const features = position.subspan(i + 1, end - i - 1);
            [&]<int... Pools>(std::integer_sequence<int, Pools...>) {
                ((pool == Pools ? f.template operator()<Pools>(features) : void()), ...);
            }
            (std::make_integer_sequence<int, layout::pools>{});
            i = end;
        }
    }
    template <int Pool>
    void sum_of(std::span<std::uint16_t const> features, float* sum) const {
        constexpr int width = layout::shape(Pool).width;
        float const* const rows = weights.data() + layout::weights_of(Pool);
        for (int i = 0; i < width; ++i) sum[i] = rows[i];
        for (auto const f : features)
            for (int i = 0; i < width; ++i) sum[i] += rows[f * width + i];
    }
    template <int Inputs, int Outputs>
    void dense(float const* in, int first_weight, int first_bias, float* out) const {
        for (int o = 0; o < Outputs; ++o) {
            float const* const w = weights.data() + first_weight + o * Inputs;
            float lanes[16] = {};
            for (int i = 0; i < Inputs; i += 16)
                for (int l = 0; l < 16; ++l) lanes[l] += in[i + l] * w[i + l];
            float sum = weights[static_cast<std::size_t>(first_bias + o)];
            for (float const lane : lanes) sum += lane;
            out[o] = clipped(sum);
        }
        static_assert(Inputs % 16 == 0);
    }
    template <int Inputs, int Outputs>
    void back(float const* in, float const* error, int first_weight, int first_bias, numbers& slope,
              float* in_error) const {
        for (int o = 0; o < Outputs; ++o) {
            if (error[o] == 0) continue;
            float const* const w = weights.data() + first_weight + o * Inputs;
            float* const g = slope.data() + first_weight + o * Inputs;
            for (int i = 0; i < Inputs; ++i) {
                g[i] += error[o] * in[i];
                in_error[i] += error[o] * w[i];
            }
            slope[static_cast<std::size_t>(first_bias + o)] += error[o];
        }
    }

    numbers mean_, square_;
    long steps_ = 0;
};

}  // namespace train
