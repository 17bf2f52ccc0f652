#include "arguments.hpp"
#include "outputs.hpp"
#include "positions.hpp"

using namespace tq;

tq_status tq_view_new(tq_game const* game, std::int32_t viewer, tq_view** view) {
    if (view == nullptr) return TQ_NULL;
    *view = nullptr;
    return of_state(game, [&](auto const& s) -> tq_status {
        auto const who = viewer_of(viewer, s.players());
        return who ? make_view(game->memory, s.view(*who), view) : TQ_OUT_OF_RANGE;
    });
}

tq_status tq_view_new_start(tq_options const* options, std::int32_t viewer, tq_allocator const* allocator,
                            tq_view** view) {
    if (view == nullptr) return TQ_NULL;
    *view = nullptr;
    int place = 0;
    memory from;
    if (auto const no = find_game(options, place)) return no;
    if (auto const no = find_memory(allocator, from)) return no;
    return games::at(place, [&]<game G>() -> tq_status {
        auto const who = viewer_of(viewer, options->players);
        return who ? make_view(from, triqueta::view<G>{*who, *setup_of<G>(*options)}, view) : TQ_OUT_OF_RANGE;
    });
}

tq_status tq_view_refresh(tq_view* view, tq_game const* game, std::int32_t viewer) {
    if (auto const no = check(view)) return no;
    return of_state(game, [&]<tq::game G>(triqueta::state<G> const& s) -> tq_status {
        auto const who = viewer_of(viewer, s.players());
        if (!who) return TQ_OUT_OF_RANGE;
        view->view.emplace<G>(s.view(*who));
        return TQ_OK;
    });
}

tq_status tq_view_copy(tq_view* to, tq_view const* from) {
    if (auto const no = check(to)) return no;
    if (to == from) return TQ_OK;
    return of_view(from, [&]<game G>(triqueta::view<G> const& v) {
        to->view.emplace<G>(v);
        return TQ_OK;
    });
}

void tq_view_free(tq_view* view) {
    if (check(view) != TQ_OK) return;
    auto const from = view->memory;
    view->tag = tag::none;
    from.destroy(view);
}

tq_status tq_view_options(tq_view const* view, tq_options* io) {
    if (auto const no = check(view)) return no;
    if (auto const no = check_struct(io)) return no;
    fill(io, view->view.visit([]<game G>(triqueta::view<G> const& v) { return options_of<G>(v.table()); }));
    return TQ_OK;
}

tq_status tq_view_viewer(tq_view const* view, std::int32_t* viewer) {
    zero(viewer);
    if (viewer == nullptr) return TQ_NULL;
    return of_view(view, [&](auto const& v) {
        *viewer = v.who().is_spectator() ? TQ_SPECTATOR : v.seat().number();
        return TQ_OK;
    });
}

tq_status tq_view_turn(tq_view const* view, std::int32_t* turn) {
    zero(turn);
    if (turn == nullptr) return TQ_NULL;
    return of_view(view, [&](auto const& v) {
        *turn = v.turn().number();
        return TQ_OK;
    });
}

tq_status tq_view_legal(tq_view const* view, std::int32_t* out, std::size_t capacity, std::size_t* count) {
    zero(count);
    return of_view(view, [&](auto const& v) {
        return put_actions(
            v, [](auto const& p) { return p.legal(); }, out, capacity, count);
    });
}

tq_status tq_view_distinct(tq_view const* view, std::int32_t* out, std::size_t capacity, std::size_t* count) {
    zero(count);
    return of_view(view, [&](auto const& v) {
        return put_actions(
            v, [](auto const& p) { return p.distinct(); }, out, capacity, count);
    });
}

tq_status tq_view_mask(tq_view const* view, std::uint8_t* out, std::size_t capacity, std::size_t* count) {
    zero(count);
    return of_view(view, [&](auto const& v) { return put_mask(v, out, capacity, count); });
}

tq_status tq_view_why_not(tq_view const* view, std::int32_t seat, std::int32_t action, std::int32_t* refusal) {
    zero(refusal);
    if (refusal == nullptr) return TQ_NULL;
    return of_view(view, [&](auto const& v) { return tell_why_not(v, seat, action, refusal); });
}

tq_status tq_view_advance(tq_view* view, std::uint8_t const* events, std::size_t length, std::int32_t* refusal) {
    zero(refusal);
    if (auto const no = check(view)) return no;
    if (auto const no = check_bytes(events, length)) return no;
    return view->view.visit([&]<game G>(triqueta::view<G>& v) {
        auto next = v;
        auto const no = triqueta::read_events<G>(as_bytes(events, length),
                                                 [&next](triqueta::event<G> const& e) { return next.advance(e); });
        if (!no) v = next;
        return refuse(no, refusal);
    });
}

tq_status tq_view_encode(tq_view const* view, std::int8_t* out, std::size_t capacity, std::size_t* count) {
    zero(count);
    return of_view(view, [&]<game G>(triqueta::view<G> const& v) {
        return put_list(out, capacity, count, triqueta::encoding_length<G>, [&](auto) {
            triqueta::encode(v, std::span<std::int8_t>{out, capacity});
        });
    });
}

tq_status tq_view_complete(tq_view const* view, tq_dice* dice, tq_game* into) {
    if (dice == nullptr) return TQ_NULL;
    if (auto const no = check(into)) return no;
    return of_view(view, [&]<game G>(triqueta::view<G> const& v) {
        become(*into, with_dice(*dice, [&v](triqueta::dice& random) { return triqueta::complete(v, random); }));
        return TQ_OK;
    });
}
