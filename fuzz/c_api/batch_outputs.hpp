#pragma once

#include "c_api/world.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <tuple>
#include <type_traits>
#include <utility>
#include <vector>

/// The arrays that a batch writes, and what each place of them must have.
namespace fuzz {

/// When an array is written: by any observation, by a step, or by a step that ends a game.
enum class written { always, by_steps, at_an_end };

template <class T>
struct output {
    T* tq_batch_io::*array;
    std::size_t tq_batch_io::*capacity;
    std::int32_t (*row)(tq_sizes const&);  // elements of a place
    written when;
};

template <class T>
output(T* tq_batch_io::*, std::size_t tq_batch_io::*, std::int32_t (*)(tq_sizes const&), written) -> output<T>;

inline std::int32_t one_number(tq_sizes const&) { return 1; }
inline std::int32_t every_action(tq_sizes const& s) { return s.actions; }
inline std::int32_t action_bytes(tq_sizes const& s) { return (s.actions + 7) / 8; }
inline std::int32_t legal_actions(tq_sizes const& s) { return s.most_legal; }
inline std::int32_t one_view(tq_sizes const& s) { return s.encoding_length; }
inline std::int32_t every_view(tq_sizes const& s) { return s.players * s.encoding_length; }
inline std::int32_t one_state(tq_sizes const& s) { return s.state_length; }
inline std::int32_t every_seat(tq_sizes const& s) { return s.reward_length; }

inline constexpr std::tuple outputs{
    output{&tq_batch_io::seat, &tq_batch_io::seat_capacity, one_number, written::always},
    output{&tq_batch_io::mask, &tq_batch_io::mask_capacity, every_action, written::always},
    output{&tq_batch_io::view, &tq_batch_io::view_capacity, one_view, written::always},
    output{&tq_batch_io::reward, &tq_batch_io::reward_capacity, every_seat, written::by_steps},
    output{&tq_batch_io::done, &tq_batch_io::done_capacity, one_number, written::by_steps},
    output{&tq_batch_io::number, &tq_batch_io::number_capacity, one_number, written::always},
    output{&tq_batch_io::player, &tq_batch_io::player_capacity, one_number, written::always},
    output{&tq_batch_io::length, &tq_batch_io::length_capacity, one_number, written::always},
    output{&tq_batch_io::mask_bits, &tq_batch_io::mask_bits_capacity, action_bytes, written::always},
    output{&tq_batch_io::legal_count, &tq_batch_io::legal_count_capacity, one_number, written::always},
    output{&tq_batch_io::legal, &tq_batch_io::legal_capacity, legal_actions, written::always},
    output{&tq_batch_io::seat_view, &tq_batch_io::seat_view_capacity, every_view, written::always},
    output{&tq_batch_io::state, &tq_batch_io::state_capacity, one_state, written::always},
    output{&tq_batch_io::truncated, &tq_batch_io::truncated_capacity, one_number, written::by_steps},
    output{&tq_batch_io::won, &tq_batch_io::won_capacity, every_seat, written::by_steps},
    output{&tq_batch_io::final_number, &tq_batch_io::final_number_capacity, one_number, written::at_an_end},
    output{&tq_batch_io::final_length, &tq_batch_io::final_length_capacity, one_number, written::at_an_end},
    output{&tq_batch_io::final_view, &tq_batch_io::final_view_capacity, every_view, written::at_an_end},
    output{&tq_batch_io::final_state, &tq_batch_io::final_state_capacity, one_state, written::at_an_end},
};

template <class T>
struct maybe_wanted {
    room<T> all;
    bool is_wanted = false;
};
inline auto rooms_for(known_batch const& b) {
    auto const room_for = [&]<class T>(output<T> const& kind) {
        return maybe_wanted<T>{room<T>{b.places * static_cast<std::size_t>(kind.row(b.sizes))}};
    };
    return std::apply([&](auto const&... kind) { return std::tuple{room_for(kind)...}; }, outputs);
}

/// Buffers for a call, each of exactly the right length, or NULL.
class batch_outputs {
  public:
    /// All of them.
    explicit batch_outputs(known_batch const& b) : sizes_{b.sizes}, rooms_{rooms_for(b)} {
        each([](auto const&, auto& one) { one.is_wanted = true; });
    }
    /// Some of them.
    batch_outputs(input& from, known_batch const& b) : sizes_{b.sizes}, rooms_{rooms_for(b)} {
        std::uint32_t bits = 0, left = 0;
        each([&](auto const&, auto& one) {
            if (left == 0) bits = from.below(256), left = 8;
            one.is_wanted = (bits >> --left & 1) != 0;
        });
    }

    /// The struct for a call.
    [[nodiscard]] tq_batch_io io() {
        auto all = no_arrays();
        each([&](auto const& kind, auto& one) {
            all.*kind.array = one.is_wanted ? one.all.pointer() : nullptr;
            all.*kind.capacity = one.all.capacity();
        });
        return all;
    }
    /// The struct for a call that writes the arrays that `used` says, sometimes a wrong one.
    template <class Used>
    [[nodiscard]] tq_batch_io io(input& from, outcome& how, Used used) {
        auto all = io();
        if (from.one_in(16)) {
            std::size_t left = from.below(std::tuple_size_v<decltype(outputs)>);
            each([&](auto const& kind, auto& one) {
                if (left-- != 0 || one.all.capacity() == 0) return;
                --(all.*kind.capacity);
                if (one.is_wanted && used(kind)) how.must(TQ_TOO_SMALL);
            });
        }
        if (from.one_in(32))
            all.struct_size = 0, how.must(TQ_NO_STRUCT_SIZE);
        else if (from.one_in(32))
            all.struct_size = 8, how.must(TQ_WRONG_STRUCT_SIZE);
        else if (from.one_in(32))
            all.struct_size += 8;  // of a newer header
        return all;
    }

    void failed() {
        each([](auto const&, auto& one) {
            claim(one.all.is_untouched_from(0), "a batch's output is touched by a failure");
        });
    }
    /// Claims that nothing but these arrays was written.
    template <class Used>
    void only(Used used) {
        each([&](auto const& kind, auto& one) {
            claim((one.is_wanted && used(kind)) || one.all.is_untouched_from(0),
                  "an output is written that isn't to be");
        });
    }
    /// Claims that a place was left out, of all arrays or of those that are written then.
    void is_untouched(std::size_t place, std::optional<written> when = {}) {
        each([&](auto const& kind, auto& one) {
            auto const length = at(kind.row(sizes_));
            claim((when && kind.when != *when) || one.all.is_untouched(place * length, length),
                  "an output is touched that isn't to be");
        });
    }

    /// Claims that a place shows its game, as far as it was asked for.
    void is_seen(std::size_t place, single_game const& game) {
        auto const turn = game.turn();
        claim(turn >= 0, "a place waits for no seat");
        claim(is(row(&tq_batch_io::seat, place), turn), "a place is at another seat's turn than the single game");
        auto const mask = game.mask();
        claim(is_all(row(&tq_batch_io::mask, place), mask), "a place has other actions than the single game");
        claim(is_all(row(&tq_batch_io::view, place), game.encoded(turn)),
              "a place shows another view than the single game");
        claim(is(row(&tq_batch_io::number, place), game.number()), "a place plays a game of another number");
        claim(is(row(&tq_batch_io::length, place), game.length()), "a game has another length");
        if (auto const* const player = row(&tq_batch_io::player, place)) {
            auto const players = static_cast<std::uint64_t>(sizes_.players);
            claim(*player >= 0 && *player < sizes_.players &&
                      (static_cast<std::uint64_t>(*player) + game.number() % players) % players ==
                          static_cast<std::uint64_t>(turn),
                  "a seat is another player's");
        }
        if (auto const* const bits = row(&tq_batch_io::mask_bits, place))
            for (std::size_t a = 0; a < at(action_bytes(sizes_)) * 8; ++a)
                claim((bits[a / 8] >> (a % 8) & 1) == (a < mask.size() ? mask[a] : 0), "a bit isn't the mask's");
        auto const legal = game.legal();
        claim(is(row(&tq_batch_io::legal_count, place), static_cast<std::int32_t>(legal.size())),
              "another number of actions is legal");
        claim(is_all(row(&tq_batch_io::legal, place), legal), "other actions are legal");
        auto const views = game.all_encoded();
        claim(is_all(row(&tq_batch_io::seat_view, place), views), "a place shows another view to a seat");
        is_state(row(&tq_batch_io::state, place), views, game.encoded(TQ_SPECTATOR));
    }

    /// Claims what a step says of the game that was played at a place, which ended or goes on.
    void is_played(std::size_t place, std::optional<ended_game> const& end) {
        auto const flag = [](bool is) { return static_cast<std::uint8_t>(is ? 1 : 0); };
        claim(is(row(&tq_batch_io::done, place), flag(end.has_value())), "done isn't whether a game has ended");
        claim(is(row(&tq_batch_io::truncated, place), flag(end && end->is_truncated)), "a game is cut off or not");
        are_rewards(place, end ? end->points : std::vector<std::int32_t>{});
        if (auto const* const won = row(&tq_batch_io::won, place))
            for (std::int32_t seat = 0; seat < sizes_.reward_length; ++seat)
                claim((won[seat] != 0) == (end && std::count(end->winners.begin(), end->winners.end(), seat) > 0),
                      "another seat has won");
        if (!end) return is_untouched(place, written::at_an_end);
        claim(is(row(&tq_batch_io::final_number, place), end->number), "a game of another number has ended");
        claim(is(row(&tq_batch_io::final_length, place), end->length), "a game of another length has ended");
        claim(is_all(row(&tq_batch_io::final_view, place), end->views), "a game has ended in another view");
        is_state(row(&tq_batch_io::final_state, place), end->views, {});
    }
    void are_rewards(std::size_t place, std::vector<std::int32_t> const& points) {
        auto const* const rewards = row(&tq_batch_io::reward, place);
        for (std::size_t s = 0; rewards != nullptr && s < at(sizes_.reward_length); ++s)
            claim(rewards[s] == (s < points.size() ? points[s] : 0), "a reward isn't a seat's points");
    }

  private:
    static std::size_t at(std::int32_t length) { return static_cast<std::size_t>(length); }
    /// Calls f(output, its room) for all.
    template <class F>
    void each(F f) {
        [&]<std::size_t... I>(std::index_sequence<I...>) { (f(std::get<I>(outputs), std::get<I>(rooms_)), ...); }
        (std::make_index_sequence<std::tuple_size_v<decltype(outputs)>>{});
    }
    /// What an array has of a place; null if it isn't wanted.
    template <class T>
    [[nodiscard]] T const* row(T* tq_batch_io::*array, std::size_t place) {
        T const* found = nullptr;
        each([&](auto const& kind, auto& one) {
            if constexpr (std::is_same_v<decltype(kind.array), T * tq_batch_io::*>)
                if (kind.array == array && one.is_wanted) found = one.all.pointer() + place * at(kind.row(sizes_));
        });
        return found;
    }
    template <class T>
    static bool is(T const* there, T expected) {
        return there == nullptr || *there == expected;
    }
    template <class T>
    static bool is_all(T const* there, std::vector<T> const& expected) {
        return there == nullptr || std::equal(expected.begin(), expected.end(), there);
    }
    /// Claims that a state begins as the spectator's view, and has what each seat alone knows.
    void is_state(std::int8_t const* state, std::vector<std::int8_t> const& views,
                  std::vector<std::int8_t> const& spectator) const {
        if (state == nullptr) return;
        auto const own = at(sizes_.own_offset), length = at(sizes_.own_length);
        if (!spectator.empty()) claim(std::equal(state, state + own, spectator.begin()), "a state has another table");
        for (std::size_t seat = 0; seat < at(sizes_.players); ++seat) {
            auto const* const its = views.data() + seat * at(sizes_.encoding_length) + own;
            claim(std::equal(its, its + length, state + own + seat * length), "a state has other secrets");
        }
    }

    tq_sizes sizes_;
    decltype(rooms_for(known_batch{})) rooms_;
};

}  // namespace fuzz
