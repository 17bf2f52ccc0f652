#pragma once

#include <triqueta/data.hpp>
#include <triqueta/text.hpp>

#include <cstdint>
#include <iterator>
#include <string>

namespace support {

/// What several translation units must agree on, of every shipped game: sizes, and how a game with this key ends,
/// told by its views. Using nearly everything, it instantiates nearly everything. Each translation unit has its own.
[[maybe_unused, nodiscard]] static std::string everything(std::uint64_t key) {
    std::string told;
    auto const play = [&]<class G>(triqueta::chosen<G> const& chosen) {
        using triqueta::seat, triqueta::viewer;
        triqueta::match<G> m{triqueta::seed_from(key), chosen.setup()};
        triqueta::view<G> watched{viewer::spectator(), chosen.setup()};
        triqueta::dice dice{key};
        while (auto const mover = m.to_move())
            if (auto const no = m.play(*mover, dice.pick(m.view(*mover).distinct())))
                told += triqueta::text::english(no);
        for (auto const& e : m.events(viewer::spectator()))
            if (auto const no = watched.advance(e)) told += triqueta::text::english(no);
        triqueta::text::write_json(watched, triqueta::text::in_english, std::back_inserter(told));
        triqueta::text::write_json(m.view(seat{0}), triqueta::text::in_english, std::back_inserter(told));

        auto copy = triqueta::state<G>::assemble(m.state().table(), m.state().all_secrets());
        told += copy == m.state() && watched.result() == m.result() ? " same" : " other";
        triqueta::any_game const any{copy};
        told += any.name() + std::to_string(any.turn().number());
        auto const totals = triqueta::simulate<G>(key, {.first = 0, .count = 3}, triqueta::uniform);
        told += ' ' + std::to_string(totals.actions) + ' ' + std::to_string(sizeof(triqueta::state<G>)) + ' ' +
                std::to_string(sizeof(triqueta::view<G>)) + ' ' + std::to_string(sizeof(triqueta::event<G>)) + '\n';
    };
    for (char const* const name :
         {"base_game", "hidden_wolves", "base_game_duel", "hidden_wolves_duel", "mayhem", "race"})
        for (int players = 2; players <= 7; ++players)
            if (auto const no = triqueta::visit_variant(name, players, play)) told += triqueta::text::english(no);
    return told;
}

}  // namespace support
