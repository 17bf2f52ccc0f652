#pragma once

#include <triqueta/core/position.hpp>

#include "support/print.hpp"

#include <gtest/gtest.h>

#include <initializer_list>
#include <set>

namespace triqueta {

inline void PrintTo(reasons const& all, std::ostream* out) {
    *out << all.size() << " reasons";
    for (refusal const why : all) {
        *out << "; ";
        PrintTo(why, out);
    }
}

}  // namespace triqueta

namespace support {

/// These reasons, in this order.
[[nodiscard]] inline triqueta::reasons these(std::initializer_list<triqueta::refusal> all) {
    triqueta::reasons found;
    for (auto const why : all) found.unless(false, why);
    return found;
}

/// What is found against a position of play once `change(table, all secrets)` was made to it; before that, nothing is.
template <triqueta::game G, class Change>
[[nodiscard]] triqueta::reasons found_in(triqueta::state<G> const& s, Change change) {
    auto t = s.table();
    auto all = s.all_secrets();
    EXPECT_EQ(triqueta::check_position<G>(t, all), triqueta::reasons{}) << "before the change";
    change(t, all);
    auto const found = triqueta::check_position<G>(t, all);
    auto const made = triqueta::set_up<G>(t, all);
    EXPECT_EQ(static_cast<bool>(made), found.empty());
    EXPECT_EQ(made.why(), found);
    return found;
}

/// The same of a view, and `change(table, own secrets)`.
template <triqueta::game G, class Change>
[[nodiscard]] triqueta::reasons found_in(triqueta::view<G> const& v, Change change) {
    auto t = v.table();
    auto mine = v.mine();
    EXPECT_EQ(triqueta::check_position<G>(t, mine, v.who()), triqueta::reasons{}) << "before the change";
    change(t, mine);
    auto const found = triqueta::check_position<G>(t, mine, v.who());
    auto const made = triqueta::set_up<G>(t, mine, v.who());
    EXPECT_EQ(static_cast<bool>(made), found.empty());
    EXPECT_EQ(made.why(), found);
    return found;
}

/// Notes which reasons were given, to see in the end that each one was.
class provoked {
  public:
    void operator()(triqueta::reasons const& found, std::initializer_list<triqueta::refusal> expected) {
        EXPECT_EQ(found, these(expected));
        for (auto const why : found) codes_.insert(why.code());
    }
    template <class Refusals>
    void expect_all(Refusals const& all) const {
        for (triqueta::refusal const why : all) EXPECT_TRUE(codes_.contains(why.code())) << why.code() << " was not";
    }

  private:
    std::set<int> codes_;
};

}  // namespace support
