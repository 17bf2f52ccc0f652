#pragma once

#include "properties/choices.hpp"
#include "properties/claim.hpp"
#include "properties/games.hpp"
#include "properties/legal.hpp"
#include "properties/round_trip.hpp"
#include "properties/triangles_pieces.hpp"
#include "support/written.hpp"

#include <triqueta/text.hpp>

#include <cstddef>
#include <iterator>
#include <string>
#include <string_view>

/// Texts that may come from anybody: whatever is accepted is a game, a position or an action that can be.
namespace properties {

inline constexpr int steps_enough = 10'000;

/// A game that ends somewhere goes on to its end; one whose turn cap is beyond all patience goes on for long.
template <triqueta::game G>
void goes_on(triqueta::state<G> s, choices from) {
    int steps = 0;
    bool patient = true;
    if constexpr (is_race<G>) patient = s.table().turn_cap <= 1000;
    while (!s.is_over() && steps++ < steps_enough) any_step(s, from);
    claim(s.is_over() || !patient, "every game comes to an end");
}

/// Nothing refused is without a sentence, nor does its place lie outside the text. G is any game where no text has
/// said yet of which it is.
template <triqueta::game G>
void a_refusal_has_words_and_a_place(std::string_view text, triqueta::refusal why, std::size_t where) {
    claim(static_cast<bool>(why), "what isn't accepted is refused");
    claim(where <= text.size(), "the place lies in the text");
    claim(has_a_sentence<G>(why), "a refusal has a sentence");
    auto const place = triqueta::text::find_place(text, where);
    claim(place.line >= 1 && place.column >= 1, "lines and columns count from 1");
}

template <triqueta::game G>
bool what_is_read_of_a_whole_record_is_a_valid_game(std::string_view text) {
    auto const read = triqueta::text::read_record<G>(text);
    if (!read) {
        a_refusal_has_words_and_a_place<G>(text, read.why(), read.where());
        return false;
    }
    claim(triqueta::check_position<G>(read->game.state().table(), read->game.state().all_secrets()).empty(),
          "it leads to a position that can be");
    auto const written = support::record_of(read->game, read->tags);
    claim(!written.empty() || text.size() > triqueta::most_input / 4, "only a long record is too long to be written");
    if (!written.empty()) {
        auto const again = triqueta::text::read_record<G>(written);
        claim(static_cast<bool>(again), "what is written is read");
        same_history(again->game, read->game);
        claim(support::record_of(again->game, again->tags) == written, "and always alike");
    }
    goes_on(read->game.state(), choices{{}});
    return true;
}

template <triqueta::game G>
bool what_is_read_of_a_seen_record_is_a_valid_view(std::string_view text) {
    auto const read = triqueta::text::read_seen_record<G>(text);
    if (!read) {
        a_refusal_has_words_and_a_place<G>(text, read.why(), read.where());
        return false;
    }
    auto const& v = read->view;
    claim(triqueta::check_position<G>(v.table(), v.mine(), v.who()).empty(), "it leads to a view that can be");
    auto const snapshot = triqueta::read_view<G>(triqueta::bytes(v));
    claim(snapshot && *snapshot == v, "it goes as bytes");
    auto const position =
        triqueta::text::read_view<G>(support::position_of(v, triqueta::text::in_english), triqueta::text::in_english);
    claim(position && *position == v, "it goes as text");
    triqueta::dice random{text.size()};
    auto const whole = triqueta::complete(v, random);
    claim(whole.view(v.who()) == v, "some game looks like it");
    goes_on(whole, choices{{}});
    return true;
}

/// A fair deal that is read can be written and read again. What is verified is a game by the rules.
template <triqueta::game G>
void what_is_verified_holds(std::string_view text) {
    using namespace triqueta;
    auto const read = text::read_fair_deal<G>(text);
    if (read) {
        std::string written;
        text::write_fair_deal<G>(read->start, read->fair, std::back_inserter(written), future::known);
        auto const again = text::read_fair_deal<G>(written);
        claim(again && again->fair == read->fair, "a fair deal is written and read");
    } else {
        a_refusal_has_words_and_a_place<G>(text, read.why(), read.where());
    }
    auto const found = text::verify_record<G>(text);
    claim(found.moves.holds() == static_cast<bool>(text::read_record<G>(text)), "moves hold if the rules allow them");
    claim(!found.commitment.holds() || read, "commitments hold only if they can be read");
    for (auto const& part : {found.commitment, found.deal, found.moves})
        if (!part.holds()) a_refusal_has_words_and_a_place<G>(text, part.why, part.where);
}

/// Whatever this text says it is. Whether it was accepted.
inline bool what_is_read_of_a_record_is_a_valid_game(std::string_view text) {
    auto const named = triqueta::text::read_game(text);
    if (!named) {
        a_refusal_has_words_and_a_place<triqueta::race>(text, named.why(), named.where());
        return false;
    }
    bool accepted = false;
    auto const no = all_games::visit(named->name, named->players, [&]<class G>(triqueta::setup<G> const&) {
        what_is_verified_holds<G>(text);
        accepted = triqueta::text::is_cut_down(text) ? what_is_read_of_a_seen_record_is_a_valid_view<G>(text)
                                                     : what_is_read_of_a_whole_record_is_a_valid_game<G>(text);
    });
    claim(!no || !accepted, "only games that there are can be read");
    return accepted;
}

/// A position in text, of a state or a view.
template <triqueta::game G>
void what_is_read_of_a_position_can_be(std::string_view text, triqueta::text::language const& in) {
    auto const state = triqueta::text::read_state<G>(text, in);
    if (state) {
        claim(*triqueta::text::read_state<G>(support::position_of(*state, in), in) == *state, "a state is written");
        goes_on(*state, choices{{}});
    } else {
        claim(!state.why().empty(), "what isn't accepted is refused");
        claim(state.where() <= text.size(), "the place lies in the text");
    }
    auto const view = triqueta::text::read_view<G>(text, in);
    if (view) {
        claim(*triqueta::text::read_view<G>(support::position_of(*view, in), in) == *view, "a view is written");
        triqueta::dice random{text.size()};
        goes_on(triqueta::complete(*view, random), choices{{}});
    } else {
        claim(!view.why().empty(), "what isn't accepted is refused");
        claim(view.where() <= text.size(), "the place lies in the text");
    }
}

/// An action, an event or a position of G in this language: what is accepted is written as what is read as the same.
template <triqueta::game G>
void what_is_read_of_a_text_survives_writing(std::string_view text, triqueta::text::language const& in) {
    namespace words = triqueta::text;
    if (auto const a = words::read_action<G>(text, in)) {
        claim(triqueta::action<G>::from_number(a->number()).has_value(), "an action that was read has a number");
        claim(*words::read_action<G>(support::text_of(*a, in), in) == *a, "an action is written");
    } else {
        a_refusal_has_words_and_a_place<G>(text, a.why(), a.where());
    }
    if (auto const e = words::read_event<G>(text, in))
        claim(*words::read_event<G>(support::text_of(*e, in), in) == *e, "an event is written");
    else
        a_refusal_has_words_and_a_place<G>(text, e.why(), e.where());
    if (auto const a = words::read_animal(text, in))
        claim(*words::read_animal(support::text_of(*a, in), in) == *a, "an animal is written");
    if (auto const c = words::read_card(text, in))
        claim(*words::read_card(support::text_of(*c, in), in) == *c, "a card is written");
    what_is_read_of_a_position_can_be<G>(text, in);
}

}  // namespace properties
