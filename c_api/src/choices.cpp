#include "arguments.hpp"
#include "faults.hpp"
#include "outputs.hpp"
#include "positions.hpp"

#include <cstddef>

using namespace tq;
using triqueta::game_choice, triqueta::refusal, triqueta::text::writer;

namespace {

constexpr std::size_t own = 2;  // the index of a variant's first own option

/// The name of an option by its index.
std::string_view name_of(std::int32_t variant, std::size_t index) {
    if (index < own) return index == 0 ? "players" : "first";
    return entry_of(variant).options[static_cast<int>(index - own)].name;
}
std::size_t options_of(std::int32_t variant) {
    return own + static_cast<std::size_t>(entry_of(variant).options.size());
}

/// Stores which option is wrong, and its bounds.
void say_option(tq_fault* fault, std::int32_t option, int least, int most) {
    if (fault == nullptr) return;
    fault->option = option;
    fault->least = least;
    fault->most = most;
}

/// What is wrong with a choice, and the index of the option.
struct wrong_choice {
    refusal why;
    std::int32_t option = -1;
    int least = 0;
    int most = 0;
};
/// Precondition: the variant exists, and the options are there.
wrong_choice find_choice(choice const& given, game_choice& chosen) {
    auto const& entry = entry_of(given.variant);
    auto const value = [&](std::size_t index, std::int32_t initial) {
        return index < given.option_count ? given.options[index] : initial;
    };
    auto const is_within = [](std::int32_t one, int least, int most) { return one >= least && one <= most; };
    chosen.players = value(0, entry.least_players);
    chosen.first = value(1, 0);
    chosen.game = games.find(given.variant, chosen.players);
    if (chosen.game == nullptr) return {refusal::wrong_players, 0, entry.least_players, entry.most_players};
    auto const& known = chosen.game->options;
    auto const most = own + static_cast<std::size_t>(known.size());
    if (given.option_count > most) return {refusal::unknown_option, static_cast<std::int32_t>(most)};
    if (!is_within(chosen.first, 0, chosen.players - 1)) return {refusal::no_such_seat, 1, 0, chosen.players - 1};
    for (int i = 0; i < known.size(); ++i) {
        auto const& one = known[i];
        auto const at = own + static_cast<std::size_t>(i);
        auto const its_value = value(at, one.initial);
        if (!is_within(its_value, one.least, one.most))
            return {refusal::wrong_option, static_cast<std::int32_t>(at), one.least, one.most};
        chosen.options[static_cast<std::size_t>(i)] = its_value;
    }
    int wrong = 0;
    auto const no = chosen.game->why_not(chosen, wrong);
    return {no, no ? static_cast<std::int32_t>(own) + wrong : -1};
}

/// Calls f(index) if the variant has this option.
template <class F>
tq_status of_option(std::int32_t variant, std::int32_t index, F f) {
    if (!is_variant(variant)) return TQ_NO_SUCH_VARIANT;
    if (!is_below(index, options_of(variant))) return TQ_NO_SUCH_INDEX;
    return f(static_cast<std::size_t>(index));
}

}  // namespace

tq_status tq::find_game(choice const& given, game_choice& chosen) {
    if (!is_variant(given.variant)) return TQ_NO_SUCH_VARIANT;
    if (given.options == nullptr && given.option_count > 0) return TQ_NULL;
    return find_choice(given, chosen).why ? TQ_WRONG_OPTIONS : TQ_OK;
}

tq_status tq::put_choice(game_choice const& chosen, std::int32_t* variant, std::int32_t* options, std::size_t capacity,
                         std::size_t* count) {
    if (variant == nullptr) return TQ_NULL;
    auto const known = chosen.game->options.size();
    auto const status = put_list(options, capacity, count, static_cast<int>(own) + known, [&] {
        options[0] = chosen.players;
        options[1] = chosen.first;
        for (std::size_t i = 0; i < static_cast<std::size_t>(known); ++i) options[own + i] = chosen.options[i];
    });
    if (status == TQ_OK) *variant = chosen.game->variant;
    return status;
}

tq_status tq_option_count(std::int32_t variant, std::int32_t* count) {
    zero(count);
    if (count == nullptr) return TQ_NULL;
    if (!is_variant(variant)) return TQ_NO_SUCH_VARIANT;
    *count = static_cast<std::int32_t>(options_of(variant));
    return TQ_OK;
}

tq_status tq_option_name(std::int32_t variant, std::int32_t index, char* out, std::size_t capacity,
                         std::size_t* count) {
    zero(count);
    return of_option(variant, index,
                     [=](std::size_t at) { return put_words(out, capacity, count, name_of(variant, at)); });
}

tq_status tq_option_meaning(std::int32_t variant, std::int32_t index, char* out, std::size_t capacity,
                            std::size_t* count) {
    zero(count);
    return of_option(variant, index, [=](std::size_t at) {
        if (at == 0) return put_words(out, capacity, count, "the number of players");
        if (at == 1) return put_words(out, capacity, count, "the seat that begins");
        return put_words(out, capacity, count, entry_of(variant).options[static_cast<int>(at - own)].meaning);
    });
}

tq_status tq_option_bounds(std::int32_t variant, std::int32_t index, std::int32_t* least, std::int32_t* most,
                           std::int32_t* initial) {
    zero(least);
    zero(most);
    zero(initial);
    if (least == nullptr || most == nullptr || initial == nullptr) return TQ_NULL;
    return of_option(variant, index, [=](std::size_t at) -> tq_status {
        auto const& entry = entry_of(variant);
        triqueta::option_entry found;
        if (at == 0)
            found = {"", "", entry.least_players, entry.most_players, entry.least_players, false};
        else if (at == 1)
            found = {"", "", 0, entry.most_players - 1, 0, false};
        else
            found = entry.options[static_cast<int>(at - own)];
        *least = found.least;
        *most = found.most;
        *initial = found.initial;
        return TQ_OK;
    });
}

tq_status tq_option_is_truth(std::int32_t variant, std::int32_t index, std::int32_t* is_truth) {
    zero(is_truth);
    if (is_truth == nullptr) return TQ_NULL;
    return of_option(variant, index, [=](std::size_t at) -> tq_status {
        *is_truth = at >= own && entry_of(variant).options[static_cast<int>(at - own)].is_truth;
        return TQ_OK;
    });
}

tq_status tq_choice_check(std::int32_t variant, std::int32_t const* options, std::size_t option_count,
                          tq_fault* fault) {
    if (auto const no = begin(fault)) return no;
    game_choice chosen;
    choice const given{variant, options, option_count};
    auto const status = find_game(given, chosen);
    if (status != TQ_WRONG_OPTIONS) return status;
    auto const wrong = find_choice(given, chosen);
    auto const at = static_cast<std::size_t>(wrong.option);
    refuse(wrong.why, fault);
    say_option(fault, wrong.option, wrong.least, wrong.most);
    if (at < options_of(variant)) name(fault, name_of(variant, at));
    return TQ_REFUSED;
}

tq_status tq_choice_parse(char const* text, std::size_t length, std::int32_t* variant, std::int32_t* options,
                          std::size_t capacity, std::size_t* count, tq_fault* fault) {
    zero(variant);
    zero(count);
    std::string_view words;
    if (auto const no = begin(fault)) return no;
    if (auto const no = find_text(text, length, words)) return no;
    auto const chosen = games.choose(words);
    if (chosen) return put_choice(*chosen, variant, options, capacity, count);
    if (variant == nullptr) return TQ_NULL;
    refuse(chosen.why(), words, chosen.where(), fault);
    name(fault, chosen.option());
    for (std::int32_t i = 0; is_variant(i); ++i)
        if (chosen.fault().game == entry_of(i).name)
            for (std::size_t at = 0; at < options_of(i); ++at)
                if (name_of(i, at) == chosen.option())
                    say_option(fault, static_cast<std::int32_t>(at), chosen.least(), chosen.most());
    return TQ_REFUSED;
}

tq_status tq_choice_text(std::int32_t variant, std::int32_t const* options, std::size_t option_count, char* out,
                         std::size_t capacity, std::size_t* count) {
    zero(count);
    game_choice chosen;
    if (auto const no = find_game({variant, options, option_count}, chosen)) return no;
    return put_text(out, capacity, count, [&](text_output out_to) {
        writer<text_output> to{out_to};
        to.put(chosen.game->name).put("(players=").number(chosen.players).put(", first=").number(chosen.first);
        auto const* value = chosen.options.data();
        for (auto const& known : chosen.game->options) {
            to.put(", ").put(known.name).put('=');
            if (known.is_truth)
                to.put(*value++ != 0 ? "yes" : "no");
            else
                to.number(*value++);
        }
        return to.put(')').out();
    });
}

tq_status tq_choice_sizes(std::int32_t variant, std::int32_t const* options, std::size_t option_count, tq_sizes* io) {
    game_choice chosen;
    if (auto const no = check_struct(io, offsetof(tq_sizes, state_length))) return no;
    if (auto const no = find_game({variant, options, option_count}, chosen)) return no;
    auto const& game = *chosen.game;
    auto const limits = game.limits(chosen);
    fill(io,
         tq_sizes{0, chosen.players, game.actions, game.most_legal, game.outcomes, game.lines, game.encoding_length,
                  static_cast<std::int32_t>(game.encoding_fields.size()), game.pieces, game.most_players,
                  game.state_encoding_length, game.own_offset, game.own_length, limits.least_points, limits.most_points,
                  limits.most_actions},
         offsetof(tq_sizes, state_length));
    return TQ_OK;
}

tq_status tq_game_choice(tq_game const* game, std::int32_t* variant, std::int32_t* options, std::size_t capacity,
                         std::size_t* count) {
    return put_choice_of(game, variant, options, capacity, count);
}

tq_status tq_view_choice(tq_view const* view, std::int32_t* variant, std::int32_t* options, std::size_t capacity,
                         std::size_t* count) {
    return put_choice_of(view, variant, options, capacity, count);
}
