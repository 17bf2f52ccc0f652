#pragma once

#include <triqueta/core/state.hpp>
#include <triqueta/text/english.hpp>
#include <triqueta/triangles/triangles.hpp>

#include "support/pieces.hpp"
#include "support/print.hpp"

#include <gtest/gtest.h>

#include <array>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <span>
#include <stdexcept>

namespace support {

/// A piece of a triangle, and where it comes from.
struct part {
    triqueta::card piece;
    triqueta::triangles::race::source from;
};
[[nodiscard]] constexpr part from_hand(triqueta::card c) { return {c, triqueta::triangles::race::source::hand}; }
[[nodiscard]] constexpr part from_saved(triqueta::card c) { return {c, triqueta::triangles::race::source::saved}; }

/// To complete a triangle of three such pieces, in any order.
[[nodiscard]] constexpr triqueta::action<triqueta::race> complete(part a, part b, part c) {
    triqueta::triangle whole{triqueta::triangles::cut_of(a.piece)};
    std::array<triqueta::triangles::race::source, 3> from{};
    for (part const& each : {a, b, c}) {
        whole = whole.with(each.piece);
        from[static_cast<unsigned>(triqueta::triangles::number_of(each.piece) - 1)] = each.from;
    }
    return triqueta::triangles::race::complete(whole, from);
}

struct race_player {
    triqueta::cards hand{};
    triqueta::cards saved{};
    triqueta::cards known{};
    bool out = false;
};

/// A position that would take long to play to, at the start of a turn. Cards that aren't named lie in the pile.
struct race_position {
    race_player players[triqueta::triangles::race::most_players]{};
    int count = 2;
    int mover = 0;
    std::optional<int> caller{};
    std::initializer_list<triqueta::card> discards{};  // the last one on top
    bool pile_is_gone = false;                         // and with it all cards that aren't named
    int turns = 0;
    int turn_cap = 1000;
};

/// A 21/15/9-card game in which the test says what everybody does and which cards they draw. What the rules refuse
/// throws, so a script that shouldn't be possible fails its test, or isn't a constant expression.
class race_played : public triqueta::state<triqueta::race> {
    using seat = triqueta::seat;
    using card = triqueta::card;
    using cards = triqueta::cards;

  public:
    /// From the start. Hands that are too small get the lowest of the cards that are in no hand.
    constexpr race_played(std::initializer_list<cards> hands, setup const& start) : state{dealt(hands, start)} {}
    constexpr explicit race_played(std::initializer_list<cards> hands)
        : race_played{hands, setup{static_cast<int>(hands.size())}} {}

    constexpr explicit race_played(race_position const& from) : state{assembled(from)} {}

    constexpr race_played& act(action a) { return must(this->apply(a)); }
    constexpr race_played& find(card drawn) { return must(this->reveal(drawn)); }

    constexpr race_played& draw(card drawn) { return act(triqueta::triangles::race::draw()).find(drawn); }
    constexpr race_played& take() { return act(triqueta::triangles::race::take()); }
    constexpr race_played& discard(card c) { return act(triqueta::triangles::race::discard(c)); }
    constexpr race_played& complete(part a, part b, part c) { return act(support::complete(a, b, c)); }
    constexpr race_played& save(int number) { return act(triqueta::triangles::race::save(number)); }
    constexpr race_played& play(card joker) { return act(triqueta::triangles::race::play_joker(joker)); }
    constexpr race_played& take_saved(int victim, card piece) {
        return act(triqueta::triangles::race::take_saved(seat{victim}, piece));
    }
    constexpr race_played& take_nothing() { return act(triqueta::triangles::race::take_nothing()); }
    constexpr race_played& end() { return act(triqueta::triangles::race::end_turn()); }
    constexpr race_played& call() { return act(triqueta::triangles::race::end_and_call()); }

    /// A turn that changes no hand: draws the lowest card that is to be drawn and discards it.
    constexpr race_played& idle() {
        act(triqueta::triangles::race::draw());
        card const drawn = this->to_draw().nth(0);
        return find(drawn).discard(drawn).end();
    }

    [[nodiscard]] constexpr cards hand(int s) const { return this->secrets(seat{s}).hand; }
    [[nodiscard]] constexpr cards saved(int s) const { return this->table().saved[seat{s}]; }
    [[nodiscard]] constexpr cards known(int s) const { return this->table().known[seat{s}]; }
    [[nodiscard]] constexpr int in_hand(int s) const { return this->table().in_hand[seat{s}]; }

  private:
    [[nodiscard]] static constexpr state dealt(std::initializer_list<cards> hands, setup const& start) {
        std::array<cards, triqueta::triangles::race::most_players> full{};
        cards rest = cards::whole_deck();
        unsigned players = 0;
        for (cards const hand : hands) rest -= full[players++] = hand;
        for (unsigned s = 0; s < players; ++s)
            while (full[s].total() < triqueta::triangles::race::hand_size(start.players)) {
                card const next = rest.nth(0);
                rest.remove(next);
                full[s].add(next);
            }
        auto const s = triqueta::start_with<triqueta::race>(start, std::span{full.data(), players});
        if (!s) throw std::logic_error{"no such hands"};
        return *s;
    }

    [[nodiscard]] static constexpr state assembled(race_position const& from) {
        triqueta::triangles::race::table t;
        triqueta::triangles::race::rules::all_secrets secrets{};
        t.players = static_cast<std::uint8_t>(from.count);
        t.mover = seat{from.mover};
        t.turns = from.turns;
        t.turn_cap = from.turn_cap;
        t.phase = triqueta::triangles::race::phase::turn;
        if (from.caller) t.caller.add(seat{*from.caller});
        for (card const c : from.discards) t.discards.put(c);
        cards rest = cards::whole_deck() - t.discards.cards();
        for (int i = 0; i < from.count; ++i) {
            auto const& [hand, saved, known, out] = from.players[i];
            seat const s{i};
            rest -= hand + saved;
            secrets[s].hand = hand;
            t.in_hand[s] = static_cast<std::uint8_t>(hand.total());
            t.saved[s] = saved;
            t.known[s] = known;
            if (out) t.out.insert(s);
        }
        if (from.pile_is_gone) t.gone = rest;
        t.pile = static_cast<std::uint8_t>(from.pile_is_gone ? 0 : rest.total());
        return state::assemble(t, secrets);
    }

    constexpr race_played& must(triqueta::refusal no) {
        if (no) throw std::logic_error{triqueta::text::english(no)};
        return *this;
    }
};

/// Why the mover may not do this, if they may not. That it is listed exactly if it may be done, and that a refusal
/// changes nothing, is checked on the way.
[[nodiscard]] inline triqueta::refusal why_refused(triqueta::state<triqueta::race> s,
                                                   triqueta::action<triqueta::race> a) {
    auto const before = s;
    auto const no = s.apply(a);
    EXPECT_EQ(before.legal().contains(a), !no);
    EXPECT_EQ(before.why_not(before.table().mover, a), no);
    EXPECT_TRUE(!no || s == before) << "refused, but changed";
    return no;
}

}  // namespace support
