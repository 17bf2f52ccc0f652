#pragma once

#include "triqueta/animals/action.hpp"
#include "triqueta/animals/events/event.hpp"
#include "triqueta/animals/events/shown.hpp"
#include "triqueta/animals/pieces/animal.hpp"
#include "triqueta/animals/pieces/tokens.hpp"
#include "triqueta/animals/policies/towers.hpp"
#include "triqueta/text/animals/languages.hpp"
#include "triqueta/text/language.hpp"
#include "triqueta/text/reader.hpp"
#include "triqueta/text/writer.hpp"

#include <optional>

/// The notation of Triqueta: writes and reads its actions and events. Columns, rows, towers and seats count from 0.
namespace triqueta::text {

// Tokens.

template <class Out>
constexpr void write(writer<Out>& to, animals::animal a, language const& in) {
    to.put(name(a, in));
}
constexpr void read(reader& from, animals::animal& a, language const& in) {
    auto const place = from.take_one_of(animal_words_in(in).animals);
    from.expect(place.has_value());
    a = static_cast<animals::animal>(place.value_or(0));
}

// Things by their numbers in a description.
template <class Out>
constexpr void write_thing(writer<Out>& to, animals::of_animals, int number, language const& in) {
    write(to, static_cast<animals::animal>(number), in);
}
constexpr int read_thing(reader& from, animals::of_animals, int, language const& in) {
    animals::animal a{};
    read(from, a, in);
    return static_cast<int>(a);
}

/// Writes each token as often as it is there; a dash for none.
template <class Out>
constexpr void write(writer<Out>& to, animals::tokens some, language const& in) {
    if (some.empty()) to.put('-');
    for (int place = 0; place < some.total(); ++place) {
        if (place > 0) to.put(' ');
        write(to, some.nth(place), in);
    }
}
constexpr void read(reader& from, animals::tokens& some, language const& in) {
    some = {};
    if (from.take("-")) return;
    do {
        auto const before = from;
        animals::animal a{};
        read(from, a, in);
        if (from.failed()) return;
        if (some.of(a) == animals::most_of_a_kind) {
            from = before;
            return from.fail(refusal::wrong_value);
        }
        some.add(a);
    } while (!from.next_word().empty());
}

// Actions.

template <class Out>
constexpr void write(writer<Out>& to, animals::action a, language const& in) {
    using kind = animals::action::kind;
    auto const& words = animal_words_in(in);
    auto const with = [&to](char const* word, int number) { to.put(word).put(' ').number(number); };
    switch (a.what()) {
        case kind::draw: return with(words.draw, a.column().number());
        case kind::take: return with(words.take, a.row().number());
        case kind::lay: return with(words.lay, a.row().number());
        case kind::keep: to.put(words.keep); return;
        case kind::box: to.put(words.box); return;
        case kind::choose: return with(words.tower, a.tower().number());
        case kind::decide: {
            to.put(words.add).put(' ').put(words.kept[a.mask()]);
            return;
        }
        case kind::nothing: return;
    }
}
constexpr void read(reader& from, animals::action& a, language const& in) {
    using namespace animals;
    auto const& words = animal_words_in(in);
    if (from.take(words.draw))
        a = draw(column{from.number(0, most_columns - 1)});
    else if (from.take(words.take))
        a = take(row{from.number(0, most_players - 1)});
    else if (from.take(words.lay))
        a = lay(row{from.number(0, most_players - 1)});
    else if (from.take(words.keep))
        a = keep();
    else if (from.take(words.box))
        a = box();
    else if (from.take(words.tower))
        a = choose(tower{from.number(0, most_towers - 1)});
    else if (from.take(words.add)) {
        auto const mask = from.take_one_of(words.kept);
        from.expect(mask.has_value());
        a = decide(mask.value_or(0));
    } else {
        from.expect(false);
    }
}

// Events: an action, followed in brackets by what was shown or looked at.

namespace detail {

inline constexpr char const* unknown = "?";

/// Writes for each seat the tokens it adds, then its shadow tokens if any; up to the last seat that shows something.
template <class Out>
constexpr void write(writer<Out>& to, animals::revelation const& shown, language const& in) {
    int last = animals::most_players - 1;
    while (last > 0 && shown.added[seat{last}].empty() && shown.shadows[seat{last}].empty()) --last;
    to.put(" [");
    for (int i = 0; i <= last; ++i) {
        if (i > 0) to.put(", ");
        text::write(to, shown.added[seat{i}], in);
        if (!shown.shadows[seat{i}].empty()) text::write(to.put(" / "), shown.shadows[seat{i}], in);
    }
    to.put(']');
}
constexpr void read(reader& from, animals::revelation& shown, language const& in) {
    for (int i = 0; i < animals::most_players; ++i) {
        text::read(from, shown.added[seat{i}], in);
        if (from.take_sign('/')) text::read(from, shown.shadows[seat{i}], in);
        if (!from.take_sign(',')) break;
    }
    from.expect(from.take_sign(']'));
}

}  // namespace detail

template <class Out>
constexpr void write(writer<Out>& to, animals::event const& e, language const& in) {
    if (e.what == animals::event::kind::looked) {
        to.put('(');
        if (e.token)
            write(to, *e.token, in);
        else
            to.put(detail::unknown);
        to.put(')');
        return;
    }
    if (e.what == animals::event::kind::decided && !e.mask)
        to.put(animal_words_in(in).add).put(' ').put(detail::unknown);
    else
        write(to, *e.action(), in);
    if (e.what == animals::event::kind::laid && e.token) {
        to.put(' ');
        write(to, *e.token, in);
    }
    if (e.shown) detail::write(to, *e.shown, in);
}
constexpr void read(reader& from, animals::event& e, language const& in) {
    using kind = animals::action::kind;
    e = {};
    if (from.take_sign('(')) {
        e = animals::looked();
        if (!from.take(detail::unknown)) {
            e.token.emplace();
            read(from, *e.token, in);
        }
        from.expect(from.take_sign(')'));
        return;
    }
    auto a = animals::action::nothing();
    auto const start = from;
    if (from.take(animal_words_in(in).add) && from.take(detail::unknown)) {
        e = animals::decided();
    } else {
        from = start;
        read(from, a, in);
        if (from.failed()) return;
        switch (a.what()) {
            case kind::draw: e = animals::drew(a.column()); break;
            case kind::take: e = animals::took(a.row()); break;
            case kind::lay: {
                animals::animal laid{};
                read(from, laid, in);
                e = animals::laid(a.row(), laid);
                break;
            }
            case kind::keep: e = animals::kept(); break;
            case kind::box: e = animals::boxed(); break;
            case kind::choose: e = animals::chose(a.tower()); break;
            case kind::decide: e = animals::decided(a.mask()); break;
            case kind::nothing: break;
        }
    }
    if (from.take_sign('[')) {
        e.shown.emplace();
        detail::read(from, *e.shown, in);
    }
}

/// Reads an animal. It must be the whole text.
[[nodiscard]] constexpr parsed<animals::animal> read_animal(std::string_view text, language const& in) {
    reader from{text};
    animals::animal a{};
    read(from, a, in);
    from.expect_end();
    return from.result(a);
}
}  // namespace triqueta::text
