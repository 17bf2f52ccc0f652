// Steps of batches, compiled for speed.

#include "batch_handle.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <optional>
#include <span>

using namespace tq;

namespace {

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

}  // namespace

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
