#pragma once

#include "terminal/catalogue.hpp"
#include "terminal/pen.hpp"
#include "terminal/words/language.hpp"
#include "terminal/words/phrase.hpp"
#include "triqueta/any_game.hpp"
#include "triqueta/core/game.hpp"

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <initializer_list>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace terminal {

/// What a person may choose when a program starts.
struct options {
    std::string variant = "hidden_wolves";
    int players = 3;
    std::optional<std::uint64_t> seed;
    double speed = 1;
    int seat = 1;              // counted from 1
    std::string record;        // where the game is written to, if anywhere
    bool fast = false;         // Triangle Mayhem: M6
    std::optional<int> turns;  // the 21/15/9-card game: R14
    bool help = false;
};

template <class G>
concept has_fast_play = requires(triqueta::setup<G> s) {
    s.fast;
};
template <class G>
concept has_turn_cap = requires(triqueta::setup<G> s) {
    s.turn_cap;
};

/// How a chosen game is to be set up.
template <class G>
triqueta::setup<G> set_up(triqueta::chosen<G> const& game, options const& o) {
    auto start = game.setup();
    if constexpr (has_fast_play<G>) start.fast = o.fast;
    if constexpr (has_turn_cap<G>) start.turn_cap = o.turns.value_or(start.turn_cap);
    return start;
}

/// Digits alone, up to `most`.
inline std::optional<std::uint64_t> whole_number(std::string_view text,
                                                 std::uint64_t most = std::numeric_limits<std::uint64_t>::max()) {
    std::uint64_t number = 0;
    for (char const c : text) {
        if (c < '0' || c > '9') return std::nullopt;
        auto const digit = static_cast<std::uint64_t>(c - '0');
        if (digit > most || number > (most - digit) / 10) return std::nullopt;
        number = 10 * number + digit;
    }
    return text.empty() ? std::nullopt : std::optional{number};
}

/// The language that a command line asks for, wherever it does, so that what is wrong with the rest can be told in it;
/// English where it asks for none, or for one that isn't there.
inline language const& language_of(std::vector<std::string> const& arguments) {
    constexpr std::string_view option = "--language";
    language const* chosen = nullptr;
    for (std::size_t i = 0; i < arguments.size() && !chosen; ++i) {
        std::string_view const argument = arguments[i];
        if (argument == option && i + 1 < arguments.size())
            chosen = find_language(arguments[i + 1]);
        else if (argument.substr(0, option.size() + 1) == "--language=")
            chosen = find_language(argument.substr(option.size() + 1));
    }
    return chosen ? *chosen : in_english;
}

/// Reads the options of a command line; a word is an option or the value of one, as "--seed 7" or "--seed=7".
class option_reader {
  public:
    /// Whether the program knows --seat.
    option_reader(pen const& p, bool seats) : pen_{&p}, seats_{seats} {}

    /// The options, or nothing if something is wrong with them; `why` tells.
    [[nodiscard]] std::optional<options> read(std::vector<std::string> const& arguments) {
        options o;
        std::optional<std::string> players;
        std::string seat = "1";
        for (std::size_t i = 0; i < arguments.size(); ++i) {
            auto const equals = arguments[i].find('=');
            std::string const name = arguments[i].substr(0, equals);
            if (name == "--help" || name == "-h") {
                o.help = true;
                return o;
            }
            if (!known(name)) return wrong(say().unknown_option, {harmless(name)});
            if (name == "--fast") {
                if (equals != std::string::npos) return wrong(say().no_value, {name});
                o.fast = true;
                continue;
            }
            if (equals == std::string::npos && i + 1 == arguments.size()) return wrong(say().lacks_value, {name});
            std::string const value = equals == std::string::npos ? arguments[++i] : arguments[i].substr(equals + 1);
            if (name == "--variant") {
                o.variant = value;
            } else if (name == "--players") {
                players = value;
            } else if (name == "--seat") {
                seat = value;
            } else if (name == "--record") {
                o.record = value;
            } else if (name == "--language") {  // language_of has read it
                if (!find_language(value)) return wrong(say().bad_language, {harmless(value), pen_->list(languages())});
            } else if (name == "--seed") {
                o.seed = whole_number(value);
                if (!o.seed) return wrong(say().bad_seed, {harmless(value)});
            } else if (name == "--turns") {
                auto const turns = whole_number(value, most_turns);
                if (!turns || *turns == 0) return wrong(say().bad_turns, {harmless(value), std::to_string(most_turns)});
                o.turns = static_cast<int>(*turns);
            } else if (auto const speed = speed_of(value)) {
                o.speed = *speed;
            } else {
                return wrong(say().bad_speed, {harmless(value)});
            }
        }
        if (!read_players(o, players)) return std::nullopt;
        if (auto const stray = stray_option(o); !stray.empty()) return wrong(say().not_for, {stray, o.variant});
        auto const number = whole_number(seat, static_cast<std::uint64_t>(o.players));
        if (!number || *number == 0) return wrong(say().bad_seat, {harmless(seat), std::to_string(o.players)});
        o.seat = static_cast<int>(*number);
        return o;
    }

    [[nodiscard]] std::string const& why() const { return why_; }

    [[nodiscard]] std::string help(std::string const& program, std::string const& what, std::string const& seed) const {
        lines choices;
        for (auto const name : variants())
            choices.push_back(fill(say().one_variant, {std::string{name}, counts(players_of(name))}));
        std::string const all = enumerate(choices, say().between_variants, say().between_variants);
        return fill(say().help, {program, what, all, seats_ ? say().help_seat : "", seed, say().help_options,
                                 pen_->choice(languages())});
    }

  private:
    static constexpr std::uint64_t most_turns = 1'000'000;

    [[nodiscard]] words const& say() const { return pen_->say(); }

    [[nodiscard]] bool known(std::string_view name) const {
        return name == "--variant" || name == "--players" || name == "--seed" || name == "--speed" ||
               name == "--language" || name == "--fast" || name == "--turns" ||
               ((name == "--seat" || name == "--record") && seats_);
    }

    [[nodiscard]] lines languages() const {
        lines all;
        for (language const* const one : all_languages)
            all.push_back(fill(say().one_language, {one->code(), one->name()}));
        return all;
    }

    /// One that the variant doesn't have; empty if there is none.
    [[nodiscard]] static std::string stray_option(options const& o) {
        std::string stray;
        visit_game(o.variant, o.players, [&]<class G>(triqueta::chosen<G> const&) {
            if (o.fast && !has_fast_play<G>) stray = "--fast";
            if (o.turns && !has_turn_cap<G>) stray = "--turns";
        });
        return stray;
    }

    std::nullopt_t wrong(char const* pattern, std::initializer_list<std::string> parts) {
        why_ = fill(pattern, parts);
        return std::nullopt;
    }

    /// Without a number: three players where that is possible, else as few as possible.
    [[nodiscard]] bool read_players(options& o, std::optional<std::string> const& typed) {
        auto const possible = players_of(o.variant);
        if (possible.empty()) {
            lines names;
            for (auto const name : variants()) names.emplace_back(name);
            wrong(say().bad_variant, {harmless(o.variant), pen_->list(names)});
            return false;
        }
        auto const wanted = typed ? whole_number(*typed, 1'000) : std::optional<std::uint64_t>{3};
        for (int const number : possible) {
            if (!wanted || *wanted != static_cast<std::uint64_t>(number)) continue;
            o.players = number;
            return true;
        }
        if (typed) {
            wrong(say().bad_players, {harmless(*typed), o.variant, counts(possible)});
            return false;
        }
        o.players = possible.front();
        return true;
    }

    /// "2 to 5", or each number where some between are missing.
    [[nodiscard]] std::string counts(std::vector<int> const& numbers) const {
        auto const least = numbers.front(), most = numbers.back();
        if (most > least && most - least + 1 == static_cast<int>(numbers.size()))
            return fill(say().range, {std::to_string(least), std::to_string(most)});
        lines parts;
        for (int const n : numbers) parts.push_back(std::to_string(n));
        return pen_->choice(parts);
    }

    /// 0 to 100, with a point if wanted.
    [[nodiscard]] static std::optional<double> speed_of(std::string const& text) {
        if (text.find_first_not_of("0123456789.") != std::string::npos) return std::nullopt;
        char* end = nullptr;
        double const speed = std::strtod(text.c_str(), &end);
        if (text.empty() || *end != '\0' || end == text.c_str() || speed > 100) return std::nullopt;
        return speed;
    }

    pen const* pen_;
    bool seats_;
    std::string why_;
};

}  // namespace terminal
