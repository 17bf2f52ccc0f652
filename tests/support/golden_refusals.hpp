#pragma once

#include <triqueta/core/refusal.hpp>

#include <gtest/gtest.h>

#include <set>
#include <vector>

namespace support {

/// What a refusal always was. Codes are stable: a list of these may grow, and never change.
struct golden_refusal {
    triqueta::refusal why;
    int code = 0;
    triqueta::rule_number rule{};
};

template <class Golden>
void expect_as_they_always_were(Golden const& golden) {
    for (auto const& [why, code, rule] : golden) {
        EXPECT_EQ(why.code(), code);
        EXPECT_EQ(why.rule(), rule) << code;
    }
}

template <class Golden>
[[nodiscard]] std::vector<triqueta::refusal> refusals_in(Golden const& golden) {
    std::vector<triqueta::refusal> all;
    for (auto const& entry : golden) all.push_back(entry.why);
    return all;
}

/// All of them are in a game's list, which has no code twice.
template <class Golden, class Refusals>
void expect_listed(Golden const& golden, Refusals const& all) {
    std::set<int> codes;
    for (triqueta::named_refusal const& one : all) EXPECT_TRUE(codes.insert(one.why.code()).second) << one.name;
    for (auto const& entry : golden) EXPECT_TRUE(codes.contains(entry.code)) << entry.code;
}

}  // namespace support
