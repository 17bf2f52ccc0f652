#include "arguments.hpp"
#include "outputs.hpp"
#include "positions.hpp"

#include <array>

using namespace tq;
using triqueta::action_kind, triqueta::any_game;

namespace {

/// Calls f(kind, game) with a kind of actions.
template <class F>
tq_status of_kind(std::int32_t variant, std::int32_t index, F f) {
    if (!is_variant(variant)) return TQ_NO_SUCH_VARIANT;
    auto const& game = any_game_of(variant);
    auto const kinds = game.action_kinds();
    return is_below(index, kinds.size()) ? f(kinds[static_cast<std::size_t>(index)], game) : TQ_NO_SUCH_INDEX;
}

/// Calls f with the number of each legal action.
template <class Any, class F>
void for_each_legal(Any const& any, F f) {
    std::array<std::int32_t, most_legal> legal;
    auto const count = any.position().legal(any.erased(), legal);
    for (std::size_t i = 0; i < count; ++i) f(legal[i]);
}
template <class Handle>
tq_status put_legal_text(Handle const* handle, std::int32_t language, char* out, std::size_t capacity,
                         std::size_t* count) {
    zero(count);
    return of(handle, [=](auto const& any) -> tq_status {
        triqueta::text::language const* in = nullptr;
        if (auto const no = find_language(language, in)) return no;
        return put_text(out, capacity, count, [&](text_output to) {
            for_each_legal(any, [&](std::int32_t action) {
                to = any.game().write_action(action, *in, to);
                *to++ = '\n';
            });
            return to;
        });
    });
}

}  // namespace

tq_status tq_game_legal_text(tq_game const* game, std::int32_t language, char* out, std::size_t capacity,
                             std::size_t* count) {
    return put_legal_text(game, language, out, capacity, count);
}

tq_status tq_view_legal_text(tq_view const* view, std::int32_t language, char* out, std::size_t capacity,
                             std::size_t* count) {
    return put_legal_text(view, language, out, capacity, count);
}

tq_status tq_action_kind_count(std::int32_t variant, std::int32_t* count) {
    zero(count);
    if (count == nullptr) return TQ_NULL;
    if (!is_variant(variant)) return TQ_NO_SUCH_VARIANT;
    return put_count(any_game_of(variant).action_kinds(), count);
}

tq_status tq_action_kind_name(std::int32_t variant, std::int32_t index, char* out, std::size_t capacity,
                              std::size_t* count) {
    zero(count);
    return of_kind(variant, index, [=](action_kind const& kind, any_game const&) {
        return put_words(out, capacity, count, kind.name);
    });
}

tq_status tq_action_kind_numbers(std::int32_t variant, std::int32_t index, std::int32_t* first, std::int32_t* number) {
    zero(first);
    zero(number);
    if (first == nullptr || number == nullptr) return TQ_NULL;
    return of_kind(variant, index, [=](action_kind const& kind, any_game const&) {
        *first = kind.first;
        *number = kind.count;
        return TQ_OK;
    });
}

tq_status tq_action_fields(std::int32_t variant, std::int32_t action, std::int32_t* kind, std::int32_t* out,
                           std::size_t capacity, std::size_t* count) {
    zero(kind);
    zero(count);
    if (kind == nullptr) return TQ_NULL;
    if (!is_variant(variant)) return TQ_NO_SUCH_VARIANT;
    auto const& game = any_game_of(variant);
    if (action < 0 || action >= game.actions) return TQ_NO_SUCH_ACTION;
    auto const index = triqueta::kind_of_action(game.action_kinds(), action);
    auto const& found = game.action_kinds()[static_cast<std::size_t>(index)];
    auto const status = put_list(out, capacity, count, static_cast<int>(triqueta::record_length(found.fields)), [&] {
        triqueta::detail::put_action_record(found, action, game.fields->write_action, {out, capacity});
    });
    if (status == TQ_OK) *kind = index;
    return status;
}

tq_status tq_action_find(std::int32_t variant, std::int32_t index, std::int32_t const* values, std::size_t value_count,
                         std::int32_t* action) {
    zero(action);
    if (action == nullptr || (values == nullptr && value_count > 0)) return TQ_NULL;
    return of_kind(variant, index, [=](action_kind const& kind, any_game const& game) -> tq_status {
        auto const found = triqueta::detail::find_action(kind, {values, value_count}, game.fields->write_action);
        if (!found) return TQ_NOT_FOUND;
        *action = *found;
        return TQ_OK;
    });
}
