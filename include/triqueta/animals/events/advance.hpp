#pragma once

#include "triqueta/animals/events/event.hpp"
#include "triqueta/animals/events/shown.hpp"
#include "triqueta/animals/moves/draw.hpp"
#include "triqueta/animals/position/pool.hpp"
#include "triqueta/animals/position/secrets.hpp"
#include "triqueta/animals/position/table.hpp"
#include "triqueta/core/refusal.hpp"

/// Advances a view by an event that its viewer saw. Events come from outside, so each one is checked first.
namespace triqueta::animals {

/// Supplies what is shown, from an event. Records whether the rules needed what is shown at the end of the game.
class shown_by_event {
  public:
    constexpr explicit shown_by_event(event const& e) : event_{&e} {}

    [[nodiscard]] constexpr animal laid(seat) const { return *event_->token; }
    [[nodiscard]] constexpr tokens added(seat s) {
        asked_for_all_ = true;
        return event_->shown ? event_->shown->added[s] : tokens{};
    }
    [[nodiscard]] constexpr tokens shadows(seat s) const {
        return event_->shown ? event_->shown->shadows[s] : tokens{};
    }

    [[nodiscard]] constexpr bool asked_for_all() const { return asked_for_all_; }

  private:
    event const* event_;
    bool asked_for_all_ = false;
};

/// Forwards what is shown and records it in an event: a state's step thereby yields its event.
template <class Shown>
class shown_into_event {
  public:
    constexpr shown_into_event(Shown& shown, event& into) : shown_{&shown}, into_{&into} {}

    [[nodiscard]] constexpr animal laid(seat mover) {
        into_->token = shown_->laid(mover);
        return *into_->token;
    }
    [[nodiscard]] constexpr tokens added(seat s) {
        if (!into_->shown) into_->shown.emplace();
        return into_->shown->added[s] = shown_->added(s);
    }
    [[nodiscard]] constexpr tokens shadows(seat s) {
        if (!into_->shown) into_->shown.emplace();
        return into_->shown->shadows[s] = shown_->shadows(s);
    }

  private:
    Shown* shown_;
    event* into_;
};

/// Checks one event against the table and what its viewer knows. `mine` is null for a spectator.
template <variant V>
class event_check {
  public:
    constexpr event_check(table<V> const& t, secrets<V> const* mine, viewer who) : table_{&t}, mine_{mine}, who_{who} {}

    /// Checks a look. Precondition: chance is to answer.
    [[nodiscard]] constexpr refusal look(event const& e) const {
        if (e.shown || e.mask) return refusal::event_contradicts;
        if (!acts()) return e.token ? refusal::event_contradicts : refusal{};
        if (!e.token) return refusal::event_incomplete;
        return has(unseen(*table_, mine_).of(table_->hand[moves::place_to_look_at(*table_)]), *e.token);
    }

    /// Checks an action. Precondition: the rules allow it.
    [[nodiscard]] constexpr refusal action(event const& e) const {
        bool const lays = e.what == event::kind::laid;
        bool const decides = e.what == event::kind::decided && acts();
        if ((lays && !e.token) || (decides && !e.mask)) return refusal::event_incomplete;
        if ((!lays && e.token) || (!decides && e.mask)) return refusal::event_contradicts;
        if (lays) {
            if (!acts()) return has(unseen(*table_, mine_).light, *e.token);
            if (*e.token != mine_->hand[0]) return refusal::event_contradicts;
        }
        return e.shown ? all_shown(e) : refusal{};
    }

  private:
    [[nodiscard]] constexpr bool acts() const { return who_.is(table_->mover); }

    [[nodiscard]] static constexpr refusal has(tokens there, animal a) {
        return there.of(a) > 0 ? refusal{} : refusal::event_contradicts;
    }

    /// Each seat shows a possible number of tokens. The viewer's tokens are their own, the others' tokens were unseen.
    [[nodiscard]] constexpr refusal all_shown(event const& e) const {
        auto const left = unseen(*table_, mine_);
        tokens light_left = left.light;
        tokens shadows_left = left.of(back::shadow);
        for (int i = 0; i < most_players; ++i) {
            seat const s{i};
            tokens const added = e.shown->added[s];
            tokens const shadows = e.shown->shadows[s];
            if (who_.is(s)) {
                if (!own(e, added, shadows)) return refusal::event_contradicts;
                continue;
            }
            int const kept = i < V::players ? table_->kept[s] : 0;
            if (added.total() > kept || shadows.total() != shadow_count(s)) return refusal::event_contradicts;
            if (!light_left.contains(added)) return refusal::event_contradicts;
            light_left.remove_unchecked(added);
            if constexpr (has_shadows<V>) {
                if (!shadows_left.contains(shadows)) return refusal::event_contradicts;
                shadows_left.remove_unchecked(shadows);
            }
        }
        return {};
    }

    [[nodiscard]] constexpr bool own(event const& e, tokens shown_added, tokens shown_shadows) const {
        decision const choice = e.mask ? decision{*e.mask} : mine_->choice;
        if (shown_added != animals::added(mine_->kept, choice)) return false;
        if constexpr (has_shadows<V>)
            return shown_shadows == mine_->shadows;
        else
            return shown_shadows.empty();
    }

    [[nodiscard]] constexpr int shadow_count([[maybe_unused]] seat s) const {
        if constexpr (has_shadows<V>)
            return s.number() < V::players ? table_->shadows[s] : 0;
        else
            return 0;
    }

    table<V> const* table_;
    secrets<V> const* mine_;
    viewer who_;
};

}  // namespace triqueta::animals
