#pragma once

#include <triqueta/core/view.hpp>

#include "support/print.hpp"

#include <gtest/gtest.h>

namespace support {

/// Moves a view on by an event of the seat whose turn it is, unless the event has another seat.
template <triqueta::game G>
triqueta::refusal advance(triqueta::view<G>& v, triqueta::event<G> const& e) {
    return v.advance(e.seat == triqueta::seat::none() ? e.by(v.table().mover) : e);
}

/// Why a view refuses an event. That it is left unchanged then is checked on the way.
template <triqueta::game G>
[[nodiscard]] triqueta::refusal why_not_believed(triqueta::view<G> v, triqueta::event<G> const& e) {
    auto const before = v;
    auto const no = advance(v, e);
    EXPECT_TRUE(!no || v == before) << "refused, but changed";
    return no;
}

}  // namespace support
