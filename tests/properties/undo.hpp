#pragma once

#include "properties/any_game.hpp"
#include "properties/choices.hpp"
#include "properties/claim.hpp"
#include "properties/triangles_pieces.hpp"
#include "properties/walk.hpp"

#include <triqueta/triqueta.hpp>

#include <cstddef>
#include <cstdint>
#include <vector>

namespace properties {

/// How many pieces a viewer doesn't know the place of.
template <triqueta::game G>
[[nodiscard]] int hidden_from(triqueta::view<G> const& v) {
    return pieces_in(triqueta::detail::unseen_by(v));
}

/// How many pieces a player hides.
template <triqueta::game G>
[[nodiscard]] int hidden_by(triqueta::state<G> const& s, triqueta::seat who) {
    auto const& own = s.secrets(who);
    if constexpr (triqueta::animals::variant<G>) {
        int hidden = own.hand.size() + own.kept.size() + triqueta::animals::counted(own.boxed).total();
        if constexpr (triqueta::animals::has_shadows<G>) hidden += own.shadows.total();
        return hidden;
    } else if constexpr (of_triangles<G>) {
        return own.hand.total();
    } else {
        return pieces_in(own);
    }
}

/// Whether somebody saw a hidden piece on the way from one position to the other.
template <triqueta::game G>
[[nodiscard]] bool was_something_seen(triqueta::state<G> const& before, triqueta::state<G> const& after) {
    for (auto const who : viewers_of(after)) {
        if (hidden_from(after.view(who)) < hidden_from(before.view(who))) return true;
        if (!who.is_spectator() && hidden_by(after, who.seat()) < hidden_by(before, who.seat())) return true;
    }
    if constexpr (is_race<G>)  // R6: the discards are hidden again, and one is drawn
        return after.table().piles_made != before.table().piles_made;
    return false;
}

/// The end decisions of others are seen with the last one, even where all that was kept goes into the box.
template <triqueta::game G>
[[nodiscard]] bool were_decisions_shown(triqueta::state<G> const& before, triqueta::state<G> const& after) {
    if constexpr (triqueta::animals::variant<G>)
        return after.is_over() && before.table().phase == triqueta::animals::phase::decide;
    else
        return false;
}

/// Plays a match, and tries after each action to take it back.
template <triqueta::game G>
void undo_takes_back_nothing_that_was_seen(choices& from) {
    triqueta::match<G> m{any_setup<G>(from)};
    m.draw_by(triqueta::dice{from.below_any(1'000'000)});
    while (m.to_move()) {
        auto const before = m.state();
        claim(!m.play(*m.to_move(), from.pick(before.legal())), "a legal action is accepted");
        auto const after = m.state();
        bool const seen = was_something_seen(before, after) || were_decisions_shown(before, after);

        auto const no = m.undo();
        claim(no == (seen ? triqueta::refusal::undo_would_forget : triqueta::refusal{}),
              seen ? "what was seen isn't taken back" : "what nobody saw is taken back");
        claim(m.state() == (seen ? after : before), "a refusal changes nothing, an undo all");
        if (!seen) claim(!m.redo() && m.state() == after, "redo does it again");
    }
}

/// A match beside a plain list of its positions, in which it goes back and on again, also by another way.
template <triqueta::game G>
class undone_and_redone {
  public:
    explicit undone_and_redone(choices& from)
        : from_{&from}, match_{triqueta::seed_from(from.below_any(1'000'000)), any_setup<G>(from)} {
        positions_.push_back(match_.state());
    }

    void play_on(std::uint32_t actions) {
        for (; actions > 0 && match_.to_move(); --actions) {
            auto const a = from_->pick(match_.state().legal());
            claim(!match_.play(*match_.to_move(), a), "a legal action is accepted");
            done_.erase(done_.begin() + static_cast<std::ptrdiff_t>(at_), done_.end());
            positions_.resize(++at_);
            done_.push_back(a);
            positions_.push_back(match_.state());
        }
    }
    void go_back(std::uint32_t actions) {
        for (; actions > 0 && at_ > 0; --actions) {
            claim(!match_.undo(triqueta::undo_looks::yes), "an action is taken back");
            claim(match_.state() == positions_[--at_], "undo finds the position before");
        }
    }
    void go_on_again() {
        while (!match_.redo()) claim(match_.state() == positions_[++at_], "redo finds the position after");
        claim(at_ == done_.size(), "all is done again");
    }
    void play_the_same_again() {
        for (; at_ < done_.size(); ++at_) {
            claim(!match_.play(*match_.to_move(), done_[at_]), "what was legal is legal again");
            claim(match_.state() == positions_[at_ + 1], "the deal answers as before");
        }
    }
    /// What happened since any moment is the same, whatever was asked before.
    void ask_for_events() const {
        for (auto const who : viewers_of(match_.state())) {
            auto const all = match_.events(who);
            claim(all.size() == match_.moment(), "an event for each happening");
            auto const since = from_->below_any(static_cast<std::uint32_t>(all.size() + 1));
            claim(match_.events(who, since) == std::vector(all.begin() + static_cast<std::ptrdiff_t>(since), all.end()),
                  "events since a moment are the last of all");
            auto seen = match_.first().view(who);
            for (auto const& e : all) claim(!seen.advance(e), "events fit one another");
            claim(seen == match_.view(who), "events lead to where the match is");
        }
    }

  private:
    choices* from_;
    triqueta::match<G> match_;
    std::vector<triqueta::action<G>> done_;
    std::vector<triqueta::state<G>> positions_;  // before each of them, and after the last one
    std::size_t at_ = 0;
};

template <triqueta::game G>
void a_match_goes_back_and_on_again(choices& from) {
    undone_and_redone<G> m{from};
    for (int rounds = 0; rounds < 4; ++rounds) {
        m.play_on(from.below_any(400));
        m.go_back(from.below_any(400));
        if (from.one_in(2)) m.play_the_same_again();
        m.ask_for_events();
        m.go_on_again();
        m.go_back(from.below_any(100));
    }
    m.play_on(20);
    m.ask_for_events();
}

}  // namespace properties
