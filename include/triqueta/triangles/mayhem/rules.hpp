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
#include "triqueta/triangles/mayhem/action.hpp"
#include "triqueta/triangles/mayhem/action_set.hpp"
#include "triqueta/triangles/mayhem/check_position.hpp"
#include "triqueta/triangles/mayhem/moves.hpp"
#include "triqueta/triangles/mayhem/moves/draw.hpp"
#include "triqueta/triangles/mayhem/refusals.hpp"
#include "triqueta/triangles/mayhem/result.hpp"
#include "triqueta/triangles/mayhem/secrets.hpp"
#include "triqueta/triangles/mayhem/table.hpp"

#include <cstdint>
#include <optional>

namespace triqueta::triangles::mayhem {

/// The rules of Triangle Mayhem: the moves of each phase and their effects. The moves themselves are in moves/.
class rules : public card_game<rules, table, secrets, action, mayhem::most_players, piece_kinds> {
  public:
    using setup = mayhem::setup;
    using result = mayhem::result;
    using action_set = mayhem::action_set;
    using all_moves = mayhem::all_moves;

    static constexpr int most_draws = mayhem::most_players * hand_size;  // M1

    [[nodiscard]] static constexpr std::optional<setup> setup_for(int players) {
        if (players < 2 || players > most_players) return std::nullopt;
        return setup{players};
    }
    [[nodiscard]] static constexpr refusal why_not_start(setup const& s) {
        if (!setup_for(s.players)) return refusals::wrong_player_count;
        return s.first.number() < s.players ? refusal{} : refusal::no_such_seat;
    }
    static constexpr void start(setup const& s, table& t) {
        t.players = static_cast<std::uint8_t>(s.players);
        t.mover = s.first;
        t.fast = s.fast;
    }

    /// Every card is played once. A turn plays one or more, and is stopped once, with M6 twice. All triangles may be
    /// pure.
    [[nodiscard]] static constexpr game_limits limits(setup const& s) {
        constexpr int cards = copies_of_a_piece * piece_kinds;
        return {0, cards / 3 * points_of_pure, cards * (s.fast ? 3 : 2)};
    }

    /// The legal actions of the mover.
    [[nodiscard]] static constexpr action_set legal(table const& t, secrets const& mover) {
        action_set all;
        for (card const piece : moves::playable(t, mover)) all.play(piece, moves::targets_of(t, piece));
        if (!moves::stop{0}.why_not(t)) all.stop();
        return all;
    }

    /// Applies an answer of chance.
    template <class Whose>
    static constexpr void answer(table& t, std::optional<card> drawn, Whose whose) {
        moves::answer(t, drawn, whose);
    }

    /// The cards in the pile.
    [[nodiscard]] static constexpr cards to_draw(table const& t, all_secrets const& all, pool const&) {
        cards rest = mayhem::unseen(t, nullptr);
        for (auto const s : seat_set::first(t.players)) rest -= all[s].hand;
        return rest;
    }

    /// Fills in what others may hold. Precondition: `all` holds the viewer's own secrets and no others.
    template <class Random>
    static constexpr void place_unseen(table const& t, viewer who, all_secrets& all, Random& random) {
        cards left = mayhem::unseen(t, who.is_spectator() ? nullptr : &all[who.seat()]);
        for (auto const s : seat_set::first(t.players)) {
            if (who.is(s)) continue;
            int const fresh = s == t.mover ? t.fresh : 0;
            all[s].fresh = draw_some(left, fresh, random);
            all[s].hand = all[s].fresh + draw_some(left, t.in_hand[s] - fresh, random);
        }
    }

    /// The invariants that a position from outside violates. `whose` returns the secrets of a seat, or null if they are
    /// unknown.
    template <class Whose>
    [[nodiscard]] static constexpr reasons check_position(table const& t, Whose whose) {
        return position_check<Whose>{t, whose}.find();
    }

    /// The cards in a hand that all saw go into it: none.
    [[nodiscard]] static constexpr cards known(table const&, seat) { return {}; }
    [[nodiscard]] static constexpr cards unseen(table const& t, viewer, secrets const* mine) {
        return mayhem::unseen(t, mine);
    }
};

/// Triangle Mayhem, for two to 27 players.
struct game {
    static constexpr char const* name = "mayhem";

    template <class>
    using rules = mayhem::rules;
};

}  // namespace triqueta::triangles::mayhem

namespace triqueta {

template <>
inline constexpr bool is_shipped<triangles::mayhem::game> = true;

}  // namespace triqueta
