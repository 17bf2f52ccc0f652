#include "arguments.hpp"
#include "outputs.hpp"
#include "positions.hpp"

using namespace tq;
using triqueta::any_match, triqueta::any_view;

tq_status tq_view_new(tq_game const* game, std::int32_t viewer, tq_allocator const* allocator, tq_view** view) {
    if (view == nullptr) return TQ_NULL;
    *view = nullptr;
    return of(game, [=](any_match const& m) -> tq_status {
        memory from;
        auto const who = viewer_of(viewer, m.players());
        if (!who) return TQ_NO_SUCH_VIEWER;
        if (auto const no = find_memory(allocator, from)) return no;
        return make_view(from, view, [&](any_view& v) { m.put_view(*who, v); });
    });
}

tq_status tq_view_new_start(std::int32_t variant, std::int32_t const* options, std::size_t option_count,
                            std::int32_t viewer, tq_allocator const* allocator, tq_view** view) {
    if (view == nullptr) return TQ_NULL;
    *view = nullptr;
    triqueta::game_choice chosen;
    memory from;
    if (auto const no = find_game({variant, options, option_count}, chosen)) return no;
    if (auto const no = find_memory(allocator, from)) return no;
    auto const who = viewer_of(viewer, chosen.players);
    if (!who) return TQ_NO_SUCH_VIEWER;
    auto const made = games.spectate(chosen, *who, from);
    return made ? make_view(from, *made, view) : TQ_NO_MEMORY;
}

tq_status tq_view_clone(tq_view const* from, tq_allocator const* allocator, tq_view** view) {
    if (view == nullptr) return TQ_NULL;
    *view = nullptr;
    return of(from, [=](any_view const& v) -> tq_status {
        memory source;
        if (auto const no = find_memory(allocator, source)) return no;
        return make_view(source, v, view);
    });
}

tq_status tq_view_copy(tq_view const* from, tq_view* into) {
    if (auto const no = check(into)) return no;
    return of(from, [into](any_view const& v) -> tq_status {
        into->any.copy_from(v);
        return TQ_OK;
    });
}

tq_status tq_view_refresh(tq_game const* game, std::int32_t viewer, tq_view* into) {
    if (auto const no = check(into)) return no;
    return of(game, [=](any_match const& m) -> tq_status {
        auto const who = viewer_of(viewer, m.players());
        if (!who) return TQ_NO_SUCH_VIEWER;
        m.put_view(*who, into->any);
        return TQ_OK;
    });
}

tq_status tq_view_refresh_at(tq_game const* game, std::int32_t viewer, std::uint64_t moment, tq_view* into) {
    if (auto const no = check(into)) return no;
    return of(game, [=](any_match const& m) -> tq_status {
        auto const who = viewer_of(viewer, m.players());
        if (!who) return TQ_NO_SUCH_VIEWER;
        if (moment > m.moment()) return TQ_NO_SUCH_MOMENT;
        m.put_view_at(*who, static_cast<std::size_t>(moment), into->any);
        return TQ_OK;
    });
}

void tq_view_free(tq_view* view) {
    if (check(view) == TQ_OK) view->free();
}

tq_status tq_view_viewer(tq_view const* view, std::int32_t* viewer) {
    zero(viewer);
    if (viewer == nullptr) return TQ_NULL;
    return of(view, [viewer](any_view const& v) -> tq_status {
        auto const who = v.who();
        *viewer = who.is_spectator() ? TQ_SPECTATOR : who.seat().number();
        return TQ_OK;
    });
}

tq_status tq_view_turn(tq_view const* view, std::int32_t* turn) {
    zero(turn);
    if (turn == nullptr) return TQ_NULL;
    return of(view, [turn](any_view const& v) -> tq_status {
        *turn = v.turn().number();
        return TQ_OK;
    });
}

tq_status tq_view_legal(tq_view const* view, std::int32_t* out, std::size_t capacity, std::size_t* count) {
    return put_actions(view, &position_functions::legal, out, capacity, count);
}

tq_status tq_view_distinct(tq_view const* view, std::int32_t* out, std::size_t capacity, std::size_t* count) {
    return put_actions(view, &position_functions::distinct, out, capacity, count);
}

tq_status tq_view_mask(tq_view const* view, std::uint8_t* out, std::size_t capacity, std::size_t* count) {
    return put_mask(view, out, capacity, count);
}

tq_status tq_view_why_not(tq_view const* view, std::int32_t seat, std::int32_t action, std::int32_t* refusal) {
    return put_why_not(view, seat, action, refusal);
}

tq_status tq_view_encode(tq_view const* view, std::int8_t* out, std::size_t capacity, std::size_t* count) {
    zero(count);
    return of(view, [=](any_view const& v) {
        return put_list(out, capacity, count, v.game().encoding_length, [&] { v.encode({out, capacity}); });
    });
}

tq_status tq_view_complete(tq_view const* view, tq_dice* dice, tq_game* into) {
    if (dice == nullptr) return TQ_NULL;
    if (auto const no = check(into)) return no;
    return of(view, [=](any_view const& v) -> tq_status {
        changing const now{*into};
        bool const is_made =
            with_dice(*dice, [&](triqueta::dice& random) { return v.put_completion(random, into->any); });
        into->turn = into->any.turn();
        return is_made ? TQ_OK : TQ_NO_MEMORY;
    });
}
