#include "arguments.hpp"
#include "chosen_kernel.hpp"
#include "handles.hpp"
#include "outputs.hpp"
#include "typed_choice.hpp"

#include <triqueta/batch.hpp>

#include <cstdint>
#include <limits>
#include <memory>
#include <span>
#include <utility>

using namespace tq;
using triqueta::game, triqueta::shipped;

namespace {

/// A batch whose games are played one after the other, and what it is made of.
template <game G>
struct batch_of : triqueta::single_batch<G, std::span<triqueta::batch_place<G>>> {
    using part = triqueta::batch_place<G>;

    batch_of(std::uint64_t key, std::size_t, std::span<part> parts, triqueta::setup<G> const& start)
        : triqueta::single_batch<G, std::span<part>>{key, parts, start} {}

    [[nodiscard]] static std::size_t parts_for(std::size_t places) { return places; }
    [[nodiscard]] static part any_part(triqueta::setup<G> const& start) {
        return {triqueta::state<G>{start}, triqueta::dice{0}, 0};
    }
    [[nodiscard]] static std::int32_t kernel_index() { return TQ_ONE_BY_ONE; }
    [[nodiscard]] static tq_status use_kernel(std::int32_t index) {
        return index == TQ_ONE_BY_ONE ? TQ_OK : TQ_NO_SUCH_INDEX;
    }
};
/// One whose games a kernel plays.
template <triqueta::faster_in_lockstep G>
struct batch_of<G> : triqueta::lockstep_batch<G, std::span<triqueta::batch_block<G>>, chosen_kernel<G>> {
    using part = triqueta::batch_block<G>;
    using base = triqueta::lockstep_batch<G, std::span<part>, chosen_kernel<G>>;

    batch_of(std::uint64_t key, std::size_t places, std::span<part> parts, triqueta::setup<G> const& start)
        : base{key, places, parts, start, chosen_kernel<G>{best_kernel()}} {}

    [[nodiscard]] static std::size_t parts_for(std::size_t places) { return base::blocks_for(places); }
    [[nodiscard]] static part any_part(triqueta::setup<G> const&) { return {}; }
    [[nodiscard]] std::int32_t kernel_index() const { return this->kernel().index(); }
    [[nodiscard]] tq_status use_kernel(std::int32_t index) {
        if (!is_below(index, kernels().size())) return TQ_NO_SUCH_INDEX;
        this->use(chosen_kernel<G>{index});
        return TQ_OK;
    }
};

/// Memory for the parts of a batch, aligned as they need it, which allocators needn't do.
struct part_memory {
    void* taken;
    std::size_t size;

    template <class Part>
    [[nodiscard]] static std::size_t size_for(std::size_t parts) {
        return parts * sizeof(Part) + alignof(Part);
    }
    template <class Part>
    [[nodiscard]] Part* first() const {
        auto const at = reinterpret_cast<std::uintptr_t>(taken) + alignof(Part) - 1;
        return reinterpret_cast<Part*>(at / alignof(Part) * alignof(Part));
    }
};

}  // namespace

struct tq_batch {
    static constexpr tq::tag type = tq::tag::batch;

    template <game G>
    tq_batch(std::in_place_type_t<G> its_game, tq::memory const& from, triqueta::game_choice const& its_choice,
             part_memory const& its_parts, std::uint64_t key, std::size_t places,
             std::span<typename batch_of<G>::part> parts, triqueta::setup<G> const& start)
        : memory{from}, chosen{its_choice}, all_parts{its_parts}, batch{its_game, key, places, parts, start} {}

    tq::tag tag = type;
    tq::memory memory;
    triqueta::game_choice chosen;
    part_memory all_parts;
    shipped::one_of<batch_of> batch;
};

namespace {

/// An array of the caller's. Sets `status` if it has too little room for all places.
template <class T>
std::span<T> wanted(T* out, std::size_t capacity, std::size_t places, int length, tq_status& status) {
    if (out == nullptr) return {};
    auto const needed = places * static_cast<std::size_t>(length);
    if (capacity < needed) status = TQ_TOO_SMALL;
    return {out, needed};
}
/// The arrays of a caller that Batch fills. Sets `status` if one has too little room.
template <class Batch>
triqueta::batch_outputs outputs_of(Batch const& b, tq_batch_io const& io, tq_status& status) {
    return {wanted(io.seat, io.seat_capacity, b.size(), 1, status),
            wanted(io.mask, io.mask_capacity, b.size(), b.mask_length, status),
            wanted(io.view, io.view_capacity, b.size(), b.view_length, status),
            wanted(io.reward, io.reward_capacity, b.size(), b.reward_length, status),
            wanted(io.done, io.done_capacity, b.size(), 1, status)};
}

/// Whether an output overlaps the actions. The actions are still read when the first outputs are written.
template <class T>
bool overlap(std::span<std::int32_t const> actions, std::span<T> out) {
    auto const first_of = [](auto all) { return reinterpret_cast<std::uintptr_t>(all.data()); };
    return first_of(out) < first_of(actions) + actions.size_bytes() &&
           first_of(actions) < first_of(out) + out.size_bytes();
}

/// Calls f with the batch.
template <class Batch, class F>
tq_status of_batch(Batch* handle, F f) {
    if (auto const no = check(handle)) return no;
    return handle->batch.visit([&f](auto& b) { return static_cast<tq_status>(f(b)); });
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
                         using part = typename batch_of<G>::part;
                         // Bytes of one place: the longest in outputs, and a game; also in a block whose other places
                         // are unused.
                         constexpr std::size_t most_of_place = sizeof(std::int32_t) * 1024 + 2 * sizeof(part);
                         if (places == 0 || places > std::numeric_limits<std::ptrdiff_t>::max() / most_of_place)
                             return TQ_OUT_OF_RANGE;
                         auto const count = batch_of<G>::parts_for(places);
                         part_memory parts{nullptr, part_memory::size_for<part>(count)};
                         parts.taken = from.take(parts.size, alignof(std::max_align_t));
                         if (parts.taken == nullptr) return TQ_NO_MEMORY;
                         auto* const first = parts.template first<part>();
                         auto const any = batch_of<G>::any_part(start);
                         for (std::size_t i = 0; i < count; ++i) std::construct_at(first + i, any);
                         *batch = from.make<tq_batch>(std::in_place_type<G>, from, chosen, parts, key, places,
                                                      std::span{first, count}, start);
                         if (*batch != nullptr) return TQ_OK;
                         from.release(parts.taken, parts.size, alignof(std::max_align_t));
                         return TQ_NO_MEMORY;
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

tq_status tq_batch_observe(tq_batch const* batch, tq_batch_io const* io) {
    return of_batch(batch, [=](auto const& b) -> tq_status {
        if (auto const no = check_struct(io)) return no;
        tq_status status = TQ_OK;
        auto used = *io;
        used.reward = nullptr;
        used.done = nullptr;
        auto const out = outputs_of(b, used, status);
        if (status == TQ_OK) b.observe(out);
        return status;
    });
}

tq_status tq_batch_step(tq_batch* batch, tq_batch_io const* io) {
    return of_batch(batch, [=](auto& b) -> tq_status {
        if (auto const no = check_struct(io)) return no;
        if (io->action == nullptr) return TQ_NULL;
        tq_status status = TQ_OK;
        auto const out = outputs_of(b, *io, status);
        auto const actions = wanted(io->action, io->action_capacity, b.size(), 1, status);
        if (status != TQ_OK) return status;
        if (overlap(actions, out.seats) || overlap(actions, out.masks) || overlap(actions, out.views) ||
            overlap(actions, out.rewards) || overlap(actions, out.done))
            return TQ_OVERLAP;
        return b.step(actions, out) ? TQ_REFUSED : TQ_OK;
    });
}

tq_status tq_batch_why_not(tq_batch const* batch, std::int32_t const* action, std::size_t action_count,
                           std::size_t* place, std::int32_t* refusal) {
    zero(place);
    zero(refusal);
    if (action == nullptr || refusal == nullptr) return TQ_NULL;
    return of_batch(batch, [&](auto const& b) -> tq_status {
        if (action_count < b.size()) return TQ_TOO_SMALL;
        auto const no = b.why_not({action, b.size()});
        if (place != nullptr) *place = no.place;
        *refusal = no.why.code();
        return TQ_OK;
    });
}

tq_status tq_batch_play_out(tq_batch* batch, tq_batch_io const* io, std::uint64_t* actions) {
    zero(actions);
    return of_batch(batch, [=](auto& b) -> tq_status {
        if (auto const no = check_struct(io)) return no;
        tq_status status = TQ_OK;
        auto const rewards = wanted(io->reward, io->reward_capacity, b.size(), b.reward_length, status);
        if (status != TQ_OK) return status;
        auto const taken = b.play_out(rewards);
        if (actions != nullptr) *actions = taken;
        return TQ_OK;
    });
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
