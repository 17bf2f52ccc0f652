// tests/golden/ holds snapshots, hashes and encodings of some positions of every shipped game, as they always were:
// what docs/formats.md promises. Where a break of a format is meant, its version is raised, and
//     TRIQUETA_RENEW=1 build/test/tests/triqueta_tests --gtest_filter='Golden.*'
// writes them anew.

#include <triqueta/catalog.hpp>
#include <triqueta/data.hpp>

#include "support/project_file.hpp"

#include <gtest/gtest.h>

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <sstream>
#include <string>
#include <vector>

namespace {

using triqueta::viewer;

std::string hex(std::uint64_t value, int digits) {
    char text[17];
    std::snprintf(text, sizeof text, "%0*llx", digits, static_cast<unsigned long long>(value));
    return text;
}
std::string hex(std::vector<std::byte> const& bytes) {
    std::string text;
    for (auto const b : bytes) text += hex(static_cast<std::uint64_t>(b), 2);
    return text;
}

/// What one viewer knows at a position, and the events by which they came to it from the one before.
template <class G>
void describe(std::ostream& out, triqueta::match<G> const& m, viewer who, std::size_t since) {
    auto const v = m.view(who);
    out << "viewer " << (who.is_spectator() ? std::string{"spectator"} : std::to_string(who.seat().number())) << '\n';
    out << "events " << hex(*triqueta::bytes<G>(m.events(who, since))) << '\n';
    out << "view " << hex(triqueta::bytes(v)) << '\n';
    out << "hash " << hex(triqueta::hash(v), 16) << '\n';
    out << "encoding";
    for (auto const place : triqueta::encode(v)) out << ' ' << int{place};
    out << '\n';
}

/// A game from a seed, in which everybody takes one action after the other of those that they may; its start, its end
/// and what comes after 15 and 60 actions.
template <class G>
std::string golden(triqueta::setup<G> const& start) {
    triqueta::match<G> m{triqueta::seed_from(2024), start, 5};
    std::ostringstream out;
    out << "game " << G::name << ' ' << m.players() << " players, code " << hex(triqueta::game_code<G>(), 8) << '\n';
    std::size_t since = 0;
    auto const note = [&](int actions) {
        out << "\nafter " << actions << " actions\n";
        out << "state " << hex(triqueta::bytes(m.state())) << '\n';
        out << "hash " << hex(triqueta::hash(m.state()), 16) << '\n';
        describe(out, m, triqueta::seat{actions % m.players()}, since);
        if (actions == 15) describe(out, m, viewer::spectator(), since);
        since = m.moment();
    };
    int actions = 0;
    for (; m.to_move(); ++actions) {
        if (actions == 0 || actions == 15 || actions == 60) note(actions);
        auto const legal = m.view(*m.to_move()).legal();
        EXPECT_FALSE(m.play(*m.to_move(), legal[(7 * actions + 3) % legal.size()]));
    }
    note(actions);
    return out.str();
}

void expect_as_it_always_was(std::string const& name, std::string const& now) {
    auto const path = support::project_file("tests/golden/" + name + ".txt");
    if (std::getenv("TRIQUETA_RENEW") != nullptr) {
        std::ofstream{path} << now;
        return;
    }
    std::ifstream file{path};
    ASSERT_TRUE(file) << path;
    std::string const always{std::istreambuf_iterator<char>{file}, {}};
    EXPECT_EQ(now, always) << path;
}

TEST(Golden, snapshots_hashes_and_encodings_are_what_they_always_were) {
    auto const expect = []<class G>(triqueta::setup<G> const& start, std::string const& how) {
        expect_as_it_always_was(G::name + how, golden<G>(start));
    };
    for (char const* const name : {"base_game", "hidden_wolves", "base_game_duel", "hidden_wolves_duel"})
        for (int players = 2; players <= 5; ++players)
            static_cast<void>(triqueta::shipped::visit(name, players, [&]<class G>(triqueta::setup<G> const& start) {
                expect.template operator()<G>(start, "_" + std::to_string(players));
            }));
    using triqueta::mayhem, triqueta::race;
    expect.operator()<mayhem>({.players = 2}, "_2");
    expect.operator()<mayhem>({.players = 4, .first = triqueta::seat{1}, .fast = true}, "_4_fast");
    expect.operator()<mayhem>({.players = 27}, "_27");
    expect.operator()<race>({.players = 2, .turn_cap = 200}, "_2");
    expect.operator()<race>({.players = 4, .first = triqueta::seat{3}, .turn_cap = 60}, "_4");
    expect.operator()<race>({.players = 6, .turn_cap = 200}, "_6");
}

}  // namespace
