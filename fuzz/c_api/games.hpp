#pragma once

#include "c_api/world.hpp"

#include <algorithm>

/// Calls of functions that create or change games.
namespace fuzz {

/// Adds a game that a call created to the model; null if the call failed.
inline known_game* keep_game(world& w, outcome const& how, tq_status status, number<tq_game*> const& made,
                             known_game known) {
    if (!how.holds(status, w.memory)) return made.failed(), nullptr;
    w.memory.fail_no_more();
    known.handle = *made;
    auto const told = chosen_by(known.handle, tq_game_choice);
    if (known.players != 0)
        claim(told.variant == known.variant && told.players() == known.players, "a new game is of other options");
    known.variant = told.variant;
    known.players = told.players();
    auto& place = w.place(w.games);
    place = known;
    w.begins_anew(place);
    return &place;
}

/// The pieces of a deal by hand: those that an open game can draw, in any order. This isn't valid for wolves' towers.
inline std::vector<std::int32_t> pieces_of(world& w, choice const& options) {
    tq_game* game = nullptr;
    claim(tq_game_new_open(options.variant, options.options, options.count, nullptr, &game) == TQ_OK,
          "right options make no game");
    known_game open;
    open.handle = game;
    for (auto turn = open.turn(); turn != TQ_CHANCE; turn = open.turn()) {
        auto const legal = all_of<std::int32_t>([=](auto... out) { return tq_game_legal(game, out...); });
        claim(tq_game_play(game, turn, legal[0], nullptr) == TQ_OK, "a legal action is refused");
    }
    std::vector<std::uint32_t> weights(256);
    std::size_t kinds = 0;
    std::vector<std::int32_t> outcomes(weights.size());
    claim(tq_game_chance(game, outcomes.data(), weights.data(), weights.size(), &kinds) == TQ_OK, "no chance");
    tq_game_free(game);
    std::vector<std::int32_t> pieces;
    for (std::size_t i = 0; i < kinds; ++i) pieces.insert(pieces.end(), weights[i], outcomes[i]);
    auto const turned = static_cast<std::ptrdiff_t>(w.from.size_below(static_cast<std::uint32_t>(pieces.size())));
    std::rotate(pieces.begin(), pieces.begin() + turned, pieces.end());
    return pieces;
}

inline void make_a_game(world& w) {
    outcome how;
    number<tq_game*> made{w.from, how};
    auto const& o = w.options(how);
    auto const* const allocator = w.allocator(how);
    known_game known;
    known.has_record = true;
    if (!how.must_fail()) known.variant = o.variant, known.players = o.players();
    auto const way = w.from.below(3);
    if (way == 0) {
        std::uint8_t seed[32]{};
        for (auto& one : seed) one = static_cast<std::uint8_t>(w.from.below(2));
        bool const none = w.from.one_in(32);
        if (none) how.must(TQ_NULL);
        known.is_dealt = true;
        auto const* const bytes = none ? nullptr : seed;
        auto const status = w.from.one_in(2)
                                ? tq_game_new(o.variant, o.options, o.count, bytes, allocator, made.pointer())
                                : tq_game_new_numbered(o.variant, o.options, o.count, bytes, w.from.below(256),
                                                       allocator, made.pointer());
        keep_game(w, how, status, made, known);
    } else if (way == 1) {
        auto pieces = how.must_fail() ? std::vector<std::int32_t>{} : pieces_of(w, o);
        bool const are_wolves = known.variant == 1 || known.variant == 3;
        if (are_wolves) how.may(TQ_WRONG_DEAL);
        switch (w.from.below(8)) {
            case 0:  // one piece replaced by another
                if (pieces.empty()) break;
                pieces[0] = pieces[0] == 0 ? 1 : 0;
                how.must(TQ_WRONG_DEAL);
                break;
            case 1:
                pieces.push_back(w.from.odd_number());
                how.may(TQ_WRONG_DEAL);  // -1 begins an empty pile
                break;
            case 2:
                pieces = w.from.garbage<std::int32_t>(200);
                how.may(TQ_WRONG_DEAL);
                break;
            default: break;
        }
        bool const none = w.from.one_in(32) || pieces.empty();
        if (none) how.must(TQ_NULL);
        auto const status = tq_game_new_dealt(o.variant, o.options, o.count, none ? nullptr : pieces.data(),
                                              pieces.size(), allocator, made.pointer());
        keep_game(w, how, status, made, known);
    } else {
        keep_game(w, how, tq_game_new_open(o.variant, o.options, o.count, allocator, made.pointer()), made, known);
    }
}

/// Whether a copy knows the future, sometimes an impossible value.
inline std::int32_t future_of(world& w, outcome& how) {
    if (!w.from.one_in(32)) return w.from.number_below(2);
    auto const odd = w.from.odd_number();
    if (odd != TQ_FUTURE_UNKNOWN && odd != TQ_FUTURE_KNOWN) how.must(TQ_OUT_OF_RANGE);
    return odd;
}

inline void clone_a_game(world& w) {
    outcome how;
    known_game* from = nullptr;
    auto* const handle = w.game(how, from);
    number<tq_game*> made{w.from, how};
    auto const* const allocator = w.allocator(how);
    auto const future = future_of(w, how);
    auto const status = tq_game_clone(handle, future, allocator, made.pointer());
    auto known = from == nullptr ? known_game{} : *from;
    if (future == TQ_FUTURE_UNKNOWN) known.is_dealt = known.has_dice = false;
    auto* const copy = keep_game(w, how, status, made, known);
    if (copy == nullptr) return;
    copy->undone = known.undone;
    claim(copy->last == known.last, "a clone is another game");
}

inline void copy_a_game(world& w) {
    outcome how;
    known_game* to = nullptr;
    known_game* from = nullptr;
    auto* const target = w.game(how, to);
    auto* const source = w.game(how, from);
    auto const future = future_of(w, how);
    if (!how.holds(tq_game_copy(source, future, target), w.memory)) return;
    w.memory.fail_no_more();
    if (to != from) {
        auto* const handle = to->handle;
        *to = *from;
        to->handle = handle;
        w.begins_anew(*to);
        to->undone = from->undone;
    }
    if (future == TQ_FUTURE_UNKNOWN) to->is_dealt = to->has_dice = false;
    auto const before = from->last;
    w.changed(*to);
    claim(to->last == before, "a copy is another game");
    std::uint64_t hash[2]{};
    claim(tq_game_hash(to->handle, &hash[0]) == TQ_OK && tq_game_hash(from->handle, &hash[1]) == TQ_OK, "no hash");
    claim(hash[0] == hash[1], "a copy has another hash");
}

inline void free_a_game(world& w) {
    outcome how;
    known_game* one = nullptr;
    tq_game_free(w.game(how, one));  // ignores NULL and handles of another type
    if (one != nullptr) *one = {};
}

/// Updates the model after a game went on.
inline void went_on(world& w, known_game& game) {
    w.memory.fail_no_more();
    game.undone.clear();
    w.changed(game);
    if (game.answers_for_chance()) claim(game.turn() != TQ_CHANCE, "a game that answers for chance asks for it");
}

inline void play(world& w) {
    outcome how;
    known_game* one = nullptr;
    auto* const game = w.game(how, one);
    refused why{w.from, how};
    std::int32_t seat = 0;
    std::int32_t action = 0;
    if (one != nullptr) {
        auto const legal = all_of<std::int32_t>([=](auto... out) { return tq_game_legal(game, out...); });
        auto const turn = one->turn();
        claim((turn >= 0) == !legal.empty(), "a seat is to move exactly if something is legal");
        seat = std::max(turn, 0);
        if (!legal.empty()) action = legal[w.from.size_below(256) % legal.size()];
        if (w.from.one_in(16)) action = w.from.odd_number();
        if (w.from.one_in(16)) seat = w.seat(one->players, how);
        bool const is_legal = seat == turn && std::find(legal.begin(), legal.end(), action) != legal.end();
        if (!is_legal || one->is_closed) how.must(TQ_REFUSED);
    }
    std::int64_t const time = w.from.below(8);
    bool const has_time = w.from.one_in(4);
    auto const status = has_time ? tq_game_play_at(game, nullptr, seat, action, &time, why.pointer())
                                 : tq_game_play(game, seat, action, why.pointer());
    why.holds(status);
    if (status == TQ_REFUSED && why.is_there()) {
        std::int32_t told = 0;
        claim(tq_game_why_not(game, seat, action, &told) == TQ_OK && told == *why, "why_not tells another reason");
    }
    if (how.holds(status, w.memory)) went_on(w, *one);
}

/// Like `play`, by tq_game_step, which also returns the next turn.
inline void step_a_game(world& w) {
    outcome how;
    known_game* one = nullptr;
    auto* const game = w.game(how, one);
    refused why{w.from, how};
    number<std::int32_t> turn{w.from, how};
    number<std::size_t> count{w.from, how};
    std::vector<std::int32_t> legal;
    std::size_t most = 1;
    if (one != nullptr) {
        legal = all_of<std::int32_t>([=](auto... out) { return tq_game_legal(game, out...); });
        tq_sizes sizes{};
        sizes.struct_size = sizeof sizes;
        claim(tq_choice_sizes(one->variant, &one->players, 1, &sizes) == TQ_OK, "right options have no sizes");
        most = static_cast<std::size_t>(sizes.most_legal);
        if (one->is_closed) how.must(TQ_REFUSED);
    }
    auto action = legal.empty() ? 0 : legal[w.from.size_below(256) % legal.size()];
    if (w.from.one_in(16)) action = w.from.odd_number();
    if (std::find(legal.begin(), legal.end(), action) == legal.end()) how.must(TQ_REFUSED);
    bool const is_small = w.from.one_in(16);
    bool const is_there = !w.from.one_in(32);
    if (is_small && is_there) how.must(TQ_TOO_SMALL);
    if (!is_there) how.must(TQ_NULL);
    room<std::int32_t> next{is_small ? most - 1 : most};
    auto const status = tq_game_step(game, action, turn.pointer(), is_there ? next.pointer() : nullptr,
                                     next.capacity() + (is_there ? 0 : 1), count.pointer(), why.pointer());
    why.holds(status);
    if (!how.holds(status, w.memory)) {
        turn.failed();
        if (status != TQ_TOO_SMALL)
            count.failed();
        else
            claim(*count == most, "too small a buffer is told another count");
        return claim(next.is_untouched_from(0), "a buffer is touched by a failure");
    }
    went_on(w, *one);
    auto const now = all_of<std::int32_t>([=](auto... out) { return tq_game_legal(game, out...); });
    claim(*turn == one->turn() && *count == now.size() && std::equal(now.begin(), now.end(), next.pointer()),
          "a step tells another turn");
}

inline void set_dice(world& w) {
    outcome how;
    known_game* one = nullptr;
    auto* const game = w.game(how, one);
    bool const some = !w.from.one_in(3);
    refused why{w.from, how};
    if (one != nullptr && one->is_closed) how.must(TQ_REFUSED);
    auto const status = tq_game_set_dice(game, some ? &w.dice : nullptr, why.pointer());
    why.holds(status);
    if (!how.holds(status, w.memory)) return;
    one->has_dice = some;
    if (one->look() != one->last) went_on(w, *one);
    if (one->answers_for_chance()) claim(one->turn() != TQ_CHANCE, "a game that answers for chance asks for it");
}

inline void answer_for_chance(world& w) {
    outcome how;
    known_game* one = nullptr;
    auto* const game = w.game(how, one);
    refused why{w.from, how};
    std::vector<std::int32_t> there;
    if (one != nullptr)
        there =
            all_of<std::int32_t>([=](auto* out, auto... rest) { return tq_game_chance(game, out, nullptr, rest...); });
    if (one != nullptr && one->is_closed) how.must(TQ_REFUSED);
    std::int64_t const at = -3;
    auto const* const time = w.from.one_in(4) ? &at : nullptr;
    if (w.from.one_in(2)) {
        auto outcome = there.empty() ? 0 : there[w.from.size_below(256) % there.size()];
        if (w.from.one_in(8)) outcome = w.from.odd_number();
        if (std::find(there.begin(), there.end(), outcome) == there.end()) how.must(TQ_REFUSED);
        auto const status = tq_game_reveal(game, outcome, time, why.pointer());
        why.holds(status);
        if (how.holds(status, w.memory)) went_on(w, *one);
    } else {
        number<std::int32_t> drawn{w.from, how, number<std::int32_t>::kind::not_needed};
        bool const no_dice = w.from.one_in(32);
        if (no_dice) how.must(TQ_NULL);
        if (there.empty()) how.must(TQ_REFUSED);
        auto const before = w.dice;
        auto const status = tq_game_draw(game, no_dice ? nullptr : &w.dice, time, drawn.pointer(), why.pointer());
        why.holds(status);
        if (how.holds(status, w.memory)) {
            claim(!drawn.is_there() || std::find(there.begin(), there.end(), *drawn) != there.end(),
                  "what is drawn wasn't there");
            went_on(w, *one);
        } else {
            drawn.failed();
            claim(std::memcmp(&before, &w.dice, sizeof before) == 0, "dice have gone on though nothing was drawn");
        }
    }
}

/// Updates the model after the last actions were undone: redo restores them one by one.
inline void was_undone(world& w, known_game& game, fingerprint const& before) {
    auto undone = std::move(game.undone);
    w.begins_anew(game);
    std::vector<fingerprint> positions;
    tq_game* copy = nullptr;
    claim(tq_game_clone(game.handle, TQ_FUTURE_KNOWN, nullptr, &copy) == TQ_OK, "a game can't be cloned");
    known_game later;
    later.handle = copy;
    do {
        claim(tq_game_redo(copy, nullptr) == TQ_OK, "what was undone can't be redone");
        positions.push_back(later.position());
    } while (positions.back() != before && !game.has_dice);
    if (game.has_dice) {  // they may draw where the undone game waited
        positions.clear();
        tq_game_free(copy);
        game.undone = std::move(undone);
        game.undone.push_back(before);
        return;
    }
    tq_game_free(copy);
    game.undone = std::move(undone);
    game.undone.insert(game.undone.end(), positions.rbegin(), positions.rend());
}

inline void undo_or_redo(world& w) {
    outcome how;
    known_game* one = nullptr;
    auto* const game = w.game(how, one);
    refused why{w.from, how};
    if (one != nullptr && one->is_closed) how.must(TQ_REFUSED);
    if (w.from.one_in(3)) {
        if (one != nullptr && one->undone.empty()) how.must(TQ_REFUSED);
        auto const status = tq_game_redo(game, why.pointer());
        why.holds(status);
        if (!how.holds(status, w.memory)) return;
        w.memory.fail_no_more();
        w.changed(*one);
        if (one->answers_for_chance()) claim(one->turn() != TQ_CHANCE, "a game that answers for chance asks for it");
        // With dice, chance may now have drawn where the undone game waited for it.
        claim(one->has_dice || one->position() == one->undone.back(), "what is done again is another game");
        one->undone.pop_back();
    } else {
        how.may(TQ_REFUSED);  // at the start of the game, or if somebody saw a hidden piece
        auto const span = w.from.one_in(16) ? w.from.odd_number() : w.from.number_below(2);
        if (span != TQ_LAST_ACTION && span != TQ_LAST_TURN) how.must(TQ_OUT_OF_RANGE);
        auto const before = one == nullptr ? fingerprint{} : one->position();
        auto const status = tq_game_undo(game, span, w.from.number_below(2), why.pointer());
        why.holds(status);
        if (!how.holds(status, w.memory)) return;
        was_undone(w, *one, before);
    }
}

inline void play_out(world& w) {
    outcome how;
    known_game* one = nullptr;
    auto* const game = w.game(how, one);
    if (one != nullptr && one->variant == race) {  // a race from untrusted data may have a huge turn limit
        if (chosen_by(game, tq_game_choice).values[2] > 1000) return;
    }
    number<std::uint64_t> actions{w.from, how, number<std::uint64_t>::kind::not_needed};
    bool const no_dice = w.from.one_in(32);
    if (no_dice) how.must(TQ_NULL);
    if (!how.holds(tq_game_play_out(game, no_dice ? nullptr : &w.dice, actions.pointer()), w.memory))
        return actions.failed();
    claim(one->turn() == TQ_OVER, "a game that was played out isn't over");
    one->is_dealt = one->has_dice = one->has_record = one->is_closed = false;
    w.begins_anew(*one);
}

}  // namespace fuzz
