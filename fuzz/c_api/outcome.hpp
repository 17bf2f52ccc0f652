#pragma once

#include "c_api/claim.hpp"
#include "c_api/heap.hpp"

#include <triqueta.h>

#include <cstdint>
#include <cstdio>

namespace fuzz {

/// The statuses that one call may return, given its arguments. If several arguments are wrong, the status may name any.
class outcome {
  public:
    /// An argument is wrong: the call must return this status, unless something else is wrong too.
    void must(tq_status status) { must_ |= bit(status); }
    /// The call may return this status; the model can't predict it.
    void may(tq_status status) { may_ |= bit(status); }
    [[nodiscard]] bool must_fail() const { return must_ != 0; }

    /// Claims that the status is among those expected. Returns whether the call succeeded.
    bool holds(tq_status status, heap const& memory) const {
        claim(status >= TQ_OK && status <= TQ_OVERLAP, "a status is none");
        if (memory.has_failed()) claim(status != TQ_OK, "all went well without memory");
        if (status == TQ_NO_MEMORY && memory.has_failed()) return false;
        auto const allowed = must_ == 0 ? may_ | bit(TQ_OK) : must_ | may_;
        if ((allowed & bit(status)) == 0)
            std::fprintf(stderr, "status %d, where the bits %#x may be\n", status, allowed);
        claim((allowed & bit(status)) != 0, "a status that its arguments don't tell");
        return status == TQ_OK;
    }

  private:
    static std::uint32_t bit(tq_status status) { return std::uint32_t{1} << status; }

    std::uint32_t must_ = 0;
    std::uint32_t may_ = 0;
};

}  // namespace fuzz
