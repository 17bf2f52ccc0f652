// Looks for views that go wrong unnoticed and sessions that go on differently, quickly: built against a copy of the
// headers in which a fault may have been planted.

#include "properties/choices.hpp"
#include "properties/claim.hpp"
#include "properties/fair.hpp"
#include "properties/sessions.hpp"
#include "properties/stream.hpp"

#include <triqueta/any_games.hpp>

#include <array>
#include <cstdint>
#include <cstdio>

namespace {

constexpr auto const& games = triqueta::any_games<triqueta::catalog<triqueta::hidden_wolves_duel, triqueta::race>>;

}  // namespace

int main() {
    try {
        for (std::uint64_t number = 0; number < 400; ++number) {
            std::array<std::uint8_t, 2> const bytes{static_cast<std::uint8_t>(number),
                                                    static_cast<std::uint8_t>(number >> 8)};
            properties::choices from{bytes};
            static_cast<void>(properties::a_stream_never_goes_wrong_unnoticed(games, from));
            properties::a_session_survives(games, from);
            for (std::uint8_t more = 0; more < 8; ++more) {  // agreements, for one, are rare
                std::array<std::uint8_t, 3> const others{bytes[0], bytes[1], more};
                properties::choices again{others};
                properties::a_session_survives(games, again);
            }
            if (number % 8 == 0) properties::a_fair_game_holds(games, from);
        }
    } catch (properties::broken const& b) {
        std::puts(b.what());
        return 1;
    }
    std::puts("no fault found");
    return 0;
}
