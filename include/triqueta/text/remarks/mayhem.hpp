#pragma once

#include "triqueta/core/view.hpp"
#include "triqueta/text/phrases.hpp"
#include "triqueta/text/remarks/remarking.hpp"
#include "triqueta/triangles/card.hpp"
#include "triqueta/triangles/cards.hpp"
#include "triqueta/triangles/mayhem/action.hpp"
#include "triqueta/triangles/mayhem/rules.hpp"
#include "triqueta/triangles/triangle.hpp"

#include <algorithm>
#include <cstdint>

/// What is true of an action of Triangle Mayhem, for people who choose.
namespace triqueta::text {

/// A fact about an action. Which parts it has is said beside its kind; others are 0.
struct mayhem_fact {
    enum class kind : std::uint8_t {
        scores,        // it completes a triangle for `count` points
        scores_pure,   // the same, of one colour
        you_finish,    // the triangle then lacks one piece, which the mover holds and may play in this turn
        who_finishes,  // the triangle then lacks one piece: `count` of `of` unseen cards
        could_score,   // to stop, although an action completes a triangle for at most `count` points
    };

    kind what;
    int count = 0;
    int of = 0;

    friend constexpr bool operator==(mayhem_fact const&, mayhem_fact const&) = default;
};

namespace detail {

[[nodiscard]] constexpr int points_for_triangle(triangles::triangle t) {
    return !t.is_complete() ? 0 : t.is_pure() ? 6 : 3;  // M9
}
/// The number of cards that complete a triangle. Precondition: it lacks one number.
[[nodiscard]] constexpr int completing(triangles::cards some, triangles::triangle lacking) {
    int const number = !lacking.has(1) ? 1 : !lacking.has(2) ? 2 : 3;
    int sum = 0;
    for (auto const in : triangles::all_colours) sum += some.of(triangles::piece(lacking.cut(), number, in));
    return sum;
}

}  // namespace detail

/// Calls use(mayhem_fact) for each fact that is known about a legal action of the viewer. Precondition: it is the
/// viewer's turn, and the action is legal.
template <class Use>
constexpr void for_each_fact(view<triangles::mayhem::game> const& v, triangles::mayhem::action a, Use use) {
    using kind = mayhem_fact::kind;
    namespace rules = triangles::mayhem;
    auto const made = [](rules::action one) { return one.target().seen_from(one.piece()).with(one.piece()); };
    if (a.is_stop()) {
        int most = 0;
        for (auto const other : v.legal())
            if (!other.is_stop()) most = std::max(most, detail::points_for_triangle(made(other)));
        if (most > 0) use(mayhem_fact{kind::could_score, most});
        return;
    }
    auto const t = made(a);
    if (t.is_complete())
        return use(mayhem_fact{t.is_pure() ? kind::scores_pure : kind::scores, detail::points_for_triangle(t)});
    if (t.has(1) + t.has(2) + t.has(3) < 2) return;
    auto const left = v.mine().hand - triangles::cards_of(a.piece());
    bool const may_go_on = v.table().phase == rules::phase::play;
    if (may_go_on && detail::completing(left, t) > 0) return use(mayhem_fact{kind::you_finish});
    auto const hidden = v.unseen();
    if (int const there = detail::completing(hidden, t); there > 0)
        use(mayhem_fact{kind::who_finishes, there, hidden.total()});
}

/// Puts a fact into words.
template <class To>
constexpr void put_fact(To& to, mayhem_fact const& f, remarking<triangles::mayhem::game> const& about) {
    using kind = mayhem_fact::kind;
    auto const& all = remark_words_in(about.in);
    auto const points = [&] { put_count(to, all.points, f.count); };
    switch (f.what) {
        case kind::scores: return put_pattern(to, all.mayhem.scores, points);
        case kind::scores_pure: return put_pattern(to, all.mayhem.scores_pure, points);
        case kind::you_finish: return put_pattern(to, all.mayhem.you_finish);
        case kind::who_finishes: return put_pattern(to, all.mayhem.who_finishes, f.count, f.of);
        case kind::could_score: return put_pattern(to, all.mayhem.could_score, points);
    }
}

}  // namespace triqueta::text
