#pragma once

#include "triqueta/any/any_event.hpp"
#include "triqueta/any/any_game.hpp"
#include "triqueta/any/any_position.hpp"
#include "triqueta/any/cursor.hpp"
#include "triqueta/any/game_choice.hpp"
#include "triqueta/any/memory.hpp"
#include "triqueta/any/message.hpp"
#include "triqueta/any/output.hpp"
#include "triqueta/core/assert.hpp"
#include "triqueta/core/field.hpp"
#include "triqueta/core/random/dice.hpp"
#include "triqueta/core/refusal.hpp"
#include "triqueta/core/seat.hpp"
#include "triqueta/text/language.hpp"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace triqueta {

class any_match;

/// A view of a game chosen at run time: what one viewer knows of a match, its place in the stream of messages, and the
/// match's id. A client needs nothing else. Make it from a catalogue or a match. It is empty after a move from it, and
/// if memory ran out while it was copied; then call nothing except is_empty.
class any_view : public any_position<detail::of_views> {
  public:
    /// Empty, to become a copy or a view of a match by `put_view`.
    explicit any_view(memory const& in) : any_position{in} {}
    any_view(any_view const& other) : any_position{other.memory_} { copy_from(other); }
    any_view(any_view&&) noexcept = default;
    any_view& operator=(any_view const& other) {
        if (!copy_from(other)) release();
        return *this;
    }
    any_view& operator=(any_view&&) noexcept = default;
    ~any_view() = default;

    /// Becomes a copy, in its own memory. False, and nothing changes, if there is too little memory.
    bool copy_from(any_view const& other) {
        if (this == &other) return true;
        if (other.is_empty()) return release(), true;
        if (!put(*other.game_, [&](void* at, bool) { other.game_->view->copy(at, other.at_); })) return false;
        id_ = other.id_;
        line_ = other.line_;
        moment_ = other.moment_;
        return true;
    }

    /// The game with its options. The seat that began isn't known: `first` is the seat to move.
    [[nodiscard]] game_choice choice() const { return game_->view->choice(at_, *game_); }
    [[nodiscard]] viewer who() const { return game_->view->who(at_); }

    /// The numbers of the legal actions of this viewer. Empty when it isn't their turn.
    [[nodiscard]] std::vector<std::int32_t> legal() const {
        std::vector<std::int32_t> all(static_cast<std::size_t>(game_->most_legal));
        all.resize(position().legal(at_, all));
        return all;
    }
    /// The same without equivalent ones.
    [[nodiscard]] std::vector<std::int32_t> distinct() const {
        std::vector<std::int32_t> all(static_cast<std::size_t>(game_->most_legal));
        all.resize(position().distinct(at_, all));
        return all;
    }
    /// Why a seat may not do this now. For another seat, only what follows from the table.
    [[nodiscard]] refusal why_not(seat actor, int action) const { return position().why_not(at_, actor, action); }

    /// Moves on by events that weren't sent as a message: of people at a table, or of `any_match::events`. If an event
    /// doesn't fit, all are refused.
    refusal see(std::span<std::byte const> events) {
        std::size_t count = 0;
        auto const no = game_->view->advance(at_, events, nullptr, count);
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
        auto const read = detail::read_message(message);
        if (why_not_next(read) || read.header.content != detail::message_of::events) return {};
        return detail::string_of(
            [&](text_output to) { return game_->view_data->write_sentences(at_, read.content, false, in, names, to); });
    }
    /// The same of events that `see` takes.
    [[nodiscard]] std::string sentences_of(std::span<std::byte const> events, text::language const& in,
                                           text::names const& names = {}) const {
        return detail::string_of(
            [&](text_output to) { return game_->view_data->write_sentences(at_, events, true, in, names, to); });
    }

    /// The events of a message that comes next, with their fields. Empty when `sentences` is.
    [[nodiscard]] std::vector<any_event> events(std::span<std::byte const> message) const {
        return events_by([&](std::span<std::int32_t> out, std::size_t& count) {
            static_cast<void>(put_events(message, out, count));
        });
    }
    /// The same as numbers, as far as there is room: for each event its seat, its kind (the number of kinds for an
    /// answer of chance), and the record of its fields. Returns why the message doesn't come next, if it doesn't.
    refusal put_events(std::span<std::byte const> message, std::span<std::int32_t> out, std::size_t& count) const {
        count = 0;
        auto const read = detail::read_message(message);
        if (auto const no = why_not_next(read)) return no;
        if (read.header.content != detail::message_of::events) return {};
        return game_->fields->write_events(read.content, false, out, count);
    }
    /// The same of events that `see` takes.
    [[nodiscard]] std::vector<any_event> events_of(std::span<std::byte const> events) const {
        return events_by([&](std::span<std::int32_t> out, std::size_t& count) {
            static_cast<void>(put_events_of(events, out, count));
        });
    }
    refusal put_events_of(std::span<std::byte const> events, std::span<std::int32_t> out, std::size_t& count) const {
        return game_->fields->write_events(events, true, out, count);
    }

    // What the viewer knows, as named fields of numbers: core/field.hpp.

    [[nodiscard]] field_list const& fields() const { return game_->fields->of_views; }
    /// Writes the values of the field with this index, as far as there is room, and returns how many it has.
    /// Precondition: there is such a field.
    std::size_t field(int index, std::span<std::int32_t> out) const {
        return game_->fields->write_view(at_, index, out);
    }
    /// The values of the field with this name. Empty if it is hidden, or if there is none.
    [[nodiscard]] std::vector<std::int32_t> field(std::string_view name) const {
        return values_of(fields(), name, game_->fields->write_view);
    }
    /// The same of the result; of a view before the end, it is that if the game ended now.
    [[nodiscard]] field_list const& result_fields() const { return game_->fields->of_results; }
    std::size_t result_field(int index, std::span<std::int32_t> out) const {
        return game_->fields->write_result(at_, index, out);
    }
    [[nodiscard]] std::vector<std::int32_t> result_field(std::string_view name) const {
        return values_of(result_fields(), name, game_->fields->write_result);
    }

    /// Where the view is in the stream.
    [[nodiscard]] triqueta::cursor cursor() const { return {moment_, hash()}; }
    [[nodiscard]] match_id const& id() const { return id_; }
    [[nodiscard]] triqueta::line_of_play line_of_play() const { return line_; }

    // Copies that others read.

    [[nodiscard]] byte_output write_bytes(byte_output out) const { return outputs().write_bytes(at_, out); }
    [[nodiscard]] std::vector<std::byte> bytes() const {
        return detail::bytes_of([this](byte_output to) { return write_bytes(to); });
    }
    [[nodiscard]] text_output write_text(text::language const& in, text_output out) const {
        return outputs().write_text(at_, in, out);
    }
    [[nodiscard]] std::string text(text::language const& in) const {
        return detail::string_of([&](text_output to) { return write_text(in, to); });
    }
    /// The words of the legal actions are in this language.
    [[nodiscard]] text_output write_json(text::language const& in, text_output out) const {
        return game_->view_data->write_json(at_, in, out);
    }
    [[nodiscard]] std::string json(text::language const& in) const {
        return detail::string_of([&](text_output to) { return write_json(in, to); });
    }
    /// Precondition: `out` has room for encoding_length numbers of the game.
    void encode(std::span<std::int8_t> out) const { game_->view->encode(at_, out); }
    [[nodiscard]] std::vector<std::int8_t> encoding() const {
        std::vector<std::int8_t> all(static_cast<std::size_t>(game_->encoding_length));
        encode(all);
        return all;
    }

    [[nodiscard]] std::uint64_t canonical_hash() const { return outputs().canonical_hash(at_); }
    /// A match that goes on from a random completion of the view, for a search. Chance is the caller.
    [[nodiscard]] inline any_match complete(dice& random) const;
    /// Makes a match go on so. False, and nothing changes, if there is too little memory.
    inline bool put_completion(dice& random, any_match& into) const;

  private:
    friend class any_match;
    friend class any_catalog;

    template <class Put>
    [[nodiscard]] std::vector<any_event> events_by(Put put) const {
        std::size_t count = 0;
        put(std::span<std::int32_t>{}, count);
        std::vector<std::int32_t> values(count);
        put(values, count);
        return detail::events_in(*game_, values);
    }
    [[nodiscard]] std::vector<std::int32_t> values_of(field_list const& all, std::string_view name,
                                                      decltype(detail::field_functions::write_view) write) const {
        auto const index = find_field(all, name);
        if (index < 0) return {};
        std::vector<std::int32_t> values(all.shapes()[static_cast<std::size_t>(index)].size());
        values.resize(write(at_, index, values));
        return values;
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
            return game_->view->advance(at_, content, &end, count);
        }
        return game_->view_data->replace(at_, content, header.who, header.after.view_hash);
    }

    match_id id_{};
    triqueta::line_of_play line_;
    std::uint64_t moment_ = 0;
};

}  // namespace triqueta
