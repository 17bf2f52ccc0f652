// A bot: a function from a view (the player's observation) to an action.

#include <triqueta/batch.hpp>

#include <cstdio>

namespace tq = triqueta;
using game = tq::base_game<3>;

// Maximizes points one action ahead.
struct greedy {
    tq::action<game> operator()(tq::view<game> const& v) const {
        return tq::argmax(v.distinct(), [&](auto a) { return worth(v, a); });
    }

    static int worth(tq::view<game> const& v, tq::action<game> a) {
        using kind = tq::action<game>::kind;
        auto const& t = v.table();
        auto const mine = t.up[v.seat()];
        auto const gain = [&](tq::tokens more) {
            return tq::points_of<game>(mine + more).value() - tq::points_of<game>(mine).value();
        };
        switch (a.what()) {
            case kind::take: return 4 * gain(t.rows[a.row()]);
            case kind::draw: return 14;  // like a row that gains between three and four points
            case kind::lay: {
                auto row = t.rows[a.row()];
                int const before = gain(row);
                row.add(v.mine().hand[0]);
                return gain(row) - before;
            }
            case kind::keep: {
                auto kept = v.mine().kept;
                kept.add(v.mine().hand[0]);
                return gain(added(kept, tq::best_reveal<game>(mine, kept))) - 2;
            }
            case kind::decide: return gain(added(v.mine().kept, tq::decision{a.mask()}));
            default: return 0;
        }
    }
};

// The greedy bot plays seat 0, a random player the others.
struct mixed {
    tq::action<game> operator()(tq::view<game> const& v, tq::dice& dice) const {
        return v.seat() == tq::seat{0} ? greedy{}(v) : dice.pick(v.legal());
    }
};

int main() {
    constexpr int games = 2000;
    auto const sum = tq::simulate<game>(1, {.first = 0, .count = games}, mixed{});
    std::printf("greedy wins %d of 100 games against two random players\n",
                static_cast<int>(100 * sum.wins[0] / games));
    return sum.wins[0] > games / 2 ? 0 : 1;
}
