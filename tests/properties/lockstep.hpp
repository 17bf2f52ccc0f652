#pragma once

#include "properties/choices.hpp"
#include "properties/claim.hpp"
#include "properties/walk.hpp"

#include <triqueta/batch.hpp>
#include <triqueta/triqueta.hpp>

#include <cstddef>
#include <cstdint>
#include <vector>

namespace properties {

/// All that a batch writes.
template <triqueta::game G>
struct batch_arrays {
    using batch = triqueta::single_batch<G>;

    explicit batch_arrays(std::size_t places)
        : seats(places, 77),
          masks(places * batch::mask_length, 77),
          views(places * batch::view_length, 77),
          rewards(places * batch::reward_length, 77),
          done(places, 77) {}

    [[nodiscard]] triqueta::batch_outputs outputs() { return {seats, masks, views, rewards, done}; }
    friend bool operator==(batch_arrays const&, batch_arrays const&) = default;

    std::vector<std::int32_t> seats;
    std::vector<std::uint8_t> masks;
    std::vector<std::int8_t> views;
    std::vector<std::int32_t> rewards;
    std::vector<std::uint8_t> done;
};

/// A batch in lock-step beside one of single games, from the same start.
template <triqueta::game G>
class batches_side_by_side {
  public:
    batches_side_by_side(std::uint64_t key, std::size_t places, triqueta::setup<G> const& start)
        : many_{key, places, start}, single_{key, places, start}, of_many_{places}, of_single_{places} {
        observe();
    }

    /// Puts positions of arbitrary games in some places, or completions of the views of their movers.
    void put_positions(choices& from) {
        for (std::size_t place = 0; place < single_.size(); ++place) {
            if (from.one_in(4)) continue;
            triqueta::state<G> s{any_setup<G>(from)};
            for (auto steps = from.below(200); steps > 0; --steps) {
                auto next = s;
                any_step(next, from);
                if (next.is_over()) break;
                s = next;
            }
            if (from.one_in(2) && s.turn().is_seat()) s = triqueta::complete(s.view(s.turn().seat()), from);
            triqueta::batch_place<G> const game{s, triqueta::dice{from.below(256)}, from.below(256)};
            many_.put(place, game);
            single_.put(place, game);
        }
        observe();
    }

    /// Steps both by legal actions. Now and then tries an illegal one before.
    void step(choices& from) {
        std::vector<std::int32_t> actions;
        for (std::size_t place = 0; place < single_.size(); ++place)
            actions.push_back(from.pick(single_[place].position.legal()).number());
        if (from.one_in(8)) {
            auto wrong = actions;
            auto const place = from.below_any(static_cast<std::uint32_t>(wrong.size()));
            wrong[place] = static_cast<std::int32_t>(from.below(triqueta::action<G>::count + 2)) - 1;
            claim(many_.why_not(wrong) == single_.why_not(wrong), "the same reason why not");
            if (many_.why_not(wrong)) {
                claim(many_.step(wrong, of_many_.outputs()) == single_.step(wrong, of_single_.outputs()),
                      "the same refusal");
                return compare();
            }
        }
        claim(!many_.step(actions, of_many_.outputs()), "the batch in lock-step accepts what is legal");
        claim(!single_.step(actions, of_single_.outputs()), "the batch of single games accepts what is legal");
        decisions_ += actions.size();
        compare();
    }

    void play_out() {
        auto const taken = many_.play_out(of_many_.rewards);
        claim(taken == single_.play_out(of_single_.rewards), "as many actions");
        decisions_ += taken;
        observe();
    }

    [[nodiscard]] std::uint64_t decisions() const { return decisions_; }

  private:
    void observe() {
        many_.observe(of_many_.outputs());
        single_.observe(of_single_.outputs());
        compare();
    }
    void compare() const {
        claim(of_many_.seats == of_single_.seats, "the same movers");
        claim(of_many_.masks == of_single_.masks, "the same legal actions");
        claim(of_many_.views == of_single_.views, "the same views");
        claim(of_many_.rewards == of_single_.rewards, "the same rewards");
        claim(of_many_.done == of_single_.done, "the same ends");
        for (std::size_t place = 0; place < single_.size(); ++place) {
            auto const one = many_[place];
            claim(one.position == single_[place].position, "the same positions");
            claim(one.chance == single_[place].chance, "the same dice");
            claim(one.number == single_[place].number, "the same numbers of games");
        }
    }

    triqueta::lockstep_batch<G> many_;
    triqueta::single_batch<G> single_;
    batch_arrays<G> of_many_;
    batch_arrays<G> of_single_;
    std::uint64_t decisions_ = 0;
};

/// Every game of a batch in lock-step is exactly the single game: positions, masks, views, rewards and dice.
template <triqueta::game G>
std::uint64_t games_in_lockstep_are_single_games(choices& from, int steps) {
    std::size_t const places = 1 + from.below(150);
    batches_side_by_side<G> both{from.below(256), places, any_setup<G>(from)};
    if (from.one_in(2)) both.put_positions(from);
    for (; steps > 0; --steps) {
        if (from.one_in(32))
            both.play_out();
        else
            both.step(from);
    }
    both.play_out();
    return both.decisions();
}

}  // namespace properties
