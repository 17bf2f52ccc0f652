#pragma once

#include "triqueta/animals/pieces/animal.hpp"
#include "triqueta/animals/refusal_list.hpp"
#include "triqueta/animals/scoring/result.hpp"
#include "triqueta/animals/variant.hpp"
#include "triqueta/core/refusal.hpp"
#include "triqueta/text/animals/english.hpp"
#include "triqueta/text/animals/french.hpp"
#include "triqueta/text/animals/german.hpp"
#include "triqueta/text/animals/sentences.hpp"
#include "triqueta/text/animals/words.hpp"
#include "triqueta/text/language.hpp"
#include "triqueta/text/narration.hpp"

#include <span>
#include <string_view>

namespace triqueta::text {

[[nodiscard]] constexpr animal_words const& animal_words_in(language const& in) {
    return words_in(in, {&english_animals, &german_animals, &french_animals});
}

/// An animal, in the singular.
[[nodiscard]] constexpr char const* name(animals::animal a, language const& in) {
    return name_in(animal_words_in(in), a);
}

/// The words of variants of Triqueta. A house variant's title is its `title` if it has one, else its name.
template <animals::variant V>
struct words_of<V> {
    [[nodiscard]] static constexpr char const* title([[maybe_unused]] language const& in) {
        auto const& words = animal_words_in(in);
        std::string_view const name = V::name;
        if (name == "base_game") return words.base_game;
        if (name == "hidden_wolves") return words.hidden_wolves;
        if (name == "base_game_duel") return words.base_game_duel;
        if (name == "hidden_wolves_duel") return words.hidden_wolves_duel;
        if constexpr (requires { V::title; })
            return V::title;
        else
            return V::name;
    }
    [[nodiscard]] static constexpr std::span<named_refusal const> refusals() { return animals::all_refusals; }
    [[nodiscard]] static constexpr std::span<reason const> reasons(language const& in) {
        return animal_words_in(in).reasons;
    }
    [[nodiscard]] static constexpr char const* line_label(int line, language const& in) {
        auto const& words = animal_words_in(in);
        std::string_view const name = animals::result<V>::line_name(line);
        if (name == "collection") return words.sentences.collection;
        if (name == "tiles") return words.sentences.tiles;
        return name == "rock" ? words.sentences.rock : words.animals[line];
    }
    template <class To>
    static constexpr void narrate(To& to, narration<V> const& n) {
        detail::animal_narrator<V, To>{to, n, animal_words_in(n.in).sentences}.narrate();
    }
};

}  // namespace triqueta::text
