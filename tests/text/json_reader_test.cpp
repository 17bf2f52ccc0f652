#include <triqueta/text/json_reader.hpp>

#include "properties/choices.hpp"
#include "properties/games.hpp"
#include "properties/json.hpp"
#include "properties/of_every_game.hpp"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <string>
#include <string_view>

namespace triqueta {
namespace {

using nlohmann::json;
using properties::json_of;

template <class G>
class EveryJson : public properties::of_every_game<G> {};
TYPED_TEST_SUITE(EveryJson, properties::tested_games::as<testing::Types>);

TYPED_TEST(EveryJson, is_read_back_and_what_contradicts_itself_is_refused) {
    this->check("views, events and results as JSON", &properties::all_json_is_read_back<TypeParam>);
}

template <class Read>
std::string_view refused(Read const& read) {
    if (read) return "accepted";
    if constexpr (requires { read.why().begin(); })
        return text::english(*read.why().begin());
    else
        return text::english(read.why());
}

/// A view of a new game, changed by f(json).
template <class F>
auto changed_view(F f) {
    json v = json::parse(json_of(view<base_game<3>>{seat{1}, {}}));
    f(v);
    return text::read_json_view<base_game<3>>(v.dump(), text::in_german);
}

TEST(JsonReader, tells_what_is_wrong_with_a_view) {
    EXPECT_TRUE(changed_view([](json&) {}));
    EXPECT_EQ(refused(changed_view([](json& v) { v["format"] = 1; })), text::english(refusal::wrong_version));
    EXPECT_EQ(refused(changed_view([](json& v) { v["game"] = "race"; })), text::english(refusal::wrong_game));
    EXPECT_EQ(refused(changed_view([](json& v) { v["players"] = 4; })), text::english(refusal::no_such_variant));
    EXPECT_EQ(refused(changed_view([](json& v) { v["viewer"] = 3; })), text::english(refusal::no_such_seat));
    EXPECT_EQ(refused(changed_view([](json& v) { v["more"] = 3; })), text::english(refusal::wrong_key));
    EXPECT_EQ(refused(changed_view([](json& v) { v["table"].erase("rock"); })), text::english(refusal::lacks_key));
    EXPECT_EQ(refused(changed_view([](json& v) { v["table"]["rock"] = "0"; })),
              text::english(refusal::wrong_json_type));
    EXPECT_EQ(refused(changed_view([](json& v) { v["table"]["rock"] = 3; })), text::english(refusal::wrong_number));
    EXPECT_EQ(refused(changed_view([](json& v) { v["table"]["up"].erase(0); })), text::english(refusal::too_little));
    EXPECT_EQ(refused(changed_view([](json& v) { v["table"]["phase"] = "go"; })), text::english(refusal::unknown_word));
    EXPECT_EQ(refused(changed_view([](json& v) { v["turn"] = 2; })), text::english(refusal::keys_disagree));
    EXPECT_EQ(refused(changed_view([](json& v) { v["unseen"]["unseen_light"][0] = 9; })),
              text::english(refusal::keys_disagree));
    EXPECT_EQ(refused(changed_view([](json& v) { v["table"]["tiles"][0] = 1; })),
              text::english(animals::invariants::wrong_tiles));
}

TEST(JsonReader, K1_a_spectator_has_nothing_of_their_own) {
    auto const own_null = [](json& v) {
        v["viewer"] = nullptr;
        v["own"] = nullptr;
    };
    EXPECT_TRUE(changed_view(own_null));
    EXPECT_FALSE(changed_view([](json& v) { v["own"] = nullptr; })) << "a player has";
    EXPECT_FALSE(changed_view([](json& v) { v["viewer"] = nullptr; })) << "what is whose?";
}

TEST(JsonReader, checks_the_words_of_legal_actions) {
    view<base_game<2>> const v{seat{0}, {}};
    EXPECT_TRUE(text::read_json_view<base_game<2>>(json_of(v), text::in_german));
    EXPECT_FALSE(text::read_json_view<base_game<2>>(json_of(v), text::in_english));
}

TEST(JsonReader, has_the_place_of_what_is_wrong) {
    auto const at = [](std::string_view text) { return text::read_json_event<mayhem>(text).where(); };
    EXPECT_EQ(at(R"({"seat":0,"action":null,"outcome":99})"), 34U);
    EXPECT_EQ(at(R"({"seat":0,"action":null,"outcome":9,"seat":1})"), 36U);
    EXPECT_EQ(at(R"({"seat":0,"action":null})"), 0U) << "of the object that lacks a key";
    EXPECT_EQ(at(R"({"seat":0,)"), 10U);
}

TEST(JsonReader, B21_a_result_that_contradicts_itself_is_refused) {
    match<base_game<2>> m{seed_from(3)};
    dice random{1};
    while (auto const who = m.to_move()) ASSERT_FALSE(m.play(*who, random.pick(m.view(*who).legal())));
    json const whole = json::parse(json_of(m.result()));
    auto const read = [](json const& r) { return text::read_json_result<base_game<2>>(r.dump()); };
    ASSERT_TRUE(read(whole));
    EXPECT_EQ(*read(whole), m.result());
    json other = whole;
    other["points"][0] = 99;
    EXPECT_EQ(read(other).why(), refusal::keys_disagree);
    other = whole;
    other["winners"] = {0, 1};
    EXPECT_FALSE(read(other));
    other = whole;
    other["facts"]["tie_break"] = "shared";
    EXPECT_FALSE(read(other));
}

}  // namespace
}  // namespace triqueta
