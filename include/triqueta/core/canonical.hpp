#pragma once

#include "triqueta/core/game.hpp"
#include "triqueta/core/seat.hpp"
#include "triqueta/core/state.hpp"
#include "triqueta/core/view.hpp"

/// Canonical forms: one position for all that differ only in the numbers of equivalent things.
namespace triqueta {

/// A renumbering of the equivalent things of a position.
template <game G>
using symmetry = typename rules_of<G>::symmetry;

/// The same position, renumbered.
template <game G>
[[nodiscard]] constexpr state<G> renumbered(state<G> const& s, symmetry<G> const& by) {
    auto t = s.table();
    auto all = s.all_secrets();
    by.renumber(t);
    for (int i = 0; i < s.players(); ++i) by.renumber(all[seat{i}], seat{i});
    return state<G>::assemble(t, all);
}
template <game G>
[[nodiscard]] constexpr view<G> renumbered(view<G> const& v, symmetry<G> const& by) {
    auto t = v.table();
    auto mine = v.mine();
    by.renumber(t);
    if (!v.who().is_spectator()) by.renumber(mine, v.seat());
    return view<G>::assemble(t, mine, v.who());
}

/// A position that represents all that differ from it only by a symmetry. It translates actions to and from them.
template <class Position>
class canonical_form {
  public:
    using game = typename Position::game;
    using action = triqueta::action<game>;

    constexpr canonical_form(Position const& from, symmetry<game> const& by)
        : position_{renumbered(from, by)}, there_{by}, back_{by.inverse()} {}

    [[nodiscard]] constexpr Position const& position() const { return position_; }
    [[nodiscard]] constexpr symmetry<game> const& by() const { return there_; }
    /// Translates an action of the original position into this one.
    [[nodiscard]] constexpr action there(action a) const { return there_.renamed(a, position_.table().mover); }
    /// Translates an action of this position into the original one.
    [[nodiscard]] constexpr action back(action a) const { return back_.renamed(a, position_.table().mover); }

  private:
    Position position_;
    symmetry<game> there_;
    symmetry<game> back_;
};

template <game G>
[[nodiscard]] constexpr canonical_form<state<G>> canonical(state<G> const& s) {
    return {s, rules_of<G>::canonical_symmetry(s.table(), [&s](seat who) { return &s.secrets(who); })};
}
template <game G>
[[nodiscard]] constexpr canonical_form<view<G>> canonical(view<G> const& v) {
    using secrets = typename rules_of<G>::secrets;
    return {v, rules_of<G>::canonical_symmetry(v.table(), [&v](seat who) {
                return v.who().is(who) ? &v.mine() : static_cast<secrets const*>(nullptr);
            })};
}

}  // namespace triqueta
