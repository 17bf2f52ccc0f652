#pragma once

#include "properties/choices.hpp"
#include "properties/claim.hpp"

#include <triqueta/any.hpp>
#include <triqueta/bots/any/any_analysis.hpp>
#include <triqueta/bots/any/any_bot.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace properties {

/// The bytes of a view of a game that is played at random, mostly of the seat to move. Sometimes they are damaged.
inline std::vector<std::byte> some_view(triqueta::any_catalog const& games, choices& from) {
    auto const& game = *games.games()[from.below(static_cast<std::uint32_t>(games.games().size()))];
    auto m = *games.make(game.name, triqueta::seed_from(from.below(256)));
    for (auto left = from.below(100); left > 0 && !m.is_over(); --left) {
        auto const who = *m.to_move();
        auto const legal = m.view(who).distinct();
        claim(!m.play(who, legal[from.below(static_cast<std::uint32_t>(legal.size()))]), "a legal action is played");
    }
    auto const mover = m.to_move();
    auto who = mover ? triqueta::viewer{*mover} : triqueta::viewer::spectator();
    if (from.one_in(8)) who = triqueta::viewer{triqueta::seat{static_cast<int>(from.below(2))}};
    auto bytes = m.view(who).bytes();
    if (from.one_in(2))
        for (auto left = from.below(4); left > 0; --left)
            bytes[from.below_any(static_cast<std::uint32_t>(bytes.size()))] ^= static_cast<std::byte>(from.below(256));
    if (from.one_in(16)) bytes.resize(from.below_any(static_cast<std::uint32_t>(bytes.size())));
    return bytes;
}

/// Thinks in slices of any size.
template <class Thinker>
void think(Thinker& thinker, choices& from) {
    for (int slices = 0; !thinker.think(1 + from.below(40)); ++slices)
        claim(slices < 100'000, "thinking comes to an end");
}

/// Of any bytes an opponent chooses a legal action, or refuses them. It chooses where there is a choice.
inline void an_opponent_answers_any_view(triqueta::any_catalog const& games, triqueta::any_bot& bot,
                                         triqueta::any_analysis& analysis, choices& from) {
    auto const bytes = some_view(games, from);
    std::span<std::byte const> const all{bytes};
    auto const seen = games.read_view(all);
    bool const has_choice =
        seen && !seen->who().is_spectator() && seen->to_move() && *seen->to_move() == seen->who().seat();
    triqueta::bots::budget const budget{1 + from.below(200)};

    auto const no = bot.begin(all, budget);
    claim(no ? !has_choice : has_choice, "a bot begins with each view whose viewer is to move, and with no other");
    auto const none = analysis.begin(all, budget);
    claim(none == no, "an analysis refuses what a bot refuses");
    if (no) return;
    auto const legal = seen->legal();
    auto const is_legal = [&](int action) { return std::find(legal.begin(), legal.end(), action) != legal.end(); };
    claim(is_legal(bot.choice()), "a bot has a legal choice before it thinks");
    think(bot, from);
    claim(is_legal(bot.choice()), "a bot's choice is legal");
    think(analysis, from);
    claim(is_legal(analysis[analysis.best()].action), "the best action is legal");
    for (auto const action : legal) {
        claim(analysis.place_of(action).has_value(), "an analysis has each legal action");
        auto const words = analysis.remarks(action, *triqueta::text::all_languages[from.below(3)]);
        claim(triqueta::text::is_utf8(words), "remarks are text");
    }
}

}  // namespace properties
