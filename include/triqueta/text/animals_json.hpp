#pragma once

#include "triqueta/animals/events/event.hpp"
#include "triqueta/animals/position/pool.hpp"
#include "triqueta/animals/position/secrets.hpp"
#include "triqueta/animals/position/table.hpp"
#include "triqueta/animals/rules.hpp"
#include "triqueta/animals/scoring/result.hpp"
#include "triqueta/animals/scoring/score.hpp"
#include "triqueta/animals/variant.hpp"
#include "triqueta/core/view.hpp"
#include "triqueta/text/json.hpp"

namespace triqueta::text {
namespace detail {

inline constexpr int animals_in_json = 7;  // in every variant, and more where a pack has more

template <class Out>
constexpr void write_counts(json_writer<Out>& json, animals::tokens counts, int kinds) {
    json.array([&] {
        for (int kind = 0; kind < kinds; ++kind) json.value(counts.of(static_cast<animals::animal>(kind)));
    });
}

template <class Out>
constexpr void write_sorted(json_writer<Out>& json, animals::tokens some) {
    json.array([&] {
        for (int place = 0; place < some.total(); ++place) json.value(static_cast<int>(some.nth(place)));
    });
}

template <class Out, class Write>
constexpr void write_each(json_writer<Out>& json, char const* name, int count, Write write) {
    json.key(name);
    json.array([&] {
        for (int i = 0; i < count; ++i) write(i);
    });
}

[[nodiscard]] constexpr char const* word(animals::option o) {
    switch (o) {
        case animals::option::lay: return "row";
        case animals::option::keep: return "keep";
        case animals::option::box: return "box";
    }
    return "";
}

}  // namespace detail

/// The members of a view of Triqueta.
template <class Out, game G>
requires animals::variant<G>
constexpr void write_members(json_writer<Out>& json, view<G> const& v) {
    using namespace animals;
    constexpr int kinds_in_pack = kinds<typename G::pack>;
    constexpr int all_kinds = kinds_in_pack > detail::animals_in_json ? kinds_in_pack : detail::animals_in_json;
    auto const& t = v.table();
    secrets<G> const* const mine = v.who().is_spectator() ? nullptr : &v.mine();
    bool const my_draw = v.who().is(t.mover);

    json.member("round", t.round());
    json.member("rock", t.rock.number());
    json.member("tower", t.current.number());
    json.key("heights");
    json.array([&] {
        for (int i = 0; i < G::towers::count; ++i)
            json.array([&] {
                for (int c = 0; c < G::towers::columns; ++c) json.value(t.height(tower{i}, column{c}));
            });
    });

    json.key("rows");
    json.array([&] {
        for (int r = 0; r < G::players; ++r) {
            if (t.in_middle.contains(row{r}))
                detail::write_counts(json, t.rows[row{r}], all_kinds);
            else
                json.null();
        }
    });
    json.key("hand");
    json.array([&] {
        for (int place = 0; place < t.hand.size(); ++place) {
            if (my_draw && place < v.mine().hand.size())
                json.value(static_cast<int>(v.mine().hand[place]));
            else
                json.value(t.hand[place] == back::shadow ? "shadow" : "light");
        }
    });
    json.key("first_option");
    if constexpr (G::draw::tokens == 2) {
        if (t.first_option.empty())
            json.null();
        else
            json.value(detail::word(t.first_option[0]));
    } else {
        json.null();
    }
    json.member("box", static_cast<int>(t.box));

    json.key("players");
    json.array([&] {
        for (auto const s : player_set::first(G::players)) {
            bool const own = v.who().is(s);
            json.object([&] {
                json.key("up");
                detail::write_counts(json, t.up[s], all_kinds);
                json.key("kept");
                if (own)
                    json.array([&] {
                        for (int place = 0; place < mine->kept.size(); ++place)
                            json.value(static_cast<int>(mine->kept[place]));
                    });
                else
                    json.value(static_cast<int>(t.kept[s]));
                json.key("shadows");
                if constexpr (has_shadows<G>) {
                    if (own)
                        detail::write_sorted(json, mine->shadows);
                    else
                        json.value(static_cast<int>(t.shadows[s]));
                } else if (own) {
                    json.array([] {});
                } else {
                    json.value(0);
                }
                json.key("boxed");
                if (own)
                    detail::write_sorted(json, counted(mine->boxed));
                else
                    json.value(static_cast<int>(t.boxed[s]));
                json.member("tiles", static_cast<int>(t.tiles[s]));
                json.member("out", t.out.contains(s));
                json.key("decided");
                if (!t.decided.contains(s))
                    json.null();
                else if (own)
                    json.value(mine->choice.mask());
                else
                    json.value(true);
            });
        }
    });

    auto const rest = unseen(t, mine);
    json.key("unseen");
    json.object([&] {
        json.key("light");
        detail::write_counts(json, rest.light, all_kinds);
        json.key("shadow");
        if constexpr (has_shadows<G>)
            detail::write_counts(json, rest.shadow, all_kinds);
        else
            detail::write_counts(json, {}, all_kinds);
    });
}

/// The members of an event; null where it has no such part, or this viewer wasn't shown it.
template <class Out>
constexpr void write_members(json_writer<Out>& json, animals::event const& e) {
    constexpr char const* kinds[] = {"drew", "took", "laid", "kept", "boxed", "chose", "decided", "looked"};
    constexpr int all_kinds = animals::most_kinds;
    json.member("kind", kinds[static_cast<unsigned>(e.what)]);
    json.key("number");
    if (e.has_number())
        json.value(static_cast<int>(e.number));
    else
        json.null();
    json.key("token");
    json.value_or_null(e.token);
    json.key("mask");
    json.value_or_null(e.mask);
    json.key("shown");
    if (!e.shown) {
        json.null();
        return;
    }
    json.object([&] {
        detail::write_each(json, "added", animals::most_players,
                           [&](int i) { detail::write_counts(json, e.shown->added[seat{i}], all_kinds); });
        detail::write_each(json, "shadows", animals::most_players,
                           [&](int i) { detail::write_counts(json, e.shown->shadows[seat{i}], all_kinds); });
    });
}

/// The members of a result: of each seat all that it scores.
template <class Out, animals::variant V>
constexpr void write_members(json_writer<Out>& json, animals::result<V> const& r) {
    constexpr char const* tie_breaks[] = {"none", "tokens", "shared"};
    auto const each = [&](char const* name, auto value_of) {
        detail::write_each(json, name, V::players, [&](int i) { value_of(r.of(seat{i})); });
    };
    each("points", [&](animals::score const& s) { json.value(s.points.value()); });
    each("animals", [&](animals::score const& s) {
        json.array([&] {
            for (int kind = 0; kind < animals::kinds<typename V::pack>; ++kind)
                json.value(s.animals[static_cast<unsigned>(kind)].value());
        });
    });
    each("tiles", [&](animals::score const& s) { json.value(s.tiles.value()); });
    each("rock", [&](animals::score const& s) { json.value(s.rock.value()); });
    each("tokens", [&](animals::score const& s) { json.value(s.tokens); });
    json.key("winners");
    json.array([&] {
        for (seat const s : r.winners()) json.value(s.number());
    });
    json.member("tie_break", tie_breaks[static_cast<unsigned>(r.tie_break())]);
}

}  // namespace triqueta::text
