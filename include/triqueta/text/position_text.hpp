#pragma once

#include "triqueta/animals/fields.hpp"
#include "triqueta/core/fields.hpp"
#include "triqueta/core/game.hpp"
#include "triqueta/core/position.hpp"
#include "triqueta/core/reasons.hpp"
#include "triqueta/core/refusal.hpp"
#include "triqueta/core/seat.hpp"
#include "triqueta/core/state.hpp"
#include "triqueta/core/view.hpp"
#include "triqueta/text/english.hpp"
#include "triqueta/text/notation.hpp"
#include "triqueta/text/reader.hpp"
#include "triqueta/text/record_tags.hpp"
#include "triqueta/text/tags.hpp"
#include "triqueta/text/writer.hpp"
#include "triqueta/triangles/fields.hpp"
#include "triqueta/triangles/mayhem/fields.hpp"
#include "triqueta/triangles/race/fields.hpp"

#include <cstddef>
#include <string_view>

/// Positions as text that people can read and write: tags, then a line for each part. docs/words.md has the format.
namespace triqueta::text {
namespace detail {

/// Writes a line for each field: its name, then its values with commas between them.
template <class Out>
class field_writer {
  public:
    static constexpr bool only_looks = true;

    constexpr field_writer(writer<Out>& to, language const& in) : to_{&to}, in_{&in} {}

    constexpr void field(char const* name, char const*) {
        to_->put('\n').put(name).put(':');
        first_ = true;
    }
    constexpr int number(int value, int) {
        item().number(value);
        return value;
    }
    constexpr int choice(int value, char const* const* names, int) {
        item().put(names[value]);
        return value;
    }
    template <class F>
    constexpr void seats(int count, int, F f) {
        for (int i = 0; i < count; ++i) f(seat{i});
    }
    template <class Most, class Get, class Set>
    constexpr void counts(kind_of what, int kinds, Most, Get get, Set) {
        item();
        bool none = true;
        for (int kind = 0; kind < kinds; ++kind) {
            int const count = get(kind);
            for (int copy = 0; copy < count; ++copy) {
                if (!none) to_->put(' ');
                put(what, kind);
                none = false;
            }
        }
        if (none) to_->put('-');
    }
    template <class Get, class Add>
    constexpr void list(kind_of what, int size, int, int, Get get, Add) {
        item();
        if (size == 0) to_->put('-');
        for (int place = 0; place < size; ++place) {
            if (place > 0) to_->put(' ');
            put(what, get(place));
        }
    }
    constexpr void wrong() {}

  private:
    constexpr writer<Out>& item() {
        to_->put(first_ ? " " : ", ");
        first_ = false;
        return *to_;
    }
    constexpr void put(kind_of what, int kind) {
        switch (what) {
            case kind_of::number: to_->number(kind); return;
            case kind_of::animal: write(*to_, static_cast<animals::animal>(kind), *in_); return;
            case kind_of::card: write(*to_, triangles::card(kind), *in_); return;
            case kind_of::triangle: {
                auto const t = triangles::triangle::from_number(kind);
                bool first = true;
                for (int number = 1; number <= 3; ++number) {
                    if (!t.has(number)) continue;
                    if (!first) to_->put('+');
                    write(*to_, t.piece(number), *in_);
                    first = false;
                }
                return;
            }
        }
    }

    writer<Out>* to_;
    language const* in_;
    bool first_ = true;
};

/// Reads them back, in the same order.
class field_reader {
  public:
    constexpr field_reader(reader& from, language const& in) : from_{&from}, in_{&in} {}

    constexpr void field(char const* name, char const*) {
        end_line();
        from_->expect(from_->take(name) && from_->take_sign(':'));
        first_ = true;
        open_ = true;
    }
    constexpr void end_line() {
        if (open_) from_->expect_line_end();
        open_ = false;
        from_->pass_empty_lines();
    }
    constexpr int number(int, int most) {
        item();
        return from_->number(0, most);
    }
    constexpr int choice(int, char const* const* names, int count) {
        item();
        for (int value = 0; value < count; ++value)
            if (from_->take(names[value])) return value;
        from_->expect(false);
        return 0;
    }
    template <class F>
    constexpr void seats(int count, int, F f) {
        for (int i = 0; i < count; ++i) f(seat{i});
    }
    template <class Most, class Get, class Set>
    constexpr void counts(kind_of what, int kinds, Most most, Get, Set set) {
        constexpr int most_kinds = triangles::card_kinds;
        int found[most_kinds]{};
        item();
        each_word([&] {
            int const kind = take(what, kinds);
            if (found[kind] == most(kind)) return wrong();
            ++found[kind];
        });
        for (int kind = 0; kind < kinds; ++kind) set(kind, found[kind]);
    }
    template <class Get, class Add>
    constexpr void list(kind_of what, int, int most, int kinds, Get, Add add) {
        int size = 0;
        item();
        each_word([&] {
            if (size++ == most) return from_->fail(refusal::too_much);
            int const value = take(what, kinds);
            if (!from_->failed()) add(value);
        });
    }
    /// Of the word taken last.
    constexpr void wrong() { from_->fail(refusal::wrong_value, taken_); }

  private:
    constexpr void item() {
        if (!first_) from_->expect(from_->take_sign(','));
        first_ = false;
    }
    template <class F>
    constexpr void each_word(F f) {
        if (from_->take("-")) return;
        do f();
        while (!from_->failed() && !from_->next_word().empty());
    }
    /// The number of the next word, below `kinds`.
    constexpr int take(kind_of what, int kinds) {
        static_cast<void>(from_->next_word());  // passes blanks, so that `at` is where it begins
        taken_ = from_->at();
        int value = 0;
        switch (what) {
            case kind_of::number: return from_->number(0, kinds - 1);
            case kind_of::animal: {
                animals::animal a{};
                read(*from_, a, *in_);
                value = static_cast<int>(a);
                break;
            }
            case kind_of::card: {
                triangles::card c{};
                read(*from_, c, *in_);
                value = static_cast<int>(c);
                break;
            }
            case kind_of::triangle: value = take_triangle().number(); break;
        }
        if (value < kinds) return value;
        wrong();
        return 0;
    }
    constexpr triangles::triangle take_triangle() {
        auto const first = card_of(from_->next_word(), *in_);
        triangles::triangle t{first ? cut_of(*first) : triangles::cut{}};
        do read_piece(*from_, t, *in_);
        while (!from_->failed() && from_->take_sign('+'));
        return t;
    }

    reader* from_;
    language const* in_;
    std::size_t taken_ = 0;
    bool first_ = true;
    bool open_ = false;
};

/// The format and the game; the set-up is in a position's parts.
template <game G>
constexpr void read_position_tags(reader& from, tags& all) {
    read_format(from, all);
    if (!from.failed()) static_cast<void>(read_game<G>(from, all));
}

/// Nothing may follow, and the tags have to tell as many players as the table.
constexpr void expect_end_of(reader& from, field_reader& parts, tags const& all, int players) {
    parts.end_line();
    from.expect_end();
    if (!from.failed() && number_in(from, all, players_tag, 1, 255) != players)
        from.fail(refusal::wrong_tag, all.find(players_tag)->where);
}

/// Where secrets begin: "player 2".
template <class Out>
constexpr void write_owner(writer<Out>& to, seat s) {
    to.put("\n\nplayer ").number(s.number());
}
constexpr void read_owner(reader& from, field_reader& parts, seat s) {
    parts.end_line();
    from.expect(from.take("player"));
    static_cast<void>(from.number(s.number(), s.number()));
    from.expect_line_end();
}

}  // namespace detail

/// Writes a whole position, everybody's secrets too.
template <game G, class Out>
constexpr Out write_position(state<G> const& s, language const& in, Out out) {
    writer<Out> to{out};
    write_game<G>(to, s.players());
    auto t = s.table();
    auto all = s.all_secrets();
    detail::field_writer<Out> parts{to, in};
    exchange(t, parts);
    for (int i = 0; i < s.players(); ++i) {
        detail::write_owner(to, seat{i});
        exchange(all[seat{i}], parts);
    }
    return to.put('\n').out();
}
/// Writes what one viewer knows.
template <game G, class Out>
constexpr Out write_position(view<G> const& v, language const& in, Out out) {
    writer<Out> to{out};
    write_game<G>(to, v.players());
    write_viewer(to, v.who());
    auto t = v.table();
    auto mine = v.mine();
    detail::field_writer<Out> parts{to, in};
    exchange(t, parts);
    if (!v.who().is_spectator()) {
        detail::write_owner(to, v.seat());
        exchange(mine, parts);
    }
    return to.put('\n').out();
}

/// A position that was read, or why it is none: one reason with its place in the text, or every invariant broken.
template <class T>
struct [[nodiscard]] position_read {
    reading<T> position;
    std::size_t where = 0;  // of what could not be read

    [[nodiscard]] constexpr explicit operator bool() const { return static_cast<bool>(position); }
    [[nodiscard]] constexpr T const& operator*() const { return *position; }
};

template <game G>
[[nodiscard]] constexpr position_read<state<G>> read_state(std::string_view text, language const& in) {
    reader from{text};
    tags all;
    detail::read_position_tags<G>(from, all);
    if (auto const* const cut = all.find(detail::view_tag)) from.fail(refusal::wrong_tag, cut->where);
    typename rules_of<G>::table t{};
    typename rules_of<G>::all_secrets secrets{};
    detail::field_reader parts{from, in};
    exchange(t, parts);
    for (int i = 0; i < rules_of<G>::players(t) && !from.failed(); ++i) {
        detail::read_owner(from, parts, seat{i});
        exchange(secrets[seat{i}], parts);
    }
    detail::expect_end_of(from, parts, all, rules_of<G>::players(t));
    if (from.failed()) return {from.why(), from.where()};
    return {set_up<G>(t, secrets), text.size()};
}
template <game G>
[[nodiscard]] constexpr position_read<view<G>> read_view(std::string_view text, language const& in) {
    reader from{text};
    tags all;
    detail::read_position_tags<G>(from, all);
    auto const who = from.failed() ? std::nullopt : read_viewer(from, all);
    if (!who) from.fail(refusal::lacks_tag);
    typename rules_of<G>::table t{};
    typename rules_of<G>::secrets mine{};
    detail::field_reader parts{from, in};
    exchange(t, parts);
    if (!from.failed() && !who->is_spectator()) {
        detail::read_owner(from, parts, who->seat());
        exchange(mine, parts);
    }
    detail::expect_end_of(from, parts, all, rules_of<G>::players(t));
    if (from.failed()) return {from.why(), from.where()};
    return {set_up<G>(t, mine, *who), text.size()};
}

}  // namespace triqueta::text
