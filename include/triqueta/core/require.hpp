#pragma once

#include "triqueta/core/inlining.hpp"
#include "triqueta/core/refusal.hpp"

#include <cstdio>
#include <cstdlib>

namespace triqueta::detail {

/// Prints the refusal and ends the program. It isn't constexpr: reaching it ends a constant expression too.
[[noreturn]] TRIQUETA_COLD inline void impossible_setup(refusal why) {
    char const* name = "a rule of this game";
    for (auto const& one : general_refusals)
        if (one.why == why) name = one.name;
    auto const rule = why.rule();
    std::fprintf(stderr, "triqueta: impossible set-up: %s (refusal %d", name, why.code());
    if (rule) std::fprintf(stderr, ", rule %c%d", rule.letter, rule.number);
    std::fputs("). Check it with state<G>::why_not(setup), or use make(setup).\n", stderr);
    std::abort();
}

}  // namespace triqueta::detail

/// Called in every build when a constructor is given an impossible set-up, with the refusal. By default it prints the
/// refusal and ends the program. Define it before the first include, and alike in every translation unit, to throw or
/// to report it in another way. It must not return.
#ifndef TRIQUETA_IMPOSSIBLE_SETUP
#define TRIQUETA_IMPOSSIBLE_SETUP(why) ::triqueta::detail::impossible_setup(why)
#endif

namespace triqueta::detail {

/// Checks in every build that a set-up is possible; `no` says why not.
constexpr void require_possible(refusal no) {
    if (no) TRIQUETA_IMPOSSIBLE_SETUP(no);
}

}  // namespace triqueta::detail
