#pragma once

#include "properties/choices.hpp"
#include "properties/claim.hpp"
#include "properties/walk.hpp"
#include "support/written.hpp"

#include <triqueta/text.hpp>

#include <cstdint>
#include <string>

namespace properties {

inline void is_plain_text(std::string const& told) {
    claim(triqueta::text::is_utf8(told), "sentences are UTF-8: " + told);
    claim(told.find_first_of("{}\n\x1b") == std::string::npos, "nothing is left to be filled in: " + told);
    claim(told.find("  ") == std::string::npos, "single blanks separate words: " + told);
    claim(told.empty() || (told.front() != ' ' && told.back() != ' '), "no blanks around sentences: " + told);
}

/// Each viewer is told each event in every language. An action always has words.
template <triqueta::game G>
void events_are_told_in_whole_sentences(choices& from) {
    triqueta::state<G> s{any_setup<G>(from)};
    auto const all = viewers_of(s);
    auto const who = all[from.below(static_cast<std::uint32_t>(all.size()))];
    triqueta::text::names names;
    names.viewer_is_you = from.one_in(2);
    while (!s.is_over()) {
        auto const before = s.view(who);
        auto const seen = any_step(s, from).seen_by(who);
        for (auto const* const in : triqueta::text::all_languages) {
            auto const told = support::sentences_of(before, seen, s.view(who), *in, names);
            is_plain_text(told);
            claim(!told.empty() || !seen.action(), "an action has words");
        }
    }
}

}  // namespace properties
