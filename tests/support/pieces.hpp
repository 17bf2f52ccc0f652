#pragma once

#include <triqueta/triangles/triangles.hpp>

namespace support {

// Pieces in short.
[[nodiscard]] constexpr triqueta::card horizontal(int number, triqueta::colour in) {
    return triqueta::piece(triqueta::cut::horizontal, number, in);
}
[[nodiscard]] constexpr triqueta::card vertical(int number, triqueta::colour in) {
    return triqueta::piece(triqueta::cut::vertical, number, in);
}
[[nodiscard]] constexpr triqueta::card centered(int number, triqueta::colour in) {
    return triqueta::piece(triqueta::cut::centered, number, in);
}

}  // namespace support
