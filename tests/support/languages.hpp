#pragma once

#include <triqueta/text/english.hpp>
#include <triqueta/text/language.hpp>

namespace support {

/// Every language that texts are tested in.
inline constexpr triqueta::text::language const* languages[] = {
    &triqueta::text::in_english,
};

}  // namespace support
