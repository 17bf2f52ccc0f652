#pragma once

// All that a kernel takes from the standard library, for files that choose their instructions by a pragma. These
// headers stand before it: the linker may take a function of the standard library from any file, so all must be
// compiled for any machine.
#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <climits>
#include <compare>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <initializer_list>
#include <iterator>
#include <limits>
#include <optional>
#include <span>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <utility>
