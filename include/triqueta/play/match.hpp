#pragma once

#include "triqueta/core/assert.hpp"
#include "triqueta/core/describe.hpp"
#include "triqueta/core/event_list.hpp"
#include "triqueta/core/game.hpp"
#include "triqueta/core/inlining.hpp"
#include "triqueta/core/random/dice.hpp"
#include "triqueta/core/random/seed.hpp"
#include "triqueta/core/reasons.hpp"
#include "triqueta/core/refusal.hpp"
#include "triqueta/core/seat.hpp"
#include "triqueta/core/state.hpp"
#include "triqueta/core/view.hpp"
#include "triqueta/play/deal.hpp"
#include "triqueta/play/fair_deal.hpp"
#include "triqueta/play/match_choices.hpp"
#include "triqueta/play/urn.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <type_traits>
#include <vector>

namespace triqueta {

/// An entry of a match's history: an action or an answer of chance. Everything else follows from the position before
/// it.
template <game G>
class noted {
    static constexpr bool is_short = triqueta::action<G>::count <= 32'768 && rules_of<G>::outcomes <= 32'768;
    using number = std::conditional_t<is_short, std::int16_t, std::int32_t>;

  public:
    constexpr explicit noted(triqueta::action<G> a) : number_{static_cast<number>(a.number())} {}
    constexpr explicit noted(triqueta::outcome<G> drawn)
        : number_{static_cast<number>(-1 - detail::as_number(drawn))} {}

    [[nodiscard]] constexpr bool is_action() const { return number_ >= 0; }
    [[nodiscard]] constexpr triqueta::action<G> action() const {
        return triqueta::action<G>::from_number_unchecked(number_);
    }
    [[nodiscard]] constexpr triqueta::outcome<G> outcome() const {
        return detail::from_number<triqueta::outcome<G>>(-1 - number_);
    }

    /// The full event of this entry, after this position.
    [[nodiscard]] constexpr event<G> in(state<G> const& before) const {
        return is_action() ? before.event_of(action()) : before.event_of(outcome());
    }
    constexpr void happen(state<G>& s) const {
        if (is_action())
            s.apply_unchecked(action());
        else
            s.reveal_unchecked(outcome());
    }

    friend constexpr bool operator==(noted, noted) = default;

  private:
    number number_;
};

/// The full events of a match since a moment, in order. Iterating replays them from a position.
template <game G, class History>
class full_events {
  public:
    class iterator {
      public:
        using value_type = event<G>;
        using difference_type = std::ptrdiff_t;

        iterator(state<G> const& before, History const& history, std::size_t at)
            : before_{before}, history_{&history}, at_{at} {}
        [[nodiscard]] event<G> operator*() const { return (*history_)[at_].in(before_); }
        iterator& operator++() {
            (*history_)[at_++].happen(before_);
            return *this;
        }
        void operator++(int) { ++*this; }
        [[nodiscard]] friend bool operator==(iterator const& i, std::size_t moment) { return i.at_ == moment; }

      private:
        state<G> before_;
        History const* history_;
        std::size_t at_;
    };

    full_events(state<G> const& before, History const& history, std::size_t since, std::size_t until)
        : before_{before}, history_{&history}, since_{since}, until_{until} {}

    [[nodiscard]] iterator begin() const { return {before_, *history_, since_}; }
    [[nodiscard]] std::size_t end() const { return until_; }

  private:
    state<G> before_;  // the position before the first event
    History const* history_;
    std::size_t since_;
    std::size_t until_;
};

/// Stores the growing parts of a match in vectors. A policy of your own can supply another sequence for each type.
struct in_vectors {
    template <class T>
    using list = std::vector<T>;
    template <class T>
    [[nodiscard]] list<T> make() const {
        return {};
    }
};

/// A game run in one place: its state, deal and history. With a deal, it answers for chance; without one, you call
/// `reveal`. The history takes two bytes for each action or answer (four in a game of more than 32,768 actions), and a
/// position for every 64 of them.
///
/// A copy doesn't know the future, so a search on it is honest: it has neither deal nor dice. Call `reveal` or
/// `draw_by` on it. `exact_copy` copies them too.
template <game G, class Storage = in_vectors>
class match {
  public:
    using action = triqueta::action<G>;
    using event = triqueta::event<G>;
    using outcome = triqueta::outcome<G>;
    using history_type = typename Storage::template list<noted<G>>;

    /// A game dealt from a seed. A server fills the seed with 32 bytes of entropy. An impossible set-up ends the
    /// program, as it does for a state: for a set-up from outside, call `make`.
    explicit match(seed const& key, setup<G> const& start = {}, std::uint64_t number = 0)
        : match{start, deal<G>{key, start, number}} {}
    /// A game with a deal, or without one: then call `reveal` to answer for chance. An impossible set-up ends the
    /// program.
    explicit match(setup<G> const& start, std::optional<deal<G>> const& dealt = std::nullopt, Storage const& in = {})
        : start_{start}, first_{triqueta::state<G>{start}, dealt}, deal_{dealt}, state_{first_.state}, kept_{in} {
        answer_for_chance();
    }
    /// A game that goes on from a position. Its set-up and past are unknown, so it can't be written as a record. Call
    /// `reveal` to answer for chance.
    explicit match(triqueta::state<G> const& position, Storage const& in = {})
        : first_{position, std::nullopt}, state_{position}, kept_{in} {}

    match(match const& other) : match{other.state_} { copy_from(other); }
    match(match&&) noexcept = default;
    match& operator=(match const& other) {
        copy_from(other);
        return *this;
    }
    match& operator=(match&&) noexcept = default;
    ~match() = default;

    /// A copy that knows the future, for a server.
    [[nodiscard]] match exact_copy() const {
        match copy{state_};
        copy.copy_from(*this, future::known);
        return copy;
    }
    /// Becomes a copy, in its own storage; a copy of itself forgets the future. False, and nothing changes, if there is
    /// too little memory, in a storage that reports it.
    bool copy_from(match const& other, future known = future::unknown) {
        if (this != &other) {
            if (!reserve(other.kept_.history.size())) return false;
            kept_.history = other.kept_.history;
            kept_.checkpoints = other.kept_.checkpoints;
            start_ = other.start_;
            first_ = other.first_;
            deal_ = other.deal_;
            dice_ = other.dice_;
            state_ = other.state_;
            done_ = other.done_;
        }
        if (known == future::unknown) forget_future();
        return true;
    }

    /// A match dealt from a seed, or none if the set-up isn't possible.
    [[nodiscard]] static std::optional<match> make(seed const& key, setup<G> const& start = {},
                                                   std::uint64_t number = 0) {
        if (triqueta::state<G>::why_not(start)) return std::nullopt;
        return match{key, start, number};
    }
    /// A match, or none if the set-up isn't possible.
    [[nodiscard]] static std::optional<match> make(setup<G> const& start,
                                                   std::optional<deal<G>> const& dealt = std::nullopt) {
        if (triqueta::state<G>::why_not(start)) return std::nullopt;
        return match{start, dealt};
    }

    /// A match with a fair deal, or why it can't deal this game. Keep the fair deal: the record needs it.
    [[nodiscard]] static reading<match> make(fair_deal const& fair, setup<G> const& start = {}) {
        auto const dealt = deal<G>::make(fair, start);
        if (!dealt) return dealt.why();
        return match{start, *dealt};
    }

    /// Becomes a match that goes on from a position, and keeps its memory.
    void go_on_from(triqueta::state<G> const& position) {
        start_.reset();
        first_ = checkpoint{position, std::nullopt};
        deal_.reset();
        dice_.reset();
        state_ = position;
        done_ = 0;
        cut_off(kept_.history, 0);
        cut_off(kept_.checkpoints, 0);
    }

    /// Whether set-up, history with what was undone, and position are the same. Chance doesn't matter.
    [[nodiscard]] bool is_like(match const& other) const {
        if (start_ != other.start_ || done_ != other.done_ || !(first_.state == other.first_.state) ||
            kept_.history.size() != other.kept_.history.size())
            return false;
        for (std::size_t i = 0; i < kept_.history.size(); ++i)
            if (kept_.history[i] != other.kept_.history[i]) return false;
        return true;
    }

    /// The seat to move. None while chance has to answer, or when the game is over.
    [[nodiscard]] std::optional<seat> to_move() const {
        auto const now = turn();
        return now.is_seat() ? std::optional{now.seat()} : std::nullopt;
    }
    [[nodiscard]] triqueta::turn turn() const { return state_.turn(); }
    [[nodiscard]] bool is_over() const { return state_.is_over(); }
    [[nodiscard]] int players() const { return state_.players(); }

    /// The view of a seat or spectator. A seat that isn't in this game gets a spectator's view.
    [[nodiscard]] triqueta::view<G> view(viewer who) const { return state_.view(who); }
    [[nodiscard]] refusal why_not(seat who, action a) const { return state_.why_not(who, a); }
    [[nodiscard]] triqueta::result<G> result() const { return state_.result(); }

    /// Plays a seat's action. If it is refused, nothing changes.
    refusal play(seat who, action a) {
        if (!turn().is(who) || !state_.allows(a)) return why_not(who, a);
        play_unchecked(a);
        return {};
    }
    /// Plays an action of the seat to move, without a check. Precondition: the action is legal.
    void play_unchecked(action a) {
        forget_undone();
        go_on(noted<G>{a});
        answer_for_chance();
    }

    /// Answers for chance. Needed in a match without a deal, or where a deal by hand has no answer.
    refusal reveal(outcome drawn) {
        if (auto const no = state_.why_not(drawn)) return no;
        forget_undone();
        go_on(noted<G>{drawn});
        answer_for_chance();
        return {};
    }

    /// Lets an urn with these dice answer for chance from now on, where no deal does. Without dice, call `reveal`.
    void draw_by(std::optional<dice> const& random) {
        dice_ = random;
        answer_for_chance();
    }

    /// The length of the history: a cursor for the next call of `events`.
    [[nodiscard]] std::size_t moment() const { return done_; }
    /// The state at an earlier moment. Precondition: it isn't after the current one.
    [[nodiscard]] triqueta::state<G> state_at(std::size_t moment) const {
        TRIQUETA_ASSERT(moment <= done_);
        auto const start = last_checkpoint(moment);
        auto at = start.position.state;
        for (auto i = start.moment; i < moment; ++i) kept_.history[i].happen(at);
        return at;
    }

    /// The events that a viewer saw since a moment. After an undo, viewers need new views.
    [[nodiscard]] event_list<G> events(viewer who, std::size_t since = 0) const {
        event_list<G> seen;
        for (auto const& full : happened(since)) seen.push_back(full.seen_by(who));
        return seen;
    }

    /// Undoes the last action, or the last turn, and the answers of chance after it. Refused, unless `looks` allows it,
    /// if it showed anybody a hidden piece, the mover included: a piece drawn, played from somebody's secrets, or shown
    /// at the end. They would have to forget it. With a fair deal nothing allows it: its record proves the game only if
    /// nobody looked at a piece on another line of play.
    refusal undo(undo_looks looks = undo_looks::no, undo_span span = undo_span::action) {
        auto const no = why_not_undo(looks, span);
        if (!no) go_back_to(before_last(span));
        return no;
    }
    [[nodiscard]] refusal why_not_undo(undo_looks looks, undo_span span) const {
        auto const before = before_last(span);
        if (before == done_) return refusal::nothing_to_undo;
        bool const may_look = looks == undo_looks::yes && !is_fair();
        return !may_look && discloses_since(before) ? refusal::undo_would_forget : refusal{};
    }

    /// Redoes what was undone last. If the game then waits for chance and dice were set meanwhile, they answer.
    refusal redo() {
        if (done_ == kept_.history.size()) return refusal::nothing_to_redo;
        do replay(kept_.history[done_]);
        while (done_ < kept_.history.size() && !kept_.history[done_].is_action());
        answer_for_chance();
        return {};
    }

    /// Whether its deal is a fair one.
    [[nodiscard]] bool is_fair() const { return deal_ && deal_->is_fair(); }
    /// Whether anything since a moment showed anybody a hidden piece.
    [[nodiscard]] bool discloses_since(std::size_t moment) const {
        for (auto const& full : happened(moment))
            if (full.discloses()) return true;
        return false;
    }

    // For the server only: all secrets, the deal, the whole history.

    [[nodiscard]] triqueta::state<G> const& state() const { return state_; }
    /// The dice set by draw_by, as they are now.
    [[nodiscard]] std::optional<dice> const& drawing() const { return dice_; }
    /// The deal in its state at the start.
    [[nodiscard]] std::optional<deal<G>> dealt() const {
        auto at_start = deal_;
        if (at_start) at_start->return_to(first_.deal);
        return at_start;
    }
    /// The set-up. Precondition: the match didn't begin from a position.
    [[nodiscard]] setup<G> const& start() const {
        TRIQUETA_ASSERT(start_.has_value());
        return *start_;
    }
    [[nodiscard]] bool is_from_position() const { return !start_; }
    /// The first position.
    [[nodiscard]] triqueta::state<G> const& first() const { return first_.state; }
    [[nodiscard]] full_events<G, history_type> happened(std::size_t since = 0) const {
        if (since >= done_) return {state_, kept_.history, done_, done_};
        return {state_at(since), kept_.history, since, done_};
    }
    /// Reserves memory for this many entries of the history. False if there is too little, in a storage that reports
    /// it.
    bool reserve(std::size_t happenings) {
        return reserve(kept_.history, happenings) &&
               reserve(kept_.checkpoints, kept_.history.capacity() / checkpoint_interval);
    }
    /// Undoes everything after a moment, whatever it showed. Precondition: it isn't after the current moment, and an
    /// action follows it or nothing.
    void return_to(std::size_t moment) { go_back_to(moment); }
    /// The whole history, including what was undone.
    [[nodiscard]] history_type const& history() const { return kept_.history; }

  private:
    /// The position of the match at some moment.
    struct checkpoint {
        triqueta::state<G> state;
        typename deal<G>::mark deal;

        constexpr checkpoint(triqueta::state<G> const& s, std::optional<triqueta::deal<G>> const& dealt)
            : state{s}, deal{dealt ? dealt->where() : typename triqueta::deal<G>::mark{}} {}
    };
    static constexpr std::size_t checkpoint_interval = 64;

    struct kept {
        explicit kept(Storage const& in)
            : history{in.template make<noted<G>>()}, checkpoints{in.template make<checkpoint>()} {}

        history_type history;
        typename Storage::template list<checkpoint> checkpoints;  // number k at moment (k + 1) * checkpoint_interval
    };

    struct dated_checkpoint {
        checkpoint const& position;
        std::size_t moment;
    };
    /// The last checkpoint that isn't after a moment. It may be an early one if memory for more ran out.
    [[nodiscard]] dated_checkpoint last_checkpoint(std::size_t until) const {
        auto const passed = until / checkpoint_interval;
        auto const number = passed < kept_.checkpoints.size() ? passed : kept_.checkpoints.size();
        return {number == 0 ? first_ : kept_.checkpoints[number - 1], number * checkpoint_interval};
    }

    template <class List>
    [[nodiscard]] static bool reserve(List& list, std::size_t size) {
        if constexpr (std::is_void_v<decltype(list.reserve(size))>)
            return list.reserve(size), true;
        else
            return list.reserve(size);
    }
    template <class List>
    static void cut_off(List& list, std::size_t size) {
        if (size < list.size()) list.erase(list.begin() + static_cast<std::ptrdiff_t>(size), list.end());
    }

    void forget_future() {
        deal_.reset();
        dice_.reset();
        first_.deal = {};
        for (auto& one : kept_.checkpoints) one.deal = {};
    }

    void forget_undone() {
        if (done_ >= kept_.history.size()) return;  // the history is shorter if memory ran out
        cut_off(kept_.history, done_);
        cut_off(kept_.checkpoints, done_ / checkpoint_interval);
    }

    void answer_for_chance() {
        while (turn().is_chance()) {
            if (deal_ && deal_->has_answer(state_))
                go_on(noted<G>{(*deal_)(state_)});
            else if (dice_)
                go_on(noted<G>{urn{*dice_}(state_)});
            else
                return;
        }
    }

    void go_on(noted<G> one) {
        kept_.history.push_back(one);
        one.happen(state_);
        if (++done_ % checkpoint_interval == 0) keep_checkpoint();
    }
    TRIQUETA_COLD void keep_checkpoint() {
        if (kept_.checkpoints.size() + 1 == done_ / checkpoint_interval)
            kept_.checkpoints.push_back(checkpoint{state_, deal_});
    }

    void replay(noted<G> one) {
        if (!one.is_action() && deal_ && deal_->has_answer(state_))
            static_cast<void>((*deal_)(state_));  // moves the deal on
        one.happen(state_);
        ++done_;
    }

    /// The moment before the last action or turn; now if there was none.
    [[nodiscard]] std::size_t before_last(undo_span span) const {
        auto before = done_;
        while (before > 0 && !kept_.history[before - 1].is_action()) --before;
        if (before == 0) return done_;
        return span == undo_span::turn ? start_of_turn() : before - 1;
    }
    /// The moment before the first action of the seat that acted last, since another seat acted. Precondition: a seat
    /// acted.
    [[nodiscard]] std::size_t start_of_turn() const {
        std::size_t at = 0;
        std::size_t start = 0;
        auto last = seat::none();
        for (auto const& full : happened()) {
            if (full.action() && full.seat != last) {
                start = at;
                last = full.seat;
            }
            ++at;
        }
        return start;
    }

    void go_back_to(std::size_t moment) {
        auto const start = last_checkpoint(moment);
        done_ = start.moment;
        state_ = start.position.state;
        if (deal_) deal_->return_to(start.position.deal);
        while (done_ < moment) replay(kept_.history[done_]);
    }

    std::optional<setup<G>> start_;
    checkpoint first_;
    std::optional<deal<G>> deal_;  // at its current mark
    std::optional<dice> dice_;
    triqueta::state<G> state_;
    kept kept_;
    std::size_t done_ = 0;  // length of the history; the entries after it were undone
};

}  // namespace triqueta
