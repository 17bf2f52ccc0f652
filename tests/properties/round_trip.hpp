#pragma once

#include "properties/choices.hpp"
#include "properties/claim.hpp"
#include "properties/walk.hpp"
#include "support/written.hpp"

#include <triqueta/data.hpp>
#include <triqueta/text.hpp>

#include <cstddef>
#include <string>

/// Whatever is written is read as the same.
namespace properties {

/// One step of a match without a deal that isn't over, by arbitrary choices.
template <triqueta::game G>
void any_step(triqueta::match<G>& m, choices& from) {
    if (m.turn().is_chance())
        claim(!m.reveal(any_outcome(m.state(), from)), "chance may answer whatever is left");
    else
        claim(!m.play(m.state().table().mover, from.pick(m.state().legal())), "a legal action is accepted");
}

/// Plays a whole match by arbitrary choices, and calls check(match) at every moment of it, the last one included.
template <triqueta::game G, class Check>
void walk_through_match(choices& from, Check check) {
    triqueta::match<G> m{any_setup<G>(from)};
    while (!m.is_over()) {
        check(m);
        any_step(m, from);
        claim(m.moment() < 10'000, "every game comes to an end");
    }
    check(m);
}

template <triqueta::game G>
void same_history(triqueta::match<G> const& a, triqueta::match<G> const& b) {
    claim(a.start() == b.start(), "the same set-up");
    claim(a.moment() == b.moment(), "as much happened");
    auto other = b.happened().begin();
    for (auto const& one : a.happened()) {
        claim(one == *other, "the same happened");
        ++other;
    }
    claim(a.state() == b.state(), "it led to the same position");
}

/// A record is read as the game that it was made of, and that one is written alike.
template <triqueta::game G>
void a_record_tells_the_whole_game(triqueta::match<G> const& m) {
    auto const text = support::record_of(m);
    auto const read = triqueta::text::read_record<G>(text);
    claim(static_cast<bool>(read), "a record is read");
    same_history(read->game, m);
    claim(support::record_of(read->game, read->tags) == text, "what was read is written alike");
}

/// Whoever reads a record that was cut down comes to know what its viewer knows.
template <triqueta::game G>
void cut_down_records_tell_what_their_viewers_saw(triqueta::match<G> const& m) {
    for (auto const who : viewers_of(m.state())) {
        auto const text = support::record_of(m, who);
        claim(triqueta::text::is_cut_down(text), "a record that was cut down says so");
        auto const read = triqueta::text::read_seen_record<G>(text);
        claim(static_cast<bool>(read), "a record that was cut down is read");
        claim(read->view == m.view(who), "it tells what its viewer knows");
    }
}

/// States, views and events go as bytes.
template <triqueta::game G>
void snapshots_keep_everything(triqueta::match<G> const& m) {
    auto const state = triqueta::read_state<G>(triqueta::bytes(m.state()));
    claim(state && *state == m.state(), "a state goes as bytes");
    for (auto const who : viewers_of(m.state())) {
        auto const view = triqueta::read_view<G>(triqueta::bytes(m.view(who)));
        claim(view && *view == m.view(who), "a view goes as bytes");
        auto const seen = m.events(who);
        auto const events = triqueta::read_events<G>(*triqueta::bytes<G>(seen));
        claim(events && *events == seen, "events go as bytes");
    }
}

/// Positions as text, in every language.
template <triqueta::game G>
void positions_in_text_keep_everything(triqueta::state<G> const& s) {
    for (auto const* const in : triqueta::text::all_languages) {
        auto const state = triqueta::text::read_state<G>(support::position_of(s, *in), *in);
        claim(state && *state == s, "a state goes as text");
        for (auto const who : viewers_of(s)) {
            auto const view = triqueta::text::read_view<G>(support::position_of(s.view(who), *in), *in);
            claim(view && *view == s.view(who), "a view goes as text");
        }
    }
}

/// Every event of a game as every viewer saw it, in every language.
template <triqueta::game G>
void events_in_text_keep_everything(triqueta::match<G> const& m) {
    for (auto const* const in : triqueta::text::all_languages)
        for (auto const who : viewers_of(m.state()))
            for (auto const& e : m.events(who)) {
                auto const read = triqueta::text::read_event<G>(support::text_of(e, *in), *in);
                claim(read && *read == e, "an event goes as text");
            }
}

/// All of this at one moment of a game.
template <triqueta::game G>
void everything_written_is_read_as_the_same(triqueta::match<G> const& m) {
    a_record_tells_the_whole_game(m);
    cut_down_records_tell_what_their_viewers_saw(m);
    snapshots_keep_everything(m);
    positions_in_text_keep_everything(m.state());
    events_in_text_keep_everything(m);
}

}  // namespace properties
