#pragma once

#include <triqueta/triqueta.hpp>

#include "support/courses.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <numeric>
#include <set>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

/// A naive look at what a viewer can't see: plain lists in which each copy of a token or card stands for itself.
namespace support {

/// Kinds of tokens or cards, by their numbers.
using kinds = std::vector<int>;

/// Unseen pieces that may change places: each copy by its kind, and how many of them somebody else hides.
struct pile_of_unseen {
    kinds pieces;
    int places = 0;
};

/// One way in which it may lie: of each pile the kinds at its places, and the end decisions, in seat order.
struct arrangement {
    std::array<kinds, 2> laid;  // light, shadow; of cards only the first
    std::vector<int> masks;
};

/// Counts of kinds, from which what is seen is taken away.
class plain_rest {
  public:
    void add(int kind, int count) { counts_[kind] += count; }
    template <class Pieces>
    void take(Pieces const& seen) {
        if constexpr (requires { seen[0]; }) {
            for (int i = 0; i < seen.size(); ++i) add(static_cast<int>(seen[i]), -1);
        } else {
            for (int place = 0; place < seen.total(); ++place) add(static_cast<int>(seen.nth(place)), -1);
        }
    }
    [[nodiscard]] kinds each() const {
        kinds all;
        for (auto const& [kind, count] : counts_) all.insert(all.end(), static_cast<std::size_t>(count), kind);
        return all;
    }

  private:
    std::map<int, int> counts_;
};

template <class G>
class hidden;

/// Of Triqueta.
template <triqueta::game G>
requires triqueta::animals::variant<G>
class hidden<G> {
    using seat = triqueta::seat;
    using animal = triqueta::animal;

  public:
    explicit hidden(triqueta::view<G> const& v) : view_{v} {
        auto const& t = v.table();
        plain_rest light;
        plain_rest shadow;
        for (int kind = 0; kind < triqueta::animals::most_kinds; ++kind) {
            light.add(kind, G::pack::light.at(static_cast<std::size_t>(kind)));
            shadow.add(kind, G::pack::shadow.at(static_cast<std::size_t>(kind)));
        }
        for (auto const& row : t.rows) light.take(row);
        for (auto const& pile : t.up) light.take(pile);
        if constexpr (triqueta::animals::has_shadows<G>) {
            for (int i = 0; i < t.shadows_up.total(); ++i) light.add(static_cast<int>(t.shadows_up.nth(i)), 1);
            shadow.take(t.shadows_up);
            shadow.take(v.mine().shadows);
        }
        light.take(v.mine().kept);
        light.take(v.mine().hand);
        light.take(v.mine().boxed);
        piles = {{{light.each(), 0}, {shadow.each(), 0}}};
        for (auto const s : others()) {
            piles[0].places += t.kept[s] + t.boxed[s] + looked_at(s);
            if constexpr (triqueta::animals::has_shadows<G>) piles[1].places += t.shadows[s];
            if (t.decided.contains(s)) masks.push_back(masks_of(s));
        }
    }

    /// The position in which it lies so.
    [[nodiscard]] triqueta::state<G> with(arrangement const& a) const {
        auto const& t = view_.table();
        typename triqueta::rules_of<G>::all_secrets all{};
        if (!view_.who().is_spectator()) all[view_.seat()] = view_.mine();
        auto light = a.laid[0].begin();
        auto shadow = a.laid[1].begin();
        auto mask = a.masks.begin();
        for (auto const s : others()) {
            for (int n = looked_at(s); n > 0; --n) all[s].hand.add(animal(*light++));
            for (int n = t.boxed[s]; n > 0; --n) all[s].boxed.add(animal(*light++));
            for (int n = t.kept[s]; n > 0; --n) all[s].kept.add(animal(*light++));
            if constexpr (triqueta::animals::has_shadows<G>)
                for (int n = t.shadows[s]; n > 0; --n) all[s].shadows.add(animal(*shadow++));
            if (t.decided.contains(s)) all[s].choice = triqueta::decision{*mask++};
        }
        return triqueta::state<G>::assemble(t, all);
    }

    std::array<pile_of_unseen, 2> piles;
    std::vector<std::vector<int>> masks;  // for each decision that isn't seen, which it may be

  private:
    [[nodiscard]] std::vector<seat> others() const {
        std::vector<seat> all;
        for (int i = 0; i < G::players; ++i)
            if (!view_.who().is(seat{i})) all.emplace_back(i);
        return all;
    }
    [[nodiscard]] int looked_at(seat s) const {
        auto const& t = view_.table();
        return s == t.mover ? t.hand.size() - t.unlooked.size() : 0;
    }
    /// B18; after the end, those that leave as many kept tokens for the box as lie there, or with D3 no more.
    [[nodiscard]] std::vector<int> masks_of(seat s) const {
        auto const& t = view_.table();
        std::set<int> all;
        for (int kept = 1; kept <= G::kept::most; ++kept)
            for (int mask = 0; mask < 1 << kept; ++mask) {
                int const boxed = kept - mask % 2 - mask / 2 % 2;
                bool const fits = G::draw::tokens == 1 ? boxed == t.boxed[s] : boxed <= t.boxed[s];
                if (view_.is_over() ? fits : kept == t.kept[s]) all.insert(mask);
            }
        return {all.begin(), all.end()};
    }

    triqueta::view<G> view_;
};

/// Of Triangles.
template <class G>
requires std::is_same_v<G, triqueta::mayhem> || std::is_same_v<G, triqueta::race>
class hidden<G> {
    using seat = triqueta::seat;
    static constexpr bool is_race = std::is_same_v<G, triqueta::race>;

  public:
    explicit hidden(triqueta::view<G> const& v) : view_{v} {
        auto const& t = v.table();
        plain_rest rest;
        for (int kind = 0; kind < 27; ++kind) rest.add(kind, 3);
        rest.take(v.mine().hand);
        if constexpr (is_race) {
            for (int kind = 27; kind < 36; ++kind) rest.add(kind, 1);
            rest.take(t.discards);
            rest.take(t.gone);
            rest.take(t.saving);
            for (auto const& saved : t.saved) rest.take(saved);
            for (auto const s : others()) rest.take(t.known[s]);
        } else {
            rest.take(t.played);
        }
        piles[0].pieces = rest.each();
        for (auto const s : others()) piles[0].places += unknown(s);
    }

    [[nodiscard]] triqueta::state<G> with(arrangement const& a) const {
        auto const& t = view_.table();
        typename triqueta::rules_of<G>::all_secrets all{};
        if (!view_.who().is_spectator()) all[view_.seat()] = view_.mine();
        auto next = a.laid[0].begin();
        for (auto const s : others()) {
            for (int n = 0; n < unknown(s); ++n) {
                auto const c = triqueta::card(*next++);
                all[s].hand.add(c);
                if constexpr (!is_race)
                    if (s == t.mover && n < t.fresh) all[s].fresh.add(c);
            }
            if constexpr (is_race) all[s].hand += t.known[s];
        }
        return triqueta::state<G>::assemble(t, all);
    }

    std::array<pile_of_unseen, 2> piles;
    std::vector<std::vector<int>> masks;  // nobody decides unseen

  private:
    [[nodiscard]] std::vector<seat> others() const {
        std::vector<seat> all;
        for (int i = 0; i < view_.players(); ++i)
            if (!view_.who().is(seat{i})) all.emplace_back(i);
        return all;
    }
    [[nodiscard]] int unknown(seat s) const {
        if constexpr (is_race) return view_.table().in_hand[s] - view_.table().known[s].total();
        return view_.table().in_hand[s];
    }

    triqueta::view<G> view_;
};

/// All that is hidden in a position, in words, so that two can be told apart.
template <triqueta::game G>
[[nodiscard]] std::string secrets_told(triqueta::state<G> const& s) {
    std::string told;
    auto const tell = [&](char const* what, auto const& pieces) {
        told += what;
        if constexpr (requires { pieces[0]; })
            for (int i = 0; i < pieces.size(); ++i) told += static_cast<char>('0' + static_cast<int>(pieces[i]));
        else
            for (int i = 0; i < pieces.total(); ++i) told += static_cast<char>('0' + static_cast<int>(pieces.nth(i)));
    };
    for (auto const who : triqueta::seat_set::first(s.players())) {
        auto const& own = s.secrets(who);
        tell(" hand ", own.hand);
        if constexpr (requires { own.fresh; }) tell(" fresh ", own.fresh);
        if constexpr (requires { own.kept; }) {
            tell(" kept ", own.kept);
            tell(" boxed ", own.boxed);
            if constexpr (triqueta::animals::has_shadows<G>) tell(" shadows ", own.shadows);
            if (own.choice.made()) told += " adds " + std::to_string(own.choice.mask());
        }
    }
    return told;
}

/// How likely it is that the places hold these kinds, every order of the pieces being equally likely.
[[nodiscard]] inline std::map<kinds, fraction> orders(pile_of_unseen const& pile) {
    std::vector<std::size_t> order(pile.pieces.size());
    std::iota(order.begin(), order.end(), 0U);
    std::map<kinds, std::int64_t> counts;
    std::int64_t all = 0;
    do {
        kinds laid;
        for (int place = 0; place < pile.places; ++place)
            laid.push_back(pile.pieces[order[static_cast<std::size_t>(place)]]);
        ++counts[laid];
        ++all;
    } while (std::next_permutation(order.begin(), order.end()));
    std::map<kinds, fraction> shares;
    for (auto const& [laid, count] : counts) shares[laid] = {count, all};
    return shares;
}

/// How likely each position is that has this view: every order of the unseen pieces equally likely, and every end
/// decision that isn't seen.
template <triqueta::game G>
[[nodiscard]] distribution over_all_orders(triqueta::view<G> const& v) {
    hidden<G> const h{v};
    std::vector<std::vector<int>> decisions{{}};
    fraction of_each{1, 1};
    for (auto const& masks : h.masks) {
        std::vector<std::vector<int>> longer;
        for (auto const& so_far : decisions)
            for (int const mask : masks) {
                longer.push_back(so_far);
                longer.back().push_back(mask);
            }
        decisions = longer;
        of_each = of_each * fraction{1, static_cast<std::int64_t>(masks.size())};
    }
    distribution all;
    auto const shadows = orders(h.piles[1]);
    for (auto const& [light, share] : orders(h.piles[0]))
        for (auto const& [shadow, shadow_share] : shadows)
            for (auto const& masks : decisions) {
                auto& here = all[secrets_told(h.with({{light, shadow}, masks}))];
                here = here + share * shadow_share * of_each;
            }
    return all;
}

/// A fault: completes a view as if there were one copy of each kind that is left, not several.
template <triqueta::game G, class Random>
[[nodiscard]] triqueta::state<G> complete_by_kinds(triqueta::view<G> const& v, Random& random) {
    hidden<G> const h{v};
    auto const pick = [&random](auto const& from) {
        return from[random.below(static_cast<std::uint32_t>(from.size()))];
    };
    arrangement made;
    for (std::size_t back = 0; back < 2; ++back) {
        auto left = h.piles[back].pieces;
        for (int n = h.piles[back].places; n > 0; --n) {
            std::set<int> const different(left.begin(), left.end());
            int const kind = pick(std::vector<int>(different.begin(), different.end()));
            left.erase(std::find(left.begin(), left.end(), kind));
            made.laid[back].push_back(kind);
        }
    }
    for (auto const& masks : h.masks) made.masks.push_back(pick(masks));
    return h.with(made);
}

}  // namespace support
