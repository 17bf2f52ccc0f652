#pragma once

#include "triqueta/core/assert.hpp"
#include "triqueta/core/lockstep.hpp"
#include "triqueta/core/random/dice.hpp"
#include "triqueta/core/refusal.hpp"
#include "triqueta/core/require.hpp"
#include "triqueta/core/seat.hpp"
#include "triqueta/core/state.hpp"
#include "triqueta/data/batch_calls.hpp"
#include "triqueta/data/batch_rows.hpp"
#include "triqueta/data/batch_types.hpp"
#include "triqueta/data/encoding.hpp"
#include "triqueta/play/urn.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

namespace triqueta {

/// A block of games that are played in lock-step.
template <played_in_lockstep G>
struct batch_block {
    using lockstep = typename rules_of<G>::lockstep;
    static constexpr std::size_t places = lockstep::games_in_block;
    static_assert(places == batch_range::block);

    typename lockstep::block games;
    std::array<std::uint64_t, places> numbers{};
    std::array<std::uint32_t, places> actions{};
};

/// A batch of games that are played in lock-step. It is used as any batch is. Kernel is what plays them: one that is
/// chosen at run time has the functions of the one that this is compiled with.
template <played_in_lockstep G, class Blocks = std::vector<batch_block<G>>,
          class Kernel = typename rules_of<G>::lockstep>
class lockstep_batch : public detail::batch_calls<G, lockstep_batch<G, Blocks, Kernel>>, public detail::batch_rows<G> {
    using rows = detail::batch_rows<G>;
    using lockstep = typename rules_of<G>::lockstep;
    using finals = typename lockstep::finals;
    using block = batch_block<G>;
    using calls = detail::batch_calls<G, lockstep_batch>;
    friend calls;

  public:
    using rows::mask_length, rows::view_length, rows::reward_length;

    /// The number of blocks for so many places. The last one has no places: its games are those that others begin as.
    [[nodiscard]] static constexpr std::size_t blocks_for(std::size_t places) {
        return places / block::places + (places % block::places != 0) + 1;
    }

    explicit lockstep_batch(std::uint64_t key, std::size_t places, setup<G> const& start = {},
                            batch_numbers const& numbers = {})
        : lockstep_batch{key, places, Blocks(blocks_for(places)), start, Kernel{}, numbers} {}
    /// Uses these blocks, blocks_for(places) of them, and overwrites their contents.
    lockstep_batch(std::uint64_t key, std::size_t places, Blocks blocks, setup<G> const& start, Kernel kernel = {},
                   batch_numbers const& numbers = {})
        : places_{places}, start_{start}, blocks_{std::move(blocks)}, kernel_{kernel} {
        triqueta::detail::require_possible(state<G>::why_not(start));
        lockstep::fill(start_of_all(), state<G>::make_unchecked(start));
        this->restart(key, numbers);
    }

    [[nodiscard]] std::size_t size() const { return places_; }
    [[nodiscard]] static constexpr int players() { return G::players; }
    [[nodiscard]] setup<G> const& start() const { return start_; }
    [[nodiscard]] std::uint64_t key() const { return key_; }
    [[nodiscard]] std::uint64_t stride() const { return stride_; }
    [[nodiscard]] Blocks const& blocks() const { return blocks_; }
    [[nodiscard]] Kernel const& kernel() const { return kernel_; }
    /// Another kernel goes on with these games, exactly as this one would have.
    void use(Kernel kernel) { kernel_ = kernel; }
    /// A copy of what is at a place.
    [[nodiscard]] batch_place<G> operator[](std::size_t place) const {
        auto const& here = block_of(place);
        auto const game = static_cast<int>(place % block::places);
        return {lockstep::state_of(here.games, game), lockstep::dice_of(here.games, game),
                here.numbers[place % block::places], here.actions[place % block::places]};
    }

    /// Puts a game there, such as a completion of a view; its chance answers with these dice. The game after it is that
    /// of its number + stride(). Precondition: it isn't over.
    void put(std::size_t place, batch_place<G> game) {
        TRIQUETA_ASSERT(!game.position.is_over());
        while (game.position.turn().is_chance()) game.position.reveal_unchecked(urn{game.chance}(game.position));
        auto& here = block_of(place);
        here.numbers[place % block::places] = game.number;
        here.actions[place % block::places] = game.actions;
        lockstep::put(here.games, static_cast<int>(place % block::places), game.position, game.chance);
    }

    /// Becomes a copy of a batch of as many places, in its own blocks and with its own kernel.
    template <class Others, class Other>
    void copy_from(lockstep_batch<G, Others, Other> const& other) {
        TRIQUETA_ASSERT(size() == other.size());
        key_ = other.key();
        stride_ = other.stride();
        start_ = other.start();
        std::copy(other.blocks().begin(), other.blocks().end(), blocks_.begin());
    }

    using calls::observe, calls::why_not;
    void observe(batch_inputs const& in, batch_outputs const& out) const {
        each_block(in, [&](std::size_t first, std::uint64_t where) { observe(first, where, out); });
    }

    [[nodiscard]] refused_in_batch why_not(batch_inputs const& in) const {
        refused_in_batch no;
        each_block(in, [&](std::size_t first, std::uint64_t where) {
            if (no) return;
            auto const legal = kernel_.legal_ones(block_of(first).games, in.actions.data() + first, count_in(where));
            if ((where & ~legal) == 0) return;
            no.place = first + static_cast<std::size_t>(std::countr_zero(where & ~legal));
            auto const a = action<G>::from_number(in.actions[no.place]);
            auto const s = (*this)[no.place].position;
            no.why = a ? s.why_not(s.turn().seat(), *a) : refusal::no_such_number;
        });
        return no;
    }

    /// Precondition: !why_not(in).
    void step_unchecked(batch_inputs const& in, batch_outputs const& out) {
        clear(in, 1, out.done);
        clear(in, reward_length, out.rewards);
        clear(in, 1, out.truncated);
        clear(in, reward_length, out.wins);
        each_block(in, [&](std::size_t first, std::uint64_t where) {
            auto const* actions = in.actions.data() + first;
            std::array<std::int32_t, block::places> only{};
            if (!is_from_first_on(where)) {
                only.fill(-1);
                each_game(where, [&](std::size_t i) { only[i] = actions[i]; });
                actions = only.data();
            }
            count_actions(block_of(first), where);
            if (out.show_ends())
                step_and_show_ends(first, where, actions, out);
            else
                step_block(first, where, actions, out, [](std::size_t) {});
            if (in.most_actions != 0) cut_off(first, where, in.most_actions, out);
            observe(first, where, out);
        });
    }

    /// Chooses a legal action for each place, every one equally likely, with one draw of the place's dice, as play_out
    /// does.
    void choose(std::span<std::int32_t> actions, batch_inputs const& in = {}) {
        each_block(in, [&](std::size_t first, std::uint64_t where) {
            kernel_.choose(block_of(first).games, where, actions.data() + first);
        });
    }
    /// The same by random numbers of the caller, one for each place.
    void choose_by(std::span<std::uint64_t const> random, std::span<std::int32_t> actions,
                   batch_inputs const& in = {}) const {
        each_block(in, [&](std::size_t first, std::uint64_t where) {
            std::array<std::uint8_t, block::places * mask_length> masks;
            kernel_.observe(block_of(first).games, count_in(where), nullptr, masks.data(), nullptr);
            each_game(where, [&](std::size_t i) {
                actions[first + i] =
                    detail::nth_set(std::span{masks}.subspan(i * mask_length, mask_length), random[first + i]);
            });
        });
    }

    std::uint64_t play_out(std::span<std::int32_t> rewards = {}, batch_range places = {}) {
        std::uint64_t taken = 0;
        clear({.places = places}, reward_length, rewards);
        each_block({.places = places}, [&](std::size_t first, std::uint64_t where) {
            auto& here = block_of(first);
            auto const count = count_in(where);
            std::array<std::uint64_t, block::places> random{};  // dice, as bits
            for (int games = 0; games < count; games += kernel_.at_once)
                taken += kernel_.play(
                    here.games, games, count - games, start_of_all(), [](dice&) { return false; },
                    [&](int game, finals const& end) {
                        auto const i = static_cast<std::size_t>(game);
                        random[i] = close(first + i, end, {.rewards = rewards}).bits();
                    });
            lockstep::begin(here.games, where, start_of_all(), random);
        });
        return taken;
    }

  private:
    [[nodiscard]] block& block_of(std::size_t place) { return blocks_[place / block::places]; }
    [[nodiscard]] block const& block_of(std::size_t place) const { return blocks_[place / block::places]; }
    [[nodiscard]] typename lockstep::block& start_of_all() { return blocks_[blocks_for(places_) - 1].games; }

    // A bit for each game of a block, the first one's lowest: whether it is in a call.

    /// Calls f(first place, where) for each block with places of a call.
    template <class F>
    void each_block(batch_inputs const& in, F f) const {
        auto const range = in.places.within(places_);
        TRIQUETA_ASSERT(range.first % block::places == 0 || range.count == 0);
        for (std::size_t first = range.first; first < range.end(); first += block::places) {
            auto const count = std::min(block::places, range.end() - first);
            std::uint64_t where = ~std::uint64_t{0} >> (block::places - count);
            if (!in.where.empty()) {
                where = 0;
                for (std::size_t i = 0; i < count; ++i) where |= std::uint64_t{in.where[first + i] != 0} << i;
                if (where == 0) continue;
            }
            f(first, where);
        }
    }
    template <class F>
    static void each_game(std::uint64_t where, F f) {
        for (; where != 0; where &= where - 1) f(static_cast<std::size_t>(std::countr_zero(where)));
    }
    [[nodiscard]] static bool is_from_first_on(std::uint64_t where) { return (where & (where + 1)) == 0; }
    /// The number of games up to the last one.
    [[nodiscard]] static int count_in(std::uint64_t where) { return static_cast<int>(std::bit_width(where)); }

    template <class T>
    [[nodiscard]] static T* at(std::span<T> out, std::size_t place, int length) {
        return out.empty() ? nullptr : out.data() + place * static_cast<std::size_t>(length);
    }
    /// All at once, which is faster than block by block.
    template <class T>
    void clear(batch_inputs const& in, int length, std::span<T> out) const {
        if (out.empty()) return;
        auto const size = static_cast<std::size_t>(length);
        auto const range = in.places.within(places_);
        if (in.where.empty()) {
            std::fill_n(at(out, range.first, length), range.count * size, T{});
            return;
        }
        for (std::size_t i = range.first; i < range.end(); ++i)
            if (in.has(i)) std::fill_n(at(out, i, length), size, T{});
    }
    static void count_actions(block& here, std::uint64_t where) {
        if (where == ~std::uint64_t{0})
            for (auto& count : here.actions) ++count;
        else
            each_game(where, [&](std::size_t i) { ++here.actions[i]; });
    }

    /// Takes these actions. Calls ended(place) before the next game begins there.
    template <class Ended>
    void step_block(std::size_t first, std::uint64_t where, std::int32_t const* actions, batch_outputs const& out,
                    Ended ended) {
        kernel_.step(block_of(first).games, actions, count_in(where), &start_of_all(),
                     [&](int game, finals const& end) {
                         std::size_t const place = first + static_cast<std::size_t>(game);
                         ended(place);
                         return close(place, end, out);
                     });
    }
    /// The same, and writes how games ended. These steps are taken once more singly, since blocks keep only new games.
    void step_and_show_ends(std::size_t first, std::uint64_t where, std::int32_t const* actions,
                            batch_outputs const& out) {
        auto const before = block_of(first).games;
        step_block(first, where, actions, out, [&](std::size_t place) {
            auto const i = static_cast<int>(place - first);
            auto s = lockstep::state_of(before, i);
            auto random = lockstep::dice_of(before, i);
            s.apply_unchecked(action<G>::from_number_unchecked(actions[i]));
            while (s.turn().is_chance()) s.reveal_unchecked(urn{random}(s));
            rows::write_whole(s, place, out.final_views, out.final_states);
        });
    }

    void observe(std::size_t first, std::uint64_t where, batch_outputs const& out) const {
        if (out.show_more()) show_more(first, where, out);
        if (!is_from_first_on(where)) return observe_some(first, where, out);
        kernel_.observe(block_of(first).games, count_in(where), at(out.seats, first, 1),
                        at(out.masks, first, mask_length), at(out.views, first, view_length));
    }
    /// Writes the outputs of some places and leaves those between them as they are.
    void observe_some(std::size_t first, std::uint64_t where, batch_outputs const& out) const {
        std::array<std::int32_t, block::places> seats;
        std::array<std::uint8_t, block::places * mask_length> masks;
        std::array<std::int8_t, block::places * view_length> views;
        kernel_.observe(block_of(first).games, count_in(where), out.seats.empty() ? nullptr : seats.data(),
                        out.masks.empty() ? nullptr : masks.data(), out.views.empty() ? nullptr : views.data());
        copy_rows(where, seats.data(), 1, at(out.seats, first, 1), 1);
        copy_rows(where, masks.data(), mask_length, at(out.masks, first, mask_length), mask_length);
        copy_rows(where, views.data(), view_length, at(out.views, first, view_length), view_length);
    }
    /// Copies rows, the first ones of which may be further apart at their destination. Skips a null one.
    template <class T>
    static void copy_rows(std::uint64_t where, T const* from, int length, T* to, int stride) {
        if (to == nullptr) return;
        each_game(where, [&](std::size_t i) {
            std::copy_n(from + i * static_cast<std::size_t>(length), length, to + i * static_cast<std::size_t>(stride));
        });
    }
    void show_more(std::size_t first, std::uint64_t where, batch_outputs const& out) const {
        auto const& here = block_of(first);
        if (out.list_legal() || !out.players.empty()) {
            std::array<std::int32_t, block::places> seats;
            std::array<std::uint8_t, block::places * mask_length> masks;
            kernel_.observe(here.games, count_in(where), seats.data(), masks.data(), nullptr);
            each_game(where, [&](std::size_t i) {
                if (out.list_legal())
                    rows::write_legal(detail::numbers_set<mask_length>(masks.data() + i * mask_length), first + i, out);
                if (!out.players.empty())
                    out.players[first + i] = rows::player_at(seat{seats[i]}, here.numbers[i], G::players);
            });
        }
        each_game(where, [&](std::size_t i) {
            if (!out.numbers.empty()) out.numbers[first + i] = here.numbers[i];
            if (!out.lengths.empty()) out.lengths[first + i] = here.actions[i];
            if (!out.states.empty()) rows::write_whole(state_at(here, i), first + i, {}, out.states);
        });
        if (out.all_views.empty()) return;
        constexpr int stride = G::players * view_length;
        std::array<std::int8_t, block::places * view_length> views;
        for (int s = 0; s < G::players; ++s) {
            kernel_.observe_seat(here.games, count_in(where), s, views.data());
            copy_rows(where, views.data(), view_length, at(out.all_views, first, stride) + s * view_length, stride);
        }
    }
    [[nodiscard]] static state<G> state_at(block const& here, std::size_t game) {
        return lockstep::state_of(here.games, static_cast<int>(game));
    }

    void use(std::uint64_t key, batch_numbers const& numbers) {
        key_ = key;
        stride_ = numbers.stride == 0 ? places_ : numbers.stride;
    }
    /// Begins a game of the number that number(place, number before, stride) returns.
    template <class Number>
    void begin(batch_inputs const& in, Number number) {
        each_block(in, [&](std::size_t first, std::uint64_t where) {
            auto& here = block_of(first);
            std::array<std::uint64_t, block::places> random{};  // dice, as bits
            each_game(where, [&](std::size_t i) {
                here.numbers[i] = number(first + i, here.numbers[i], stride_);
                here.actions[i] = 0;
                random[i] = dice{key_, here.numbers[i]}.bits();
            });
            lockstep::begin(here.games, where, start_of_all(), random);
        });
    }

    /// Ends a game, and returns the dice of the next one.
    [[nodiscard]] dice close(std::size_t place, finals const& end, batch_outputs const& out) {
        return close(place, typename lockstep::result{end}, out);
    }
    template <class Result>
    [[nodiscard]] dice close(std::size_t place, Result const& result, batch_outputs const& out) {
        auto& here = block_of(place);
        auto const i = place % block::places;
        rows::write_end(result, G::players, place, out);
        rows::write_final_numbers(here.numbers[i], here.actions[i], place, out);
        here.actions[i] = 0;
        return dice{key_, here.numbers[i] += stride_};
    }
    /// Ends games that have had so many actions.
    void cut_off(std::size_t first, std::uint64_t where, std::uint32_t most_actions, batch_outputs const& out) {
        auto& here = block_of(first);
        std::uint64_t cut = 0;
        for (std::size_t i = 0; i < block::places; ++i) cut |= std::uint64_t{here.actions[i] >= most_actions} << i;
        cut &= where;
        if (cut == 0) return;
        std::array<std::uint64_t, block::places> random{};  // dice, as bits
        each_game(cut, [&](std::size_t i) {
            auto const s = state_at(here, i);
            if (!out.truncated.empty()) out.truncated[first + i] = 1;
            rows::write_whole(s, first + i, out.final_views, out.final_states);
            random[i] = close(first + i, s.result(), out).bits();
        });
        lockstep::begin(here.games, cut, start_of_all(), random);
    }

    std::uint64_t key_ = 0;
    std::uint64_t stride_ = 0;
    std::size_t places_ = 0;
    setup<G> start_;
    Blocks blocks_;
    [[no_unique_address]] Kernel kernel_;
};

}  // namespace triqueta
