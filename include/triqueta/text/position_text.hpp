#pragma once

#include "triqueta/core/describe.hpp"
#include "triqueta/core/game.hpp"
#include "triqueta/core/position.hpp"
#include "triqueta/core/reasons.hpp"
#include "triqueta/core/refusal.hpp"
#include "triqueta/core/seat.hpp"
#include "triqueta/core/state.hpp"
#include "triqueta/core/view.hpp"
#include "triqueta/text/notation.hpp"
#include "triqueta/text/reader.hpp"
#include "triqueta/text/record_tags.hpp"
#include "triqueta/text/tags.hpp"
#include "triqueta/text/words/english.hpp"
#include "triqueta/text/writer.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

/// Positions as text that people can read and write: tags, then one line for each part. docs/words.md has the format.
namespace triqueta::text {

namespace detail {

using triqueta::detail::as_number, triqueta::detail::from_number, triqueta::detail::for_first,
    triqueta::detail::fill_first;
using triqueta::number_in, triqueta::put_number;  // the text's own would hide them

/// Writes a line for each field: its name, then its values separated by commas.
template <class Out>
class field_writer {
  public:
    constexpr field_writer(writer<Out>& to, language const& in) : to_{&to}, in_{&in} {}

    template <class Value, class Shape>
    constexpr void operator()(char const* name, char const*, Value const& value, Shape shape) {
        to_->put('\n').put(name).put(':');
        first_ = true;
        put(value, shape);
    }

  private:
    constexpr writer<Out>& item() {
        to_->put(first_ ? " " : ", ");
        first_ = false;
        return *to_;
    }
    template <class Value>
    constexpr void put(Value const& value, shape::number) {
        item().number(as_number(value));
    }
    constexpr void put(bool value, shape::truth) { item().number(value ? 1 : 0); }
    template <class Value>
    constexpr void put(Value const& value, shape::choice shape) {
        item().put(shape.names[static_cast<int>(value)]);
    }
    template <class Value>
    constexpr void put(Value const& value, shape::flags shape) {
        for (int i = 0; i < shape.count; ++i) item().number(static_cast<int>(value.mask() >> i & 1));
    }
    template <class Value, class Thing>
    constexpr void put(Value const& value, shape::counts<Thing> shape) {
        words([&](auto word) {
            for (int kind = 0; kind < shape.kinds; ++kind)
                for (int copies = value.of(from_number<typename Thing::type>(kind)); copies > 0; --copies)
                    word(Thing{}, kind);
        });
    }
    template <class Value, class Thing>
    constexpr void put(Value const& value, shape::list<Thing>) {
        words([&](auto word) {
            for (int place = 0; place < value.size(); ++place) word(Thing{}, as_number(value[place]));
        });
    }
    template <class Value, class Thing>
    constexpr void put(Value const& value, shape::maybe<Thing>) {
        words([&](auto word) {
            if (auto const number = number_in(value)) word(Thing{}, *number);
        });
    }
    template <class Value, class Shape>
    constexpr void put(Value const& value, shape::each<Shape> shape) {
        for_first(value, shape.count, [&](auto const& one) { put(one, shape.of); });
    }
    template <class Value, class Shape>
    constexpr void put(Value const& value, shape::each_seat<Shape> shape) {
        for_first(value, shape.count(), [&](auto const& one) { put(one, shape.of); });
    }

    /// Writes the things that all(word) passes to word(thing, number); a dash if there are none.
    template <class All>
    constexpr void words(All all) {
        item();
        bool none = true;
        all([&](auto thing, int number) {
            if (!none) to_->put(' ');
            write_thing(*to_, thing, number, *in_);
            none = false;
        });
        if (none) to_->put('-');
    }

    writer<Out>* to_;
    language const* in_;
    bool first_ = true;
};

/// Reads the lines of fields into fresh parts, in the same order.
class field_reader {
  public:
    constexpr field_reader(reader& from, language const& in) : from_{&from}, in_{&in} {}

    template <class Value, class Shape>
    constexpr void operator()(char const* name, char const*, Value& value, Shape shape) {
        end_line();
        from_->expect(from_->take(name) && from_->take_sign(':'));
        first_ = true;
        open_ = true;
        get(value, shape);
    }
    constexpr void end_line() {
        if (open_) from_->expect_line_end();
        open_ = false;
        from_->pass_empty_lines();
    }

  private:
    constexpr void item() {
        if (!first_) from_->expect(from_->take_sign(','));
        first_ = false;
    }
    [[nodiscard]] constexpr int number(int most) {
        item();
        return from_->number(0, most);
    }
    template <class Value>
    constexpr void get(Value& value, shape::number shape) {
        value = from_number<Value>(number(shape.most));
    }
    constexpr void get(bool& value, shape::truth) { value = number(1) == 1; }
    template <class Value>
    constexpr void get(Value& value, shape::choice shape) {
        item();
        for (int number = 0; number < shape.count; ++number)
            if (from_->take(shape.names[number])) {
                value = static_cast<Value>(number);
                return;
            }
        from_->expect(false);
    }
    template <class Value>
    constexpr void get(Value& value, shape::flags shape) {
        std::uint32_t mask = 0;
        for (int i = 0; i < shape.count; ++i) mask |= static_cast<std::uint32_t>(number(1)) << i;
        value = Value::from_mask(mask);
    }
    template <class Value, class Thing>
    constexpr void get(Value& value, shape::counts<Thing> shape) {
        Value read{};
        each_word<Thing>(shape.kinds, [&](int kind) {
            auto const thing = from_number<typename Thing::type>(kind);
            if (read.of(thing) == Thing::most(kind)) return wrong();
            read.add(thing);
        });
        value = read;
    }
    template <class Value, class Thing>
    constexpr void get(Value& value, shape::list<Thing> shape) {
        Value read{};
        each_word<Thing>(shape.kinds, [&](int number) {
            auto const thing = from_number<typename Value::value_type>(number);
            if (!can_add(read, thing)) return wrong();
            if (read.size() == shape.most) return from_->fail(refusal::too_much, taken_);
            read.add(thing);
        });
        value = read;
    }
    template <class Value, class Thing>
    constexpr void get(Value& value, shape::maybe<Thing> shape) {
        std::optional<int> read;
        each_word<Thing>(shape.kinds, [&](int number) {
            if (read) return from_->fail(refusal::too_much, taken_);
            read = number;
        });
        put_number(value, read);
    }
    template <class Value, class Shape>
    constexpr void get(Value& value, shape::each<Shape> shape) {
        fill_first(value, shape.count, [&](auto& one) { get(one, shape.of); });
    }
    template <class Value, class Shape>
    constexpr void get(Value& value, shape::each_seat<Shape> shape) {
        fill_first(value, shape.count(), [&](auto& one) { get(one, shape.of); });
    }

    /// Calls take(number) for each thing, a number below `kinds`; a dash is nothing.
    template <class Thing, class Take>
    constexpr void each_word(int kinds, Take take) {
        item();
        if (from_->take("-")) return;
        do {
            static_cast<void>(from_->next_word());  // skips blanks, so that `at` is the start of the word
            taken_ = from_->at();
            int const number = read_thing(*from_, Thing{}, kinds, *in_);
            if (number >= kinds) wrong();
            if (!from_->failed()) take(number);
        } while (!from_->failed() && !from_->next_word().empty());
    }
    /// Refuses the word taken last.
    constexpr void wrong() { from_->fail(refusal::wrong_value, taken_); }

    reader* from_;
    language const* in_;
    std::size_t taken_ = 0;
    bool first_ = true;
    bool open_ = false;
};

/// Reads the format and the game. The set-up is in a position's parts.
template <game G>
constexpr void read_position_tags(reader& from, tags& all) {
    read_format(from, all);
    if (!from.failed() && all.begin()->value != text_version) from.fail(refusal::wrong_version, all.begin()->where);
    if (!from.failed()) static_cast<void>(read_game<G>(from, all));
}

/// Expects the end of the text, and the same number of players in the tags and in the table.
constexpr void expect_end_of(reader& from, field_reader& fields, tags const& all, int players) {
    fields.end_line();
    from.expect_end();
    if (!from.failed() && number_in(from, all, players_tag, 1, 255) != players)
        from.fail(refusal::wrong_tag, all.find(players_tag)->where);
}

/// Writes the line before a player's secrets: "player 2".
template <class Out>
constexpr void write_owner(writer<Out>& to, seat s) {
    to.put("\n\nplayer ").number(s.number());
}
constexpr void read_owner(reader& from, field_reader& fields, seat s) {
    fields.end_line();
    from.expect(from.take("player"));
    static_cast<void>(from.number(s.number(), s.number()));
    from.expect_line_end();
}

}  // namespace detail

/// Writes a whole position, including all secrets.
template <game G, class Out>
constexpr Out write_position(state<G> const& s, language const& in, Out out) {
    writer<Out> to{out};
    write_game<G>(to, s.players());
    detail::field_writer<Out> fields{to, in};
    rules_of<G>::table::describe(s.table(), fields);
    for (int i = 0; i < s.players(); ++i) {
        detail::write_owner(to, seat{i});
        rules_of<G>::secrets::describe(s.secrets(seat{i}), fields);
    }
    return to.put('\n').out();
}
/// Writes a view.
template <game G, class Out>
constexpr Out write_position(view<G> const& v, language const& in, Out out) {
    writer<Out> to{out};
    write_game<G>(to, v.players());
    write_viewer(to, v.who());
    detail::field_writer<Out> fields{to, in};
    rules_of<G>::table::describe(v.table(), fields);
    if (!v.who().is_spectator()) {
        detail::write_owner(to, v.seat());
        rules_of<G>::secrets::describe(v.mine(), fields);
    }
    return to.put('\n').out();
}

template <game G>
[[nodiscard]] constexpr position_read<state<G>> read_state(std::string_view text, language const& in) {
    reader from{text};
    tags all;
    detail::read_position_tags<G>(from, all);
    if (auto const* const cut = all.find(detail::view_tag)) from.fail(refusal::of_one_viewer, cut->where);
    typename rules_of<G>::table t{};
    typename rules_of<G>::all_secrets secrets{};
    detail::field_reader fields{from, in};
    rules_of<G>::table::describe(t, fields);
    for (int i = 0; i < rules_of<G>::players(t) && !from.failed(); ++i) {
        detail::read_owner(from, fields, seat{i});
        rules_of<G>::secrets::describe(secrets[seat{i}], fields);
    }
    detail::expect_end_of(from, fields, all, rules_of<G>::players(t));
    if (from.failed()) return {from.why(), from.where()};
    return {set_up<G>(t, secrets), text.size()};
}
template <game G>
[[nodiscard]] constexpr position_read<view<G>> read_view(std::string_view text, language const& in) {
    reader from{text};
    tags all;
    detail::read_position_tags<G>(from, all);
    auto const who = from.failed() ? std::nullopt : read_viewer(from, all);
    if (!who) from.fail(refusal::of_whole_game);
    typename rules_of<G>::table t{};
    typename rules_of<G>::secrets mine{};
    detail::field_reader fields{from, in};
    rules_of<G>::table::describe(t, fields);
    if (!from.failed() && !who->is_spectator()) {
        detail::read_owner(from, fields, who->seat());
        rules_of<G>::secrets::describe(mine, fields);
    }
    detail::expect_end_of(from, fields, all, rules_of<G>::players(t));
    if (from.failed()) return {from.why(), from.where()};
    return {set_up<G>(t, mine, *who), text.size()};
}

}  // namespace triqueta::text
