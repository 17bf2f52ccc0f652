#include "arguments.hpp"
#include "layout.hpp"
#include "outputs.hpp"
#include "positions.hpp"

#include <triqueta/version.hpp>

using namespace tq;

namespace {

struct status_words {
    std::string_view name;
    std::string_view text;
};
constexpr status_words statuses[] = {
    {"ok", "success"},
    {"null", "a required pointer is NULL"},
    {"wrong_handle", "not a handle, or a handle of another type"},
    {"no_memory", "out of memory"},
    {"too_small", "the buffer is too small: the count is the size it needs"},
    {"refused", "refused: the refusal or fault has the reason"},
    {"no_struct_size", "struct_size is 0: set it to sizeof the struct"},
    {"wrong_struct_size", "struct_size is smaller than in any version of the struct"},
    {"no_such_variant", "no variant has this number or name"},
    {"wrong_options", "the variant doesn't allow these options: tq_choice_check says which one"},
    {"out_of_range", "a number is out of range"},
    {"not_utf8", "the text isn't valid UTF-8"},
    {"other_game", "of another variant, or with another number of players"},
    {"no_record", "a game that began from a position has no record"},
    {"wrong_deal", "the deal must contain exactly the pieces of this variant"},
    {"not_found", "nothing has this name"},
    {"too_long", "the text or bytes are longer than TQ_MOST_INPUT"},
    {"no_such_seat", "the game has no such seat"},
    {"no_such_viewer", "a viewer is a seat of the game or TQ_SPECTATOR"},
    {"no_such_language", "no language has this number"},
    {"no_such_index", "the index isn't below the count of its list"},
    {"no_such_moment", "so much hasn't happened in the game"},
    {"no_such_action", "the variant has no action of this number"},
    {"no_such_outcome", "the variant has no outcome of this number"},
    {"no_such_refusal", "no refusal has this code"},
    {"overlap", "an output overlaps an input that is still needed"},
    {"no_such_level", "no level of a bot has this number"},
    {"not_begun", "nothing was begun: begin with a view first"},
};
static_assert(std::size(statuses) == TQ_NOT_BEGUN + 1);
static_assert(triqueta::most_input == TQ_MOST_INPUT);

constexpr std::size_t struct_sizes[] = {sizeof(tq_sizes),    sizeof(tq_allocator), sizeof(tq_fault),  sizeof(tq_totals),
                                        sizeof(tq_batch_io), sizeof(tq_dice),      sizeof(tq_cursor), sizeof(tq_field)};
static_assert(std::size(struct_sizes) == TQ_STRUCT_FIELD + 1);

/// Writes one of the words of a status.
tq_status put_status(tq_status status, std::string_view status_words::*which, char* out, std::size_t capacity,
                     std::size_t* count) {
    zero(count);
    if (!is_below(status, std::size(statuses))) return TQ_OUT_OF_RANGE;
    return put_words(out, capacity, count, statuses[status].*which);
}

}  // namespace

tq_status tq_status_count(std::int32_t* count) { return put_count(statuses, count); }

tq_status tq_status_name(tq_status status, char* out, std::size_t capacity, std::size_t* count) {
    return put_status(status, &status_words::name, out, capacity, count);
}

tq_status tq_status_text(tq_status status, char* out, std::size_t capacity, std::size_t* count) {
    return put_status(status, &status_words::text, out, capacity, count);
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
    if (!is_below(which, std::size(struct_sizes))) return TQ_OUT_OF_RANGE;
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

tq_status tq_language_count(std::int32_t* count) { return put_count(triqueta::text::all_languages, count); }

tq_status tq_language_find(char const* code, std::size_t length, std::int32_t* language) {
    zero(language);
    std::string_view asked;
    if (language == nullptr) return TQ_NULL;
    if (auto const no = find_text(code, length, asked)) return no;
    for (std::int32_t i = 0; is_below(i, std::size(triqueta::text::all_languages)); ++i) {
        if (triqueta::text::all_languages[i]->code != asked) continue;
        *language = i;
        return TQ_OK;
    }
    return TQ_NOT_FOUND;
}

tq_status tq_language_code(std::int32_t language, char* out, std::size_t capacity, std::size_t* count) {
    triqueta::text::language const* in = nullptr;
    zero(count);
    if (auto const no = find_language(language, in)) return no;
    return put_words(out, capacity, count, in->code);
}

tq_status tq_language_name(std::int32_t language, char* out, std::size_t capacity, std::size_t* count) {
    triqueta::text::language const* in = nullptr;
    zero(count);
    if (auto const no = find_language(language, in)) return no;
    return put_words(out, capacity, count, in->name);
}
