#pragma once

#include "triqueta/animals/animals.hpp"
#include "triqueta/bots/features/judged.hpp"
#include "triqueta/bots/net.hpp"
#include "triqueta/bots/search_settings.hpp"
#include "triqueta/bots/temper.hpp"
#include "triqueta/core/seat.hpp"
#include "triqueta/core/state.hpp"
#include "triqueta/core/view.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>

namespace triqueta::bots {

namespace detail {

/// The bucket of a difference of points: 24 of them.
[[nodiscard]] constexpr int bucket_of_points(int difference) {
    int const size = difference < 0 ? -difference : difference;
    int const step = size <= 4 ? size : size <= 8 ? 4 + (size - 3) / 2 : size <= 20 ? 6 + (size - 6) / 3 : 11;
    return difference < 0 ? 12 - (step < 1 ? 1 : step > 11 ? 11 : step) : 12 + (step > 11 ? 11 : step);
}

/// The bucket of a number of unseen tokens: 8 of them.
[[nodiscard]] constexpr int bucket_of_unseen(int count) {
    constexpr std::array<std::uint8_t, 16> of{0, 1, 2, 3, 4, 5, 5, 6, 6, 7, 7, 7, 7, 7, 7, 7};
    return of[static_cast<unsigned>(count)];
}

/// The bucket of the tokens left in a tower: 12 of them.
[[nodiscard]] constexpr int bucket_of_tower(int count) {
    return count <= 6 ? count : count >= 15 ? 11 : 7 + (count - 7) / 2;
}

/// 11 states of an animal: how many a player has for sure, and how many they may add at the end.
[[nodiscard]] constexpr int state_of_animal(int sure, int kept) {
    constexpr std::array<std::array<std::uint8_t, 3>, 5> of{{{0, 1, 2}, {3, 4, 5}, {6, 7, 7}, {8, 9, 9}, {10, 10, 10}}};
    return of[static_cast<unsigned>(sure < 4 ? sure : 4)][static_cast<unsigned>(kept)];
}

/// The most points for an animal, by kind, by how many a player has, and by how many more they may add at the end.
template <animals::variant V>
inline constexpr auto points_of_kind = [] {
    std::array<std::array<std::array<std::int16_t, 3>, 16>, animals::kinds<typename V::pack>> all{};
    animals::by_kind const values = V::pack::value;
    for (std::size_t kind = 0; kind < all.size(); ++kind)
        for (int count = 0; count <= 15; ++count)
            for (int kept = 0; kept <= 2; ++kept) {
                int best = V::scoring::animal(count, values[kind]);
                for (int more = 1; more <= kept; ++more)
                    best = std::max<int>(best, V::scoring::animal(count + more, values[kind]));
                all[kind][static_cast<unsigned>(count)][static_cast<unsigned>(kept)] = static_cast<std::int16_t>(best);
            }
    return all;
}();

/// Describes a view of Triqueta to a net or a recorder.
template <animals::variant V, class Net>
class animals_description {
    using table = animals::table<V>;
    using tokens = animals::tokens;
    using animal = animals::animal;
    using phase = animals::phase;
    static constexpr int kinds = animals::kinds<typename V::pack>;
    static constexpr bool shadows = animals::has_shadows<V>;

  public:
    animals_description(view<V> const& v, Net& net) : table_{v.table()}, mine_{v.mine()}, me_{v.seat()}, net_{net} {
        sure_ = table_.up[me_];
        if constexpr (shadows) sure_ += mine_.shadows;
        kept_ = animals::counted(mine_.kept);
        my_points_ =
            points(sure_, kept_) + table_.tiles[me_] * V::scoring::tile + (table_.rock == me_ ? V::scoring::rock : 0);
    }

    void describe() {
        int best_other = -99;
        for (int ahead = 1; ahead < V::players; ++ahead) {
            seat const s = seat_after(me_, ahead);
            int const points = animals::points_of<V>(table_.up[s], table_.tiles[s], table_.rock == s).value();
            best_other = std::max(best_other, points);
            opponent(s, points);
        }
        if (!table_.out.contains(me_))
            for (auto const r : table_.in_middle) row_for_me(table_.rows[r]);
        int best_theirs = none;
        for (int ahead = 1; ahead < V::players; ++ahead) {
            seat const s = seat_after(me_, ahead);
            if (!table_.out.contains(s))
                for (auto const r : table_.in_middle)
                    best_theirs = std::max(best_theirs, row_for_other(table_.rows[r], s));
        }
        gains_[2] = best_theirs;
        whole(my_points_ - best_other);
    }

  private:
    static constexpr seat seat_after(seat s, int ahead) {
        int const n = s.number() + ahead;
        return seat{n < V::players ? n : n - V::players};
    }
    static constexpr int distance(seat from, seat to) {
        int const d = to.number() - from.number();
        return d < 0 ? d + V::players : d;
    }
    static constexpr int of(tokens some, int kind) { return static_cast<int>(some.nibbles() >> 4 * kind & 15); }

    /// The points of these animals, with those of `kept` that help.
    [[nodiscard]] static int points(tokens some, tokens kept) {
        int sum = 0;
        for (int kind = 0; kind < kinds; ++kind)
            sum += points_of_kind<V>[static_cast<unsigned>(kind)][static_cast<unsigned>(of(some, kind))]
                                    [static_cast<unsigned>(of(kept, kind))];
        return sum;
    }

    void whole(int lead) {
        net_.template open<0>();
        int at = 1;
        auto const one_of = [&](int count, int which) {
            net_.template add<0>(at + which);
            at += count;
        };
        auto const maybe = [&](bool is) {
            if (is) net_.template add<0>(at);
            ++at;
        };
        auto const unseen = animals::unseen(table_, &mine_);
        tokens hidden = unseen.light;
        if constexpr (shadows) hidden += unseen.shadow;
        for (int kind = 0; kind < kinds; ++kind) {
            one_of(11, state_of_animal(of(sure_, kind), of(kept_, kind)));
            one_of(8, bucket_of_unseen(of(hidden, kind)));
        }
        for (int kind = 0; kind < kinds; ++kind) {
            bool in_hand = false;
            for (int i = 0; i < mine_.hand.size(); ++i) in_hand = in_hand || static_cast<int>(mine_.hand[i]) == kind;
            maybe(in_hand);
        }
        bool const my_turn = table_.mover == me_;
        one_of(14, 2 * static_cast<int>(table_.phase) + my_turn);
        one_of(5, distance(me_, table_.mover));
        one_of(4, std::min(table_.round() - 1, 3));
        one_of(12, bucket_of_tower(table_.left.total()));
        one_of(6, table_.left.columns().size());
        int low = 0, standing_on_shadows = 0;
        bool on_shadows = false;
        if constexpr (shadows) {
            on_shadows = V::towers::shadow_levels(table_.current) > 0;
            if (on_shadows)
                for (auto const c : table_.left.columns())
                    low += table_.left.of(c) <= V::towers::shadow_levels(table_.current);
            for (auto const t : table_.standing) standing_on_shadows += V::towers::shadow_levels(t) > 0;
        }
        one_of(6, low);
        maybe(on_shadows);
        one_of(4, std::min(standing_on_shadows, 3));
        one_of(6, table_.in_middle.size());
        one_of(2, table_.out.contains(me_));
        maybe(table_.rock == me_);
        one_of(4, std::min<int>(table_.tiles[me_], 3));
        one_of(3, mine_.kept.size());
        one_of(4, V::players - 2);
        int first_option = 0;
        if constexpr (V::draw::tokens == 2)
            if (!table_.first_option.empty()) first_option = 1 + static_cast<int>(table_.first_option[0]);
        one_of(4, first_option);
        one_of(48, 2 * bucket_of_points(lead) + table_.standing.empty());
        // The best row for the viewer, how much better it is than the next one, and the best for another.
        if (gains_[0] != none) net_.template add<0>(at + bucket_of_points(gains_[0]));
        at += 24;
        if (gains_[1] != none) net_.template add<0>(at + bucket_of_points(gains_[0] - gains_[1]));
        at += 24;
        if (gains_[2] != none) net_.template add<0>(at + bucket_of_points(gains_[2]));
        at += 24;
        if (gains_[0] != none) net_.template add<0>(at + bucket_of_points(lead + gains_[0]));
        at += 24;
        // How many light and shadow tokens are drawn and not yet placed.
        if constexpr (shadows) {
            int dark = 0;
            for (int i = 0; i < table_.hand.size(); ++i) dark += table_.hand[i] == animals::back::shadow;
            one_of(9, 3 * (table_.hand.size() - dark) + dark);
        }
        net_.template close<0>();
    }

    void row_for_me(tokens lying) {
        int const gain = points(sure_ + lying, kept_) - points(sure_, kept_);
        gains_[1] = std::max(gains_[1], std::min(gains_[0], gain));
        gains_[0] = std::max(gains_[0], gain);
        net_.template open<1>();
        for (int kind = 0; kind < kinds; ++kind)
            if (int const there = of(lying, kind); there > 0)
                net_.template add<1>(1 + 33 * kind + 3 * state_of_animal(of(sure_, kind), of(kept_, kind)) +
                                     std::min(there, 3) - 1);
        net_.template add<1>(1 + 33 * kinds + std::min(lying.total(), 8));
        if (table_.mover == me_) net_.template add<1>(10 + 33 * kinds);
        net_.template add<1>(11 + 33 * kinds + bucket_of_points(gain));
        net_.template close<1>();
    }

    int row_for_other(tokens lying, seat s) {
        net_.template open<2>();
        tokens const up = table_.up[s];
        for (int kind = 0; kind < kinds; ++kind)
            if (int const there = of(lying, kind); there > 0)
                net_.template add<2>(1 + 15 * kind + 3 * std::min(of(up, kind), 4) + std::min(there, 3) - 1);
        net_.template add<2>(1 + 15 * kinds + distance(table_.mover, s));
        int const gain = points(up + lying, {}) - points(up, {});
        net_.template add<2>(6 + 15 * kinds + bucket_of_points(gain));
        net_.template close<2>();
        return gain;
    }

    void opponent(seat s, int points) {
        net_.template open<3>();
        tokens const up = table_.up[s];
        int at = 1;
        auto const one_of = [&](int count, int which) {
            net_.template add<3>(at + which);
            at += count;
        };
        for (int kind = 0; kind < kinds; ++kind) one_of(6, std::min(of(up, kind), 5));
        one_of(3, table_.kept[s]);
        int hidden = 0;
        if constexpr (shadows) hidden = table_.shadows[s];
        one_of(8, std::min(hidden, 7));
        one_of(2, table_.out.contains(s));
        one_of(5, distance(table_.mover, s));
        one_of(2, table_.rock == s);
        one_of(4, std::min<int>(table_.tiles[s], 3));
        one_of(24, bucket_of_points(my_points_ - points));
        net_.template close<3>();
    }

    table const& table_;
    animals::secrets<V> const& mine_;
    seat me_;
    Net& net_;
    tokens sure_;
    tokens kept_;
    int my_points_ = 0;
    static constexpr int none = -99;
    std::array<int, 3> gains_{none, none, none};  // of rows: the viewer's best and second best, another's best
};

}  // namespace detail

/// Features of a view of Triqueta with this number of kinds of animals: what its viewer has, sees and may expect. Only
/// the view is read. Numbers are one-hot.
template <int Kinds>
struct animals_features {
    static constexpr int kinds = Kinds;
    static constexpr int margin_unit = 16;    // points
    static constexpr int margin_weight = 64;  // of the margin in a choice, in 64ths of 1/16 of a win
    static constexpr temper mistakes =
        Kinds == 6 ? temper{{300000, 44000, 16500, 5500, 0}} : temper{{26000, 16000, 9000, 3700, 0}};
    static constexpr bool is_searched = true;
    /// What others keep and box is better than chance where much is hidden. With two players of the base game it hardly
    /// is.
    template <animals::variant V>
    static constexpr search_settings searching{.guesses = V::players == 2 && Kinds == 6 ? 1
                                                          : Kinds == 6                  ? 4
                                                                                        : 8};

    template <class Result>
    [[nodiscard]] static constexpr int margin_of(Result const& r, seat who) {
        return lead_of(r, who);
    }

    static constexpr std::array<pool_shape, 4> pools{{
        {221 + 20 * Kinds + (Kinds > 6 ? 9 : 0), 32},  // the viewer and the table
        {35 + 33 * Kinds, 32},                         // each row, for the viewer
        {30 + 15 * Kinds, 16},                         // each row, for each opponent who can take it
        {49 + 6 * Kinds, 16},                          // each opponent
    }};

    /// Whether the mover is in the middle of something: then a net isn't asked, but the best way on is searched.
    template <animals::variant V>
    [[nodiscard]] static constexpr bool is_mid_turn(animals::table<V> const& t) {
        using animals::phase;
        return t.phase == phase::second_draw || t.phase == phase::place || t.phase == phase::next_tower ||
               t.phase == phase::decide;
    }

    /// Whether only a good reason can make a person do it: to leave the round for one token or none, with most of the
    /// tower still there.
    template <animals::variant V>
    [[nodiscard]] static constexpr bool is_odd(view<V> const& v, animals::action a) {
        constexpr int most_of_a_tower = 8;
        return a.what() == animals::action::kind::take && v.table().rows[a.row()].total() <= 1 &&
               v.table().left.total() >= most_of_a_tower;
    }

    /// The action that needs no net: an end decision.
    template <animals::variant V>
    [[nodiscard]] static constexpr std::optional<animals::action> certain_action(view<V> const& v) {
        if (v.table().phase != animals::phase::decide) return std::nullopt;
        animals::tokens shadows;
        if constexpr (animals::has_shadows<V>) shadows = v.mine().shadows;
        return animals::decide(animals::best_reveal<V>(v.table().up[v.seat()], v.mine().kept, shadows).mask());
    }

    /// Describes what the viewer knows. Precondition: the viewer is a seat, and the game isn't over.
    template <animals::variant V, class Net>
    static void describe(view<V> const& v, Net& net) {
        detail::animals_description<V, Net>{v, net}.describe();
    }
};

}  // namespace triqueta::bots
