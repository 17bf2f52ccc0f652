#pragma once

#include "triqueta/animals/lockstep/block.hpp"
#include "triqueta/animals/lockstep/completing.hpp"
#include "triqueta/animals/lockstep/encoding.hpp"
#include "triqueta/animals/lockstep/lane.hpp"
#include "triqueta/animals/lockstep/lanes.hpp"
#include "triqueta/animals/lockstep/legal.hpp"
#include "triqueta/animals/lockstep/playing.hpp"
#include "triqueta/animals/lockstep/scoring.hpp"
#include "triqueta/animals/lockstep/stepping.hpp"
#include "triqueta/animals/rules.hpp"
#include "triqueta/core/lockstep.hpp"
#include "triqueta/core/random/dice.hpp"
#include "triqueta/core/seat.hpp"
#include "triqueta/core/simd/rows.hpp"
#include "triqueta/core/simd/vector.hpp"
#include "triqueta/core/state.hpp"
#include "triqueta/core/view.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>

namespace triqueta::animals {

/// Triqueta in lock-step: many games of one variant side by side, each of them exactly as a single game with the same
/// dice and actions. What generic code does with it: core/lockstep.hpp.
template <variant V>
class lockstep_games {
    static constexpr int width = simd::width;

  public:
    using block = lockstep::block<V>;
    static constexpr int games_in_block = simd::block_lanes;
    /// What a result is made of, and the result of a game that ended so.
    using finals = lockstep::finals<V>;
    using result = lockstep::lane_result<V>;
    /// How many games one vector has.
    static constexpr int at_once = width;
    /// Whether it is faster than one game after the other, and from how many games on.
    static constexpr bool is_fast = simd::is_fast;
    static constexpr std::uint64_t worth_while = width / 2;

    static void put(block& to, int game, state<V> const& s, dice const& random) {
        change(to, game, [&](auto& l, int lane) {
            lockstep::put_lane<V>(l, lane, s);
            l.random.set(lane, random);
        });
    }
    [[nodiscard]] static state<V> state_of(block const& from, int game) {
        return look_at(from, game, [](auto const& l, int lane) { return lockstep::state_of<V>(l, lane); });
    }
    [[nodiscard]] static dice dice_of(block const& from, int game) {
        return look_at(from, game, [](auto const& l, int lane) { return l.random.of(lane); });
    }
    /// The same position in every game of a block.
    static void fill(block& to, state<V> const& s) {
        lockstep::lanes<V> l{};
        static_cast<lockstep::positions<V>&>(l) = lockstep::all_at<V>(s);
        for (int first = 0; first < games_in_block; first += width) lockstep::store<V>(to, l, first);
    }
    /// What the viewer knows, in every game of a block: no secrets except their own.
    static void fill(block& to, view<V> const& seen) {
        typename rules<V>::all_secrets own{};
        own[seen.seat()] = seen.mine();
        fill(to, state<V>::assemble(seen.table(), own));
    }
    /// Completes a view in every game, by dice of the key and each of the numbers from `first` on. `known` is filled
    /// with that view.
    static void complete(block& to, block const& known, table<V> const& seen, viewer who, std::uint64_t key,
                         std::uint64_t first) {
        for (int lanes = 0; lanes < games_in_block; lanes += width) {
            lockstep::lanes<V> l;
            lockstep::load<V>(l, known, lanes);
            for (int lane = 0; lane < width; ++lane)
                l.random.set(lane, dice{key, first + static_cast<std::uint64_t>(lanes + lane)});
            lockstep::place_unseen<V>(l, seen, who);
            lockstep::store<V>(to, l, lanes);
        }
    }
    /// Begins games in the position of `start`, a filled block, with dice of these bits. `where` has a bit for each
    /// game, the first one's lowest.
    static void begin(block& to, std::uint64_t where, block const& start, std::span<std::uint64_t const> random) {
        for (int first = 0; first < games_in_block; first += width) {
            auto const here = lockstep::lanes_of(where >> first);
            if (!lockstep::any(here)) continue;
            lockstep::lanes<V> l;
            lockstep::load<V>(l, to, first);
            lockstep::lanes<V> fresh;
            lockstep::load<V>(fresh, start, 0);
            lockstep::assign<V>(l, here, fresh);
            lockstep::for_each_set(here, [&](int lane) {
                l.random.set(lane, dice::from_bits(random[static_cast<unsigned>(first + lane)]));
            });
            lockstep::store<V>(to, l, first);
        }
    }

    /// A bit for each of the first `count` games: whether its action is legal.
    [[nodiscard]] static std::uint64_t legal_ones(block const& games, std::int32_t const* actions, int count) {
        std::uint64_t ones = 0;
        for (int first = 0; first < count; first += width) {
            lockstep::lanes<V> l;
            lockstep::load<V>(l, games, first);
            auto chosen = lockstep::legal<V>(l);
            lockstep::leave_chosen(chosen, lockstep::bytes_of(actions + first, count - first));
            ones |= lockstep::bits_of(lockstep::where_any<0, lockstep::actions{}.size()>(chosen)) << first;
        }
        return ones;
    }

    /// Chooses a legal action uniformly in these games, with one draw of their dice each. `where` is as for begin.
    static void choose(block& games, std::uint64_t where, std::int32_t* actions) {
        for (int first = 0; first < games_in_block; first += width) {
            auto const here = lockstep::lanes_of(where >> first);
            if (!lockstep::any(here)) continue;
            lockstep::lanes<V> l;
            lockstep::load<V>(l, games, first);
            auto const numbers = lockstep::choose_numbers<V>(l, here);
            lockstep::store<V>(games, l, first);
            lockstep::for_each_set(here, [&](int lane) { actions[first + lane] = numbers[lane]; });
        }
    }

    /// Takes a legal action in each of the first `count` games. Where a game ends, calls ended(game, finals), which
    /// returns the dice of the next one; it begins in the position of `start`, a filled block. Without a start, games
    /// that end stay as they are.
    template <class Ended>
    static void step(block& games, std::int32_t const* actions, int count, block const* start, Ended ended) {
        for (int first = 0; first < count; first += width) {
            lockstep::lanes<V> l;
            lockstep::load<V>(l, games, first);
            auto chosen = lockstep::legal<V>(l);
            lockstep::leave_chosen(chosen, lockstep::bytes_of(actions + first, count - first));
            lockstep::step<V>(l, chosen);
            if (auto const over = lockstep::in_phase<V>(l, phase::over); start != nullptr && lockstep::any(over)) {
                lockstep::lanes<V> fresh;
                lockstep::load<V>(fresh, *start, 0);
                auto const chosen_ones = std::min(width, count - first);
                lockstep::for_each_set(over, [&](int lane) {
                    if (lane < chosen_ones) l.random.set(lane, ended(first + lane, finals{l, lane}));
                });
                lockstep::assign<V>(l, over, fresh);
            }
            lockstep::store<V>(games, l, first);
        }
    }

    /// Writes what is to be seen of the first `count` games. Null outputs are skipped.
    static void observe(block const& games, int count, std::int32_t* seats, std::uint8_t* masks, std::int8_t* views) {
        if (count <= 0) return;
        std::array<simd::column, action::count> open;
        std::array<simd::column, view_length> seen;
        std::array<std::uint8_t, games_in_block> movers;
        for (int first = 0; first < count; first += width) {
            lockstep::lanes<V> l;
            lockstep::load<V>(l, games, first);
            if (seats != nullptr) {
                auto const mover = lockstep::number_of_seat(l.mover);
                std::memcpy(&movers[static_cast<std::size_t>(first)], &mover, sizeof(mover));
            }
            if (masks != nullptr) {
                lockstep::column_writer out{open.data(), first};
                for (auto const& legal : lockstep::legal<V>(l)) out.write(legal & lockstep::all_of(1));
            }
            if (views != nullptr) lockstep::encode_views<V>(l, l.mover, seen.data(), first);
        }
        if (seats != nullptr)
            for (int i = 0; i < count; ++i) seats[i] = movers[static_cast<std::size_t>(i)];
        if (masks != nullptr) simd::write_rows(open.data(), open.size(), count, masks);
        if (views != nullptr) simd::write_rows(seen.data(), seen.size(), count, reinterpret_cast<std::uint8_t*>(views));
    }

    /// Writes the views of one seat of the first `count` games.
    static void observe_seat(block const& games, int count, int seat, std::int8_t* views) {
        if (count <= 0) return;
        std::array<simd::column, view_length> seen;
        auto const viewer = lockstep::all_of(1U << seat);
        for (int first = 0; first < count; first += width) {
            lockstep::lanes<V> l;
            lockstep::load<V>(l, games, first);
            lockstep::encode_views<V>(l, viewer, seen.data(), first);
        }
        simd::write_rows(seen.data(), seen.size(), count, reinterpret_cast<std::uint8_t*>(views));
    }

    /// Plays `at_once` games from `first` on to their ends, choosing uniformly; but only `count` of them, if these are
    /// fewer. Where a game has ended, and in the other places, plays further ones from the position of `start`, a
    /// filled block, as long as next(dice) provides their dice. Calls ended(game, finals) for each, where game is its
    /// place. Returns the number of actions.
    template <class Next, class Ended>
    static std::uint64_t play(block const& games, int first, int count, block const& start, Next next, Ended ended) {
        lockstep::lanes<V> l;
        lockstep::load<V>(l, games, first);
        lockstep::lanes<V> fresh;
        lockstep::load<V>(fresh, start, 0);
        auto const next_in = [&](int lane) {
            dice random{0};
            if (!next(random)) return false;
            l.random.set(lane, random);
            return true;
        };
        return lockstep::play_games<V>(l, lockstep::first_lanes(count), fresh, next_in, [&](int lane) {
            ended(first + lane, finals{l, lane});
        });
    }

  private:
    static constexpr auto view_length = static_cast<std::size_t>(lockstep::view_length<V>);

    template <class F>
    [[nodiscard]] static auto look_at(block const& from, int game, F f) {
        lockstep::lanes<V> l;
        lockstep::load<V>(l, from, game / width * width);
        return f(l, game % width);
    }
    template <class F>
    static void change(block& in, int game, F f) {
        lockstep::lanes<V> l;
        lockstep::load<V>(l, in, game / width * width);
        f(l, game % width);
        lockstep::store<V>(in, l, game / width * width);
    }
};

}  // namespace triqueta::animals
