#pragma once

#include "triqueta/core/described.hpp"
#include "triqueta/core/game.hpp"
#include "triqueta/core/seat.hpp"
#include "triqueta/core/view.hpp"
#include "triqueta/text/language.hpp"
#include "triqueta/text/narration.hpp"
#include "triqueta/text/notation.hpp"
#include "triqueta/text/phrases.hpp"
#include "triqueta/text/writer.hpp"

#include <cstddef>
#include <string_view>

/// Events as sentences for people: docs/words.md.
namespace triqueta::text {
namespace detail {

/// For games without sentences of their own: "Ada: draw 2". A draw that the viewer didn't see is left out.
template <class To, game G>
constexpr void narrate_in_notation(To& to, narration<G> const& n) {
    auto const& words = n.in.sentences;
    bool const over = n.after.is_over();
    if (n.seen.action() || n.seen.outcome())
        to.sentence([&] {
            put_pattern(
                to, words.in_notation, [&] { n.put_name(to, n.mover(), words.seat, 0); },
                [&] { write(to, n.seen, n.in); });
            if (over && !To::joins_events) to.put('.');
        });
    if (over) to.sentence([&] { to.put(words.game_over); });
}

}  // namespace detail

/// Puts an event into words, in parts, for programs that join, colour or link them. `To` is a writer
/// (text/writer.hpp) with these members, where `write` is a function that writes the part to it:
///     static constexpr bool joins_events;  // whether what a player does in several events becomes one sentence
///     deed(write)         // what the mover does: "draws a token", the subject is left out
///     object(write)       // in a deed that may be repeated with another object: "sees an owl"
///     object(write, two)  // the same; `two` writes two that are alike: "2 owls"
///     stop()              // the mover's next deed begins a sentence
///     sentence(write)     // a whole sentence; the mover's deeds end before it
///     mark(thing, write)  // what stands for a seat, an animal, a card, a missing_piece
/// sentence_writer is an example. A game has words of its own if words_of<G> has
///     template <class To> static constexpr void narrate(To& to, narration<G> const& n);
template <class To, described_game G>
constexpr void narrate(To& to, narration<G> const& n) {
    if constexpr (requires { words_of<G>::narrate(to, n); })
        words_of<G>::narrate(to, n);
    else
        detail::narrate_in_notation(to, n);
}

/// Writes what is told of one event as plain text, with a blank between sentences.
template <game G, class Out>
class sentence_writer : public writer<Out> {
  public:
    static constexpr bool joins_events = false;

    constexpr sentence_writer(narration<G> const& n, Out out) : writer<Out>{out}, narration_{&n} {}

    template <class Write>
    constexpr void deed(Write write) {
        if (open_) {
            this->put(narration_->in.sentences.and_);
        } else {
            begin();
            open_ = true;
            put_pattern(*this, std::string_view{frame().data(), place_of_deed()},
                        [this] { narration_->put_name(*this, narration_->mover()); });
        }
        write();
    }
    constexpr void stop() {
        if (!open_) return;
        auto rest = frame();
        rest.remove_prefix(place_of_deed() + deed_place.size());
        this->put(rest);
        open_ = false;
    }
    template <class Write>
    constexpr void sentence(Write write) {
        stop();
        begin();
        write();
    }
    template <class Write, class... Two>
    constexpr void object(Write write, Two...) {
        write();
    }
    template <class Thing, class Write>
    constexpr void mark(Thing, Write write) {
        write();
    }

  private:
    static constexpr std::string_view deed_place = "{2}";

    constexpr void begin() {
        if (written_) this->put(' ');
        written_ = true;
    }
    [[nodiscard]] constexpr std::string_view frame() const {
        return narration_->said(narration_->in.sentences.sentence);
    }
    [[nodiscard]] constexpr std::size_t place_of_deed() const { return frame().find(deed_place); }

    narration<G> const* narration_;
    bool open_ = false;     // a sentence about the mover that lacks its end
    bool written_ = false;  // anything at all
};

/// Writes an event as sentences with blanks between them: "Ada draws a token from column 3." `seen` is the event as the
/// viewer saw it, `before` and `after` are the viewer's views before and after it. Writes nothing for what needs no
/// words, such as somebody else's look at a token; an action always has a sentence.
template <described_game G, class Out>
constexpr Out write_sentences(view<G> const& before, event<G> const& seen, view<G> const& after, language const& in,
                              names const& players, Out out) {
    narration<G> const n{before, seen, after, in, players};
    sentence_writer<G, Out> to{n, out};
    narrate(to, n);
    to.stop();
    return to.out();
}
/// The same with "Player 1" for each player without a name.
template <described_game G, class Out>
constexpr Out write_sentences(view<G> const& before, event<G> const& seen, view<G> const& after, language const& in,
                              Out out) {
    return write_sentences<G>(before, seen, after, in, names{}, out);
}

}  // namespace triqueta::text
