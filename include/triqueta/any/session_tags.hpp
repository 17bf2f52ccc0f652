#pragma once

#include "triqueta/any/memory.hpp"
#include "triqueta/any/memory_list.hpp"
#include "triqueta/core/refusal.hpp"
#include "triqueta/data/sections.hpp"
#include "triqueta/text/reader.hpp"
#include "triqueta/text/tags.hpp"
#include "triqueta/text/utf8.hpp"
#include "triqueta/text/writer.hpp"

#include <algorithm>
#include <cstddef>
#include <functional>
#include <optional>
#include <string_view>

namespace triqueta::detail {

/// The tags of a session, as lines of a record.
class session_tags {
  public:
    explicit session_tags(memory const& in) : lines_{in} {}

    [[nodiscard]] bool reserve_like(session_tags const& other) { return lines_.reserve(other.lines_.size()); }
    /// Precondition: reserve_like.
    void copy_from(session_tags const& other) { lines_ = other.lines_; }

    /// The tags. They point into the list, until these change.
    [[nodiscard]] text::tags all() const {
        text::reader from{text()};
        text::tags all;
        read(from, all);
        return all;
    }
    /// Whether a tag has this plain text.
    [[nodiscard]] bool is(std::string_view name, std::string_view value) const {
        auto const now = all();
        auto const* const found = now.find(name);
        if (found == nullptr) return false;
        return text::write_unescaped(found->value, text::detail::comparison{value}).holds();
    }
    /// Sets a tag to a line of plain text.
    refusal set(std::string_view name, std::string_view value) {
        for (char const c : value)
            if (static_cast<unsigned char>(c) < ' ' || c == 0x7F) return refusal::wrong_tag;
        if (!text::tags::is_name(name) || !text::is_utf8(value)) return refusal::wrong_tag;
        auto const now = all();
        auto const* const old = now.find(name);
        bool const is_new = old == nullptr && !text::is_of_a_session(name);
        if (is_new && free_ones(now) >= text::tags::most_free) return refusal::too_much;
        auto const escapes = static_cast<std::size_t>(
            std::count_if(value.begin(), value.end(), [](char c) { return c == '"' || c == '\\'; }));
        auto const name_place = place_of(name);
        auto const value_place = place_of(value);
        if (!lines_.reserve(lines_.size() + name.size() + value.size() + escapes + brackets)) return refusal::no_memory;
        text::writer<appender> to{appender{&lines_}};
        to.put('[').put(at(name_place, name)).put(" \"");
        text::write_escaped(at(value_place, value), to.out());
        to.put("\"]\n");
        if (old != nullptr) remove(*old);
        return {};
    }
    /// Sets a tag to a value of a record that was read.
    refusal set_escaped(text::tag const& one) {
        if (!lines_.reserve(lines_.size() + one.name.size() + one.value.size() + brackets)) return refusal::no_memory;
        text::writer<appender> to{appender{&lines_}};
        text::write_tag(to, one.name, one.value);
        return {};
    }
    void remove(std::string_view name) {
        auto const now = all();
        if (auto const* const old = now.find(name)) remove(*old);
    }

    template <class Out>
    void write(checked_output<Out>& to) const {
        to.number(lines_.size(), 4);
        for (char const c : lines_) to = static_cast<std::byte>(c);
    }
    void read_from(byte_reader& from) {
        auto const count = static_cast<std::size_t>(from.number(4));
        auto const start = from.at();
        auto const bytes = from.take(count);
        if (from.failed()) return;
        if (!lines_.reserve(count)) return from.fail(refusal::no_memory);
        lines_.clear();
        for (std::byte const b : bytes) lines_.push_back(static_cast<char>(b));
        text::reader reader{text()};
        text::tags now;
        read(reader, now);
        reader.expect_end();
        if (reader.failed()) return from.fail(reader.why(), start + reader.where());
        std::size_t expected = 0;
        for (auto const& one : now) {
            bool const is_ours = one.where == expected + 1;  // exactly as `set` writes it
            expected += one.name.size() + one.value.size() + brackets;
            if (!is_ours) return from.fail(refusal::wrong_tag, start + one.where);
        }
        if (expected != count || free_ones(now) > text::tags::most_free) from.fail(refusal::wrong_tag, start);
    }

  private:
    static constexpr std::size_t brackets = 6;  // [name "value"] and a line feed

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
    [[nodiscard]] std::string_view text() const { return {lines_.begin(), lines_.size()}; }

    // A caller's name or value may be a part of the list itself, which moves when it grows.
    [[nodiscard]] std::optional<std::size_t> place_of(std::string_view part) const {
        std::less<> const is_before;
        bool const is_ours = !is_before(part.data(), lines_.begin()) && is_before(part.data(), lines_.end());
        return is_ours ? std::optional{static_cast<std::size_t>(part.data() - lines_.begin())} : std::nullopt;
    }
    [[nodiscard]] std::string_view at(std::optional<std::size_t> place, std::string_view part) const {
        return place ? std::string_view{lines_.begin() + *place, part.size()} : part;  // substr could throw
    }

    [[nodiscard]] static int free_ones(text::tags const& all) {
        int count = 0;
        for (auto const& one : all) count += text::is_of_a_session(one.name) ? 0 : 1;
        return count;
    }

    void remove(text::tag const& old) {
        auto const from = old.where - 1;
        auto const to = from + old.name.size() + old.value.size() + brackets;
        for (auto i = to; i < lines_.size(); ++i) lines_[from + i - to] = lines_[i];
        lines_.erase(lines_.end() - (to - from), lines_.end());
    }

    memory_list<char> lines_;
};

}  // namespace triqueta::detail
