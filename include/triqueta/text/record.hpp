#pragma once

#include "triqueta/core/game.hpp"
#include "triqueta/core/refusal.hpp"
#include "triqueta/core/seat.hpp"
#include "triqueta/core/view.hpp"
#include "triqueta/play/match.hpp"
#include "triqueta/text/english.hpp"
#include "triqueta/text/notation.hpp"
#include "triqueta/text/reader.hpp"
#include "triqueta/text/record_tags.hpp"
#include "triqueta/text/tags.hpp"
#include "triqueta/text/writer.hpp"

#include <cstddef>
#include <optional>
#include <string_view>

/// Whole games as text that people can read: tags, then what was done and drawn. docs/records.md has the format.
namespace triqueta::text {

/// A longer text is refused unread.
inline constexpr std::size_t most_of_a_record = 1 << 20;

/// A line and a column of a text, both counted from 1.
struct place_in_text {
    int line = 1;
    int column = 1;
};
[[nodiscard]] constexpr place_in_text find_place(std::string_view text, std::size_t where) {
    place_in_text place;
    for (std::size_t i = 0; i < where && i < text.size(); ++i) {
        if (text[i] == '\n') {
            ++place.line;
            place.column = 1;
        } else if ((static_cast<unsigned char>(text[i]) & 0xC0) != 0x80) {
            ++place.column;
        }
    }
    return place;
}

/// A game that was read, with its tags, which point into the text.
template <game G, class Match = match<G>>
struct record {
    text::tags tags;
    Match game;
};
/// A game as one viewer saw it.
template <game G>
struct seen_record {
    text::tags tags;
    triqueta::view<G> view;
};

namespace detail {

/// Points of each seat once it is over; before that, a star.
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

/// Compares what is written with what a text says.
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

template <class Out, class Match>
constexpr Out write_record(Match const& m, std::optional<viewer> who, tags const& more, Out out) {
    using game = typename decltype(m.view(viewer::spectator()))::game;
    constexpr int most_in_a_line = 8;
    writer<Out> to{out};
    write_setup<game>(to, m.start(), m.players());
    if (who) write_viewer(to, *who);
    for (tag const& t : more)
        if (!is_reserved(t.name)) write_tag(to, t.name, t.value);
    to.put('[').put(result_tag).put(" \"");
    write_points(to, m.state());
    to.put("\"]\n");

    bool dealing = true;        // nobody has acted yet
    std::optional<seat> mover;  // whose line it is; nobody's while cards are dealt
    int in_line = most_in_a_line;
    for (std::size_t i = 0; i < m.moment(); ++i) {
        auto const& [all, by] = m.happened(i);
        bool const acts = all.action().has_value();
        dealing = dealing && !acts;
        bool const is_full = in_line >= most_in_a_line && (acts || dealing);  // an answer stands behind its action
        if (is_full || (!dealing && mover != by)) {
            to.put('\n');
            if (dealing)
                to.put("deal:");
            else
                to.number(by.number()).put(':');
            if (!dealing) mover = by;
            in_line = 0;
        }
        if (in_line++ > 0) to.put(';');
        to.put(' ');
        write(to, who ? all.seen_by(*who, by) : all, in_english);
    }
    to.put('\n');
    return to.out();
}

/// Whether the result that the tags tell is this one.
template <class Position>
[[nodiscard]] constexpr bool tells_result(tags const& all, Position const& at_end) {
    auto const* const told = all.find(result_tag);
    if (told == nullptr) return false;
    writer<comparison> to{comparison{told->value}};
    write_points(to, at_end);
    return to.out().holds();
}

/// Reads what happened, line by line, and gives it to happens(event, mover), whose refusal ends it. `mover` and `over`
/// tell of the game so far.
template <game G, class Position, class Happens>
constexpr void read_happenings(reader& from, Position const& position, Happens happens) {
    from.pass_empty_lines();
    while (!from.failed() && !from.at_end()) {
        auto const line_start = from.at();
        bool const deal = from.take("deal");
        int const by = deal ? -1 : from.number(0, 254);
        from.expect(from.take_sign(':'));
        bool first = true;
        do {
            static_cast<void>(from.next_word());  // passes blanks, so that `at` is where the step begins
            auto const step_start = from.at();
            event<G> e{};
            read(from, e, in_english);
            if (from.failed()) return;
            if (deal ? e.action().has_value() : by != position().table().mover.number())
                return from.fail(position().is_over() ? refusal::game_is_over : refusal::not_your_turn,
                                 first ? line_start : step_start);
            if (auto const no = happens(e)) return from.fail(no, step_start);
            first = false;
        } while (from.take_sign(';'));
        from.expect_line_end();
        from.pass_empty_lines();
    }
}

}  // namespace detail

/// Writes a match, over or not: nothing is lost but what was undone. Free tags go along: players' names, a date.
template <game G, class History, class Out>
constexpr Out write_record(match<G, History> const& m, tags const& more, Out out) {
    return detail::write_record(m, std::nullopt, more, out);
}
/// The same, cut down to what one viewer saw. A seat that isn't in this game gets a spectator's.
template <game G, class History, class Out>
constexpr Out write_record(match<G, History> const& m, viewer who, tags const& more, Out out) {
    return detail::write_record(m, std::optional{m.view(who).who()}, more, out);
}

/// Whether a record tells only what one viewer saw; nothing if it can't be read so far.
[[nodiscard]] constexpr bool is_cut_down(std::string_view text) {
    reader from{text};
    tags all;
    read_format(from, all);
    return all.find(detail::view_tag) != nullptr;
}

/// Reads a whole record and plays it again. The match has no deal: if it isn't over, whoever goes on answers for
/// chance.
template <game G, class Match = match<G>>
[[nodiscard]] constexpr parsed<record<G, Match>> read_record(std::string_view text) {
    if (text.size() > most_of_a_record) return {refusal::too_much, most_of_a_record};
    reader from{text};
    tags all;
    read_format(from, all);
    auto const start = from.failed() ? setup<G>{} : read_setup<G>(from, all);
    if (auto const* const cut = all.find(detail::view_tag)) from.fail(refusal::wrong_tag, cut->where);
    if (from.failed()) return {from.why(), from.where()};

    record<G, Match> read{all, Match{start}};
    auto& m = read.game;
    detail::read_happenings<G>(
        from, [&m]() -> auto const& { return m.state(); },
        [&m](event<G> const& e) {
            if (auto const a = e.action()) {
                auto const who = m.state().table().mover;
                if (auto const no = m.why_not(who, *a)) return no;
                if (m.state().event_of(*a) != e) return refusal::event_contradicts;
                return m.play(who, *a);
            }
            auto const drawn = e.outcome();
            return drawn ? m.reveal(*drawn) : refusal::event_incomplete;
        });
    if (!from.failed() && !detail::tells_result(all, m.state())) {
        auto const* const told = all.find(detail::result_tag);
        from.fail(told == nullptr ? refusal::lacks_tag : refusal::wrong_result, told == nullptr ? 0 : told->where);
    }
    return from.result(read);
}

/// Reads a record that was cut down to what one viewer saw, and moves their view on by it.
template <game G>
[[nodiscard]] constexpr parsed<seen_record<G>> read_seen_record(std::string_view text) {
    if (text.size() > most_of_a_record) return {refusal::too_much, most_of_a_record};
    reader from{text};
    tags all;
    read_format(from, all);
    auto const start = from.failed() ? setup<G>{} : read_setup<G>(from, all);
    auto const who = from.failed() ? std::nullopt : read_viewer(from, all);
    if (!who) from.fail(refusal::lacks_tag);
    if (from.failed()) return {from.why(), from.where()};
    auto const first = triqueta::view<G>::make(*who, start);
    if (!first) return {refusal::no_such_seat, all.find(detail::view_tag)->where};

    seen_record<G> read{all, *first};
    auto& v = read.view;
    detail::read_happenings<G>(
        from, [&v]() -> auto const& { return v; }, [&v](event<G> const& e) { return v.advance(e); });
    if (!from.failed() && !detail::tells_result(all, v)) {
        auto const* const told = all.find(detail::result_tag);
        from.fail(told == nullptr ? refusal::lacks_tag : refusal::wrong_result, told == nullptr ? 0 : told->where);
    }
    return from.result(read);
}

}  // namespace triqueta::text
