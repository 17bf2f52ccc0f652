#pragma once

#include "triqueta/core/game.hpp"
#include "triqueta/core/seat.hpp"
#include "triqueta/core/view.hpp"
#include "triqueta/text/language.hpp"
#include "triqueta/text/names.hpp"
#include "triqueta/text/phrases.hpp"
#include "triqueta/text/remarks/languages.hpp"

namespace triqueta::text {

/// An action to remark on: of the viewer, whose turn it is.
template <game G>
struct remarking {
    view<G> const& before;
    action<G> what;
    language const& in;
    names const& players;

    /// Writes the name of a player; without one, "Player 2".
    template <class To>
    constexpr void put_name(To& to, seat s) const {
        to.mark(s, [&] {
            if (players.of(s).empty())
                put_pattern(to, in.sentences.player, s.number() + 1);
            else
                to.put(players.of(s));
        });
    }
};

}  // namespace triqueta::text
