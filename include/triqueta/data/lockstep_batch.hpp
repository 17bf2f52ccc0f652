#pragma once

#include "triqueta/core/assert.hpp"
#include "triqueta/core/lockstep.hpp"
#include "triqueta/core/random/dice.hpp"
#include "triqueta/core/refusal.hpp"
#include "triqueta/core/require.hpp"
#include "triqueta/core/seat.hpp"
#include "triqueta/core/state.hpp"
#include "triqueta/data/batch_types.hpp"
#include "triqueta/data/encoding.hpp"
#include "triqueta/play/urn.hpp"

#include <algorithm>
#include <array>
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

    typename lockstep::block games;
    std::array<std::uint64_t, places> numbers{};
};

/// A batch of games that are played in lock-step. It is used as any batch is. Kernel is what plays them: one that is
/// chosen at run time has the functions of the one that this is compiled with.
template <played_in_lockstep G, class Blocks = std::vector<batch_block<G>>,
          class Kernel = typename rules_of<G>::lockstep>
class lockstep_batch {
    using rules = rules_of<G>;
    using lockstep = typename rules::lockstep;
    using finals = typename lockstep::finals;
    using block = batch_block<G>;

  public:
    static constexpr int mask_length = rules::action::count;
    static constexpr int view_length = encoding_length<G>;
    static constexpr int reward_length = rules::most_players;

    /// The number of blocks for so many places. The last one has no places: its games are those that others begin as.
    [[nodiscard]] static constexpr std::size_t blocks_for(std::size_t places) {
        return places / block::places + (places % block::places != 0) + 1;
    }

    explicit lockstep_batch(std::uint64_t key, std::size_t places, setup<G> const& start = {})
        : lockstep_batch{key, places, Blocks(blocks_for(places)), start} {}
    /// Uses these blocks, blocks_for(places) of them, and overwrites their contents.
    lockstep_batch(std::uint64_t key, std::size_t places, Blocks blocks, setup<G> const& start, Kernel kernel = {})
        : key_{key}, places_{places}, blocks_{std::move(blocks)}, kernel_{kernel} {
        triqueta::detail::require_possible(state<G>::why_not(start));
        lockstep::fill(start_of_all(), state<G>::make_unchecked(start));
        for (std::size_t first = 0; first < places_; first += block::places) {
            auto& here = block_of(first);
            std::array<std::uint64_t, block::places> random{};  // dice, as bits
            for (std::size_t i = 0; i < count_from(first); ++i) {
                here.numbers[i] = first + i;
                random[i] = dice{key, first + i}.bits();
            }
            lockstep::begin(here.games, static_cast<int>(count_from(first)), start_of_all(), random);
        }
    }

    [[nodiscard]] std::size_t size() const { return places_; }
    [[nodiscard]] Blocks const& blocks() const { return blocks_; }
    [[nodiscard]] Kernel const& kernel() const { return kernel_; }
    /// Another kernel goes on with these games, exactly as this one would have.
    void use(Kernel kernel) { kernel_ = kernel; }
    /// A copy of what is at a place.
    [[nodiscard]] batch_place<G> operator[](std::size_t place) const {
        auto const& here = block_of(place);
        auto const game = static_cast<int>(place % block::places);
        return {lockstep::state_of(here.games, game), lockstep::dice_of(here.games, game),
                here.numbers[place % block::places]};
    }

    /// Puts a game there, such as a completion of a view; its chance answers with these dice. The game after it is that
    /// of its number + size(). Precondition: it isn't over.
    void put(std::size_t place, batch_place<G> game) {
        TRIQUETA_ASSERT(!game.position.is_over());
        while (game.position.turn().is_chance()) game.position.reveal_unchecked(urn{game.chance}(game.position));
        auto& here = block_of(place);
        here.numbers[place % block::places] = game.number;
        lockstep::put(here.games, static_cast<int>(place % block::places), game.position, game.chance);
    }

    void observe(batch_outputs const& out) const {
        for (std::size_t first = 0; first < places_; first += block::places)
            kernel_.observe(block_of(first).games, static_cast<int>(count_from(first)), at(out.seats, first, 1),
                            at(out.masks, first, mask_length), at(out.views, first, view_length));
    }

    [[nodiscard]] refused_in_batch why_not(std::span<std::int32_t const> actions) const {
        for (std::size_t first = 0; first < places_; first += block::places) {
            auto const count = static_cast<int>(count_from(first));
            auto const illegal = kernel_.first_illegal(block_of(first).games, actions.data() + first, count);
            if (illegal == count) continue;
            std::size_t const place = first + static_cast<std::size_t>(illegal);
            auto const a = action<G>::from_number(actions[place]);
            if (!a) return {place, refusal::no_such_number};
            auto const s = (*this)[place].position;
            return {place, s.why_not(s.turn().seat(), *a)};
        }
        return {};
    }

    [[nodiscard]] refused_in_batch step(std::span<std::int32_t const> actions, batch_outputs const& out) {
        if (auto const no = why_not(actions)) return no;
        if (!out.done.empty()) std::fill_n(out.done.begin(), places_, std::uint8_t{0});
        clear(out.rewards);
        for (std::size_t first = 0; first < places_; first += block::places) {
            auto& here = block_of(first);
            auto const count = static_cast<int>(count_from(first));
            kernel_.step(here.games, actions.data() + first, count, &start_of_all(), [&](int game, finals const& end) {
                std::size_t const place = first + static_cast<std::size_t>(game);
                if (!out.done.empty()) out.done[place] = 1;
                return close(place, end, out.rewards);
            });
            kernel_.observe(here.games, count, at(out.seats, first, 1), at(out.masks, first, mask_length),
                            at(out.views, first, view_length));
        }
        return {};
    }

    std::uint64_t play_out(std::span<std::int32_t> rewards = {}) {
        clear(rewards);
        std::uint64_t taken = 0;
        for (std::size_t first = 0; first < places_; first += block::places) {
            auto& here = block_of(first);
            auto const count = static_cast<int>(count_from(first));
            std::array<std::uint64_t, block::places> random{};  // dice, as bits
            for (int games = 0; games < count; games += kernel_.at_once)
                taken += kernel_.play(
                    here.games, games, count - games, start_of_all(), [](dice&) { return false; },
                    [&](int game, finals const& end) {
                        auto const i = static_cast<std::size_t>(game);
                        random[i] = close(first + i, end, rewards).bits();
                    });
            lockstep::begin(here.games, count, start_of_all(), random);
        }
        return taken;
    }

  private:
    [[nodiscard]] block& block_of(std::size_t place) { return blocks_[place / block::places]; }
    [[nodiscard]] block const& block_of(std::size_t place) const { return blocks_[place / block::places]; }
    [[nodiscard]] typename lockstep::block& start_of_all() { return blocks_[blocks_for(places_) - 1].games; }
    [[nodiscard]] std::size_t count_from(std::size_t first) const { return std::min(block::places, places_ - first); }

    template <class T>
    [[nodiscard]] static T* at(std::span<T> out, std::size_t place, int length) {
        return out.empty() ? nullptr : out.data() + place * static_cast<std::size_t>(length);
    }
    void clear(std::span<std::int32_t> rewards) const {
        if (!rewards.empty()) std::fill_n(rewards.begin(), places_ * reward_length, 0);
    }
    /// Writes rewards, and returns the dice of the game that begins.
    [[nodiscard]] dice close(std::size_t place, finals const& end, std::span<std::int32_t> rewards) {
        if (!rewards.empty()) {
            typename lockstep::result const result{end};
            for (int s = 0; s < G::players; ++s)
                rewards[place * reward_length + static_cast<std::size_t>(s)] = result.points(seat{s}).value();
        }
        auto& number = block_of(place).numbers[place % block::places];
        number += places_;
        return dice{key_, number};
    }

    std::uint64_t key_ = 0;
    std::size_t places_ = 0;
    Blocks blocks_;
    [[no_unique_address]] Kernel kernel_;
};

}  // namespace triqueta
