#pragma once

#include "triqueta/core/event_list.hpp"
#include "triqueta/core/game.hpp"
#include "triqueta/core/limits.hpp"
#include "triqueta/core/reasons.hpp"
#include "triqueta/core/refusal.hpp"
#include "triqueta/core/seat.hpp"
#include "triqueta/core/view.hpp"
#include "triqueta/play/match.hpp"
#include "triqueta/text/notation.hpp"
#include "triqueta/text/place_in_text.hpp"
#include "triqueta/text/reader.hpp"
#include "triqueta/text/record_tags.hpp"
#include "triqueta/text/tags.hpp"
#include "triqueta/text/words/english.hpp"
#include "triqueta/text/writer.hpp"

#include <cstddef>
#include <optional>
#include <string_view>

/// Records: whole games as text that people can read. Tags are followed by the actions and draws. docs/records.md has
/// the format.
namespace triqueta::text {

/// A game read from a record, with its tags, which point into the text.
template <game G, class Match = match<G>>
struct record {
    text::tags tags;
    Match game;
};
/// Takes the place of events that aren't kept.
struct no_events {};
/// A game as one viewer saw it: its set-up, the events, and the view after them.
template <game G, class Events = event_list<G>>
struct seen_record {
    text::tags tags;
    setup<G> start;
    Events events;
    triqueta::view<G> view;
};

namespace detail {

/// Writes each seat's points after the end, and a star before it.
template <class Out, class Position>
constexpr void write_points(writer<Out>& to, Position const& at_end) {
    if (!at_end.is_over()) {
        to.put('*');
        return;
    }
    auto const result = at_end.result();
    for (int i = 0; i < at_end.players(); ++i) {
        if (i > 0) to.put(' ');
        to.number(result.points(seat{i}).value());
    }
}

/// Compares written text with an expected text.
class comparison {
  public:
    using difference_type = std::ptrdiff_t;

    constexpr explicit comparison(std::string_view expected) : expected_{expected} {}
    constexpr comparison& operator*() { return *this; }
    constexpr comparison& operator++() { return *this; }
    constexpr comparison& operator++(int) { return *this; }
    constexpr comparison& operator=(char c) {
        equal_ = equal_ && at_ < expected_.size() && expected_[at_] == c;
        ++at_;
        return *this;
    }
    [[nodiscard]] constexpr bool holds() const { return equal_ && at_ == expected_.size(); }

  private:
    std::string_view expected_;
    std::size_t at_ = 0;
    bool equal_ = true;
};

/// Writes a record: tags, then lines of events.
template <game G, class Out>
class record_writer {
  public:
    constexpr explicit record_writer(Out out) : to_{out} {}

    template <class Position>
    constexpr void tags_of(setup<G> const& start, std::optional<viewer> who, tags const& more, Position const& at_end) {
        write_setup<G>(to_, start, at_end.players());
        if (who) write_viewer(to_, *who);
        for (tag const& t : more)
            if (!is_reserved<G>(t.name) || is_of_a_session(t.name)) write_tag(to_, t.name, t.value);
        to_.put('[').put(result_tag).put(" \"");
        write_points(to_, at_end);
        to_.put("\"]\n");
    }

    constexpr void happened(event<G> const& e) {
        bool const acts = e.action().has_value();
        dealing_ = dealing_ && !acts;
        bool const is_full =
            in_line_ >= most_in_a_line && (acts || dealing_);  // an answer of chance follows its action
        if (is_full || (!dealing_ && mover_ != e.seat)) {
            to_.put('\n');
            if (dealing_)
                to_.put("deal:");
            else
                to_.number(e.seat.number()).put(':');
            if (!dealing_) mover_ = e.seat;
            in_line_ = 0;
        }
        if (in_line_++ > 0) to_.put(';');
        to_.put(' ');
        write(to_, e, in_english);
    }
    constexpr Out finish() { return to_.put('\n').out(); }

  private:
    static constexpr int most_in_a_line = 8;

    writer<Out> to_;
    bool dealing_ = true;        // nobody has acted yet
    seat mover_ = seat::none();  // the player of the line; none while cards are dealt
    int in_line_ = most_in_a_line;
};

/// Expects this result in the tags.
template <class Position>
constexpr void expect_result(reader& from, tags const& all, Position const& at_end) {
    auto const* const found = all.find(result_tag);
    if (found == nullptr) return from.fail(refusal::lacks_tag, 0);
    writer<comparison> to{comparison{found->value}};
    write_points(to, at_end);
    if (!to.out().holds()) from.fail(refusal::wrong_result, found->where);
}

/// Reads the tags and the set-up of the game.
template <game G>
[[nodiscard]] constexpr setup<G> read_start(reader& from, tags& all) {
    read_format(from, all);
    return from.failed() ? setup<G>{} : read_setup<G>(from, all);
}

/// Reads the events line by line and calls happens(event). A refusal from it ends the reading. position() is the
/// current position.
template <game G, class Position, class Happens>
constexpr void read_happenings(reader& from, Position const& position, Happens happens) {
    bool dealing = true;  // nobody has acted yet
    from.pass_empty_lines();
    while (!from.failed() && !from.at_end()) {
        auto const line_start = from.at();
        bool const deal = from.take("deal");
        int const by = deal ? -1 : from.number(0, 254);
        from.expect(from.take_sign(':'));
        bool first = true;
        do {
            static_cast<void>(from.next_word());  // skips blanks, so that `at` is the start of the step
            auto const step_start = from.at();
            event<G> e{};
            read(from, e, in_english);
            if (from.failed()) return;
            e.seat = position().table().mover;
            dealing = dealing && !e.action();
            bool const is_dealt = dealing && position().turn().is_chance();
            if (deal ? !dealing : is_dealt || by != e.seat.number()) {
                auto const why = position().is_over() ? refusal::game_is_over
                                 : deal || is_dealt   ? refusal::unknown_word
                                                      : refusal::not_your_turn;
                return from.fail(why, first ? line_start : step_start);
            }
            if (auto const no = happens(e)) return from.fail(no, step_start);
            first = false;
        } while (from.take_sign(';'));
        from.expect_line_end();
        from.pass_empty_lines();
    }
}

template <game G, class Storage, class Out>
constexpr Out write_whole(match<G, Storage> const& m, tags const& more, Out out) {
    record_writer<G, Out> lines{out};
    lines.tags_of(m.start(), std::nullopt, more, m.state());
    for (auto const& full : m.happened()) lines.happened(full);
    return lines.finish();
}
template <game G, class Storage, class Out>
constexpr Out write_seen(match<G, Storage> const& m, viewer who, tags const& more, Out out) {
    auto const seen = m.view(who);
    record_writer<G, Out> lines{out};
    lines.tags_of(m.start(), seen.who(), more, seen);
    for (auto const& full : m.happened()) lines.happened(full.seen_by(seen.who()));
    return lines.finish();
}
template <game G, class Events, class Out>
constexpr Out write_seen_again(seen_record<G, Events> const& seen, Out out) {
    record_writer<G, Out> lines{out};
    lines.tags_of(seen.start, seen.view.who(), seen.tags, seen.view);
    for (event<G> const& e : seen.events) lines.happened(e);
    return lines.finish();
}

}  // namespace detail

/// Writes a match, over or not, as a complete record; only undone actions are lost. Free tags are added: players'
/// names, a date. Refused, with nothing written, if there are too many tags or the record would exceed most_input.
/// Precondition, here and below: the match didn't begin from a position.
template <game G, class Storage, class Out>
[[nodiscard]] constexpr reading<Out> write_record(match<G, Storage> const& m, tags const& more, Out out) {
    if (find_one_too_many<G>(more) != nullptr) return refusal::too_much;
    return triqueta::detail::write_within_limit([&](auto to) { return detail::write_whole(m, more, to); }, out);
}
/// Writes a record cut down to what one viewer saw. A seat that isn't in this game gets a spectator's record.
template <game G, class Storage, class Out>
[[nodiscard]] constexpr reading<Out> write_record(match<G, Storage> const& m, viewer who, tags const& more, Out out) {
    if (find_one_too_many<G>(more) != nullptr) return refusal::too_much;
    return triqueta::detail::write_within_limit([&](auto to) { return detail::write_seen(m, who, more, to); }, out);
}
/// Writes a cut-down record again.
template <game G, class Events, class Out>
[[nodiscard]] constexpr reading<Out> write_record(seen_record<G, Events> const& seen, Out out) {
    return triqueta::detail::write_within_limit([&](auto to) { return detail::write_seen_again(seen, to); }, out);
}

/// Whether a record is cut down to what one viewer saw, as far as its tags can be read.
[[nodiscard]] constexpr bool is_cut_down(std::string_view text) {
    reader from{text};
    tags all;
    read_format(from, all);
    return all.find(detail::view_tag) != nullptr;
}

/// Takes whatever was drawn.
struct any_outcome {
    template <class State, class Outcome>
    [[nodiscard]] constexpr refusal operator()(State const&, Outcome const&) const {
        return {};
    }
};

/// Reads a complete record and replays it in a match. begin(setup) returns a pointer to a new match without a deal, or
/// null if it can't create one. why_not(state, outcome) may refuse what was drawn. Returns the tags.
template <game G, class Begin, class WhyNot = any_outcome>
constexpr parsed<tags> replay_record(std::string_view text, Begin begin, WhyNot why_not = {}) {
    reader from{text};
    tags all;
    auto const start = detail::read_start<G>(from, all);
    if (auto const* const cut = all.find(detail::view_tag)) from.fail(refusal::wrong_tag, cut->where);
    if (from.failed()) return {from.why(), from.where()};

    auto* const m = begin(start);
    if (m == nullptr) return {refusal::too_much, 0};
    detail::read_happenings<G>(
        from, [m]() -> auto const& { return m->state(); },
        [m, &why_not](event<G> const& e) {
            if (auto const a = e.action()) {
                auto const who = m->state().table().mover;
                if (auto const no = m->why_not(who, *a)) return no;
                if (m->state().event_of(*a) != e) return refusal::event_contradicts;
                return m->play(who, *a);
            }
            auto const drawn = e.outcome();
            if (!drawn) return refusal::event_incomplete;
            if (auto const no = m->state().why_not(*drawn)) return no;
            auto const no = why_not(m->state(), *drawn);
            return no ? no : m->reveal(*drawn);
        });
    detail::expect_result(from, all, m->state());
    return from.result(all);
}

/// Reads a complete record and replays it. The match has no deal: if it isn't over, call `reveal` to answer for chance.
template <game G, class Match = match<G>>
[[nodiscard]] constexpr parsed<record<G, Match>> read_record(std::string_view text) {
    std::optional<Match> game;
    auto const read = replay_record<G>(text, [&game](setup<G> const& start) { return &game.emplace(start); });
    if (!read) return {read.why(), read.where()};
    return record<G, Match>{*read, *game};
}

/// Reads a record that was cut down to what one viewer saw, and advances their view by it. Calls seen(event) for each
/// event.
template <game G, class Seen>
[[nodiscard]] constexpr parsed<seen_record<G, no_events>> read_seen_record(std::string_view text, Seen seen) {
    reader from{text};
    tags all;
    auto const start = detail::read_start<G>(from, all);
    auto const who = from.failed() ? std::nullopt : read_viewer(from, all);
    if (!who) from.fail(refusal::lacks_tag);
    if (from.failed()) return {from.why(), from.where()};
    auto first = triqueta::view<G>::make(*who, start);
    if (!first) return {refusal::no_such_seat, all.find(detail::view_tag)->where};

    auto& v = *first;
    detail::read_happenings<G>(
        from, [&v]() -> auto const& { return v; },
        [&](event<G> const& e) {
            auto const no = v.advance(e);
            if (!no) seen(e);
            return no;
        });
    detail::expect_result(from, all, v);
    return from.result(seen_record<G, no_events>{all, start, {}, v});
}

/// Reads such a record and keeps all events.
template <game G, class Events = event_list<G>>
[[nodiscard]] constexpr parsed<seen_record<G, Events>> read_seen_record(std::string_view text) {
    Events events;
    auto const read = read_seen_record<G>(text, [&events](event<G> const& e) { events.push_back(e); });
    if (!read) return {read.why(), read.where()};
    return seen_record<G, Events>{read->tags, read->start, static_cast<Events&&>(events), read->view};
}

}  // namespace triqueta::text
