#pragma once

#include "terminal/described/names.hpp"
#include "terminal/pen.hpp"
#include "terminal/presentation.hpp"
#include "terminal/words/phrase.hpp"
#include "triqueta/core/view.hpp"
#include "triqueta/text/position_text.hpp"

#include <cstddef>
#include <iterator>
#include <string>

namespace terminal {

/// The fields of a view, as in the text of a position: a line "name: values" for each.
class described_fields {
  public:
    template <worded_game G>
    described_fields(triqueta::view<G> const& v, pen const& p) {
        std::string text;
        triqueta::text::write_position(v, *p.spoken().library, std::back_inserter(text));
        lines* part = &table_;
        for (std::size_t from = 0, end = 0; (end = text.find('\n', from)) != std::string::npos; from = end + 1) {
            std::string const line = text.substr(from, end - from);
            if (line.find(':') != std::string::npos)
                part->push_back(line);
            else if (!line.empty() && line[0] != '[')  // not a tag, but the line before the secrets
                part = &own_;
        }
    }

    [[nodiscard]] lines const& of_table() const { return table_; }
    [[nodiscard]] lines const& own() const { return own_; }

  private:
    lines table_, own_;
};

template <worded_game G>
lines draw_table(triqueta::view<G> const& v, pen const& p) {
    lines page;
    described_fields const known{v, p};
    for (auto const& field : known.of_table()) {
        auto const name_ends = field.find(':') + 1;
        auto wrapped = wrap(field, page_width, "  ");
        wrapped[0] = p.in(ink::strong, wrapped[0].substr(0, name_ends)) + wrapped[0].substr(name_ends);
        append(page, wrapped);
    }
    return page;
}

/// The fields of the viewer's secrets that aren't empty.
template <worded_game G>
lines tell_secrets(triqueta::view<G> const& v, pen const& p) {
    described_fields const known{v, p};
    lines held;
    for (auto const& field : known.own())
        if (field.substr(field.find(':')) != ": -") held.push_back(field);
    if (held.empty()) return {};
    return {fill(described::words(p).own, {p.series(held)})};
}

}  // namespace terminal
