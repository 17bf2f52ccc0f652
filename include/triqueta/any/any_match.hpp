#pragma once

#include "triqueta/any/any_game.hpp"
#include "triqueta/any/any_position.hpp"
#include "triqueta/any/any_view.hpp"
#include "triqueta/any/cursor.hpp"
#include "triqueta/any/game_choice.hpp"
#include "triqueta/any/memory.hpp"
#include "triqueta/any/message.hpp"
#include "triqueta/any/output.hpp"
#include "triqueta/any/seed_text.hpp"
#include "triqueta/any/session.hpp"
#include "triqueta/core/inlining.hpp"
#include "triqueta/core/limits.hpp"
#include "triqueta/core/random/dice.hpp"
#include "triqueta/core/random/seed.hpp"
#include "triqueta/core/refusal.hpp"
#include "triqueta/core/seat.hpp"
#include "triqueta/core/state.hpp"
#include "triqueta/data/sections.hpp"
#include "triqueta/data/snapshot_header.hpp"
#include "triqueta/play/fair_deal.hpp"
#include "triqueta/play/fair_terms.hpp"
#include "triqueta/play/match_choices.hpp"
#include "triqueta/text/fair_tags.hpp"
#include "triqueta/text/language.hpp"
#include "triqueta/text/reader.hpp"
#include "triqueta/text/tags.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace triqueta {

/// A match of a game chosen at run time, as a server runs it, with its chance and history: a session. It sends viewers
/// messages and is saved as bytes. Make it from a catalogue. It is empty after a move from it, and if memory ran out
/// while it was copied; then call nothing except is_empty.
///
/// Copies are made by name: `copy` doesn't know the future, so a search on it is honest; `exact_copy` has deal and
/// dice.
class any_match : public any_position<detail::of_matches>, public session {
  public:
    /// Empty, to become a copy or go on from a position.
    explicit any_match(memory const& in) : any_position{in}, session{in, 0} {}

    /// A copy without deal and dice, for a search. Call `reveal`, `draw` or `draw_by` on it to answer for chance.
    [[nodiscard]] any_match copy() const {
        any_match made{memory_};
        made.copy_from(*this);
        return made;
    }
    /// A copy that knows the future, for a server.
    [[nodiscard]] any_match exact_copy() const {
        any_match made{memory_};
        made.copy_from(*this, future::known);
        return made;
    }
    /// Becomes a copy, in its own memory. False, and nothing changes, if there is too little memory.
    bool copy_from(any_match const& other, future known = future::unknown) {
        if (this == &other && known == future::known) return true;
        if (other.is_empty()) return release(), true;
        if (!reserve_like(other)) return false;
        if (game_ == other.game_) {
            if (!game_->match->copy(at_, other.at_, known)) return false;
        } else {
            auto const no = make(*other.game_, [&](void* at) {
                bool const is_made = other.game_->match->make_copy(at, memory_, other.at_, known);
                return detail::fault{is_made ? refusal{} : refusal::no_memory, 0};
            });
            if (no) return false;
        }
        become(other, known);
        return true;
    }

    /// The game with its options. Of a match that began from a position, `first` is the seat that was to move.
    [[nodiscard]] game_choice choice() const { return game_->match_data->choice(at_, *game_); }
    /// Why a seat may not do this now.
    [[nodiscard]] refusal why_not(seat who, int action) const {
        if (is_closed()) return refusal::session_is_closed;
        return who.number() < players() ? position().why_not(at_, who, action) : refusal::no_such_seat;
    }

    /// Plays an action of a seat. The time, if any, is kept with what happens. A refusal changes nothing.
    refusal play(seat who, int action, std::optional<std::int64_t> time = std::nullopt) {
        if (who.number() >= players()) return refusal::no_such_seat;
        return go_on(time, [=, this] { return game_->match->play(at_, who, action); });
    }
    /// The same, for an action that was chosen from a view at this cursor. Refused if the seat's view isn't there now.
    refusal play_at(triqueta::cursor const& at, seat who, int action, std::optional<std::int64_t> time = std::nullopt) {
        if (who.number() >= players()) return refusal::no_such_seat;
        auto const no = why_not_at(at, who);
        return no ? no : play(who, action, time);
    }
    /// Why a viewer whose view is at this cursor doesn't see the match as it is now, for requests such as to undo.
    [[nodiscard]] refusal why_not_at(triqueta::cursor const& at, viewer who) const {
        return at == cursor(who) ? refusal{} : refusal::game_has_gone_on;
    }
    /// Plays an action of the seat to move, and writes the next turn and its legal actions: for playouts. Precondition:
    /// `legal` has room for most_legal of the game.
    refusal step(int action, triqueta::turn& next, std::int32_t* legal, std::size_t& count) {
        return go_on(std::nullopt,
                     [=, this, &next, &count] { return game_->match->step(at_, action, next, legal, count); });
    }
    /// Answers for chance, where neither deal nor dice do.
    refusal reveal(int outcome, std::optional<std::int64_t> time = std::nullopt) {
        return go_on(time, [&] { return game_->match->reveal(at_, outcome); });
    }
    /// Answers for chance by these dice, once. `drawn` gets the answer.
    refusal draw(dice& random, std::optional<std::int64_t> time = std::nullopt, std::int32_t* drawn = nullptr) {
        return go_on(time, [&] { return game_->match->draw(at_, random, drawn); });
    }
    /// Lets these dice answer for chance from now on, where no deal does. Without dice, call `reveal`.
    refusal draw_by(std::optional<dice> const& random) {
        return go_on(std::nullopt, [&] { return game_->match->draw_by(at_, random); });
    }

    /// Plays to the end, where each legal action and each remaining piece is equally likely. The session then has no
    /// history, chance or tags, and is open. Returns how many actions were played.
    std::uint64_t play_out(dice& random) {
        auto const actions = game_->match->play_out(at_, random);
        begin_anew(memory_, players());
        return actions;
    }
    /// Goes on from a position of this game, without history, chance or tags. False, and nothing changes, if there is
    /// too little memory. For code that knows the game: any_games.hpp has it.
    template <class G>
    bool go_on_from(any_game const& game, state<G> const& position);

    /// Undoes the last action or turn. Refused, unless `looks` allows it, if it showed anybody a hidden piece. With a
    /// fair deal nothing allows it.
    refusal undo(undo_looks looks = undo_looks::no, undo_span span = undo_span::action) {
        if (is_closed()) return refusal::session_is_closed;
        return begin_line(game_->match_data->undo(at_, looks, span));
    }
    /// Redoes what was undone last.
    refusal redo() {
        if (is_closed()) return refusal::session_is_closed;
        if (times_.empty()) return begin_line(game_->match_data->redo(at_));
        auto const known = game_->match_data->history_size(at_);
        if (!times_.reserve(known + static_cast<std::size_t>(game_->most_at_once))) return refusal::no_memory;
        if (auto const no = game_->match_data->redo(at_)) return no;
        if (moment() > known) times_.set(known, moment(), std::nullopt);
        return begin_line({});
    }

    /// A person agrees to undo the last action, from a view at this cursor. When all seats that persons hold agree, it
    /// is undone, even if it showed a hidden piece, except with a fair deal. An agreement ends with the next move.
    refusal agree_to_undo(triqueta::cursor const& at, seat who) {
        if (is_closed()) return refusal::session_is_closed;
        if (who.number() >= players()) return refusal::no_such_seat;
        if (holder(who) != seat_holder::person) return refusal::no_person;
        if (auto const no = why_not_at(at, who)) return no;
        auto const no_undo = game_->match_data->why_not_undo(at_, undo_looks::yes, undo_span::action);
        if (no_undo == refusal::undo_would_forget) return no_undo;
        auto const before = seats_;
        if (!seats_.agree(who)) return has_changed(), refusal{};
        auto const no = undo(undo_looks::yes);
        if (no) seats_ = before;
        return no;
    }

    // Viewers.

    [[nodiscard]] any_view view(viewer who) const {
        any_view made{memory_};
        put_view(who, made);
        return made;
    }
    /// Makes a view of this match of another one. False, and nothing changes, if there is too little memory.
    bool put_view(viewer who, any_view& into) const {
        if (!into.put(*game_, [&](void* at, bool) { game_->match->make_view(at_, who, at); })) return false;
        into.follow(id(), line_, moment());
        return true;
    }
    /// The same for the view at an earlier moment. Precondition: it isn't after the current one.
    bool put_view_at(viewer who, std::size_t moment, any_view& into) const {
        auto const at = [&](void* to, bool) { game_->match_data->make_view_at(at_, who, moment, to); };
        if (!into.put(*game_, at)) return false;
        into.follow(id(), line_, moment);
        return true;
    }
    /// The number of actions and answers of chance so far.
    [[nodiscard]] std::size_t moment() const { return game_->match->moment(at_); }
    [[nodiscard]] triqueta::line_of_play line_of_play() const { return line_; }
    /// Where a viewer who has seen everything is in the stream.
    [[nodiscard]] triqueta::cursor cursor(viewer who) const {
        return {moment(), game_->match_data->view_hash(at_, who, moment())};
    }
    /// The message that takes a viewer from their cursor to now: the events, or the view if the cursor isn't on this
    /// line of play or the message with the view has less than half the size. A new viewer passes no cursor.
    [[nodiscard]] byte_output write_catch_up(viewer who, triqueta::cursor const& from, byte_output out) const {
        auto const seen = who.is_spectator() || who.seat().number() < players() ? who : viewer::spectator();
        auto const since = static_cast<std::size_t>(from.moment);
        bool const is_here =
            from.moment <= moment() && game_->match_data->view_hash(at_, seen, since) == from.view_hash;
        auto const events = [&](byte_output to) {
            return game_->match_data->write_events(at_, seen, since, false, to);
        };
        auto const whole = [&](byte_output to) { return game_->match_data->write_view(at_, seen, to); };
        detail::message_header header{game_->code, id(), line_, seen, {}, from, cursor(seen)};
        if (is_here && detail::are_better(events, whole)) return detail::write_message(header, events, out);
        header.content = detail::message_of::view;
        return detail::write_message(header, whole, out);
    }
    [[nodiscard]] std::vector<std::byte> catch_up(viewer who, triqueta::cursor const& from = {}) const {
        return detail::bytes_of([&](byte_output to) { return write_catch_up(who, from, to); });
    }
    /// The events that a viewer saw since a moment, without a cursor: for animations, logs, or people at a table.
    [[nodiscard]] byte_output write_events(viewer who, std::size_t since, byte_output out) const {
        return game_->match_data->write_events(at_, who, since, true, out);
    }
    [[nodiscard]] std::vector<std::byte> events(viewer who, std::size_t since = 0) const {
        return detail::bytes_of([&](byte_output to) { return write_events(who, since, to); });
    }

    // The session.

    /// The fair deal of this match without its secret: what everybody may know. None if it has none.
    [[nodiscard]] std::optional<fair_deal> fair() const {
        auto const all = tags();
        if (all.find(text::detail::fair_tag) == nullptr) return std::nullopt;
        text::reader from{std::string_view{}};
        auto const read = text::detail::fair_tags_reader{from, all}.read(fair_terms_of(choice()));
        return read ? std::optional{read->without_secret()} : std::nullopt;
    }
    /// Sets a free tag to a line of text, for example Seat0 to the name of a player. Tags whose name begins with an
    /// underscore are the server's own, for example passwords: they are saved, but in no record.
    refusal set_tag(std::string_view name, std::string_view value) {
        auto const no = game_->reserves(name) ? refusal::wrong_tag : tags_.set(name, value);
        if (!no) has_changed();
        return no;
    }

    /// Writes the whole session. The bytes hold all secrets and the future: they are for the server only.
    [[nodiscard]] byte_output write_session(byte_output out) const {
        for (std::byte const b : detail::header_of(snapshot_of::session, game_->code)) *out++ = b;
        out = detail::write_section([this](auto to) { return write_notes(to); }, out);
        return game_->match_data->write_match(at_, out);
    }
    [[nodiscard]] std::vector<std::byte> bytes() const {
        return detail::bytes_of([this](byte_output to) { return write_session(to); });
    }

    /// Writes the line that was played as a record, whole or as one viewer saw it. The seed, and the secret of a fair
    /// deal, are in a whole record after the game, if the seed dealt this game alone. Precondition: has_record().
    [[nodiscard]] text_output write_record(std::optional<viewer> who, text_output out) const {
        auto all = tags_for_records();
        bool const is_past = !who && (is_over() || is_closed());
        detail::seed_text const secret{is_past ? secret_ : std::nullopt};
        detail::seed_text const source{is_past && has_own_seed_ ? dealt_from() : std::nullopt};
        if (!secret.text().empty()) static_cast<void>(all.add({text::detail::fair_secret_tag, secret.text()}));
        if (!source.text().empty()) static_cast<void>(all.add({text::detail::seed_tag, source.text()}));
        return game_->match_data->write_record(at_, who, all, out);
    }
    /// The same. Refused if it has no record, or it would be longer than most_input.
    [[nodiscard]] reading<std::string> record(std::optional<viewer> who = std::nullopt) const {
        if (!has_record()) return refusal::no_record;
        auto text = detail::string_of([&](text_output to) { return write_record(who, to); });
        if (text.size() > most_input) return refusal::too_much;
        return text;
    }
    /// Whether it can be written as a record: it didn't begin from a position.
    [[nodiscard]] bool has_record() const { return !game_->match_data->is_from_position(at_); }

  private:
    friend class any_view;
    friend class any_catalog;

    /// Becomes what create(place) makes of a game. Precondition: it is empty.
    template <class Create>
    [[nodiscard]] detail::fault begin(any_game const& game, Create create) {
        auto const no = make(game, create);
        if (!no) seats_ = detail::session_seats{players()};
        return no;
    }
    /// Goes on from another position: put(place, is_match) makes a match there, or makes the one that is there go on.
    template <class Put>
    bool go_on_by(any_game const& game, Put put_position) {
        if (!put(game, put_position)) return false;
        begin_anew(memory_, players());
        return true;
    }

    /// Does something that may add to the history, and keeps the time of it.
    template <class Do>
    refusal go_on(std::optional<std::int64_t> time, Do what) {
        if (is_closed()) return refusal::session_is_closed;
        if (time || !times_.empty()) return go_on_timed(time, what);
        auto const no = what();
        if (!no) has_gone_on();
        return no;
    }
    template <class Do>
    TRIQUETA_COLD refusal go_on_timed(std::optional<std::int64_t> time, Do what) {
        auto const before = moment();
        if (!times_.reserve(before + static_cast<std::size_t>(game_->most_at_once))) return refusal::no_memory;
        if (auto const no = what()) return no;
        times_.set(before, moment(), time);
        has_gone_on();
        return {};
    }
    refusal begin_line(refusal no) {
        if (!no) ++line_.undone;
        if (!no) has_gone_on();
        return no;
    }

    [[nodiscard]] std::optional<seed> dealt_from() const {
        auto const source = game_->match_data->source(at_);
        return source ? std::optional{source->from} : std::nullopt;
    }
    /// Whether secret, tags and deal belong together, in a session that was read.
    [[nodiscard]] bool fair_deal_holds() const {
        bool const is_fair = game_->match_data->is_fair(at_);
        if (!is_fair || !secret_) return is_fair == secret_.has_value();
        auto known = fair();
        return known && !known->reveal_secret(*secret_) && known->game_seed() == dealt_from();
    }
};

/// A fair deal as tags, as far as it is known: to send, or to save it. Only future::known also writes the secret, for
/// the server's own use. Precondition: the fair deal is for this game.
[[nodiscard]] inline std::string fair_deal_text(fair_choice const& one, future known = future::unknown) {
    return detail::string_of(
        [&](text_output to) { return one.chosen.game->match_data->write_fair_deal(one, known, to); });
}

}  // namespace triqueta
