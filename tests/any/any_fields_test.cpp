#include "triqueta/any/any_event.hpp"
#include "triqueta/any/field_functions.hpp"

#include "any/tested_games.hpp"

#include <triqueta/any.hpp>
#include <triqueta/data.hpp>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <cstddef>
#include <cstdint>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

// Fields of games at run time, by their names.
namespace triqueta {
namespace {

using ::testing::ElementsAre, ::testing::IsEmpty, ::testing::SizeIs;

any_match match_of(char const* text) { return *tested::games.make(text, seed_from(5)); }
text::language const& english = *text::all_languages[0];

/// Plays some actions of a match.
void play(any_match& m, int actions) {
    dice random{3};
    while (actions-- > 0 && !m.is_over()) {
        auto const who = *m.to_move();
        auto const legal = m.view(who).legal();
        ASSERT_FALSE(m.play(who, legal[random.below(static_cast<std::uint32_t>(legal.size()))]));
    }
}

TEST(AnyFields, of_a_view_have_names_and_values) {
    auto m = match_of("base_game");
    auto const own = m.view(seat{0});
    EXPECT_THAT(own.field("viewer"), ElementsAre(0));
    EXPECT_THAT(own.field("turn"), ElementsAre(0));
    EXPECT_THAT(own.field("tiles"), ElementsAre(0, 0));
    EXPECT_THAT(own.field("table.tiles"), ElementsAre(0, 0));
    EXPECT_THAT(own.field("own.tiles"), IsEmpty()) << "of another part";
    EXPECT_THAT(own.field("nothing"), IsEmpty());
    EXPECT_THAT(own.field("own_kept"), ElementsAre(-1, -1)) << "an empty list";
    EXPECT_THAT(m.view(viewer::spectator()).field("own_kept"), IsEmpty()) << "hidden";
    EXPECT_THAT(m.view(viewer::spectator()).field("viewer"), ElementsAre(-1));

    auto const place = find_field(own.fields(), "rows");
    ASSERT_GE(place, 0);
    auto const& rows = own.fields()[static_cast<std::size_t>(place)];
    EXPECT_EQ(rows.kind, field_kind::counts);
    EXPECT_STREQ(rows.piece, "animal");
    EXPECT_STREQ(rows.part, "table");
    EXPECT_EQ(rows.rows, 2);
    EXPECT_EQ(rows.length, 6);
    EXPECT_FALSE(rows.is_by_seat);
    std::vector<std::int32_t> few(3, -7);
    EXPECT_EQ(own.field(place, few), 12U) << "it counts what doesn't fit";
}

TEST(AnyFields, of_cards_have_a_row_for_each_player_and_parts_for_each_triangle) {
    auto m = match_of("mayhem(players=3)");
    play(m, 30);
    auto const view = m.view(seat{1});
    EXPECT_THAT(view.field("in_hand"), SizeIs(3)) << "not for the most players";
    auto const& open = view.fields()[static_cast<std::size_t>(find_field(view.fields(), "open"))];
    EXPECT_EQ(open.parts, 3);
    EXPECT_TRUE(open.is_list);
    auto const* const cards = view.game().pieces_named(open.piece);
    ASSERT_NE(cards, nullptr);
    EXPECT_EQ(cards->text(0, english), "h1p");
    EXPECT_EQ(cards->text(27, english), "") << "mayhem has no jokers";
    EXPECT_EQ(view.game().pieces_named("coin"), nullptr);
}

TEST(AnyFields, of_actions_name_their_parts_and_find_them_again) {
    auto const& base = *tested::games.find("base_game", 2);
    EXPECT_STREQ(base.kind_of(2).name, "draw");
    EXPECT_STREQ(base.kind_of(2).fields[0].name, "column");
    EXPECT_THAT(base.action_record(2), ElementsAre(2));
    EXPECT_EQ(base.action("draw", {2}), 2);
    EXPECT_EQ(base.action("draw", {5}), std::nullopt);
    EXPECT_EQ(base.action("draw", {}), std::nullopt) << "it lacks its column";
    EXPECT_EQ(base.action("keep", {}), 15);
    EXPECT_EQ(base.action("dance", {}), std::nullopt);

    auto const& race = *tested::games.find("race", 2);
    auto const steal = race.action("take_saved", {1, 7});
    ASSERT_TRUE(steal);
    EXPECT_EQ(race.action_text(*steal, english), "steal 1 h3r");
    auto const complete = race.action("complete", {0, 4, 8, 0, 1, 0});
    ASSERT_TRUE(complete);
    EXPECT_EQ(race.action_text(*complete, english), "complete h1p h2r* h3g");
}

TEST(AnyFields, names_of_kinds_of_actions_stay) {
    auto const names = [](char const* game) {
        std::string all;
        for (auto const& kind : tested::games.find(game, 2)->action_kinds()) {
            all += std::string{kind.name} + '(';
            for (auto const& f : kind.fields) all += std::string{f.name} + ',';
            all += ')';
        }
        return all;
    };
    EXPECT_EQ(names("base_game"), "draw(column,)take(row,)lay(row,)keep()box()choose(tower,)decide(mask,)");
    EXPECT_EQ(names("mayhem"), "play(piece,triangle,)stop()");
    EXPECT_EQ(names("race"),
              "draw()take()discard(card,)complete(pieces,saved,)save(number,)play_joker(joker,)take_saved(seat,piece,)"
              "take_nothing()end()end_and_call()");
}

TEST(AnyFields, of_an_own_game_follow_from_its_descriptions) {
    auto m = match_of("wasps_at_noon(players=2)");
    play(m, 6);
    auto const view = m.view(seat{0});
    EXPECT_THAT(view.field("baskets"), SizeIs(2 * 5));
    EXPECT_THAT(view.field("own.own_hand"), SizeIs(5));
    EXPECT_EQ(view.game().pieces_named("fruit")->text(2, english), "quince");
    EXPECT_STREQ(view.game().kind_of(0).name, "pick");
    EXPECT_EQ(view.game().action("spoil", {1, 2}), 1 + 5 + 1 + 5 + 2);
    for (int action = 0; action < view.game().actions; ++action) {
        auto const& kind = view.game().kind_of(action);
        EXPECT_EQ(view.game().action(kind.name, view.game().action_record(action)), action);
    }
}

TEST(AnyFields, of_a_result_have_lines_and_facts) {
    auto m = match_of("mayhem(players=3)");
    play(m, 10'000);
    ASSERT_TRUE(m.is_over());
    auto const view = m.view(viewer::spectator());
    std::vector<std::int32_t> points;
    for (int i = 0; i < 3; ++i) points.push_back(m.points(seat{i}));
    EXPECT_EQ(view.result_field("points"), points);
    EXPECT_THAT(view.result_field("pure triangles"), SizeIs(3));
    EXPECT_EQ(view.result_field("facts.pure"), view.field("table.pure"));
}

TEST(AnyFields, of_every_game_are_found_by_their_full_names) {
    for (auto const* const game : tested::games.games()) {
        for (auto const all : {game->view_fields(), game->event_fields(), game->result_fields()}) {
            std::set<std::string> names;
            for (std::size_t i = 0; i < all.size(); ++i) {
                auto const name =
                    all[i].part == nullptr ? std::string{all[i].name} : std::string{all[i].part} + '.' + all[i].name;
                EXPECT_TRUE(names.insert(name).second) << name;
                EXPECT_EQ(find_field(all, name), static_cast<int>(i)) << name;
                EXPECT_STRNE(all[i].meaning, "");
                if (all[i].piece != nullptr) {
                    auto const* const pieces = game->pieces_named(all[i].piece);
                    ASSERT_NE(pieces, nullptr) << name;
                    int const kinds = all[i].kind == field_kind::counts ? all[i].length : all[i].most + 1;
                    EXPECT_LE(kinds, pieces->count) << name;
                    for (int kind = 0; kind < kinds; ++kind) EXPECT_NE(pieces->text(kind, english), "");
                }
            }
        }
    }
}

TEST(AnyFields, of_a_view_are_those_of_its_encoding) {
    for (auto const* const game : tested::games.games()) {
        auto const& encoded = game->encoding_fields;
        ASSERT_EQ(encoded.size(), game->view_fields().size()) << game->name;
        int offset = 0;
        for (std::size_t i = 0; i < encoded.size(); ++i) {
            EXPECT_STREQ(encoded[i].name, game->view_fields()[i].name);
            EXPECT_EQ(encoded[i].offset, offset);
            offset += encoded[i].length;
        }
        EXPECT_EQ(offset, game->encoding_length) << game->name;
    }
}

TEST(AnyEvents, of_a_message_say_who_did_what) {
    auto m = match_of("base_game(players=2, first=1)");
    auto const view = m.view(seat{0});
    ASSERT_FALSE(m.play(seat{1}, *m.game().action("draw", {3})));
    auto const message = m.catch_up(seat{0}, view.cursor());
    auto const seen = view.events(message);
    ASSERT_THAT(seen, SizeIs(2));
    EXPECT_EQ(seen[0].seat(), seat{1});
    ASSERT_TRUE(seen[0].kind());
    EXPECT_STREQ(m.game().action_kinds()[static_cast<std::size_t>(*seen[0].kind())].name, "draw");
    EXPECT_THAT(seen[0].field("number"), ElementsAre(3));
    EXPECT_EQ(seen[1].kind(), std::nullopt) << "an answer of chance";
    EXPECT_THAT(seen[1].field("token"), ElementsAre(-1)) << "hidden from this viewer";
    EXPECT_THAT(seen[1].field("nothing"), IsEmpty());
    EXPECT_EQ(view.events_of(m.events(seat{0})), seen);

    EXPECT_THAT(m.view(seat{1}).events(message), IsEmpty()) << "the message isn't for this viewer";
    EXPECT_THAT(view.events_of(message), IsEmpty()) << "a message isn't plain events";
    auto const whole = m.catch_up(seat{0});
    EXPECT_THAT(view.events(whole), IsEmpty()) << "it has the view";
}

TEST(AnyEvents, of_every_game_have_the_fields_of_json) {
    for (auto const* const name : {"hidden_wolves_duel", "mayhem(players=4)", "race(players=3)", "wasps_at_noon"}) {
        auto m = match_of(name);
        play(m, 60);
        auto const bytes = m.events(seat{0});
        auto const seen = m.view(seat{0}).events_of(bytes);
        auto const json = nlohmann::json::parse(
            detail::string_of([&](text_output to) { return m.game().write_events_json(std::span{bytes}, to); }));
        ASSERT_EQ(seen.size(), json.size()) << name;
        for (std::size_t i = 0; i < seen.size(); ++i) {
            EXPECT_EQ(seen[i].seat().number(), json[i].at("seat").get<int>());
            for (auto const* const key : {"action", "outcome", "mask", "token"}) {
                if (!json[i].contains(key)) continue;
                auto const& said = json[i][key];
                EXPECT_THAT(seen[i].field(key), ElementsAre(said.is_null() ? -1 : said.get<int>()));
            }
        }
    }
}

TEST(AnyEvents, from_outside_are_refused_or_have_a_kind) {
    auto const m = match_of("base_game");
    auto const& functions = *m.game().fields;
    for (int number = 0; number < 5; ++number) {
        auto e = animals::event{};
        e.seat = seat{0};
        e.what = animals::event::kind::chose;
        e.number = static_cast<std::uint8_t>(number);
        EXPECT_EQ(kind_of<base_game<2>>(e), 5) << "also for a tower that no game has";
    }
    std::size_t count = 7;
    EXPECT_TRUE(functions.write_events({}, true, {}, count));
}

}  // namespace
}  // namespace triqueta
