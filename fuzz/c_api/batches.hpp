#pragma once

#include "c_api/batch_outputs.hpp"
#include "c_api/tellings.hpp"
#include "c_api/world.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <optional>
#include <utility>
#include <vector>

/// Calls of batch functions, and simulations.
namespace fuzz {

inline constexpr auto all_arrays = [](auto const&) { return true; };
inline constexpr auto seen_arrays = [](auto const& kind) { return kind.when == written::always; };
inline constexpr auto only_rewards = [](auto const& kind) {
    if constexpr (std::is_same_v<decltype(kind.array), std::int32_t * tq_batch_io::*>)
        return kind.array == &tq_batch_io::reward;
    else
        return false;
};

/// Claims that each place equals its game played on its own.
inline void are_single_games(known_batch const& b) {
    batch_outputs out{b};
    auto const io = out.io();
    claim(tq_batch_observe(b.handle, &io) == TQ_OK, "a batch can't be observed");
    auto const numbers = all_of<std::uint64_t>([&b](auto... to) { return tq_batch_numbers(b.handle, to...); });
    for (std::size_t i = 0; i < b.places; ++i) {
        claim(numbers[i] == b.singles[i].number(), "a place plays a game of another number");
        out.is_seen(i, b.singles[i]);
    }
    out.only(seen_arrays);
}
/// Updates the model after a batch was changed, and claims that it plays the games of the model.
inline void plays_on(world& w, known_batch& b) {
    w.changed(b);
    are_single_games(b);
}

/// Adds a batch that a call created to the model. It has the variant and sizes that it gives, and no single games yet.
inline known_batch& keep_batch(world& w, tq_batch* made) {
    w.memory.fail_no_more();
    auto& batch = w.place(w.batches);
    batch.handle = made;
    batch.options = chosen_by(made, tq_batch_choice);
    auto const& o = batch.options;
    batch.sizes.struct_size = sizeof batch.sizes;
    claim(tq_choice_sizes(o.variant, o.options, o.count, &batch.sizes) == TQ_OK, "right options have no sizes");
    claim(tq_batch_places(made, &batch.places) == TQ_OK, "a batch has no places");
    return batch;
}
inline void begin_anew(known_batch& b, std::uint64_t key, std::uint64_t first, std::uint64_t stride) {
    b.singles.clear();
    for (std::size_t i = 0; i < b.places; ++i)
        b.singles.emplace_back(b.options, key, first + i, stride == 0 ? b.places : stride);
}

/// A key or a number.
inline std::uint64_t any_number(world& w) {
    return w.from.one_in(8) ? UINT64_MAX - w.from.below(2) : w.from.below(256);
}

inline void make_a_batch(world& w) {
    outcome how;
    number<tq_batch*> made{w.from, how};
    auto const& o = w.options(how);
    auto const* const allocator = w.allocator(how);
    std::size_t places = 1 + w.from.below(4);
    if (w.from.one_in(16)) places += TQ_RANGE_PLACES;
    if (w.from.one_in(16)) {
        places = w.from.one_in(2) ? 0 : SIZE_MAX / (1 + w.from.below(8));
        how.must(TQ_OUT_OF_RANGE);
    }
    auto const key = any_number(w);
    if (!how.holds(tq_batch_new(o.variant, o.options, o.count, key, places, allocator, made.pointer()), w.memory))
        return made.failed();
    auto const variant = o.variant, players = o.players();
    auto& batch = keep_batch(w, *made);
    claim(batch.places == places, "a batch has other places");
    claim(batch.options.variant == variant && batch.options.players() == players, "a batch is of other options");
    begin_anew(batch, key, 0, 0);
    plays_on(w, batch);
}

inline void free_a_batch(world& w) {
    outcome how;
    known_batch* one = nullptr;
    tq_batch_free(w.batch(how, one));
    if (one != nullptr) *one = {};
}

/// A batch as an argument, and what is known of it.
struct batch_argument {
    batch_argument(world& w, outcome& how) : handle{w.batch(how, batch)}, known{batch == nullptr ? nothing : *batch} {}

    inline static known_batch const nothing{};
    known_batch* batch = nullptr;
    tq_batch* handle;
    known_batch const& known;
};

/// A byte for each place, or NULL: which take part.
class where_argument {
  public:
    where_argument(input& from, outcome& how, known_batch const& b) : is_there_{from.one_in(2)} {
        if (!is_there_) return;
        bytes_.resize(b.places);
        for (auto& one : bytes_) one = static_cast<std::uint8_t>(from.below(3));
        if (!bytes_.empty() && from.one_in(32)) bytes_.pop_back(), how.must(TQ_TOO_SMALL);
    }
    void put(tq_batch_io& io) const { io.where = data(), io.where_capacity = bytes_.size(); }
    [[nodiscard]] std::uint8_t const* data() const { return is_there_ ? bytes_.data() : nullptr; }
    [[nodiscard]] std::size_t size() const { return bytes_.size(); }
    [[nodiscard]] bool has(std::size_t place) const { return !is_there_ || bytes_[place] != 0; }

  private:
    bool is_there_;
    std::vector<std::uint8_t> bytes_;
};

/// A range of places, or all: then the call without a range is made.
class range_argument {
  public:
    range_argument(input& from, outcome& how, known_batch const& b) : is_there_{from.one_in(2)}, count_{b.places} {
        if (!is_there_) return;
        if (from.one_in(16)) {
            std::size_t const numbers[] = {0, 1, TQ_RANGE_PLACES, b.places, b.places + 1, SIZE_MAX};
            first_ = from.pick(numbers), count_ = from.pick(numbers);
            auto const fits = [&b](std::size_t place) { return place % TQ_RANGE_PLACES == 0 || place == b.places; };
            if (first_ > b.places || count_ > b.places - first_ || !fits(first_) || !fits(first_ + count_))
                how.must(TQ_OUT_OF_RANGE);
            return;
        }
        auto const parts = 1 + from.size_below(3);
        claim(tq_batch_range(b.places, parts, from.size_below(static_cast<std::uint32_t>(parts)), &first_, &count_) ==
                  TQ_OK,
              "there is no range");
    }
    [[nodiscard]] std::size_t first() const { return first_; }
    [[nodiscard]] std::size_t count() const { return count_; }
    [[nodiscard]] bool has(std::size_t place) const { return place >= first_ && place - first_ < count_; }
    /// Returns whole(arguments) or part(arguments, first, count).
    template <class Whole, class Part, class... Arguments>
    [[nodiscard]] tq_status call(Whole whole, Part part, Arguments... arguments) const {
        return is_there_ ? part(arguments..., first_, count_) : whole(arguments...);
    }

  private:
    bool is_there_;
    std::size_t first_ = 0;
    std::size_t count_;
};

inline void use_another_kernel(world& w, tq_batch* handle) {
    std::int32_t kernel = -2;
    auto const named = static_cast<std::int32_t>(w.from.below(5)) - 2;
    auto const status = tq_batch_use_kernel(handle, named);
    claim(status == TQ_OK || status == TQ_NO_SUCH_INDEX, "a kernel can't be named");
    claim(tq_batch_kernel(handle, &kernel) == TQ_OK && (kernel == named) == (status == TQ_OK),
          "a batch uses another kernel than was named");
}

inline void step_a_batch(world& w) {
    outcome how;
    batch_argument const b{w, how};
    auto const& known = b.known;
    batch_outputs out{w.from, known};
    if (b.batch != nullptr && w.from.one_in(8)) use_another_kernel(w, b.handle);
    where_argument const where{w.from, how, known};
    range_argument const range{w.from, how, known};
    auto const takes_part = [&](std::size_t place) { return where.has(place) && range.has(place); };

    // The k-th legal action of each place; sometimes another number.
    std::vector<std::int32_t> actions(known.places);
    auto const arguments = how;
    std::size_t wrong = known.places;
    for (std::size_t i = 0; i < known.places; ++i) {
        auto const legal = known.singles[i].legal();
        actions[i] = w.from.one_in(64) ? w.from.odd_number() : legal[w.from.size_below(256) % legal.size()];
        if (!arguments.must_fail() && takes_part(i) && wrong == known.places &&
            known.singles[i].why_not(actions[i]) != 0)
            wrong = i;
    }
    bool const all_right = wrong == known.places;
    if (!all_right) how.must(TQ_REFUSED);

    auto asked = arguments;
    auto given = no_arrays();
    given.action = actions.data(), given.action_capacity = actions.size();
    if (w.from.one_in(32)) given.action = nullptr, asked.must(TQ_NULL), how.must(TQ_NULL);
    where.put(given);
    std::size_t place = 99;
    std::int32_t refusal = 99;
    auto const why_not = tq_batch_why_not_range(b.handle, &given, range.first(), range.count(), &place, &refusal);
    if (asked.holds(why_not, w.memory)) {
        claim(place == (all_right ? 0 : wrong), "why_not names another place than the first one");
        claim(refusal == (all_right ? 0 : known.singles[wrong].why_not(actions[wrong])), "why_not has another reason");
    } else {
        claim(place == 0 && refusal == 0, "a number isn't 0 after a failure");
    }
    if (b.batch != nullptr) {
        claim(tq_batch_why_not(b.handle, actions.data(), actions.size(), &place, &refusal) == TQ_OK, "why_not fails");
        for (std::size_t i = 0; i < known.places && (refusal == 0 || i < place); ++i)
            claim(known.singles[i].why_not(actions[i]) == 0, "why_not names another place than the first one");
        claim(refusal == 0 || refusal == known.singles[place].why_not(actions[place]), "why_not has another reason");
    }

    auto io = out.io(w.from, how, all_arrays);
    io.action = given.action, io.action_capacity = given.action_capacity;
    where.put(io);
    if (w.from.one_in(4)) io.most_actions = 1 + w.from.below(60);
    if (w.from.one_in(64) && io.seat != nullptr) io.action = io.seat, how.must(TQ_OVERLAP);
    if (!how.holds(range.call(tq_batch_step, tq_batch_step_range, b.handle, &io), w.memory)) return out.failed();
    for (std::size_t i = 0; i < known.places; ++i) {
        if (!takes_part(i)) {
            out.is_untouched(i);
            continue;
        }
        out.is_played(i, b.batch->singles[i].step(actions[i], io.most_actions));
        out.is_seen(i, known.singles[i]);
    }
    out.only(all_arrays);
    plays_on(w, *b.batch);
}

inline void observe(world& w) {
    outcome how;
    batch_argument const b{w, how};
    batch_outputs out{w.from, b.known};
    auto observing = how;
    where_argument const where{w.from, observing, b.known};
    range_argument const range{w.from, observing, b.known};
    auto io = out.io(w.from, observing, seen_arrays);
    where.put(io);
    if (observing.holds(range.call(tq_batch_observe, tq_batch_observe_range, b.handle, &io), w.memory)) {
        for (std::size_t i = 0; i < b.known.places; ++i) {
            if (where.has(i) && range.has(i))
                out.is_seen(i, b.known.singles[i]);
            else
                out.is_untouched(i);
        }
        out.only(seen_arrays);
    } else {
        out.failed();
    }
    filled<std::uint64_t>(w.from, w.memory, how, [&](auto... to) { return tq_batch_numbers(b.handle, to...); });
}

/// Chooses by the dice of the places, or by numbers of the caller, which leave the dice alone.
inline void choose_in_a_batch(world& w) {
    outcome how;
    batch_argument const b{w, how};
    where_argument const where{w.from, how, b.known};
    range_argument const range{w.from, how, b.known};
    room<std::int32_t> chosen{b.known.places};
    std::vector<std::uint64_t> random(b.known.places);
    for (auto& one : random) one = any_number(w) << (w.from.one_in(2) ? 56 : 0);
    bool const has_random = w.from.one_in(2) && !random.empty();
    auto io = no_arrays();
    where.put(io);
    io.chosen = chosen.pointer(), io.chosen_capacity = chosen.capacity();
    if (has_random) io.random = random.data(), io.random_capacity = random.size();
    if (w.from.one_in(32)) io.chosen = nullptr, how.must(TQ_NULL);
    if (w.from.one_in(32) && io.chosen_capacity > 0) --io.chosen_capacity, how.must(TQ_TOO_SMALL);
    if (w.from.one_in(32) && has_random) --io.random_capacity, how.must(TQ_TOO_SMALL);
    if (!how.holds(range.call(tq_batch_choose, tq_batch_choose_range, b.handle, &io), w.memory))
        return claim(chosen.is_untouched_from(0), "a batch's output is touched by a failure");
    for (std::size_t i = 0; i < b.known.places; ++i) {
        auto& single = b.batch->singles[i];
        if (!where.has(i) || !range.has(i))
            claim(chosen.is_untouched(i, 1), "an action is chosen for a place that takes no part");
        else if (has_random)
            claim(single.why_not(chosen[i]) == 0, "an illegal action is chosen");
        else
            claim(single.choose() == chosen[i], "another action is chosen than by the single game's dice");
    }
    plays_on(w, *b.batch);
}

inline void play_out_a_batch(world& w) {
    outcome how;
    batch_argument const b{w, how};
    batch_outputs out{w.from, b.known};
    range_argument const range{w.from, how, b.known};
    number<std::uint64_t> actions{w.from, how, number<std::uint64_t>::kind::not_needed};
    auto const io = out.io(w.from, how, only_rewards);
    auto const part = [](auto* batch, auto* arrays, auto* taken, std::size_t first, std::size_t count) {
        return tq_batch_play_out_range(batch, arrays, first, count, taken);
    };
    if (!how.holds(range.call(tq_batch_play_out, part, b.handle, &io, actions.pointer()), w.memory)) {
        actions.failed();
        return out.failed();
    }
    std::uint64_t taken = 0;
    for (std::size_t i = 0; i < b.known.places; ++i) {
        if (!range.has(i)) {
            out.is_untouched(i);
            continue;
        }
        auto const end = b.batch->singles[i].play_out(taken);
        auto const& sizes = b.known.sizes;
        for (auto const points : end.points)
            claim(points >= sizes.least_reward && points <= sizes.most_reward, "points are beyond their limits");
        claim(sizes.longest_game == 0 || end.length <= static_cast<std::uint32_t>(sizes.longest_game),
              "a game is longer than the longest");
        out.are_rewards(i, end.points);
    }
    out.only(only_rewards);
    claim(!actions.is_there() || *actions == taken, "games are played out by other actions than single ones");
    plays_on(w, *b.batch);
}

inline void restart_a_batch(world& w) {
    outcome how;
    batch_argument const b{w, how};
    auto const key = any_number(w), first = any_number(w), stride = any_number(w);
    if (!how.holds(tq_batch_restart(b.handle, key, first, stride), w.memory)) return;
    begin_anew(*b.batch, key, first, stride);
    plays_on(w, *b.batch);
}

inline void reset_a_batch(world& w) {
    outcome how;
    batch_argument const b{w, how};
    where_argument const where{w.from, how, b.known};
    if (!how.holds(tq_batch_reset(b.handle, where.data(), where.size()), w.memory)) return;
    for (std::size_t i = 0; i < b.known.places; ++i)
        if (where.has(i)) b.batch->singles[i].reset();
    plays_on(w, *b.batch);
}

/// Whether the games of a batch are of this variant for so many players.
inline bool is_of(known_batch const& b, std::int32_t variant, std::int32_t players) {
    return b.options.variant == variant && b.options.players() == players;
}

/// A place of any batch, to take a position from. Positions of the world's own games rarely suit a batch.
inline single_game const* any_single(world& w) {
    auto const* const batch = w.from.one_in(2) ? w.live(w.batches) : nullptr;
    return batch == nullptr ? nullptr : &w.from.pick(batch->singles);
}

inline void put_into_a_batch(world& w) {
    outcome how;
    batch_argument const b{w, how};
    known_game any;
    known_game* game = &any;
    auto const* position = any.handle;
    if (auto const* const single = any_single(w)) {
        auto const its = chosen_by(single->game(), tq_game_choice);
        any.variant = its.variant, any.players = its.players();
        position = single->game();
    } else {
        position = w.game(how, game);
    }
    std::size_t place = w.from.below(4);
    if (w.from.one_in(16)) place = SIZE_MAX - w.from.below(4);
    auto const key = any_number(w), number = any_number(w);
    if (place >= b.known.places) how.must(TQ_NO_SUCH_INDEX);
    if (game != nullptr && b.batch != nullptr && !is_of(b.known, game->variant, game->players)) how.must(TQ_OTHER_GAME);
    if (game != nullptr && game != &any && game->turn() == TQ_OVER) how.must(TQ_REFUSED);
    if (!how.holds(tq_batch_put(b.handle, place, position, key, number), w.memory)) return;
    b.batch->singles[place].put(position, key, number);
    plays_on(w, *b.batch);
}

inline void complete_into_a_batch(world& w) {
    outcome how;
    batch_argument const b{w, how};
    std::size_t first = w.from.below(4), count = w.from.below(4);
    if (w.from.one_in(16)) first = SIZE_MAX - w.from.below(4);
    if (w.from.one_in(16)) count = SIZE_MAX - w.from.below(4);
    auto const key = any_number(w), number = any_number(w);
    if (first > b.known.places || count > b.known.places - first) how.must(TQ_OUT_OF_RANGE);

    known_view* view = nullptr;
    tq_view* made = nullptr;
    tq_view const* seen = nullptr;
    if (auto const* const single = any_single(w)) {
        auto const viewer = w.viewer(chosen_by(single->game(), tq_game_choice).players(), how);
        if (how.must_fail()) return;
        claim(tq_view_new(single->game(), viewer, nullptr, &made) == TQ_OK, "a right view can't be made");
        seen = made;
    } else {
        seen = w.view(how, view);
    }
    if (made != nullptr || view != nullptr) {
        auto const its = chosen_by(seen, tq_view_choice);
        std::int32_t turn = 0;
        claim(tq_view_turn(seen, &turn) == TQ_OK, "a view has no turn");
        if (b.batch != nullptr && !is_of(b.known, its.variant, its.players())) how.must(TQ_OTHER_GAME);
        if (turn == TQ_OVER) how.must(TQ_REFUSED);
    }
    if (how.holds(tq_batch_complete(b.handle, seen, key, number, first, count), w.memory)) {
        for (std::size_t i = 0; i < count; ++i) b.batch->singles[first + i].complete(seen, key, number + i);
        plays_on(w, *b.batch);
    }
    tq_view_free(made);
}

inline void clone_a_batch(world& w) {
    outcome how;
    batch_argument const b{w, how};
    auto const* const allocator = w.allocator(how);
    number<tq_batch*> made{w.from, how};
    if (!how.holds(tq_batch_clone(b.handle, allocator, made.pointer()), w.memory)) return made.failed();
    auto singles = b.known.singles;
    auto& clone = keep_batch(w, *made);
    clone.singles = std::move(singles);
    plays_on(w, clone);
}

inline void copy_a_batch(world& w) {
    outcome how;
    batch_argument const from{w, how};
    batch_argument const into{w, how};
    if (from.batch != nullptr && into.batch != nullptr) {
        if (!is_of(from.known, into.known.options.variant, into.known.options.players())) how.must(TQ_OTHER_GAME);
        if (from.known.places != into.known.places) how.must(TQ_OUT_OF_RANGE);
    }
    if (!how.holds(tq_batch_copy(from.handle, into.handle), w.memory)) return;
    auto copy = from.known.singles;
    into.batch->singles = std::move(copy);
    into.batch->options = chosen_by(into.handle, tq_batch_choice);
    into.batch->sizes = from.known.sizes;
    plays_on(w, *into.batch);
}

/// A saved batch goes on as it would have; damaged bytes are refused, or are another batch's, which can be played.
inline void save_and_load_a_batch(world& w) {
    outcome how;
    batch_argument const b{w, how};
    auto const saved =
        filled<std::uint8_t>(w.from, w.memory, how, [&](auto... out) { return tq_batch_save(b.handle, out...); });
    if (!saved) return;
    outcome loading;
    reasons why{w.from, loading};
    auto const* const allocator = w.allocator(loading);
    auto bytes = *saved;
    bool const is_whole = damage_save(w.from, bytes);
    if (!is_whole) loading.may(TQ_REFUSED);
    number<tq_batch*> made{w.from, loading};
    auto const status = tq_batch_load(bytes.data(), bytes.size(), allocator, made.pointer(), why.pointer());
    why.holds(status, bytes.size());
    if (!loading.holds(status, w.memory)) return made.failed();
    auto singles = b.known.singles;
    auto& loaded = keep_batch(w, *made);
    if (is_whole) {
        loaded.singles = std::move(singles);
        return plays_on(w, loaded);
    }
    std::vector<std::int32_t> chosen(loaded.places);
    auto io = no_arrays();
    io.action = io.chosen = chosen.data();
    io.action_capacity = io.chosen_capacity = chosen.size();
    for (int step = 0; step < 3; ++step)
        claim(tq_batch_choose(loaded.handle, &io) == TQ_OK && tq_batch_step(loaded.handle, &io) == TQ_OK,
              "a loaded batch can't be played");
    begin_anew(loaded, 1, 0, 0);
    claim(tq_batch_restart(loaded.handle, 1, 0, 0) == TQ_OK, "a loaded batch can't begin anew");
    plays_on(w, loaded);
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
    claim(all_of<std::uint8_t>([=](auto... out) { return tq_game_snapshot(into, out...); }) ==
              batch->singles[place].snapshot(),
          "a game of a batch isn't the single game");
}

/// Expands views, true ones or any numbers.
inline void expand_views(world& w) {
    outcome how;
    auto const& o = w.options(how);
    tq_sizes sizes{};
    sizes.struct_size = sizeof sizes;
    if (!how.must_fail())
        claim(tq_choice_sizes(o.variant, o.options, o.count, &sizes) == TQ_OK, "right options have no sizes");
    auto const length = static_cast<std::size_t>(sizes.encoding_length);
    auto const sizes_hold = how;
    std::int32_t relative_and_one_hot = w.from.number_below(4);
    if (w.from.one_in(16)) relative_and_one_hot = w.from.odd_number();
    if (relative_and_one_hot < 0 || relative_and_one_hot > 3) how.must(TQ_OUT_OF_RANGE);

    // Fields lie one after the other.
    std::int32_t end = 0;
    for (std::int32_t i = 0; i <= sizes.encoding_fields; ++i) {
        number<std::int32_t> offset{w.from, how}, count{w.from, how};
        auto const status = tq_expanded_field(o.variant, o.options, o.count, relative_and_one_hot, i, offset.pointer(),
                                              count.pointer());
        if (!how.holds(status, w.memory)) return offset.failed(), count.failed();
        claim(*offset == end && (*count > 0) == (i < sizes.encoding_fields), "a field lies elsewhere");
        end += *count;
    }
    std::vector<std::int8_t> views;
    auto const* const view = w.live(w.views);
    if (view != nullptr && !sizes_hold.must_fail() && view->variant == o.variant && view->players == o.players())
        views = all_of<std::int8_t>([&](auto... out) { return tq_view_encode(view->handle, out...); });
    while (views.size() < 2 * length && w.from.one_in(2)) {
        auto const before = views.size();
        views.resize(before + length);
        for (auto& one : views) one = static_cast<std::int8_t>(one + w.from.number_below(256));
    }
    if (!views.empty() && w.from.one_in(16)) views.pop_back(), how.must(TQ_OUT_OF_RANGE);
    auto const expanded = filled<std::int8_t>(w.from, w.memory, how, [&](auto... out) {
        return tq_encoding_expand(o.variant, o.options, o.count, relative_and_one_hot, views.data(), views.size(),
                                  out...);
    });
    if (!expanded) return;
    claim(expanded->size() * length == views.size() * static_cast<std::size_t>(end), "an expansion has another length");
    claim(relative_and_one_hot != 0 || *expanded == views, "an expansion of nothing changes a view");
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
