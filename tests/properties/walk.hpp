#pragma once

#include "properties/choices.hpp"
#include "properties/claim.hpp"

#include <triqueta/triqueta.hpp>

#include <algorithm>
#include <cstdint>
#include <vector>

namespace properties {

/// Everyone who may look on: each seat, and a spectator.
template <triqueta::game G>
[[nodiscard]] std::vector<triqueta::viewer> viewers_of(triqueta::state<G> const& s) {
    std::vector<triqueta::viewer> all;
    for (int i = 0; i < s.players(); ++i) all.push_back(triqueta::seat{i});
    all.push_back(triqueta::viewer::spectator());
    return all;
}

/// Sets every option to some value. Of one with wide bounds, to a low value or to one that lets games go on for long.
class option_chooser {
  public:
    explicit option_chooser(choices& from) : from_{&from} {}

    void operator()(char const*, char const*, bool& value, triqueta::shape::truth) { value = from_->one_in(2); }
    void operator()(char const*, char const*, int& value, triqueta::shape::whole_number shape) {
        constexpr int wide = 20;
        constexpr int enough = 300;
        if (shape.most - shape.least < wide)
            value =
                shape.least + static_cast<int>(from_->below(static_cast<std::uint32_t>(shape.most - shape.least + 1)));
        else if (from_->one_in(8))
            value = shape.least + static_cast<int>(from_->below(wide));
        else
            value = std::min(value, std::max(shape.least, enough));
    }

  private:
    choices* from_;
};

/// For few players more often than for many.
template <triqueta::game G>
[[nodiscard]] triqueta::setup<G> any_setup(choices& from) {
    using rules = triqueta::rules_of<G>;
    std::vector<int> possible;
    for (int players = 1; players <= rules::most_players; ++players)
        if (rules::setup_for(players)) possible.push_back(players);
    auto const all = static_cast<std::uint32_t>(possible.size());
    auto start = *rules::setup_for(possible[from.below(from.one_in(4) ? all : std::min(all, 3U))]);
    option_chooser options{from};
    triqueta::setup<G>::describe(start, options);
    int const players = rules::players(triqueta::state<G>{start}.table());
    start.first = triqueta::seat{static_cast<int>(from.below(static_cast<std::uint32_t>(players)))};
    return start;
}

/// How seldom to look at all action numbers of a position, so that a game with many of them doesn't take longer.
template <triqueta::game G>
inline constexpr std::uint32_t positions_for_one_look = 1 + triqueta::action<G>::count / 64;

/// What chance answers, by the same weights as an urn.
template <triqueta::game G>
[[nodiscard]] triqueta::outcome<G> any_outcome(triqueta::state<G> const& s, choices& from) {
    auto const there = s.to_draw();
    claim(there.total() > 0, "chance is asked and has something to answer");
    return from.draw(there);
}

/// Takes one step of a game that isn't over, by arbitrary choices. Returns the full event of it.
template <triqueta::game G>
triqueta::event<G> any_step(triqueta::state<G>& s, choices& from) {
    if (s.turn().is_chance()) {
        auto const drawn = any_outcome(s, from);
        auto const full = s.event_of(drawn);
        claim(!s.reveal(drawn), "chance may answer whatever is left");
        return full;
    }
    auto const legal = s.legal();
    claim(!legal.empty(), "whoever is to move has a move");
    auto const a = from.pick(legal);
    auto const full = s.event_of(a);
    claim(!s.apply(a), "a legal action is accepted");
    return full;
}

/// Plays a whole game by arbitrary choices, and calls check(state) at every position of it, the last one included.
template <triqueta::game G, class Check>
void walk(choices& from, Check check) {
    triqueta::state<G> s{any_setup<G>(from)};
    int steps = 0;
    while (!s.is_over()) {
        check(s);
        any_step(s, from);
        claim(++steps < 10'000, "every game comes to an end");
    }
    check(s);
}

}  // namespace properties
