#include "arguments.hpp"
#include "outputs.hpp"
#include "positions.hpp"

using namespace tq;
using triqueta::any_match;

namespace {

std::optional<std::int64_t> time_of(std::int64_t const* time) {
    return time == nullptr ? std::nullopt : std::optional{*time};
}

}  // namespace

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
    return change_seat(game, seat, refusal, [=](any_match& m, triqueta::seat who) { return m.play(who, action); });
}

tq_status tq_game_play_at(tq_game* game, tq_cursor const* cursor, std::int32_t seat, std::int32_t action,
                          std::int64_t const* time, std::int32_t* refusal) {
    return change_seat(game, seat, refusal, [=](any_match& m, triqueta::seat who) {
        if (cursor == nullptr) return m.play(who, action, time_of(time));
        return m.play_at({cursor->moment, cursor->view_hash}, who, action, time_of(time));
    });
}

tq_status tq_game_step(tq_game* game, std::int32_t action, std::int32_t* turn, std::int32_t* legal,
                       std::size_t capacity, std::size_t* count, std::int32_t* refusal) {
    zero(turn);
    zero(count);
    zero(refusal);
    if (turn == nullptr || count == nullptr) return TQ_NULL;
    if (auto const no = check_buffer(legal, capacity)) return no;
    if (auto const no = check(game)) return no;
    auto const room = static_cast<std::size_t>(game->any.game().most_legal);
    if (capacity < room) {
        *count = room;
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

tq_status tq_game_reveal(tq_game* game, std::int32_t outcome, std::int64_t const* time, std::int32_t* refusal) {
    return change(game, refusal, [=](any_match& m) { return m.reveal(outcome, time_of(time)); });
}

tq_status tq_game_draw(tq_game* game, tq_dice* dice, std::int64_t const* time, std::int32_t* outcome,
                       std::int32_t* refusal) {
    zero(outcome);
    zero(refusal);
    if (dice == nullptr) return TQ_NULL;
    return change(game, refusal, [=](any_match& m) {
        return with_dice(*dice, [&](triqueta::dice& random) { return m.draw(random, time_of(time), outcome); });
    });
}

tq_status tq_game_set_dice(tq_game* game, tq_dice const* dice, std::int32_t* refusal) {
    return change(game, refusal, [dice](any_match& m) {
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
