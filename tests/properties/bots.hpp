#pragma once

#include "properties/choices.hpp"
#include "properties/claim.hpp"
#include "properties/walk.hpp"

#include <triqueta/bots.hpp>
#include <triqueta/triqueta.hpp>

#include <cstdint>
#include <memory>

namespace properties {

/// What a bot chooses for the seat to move.
template <triqueta::game G>
triqueta::action<G> bots_choice(triqueta::state<G> const& s, triqueta::bots::level l, std::uint64_t number) {
    triqueta::bots::bot<G> bot{l, triqueta::dice{number}};
    return bot.choose(s.view(s.turn().seat()), {60});
}

/// A bot's choice is legal, and the same in two positions that look alike to its seat.
template <triqueta::game G>
void a_bot_goes_by_its_view(triqueta::state<G> const& s, choices& from) {
    if (!s.turn().is_seat()) return;
    auto const who = s.turn().seat();
    auto const number = std::uint64_t{from.below(1000)};
    triqueta::dice others{number};
    auto const twin = triqueta::complete(s.view(who), others);
    for (auto const l : {triqueta::bots::level::easy, triqueta::bots::level::best}) {
        auto const chosen = bots_choice(s, l, number);
        claim(s.allows(chosen), "a bot's choice is legal");
        claim(chosen == bots_choice(twin, l, number), "leak: a bot's choices differ");
    }
}

/// An analysis has the legal actions, and is the same in two positions that look alike to its seat.
template <triqueta::game G>
void an_analysis_goes_by_its_view(triqueta::state<G> const& s, choices& from) {
    if (!s.turn().is_seat()) return;
    auto const who = s.turn().seat();
    auto const number = std::uint64_t{from.below(1000)};
    triqueta::dice others{number};
    auto const twin = triqueta::complete(s.view(who), others);
    auto const found = triqueta::bots::analyze(s.view(who), {60}, triqueta::dice{number});
    auto const of_twin = triqueta::bots::analyze(twin.view(who), {60}, triqueta::dice{number});
    claim(found.size() == of_twin.size(), "leak: analyses differ");
    for (int i = 0; i < found.size(); ++i) {
        claim(s.allows(found[i].what), "an analysis is of legal actions");
        claim(found[i] == of_twin[i], "leak: analyses differ");
    }
    for (auto const a : s.legal())
        claim(triqueta::bots::are_alike<G>(s.view(who), found.of(a).what, a), "an analysis has each legal action");
}

}  // namespace properties
