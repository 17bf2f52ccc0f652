#pragma once

#include "conformance/vector_view.hpp"
#include "conformance/verdict.hpp"

#include <triqueta/triqueta.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

namespace conformance {

/// Any iterable of actions, as their numbers.
template <class Actions>
[[nodiscard]] json numbers_of(Actions const& actions) {
    json numbers = json::array();
    for (auto const a : actions) numbers.push_back(a.number());
    return numbers;
}

template <class Seats>
[[nodiscard]] json seats_of(Seats const& seats) {
    json numbers = json::array();
    for (triqueta::seat const s : seats) numbers.push_back(s.number());
    return numbers;
}

template <triqueta::game G>
[[nodiscard]] json weights_of(triqueta::state<G> const& s) {
    json weights = json::array();
    auto const there = s.to_draw();
    for (int i = 0; i < triqueta::rules_of<G>::outcomes; ++i)
        if (int const weight = there.of(triqueta::outcome<G>(i)); weight > 0) weights.push_back({i, weight});
    return weights;
}

/// What each seat in order and then a spectator may know.
template <triqueta::game G>
[[nodiscard]] json views_of(triqueta::state<G> const& s) {
    json views = json::array();
    for (int i = 0; i < s.players(); ++i) views.push_back(vector_view(s.view(triqueta::seat{i})));
    views.push_back(vector_view(s.view(triqueta::viewer::spectator())));
    return views;
}

/// Plays one vector's steps and compares at each one, also what this deal gives, if there is one; returns the final
/// state.
template <triqueta::game G>
[[nodiscard]] triqueta::state<G> replay(json const& line, triqueta::state<G> s,
                                        std::optional<triqueta::deal<G>> dealt) {
    std::size_t number = 0;
    for (json const& step : line.at("steps")) {
        ++number;
        int const seat = step.at(0).get<int>();
        expect(number, "whose turn", seat, s.turn().number());
        if (seat < 0) {
            int const drawn = step.at(1).get<int>();
            if (dealt) expect(number, "what was drawn", drawn, static_cast<int>((*dealt)(s)));
            if (step.size() > 2) expect(number, "chance", step.at(2), weights_of(s));
            if (drawn < 0 || drawn >= triqueta::rules_of<G>::outcomes)
                throw difference{number, "nothing has the number " + std::to_string(drawn)};
            if (auto const no = s.reveal(triqueta::outcome<G>(drawn)))
                throw difference{number, triqueta::text::english(no)};
            continue;
        }
        if (step.size() > 3) expect(number, "views", step.at(3), views_of(s));
        expect(number, "legal actions", step.at(1), numbers_of(s.legal()));
        auto const taken = triqueta::action<G>::from_number(step.at(2).get<int>());
        if (!taken) throw difference{number, "there is no action " + step.at(2).dump()};
        if (auto const no = s.why_not(triqueta::seat{seat}, *taken))
            throw difference{number, "action " + step.at(2).dump() + ": " + triqueta::text::english(no)};
        if (auto const no = s.apply(*taken))
            throw difference{number, "action " + step.at(2).dump() + ": " + triqueta::text::english(no)};
    }
    ++number;
    expect(number, "whose turn at the end", -2, s.turn().number());
    if (line.contains("views")) expect(number, "views at the end", line.at("views"), views_of(s));
    return s;
}

/// How many sequences of `depth` actions there are from here with this deal.
template <triqueta::game G>
[[nodiscard]] std::uint64_t perft(triqueta::state<G> s, triqueta::deal<G> dealt, int depth) {
    while (s.turn().is_chance()) s.reveal_unchecked(dealt(s));
    if (depth == 0) return 1;
    std::uint64_t sequences = 0;
    for (auto const a : s.legal()) {
        auto next = s;
        next.apply_unchecked(a);
        sequences += perft(next, dealt, depth - 1);
    }
    return sequences;
}

template <triqueta::game G>
void compare_perft(json const& line, triqueta::state<G> const& s, triqueta::deal<G> const& dealt) {
    json found = json::array();
    for (std::size_t depth = 1; depth <= line.at("perft").size(); ++depth)
        found.push_back(perft(s, dealt, static_cast<int>(depth)));
    expect(0, "perft", line.at("perft"), found);
}

}  // namespace conformance
