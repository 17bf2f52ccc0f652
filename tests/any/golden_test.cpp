// tests/golden/sessions/ holds sessions and messages of the shipped games as they always were: what docs/formats.md
// promises. Where a break of a format is meant, its version is raised, and
//     TRIQUETA_RENEW=1 build/test/tests/triqueta_tests --gtest_filter='*GoldenSessions*'
// writes them anew.

#include "any/tested_games.hpp"
#include "support/project_file.hpp"

#include <gtest/gtest.h>

#include <cstddef>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

namespace triqueta {
namespace {

std::string hex(std::vector<std::byte> const& bytes) {
    constexpr std::string_view digits = "0123456789abcdef";
    std::string text;
    for (auto const b : bytes) {
        text += digits[static_cast<unsigned>(b) >> 4];
        text += digits[static_cast<unsigned>(b) & 15];
    }
    return text;
}
std::vector<std::byte> from_hex(std::string_view text) {
    constexpr std::string_view digits = "0123456789abcdef";
    std::vector<std::byte> bytes;
    for (std::size_t i = 0; i + 1 < text.size(); i += 2)
        bytes.push_back(static_cast<std::byte>(digits.find(text[i]) << 4 | digits.find(text[i + 1])));
    return bytes;
}

any_match played(std::string const& choice) {
    auto made = tested::games.make(choice, {seed_from(2024), 5});
    auto m = *std::move(made);
    match_id id{};
    for (auto i = 0U; i < id.size(); ++i) id[i] = static_cast<std::byte>(0xA0 + i);
    m.set_id(id);
    EXPECT_FALSE(m.set_tag("Seat0", "Ada"));
    for (int actions = 0; actions < 12 && m.to_move(); ++actions) {
        auto const legal = m.view(*m.to_move()).legal();
        EXPECT_FALSE(m.play(*m.to_move(), legal[(7U * static_cast<unsigned>(actions) + 3) % legal.size()],
                            1'800'000'000'000 + actions));
    }
    EXPECT_FALSE(m.draw_by(dice{9}));
    EXPECT_FALSE(m.undo(undo_looks::yes));
    for (seat const s : {seat{0}, seat{1}}) EXPECT_FALSE(m.take_seat(s, seat_holder::person));
    EXPECT_FALSE(m.agree_to_undo(m.cursor(seat{1}), seat{1}));
    EXPECT_FALSE(m.leave_seat(seat{0}, seat_exit::abandoned));
    return m;
}

class GoldenSessions : public testing::TestWithParam<char const*> {};
INSTANTIATE_TEST_SUITE_P(Of, GoldenSessions,
                         testing::Values("base_game", "hidden_wolves(players=5, first=2)", "base_game_duel",
                                         "hidden_wolves_duel", "mayhem(players=3, fast=yes)", "race(turn_cap=40)"),
                         [](auto const& given) {
                             std::string_view const all = given.param;
                             return std::string{all.substr(0, all.find('('))};
                         });

TEST_P(GoldenSessions, are_written_and_read_as_they_always_were) {
    auto const m = played(GetParam());
    std::ostringstream now;
    now << "choice " << GetParam() << '\n';
    now << "session " << hex(m.bytes()) << '\n';
    now << "whole " << hex(m.catch_up(seat{1})) << '\n';
    auto const join = tested::games.join(m.catch_up(viewer::spectator()));
    ASSERT_TRUE(join);
    auto later = m.exact_copy();
    EXPECT_FALSE(later.redo());
    now << "events " << hex(later.catch_up(viewer::spectator(), join->cursor())) << '\n';

    auto const path = support::project_file(std::string{"tests/golden/sessions/"} + m.game().name + ".txt");
    if (std::getenv("TRIQUETA_RENEW") != nullptr) {  // NOLINT(concurrency-mt-unsafe): nothing sets it
        std::ofstream{path} << now.str();
        return;
    }
    std::ifstream file{path};
    EXPECT_EQ(now.str(), (std::string{std::istreambuf_iterator<char>{file}, {}}));
}

TEST_P(GoldenSessions, go_on_as_they_always_did) {
    auto m = played(GetParam());
    std::ifstream file{support::project_file(std::string{"tests/golden/sessions/"} + m.game().name + ".txt")};
    std::string key;
    std::string text;
    file >> key;
    std::getline(file, text);
    ASSERT_TRUE(file >> key >> text && key == "session");
    auto const read = tested::games.read_session(from_hex(text), 1);
    ASSERT_TRUE(read);
    auto again = read->exact_copy();
    ASSERT_EQ(again, m);
    EXPECT_EQ(again.time(3), m.time(3));
    EXPECT_EQ(again.exit(seat{0}), seat_exit::abandoned);
    EXPECT_EQ(again.agreed_to_undo(), seat_set::from_mask(0b10));
    EXPECT_FALSE(m.redo());
    EXPECT_FALSE(again.redo());
    for (int actions = 0; actions < 30 && m.to_move(); ++actions) {
        auto const legal = m.view(*m.to_move()).legal();
        auto const action = legal[(5U * static_cast<unsigned>(actions) + 1) % legal.size()];
        EXPECT_FALSE(m.play(*m.to_move(), action));
        EXPECT_FALSE(again.play(*again.to_move(), action));
        ASSERT_EQ(again.hash(), m.hash());
    }
}

}  // namespace
}  // namespace triqueta
