#pragma once

#include "triqueta/core/game.hpp"
#include "triqueta/core/seat.hpp"
#include "triqueta/core/view.hpp"
#include "triqueta/text/writer.hpp"

namespace triqueta::text {

/// Writes JSON, character by character, to an output iterator; puts the commas itself. Names and words are the
/// library's own and need no escapes.
template <class Out>
class json_writer {
  public:
    constexpr explicit json_writer(Out out) : to_{out} {}

    [[nodiscard]] constexpr Out out() const { return to_.out(); }

    constexpr void null() { word("null"); }
    constexpr void value(bool truth) { word(truth ? "true" : "false"); }
    constexpr void value(char const* text) {
        comma();
        quoted(text);
        needs_comma_ = true;
    }
    constexpr void value(int number) {
        comma();
        to_.number(number);
        needs_comma_ = true;
    }
    /// The value, of an enumerator or an action its number; or null where there is none.
    template <class Optional>
    constexpr void value_or_null(Optional const& v) {
        if (!v)
            null();
        else if constexpr (requires { v->number(); })
            value(v->number());  // NOLINT(bugprone-branch-clone): the number, not *v
        else if constexpr (requires { value(*v); })
            value(*v);
        else
            value(static_cast<int>(*v));
    }

    constexpr void key(char const* name) {
        comma();
        quoted(name);
        to_.put(':');
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

  private:
    constexpr void word(char const* text) {
        comma();
        to_.put(text);
        needs_comma_ = true;
    }
    constexpr void quoted(char const* text) {
        to_.put('"').put(text).put('"');
        needs_comma_ = false;
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

/// Writes the members of a view, as docs/views.md has them. Each family has its own, found beside its table.
template <game G, class Out>
constexpr Out write_json(view<G> const& v, Out out) {
    json_writer<Out> json{out};
    json.object([&] {
        json.key("seat");
        if (v.who().is_spectator())
            json.null();
        else
            json.value(v.seat().number());
        json.key("turn");
        if (v.is_over())
            json.null();
        else
            json.value(v.turn().number());
        write_members(json, v);
    });
    return json.out();
}

/// Writes an event or a result. Each family has the members, found beside it.
template <class T, class Out>
requires requires(json_writer<Out>& json, T const& what) { write_members(json, what); }
constexpr Out write_json(T const& what, Out out) {
    json_writer<Out> json{out};
    json.object([&] { write_members(json, what); });
    return json.out();
}

}  // namespace triqueta::text
