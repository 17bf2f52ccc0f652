#include "positions.hpp"

using namespace tq;

tq_status tq_game_points(tq_game const* game, std::int32_t* out, std::size_t capacity, std::size_t* count) {
    return put_points(game, out, capacity, count);
}

tq_status tq_game_lines(tq_game const* game, std::int32_t seat, std::int32_t* out, std::size_t capacity,
                        std::size_t* count) {
    return put_lines(game, seat, out, capacity, count);
}

tq_status tq_game_winners(tq_game const* game, std::int32_t* out, std::size_t capacity, std::size_t* count) {
    return put_winners(game, out, capacity, count);
}

tq_status tq_game_result_json(tq_game const* game, char* out, std::size_t capacity, std::size_t* count) {
    return put_result_json(game, out, capacity, count);
}

tq_status tq_game_hash(tq_game const* game, std::uint64_t* hash) {
    return put_hash(game, &position_outputs::hash, hash);
}

tq_status tq_game_canonical_hash(tq_game const* game, std::uint64_t* hash) {
    return put_hash(game, &position_outputs::canonical_hash, hash);
}

tq_status tq_view_json(tq_view const* view, std::int32_t language, char* out, std::size_t capacity,
                       std::size_t* count) {
    zero(count);
    return of(view, [=](triqueta::any_view const& v) -> tq_status {
        triqueta::text::language const* in = nullptr;
        if (auto const no = find_language(language, in)) return no;
        return put_text(out, capacity, count, [&](text_output to) { return v.write_json(*in, to); });
    });
}

tq_status tq_view_points(tq_view const* view, std::int32_t* out, std::size_t capacity, std::size_t* count) {
    return put_points(view, out, capacity, count);
}

tq_status tq_view_lines(tq_view const* view, std::int32_t seat, std::int32_t* out, std::size_t capacity,
                        std::size_t* count) {
    return put_lines(view, seat, out, capacity, count);
}

tq_status tq_view_winners(tq_view const* view, std::int32_t* out, std::size_t capacity, std::size_t* count) {
    return put_winners(view, out, capacity, count);
}

tq_status tq_view_result_json(tq_view const* view, char* out, std::size_t capacity, std::size_t* count) {
    return put_result_json(view, out, capacity, count);
}

tq_status tq_view_hash(tq_view const* view, std::uint64_t* hash) {
    return put_hash(view, &position_outputs::hash, hash);
}

tq_status tq_view_canonical_hash(tq_view const* view, std::uint64_t* hash) {
    return put_hash(view, &position_outputs::canonical_hash, hash);
}
