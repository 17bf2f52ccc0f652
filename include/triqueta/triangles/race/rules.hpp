#pragma once

#include "triqueta/core/base_rules.hpp"
#include "triqueta/core/game_limits.hpp"
#include "triqueta/core/name.hpp"
#include "triqueta/core/reasons.hpp"
#include "triqueta/core/refusal.hpp"
#include "triqueta/core/seat.hpp"
#include "triqueta/triangles/card.hpp"
#include "triqueta/triangles/card_game.hpp"
#include "triqueta/triangles/cards.hpp"
#include "triqueta/triangles/race/action.hpp"
#include "triqueta/triangles/race/action_set.hpp"
#include "triqueta/triangles/race/check_position.hpp"
#include "triqueta/triangles/race/moves.hpp"
#include "triqueta/triangles/race/refusals.hpp"
#include "triqueta/triangles/race/result.hpp"
#include "triqueta/triangles/race/secrets.hpp"
#include "triqueta/triangles/race/table.hpp"

#include <cstdint>
#include <limits>
#include <optional>

namespace triqueta::triangles::race {

/// The rules of the 21/15/9-card game: the moves of each phase and their effects. The moves themselves are in moves/.
class rules : public card_game<rules, table, secrets, action, race::most_players, card_kinds> {
  public:
    using setup = race::setup;
    using result = race::result;
    using action_set = race::action_set;
    using all_moves = race::all_moves;

    static constexpr int most_draws = 4 * hand_size(4);  // R1

    [[nodiscard]] static constexpr std::optional<setup> setup_for(int players) {
        if (players < 2 || players > most_players) return std::nullopt;
        return setup{players};
    }
    [[nodiscard]] static constexpr refusal why_not_start(setup const& s) {
        if (!setup_for(s.players)) return refusals::wrong_player_count;
        if (s.first.number() >= s.players) return refusal::no_such_seat;
        return s.turn_cap < 1 ? refusals::no_turns : refusal{};
    }
    static constexpr void start(setup const& s, table& t) {
        t.players = static_cast<std::uint8_t>(s.players);
        t.mover = s.first;
        t.turn_cap = s.turn_cap;
    }

    /// A turn draws and discards at most one card. It completes no more triangles than there are cards in the hand,
    /// with a choice after each, and plays no more jokers than there are, with a piece after each; then it ends.
    [[nodiscard]] static constexpr game_limits limits(setup const& s) {
        constexpr int most_of_turn = 2 + 2 * (most_held + 1) + 2 * (card_kinds - piece_kinds) + 1;
        constexpr int most = std::numeric_limits<int>::max();
        return {0, 1, s.turn_cap > most / most_of_turn ? most : s.turn_cap * most_of_turn};
    }

    /// The legal actions of the mover.
    [[nodiscard]] static constexpr action_set legal(table const& t, secrets const& mover) {
        action_set all;
        switch (t.phase) {
            case phase::turn:
                if (!moves::draw{0}.why_not(t)) all.draw();
                if (!moves::take{0}.why_not(t)) all.take();
                all.complete({mover.hand, t.saved[t.mover], moves::may_empty_hand(t) ? 3 : t.in_hand[t.mover] - 1});
                if (moves::is_last_turn(t)) {
                    all.play_jokers(moves::jokers_to_play(t, mover.hand));
                    all.end_turn();
                }
                break;
            case phase::discard: all.discard(mover.hand); break;
            case phase::save:
                for (card const c : t.saving) all.save(number_of(c));
                break;
            case phase::closing:
                all.play_jokers(moves::jokers_to_play(t, mover.hand));
                all.end_turn();
                if (!moves::end_and_call{0}.why_not(t)) all.end_turn_and_call();
                break;
            case phase::take_saved:
                all.take_saved(moves::saved_by_others(t));
                if (!moves::take_nothing{0}.why_not(t)) all.take_nothing();
                break;
            case phase::deal:
            case phase::draw:
            case phase::over: break;
        }
        return all;
    }

    /// Applies an answer of chance.
    template <class Whose>
    static constexpr void answer(table& t, std::optional<card> drawn, Whose whose) {
        moves::answer(t, drawn, whose);
    }

    /// The cards in the pile.
    [[nodiscard]] static constexpr cards to_draw(table const& t, all_secrets const& all, pool const&) {
        cards rest = not_open(t);
        for (secrets const& some : all) rest -= some.hand;
        return rest;
    }

    /// Fills in what others may hold. Precondition: `all` holds the viewer's own secrets and no others.
    template <class Random>
    static constexpr void place_unseen(table const& t, viewer who, all_secrets& all, Random& random) {
        cards left = race::unseen(t, who, who.is_spectator() ? nullptr : &all[who.seat()]);
        for (auto const s : player_set::first(t.players))
            if (!who.is(s)) all[s].hand = t.known[s] + draw_some(left, t.in_hand[s] - t.known[s].total(), random);
    }

    /// The invariants that a position from outside violates. `whose` returns the secrets of a seat, or null if they are
    /// unknown.
    template <class Whose>
    [[nodiscard]] static constexpr reasons check_position(table const& t, Whose whose) {
        return position_check<Whose>{t, whose}.find();
    }

    /// The cards in a hand that all saw go into it.
    [[nodiscard]] static constexpr cards known(table const& t, seat s) { return t.known[s]; }
    [[nodiscard]] static constexpr cards unseen(table const& t, viewer who, secrets const* mine) {
        return race::unseen(t, who, mine);
    }
};

/// The 21/15/9-card game, for two to six players.
struct game {
    static constexpr char const* name = "race";

    template <class>
    using rules = race::rules;
};

}  // namespace triqueta::triangles::race

namespace triqueta {

template <>
inline constexpr bool is_shipped<triangles::race::game> = true;

}  // namespace triqueta
