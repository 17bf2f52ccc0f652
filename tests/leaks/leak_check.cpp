// Looks for leaks, quickly: built against a copy of the headers in which one may have been planted.

#include "properties/bots.hpp"
#include "properties/choices.hpp"
#include "properties/claim.hpp"
#include "properties/fair_secret.hpp"
#include "properties/games.hpp"
#include "properties/noninterference.hpp"
#include "properties/square.hpp"
#include "properties/twins.hpp"
#include "properties/walk.hpp"

#include <triqueta/data.hpp>

#include <array>
#include <cstdint>
#include <cstdio>

namespace {

template <triqueta::game G>
void look_for_leaks(std::uint64_t number) {
    std::array<std::uint8_t, 2> const bytes{static_cast<std::uint8_t>(number), static_cast<std::uint8_t>(number >> 8)};
    properties::choices from{bytes};
    properties::walk<G>(from, [&](auto const& s) {
        if (from.one_in(properties::positions_for_one_look<G>)) properties::others_secrets_change_nothing(s, from);
    });
    properties::events_carry_every_view_along<G>(from);
    if (number < 6)
        properties::walk<G>(from, [&](auto const& s) {
            if (!from.one_in(30)) return;
            properties::a_bot_goes_by_its_view<G>(s, from);
            properties::an_analysis_goes_by_its_view<G>(s, from);
        });
    for (int pairs = 0; pairs < 5; ++pairs) properties::a_client_is_sent_the_same<G>(from);
    properties::a_fair_deal_stays_secret<G>(from);
}

}  // namespace

int main() {
    try {
        for (std::uint64_t number = 0; number < 40; ++number)
            for (int place = 0; place < properties::games_of_clients::size; ++place)
                properties::games_of_clients::at(place, [number]<class G>() { look_for_leaks<G>(number); });
    } catch (properties::broken const& b) {
        std::puts(b.what());
        return 1;
    }
    std::puts("no leak found");
    return 0;
}
