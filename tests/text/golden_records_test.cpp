#include <triqueta/catalog.hpp>
#include <triqueta/text/record.hpp>

#include "support/print.hpp"
#include "support/project_file.hpp"
#include "support/written.hpp"

#include <gtest/gtest.h>

#include <fstream>
#include <iterator>
#include <string>

// Records as they were written once, in tests/golden. They are read for ever, and those of today's version are written
// alike.
namespace triqueta::text {
namespace {

std::string golden(std::string const& name) {
    std::ifstream file{support::project_file("tests/golden/" + name + ".record"), std::ios::binary};
    EXPECT_TRUE(file) << name;
    return {std::istreambuf_iterator<char>{file}, {}};
}

/// Calls f.template operator()<G>() for the game that a record names.
template <class F>
void with_game_of(std::string const& record, F f) {
    auto const named = read_game(record);
    ASSERT_TRUE(named);
    ASSERT_FALSE(
        shipped::visit(named->name, named->players, [&]<class G>(setup<G> const&) { f.template operator()<G>(); }));
}

class GoldenRecords : public testing::TestWithParam<char const*> {
  protected:
    [[nodiscard]] static std::string name() { return GetParam(); }
};
INSTANTIATE_TEST_SUITE_P(Of, GoldenRecords,
                         testing::Values("base_game", "hidden_wolves", "base_game_duel", "hidden_wolves_duel", "mayhem",
                                         "race"),
                         [](auto const& given) { return given.param; });

TEST_P(GoldenRecords, of_a_finished_and_an_unfinished_game_are_read_and_written_alike) {
    for (bool const finished : {true, false}) {
        auto const text = golden(finished ? name() : name() + "_unfinished");
        with_game_of(text, [&]<class G>() {
            auto const read = read_record<G>(text);
            ASSERT_TRUE(read) << support::refused(text, read);
            EXPECT_EQ(read->game.is_over(), finished);
            EXPECT_GT(read->game.moment(), 10U);
            EXPECT_EQ(support::record_of(read->game, read->tags), text);
        });
    }
}

TEST_P(GoldenRecords, K1_K2_T4_that_is_cut_down_is_what_its_viewer_saw_of_the_finished_one) {
    auto const whole = golden(name());
    auto const cut = golden(name() + "_seen");
    with_game_of(cut, [&]<class G>() {
        auto const seen = read_seen_record<G>(cut);
        ASSERT_TRUE(seen) << support::refused(cut, seen);
        auto const read = read_record<G>(whole);
        ASSERT_TRUE(read);
        EXPECT_EQ(seen->view, read->game.view(seen->view.who()));
        EXPECT_EQ(support::record_of(read->game, seen->view.who(), read->tags), cut);
    });
}

TEST_P(GoldenRecords, of_version_1_mean_the_same) {
    for (std::string const kind : {"", "_unfinished"}) {
        auto const old = golden("version_1/" + name() + kind);
        with_game_of(old, [&]<class G>() {
            auto const read = read_record<G>(old);
            ASSERT_TRUE(read) << support::refused(old, read);
            EXPECT_EQ(support::record_of(read->game, read->tags), golden(name() + kind));
        });
    }
    auto const old = golden("version_1/" + name() + "_seen");
    with_game_of(old, [&]<class G>() {
        auto const read = read_seen_record<G>(old);
        auto const now = read_seen_record<G>(golden(name() + "_seen"));
        ASSERT_TRUE(read && now) << support::refused(old, read);
        EXPECT_EQ(read->events, now->events);
        EXPECT_EQ(read->view, now->view);
    });
}

}  // namespace
}  // namespace triqueta::text
