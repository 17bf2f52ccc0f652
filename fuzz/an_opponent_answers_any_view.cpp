#include "properties/games.hpp"
#include "properties/opponents.hpp"
#include "support/erased_games.hpp"

#include <triqueta/any_bots.hpp>

#include <cstddef>
#include <cstdint>
#include <span>

// The bytes are read as weights, too.
extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
    return fuzz::any_session_from_bytes(data, size, [&](auto const& games, properties::choices& from) {
        static constinit triqueta::bot_catalog const opponents = triqueta::any_bots<properties::games_of_clients>;
        static constinit triqueta::analysis_catalog const analyses =
            triqueta::any_analyses<properties::games_of_clients>;
        auto const level = triqueta::bots::all_levels[from.below(triqueta::bots::levels)];
        triqueta::any_bot bot{opponents, level, triqueta::dice{from.below(256)}};
        triqueta::any_analysis analysis{analyses};
        static_cast<void>(bot.use(std::as_bytes(std::span{data, size})));
        for (int views = 0; views < 3; ++views) properties::an_opponent_answers_any_view(games, bot, analysis, from);
    });
}
