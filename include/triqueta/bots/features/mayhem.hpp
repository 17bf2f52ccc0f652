#pragma once

#include "triqueta/bots/features/judged.hpp"
#include "triqueta/bots/features/pieces.hpp"
#include "triqueta/bots/net.hpp"
#include "triqueta/bots/search_settings.hpp"
#include "triqueta/bots/temper.hpp"
#include "triqueta/core/seat.hpp"
#include "triqueta/core/state.hpp"
#include "triqueta/core/view.hpp"
#include "triqueta/triangles/triangles.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>

namespace triqueta::bots {

namespace detail {

/// Describes a view of Triangle Mayhem to a net or a recorder.
template <class Net>
class mayhem_description {
    using table = triangles::mayhem::table;
    using cards = triangles::cards;
    using triangle = triangles::triangle;
    using cut = triangles::cut;
    using phase = triangles::mayhem::phase;

  public:
    mayhem_description(view<triangles::mayhem::game> const& v, Net& net)
        : table_{v.table()}, hand_{v.mine().hand}, me_{v.seat()}, net_{net}, unseen_{v.unseen()} {}

    void describe() {
        int best_other = 0;
        for (int ahead = 1; ahead < table_.players; ++ahead) {
            seat const s = seat_after(ahead);
            int const points = points_of(s);
            best_other = std::max(best_other, points);
            if (ahead <= 8) opponent(s, points);
        }
        unseen_total_ = unseen_.total();
        int nearly = 0, begun = 0;
        for (cut const c : triangles::all_cuts) {
            for (triangle const t : table_.open_of(c)) {
                bool const lacks_one = t.has(1) + t.has(2) + t.has(3) == 2;
                ++(lacks_one ? nearly : begun);
                net_.template open<1>();
                if (lacks_one)
                    lacking_one(t);
                else
                    lacking_two(t);
                net_.template close<1>();
            }
            of_cut(c);
        }
        whole(points_of(me_) - best_other, nearly, begun);
    }

  private:
    [[nodiscard]] seat seat_after(int ahead) const {
        int const n = me_.number() + ahead;
        return seat{n < table_.players ? n : n - table_.players};
    }
    /// How many seats after the viewer the mover sits.
    [[nodiscard]] int distance(seat s) const {
        int const d = s.number() - me_.number();
        return d < 0 ? d + table_.players : d;
    }
    /// How many turns the viewer waits, up to 4.
    [[nodiscard]] int wait() const {
        int const d = me_.number() - table_.mover.number();
        return std::min(d < 0 ? d + table_.players : d, 4);
    }
    [[nodiscard]] int points_of(seat s) const { return 6 * table_.pure[s] + 3 * table_.unpure[s]; }

    /// The bucket of a number of unseen cards, of five.
    [[nodiscard]] int bucket_of_unseen_total() const {
        int const n = unseen_total_;
        return n <= 6 ? 0 : n <= 12 ? 1 : n <= 24 ? 2 : n <= 42 ? 3 : 4;
    }

    void lacking_one(triangle t) {
        int const missing = !t.has(1) ? 1 : !t.has(2) ? 2 : 3;
        int const one = missing == 1 ? 2 : 1;
        int const other = missing == 3 ? 2 : 3;
        bool const alike = t.colour(one) == t.colour(other);
        int const there = std::min(of_number(unseen_, t.cut(), missing), 9);
        int at = 1;
        auto const one_of = [&](int count, int which) {
            net_.template add<1>(at + which);
            at += count;
        };
        one_of(20, 2 * there + alike);
        one_of(50, 5 * there + bucket_of_unseen_total());
        auto const pure = triangles::piece(t.cut(), missing, t.colour(one));
        if (alike) net_.template add<1>(at + 5 * unseen_.of(pure) + bucket_of_unseen_total());
        at += 20;
        one_of(4, std::min(of_number(hand_, t.cut(), missing), 3));
        if (alike && hand_.of(pure) > 0) net_.template add<1>(at);
        ++at;
        one_of(10, 2 * wait() + alike);
    }

    void lacking_two(triangle t) {
        int const held = t.has(1) ? 1 : t.has(2) ? 2 : 3;
        int const x = held == 1 ? 2 : 1;
        int const y = held == 3 ? 2 : 3;
        auto const in = t.colour(held);
        int at = 106;
        auto const one_of = [&](int count, int which) {
            net_.template add<1>(at + which);
            at += count;
        };
        int const ux = std::min(of_number(unseen_, t.cut(), x), 9), uy = std::min(of_number(unseen_, t.cut(), y), 9);
        one_of(10, std::min(ux, uy));
        one_of(10, std::max(ux, uy));
        int const px = unseen_.of(triangles::piece(t.cut(), x, in)), py = unseen_.of(triangles::piece(t.cut(), y, in));
        one_of(16, 4 * std::min(px, py) + std::max(px, py));
        int const hx = std::min(of_number(hand_, t.cut(), x), 2), hy = std::min(of_number(hand_, t.cut(), y), 2);
        one_of(9, 3 * std::min(hx, hy) + std::max(hx, hy));
        int const mx = std::min(hand_.of(triangles::piece(t.cut(), x, in)), 1);
        int const my = std::min(hand_.of(triangles::piece(t.cut(), y, in)), 1);
        one_of(3, mx + my);
        one_of(5, wait());
        one_of(5, bucket_of_unseen_total());
        one_of(50, 5 * std::min((ux + uy + 1) / 2, 9) + bucket_of_unseen_total());
    }

    void of_cut(cut c) {
        net_.template open<2>();
        int at = 1;
        auto const one_of = [&](int count, int which) {
            net_.template add<2>(at + which);
            at += count;
        };
        std::array<int, 3> in_hand{}, hidden{};
        for (int n = 0; n < 3; ++n) {
            in_hand[static_cast<unsigned>(n)] = of_number(hand_, c, n + 1);
            hidden[static_cast<unsigned>(n)] = of_number(unseen_, c, n + 1);
        }
        int const numbers = (in_hand[0] > 0) + (in_hand[1] > 0) + (in_hand[2] > 0);
        int const total = in_hand[0] + in_hand[1] + in_hand[2];
        int const pattern = total == 0 ? 0 : total == 1 ? 1 : total == 2 ? 1 + numbers : 3 + numbers;  // 0..6
        int begun = 0, nearly = 0;
        for (triangle const t : table_.open_of(c)) ++(t.has(1) + t.has(2) + t.has(3) == 2 ? nearly : begun);
        int const open = begun == 0 && nearly == 0 ? 0 : nearly == 0 ? 1 : begun == 0 ? 2 : 3;
        one_of(28, 4 * pattern + open);
        // The pieces in hand that fit an open triangle, complete one, or complete a pure one.
        int fits = 0, completes = 0, pure = 0;
        for (auto const piece : hand_) {
            if (triangles::cut_of(piece) != c) continue;
            int const number = triangles::number_of(piece);
            int fit = 0;
            for (triangle const t : table_.open_of(c)) {
                if (t.has(number)) continue;
                auto const with = t.with(piece);
                fit = std::max(fit, with.is_pure() ? 3 : with.is_complete() ? 2 : 1);
            }
            int const copies = hand_.of(piece);
            fits += fit == 1 ? copies : 0;
            completes += fit == 2 ? copies : 0;
            pure += fit == 3 ? copies : 0;
        }
        one_of(4, fits);
        one_of(4, completes);
        one_of(4, pure);
        // Two numbers in hand of one colour, or the whole triangle.
        int alike = 0;
        for (auto const in : triangles::all_colours) {
            int of_colour = 0;
            for (int n = 1; n <= 3; ++n) of_colour += hand_.of(triangles::piece(c, n, in)) > 0;
            alike = std::max(alike, of_colour);
        }
        one_of(4, alike);
        if (numbers == 2) {
            int const lacks = in_hand[0] == 0 ? 0 : in_hand[1] == 0 ? 1 : 2;
            net_.template add<2>(at + std::min(hidden[static_cast<unsigned>(lacks)], 9));
        }
        at += 10;
        std::sort(hidden.begin(), hidden.end());
        one_of(10, hidden[0]);
        one_of(10, hidden[1]);
        one_of(10, hidden[2]);
        one_of(5, wait());
        one_of(25, 5 * std::min(hidden[0], 4) + bucket_of_unseen_total());
        one_of(25, 5 * std::min(begun + nearly, 4) + wait());
        net_.template close<2>();
    }

    void opponent(seat s, int points) {
        net_.template open<3>();
        int const lead = (points_of(me_) - points) / 3;
        net_.template add<3>(1 + std::clamp(lead + 10, 0, 20));
        net_.template add<3>(22 + std::min(distance(s), 5) - 1);
        net_.template add<3>(27 + std::min<int>(table_.in_hand[s], 3));
        int const until = s.number() - table_.mover.number();
        net_.template add<3>(31 + std::min(until < 0 ? until + table_.players : until, 4));
        net_.template close<3>();
    }

    void whole(int lead, int nearly, int begun) {
        net_.template open<0>();
        int at = 1;
        auto const one_of = [&](int count, int which) {
            net_.template add<0>(at + which);
            at += count;
        };
        int const n = table_.players;
        one_of(7, n <= 4 ? n - 2 : n <= 6 ? 3 : n <= 9 ? 4 : n <= 15 ? 5 : 6);
        int const pile = table_.pile;
        int const bucket_of_pile = pile <= 12   ? pile
                                   : pile <= 20 ? 13 + (pile - 13) / 4
                                                : std::min(15 + (pile - 21) / 8, 20);
        one_of(21, bucket_of_pile);
        int const stage = pile > 42 ? 0 : pile > 21 ? 1 : pile > 6 ? 2 : 3;
        one_of(84, 4 * std::clamp(lead / 3 + 10, 0, 20) + stage);
        one_of(4, table_.in_hand[me_]);
        one_of(5, wait());
        bool const my_turn = table_.mover == me_;
        one_of(8, my_turn                                           ? 1 + (table_.phase == phase::fast   ? 3
                                                                           : table_.phase == phase::draw ? 4
                                                                                                         : std::min<int>(table_.laid, 2))
                  : table_.phase == phase::play && table_.laid == 0 ? 0
                                                                    : 6);
        one_of(5, std::min(nearly, 4));
        one_of(5, std::min(begun, 4));
        int rest = table_.pile;
        for (int ahead = 0; ahead < n; ++ahead) rest += table_.in_hand[seat_after(ahead)];
        one_of(16, std::min(rest, 15));
        one_of(2, table_.fast);
        one_of(15, 3 * std::min<int>(table_.in_hand[me_], 3) + std::min(nearly, 2));
        net_.template close<0>();
    }

    table const& table_;
    cards hand_;
    seat me_;
    Net& net_;
    cards unseen_;
    int unseen_total_ = 0;
};

}  // namespace detail

/// Features of a view of Triangle Mayhem. Cuts, numbers and colours are alike, so they share weights.
struct mayhem_features {
    static constexpr int margin_unit = 12;    // points
    static constexpr int margin_weight = 32;  // as in animals_features
    // No setting of the search gained anything over the net alone: docs/bots.md.
    static constexpr bool is_searched = false;
    template <game>
    static constexpr search_settings searching{};
    static constexpr temper mistakes{{46000, 26000, 13000, 5000, 0}, true};

    template <class Result>
    [[nodiscard]] static constexpr int margin_of(Result const& r, seat who) {
        return lead_of(r, who);
    }

    static constexpr std::array<pool_shape, 4> pools{{
        {173, 32},  // the viewer and the table
        {214, 32},  // each open triangle
        {140, 32},  // each cut, with the pieces in the viewer's hand
        {36, 16},   // each opponent, up to the next eight
    }};

    /// Whether the mover is in the middle of something: then a net isn't asked, but the best way on is searched.
    [[nodiscard]] static constexpr bool is_mid_turn(triangles::mayhem::table const& t) {
        return (t.phase == triangles::mayhem::phase::play && t.laid > 0) || t.phase == triangles::mayhem::phase::fast;
    }

    /// Pieces of different cuts don't touch each other: they are laid in the order of cuts.
    [[nodiscard]] static constexpr bool is_in_order(triangles::mayhem::action before, triangles::mayhem::action after) {
        return before.is_stop() || after.is_stop() ||
               triangles::cut_of(before.piece()) <= triangles::cut_of(after.piece());
    }

    [[nodiscard]] static constexpr std::optional<triangles::mayhem::action>
    certain_action(view<triangles::mayhem::game> const&) {
        return std::nullopt;
    }

    /// Describes what the viewer knows. Precondition: the viewer is a seat, and the game isn't over.
    template <class Net>
    static void describe(view<triangles::mayhem::game> const& v, Net& net) {
        detail::mayhem_description<Net>{v, net}.describe();
    }
};

}  // namespace triqueta::bots
