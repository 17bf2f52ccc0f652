#pragma once

namespace triqueta {

/// One part of an encoding.
struct encoding_field {
    char const* name = nullptr;
    int offset = 0;
    int length = 0;
    char const* meaning = nullptr;
};

}  // namespace triqueta
