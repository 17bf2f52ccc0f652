#pragma once

#include "triqueta/animals/action.hpp"
#include "triqueta/animals/pieces/heights.hpp"
#include "triqueta/animals/policies/towers.hpp"
#include "triqueta/animals/position/secrets.hpp"
#include "triqueta/animals/position/table.hpp"
#include "triqueta/animals/variant.hpp"
#include "triqueta/core/few.hpp"
#include "triqueta/core/index.hpp"
#include "triqueta/core/seat.hpp"

#include <type_traits>

/// Symmetries of a position of Triqueta: renumbering equivalent things changes nothing.
namespace triqueta::animals {

/// New numbers for rows, columns and towers, and the seats whose two kept tokens change places.
template <variant V>
struct symmetry {
    using table = animals::table<V>;
    using secrets = animals::secrets<V>;
    using towers = typename V::towers;
    template <class Index, int Count>
    using numbers = by_index<Index, Index, Count>;

    numbers<row, V::players> rows = in_order<row, V::players>();
    numbers<column, towers::columns> columns = in_order<column, towers::columns>();
    numbers<tower, towers::count> of_towers = in_order<tower, towers::count>();
    player_set swapped;

    [[nodiscard]] constexpr symmetry inverse() const {
        symmetry back;
        for (int i = 0; i < V::players; ++i) back.rows[rows[row{i}]] = row{i};
        for (int i = 0; i < towers::columns; ++i) back.columns[columns[column{i}]] = column{i};
        for (int i = 0; i < towers::count; ++i) back.of_towers[of_towers[tower{i}]] = tower{i};
        back.swapped = swapped;
        return back;
    }

    constexpr void renumber(table& t) const {
        table const before = t;
        for (int i = 0; i < V::players; ++i) {
            t.rows[rows[row{i}]] = before.rows[row{i}];
            move(t.in_middle, before.in_middle, row{i}, rows[row{i}]);
        }
        for (int i = 0; i < towers::columns; ++i) t.left.set(columns[column{i}], before.left.of(column{i}));
        t.unlooked = {};
        for (int place = 0; place < before.unlooked.size(); ++place) t.unlooked.add(columns[before.unlooked[place]]);
        for (int i = 0; i < towers::count; ++i) move(t.standing, before.standing, tower{i}, of_towers[tower{i}]);
        t.current = of_towers[before.current];
    }
    /// Applies it to a player's secrets.
    constexpr void renumber(secrets& mine, seat owner) const {
        if (!swapped.contains(owner)) return;
        swap(mine.kept);
        if constexpr (!std::is_same_v<typename secrets::box_memory, tokens>) swap(mine.boxed);
        if (mine.choice.made()) mine.choice = decision{swapped_mask(mine.choice.mask())};
    }
    /// The mover's action in the renumbered position.
    [[nodiscard]] constexpr action renamed(action a, seat mover) const {
        switch (a.what()) {
            case action::kind::draw: return a.column().number() < towers::columns ? draw(columns[a.column()]) : a;
            case action::kind::take: return a.row().number() < V::players ? take(rows[a.row()]) : a;
            case action::kind::lay: return a.row().number() < V::players ? lay(rows[a.row()]) : a;
            case action::kind::choose: return a.tower().number() < towers::count ? choose(of_towers[a.tower()]) : a;
            case action::kind::decide: return swapped.contains(mover) ? decide(swapped_mask(a.mask())) : a;
            default: return a;
        }
    }

    friend constexpr bool operator==(symmetry const&, symmetry const&) = default;

  private:
    template <class Index, int Count>
    static constexpr numbers<Index, Count> in_order() {
        numbers<Index, Count> all{};
        for (int i = 0; i < Count; ++i) all[Index{i}] = Index{i};
        return all;
    }
    template <class Set, class Index>
    static constexpr void move(Set& to, Set const& before, Index from, Index place) {
        if (before.contains(from))
            to.insert(place);
        else
            to.erase(place);
    }
    static constexpr void swap(pair_of<animal>& two) {
        if (two.size() < 2) return;
        animal const first = two[0];
        two.erase(0);
        two.add(first);
    }
    [[nodiscard]] static constexpr int swapped_mask(int mask) { return (mask & 1) << 1 | mask >> 1; }
};

namespace detail {

/// Assigns new numbers by a stable sort. before(a, b) must be false if a and b may not change places.
template <class Index, int Count, class Before>
constexpr void sort_numbers(by_index<Index, Index, Count>& numbers, Before before) {
    for (int i = 0; i < Count; ++i) {
        int place = 0;
        for (int other = 0; other < Count; ++other)
            place += before(Index{other}, Index{i}) || (other < i && !before(Index{i}, Index{other}));
        numbers[Index{i}] = Index{place};
    }
}

}  // namespace detail

/// The symmetry that makes a position canonical: all positions that differ only by a symmetry become equal. Rows in the
/// middle come first, fuller rows before others. Higher columns come before lower ones, and of equal columns those just
/// drawn from. Among towers built alike, those played come first, then the current one, then those for later rounds. Of
/// kept tokens the lower animal comes first, and of equal ones the one that is added. `whose` returns the secrets of a
/// seat, or null.
template <variant V, class Whose>
[[nodiscard]] constexpr symmetry<V> canonical_symmetry(table<V> const& t, Whose whose) {
    symmetry<V> found;
    detail::sort_numbers(found.rows, [&t](row a, row b) {
        bool const in = t.in_middle.contains(a);
        if (in != t.in_middle.contains(b)) return in;
        return t.rows[a].nibbles() > t.rows[b].nibbles();
    });
    auto const drawn_from = [&t](column c) {
        for (int place = 0; place < t.unlooked.size(); ++place)
            if (t.unlooked[place] == c) return place;
        return t.unlooked.size();
    };
    detail::sort_numbers(found.columns, [&](column a, column b) {
        if (t.left.of(a) != t.left.of(b)) return t.left.of(a) > t.left.of(b);
        return drawn_from(a) < drawn_from(b);
    });
    // Towers exchange numbers only with towers built alike.
    auto const age = [&t](tower a) { return a == t.current ? 1 : t.standing.contains(a) ? 2 : 0; };
    auto const alike = [](tower a, tower b) {
        using towers = typename V::towers;
        return (a == tower{0}) == (b == tower{0}) && towers::shadow_levels(a) == towers::shadow_levels(b);
    };
    for (int i = 0; i < V::towers::count; ++i) {
        int before = 0;
        for (int other = 0; other < V::towers::count; ++other)
            if (alike(tower{other}, tower{i}))
                before += age(tower{other}) < age(tower{i}) || (other < i && age(tower{other}) == age(tower{i}));
        for (int number = 0; number < V::towers::count; ++number)
            if (alike(tower{number}, tower{i}) && before-- == 0) found.of_towers[tower{i}] = tower{number};
    }
    for (auto const s : player_set::first(V::players)) {
        auto const* const mine = whose(s);
        if (mine == nullptr) continue;
        bool swap = mine->choice.made() && mine->choice.mask() == 2;
        if (mine->kept.size() == 2 && mine->kept[0] != mine->kept[1]) swap = mine->kept[0] > mine->kept[1];
        if constexpr (V::draw::tokens == 1)
            if (mine->boxed.size() == 2) swap = mine->boxed[0] > mine->boxed[1];
        if (swap) found.swapped.insert(s);
    }
    return found;
}

}  // namespace triqueta::animals
