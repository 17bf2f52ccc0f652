#pragma once

#include <triqueta/catalog.hpp>
#include <triqueta/text.hpp>

namespace terminal {

/// A game of the library that has lost its presentation: what is left are its description and its words. So every
/// program has to show it as it would show a game that it has never heard of.
template <class G>
struct only_described {
    template <class>
    using rules = triqueta::rules_of<G>;
    using words = triqueta::text::words_of<G>;
};

struct described_wolves : only_described<triqueta::hidden_wolves<3>> {
    static constexpr char const* name = "described_wolves";
};
struct described_duel : only_described<triqueta::hidden_wolves_duel> {
    static constexpr char const* name = "described_duel";
};
struct described_mayhem : only_described<triqueta::mayhem> {
    static constexpr char const* name = "described_mayhem";
};
struct described_race : only_described<triqueta::race> {
    static constexpr char const* name = "described_race";
};

using described_games = triqueta::catalog<described_wolves, described_duel, described_mayhem, described_race>;

}  // namespace terminal
