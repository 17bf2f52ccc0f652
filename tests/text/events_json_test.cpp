#include <triqueta/text/animals_json.hpp>
#include <triqueta/text/triangles_json.hpp>

#include <triqueta/triqueta.hpp>

#include "support/hand_played.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <cstddef>
#include <iterator>
#include <string>

namespace triqueta {
namespace {

using nlohmann::json;

template <class T>
json as_json(T const& what) {
    std::string written;
    text::write_json(what, std::back_inserter(written));
    return json::parse(written);
}

TEST(EventsAsJson, of_triqueta_tell_what_was_seen) {
    EXPECT_EQ(as_json(drew(column{2})),
              json::parse(R"({"kind":"drew","number":2,"token":null,"mask":null,"shown":null})"));
    EXPECT_EQ(as_json(looked(animal::owl))["token"], 1);
    EXPECT_EQ(as_json(looked())["token"], nullptr);
    EXPECT_EQ(as_json(laid(row{1}, animal::bear)),
              json::parse(R"({"kind":"laid","number":1,"token":5,"mask":null,"shown":null})"));
    EXPECT_EQ(as_json(kept())["number"], nullptr);
    EXPECT_EQ(as_json(decided(3))["mask"], 3);
    EXPECT_EQ(as_json(decided())["mask"], nullptr);
    EXPECT_EQ(as_json(boxed())["kind"], "boxed");
    EXPECT_EQ(as_json(took(row{0}))["kind"], "took");
    EXPECT_EQ(as_json(chose(tower{3}))["number"], 3);
}

TEST(EventsAsJson, K4_the_last_one_of_triqueta_shows_what_is_added) {
    animals::revelation shown;
    shown.added[seat{1}].add(animal::owl);
    shown.shadows[seat{0}].add(animal::wolf);
    auto const told = as_json(decided().showing(shown))["shown"];
    EXPECT_EQ(told["added"][1], json::parse("[0,1,0,0,0,0,0,0]"));
    EXPECT_EQ(told["shadows"][0], json::parse("[0,0,0,0,0,0,1,0]"));
    EXPECT_EQ(told["added"].size(), 5U);
}

TEST(EventsAsJson, of_triangles_are_an_action_or_a_card) {
    using event = triqueta::event<mayhem>;
    EXPECT_EQ(as_json(event::did(triangles::mayhem::stop())), json::parse(R"({"action":432,"card":null})"));
    EXPECT_EQ(as_json(event::drew(card{7})), json::parse(R"({"action":null,"card":7})"));
    EXPECT_EQ(as_json(event::drew()), json::parse(R"({"action":null,"card":null})"));
}

TEST(ResultsAsJson, B19_B20_B21_tell_the_points_and_what_they_are_made_of) {
    dice random{3};
    match<hidden_wolves<3>> m{seed_from(5)};
    while (auto const who = m.to_move()) ASSERT_FALSE(m.play(*who, random.pick(m.view(*who).legal())));
    auto const result = m.result();
    auto const told = as_json(result);
    for (int s = 0; s < 3; ++s) {
        auto const& score = result.of(seat{s});
        auto const place = static_cast<std::size_t>(s);
        EXPECT_EQ(told["points"][place], score.points.value());
        EXPECT_EQ(told["tiles"][place], score.tiles.value());
        EXPECT_EQ(told["rock"][place], score.rock.value());
        EXPECT_EQ(told["tokens"][place], score.tokens);
        int sum = score.tiles.value() + score.rock.value();
        for (auto const& points : told["animals"][place]) sum += points.get<int>();
        EXPECT_EQ(sum, score.points.value());
        EXPECT_EQ(told["animals"][place].size(), 7U);
    }
    EXPECT_EQ(told["winners"].size(), static_cast<std::size_t>(result.winners().size()));
    EXPECT_THAT((std::vector<std::string>{"none", "tokens", "shared"}), testing::Contains(told["tie_break"]));
}

TEST(ResultsAsJson, M9_R12_R13_R14_of_triangles) {
    dice random{3};
    match<mayhem> m{seed_from(5), {.players = 3}};
    while (auto const who = m.to_move()) ASSERT_FALSE(m.play(*who, random.pick(m.view(*who).legal())));
    auto const points = as_json(m.result());
    for (std::size_t s = 0; s < 3; ++s)
        EXPECT_EQ(points["points"][s], 6 * points["pure"][s].get<int>() + 3 * points["unpure"][s].get<int>());

    match<race> r{seed_from(5), {.players = 2, .turn_cap = 4}};
    while (auto const who = r.to_move()) ASSERT_FALSE(r.play(*who, random.pick(r.view(*who).legal())));
    auto const ended = as_json(r.result());
    EXPECT_EQ(ended["ending"], "turn_cap");
    EXPECT_EQ(ended["turns"], 4);
    EXPECT_TRUE(ended["winners"].empty() && ended["dead"].empty());
    EXPECT_EQ(ended["left"][0], r.result().left(seat{0}));
}

}  // namespace
}  // namespace triqueta
