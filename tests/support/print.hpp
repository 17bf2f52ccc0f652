#pragma once

#include <triqueta/animals/action.hpp>
#include <triqueta/animals/animal.hpp>
#include <triqueta/animals/tokens.hpp>
#include <triqueta/core/index.hpp>
#include <triqueta/core/points.hpp>
#include <triqueta/core/refusal.hpp>
#include <triqueta/core/seat.hpp>
#include <triqueta/text/english.hpp>

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
}  // namespace triqueta
