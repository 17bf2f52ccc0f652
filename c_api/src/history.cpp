#include "arguments.hpp"
#include "outputs.hpp"
#include "positions.hpp"

using namespace tq;
using triqueta::any_match;

tq_status tq_game_undo(tq_game* game, std::int32_t span, std::int32_t also_looks, std::int32_t* refusal) {
    zero(refusal);
    if (auto const no = check(game)) return no;
    if (span != TQ_LAST_ACTION && span != TQ_LAST_TURN) return TQ_OUT_OF_RANGE;
    return change(game, refusal, [=](any_match& m) {
        return m.undo(triqueta::undo_looks{also_looks != 0}, triqueta::undo_span{span == TQ_LAST_TURN});
    });
}

tq_status tq_game_redo(tq_game* game, std::int32_t* refusal) {
    return change(game, refusal, [](any_match& m) { return m.redo(); });
}

tq_status tq_game_moment(tq_game const* game, std::uint64_t* moment) {
    return put_number(game, moment, [](any_match const& m) { return m.moment(); });
}

tq_status tq_game_happened(tq_game const* game, std::uint64_t place, std::int32_t* seat, std::int32_t* number) {
    zero(seat);
    zero(number);
    if (seat == nullptr || number == nullptr) return TQ_NULL;
    return of(game, [=](any_match const& m) -> tq_status {
        if (place >= m.moment()) return TQ_NO_SUCH_MOMENT;
        auto const one = m.game().match_data->happened(m.erased(), static_cast<std::size_t>(place));
        *seat = one.whose.number();
        *number = one.number;
        return TQ_OK;
    });
}

tq_status tq_game_time(tq_game const* game, std::uint64_t place, std::int64_t* time) {
    zero(time);
    if (time == nullptr) return TQ_NULL;
    return of(game, [=](any_match const& m) -> tq_status {
        if (place >= m.moment()) return TQ_NO_SUCH_MOMENT;
        auto const found = m.time(static_cast<std::size_t>(place));
        if (!found) return TQ_NOT_FOUND;
        *time = *found;
        return TQ_OK;
    });
}

tq_status tq_game_events(tq_game const* game, std::int32_t viewer, std::uint64_t since, std::uint8_t* out,
                         std::size_t capacity, std::size_t* count) {
    zero(count);
    return of(game, [=](any_match const& m) -> tq_status {
        auto const who = viewer_of(viewer, m.players());
        if (!who) return TQ_NO_SUCH_VIEWER;
        if (since > m.moment()) return TQ_NO_SUCH_MOMENT;
        return put_bytes(out, capacity, count,
                         [&](byte_output to) { return m.write_events(*who, static_cast<std::size_t>(since), to); });
    });
}

tq_status tq_game_changes(tq_game const* game, std::uint64_t* changes) {
    return put_number(game, changes, [](any_match const& m) { return m.changes(); });
}
