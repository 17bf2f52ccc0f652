#pragma once

#include "triqueta/core/game.hpp"
#include "triqueta/core/seat.hpp"
#include "triqueta/core/view.hpp"
#include "triqueta/text/language.hpp"
#include "triqueta/text/names.hpp"
#include "triqueta/text/phrases.hpp"
#include "triqueta/text/sentence_words.hpp"

#include <cstddef>
#include <span>
#include <string_view>

namespace triqueta::text {

/// An event to put into words: as its viewer saw it, with the view before and after it.
template <game G>
struct narration {
    view<G> const& before;
    event<G> const& seen;
    view<G> const& after;
    language const& in;
    names const& players;

    /// Who acted, or got what was drawn.
    [[nodiscard]] constexpr seat mover() const { return before.table().mover; }
    /// Whether the viewer is the mover, who sees more.
    [[nodiscard]] constexpr bool is_own() const { return before.who().is(mover()); }

    [[nodiscard]] constexpr bool is_you(seat s) const { return players.viewer_is_you && before.who().is(s); }
    [[nodiscard]] constexpr char const* said_of(seat s, deed const& d) const { return is_you(s) ? d.yours : d.theirs; }
    [[nodiscard]] constexpr char const* said(deed const& d) const { return said_of(mover(), d); }

    /// Writes the name of a player. Without a name, it is `numbered` with a number that counts from `first`.
    template <class To>
    constexpr void put_name(To& to, seat s, char const* numbered, int first) const {
        to.mark(s, [&] {
            if (is_you(s))
                to.put(in.sentences.you);
            else if (players.of(s).empty())
                put_pattern(to, numbered, s.number() + first);
            else
                to.put(players.of(s));
        });
    }
    template <class To>
    constexpr void put_name(To& to, seat s) const {
        put_name(to, s, in.sentences.player, 1);
    }
};

}  // namespace triqueta::text
