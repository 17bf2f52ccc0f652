#pragma once

#include <triqueta/core/view.hpp>

#include "support/print.hpp"

#include <gtest/gtest.h>

namespace support {

/// Why a view doesn't believe an event. That it is left unchanged then is checked on the way.
template <triqueta::game G>
[[nodiscard]] triqueta::refusal why_not_believed(triqueta::view<G> v, triqueta::event<G> const& e) {
    auto const before = v;
    auto const no = v.advance(e);
    EXPECT_TRUE(!no || v == before) << "refused, but changed";
    return no;
}

}  // namespace support
