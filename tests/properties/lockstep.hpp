#pragma once

#include "properties/choices.hpp"
#include "properties/claim.hpp"
#include "properties/walk.hpp"

#include <triqueta/batch.hpp>
#include <triqueta/triqueta.hpp>

#include <algorithm>
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
          done(places, 77),
          numbers(places, 77),
          players(places, 77),
          lengths(places, 77),
          mask_bits(places * batch::mask_bytes, 77),
          legal_counts(places, 77),
          legal(places * batch::most_legal, 77),
          all_views(places * G::players * batch::view_length, 77),
          states(places * batch::state_length, 77),
          truncated(places, 77),
          wins(places * batch::reward_length, 77),
          final_numbers(places, 77),
          final_lengths(places, 77),
          final_views(places * G::players * batch::view_length, 77),
          final_states(places * batch::state_length, 77) {}

    /// Some of them: those whose bits are set in `wanted`. The first five, and those in one bit, belong together.
    [[nodiscard]] triqueta::batch_outputs outputs(std::uint32_t wanted = ~0U) {
        triqueta::batch_outputs out{seats, masks, views, rewards, done};
        if (wanted & 1) out.numbers = numbers, out.lengths = lengths;
        if (wanted & 2) out.players = players;
        if (wanted & 4) out.mask_bits = mask_bits;
        if (wanted & 8) out.legal_counts = legal_counts, out.legal = legal;
        if (wanted & 16) out.all_views = all_views;
        if (wanted & 32) out.states = states;
        if (wanted & 64) out.truncated = truncated, out.wins = wins;
        if (wanted & 128) out.final_numbers = final_numbers, out.final_lengths = final_lengths;
        if (wanted & 256) out.final_views = final_views;
        if (wanted & 512) out.final_states = final_states;
        return out;
    }
    friend bool operator==(batch_arrays const&, batch_arrays const&) = default;

    std::vector<std::int32_t> seats;
    std::vector<std::uint8_t> masks;
    std::vector<std::int8_t> views;
    std::vector<std::int32_t> rewards;
    std::vector<std::uint8_t> done;
    std::vector<std::uint64_t> numbers;
    std::vector<std::int32_t> players;
    std::vector<std::uint32_t> lengths;
    std::vector<std::uint8_t> mask_bits;
    std::vector<std::int32_t> legal_counts;
    std::vector<std::int32_t> legal;
    std::vector<std::int8_t> all_views;
    std::vector<std::int8_t> states;
    std::vector<std::uint8_t> truncated;
    std::vector<std::uint8_t> wins;
    std::vector<std::uint64_t> final_numbers;
    std::vector<std::uint32_t> final_lengths;
    std::vector<std::int8_t> final_views;
    std::vector<std::int8_t> final_states;
};

/// A batch in lock-step beside one of single games, from the same start.
template <triqueta::game G>
class batches_side_by_side {
  public:
    batches_side_by_side(std::uint64_t key, std::size_t places, triqueta::setup<G> const& start)
        : many_{key, places, start},
          single_{key, places, start},
          of_many_{places},
          of_single_{places},
          actions_(places),
          where_(places) {
        observe({});
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
        observe({});
    }

    /// Steps some places of both by legal actions: chosen here, or by the batches. Now and then tries an illegal one
    /// before.
    void step(choices& from) {
        auto const in = any_inputs(from);
        if (from.one_in(4)) {
            choose(from, in);
        } else {
            for (std::size_t place = 0; place < single_.size(); ++place)
                actions_[place] = takes(in, place) ? from.pick(single_[place].position.legal()).number() : -7;
        }
        auto now = in;
        now.actions = actions_;
        if (from.one_in(8)) {
            auto wrong = actions_;
            auto const place = from.below_any(static_cast<std::uint32_t>(wrong.size()));
            wrong[place] = static_cast<std::int32_t>(from.below(triqueta::action<G>::count + 2)) - 1;
            now.actions = wrong;
            claim(many_.why_not(now) == single_.why_not(now), "the same reason why not");
            if (many_.why_not(now)) {
                claim(many_.step(now, of_many_.outputs()) == single_.step(now, of_single_.outputs()),
                      "the same refusal");
                return compare();
            }
            now.actions = actions_;
        }
        auto const wanted = from.one_in(4) ? from.below_any(1024) : 0;
        claim(!many_.step(now, of_many_.outputs(wanted)), "the batch in lock-step accepts what is legal");
        claim(!single_.step(now, of_single_.outputs(wanted)), "the batch of single games accepts what is legal");
        decisions_ += actions_.size();
        compare();
    }

    void play_out(choices& from) {
        auto const places = any_range(from);
        auto const taken = many_.play_out(of_many_.rewards, places);
        claim(taken == single_.play_out(of_single_.rewards, places), "as many actions");
        observe(any_inputs(from));
    }

    /// Begins some games anew, in one way or another.
    void begin(choices& from) {
        auto const key = from.below(4);
        switch (from.below(3)) {
            case 0: {
                auto const in = any_inputs(from);
                many_.reset(in);
                single_.reset(in);
                break;
            }
            case 1: {
                triqueta::batch_numbers const numbers{from.below(100), from.below(3)};
                many_.restart(key, numbers);
                single_.restart(key, numbers);
                break;
            }
            default: {
                auto const place = from.below_any(static_cast<std::uint32_t>(single_.size()));
                auto const s = single_[place].position;
                auto const seen = s.view(from.one_in(4) ? triqueta::viewer::spectator() : s.turn().seat());
                auto places = any_range(from);
                many_.complete(seen, key, 5, places);
                single_.complete(seen, key, 5, places);
                for (std::size_t i = places.first; i < places.within(single_.size()).end(); ++i)
                    claim(single_[i].position.view(seen.who()) == seen, "a completion of the view");
                break;
            }
        }
        observe({});
    }

    /// Goes on with what is read of the bytes of the other.
    void save() {
        auto const all = triqueta::bytes(many_);
        claim(all == triqueta::bytes(single_), "the same bytes");
        auto const many = triqueta::read_batch<G, triqueta::lockstep_batch<G>>(all);
        auto const single = triqueta::read_batch<G, triqueta::single_batch<G>>(all);
        claim(many && single, "what a batch wrote can be read");
        many_ = *many;
        single_ = *single;
        compare();
    }

    [[nodiscard]] std::uint64_t decisions() const { return decisions_; }

  private:
    static bool takes(triqueta::batch_inputs const& in, std::size_t place) {
        return in.has(place) && place >= in.places.first && place - in.places.first < in.places.count;
    }
    [[nodiscard]] triqueta::batch_range any_range(choices& from) const {
        return from.one_in(2) ? triqueta::batch_range{} : triqueta::batch_range::part(single_.size(), 3, from.below(3));
    }
    /// Of any places.
    [[nodiscard]] triqueta::batch_inputs any_inputs(choices& from) {
        triqueta::batch_inputs in;
        if (from.one_in(2)) return in;
        if (from.one_in(2)) {
            auto const most = 1 + from.below(3);
            for (auto& one : where_) one = from.below(most) == 0 ? 2 : 0;
            in.where = where_;
        }
        if (from.one_in(4)) in.most_actions = 1 + from.below(40);
        in.places = any_range(from);
        return in;
    }

    void choose(choices& from, triqueta::batch_inputs const& in) {
        std::fill(actions_.begin(), actions_.end(), -7);
        auto others = actions_;
        if (from.one_in(2)) {
            many_.choose(actions_, in);
            single_.choose(others, in);
        } else {
            std::vector<std::uint64_t> random;
            triqueta::dice source{from.below(256)};
            for (std::size_t i = 0; i < actions_.size(); ++i)
                random.push_back(source.draw() | std::uint64_t{source.draw()} << 32);
            many_.choose_by(random, actions_, in);
            single_.choose_by(random, others, in);
        }
        claim(actions_ == others, "the same choices");
    }

    void observe(triqueta::batch_inputs const& in) {
        many_.observe(in, of_many_.outputs());
        single_.observe(in, of_single_.outputs());
        compare();
    }
    void compare() const {
        claim(of_many_.seats == of_single_.seats, "the same movers");
        claim(of_many_.masks == of_single_.masks, "the same legal actions");
        claim(of_many_.views == of_single_.views, "the same views");
        claim(of_many_.rewards == of_single_.rewards, "the same rewards");
        claim(of_many_.done == of_single_.done, "the same ends");
        claim(of_many_ == of_single_, "the same of everything else");
        for (std::size_t place = 0; place < single_.size(); ++place) {
            auto const one = many_[place];
            claim(one.position == single_[place].position, "the same positions");
            claim(one.chance == single_[place].chance, "the same dice");
            claim(one.number == single_[place].number, "the same numbers of games");
            claim(one.actions == single_[place].actions, "as many actions so far");
        }
    }

    triqueta::lockstep_batch<G> many_;
    triqueta::single_batch<G> single_;
    batch_arrays<G> of_many_;
    batch_arrays<G> of_single_;
    std::vector<std::int32_t> actions_;
    std::vector<std::uint8_t> where_;
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
            both.play_out(from);
        else if (from.one_in(16))
            both.begin(from);
        else if (from.one_in(64))
            both.save();
        else
            both.step(from);
    }
    both.play_out(from);
    return both.decisions();
}

}  // namespace properties
