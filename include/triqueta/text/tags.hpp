#pragma once

#include "triqueta/core/fixed_list.hpp"
#include "triqueta/core/refusal.hpp"
#include "triqueta/text/reader.hpp"
#include "triqueta/text/utf8.hpp"
#include "triqueta/text/writer.hpp"

#include <concepts>
#include <cstddef>
#include <optional>
#include <string_view>
#include <type_traits>

/// Tags before a record or a position: lines like [Game "race"].
namespace triqueta::text {
namespace detail {

inline constexpr std::string_view format_tag = "Triqueta", game_tag = "Game", players_tag = "Players",
                                  first_tag = "First", view_tag = "View", result_tag = "Result";
inline constexpr std::string_view reserved_tags[] = {format_tag, game_tag, players_tag,
                                                     first_tag,  view_tag, result_tag};

// Those that a session writes: why it was closed, its fair deal, and the seed after the game.
inline constexpr std::string_view closed_tag = "Closed", fair_tag = "FairDeal", fair_match_tag = "FairMatch",
                                  fair_number_tag = "FairNumber", fair_seats_tag = "FairSeats",
                                  fair_source_tag = "FairSource", fair_commitment_tag = "FairCommitment",
                                  fair_commitments_tag = "FairCommitments",
                                  fair_contributions_tag = "FairContributions", fair_public_tag = "FairPublic",
                                  fair_secret_tag = "FairSecret", seed_tag = "Seed";
inline constexpr std::string_view session_tags[] = {closed_tag,
                                                    fair_tag,
                                                    fair_match_tag,
                                                    fair_number_tag,
                                                    fair_seats_tag,
                                                    fair_source_tag,
                                                    fair_commitment_tag,
                                                    fair_commitments_tag,
                                                    fair_contributions_tag,
                                                    fair_public_tag,
                                                    fair_secret_tag,
                                                    seed_tag};

[[nodiscard]] constexpr bool is_of_a_fair_deal(std::string_view tag) {
    for (auto const known : session_tags)
        if (tag == known) return tag != closed_tag && tag != seed_tag;
    return false;
}

/// Whether a text of this type isn't a temporary string, which a view of it would outlive.
template <class Text>
inline constexpr bool outlives_call = std::is_lvalue_reference_v<Text> || std::is_trivially_copyable_v<Text>;

}  // namespace detail

/// Whether only a session writes a tag of this name: why it was closed, its fair deal, and the seed after the game.
[[nodiscard]] constexpr bool is_of_a_session(std::string_view name) {
    for (auto const known : detail::session_tags)
        if (name == known) return true;
    return false;
}

/// Whether a tag of this name is reserved in the records of every game. A game's options reserve tags too. All other
/// tags are free.
[[nodiscard]] constexpr bool is_reserved(std::string_view name) {
    for (auto const known : detail::reserved_tags)
        if (name == known) return true;
    return is_of_a_session(name);
}

/// A tag: a name of letters, digits and underscores, and a value as written between the quotes. Both point into the
/// text they come from. In a value, \" is a quote and \\ a backslash.
struct tag {
    std::string_view name;
    std::string_view value;
    std::size_t where = 0;  // offset of the name in the text it was read from

    constexpr tag() = default;
    template <std::convertible_to<std::string_view> Name, std::convertible_to<std::string_view> Value>
    constexpr tag(Name&& its_name, Value&& its_value) : name{its_name}, value{its_value} {
        static_assert(detail::outlives_call<Name> && detail::outlives_call<Value>,
                      "a tag points into its texts, and this one would be gone: use own_tags, or name the string");
    }

    friend constexpr bool operator==(tag const& a, tag const& b) { return a.name == b.name && a.value == b.value; }
};

/// The tags of one text, in order.
class tags {
  public:
    static constexpr int most_free = 64;  // tags that no game reserves
    static constexpr int most = most_free + 32;

    [[nodiscard]] constexpr int size() const { return all_.size(); }
    [[nodiscard]] constexpr auto begin() const { return all_.begin(); }
    [[nodiscard]] constexpr auto end() const { return all_.end(); }

    /// The tag of this name; null if there is none.
    [[nodiscard]] constexpr tag const* find(std::string_view name) const {
        for (tag const& t : all_)
            if (t.name == name) return &t;
        return nullptr;
    }
    /// Adds a tag. Refused if the name is invalid or repeated, the value can't be in quotes, or there is no room.
    constexpr refusal add(tag const& t) {
        if (find(t.name) != nullptr || !is_name(t.name) || !is_value(t.value)) return refusal::wrong_tag;
        if (size() == most) return refusal::too_much;
        all_.add(t);
        return {};
    }

    /// Whether a name consists of letters, digits and underscores.
    [[nodiscard]] static constexpr bool is_name(std::string_view name) {
        for (char const c : name) {
            bool const letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
            if (!letter && !(c >= '0' && c <= '9') && c != '_') return false;
        }
        return !name.empty();
    }
    /// Whether a value is one line of UTF-8 without control characters, with quotes and backslashes escaped.
    [[nodiscard]] static constexpr bool is_value(std::string_view value) {
        for (std::size_t i = 0; i < value.size();) {
            auto const c = static_cast<unsigned char>(value[i]);
            if (c < ' ' || c == '"' || c == 0x7F) return false;
            if (c == '\\') {
                if (i + 1 == value.size() || (value[i + 1] != '"' && value[i + 1] != '\\')) return false;
                ++i;
            }
            auto const length = utf8_length({value.data() + i, value.size() - i});
            if (length == 0) return false;
            i += length;
        }
        return true;
    }

  private:
    fixed_list<tag, most> all_;
};

template <class Out>
constexpr void write_tag(writer<Out>& to, std::string_view name, std::string_view value) {
    to.put('[').put(name).put(" \"").put(value).put("\"]\n");
}

/// Writes a plain text as the value of a tag.
template <class Out>
constexpr Out write_escaped(std::string_view plain, Out out) {
    writer<Out> to{out};
    for (char const c : plain) {
        if (c == '"' || c == '\\') to.put('\\');
        to.put(c);
    }
    return to.out();
}
/// Writes the value of a tag as plain text.
template <class Out>
constexpr Out write_unescaped(std::string_view value, Out out) {
    writer<Out> to{out};
    for (std::size_t i = 0; i < value.size(); ++i) {
        if (value[i] == '\\' && i + 1 < value.size()) ++i;
        to.put(value[i]);
    }
    return to.out();
}

/// Reads the next tags, one a line, with empty lines and comments around them.
constexpr void read(reader& from, tags& all) {
    from.pass_empty_lines();
    while (from.take_sign('[')) {
        tag next;
        next.name = from.next_word();
        next.where = from.at();
        from.expect(tags::is_name(next.name) && from.take(next.name));
        if (from.failed()) return;
        auto const value = from.take_quoted();
        from.expect(value.has_value() && from.take_sign(']'));
        from.expect_line_end();
        if (from.failed()) return;
        next.value = *value;
        if (auto const no = all.add(next)) return from.fail(no, next.where);
        from.pass_empty_lines();
    }
}

}  // namespace triqueta::text
