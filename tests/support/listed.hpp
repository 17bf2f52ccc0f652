#pragma once

#include <type_traits>
#include <vector>

namespace support {

/// The members of a set of the library's, for matchers of containers.
template <class Set>
[[nodiscard]] auto listed(Set const& set) {
    std::vector<std::decay_t<decltype(*set.begin())>> members;
    for (auto const member : set) members.push_back(member);
    return members;
}

}  // namespace support
