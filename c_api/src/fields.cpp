#include "arguments.hpp"
#include "outputs.hpp"
#include "positions.hpp"

#include <algorithm>

using namespace tq;
using triqueta::any_game, triqueta::any_view, triqueta::field, triqueta::field_kind;

namespace {

static_assert(static_cast<int>(field_kind::numbers) == TQ_NUMBERS);
static_assert(static_cast<int>(field_kind::flags) == TQ_FLAGS);
static_assert(static_cast<int>(field_kind::choices) == TQ_CHOICES);
static_assert(static_cast<int>(field_kind::counts) == TQ_COUNTS);
static_assert(static_cast<int>(field_kind::seats) == TQ_SEATS);
static_assert(static_cast<int>(field_kind::pieces) == TQ_PIECES);
static_assert(static_cast<int>(field_kind::actions) == TQ_ACTIONS);

/// A list of fields, by its number.
class fields {
  public:
    [[nodiscard]] static tq_status find(choice const& given, std::int32_t list, fields& found) {
        triqueta::game_choice chosen;
        if (auto const no = find_game(given, chosen)) return no;
        auto const& all = *chosen.game->fields;
        found.game_ = chosen.game;
        switch (list) {
            case TQ_VIEW_FIELDS: found.list_ = &all.of_views; return TQ_OK;
            case TQ_RESULT_FIELDS: found.list_ = &all.of_results; return TQ_OK;
            case TQ_EVENT_FIELDS: found.list_ = &all.of_events; return TQ_OK;
            default: break;
        }
        if (list < TQ_ACTION_FIELDS || !is_below(list - TQ_ACTION_FIELDS, all.actions.size())) return TQ_OUT_OF_RANGE;
        found.of_action_ = all.actions[static_cast<std::size_t>(list - TQ_ACTION_FIELDS)].fields;
        return TQ_OK;
    }
    [[nodiscard]] any_game const& game() const { return *game_; }
    [[nodiscard]] std::size_t size() const { return list_ == nullptr ? of_action_.size() : list_->size(); }
    [[nodiscard]] field operator[](std::size_t index) const {
        return list_ == nullptr ? of_action_[index] : (*list_)[index];
    }
    [[nodiscard]] std::int32_t find(std::string_view name) const {
        return list_ == nullptr ? triqueta::find_field(of_action_, name) : triqueta::find_field(*list_, name);
    }

  private:
    any_game const* game_ = nullptr;
    triqueta::field_list const* list_ = nullptr;  // or else
    std::span<field const> of_action_;
};

/// Calls f(field, game) with a field of a list.
template <class F>
tq_status of_field(choice const& given, std::int32_t list, std::int32_t index, F f) {
    fields all;
    if (auto const no = fields::find(given, list, all)) return no;
    if (!is_below(index, all.size())) return TQ_NO_SUCH_INDEX;
    return f(all[static_cast<std::size_t>(index)], all.game());
}
/// Writes a text of a field; none if it is null.
tq_status put_field_text(choice const& given, std::int32_t list, std::int32_t index, char const* field::*which,
                         char* out, std::size_t capacity, std::size_t* count) {
    zero(count);
    return of_field(given, list, index, [=](field const& f, any_game const&) {
        return put_words(out, capacity, count, f.*which == nullptr ? "" : f.*which);
    });
}

/// Calls f(pieces) with one of the lists of pieces of a variant.
template <class F>
tq_status of_pieces(std::int32_t variant, std::int32_t index, F f) {
    if (!is_variant(variant)) return TQ_NO_SUCH_VARIANT;
    auto const all = any_game_of(variant).fields->pieces;
    return is_below(index, all.size()) ? f(all[static_cast<std::size_t>(index)]) : TQ_NO_SUCH_INDEX;
}
std::int32_t index_of_pieces(any_game const& game, field const& f) {
    if (f.piece == nullptr) return -1;
    auto const all = game.fields->pieces;
    auto const found =
        std::find_if(all.begin(), all.end(), [&](auto const& one) { return std::string_view{one.name} == f.piece; });
    return static_cast<std::int32_t>(found - all.begin());
}

/// Writes the numbers that write(span) writes, which returns how many there are.
template <class Write>
tq_status put_numbers(std::int32_t* out, std::size_t capacity, std::size_t* count, Write write) {
    if (auto const no = check_buffer(out, capacity)) return no;
    auto const needed = write(std::span<std::int32_t>{});
    if (count != nullptr) *count = needed;
    if (needed > capacity) return TQ_TOO_SMALL;
    static_cast<void>(write(std::span{out, needed}));
    return TQ_OK;
}

}  // namespace

tq_status tq_field_count(std::int32_t variant, std::int32_t const* options, std::size_t option_count, std::int32_t list,
                         std::int32_t* count) {
    zero(count);
    fields all;
    if (count == nullptr) return TQ_NULL;
    if (auto const no = fields::find({variant, options, option_count}, list, all)) return no;
    *count = static_cast<std::int32_t>(all.size());
    return TQ_OK;
}

tq_status tq_field_shape(std::int32_t variant, std::int32_t const* options, std::size_t option_count, std::int32_t list,
                         std::int32_t index, tq_field* io) {
    if (auto const no = check_struct(io)) return no;
    return of_field({variant, options, option_count}, list, index, [io](field const& f, any_game const& game) {
        fill(io, {0, static_cast<std::int32_t>(f.kind), f.least, f.most, f.rows, f.has_rows, f.is_by_seat, f.length,
                  f.is_list, f.is_optional, f.parts, f.offset, index_of_pieces(game, f),
                  f.choices == nullptr ? 0 : f.most + 1});
        return TQ_OK;
    });
}

tq_status tq_field_name(std::int32_t variant, std::int32_t const* options, std::size_t option_count, std::int32_t list,
                        std::int32_t index, char* out, std::size_t capacity, std::size_t* count) {
    return put_field_text({variant, options, option_count}, list, index, &field::name, out, capacity, count);
}

tq_status tq_field_part(std::int32_t variant, std::int32_t const* options, std::size_t option_count, std::int32_t list,
                        std::int32_t index, char* out, std::size_t capacity, std::size_t* count) {
    return put_field_text({variant, options, option_count}, list, index, &field::part, out, capacity, count);
}

tq_status tq_field_meaning(std::int32_t variant, std::int32_t const* options, std::size_t option_count,
                           std::int32_t list, std::int32_t index, char* out, std::size_t capacity, std::size_t* count) {
    return put_field_text({variant, options, option_count}, list, index, &field::meaning, out, capacity, count);
}

tq_status tq_field_choice(std::int32_t variant, std::int32_t const* options, std::size_t option_count,
                          std::int32_t list, std::int32_t index, std::int32_t choice, char* out, std::size_t capacity,
                          std::size_t* count) {
    zero(count);
    return of_field({variant, options, option_count}, list, index, [=](field const& f, any_game const&) -> tq_status {
        if (f.choices == nullptr || choice < 0 || choice > f.most) return TQ_OUT_OF_RANGE;
        return put_words(out, capacity, count, f.choices[choice]);
    });
}

tq_status tq_field_find(std::int32_t variant, std::int32_t const* options, std::size_t option_count, std::int32_t list,
                        char const* name, std::size_t length, std::int32_t* index) {
    zero(index);
    fields all;
    std::string_view wanted;
    if (index == nullptr) return TQ_NULL;
    if (auto const no = fields::find({variant, options, option_count}, list, all)) return no;
    if (auto const no = find_text(name, length, wanted)) return no;
    auto const found = all.find(wanted);
    if (found < 0) return TQ_NOT_FOUND;
    *index = found;
    return TQ_OK;
}

tq_status tq_pieces_count(std::int32_t variant, std::int32_t* count) {
    zero(count);
    if (count == nullptr) return TQ_NULL;
    if (!is_variant(variant)) return TQ_NO_SUCH_VARIANT;
    return put_count(any_game_of(variant).fields->pieces, count);
}

tq_status tq_pieces_name(std::int32_t variant, std::int32_t index, char* out, std::size_t capacity,
                         std::size_t* count) {
    zero(count);
    return of_pieces(variant, index,
                     [=](triqueta::any_pieces const& all) { return put_words(out, capacity, count, all.name); });
}

tq_status tq_piece_text(std::int32_t variant, std::int32_t index, std::int32_t piece, std::int32_t language, char* out,
                        std::size_t capacity, std::size_t* count) {
    zero(count);
    return of_pieces(variant, index, [=](triqueta::any_pieces const& all) -> tq_status {
        triqueta::text::language const* in = nullptr;
        if (piece < 0 || piece >= all.count) return TQ_OUT_OF_RANGE;
        if (auto const no = find_language(language, in)) return no;
        return put_text(out, capacity, count, [&](text_output to) { return all.write(piece, *in, to); });
    });
}

tq_status tq_view_field(tq_view const* view, std::int32_t index, std::int32_t* out, std::size_t capacity,
                        std::size_t* count) {
    zero(count);
    return of(view, [=](any_view const& v) -> tq_status {
        if (!is_below(index, v.fields().size())) return TQ_NO_SUCH_INDEX;
        return put_numbers(out, capacity, count, [&](std::span<std::int32_t> to) { return v.field(index, to); });
    });
}

tq_status tq_view_result_field(tq_view const* view, std::int32_t index, std::int32_t* out, std::size_t capacity,
                               std::size_t* count) {
    zero(count);
    return of(view, [=](any_view const& v) -> tq_status {
        if (!is_below(index, v.result_fields().size())) return TQ_NO_SUCH_INDEX;
        return put_numbers(out, capacity, count, [&](std::span<std::int32_t> to) { return v.result_field(index, to); });
    });
}

tq_status tq_view_events(tq_view const* view, std::uint8_t const* bytes, std::size_t length, std::int32_t* out,
                         std::size_t capacity, std::size_t* count, std::int32_t* refusal) {
    zero(count);
    zero(refusal);
    if (auto const no = check(view)) return no;
    if (auto const no = check_bytes(bytes, length)) return no;
    auto const all = as_bytes(bytes, length);
    bool const are_events = !triqueta::detail::read_header(all, triqueta::snapshot_of::events).why;
    triqueta::refusal why;
    auto const write = [&](std::span<std::int32_t> to) {
        std::size_t numbers = 0;
        why = are_events ? view->any.put_events_of(all, to, numbers) : view->any.put_events(all, to, numbers);
        return numbers;
    };
    static_cast<void>(write({}));
    return why ? refuse(why, refusal) : put_numbers(out, capacity, count, write);
}
