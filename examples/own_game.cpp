// A game of your own beside the library's: own_game/ has its rules. Everything here works for any game.
// docs/catalogue.md describes catalogues.

#include "own_game/own_game.hpp"

#include <triqueta/batch.hpp>
#include <triqueta/catalog.hpp>
#include <triqueta/text.hpp>

#include <array>
#include <cstdint>
#include <cstdio>
#include <iterator>
#include <string>

namespace tq = triqueta;
using games = tq::catalog<tq::shipped, wasps::game>;

char const* say(tq::refusal why) { return games::sentence(why, tq::text::in_english); }

// A game of the catalogue by its name, played at random.
void play_at_random(char const* name, int players) {
    auto const no = games::visit(name, players, [&]<tq::game G>(tq::setup<G> const& start) {
        tq::dice dice{7};
        auto const end = tq::play_out(tq::state<G>{start}, tq::urn{dice}, tq::uniform);
        std::printf("%s for %d:", name, players);
        for (int i = 0; i < players; ++i) std::printf(" %d", end.points(tq::seat{i}).value());
        std::puts(" points");
    });
    if (no) std::printf("%s for %d: %s\n", name, players, say(no));
}

int main() {
    for (auto const& entry : games::all())
        std::printf("%s, %d to %d players\n", entry.title(tq::text::in_english), entry.least_players,
                    entry.most_players);
    play_at_random("race", 3);
    play_at_random("wasps_at_noon", 3);
    play_at_random("wasps_at_noon", 5);

    tq::match<wasps::game> match{tq::seed_from(7), {.players = 2, .crop = 4}};
    for (char const* const words :
         {"put pear", "put pear", "put plum", "spoil 0 pear", "put medlar", "sell", "put plum", "sell"}) {
        auto const a = tq::text::read_action<wasps::game>(words, tq::text::in_english);
        auto const no = a ? match.play(*match.to_move(), *a) : a.why();
        if (no) std::printf("%s: %s (%c%d)\n", words, say(no), no.rule().letter, no.rule().number);
    }

    std::string text;
    tq::text::write_position(match.view(tq::seat{0}), tq::text::in_english, std::back_inserter(text));
    text += '\n';
    tq::text::write_json(match.view(tq::seat{0}), tq::text::in_english, std::back_inserter(text));
    text += "\n\n";
    std::string record;
    if (!tq::text::write_record(match, {}, std::back_inserter(record))) return 1;  // longer than any may be
    std::puts((text + record).c_str());
    auto const read = tq::text::read_record<wasps::game>(record);
    std::puts(read && read->game.state() == match.state() ? "read again" : "another game");

    auto const sum = tq::simulate<wasps::game>(1, {.first = 0, .count = 1000}, tq::uniform, {.players = 2, .crop = 4});
    std::printf("the first player wins %d of 1000 games\n", static_cast<int>(sum.wins[0]));
    tq::batch<wasps::game> batch{1, 8};
    std::array<std::int32_t, 8 * tq::batch<wasps::game>::reward_length> rewards{};
    auto const actions = batch.play_out(rewards);
    std::printf("8 games at once take %d actions\n", static_cast<int>(actions));
}
