#pragma once

#include "c_api/world.hpp"

/// Calls of batch functions, and simulations.
namespace fuzz {

/// Claims that each place equals its game played on its own.
inline void are_single_games(known_batch const& b) {
    auto const at = [](std::int32_t length) { return static_cast<std::size_t>(length); };
    room<std::int32_t> seats{b.places};
    room<std::uint8_t> masks{b.places * at(b.sizes.actions)};
    room<std::int8_t> views{b.places * at(b.sizes.encoding_length)};
    auto io = no_arrays();
    io.seat = seats.pointer(), io.seat_capacity = seats.capacity();
    io.mask = masks.pointer(), io.mask_capacity = masks.capacity();
    io.view = views.pointer(), io.view_capacity = views.capacity();
    claim(tq_batch_observe(b.handle, &io) == TQ_OK, "a batch can't be observed");
    auto const numbers = all_of<std::uint64_t>([&b](auto... out) { return tq_batch_numbers(b.handle, out...); });
    for (std::size_t i = 0; i < b.places; ++i) {
        auto const& one = b.singles[i];
        auto const is_at = [i](auto const& expected, auto& all) {
            return std::equal(expected.begin(), expected.end(), all.pointer() + i * expected.size());
        };
        claim(numbers[i] == one.number(), "a place plays a game of another number");
        claim(seats[i] == one.turn(), "a place is at another seat's turn than the single game");
        claim(is_at(one.mask(), masks), "a place has other actions than the single game");
        claim(is_at(one.encoded(), views), "a place shows another view than the single game");
    }
}

inline void make_a_batch(world& w) {
    outcome how;
    number<tq_batch*> made{w.from, how};
    auto const& o = w.options(how);
    auto const* const allocator = w.allocator(how);
    std::size_t places = 1 + w.from.below(4);
    if (w.from.one_in(16)) {
        places = w.from.one_in(2) ? 0 : SIZE_MAX / (1 + w.from.below(8));
        how.must(TQ_OUT_OF_RANGE);
    }
    std::uint64_t const key = w.from.one_in(8) ? UINT64_MAX - w.from.below(2) : w.from.below(256);
    if (!how.holds(tq_batch_new(o.variant, o.options, o.count, key, places, allocator, made.pointer()), w.memory))
        return made.failed();
    w.memory.fail_no_more();
    auto& batch = w.place(w.batches);
    batch.handle = *made;
    batch.options = o;
    batch.places = places;
    batch.sizes.struct_size = sizeof batch.sizes;
    claim(tq_choice_sizes(o.variant, o.options, o.count, &batch.sizes) == TQ_OK, "right options have no sizes");
    std::size_t told = 0;
    claim(tq_batch_places(batch.handle, &told) == TQ_OK && told == places, "a batch has other places");
    auto const its = chosen_by(batch.handle, tq_batch_choice);
    claim(its.variant == o.variant && its.players() == o.players(), "a batch is of other options");
    for (std::size_t i = 0; i < places; ++i) batch.singles.emplace_back(batch.options, key, i, places);
    w.changed(batch);
    are_single_games(batch);
}

inline void free_a_batch(world& w) {
    outcome how;
    known_batch* one = nullptr;
    tq_batch_free(w.batch(how, one));
    if (one != nullptr) *one = {};
}

/// Output buffers of a batch, each of exactly the right length or NULL.
class batch_outputs {
  public:
    batch_outputs(input& from, known_batch const& b)
        : seat{b.places},
          mask{b.places * at(b.sizes.actions)},
          view{b.places * at(b.sizes.encoding_length)},
          reward{b.places * at(b.sizes.reward_length)},
          done{b.places},
          wanted_{from.below(32)} {}

    std::int32_t* seats() { return wanted_ & 1 ? seat.pointer() : nullptr; }
    std::uint8_t* masks() { return wanted_ & 2 ? mask.pointer() : nullptr; }
    std::int8_t* views() { return wanted_ & 4 ? view.pointer() : nullptr; }
    std::int32_t* rewards() { return wanted_ & 8 ? reward.pointer() : nullptr; }
    std::uint8_t* dones() { return wanted_ & 16 ? done.pointer() : nullptr; }

    /// The arrays for a call, sometimes one of them too small.
    tq_batch_io io(input& from, outcome& how, std::vector<std::int32_t> const* actions) {
        auto all = no_arrays();
        if (actions != nullptr) all.action = actions->data(), all.action_capacity = actions->size();
        all.seat = seats(), all.seat_capacity = seat.capacity();
        all.mask = masks(), all.mask_capacity = mask.capacity();
        all.view = views(), all.view_capacity = view.capacity();
        all.reward = rewards(), all.reward_capacity = reward.capacity();
        all.done = dones(), all.done_capacity = done.capacity();
        if (from.one_in(32))
            all.struct_size = 0, how.must(TQ_NO_STRUCT_SIZE);
        else if (from.one_in(32))
            all.struct_size += 8;  // of a newer header
        return all;
    }

    void failed() const {
        claim(seat.is_untouched_from(0) && mask.is_untouched_from(0) && view.is_untouched_from(0) &&
                  reward.is_untouched_from(0) && done.is_untouched_from(0),
              "a batch's output is touched by a failure");
    }
    /// Claims that the outputs equal those of tq_batch_observe.
    void are_observed(known_batch const& b) {
        room<std::int32_t> seats_now{seat.capacity()};
        room<std::uint8_t> masks_now{mask.capacity()};
        room<std::int8_t> views_now{view.capacity()};
        auto io = no_arrays();
        io.seat = seats_now.pointer(), io.seat_capacity = seats_now.capacity();
        io.mask = masks_now.pointer(), io.mask_capacity = masks_now.capacity();
        io.view = views_now.pointer(), io.view_capacity = views_now.capacity();
        claim(tq_batch_observe(b.handle, &io) == TQ_OK, "a batch can't be observed");
        claim(seats() == nullptr || same(seat, seats_now), "a step tells other seats");
        claim(masks() == nullptr || same(mask, masks_now), "a step tells other masks");
        claim(views() == nullptr || same(view, views_now), "a step tells other views");
    }

    /// Claims that a place's outputs say that its game ended with these points, or (without points) that it goes on.
    void is_told(std::size_t place, std::vector<std::int32_t> const& points) {
        claim(dones() == nullptr || done[place] == (points.empty() ? 0 : 1), "done isn't whether a game has ended");
        are_rewards(place, points);
    }
    void are_rewards(std::size_t place, std::vector<std::int32_t> const& points) {
        auto const length = reward.capacity() / done.capacity();
        for (std::size_t s = 0; rewards() != nullptr && s < length; ++s)
            claim(reward[place * length + s] == (s < points.size() ? points[s] : 0), "a reward isn't a seat's points");
    }

    room<std::int32_t> seat;
    room<std::uint8_t> mask;
    room<std::int8_t> view;
    room<std::int32_t> reward;
    room<std::uint8_t> done;

  private:
    static std::size_t at(std::int32_t length) { return static_cast<std::size_t>(length); }
    template <class T>
    static bool same(room<T> const& a, room<T> const& b) {
        for (std::size_t i = 0; i < a.capacity(); ++i)
            if (a[i] != b[i]) return false;
        return true;
    }

    std::uint32_t wanted_;
};

inline void step_a_batch(world& w) {
    outcome how;
    known_batch* batch = nullptr;
    auto* const handle = w.batch(how, batch);
    known_batch const any{};
    auto const& known = batch == nullptr ? any : *batch;
    batch_outputs out{w.from, known};
    if (batch != nullptr && w.from.one_in(8)) {
        std::int32_t kernel = -2;
        auto const named = static_cast<std::int32_t>(w.from.below(5)) - 2;
        auto const status = tq_batch_use_kernel(handle, named);
        claim(status == TQ_OK || status == TQ_NO_SUCH_INDEX, "a kernel can't be named");
        claim(tq_batch_kernel(handle, &kernel) == TQ_OK && (kernel == named) == (status == TQ_OK),
              "a batch uses another kernel than was named");
    }

    // The k-th legal action of each place; sometimes another number.
    std::vector<std::int32_t> actions(known.places);
    room<std::uint8_t> masks{out.mask.capacity()};
    if (batch != nullptr) {
        auto io = no_arrays();
        io.mask = masks.pointer(), io.mask_capacity = masks.capacity();
        claim(tq_batch_observe(handle, &io) == TQ_OK, "a batch can't be observed");
        auto const length = static_cast<std::size_t>(known.sizes.actions);
        for (std::size_t i = 0; i < known.places; ++i) {
            std::vector<std::int32_t> legal;
            for (std::size_t a = 0; a < length; ++a)
                if (masks[i * length + a] != 0) legal.push_back(static_cast<std::int32_t>(a));
            claim(!legal.empty(), "nothing is legal at a place of a batch");
            actions[i] = w.from.one_in(64) ? w.from.odd_number() : legal[w.from.size_below(256) % legal.size()];
            if (std::find(legal.begin(), legal.end(), actions[i]) == legal.end()) how.must(TQ_REFUSED);
        }
    }
    bool const none = w.from.one_in(32);
    if (none) how.must(TQ_NULL);

    std::size_t first_wrong = 99;
    std::int32_t refusal = 99;
    if (batch != nullptr && !none) {
        claim(tq_batch_why_not(handle, actions.data(), actions.size(), &first_wrong, &refusal) == TQ_OK,
              "why_not fails");
        claim((refusal != 0) == how.must_fail(), "why_not and the masks differ");
        std::size_t wrong = 0;
        while (wrong < known.places && known.singles[wrong].why_not(actions[wrong]) == 0) ++wrong;
        bool const all_right = wrong == known.places;
        claim(first_wrong == (all_right ? 0 : wrong), "why_not names another place than the first one");
        claim(refusal == (all_right ? 0 : known.singles[wrong].why_not(actions[wrong])), "why_not has another reason");
    }
    auto io = out.io(w.from, how, none ? nullptr : &actions);
    if (w.from.one_in(32) && io.seat != nullptr && io.seat_capacity > 0) --io.seat_capacity, how.must(TQ_TOO_SMALL);
    auto const status = tq_batch_step(handle, &io);
    if (!how.holds(status, w.memory)) return out.failed();
    w.changed(*batch);
    out.are_observed(*batch);
    for (std::size_t i = 0; i < known.places; ++i) out.is_told(i, batch->singles[i].step(actions[i]));
    are_single_games(*batch);
}

inline void observe(world& w) {
    outcome how;
    known_batch* batch = nullptr;
    auto const* const handle = w.batch(how, batch);
    known_batch const any{};
    batch_outputs out{w.from, batch == nullptr ? any : *batch};
    auto observing = how;
    auto const io = out.io(w.from, observing, nullptr);
    if (observing.holds(tq_batch_observe(handle, &io), w.memory))
        out.are_observed(*batch);
    else
        out.failed();
    filled<std::uint64_t>(w.from, w.memory, how, [=](auto... to) { return tq_batch_numbers(handle, to...); });
}

inline void play_out_a_batch(world& w) {
    outcome how;
    known_batch* batch = nullptr;
    auto* const handle = w.batch(how, batch);
    known_batch const any{};
    batch_outputs out{w.from, batch == nullptr ? any : *batch};
    number<std::uint64_t> actions{w.from, how, number<std::uint64_t>::kind::not_needed};
    auto const io = out.io(w.from, how, nullptr);
    if (!how.holds(tq_batch_play_out(handle, &io, actions.pointer()), w.memory)) {
        actions.failed();
        return out.failed();
    }
    std::uint64_t taken = 0;
    for (std::size_t i = 0; i < batch->places; ++i) out.are_rewards(i, batch->singles[i].play_out(taken));
    claim(!actions.is_there() || *actions == taken, "games are played out by other actions than single ones");
    w.changed(*batch);
    are_single_games(*batch);
}

inline void take_a_game_of_a_batch(world& w) {
    outcome how;
    known_batch* batch = nullptr;
    known_game* game = nullptr;
    auto const* const from = w.batch(how, batch);
    auto* const into = w.game(how, game);
    std::size_t place = w.from.below(4);
    if (w.from.one_in(16)) place = SIZE_MAX - w.from.below(4);
    if (batch == nullptr || place >= batch->places) how.must(TQ_NO_SUCH_INDEX);
    if (!how.holds(tq_batch_game(from, place, into), w.memory)) return;
    game->variant = batch->options.variant;
    game->players = batch->options.players();
    game->is_dealt = game->has_dice = game->has_record = game->is_closed = false;
    w.begins_anew(*game);
    claim(game->moment() == 0, "a game of a batch has a history");
    std::vector<std::int32_t> seats(batch->places);
    auto io = no_arrays();
    io.seat = seats.data(), io.seat_capacity = seats.size();
    claim(tq_batch_observe(batch->handle, &io) == TQ_OK, "a batch can't be observed");
    claim(game->turn() == seats[place], "a game of a batch is at another seat's turn");
    claim(all_of<std::uint8_t>([=](auto... out) { return tq_game_snapshot(into, out...); }) ==
              batch->singles[place].snapshot(),
          "a game of a batch isn't the single game");
}

inline void simulate(world& w) {
    outcome how;
    auto const& o = w.options(how);
    tq_totals sum{};
    sum.struct_size = sizeof sum;
    std::uint64_t wins[TQ_MOST_PLAYERS]{};
    sum.wins = w.from.one_in(2) ? wins : nullptr;
    sum.wins_capacity = TQ_MOST_PLAYERS;
    if (w.from.one_in(16)) sum.wins_capacity = 1;
    if (w.from.one_in(16))
        sum.struct_size = 0, how.must(TQ_NO_STRUCT_SIZE);
    else if (w.from.one_in(16))
        sum.struct_size = sizeof sum - 8, how.must(TQ_WRONG_STRUCT_SIZE);
    if (w.from.one_in(16) && !how.must_fail()) {
        sum.players = w.from.odd_number();
        if (sum.players != 0 && sum.players != o.players()) how.must(TQ_OTHER_GAME);
    }
    if (sum.wins != nullptr && sum.wins_capacity == 1) how.must(TQ_TOO_SMALL);
    bool const none = w.from.one_in(32);
    if (none) how.must(TQ_NULL);
    auto const before = sum;
    std::uint64_t const games = w.from.below(3);
    auto const status =
        tq_simulate(o.variant, o.options, o.count, w.from.below(256), w.from.below(256), games, none ? nullptr : &sum);
    if (how.holds(status, w.memory))
        claim(sum.games == games && sum.struct_size == sizeof sum && sum.players == o.players(),
              "a simulation sums up other games");
    else
        claim(std::memcmp(&sum, &before, sizeof sum) == 0, "a simulation that failed changes the sum");
}

}  // namespace fuzz
