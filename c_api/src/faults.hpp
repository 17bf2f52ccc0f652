#pragma once

#include "arguments.hpp"
#include "triqueta.h"

#include <cstddef>
#include <cstdint>
#include <string_view>

/// Fills a caller's tq_fault: why an input was refused, and where. All take null.
namespace tq {

/// Checks the caller's fault, and clears it.
[[nodiscard]] tq_status begin(tq_fault* fault);

/// The same, and clears the handle that is to be made.
template <class Handle>
[[nodiscard]] tq_status begin_making(Handle** made, tq_fault* fault) {
    zero(made);
    if (auto const no = begin(fault)) return no;
    return made == nullptr ? TQ_NULL : TQ_OK;
}

/// Stores the reasons. Missing memory is a status of its own.
tq_status refuse(triqueta::reasons const& why, tq_fault* fault);
/// The same for bytes, with the place.
tq_status refuse(triqueta::reasons const& why, std::size_t where, tq_fault* fault);
/// The same for text, with the line and column, too.
tq_status refuse(triqueta::reasons const& why, std::string_view text, std::size_t where, tq_fault* fault);

/// The sentence for a refusal. It needs no catalogue, so that a program can have the sentences without the games.
[[nodiscard]] char const* sentence(triqueta::refusal why, triqueta::text::language const& in);

/// Adds the name of what is wrong or missing.
void name(tq_fault* fault, std::string_view what);

}  // namespace tq
