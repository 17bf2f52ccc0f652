#pragma once

#include "properties/animals_secrets.hpp"
#include "properties/any_game.hpp"
#include "properties/choices.hpp"
#include "properties/claim.hpp"
#include "properties/triangles_secrets.hpp"
#include "properties/walk.hpp"
#include "support/fields.hpp"
#include "support/written.hpp"

#include <triqueta/data.hpp>
#include <triqueta/text.hpp>

#include <iterator>
#include <string>
#include <string_view>
#include <vector>

namespace properties {

/// All that is ever made of a view to be sent, saved or searched, compared in two positions that a viewer can't tell
/// apart.
template <triqueta::game G>
void views_are_written_the_same(triqueta::view<G> const& a, triqueta::view<G> const& b) {
    using namespace triqueta;
    auto const text_of = [](auto write) {
        std::string text;
        write(std::back_inserter(text));
        return text;
    };
    auto const json = [&](auto const& v) {
        return text_of([&](auto out) { text::write_json(v, text::in_english, out); });
    };
    auto const points = [&](auto const& v) { return text_of([&](auto out) { text::write_json(v.result(), out); }); };
    auto const words = [&](auto const& v) {
        return text_of([&](auto out) { text::write_position(v, text::in_english, out); });
    };
    claim(json(a) == json(b), "leak: views as JSON differ");
    claim(points(a) == points(b), "leak: results as JSON differ");
    claim(words(a) == words(b), "leak: views as text differ");
    claim(bytes(a) == bytes(b), "leak: snapshots of views differ");
    claim(encode(a) == encode(b), "leak: encodings differ");
    claim(support::fields_in(a) == support::fields_in(b), "leak: fields of views differ");
    claim(support::fields_in_result<G>(a.result()) == support::fields_in_result<G>(b.result()),
          "leak: fields of results differ");
    claim(hash(a) == hash(b) && canonical_hash(a) == canonical_hash(b), "leak: hashes of views differ");
    claim(canonical(a).by() == canonical(b).by(), "leak: canonical forms differ");
    dice for_a{1};
    dice for_b{1};
    claim(complete(a, for_a) == complete(b, for_b), "leak: completions differ");
}

/// The same of one event that both saw.
template <triqueta::game G>
void events_are_written_the_same(triqueta::event<G> const& a, triqueta::event<G> const& b) {
    using namespace triqueta;
    auto const json = [](auto const& e) {
        std::string text;
        text::write_json(e, std::back_inserter(text));
        return text;
    };
    auto const words = [](auto const& e) {
        std::string text;
        text::write_text(e, text::in_english, std::back_inserter(text));
        return text;
    };
    claim(a == b, "leak: events differ");
    claim(*bytes<G>(std::vector{a}) == *bytes<G>(std::vector{b}), "leak: snapshots of events differ");
    claim(json(a) == json(b), "leak: events as JSON differ");
    claim(support::fields_in_event<G>(a) == support::fields_in_event<G>(b) && kind_of<G>(a) == kind_of<G>(b),
          "leak: fields of events differ");
    claim(words(a) == words(b), "leak: events as text differ");
}

/// The same of the sentences for it, from the views before and after it.
template <triqueta::game G>
void events_are_told_the_same(triqueta::view<G> const& before_a, triqueta::event<G> const& a,
                              triqueta::view<G> const& after_a, triqueta::view<G> const& before_b,
                              triqueta::event<G> const& b, triqueta::view<G> const& after_b) {
    using support::sentences_of, triqueta::text::in_english;
    claim(sentences_of(before_a, a, after_a, in_english) == sentences_of(before_b, b, after_b, in_english),
          "leak: sentences for events differ");
}

/// By code, rule and sentence.
template <triqueta::game G>
void same_refusal(triqueta::refusal a, triqueta::refusal b, char const* otherwise) {
    claim(a == b, otherwise);
    using triqueta::text::in_english, triqueta::text::sentence;
    claim(std::string_view{sentence<G>(a, in_english)} == sentence<G>(b, in_english),
          "leak: sentences of refusals differ");
}

/// Everything that one viewer is ever given about a position, compared in two that they can't tell apart.
template <triqueta::game G>
void look_the_same(triqueta::state<G> const& a, triqueta::state<G> const& b, triqueta::viewer who) {
    using action = triqueta::action<G>;
    auto const view_a = a.view(who);
    auto const view_b = b.view(who);
    claim(view_a == view_b, "leak: views differ");
    claim(view_a.legal() == view_b.legal() && view_a.distinct() == view_b.distinct(), "leak: legal moves differ");
    claim(view_a.result() == view_b.result(), "leak: points so far differ");
    views_are_written_the_same(view_a, view_b);
    for (int number = 0; number < action::count; ++number) {
        auto const tried = *action::from_number(number);
        for (int i = 0; i < a.players(); ++i)
            same_refusal<G>(view_a.why_not(triqueta::seat{i}, tried), view_b.why_not(triqueta::seat{i}, tried),
                            "leak: a view's refusals differ");
        if (!who.is_spectator())
            same_refusal<G>(a.why_not(who.seat(), tried), b.why_not(who.seat(), tried), "leak: refusals differ");
    }
}

/// One step of two games that one viewer can't tell apart: the same in public, and to them. False when what differs
/// is shown by it, or none is possible in both.
template <triqueta::game G>
[[nodiscard]] bool step_alike(triqueta::state<G>& a, triqueta::state<G>& b, triqueta::viewer who, choices& from) {
    auto const mover = a.table().mover;
    bool const own = who.is(mover);
    auto const before_a = a.view(who);
    auto const before_b = b.view(who);
    auto const happened = [&](auto seen_a, auto seen_b, auto take_step) {
        events_are_written_the_same<G>(seen_a, seen_b);
        take_step();
        events_are_told_the_same(before_a, seen_a, a.view(who), before_b, seen_b, b.view(who));
    };
    claim(a.turn() == b.turn() && mover == b.table().mover, "leak: the turn differs");
    if (a.turn().is_chance()) {
        auto const drawn_a = any_outcome(a, from);
        auto const drawn_b = own ? drawn_a : any_outcome(b, from);
        if (b.to_draw().of(drawn_b) == 0) return false;  // the other world has given it to somebody else
        happened(a.event_of(drawn_a).seen_by(who), b.event_of(drawn_b).seen_by(who), [&] {
            a.reveal_unchecked(drawn_a);
            b.reveal_unchecked(drawn_b);
        });
        return true;
    }
    auto const taken_a = from.pick(a.legal());
    auto const taken_b = own ? taken_a : alike_to_others(taken_a, b, from);
    if (!b.legal().contains(taken_b)) return false;
    if (shows_what_differs(a, taken_a, b, taken_b, who)) return false;
    happened(a.event_of(taken_a).seen_by(who), b.event_of(taken_b).seen_by(who), [&] {
        a.apply_unchecked(taken_a);
        b.apply_unchecked(taken_b);
    });
    return true;
}

/// At a position of a game: another one that differs only in what a viewer can't see gives them the same, now and
/// after whatever goes on alike in both.
template <triqueta::game G>
void others_secrets_change_nothing(triqueta::state<G> const& s, choices& from) {
    auto const all = viewers_of(s);
    auto const who = all[from.below(static_cast<std::uint32_t>(all.size()))];
    auto a = s;
    auto b = with_other_secrets(s, who, from);
    look_the_same(a, b, who);
    for (int steps = 0; steps < 12 && !a.is_over() && step_alike(a, b, who, from); ++steps) look_the_same(a, b, who);
}

}  // namespace properties
