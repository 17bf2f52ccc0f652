#include "arguments.hpp"
#include "outputs.hpp"
#include "positions.hpp"

using namespace tq;

tq_status tq_game_points(tq_game const* game, std::int32_t* out, std::size_t capacity, std::size_t* count) {
    zero(count);
    return of_state(game, [&](auto const& s) { return put_points(s, out, capacity, count); });
}

tq_status tq_game_parts(tq_game const* game, std::int32_t seat, std::int32_t* out, std::size_t capacity,
                        std::size_t* count) {
    zero(count);
    return of_state(game, [&](auto const& s) { return put_parts(s, seat, out, capacity, count); });
}

tq_status tq_game_winners(tq_game const* game, std::int32_t* out, std::size_t capacity, std::size_t* count) {
    zero(count);
    return of_state(game, [&](auto const& s) { return put_winners(s, out, capacity, count); });
}

tq_status tq_game_result_json(tq_game const* game, char* out, std::size_t capacity, std::size_t* count) {
    zero(count);
    return of_state(game, [&](auto const& s) { return put_result_json(s, out, capacity, count); });
}

tq_status tq_game_hash(tq_game const* game, std::uint64_t* hash) {
    zero(hash);
    if (hash == nullptr) return TQ_NULL;
    return of_state(game, [&](auto const& s) {
        *hash = triqueta::hash(s);
        return TQ_OK;
    });
}

tq_status tq_game_canonical_hash(tq_game const* game, std::uint64_t* hash) {
    zero(hash);
    if (hash == nullptr) return TQ_NULL;
    return of_state(game, [&](auto const& s) {
        *hash = triqueta::canonical_hash(s);
        return TQ_OK;
    });
}

tq_status tq_view_json(tq_view const* view, std::int32_t language, char* out, std::size_t capacity,
                       std::size_t* count) {
    zero(count);
    auto const* const in = language_of(language);
    return of_view(view, [&](auto const& v) -> tq_status {
        if (in == nullptr) return TQ_OUT_OF_RANGE;
        return put_text(out, capacity, count, [&](text_output to) { return triqueta::text::write_json(v, *in, to); });
    });
}

tq_status tq_view_points(tq_view const* view, std::int32_t* out, std::size_t capacity, std::size_t* count) {
    zero(count);
    return of_view(view, [&](auto const& v) { return put_points(v, out, capacity, count); });
}

tq_status tq_view_parts(tq_view const* view, std::int32_t seat, std::int32_t* out, std::size_t capacity,
                        std::size_t* count) {
    zero(count);
    return of_view(view, [&](auto const& v) { return put_parts(v, seat, out, capacity, count); });
}

tq_status tq_view_winners(tq_view const* view, std::int32_t* out, std::size_t capacity, std::size_t* count) {
    zero(count);
    return of_view(view, [&](auto const& v) { return put_winners(v, out, capacity, count); });
}

tq_status tq_view_result_json(tq_view const* view, char* out, std::size_t capacity, std::size_t* count) {
    zero(count);
    return of_view(view, [&](auto const& v) { return put_result_json(v, out, capacity, count); });
}

tq_status tq_view_hash(tq_view const* view, std::uint64_t* hash) {
    zero(hash);
    if (hash == nullptr) return TQ_NULL;
    return of_view(view, [&](auto const& v) {
        *hash = triqueta::hash(v);
        return TQ_OK;
    });
}

tq_status tq_view_canonical_hash(tq_view const* view, std::uint64_t* hash) {
    zero(hash);
    if (hash == nullptr) return TQ_NULL;
    return of_view(view, [&](auto const& v) {
        *hash = triqueta::canonical_hash(v);
        return TQ_OK;
    });
}
