#pragma once

#include "triqueta/core/describe.hpp"
#include "triqueta/core/game.hpp"
#include "triqueta/core/name.hpp"
#include "triqueta/core/refusal.hpp"
#include "triqueta/core/seat.hpp"
#include "triqueta/text/reader.hpp"
#include "triqueta/text/record_game.hpp"
#include "triqueta/text/tags.hpp"
#include "triqueta/text/writer.hpp"

#include <array>
#include <cstddef>
#include <optional>
#include <string_view>

/// The tags of every record and every position in text: the format, the game and its set-up.
namespace triqueta::text {

namespace detail {

template <class Out>
constexpr void write_number_tag(writer<Out>& to, std::string_view name, int number) {
    to.put('[').put(name).put(" \"").number(number).put("\"]\n");
}

}  // namespace detail

/// Writes the tags of the format, the game and its number of players.
template <game G, class Out>
constexpr void write_game(writer<Out>& to, int players) {
    static_assert(name_holds<G>::value);
    write_tag(to, detail::format_tag, text_version);
    write_tag(to, detail::game_tag, G::name);
    detail::write_number_tag(to, detail::players_tag, players);
}
/// The set-up for this number of players. Refused if the tags name another game.
template <game G>
[[nodiscard]] constexpr std::optional<setup<G>> read_game(reader& from, tags const& all) {
    static_assert(name_holds<G>::value);
    auto const* const name = all.find(detail::game_tag);
    if (name == nullptr) from.fail(refusal::lacks_tag);
    if (name != nullptr && name->value != G::name) from.fail(refusal::wrong_game, name->where);
    auto const start = rules_of<G>::setup_for(detail::number_in(from, all, detail::players_tag, 1, 255));
    if (!start)
        if (auto const* const players = all.find(detail::players_tag))
            from.fail(refusal::no_such_variant, players->where);
    return start;
}

namespace detail {

/// The tag of an option: TurnCap for turn_cap.
class option_tag {
  public:
    constexpr explicit option_tag(std::string_view option) {
        bool begins_word = true;
        for (char const c : option) {
            if (c != '_' && size_ < text_.size())
                text_[size_++] = begins_word && c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
            begins_word = c == '_';
        }
    }
    [[nodiscard]] constexpr std::string_view text() const { return {text_.data(), size_}; }

  private:
    std::array<char, 40> text_{};
    std::size_t size_ = 0;
};

/// Writes the tag of each option.
template <class Out>
class option_tags_writer {
  public:
    constexpr explicit option_tags_writer(writer<Out>& to) : to_{&to} {}

    constexpr void operator()(char const* name, char const*, bool value, shape::truth) {
        write_tag(*to_, option_tag{name}.text(), value ? "yes" : "no");
    }
    constexpr void operator()(char const* name, char const*, int value, shape::whole_number) {
        write_number_tag(*to_, option_tag{name}.text(), value);
    }

  private:
    writer<Out>* to_;
};

/// The name of an option's tag in version 1. Empty if it had none.
template <game G>
[[nodiscard]] constexpr std::string_view old_tag(std::string_view option) {
    if constexpr (requires { setup<G>::old_tag(option); })
        return setup<G>::old_tag(option);
    else
        return {};
}

/// Reads the tags of options.
template <game G>
class option_tags_reader {
  public:
    constexpr option_tags_reader(reader& from, tags const& all) : from_{&from}, all_{&all} {}

    constexpr void operator()(char const* name, char const*, bool& value, shape::truth) {
        auto const* const found = find(name);
        if (found == nullptr) return from_->fail(refusal::lacks_tag);
        if (found->value != "yes" && found->value != "no") from_->fail(refusal::wrong_tag, found->where);
        value = found->value == "yes";
    }
    constexpr void operator()(char const* name, char const*, int& value, shape::whole_number shape) {
        auto const* const found = find(name);
        if (found == nullptr) return from_->fail(refusal::lacks_tag);
        value = number_in(*from_, *all_, found->name, shape.least, shape.most);
    }

  private:
    [[nodiscard]] constexpr tag const* find(std::string_view option) const {
        bool const is_old = all_->begin()->value == "1";
        return all_->find(is_old ? old_tag<G>(option) : option_tag{option}.text());
    }

    reader* from_;
    tags const* all_;
};

/// Whether an option has this tag, or had it in version 1.
template <game G>
class option_tag_finder {
  public:
    constexpr explicit option_tag_finder(std::string_view tag) : tag_{tag} {}

    template <class Value, class Shape>
    constexpr void operator()(char const* name, char const*, Value const&, Shape) {
        found_ = found_ || option_tag{name}.text() == tag_ || old_tag<G>(name) == tag_;
    }
    [[nodiscard]] constexpr bool found() const { return found_; }

  private:
    std::string_view tag_;
    bool found_ = false;
};

}  // namespace detail

/// Whether a tag of this name is reserved in records of G.
template <game G>
[[nodiscard]] constexpr bool is_reserved(std::string_view name) {
    detail::option_tag_finder<G> finder{name};
    constexpr setup<G> any{};
    setup<G>::describe(any, finder);
    return is_reserved(name) || finder.found();
}

/// The first free tag beyond the maximum of a record of G. Null if there is none.
template <game G>
[[nodiscard]] constexpr tag const* find_one_too_many(tags const& all) {
    int left = tags::most_free;
    for (tag const& t : all)
        if (!is_reserved<G>(t.name) && left-- == 0) return &t;
    return nullptr;
}

/// Writes the set-up of a game.
template <game G, class Out>
constexpr void write_setup(writer<Out>& to, setup<G> const& start, int players) {
    write_game<G>(to, players);
    detail::write_number_tag(to, detail::first_tag, start.first.number());
    detail::option_tags_writer options{to};
    setup<G>::describe(start, options);
}

/// Reads the set-up from the tags.
template <game G>
[[nodiscard]] constexpr setup<G> read_setup(reader& from, tags const& all) {
    auto start = read_game<G>(from, all);
    if (!start) return {};
    start->first = seat{detail::number_in(from, all, detail::first_tag, 0, 254)};
    detail::option_tags_reader<G> options{from, all};
    setup<G>::describe(*start, options);
    if (auto const* const more = find_one_too_many<G>(all)) from.fail(refusal::too_much, more->where);
    if (from.failed()) return {};
    if (auto const no = rules_of<G>::why_not_start(*start)) {
        from.fail(no, all.find(detail::first_tag)->where);
        return {};
    }
    return *start;
}

/// The viewer of a text. None if the text holds everything.
[[nodiscard]] constexpr std::optional<viewer> read_viewer(reader& from, tags const& all) {
    auto const* const found = all.find(detail::view_tag);
    if (found == nullptr) return std::nullopt;
    if (found->value == "spectator") return viewer::spectator();
    return seat{detail::number_in(from, all, detail::view_tag, 0, 254)};
}
template <class Out>
constexpr void write_viewer(writer<Out>& to, viewer who) {
    if (who.is_spectator())
        write_tag(to, detail::view_tag, "spectator");
    else
        detail::write_number_tag(to, detail::view_tag, who.seat().number());
}

}  // namespace triqueta::text
