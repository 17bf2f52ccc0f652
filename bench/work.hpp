#pragma once

#include <cstdint>
#include <functional>

namespace bench {

/// Something prepared to be measured: does it so often, and returns how many decisions (or views, or tries) that was.
using work = std::function<std::uint64_t(std::uint64_t amount)>;

}  // namespace bench
