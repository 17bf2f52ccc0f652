#pragma once

#include <triqueta/any/memory.hpp>

#include <gtest/gtest.h>

#include <cstddef>
#include <cstdlib>

namespace support {

/// An allocator that counts, and that can be made to fail. In the end it must have everything back.
class books {
  public:
    books() = default;
    books(books const&) = delete;
    books& operator=(books const&) = delete;
    ~books() {
        EXPECT_EQ(live, 0);
        EXPECT_EQ(bytes, 0U);
    }

    [[nodiscard]] triqueta::memory memory() { return {this, &books::take, &books::release}; }

    int asked = 0;
    int live = 0;
    std::size_t bytes = 0;  // that are live
    bool are_closed = false;
    int last_request = -1;  // from the next one on there is nothing; negative for no limit

  private:
    static void* take(void* context, std::size_t size, std::size_t) {
        auto& all = *static_cast<books*>(context);
        ++all.asked;
        if (all.are_closed || (all.last_request >= 0 && all.asked > all.last_request)) return nullptr;
        ++all.live;
        all.bytes += size;
        return std::malloc(size);
    }
    static void release(void* context, void* taken, std::size_t size, std::size_t) {
        auto& all = *static_cast<books*>(context);
        --all.live;
        all.bytes -= size;
        std::free(taken);
    }
};

}  // namespace support
