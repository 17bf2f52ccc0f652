#pragma once

#include "terminal/catalogue.hpp"
#include "terminal/choices.hpp"
#include "terminal/game_options.hpp"
#include "terminal/pen.hpp"
#include "terminal/variants.hpp"
#include "terminal/words/language.hpp"
#include "terminal/words/phrase.hpp"
#include "triqueta/bots/level.hpp"
#include "triqueta/catalog.hpp"
#include "triqueta/core/game.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <initializer_list>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace terminal {

/// The options of a program.
struct options {
    std::string variant{usual_variant()};
    int players = 3;
    std::optional<std::uint64_t> seed;
    double speed = 1;
    int seat = 1;        // counted from 1
    std::string record;  // file to write the game to as text; empty for none
    std::string save;    // file to save the game in
    std::string resume;  // file of a game to go on with; then the file says which game it is
    triqueta::bots::level level = triqueta::bots::level::medium;
    chosen_options game;  // of the variant
    bool help = false;
};

/// Reads digits, up to the number `most`.
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

/// Reads digits, also after a minus.
inline std::optional<int> number_between(std::string_view text, int least, int most) {
    bool const negative = text.substr(0, 1) == "-";
    auto const size = whole_number(text.substr(negative ? 1 : 0), std::uint64_t{1} << 31);
    if (!size) return std::nullopt;
    auto const number = negative ? -static_cast<std::int64_t>(*size) : static_cast<std::int64_t>(*size);
    return number < least || number > most ? std::nullopt : std::optional{static_cast<int>(number)};
}

/// The language of a command line, found before other options are read, so that their errors are in this language.
/// English if none is given, or an unknown one.
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

/// The options for every game. Only play has those of the second line.
inline constexpr std::string_view options_of_play[] = {"--seat", "--level", "--record", "--save", "--resume"};
inline constexpr std::string_view options_of_programs[] = {"--variant", "--players",  "--seed",
                                                           "--speed",   "--language", "--help"};
static_assert(
    [] {
        for (auto const name : options_of_programs)
            if (find_game_option(name)) return false;
        for (auto const name : options_of_play)
            if (find_game_option(name)) return false;
        return true;
    }(),
    "an option of a game is called like one of the programs: rename it");

/// Reads the options of a command line, such as "--seed 7" or "--seed=7".
class option_reader {
  public:
    /// `seats`: whether the program has --seat.
    option_reader(pen const& p, bool seats) : pen_{&p}, seats_{seats} {}

    /// The options, or none if they are wrong; then why() has the message.
    [[nodiscard]] std::optional<options> read(std::vector<std::string> const& arguments) {
        options o;
        std::optional<std::string> players;
        std::string seat = "1";
        std::vector<game_option> of_game;
        std::string of_new_game;  // an option that says which game to begin
        for (std::size_t i = 0; i < arguments.size(); ++i) {
            auto const equals = arguments[i].find('=');
            std::string const name = arguments[i].substr(0, equals);
            if (name == "--help" || name == "-h") {
                o.help = true;
                return o;
            }
            auto const game_has = find_game_option(name);
            if (!known(name) && !game_has) return wrong(say().unknown_option, {harmless(name)});
            if (!known(name) && game_has->is_truth) {
                if (equals != std::string::npos) return wrong(say().no_value, {name});
                of_game.push_back({name, game_has->initial == 0 ? "1" : "0"});
                of_new_game = name;
                continue;
            }
            if (equals == std::string::npos && i + 1 == arguments.size()) return wrong(say().lacks_value, {name});
            std::string const value = equals == std::string::npos ? arguments[++i] : arguments[i].substr(equals + 1);
            if (name == "--variant" || name == "--players" || name == "--seed" || !known(name)) of_new_game = name;
            if (!known(name)) {
                of_game.push_back({name, value});
            } else if (name == "--variant") {
                o.variant = value;
            } else if (name == "--players") {
                players = value;
            } else if (name == "--seat") {
                seat = value;
            } else if (name == "--record") {
                o.record = value;
            } else if (name == "--save") {
                o.save = value;
            } else if (name == "--resume") {
                o.resume = value;
            } else if (name == "--level") {
                auto const level = triqueta::bots::level_of(value);
                if (!level) return wrong(say().bad_level, {harmless(value), pen_->list(levels())});
                o.level = *level;
            } else if (name == "--language") {  // language_of has read it
                if (!find_language(value))
                    return wrong(say().bad_language, {harmless(value), pen_->list(languages_to_choose(*pen_))});
            } else if (name == "--seed") {
                o.seed = whole_number(value);
                if (!o.seed) return wrong(say().bad_seed, {harmless(value)});
            } else if (auto const speed = speed_of(value)) {
                o.speed = *speed;
            } else {
                return wrong(say().bad_speed, {harmless(value)});
            }
        }
        if (!o.resume.empty() && !of_new_game.empty()) return wrong(say().not_with, {of_new_game, "--resume"});
        if (!read_players(o, players) || !read_game_options(o, of_game)) return std::nullopt;
        int const seats = o.resume.empty() ? o.players : most_players_of_all();  // the file says how many there are
        auto const number = whole_number(seat, static_cast<std::uint64_t>(seats));
        if (!number || *number == 0) return wrong(say().bad_seat, {harmless(seat), std::to_string(seats)});
        o.seat = static_cast<int>(*number);
        return o;
    }

    [[nodiscard]] std::string const& why() const { return why_; }

  private:
    struct game_option {
        std::string typed, value;
    };

    [[nodiscard]] words const& say() const { return pen_->say(); }

    [[nodiscard]] bool known(std::string_view name) const {
        for (auto const one : options_of_play)
            if (one == name) return seats_;
        for (auto const one : options_of_programs)
            if (one == name) return true;
        return false;
    }

    [[nodiscard]] static lines levels() {
        lines names;
        for (auto const l : triqueta::bots::all_levels) names.emplace_back(triqueta::bots::name_of(l));
        return names;
    }
    [[nodiscard]] static int most_players_of_all() {
        int most = 1;
        for (auto const& entry : games::all()) most = std::max(most, entry.most_players);
        return most;
    }

    std::nullopt_t wrong(char const* pattern, std::initializer_list<std::string> parts) {
        why_ = fill(pattern, parts);
        return std::nullopt;
    }

    /// The default is three players if possible, else the fewest possible.
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
            wrong(say().bad_players, {harmless(*typed), o.variant, numbers_to_choose(possible, *pen_)});
            return false;
        }
        o.players = possible.front();
        return true;
    }

    /// Checks the options against those of the variant and their bounds.
    [[nodiscard]] bool read_game_options(options& o, std::vector<game_option> const& typed) {
        triqueta::option_list possible;
        (void)games::visit(o.variant, o.players, [&]<triqueta::game G>(triqueta::setup<G> const& start) {
            possible = triqueta::options_in<G>(start);
        });
        for (auto const& [name, value] : typed) {
            triqueta::option_entry const* meant = nullptr;
            for (auto const& option : possible)
                if (is_typed_as(option, name)) meant = &option;
            if (meant == nullptr) {
                wrong(say().not_for, {name, o.variant});
                return false;
            }
            auto const number = number_between(value, meant->least, meant->most);
            if (!number) {
                wrong(say().bad_option,
                      {harmless(value), name, std::to_string(meant->least), std::to_string(meant->most)});
                return false;
            }
            o.game[meant->name] = *number;
        }
        return true;
    }

    /// From 0 to 100, also with a decimal point.
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
