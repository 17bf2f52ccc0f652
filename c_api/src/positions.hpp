#pragma once

#include "arguments.hpp"
#include "outputs.hpp"

#include <cstddef>
#include <cstdint>

/// What games and views have in common. A Position is a state or a view.
namespace tq {

/// Writes the numbers of the actions in list(position).
template <class Position, class List>
[[nodiscard]] tq_status put_actions(Position const& p, List list, std::int32_t* out, std::size_t capacity,
                                    std::size_t* count) {
    auto const actions = list(p);
    return put_list(out, capacity, count, static_cast<int>(actions.size()), [&actions](auto add) {
        for (auto const a : actions) add(a.number());
    });
}

template <class Position>
[[nodiscard]] tq_status put_mask(Position const& p, std::uint8_t* out, std::size_t capacity, std::size_t* count) {
    using action = typename Position::action;
    return put_list(out, capacity, count, action::count, [&](auto) {
        triqueta::write_mask(p, std::span{out, capacity});
    });
}

template <class Position>
[[nodiscard]] tq_status tell_why_not(Position const& p, std::int32_t seat, std::int32_t number, std::int32_t* refusal) {
    auto const who = seat_of(seat, p.players());
    if (!who) return TQ_OUT_OF_RANGE;
    auto const a = Position::action::from_number(number);
    static_cast<void>(refuse(a ? p.why_not(*who, *a) : triqueta::refusal::no_such_number, refusal));
    return TQ_OK;
}

template <class Position>
[[nodiscard]] tq_status put_points(Position const& p, std::int32_t* out, std::size_t capacity, std::size_t* count) {
    return put_list(out, capacity, count, p.players(), [&p](auto add) {
        auto const result = p.result();
        for (int i = 0; i < p.players(); ++i) add(result.points(triqueta::seat{i}).value());
    });
}

template <class Position>
[[nodiscard]] tq_status put_winners(Position const& p, std::int32_t* out, std::size_t capacity, std::size_t* count) {
    auto const winners = p.result().winners();
    return put_list(out, capacity, count, static_cast<int>(winners.size()), [&winners](auto add) {
        for (auto const s : winners) add(s.number());
    });
}

template <class Position>
[[nodiscard]] tq_status put_result_json(Position const& p, char* out, std::size_t capacity, std::size_t* count) {
    auto const result = p.result();
    return put_text(out, capacity, count, [&result](text_output to) { return triqueta::text::write_json(result, to); });
}

/// The number of tokens, or of cards of the first pile, of a deal by hand; 0 if the game has no deals by hand.
template <game G>
inline constexpr int pieces = [] {
    if constexpr (requires { triqueta::deal<G>::order::pieces; })
        return triqueta::deal<G>::order::pieces;
    else
        return 0;
}();

template <game G>
inline constexpr int most_legal = triqueta::action_set<G>::most;

/// Writes the score lines of a seat.
template <class Position>
[[nodiscard]] tq_status put_parts(Position const& p, std::int32_t seat, std::int32_t* out, std::size_t capacity,
                                  std::size_t* count) {
    using result = triqueta::result<typename Position::game>;
    auto const who = seat_of(seat, p.players());
    if (!who) return TQ_OUT_OF_RANGE;
    return put_list(out, capacity, count, result::lines, [&](auto add) {
        auto const scored = p.result();
        for (int line = 0; line < result::lines; ++line) add(scored.line(line, *who).value());
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

/// Calls f with a game's state.
template <class F>
[[nodiscard]] tq_status of_state(tq_game const* game, F f) {
    if (auto const no = check(game)) return no;
    return game->match.visit([&f](auto const& m) { return static_cast<tq_status>(f(m.state())); });
}
/// Calls f with a view.
template <class F>
[[nodiscard]] tq_status of_view(tq_view const* view, F f) {
    if (auto const no = check(view)) return no;
    return view->view.visit([&f](auto const& v) { return static_cast<tq_status>(f(v)); });
}

/// Makes a game continue from a position. It keeps the memory of its history if it was of the same game.
template <game G>
void become(tq_game& into, triqueta::state<G> const& position) {
    changing const now{into};
    if (into.match.number() == games::number_of<G>)
        into.match.template as<G>() = match<G>{position};
    else
        into.match.template emplace<G>(position, in_memory{into.memory});
    into.turn = position.turn().number();
}

template <game G>
[[nodiscard]] tq_status make_game(memory const& from, triqueta::state<G> const& position, tq_game** made) {
    *made = from.make<tq_game>(std::in_place_type<G>, from, position);
    return *made == nullptr ? TQ_NO_MEMORY : TQ_OK;
}
template <game G>
[[nodiscard]] tq_status make_view(memory const& from, triqueta::view<G> const& seen, tq_view** made) {
    *made = from.make<tq_view>(from, seen);
    return *made == nullptr ? TQ_NO_MEMORY : TQ_OK;
}

}  // namespace tq
