#pragma once

#include "terminal/best_move.hpp"
#include "terminal/presentation.hpp"
#include "triqueta/core/random/dice.hpp"
#include "triqueta/core/view.hpp"
#include "triqueta/triangles/triangles.hpp"

#include <algorithm>
#include <array>

namespace terminal {

/// Evaluates actions of the 21/15/9-card game by about how many turns the hand will take, from one player's view.
class race_judgement {
    using view = triqueta::view<triqueta::race>;
    using action = triqueta::triangles::race::action;
    using card = triqueta::triangles::card;
    using cards = triqueta::triangles::cards;
    using cut = triqueta::triangles::cut;
    using openings = triqueta::triangles::race::moves::openings;
    using plan = triqueta::triangles::race::plan;
    using source = triqueta::triangles::race::source;
    using table = triqueta::triangles::race::table;

  public:
    explicit race_judgement(view const& v)
        : table_{&v.table()}, me_{v.seat()}, hand_{v.mine().hand}, saved_{v.table().saved[me_]} {}

    [[nodiscard]] double of(action a) const {
        using kind = action::kind;
        switch (a.what()) {
            case kind::draw: return with_best_discard(hand_) - price_of_a_stranger;
            case kind::take: return of_taking(table_->discards.top());
            case kind::discard: return worth(less(hand_, a.card()), saved_);
            case kind::complete: return of_completing(a.plan());
            case kind::save: return of_saving(a.saved_number());
            case kind::play_joker: return worth(less(hand_, a.card()), saved_) + 0.1;
            case kind::take_saved: return worth(more(hand_, a.card()), saved_) + harm(a.victim(), a.card());
            case kind::take_nothing:
            case kind::end: return worth(hand_, saved_);
            case kind::end_and_call: return worth(hand_, saved_) + (can_finish() ? 0.05 : -1);
            case kind::nothing: break;
        }
        return 0;
    }

  private:
    static constexpr double price_of_a_stranger = 0.9;  // a card drawn unseen, in turns
    static constexpr double price_of_a_lone_card = 1.5, price_of_a_wait = 4;
    static constexpr double win = 1'000, lost = 50;

    [[nodiscard]] static cards less(cards some, card c) {
        some.remove(c);
        return some;
    }
    [[nodiscard]] static cards more(cards some, card c) {
        some.add(c);
        return some;
    }

    /// The value of a hand: lower if it needs more turns.
    [[nodiscard]] double worth(cards hand, cards saved, openings now) const {
        if (hand.empty()) return win;
        double turns = triqueta::triangles::race::moves::is_dead_end(hand.total(), saved) ? lost : 0;
        for (auto const c : triqueta::triangles::all_cuts) turns += turns_for(c, hand, saved);
        auto const open = makeable(hand + saved);
        for (card const joker : hand.only_jokers())
            turns += now.fit(joker) ? 0.1 : open.fit(joker) ? 0.2 : price_of_a_lone_card;
        return -turns;
    }
    /// The same, in a turn without another triangle.
    [[nodiscard]] double worth(cards hand, cards saved) const { return worth(hand, saved, of_this_turn()); }

    [[nodiscard]] openings of_this_turn() const {
        openings all;
        for (auto const whole : table_->completed) all.add(whole);
        return all;
    }

    /// The cuts and colours that could let jokers be played later.
    [[nodiscard]] static openings makeable(cards held) {
        table t;
        t.saved[t.mover] = held;
        return triqueta::triangles::race::moves::openings_of(t);
    }

    /// The turns for one cut: to complete the triangles at hand, then to wait for missing pieces or discard the rest.
    [[nodiscard]] static double turns_for(cut c, cards hand, cards saved) {
        std::array<int, 3> left{};
        std::array<bool, 3> have{};
        unsigned pure = 7;
        int rest = 0;
        for (int number = 1; number <= 3; ++number) {
            auto const i = static_cast<unsigned>(number - 1);
            for (auto const in : triqueta::triangles::all_colours)
                left[i] += hand.of(triqueta::triangles::piece(c, number, in));
            rest += left[i];
            have[i] = saved.colours_of(c, number) != 0;
            pure &= hand.colours_of(c, number) | saved.colours_of(c, number);
        }
        double turns = 0;
        while (rest > 0) {
            int missing = 0;
            for (unsigned i = 0; i < 3; ++i) missing += left[i] == 0 && !have[i];
            if (missing > 0) return turns + std::min(price_of_a_wait * missing, price_of_a_lone_card * rest);
            ++turns;
            std::array<bool, 3> played{};
            for (unsigned i = 0; i < 3; ++i) {
                played[i] = left[i] > 0;
                left[i] -= played[i];
                rest -= played[i];
            }
            bool saves_more = true;
            for (int const wanted : {0, 1, 2, 3})  // saves first the numbers with fewest pieces left
                for (unsigned i = 0; i < 3 && saves_more; ++i)
                    if (played[i] && !have[i] && left[i] <= wanted) {
                        have[i] = true;
                        saves_more = pure != 0;
                    }
            pure = 0;
        }
        return turns;
    }

    [[nodiscard]] double with_best_discard(cards hand) const {
        double best = -win;
        for (card const c : hand) best = std::max(best, worth(less(hand, c), saved_));
        return best;
    }
    /// Only a card that helps is taken; otherwise players would exchange the same cards forever.
    [[nodiscard]] double of_taking(card top) const {
        double best = worth(hand_, saved_);
        bool helps = false;
        for (card const c : hand_) {
            if (c == top) continue;
            double const here = worth(more(less(hand_, c), top), saved_);
            helps = helps || here > best;
            best = std::max(best, here);
        }
        return helps ? best : -lost;
    }

    /// R4
    [[nodiscard]] double of_completing(plan p) const {
        cards const played = p.pieces_from(source::hand);
        cards const hand = hand_ - played;
        auto now = of_this_turn();
        now.add(p.whole());
        if (played.total() == 1 || p.whole().is_pure()) return worth(hand, saved_ + played, now);
        double best = -win;
        for (card const c : played) best = std::max(best, worth(hand, more(saved_, c), now));
        return best;
    }
    [[nodiscard]] double of_saving(int number) const {
        for (card const c : table_->saving)
            if (number_of(c) == number) return worth(hand_, more(saved_, c));
        return 0;
    }

    /// The loss of an opponent without a saved piece.
    [[nodiscard]] double harm(triqueta::seat victim, card piece) const {
        cards const before = table_->saved[victim];
        cards const after = less(before, piece);
        int const held = table_->in_hand[victim];
        if (triqueta::triangles::race::moves::is_dead_end(held, after)) return 5;
        bool const breaks = after.colours_of(cut_of(piece), number_of(piece)) == 0;
        return breaks ? 0.4 + 3.0 / (1 + held) : 0;
    }

    /// Whether this hand could be emptied in one turn.
    [[nodiscard]] bool can_finish() const {
        table t;
        t.saved[t.mover] = saved_;
        cards const jokers = hand_.only_jokers();
        cards const pieces = hand_ - jokers;
        auto open = triqueta::triangles::race::moves::openings_of(t);
        if (!pieces.empty()) {
            cut const c = cut_of(*pieces.begin());
            unsigned pure = 7;
            for (int number = 1; number <= 3; ++number) {
                auto const in_hand = pieces.colours_of(c, number);
                auto const usable = in_hand != 0 ? in_hand : saved_.colours_of(c, number);
                if (usable == 0) return false;
                pure &= usable;
            }
            for (card const piece : pieces) {
                int of_number = 0;
                for (auto const in : triqueta::triangles::all_colours)
                    of_number += pieces.of(triqueta::triangles::piece(cut_of(piece), number_of(piece), in));
                if (cut_of(piece) != c || of_number > 1) return false;
            }
            open.add(c);
            for (auto const in : triqueta::triangles::all_colours)
                if ((pure >> 2 * static_cast<unsigned>(in) & 1) != 0) open.add(in);
        }
        for (card const joker : jokers)
            if (!open.fit(joker)) return false;
        return true;
    }

    table const* table_;
    triqueta::seat me_;
    cards hand_;
    cards saved_;
};

/// Takes the action with the best evaluation, a random one of equals.
template <>
struct simple_player<triqueta::race> {
    triqueta::action<triqueta::race> operator()(triqueta::view<triqueta::race> const& v, triqueta::dice& random) const {
        race_judgement const judge{v};
        return best_move(
            v.legal(), [&](auto a) { return judge.of(a); }, random);
    }
};

}  // namespace terminal
