#pragma once

#include "c_api/claim.hpp"

#include <triqueta.h>

#include <cstddef>
#include <cstdlib>
#include <map>

namespace fuzz {

/// An allocator that tracks its blocks, and fails on demand.
class heap {
  public:
    [[nodiscard]] tq_allocator allocator() { return {sizeof(tq_allocator), 0, this, take, give_back}; }

    /// Fails after this many allocations.
    void fail_after(std::size_t many) { left_ = many, limited_ = true, failed_ = false; }
    void fail_no_more() { limited_ = failed_ = false; }
    [[nodiscard]] bool has_failed() const { return failed_; }
    [[nodiscard]] bool is_empty() const { return given_.empty(); }

  private:
    struct size_and_alignment {
        std::size_t size;
        std::size_t alignment;
        friend bool operator==(size_and_alignment, size_and_alignment) = default;
    };

    static void* take(void* context, std::size_t size, std::size_t alignment) {
        auto& here = *static_cast<heap*>(context);
        claim(size > 0, "memory of no size is asked for");
        claim(alignment > 0 && (alignment & (alignment - 1)) == 0, "an alignment is no power of two");
        if (here.limited_ && here.left_-- == 0) {
            here.left_ = 0;
            here.failed_ = true;
            return nullptr;
        }
        void* const given = std::malloc(size);
        here.given_[given] = {size, alignment};
        return given;
    }
    static void give_back(void* context, void* memory, std::size_t size, std::size_t alignment) {
        auto& here = *static_cast<heap*>(context);
        auto const found = here.given_.find(memory);
        claim(found != here.given_.end(), "memory is given back that was never taken");
        claim(found->second == size_and_alignment{size, alignment}, "memory is given back as of another size");
        here.given_.erase(found);
        std::free(memory);
    }

    std::map<void*, size_and_alignment> given_;
    std::size_t left_ = 0;
    bool limited_ = false;
    bool failed_ = false;
};

}  // namespace fuzz
