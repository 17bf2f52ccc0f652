#pragma once

#include "terminal/pen.hpp"
#include "triqueta/text/triangles/sentences.hpp"
#include "triqueta/text/writer.hpp"
#include "triqueta/triangles/card.hpp"

#include <iterator>
#include <string>

namespace terminal {

/// The letter of a colour says the same, for terminals without colours.
inline ink ink_of(triqueta::triangles::colour c) {
    constexpr ink inks[] = {ink::pink, ink::red, ink::green};
    return inks[static_cast<unsigned>(c)];
}

/// Appends to a text, and colours the things that the library marks.
class coloured_writer : public triqueta::text::writer<std::back_insert_iterator<std::string>> {
  public:
    coloured_writer(std::string& text, pen const& p) : writer{std::back_inserter(text)}, text_{&text}, pen_{&p} {}

    template <class Thing, class Write>
    void mark(Thing, Write write) {
        write();
    }
    template <class Write>
    void mark(triqueta::triangles::card c, Write write) {
        put(pen_->in(ink_of(colour_of(c)), captured(write)));
    }
    template <class Write>
    void mark(triqueta::text::missing_piece, Write write) {
        put(pen_->in(ink::faint, captured(write)));
    }

  protected:
    /// Returns what `write` appends, and takes it out of the text.
    template <class Write>
    std::string captured(Write write) {
        auto const from = text_->size();
        write();
        std::string part = text_->substr(from);
        text_->resize(from);
        return part;
    }

  private:
    std::string* text_;
    pen const* pen_;
};

/// The text that `write(to)` writes.
template <class Write>
std::string coloured(pen const& p, Write write) {
    std::string text;
    coloured_writer to{text, p};
    write(to);
    return text;
}

}  // namespace terminal
