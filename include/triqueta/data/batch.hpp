#pragma once

#include "triqueta/core/assert.hpp"
#include "triqueta/core/game.hpp"
#include "triqueta/core/inlining.hpp"
#include "triqueta/core/lockstep.hpp"
#include "triqueta/core/random/dice.hpp"
#include "triqueta/core/refusal.hpp"
#include "triqueta/core/require.hpp"
#include "triqueta/core/state.hpp"
#include "triqueta/data/batch_calls.hpp"
#include "triqueta/data/batch_rows.hpp"
#include "triqueta/data/batch_types.hpp"
#include "triqueta/data/encoding.hpp"
#include "triqueta/data/lockstep_batch.hpp"
#include "triqueta/data/mask.hpp"
#include "triqueta/play/playout.hpp"
#include "triqueta/play/policy.hpp"
#include "triqueta/play/urn.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <span>
#include <utility>
#include <vector>

/// Many games of one kind stepped together, over flat arrays of the caller.
namespace triqueta {

/// A batch of games. Place i of n plays games i, i + n, i + 2n, … (or those of other batch_numbers): when one ends, the
/// next begins. An urn with dice of the key and the game's number answers for chance, so each game is the same as a
/// single game with these dice. Places is a sequence of batch_place<G>.
template <game G, class Places = std::vector<batch_place<G>>>
class single_batch : public detail::batch_calls<G, single_batch<G, Places>>, public detail::batch_rows<G> {
    using rows = detail::batch_rows<G>;
    using calls = detail::batch_calls<G, single_batch>;
    friend calls;

  public:
    using rows::mask_length, rows::view_length, rows::reward_length;

    /// An impossible set-up ends the program, as it does for a state.
    explicit single_batch(std::uint64_t key, std::size_t places, setup<G> const& start = {},
                          batch_numbers const& numbers = {})
        : single_batch{key, Places(places, batch_place<G>{state<G>{start}}), start, numbers} {}
    /// Uses these places and overwrites their contents.
    single_batch(std::uint64_t key, Places places, setup<G> const& start, batch_numbers const& numbers = {})
        : start_{start}, places_{std::move(places)} {
        triqueta::detail::require_possible(state<G>::why_not(start));
        this->restart(key, numbers);
    }

    [[nodiscard]] std::size_t size() const { return places_.size(); }
    [[nodiscard]] int players() const { return state<G>::make_unchecked(start_).players(); }
    [[nodiscard]] setup<G> const& start() const { return start_; }
    [[nodiscard]] std::uint64_t key() const { return key_; }
    [[nodiscard]] std::uint64_t stride() const { return stride_; }
    [[nodiscard]] Places const& places() const { return places_; }
    [[nodiscard]] batch_place<G> const& operator[](std::size_t place) const { return places_[place]; }

    /// Puts a game there, such as a completion of a view; its chance answers with these dice. The game after it is that
    /// of its number + stride(). Precondition: it isn't over, and of as many players as the batch.
    void put(std::size_t place, batch_place<G> const& game) {
        TRIQUETA_ASSERT(!game.position.is_over());
        places_[place] = game;
        answer_for_chance(places_[place]);
    }

    /// Becomes a copy of a batch of as many places, in its own ones.
    template <class Others>
    void copy_from(single_batch<G, Others> const& other) {
        TRIQUETA_ASSERT(size() == other.size());
        key_ = other.key();
        stride_ = other.stride();
        start_ = other.start();
        std::copy(other.places().begin(), other.places().end(), places_.begin());
    }

    using calls::observe, calls::why_not;
    void observe(batch_inputs const& in, batch_outputs const& out) const {
        clear_masks(in, out);
        each_place(in, [&, more = out.show_more()](std::size_t i) {
            write_observation(i, out);
            if (more) write_more(i, out);
        });
    }

    [[nodiscard]] refused_in_batch why_not(batch_inputs const& in) const {
        auto const range = in.places.within(size());
        for (std::size_t i = range.first; i < range.end(); ++i) {
            if (!in.has(i)) continue;
            auto const& s = places_[i].position;
            auto const a = action<G>::from_number(in.actions[i]);
            if (!a) return {i, refusal::no_such_number};
            if (!s.allows(*a)) return {i, s.why_not(s.turn().seat(), *a)};
        }
        return {};
    }

    /// Precondition: !why_not(in).
    void step_unchecked(batch_inputs const& in, batch_outputs const& out) {
        clear_masks(in, out);
        // Copies, which the bytes written to outputs can't change.
        batch_outputs const to{out.seats, out.masks, out.views, out.rewards, out.done};
        auto const* const actions = in.actions.data();
        auto const* const where = in.where.empty() ? nullptr : in.where.data();
        std::uint32_t const most = in.most_actions == 0 ? no_limit : in.most_actions;
        bool const more = out.show_more();
        bool const more_of_ends = out.tell_more_of_ends();
        auto const range = in.places.within(size());
        for (std::size_t i = range.first; i < range.end(); ++i) {
            if (where != nullptr && where[i] == 0) continue;
            auto& here = places_[i];
            here.position.apply_unchecked(action<G>::from_number_unchecked(actions[i]));
            answer_for_chance(here);
            ++here.actions;
            bool const is_over = here.position.is_over();
            bool const ended = is_over || here.actions >= most;
            write_rewards(i, ended, to);
            if (more_of_ends) write_more_of_end(i, is_over, ended, out);
            if (ended) begin(here, here.number + stride_);
            write_observation(i, to);
            if (more) write_more(i, out);
        }
    }

    /// Chooses a legal action for each place, every one equally likely, with one draw of the place's dice, as play_out
    /// does.
    void choose(std::span<std::int32_t> actions, batch_inputs const& in = {}) {
        each_place(in,
                   [&](std::size_t i) { actions[i] = places_[i].chance.pick(places_[i].position.legal()).number(); });
    }
    /// The same by random numbers of the caller, one for each place.
    void choose_by(std::span<std::uint64_t const> random, std::span<std::int32_t> actions,
                   batch_inputs const& in = {}) const {
        each_place(in, [&](std::size_t i) {
            auto const legal = places_[i].position.legal();
            auto const count = static_cast<std::uint32_t>(legal.size());
            actions[i] = legal[static_cast<decltype(legal.size())>(detail::scaled(random[i], count))].number();
        });
    }

    /// Plays each game to its end. Each action is chosen uniformly, with one draw of the place's dice. Writes only
    /// rewards, and returns the number of actions.
    std::uint64_t play_out(std::span<std::int32_t> rewards = {}, batch_range places = {}) {
        std::uint64_t taken = 0;
        each_place({.places = places}, [&](std::size_t i) {
            auto& here = places_[i];
            taken += static_cast<std::uint64_t>(play_on(here.position, urn{here.chance}, uniform));
            write_rewards(i, true, {.rewards = rewards});
            begin(here, here.number + stride_);
        });
        return taken;
    }

  private:
    static constexpr auto no_limit = std::numeric_limits<std::uint32_t>::max();

    template <class F>
    TRIQUETA_INLINE void each_place(batch_inputs const& in, F f) const {
        auto const range = in.places.within(size());
        auto const* const where = in.where.empty() ? nullptr : in.where.data();
        for (std::size_t i = range.first; i < range.end(); ++i)
            if (where == nullptr || where[i] != 0) f(i);
    }

    static void answer_for_chance(batch_place<G>& here) {
        while (here.position.turn().is_chance()) here.position.reveal_unchecked(urn{here.chance}(here.position));
    }

    void use(std::uint64_t key, batch_numbers const& numbers) {
        key_ = key;
        stride_ = numbers.stride == 0 ? size() : numbers.stride;
    }
    /// Begins a game of the number that number(place, number before, stride) returns.
    template <class Number>
    void begin(batch_inputs const& in, Number number) {
        each_place(in, [&](std::size_t i) { begin(places_[i], number(i, places_[i].number, stride_)); });
    }
    void begin(batch_place<G>& here, std::uint64_t number) {
        here = {state<G>::make_unchecked(start_), dice{key_, number}, number};
        answer_for_chance(here);
    }

    TRIQUETA_INLINE void write_rewards(std::size_t place, bool ended, batch_outputs const& out) const {
        auto const& s = places_[place].position;
        if (!out.done.empty()) out.done[place] = ended ? 1 : 0;
        if (out.rewards.empty()) return;
        auto const rewards = rows::row(out.rewards, place, reward_length);
        for (auto& r : rewards) r = 0;
        if (!ended) return;
        auto const result = s.result();
        for (int i = 0; i < s.players(); ++i) rewards[static_cast<unsigned>(i)] = result.points(seat{i}).value();
    }
    void write_more_of_end(std::size_t place, bool is_over, bool ended, batch_outputs const& out) const {
        auto const& here = places_[place];
        if (!out.truncated.empty()) out.truncated[place] = ended && !is_over ? 1 : 0;
        if (!out.wins.empty())
            for (auto& one : rows::row(out.wins, place, reward_length)) one = 0;
        if (!ended) return;
        rows::write_end(here.position.result(), here.position.players(), place, {.wins = out.wins});
        rows::write_final_numbers(here.number, here.actions, place, out);
        rows::write_whole(here.position, place, out.final_views, out.final_states);
    }

    /// All at once, which is faster than one after the other.
    void clear_masks(batch_inputs const& in, batch_outputs const& out) const {
        if (out.masks.empty()) return;
        auto const range = in.places.within(size());
        auto const clear = [&](std::size_t place, std::size_t count) {
            std::fill_n(out.masks.begin() + static_cast<std::ptrdiff_t>(place * mask_length), count * mask_length,
                        std::uint8_t{0});
        };
        if (in.where.empty()) return clear(range.first, range.count);
        each_place(in, [&](std::size_t i) { clear(i, 1); });
    }
    void write_observation(std::size_t place, batch_outputs const& out) const {
        auto const& s = places_[place].position;
        seat const mover = s.turn().seat();
        if (!out.seats.empty()) out.seats[place] = mover.number();
        if (!out.masks.empty()) triqueta::detail::mark_legal(s, out.masks.subspan(place * mask_length, mask_length));
        if (!out.views.empty())
            triqueta::detail::encode(triqueta::detail::all_seen<G>{s, mover},
                                     out.views.subspan(place * view_length, view_length));
    }

    void write_more(std::size_t place, batch_outputs const& out) const {
        auto const& here = places_[place];
        if (out.list_legal()) rows::write_legal(here.position.legal(), place, out);
        rows::write_numbers(here, place, out);
        rows::write_whole(here.position, place, out.all_views, out.states);
    }

    std::uint64_t key_ = 0;
    std::uint64_t stride_ = 0;
    setup<G> start_;
    Places places_;
};

namespace detail {

template <game G, class Places>
struct batch_of {
    using type = single_batch<G, Places>;
};
template <faster_in_lockstep G>
struct batch_of<G, void> {
    using type = lockstep_batch<G>;
};
template <game G>
struct batch_of<G, void> {
    using type = single_batch<G>;
};

}  // namespace detail

/// A batch: in lock-step (lockstep_batch) where that is faster and no Places are given, else a single_batch.
template <game G, class Places = void>
class batch : public detail::batch_of<G, Places>::type {
    using chosen = typename detail::batch_of<G, Places>::type;

  public:
    using chosen::chosen;
};

}  // namespace triqueta
