#pragma once

#include "triqueta/core/assert.hpp"
#include "triqueta/core/game.hpp"
#include "triqueta/core/lockstep.hpp"
#include "triqueta/core/random/dice.hpp"
#include "triqueta/core/refusal.hpp"
#include "triqueta/core/require.hpp"
#include "triqueta/core/state.hpp"
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
#include <span>
#include <utility>
#include <vector>

/// Many games of one kind stepped together, over flat arrays of the caller.
namespace triqueta {

/// A batch of games. Place i of n plays games i, i + n, i + 2n, …: when one ends, the next begins. An urn with dice of
/// the key and the game's number answers for chance, so each game is the same as a single game with these dice. Places
/// is a sequence of batch_place<G>.
template <game G, class Places = std::vector<batch_place<G>>>
class single_batch {
    using rules = rules_of<G>;

  public:
    static constexpr int mask_length = rules::action::count;
    static constexpr int view_length = encoding_length<G>;
    static constexpr int reward_length = rules::most_players;

    /// An impossible set-up ends the program, as it does for a state.
    explicit single_batch(std::uint64_t key, std::size_t places, setup<G> const& start = {})

        : single_batch{key, Places(places, batch_place<G>{state<G>{start}, dice{key}, 0}), start} {}
    /// Uses these places and overwrites their contents.
    single_batch(std::uint64_t key, Places places, setup<G> const& start)
        : key_{key}, start_{start}, places_{std::move(places)} {
        triqueta::detail::require_possible(state<G>::why_not(start));
        for (std::size_t i = 0; i < size(); ++i) begin(places_[i], i);
    }

    [[nodiscard]] std::size_t size() const { return places_.size(); }
    [[nodiscard]] Places const& places() const { return places_; }
    [[nodiscard]] batch_place<G> const& operator[](std::size_t place) const { return places_[place]; }

    /// Puts a game there, such as a completion of a view; its chance answers with these dice. The game after it is that
    /// of its number + size(). Precondition: it isn't over.
    void put(std::size_t place, batch_place<G> const& game) {
        TRIQUETA_ASSERT(!game.position.is_over());
        places_[place] = game;
        answer_for_chance(places_[place]);
    }

    void observe(batch_outputs const& out) const {
        clear_masks(out);
        for (std::size_t i = 0; i < size(); ++i) write_observation(i, out);
    }

    /// The first illegal action, with its place.
    [[nodiscard]] refused_in_batch why_not(std::span<std::int32_t const> actions) const {
        for (std::size_t i = 0; i < size(); ++i) {
            auto const& s = places_[i].position;
            auto const a = action<G>::from_number(actions[i]);
            if (!a) return {i, refusal::no_such_number};
            if (!s.allows(*a)) return {i, s.why_not(s.turn().seat(), *a)};
        }
        return {};
    }

    /// Takes one action in each place. If one is illegal, nothing changes.
    [[nodiscard]] refused_in_batch step(std::span<std::int32_t const> actions, batch_outputs const& out) {
        if (auto const no = why_not(actions)) return no;
        clear_masks(out);
        for (std::size_t i = 0; i < size(); ++i) {
            auto& here = places_[i];
            here.position.apply_unchecked(action<G>::from_number_unchecked(actions[i]));
            answer_for_chance(here);
            close(i, out);
            write_observation(i, out);
        }
        return {};
    }

    /// Plays each game to its end. Each action is chosen uniformly, with one draw of the place's dice. Writes only
    /// rewards, and returns the number of actions.
    std::uint64_t play_out(std::span<std::int32_t> rewards = {}) {
        std::uint64_t taken = 0;
        for (std::size_t i = 0; i < size(); ++i) {
            auto& here = places_[i];
            taken += static_cast<std::uint64_t>(play_on(here.position, urn{here.chance}, uniform));
            close(i, {.rewards = rewards});
        }
        return taken;
    }

  private:
    static void answer_for_chance(batch_place<G>& here) {
        while (here.position.turn().is_chance()) here.position.reveal_unchecked(urn{here.chance}(here.position));
    }

    void begin(batch_place<G>& here, std::uint64_t number) {
        here = {state<G>::make_unchecked(start_), dice{key_, number}, number};
        answer_for_chance(here);
    }

    /// Writes rewards, and begins a new game where one has ended.
    void close(std::size_t place, batch_outputs const& out) {
        auto& here = places_[place];
        bool const ended = here.position.is_over();
        if (!out.done.empty()) out.done[place] = ended ? 1 : 0;
        if (!out.rewards.empty()) {
            auto const rewards = out.rewards.subspan(place * reward_length, reward_length);
            for (auto& r : rewards) r = 0;
            if (ended) {
                auto const result = here.position.result();
                for (int s = 0; s < here.position.players(); ++s)
                    rewards[static_cast<unsigned>(s)] = result.points(seat{s}).value();
            }
        }
        if (ended) begin(here, here.number + size());
    }

    /// All at once, which is faster than one after the other.
    void clear_masks(batch_outputs const& out) const {
        if (!out.masks.empty()) std::fill_n(out.masks.begin(), size() * mask_length, std::uint8_t{0});
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

    std::uint64_t key_ = 0;
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
