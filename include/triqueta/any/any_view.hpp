#pragma once

#include "triqueta/any/any_game.hpp"
#include "triqueta/any/cursor.hpp"
#include "triqueta/any/game_choice.hpp"
#include "triqueta/any/memory.hpp"
#include "triqueta/any/message.hpp"
#include "triqueta/any/output.hpp"
#include "triqueta/core/assert.hpp"
#include "triqueta/core/random/dice.hpp"
#include "triqueta/core/refusal.hpp"
#include "triqueta/core/seat.hpp"
#include "triqueta/text/language.hpp"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace triqueta {

class any_match;

/// A view of a game chosen at run time: what one viewer knows of a match, its place in the stream of messages, and the
/// match's id. A client needs nothing else. Make it from a catalogue or a match. It is empty after a move from it, and
/// if memory ran out while it was copied; then call nothing except is_empty.
class any_view {
  public:
    /// Empty, to become a copy or a view of a match by `put_view`.
    explicit any_view(memory const& in) : memory_{in} {}
    any_view(any_view const& other) : memory_{other.memory_} { copy_from(other); }
    any_view(any_view&& other) noexcept
        : game_{std::exchange(other.game_, nullptr)},
          view_{std::exchange(other.view_, nullptr)},
          memory_{other.memory_},
          id_{other.id_},
          line_{other.line_},
          moment_{other.moment_} {}
    any_view& operator=(any_view const& other) {
        if (!copy_from(other)) release();
        return *this;
    }
    any_view& operator=(any_view&& other) noexcept {
        swap(other);
        return *this;
    }
    ~any_view() { release(); }

    [[nodiscard]] bool is_empty() const { return view_ == nullptr; }
    /// Becomes a copy, in its own memory. False, and nothing changes, if there is too little memory.
    bool copy_from(any_view const& other) {
        if (this == &other) return true;
        if (game_ != other.game_ && !make_room(other.game_)) return false;
        if (game_ != nullptr) game_->view->copy(view_, other.view_);
        id_ = other.id_;
        line_ = other.line_;
        moment_ = other.moment_;
        return true;
    }
    void swap(any_view& other) noexcept {
        std::swap(game_, other.game_);
        std::swap(view_, other.view_);
        std::swap(memory_, other.memory_);
        std::swap(id_, other.id_);
        std::swap(line_, other.line_);
        std::swap(moment_, other.moment_);
    }

    [[nodiscard]] any_game const& game() const { return *game_; }
    /// The game with its options. The seat that began isn't known: `first` is the seat to move.
    [[nodiscard]] game_choice choice() const { return game_->view->choice(view_, *game_); }
    [[nodiscard]] viewer who() const { return game_->view->who(view_); }

    [[nodiscard]] triqueta::turn turn() const { return position().whose_turn(view_); }
    [[nodiscard]] bool is_over() const { return turn().is_over(); }
    [[nodiscard]] int players() const { return position().players(view_); }

    /// The numbers of the legal actions of this viewer. Empty when it isn't their turn.
    [[nodiscard]] std::vector<std::int32_t> legal() const {
        std::vector<std::int32_t> all(static_cast<std::size_t>(game_->most_legal));
        all.resize(position().legal(view_, all));
        return all;
    }
    /// The same without equivalent ones.
    [[nodiscard]] std::vector<std::int32_t> distinct() const {
        std::vector<std::int32_t> all(static_cast<std::size_t>(game_->most_legal));
        all.resize(position().distinct(view_, all));
        return all;
    }
    /// Why a seat may not do this now. For another seat, only what follows from the table.
    [[nodiscard]] refusal why_not(seat actor, int action) const { return position().why_not(view_, actor, action); }

    [[nodiscard]] int points(seat s) const { return s.number() < players() ? outputs().points_of(view_, s) : 0; }
    [[nodiscard]] int line(int line, seat s) const {
        return s.number() < players() && line >= 0 && line < game_->lines ? outputs().line_of(view_, line, s) : 0;
    }
    [[nodiscard]] seat_set winners() const { return outputs().winners(view_); }

    /// Moves on by events that weren't sent as a message: of people at a table, or of `any_match::events`. If an event
    /// doesn't fit, all are refused.
    refusal see(std::span<std::byte const> events) {
        std::size_t count = 0;
        auto const no = game_->view->advance(view_, events, nullptr, count);
        if (!no) moment_ += count;
        return no;
    }

    /// Moves on by a message of `any_match::catch_up`. A refusal changes nothing, and says what is wrong with the
    /// stream. After missed_messages, overlapping_message, undone_line, older_save or wrong_end, send `cursor()` to the
    /// server and ask it to catch up. After any other, drop the message.
    refusal advance(std::span<std::byte const> message) {
        auto const read = detail::read_message(message);
        auto const& header = read.header;
        if (auto const no = why_not_next(read)) return no;
        if (auto const no = take(header, read.content)) return no;
        line_ = header.line;
        moment_ = header.after.moment;
        return {};
    }
    /// The events of a message that comes next, as sentences in a language, a line for each. Call it before `advance`.
    /// Empty if the message doesn't come next, or has the whole view instead of events.
    [[nodiscard]] std::string sentences(std::span<std::byte const> message, text::language const& in,
                                        text::names const& names = {}) const {
        return detail::string_of([&](text_output to) { return static_cast<void>(put_sentences(message, in, names, to)), to; });
    }
    /// The same, written to an output. Returns why the message doesn't come next, if it doesn't.
    refusal put_sentences(std::span<std::byte const> message, text::language const& in, text::names const& names,
                          text_output& out) const {
        auto const read = detail::read_message(message);
        if (auto const no = why_not_next(read)) return no;
        if (read.header.content != detail::message_of::events) return {};
        return game_->view_data->write_sentences(view_, read.content, false, in, names, out);
    }
    /// The same of events that `see` takes.
    [[nodiscard]] std::string sentences_of(std::span<std::byte const> events, text::language const& in,
                                           text::names const& names = {}) const {
        return detail::string_of([&](text_output to) { return static_cast<void>(put_sentences_of(events, in, names, to)), to; });
    }
    refusal put_sentences_of(std::span<std::byte const> events, text::language const& in, text::names const& names,
                             text_output& out) const {
        return game_->view_data->write_sentences(view_, events, true, in, names, out);
    }

    /// Where the view is in the stream.
    [[nodiscard]] triqueta::cursor cursor() const { return {moment_, hash()}; }
    [[nodiscard]] match_id const& id() const { return id_; }
    [[nodiscard]] triqueta::line_of_play line_of_play() const { return line_; }

    // Copies that others read.

    [[nodiscard]] byte_output write_bytes(byte_output out) const { return outputs().write_bytes(view_, out); }
    [[nodiscard]] std::vector<std::byte> bytes() const {
        return detail::bytes_of([this](byte_output to) { return write_bytes(to); });
    }
    [[nodiscard]] text_output write_text(text::language const& in, text_output out) const {
        return outputs().write_text(view_, in, out);
    }
    [[nodiscard]] std::string text(text::language const& in) const {
        return detail::string_of([&](text_output to) { return write_text(in, to); });
    }
    /// The words of the legal actions are in this language.
    [[nodiscard]] text_output write_json(text::language const& in, text_output out) const {
        return game_->view_data->write_json(view_, in, out);
    }
    [[nodiscard]] std::string json(text::language const& in) const {
        return detail::string_of([&](text_output to) { return write_json(in, to); });
    }
    [[nodiscard]] text_output write_result(text_output out) const { return outputs().write_result(view_, out); }
    [[nodiscard]] std::string result_json() const {
        return detail::string_of([this](text_output to) { return write_result(to); });
    }
    /// Precondition: `out` has room for encoding_length numbers of the game.
    void encode(std::span<std::int8_t> out) const { game_->view->encode(view_, out); }
    [[nodiscard]] std::vector<std::int8_t> encoding() const {
        std::vector<std::int8_t> all(static_cast<std::size_t>(game_->encoding_length));
        encode(all);
        return all;
    }

    [[nodiscard]] std::uint64_t hash() const { return outputs().hash(view_); }
    [[nodiscard]] std::uint64_t canonical_hash() const { return outputs().canonical_hash(view_); }
    /// Whether both know the same of the same game. Their places in a stream don't matter.
    [[nodiscard]] friend bool operator==(any_view const& a, any_view const& b) {
        return a.game_ == b.game_ && (a.game_ == nullptr || a.game_->view_data->equal(a.view_, b.view_));
    }

    /// A match that goes on from a random completion of the view, for a search. Chance is the caller.
    [[nodiscard]] inline any_match complete(dice& random) const;
    /// Makes a match go on so. False, and nothing changes, if there is too little memory.
    inline bool put_completion(dice& random, any_match& into) const;

    /// The functions of its game, and what they take.
    [[nodiscard]] detail::position_functions const& position() const { return game_->view->position; }
    [[nodiscard]] detail::position_outputs const& outputs() const { return game_->view_data->position; }
    [[nodiscard]] void const* erased() const { return view_; }

  private:
    friend class any_match;
    friend class any_catalog;

    /// Gets room for a view of another game. Precondition: a view is then created in it.
    bool make_room(any_game const* other) {
        void* taken = nullptr;
        if (other != nullptr && (taken = memory_.take(other->view_size, other->view_alignment)) == nullptr)
            return false;
        release();
        game_ = other;
        view_ = taken;
        return true;
    }
    /// Makes a view of a game in new memory by make(place), which returns what was refused, if anything.
    template <class Make>
    [[nodiscard]] static detail::fault make(any_game const& game, memory const& in, any_view& made, Make create) {
        void* const taken = in.take(game.view_size, game.view_alignment);
        if (taken == nullptr) return {refusal::no_memory, 0};
        detail::fault const no = create(taken);
        if (no) {
            in.release(taken, game.view_size, game.view_alignment);
            return no;
        }
        made.release();
        made.memory_ = in;
        made.game_ = &game;
        made.view_ = taken;
        return {};
    }
    void release() {
        if (view_ != nullptr) memory_.release(view_, game_->view_size, game_->view_alignment);
        view_ = nullptr;
        game_ = nullptr;
    }

    /// Why a message doesn't come next.
    [[nodiscard]] refusal why_not_next(detail::message_read const& read) const {
        if (read.why) return read.why;
        auto const& header = read.header;
        if (header.game != game_->code) return refusal::wrong_game;
        if (header.id != id_) return refusal::other_match;
        if (!(header.who == who())) return refusal::other_viewer;
        auto const here = cursor();
        bool const is_late = header.line < line_;
        if (!is_late && header.before == here) return {};
        if (header.line.run != line_.run) return refusal::older_save;
        if (header.line.undone != line_.undone) return refusal::undone_line;
        // On one line, the moment says it all, unless two runs of the server had the same number.
        if (header.after.moment == here.moment && header.after.view_hash != here.view_hash) return refusal::older_save;
        if (header.after.moment <= here.moment) return refusal::repeated_message;
        if (header.before.moment > here.moment) return refusal::missed_messages;
        return header.before.moment == here.moment ? refusal::older_save : refusal::overlapping_message;
    }

    /// Takes the content of a message.
    [[nodiscard]] refusal take(detail::message_header const& header, std::span<std::byte const> content) {
        if (header.content == detail::message_of::events) {
            detail::end_of_events const end{header.after.moment - header.before.moment, header.after.view_hash};
            std::size_t count = 0;
            return game_->view->advance(view_, content, &end, count);
        }
        return game_->view_data->replace(view_, content, header.who, header.after.view_hash);
    }

    any_game const* game_ = nullptr;
    void* view_ = nullptr;
    memory memory_;
    match_id id_{};
    triqueta::line_of_play line_;
    std::uint64_t moment_ = 0;
};

}  // namespace triqueta
