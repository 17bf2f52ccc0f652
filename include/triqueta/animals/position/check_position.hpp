#pragma once

#include "triqueta/animals/moves/decide.hpp"
#include "triqueta/animals/pieces/animal.hpp"
#include "triqueta/animals/pieces/tokens.hpp"
#include "triqueta/animals/policies/draw_rule.hpp"
#include "triqueta/animals/policies/pack.hpp"
#include "triqueta/animals/policies/towers.hpp"
#include "triqueta/animals/position/invariants.hpp"
#include "triqueta/animals/position/place_unseen.hpp"
#include "triqueta/animals/position/secrets.hpp"
#include "triqueta/animals/position/table.hpp"
#include "triqueta/animals/variant.hpp"
#include "triqueta/core/reasons.hpp"
#include "triqueta/core/refusal.hpp"
#include "triqueta/core/seat.hpp"

/// Validates a position of Triqueta from outside: everything that the rules rely on.
namespace triqueta::animals {

/// Checks a table and the known secrets. `whose` returns the secrets of a seat, or null if they are unknown. From a
/// position without a violated invariant, any legal moves lead to an end. docs/positions.md lists every invariant.
template <variant V, class Whose>
class position_check {
    using towers = typename V::towers;
    static constexpr bool two_a_draw = V::draw::tokens == 2;

  public:
    constexpr position_check(table<V> const& t, Whose whose) : t_{&t}, whose_{whose} {}

    [[nodiscard]] constexpr reasons find() const {
        reasons found;
        found.unless(seats_hold(), refusal::wrong_seats);
        found.unless(towers_hold(), invariants::wrong_tower);
        if (!found.empty()) return found;  // the other checks need valid seats and towers
        found.unless(heights_hold(), invariants::wrong_heights);
        found.unless(rows_hold(), invariants::wrong_rows);
        found.unless(tiles_hold(), invariants::wrong_tiles);
        found.unless(mover_holds(), invariants::wrong_mover);
        found.unless(kept_holds(), invariants::wrong_kept);
        found.unless(hand_holds(), invariants::wrong_hand);
        found.unless(decisions_hold(), invariants::wrong_decisions);
        found.unless(shadows_hold(), invariants::wrong_shadows);
        found.unless(secrets_hold(), refusal::wrong_secrets);
        if (!found.empty()) return found;  // sums of inconsistent parts are meaningless
        check_sums(found);
        return found;
    }

  private:
    static constexpr player_set everybody = player_set::first(V::players);

    [[nodiscard]] static constexpr bool is_within(std::uint32_t part, std::uint32_t whole) {
        return (part & ~whole) == 0;
    }
    [[nodiscard]] static constexpr bool is_animal(animal a) { return static_cast<int>(a) < most_kinds; }

    /// B15 to B18: the round is over.
    [[nodiscard]] constexpr bool is_between_rounds() const {
        return t_->phase == phase::next_tower || t_->phase == phase::decide || t_->phase == phase::over;
    }
    /// The number of tokens in hand that the mover has looked at.
    [[nodiscard]] constexpr int looked_at() const { return t_->hand.size() - t_->unlooked.size(); }

    [[nodiscard]] constexpr bool seats_hold() const {
        return t_->mover.number() < V::players && t_->rock.number() < V::players &&
               is_within(t_->out.mask() | t_->decided.mask(), everybody.mask());
    }

    /// B5: tower 0 belongs to the first round. B17: there is a next tower to choose, or the game ends.
    [[nodiscard]] constexpr bool towers_hold() const {
        tower_set const later = tower_set::from_mask(tower_set::first(towers::count).mask() & ~1U);
        if (t_->phase > phase::over || t_->current.number() >= towers::count) return false;
        if (!is_within(t_->standing.mask(), later.mask()) || t_->standing.contains(t_->current)) return false;
        if ((t_->round() == 1) != (t_->current == tower{0})) return false;
        return !is_between_rounds() || (t_->phase == phase::next_tower) != t_->standing.empty();
    }

    [[nodiscard]] constexpr bool heights_hold() const {
        for (int c = 0; c < most_columns; ++c)
            if (t_->left.of(column{c}) > (c < towers::columns ? levels<towers>(t_->current) : 0)) return false;
        return !is_between_rounds() || t_->left.empty();
    }

    [[nodiscard]] constexpr bool rows_hold() const {
        for (int r = 0; r < V::players; ++r)
            if (!t_->in_middle.contains(row{r}) && !t_->rows[row{r}].empty()) return false;
        return is_within(t_->in_middle.mask(), everybody.mask()) &&
               t_->in_middle.size() == V::players - t_->out.size() && t_->in_middle.empty() == is_between_rounds();
    }

    [[nodiscard]] constexpr bool tiles_hold() const {
        int sum = 0;
        for (auto const count : t_->tiles) sum += count;
        return sum == t_->round() - 1;
    }

    [[nodiscard]] constexpr bool mover_holds() const {
        if (t_->phase == phase::next_tower) return t_->mover == t_->rock;
        return is_between_rounds() || !t_->out.contains(t_->mover);
    }

    [[nodiscard]] constexpr bool kept_holds() const {
        for (auto const count : t_->kept)
            if (count > V::kept::most || (t_->phase == phase::over && count > 0)) return false;
        return true;
    }

    /// The drawn tokens fit the phase: how many there are, how many were looked at, and their backs.
    [[nodiscard]] constexpr bool hand_holds() const {
        int const drawn = t_->hand.size();
        int const unlooked = t_->unlooked.size();
        if constexpr (two_a_draw)
            if (!t_->first_option.empty() &&
                (t_->phase != phase::place || drawn != 1 || t_->first_option[0] > option::box))
                return false;
        switch (t_->phase) {
            case phase::second_draw:
                return two_a_draw && drawn == 1 && unlooked == 1 && !t_->left.empty() && backs_hold();
            case phase::look:
                // D2: of two, a shadow token is kept as soon as it is looked at
                if (unlooked == 0 || unlooked > drawn || (!has_shadows<V> && drawn != V::draw::tokens)) return false;
                return backs_hold();
            case phase::place: return drawn > 0 && unlooked == 0 && backs_hold() && place_holds();
            default: return drawn == 0 && unlooked == 0;
        }
    }
    /// D4: without shadow tokens, one of two is left only after an option was used for the other.
    [[nodiscard]] constexpr bool place_holds() const {
        if constexpr (two_a_draw && !has_shadows<V>) return t_->hand.size() == 2 || !t_->first_option.empty();
        return true;
    }
    /// Tokens looked at are light (W3). The others have the backs of the levels they came from.
    [[nodiscard]] constexpr bool backs_hold() const {
        for (int place = 0; place < t_->hand.size(); ++place) {
            int const at = place - looked_at();
            if (at < 0) {
                if (t_->hand[place] != back::light) return false;
                continue;
            }
            column const from = t_->unlooked[at];
            if (from.number() >= towers::columns) return false;
            // The other token lay below this one if it came from the same column.
            bool const above = at == 0 && t_->unlooked.size() == 2 && t_->unlooked[1] == from;
            int const level = t_->left.of(from) + (above ? 1 : 0);
            if (level >= levels<towers>(t_->current) || t_->hand[place] != t_->back_at(level)) return false;
        }
        return true;
    }

    /// B18: in seat order from the rock's holder, without seats that kept nothing.
    [[nodiscard]] constexpr bool decisions_hold() const {
        if (!is_between_rounds() || t_->phase == phase::next_tower) {
            if (!t_->decided.empty()) return false;
        } else if (t_->phase == phase::decide) {
            player_set before;
            seat next = t_->rock;
            for (; next != t_->mover; next = seat{(next.number() + 1) % V::players})
                if (t_->kept[next] > 0) before.insert(next);
            if (t_->kept[t_->mover] == 0 || t_->decided != before) return false;
        }
        for (auto const s : everybody) {
            if (t_->kept[s] > V::kept::most) continue;  // kept_holds reports it
            bool const has = t_->decided.contains(s);
            bool const may_have_boxed = two_a_draw || (has && t_->phase == phase::over);  // D3, K4
            if (t_->boxed[s] != 0 && !may_have_boxed) return false;
            auto const possible = has ? possible_decisions(*t_, s) : 0;
            if (has && possible == 0) return false;
            if (auto const* const known = whose_(s)) {
                if (known->choice.made() != has) return false;
                if (has && (known->choice.mask() > 3 || (possible >> known->choice.mask() & 1) == 0)) return false;
            }
        }
        return true;
    }

    [[nodiscard]] constexpr bool shadows_hold() const {
        if constexpr (has_shadows<V>) {
            if (t_->phase != phase::over) return t_->shadows_up.empty();
            for (auto const count : t_->shadows)
                if (count != 0) return false;
        }
        return true;
    }

    [[nodiscard]] constexpr bool secrets_hold() const {
        for (auto const s : everybody) {
            auto const* const known = whose_(s);
            if (known == nullptr) continue;
            if (known->kept.size() != t_->kept[s]) return false;
            if (known->hand.size() != (s == t_->mover ? looked_at() : 0)) return false;
            for (int place = 0; place < known->kept.size(); ++place)
                if (!is_animal(known->kept[place])) return false;
            for (int place = 0; place < known->hand.size(); ++place)
                if (!is_animal(known->hand[place])) return false;
            if constexpr (!two_a_draw)
                for (int place = 0; place < known->boxed.size(); ++place)
                    if (!is_animal(known->boxed[place])) return false;
            if (counted(known->boxed).total() != t_->boxed[s]) return false;
            if constexpr (has_shadows<V>)
                if (known->shadows.total() != t_->shadows[s]) return false;
        }
        return true;
    }

    /// B1, W1: no more tokens of an animal than the pack has. B16: the tokens that nobody looked at lie in towers, were
    /// just drawn, or went into the box unseen.
    constexpr void check_sums(reasons& found) const {
        by_kind light = V::pack::light;
        by_kind shadow = V::pack::shadow;
        auto const take = [](by_kind& from, tokens some) {
            for (int kind = 0; kind < most_kinds; ++kind)
                from[static_cast<unsigned>(kind)] -= some.of(static_cast<animal>(kind));
        };
        for (tokens const laid : t_->rows) take(light, laid);
        by_kind up{};
        for (tokens const pile : t_->up) take(up, pile);
        if constexpr (has_shadows<V>) {
            take(shadow, t_->shadows_up);
            for (int kind = 0; kind < most_kinds; ++kind)
                up[static_cast<unsigned>(kind)] += t_->shadows_up.of(static_cast<animal>(kind));
        }
        bool hold = true;
        for (auto kind = 0U; kind < most_kinds; ++kind) {
            hold = hold && up[kind] <= 0;
            light[kind] += up[kind];
        }
        int unknown_light = 0;  // in others' hands, or put by them into the box
        int unknown_shadow = 0;
        int in_box = t_->box;
        for (auto const s : everybody) {
            in_box -= t_->boxed[s];
            if (auto const* const known = whose_(s)) {
                take(light, counted(known->kept));
                take(light, counted(known->hand));
                take(light, counted(known->boxed));
                if constexpr (has_shadows<V>) take(shadow, known->shadows);
            } else {
                unknown_light += t_->kept[s] + t_->boxed[s] + (s == t_->mover ? looked_at() : 0);
                if constexpr (has_shadows<V>) unknown_shadow += t_->shadows[s];
            }
        }
        int left_light = -unknown_light;
        int left_shadow = -unknown_shadow;
        for (auto kind = 0U; kind < most_kinds; ++kind) {
            hold = hold && light[kind] >= 0 && shadow[kind] >= 0;
            left_light += light[kind];
            left_shadow += shadow[kind];
        }
        found.unless(hold, invariants::wrong_tokens);
        if (!hold) return;

        // Tokens in towers, or drawn and not looked at.
        int there_light = 0;
        int there_shadow = 0;
        auto const add = [&](back b, int count) { (b == back::light ? there_light : there_shadow) += count; };
        for (auto const later : t_->standing) {
            add(back::light, towers::columns * towers::light_levels);
            add(back::shadow, towers::columns * towers::shadow_levels(later));
        }
        for (int c = 0; c < towers::columns; ++c)
            for (int level = 0; level < t_->left.of(column{c}); ++level) add(t_->back_at(level), 1);
        for (int place = looked_at(); place < t_->hand.size(); ++place) add(t_->hand[place], 1);
        bool const first_round = t_->round() == 1 && !is_between_rounds();
        found.unless(left_light >= there_light && left_shadow >= there_shadow &&
                         left_light + left_shadow == there_light + there_shadow + in_box &&
                         (!first_round || in_box == 0),
                     invariants::wrong_box);
    }

    table<V> const* t_;
    Whose whose_;
};

}  // namespace triqueta::animals
