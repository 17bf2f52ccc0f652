#pragma once

#include "terminal/described/names.hpp"
#include "terminal/pen.hpp"
#include "terminal/presentation.hpp"
#include "terminal/words/phrase.hpp"
#include "triqueta/core/game.hpp"
#include "triqueta/core/seat.hpp"
#include "triqueta/core/view.hpp"
#include "triqueta/text/language.hpp"

#include <string>

namespace terminal {

/// The first seat's turn is a turning point.
template <worded_game G>
bool is_turning_point(triqueta::view<G> const&, triqueta::event<G> const& e, triqueta::view<G> const& after,
                      pen const&) {
    return after.turn().is(triqueta::seat{0}) && e.seat != triqueta::seat{0};
}

template <worded_game G>
lines introduction(triqueta::view<G> const&, pen const& p) {
    auto const& words = described::words(p);
    return {fill(words.about, {triqueta::text::words_of<G>::title(*p.spoken().library)}), words.numbers};
}

/// The meanings of a part's fields, a sentence each.
class meanings_of_fields {
  public:
    explicit meanings_of_fields(pen const& p) : pen_{&p} {}

    template <class Value, class Shape>
    void operator()(char const* name, char const* meaning, Value const&, Shape) {
        all_.push_back(fill(described::words(*pen_).field, {name, meaning}));
    }
    [[nodiscard]] lines const& all() const { return all_; }

  private:
    pen const* pen_;
    lines all_;
};

template <worded_game G>
lines rules_in_brief(triqueta::view<G> const& v, pen const& p) {
    lines text = introduction(v, p);
    meanings_of_fields of_table{p}, of_secrets{p};
    triqueta::rules_of<G>::table::describe(v.table(), of_table);
    triqueta::rules_of<G>::secrets::describe(v.mine(), of_secrets);
    text.emplace_back(described::words(p).table);
    append(text, of_table.all());
    text.emplace_back(described::words(p).secrets);
    append(text, of_secrets.all());
    return text;
}

}  // namespace terminal
