#pragma once

#include "triqueta/core/action_list.hpp"
#include "triqueta/core/base_rules.hpp"
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
#include "triqueta/triangles/race/plan.hpp"
#include "triqueta/triangles/race/refusals.hpp"
#include "triqueta/triangles/race/result.hpp"
#include "triqueta/triangles/race/secrets.hpp"
#include "triqueta/triangles/race/table.hpp"

#include <array>
#include <bit>
#include <cstdint>
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

    /// The legal actions of the mover.
    [[nodiscard]] static constexpr action_set legal(table const& t, secrets const& mover) {
        action_set all;
        switch (t.phase) {
            case phase::turn:
                if (!moves::draw{0}.why_not(t)) all.add(draw());
                if (!moves::take{0}.why_not(t)) all.add(take());
                add_triangles(all, t, mover);
                if (moves::is_last_turn(t)) {
                    add_jokers(all, t, mover);
                    all.add(end_turn());
                }
                break;
            case phase::discard:
                for (card const c : mover.hand) all.add(discard(c));
                break;
            case phase::save:
                for (card const c : t.saving) all.add(save(number_of(c)));
                break;
            case phase::closing:
                add_jokers(all, t, mover);
                all.add(end_turn());
                if (!moves::end_and_call{0}.why_not(t)) all.add(end_and_call());
                break;
            case phase::take_saved:
                for (auto const s : player_set::first(t.players))
                    if (s != t.mover)
                        for (card const c : t.saved[s]) all.add(take_saved(s, c));
                if (!moves::take_nothing{0}.why_not(t)) all.add(take_nothing());
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

  private:
    // The sources of a piece as bits: 0–2 the colours from the hand, 3–5 the colours of saved pieces.
    static constexpr unsigned from_hand = 0b000111, saved_before = 0b111000;
    // The sources for pairs of bits, the lower bit for the hand.
    static constexpr auto sources_of_pairs = [] {
        std::array<std::uint8_t, 64> table{};
        for (auto pairs = 0U; pairs < 64; ++pairs)
            for (auto i = 0U; i < 3; ++i)
                table[pairs] = static_cast<std::uint8_t>(table[pairs] | (pairs >> 2 * i & 1) << i |
                                                         (pairs >> (2 * i + 1) & 1) << (i + 3));
        return table;
    }();

    /// R3: triangles of three numbers of a cut, each from the hand or saved, not all saved. R9: `may_use` is how many
    /// may come from the hand.
    static constexpr void add_triangles(action_set& all, table const& t, secrets const& mover) {
        cards const saved = t.saved[t.mover];
        int const may_use = moves::may_empty_hand(t) ? 3 : t.in_hand[t.mover] - 1;
        for (cut const c : all_cuts) {
            std::array<unsigned, 3> sources{};  // of numbers 1, 2, 3
            for (int number = 1; number <= 3; ++number)
                sources[static_cast<unsigned>(number - 1)] =
                    sources_of_pairs[mover.hand.colours_of(c, number) | saved.colours_of(c, number) << 1];
            if (sources[0] != 0 && sources[1] != 0 && sources[2] != 0)
                add_triangles(all, all_moves::first<moves::complete> + static_cast<int>(c) * plan::of_a_cut, sources,
                              may_use);
        }
    }
    static constexpr void add_triangles(action_set& all, int first, std::array<unsigned, 3> const& sources,
                                        int may_use) {
        for (auto ones = sources[0]; ones != 0; ones &= ones - 1) {
            int const one = std::countr_zero(ones);
            for (auto twos = sources[1]; twos != 0; twos &= twos - 1) {
                int const two = std::countr_zero(twos);
                int const used = (one < 3) + (two < 3);
                if (used > may_use) continue;
                auto threes = sources[2];
                if (used == 0) threes &= from_hand;
                if (used == may_use) threes &= saved_before;
                for (; threes != 0; threes &= threes - 1)
                    all.add(first + one * 36 + two * 6 + std::countr_zero(threes));
            }
        }
    }

    static constexpr void add_jokers(action_set& all, table const& t, secrets const& mover) {
        cards const jokers = mover.hand.only_jokers();
        if (jokers.empty() || moves::joker_would_empty_hand(t)) return;
        auto const fitting = moves::openings_of(t);
        for (card const joker : jokers)
            if (fitting.fit(joker)) all.add(play_joker(joker));
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
