#pragma once

#include "triqueta/any/any_game.hpp"
#include "triqueta/any/erased_position.hpp"
#include "triqueta/any/memory.hpp"
#include "triqueta/core/game.hpp"
#include "triqueta/core/refusal.hpp"
#include "triqueta/core/seat.hpp"
#include "triqueta/core/view.hpp"
#include "triqueta/data/encoding.hpp"
#include "triqueta/data/hash.hpp"
#include "triqueta/data/snapshot.hpp"
#include "triqueta/play/complete.hpp"

#include <cstddef>
#include <cstdint>
#include <new>
#include <optional>
#include <span>

namespace triqueta {
namespace detail {

/// Moves a view on by events. Only if all fit, the view changes.
template <game G>
[[nodiscard]] refusal advance_by(void* at, std::span<std::byte const> bytes, end_of_events const* end,
                                 std::size_t& count) {
    if (end == nullptr) {
        if (auto const no = why_not_header<G>(bytes, snapshot_of::events)) return no;
        bytes = bytes.subspan(snapshot_header);
    }
    auto next = view_at<G>(at);
    std::size_t taken = 0;
    auto const no = read_events_without_header<G>(bytes, [&](event<G> const& e) {
        ++taken;
        return next.advance(e);
    });
    if (no) return no;
    if (end != nullptr && (taken != end->count || triqueta::hash(next) != end->view_hash)) return refusal::wrong_end;
    view_at<G>(at) = next;
    count = taken;
    return {};
}

template <game G>
inline constexpr view_functions view_functions_of{
    .position = position_functions_of<G, view_behind<G>>,
    .make_start =
        [](void* at, viewer who, game_choice const& chosen) {
            auto const start = setup_of<G>(chosen);
            auto const made = start ? view<G>::make(who, *start) : std::nullopt;
            if (made) new (at) view<G>{*made};
            return made.has_value();
        },
    .copy = [](void* at, void const* from) { new (at) view<G>{view_at<G>(from)}; },
    .choice = [](void const* at, any_game const& game) { return choice_of<G>(game, view_at<G>(at).table()); },
    .who = [](void const* at) { return view_at<G>(at).who(); },
    .encode = [](void const* at, std::span<std::int8_t> out) { triqueta::encode(view_at<G>(at), out); },
    .advance = &advance_by<G>,
    .complete = [](void const* at, dice& random, void* into, memory const& in,
                   bool is_match) { go_on_from<G>(into, in, triqueta::complete(view_at<G>(at), random), is_match); },
};

}  // namespace detail

/// For each game of a catalogue, the functions that its views are played with.
template <class Catalog>
struct erased_views {
    static detail::tables<Catalog, detail::view_functions> const all;
};
template <class Catalog>
constinit detail::tables<Catalog, detail::view_functions> const
    erased_views<Catalog>::all = detail::tables_of<Catalog>([]<game G>() { return detail::view_functions_of<G>; });

}  // namespace triqueta
