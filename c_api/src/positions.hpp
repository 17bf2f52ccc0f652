#pragma once

#include "arguments.hpp"
#include "outputs.hpp"

#include <cstddef>
#include <cstdint>

/// What games and views have in common. A Handle is a tq_game or a tq_view.
namespace tq {

using triqueta::detail::position_functions, triqueta::detail::position_outputs;

/// Calls f with the match or view of a handle.
template <class Handle, class F>
[[nodiscard]] tq_status of(Handle* handle, F f) {
    if (auto const no = check(handle)) return no;
    return f(handle->any);
}

/// Writes the actions of a list: `legal` or `distinct`.
template <class Handle>
[[nodiscard]] tq_status put_actions(Handle const* handle, decltype(position_functions::legal) position_functions::*list,
                                    std::int32_t* out, std::size_t capacity, std::size_t* count) {
    zero(count);
    return of(handle, [=](auto const& any) -> tq_status {
        if (auto const no = check_buffer(out, capacity)) return no;
        auto const needed = (any.position().*list)(any.erased(), {out, capacity});
        if (count != nullptr) *count = needed;
        return needed > capacity ? TQ_TOO_SMALL : TQ_OK;
    });
}

template <class Handle>
[[nodiscard]] tq_status put_mask(Handle const* handle, std::uint8_t* out, std::size_t capacity, std::size_t* count) {
    zero(count);
    return of(handle, [=](auto const& any) {
        return put_list(out, capacity, count, any.game().actions, [&] {
            any.position().write_mask(any.erased(), {out, capacity});
        });
    });
}

template <class Handle>
[[nodiscard]] tq_status put_why_not(Handle const* handle, std::int32_t seat, std::int32_t action,
                                    std::int32_t* refusal) {
    zero(refusal);
    if (refusal == nullptr) return TQ_NULL;
    return of(handle, [=](auto const& any) -> tq_status {
        auto const who = seat_of(seat, any.players());
        if (!who) return TQ_NO_SUCH_SEAT;
        *refusal = any.why_not(*who, action).code();
        return TQ_OK;
    });
}

template <class Handle>
[[nodiscard]] tq_status put_points(Handle const* handle, std::int32_t* out, std::size_t capacity, std::size_t* count) {
    zero(count);
    return of(handle, [=](auto const& any) {
        return put_list(out, capacity, count, any.players(), [&] { any.outputs().points(any.erased(), out); });
    });
}

/// Writes the score lines of a seat.
template <class Handle>
[[nodiscard]] tq_status put_lines(Handle const* handle, std::int32_t seat, std::int32_t* out, std::size_t capacity,
                                  std::size_t* count) {
    zero(count);
    return of(handle, [=](auto const& any) -> tq_status {
        auto const who = seat_of(seat, any.players());
        if (!who) return TQ_NO_SUCH_SEAT;
        return put_list(out, capacity, count, any.game().lines, [&] { any.outputs().lines(any.erased(), *who, out); });
    });
}

[[nodiscard]] inline tq_status put_seats(triqueta::seat_set all, std::int32_t* out, std::size_t capacity,
                                         std::size_t* count) {
    return put_list(out, capacity, count, all.size(), [=] {
        auto* next = out;
        for (auto const s : all) *next++ = s.number();
    });
}
template <class Handle>
[[nodiscard]] tq_status put_winners(Handle const* handle, std::int32_t* out, std::size_t capacity, std::size_t* count) {
    zero(count);
    return of(handle, [=](auto const& any) { return put_seats(any.winners(), out, capacity, count); });
}

template <class Handle>
[[nodiscard]] tq_status put_result_json(Handle const* handle, char* out, std::size_t capacity, std::size_t* count) {
    zero(count);
    return of(handle, [=](auto const& any) {
        return put_text(out, capacity, count, [&](text_output to) { return any.write_result(to); });
    });
}

/// Writes a hash: `hash` or `canonical_hash`.
template <class Handle>
[[nodiscard]] tq_status put_hash(Handle const* handle, decltype(position_outputs::hash) position_outputs::*which,
                                 std::uint64_t* hash) {
    zero(hash);
    if (hash == nullptr) return TQ_NULL;
    return of(handle, [=](auto const& any) -> tq_status {
        *hash = (any.outputs().*which)(any.erased());
        return TQ_OK;
    });
}

template <class Handle>
[[nodiscard]] tq_status put_snapshot(Handle const* handle, std::uint8_t* out, std::size_t capacity,
                                     std::size_t* count) {
    zero(count);
    return of(handle, [=](auto const& any) {
        return put_bytes(out, capacity, count,
                         [&](byte_output to) { return any.outputs().write_bytes(any.erased(), to); });
    });
}

template <class Handle>
[[nodiscard]] tq_status put_position(Handle const* handle, std::int32_t language, char* out, std::size_t capacity,
                                     std::size_t* count) {
    zero(count);
    return of(handle, [=](auto const& any) -> tq_status {
        triqueta::text::language const* in = nullptr;
        if (auto const no = find_language(language, in)) return no;
        return put_text(out, capacity, count,
                        [&](text_output to) { return any.outputs().write_text(any.erased(), *in, to); });
    });
}

/// Writes the variant and the options of a game's or view's game.
template <class Handle>
[[nodiscard]] tq_status put_choice_of(Handle const* handle, std::int32_t* variant, std::int32_t* options,
                                      std::size_t capacity, std::size_t* count) {
    zero(variant);
    zero(count);
    return of(handle, [=](auto const& any) { return put_choice(any.choice(), variant, options, capacity, count); });
}

/// Stores a number, by get(match or view).
template <class Handle, class T, class Get>
[[nodiscard]] tq_status put_number(Handle const* handle, T* out, Get get) {
    zero(out);
    if (out == nullptr) return TQ_NULL;
    return of(handle, [=](auto const& any) -> tq_status {
        *out = static_cast<T>(get(any));
        return TQ_OK;
    });
}

/// Calls f with the caller's dice, and stores their new state.
template <class F>
[[nodiscard]] auto with_dice(tq_dice& kept, F f) {
    auto random = triqueta::dice::from_bits(kept.state[0]);
    auto const answer = f(random);
    kept.state[0] = random.bits();
    return answer;
}

/// Changes a game by a function that may refuse.
template <class Do>
[[nodiscard]] tq_status change(tq_game* game, std::int32_t* refusal, Do what) {
    zero(refusal);
    if (auto const no = check(game)) return no;
    changing const now{*game};
    auto const status = refuse(what(game->any), refusal);
    game->turn = game->any.turn();
    return status;
}

/// The same for a seat of the game, by what(match, seat).
template <class Do>
[[nodiscard]] tq_status change_seat(tq_game* game, std::int32_t seat, std::int32_t* refusal, Do what) {
    zero(refusal);
    if (auto const no = check(game)) return no;
    auto const who = seat_of(seat, game->any.players());
    if (!who) return TQ_NO_SUCH_SEAT;
    return change(game, refusal, [=](triqueta::any_match& m) { return what(m, *who); });
}

/// Makes a handle of a match that was made.
[[nodiscard]] inline tq_status make_game(memory const& from, triqueta::any_match&& match, tq_game** game) {
    *game = from.make<tq_game>(from, std::move(match));
    return *game == nullptr ? TQ_NO_MEMORY : TQ_OK;
}
/// Makes a handle of a view. `put` makes an empty view that of a game.
template <class Put>
[[nodiscard]] tq_status make_view(memory const& from, tq_view** view, Put put) {
    *view = tq_view::make(from);
    if (*view == nullptr) return TQ_NO_MEMORY;
    put((*view)->any);
    return TQ_OK;
}
[[nodiscard]] inline tq_status make_view(memory const& from, triqueta::any_view const& seen, tq_view** view) {
    return make_view(from, view, [&seen](triqueta::any_view& made) { made.copy_from(seen); });
}

}  // namespace tq
