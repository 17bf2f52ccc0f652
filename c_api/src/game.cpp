#include "arguments.hpp"
#include "outputs.hpp"
#include "positions.hpp"

using namespace tq;
using triqueta::any_match;

namespace {

/// Changes a game by a function that may refuse.
template <class Do>
tq_status change(tq_game* game, std::int32_t* refusal, Do what) {
    zero(refusal);
    if (auto const no = check(game)) return no;
    changing const now{*game};
    auto const status = refuse(what(game->any), refusal);
    game->turn = game->any.turn();
    return status;
}

}  // namespace

tq_status tq_game_copy(tq_game* to, tq_game const* from) {
    if (auto const no = check(to)) return no;
    if (auto const no = check(from)) return no;
    if (to == from) return TQ_OK;
    changing const now{*to};
    if (!to->any.copy_from(from->any, triqueta::future::known)) return TQ_NO_MEMORY;
    to->turn = from->turn;
    return TQ_OK;
}

tq_status tq_game_turn(tq_game const* game, std::int32_t* turn) {
    zero(turn);
    if (turn == nullptr) return TQ_NULL;
    if (auto const no = check(game)) return no;
    *turn = game->turn.number();
    return TQ_OK;
}

tq_status tq_game_legal(tq_game const* game, std::int32_t* out, std::size_t capacity, std::size_t* count) {
    return put_actions(game, &position_functions::legal, out, capacity, count);
}

tq_status tq_game_distinct(tq_game const* game, std::int32_t* out, std::size_t capacity, std::size_t* count) {
    return put_actions(game, &position_functions::distinct, out, capacity, count);
}

tq_status tq_game_mask(tq_game const* game, std::uint8_t* out, std::size_t capacity, std::size_t* count) {
    return put_mask(game, out, capacity, count);
}

tq_status tq_game_why_not(tq_game const* game, std::int32_t seat, std::int32_t action, std::int32_t* refusal) {
    return put_why_not(game, seat, action, refusal);
}

tq_status tq_game_play(tq_game* game, std::int32_t seat, std::int32_t action, std::int32_t* refusal) {
    auto const who = seat_of(seat, TQ_MOST_PLAYERS);
    return change(game, refusal,
                  [=](any_match& m) { return who ? m.play(*who, action) : triqueta::refusal::no_such_seat; });
}

tq_status tq_game_step(tq_game* game, std::int32_t action, std::int32_t* turn, std::int32_t* legal,
                       std::size_t capacity, std::size_t* count, std::int32_t* refusal) {
    zero(turn);
    zero(count);
    zero(refusal);
    if (turn == nullptr || count == nullptr) return TQ_NULL;
    if (auto const no = check_buffer(legal, capacity)) return no;
    if (auto const no = check(game)) return no;
    auto const most_legal = static_cast<std::size_t>(game->any.game().most_legal);
    if (capacity < most_legal) {
        *count = most_legal;
        return TQ_TOO_SMALL;
    }
    changing const now{*game};
    if (auto const why = game->any.step(action, game->turn, legal, *count)) return refuse(why, refusal);
    *turn = game->turn.number();
    return TQ_OK;
}

tq_status tq_game_chance(tq_game const* game, std::int32_t* outcome, std::uint32_t* weight, std::size_t capacity,
                         std::size_t* count) {
    zero(count);
    if (outcome == nullptr && weight != nullptr && capacity > 0) return TQ_NULL;
    return of(game, [=](any_match const& m) {
        auto const chance = m.game().match->chance;
        return put_list(outcome, capacity, count, chance(m.erased(), nullptr, nullptr),
                        [&] { chance(m.erased(), outcome, weight); });
    });
}

tq_status tq_game_reveal(tq_game* game, std::int32_t outcome, std::int32_t* refusal) {
    return change(game, refusal, [=](any_match& m) { return m.reveal(outcome); });
}

tq_status tq_game_draw(tq_game* game, tq_dice* dice, std::int32_t* outcome, std::int32_t* refusal) {
    zero(outcome);
    zero(refusal);
    if (dice == nullptr) return TQ_NULL;
    return change(game, refusal, [=](any_match& m) {
        return with_dice(*dice, [&](triqueta::dice& random) { return m.draw(random, std::nullopt, outcome); });
    });
}

tq_status tq_game_set_dice(tq_game* game, tq_dice const* dice) {
    return change(game, nullptr, [dice](any_match& m) {
        return m.draw_by(dice == nullptr ? std::optional<triqueta::dice>{} : triqueta::dice::from_bits(dice->state[0]));
    });
}

tq_status tq_game_play_out(tq_game* game, tq_dice* dice, std::uint64_t* actions) {
    zero(actions);
    if (dice == nullptr) return TQ_NULL;
    if (auto const no = check(game)) return no;
    changing const now{*game};
    auto const played = with_dice(*dice, [game](triqueta::dice& random) { return game->any.play_out(random); });
    if (actions != nullptr) *actions = played;
    game->turn = triqueta::turn::over();
    return TQ_OK;
}

tq_status tq_game_undo(tq_game* game, std::int32_t also_looks, std::int32_t* refusal) {
    auto const looks = also_looks != 0 ? triqueta::undo_looks::yes : triqueta::undo_looks::no;
    return change(game, refusal, [looks](any_match& m) { return m.undo(looks); });
}

tq_status tq_game_redo(tq_game* game, std::int32_t* refusal) {
    return change(game, refusal, [](any_match& m) { return m.redo(); });
}

tq_status tq_game_moment(tq_game const* game, std::uint64_t* moment) {
    zero(moment);
    if (moment == nullptr) return TQ_NULL;
    return of(game, [moment](any_match const& m) -> tq_status {
        *moment = m.moment();
        return TQ_OK;
    });
}

tq_status tq_game_events(tq_game const* game, std::int32_t viewer, std::uint64_t since, std::uint8_t* out,
                         std::size_t capacity, std::size_t* count) {
    zero(count);
    return of(game, [=](any_match const& m) -> tq_status {
        auto const who = viewer_of(viewer, m.players());
        if (!who || since > m.moment()) return TQ_OUT_OF_RANGE;
        return put_bytes(out, capacity, count,
                         [&](byte_output to) { return m.write_events(*who, static_cast<std::size_t>(since), to); });
    });
}
