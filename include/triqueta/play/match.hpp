#pragma once

#include "triqueta/core/game.hpp"
#include "triqueta/core/random/seed.hpp"
#include "triqueta/core/refusal.hpp"
#include "triqueta/core/seat.hpp"
#include "triqueta/core/state.hpp"
#include "triqueta/core/view.hpp"
#include "triqueta/play/deal.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace triqueta {

/// One thing that happened, with all that is to know of it, and whose doing it was.
template <game G>
struct happening {
    triqueta::event<G> event;
    seat mover;

    friend constexpr bool operator==(happening const&, happening const&) = default;
};

/// Whether to undo also what somebody has looked at, and can't forget.
enum class undo_looks : bool { no, yes };

/// A game as it is run at one place: its state, its deal and its history. Given a deal, it answers for chance by
/// itself; without one, whoever knows calls `reveal`. History is a sequence like std::vector<happening<G>>.
template <game G, class History = std::vector<happening<G>>>
class match {
  public:
    using action = triqueta::action<G>;
    using event = triqueta::event<G>;
    using outcome = triqueta::outcome<G>;

    /// Dealt from a seed, which a server fills with 32 bytes of entropy. Precondition: the set-up is possible.
    explicit match(seed const& key, setup<G> const& start = {}, std::uint64_t number = 0)
        : match{start, deal<G>{key, number}} {}
    /// With a deal, or with none: then `reveal` answers for chance. Precondition: the set-up is possible.
    explicit match(setup<G> const& start, std::optional<deal<G>> const& dealt = std::nullopt, History empty = {})
        : start_{start}, first_{start}, deal_{dealt}, dealer_{dealt}, state_{start}, history_{std::move(empty)} {
        answer_for_chance();
    }
    /// Going on from a position, whose set-up and past aren't known: it can't be written as a record. `reveal` answers
    /// for chance.
    explicit match(triqueta::state<G> const& position, History empty = {})
        : first_{position}, state_{position}, history_{std::move(empty)} {}

    /// The same, or nothing where the set-up isn't possible.
    [[nodiscard]] static std::optional<match> make(setup<G> const& start,
                                                   std::optional<deal<G>> const& dealt = std::nullopt) {
        if (triqueta::state<G>::why_not(start)) return std::nullopt;
        return match{start, dealt};
    }

    /// The seat to move; none when chance has to answer or the game is over.
    [[nodiscard]] std::optional<seat> to_move() const {
        auto const now = turn();
        return now.is_seat() ? std::optional{now.seat()} : std::nullopt;
    }
    [[nodiscard]] triqueta::turn turn() const { return state_.turn(); }
    [[nodiscard]] bool is_over() const { return state_.is_over(); }
    [[nodiscard]] int players() const { return state_.players(); }

    /// A seat that isn't in this game gets a spectator's.
    [[nodiscard]] triqueta::view<G> view(viewer who) const { return state_.view(who); }
    [[nodiscard]] refusal why_not(seat who, action a) const { return state_.why_not(who, a); }
    [[nodiscard]] triqueta::result<G> result() const { return state_.result(); }

    /// A seat does something; refused, and nothing changed, where it may not.
    refusal play(seat who, action a) {
        if (!turn().is(who) || !state_.allows(a)) return why_not(who, a);
        forget_undone();
        act(a);
        answer_for_chance();
        return {};
    }

    /// Chance's answer, in a match without a deal, or where a deal by hand has none.
    refusal reveal(outcome drawn) {
        if (auto const no = state_.why_not(drawn)) return no;
        forget_undone();
        answer(drawn);
        answer_for_chance();
        return {};
    }

    /// How much has happened: a watcher's cursor for the next call of `events`.
    [[nodiscard]] std::size_t moment() const { return done_; }

    /// What a viewer saw happen since a moment. After an undo the watchers need new views.
    [[nodiscard]] std::vector<event> events(viewer who, std::size_t since = 0) const {
        std::vector<event> seen;
        for (auto i = since; i < done_; ++i) seen.push_back(history_[i].event.seen_by(who, history_[i].mover));
        return seen;
    }

    /// Takes the last action back, with what chance answered to it. Refused, unless told otherwise, if somebody looked
    /// at something by it: they would have to forget it.
    refusal undo(undo_looks looks = undo_looks::no) {
        auto before = done_;
        while (before > 0 && !history_[before - 1].event.action()) --before;
        if (before == 0) return refusal::nothing_to_undo;
        for (auto i = before - 1; i < done_; ++i)
            if (history_[i].event.discloses() && looks == undo_looks::no) return refusal::undo_would_forget;
        done_ = before - 1;
        state_ = first_;
        dealer_ = deal_;
        for (auto i = std::size_t{0}; i < done_; ++i) replay(history_[i].event);
        return {};
    }

    /// Does again what was undone last.
    refusal redo() {
        if (done_ == history_.size()) return refusal::nothing_to_redo;
        do replay(history_[done_++].event);
        while (done_ < history_.size() && !history_[done_].event.action());
        return {};
    }

    // For whoever runs the match, and nobody else: all secrets, the deal, the whole history.

    [[nodiscard]] triqueta::state<G> const& state() const { return state_; }
    [[nodiscard]] std::optional<deal<G>> const& dealt() const { return deal_; }
    /// Of a match that didn't begin from a position.
    [[nodiscard]] setup<G> const& start() const { return *start_; }
    [[nodiscard]] bool is_from_position() const { return !start_; }
    /// Where it began.
    [[nodiscard]] triqueta::state<G> const& first() const { return first_; }
    [[nodiscard]] happening<G> const& happened(std::size_t moment) const { return history_[moment]; }
    /// So that all that happens till then is kept without more memory. Of the history's own kind is what it returns.
    auto reserve(std::size_t happenings) { return history_.reserve(happenings); }
    /// All that is kept, with what was undone.
    [[nodiscard]] History const& history() const { return history_; }

  private:
    void forget_undone() { history_.erase(history_.begin() + static_cast<std::ptrdiff_t>(done_), history_.end()); }

    void act(action a) {
        note(state_.event_of(a));
        state_.apply_unchecked(a);
    }
    void answer(outcome drawn) {
        note(state_.event_of(drawn));
        state_.reveal_unchecked(drawn);
    }
    void answer_for_chance() {
        if (!dealer_) return;
        while (turn().is_chance() && dealer_->has_answer(state_)) answer((*dealer_)(state_));
    }

    void note(event const& e) {
        history_.push_back({e, state_.table().mover});
        ++done_;
    }

    void replay(event const& e) {
        if (auto const a = e.action()) return state_.apply_unchecked(*a);
        if (dealer_ && dealer_->has_answer(state_)) static_cast<void>((*dealer_)(state_));  // it goes along
        state_.reveal_unchecked(*e.outcome());
    }

    std::optional<setup<G>> start_;
    triqueta::state<G> first_;
    std::optional<deal<G>> deal_;    // as it was at the start
    std::optional<deal<G>> dealer_;  // the same, gone along with the game
    triqueta::state<G> state_;
    History history_;
    std::size_t done_ = 0;  // of the history; what stands behind it was undone
};

}  // namespace triqueta
