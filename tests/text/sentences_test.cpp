#include <triqueta/text/sentences.hpp>

#include <triqueta/catalog.hpp>
#include <triqueta/text.hpp>

#include "own_game/own_game.hpp"
#include "support/told.hpp"

#include <gtest/gtest.h>

#include <array>
#include <string>
#include <string_view>

// What holds of the sentences of every game.
namespace {

using triqueta::seat, triqueta::viewer;
using namespace triqueta::text;
using support::sentences, support::to_you, support::told_match;

using base = triqueta::base_game<2>;

TEST(Sentences, players_without_a_name_have_numbers) {
    told_match<base> m;
    m.act("draw 2").find("owl").act("lay 0, take 0");
    EXPECT_EQ(m.told(viewer::spectator(), in_english, {}).front(), "Player 1 draws a token from column 3.");
    constexpr std::array<std::string_view, 1> nobody{""};
    EXPECT_EQ(m.told(seat{0}, in_german, {.given = nobody}).front(), "Spieler 1 zieht einen Tierstein aus Spalte 3.");
    EXPECT_EQ(m.told(seat{0}, in_french, {.given = nobody})[3],
              "Joueur 2 prend la rangée 1 (une chouette) et sort de la manche.");
    constexpr std::array<std::string_view, 1> odd{"{2} {"};
    EXPECT_EQ(m.told(viewer::spectator(), in_english, {.given = odd}).front(), "{2} { draws a token from column 3.")
        << "a name is no pattern";
}

// A game of one's own.

told_match<wasps::game> a_plum_is_put() {
    told_match<wasps::game> m{{.players = 2, .crop = 3}};
    m.find("plum pear pear plum quince damson").act("put plum, pick").find("medlar");
    return m;
}

TEST(Sentences, a_game_without_sentences_is_told_in_notation) {
    EXPECT_EQ(a_plum_is_put().told(viewer::spectator(), in_english), (sentences{"Ada: put plum", "Bo: pick"}));
    EXPECT_EQ(a_plum_is_put().told(seat{1}, in_german, to_you, 3),
              (sentences{"Ada: put plum", "Du: pick", "Du: (medlar)"}));
    EXPECT_EQ(a_plum_is_put().told(viewer::spectator(), in_french, {}),
              (sentences{"Place 0 : put plum", "Place 1 : pick"}))
        << "seats count from 0 in notation";
}

/// Another wording of the same game.
struct noisy_wasps : wasps::game {
    static constexpr char const* name = "noisy_wasps";

    struct words : wasps::words {
        template <class To>
        static constexpr void narrate(To& to, narration<noisy_wasps> const& n) {
            constexpr deed shouts{"shouts \"{1}\"", "shout \"{1}\""};
            if (n.seen.done) to.deed([&] { put_pattern(to, n.said(shouts), [&] { write(to, *n.seen.done, n.in); }); });
        }
        static constexpr char const* line_label(int line, language const&) { return line == 0 ? "market" : "basket"; }
    };
};

TEST(Sentences, a_game_may_have_sentences_and_labels_of_its_own) {
    told_match<noisy_wasps> m{{.players = 2, .crop = 3}};
    m.find("plum pear pear plum quince damson").act("put plum");
    EXPECT_EQ(m.told(viewer::spectator(), in_english), sentences{"Ada shouts \"put plum\"."});
    EXPECT_EQ(m.told(seat{0}, in_english, to_you), sentences{"You shout \"put plum\"."});
    EXPECT_STREQ(line_label<noisy_wasps>(0, in_german), "market");
    EXPECT_STREQ(line_label<wasps::game>(1, in_german), "fruits in the basket");
}

// Lines of scores.

template <class G>
sentences labels(language const& in) {
    sentences all;
    for (int line = 0; line < triqueta::result<G>::lines; ++line) all.emplace_back(line_label<G>(line, in));
    return all;
}

/// Scores collections.
struct collectors : base {
    static constexpr char const* name = "collectors";
    struct scoring : triqueta::exactly_three {
        [[nodiscard]] static constexpr int collection(triqueta::animals::by_kind const&) { return 0; }
    };
};

TEST(Sentences, lines_of_scores_have_labels) {
    EXPECT_EQ(labels<base>(in_english), (sentences{"rabbit", "owl", "deer", "boar", "ram", "bear", "tiles", "rock"}));
    EXPECT_EQ(labels<base>(in_german),
              (sentences{"Hase", "Eule", "Hirsch", "Wildschwein", "Widder", "Bär", "Baumplättchen", "Startfelsen"}));
    EXPECT_EQ(labels<collectors>(in_german)[6], "Sammlung");
    EXPECT_EQ(labels<triqueta::mayhem>(in_english), (sentences{"pure triangles", "unpure triangles"}));
    EXPECT_EQ(labels<triqueta::mayhem>(in_german), (sentences{"reine Dreiecke", "gemischte Dreiecke"}));
    EXPECT_EQ(labels<triqueta::mayhem>(in_french), (sentences{"triangles purs", "triangles impurs"}));
    EXPECT_EQ(labels<triqueta::race>(in_german), sentences{"Sieg"});
}

using games = triqueta::catalog<triqueta::shipped, collectors>;

TEST(Sentences, english_labels_are_the_names_of_the_lines) {
    for (int number = 0; number < games::size; ++number)
        games::at(number, []<class G>() {
            for (int line = 0; line < triqueta::result<G>::lines; ++line)
                EXPECT_STREQ(line_label<G>(line, in_english), triqueta::result<G>::line_name(line));
        });
}

// Constant expressions.

constexpr bool is_told_at_compile_time() {
    triqueta::view<base> v = triqueta::spectate<base>(seat{0});
    auto const before = v;
    auto const seen = triqueta::drew(triqueta::column{2}).by(seat{0});
    if (v.advance(seen)) return false;
    std::array<char, 64> text{};
    auto const end = write_sentences(before, seen, v, in_english, text.begin());
    return std::string_view{text.begin(), end} == "Player 1 draws a token from column 3.";
}
static_assert(is_told_at_compile_time());

}  // namespace
