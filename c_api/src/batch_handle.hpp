#pragma once

#include "arguments.hpp"
#include "chosen_kernel.hpp"
#include "handles.hpp"

#include <triqueta/any_games.hpp>
#include <triqueta/batch.hpp>

#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>

namespace tq {

/// A batch whose games are played one after the other, and what it is made of.
template <triqueta::game G>
struct batch_of : triqueta::single_batch<G, std::span<triqueta::batch_place<G>>> {
    using part = triqueta::batch_place<G>;

    batch_of(std::uint64_t key, std::size_t, std::span<part> parts, triqueta::setup<G> const& start,
             triqueta::batch_numbers const& numbers)
        : triqueta::single_batch<G, std::span<part>>{key, parts, start, numbers} {}

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

    batch_of(std::uint64_t key, std::size_t places, std::span<part> parts, triqueta::setup<G> const& start,
             triqueta::batch_numbers const& numbers)
        : base{key, places, parts, start, chosen_kernel<G>{best_kernel()}, numbers} {}

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

}  // namespace tq

struct tq_batch {
    static constexpr tq::tag type = tq::tag::batch;

    template <triqueta::game G>
    tq_batch(std::in_place_type_t<G> its_game, tq::memory const& from, triqueta::game_choice const& its_choice,
             tq::part_memory const& its_parts, std::uint64_t key, std::size_t places,
             std::span<typename tq::batch_of<G>::part> parts, triqueta::setup<G> const& start,
             triqueta::batch_numbers const& numbers)
        : memory{from}, chosen{its_choice}, all_parts{its_parts}, batch{its_game, key, places, parts, start, numbers} {}

    tq::tag tag = type;
    tq::memory memory;
    triqueta::game_choice chosen;
    tq::part_memory all_parts;
    triqueta::shipped::one_of<tq::batch_of> batch;
};

namespace tq {

/// Calls f with the batch.
template <class Batch, class F>
[[nodiscard]] tq_status of_batch(Batch* handle, F f) {
    if (auto const no = check(handle)) return no;
    return handle->batch.visit([&f](auto& b) { return static_cast<tq_status>(f(b)); });
}

}  // namespace tq
