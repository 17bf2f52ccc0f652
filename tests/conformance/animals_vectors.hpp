#pragma once

#include "conformance/replay.hpp"
#include "conformance/verdict.hpp"

#include <triqueta/catalog.hpp>
#include <triqueta/triqueta.hpp>

#include <cstddef>
#include <optional>
#include <string>

namespace conformance {

template <triqueta::game G>
[[nodiscard]] triqueta::deal<G> deal_of(json const& towers) {
    using stacks = triqueta::animals::stacks<G>;
    typename stacks::filling filling{};
    expect(0, "number of towers", filling.size(), towers.size());
    for (std::size_t t = 0; t < filling.size(); ++t) {
        expect(0, "number of columns", filling[t].size(), towers.at(t).size());
        for (std::size_t c = 0; c < filling[t].size(); ++c) {
            json const& column = towers.at(t).at(c);
            auto const levels = triqueta::animals::levels<typename G::towers>(triqueta::tower{static_cast<int>(t)});
            expect(0, "height of a column", levels, column.size());
            for (std::size_t level = 0; level < column.size(); ++level)
                filling[t][c][level] = static_cast<triqueta::animal>(column.at(level).get<int>());
        }
    }
    auto const dealt = triqueta::deal<G>::by_hand(stacks{filling});
    if (!dealt) throw difference{0, triqueta::text::english(triqueta::refusal::wrong_deal)};
    return *dealt;
}

template <triqueta::game G>
void compare_animals(json const& line, triqueta::setup<G> const& start) {
    auto const dealt = deal_of<G>(line.at("towers"));
    auto const first = triqueta::state<G>::make(start);
    if (!first) throw difference{0, triqueta::text::english(triqueta::state<G>::why_not(start))};
    if (line.contains("perft")) return compare_perft<G>(line, *first, dealt);

    auto const result = replay<G>(line, *first, dealt).result();
    json scores = json::array();
    json tokens = json::array();
    for (auto const& score : result) {
        scores.push_back(score.points.value());
        tokens.push_back(score.tokens);
    }
    auto const end = line.at("steps").size() + 1;
    expect(end, "scores", line.at("scores"), scores);
    expect(end, "tokens", line.at("tokens"), tokens);
    expect(end, "winners", line.at("winners"), seats_of(result.winners()));
}

/// One game of Triqueta.
inline void compare_animals(json const& line) {
    bool const pair = line.at("pair").get<bool>();
    std::string const name =
        std::string{line.at("wolves").get<bool>() ? "hidden_wolves" : "base_game"} + (pair ? "_duel" : "");
    triqueta::seat const first{line.at("first").get<int>()};
    auto const compare = [&]<class G>(triqueta::setup<G> start) {
        if constexpr (triqueta::animals::variant<G>) {
            start.first = first;
            compare_animals<G>(line, start);
        }
    };
    auto const no = triqueta::shipped::visit(name, line.at("players").get<int>(), compare);
    if (no) throw difference{0, triqueta::text::english(no)};
}

}  // namespace conformance
