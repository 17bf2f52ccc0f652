#pragma once

#include "triqueta/animals/action.hpp"
#include "triqueta/animals/pieces/animal.hpp"
#include "triqueta/animals/pieces/tokens.hpp"
#include "triqueta/animals/position/pool.hpp"
#include "triqueta/animals/position/secrets.hpp"
#include "triqueta/animals/position/table.hpp"
#include "triqueta/animals/scoring/score.hpp"
#include "triqueta/animals/variant.hpp"
#include "triqueta/core/seat.hpp"
#include "triqueta/core/view.hpp"
#include "triqueta/text/animals/languages.hpp"
#include "triqueta/text/phrases.hpp"
#include "triqueta/text/remarks/remarking.hpp"

#include <cstdint>

/// What is true of an action of Triqueta, for people who choose.
namespace triqueta::text {

/// A fact about an action. Which parts it has is said beside its kind; others are 0.
struct animal_fact {
    enum class kind : std::uint8_t {
        three,            // the mover then has `count` = 3 of `animal` for `points`
        too_many,         // the mover then has `count` of `animal` for `points` instead of `before`
        points,           // the mover's points go from `before` to `points`, with the best kept tokens
        rock,             // the starting rock goes with the row, for `points`
        row_three,        // the row would bring the mover `count` = 3 of `animal` for `points`
        row_too_many,     // the row would bring the mover `count` of `animal`, and points are lost by the last one
        other_three,      // the row would bring `who`, who is next, `count` = 3 of `animal` face up for `points`
        other_too_many,   // the row would bring `who`, who is next, `count` of `animal` face up
        kept_three,       // with all kept tokens the mover has `count` = 3 of `animal` for `points`
        last_kept,        // no further token can be kept
        wanted,           // `count` of `of` unseen light tokens would be the mover's third of a kind
        wanted_shadow,    // the same of shadow tokens
        unwanted_shadow,  // `count` of `of` unseen shadow tokens would be a fourth of a kind or more
        row_waits,        // `row` would bring the mover `count` = 3 of `animal` for `points`
        enough,           // the mover has `count` > 2 of `animal`
        end_points,       // the mover's score is `points`, if this is revealed
        tower_shadows,    // `count` shadow tokens are in this tower
    };

    kind what;
    animals::animal animal{};
    int count = 0;
    int of = 0;
    int points = 0;
    int before = 0;
    seat who{};
    animals::row row{};

    friend constexpr bool operator==(animal_fact const&, animal_fact const&) = default;
};

namespace detail {

/// Finds the facts about one action.
template <animals::variant V, class Use>
class animal_facts {
    using table = animals::table<V>;
    using tokens = animals::tokens;
    using animal = animals::animal;
    using action = animals::action;
    using fact = animal_fact;
    using kind = animal_fact::kind;
    static constexpr int kinds = animals::kinds<typename V::pack>;

  public:
    constexpr animal_facts(view<V> const& v, Use& use)
        : table_{v.table()}, mine_{v.mine()}, me_{v.seat()}, use_{&use}, sure_{table_.up[me_]} {
        if constexpr (animals::has_shadows<V>) sure_ += mine_.shadows;
    }

    constexpr void find(action a) const {
        switch (a.what()) {
            case action::kind::draw: return of_draw(a.column());
            case action::kind::take: return of_take(a.row());
            case action::kind::lay: return of_lay(a.row(), mine_.hand[0]);
            case action::kind::keep: return of_keep(mine_.hand[0]);
            case action::kind::box: return of_box(mine_.hand[0]);
            case action::kind::choose: return of_choose(a.tower());
            case action::kind::decide: return of_decide(a.mask());
            case action::kind::nothing: break;
        }
    }

  private:
    [[nodiscard]] static constexpr int value(animal a, int count) {
        animals::by_kind const values = V::pack::value;
        return V::scoring::animal(count, values[static_cast<unsigned>(a)]);
    }
    /// Whether a third one of an animal is the best number of it.
    [[nodiscard]] static constexpr bool is_triqueta(animal a, int before, int after) {
        return before < 3 && after == 3 && value(a, 3) > value(a, before);
    }
    [[nodiscard]] static constexpr bool loses(animal a, int before, int after) {
        return after > 3 && value(a, after) < value(a, before);
    }
    template <class F>
    static constexpr void for_each_animal(F f) {
        for (int kind = 0; kind < kinds; ++kind) f(static_cast<animal>(kind));
    }

    /// The mover's points with these animals, and with those kept tokens that help.
    [[nodiscard]] constexpr int points_with(tokens sure, bool rock) const {
        auto const best = animals::best_reveal<V>(sure, mine_.kept);
        return animals::points_of<V>(sure + animals::added(mine_.kept, best), table_.tiles[me_], rock).value();
    }

    constexpr void of_take(animals::row r) const {
        tokens const more = table_.rows[r];
        for_each_animal([&](animal a) {
            int const before = sure_.of(a), after = before + more.of(a);
            if (is_triqueta(a, before, after))
                (*use_)(fact{.what = kind::three, .animal = a, .count = after, .points = value(a, after)});
            if (more.of(a) > 0 && loses(a, before, after))
                (*use_)(fact{.what = kind::too_many,
                             .animal = a,
                             .count = after,
                             .points = value(a, after),
                             .before = value(a, before)});
        });
        bool const is_last = table_.in_middle.size() == 1;  // B15
        bool const has_rock = table_.rock == me_;
        int const before = points_with(sure_, has_rock);
        int const after = points_with(sure_ + more, has_rock || is_last);
        if (is_last && !has_rock && V::scoring::rock != 0)
            (*use_)(fact{.what = kind::rock, .points = V::scoring::rock});
        if (before != after) (*use_)(fact{.what = kind::points, .points = after, .before = before});
    }

    constexpr void of_lay(animals::row r, animal a) const {
        int const there = table_.rows[r].of(a) + 1;
        int const mine = sure_.of(a);
        if (is_triqueta(a, mine, mine + there))
            (*use_)(fact{.what = kind::row_three, .animal = a, .count = mine + there, .points = value(a, 3)});
        if (loses(a, mine + there - 1, mine + there))
            (*use_)(fact{.what = kind::row_too_many, .animal = a, .count = mine + there});
        seat const next = next_in_round();
        if (next == me_) return;
        int const theirs = table_.up[next].of(a);
        if (is_triqueta(a, theirs, theirs + there))
            (*use_)(fact{
                .what = kind::other_three, .animal = a, .count = theirs + there, .points = value(a, 3), .who = next});
        if (loses(a, theirs + there - 1, theirs + there))
            (*use_)(fact{.what = kind::other_too_many, .animal = a, .count = theirs + there, .who = next});
    }

    /// The next player who is in the round; the mover, if nobody else is.
    [[nodiscard]] constexpr seat next_in_round() const {
        for (int ahead = 1; ahead < V::players; ++ahead) {
            seat const s{(me_.number() + ahead) % V::players};
            if (!table_.out.contains(s)) return s;
        }
        return me_;
    }

    constexpr void of_keep(animal a) const {
        int const before = sure_.of(a), after = before + animals::counted(mine_.kept).of(a) + 1;
        if (is_triqueta(a, before, after))
            (*use_)(fact{.what = kind::kept_three, .animal = a, .count = after, .points = value(a, after)});
        if (mine_.kept.size() + 1 == V::kept::most) (*use_)(fact{.what = kind::last_kept});
    }

    constexpr void of_box(animal a) const {
        if (sure_.of(a) > 2) (*use_)(fact{.what = kind::enough, .animal = a, .count = sure_.of(a)});
    }

    constexpr void of_draw(animals::column c) const {
        auto const back = table_.back_at(table_.left.of(c) - 1);
        tokens const hidden = animals::unseen(table_, &mine_).of(back);
        tokens const with_kept = sure_ + animals::counted(mine_.kept);
        int wanted = 0, unwanted = 0;
        for_each_animal([&](animal a) {
            if (is_triqueta(a, with_kept.of(a), with_kept.of(a) + 1)) wanted += hidden.of(a);
            if (loses(a, sure_.of(a), sure_.of(a) + 1)) unwanted += hidden.of(a);
        });
        bool const shadow = back == animals::back::shadow;
        if (wanted > 0)
            (*use_)(fact{.what = shadow ? kind::wanted_shadow : kind::wanted, .count = wanted, .of = hidden.total()});
        if (shadow && unwanted > 0)
            (*use_)(fact{.what = kind::unwanted_shadow, .count = unwanted, .of = hidden.total()});
        best_row();
    }

    /// The row with the best triqueta for the mover.
    constexpr void best_row() const {
        fact best{.what = kind::row_waits};
        for (auto const r : table_.in_middle)
            for_each_animal([&](animal a) {
                int const before = sure_.of(a), after = before + table_.rows[r].of(a);
                if (!is_triqueta(a, before, after) || value(a, after) <= best.points) return;
                best.animal = a;
                best.count = after;
                best.points = value(a, after);
                best.row = r;
            });
        if (best.count > 0) (*use_)(best);
    }

    constexpr void of_choose([[maybe_unused]] animals::tower t) const {
        if constexpr (animals::has_shadows<V>) {
            int const shadows = V::towers::shadow_levels(t) * V::towers::columns;
            if (shadows > 0) (*use_)(fact{.what = kind::tower_shadows, .count = shadows});
        }
    }

    constexpr void of_decide(int mask) const {
        tokens const all = sure_ + animals::added(mine_.kept, animals::decision{mask});
        bool const rock = table_.rock == me_;
        (*use_)(fact{.what = kind::end_points, .points = animals::points_of<V>(all, table_.tiles[me_], rock).value()});
    }

    table table_;
    animals::secrets<V> mine_;
    seat me_;
    Use* use_;
    tokens sure_;  // what scores for the mover whatever they decide at the end
};

}  // namespace detail

/// Calls use(animal_fact) for each fact that is known about a legal action of the viewer. Precondition: it is the
/// viewer's turn, and the action is legal.
template <animals::variant V, class Use>
constexpr void for_each_fact(view<V> const& v, animals::action a, Use use) {
    detail::animal_facts<V, Use>{v, use}.find(a);
}

/// Puts a fact into words.
template <class To, animals::variant V>
constexpr void put_fact(To& to, animal_fact const& f, remarking<V> const& about) {
    using kind = animal_fact::kind;
    auto const& all = remark_words_in(about.in);
    auto const& words = all.animals;
    auto const& nouns = animal_words_in(about.in).sentences;
    auto const some = [&] { put_count(to, nouns.counted[static_cast<unsigned>(f.animal)], f.count); };
    auto const points = [&] { put_count(to, all.points, f.points); };
    auto const before = [&] { put_count(to, all.points, f.before); };
    auto const who = [&] { about.put_name(to, f.who); };
    switch (f.what) {
        case kind::three: return put_pattern(to, words.three, some, points);
        case kind::too_many: return put_pattern(to, words.too_many, some, points, before);
        case kind::points: return put_pattern(to, words.points, f.before, f.points);
        case kind::rock: return put_pattern(to, words.rock, points);
        case kind::row_three: return put_pattern(to, words.row_three, some, points);
        case kind::row_too_many: return put_pattern(to, words.row_too_many, some);
        case kind::other_three: return put_pattern(to, words.other_three, who, some, points);
        case kind::other_too_many: return put_pattern(to, words.other_too_many, who, some);
        case kind::kept_three: return put_pattern(to, words.kept_three, some, points);
        case kind::last_kept: return put_pattern(to, words.last_kept);
        case kind::wanted: return put_pattern(to, words.wanted, f.count, f.of);
        case kind::wanted_shadow: return put_pattern(to, words.wanted_shadow, f.count, f.of);
        case kind::unwanted_shadow: return put_pattern(to, words.unwanted_shadow, f.count, f.of);
        case kind::row_waits: return put_pattern(to, words.row_waits, f.row.number() + 1, some, points);
        case kind::enough: return put_pattern(to, words.enough, some);
        case kind::end_points: return put_pattern(to, words.end_points, points);
        case kind::tower_shadows: return put_pattern(to, words.tower_shadows, f.count);
    }
}

}  // namespace triqueta::text
