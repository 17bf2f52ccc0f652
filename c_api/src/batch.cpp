#include "arguments.hpp"
#include "chosen_kernel.hpp"
#include "erased.hpp"
#include "faults.hpp"
#include "handles.hpp"
#include "outputs.hpp"
#include "typed_choice.hpp"

#include <triqueta/batch.hpp>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <limits>
#include <memory>
#include <optional>
#include <span>
#include <utility>

using namespace tq;
using triqueta::game, triqueta::shipped;

namespace {

/// A batch whose games are played one after the other, and what it is made of.
template <game G>
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

}  // namespace

struct tq_batch {
    static constexpr tq::tag type = tq::tag::batch;

    template <game G>
    tq_batch(std::in_place_type_t<G> its_game, tq::memory const& from, triqueta::game_choice const& its_choice,
             part_memory const& its_parts, std::uint64_t key, std::size_t places,
             std::span<typename batch_of<G>::part> parts, triqueta::setup<G> const& start,
             triqueta::batch_numbers const& numbers)
        : memory{from}, chosen{its_choice}, all_parts{its_parts}, batch{its_game, key, places, parts, start, numbers} {}

    tq::tag tag = type;
    tq::memory memory;
    triqueta::game_choice chosen;
    part_memory all_parts;
    shipped::one_of<batch_of> batch;
};

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

/// A caller's struct, with zeros for what an older version of it lacks.
tq_status read_io(tq_batch_io const* given, tq_batch_io& io) {
    constexpr std::size_t first_size = offsetof(tq_batch_io, where);
    if (auto const no = check_struct(given, first_size)) return no;
    io = {};
    std::memcpy(&io, given, given->struct_size < sizeof io ? first_size : sizeof io);
    return TQ_OK;
}

/// The arrays of a caller for a batch of so many places. Finds out if one has too little room, or if an output overlaps
/// an input, which is still read when the first outputs are written.
class arrays {
  public:
    explicit arrays(std::size_t places) : places_{places} {}

    template <class T>
    [[nodiscard]] std::span<T const> read(T const* in, std::size_t capacity) {
        auto const all = wanted(in, capacity, 1);
        inputs_[input_count_++] = std::as_bytes(all);
        return all;
    }
    /// All inputs are read before the first output is named.
    template <class T>
    [[nodiscard]] std::span<T> write(T* out, std::size_t capacity, int length) {
        auto const all = wanted(out, capacity, length);
        for (auto const& in : inputs_) overlaps_ = overlaps_ || overlap(in, std::as_bytes(all));
        return all;
    }
    [[nodiscard]] tq_status checked() const { return status_ == TQ_OK && overlaps_ ? TQ_OVERLAP : status_; }

  private:
    template <class T>
    [[nodiscard]] std::span<T> wanted(T* all, std::size_t capacity, int length) {
        if (all == nullptr) return {};
        auto const needed = places_ * static_cast<std::size_t>(length);
        if (capacity < needed) status_ = TQ_TOO_SMALL;
        return {all, needed};
    }
    [[nodiscard]] static bool overlap(std::span<std::byte const> a, std::span<std::byte const> b) {
        auto const first_of = [](auto all) { return reinterpret_cast<std::uintptr_t>(all.data()); };
        return first_of(b) < first_of(a) + a.size() && first_of(a) < first_of(b) + b.size();
    }

    std::size_t places_;
    tq_status status_ = TQ_OK;
    bool overlaps_ = false;
    std::array<std::span<std::byte const>, 3> inputs_{};
    std::size_t input_count_ = 0;
};

/// The places of a call for the whole batch, or of one by several threads.
tq_status check_range(triqueta::batch_range const& range, std::size_t places) {
    constexpr std::size_t block = triqueta::batch_range::block;
    static_assert(block == TQ_RANGE_PLACES);
    if (range.first > places || range.count > places - range.first) return TQ_OUT_OF_RANGE;
    auto const fits = [places](std::size_t place) { return place % block == 0 || place == places; };
    return fits(range.first) && fits(range.end()) ? TQ_OK : TQ_OUT_OF_RANGE;
}

/// Calls f with the batch.
template <class Batch, class F>
tq_status of_batch(Batch* handle, F f) {
    if (auto const no = check(handle)) return no;
    return handle->batch.visit([&f](auto& b) { return static_cast<tq_status>(f(b)); });
}
/// Calls f(batch, io, inputs, arrays) for a call with arrays, for all places if there is no range.
template <class Batch, class F>
tq_status with_io(Batch* handle, tq_batch_io const* given, std::optional<triqueta::batch_range> range, F f) {
    return of_batch(handle, [&](auto& b) -> tq_status {
        tq_batch_io io;
        if (auto const no = read_io(given, io)) return no;
        triqueta::batch_inputs in;
        if (range) {
            if (auto const no = check_range(*range, b.size())) return no;
            in.places = *range;
        }
        arrays all{b.size()};
        return f(b, io, in, all);
    });
}

/// The arrays for what there is to see.
template <class Batch>
triqueta::batch_outputs seen_outputs(Batch const& b, tq_batch_io const& io, arrays& all) {
    return {.seats = all.write(io.seat, io.seat_capacity, 1),
            .masks = all.write(io.mask, io.mask_capacity, b.mask_length),
            .views = all.write(io.view, io.view_capacity, b.view_length),
            .numbers = all.write(io.number, io.number_capacity, 1),
            .players = all.write(io.player, io.player_capacity, 1),
            .lengths = all.write(io.length, io.length_capacity, 1),
            .mask_bits = all.write(io.mask_bits, io.mask_bits_capacity, b.mask_bytes),
            .legal_counts = all.write(io.legal_count, io.legal_count_capacity, 1),
            .legal = all.write(io.legal, io.legal_capacity, b.most_legal),
            .all_views = all.write(io.seat_view, io.seat_view_capacity, b.players() * b.view_length),
            .states = all.write(io.state, io.state_capacity, b.state_length)};
}

tq_status observe(tq_batch const* batch, tq_batch_io const* given, std::optional<triqueta::batch_range> range) {
    return with_io(batch, given, range, [](auto const& b, tq_batch_io const& io, auto& in, arrays& all) -> tq_status {
        in.where = all.read(io.where, io.where_capacity);
        auto const out = seen_outputs(b, io, all);
        if (auto const no = all.checked()) return no;
        b.observe(in, out);
        return TQ_OK;
    });
}

tq_status step(tq_batch* batch, tq_batch_io const* given, std::optional<triqueta::batch_range> range) {
    return with_io(batch, given, range, [](auto& b, tq_batch_io const& io, auto& in, arrays& all) -> tq_status {
        if (io.action == nullptr) return TQ_NULL;
        in.actions = all.read(io.action, io.action_capacity);
        in.where = all.read(io.where, io.where_capacity);
        in.most_actions = io.most_actions;
        auto out = seen_outputs(b, io, all);
        out.rewards = all.write(io.reward, io.reward_capacity, b.reward_length);
        out.done = all.write(io.done, io.done_capacity, 1);
        out.truncated = all.write(io.truncated, io.truncated_capacity, 1);
        out.wins = all.write(io.won, io.won_capacity, b.reward_length);
        out.final_numbers = all.write(io.final_number, io.final_number_capacity, 1);
        out.final_lengths = all.write(io.final_length, io.final_length_capacity, 1);
        out.final_views = all.write(io.final_view, io.final_view_capacity, b.players() * b.view_length);
        out.final_states = all.write(io.final_state, io.final_state_capacity, b.state_length);
        if (auto const no = all.checked()) return no;
        return b.step(in, out) ? TQ_REFUSED : TQ_OK;
    });
}

tq_status choose(tq_batch* batch, tq_batch_io const* given, std::optional<triqueta::batch_range> range) {
    return with_io(batch, given, range, [](auto& b, tq_batch_io const& io, auto& in, arrays& all) -> tq_status {
        if (io.chosen == nullptr) return TQ_NULL;
        in.where = all.read(io.where, io.where_capacity);
        auto const random = all.read(io.random, io.random_capacity);
        auto const chosen = all.write(io.chosen, io.chosen_capacity, 1);
        if (auto const no = all.checked()) return no;
        if (random.empty())
            b.choose(chosen, in);
        else
            b.choose_by(random, chosen, in);
        return TQ_OK;
    });
}

tq_status play_out(tq_batch* batch, tq_batch_io const* given, std::optional<triqueta::batch_range> range,
                   std::uint64_t* actions) {
    tq_batch_io kept;  // `actions` may overlap the caller's
    auto const no_io = read_io(given, kept);
    zero(actions);
    if (no_io) return no_io;
    return with_io(batch, &kept, range, [=](auto& b, tq_batch_io const& io, auto& in, arrays& all) -> tq_status {
        auto const rewards = all.write(io.reward, io.reward_capacity, b.reward_length);
        if (auto const no = all.checked()) return no;
        auto const taken = b.play_out(rewards, in.places);
        if (actions != nullptr) *actions = taken;
        return TQ_OK;
    });
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

tq_status tq_batch_observe(tq_batch const* batch, tq_batch_io const* io) { return observe(batch, io, {}); }

tq_status tq_batch_observe_range(tq_batch const* batch, tq_batch_io const* io, std::size_t first, std::size_t count) {
    return observe(batch, io, triqueta::batch_range{first, count});
}

tq_status tq_batch_step(tq_batch* batch, tq_batch_io const* io) { return step(batch, io, {}); }

tq_status tq_batch_step_range(tq_batch* batch, tq_batch_io const* io, std::size_t first, std::size_t count) {
    return step(batch, io, triqueta::batch_range{first, count});
}

tq_status tq_batch_choose(tq_batch* batch, tq_batch_io const* io) { return choose(batch, io, {}); }

tq_status tq_batch_choose_range(tq_batch* batch, tq_batch_io const* io, std::size_t first, std::size_t count) {
    return choose(batch, io, triqueta::batch_range{first, count});
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

tq_status tq_batch_why_not_range(tq_batch const* batch, tq_batch_io const* given, std::size_t first, std::size_t count,
                                 std::size_t* place, std::int32_t* refusal) {
    tq_batch_io kept;  // outputs may overlap the caller's
    auto const no_io = read_io(given, kept);
    zero(place);
    zero(refusal);
    if (refusal == nullptr) return TQ_NULL;
    if (no_io) return no_io;
    return with_io(batch, &kept, triqueta::batch_range{first, count},
                   [=](auto const& b, tq_batch_io const& io, auto& in, arrays& all) -> tq_status {
                       if (io.action == nullptr) return TQ_NULL;
                       in.actions = all.read(io.action, io.action_capacity);
                       in.where = all.read(io.where, io.where_capacity);
                       if (auto const no = all.checked()) return no;
                       auto const no = b.why_not(in);
                       if (place != nullptr) *place = no.place;
                       *refusal = no.why.code();
                       return TQ_OK;
                   });
}

tq_status tq_batch_play_out(tq_batch* batch, tq_batch_io const* io, std::uint64_t* actions) {
    return play_out(batch, io, {}, actions);
}

tq_status tq_batch_play_out_range(tq_batch* batch, tq_batch_io const* io, std::size_t first, std::size_t count,
                                  std::uint64_t* actions) {
    return play_out(batch, io, triqueta::batch_range{first, count}, actions);
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
