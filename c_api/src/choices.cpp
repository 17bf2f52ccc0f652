#include "arguments.hpp"
#include "faults.hpp"
#include "outputs.hpp"
#include "positions.hpp"

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

/// The offset of a part of a text; 0 if it is no part of it.
std::size_t offset_in(std::string_view text, std::string_view part) {
    auto const first_of = [](std::string_view one) { return reinterpret_cast<std::uintptr_t>(one.data()); };
    auto const offset = first_of(part) - first_of(text);
    return part.data() != nullptr && offset <= text.size() ? offset : 0;
}

/// Calls f(index) if the variant has this option.
template <class F>
tq_status of_option(std::int32_t variant, std::int32_t index, F f) {
    if (!is_variant(variant)) return TQ_NO_SUCH_VARIANT;
    if (!is_below(index, options_of(variant))) return TQ_NO_SUCH_INDEX;
    return f(static_cast<std::size_t>(index));
}

}  // namespace

choice_fault tq::find_choice(choice const& given, game_choice& chosen) {
    auto const value = [&](std::size_t index, std::int32_t initial) {
        return index < given.option_count ? given.options[index] : initial;
    };
    chosen.players = value(0, entry_of(given.variant).least_players);
    chosen.first = value(1, 0);
    chosen.game = games.find(given.variant, chosen.players);
    if (chosen.game == nullptr) return {refusal::wrong_players, 0};
    auto const& known = chosen.game->options;
    for (int i = 0; i < known.size(); ++i) {
        auto const at = static_cast<std::size_t>(i);
        chosen.options[at] = value(own + at, known[i].initial);
    }
    auto const most = own + static_cast<std::size_t>(known.size());
    if (given.option_count > most) return {refusal::unknown_option, static_cast<std::int32_t>(most)};
    if (chosen.first < 0 || chosen.first >= chosen.players) return {refusal::no_such_seat, 1};
    int wrong = 0;
    auto const no = chosen.game->why_not(chosen, wrong);
    return {no, no ? static_cast<std::int32_t>(own) + wrong : -1};
}

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
    auto const [why, option] = find_choice(given, chosen);
    if (fault != nullptr) fault->option = option;
    refuse(why, fault);
    auto const wrong = static_cast<std::size_t>(option);
    if (wrong < options_of(variant)) name(fault, name_of(variant, wrong));
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
    auto const wrong = chosen.option();
    refuse(chosen.why(), words, offset_in(words, wrong), fault);
    name(fault, wrong);
    for (auto const& entry : games.all()) {
        auto const last = words.substr(0, words.find_first_of("( \t"));
        if (entry.name != last || fault == nullptr) continue;
        auto const at = static_cast<std::int32_t>(&entry - games.all().data());
        for (std::size_t i = 0; i < options_of(at); ++i)
            if (name_of(at, i) == wrong) fault->option = static_cast<std::int32_t>(i);
    }
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
    if (auto const no = check_struct(io)) return no;
    if (auto const no = find_game({variant, options, option_count}, chosen)) return no;
    auto const& game = *chosen.game;
    fill(io, tq_sizes{0, chosen.players, game.actions, game.most_legal, game.outcomes, game.lines, game.encoding_length,
                      static_cast<std::int32_t>(game.encoding_fields.size()), game.pieces, game.most_players});
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
