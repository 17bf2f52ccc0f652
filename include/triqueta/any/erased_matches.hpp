#pragma once

#include "triqueta/any/any_game.hpp"
#include "triqueta/any/any_match.hpp"
#include "triqueta/any/erased_position.hpp"
#include "triqueta/any/memory.hpp"
#include "triqueta/core/game.hpp"
#include "triqueta/core/inlining.hpp"
#include "triqueta/core/refusal.hpp"
#include "triqueta/core/seat.hpp"
#include "triqueta/core/state.hpp"
#include "triqueta/play/match.hpp"
#include "triqueta/play/playout.hpp"
#include "triqueta/play/policy.hpp"
#include "triqueta/play/urn.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>

namespace triqueta {
namespace detail {

template <game G>
TRIQUETA_COLD refusal why_no_step(erased_match<G> const& m, action<G> a) {
    return m.why_not(m.state().table().mover, a);
}
template <game G>
[[nodiscard]] refusal step_checked(erased_match<G>& m, action<G> a, turn& next, std::int32_t* legal,
                                   std::size_t& count) {
    if (!m.state().allows(a)) return why_no_step<G>(m, a);
    m.play_unchecked(a);
    next = m.turn();
    auto* out = legal;
    for (auto const one : m.state().legal()) *out++ = one.number();
    count = static_cast<std::size_t>(out - legal);
    return {};
}
template <game G>
[[nodiscard]] TRIQUETA_FLATTEN refusal step_flat(erased_match<G>& m, action<G> a, turn& next, std::int32_t* legal,
                                                 std::size_t& count) {
    return step_checked<G>(m, a, next, legal, count);
}
/// Whether a step of the game takes less time than its function calls, as in Triqueta.
template <game G>
inline constexpr bool has_short_steps = action<G>::count < 64;

template <game G>
[[nodiscard]] refusal step_match(void* at, int number, turn& next, std::int32_t* legal, std::size_t& count) {
    auto& m = match_at<G>(at);
    if (!has_room<G>(m, m.moment())) return refusal::no_memory;
    if (number < 0 || number >= action<G>::count) return refusal::no_such_number;
    auto const a = action<G>::from_number_unchecked(number);  // an optional action would cost more
    if constexpr (has_short_steps<G>)
        return step_flat<G>(m, a, next, legal, count);
    else
        return step_checked<G>(m, a, next, legal, count);
}

template <game G>
[[nodiscard]] int put_chance(void const* at, std::int32_t* outcomes, std::uint32_t* weights) {
    auto const there = match_at<G>(at).state().to_draw();
    int count = 0;
    for (int i = 0; i < rules_of<G>::outcomes; ++i) {
        auto const weight = there.of(from_number<outcome<G>>(i));
        if (weight == 0) continue;
        if (outcomes != nullptr) outcomes[count] = i;
        if (weights != nullptr) weights[count] = static_cast<std::uint32_t>(weight);
        ++count;
    }
    return count;
}

template <game G>
inline constexpr match_functions match_functions_of{
    .position = position_functions_of<G, state_behind<G>>,
    .make_copy =
        [](void* at, memory const& in, void const* from, future known) {
            auto const& other = match_at<G>(from);
            auto* const made = new (at) erased_match<G>{other.state(), in_memory{in}};
            if (made->copy_from(other, known)) return true;
            made->~erased_match<G>();
            return false;
        },
    .destroy = [](void* at) { match_at<G>(at).~erased_match<G>(); },
    .copy = [](void* to, void const* from,
               future known) { return match_at<G>(to).copy_from(match_at<G>(from), known); },
    .play =
        [](void* at, seat who, int number) {
            auto& m = match_at<G>(at);
            auto const a = action<G>::from_number(number);
            if (!a) return refusal::no_such_number;
            return has_room<G>(m, m.moment()) ? m.play(who, *a) : refusal::no_memory;
        },
    .step = &step_match<G>,
    .chance = &put_chance<G>,
    .reveal =
        [](void* at, int number) {
            auto& m = match_at<G>(at);
            bool const is_one = number >= 0 && number < rules_of<G>::outcomes;
            if (!is_one && m.turn().is_chance()) return refusal::not_to_be_drawn;
            return has_room<G>(m, m.moment()) ? m.reveal(from_number<outcome<G>>(is_one ? number : 0))
                                              : refusal::no_memory;
        },
    .draw =
        [](void* at, dice& random, std::int32_t* drawn) {
            auto& m = match_at<G>(at);
            if (!m.turn().is_chance()) return refusal::chance_not_asked;
            if (!has_room<G>(m, m.moment())) return refusal::no_memory;
            auto const answer = urn{random}(m.state());
            if (drawn != nullptr) *drawn = as_number(answer);
            return m.reveal(answer);
        },
    .draw_by =
        [](void* at, std::optional<dice> const& random) {
            auto& m = match_at<G>(at);
            if (!has_room<G>(m, m.moment())) return refusal::no_memory;
            m.draw_by(random);
            return refusal{};
        },
    .play_out =
        [](void* at, dice& random) {
            auto& m = match_at<G>(at);
            auto s = m.state();
            auto const actions = play_on(s, urn{random}, uniform);
            m.go_on_from(s);
            return static_cast<std::uint64_t>(actions);
        },
    .moment = [](void const* at) { return match_at<G>(at).moment(); },
    .make_view = [](void const* from, viewer who, void* at) { new (at) view<G>{match_at<G>(from).view(who)}; },
};

}  // namespace detail

template <class G>
bool any_match::go_on_from(any_game const& game, state<G> const& position) {
    return go_on_by(game, [&](void* at, bool is_match) { detail::go_on_from<G>(at, memory_, position, is_match); });
}

/// For each game of a catalogue, the functions that its matches are played with.
template <class Catalog>
struct erased_matches {
    static detail::tables<Catalog, detail::match_functions> const all;
};
template <class Catalog>
constinit detail::tables<Catalog, detail::match_functions> const
    erased_matches<Catalog>::all = detail::tables_of<Catalog>([]<game G>() { return detail::match_functions_of<G>; });

}  // namespace triqueta
