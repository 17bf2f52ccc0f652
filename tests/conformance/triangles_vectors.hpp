#pragma once

#include "conformance/replay.hpp"
#include "conformance/verdict.hpp"

#include <triqueta/triqueta.hpp>

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace conformance {

/// The cards of a vector's opening hands, in the order in which they are dealt.
[[nodiscard]] inline std::vector<triqueta::card> dealt_cards(json const& line) {
    json const& hands = line.at("hands");
    auto const players = hands.size();
    auto const first = line.at("first").get<std::size_t>();
    expect(0, "number of hands", line.at("players"), players);
    std::vector<triqueta::card> order;
    for (std::size_t round = 0; round < hands.at(0).size(); ++round)
        for (std::size_t i = 0; i < players; ++i)
            order.push_back(triqueta::card(hands.at((first + i) % players).at(round).get<int>()));
    return order;
}

/// Replays one game from its opening hands; nothing if it is a perft line, which is compared at once.
template <triqueta::game G>
[[nodiscard]] std::optional<triqueta::result<G>> replay_triangles(json const& line, triqueta::setup<G> const& start) {
    auto s = triqueta::state<G>::make(start);
    if (!s) throw difference{0, triqueta::text::english(triqueta::state<G>::why_not(start))};
    auto order = dealt_cards(line);
    for (auto const c : order)
        if (auto const no = s->reveal(c)) throw difference{0, triqueta::text::english(no)};
    if (s->turn().is_chance()) throw difference{0, "the hands are too small"};
    if (!line.contains("perft")) return replay<G>(line, *s, std::nullopt).result();

    for (json const& c : line.at("pile")) order.push_back(triqueta::card(c.get<int>()));
    triqueta::triangles::card_order whole;
    expect(0, "number of cards", triqueta::rules_of<G>::table::deck().total(), order.size());
    for (auto const c : order) whole.add(c);
    auto const dealt = triqueta::deal<G>::by_hand(typename triqueta::deal<G>::order{whole});
    if (!dealt) throw difference{0, triqueta::text::english(triqueta::refusal::wrong_deal)};
    compare_perft<G>(line, *s, *dealt);
    return std::nullopt;
}

/// A set-up as every vector has it.
template <triqueta::game G>
[[nodiscard]] triqueta::setup<G> setup_of(json const& line) {
    triqueta::setup<G> start;
    start.players = line.at("players").get<int>();
    start.first = triqueta::seat{line.at("first").get<int>()};
    return start;
}

/// One game of Triangle Mayhem.
inline void compare_mayhem(json const& line) {
    auto start = setup_of<triqueta::mayhem>(line);
    start.fast = line.at("fast").get<bool>();
    auto const end = replay_triangles<triqueta::mayhem>(line, start);
    if (!end) return;
    json scores = json::array();
    for (auto const& score : *end) scores.push_back(score.points.value());
    auto const step = line.at("steps").size() + 1;
    expect(step, "scores", line.at("scores"), scores);
    expect(step, "winners", line.at("winners"), seats_of(end->winners()));
}

/// One 21/15/9-card game.
inline void compare_race(json const& line) {
    auto start = setup_of<triqueta::race>(line);
    start.turn_cap = line.at("turn_cap").get<int>();
    auto const end = replay_triangles<triqueta::race>(line, start);
    if (!end) return;
    json left = json::array();
    json dead = json::array();
    for (auto const s : triqueta::seat_set::first(end->players())) {
        left.push_back(end->left(s));
        dead.push_back(end->dead().contains(s));
    }
    auto const step = line.at("steps").size() + 1;
    expect(step, "winners", line.at("winners"), seats_of(end->winners()));
    expect(step, "dead", line.at("dead"), dead);
    expect(step, "turns", line.at("turns"), end->turns());
    expect(step, "left", line.at("left"), left);
}

}  // namespace conformance
