#include "triqueta/bots/net.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>

namespace {

using namespace triqueta::bots;

struct few_features {
    static constexpr std::array<pool_shape, 2> pools{{{3, 16}, {2, 16}}};
};
using layout = net_layout<few_features>;
using weights = std::array<std::int8_t, static_cast<std::size_t>(layout::size)>;

constexpr weights some_weights = [] {
    weights all{};
    std::uint32_t number = 1;
    for (std::int8_t& w : all) {
        number = number * 1664525 + 1013904223;
        w = static_cast<std::int8_t>((static_cast<int>(number >> 24) - 128) / 5);
    }
    return all;
}();

constexpr worth evaluated(bool with_second_feature, int instances) {
    net_evaluation<few_features> net{some_weights};
    net.open<0>();
    net.add<0>(1);
    if (with_second_feature) net.add<0>(2);
    net.close<0>();
    for (int i = 0; i < instances; ++i) {
        net.open<1>();
        net.add<1>(1);
        net.close<1>();
    }
    return net.result();
}

/// The same without the net's code: the definition in the comment of the header, in doubles.
worth by_definition(bool with_second_feature, int instances) {
    auto const w = [](int at) { return static_cast<double>(some_weights[static_cast<std::size_t>(at)]); };
    auto const clipped = [](double x, double scale) { return std::clamp(std::trunc(x), 0.0, 2 * scale - 1); };
    std::array<double, layout::units> units{};
    for (int i = 0; i < 16; ++i)
        units[static_cast<std::size_t>(i)] = clipped(w(i) + w(16 + i) + (with_second_feature ? w(32 + i) : 0), 128);
    for (int i = 0; i < 16; ++i)
        units[static_cast<std::size_t>(16 + i)] = instances * clipped(w(48 + i) + w(64 + i), 128);
    std::array<double, 32> first{}, second{};
    for (int o = 0; o < 32; ++o) {
        double sum = 128 * w(layout::first_biases + o);
        for (int i = 0; i < layout::units; ++i)
            sum += units[static_cast<std::size_t>(i)] * w(layout::first_weights + o * layout::units + i);
        first[static_cast<std::size_t>(o)] = clipped(sum / 16, 512);
    }
    for (int o = 0; o < 32; ++o) {
        double sum = 512 * w(layout::second_biases + o);
        for (int i = 0; i < 32; ++i) sum += first[static_cast<std::size_t>(i)] * w(layout::second_weights + o * 32 + i);
        second[static_cast<std::size_t>(o)] = clipped(sum / 64, 512);
    }
    std::array<double, 2> out{};
    for (int o = 0; o < 2; ++o) {
        double sum = 512 * w(layout::output_biases + o);
        for (int i = 0; i < 32; ++i)
            sum += second[static_cast<std::size_t>(i)] * w(layout::output_weights + o * 32 + i);
        out[static_cast<std::size_t>(o)] = std::trunc(sum / 8);
    }
    return {detail::logistic(static_cast<std::int32_t>(out[0])),
            static_cast<std::int32_t>(std::clamp(out[1], -3.0 * 4096, 3.0 * 4096))};
}

TEST(Net, computes_what_its_definition_says) {
    for (bool const second : {false, true})
        for (int instances = 0; instances <= 25; ++instances)
            EXPECT_EQ(evaluated(second, instances), by_definition(second, instances)) << second << " " << instances;
}

TEST(Net, features_and_instances_change_the_result) {
    EXPECT_NE(evaluated(false, 1), evaluated(true, 1));
    EXPECT_NE(evaluated(false, 1), evaluated(false, 2));
}

TEST(Net, is_evaluated_at_compile_time) {
    constexpr worth found = evaluated(true, 2);
    EXPECT_EQ(found, evaluated(true, 2));
}

TEST(Logistic, rises_from_0_to_1_and_is_symmetric) {
    EXPECT_EQ(detail::logistic(0), worth::sure / 2);
    for (int x = -40'000; x < 40'000; x += 7) {
        EXPECT_LE(detail::logistic(x), detail::logistic(x + 7));
        EXPECT_NEAR(detail::logistic(x) + detail::logistic(-x), worth::sure, 1) << x;
    }
    EXPECT_LT(detail::logistic(INT32_MIN + 1), 30);
    EXPECT_GT(detail::logistic(INT32_MAX), worth::sure - 30);
}

}  // namespace
