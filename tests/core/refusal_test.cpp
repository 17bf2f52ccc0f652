#include <triqueta/core/refusal.hpp>

#include "support/print.hpp"

#include <gtest/gtest.h>

#include <concepts>

namespace triqueta {
namespace {

static_assert(!std::convertible_to<refusal, bool>, "a refusal is asked, not counted");

TEST(Refusal, is_false_when_nothing_was_refused) {
    refusal const none;
    EXPECT_FALSE(none);
    EXPECT_EQ(none.code(), 0);
    EXPECT_FALSE(none.rule());
    EXPECT_TRUE(refusal::game_is_over);
}

TEST(Refusal, tells_the_rule_that_would_have_been_broken) {
    constexpr refusal because{200, {'B', 10}};
    EXPECT_TRUE(because);
    EXPECT_TRUE(because.rule());
    EXPECT_EQ(because.rule(), (rule_number{'B', 10}));
    EXPECT_NE(because.rule(), (rule_number{'W', 10}));
    EXPECT_NE(because.rule(), (rule_number{'B', 11}));
}

// Codes are stable: this list may grow, and never change.
constexpr struct {
    refusal why;
    int code = 0;
} golden[] = {
    {refusal::no_such_number, 1},        {refusal::game_is_over, 2},        {refusal::chance_moves, 3},
    {refusal::not_your_turn, 4},         {refusal::wrong_phase, 5},         {refusal::no_such_seat, 6},
    {refusal::no_such_variant, 7},       {refusal::wrong_deal, 8},          {refusal::chance_not_asked, 9},
    {refusal::not_to_be_drawn, 10},      {refusal::event_incomplete, 11},   {refusal::event_contradicts, 12},
    {refusal::nothing_to_undo, 13},      {refusal::nothing_to_redo, 14},    {refusal::undo_would_forget, 15},
    {refusal::unknown_word, 16},         {refusal::text_too_short, 17},     {refusal::text_too_long, 18},
    {refusal::wrong_number, 19},         {refusal::wrong_format, 20},       {refusal::wrong_version, 21},
    {refusal::wrong_game, 22},           {refusal::bytes_too_short, 23},    {refusal::bytes_too_long, 24},
    {refusal::wrong_value, 25},          {refusal::lacks_tag, 26},          {refusal::wrong_tag, 27},
    {refusal::wrong_result, 28},         {refusal::too_much, 29},           {refusal::wrong_seats, 30},
    {refusal::wrong_secrets, 31},        {refusal::no_memory, 160},         {refusal::damaged, 161},
    {refusal::session_is_closed, 162},   {refusal::no_record, 163},         {refusal::wrong_players, 164},
    {refusal::unknown_option, 165},      {refusal::wrong_option, 166},      {refusal::other_match, 168},
    {refusal::other_viewer, 169},        {refusal::missed_messages, 170},   {refusal::repeated_message, 171},
    {refusal::overlapping_message, 172}, {refusal::undone_line, 173},       {refusal::older_save, 174},
    {refusal::wrong_end, 175},           {refusal::unknown_game, 167},      {refusal::repeated_option, 176},
    {refusal::guessable_seed, 192},      {refusal::not_a_contributor, 193}, {refusal::committed_already, 194},
    {refusal::not_all_committed, 195},   {refusal::revealed_already, 196},  {refusal::not_all_revealed, 197},
    {refusal::wrong_commitment, 198},    {refusal::no_public_source, 199},  {refusal::other_terms, 200},
    {refusal::no_fair_deal, 201},        {refusal::no_seed, 202},           {refusal::wrong_seed, 203},
    {refusal::other_deal, 204},          {refusal::of_one_viewer, 177},     {refusal::of_whole_game, 178},
    {refusal::seat_is_taken, 179},       {refusal::game_has_gone_on, 180},  {refusal::no_person, 181},
};

TEST(Refusal, every_games_codes_are_what_they_always_were) {
    for (auto const& [why, code] : golden) EXPECT_EQ(why.code(), code);
}

TEST(Refusal, those_of_every_game_belong_to_no_rule) {
    for (auto const& entry : golden) EXPECT_FALSE(entry.why.rule()) << entry.code;
}

}  // namespace
}  // namespace triqueta
