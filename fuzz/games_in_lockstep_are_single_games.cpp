#include "properties/choices.hpp"
#include "properties/claim.hpp"
#include "properties/lockstep.hpp"
#include "support/lockstep_variants.hpp"

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <span>

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
    std::span<std::uint8_t const> bytes{data, size};
    int const variant = bytes.empty() ? 0 : bytes[0] % support::lockstep_variants::size;
    properties::choices from{bytes.empty() ? bytes : bytes.subspan(1)};
    try {
        support::lockstep_variants::at(variant, [&]<class G>() {
            static_cast<void>(properties::games_in_lockstep_are_single_games<G>(from, 20));
        });
    } catch (properties::broken const& b) {
        std::fprintf(stderr, "%s\n", b.what());
        std::abort();
    }
    return 0;
}
