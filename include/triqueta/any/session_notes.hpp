#pragma once

#include "triqueta/any/cursor.hpp"
#include "triqueta/any/memory_list.hpp"
#include "triqueta/any/output.hpp"
#include "triqueta/core/random/seed.hpp"
#include "triqueta/core/refusal.hpp"
#include "triqueta/core/seat.hpp"
#include "triqueta/data/sections.hpp"
#include "triqueta/text/reader.hpp"
#include "triqueta/text/tags.hpp"
#include "triqueta/text/writer.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <string_view>

namespace triqueta {

/// Who plays for a seat.
enum class seat_holder : std::uint8_t { nobody, person, bot };
/// How the player of a seat left. Somebody else may play on for the seat.
enum class seat_exit : std::uint8_t { none, resigned, abandoned };

namespace detail {

/// A seed of one game as a tag's value: 64 hexadecimal digits. Empty if there is none.
class seed_text {
  public:
    explicit seed_text(std::optional<seed_number> const& from) {
        if (!from) return;
        text::writer<char*> to{text_.data()};
        constexpr std::string_view digits = "0123456789abcdef";
        for (auto const byte : from->from) to.put(digits[byte >> 4]).put(digits[byte & 15]);
        size_ = text_.size();
    }
    [[nodiscard]] std::string_view text() const { return {text_.data(), size_}; }

  private:
    std::array<char, 64> text_{};
    std::size_t size_ = 0;
};

/// What a session has besides its match: the id, tags, seats, and when things happened.
class session_notes {
  public:
    static constexpr int most_seats = 32;

    explicit session_notes(memory const& in) : tags_{in}, times_{in} {}

    [[nodiscard]] bool reserve_like(session_notes const& other) {
        return tags_.reserve(other.tags_.size()) && times_.reserve(other.times_.size());
    }
    /// Precondition: reserve_like.
    void copy_from(session_notes const& other) {
        id = other.id;
        line = other.line;
        is_closed = other.is_closed;
        has_own_seed = other.has_own_seed;
        holders = other.holders;
        exits = other.exits;
        agreed = other.agreed;
        ++changes;
        tags_ = other.tags_;
        times_ = other.times_;
    }

    /// The tags. They point into the notes, until these change.
    [[nodiscard]] text::tags tags() const {
        text::reader from{text()};
        text::tags all;
        read(from, all);
        return all;
    }
    /// Sets a tag to a line of plain text.
    refusal set_tag(std::string_view name, std::string_view value) {
        for (char const c : value)
            if (static_cast<unsigned char>(c) < ' ' || c == 0x7F) return refusal::wrong_tag;
        if (!text::tags::is_name(name) || !text::is_utf8(value)) return refusal::wrong_tag;
        auto const all = tags();
        auto const* const old = all.find(name);
        if (old == nullptr && !text::is_of_a_session(name) && is_full(all)) return refusal::too_much;
        auto const escapes = static_cast<std::size_t>(
            std::count_if(value.begin(), value.end(), [](char c) { return c == '"' || c == '\\'; }));
        if (!tags_.reserve(tags_.size() + name.size() + value.size() + escapes + brackets)) return refusal::no_memory;
        if (old != nullptr) remove(*old);
        text::writer<appender> to{appender{&tags_}};
        to.put('[').put(name).put(" \"");
        text::write_escaped(value, to.out());
        to.put("\"]\n");
        return {};
    }
    /// Sets a tag to a value of a record that was read.
    refusal set_escaped_tag(text::tag const& one) {
        if (!tags_.reserve(tags_.size() + one.name.size() + one.value.size() + brackets)) return refusal::no_memory;
        text::writer<appender> to{appender{&tags_}};
        text::write_tag(to, one.name, one.value);
        return {};
    }
    void remove_tag(std::string_view name) {
        auto const all = tags();
        if (auto const* const old = all.find(name)) remove(*old);
    }

    /// Makes room for the times of this many entries. False if there is no memory.
    [[nodiscard]] bool reserve_times(std::size_t size) { return times_.reserve(size); }
    [[nodiscard]] bool has_times() const { return times_.size() > 0; }
    /// Sets the time of the entries from one moment to another. Precondition: there is room.
    void set_times(std::size_t from, std::size_t to, std::optional<std::int64_t> time) {
        times_.erase(times_.begin() + (from < times_.size() ? from : times_.size()), times_.end());
        while (times_.size() < from) times_.push_back(no_time);
        while (times_.size() < to) times_.push_back(time.value_or(no_time));
    }
    [[nodiscard]] std::optional<std::int64_t> time(std::size_t moment) const {
        if (moment >= times_.size() || times_[moment] == no_time) return std::nullopt;
        return times_[moment];
    }

    template <class Out>
    [[nodiscard]] checked_output<Out> write(checked_output<Out> to) const {
        for (std::byte const b : id) to = b;
        to.number(line.run, 8);
        to.number(line.undone, 4);
        to.number(is_closed ? 1 : 0, 1);
        to.number(has_own_seed ? 1 : 0, 1);
        for (auto const holder : holders) to.number(static_cast<std::uint64_t>(holder), 1);
        for (auto const exit : exits) to.number(static_cast<std::uint64_t>(exit), 1);
        to.number(tags_.size(), 4);
        for (char const c : tags_) to = static_cast<std::byte>(c);
        to.number(times_.size(), 4);
        for (auto const one : times_) to.number(static_cast<std::uint64_t>(one), 8);
        return to;
    }
    void read_from(byte_reader& from) {
        for (std::byte& b : id) b = static_cast<std::byte>(from.number(1));
        line.run = from.number(8);
        line.undone = static_cast<std::uint32_t>(from.number(4));
        is_closed = from.number(1, 1) == 1;
        has_own_seed = from.number(1, 1) == 1;
        for (auto& holder : holders) holder = static_cast<seat_holder>(from.number(1, 2));
        for (auto& exit : exits) exit = static_cast<seat_exit>(from.number(1, 2));
        read_tags(from);
        auto const count = static_cast<std::size_t>(from.number(4));
        if (count > from.rest().size() / 8) return from.fail(refusal::bytes_too_short);
        if (!times_.reserve(count)) return from.fail(refusal::no_memory);
        times_.clear();
        for (std::size_t i = 0; i < count; ++i) times_.push_back(static_cast<std::int64_t>(from.number(8)));
        from.expect_end();
    }

    match_id id{};
    line_of_play line;
    bool is_closed = false;
    bool has_own_seed = false;  // it deals no other game
    std::array<seat_holder, most_seats> holders{};
    std::array<seat_exit, most_seats> exits{};
    // Not written:
    seat_set agreed;  // to undo
    std::uint64_t changes = 0;

  private:
    static constexpr std::size_t brackets = 6;  // [name "value"] and a line feed
    static constexpr std::int64_t no_time = std::numeric_limits<std::int64_t>::min();

    /// An output iterator that appends to the tags.
    struct appender {
        using difference_type = std::ptrdiff_t;

        memory_list<char>* to;

        appender& operator*() { return *this; }
        appender& operator++() { return *this; }
        appender& operator++(int) { return *this; }
        appender& operator=(char c) {
            to->push_back(c);
            return *this;
        }
    };
    [[nodiscard]] std::string_view text() const { return {tags_.begin(), tags_.size()}; }

    [[nodiscard]] static int free_ones(text::tags const& all) {
        int count = 0;
        for (auto const& one : all) count += text::is_of_a_session(one.name) ? 0 : 1;
        return count;
    }
    [[nodiscard]] static bool is_full(text::tags const& all) { return free_ones(all) >= text::tags::most_free; }
    [[nodiscard]] static bool is_too_full(text::tags const& all) { return free_ones(all) > text::tags::most_free; }

    void remove(text::tag const& old) {
        auto const from = old.where - 1;
        auto const to = from + old.name.size() + old.value.size() + brackets;
        for (auto i = to; i < tags_.size(); ++i) tags_[from + i - to] = tags_[i];
        tags_.erase(tags_.end() - (to - from), tags_.end());
    }

    void read_tags(byte_reader& from) {
        auto const count = static_cast<std::size_t>(from.number(4));
        auto const start = from.at();
        auto const bytes = from.take(count);
        if (from.failed()) return;
        if (!tags_.reserve(count)) return from.fail(refusal::no_memory);
        tags_.clear();
        for (std::byte const b : bytes) tags_.push_back(static_cast<char>(b));
        text::reader reader{text()};
        text::tags all;
        read(reader, all);
        reader.expect_end();
        if (reader.failed()) return from.fail(reader.why(), start + reader.where());
        std::size_t expected = 0;
        for (auto const& one : all) {
            bool const is_ours = one.where == expected + 1;  // exactly as set_tag writes it
            expected += one.name.size() + one.value.size() + brackets;
            if (!is_ours) return from.fail(refusal::wrong_tag, start + one.where);
        }
        if (expected != count || is_too_full(all)) from.fail(refusal::wrong_tag, start);
    }

    memory_list<char> tags_;           // as lines of a record
    memory_list<std::int64_t> times_;  // of each entry of the history, if the app gave any
};

}  // namespace detail
}  // namespace triqueta
