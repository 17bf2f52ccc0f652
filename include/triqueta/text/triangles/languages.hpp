#pragma once

#include "triqueta/core/refusal.hpp"
#include "triqueta/text/language.hpp"
#include "triqueta/text/narration.hpp"
#include "triqueta/text/triangles/english.hpp"
#include "triqueta/text/triangles/french.hpp"
#include "triqueta/text/triangles/german.hpp"
#include "triqueta/text/triangles/mayhem_sentences.hpp"
#include "triqueta/text/triangles/race_sentences.hpp"
#include "triqueta/text/triangles/words.hpp"
#include "triqueta/triangles/card.hpp"
#include "triqueta/triangles/mayhem/refusal_list.hpp"
#include "triqueta/triangles/mayhem/rules.hpp"
#include "triqueta/triangles/race/refusal_list.hpp"
#include "triqueta/triangles/race/rules.hpp"

#include <span>

namespace triqueta::text {

[[nodiscard]] constexpr triangle_words const& triangle_words_in(language const& in) {
    return words_in(in, {&english_triangles, &german_triangles, &french_triangles});
}

// The words on the cards: T6.

[[nodiscard]] constexpr char const* name(triangles::cut c, language const& in) {
    return name_in(triangle_words_in(in), c);
}
[[nodiscard]] constexpr char const* name(triangles::colour c, language const& in) {
    return name_in(triangle_words_in(in), c);
}

template <>
struct words_of<triangles::mayhem::game> {
    [[nodiscard]] static constexpr char const* title(language const& in) { return triangle_words_in(in).mayhem; }
    [[nodiscard]] static constexpr std::span<named_refusal const> refusals() { return triangles::mayhem::all_refusals; }
    [[nodiscard]] static constexpr std::span<reason const> reasons(language const& in) {
        return triangle_words_in(in).reasons;
    }
    [[nodiscard]] static constexpr char const* line_label(int line, language const& in) {
        auto const& words = triangle_words_in(in).mayhem_sentences;
        return line == 0 ? words.pure : words.unpure;
    }
    template <class To>
    static constexpr void narrate(To& to, narration<triangles::mayhem::game> const& n) {
        detail::mayhem_narrator<To>{to, n, triangle_words_in(n.in)}.narrate();
    }
};
template <>
struct words_of<triangles::race::game> {
    [[nodiscard]] static constexpr char const* title(language const& in) { return triangle_words_in(in).race; }
    [[nodiscard]] static constexpr std::span<named_refusal const> refusals() { return triangles::race::all_refusals; }
    [[nodiscard]] static constexpr std::span<reason const> reasons(language const& in) {
        return triangle_words_in(in).reasons;
    }
    [[nodiscard]] static constexpr char const* line_label(int, language const& in) {
        return triangle_words_in(in).race_sentences.win;
    }
    template <class To>
    static constexpr void narrate(To& to, narration<triangles::race::game> const& n) {
        detail::race_narrator<To>{to, n, triangle_words_in(n.in)}.narrate();
    }
};

}  // namespace triqueta::text
