// Batches as handles, and which games they have.

#include "batch_handle.hpp"
#include "erased.hpp"
#include "faults.hpp"
#include "outputs.hpp"
#include "typed_choice.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <memory>
#include <span>

using namespace tq;
using triqueta::game, triqueta::shipped;

namespace {

/// What a batch is made of.
template <game G>
struct batch_start {
    triqueta::game_choice chosen;
    triqueta::setup<G> start;
    std::uint64_t key;
    std::uint64_t stride;  // 0: the number of places
    std::size_t places;
};

/// Makes a batch of new games.
template <game G>
tq_status make_batch(memory const& from, batch_start<G> const& what, tq_batch** batch) {
    using part = typename batch_of<G>::part;
    // Bytes of one place: the longest in outputs, and a game; also in a block whose other places are unused.
    constexpr std::size_t most_of_place = sizeof(std::int32_t) * 1024 + 2 * sizeof(part);
    if (what.places == 0 || what.places > std::numeric_limits<std::ptrdiff_t>::max() / most_of_place)
        return TQ_OUT_OF_RANGE;
    auto const count = batch_of<G>::parts_for(what.places);
    part_memory parts{nullptr, part_memory::size_for<part>(count)};
    parts.taken = from.take(parts.size, alignof(std::max_align_t));
    if (parts.taken == nullptr) return TQ_NO_MEMORY;
    auto* const first = parts.template first<part>();
    auto const any = batch_of<G>::any_part(what.start);
    for (std::size_t i = 0; i < count; ++i) std::construct_at(first + i, any);
    *batch = from.make<tq_batch>(std::in_place_type<G>, from, what.chosen, parts, what.key, what.places,
                                 std::span{first, count}, what.start, triqueta::batch_numbers{0, what.stride});
    if (*batch != nullptr) return TQ_OK;
    from.release(parts.taken, parts.size, alignof(std::max_align_t));
    return TQ_NO_MEMORY;
}

/// Whether a game or view is of this type of game and as many players.
template <game G, class Any>
bool is_of(tq_batch const& batch, Any const& any) {
    return &any.game() == games.games()[static_cast<std::size_t>(shipped::number_of<G>)] &&
           any.players() == batch.chosen.players;
}

}  // namespace

tq_status tq_batch_new(std::int32_t variant, std::int32_t const* options, std::size_t option_count, std::uint64_t key,
                       std::size_t places, tq_allocator const* allocator, tq_batch** batch) {
    if (batch == nullptr) return TQ_NULL;
    *batch = nullptr;
    triqueta::game_choice chosen;
    return of_choice({variant, options, option_count}, chosen,
                     [&]<game G>(triqueta::setup<G> const& start) -> tq_status {
                         memory from;
                         if (auto const no = find_memory(allocator, from)) return no;
                         return make_batch<G>(from, {chosen, start, key, 0, places}, batch);
                     });
}

tq_status tq_batch_clone(tq_batch const* from, tq_allocator const* allocator, tq_batch** batch) {
    if (batch == nullptr) return TQ_NULL;
    *batch = nullptr;
    return of_batch(from, [=]<game G>(batch_of<G> const& b) -> tq_status {
        memory its;
        if (auto const no = find_memory(allocator, its)) return no;
        if (auto const no = make_batch<G>(its, {from->chosen, b.start(), b.key(), b.stride(), b.size()}, batch))
            return no;
        return tq_batch_copy(from, *batch);
    });
}

tq_status tq_batch_copy(tq_batch const* from, tq_batch* into) {
    if (auto const no = check(into)) return no;
    return of_batch(from, [=]<game G>(batch_of<G> const& b) -> tq_status {
        bool const is_same_game = into->batch.number() == from->batch.number();
        if (!is_same_game || into->chosen.players != from->chosen.players) return TQ_OTHER_GAME;
        auto& to = into->batch.template as<G>();
        if (to.size() != b.size()) return TQ_OUT_OF_RANGE;
        if (from == into) return TQ_OK;
        to.copy_from(b);
        into->chosen = from->chosen;
        return TQ_OK;
    });
}

tq_status tq_batch_save(tq_batch const* batch, std::uint8_t* out, std::size_t capacity, std::size_t* count) {
    zero(count);
    return of_batch(batch, [=]<game G>(batch_of<G> const& b) {
        return put_bytes(
            out, capacity, count, [&b](byte_output to) { return triqueta::detail::write_batch<G>(b, to); },
            std::numeric_limits<std::size_t>::max());
    });
}

tq_status tq_batch_load(std::uint8_t const* bytes, std::size_t length, tq_allocator const* allocator, tq_batch** batch,
                        tq_fault* fault) {
    memory its;
    if (auto const no = begin_making(batch, fault)) return no;
    if (auto const no = find_memory(allocator, its)) return no;
    if (bytes == nullptr && length > 0) return TQ_NULL;
    auto const all = as_bytes(bytes, length);
    triqueta::refusal why;
    auto const* const found = games.find(all, triqueta::snapshot_of::batch, why);
    if (found == nullptr) return refuse(why, 0, fault);
    auto const& entries = games.games();
    auto const number = static_cast<int>(std::find(entries.begin(), entries.end(), found) - entries.begin());
    return shipped::at(number, [&]<game G>() -> tq_status {
        triqueta::detail::byte_reader from{all, triqueta::detail::snapshot_header};
        auto const begin = triqueta::detail::read_batch_start<G>(from);
        if (!begin) return refuse(from.why(), from.where(), fault);
        auto const players = triqueta::state<G>::make_unchecked(begin->start).players();
        auto const chosen = triqueta::detail::choice_of<G>(*found, players, begin->start.first, begin->start);
        if (auto const no = make_batch<G>(its, {chosen, begin->start, begin->key, begin->stride, begin->places}, batch))
            return no;
        triqueta::detail::read_batch_places<G>(from, (*batch)->batch.template as<G>());
        if (!from.failed()) return TQ_OK;
        tq_batch_free(*batch);
        *batch = nullptr;
        return refuse(from.why(), from.where(), fault);
    });
}

void tq_batch_free(tq_batch* batch) {
    if (check(batch) != TQ_OK) return;
    auto const from = batch->memory;
    batch->tag = tag::none;
    from.release(batch->all_parts.taken, batch->all_parts.size, alignof(std::max_align_t));
    from.destroy(batch);
}

tq_status tq_batch_choice(tq_batch const* batch, std::int32_t* variant, std::int32_t* options, std::size_t capacity,
                          std::size_t* count) {
    zero(variant);
    zero(count);
    if (auto const no = check(batch)) return no;
    return put_choice(batch->chosen, variant, options, capacity, count);
}

tq_status tq_batch_places(tq_batch const* batch, std::size_t* places) {
    zero(places);
    if (places == nullptr) return TQ_NULL;
    return of_batch(batch, [=](auto const& b) { return *places = b.size(), TQ_OK; });
}

tq_status tq_batch_kernel(tq_batch const* batch, std::int32_t* index) {
    zero(index);
    if (index == nullptr) return TQ_NULL;
    return of_batch(batch, [=](auto const& b) { return *index = b.kernel_index(), TQ_OK; });
}

tq_status tq_batch_use_kernel(tq_batch* batch, std::int32_t index) {
    return of_batch(batch, [=](auto& b) { return b.use_kernel(index); });
}

tq_status tq_batch_restart(tq_batch* batch, std::uint64_t key, std::uint64_t first, std::uint64_t stride) {
    return of_batch(batch, [=](auto& b) { return b.restart(key, {first, stride}), TQ_OK; });
}

tq_status tq_batch_reset(tq_batch* batch, std::uint8_t const* where, std::size_t where_count) {
    return of_batch(batch, [=](auto& b) -> tq_status {
        if (where == nullptr && where_count > 0) return TQ_NULL;
        if (where != nullptr && where_count < b.size()) return TQ_TOO_SMALL;
        b.reset({.where = {where, where == nullptr ? 0 : b.size()}});
        return TQ_OK;
    });
}

tq_status tq_batch_put(tq_batch* batch, std::size_t place, tq_game const* game, std::uint64_t key,
                       std::uint64_t number) {
    if (auto const no = check(game)) return no;
    return of_batch(batch, [=]<triqueta::game G>(batch_of<G>& b) -> tq_status {
        if (place >= b.size()) return TQ_NO_SUCH_INDEX;
        if (!is_of<G>(*batch, game->any)) return TQ_OTHER_GAME;
        auto const& position = triqueta::detail::match_at<G>(game->any.erased()).state();
        if (position.is_over()) return TQ_REFUSED;
        b.put(place, {position, triqueta::dice{key, number}, number});
        return TQ_OK;
    });
}

tq_status tq_batch_complete(tq_batch* batch, tq_view const* view, std::uint64_t key, std::uint64_t number,
                            std::size_t first, std::size_t count) {
    if (auto const no = check(view)) return no;
    return of_batch(batch, [=]<game G>(batch_of<G>& b) -> tq_status {
        if (first > b.size() || count > b.size() - first) return TQ_OUT_OF_RANGE;
        if (!is_of<G>(*batch, view->any)) return TQ_OTHER_GAME;
        auto const& seen = triqueta::detail::view_at<G>(view->any.erased());
        if (seen.is_over()) return TQ_REFUSED;
        b.complete(seen, key, number, {first, count});
        return TQ_OK;
    });
}

tq_status tq_batch_range(std::size_t places, std::size_t parts, std::size_t part, std::size_t* first,
                         std::size_t* count) {
    zero(first);
    zero(count);
    if (first == nullptr || count == nullptr) return TQ_NULL;
    if (part >= parts) return TQ_OUT_OF_RANGE;
    auto const range = triqueta::batch_range::part(places, parts, part);
    *first = range.first;
    *count = range.count;
    return TQ_OK;
}

tq_status tq_batch_numbers(tq_batch const* batch, std::uint64_t* out, std::size_t capacity, std::size_t* count) {
    zero(count);
    if (auto const no = check_buffer(out, capacity)) return no;
    return of_batch(batch, [&](auto const& b) {
        if (count != nullptr) *count = b.size();
        if (capacity < b.size()) return TQ_TOO_SMALL;
        for (std::size_t i = 0; i < b.size(); ++i) out[i] = b[i].number;
        return TQ_OK;
    });
}

tq_status tq_batch_game(tq_batch const* batch, std::size_t place, tq_game* into) {
    if (auto const no = check(into)) return no;
    return of_batch(batch, [&]<game G>(batch_of<G> const& b) {
        if (place >= b.size()) return TQ_NO_SUCH_INDEX;
        changing const now{*into};
        auto const& game = *games.games()[static_cast<std::size_t>(shipped::number_of<G>)];
        if (!into->any.go_on_from(game, b[place].position)) return TQ_NO_MEMORY;
        into->turn = into->any.turn();
        return TQ_OK;
    });
}
