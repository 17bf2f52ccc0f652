#pragma once

#include "terminal/pen.hpp"
#include "terminal/words/phrase.hpp"
#include "triqueta/catalog/option.hpp"
#include "triqueta/core/described.hpp"
#include "triqueta/core/game.hpp"
#include "triqueta/core/seat.hpp"
#include "triqueta/core/view.hpp"
#include "triqueta/play/policy.hpp"
#include "triqueta/text/language.hpp"
#include "triqueta/text/notation.hpp"

#include <concepts>
#include <string>

namespace terminal {

inline constexpr int page_width = 79;

/// What a viewer is told of one event.
struct telling {
    triqueta::seat who;
    lines deeds;                 // parts of a sentence about them
    std::string object;          // {1} in the last deed; the same deed again is told once, with all its objects
    bool ends_sentence = false;  // they are done for now
    lines after;                 // sentences that follow
    bool turning_point = false;  // a good moment to look at the table
};

/// A game with a description, and words for its actions and events: all that described/ needs to show it.
template <class G>
concept worded_game = triqueta::described_game<G> &&
    requires(triqueta::action<G> a, triqueta::event<G> const& e, triqueta::text::language const& in, char* out) {
    triqueta::text::write_text(a, in, out);
    triqueta::text::write_text(e, in, out);
    triqueta::text::words_of<G>::title(in);
};

/// A simple opponent: a policy, which is given nothing but a view. Games without one of their own have described/'s.
template <class G>
struct simple_player;

/// What is needed of a game to be played at a terminal; the programs are written once for all. Functions are found by
/// the type of the view. Every worded game has those of described/, and any of its own instead. A line takes page_width
/// columns at most; a sentence is wrapped by whoever writes it.
template <class G>
concept presentable = worded_game<G> &&
    requires(triqueta::view<G> const& v, triqueta::event<G> const& e, triqueta::action<G> a,
             triqueta::setup<G> const& start, triqueta::option_entry const& option, pen const& p) {
    requires triqueta::policy<simple_player<G>, G>;
    { option_in_words(start, option, p) } -> std::same_as<std::string>;  // what it means, in a list of options
    { introduction(v, p) } -> std::same_as<lines>;        // sentences, for somebody who never saw the game
    { rules_in_brief(v, p) } -> std::same_as<lines>;      // sentences
    { draw_table(v, p) } -> std::same_as<lines>;          // all that everybody sees
    { tell_secrets(v, p) } -> std::same_as<lines>;        // sentences: what the viewer alone knows
    { tell(v, e, v, p) } -> std::same_as<telling>;        // from the view before and after
    { question(v, p) } -> std::same_as<std::string>;      // what stands before a list of the viewer's moves
    { commands_of(v, a, p) } -> std::same_as<lines>;      // what one types for it: as it is listed, then other ways
    { explained(v, a, p) } -> std::same_as<std::string>;  // the command in a list of moves
    { final_scores(v, p) } -> std::same_as<lines>;
};

}  // namespace terminal
