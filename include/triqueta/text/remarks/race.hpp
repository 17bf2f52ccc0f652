#pragma once

#include "triqueta/core/seat.hpp"
#include "triqueta/core/view.hpp"
#include "triqueta/text/phrases.hpp"
#include "triqueta/text/remarks/remarking.hpp"
#include "triqueta/triangles/card.hpp"
#include "triqueta/triangles/cards.hpp"
#include "triqueta/triangles/race/action.hpp"
#include "triqueta/triangles/race/plan.hpp"
#include "triqueta/triangles/race/rules.hpp"

#include <cstdint>

/// What is true of an action of the 21/15/9-card game, for people who choose.
namespace triqueta::text {

/// A fact about an action. Which parts it has is said beside its kind; others are 0.
struct race_fact {
    enum class kind : std::uint8_t {
        saves_all,     // the triangle is pure: `count` pieces from the hand are saved
        saves_one,     // it isn't: `count` pieces from the hand go to the discards
        left,          // `count` cards stay in the hand
        loose,         // no other piece of the mover has this one's cut and another number
        helps_next,    // the saved pieces of `who`, who is next, make a triangle with it
        fits,          // the mover's hand and saved pieces make a triangle with it
        wanted,        // `count` of `of` unseen cards make a triangle with the mover's hand and saved pieces
        others_saved,  // a joker may take one of `count` pieces
        last_turns,    // after the call, the others have a last turn each
    };

    kind what;
    int count = 0;
    int of = 0;
    seat who{};

    friend constexpr bool operator==(race_fact const&, race_fact const&) = default;
};

namespace detail {

[[nodiscard]] constexpr bool has_number(triangles::cards some, triangles::cut c, int number) {
    return some.colours_of(c, number) != 0;
}
/// Whether a piece makes a triangle with two of these.
[[nodiscard]] constexpr bool makes_triangle(triangles::card piece, triangles::cards with) {
    if (is_joker(piece)) return false;
    for (int number = 1; number <= 3; ++number)
        if (number != number_of(piece) && !has_number(with, cut_of(piece), number)) return false;
    return true;
}
/// Whether any of these has a piece's cut and another number.
[[nodiscard]] constexpr bool goes_with_any(triangles::card piece, triangles::cards with) {
    for (int number = 1; number <= 3; ++number)
        if (number != number_of(piece) && has_number(with, cut_of(piece), number)) return true;
    return false;
}

}  // namespace detail

/// Calls use(race_fact) for each fact that is known about a legal action of the viewer. Precondition: it is the
/// viewer's turn, and the action is legal.
template <class Use>
constexpr void for_each_fact(view<triangles::race::game> const& v, triangles::race::action a, Use use) {
    using kind = race_fact::kind;
    using doing = triangles::race::action::kind;
    auto const& t = v.table();
    auto const me = v.seat();
    auto const own = v.mine().hand + t.saved[me];
    switch (a.what()) {
        case doing::draw: {
            auto const hidden = v.unseen();
            int wanted = 0;
            for (auto const c : hidden)
                if (detail::makes_triangle(c, own)) wanted += hidden.of(c);
            if (wanted > 0) use(race_fact{kind::wanted, wanted, hidden.total()});
            return;
        }
        case doing::take:
            if (detail::makes_triangle(t.discards.top(), own)) use(race_fact{kind::fits});
            return;
        case doing::discard: {
            auto const c = a.card();
            if (is_joker(c)) return;
            if (!detail::goes_with_any(c, own - triangles::cards_of(c))) use(race_fact{kind::loose});
            for (int ahead = 1; ahead < t.players; ++ahead) {
                seat const s{(me.number() + ahead) % t.players};
                if (t.out.contains(s)) continue;
                if (detail::makes_triangle(c, t.saved[s])) use(race_fact{.what = kind::helps_next, .who = s});
                return;
            }
            return;
        }
        case doing::complete: {
            auto const plan = a.plan();
            int const played = plan.pieces_from(triangles::race::source::hand).total();
            if (plan.whole().is_pure())
                use(race_fact{kind::saves_all, played});
            else if (played > 1)
                use(race_fact{kind::saves_one, played - 1});
            return use(race_fact{kind::left, v.mine().hand.total() - played});
        }
        case doing::play_joker: {
            int saved = 0;
            for (auto const s : seat_set::first(t.players))
                if (s != me) saved += t.saved[s].total();
            if (saved > 0) use(race_fact{kind::others_saved, saved});
            return;
        }
        case doing::take_saved:
            if (detail::makes_triangle(a.card(), own)) use(race_fact{kind::fits});
            return;
        case doing::end_and_call: return use(race_fact{kind::last_turns});
        case doing::save:
        case doing::take_nothing:
        case doing::end:
        case doing::nothing: return;
    }
}

/// Puts a fact into words.
template <class To>
constexpr void put_fact(To& to, race_fact const& f, remarking<triangles::race::game> const& about) {
    using kind = race_fact::kind;
    auto const& all = remark_words_in(about.in);
    auto const& words = all.race;
    auto const pieces = [&] { put_count(to, all.pieces, f.count); };
    switch (f.what) {
        case kind::saves_all: return put_pattern(to, words.saves_all, pieces);
        case kind::saves_one: return put_pattern(to, words.saves_one, pieces);
        case kind::left: return put_pattern(to, words.left, [&] { put_count(to, all.cards, f.count); });
        case kind::loose: return put_pattern(to, words.loose);
        case kind::helps_next: return put_pattern(to, words.helps_next, [&] { about.put_name(to, f.who); });
        case kind::fits: return put_pattern(to, words.fits);
        case kind::wanted: return put_pattern(to, words.wanted, f.count, f.of);
        case kind::others_saved: return put_pattern(to, words.others_saved, pieces);
        case kind::last_turns: return put_pattern(to, words.last_turns);
    }
}

}  // namespace triqueta::text
