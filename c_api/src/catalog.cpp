#include "arguments.hpp"
#include "layout.hpp"
#include "outputs.hpp"
#include "positions.hpp"

#include <triqueta/version.hpp>

using namespace tq;

static_assert(triqueta::reasons::most == TQ_MOST_REASONS);

namespace {

constexpr std::string_view status_texts[] = {
    "success",
    "a required pointer is NULL",
    "not a handle, or a handle of another type",
    "out of memory",
    "the buffer is too small: the count is the size it needs",
    "refused: the refusal has the reason",
    "struct_size is 0: set it to sizeof the struct",
    "struct_size is smaller than in any version of the struct",
    "no variant has this number or name",
    "the variant doesn't allow these options",
    "a seat, viewer, place, language or index is out of range",
    "the text isn't valid UTF-8",
    "the totals are of games with another number of players",
    "a game that began from a position has no record",
    "the deal must contain exactly the pieces of this variant",
    "nothing has this name",
    "the text or bytes are longer than TQ_MOST_INPUT",
};
static_assert(std::size(status_texts) == TQ_TOO_LONG + 1);
static_assert(triqueta::most_input == TQ_MOST_INPUT);

constexpr std::size_t struct_sizes[] = {sizeof(tq_options), sizeof(tq_bounds), sizeof(tq_allocator),
                                        sizeof(tq_reasons), sizeof(tq_totals), sizeof(tq_dice)};

/// Calls f(field) with field `index` of the encoding.
template <class F>
tq_status of_field(tq_options const* options, std::int32_t index, F f) {
    triqueta::game_choice chosen;
    if (auto const no = find_game(options, chosen)) return no;
    auto const fields = chosen.game->encoding_fields;
    if (index < 0 || static_cast<std::size_t>(index) >= fields.size()) return TQ_OUT_OF_RANGE;
    return f(fields[static_cast<std::size_t>(index)]);
}

}  // namespace

tq_status tq_status_text(tq_status status, char* out, std::size_t capacity, std::size_t* count) {
    zero(count);
    if (status < 0 || static_cast<std::size_t>(status) >= std::size(status_texts)) return TQ_OUT_OF_RANGE;
    return put_words(out, capacity, count, status_texts[status]);
}

std::int32_t tq_version() {
    constexpr auto number = [] {
        auto const [major_part, minor_part, patch_part] = triqueta::version;
        return major_part * 10000 + minor_part * 100 + patch_part;
    }();
    static_assert(number == TQ_HEADER_VERSION);
    return number;
}

tq_status tq_struct_size(std::int32_t which, std::size_t* size) {
    zero(size);
    if (size == nullptr) return TQ_NULL;
    if (which < 0 || static_cast<std::size_t>(which) >= std::size(struct_sizes)) return TQ_OUT_OF_RANGE;
    *size = struct_sizes[which];
    return TQ_OK;
}

tq_status tq_dice_set(tq_dice* dice, std::uint64_t key, std::uint64_t game) {
    if (dice == nullptr) return TQ_NULL;
    *dice = {{triqueta::dice{key, game}.bits(), 0}};
    return TQ_OK;
}

tq_status tq_dice_below(tq_dice* dice, std::uint32_t bound, std::uint32_t* number) {
    zero(number);
    if (dice == nullptr || number == nullptr) return TQ_NULL;
    if (bound == 0) return TQ_OUT_OF_RANGE;
    *number = with_dice(*dice, [bound](triqueta::dice& random) { return random.below(bound); });
    return TQ_OK;
}

tq_status tq_variant_count(std::int32_t* count) {
    if (count == nullptr) return TQ_NULL;
    *count = static_cast<std::int32_t>(games.all().size());
    return TQ_OK;
}

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

tq_status tq_options_default(std::int32_t variant, tq_options* io) {
    if (auto const no = check_struct(io)) return no;
    if (!is_variant(variant)) return TQ_NO_SUCH_VARIANT;
    auto const& entry = entry_of(variant);
    triqueta::game_choice chosen{&any_game_of(variant), entry.least_players, 0, {}};
    auto* value = chosen.options.data();
    for (auto const& known : entry.options) *value++ = known.initial;
    fill(io, options_of(chosen));
    return TQ_OK;
}

tq_status tq_variant_bounds(tq_options const* options, tq_bounds* io) {
    triqueta::game_choice chosen;
    if (auto const no = check_struct(io)) return no;
    if (auto const no = find_game(options, chosen)) return no;
    auto const& entry = entry_of(options->variant);
    auto const& game = *chosen.game;
    fill(io, tq_bounds{sizeof(tq_bounds), entry.least_players, entry.most_players, game.actions, game.most_legal,
                       game.outcomes, game.encoding_length, static_cast<std::int32_t>(game.encoding_fields.size()),
                       game.lines, game.pieces, game.most_players, 0});
    return TQ_OK;
}

tq_status tq_encoding_field(tq_options const* options, std::int32_t index, std::int32_t* offset, std::int32_t* length) {
    zero(offset);
    zero(length);
    if (offset == nullptr || length == nullptr) return TQ_NULL;
    return of_field(options, index, [&](triqueta::encoding_field const& field) {
        *offset = field.offset;
        *length = field.length;
        return TQ_OK;
    });
}

tq_status tq_encoding_field_name(tq_options const* options, std::int32_t index, char* out, std::size_t capacity,
                                 std::size_t* count) {
    zero(count);
    return of_field(options, index, [&](auto const& field) { return put_words(out, capacity, count, field.name); });
}

tq_status tq_encoding_field_meaning(tq_options const* options, std::int32_t index, char* out, std::size_t capacity,
                                    std::size_t* count) {
    zero(count);
    return of_field(options, index, [&](auto const& field) { return put_words(out, capacity, count, field.meaning); });
}

tq_status tq_part_name(tq_options const* options, std::int32_t index, char* out, std::size_t capacity,
                       std::size_t* count) {
    zero(count);
    triqueta::game_choice chosen;
    if (auto const no = find_game(options, chosen)) return no;
    if (index < 0 || index >= chosen.game->lines) return TQ_OUT_OF_RANGE;
    return put_words(out, capacity, count, chosen.game->line_name(index));
}
