#pragma once

#include "c_api/games.hpp"
#include "c_api/world.hpp"

/// Calls of functions that create or change views.
namespace fuzz {

/// Claims that a view equals a new view of the same viewer.
inline void is_what_is_seen(known_view const& view, known_game const& game) {
    tq_view* fresh = nullptr;
    claim(tq_view_new(game.handle, view.viewer, nullptr, &fresh) == TQ_OK, "a right view can't be made");
    known_view seen = view;
    seen.handle = fresh;
    bool const same = seen.look() == view.look();
    auto const encoded = [](tq_view* v) {
        return all_of<std::int8_t>([v](auto... out) { return tq_view_encode(v, out...); });
    };
    bool const same_numbers = encoded(fresh) == encoded(view.handle);
    tq_view_free(fresh);
    claim(same && same_numbers, "a view isn't what its viewer sees");
}

/// Updates the model after a view was made the current view of a game.
inline void sees(world& w, known_view& view, known_game const& game, std::int32_t viewer) {
    w.memory.fail_no_more();
    view.variant = game.variant;
    view.players = game.players;
    view.viewer = viewer;
    view.course = game.course;
    view.moment = game.moment();
    w.changed(view);
    is_what_is_seen(view, game);
}

/// Adds a view that a call created to the model; null if the call failed.
inline known_view* keep_view(world& w, outcome const& how, tq_status status, number<tq_view*> const& made) {
    if (!how.holds(status, w.memory)) return made.failed(), nullptr;
    w.memory.fail_no_more();
    auto& view = w.place(w.views);
    view.handle = *made;
    auto const told = chosen_by(view.handle, tq_view_choice);
    claim(tq_view_viewer(view.handle, &view.viewer) == TQ_OK, "a new view has no viewer");
    view.variant = told.variant;
    view.players = told.players();
    w.changed(view);
    return &view;
}

inline void make_a_view(world& w) {
    outcome how;
    number<tq_view*> made{w.from, how};
    if (w.from.one_in(4)) {
        auto const& o = w.options(how);
        auto const* const allocator = w.allocator(how);
        auto const viewer = w.viewer(how.must_fail() ? 2 : o.players(), how);
        auto const status = tq_view_new_start(o.variant, o.options, o.count, viewer, allocator, made.pointer());
        auto const* const view = keep_view(w, how, status, made);
        if (view != nullptr)
            claim(view->variant == o.variant && view->players == o.players() && view->viewer == viewer,
                  "a new view is of other options");
        return;
    }
    known_game* game = nullptr;
    auto* const handle = w.game(how, game);
    auto const viewer = w.viewer(game == nullptr ? 2 : game->players, how);
    auto const* const allocator = w.allocator(how);
    auto* const view = keep_view(w, how, tq_view_new(handle, viewer, allocator, made.pointer()), made);
    if (view != nullptr) sees(w, *view, *game, viewer);
}

/// Arguments by which a view becomes that of a viewer of a game, and what is known of both.
struct refreshed {
    refreshed(world& w, outcome& how)
        : to{w.view(how, view)}, from{w.game(how, game)}, viewer{w.viewer(game == nullptr ? 2 : game->players, how)} {}

    known_view* view = nullptr;
    known_game* game = nullptr;
    tq_view* to;
    tq_game* from;
    std::int32_t viewer;
};

inline void refresh(world& w) {
    outcome how;
    refreshed const r{w, how};
    if (how.holds(tq_view_refresh(r.from, r.viewer, r.to), w.memory)) sees(w, *r.view, *r.game, r.viewer);
}

inline void copy_a_view(world& w) {
    outcome how;
    known_view* to = nullptr;
    known_view* from = nullptr;
    auto* const target = w.view(how, to);
    auto* const source = w.view(how, from);
    if (!how.holds(tq_view_copy(source, target), w.memory)) return;
    auto* const handle = to->handle;
    *to = *from;
    to->handle = handle;
    w.changed(*to);
    claim(to->last == from->last, "a copy is another view");
}

inline void clone_a_view(world& w) {
    outcome how;
    known_view* from = nullptr;
    auto* const source = w.view(how, from);
    number<tq_view*> made{w.from, how};
    auto const* const allocator = w.allocator(how);
    auto const status = tq_view_clone(source, allocator, made.pointer());
    auto const known = from == nullptr ? known_view{} : *from;
    auto* const view = keep_view(w, how, status, made);
    if (view == nullptr) return;
    view->course = known.course;
    view->moment = known.moment;
    claim(view->last == known.last && view->viewer == known.viewer, "a clone is another view");
}

/// The view of an earlier moment, which the events since then lead on.
inline void look_back(world& w) {
    outcome how;
    refreshed const r{w, how};
    auto const now = r.game == nullptr ? 0 : r.game->moment();
    std::uint64_t const moment = w.from.one_in(16) ? UINT64_MAX - w.from.below(2) : w.from.below(256) % (now + 2);
    if (r.game != nullptr && moment > now) how.must(TQ_NO_SUCH_MOMENT);
    if (!how.holds(tq_view_refresh_at(r.from, r.viewer, moment, r.to), w.memory)) return;
    auto const events =
        all_of<std::uint8_t>([&](auto... out) { return tq_game_events(r.from, r.viewer, moment, out...); });
    claim(tq_view_see(r.to, events.data(), events.size(), nullptr) == TQ_OK, "events of the past are refused");
    sees(w, *r.view, *r.game, r.viewer);
}

inline void free_a_view(world& w) {
    outcome how;
    known_view* one = nullptr;
    tq_view_free(w.view(how, one));
    if (one != nullptr) *one = {};
}

/// Applies the events since a view was created, and claims that it becomes the current view.
inline void catch_up(world& w) {
    auto* const view = w.live(w.views);
    auto const* const game = w.live(w.games);
    if (view == nullptr || game == nullptr || view->course != game->course || view->moment > game->moment()) return;
    auto const events = all_of<std::uint8_t>(
        [=](auto... out) { return tq_game_events(game->handle, view->viewer, view->moment, out...); });
    claim(tq_view_see(view->handle, events.data(), events.size(), nullptr) == TQ_OK, "true events are refused");
    sees(w, *view, *game, view->viewer);
    w.bytes = events;
}

/// Applies untrusted events.
inline void advance(world& w) {
    outcome how;
    known_view* view = nullptr;
    auto* const handle = w.view(how, view);
    refused why{w.from, how};
    auto const events = w.from.one_in(4) ? w.from.garbage<std::uint8_t>(64) : w.bytes;
    bool const none = w.from.one_in(32);
    if (none && !events.empty()) how.must(TQ_NULL);
    how.may(TQ_REFUSED);
    auto const* const data = none ? nullptr : events.data();
    auto const status = w.from.one_in(2) ? tq_view_see(handle, data, events.size(), why.pointer())
                                         : tq_view_advance(handle, data, events.size(), why.pointer());
    why.holds(status);
    if (!how.holds(status, w.memory)) return;
    view->course = 0;  // no longer the view of a known game
    w.changed(*view);
}

inline void complete(world& w) {
    outcome how;
    known_view* view = nullptr;
    known_game* game = nullptr;
    auto* const from = w.view(how, view);
    auto* const into = w.game(how, game);
    bool const no_dice = w.from.one_in(32);
    if (no_dice) how.must(TQ_NULL);
    if (!how.holds(tq_view_complete(from, no_dice ? nullptr : &w.dice, into), w.memory)) return;
    w.memory.fail_no_more();
    game->variant = view->variant;
    game->players = view->players;
    game->is_dealt = game->has_dice = game->has_record = game->is_closed = false;
    w.begins_anew(*game);
    claim(game->moment() == 0, "a completion has a history");
    is_what_is_seen(*view, *game);
}

}  // namespace fuzz
