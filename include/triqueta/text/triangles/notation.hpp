#pragma once

#include "triqueta/core/seat.hpp"
#include "triqueta/text/language.hpp"
#include "triqueta/text/reader.hpp"
#include "triqueta/text/triangles/languages.hpp"
#include "triqueta/text/writer.hpp"
#include "triqueta/triangles/card.hpp"
#include "triqueta/triangles/cards.hpp"
#include "triqueta/triangles/mayhem/action.hpp"
#include "triqueta/triangles/race/action.hpp"
#include "triqueta/triangles/race/table.hpp"
#include "triqueta/triangles/triangle.hpp"

#include <array>
#include <cstddef>
#include <optional>
#include <string_view>

/// The notation of Triangles: writes and reads cards, actions and events. Seats count from 0. Numbers on the cards are
/// unchanged.
namespace triqueta::text {

// Cards: h2p is the horizontal 2 in pink, hp the horizontal pink joker.

template <class Out>
constexpr void write(writer<Out>& to, triangles::card c, language const& in) {
    to.put(triangle_words_in(in).cut_letters[static_cast<unsigned>(cut_of(c))]);
    if (!is_joker(c)) to.number(number_of(c));
    to.put(triangle_words_in(in).colour_letters[static_cast<unsigned>(colour_of(c))]);
}

namespace detail {

[[nodiscard]] constexpr int index_of(char letter, char const (&letters)[3]) {
    for (int place = 0; place < 3; ++place)
        if (letters[place] == letter) return place;
    return -1;
}

/// The card with this short form, if there is one.
[[nodiscard]] constexpr std::optional<triangles::card> card_of(std::string_view code, language const& in) {
    if (code.size() != 2 && code.size() != 3) return std::nullopt;
    int const cut = index_of(code.front(), triangle_words_in(in).cut_letters);
    int const colour = index_of(code.back(), triangle_words_in(in).colour_letters);
    if (cut < 0 || colour < 0) return std::nullopt;
    if (code.size() == 2) return joker(static_cast<triangles::cut>(cut), static_cast<triangles::colour>(colour));
    if (code[1] < '1' || code[1] > '3') return std::nullopt;
    return piece(static_cast<triangles::cut>(cut), code[1] - '0', static_cast<triangles::colour>(colour));
}

}  // namespace detail

constexpr void read(reader& from, triangles::card& c, language const& in) {
    auto const word = from.next_word();
    auto const found = detail::card_of(word, in);
    from.expect(found.has_value());
    if (found && from.take(word)) c = *found;
}

/// In words: "horizontal 2 pink", "joker horizontal pink".
template <class Out>
constexpr void write_in_words(writer<Out>& to, triangles::card c, language const& in) {
    if (is_joker(c)) to.put(triangle_words_in(in).joker).put(' ');
    to.put(name(cut_of(c), in)).put(' ');
    if (!is_joker(c)) to.number(number_of(c)).put(' ');
    to.put(name(colour_of(c), in));
}
/// Reads a card in words.
constexpr void read_in_words(reader& from, triangles::card& c, language const& in) {
    if (auto const word = from.next_word(); detail::card_of(word, in)) return read(from, c, in);
    bool const whole = from.take(triangle_words_in(in).joker);
    auto const cut = from.take_one_of(triangle_words_in(in).cuts);
    from.expect(cut.has_value());
    int const number = whole ? 0 : from.number(1, 3);
    auto const colour = from.take_one_of(triangle_words_in(in).colours);
    from.expect(colour.has_value());
    if (from.failed()) return;
    auto const of = static_cast<triangles::cut>(*cut);
    auto const shade = static_cast<triangles::colour>(*colour);
    c = whole ? joker(of, shade) : piece(of, number, shade);
}

namespace detail {

template <class Out>
constexpr void write_pieces(writer<Out>& to, triangles::triangle t, language const& in) {
    for (int number = 1; number <= 3; ++number)
        if (t.has(number)) write(to.put(' '), t.piece(number), in);
}

/// Reads a piece of this cut and of another number than the triangle has already, and adds it.
constexpr void read_piece(reader& from, triangles::triangle& t, language const& in) {
    auto const before = from;
    triangles::card c{};
    read(from, c, in);
    if (from.failed()) return;
    if (is_joker(c) || cut_of(c) != t.cut() || t.has(number_of(c))) {
        from = before;
        return from.fail(refusal::unknown_word);
    }
    t = t.with(c);
}

}  // namespace detail

// Things by their numbers in a description. A + separates the pieces of a triangle.
template <class Out>
constexpr void write_thing(writer<Out>& to, triangles::of_cards, int number, language const& in) {
    write(to, triangles::card(number), in);
}
constexpr int read_thing(reader& from, triangles::of_cards, int, language const& in) {
    triangles::card c{};
    read(from, c, in);
    return static_cast<int>(c);
}
template <class Out>
constexpr void write_in_full(writer<Out>& to, triangles::of_cards, int number, language const& in) {
    write_in_words(to, triangles::card(number), in);
}
constexpr int read_in_full(reader& from, triangles::of_cards, int, language const& in) {
    triangles::card c{};
    read_in_words(from, c, in);
    return static_cast<int>(c);
}
template <class Out>
constexpr void write_thing(writer<Out>& to, triangles::of_triangles, int number, language const& in) {
    auto const t = triangles::triangle::from_number(number);
    bool first = true;
    for (int piece_number = 1; piece_number <= 3; ++piece_number) {
        if (!t.has(piece_number)) continue;
        if (!first) to.put('+');
        write(to, t.piece(piece_number), in);
        first = false;
    }
}
constexpr int read_thing(reader& from, triangles::of_triangles, int, language const& in) {
    auto const first = detail::card_of(from.next_word(), in);
    triangles::triangle t{first ? cut_of(*first) : triangles::cut{}};
    do detail::read_piece(from, t, in);
    while (!from.failed() && from.take_sign('+'));
    return t.number();
}

// Actions of Triangle Mayhem.

template <class Out>
constexpr void write(writer<Out>& to, triangles::mayhem::action a, language const& in) {
    if (a == triangles::mayhem::action::nothing()) return;
    if (a.is_stop()) {
        to.put(triangle_words_in(in).stop);
        return;
    }
    write(to.put(triangle_words_in(in).play).put(' '), a.piece(), in);
    if (a.target().is_new()) return;
    detail::write_pieces(to.put(' ').put(triangle_words_in(in).at), a.target().seen_from(a.piece()), in);
}
constexpr void read(reader& from, triangles::mayhem::action& a, language const& in) {
    if (from.take(triangle_words_in(in).stop)) {
        a = triangles::mayhem::stop();
        return;
    }
    from.expect(from.take(triangle_words_in(in).play));
    auto const before = from;
    triangles::card c{};
    read(from, c, in);
    if (from.failed()) return;
    if (is_joker(c)) {
        from = before;
        return from.fail(refusal::unknown_word);
    }
    a = triangles::mayhem::play(c);
    if (!from.take(triangle_words_in(in).at)) return;
    // Adds the piece first, so that no other piece can take its number.
    auto made = triangles::triangle{cut_of(c)}.with(c);
    detail::read_piece(from, made, in);
    if (!from.next_word().empty()) detail::read_piece(from, made, in);
    if (!from.failed()) a = triangles::mayhem::play(c, made.without(number_of(c)));
}

// Actions of the 21/15/9-card game. In a triangle, a star follows each saved piece.

template <class Out>
constexpr void write(writer<Out>& to, triangles::race::action a, language const& in) {
    using kind = triangles::race::action::kind;
    auto const& words = triangle_words_in(in);
    auto const with_card = [&](char const* word) { write(to.put(word).put(' '), a.card(), in); };
    switch (a.what()) {
        case kind::draw: to.put(words.draw); return;
        case kind::take: to.put(words.take); return;
        case kind::discard: return with_card(words.discard);
        case kind::complete:
            to.put(words.complete);
            for (int number = 1; number <= 3; ++number) {
                write(to.put(' '), a.plan().piece(number), in);
                if (a.plan().from(number) == triangles::race::source::saved) to.put('*');
            }
            return;
        case kind::save: to.put(words.save).put(' ').number(a.saved_number()); return;
        case kind::play_joker: return with_card(words.play_joker);
        case kind::take_saved:
            to.put(words.steal).put(' ').number(a.victim().number()).put(' ');
            return write(to, a.card(), in);
        case kind::take_nothing: to.put(words.nothing); return;
        case kind::end: to.put(words.end); return;
        case kind::end_and_call: to.put(words.call); return;
        case kind::nothing: return;
    }
}
constexpr void read(reader& from, triangles::race::action& a, language const& in) {
    namespace race = triangles::race;
    using triangles::card, triangles::triangle, triangles::cut;
    auto const& words = triangle_words_in(in);
    auto const read_card = [&](bool joker_wanted, bool any) {
        auto const before = from;
        card c{};
        read(from, c, in);
        if (from.failed() || any || is_joker(c) == joker_wanted) return c;
        from = before;
        from.fail(refusal::unknown_word);
        return card{};
    };
    if (from.take(words.draw)) {
        a = race::draw();
    } else if (from.take(words.take)) {
        a = race::take();
    } else if (from.take(words.discard)) {
        a = race::discard(read_card(false, true));
    } else if (from.take(words.complete)) {
        auto const cut_from = detail::card_of(from.next_word(), in);
        triangle whole{cut_from ? cut_of(*cut_from) : cut{}};
        std::array<race::source, 3> sources{};
        for (int number = 1; number <= 3; ++number) {
            auto const before = from;
            detail::read_piece(from, whole, in);
            if (from.failed()) return;
            if (!whole.has(number)) {  // in the order of their numbers
                from = before;
                return from.fail(refusal::unknown_word);
            }
            bool const saved = from.take_sign('*');
            sources[static_cast<unsigned>(number - 1)] = saved ? race::source::saved : race::source::hand;
        }
        a = race::complete(whole, sources);
    } else if (from.take(words.save)) {
        a = race::save(from.number(1, 3));
    } else if (from.take(words.play_joker)) {
        a = race::play_joker(read_card(true, false));
    } else if (from.take(words.steal)) {
        seat const victim{from.number(0, race::most_players - 1)};
        a = race::take_saved(victim, read_card(false, false));
    } else if (from.take(words.nothing)) {
        a = race::take_nothing();
    } else if (from.take(words.end)) {
        a = race::end_turn();
    } else if (from.take(words.call)) {
        a = race::end_and_call();
    } else {
        from.expect(false);
    }
}

/// Writes a card in long form: "horizontal 2 pink".
template <class Out>
constexpr Out write_words(triangles::card c, language const& in, Out out) {
    writer<Out> to{out};
    write_in_words(to, c, in);
    return to.out();
}

/// Reads a card in its long or short form. It must be the whole text.
[[nodiscard]] constexpr parsed<triangles::card> read_card(std::string_view text, language const& in) {
    reader from{text};
    triangles::card c{};
    read_in_words(from, c, in);
    from.expect_end();
    return from.result(c);
}

}  // namespace triqueta::text
