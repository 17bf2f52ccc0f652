#include "terminal/presentation.hpp"

#include "described_games.hpp"
#include "terminal/catalogue.hpp"
#include "terminal/choices.hpp"
#include "terminal/narrator.hpp"
#include "terminal/presentations.hpp"
#include "terminal/variants.hpp"
#include <triqueta/text.hpp>

#include <gtest/gtest.h>

#include <cstdint>
#include <set>
#include <string>
#include <vector>

// What holds in every game that a terminal can show, also in those shown from their descriptions, and in every
// language.
namespace {

using namespace terminal;
using triqueta::seat, triqueta::viewer;

template <class F>
void in_every_language(F f) {
    for (language const* const spoken : all_languages) {
        SCOPED_TRACE(spoken->code());
        f(pen{*spoken, false, false}, pen{*spoken, true, true});
    }
}

using all_games = triqueta::catalog<games, described_games>;

template <class F>
void in_every_game(F f) {
    for (auto const& entry : all_games::all())
        for (int players = entry.least_players; players <= entry.most_players; ++players) {
            if (players > 7 && players % 10 != 7) continue;  // of many numbers some
            SCOPED_TRACE(std::string{entry.name} + ' ' + std::to_string(players));
            EXPECT_FALSE(all_games::visit(entry.name, players, f));
        }
}

/// Plays a game, half by chance and half by the simple player; looks at the match before each action.
template <triqueta::game G, class F>
void play(triqueta::setup<G> const& start, std::uint64_t key, F look) {
    triqueta::match<G> m{triqueta::seed_from(key), start};
    triqueta::dice dice{key};
    simple_player<G> player;
    while (auto const mover = m.to_move()) {
        look(m);
        auto const v = m.view(*mover);
        auto const a = dice.below(2) == 0 ? dice.pick(v.legal()) : player(v, dice);
        ASSERT_FALSE(m.play(*mover, a));
    }
    look(m);
}

void expect_to_fit(lines const& page) {
    for (auto const& line : page) EXPECT_LE(width(line), page_width) << line;
}

/// Nothing in them was forgotten to be filled in, and they can be wrapped.
void expect_to_be_sentences(lines const& all) {
    for (auto const& sentence : all) {
        EXPECT_EQ(sentence.find('{'), std::string::npos) << sentence;
        EXPECT_EQ(sentence.find("  "), std::string::npos) << sentence;
        expect_to_fit(wrap(sentence, page_width - 1, "  "));
    }
}

TEST(Presentation, every_shipped_variant_is_there) {
    EXPECT_EQ(variants().size(), 6U);
    EXPECT_EQ(players_of("hidden_wolves"), (std::vector{2, 3, 4, 5}));
    EXPECT_EQ(players_of("base_game_duel"), (std::vector{2}));
    EXPECT_EQ(players_of("mayhem").back(), 27);
    EXPECT_EQ(players_of("race"), (std::vector{2, 3, 4, 5, 6}));
    EXPECT_TRUE(players_of("poker").empty());
}

TEST(Presentation, everything_drawn_fits_into_the_page) {
    in_every_game([]<triqueta::game G>(triqueta::setup<G> const& start) {
        play<G>(start, 1, [](triqueta::match<G> const& m) {
            auto const v = m.view(seat{0});
            in_every_language([&](pen const& plain, pen const& coloured) {
                expect_to_fit(draw_table(v, plain));
                expect_to_fit(draw_table(v, coloured));
                if (v.is_over()) expect_to_fit(final_scores(v, coloured));
            });
        });
    });
}

TEST(Presentation, colours_and_signs_change_no_width) {
    in_every_game([]<triqueta::game G>(triqueta::setup<G> const& start) {
        play<G>(start, 2, [](triqueta::match<G> const& m) {
            in_every_language([&](pen const& plain, pen const& coloured) {
                auto const one = draw_table(m.view(seat{1}), plain);
                auto const other = draw_table(m.view(seat{1}), coloured);
                ASSERT_EQ(one.size(), other.size());
                for (std::size_t i = 0; i < one.size(); ++i) EXPECT_EQ(width(one[i]), width(trimmed(other[i])));
            });
        });
    });
}

TEST(Presentation, each_legal_move_is_typed_in_its_own_way) {
    in_every_game([]<triqueta::game G>(triqueta::setup<G> const& start) {
        play<G>(start, 3, [](triqueta::match<G> const& m) {
            if (m.is_over()) return;
            auto const v = m.view(*m.to_move());
            in_every_language([&](pen const& plain, pen const&) {
                auto const& say = plain.say();
                std::set<std::string> commands{folded(say.type_help), folded(say.type_moves), folded(say.type_table),
                                               folded(say.type_quit), folded(say.type_hint),  folded(say.type_undo)};
                ASSERT_EQ(commands.size(), 6U);
                for (auto const a : v.legal()) {
                    auto const known = commands_of(v, a, plain);
                    ASSERT_FALSE(known.empty());
                    for (auto const& command : known) {
                        EXPECT_TRUE(commands.insert(folded(command)).second) << command;
                        EXPECT_EQ(lower(command), command) << "what is listed is in small letters";
                        EXPECT_EQ(enumerate(words_of(command), " ", " "), command) << "has blanks too many";
                        EXPECT_NE(command.find_first_not_of("0123456789"), std::string::npos) << "looks like a number";
                        EXPECT_FALSE(entry_with(folded(command), v.legal().size()))
                            << "looks like a letter of the list";
                    }
                }
            });
        });
    });
}

TEST(Presentation, everybody_is_told_every_sentence_to_its_end) {
    in_every_game([]<triqueta::game G>(triqueta::setup<G> const& start) {
        in_every_language([&](pen const& plain, pen const&) {
            narrator<G> spectator{triqueta::view<G>{viewer::spectator(), start}, plain};
            narrator<G> player{triqueta::view<G>{seat{0}, start}, plain};
            std::size_t sentences = 0;
            play<G>(start, 4, [&](triqueta::match<G> const& m) {
                ASSERT_FALSE(spectator.follow(m));
                ASSERT_FALSE(player.follow(m));
                EXPECT_EQ(spectator.view(), m.view(viewer::spectator()));
                EXPECT_EQ(player.view(), m.view(seat{0}));
                auto const told = spectator.take();
                sentences += told.size();
                for (auto const& all : {told, player.take(), tell_secrets(player.view(), plain)})
                    expect_to_be_sentences(all);
            });
            EXPECT_TRUE(spectator.happening().empty());
            EXPECT_GT(sentences, 10U);
        });
    });
}

TEST(Presentation, what_is_told_of_the_rules_is_sentences) {
    in_every_game([]<triqueta::game G>(triqueta::setup<G> const& start) {
        in_every_language([&](pen const& plain, pen const&) {
            triqueta::view<G> const seen{viewer::spectator(), start};
            expect_to_be_sentences(introduction(seen, plain));
            expect_to_be_sentences(rules_in_brief(seen, plain));
        });
    });
}

}  // namespace
