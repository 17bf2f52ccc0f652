#pragma once

#include "triqueta/core/describe.hpp"
#include "triqueta/core/described.hpp"
#include "triqueta/core/game.hpp"
#include "triqueta/core/limits.hpp"
#include "triqueta/core/name.hpp"
#include "triqueta/core/seat.hpp"
#include "triqueta/core/view.hpp"
#include "triqueta/text/language.hpp"
#include "triqueta/text/writer.hpp"

#include <string_view>
#include <type_traits>

/// Views, events and results as JSON, derived from their descriptions: docs/json.md. json_reader.hpp reads it,
/// json_schema.hpp writes its schema.
namespace triqueta::text {

/// The version of the format. It changes when the meaning or type of a key changes.
inline constexpr int json_version = 2;

/// Writes JSON to an output iterator, character by character, including commas. Keys and words need no escapes.
template <class Out>
class json_writer {
  public:
    constexpr explicit json_writer(Out out) : to_{out} {}

    [[nodiscard]] constexpr Out out() const { return to_.out(); }

    constexpr void null() { word("null"); }
    constexpr void value(bool truth) { word(truth ? "true" : "false"); }
    constexpr void value(char const* text) {
        begin_text();
        to_.put(text);
        end_text();
    }
    constexpr void value(int number) {
        comma();
        to_.number(number);
        needs_comma_ = true;
    }

    constexpr void key(char const* name) {
        value(name);
        to_.put(':');
        needs_comma_ = false;
    }
    template <class T>
    constexpr void member(char const* name, T const& v) {
        key(name);
        value(v);
    }

    template <class F>
    constexpr void object(F members) {
        bracketed('{', members, '}');
    }
    template <class F>
    constexpr void array(F elements) {
        bracketed('[', elements, ']');
    }
    /// Writes the text that write(writer) produces.
    template <class F>
    constexpr void words(F write) {
        begin_text();
        write(to_);
        end_text();
    }

  private:
    constexpr void begin_text() {
        comma();
        to_.put('"');
    }
    constexpr void end_text() {
        to_.put('"');
        needs_comma_ = true;
    }
    constexpr void word(char const* text) {
        comma();
        to_.put(text);
        needs_comma_ = true;
    }
    constexpr void comma() {
        if (needs_comma_) to_.put(',');
        needs_comma_ = false;
    }
    template <class F>
    constexpr void bracketed(char open, F& inside, char close) {
        comma();
        to_.put(open);
        inside();
        to_.put(close);
        needs_comma_ = true;
    }

    writer<Out> to_;
    bool needs_comma_ = false;
};

namespace detail {

using triqueta::detail::as_number, triqueta::detail::from_number, triqueta::detail::for_first,
    triqueta::detail::fill_first;
using triqueta::number_in, triqueta::put_number;  // otherwise text's functions hide them

using triqueta::detail::most_points;

/// Writes the fields of a part as the members of an object.
template <class Out>
class json_fields {
  public:
    constexpr explicit json_fields(json_writer<Out>& json) : json_{&json} {}

    template <class Value, class Shape>
    constexpr void operator()(char const* name, char const*, Value const& value, Shape shape) {
        json_->key(name);
        put(value, shape);
    }

  private:
    template <class Value>
    constexpr void put(Value const& value, shape::number) {
        json_->value(as_number(value));
    }
    constexpr void put(int value, shape::whole_number) { json_->value(value); }
    constexpr void put(bool value, shape::truth) { json_->value(value); }
    template <class Value>
    constexpr void put(Value const& value, shape::choice shape) {
        json_->value(shape.names[static_cast<int>(value)]);
    }
    template <class Value>
    constexpr void put(Value const& value, shape::flags shape) {
        json_->array([&] {
            for (int i = 0; i < shape.count; ++i) json_->value((value.mask() >> i & 1) != 0);
        });
    }
    template <class Value, class Thing>
    constexpr void put(Value const& value, shape::counts<Thing> shape) {
        json_->array([&] {
            for (int kind = 0; kind < shape.kinds; ++kind)
                json_->value(value.of(from_number<typename Thing::type>(kind)));
        });
    }
    template <class Value, class Thing>
    constexpr void put(Value const& value, shape::list<Thing>) {
        json_->array([&] {
            for (int i = 0; i < value.size(); ++i) thing(Thing{}, as_number(value[i]));
        });
    }
    template <class Value, class Thing>
    constexpr void put(Value const& value, shape::maybe<Thing>) {
        if (auto const number = number_in(value))
            thing(Thing{}, *number);
        else
            json_->null();
    }
    template <class Part>
    constexpr void put(std::optional<Part> const& part, shape::maybe_part) {
        if (part)
            json_->object([&] { Part::describe(*part, *this); });
        else
            json_->null();
    }
    template <class Value, class Shape>
    constexpr void put(Value const& value, shape::each<Shape> shape) {
        json_->array([&] { for_first(value, shape.count, [&](auto const& one) { put(one, shape.of); }); });
    }
    template <class Value, class Shape>
    constexpr void put(Value const& value, shape::each_seat<Shape> shape) {
        json_->array([&] { for_first(value, shape.count(), [&](auto const& one) { put(one, shape.of); }); });
    }

    /// Writes a number, or the numbers of its parts.
    template <class Thing>
    constexpr void thing(Thing, int number) {
        if constexpr (requires { Thing::parts(number); })
            json_->array([&] {
                for (int const part : Thing::parts(number)) json_->value(part);
            });
        else
            json_->value(number);
    }

    json_writer<Out>* json_;
};

template <class Out, class Part>
constexpr void write_part(json_writer<Out>& json, Part const& part) {
    json.object([&] {
        json_fields<Out> fields{json};
        Part::describe(part, fields);
    });
}

template <class Out, class Seats>
constexpr void write_seats(json_writer<Out>& json, Seats const& seats) {
    json.array([&] {
        for (seat const s : seats) json.value(s.number());
    });
}

}  // namespace detail

/// Writes a view, with the words of its legal actions in one language.
template <game G, class Out>
constexpr Out write_json(view<G> const& v, language const& in, Out out) {
    static_assert(name_holds<G>::value);
    json_writer<Out> json{out};
    json.object([&] {
        json.member("format", json_version);
        json.member("game", G::name);
        json.member("players", v.players());
        json.key("options");
        detail::write_part(json, options_of<G>(v.table()));
        json.key("viewer");
        if (v.who().is_spectator())
            json.null();
        else
            json.value(v.seat().number());
        json.member("turn", v.turn().number());
        json.key("table");
        detail::write_part(json, v.table());
        json.key("own");
        if (v.who().is_spectator())
            json.null();
        else
            detail::write_part(json, v.mine());
        json.key("unseen");
        detail::write_part(json, triqueta::detail::unseen_by(v));
        json.key("legal");
        json.array([&] {
            for (auto const a : v.legal())
                json.object([&] {
                    json.member("action", a.number());
                    json.key("words");
                    json.words([&](auto& to) { write(to, a, in); });
                });
        });
    });
    return json.out();
}

/// Writes an event.
template <class Event, class Out>
requires requires(Event const& e) { e.seat; }
constexpr Out write_json(Event const& e, Out out) {
    json_writer<Out> json{out};
    detail::write_part(json, e);
    return json.out();
}

/// Writes a result: points, winners, the lines that the points consist of, and how the game ended.
template <class Result, class Out>
requires requires(Result const& r) { r.winners(); }
constexpr Out write_json(Result const& r, Out out) {
    json_writer<Out> json{out};
    json.object([&] {
        auto const of_each_seat = [&](auto points) {
            json.array([&] {
                for (int i = 0; i < r.players(); ++i) json.value(points(seat{i}).value());
            });
        };
        json.key("points");
        of_each_seat([&r](seat s) { return r.points(s); });
        json.key("winners");
        detail::write_seats(json, r.winners());
        json.key("lines");
        json.array([&] {
            for (int line = 0; line < Result::lines; ++line)
                json.object([&] {
                    json.member("name", Result::line_name(line));
                    json.key("points");
                    of_each_seat([&r, line](seat s) { return r.line(line, s); });
                });
        });
        json.key("facts");
        detail::write_part(json, r);
    });
    return json.out();
}

}  // namespace triqueta::text
