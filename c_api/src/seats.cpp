#include "arguments.hpp"
#include "outputs.hpp"
#include "positions.hpp"

using namespace tq;
using triqueta::any_match, triqueta::seat_exit, triqueta::seat_holder;

namespace {

bool is_holder(std::int32_t number) { return number >= TQ_NOBODY && number <= TQ_BOT; }

}  // namespace

tq_status tq_game_take_seat(tq_game* game, std::int32_t seat, std::int32_t holder) {
    if (auto const no = check(game)) return no;
    if (!is_holder(holder)) return TQ_OUT_OF_RANGE;
    return change_seat(game, seat, nullptr,
                       [=](any_match& m, triqueta::seat s) { return m.take_seat(s, seat_holder(holder)); });
}

tq_status tq_game_claim_seat(tq_game* game, std::int32_t seat, std::int32_t holder, char const* key,
                             std::size_t key_length, std::int32_t* refusal) {
    zero(refusal);
    std::string_view words;
    if (auto const no = check(game)) return no;
    if (!is_holder(holder)) return TQ_OUT_OF_RANGE;
    if (auto const no = find_text(key, key_length, words)) return no;
    return change_seat(game, seat, refusal,
                       [=](any_match& m, triqueta::seat s) { return m.claim_seat(s, seat_holder(holder), words); });
}

tq_status tq_game_leave_seat(tq_game* game, std::int32_t seat, std::int32_t exit) {
    if (auto const no = check(game)) return no;
    if (exit < TQ_NO_EXIT || exit > TQ_ABANDONED) return TQ_OUT_OF_RANGE;
    return change_seat(game, seat, nullptr,
                       [=](any_match& m, triqueta::seat s) { return m.leave_seat(s, seat_exit(exit)); });
}

tq_status tq_game_seat(tq_game const* game, std::int32_t seat, std::int32_t* holder, std::int32_t* exit) {
    zero(holder);
    zero(exit);
    if (holder == nullptr || exit == nullptr) return TQ_NULL;
    return of(game, [=](any_match const& m) -> tq_status {
        auto const who = seat_of(seat, m.players());
        if (!who) return TQ_NO_SUCH_SEAT;
        *holder = static_cast<std::int32_t>(m.holder(*who));
        *exit = static_cast<std::int32_t>(m.exit(*who));
        return TQ_OK;
    });
}

tq_status tq_game_seats_json(tq_game const* game, char* out, std::size_t capacity, std::size_t* count) {
    zero(count);
    return of(game, [=](any_match const& m) {
        return put_text(out, capacity, count, [&](text_output to) { return m.write_seats_json(to); });
    });
}

tq_status tq_game_agree_to_undo(tq_game* game, tq_cursor const* cursor, std::int32_t seat, std::int32_t* refusal) {
    return change_seat(game, seat, refusal, [=](any_match& m, triqueta::seat who) {
        auto const at = cursor == nullptr ? m.cursor(who) : triqueta::cursor{cursor->moment, cursor->view_hash};
        return m.agree_to_undo(at, who);
    });
}

tq_status tq_game_refuse_to_undo(tq_game* game) {
    return change(game, nullptr, [](any_match& m) {
        m.refuse_to_undo();
        return triqueta::refusal{};
    });
}

tq_status tq_game_agreed(tq_game const* game, std::int32_t* out, std::size_t capacity, std::size_t* count) {
    zero(count);
    return of(game, [=](any_match const& m) { return put_seats(m.agreed_to_undo(), out, capacity, count); });
}
