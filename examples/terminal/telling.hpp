#pragma once

#include "terminal/coloured.hpp"
#include "terminal/pen.hpp"
#include "terminal/presentation.hpp"
#include "terminal/words/phrase.hpp"
#include "triqueta/core/seat.hpp"
#include "triqueta/core/view.hpp"
#include "triqueta/text/narration.hpp"
#include "triqueta/text/sentences.hpp"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace terminal {

/// The description of one event for a viewer.
struct telling {
    triqueta::seat who;
    lines deeds;                 // parts of a sentence about this player
    std::string object;          // {1} in the last deed; a repeated deed is written once, with all its objects
    std::string two;             // two objects that are alike, if they aren't named one by one
    bool ends_sentence = false;  // no further deed belongs to the sentence
    lines after;                 // sentences that follow
    bool turning_point = false;  // a good moment to show the table
};

/// Collects the parts of the library's sentences for an event.
class telling_writer : public coloured_writer {
  public:
    static constexpr bool joins_events = true;

    using coloured_writer::coloured_writer;

    [[nodiscard]] telling take() { return std::move(told_); }

    template <class Write>
    void deed(Write write) {
        told_.deeds.push_back(captured(write));
    }
    template <class Write, class... Two>
    void object(Write write, Two... two) {
        told_.object = captured(write);
        ((told_.two = captured(two)), ...);
        put("{1}");
    }
    void stop() { told_.ends_sentence = true; }
    template <class Write>
    void sentence(Write write) {
        stop();
        told_.after.push_back(captured(write));
    }

  private:
    telling told_;
};

/// Describes an event in words, from its viewer's views before and after it.
template <worded_game G>
telling tell(triqueta::view<G> const& before, triqueta::event<G> const& e, triqueta::view<G> const& after,
             pen const& p) {
    auto const given = p.given_names();
    triqueta::text::names const names{given, true};
    std::string text;
    telling_writer to{text, p};
    triqueta::text::narration<G> const n{before, e, after, *p.spoken().library, names};
    triqueta::text::narrate(to, n);
    telling all = to.take();
    all.who = n.mover();
    all.turning_point = is_turning_point(before, e, after, p);
    return all;
}

}  // namespace terminal
