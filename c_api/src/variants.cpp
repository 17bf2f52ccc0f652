#include "arguments.hpp"
#include "outputs.hpp"

#include <triqueta/data/view_expansion.hpp>

using namespace tq;

namespace {

/// Calls f(field) with field `index` of the encoding.
template <class F>
tq_status of_field(choice const& given, std::int32_t index, F f) {
    triqueta::game_choice chosen;
    if (auto const no = find_game(given, chosen)) return no;
    auto const fields = chosen.game->encoding_fields;
    if (!is_below(index, fields.size())) return TQ_NO_SUCH_INDEX;
    return f(fields[static_cast<std::size_t>(index)]);
}

/// Calls f(expansion, game) with what expands the views of a game.
template <class F>
tq_status of_expansion(choice const& given, std::int32_t how, F f) {
    triqueta::game_choice chosen;
    if (how < 0 || how > (TQ_RELATIVE_SEATS | TQ_ONE_HOT)) return TQ_OUT_OF_RANGE;
    if (auto const no = find_game(given, chosen)) return no;
    auto const& game = *chosen.game;
    auto const offset_of = [&game](std::size_t i) {
        return i < game.encoding_fields.size() ? game.encoding_fields.offset(i) : game.encoding_length;
    };
    return f(triqueta::view_expansion{game.view_fields().shapes(),
                                      offset_of,
                                      chosen.players,
                                      {(how & TQ_RELATIVE_SEATS) != 0, (how & TQ_ONE_HOT) != 0}},
             game);
}

/// Calls f(game) if the variant has this score line.
template <class F>
tq_status of_line(std::int32_t variant, std::int32_t index, F f) {
    if (!is_variant(variant)) return TQ_NO_SUCH_VARIANT;
    auto const& game = any_game_of(variant);
    return index >= 0 && index < game.lines ? f(game) : TQ_NO_SUCH_INDEX;
}

}  // namespace

tq_status tq_variant_count(std::int32_t* count) { return put_count(games.all(), count); }

tq_status tq_variant_find(char const* name, std::size_t length, std::int32_t* variant) {
    zero(variant);
    std::string_view asked;
    if (variant == nullptr) return TQ_NULL;
    if (auto const no = find_text(name, length, asked)) return no;
    for (auto const* game : games.games()) {
        if (game->name != asked) continue;
        *variant = game->variant;
        return TQ_OK;
    }
    return TQ_NO_SUCH_VARIANT;
}

tq_status tq_variant_name(std::int32_t variant, char* out, std::size_t capacity, std::size_t* count) {
    zero(count);
    return is_variant(variant) ? put_words(out, capacity, count, entry_of(variant).name) : TQ_NO_SUCH_VARIANT;
}

tq_status tq_variant_title(std::int32_t variant, std::int32_t language, char* out, std::size_t capacity,
                           std::size_t* count) {
    zero(count);
    triqueta::text::language const* in = nullptr;
    if (!is_variant(variant)) return TQ_NO_SUCH_VARIANT;
    if (auto const no = find_language(language, in)) return no;
    return put_words(out, capacity, count, entry_of(variant).title(*in));
}

tq_status tq_line_count(std::int32_t variant, std::int32_t* count) {
    zero(count);
    if (count == nullptr) return TQ_NULL;
    if (!is_variant(variant)) return TQ_NO_SUCH_VARIANT;
    *count = any_game_of(variant).lines;
    return TQ_OK;
}

tq_status tq_line_name(std::int32_t variant, std::int32_t index, char* out, std::size_t capacity, std::size_t* count) {
    zero(count);
    return of_line(variant, index,
                   [=](auto const& game) { return put_words(out, capacity, count, game.line_name(index)); });
}

tq_status tq_line_label(std::int32_t variant, std::int32_t index, std::int32_t language, char* out,
                        std::size_t capacity, std::size_t* count) {
    zero(count);
    return of_line(variant, index, [=](auto const& game) -> tq_status {
        triqueta::text::language const* in = nullptr;
        if (auto const no = find_language(language, in)) return no;
        return put_words(out, capacity, count, game.line_label(index, *in));
    });
}

tq_status tq_encoding_field(std::int32_t variant, std::int32_t const* options, std::size_t option_count,
                            std::int32_t index, std::int32_t* offset, std::int32_t* length) {
    zero(offset);
    zero(length);
    if (offset == nullptr || length == nullptr) return TQ_NULL;
    return of_field({variant, options, option_count}, index, [&](triqueta::encoding_field const& field) {
        *offset = field.offset;
        *length = field.length;
        return TQ_OK;
    });
}

tq_status tq_encoding_expand(std::int32_t variant, std::int32_t const* options, std::size_t option_count,
                             std::int32_t how, std::int8_t const* views, std::size_t length, std::int8_t* out,
                             std::size_t capacity, std::size_t* count) {
    zero(count);
    if (views == nullptr && length > 0) return TQ_NULL;
    if (auto const no = check_buffer(out, capacity)) return no;
    return of_expansion({variant, options, option_count}, how,
                        [=](triqueta::view_expansion const& expand, triqueta::any_game const& game) -> tq_status {
                            auto const from = static_cast<std::size_t>(game.encoding_length);
                            auto const to = static_cast<std::size_t>(expand.length());
                            if (length % from != 0) return TQ_OUT_OF_RANGE;
                            auto const needed = length / from * to;
                            if (count != nullptr) *count = needed;
                            if (needed > capacity) return TQ_TOO_SMALL;
                            for (std::size_t i = 0; i < length / from; ++i)
                                expand({views + i * from, from}, {out + i * to, to});
                            return TQ_OK;
                        });
}

tq_status tq_expanded_field(std::int32_t variant, std::int32_t const* options, std::size_t option_count,
                            std::int32_t how, std::int32_t index, std::int32_t* offset, std::int32_t* length) {
    zero(offset);
    zero(length);
    if (offset == nullptr || length == nullptr) return TQ_NULL;
    return of_expansion({variant, options, option_count}, how,
                        [=](triqueta::view_expansion const& expand, triqueta::any_game const& game) -> tq_status {
                            if (!is_below(index, game.encoding_fields.size() + 1)) return TQ_NO_SUCH_INDEX;
                            auto const place = expand.field(static_cast<std::size_t>(index));
                            *offset = place.offset;
                            *length = place.length;
                            return TQ_OK;
                        });
}

tq_status tq_encoding_field_name(std::int32_t variant, std::int32_t const* options, std::size_t option_count,
                                 std::int32_t index, char* out, std::size_t capacity, std::size_t* count) {
    zero(count);
    return of_field({variant, options, option_count}, index,
                    [&](auto const& field) { return put_words(out, capacity, count, field.name); });
}

tq_status tq_encoding_field_meaning(std::int32_t variant, std::int32_t const* options, std::size_t option_count,
                                    std::int32_t index, char* out, std::size_t capacity, std::size_t* count) {
    zero(count);
    return of_field({variant, options, option_count}, index,
                    [&](auto const& field) { return put_words(out, capacity, count, field.meaning); });
}
