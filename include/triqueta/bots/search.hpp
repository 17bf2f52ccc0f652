#pragma once

#include "triqueta/bots/arena.hpp"
#include "triqueta/bots/brain.hpp"
#include "triqueta/core/assert.hpp"
#include "triqueta/core/game.hpp"
#include "triqueta/core/random/dice.hpp"
#include "triqueta/core/seat.hpp"
#include "triqueta/core/state.hpp"
#include "triqueta/core/view.hpp"
#include "triqueta/play/complete.hpp"
#include "triqueta/play/urn.hpp"

#include <array>
#include <cstddef>
#include <cstdint>

namespace triqueta::bots {

namespace detail {

[[nodiscard]] constexpr std::uint64_t mixed(std::uint64_t key, std::uint64_t with) {
    key = (key ^ with) * 0x9E37'79B9'7F4A'7C15;
    key ^= key >> 29;
    key *= 0xBF58'476D'1CE4'E5B9;
    return key ^ key >> 32;
}

/// The integer square root.
[[nodiscard]] constexpr std::int64_t root(std::int64_t of) {
    std::int64_t r = 0;
    for (std::int64_t bit = std::int64_t{1} << 30; bit > 0; bit >>= 1)
        if ((r + bit) * (r + bit) <= of) r += bit;
    return r;
}

}  // namespace detail

/// How a search weighs.
struct search_settings {
    int prior = 15;        // the net's opinion counts as many visits
    int curiosity = 3000;  // how much rarely visited actions are preferred
};

/// A tree search for one decision (information set Monte Carlo tree search). Each try completes the view at random and
/// plays it on. At a decision, the seat to move goes by what it knows itself: its secrets and what it saw, never by
/// what the completion hides from it. Every seat pursues its own worth, so more than two players are no special case.
template <has_features G>
class search {
    static constexpr auto most_players = static_cast<std::size_t>(rules_of<G>::most_players);

  public:
    search(view<G> const& root, dice random, brain<G> judge, arena& memory, search_settings how = {})
        : root_{root}, random_{random}, judge_{judge}, memory_{&memory}, how_{how} {
        memory_->clear();
    }

    /// The number of positions that were evaluated.
    [[nodiscard]] std::int64_t nodes() const { return nodes_; }

    /// One try.
    void step() {
        state<G> s = complete(root_, random_);
        urn const chance{random_};
        int const players = s.players();
        std::array<std::uint64_t, most_players> keys;
        for (int i = 0; i < players; ++i) {
            seat const who{i};
            keys[static_cast<unsigned>(i)] =
                detail::mixed(static_cast<std::uint64_t>(i) + 1,
                              who == root_.seat() ? 0 : features_of<G>::secrets_key(s.secrets(who)));
        }
        path_length_ = 0;
        std::int32_t found = 0;  // the worth to the seat of the last node
        seat finder = root_.seat();
        for (;;) {
            auto const now = s.turn();
            if (now.is_over()) {
                finder = root_.seat();
                found = judge_(s, finder);
                ++nodes_;
                break;
            }
            if (now.is_chance()) {
                auto const drawn = chance(s);
                seat const who = s.table().mover;
                s.reveal_unchecked(drawn);
                auto& key = keys[static_cast<unsigned>(who.number())];
                key = detail::mixed(key, 0x10000U + static_cast<unsigned>(drawn));
                continue;
            }
            seat const mover = now.seat();
            if (auto const sure = features_of<G>::certain_action(s.view(mover)); sure && path_length_ > 0) {
                play(s, *sure, keys);
                continue;
            }
            auto const legal = s.distinct();
            if (legal.size() == 1 && path_length_ > 0) {
                play(s, legal[0], keys);
                continue;
            }
            std::uint64_t const key = keys[static_cast<unsigned>(mover.number())];
            arena::node* const n = path_length_ < most_path ? memory_->find(key) : nullptr;
            if (n == nullptr || n->count == 0) {
                auto const best = expand(s, mover, legal, n, key);
                finder = mover;
                found = best.worth;
                if (mover != root_.seat() && players > 2) {
                    play(s, best.what, keys);
                    finder = root_.seat();
                    found = judge_(s, finder);
                    ++nodes_;
                }
                break;
            }
            arena::edge* const e = select(*n);
            path_[static_cast<unsigned>(path_length_++)] = {n, e, mover};
            play(s, action<G>::from_number_unchecked(e->action), keys);
        }
        back_up(s, players, finder, found);
    }

    /// The best action so far. Precondition: a step was made.
    [[nodiscard]] action<G> best() {
        arena::node const* const n =
            memory_->find(detail::mixed(static_cast<std::uint64_t>(root_.seat().number()) + 1, 0));
        TRIQUETA_ASSERT(n != nullptr && n->count > 0);
        arena::edge const* const all = memory_->edges(*n);
        int best = 0;
        for (int i = 1; i < n->count; ++i)
            if (mean(all[i]) > mean(all[best])) best = i;
        return action<G>::from_number_unchecked(all[best].action);
    }

  private:
    static constexpr int most_path = 64;

    struct visit {
        arena::node* at;
        arena::edge* taken;
        seat who;
    };
    struct judged {
        action<G> what;
        std::int32_t worth;
    };

    void play(state<G>& s, action<G> a, std::array<std::uint64_t, most_players>& keys) const {
        auto const seen = (static_cast<std::uint64_t>(a.number()) + 1) | features_of<G>::shown_by_action(s, a) << 20;
        for (int i = 0; i < s.players(); ++i) {
            auto& key = keys[static_cast<unsigned>(i)];
            key = detail::mixed(key, seen);
        }
        s.apply_unchecked(a);
    }

    template <class Actions>
    judged expand(state<G> const& s, seat mover, Actions const& legal, arena::node* n, std::uint64_t key) {
        arena::edge* into = nullptr;
        if (n != nullptr && memory_->take(*n, key, legal.size())) into = memory_->edges(*n);
        judged best{legal[0], INT32_MIN};
        for (auto const a : legal) {
            state<G> after = s;
            after.apply_unchecked(a);
            std::int32_t const worth = worth_of_line<features_of<G>>(after, mover, judge_, nodes_);
            if (into != nullptr) *into++ = {0, worth, 0, static_cast<std::uint16_t>(a.number())};
            if (worth > best.worth) best = {a, worth};
        }
        return best;
    }

    [[nodiscard]] std::int64_t mean(arena::edge const& e) const {
        return (std::int64_t{e.prior} * how_.prior + e.sum) / (how_.prior + e.visits);
    }

    [[nodiscard]] arena::edge* select(arena::node& n) {
        arena::edge* const all = memory_->edges(n);
        std::int64_t const r = detail::root(std::int64_t{n.visits + 1} << 8);
        arena::edge* best = all;
        std::int64_t most = INT64_MIN;
        for (int i = 0; i < n.count; ++i) {
            std::int64_t const here = mean(all[i]) + how_.curiosity * r / (16 * (how_.prior + all[i].visits));
            if (here > most) {
                most = here;
                best = all + i;
            }
        }
        return best;
    }

    void back_up(state<G> const& s, int players, seat finder, std::int32_t found) {
        std::array<std::int32_t, most_players> worth;
        std::uint32_t known = 1U << finder.number();
        worth[static_cast<unsigned>(finder.number())] = found;
        if (players == 2) {
            worth[static_cast<unsigned>(1 - finder.number())] = -found;
            known = 3;
        }
        for (int i = path_length_ - 1; i >= 0; --i) {
            visit const& v = path_[static_cast<unsigned>(i)];
            auto const who = static_cast<unsigned>(v.who.number());
            if ((known >> who & 1) == 0) {
                worth[who] = judge_(s, v.who);
                ++nodes_;
                known |= 1U << who;
            }
            ++v.at->visits;
            ++v.taken->visits;
            v.taken->sum += worth[who];
        }
    }

    view<G> root_;
    dice random_;
    brain<G> judge_;
    arena* memory_;
    search_settings how_;
    std::array<visit, most_path> path_;
    int path_length_ = 0;
    std::int64_t nodes_ = 0;
};

}  // namespace triqueta::bots
