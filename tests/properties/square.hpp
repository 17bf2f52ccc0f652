#pragma once

#include "properties/claim.hpp"
#include "properties/walk.hpp"

#include <triqueta/triqueta.hpp>

#include <cstddef>
#include <vector>

namespace properties {

/// Views of all viewers, moved on by events alone beside a game: view(after) == advance(view(before), events).
template <triqueta::game G>
class watchers {
  public:
    explicit watchers(triqueta::state<G> const& s) : who_{viewers_of(s)} {
        for (auto const who : who_) views_.push_back(s.view(who));
    }

    void see(triqueta::event<G> const& all) {
        for (std::size_t i = 0; i < who_.size(); ++i)
            claim(!views_[i].advance(all.seen_by(who_[i])), "an event of the game fits its viewer");
    }

    void agree(triqueta::state<G> const& s) const {
        for (std::size_t i = 0; i < who_.size(); ++i)
            claim(views_[i] == s.view(who_[i]), "a view moved on by events is the state's view");
    }

  private:
    std::vector<triqueta::viewer> who_;
    std::vector<triqueta::view<G>> views_;
};

/// A whole game, in which clients know the game by events alone.
template <triqueta::game G>
void events_carry_every_view_along(choices& from) {
    triqueta::state<G> s{any_setup<G>(from)};
    watchers<G> all{s};
    while (!s.is_over()) {
        all.see(any_step(s, from));
        all.agree(s);
    }
}

}  // namespace properties
