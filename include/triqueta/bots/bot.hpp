#pragma once

#include "triqueta/bots/brain.hpp"
#include "triqueta/bots/level.hpp"
#include "triqueta/bots/playout_judge.hpp"
#include "triqueta/bots/search.hpp"
#include "triqueta/bots/temper.hpp"
#include "triqueta/bots/weights.hpp"
#include "triqueta/core/assert.hpp"
#include "triqueta/core/game.hpp"
#include "triqueta/core/random/dice.hpp"
#include "triqueta/core/state.hpp"
#include "triqueta/core/view.hpp"
#include "triqueta/play/complete.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <span>

namespace triqueta::bots {

namespace detail {

template <class G>
struct net_part {};
template <has_features G>
struct net_part<G> {
    std::optional<brain_weights<G>> weights;
    std::optional<bots::search<G>> search;
};

}  // namespace detail

/// An opponent. It gets views of its seat and nothing else. A choice is a function of the view, the level, the dice,
/// the budget and the weights, the same on every machine.
///
/// `choose` answers at once. To think in slices, call `begin`, then `think` until it returns true (or stop earlier),
/// then `choice`. Slices don't change the answer.
template <game G>
class bot {
  public:
    bot(level l, dice random) : random_{random}, level_{l} {}

    /// With other weights than the shipped ones, such as those of a file.
    template <has_features Game = G>
    bot(level l, dice random, brain_weights<Game> weights) : random_{random}, level_{l} {
        net_.weights = weights;
    }

    [[nodiscard]] bots::level plays_at() const { return level_; }
    /// Its dice, as they are before the next choice.
    [[nodiscard]] dice const& random() const { return random_; }

    /// Begins to think about a view. Precondition: it is the viewer's turn.
    void begin(view<G> const& v, budget most = {}) {
        TRIQUETA_ASSERT(v.turn().is(v.seat()));
        view_ = v;
        spent_ = 0;
        total_ = most.nodes;
        count_ = 0;
        searching_ = false;
        random_at_begin_ = dice{random_.draw(), random_.draw()};
        auto const legal = v.distinct();
        if (legal.size() == 1) return settle(legal[0]);
        if constexpr (has_features<G>) {
            if (auto const sure = features_of<G>::certain_action(v)) return settle(*sure);
            if (!net_.weights) net_.weights = shipped_weights<G>(v.players());
            if (net_.weights) return begin_with_net(legal);
        }
        begin_with_playouts(legal);
    }

    /// Thinks on for about so many nodes. Returns whether it has come to a choice.
    bool think(std::int64_t nodes) {
        std::int64_t const until = std::min(total_, spent_ + nodes);
        if constexpr (has_features<G>)
            if (searching_) {
                while (spent_ < until && !net_.search->is_settled()) {
                    net_.search->step();
                    spent_ = net_.search->nodes();
                }
                if (net_.search->is_settled()) total_ = spent_;
                return spent_ >= total_;
            }
        while (spent_ < until) play_out_next();
        return spent_ >= total_;
    }

    /// How much of the budget is spent.
    [[nodiscard]] budget spent() const { return {spent_}; }
    [[nodiscard]] budget granted() const { return {total_}; }

    /// The choice, so far. Precondition: `begin` was called.
    [[nodiscard]] action<G> choice() const {
        if constexpr (has_features<G>)
            if (searching_) return net_.search->best();
        int best = 0;
        for (int i = 1; i < count_; ++i)
            if (worth_of(i) > worth_of(best)) best = i;
        return action<G>::from_number_unchecked(candidates_[static_cast<unsigned>(best)].action);
    }

    /// Begins, thinks and chooses.
    [[nodiscard]] action<G> choose(view<G> const& v, budget most = {}) {
        begin(v, most);
        while (!think(total_)) {
        }
        return choice();
    }

  private:
    struct candidate {
        std::uint16_t action;
        std::int32_t error;  // of this choice
        std::int64_t sum;
        std::int32_t tries;
    };

    [[nodiscard]] std::int64_t worth_of(int i) const {
        candidate const& c = candidates_[static_cast<unsigned>(i)];
        return c.tries == 0 ? INT32_MIN : c.sum / c.tries + c.error;
    }

    void add(action<G> a, std::int32_t worth, int tries, std::int32_t error) {
        auto const off = with_error(0, error, random_at_begin_);
        candidates_[static_cast<unsigned>(count_++)] = {static_cast<std::uint16_t>(a.number()), off, worth, tries};
    }
    void settle(action<G> a) {
        add(a, 0, 1, 0);
        total_ = 0;
    }

    template <class Actions>
    void begin_with_net(Actions const& legal) requires has_features<G> {
        brain<G> const judge{*net_.weights};
        if constexpr (features_of<G>::is_searched)
            if (level_ == level::best) return begin_with_search(judge);
        state<G> const s = complete(view_, random_at_begin_);
        auto const error = features_of<G>::mistakes.of(level_, view_.players());
        for (auto const a : legal)
            add(a, worth_of_action<features_of<G>, G>(s, view_.seat(), a, judge, spent_), 1, error);
        total_ = spent_;
        if constexpr (requires { features_of<G>::is_odd(view_, legal[0]); }) rule_out_odd_mistakes();
    }

    /// What a person does only for a good reason is no mistake of a level: the reason is that nothing is better.
    void rule_out_odd_mistakes() requires has_features<G> {
        auto const all = std::span{candidates_}.first(static_cast<std::size_t>(count_));
        std::int64_t best = INT64_MIN;
        for (candidate const& c : all) best = std::max(best, c.sum);
        for (candidate& c : all)
            if (c.sum < best && features_of<G>::is_odd(view_, action<G>::from_number_unchecked(c.action)))
                c.error = INT32_MIN / 2;
    }

    template <class Judge>
    void begin_with_search(Judge const& judge) {
        constexpr std::int64_t usual = 4000;
        net_.search.emplace(view_, random_at_begin_, judge);
        searching_ = true;
        spent_ = net_.search->nodes();
        total_ = net_.search->is_settled() ? spent_ : std::max(spent_, total_ == 0 ? usual : total_);
    }

    template <class Actions>
    void begin_with_playouts(Actions const& legal) {
        // Nodes are the actions of playouts.
        constexpr std::array<std::int64_t, levels> most{400, 1'600, 6'000, 24'000, 100'000};
        constexpr std::array<std::int32_t, levels> error{10'000, 5'000, 2'000, 0, 0};
        auto const l = static_cast<unsigned>(level_);
        if (total_ == 0 || total_ > most[l]) total_ = level_ == level::best && total_ > 0 ? total_ : most[l];
        for (auto const a : legal) add(a, 0, 0, error[l]);
        next_ = 0;
        drawn_ = random_at_begin_;
    }
    /// A playout of the next candidate. In each round, all candidates get the same completion and dice.
    void play_out_next() {
        dice random = drawn_;
        state<G> s = complete(view_, random);
        candidate& c = candidates_[static_cast<unsigned>(next_)];
        s.apply_unchecked(action<G>::from_number_unchecked(c.action));
        ++spent_;
        c.sum += played_out(s, view_.seat(), random, spent_);
        ++c.tries;
        if (++next_ < count_) return;
        next_ = 0;
        drawn_ = dice{random_at_begin_.draw(), random_at_begin_.draw()};
    }

    view<G> view_ = spectate<G>(setup<G>{});
    dice random_;
    dice random_at_begin_{0};
    dice drawn_{0};
    [[no_unique_address]] detail::net_part<G> net_;
    std::array<candidate, static_cast<std::size_t>(action_set<G>::most)> candidates_;
    std::int64_t spent_ = 0;
    std::int64_t total_ = 0;
    int count_ = 0;
    int next_ = 0;
    bots::level level_;
    bool searching_ = false;
};

}  // namespace triqueta::bots
