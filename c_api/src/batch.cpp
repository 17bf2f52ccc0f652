#include "arguments.hpp"
#include "erased.hpp"
#include "handles.hpp"

#include <limits>
#include <memory>
#include <span>

using namespace tq;
using triqueta::game, triqueta::shipped;

template <game G>
using batch_of = triqueta::batch<G, std::span<triqueta::batch_place<G>>>;

struct tq_batch {
    static constexpr tq::tag type = tq::tag::batch;

    template <game G>
    tq_batch(tq::memory const& from, std::uint64_t key, std::span<triqueta::batch_place<G>> places,
             triqueta::setup<G> const& start)
        : memory{from}, batch{std::in_place_type<G>, key, places, start} {}

    tq::tag tag = type;
    tq::memory memory;
    shipped::one_of<batch_of> batch;
};

namespace {

template <class T>
std::span<T> wanted(T* out, std::size_t places, int length = 1) {
    return out == nullptr ? std::span<T>{} : std::span<T>{out, places * static_cast<std::size_t>(length)};
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

/// Calls f.operator()<G>(setup) with the game and set-up that options stand for.
template <class F>
tq_status of_options(tq_options const* options, F f) {
    triqueta::game_choice chosen;
    if (auto const no = find_game(options, chosen)) return no;
    return shipped::at(*shipped::find(options->variant, options->players), [&]<game G>() -> tq_status {
        return f.template operator()<G>(*triqueta::detail::setup_of<G>(chosen));
    });
}

/// Converts a caller's sums to those of the library.
template <game G>
triqueta::totals<G> totals_of(tq_totals const& kept) {
    triqueta::totals<G> sum{kept.games, kept.actions, kept.joint_wins, {}, {}, {}};
    for (unsigned s = 0; s < sum.seats; ++s) {
        sum.wins[s] = kept.wins[s];
        sum.points[s] = kept.points[s];
        sum.points_squared[s] = kept.points_squared[s];
    }
    return sum;
}

}  // namespace

tq_status tq_batch_new(tq_options const* options, std::uint64_t key, std::size_t places, tq_allocator const* allocator,
                       tq_batch** batch) {
    if (batch == nullptr) return TQ_NULL;
    *batch = nullptr;
    return of_options(options, [&]<game G>(triqueta::setup<G> const& start) -> tq_status {
        memory from;
        if (auto const no = find_memory(allocator, from)) return no;
        using one = triqueta::batch_place<G>;
        constexpr std::size_t longest_in_outputs = sizeof(std::int32_t) * 1024;  // in bytes, for one place
        if (places == 0 || places > std::numeric_limits<std::ptrdiff_t>::max() / (sizeof(one) + longest_in_outputs))
            return TQ_OUT_OF_RANGE;
        auto* const first = static_cast<one*>(from.take(places * sizeof(one), alignof(one)));
        if (first == nullptr) return TQ_NO_MEMORY;
        one const any{triqueta::state<G>{start}, triqueta::dice{key}, 0};
        for (std::size_t i = 0; i < places; ++i) std::construct_at(first + i, any);
        *batch = from.make<tq_batch>(from, key, std::span{first, places}, start);
        if (*batch != nullptr) return TQ_OK;
        from.release(first, places * sizeof(one), alignof(one));
        return TQ_NO_MEMORY;
    });
}

void tq_batch_free(tq_batch* batch) {
    if (check(batch) != TQ_OK) return;
    auto const from = batch->memory;
    batch->tag = tag::none;
    batch->batch.visit([&from]<game G>(batch_of<G>& b) {
        using one = triqueta::batch_place<G>;
        from.release(b.places().data(), b.size() * sizeof(one), alignof(one));
    });
    from.destroy(batch);
}

tq_status tq_batch_observe(tq_batch const* batch, std::int32_t* seat, std::uint8_t* mask, std::int8_t* view) {
    return of_batch(batch, [&](auto const& b) {
        b.observe({wanted(seat, b.size()),
                   wanted(mask, b.size(), b.mask_length),
                   wanted(view, b.size(), b.view_length),
                   {},
                   {}});
        return TQ_OK;
    });
}

tq_status tq_batch_step(tq_batch* batch, std::int32_t const* action, std::int32_t* seat, std::uint8_t* mask,
                        std::int8_t* view, std::int32_t* reward, std::uint8_t* done) {
    return of_batch(batch, [&](auto& b) {
        if (action == nullptr) return TQ_NULL;
        std::span const actions{action, b.size()};
        triqueta::batch_outputs const out{wanted(seat, b.size()), wanted(mask, b.size(), b.mask_length),
                                          wanted(view, b.size(), b.view_length),
                                          wanted(reward, b.size(), b.reward_length), wanted(done, b.size())};
        if (overlap(actions, out.seats) || overlap(actions, out.masks) || overlap(actions, out.views) ||
            overlap(actions, out.rewards) || overlap(actions, out.done))
            return TQ_OUT_OF_RANGE;
        return b.step(actions, out) ? TQ_REFUSED : TQ_OK;
    });
}

tq_status tq_batch_why_not(tq_batch const* batch, std::int32_t const* action, std::uint64_t* place,
                           std::int32_t* refusal) {
    zero(place);
    zero(refusal);
    if (action == nullptr || refusal == nullptr) return TQ_NULL;
    return of_batch(batch, [&](auto const& b) {
        auto const no = b.why_not({action, b.size()});
        if (place != nullptr) *place = no.place;
        *refusal = no.why.code();
        return TQ_OK;
    });
}

tq_status tq_batch_play_out(tq_batch* batch, std::int32_t* reward, std::uint64_t* actions) {
    zero(actions);
    return of_batch(batch, [&](auto& b) {
        auto const taken = b.play_out(wanted(reward, b.size(), b.reward_length));
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
        if (place >= b.size()) return TQ_OUT_OF_RANGE;
        changing const now{*into};
        auto const& game = *games.games()[static_cast<std::size_t>(shipped::number_of<G>)];
        if (!into->any.go_on_from(game, b[place].position)) return TQ_NO_MEMORY;
        into->turn = into->any.turn();
        return TQ_OK;
    });
}

tq_status tq_simulate(tq_options const* options, std::uint64_t key, std::uint64_t first, std::uint64_t count,
                      tq_totals* sum) {
    if (auto const no = check_struct(sum)) return no;
    return of_options(options, [&]<game G>(triqueta::setup<G> const& start) -> tq_status {
        if (sum->players != 0 && sum->players != options->players) return TQ_OTHER_GAME;
        if (count > std::numeric_limits<std::uint64_t>::max() - sum->games) return TQ_OUT_OF_RANGE;
        auto all = totals_of<G>(*sum);
        auto const more = triqueta::simulate<G>(key, {first, count}, triqueta::uniform, start);
        if (!all.has_room_for(more)) return TQ_OUT_OF_RANGE;
        all += more;
        sum->players = options->players;
        sum->games = all.games;
        sum->actions = all.actions;
        sum->joint_wins = all.joint_wins;
        for (unsigned s = 0; s < all.seats; ++s) {
            sum->wins[s] = all.wins[s];
            sum->points[s] = all.points[s];
            sum->points_squared[s] = all.points_squared[s];
        }
        return TQ_OK;
    });
}
