#pragma once

#include "support/written.hpp"

#include <triqueta/play/match.hpp>
#include <triqueta/text.hpp>

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace support {

using sentences = std::vector<std::string>;

inline constexpr std::array<std::string_view, 2> ada_and_bo{"Ada", "Bo"};
inline constexpr triqueta::text::names by_name{.given = ada_and_bo};
inline constexpr triqueta::text::names to_you{.given = ada_and_bo, .viewer_is_you = true};

/// A match played in notation, and what its viewers are told of it.
template <triqueta::game G>
class told_match {
  public:
    explicit told_match(triqueta::setup<G> const& start = {}) : match_{start} {}

    /// Actions with commas between them.
    told_match& act(std::string_view actions) {
        for_each(actions, ", ", [this](std::string_view words) {
            auto const a = triqueta::text::read_action<G>(words, triqueta::text::in_english);
            ASSERT_TRUE(a) << words;
            auto const no = match_.play(*match_.to_move(), *a);
            EXPECT_FALSE(no) << words << ": " << triqueta::text::sentence<G>(no, triqueta::text::in_english);
        });
        return *this;
    }
    /// What chance answers, with blanks between.
    told_match& find(std::string_view pieces) {
        for_each(pieces, " ", [this](std::string_view word) {
            auto const drawn = triqueta::text::read_outcome<G>(word, triqueta::text::in_english);
            ASSERT_TRUE(drawn) << word;
            EXPECT_FALSE(match_.reveal(*drawn)) << word;
        });
        return *this;
    }

    /// The texts of so many last events that have words.
    [[nodiscard]] sentences told(triqueta::viewer who, triqueta::text::language const& in,
                                 triqueta::text::names const& players = by_name, std::size_t last = 1'000) const {
        sentences all;
        triqueta::view<G> v{who, match_.start()};
        for (auto const& seen : match_.events(who)) {
            auto const before = v;
            EXPECT_FALSE(v.advance(seen));
            if (auto const text = sentences_of(before, seen, v, in, players); !text.empty()) all.push_back(text);
        }
        all.erase(all.begin(), all.end() - static_cast<std::ptrdiff_t>(std::min(last, all.size())));
        return all;
    }

  private:
    template <class Use>
    static void for_each(std::string_view list, std::string_view between, Use use) {
        while (!list.empty()) {
            auto const end = std::min(list.find(between), list.size());
            use(list.substr(0, end));
            list.remove_prefix(std::min(end + between.size(), list.size()));
        }
    }

    triqueta::match<G> match_;
};

}  // namespace support
