#include <triqueta/text/json.hpp>

#include <triqueta/text.hpp>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <array>
#include <cstddef>

#include <iterator>
#include <limits>
#include <string>
#include <vector>

namespace triqueta {
namespace {

using nlohmann::json;

/// What is written by f(writer).
template <class F>
std::string written(F f) {
    std::string text;
    text::json_writer writer{std::back_inserter(text)};
    f(writer);
    return text;
}

TEST(Json, writes_whole_numbers) {
    auto const number = [](int n) { return written([n](auto& to) { to.value(n); }); };
    EXPECT_EQ(number(0), "0");
    EXPECT_EQ(number(7), "7");
    EXPECT_EQ(number(-12), "-12");
    EXPECT_EQ(number(10203), "10203");
    EXPECT_EQ(number(std::numeric_limits<int>::max()), "2147483647");
    EXPECT_EQ(number(std::numeric_limits<int>::min()), "-2147483648");
}

TEST(Json, writes_words_truths_and_nothing) {
    EXPECT_EQ(written([](auto& to) { to.value("light"); }), "\"light\"");
    EXPECT_EQ(written([](auto& to) { to.value(true); }), "true");
    EXPECT_EQ(written([](auto& to) { to.value(false); }), "false");
    EXPECT_EQ(written([](auto& to) { to.null(); }), "null");
}

TEST(Json, puts_a_comma_between_elements_and_nowhere_else) {
    EXPECT_EQ(written([](auto& to) { to.array([] {}); }), "[]");
    EXPECT_EQ(written([](auto& to) { to.object([] {}); }), "{}");
    EXPECT_EQ(written([](auto& to) {
                  to.array([&] {
                      to.value(1);
                      to.null();
                      to.array([] {});
                      to.value("a");
                      to.array([&] { to.value(true); });
                      to.value(2);
                  });
              }),
              R"([1,null,[],"a",[true],2])");
}

TEST(Json, puts_a_comma_between_members_and_none_behind_a_key) {
    EXPECT_EQ(written([](auto& to) {
                  to.object([&] {
                      to.member("a", 1);
                      to.key("b");
                      to.array([&] { to.value(2); });
                      to.key("c");
                      to.null();
                      to.key("d");
                      to.object([&] { to.member("e", false); });
                      to.member("f", "g");
                  });
              }),
              R"({"a":1,"b":[2],"c":null,"d":{"e":false},"f":"g"})");
}

TEST(Json, writes_in_a_constant_expression) {
    constexpr auto last = [] {
        char text[8] = {};
        text::json_writer to{&text[0]};
        to.array([&] { to.value(42); });
        return text[2];
    }();
    static_assert(last == '2');
}

template <class T>
json as_json(T const& what) {
    std::string text;
    text::write_json(what, std::back_inserter(text));
    return json::parse(text);
}
template <class G>
json as_json(view<G> const& v) {
    std::string text;
    text::write_json(v, text::in_english, std::back_inserter(text));
    return json::parse(text);
}

TEST(Json, of_a_new_game_of_triqueta_for_its_first_player) {
    json const v = as_json(view<base_game<2>>{seat{1}, {.first = seat{1}}});
    json expected = json::parse(R"({
        "format": 2, "game": "base_game", "players": 2, "options": {}, "viewer": 1, "turn": 1,
        "table": {
            "phase": "turn", "mover": 1, "rock": 1, "tower": 0, "standing": [false, true, true, true],
            "left": [3, 3, 3, 3, 3], "in_middle": [true, true], "rows": [[0,0,0,0,0,0], [0,0,0,0,0,0]],
            "up": [[0,0,0,0,0,0], [0,0,0,0,0,0]], "kept": [0, 0], "boxed": [0, 0], "tiles": [0, 0],
            "out": [false, false], "decided": [false, false], "box": 0, "drawn": [], "unlooked": []},
        "own": {"own_kept": [], "own_drawn": [], "own_boxed": [], "own_decision": null},
        "unseen": {"unseen_light": [10, 10, 10, 10, 10, 10]}})");
    for (int column = 0; column < 5; ++column)
        expected["legal"].push_back({{"action", column}, {"words", "draw " + std::to_string(column)}});
    for (int row = 0; row < 2; ++row)
        expected["legal"].push_back({{"action", 5 + row}, {"words", "take " + std::to_string(row)}});
    EXPECT_EQ(v, expected);
}

TEST(Json, of_a_spectator_has_nothing_of_their_own_and_no_legal_actions) {
    json const v = as_json(view<race>{viewer::spectator(), {.players = 4, .turn_cap = 60}});
    EXPECT_EQ(v["viewer"], nullptr);
    EXPECT_EQ(v["own"], nullptr);
    EXPECT_EQ(v["legal"], json::array());
    EXPECT_EQ(v["turn"], -1) << "the cards are dealt";
    EXPECT_EQ(v["options"], json::parse(R"({"turn_cap": 60})"));
    EXPECT_EQ(v["table"]["out"].size(), 4U);
}

TEST(Json, of_open_triangles_has_their_pieces) {
    auto const pink = triangles::piece(cut::vertical, 1, colour::pink);
    auto const s = start_with<mayhem>({}, std::array{cards_of(pink), cards_of(pink)});
    ASSERT_FALSE(s) << "three cards a hand";
    match<mayhem> m{seed_from(3), {.players = 2}};
    auto const played = m.view(*m.to_move()).legal()[0];
    ASSERT_FALSE(m.play(*m.to_move(), played));
    json const v = as_json(m.view(viewer::spectator()));
    json open = json::array();
    for (json const& of_a_cut : v["table"]["open"])
        for (json const& triangle : of_a_cut) open.push_back(triangle);
    EXPECT_EQ(open, json::array({json::array({static_cast<int>(played.piece())})}));
}

TEST(Json, of_events_tells_who_and_what_was_seen) {
    EXPECT_EQ(as_json(drew(column{2}).by(seat{1})),
              json::parse(R"({"seat":1,"kind":"drew","number":2,"token":null,"mask":null,"shown":null})"));
    EXPECT_EQ(as_json(looked(animal::owl).by(seat{0}))["token"], 1);
    EXPECT_EQ(as_json(decided(3).by(seat{0}))["mask"], 3);
    animals::revelation shown;
    shown.added[seat{1}].add(animal::owl);
    shown.shadows[seat{0}].add(animal::wolf);
    json const last = as_json(decided().by(seat{0}).showing(shown))["shown"];
    EXPECT_EQ(last["added"][1], json::parse("[0,1,0,0,0,0,0,0]"));
    EXPECT_EQ(last["revealed"][0], json::parse("[0,0,0,0,0,0,1,0]"));

    using event = triqueta::event<mayhem>;
    EXPECT_EQ(as_json(event::did(triangles::mayhem::stop()).by(seat{2})),
              json::parse(R"({"seat":2,"action":432,"outcome":null})"));
    EXPECT_EQ(as_json(event::drew(card{7}).by(seat{0})), json::parse(R"({"seat":0,"action":null,"outcome":7})"));
}

/// The end of a game in which every action is chosen at random.
template <game G>
result<G> random_end(setup<G> const& start = {}) {
    dice random{3};
    match<G> m{seed_from(5), start};
    while (auto const who = m.to_move()) EXPECT_FALSE(m.play(*who, random.pick(m.view(*who).legal())));
    return m.result();
}

TEST(Json, B19_B20_B21_of_a_result_of_triqueta) {
    auto const result = random_end<hidden_wolves<3>>();
    json const r = as_json(result);
    ASSERT_EQ(r["lines"].size(), 9U);
    EXPECT_EQ(r["lines"][6]["name"], "wolf");
    EXPECT_EQ(r["lines"][7]["name"], "tiles");
    EXPECT_EQ(r["lines"][8]["name"], "rock");
    for (std::size_t s = 0; s < 3; ++s) {
        auto const& score = result.of(seat{static_cast<int>(s)});
        int sum = 0;
        for (json const& line : r["lines"]) sum += line["points"][s].get<int>();
        EXPECT_EQ(sum, score.points.value());
        EXPECT_EQ(r["points"][s], score.points.value());
        EXPECT_EQ(r["lines"][7]["points"][s], score.tiles.value());
        EXPECT_EQ(r["facts"]["tokens"][s], score.tokens);
    }
    EXPECT_EQ(r["winners"].size(), static_cast<std::size_t>(result.winners().size()));
    EXPECT_THAT((std::vector<std::string>{"none", "tokens", "shared"}), testing::Contains(r["facts"]["tie_break"]));
}

TEST(Json, M9_of_a_result_of_mayhem) {
    json const r = as_json(random_end<mayhem>({.players = 3}));
    for (std::size_t s = 0; s < 3; ++s) {
        EXPECT_EQ(r["lines"][0]["points"][s], 6 * r["facts"]["pure"][s].get<int>());
        EXPECT_EQ(r["lines"][1]["points"][s], 3 * r["facts"]["unpure"][s].get<int>());
    }
}

TEST(Json, R14_of_a_result_of_the_21_15_9_card_game) {
    auto const result = random_end<race>({.players = 2, .turn_cap = 4});
    EXPECT_EQ(as_json(result)["facts"], json({{"players", 2},
                                              {"winner", nullptr},
                                              {"ending", "turn_cap"},
                                              {"out", {false, false}},
                                              {"turns", 4},
                                              {"left", {result.left(seat{0}), result.left(seat{1})}}}));
    EXPECT_EQ(as_json(result)["points"], json({0, 0}));
}

}  // namespace
}  // namespace triqueta
