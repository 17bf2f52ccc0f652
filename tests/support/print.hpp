#pragma once

#include <triqueta/animals/action.hpp>
#include <triqueta/animals/pieces/animal.hpp>
#include <triqueta/animals/pieces/tokens.hpp>
#include <triqueta/core/index.hpp>
#include <triqueta/core/points.hpp>
#include <triqueta/core/refusal.hpp>
#include <triqueta/core/seat.hpp>
#include <triqueta/text/english.hpp>
#include <triqueta/triangles/card.hpp>
#include <triqueta/triangles/cards.hpp>
#include <triqueta/triangles/mayhem/action.hpp>
#include <triqueta/triangles/race/action.hpp>
#include <triqueta/triangles/triangle.hpp>

#include <ostream>

/// How GoogleTest shows values of the library when they aren't what they should be.
namespace triqueta {

inline void PrintTo(refusal r, std::ostream* out) {
    if (!r) {
        *out << "not refused";
        return;
    }
    *out << "refused (" << r.code();
    if (r.rule()) *out << ", " << r.rule().letter << int{r.rule().number};
    *out << "): " << text::english(r);
}

template <class Tag>
void PrintTo(index<Tag> i, std::ostream* out) {
    *out << i.number();
}

inline void PrintTo(points p, std::ostream* out) { *out << p.value(); }
inline void PrintTo(turn t, std::ostream* out) { *out << t.number(); }

namespace animals {

inline void PrintTo(action a, std::ostream* out) { *out << "action " << a.number(); }
inline void PrintTo(animal a, std::ostream* out) { *out << text::english(a); }

inline void PrintTo(tokens t, std::ostream* out) {
    *out << "tokens of";
    for (int place = 0; place < t.total(); ++place) *out << ' ' << text::english(t.nth(place));
}

}  // namespace animals

namespace triangles {

inline void PrintTo(cut c, std::ostream* out) {
    *out << (c == cut::horizontal ? "horizontal" : c == cut::vertical ? "vertical" : "centered");
}
inline void PrintTo(colour c, std::ostream* out) {
    *out << (c == colour::pink ? "pink" : c == colour::red ? "red" : "green");
}

inline void PrintTo(card c, std::ostream* out) {
    if (!is_card(c)) {
        *out << "no card (" << static_cast<int>(c) << ")";
        return;
    }
    PrintTo(colour_of(c), out);
    *out << ' ';
    PrintTo(cut_of(c), out);
    if (is_joker(c))
        *out << " joker";
    else
        *out << ' ' << number_of(c);
}

inline void PrintTo(cards all, std::ostream* out) {
    *out << "cards";
    for (int place = 0; place < all.total(); ++place) {
        *out << (place == 0 ? ": " : ", ");
        PrintTo(all.nth(place), out);
    }
}

inline void PrintTo(triangle t, std::ostream* out) {
    PrintTo(t.cut(), out);
    *out << " triangle of";
    for (int number = 1; number <= 3; ++number) {
        *out << ' ';
        if (t.has(number))
            PrintTo(t.colour(number), out);
        else
            *out << '-';
    }
}

namespace mayhem {

inline void PrintTo(target at, std::ostream* out) { *out << "target " << at.number(); }

inline void PrintTo(action a, std::ostream* out) {
    *out << "action " << a.number();
    if (a.number() >= action::number_of_stop) return;
    *out << ", ";
    triangles::PrintTo(a.piece(), out);
    *out << " to " << a.target().number();
}

}  // namespace mayhem

namespace race {

inline void PrintTo(action a, std::ostream* out) { *out << "action " << a.number(); }

}  // namespace race
}  // namespace triangles
}  // namespace triqueta
