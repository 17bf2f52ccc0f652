#pragma once

#include "triqueta/any/any_game.hpp"
#include "triqueta/any/any_view.hpp"
#include "triqueta/any/cursor.hpp"
#include "triqueta/any/game_choice.hpp"
#include "triqueta/any/memory.hpp"
#include "triqueta/any/message.hpp"
#include "triqueta/any/output.hpp"
#include "triqueta/any/session_notes.hpp"
#include "triqueta/core/inlining.hpp"
#include "triqueta/core/limits.hpp"
#include "triqueta/core/random/dice.hpp"
#include "triqueta/core/refusal.hpp"
#include "triqueta/core/seat.hpp"
#include "triqueta/core/state.hpp"
#include "triqueta/play/match_choices.hpp"
#include "triqueta/text/language.hpp"
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

/// A session: a match of a game chosen at run time, as a server runs it, with its chance, history, tags and seats. It
/// sends viewers messages and is saved as bytes. Make it from a catalogue. It is empty after a move from it, and if
/// memory ran out while it was copied; then call nothing except is_empty.
///
/// Copies are made by name: `copy` doesn't know the future, so a search on it is honest; `exact_copy` has deal and
/// dice.
class any_match {
  public:
    /// Empty, to become a copy or go on from a position.
    explicit any_match(memory const& in) : memory_{in}, notes_{in} {}
    any_match(any_match const&) = delete;
    any_match& operator=(any_match const&) = delete;
    any_match(any_match&& other) noexcept : memory_{other.memory_}, notes_{other.memory_} { swap(other); }
    any_match& operator=(any_match&& other) noexcept {
        swap(other);
        return *this;
    }
    ~any_match() { release(); }

    [[nodiscard]] bool is_empty() const { return match_ == nullptr; }
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
        if (this == &other) return true;
        if (other.is_empty()) return release(), true;
        if (!notes_.reserve_like(other.notes_)) return false;
        if (game_ == other.game_) {
            if (!game_->match->copy(match_, other.match_, known)) return false;
        } else {
            auto const no = make(*other.game_, memory_, *this, [&](void* at) {
                bool const is_made = other.game_->match->make_copy(at, memory_, other.match_, known);
                return detail::fault{is_made ? refusal{} : refusal::no_memory, 0};
            });
            if (no) return false;
        }
        notes_.copy_from(other.notes_);
        return true;
    }
    void swap(any_match& other) noexcept {
        std::swap(game_, other.game_);
        std::swap(match_, other.match_);
        std::swap(memory_, other.memory_);
        std::swap(notes_, other.notes_);
    }

    [[nodiscard]] any_game const& game() const { return *game_; }
    /// The game with its options. Of a match that began from a position, `first` is the seat that was to move.
    [[nodiscard]] game_choice choice() const { return game_->match->choice(match_, *game_); }
    /// The 16 bytes that identify it in its messages. Set them before the first message.
    [[nodiscard]] match_id const& id() const { return notes_.id; }
    void set_id(match_id const& id) {
        notes_.id = id;
        ++notes_.changes;
    }
    /// How often the session was changed since it was made or loaded: what was saved or sent at another number is old.
    [[nodiscard]] std::uint64_t changes() const { return notes_.changes; }

    [[nodiscard]] triqueta::turn turn() const { return position().whose_turn(match_); }
    /// The seat to move. None while chance has to answer, or when the game is over.
    [[nodiscard]] std::optional<seat> to_move() const {
        auto const now = turn();
        return now.is_seat() ? std::optional{now.seat()} : std::nullopt;
    }
    [[nodiscard]] bool is_over() const { return turn().is_over(); }
    [[nodiscard]] int players() const { return position().players(match_); }
    [[nodiscard]] int points(seat s) const { return s.number() < players() ? outputs().points_of(match_, s) : 0; }
    [[nodiscard]] int line(int line, seat s) const {
        return s.number() < players() && line >= 0 && line < game_->lines ? outputs().line_of(match_, line, s) : 0;
    }
    [[nodiscard]] seat_set winners() const { return outputs().winners(match_); }
    /// Why a seat may not do this now.
    [[nodiscard]] refusal why_not(seat who, int action) const {
        if (is_closed()) return refusal::session_is_closed;
        return who.number() < players() ? position().why_not(match_, who, action) : refusal::no_such_seat;
    }

    /// Plays an action of a seat. The time, if any, is kept with what happens. A refusal changes nothing.
    refusal play(seat who, int action, std::optional<std::int64_t> time = std::nullopt) {
        if (who.number() >= players()) return refusal::no_such_seat;
        return go_on(time, [=, this] { return game_->match->play(match_, who, action); });
    }
    /// The same, for an action that was chosen from a view at this cursor. Refused if the seat's view isn't there now.
    refusal play_at(triqueta::cursor const& at, seat who, int action, std::optional<std::int64_t> time = std::nullopt) {
        if (who.number() >= players()) return refusal::no_such_seat;
        auto const no = why_not_at(at, who);
        return no ? no : play(who, action, time);
    }
    /// Why a viewer whose view is at this cursor doesn't see the match as it is now, for requests such as to undo.
    [[nodiscard]] refusal why_not_at(triqueta::cursor const& at, viewer who) const {
        if (at == cursor(who)) return {};
        return at.moment < moment() ? refusal::missed_messages : refusal::undone_line;
    }
    /// Plays an action of the seat to move, and writes the next turn and its legal actions: for playouts. Precondition:
    /// `legal` has room for most_legal of the game.
    refusal step(int action, triqueta::turn& next, std::int32_t* legal, std::size_t& count) {
        return go_on(std::nullopt,
                     [=, this, &next, &count] { return game_->match->step(match_, action, next, legal, count); });
    }
    /// Answers for chance, where neither deal nor dice do.
    refusal reveal(int outcome, std::optional<std::int64_t> time = std::nullopt) {
        return go_on(time, [&] { return game_->match->reveal(match_, outcome); });
    }
    /// Answers for chance by these dice, once. `drawn` gets the answer.
    refusal draw(dice& random, std::optional<std::int64_t> time = std::nullopt, std::int32_t* drawn = nullptr) {
        return go_on(time, [&] { return game_->match->draw(match_, random, drawn); });
    }
    /// Lets these dice answer for chance from now on, where no deal does. Without dice, call `reveal`.
    refusal draw_by(std::optional<dice> const& random) {
        return go_on(std::nullopt, [&] { return game_->match->draw_by(match_, random); });
    }

    /// Plays to the end, where each legal action and each remaining piece is equally likely. The session then has no
    /// history, chance or tags, and is open. Returns how many actions were played.
    std::uint64_t play_out(dice& random) {
        auto const actions = game_->match->play_out(match_, random);
        begin_anew();
        return actions;
    }
    /// Goes on from a position of this game, without history, chance or tags. False, and nothing changes, if there is
    /// too little memory. For code that knows the game: any_games.hpp has it.
    template <class G>
    bool go_on_from(any_game const& game, state<G> const& position);

    /// Undoes the last action or turn. Refused, unless `looks` allows it, if it showed anybody a hidden piece.
    refusal undo(undo_looks looks = undo_looks::no, undo_span span = undo_span::action) {
        if (is_closed()) return refusal::session_is_closed;
        return begin_line(game_->match->undo(match_, looks, span));
    }
    /// Redoes what was undone last.
    refusal redo() {
        if (is_closed()) return refusal::session_is_closed;
        if (!notes_.has_times()) return begin_line(game_->match->redo(match_));
        auto const known = game_->match->history_size(match_);
        if (!notes_.reserve_times(known + static_cast<std::size_t>(game_->most_at_once))) return refusal::no_memory;
        if (auto const no = game_->match->redo(match_)) return no;
        if (moment() > known) notes_.set_times(known, moment(), std::nullopt);
        return begin_line({});
    }

    /// A person agrees to undo the last action, from a view at this cursor. When all seats that persons hold agree, it
    /// is undone, even if it showed a hidden piece. An agreement ends with the next move, and isn't saved.
    refusal agree_to_undo(triqueta::cursor const& at, seat who) {
        if (holder(who) != seat_holder::person) return refusal::no_such_seat;
        if (auto const no = why_not_at(at, who)) return no;
        notes_.agreed.insert(who);
        ++notes_.changes;
        if ((seats(seat_holder::person).mask() & ~notes_.agreed.mask()) != 0) return {};
        notes_.agreed = {};
        return undo(undo_looks::yes);
    }
    /// Takes all agreements back.
    void refuse_to_undo() { has_gone_on(); }
    [[nodiscard]] seat_set agreed_to_undo() const { return notes_.agreed; }

    // Viewers.

    [[nodiscard]] any_view view(viewer who) const {
        any_view made{memory_};
        put_view(who, made);
        return made;
    }
    /// Makes a view of this match of another one. False, and nothing changes, if there is too little memory.
    bool put_view(viewer who, any_view& into) const {
        if (into.game_ != game_ && !into.make_room(game_)) return false;
        game_->match->make_view(match_, who, into.view_);
        into.id_ = id();
        into.line_ = notes_.line;
        into.moment_ = moment();
        return true;
    }
    /// The number of actions and answers of chance so far.
    [[nodiscard]] std::size_t moment() const { return game_->match->moment(match_); }
    [[nodiscard]] triqueta::line_of_play line_of_play() const { return notes_.line; }
    /// Where a viewer who has seen everything is in the stream.
    [[nodiscard]] triqueta::cursor cursor(viewer who) const {
        return {moment(), game_->match_data->view_hash(match_, who, moment())};
    }
    /// The message that takes a viewer from their cursor to now: the events, or the view if the cursor isn't on this
    /// line of play or the message with the view has less than half the size. A new viewer passes no cursor.
    [[nodiscard]] byte_output write_catch_up(viewer who, triqueta::cursor const& from, byte_output out) const {
        auto const seen = who.is_spectator() || who.seat().number() < players() ? who : viewer::spectator();
        detail::message_header header{game_->code, id(),        notes_.line, seen, detail::message_of::events,
                                      from,        cursor(seen)};
        auto const since = static_cast<std::size_t>(from.moment);
        auto const events = [&](byte_output to) { return game_->match->write_events(match_, seen, since, false, to); };
        auto const whole = [&](byte_output to) { return game_->match_data->write_view(match_, seen, to); };
        auto const size_with = [](auto content) {
            return detail::message_header_size + content(byte_output{nullptr, 0}).count();
        };
        bool const is_here =
            from.moment <= moment() && game_->match_data->view_hash(match_, seen, since) == from.view_hash;
        if (is_here && size_with(events) <= 2 * size_with(whole)) return detail::write_message(header, events, out);
        header.content = detail::message_of::view;
        return detail::write_message(header, whole, out);
    }
    [[nodiscard]] std::vector<std::byte> catch_up(viewer who, triqueta::cursor const& from = {}) const {
        return detail::bytes_of([&](byte_output to) { return write_catch_up(who, from, to); });
    }
    /// The events that a viewer saw since a moment, without a cursor: for animations, logs, or people at a table.
    [[nodiscard]] byte_output write_events(viewer who, std::size_t since, byte_output out) const {
        return game_->match->write_events(match_, who, since, true, out);
    }
    [[nodiscard]] std::vector<std::byte> events(viewer who, std::size_t since = 0) const {
        return detail::bytes_of([&](byte_output to) { return write_events(who, since, to); });
    }

    // The session.

    /// Takes no more moves from now on; the tag Closed says why.
    refusal close(std::string_view why) {
        if (auto const no = notes_.set_tag("Closed", why)) return no;
        notes_.is_closed = true;
        ++notes_.changes;
        return {};
    }
    [[nodiscard]] bool is_closed() const { return notes_.is_closed; }

    /// A seat that isn't there has nobody.
    [[nodiscard]] seat_holder holder(seat s) const { return has(s) ? notes_.holders[at(s)] : seat_holder::nobody; }
    [[nodiscard]] seat_exit exit(seat s) const { return has(s) ? notes_.exits[at(s)] : seat_exit::none; }
    /// The seats held by persons, by bots, or by nobody.
    [[nodiscard]] seat_set seats(seat_holder by) const {
        seat_set held;
        for (seat const s : seat_set::first(players()))
            if (holder(s) == by) held.insert(s);
        return held;
    }
    refusal take_seat(seat s, seat_holder by) {
        if (!has(s)) return refusal::no_such_seat;
        notes_.holders[at(s)] = by;
        if (by == seat_holder::person) notes_.exits[at(s)] = seat_exit::none;
        ++notes_.changes;
        return {};
    }
    /// Takes a seat that nobody holds, with a key that its player chose, or returns to it by this key. False if the key
    /// isn't the seat's. The key is kept in a private tag.
    [[nodiscard]] bool claim_seat(seat s, seat_holder by, std::string_view key) {
        if (!has(s) || key.empty()) return false;
        auto const name = "_Key" + std::to_string(s.number());
        if (holder(s) != seat_holder::nobody) return tag(name) == key;
        return !set_tag(name, key) && !take_seat(s, by);
    }
    /// The player of a seat leaves it. The game goes on: let somebody take the seat, or close the session.
    refusal leave_seat(seat s, seat_exit how) {
        if (!has(s)) return refusal::no_such_seat;
        notes_.holders[at(s)] = seat_holder::nobody;
        notes_.exits[at(s)] = how;
        notes_.agreed.erase(s);
        ++notes_.changes;
        return {};
    }

    /// What people see beside the game, as JSON: who holds each seat, who agrees to undo, and why it is closed.
    [[nodiscard]] std::string seats_json() const {
        constexpr char const* holders[] = {"\"nobody\"", "\"person\"", "\"bot\""};
        std::string all = "{\"seats\":";
        char before = '[';
        for (seat const s : seat_set::first(players())) {
            (all += std::exchange(before, ',')) += holders[static_cast<std::size_t>(holder(s))];
        }
        all += "],\"agreed_to_undo\":[";
        for (seat const s : agreed_to_undo()) (all += std::to_string(s.number())) += ',';
        if (all.back() == ',') all.pop_back();
        all += "],\"closed\":";
        if (!is_closed()) return all + "null}";
        auto const tags_now = tags();
        return all.append("\"").append(tags_now.find("Closed")->value) + "\"}";  // its escapes are those of JSON
    }

    /// The tags as the record has them, with escaped values. They point into the session, until its tags change.
    [[nodiscard]] text::tags tags() const { return notes_.tags(); }
    /// The value of a tag. None if there is no such tag.
    [[nodiscard]] std::optional<std::string> tag(std::string_view name) const {
        auto const all = tags();
        auto const* const found = all.find(name);
        if (found == nullptr) return std::nullopt;
        return detail::string_of([&](text_output to) { return text::write_unescaped(found->value, to); });
    }
    /// Sets a free tag to a line of text, for example Seat0 to the name of a player. Tags whose name begins with an
    /// underscore are the server's own, for example passwords: they are saved, but in no record.
    refusal set_tag(std::string_view name, std::string_view value) {
        auto const no = game_->reserves(name) ? refusal::wrong_tag : notes_.set_tag(name, value);
        if (!no) ++notes_.changes;
        return no;
    }
    void remove_tag(std::string_view name) {
        notes_.remove_tag(name);
        ++notes_.changes;
    }

    /// When the entry after this moment happened, if the app said so.
    [[nodiscard]] std::optional<std::int64_t> time(std::size_t moment) const { return notes_.time(moment); }

    /// Writes the whole session. The bytes hold all secrets and the future: they are for the server only.
    [[nodiscard]] byte_output write_session(byte_output out) const {
        for (char const c : {'T', 'q', 'n'}) *out++ = static_cast<std::byte>(c);
        *out++ = static_cast<std::byte>(detail::message_version);
        for (int i = 0; i < 4; ++i) *out++ = static_cast<std::byte>(game_->code >> 8 * i & 0xFF);
        out = detail::write_section([this](auto to) { return notes_.write(to); }, out);
        return game_->match_data->write_match(match_, out);
    }
    [[nodiscard]] std::vector<std::byte> bytes() const {
        return detail::bytes_of([this](byte_output to) { return write_session(to); });
    }

    /// Writes the line that was played as a record, whole or as one viewer saw it. The seed is in a whole record after
    /// the game, if it dealt this game alone. Precondition: has_record().
    [[nodiscard]] text_output write_record(std::optional<viewer> who, text_output out) const {
        text::tags all;
        for (auto const& one : tags())
            if (!is_private(one.name)) static_cast<void>(all.add(one));
        detail::seed_text const source{source_to_show(who)};
        if (!source.text().empty()) static_cast<void>(all.add({"Seed", source.text()}));
        return game_->match_data->write_record(match_, who, all, out);
    }
    /// The same. Refused if it has no record, or it would be longer than most_input.
    [[nodiscard]] reading<std::string> record(std::optional<viewer> who = std::nullopt) const {
        if (!has_record()) return refusal::no_record;
        auto text = detail::string_of([&](text_output to) { return write_record(who, to); });
        if (text.size() > most_input) return refusal::too_much;
        return text;
    }
    /// Whether it can be written as a record: it didn't begin from a position.
    [[nodiscard]] bool has_record() const { return !game_->match->is_from_position(match_); }

    [[nodiscard]] text_output write_result(text_output out) const { return outputs().write_result(match_, out); }
    [[nodiscard]] std::string result_json() const {
        return detail::string_of([this](text_output to) { return write_result(to); });
    }
    /// Of the position.
    [[nodiscard]] std::uint64_t hash() const { return outputs().hash(match_); }
    /// Whether both have the same history in the same game. Chance, tags and seats don't matter.
    [[nodiscard]] friend bool operator==(any_match const& a, any_match const& b) {
        return a.game_ == b.game_ && (a.game_ == nullptr || a.game_->match_data->equal(a.match_, b.match_));
    }

    /// The functions of its game, and what they take.
    [[nodiscard]] detail::position_functions const& position() const { return game_->match->position; }
    [[nodiscard]] detail::position_outputs const& outputs() const { return game_->match_data->position; }
    [[nodiscard]] void const* erased() const { return match_; }

  private:
    friend class any_view;
    friend class any_catalog;

    [[nodiscard]] static bool is_private(std::string_view tag) { return tag.starts_with('_'); }
    [[nodiscard]] bool has(seat s) const { return s.number() < players(); }
    [[nodiscard]] static std::size_t at(seat s) { return static_cast<std::size_t>(s.number()); }

    /// Makes a match of a game in new memory by create(place), which returns what was refused, if anything.
    template <class Create>
    [[nodiscard]] static detail::fault make(any_game const& game, memory const& in, any_match& made, Create create) {
        void* const taken = in.take(game.match_size, game.match_alignment);
        if (taken == nullptr) return {refusal::no_memory, 0};
        detail::fault const no = create(taken);
        if (no) {
            in.release(taken, game.match_size, game.match_alignment);
            return no;
        }
        made.release();
        made.memory_ = in;
        made.game_ = &game;
        made.match_ = taken;
        return {};
    }
    void release() {
        if (match_ != nullptr) {
            game_->match->destroy(match_);
            memory_.release(match_, game_->match_size, game_->match_alignment);
        }
        match_ = nullptr;
        game_ = nullptr;
    }
    /// Goes on from another position: put(place, is_match) makes a match there, or makes the one that is there go on.
    template <class Put>
    bool go_on_by(any_game const& game, Put put) {
        if (game_ == &game) {
            put(match_, true);
        } else {
            auto const create = [&](void* at) {
                put(at, false);
                return detail::fault{};
            };
            if (make(game, memory_, *this, create)) return false;
        }
        begin_anew();
        return true;
    }
    void begin_anew() {
        auto const changes = notes_.changes;
        notes_ = detail::session_notes{memory_};
        notes_.changes = changes + 1;
    }

    /// Does something that may add to the history, and keeps the time of it.
    template <class Do>
    refusal go_on(std::optional<std::int64_t> time, Do what) {
        if (is_closed()) return refusal::session_is_closed;
        if (time || notes_.has_times()) return go_on_timed(time, what);
        auto const no = what();
        if (!no) has_gone_on();
        return no;
    }
    template <class Do>
    TRIQUETA_COLD refusal go_on_timed(std::optional<std::int64_t> time, Do what) {
        auto const before = moment();
        if (!notes_.reserve_times(before + static_cast<std::size_t>(game_->most_at_once))) return refusal::no_memory;
        if (auto const no = what()) return no;
        notes_.set_times(before, moment(), time);
        has_gone_on();
        return {};
    }
    refusal begin_line(refusal no) {
        if (!no) ++notes_.line.undone;
        if (!no) has_gone_on();
        return no;
    }
    void has_gone_on() {
        notes_.agreed = {};
        ++notes_.changes;
    }

    [[nodiscard]] std::optional<seed_number> source_to_show(std::optional<viewer> who) const {
        bool const is_past = !who && (is_over() || is_closed());
        return is_past && notes_.has_own_seed ? game_->match_data->source(match_) : std::nullopt;
    }

    any_game const* game_ = nullptr;
    void* match_ = nullptr;
    memory memory_;
    detail::session_notes notes_;
};

}  // namespace triqueta
