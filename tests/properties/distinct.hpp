#pragma once

#include "properties/any_game.hpp"
#include "properties/claim.hpp"

#include <triqueta/triqueta.hpp>

#include <map>
#include <string>

namespace properties {

/// What an action of Triqueta does, without the name of the row, column, tower or token that it does it to.
template <triqueta::game G>
requires triqueta::animals::variant<G>
[[nodiscard]] std::string without_names(triqueta::state<G> const& s, triqueta::animals::action a) {
    using kind = triqueta::animals::action::kind;
    auto const& t = s.table();
    auto const name = [&](int part) { return std::to_string(static_cast<int>(a.what())) + ":" + std::to_string(part); };
    switch (a.what()) {
        case kind::draw: return name(t.height(t.current, a.column()));
        case kind::take:
        case kind::lay: {
            auto text = name(0);
            for (int k = 0; k < triqueta::animals::most_kinds; ++k)
                text += "," + std::to_string(t.rows[a.row()].of(static_cast<triqueta::animal>(k)));
            return text;
        }
        case kind::choose: return name(t.height(a.tower(), triqueta::column{0}));
        case kind::decide: {
            int sums[triqueta::animals::most_kinds] = {};
            auto const kept = s.secrets(t.mover).kept;
            for (int place = 0; place < kept.size(); ++place)
                if ((a.mask() >> place & 1) != 0) ++sums[static_cast<int>(kept[place])];
            auto text = name(0);
            for (int const sum : sums) text += "," + std::to_string(sum);
            return text;
        }
        default: return name(0);
    }
}

/// `distinct` holds the lowest number of each group of like actions, and nothing else.
template <triqueta::game G>
void distinct_actions_stand_for_all(triqueta::state<G> const& s) {
    std::map<std::string, int> lowest;
    for (auto const a : s.legal()) lowest.emplace(without_names(s, a), a.number());
    auto const distinct = s.distinct();
    claim(static_cast<std::size_t>(distinct.size()) == lowest.size(), "one of each group");
    for (auto const a : distinct) claim(lowest.at(without_names(s, a)) == a.number(), "the lowest of its group");
}

}  // namespace properties
