#pragma once

#include "triqueta/any/any_game.hpp"
#include "triqueta/any/choice_read.hpp"
#include "triqueta/any/choice_text.hpp"
#include "triqueta/any/game_choice.hpp"
#include "triqueta/any/output.hpp"
#include "triqueta/catalog/entry.hpp"
#include "triqueta/core/option.hpp"
#include "triqueta/core/refusal.hpp"
#include "triqueta/text/language.hpp"
#include "triqueta/text/phrases.hpp"
#include "triqueta/text/writer.hpp"

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

/// Choosing a game of a catalogue by its name and options.
namespace triqueta::detail {

[[nodiscard]] inline any_game const* find_game(std::span<any_game const* const> games, std::string_view name,
                                               int players) {
    for (any_game const* const one : games)
        if (one->name == name && one->takes(players)) return one;
    return nullptr;
}
[[nodiscard]] inline catalog_entry const* find_entry(std::span<catalog_entry const> entries, std::string_view name) {
    for (auto const& one : entries)
        if (one.name == name) return &one;
    return nullptr;
}

[[nodiscard]] constexpr bool has_option(option_list const& options, std::string_view name) {
    if (name == "players" || name == "first") return true;
    for (auto const& one : options)
        if (one.name == name) return true;
    return false;
}

[[nodiscard]] inline choice_read choose(std::span<any_game const* const> games, std::span<catalog_entry const> entries,
                                        given_choice const& given) {
    choice_fault wrong{.game = given.game, .where = given.where};
    auto const refuse = [&wrong](refusal why, given_option const& one) {
        wrong.why = why;
        wrong.option = one.name;
        wrong.where = one.where;
        return wrong;
    };
    /// Takes the value of an option, if it is given. False if it isn't within bounds.
    auto const take = [&](refusal why, std::string_view name, int least, int most, int& value) {
        auto const* const one = given.find(name);
        if (one == nullptr) return true;
        value = one->value.value_or(0);
        if (one->value && value >= least && value <= most) return true;
        wrong = {why, given.game, one->name, true, least, most, one->where_value};
        return false;
    };

    auto const* const entry = find_entry(entries, given.game);
    if (entry == nullptr) {
        wrong.why = refusal::unknown_game;
        return wrong;
    }
    game_choice chosen;
    chosen.players = entry->least_players;
    if (!take(refusal::wrong_players, "players", entry->least_players, entry->most_players, chosen.players))
        return wrong;
    chosen.game = find_game(games, given.game, chosen.players);
    if (chosen.game == nullptr) return refuse(refusal::wrong_players, *given.find("players"));

    auto const& known = chosen.game->options;
    for (auto const& one : given.options) {
        if (!has_option(known, one.name)) return refuse(refusal::unknown_option, one);
        if (given.find(one.name) != &one) return refuse(refusal::repeated_option, one);
    }
    if (!take(refusal::no_such_seat, "first", 0, chosen.players - 1, chosen.first)) return wrong;
    for (int i = 0; i < known.size(); ++i) {
        auto& value = chosen.options[static_cast<std::size_t>(i)];
        value = known[i].initial;
        if (!take(refusal::wrong_option, known[i].name, known[i].least, known[i].most, value)) return wrong;
    }
    int index = 0;
    if (auto const no = chosen.game->why_not(chosen, index)) {
        std::string_view const name = index < 0 ? "first" : known[index].name;
        auto const* const one = given.find(name);
        return refuse(no, one != nullptr ? *one : given_option{.name = name, .where = given.where});
    }
    return chosen;
}

/// Writes what must stand at a place in the text of a choice.
template <class To>
void put_expected(To& to, choice_part what, text::choice_words const& words) {
    switch (what) {
        case choice_part::game: return static_cast<void>(to.put(words.game));
        case choice_part::option: return static_cast<void>(to.put(words.option));
        case choice_part::value: return static_cast<void>(to.put(words.value));
        case choice_part::open: return text::put_pattern(to, words.sign, "(");
        case choice_part::equals: return text::put_pattern(to, words.sign, "=");
        case choice_part::comma_or_end: return static_cast<void>(to.put(words.comma_or_end));
        case choice_part::end: return static_cast<void>(to.put(words.end));
        case choice_part::nothing: return;
    }
}
/// Writes the names of the options of a game.
template <class To>
void put_options(To& to, option_list const& options, text::language const& in) {
    auto const count = options.size() + 2;
    for (int i = 0; i < count; ++i) {
        text::put_separator(to, in.sentences, i, count);
        to.put(i == 0 ? "players" : i == 1 ? "first" : options[i - 2].name);
    }
}

/// The sentence for what is wrong with a choice; `plain` is that for the refusal alone.
[[nodiscard]] inline std::string sentence_of(choice_fault const& wrong, catalog_entry const* entry, char const* plain,
                                             text::language const& in) {
    return string_of([&](text_output out) {
        text::writer<text_output> to{out};
        auto const& words = in.choices;
        bool is_truth = false;
        for (auto const& one : entry != nullptr ? entry->options : option_list{})
            is_truth = is_truth || (one.name == wrong.option && one.is_truth);
        if (wrong.why == refusal::unknown_word)
            text::put_pattern(
                to, words.expected, [&] { put_expected(to, wrong.expected, words); }, static_cast<int>(wrong.where));
        else if (wrong.why == refusal::unknown_game)
            text::put_pattern(to, words.unknown_game, wrong.game);
        else if (wrong.why == refusal::unknown_option && entry != nullptr)
            text::put_pattern(to, words.unknown_option, wrong.game, wrong.option,
                              [&] { put_options(to, entry->options, in); });
        else if (wrong.why == refusal::repeated_option)
            text::put_pattern(to, words.repeated_option, wrong.option);
        else if (!wrong.has_bounds)
            to.put(plain);
        else if (is_truth)
            text::put_pattern(to, words.yes_or_no, wrong.option);
        else if (wrong.least == wrong.most)
            text::put_pattern(to, words.only_value, wrong.option, wrong.least);
        else
            text::put_pattern(to, words.bounds, wrong.option, wrong.least, wrong.most);
        return to.out();
    });
}

}  // namespace triqueta::detail
