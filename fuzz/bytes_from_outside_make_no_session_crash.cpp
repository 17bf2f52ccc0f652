#include "properties/sessions.hpp"
#include "support/erased_games.hpp"

#include <triqueta/any.hpp>

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

// All that a server or a client reads, from bytes as they come.
extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
    auto const& games = fuzz::erased_games;
    std::span const bytes{reinterpret_cast<std::byte const*>(data), size};
    std::string_view const text{reinterpret_cast<char const*>(data), size};
    static_cast<void>(games.choose(text));
    static_cast<void>(games.read_session(bytes, 1));
    static_cast<void>(games.read_state(bytes));
    static_cast<void>(games.read_view(bytes));
    static_cast<void>(games.read_record(text));
    static_cast<void>(games.verify_record(text));
    static_cast<void>(games.read_fair_deal(text));
    static_cast<void>(games.join(bytes));
    static triqueta::any_match const started = *games.make("hidden_wolves_duel", triqueta::seed_from(1));
    auto view = started.view(triqueta::seat{0});
    static_cast<void>(view.advance(bytes));
    static_cast<void>(view.see(bytes));
    return 0;
}
