#pragma once

namespace triqueta::triangles {

/// What all are shown by an action beyond the action itself: nothing.
struct shown_to_all {};

/// What is kept of the undrawn cards: nothing. They follow from the others quickly.
struct nothing_kept {
    friend constexpr bool operator==(nothing_kept, nothing_kept) = default;
};

}  // namespace triqueta::triangles
