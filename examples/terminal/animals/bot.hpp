#pragma once

#include "terminal/best_move.hpp"
#include "terminal/presentation.hpp"
#include "triqueta/animals/animals.hpp"
#include "triqueta/core/random/dice.hpp"
#include "triqueta/core/view.hpp"

#include <algorithm>

namespace terminal {

/// Evaluates actions of Triqueta by points and expected points, from one player's view.
template <triqueta::animals::variant V>
class animals_judgement {
    using action = triqueta::animals::action;
    using animal = triqueta::animal;
    using back = triqueta::back;
    using tokens = triqueta::tokens;
    using table = triqueta::animals::table<V>;

  public:
    explicit animals_judgement(triqueta::view<V> const& v)
        : view_{&v}, table_{v.table()}, me_{v.seat()}, kept_{v.mine().kept}, mine_{table_.up[me_]} {
        if constexpr (triqueta::animals::has_shadows<V>) mine_ += v.mine().shadows;
    }

    [[nodiscard]] double of(action a) const {
        using kind = action::kind;
        switch (a.what()) {
            case kind::draw: return of_drawing(top(a.column())) + of_waiting();
            case kind::take: return gain(table_.rows[a.row()]);
            case kind::lay: return with_laid(a.row(), view_->mine().hand[0]);
            case kind::keep: return with_kept(view_->mine().hand[0]);
            case kind::box: return of_rows(table_.rows);
            case kind::decide:
                return a.mask() == triqueta::best_reveal<V>(table_.up[me_], kept_, shadows()).mask() ? 1 : 0;
            case kind::choose:
            case kind::nothing: break;
        }
        return 0;
    }

  private:
    using rows = triqueta::animals::by_row<V, triqueta::tokens>;
    using kept_tokens = decltype(triqueta::animals::secrets<V>::kept);

    static constexpr double nothing = -1'000;  // below every possible value

    /// The points for tokens of an animal, and part of a triqueta's if rounds are left to complete it.
    [[nodiscard]] double hope(int count, int value) const {
        double const points = V::scoring::animal(count, value);
        int const rounds_left = V::towers::count - table_.round();
        if (count == 0 || count > 2) return points;
        return points + (value - count) * rounds_left * (count == 2 ? 0.16 : 0.08);
    }
    [[nodiscard]] double hope(tokens some) const {
        triqueta::by_kind const values = V::pack::value;
        double sum = 0;
        for (unsigned kind = 0; kind < triqueta::kinds<typename V::pack>; ++kind)
            sum += hope(some.of(static_cast<animal>(kind)), values[kind]);
        return sum;
    }
    /// The same, with those kept tokens that help.
    [[nodiscard]] double hope(tokens some, kept_tokens kept) const {
        double best = hope(some);
        for (int mask = 1; mask < 1 << kept.size(); ++mask)
            best = std::max(best, hope(some + triqueta::animals::added(kept, triqueta::animals::decision{mask})));
        return best;
    }

    [[nodiscard]] double gain(tokens more) const { return hope(mine_ + more, kept_) - hope(mine_, kept_); }

    /// The value of the rows in the middle to a player who takes one in a later turn. The best may be gone by then.
    [[nodiscard]] double of_rows(rows const& lying) const {
        double best = nothing, second = nothing;
        for (auto const r : table_.in_middle) {
            double const here = gain(lying[r]);
            second = std::max(std::min(here, best), second);
            best = std::max(here, best);
        }
        double const risk = 0.1 * table_.in_middle.size();
        return alone() ? best : (1 - risk) * best + risk * second;
    }

    [[nodiscard]] double with_laid(triqueta::row r, animal a) const {
        rows lying = table_.rows;
        lying[r].add(a);
        return of_rows(lying);
    }

    /// While a player stays in the round, the rows may grow, as long as the tower lasts. That is good for a player who
    /// lacks triquetas, and bad for one who has them, as further tokens cost points.
    [[nodiscard]] double of_waiting() const {
        if (alone()) return 0;
        triqueta::by_kind const values = V::pack::value;
        double wanted = 0, all = 0;
        for (unsigned kind = 0; kind < triqueta::kinds<typename V::pack>; ++kind) {
            all += values[kind];
            if (mine_.of(static_cast<animal>(kind)) < 3) wanted += values[kind];
        }
        return 0.9 * table_.left.total() * (wanted / all - 1.0 / 3);
    }
    /// Whether only this player is left in the round and can take the last row at any time.
    [[nodiscard]] bool alone() const { return table_.in_middle.size() == 1; }

    /// Keeping a token uses up a place for one. A free place is worth more the more rounds are left.
    [[nodiscard]] double with_kept(animal a) const {
        kept_tokens more = kept_;
        more.add(a);
        double const place = 1 + 0.5 * (V::towers::count - table_.round());
        return hope(mine_, more) - hope(mine_, kept_) + of_rows(table_.rows) - place;
    }

    [[nodiscard]] back top(triqueta::column c) const { return table_.back_at(table_.left.of(c) - 1); }

    /// The average over all tokens that may lie there.
    [[nodiscard]] double of_drawing(back b) const {
        tokens const there = triqueta::animals::unseen(table_, &view_->mine()).of(b);
        double sum = 0;
        for (int kind = 0; kind < triqueta::kinds<typename V::pack>; ++kind)
            if (auto const a = static_cast<animal>(kind); there.of(a) > 0) sum += there.of(a) * of_drawn(a, b);
        return there.empty() ? 0 : sum / there.total();
    }
    [[nodiscard]] double of_drawn(animal a, back b) const {
        if (b == back::shadow) {
            tokens one;
            one.add(a);
            return gain(one) + of_rows(table_.rows);
        }
        double best = nothing;
        for (auto const r : table_.in_middle) best = std::max(best, with_laid(r, a));
        if (table_.kept[me_] < V::kept::most) best = std::max(best, with_kept(a));
        return best;
    }

    [[nodiscard]] tokens shadows() const {
        if constexpr (triqueta::animals::has_shadows<V>) return view_->mine().shadows;
        return {};
    }

    triqueta::view<V> const* view_;
    table table_;
    triqueta::seat me_;
    kept_tokens kept_;
    tokens mine_;
};

/// Takes the action with the best evaluation, a random one of equals.
template <triqueta::animals::variant V>
struct simple_player<V> {
    triqueta::action<V> operator()(triqueta::view<V> const& v, triqueta::dice& random) const {
        animals_judgement<V> const judge{v};
        return best_move(
            v.legal(), [&](auto a) { return judge.of(a); }, random);
    }
};

}  // namespace terminal
