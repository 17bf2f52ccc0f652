#pragma once

#include "terminal/pen.hpp"
#include "terminal/words/phrase.hpp"
#include "triqueta/core/described.hpp"
#include "triqueta/core/game.hpp"
#include "triqueta/core/option.hpp"
#include "triqueta/core/view.hpp"
#include "triqueta/play/policy.hpp"
#include "triqueta/text/language.hpp"
#include "triqueta/text/notation.hpp"

#include <concepts>
#include <string>

namespace terminal {

inline constexpr int page_width = 79;

/// A game that described/ can show: it has a description, and words for its actions and events.
template <class G>
concept worded_game = triqueta::described_game<G> &&
    requires(triqueta::action<G> a, triqueta::event<G> const& e, triqueta::text::language const& in, char* out) {
    triqueta::text::write_text(a, in, out);
    triqueta::text::write_text(e, in, out);
    triqueta::text::words_of<G>::title(in);
};

/// A simple opponent: a policy, which gets only a view. Games without their own have that of described/.
template <class G>
struct simple_player;

/// Whether the numbers in commands belong to places of the table that change with each of a player's own moves. Then
/// the table is shown again before each.
template <class G>
inline constexpr bool renumbers_with_each_move = false;

/// A game that the terminal programs can play. Functions are found by the type of the view; described/ has a default of
/// each for every worded game. A line takes page_width columns at most; the program that writes a sentence wraps it.
template <class G>
concept presentable = worded_game<G> &&
    requires(triqueta::view<G> const& v, triqueta::event<G> const& e, triqueta::action<G> a,
             triqueta::setup<G> const& start, triqueta::option_entry const& option, pen const& p) {
    requires triqueta::policy<simple_player<G>, G>;
    { option_in_words(start, option, p) } -> std::same_as<std::string>;  // what it means, in a list of options
    { introduction(v, p) } -> std::same_as<lines>;                       // sentences, for people new to the game
    { rules_in_brief(v, p) } -> std::same_as<lines>;                     // sentences
    { draw_table(v, p) } -> std::same_as<lines>;                         // all that everybody sees
    { tell_secrets(v, p) } -> std::same_as<lines>;                       // sentences: what only the viewer knows
    { is_turning_point(v, e, v, p) } -> std::same_as<bool>;              // whether to show the table after the event
    { question(v, p) } -> std::same_as<std::string>;      // the text before the list of the viewer's moves
    { commands_of(v, a, p) } -> std::same_as<lines>;      // how to type it: first as listed, then other forms
    { explained(v, a, p) } -> std::same_as<std::string>;  // the command in a list of moves
    { recounted(v, a, p) } -> std::same_as<std::string>;  // the command in a report, without the list's context
    { final_scores(v, p) } -> std::same_as<lines>;
};

}  // namespace terminal
