#pragma once

#include <triqueta/batch.hpp>
#include <triqueta/catalog.hpp>
#include <triqueta/text.hpp>

#include <cstdint>
#include <iterator>
#include <string>
#include <utility>

namespace support {

/// What several translation units must agree on, of every shipped game: sizes, and how a game with this key ends,
/// told by its views. Using nearly everything, it instantiates nearly everything. Each translation unit has its own.
[[maybe_unused, nodiscard]] static std::string everything(std::uint64_t key) {
    std::string told;
    auto const play = [&]<class G>(triqueta::setup<G> const& start) {
        using triqueta::seat, triqueta::viewer;
        triqueta::match<G> m{triqueta::seed_from(key), start};
        triqueta::view<G> watched{viewer::spectator(), start};
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
        triqueta::shipped::one_of<triqueta::state> const any{std::in_place_type<G>, copy};
        told +=
            std::to_string(any.number()) + std::to_string(any.visit([](auto const& s) { return s.turn().number(); }));
        auto const totals = triqueta::simulate<G>(key, {.first = 0, .count = 3}, triqueta::uniform);
        told += ' ' + std::to_string(totals.actions) + ' ' + std::to_string(sizeof(triqueta::state<G>)) + ' ' +
                std::to_string(sizeof(triqueta::view<G>)) + ' ' + std::to_string(sizeof(triqueta::event<G>)) + '\n';
    };
    for (char const* const name :
         {"base_game", "hidden_wolves", "base_game_duel", "hidden_wolves_duel", "mayhem", "race"})
        for (int players = 2; players <= 7; ++players)
            if (auto const no = triqueta::shipped::visit(name, players, play)) told += triqueta::text::english(no);
    return told;
}

}  // namespace support
