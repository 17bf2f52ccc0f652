#pragma once

#include <triqueta/text.hpp>

#include <cstddef>
#include <iterator>
#include <ostream>
#include <string>
#include <string_view>

/// What the library writes to output iterators, as strings.
namespace support {

/// An action, an animal, a card, tokens or an event.
template <class T>
[[nodiscard]] std::string text_of(T const& what, triqueta::text::language const& in) {
    std::string text;
    triqueta::text::write_text(what, in, std::back_inserter(text));
    return text;
}

/// Empty where it would be too long.
template <triqueta::game G, class Storage>
[[nodiscard]] std::string record_of(triqueta::match<G, Storage> const& m, triqueta::text::tags const& more = {}) {
    std::string text;
    static_cast<void>(triqueta::text::write_record(m, more, std::back_inserter(text)));
    return text;
}
template <triqueta::game G, class Storage>
[[nodiscard]] std::string record_of(triqueta::match<G, Storage> const& m, triqueta::viewer who,
                                    triqueta::text::tags const& more = {}) {
    std::string text;
    static_cast<void>(triqueta::text::write_record(m, who, more, std::back_inserter(text)));
    return text;
}

/// Of a state or a view.
template <class Position>
[[nodiscard]] std::string position_of(Position const& p, triqueta::text::language const& in) {
    std::string text;
    triqueta::text::write_position(p, in, std::back_inserter(text));
    return text;
}

/// Why a text was refused, and where.
struct refused_at {
    triqueta::refusal why;
    int line = 1;
    int column = 1;

    friend bool operator==(refused_at const&, refused_at const&) = default;
    friend std::ostream& operator<<(std::ostream& out, refused_at const& r) {
        return out << r.line << ':' << r.column << ": " << r.why.code() << ' ' << triqueta::text::english(r.why);
    }
};

[[nodiscard]] inline refused_at refused(std::string_view text, triqueta::refusal why, std::size_t where) {
    auto const [line, column] = triqueta::text::find_place(text, where);
    return {why, line, column};
}
template <class T>
[[nodiscard]] refused_at refused(std::string_view text, triqueta::text::parsed<T> const& read) {
    return refused(text, read.why(), read.where());
}

/// What a viewer who saw an event is told of it.
template <triqueta::game G>
[[nodiscard]] std::string sentences_of(triqueta::view<G> const& before, triqueta::event<G> const& seen,
                                       triqueta::view<G> const& after, triqueta::text::language const& in,
                                       triqueta::text::names const& names = {}) {
    std::string text;
    triqueta::text::write_sentences(before, seen, after, in, names, std::back_inserter(text));
    return text;
}

}  // namespace support
