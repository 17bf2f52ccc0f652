#pragma once

#include "triqueta/bots/brain.hpp"
#include "triqueta/bots/estimate.hpp"
#include "triqueta/bots/level.hpp"
#include "triqueta/bots/likely_completion.hpp"
#include "triqueta/bots/tryout.hpp"
#include "triqueta/bots/weights.hpp"
#include "triqueta/core/assert.hpp"
#include "triqueta/core/game.hpp"
#include "triqueta/core/random/dice.hpp"
#include "triqueta/core/seat.hpp"
#include "triqueta/core/state.hpp"
#include "triqueta/core/view.hpp"
#include "triqueta/play/complete.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <tuple>

namespace triqueta::bots {

namespace detail {

template <class G>
struct weights_part {};
template <has_features G>
struct weights_part<G> {
    std::optional<brain_weights<G>> given;
};

}  // namespace detail

/// Whether two legal actions differ only by things that are alike, such as columns of one height.
template <game G>
[[nodiscard]] constexpr bool are_alike([[maybe_unused]] view<G> const& v, action<G> a, action<G> b) {
    if constexpr (requires { alike(v.table(), v.mine(), a, b); })
        return alike(v.table(), v.mine(), a, b);
    else
        return a == b;
}

/// An action, and what its seat may expect of it.
template <game G>
struct judged_action {
    action<G> what;
    estimate chance;  // to win; a shared win counts in parts
    estimate points;  // at the end of the game

    friend constexpr bool operator==(judged_action const&, judged_action const&) = default;
};

/// Says what each action of a seat is worth, by playing on from completions of its view. A function of the view, the
/// dice, the budget and the weights: the same on every machine. It allocates nothing.
///
/// Call `begin`, then `think` until it returns true (or stop earlier). Slices don't change the result. docs/analysis.md
/// says how it judges.
template <game G>
class analysis {
  public:
    explicit analysis(dice random = dice{1}) : random_{random} {}

    /// With other weights than the shipped ones.
    template <has_features Game = G>
    analysis(dice random, brain_weights<Game> weights) : random_{random} {
        weights_.given = weights;
    }

    /// Begins with a view. Precondition: it is the viewer's turn.
    void begin(view<G> const& v, budget most = {}) {
        TRIQUETA_ASSERT(v.turn().is(v.seat()));
        constexpr std::int64_t usual = 50'000;
        view_ = v;
        spent_ = 0;
        total_ = most.nodes > 0 ? most.nodes : usual;
        count_ = next_ = first_ = rounds_ = 0;
        now_ = random_;
        round_ = dice{now_.draw(), now_.draw()};
        for (auto const a : actions_of(v)) all_[static_cast<unsigned>(count_++)] = candidate{a.number()};
    }

    /// Goes on for about so many nodes. Returns whether the budget is spent.
    bool think(std::int64_t nodes) {
        std::int64_t const until = spent_ + nodes;
        while (!is_done() && spent_ < until) try_next();
        return is_done();
    }

    [[nodiscard]] budget spent() const { return {spent_}; }
    [[nodiscard]] budget granted() const { return {total_}; }

    // The results so far. Precondition: `begin` was called.

    [[nodiscard]] view<G> const& about() const { return view_; }
    /// The number of actions: of those that are alike, the lowest stands for all.
    [[nodiscard]] int size() const { return count_; }
    [[nodiscard]] judged_action<G> operator[](int place) const {
        TRIQUETA_ASSERT(place >= 0 && place < count_);
        candidate const& c = all_[static_cast<unsigned>(place)];
        auto const chance = c.chance();
        auto points = c.points.result();
        if constexpr (scores_only_wins<G>) points = chance;
        return {c.what(), chance, points};
    }
    /// The place of a legal action, or of the one that stands for it.
    [[nodiscard]] int place_of(action<G> a) const {
        for (int i = 0; i < count_; ++i)
            if (are_alike<G>(view_, all_[static_cast<unsigned>(i)].what(), a)) return i;
        TRIQUETA_ASSERT(false);
        return 0;
    }
    [[nodiscard]] judged_action<G> of(action<G> a) const { return (*this)[place_of(a)]; }
    /// The action with the best chance to win; of equal ones, that which scores most at once, then that with the most
    /// expected points.
    [[nodiscard]] judged_action<G> best() const { return (*this)[place_of_best()]; }
    [[nodiscard]] int place_of_best() const {
        int best = 0;
        for (int i = 1; i < count_; ++i) {
            candidate const& here = all_[static_cast<unsigned>(i)];
            candidate const& there = all_[static_cast<unsigned>(best)];
            if (rank(here) > rank(there)) best = i;
        }
        return best;
    }
    /// The action to advise a person to take: the best one, unless another, whose chance is within the best one's
    /// error, scores more at once and lets the seat go on.
    [[nodiscard]] judged_action<G> advice() const {
        int const best = place_of_best();
        auto const most = all_[static_cast<unsigned>(best)].chance();
        int found = best;
        for (int i = 0; i < count_; ++i) {
            candidate const& here = all_[static_cast<unsigned>(i)];
            candidate const& there = all_[static_cast<unsigned>(found)];
            if (!here.goes_on || most.mean - here.chance().mean > most.error || here.scored < there.scored) continue;
            if (here.scored > there.scored || rank(here) > rank(there)) found = i;
        }
        return (*this)[found];
    }

  private:
    struct candidate {
        int action = 0;
        tally<4> now{};        // in 4096ths
        tally<4> later{};      // in 4096ths
        tally<16> points{};    // in points
        int scored = 0;        // points right after the action
        bool goes_on = false;  // whether the seat then has another choice
        bool dropped = false;

        [[nodiscard]] triqueta::action<G> what() const { return triqueta::action<G>::from_number_unchecked(action); }
        /// What the net says at once counts as some tries, as it doesn't depend on luck.
        [[nodiscard]] estimate chance() const {
            constexpr std::int64_t tries = 15;  // as in a search
            estimate e = later.result();
            if (now.tries() == 0) return e;
            std::int64_t const n = e.tries;
            e.mean = static_cast<std::int32_t>((tries * now.mean() + n * e.mean) / (tries + n));
            if (e.error != estimate::unknown) e.error = static_cast<std::int32_t>(n * e.error / (tries + n));
            return e;
        }
    };

    [[nodiscard]] static auto rank(candidate const& c) {
        return std::tuple{c.chance().mean, c.scored, c.points.mean()};
    }

    /// Where the game doesn't say which actions are alike, all of them.
    [[nodiscard]] static auto actions_of(view<G> const& v) {
        if constexpr (requires(action<G> a) { alike(v.table(), v.mine(), a, a); })
            return v.distinct();
        else
            return v.legal();
    }

    /// Of eight rounds, the last one goes to the end of the game, and is for the points alone.
    [[nodiscard]] bool is_for_points() const { return !scores_only_wins<G> && rounds_ % 8 == 7; }

    /// A round for the chances that was begun is finished, so that all actions meet the same luck.
    [[nodiscard]] bool is_done() const {
        bool const may_stop = next_ == first_ || is_for_points();
        return may_stop && (spent_ >= total_ || rounds_ == tally<4>::most_tries);
    }

    /// A try of the next candidate. In each round, all candidates get the same completion and dice.
    void try_next() {
        if (next_ == first_) world_ = completed(round_);
        dice random = round_;
        candidate& c = all_[static_cast<unsigned>(next_)];
        state<G> s = world_;
        s.apply_unchecked(c.what());
        if (rounds_ == 0) {
            c.scored = s.result().points(view_.seat()).value();
            c.goes_on = s.turn().is(view_.seat());
        }
        ++spent_;
        tryout const found = tried(s, random, is_for_points());
        if (is_for_points()) {
            if (found.points) c.points.add(*found.points);
        } else {
            c.later.add(found.chance / 16);
            if (found.now) c.now.add(*found.now / 16);
        }
        do ++next_;
        while (next_ < count_ && all_[static_cast<unsigned>(next_)].dropped);
        if (next_ == count_) end_round();
    }
    void end_round() {
        constexpr int between_drops = 16;
        round_ = dice{now_.draw(), now_.draw()};
        if (++rounds_ % between_drops == 0) drop_the_worst();
        first_ = 0;
        while (all_[static_cast<unsigned>(first_)].dropped) ++first_;
        next_ = first_;
    }
    /// Leaves out actions that are clearly worse than the best one, until that changes.
    void drop_the_worst() {
        constexpr int errors = 4;
        constexpr int slack = estimate::one / 50;  // a few tries may be more alike than their error says
        auto const most = all_[static_cast<unsigned>(place_of_best())].chance();
        for (int i = 0; i < count_; ++i) {
            candidate& c = all_[static_cast<unsigned>(i)];
            auto const here = c.chance();
            std::int64_t const gap = std::int64_t{most.mean} - here.mean;
            c.dropped = gap > slack + errors * (std::int64_t{most.error} + here.error);  // never the best one
        }
    }

    [[nodiscard]] auto weights() const requires has_features<G> {
        return weights_.given ? weights_.given : shipped_weights<G>(view_.players());
    }
    [[nodiscard]] state<G> completed(dice& random) {
        if constexpr (has_features<G>)
            if (auto const known = weights())
                return likely_completion(view_, random, brain<G>{*known}, features_of<G>::template searching<G>.guesses,
                                         spent_);
        return complete(view_, random);
    }
    [[nodiscard]] tryout tried(state<G> const& s, dice& random, bool to_the_end) {
        if constexpr (has_features<G>) {
            auto const weights = this->weights();
            if (weights) return try_with_net<G>(s, view_.seat(), *weights, random, to_the_end, spent_);
        }
        return try_at_random<G>(s, view_.seat(), random, spent_);
    }

    view<G> view_ = spectate<G>(setup<G>{});
    dice random_;
    dice now_{0};
    dice round_{0};
    state<G> world_{setup<G>{}};  // the completion of this round
    [[no_unique_address]] detail::weights_part<G> weights_;
    std::array<candidate, static_cast<std::size_t>(action_set<G>::most)> all_{};
    std::int64_t spent_ = 0;
    std::int64_t total_ = 0;
    int count_ = 0;
    int next_ = 0;
    int first_ = 0;
    int rounds_ = 0;
};

/// What each action is worth, at once. Precondition: it is the viewer's turn.
template <game G>
[[nodiscard]] analysis<G> analyze(view<G> const& v, budget most = {}, dice random = dice{1}) {
    analysis<G> all{random};
    all.begin(v, most);
    while (!all.think(all.granted().nodes)) {
    }
    return all;
}

}  // namespace triqueta::bots
