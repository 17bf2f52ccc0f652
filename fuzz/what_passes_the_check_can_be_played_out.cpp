#include "any_game_from_bytes.hpp"
#include "properties/choices.hpp"
#include "properties/walk.hpp"
#include "properties/what_passes.hpp"

#include <triqueta/triqueta.hpp>

#include <cstddef>
#include <cstdint>
#include <vector>

namespace {

/// A snapshot with bytes of the input behind a correct header, which the fuzzer then needn't find.
template <class G>
std::vector<std::byte> snapshot_from(triqueta::snapshot_of what, properties::choices& from) {
    auto const header = triqueta::detail::header_of<G>(what);
    std::vector<std::byte> all(header.begin(), header.end());
    for (auto left = from.below(256) * 4 + from.below(4); left > 0; --left)
        all.push_back(static_cast<std::byte>(from.below(256)));
    return all;
}

}  // namespace

// The second byte selects the test: a state, a view or events from bytes, or changes to a position from play.
extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
    return fuzz::any_game_from_bytes(data, size, []<class G>(properties::choices& from) {
        using enum triqueta::snapshot_of;
        auto const read = [&](triqueta::snapshot_of what) {
            auto const bytes = snapshot_from<G>(what, from);
            properties::what_is_read_can_be_played_out<G>(bytes, from);
        };
        switch (from.below(4)) {
            case 0: return read(state);
            case 1: return read(view);
            case 2: return read(events);
            default: break;
        }
        triqueta::state<G> s{properties::any_setup<G>(from)};
        for (auto left = from.below(200); left > 0 && !s.is_over(); --left) properties::any_step(s, from);
        properties::what_passes_the_check_can_be_played_out(s, from);
    });
}
