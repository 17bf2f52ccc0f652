#include "arguments.hpp"
#include "outputs.hpp"
#include "positions.hpp"

#include <triqueta/core/inlining.hpp>

using namespace tq;

namespace {

template <game G>
TRIQUETA_COLD bool find_room(tq_game& game, match<G>& m, std::size_t happenings) {
    changing const now{game};
    return m.reserve(happenings);
}
/// The most events of one call: an action and the draws that follow it, or the deal of a new game.
template <game G>
constexpr std::size_t most_at_once = 1 + static_cast<std::size_t>(triqueta::rules_of<G>::most_draws);

/// Reserves history for so many events; false if there is no memory.
template <game G>
bool make_room(tq_game& game, match<G>& m, std::size_t happenings) {
    // Reserving the history reserves the checkpoints too.
    return happenings <= m.history().capacity() || find_room(game, m, happenings);
}

/// Changes a game by a function that may refuse.
template <class Do>
tq_status change(tq_game* game, std::int32_t* refusal, Do what) {
    zero(refusal);
    if (auto const no = check(game)) return no;
    return game->match.visit([&]<tq::game G>(match<G>& m) {
        tq_status const status = what(m);
        game->turn = m.turn().number();
        return status;
    });
}
/// The same for a function that may add events.
template <class Do>
tq_status change_with_room(tq_game* game, std::int32_t* refusal, Do what) {
    return change(game, refusal, [&]<tq::game G>(match<G>& m) -> tq_status {
        return make_room(*game, m, m.moment() + most_at_once<G>) ? what(m) : TQ_NO_MEMORY;
    });
}

/// Plays an action and writes the next turn and its legal actions. If the action is illegal, only returns false.
template <game G>
bool step(match<G>& m, triqueta::action<G> a, std::int32_t& turn, std::int32_t* legal, std::size_t& count) {
    if (!m.state().allows(a)) return false;
    m.play_unchecked(a);
    turn = m.turn().number();
    auto* next = legal;
    for (auto const one : m.state().legal()) *next++ = one.number();
    count = static_cast<std::size_t>(next - legal);
    return true;
}
/// Whether a step of the game takes less time than its function calls, as in Triqueta.
template <game G>
constexpr bool is_small = triqueta::action<G>::count < 64;
/// `step` inlined into one function.
template <game G>
TRIQUETA_FLATTEN bool flat_step(match<G>& m, triqueta::action<G> a, std::int32_t& turn, std::int32_t* legal,
                                std::size_t& count) {
    return step<G>(m, a, turn, legal, count);
}

}  // namespace

tq_status tq_game_copy(tq_game* to, tq_game const* from) {
    if (auto const no = check(to)) return no;
    if (auto const no = check(from)) return no;
    if (to == from) return TQ_OK;
    changing const now{*to};
    return from->match.visit([&]<game G>(match<G> const& m) -> tq_status {
        if (to->match.number() == from->match.number()) {
            auto& other = to->match.as<G>();
            if (!other.reserve(m.history().size())) return TQ_NO_MEMORY;
            other = m;
            to->turn = from->turn;
            return TQ_OK;
        }
        match<G> other{m.state(), in_memory{to->memory}};
        if (!other.reserve(m.history().size())) return TQ_NO_MEMORY;
        to->match.emplace<G>(std::move(other));
        to->match.as<G>() = m;
        to->turn = from->turn;
        return TQ_OK;
    });
}

tq_status tq_game_turn(tq_game const* game, std::int32_t* turn) {
    zero(turn);
    if (turn == nullptr) return TQ_NULL;
    if (auto const no = check(game)) return no;
    *turn = game->turn;
    return TQ_OK;
}

tq_status tq_game_legal(tq_game const* game, std::int32_t* out, std::size_t capacity, std::size_t* count) {
    zero(count);
    return of_state(game, [&](auto const& s) {
        return put_actions(
            s, [](auto const& p) { return p.legal(); }, out, capacity, count);
    });
}

tq_status tq_game_distinct(tq_game const* game, std::int32_t* out, std::size_t capacity, std::size_t* count) {
    zero(count);
    return of_state(game, [&](auto const& s) {
        return put_actions(
            s, [](auto const& p) { return p.distinct(); }, out, capacity, count);
    });
}

tq_status tq_game_mask(tq_game const* game, std::uint8_t* out, std::size_t capacity, std::size_t* count) {
    zero(count);
    return of_state(game, [&](auto const& s) { return put_mask(s, out, capacity, count); });
}

tq_status tq_game_why_not(tq_game const* game, std::int32_t seat, std::int32_t action, std::int32_t* refusal) {
    zero(refusal);
    if (refusal == nullptr) return TQ_NULL;
    return of_state(game, [&](auto const& s) { return tell_why_not(s, seat, action, refusal); });
}

tq_status tq_game_play(tq_game* game, std::int32_t seat, std::int32_t action, std::int32_t* refusal) {
    return change_with_room(game, refusal, [&]<tq::game G>(match<G>& m) -> tq_status {
        auto const who = seat_of(seat, m.players());
        if (!who) return TQ_OUT_OF_RANGE;
        auto const a = triqueta::action<G>::from_number(action);
        return refuse(a ? m.play(*who, *a) : triqueta::refusal::no_such_number, refusal);
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
    return game->match.visit([=]<tq::game G>(match<G>& m) -> tq_status {
        if (capacity < most_legal<G>) {
            *count = most_legal<G>;
            return TQ_TOO_SMALL;
        }
        if (!make_room(*game, m, m.moment() + most_at_once<G>)) return TQ_NO_MEMORY;
        auto const a = triqueta::action<G>::from_number(action);
        if (!a) return refuse(triqueta::refusal::no_such_number, refusal);
        bool accepted = false;
        if constexpr (is_small<G>)
            accepted = flat_step<G>(m, *a, game->turn, legal, *count);
        else
            accepted = step<G>(m, *a, game->turn, legal, *count);
        if (!accepted) return refuse(m.why_not(m.state().table().mover, *a), refusal);
        *turn = game->turn;
        return TQ_OK;
    });
}

tq_status tq_game_chance(tq_game const* game, std::int32_t* outcome, std::uint32_t* weight, std::size_t capacity,
                         std::size_t* count) {
    zero(count);
    if (outcome == nullptr && weight != nullptr && capacity > 0) return TQ_NULL;
    return of_state(game, [&]<tq::game G>(triqueta::state<G> const& s) -> tq_status {
        auto const there = s.to_draw();
        auto const each = [&there](auto add) {
            for (int i = 0; i < triqueta::rules_of<G>::outcomes; ++i)
                if (auto const weighs = there.of(triqueta::outcome<G>(i)); weighs > 0) add(i, weighs);
        };
        int size = 0;
        each([&size](int, int) { ++size; });
        auto const status =
            put_list(outcome, capacity, count, size, [&](auto add) { each([&](int i, int) { add(i); }); });
        if (status != TQ_OK || weight == nullptr) return status;
        return put_list(weight, capacity, count, size, [&](auto add) { each([&](int, int weighs) { add(weighs); }); });
    });
}

tq_status tq_game_reveal(tq_game* game, std::int32_t outcome, std::int32_t* refusal) {
    return change_with_room(game, refusal, [&]<tq::game G>(match<G>& m) -> tq_status {
        bool const is_one = outcome >= 0 && outcome < triqueta::rules_of<G>::outcomes;
        if (!is_one && m.turn().is_chance()) return refuse(triqueta::refusal::not_to_be_drawn, refusal);
        return refuse(m.reveal(triqueta::outcome<G>(is_one ? outcome : 0)), refusal);
    });
}

tq_status tq_game_draw(tq_game* game, tq_dice* dice, std::int32_t* outcome, std::int32_t* refusal) {
    zero(outcome);
    zero(refusal);
    if (dice == nullptr) return TQ_NULL;
    return change_with_room(game, refusal, [&]<tq::game G>(match<G>& m) -> tq_status {
        if (!m.turn().is_chance()) return refuse(triqueta::refusal::chance_not_asked, refusal);
        auto const drawn = with_dice(*dice, [&](triqueta::dice& random) { return triqueta::urn{random}(m.state()); });
        if (outcome != nullptr) *outcome = static_cast<std::int32_t>(drawn);
        return refuse(m.reveal(drawn), refusal);
    });
}

tq_status tq_game_set_dice(tq_game* game, tq_dice const* dice) {
    return change_with_room(game, nullptr, [dice]<tq::game G>(match<G>& m) -> tq_status {
        m.draw_by(dice == nullptr ? std::optional<triqueta::dice>{} : triqueta::dice::from_bits(dice->state[0]));
        return TQ_OK;
    });
}

tq_status tq_game_play_out(tq_game* game, tq_dice* dice, std::uint64_t* actions) {
    zero(actions);
    if (dice == nullptr) return TQ_NULL;
    if (auto const no = check(game)) return no;
    game->match.visit([&]<tq::game G>(match<G>& m) {
        auto s = m.state();
        auto const taken = with_dice(
            *dice, [&](triqueta::dice& random) { return play_on(s, triqueta::urn{random}, triqueta::uniform); });
        if (actions != nullptr) *actions = static_cast<std::uint64_t>(taken);
        m = match<G>{s};
    });
    game->turn = TQ_OVER;
    return TQ_OK;
}

tq_status tq_game_undo(tq_game* game, std::int32_t also_looks, std::int32_t* refusal) {
    auto const looks = also_looks != 0 ? triqueta::undo_looks::yes : triqueta::undo_looks::no;
    return change(game, refusal, [&](auto& m) { return refuse(m.undo(looks), refusal); });
}

tq_status tq_game_redo(tq_game* game, std::int32_t* refusal) {
    return change(game, refusal, [&]<tq::game G>(match<G>& m) -> tq_status {
        // The history already has what is replayed. But dice set since then may add draws.
        bool const has_room = make_room(*game, m, m.history().size() + most_at_once<G>);
        return has_room ? refuse(m.redo(), refusal) : TQ_NO_MEMORY;
    });
}

tq_status tq_game_moment(tq_game const* game, std::uint64_t* moment) {
    zero(moment);
    if (moment == nullptr) return TQ_NULL;
    if (auto const no = check(game)) return no;
    *moment = game->match.visit([](auto const& m) { return static_cast<std::uint64_t>(m.moment()); });
    return TQ_OK;
}

tq_status tq_game_events(tq_game const* game, std::int32_t viewer, std::uint64_t since, std::uint8_t* out,
                         std::size_t capacity, std::size_t* count) {
    zero(count);
    if (auto const no = check(game)) return no;
    return game->match.visit([&]<tq::game G>(match<G> const& m) -> tq_status {
        auto const who = viewer_of(viewer, m.players());
        if (!who || since > m.moment()) return TQ_OUT_OF_RANGE;
        return put_bytes(out, capacity, count, [&](byte_output to) {
            triqueta::event_writer<G, byte_output> events{to};
            for (auto const& full : m.happened(static_cast<std::size_t>(since))) events.add(full.seen_by(*who));
            return events.finish();
        });
    });
}
