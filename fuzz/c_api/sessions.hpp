#pragma once

#include "c_api/games.hpp"
#include "c_api/tellings.hpp"
#include "c_api/views.hpp"
#include "c_api/world.hpp"

#include <cstddef>
#include <cstdint>
#include <utility>

/// Calls of sessions: saving, messages, tags, seats, history.
namespace fuzz {

/// A saved game goes on as it would have; damaged bytes are refused, or are another game's.
inline void save_a_game(world& w) {
    outcome how;
    known_game* one = nullptr;
    auto const* const game = w.game(how, one);
    auto const bytes =
        filled<std::uint8_t>(w.from, w.memory, how, [=](auto... out) { return tq_game_save(game, out...); });
    if (!bytes) return;
    w.saved = *bytes;
    tq_game* again = nullptr;
    claim(tq_game_load(bytes->data(), bytes->size(), 0, nullptr, &again, nullptr) == TQ_OK, "a save can't be loaded");
    known_game loaded = *one;
    loaded.handle = again;
    bool const same = loaded.look() == one->last;
    bool const waits = loaded.turn() == TQ_CHANCE && one->answers_for_chance();
    tq_game_free(again);
    claim(same && !waits, "a saved game is another one");
}
inline void load_a_game(world& w) {
    outcome how;
    reasons why{w.from, how};
    auto const* const allocator = w.allocator(how);
    auto bytes = w.saved;
    damage_save(w.from, bytes);
    bool const none = w.from.one_in(32);
    if (none && !bytes.empty()) how.must(TQ_NULL);
    how.may(TQ_REFUSED);
    number<tq_game*> made{w.from, how};
    auto const status = tq_game_load(none ? nullptr : bytes.data(), bytes.size(), w.from.below(4), allocator,
                                     made.pointer(), why.pointer());
    why.holds(status, bytes.size());
    auto* const game = keep_game(w, how, status, made, {});
    if (game == nullptr) return;
    game->has_record = tq_game_record(game->handle, TQ_ALL, nullptr, 0, nullptr) == TQ_TOO_SMALL;
    std::int32_t is_closed = 0;
    claim(tq_game_is_closed(game->handle, &is_closed) == TQ_OK, "a game is neither closed nor open");
    game->is_closed = is_closed != 0;
    tq_game* copy = nullptr;  // its undone actions
    claim(tq_game_clone(game->handle, TQ_FUTURE_UNKNOWN, nullptr, &copy) == TQ_OK, "a game can't be cloned");
    known_game undone;
    undone.handle = copy;
    while (tq_game_redo(copy, nullptr) == TQ_OK) game->undone.insert(game->undone.begin(), undone.position());
    tq_game_free(copy);
}

/// A message takes a view to now, and a second time it is refused, or changes nothing.
inline void follow(world& w) {
    auto* const view = w.live(w.views);
    auto const* const game = w.live(w.games);
    if (view == nullptr || game == nullptr || view->course != game->course || view->moment > game->moment()) return;
    tq_cursor at{};
    claim(tq_view_cursor(view->handle, &at) == TQ_OK && at.moment == view->moment, "a view is elsewhere");
    auto const message =
        all_of<std::uint8_t>([&](auto... out) { return tq_game_catch_up(game->handle, view->viewer, &at, out...); });
    std::int32_t refusal = 0;
    std::size_t length = 0;
    auto const told = tq_view_sentences(view->handle, message.data(), message.size(), w.from.number_below(3), "A\n", 2,
                                        1, nullptr, 0, &length, &refusal);
    claim(told == TQ_OK || told == TQ_TOO_SMALL, "a message has no sentences");
    claim(tq_view_advance(view->handle, message.data(), message.size(), &refusal) == TQ_OK, "a message is refused");
    sees(w, *view, *game, view->viewer);
    auto const again = tq_view_advance(view->handle, message.data(), message.size(), &refusal);
    claim(again == TQ_OK || refusal == TQ_REFUSAL_REPEATED_MESSAGE, "a message is repeated unnoticed");
    sees(w, *view, *game, view->viewer);
    w.bytes = message;
}

/// A client joins by its first message.
inline void join(world& w) {
    outcome how;
    reasons why{w.from, how};
    auto const* const allocator = w.allocator(how);
    auto const* const game = w.live(w.games);
    if (game == nullptr) return;
    outcome writing;
    auto const viewer = w.viewer(game->players, writing);
    auto const message = filled<std::uint8_t>(w.from, w.memory, writing, [=](auto... out) {
        return tq_game_catch_up(game->handle, viewer, nullptr, out...);
    });
    if (!message) return;
    w.bytes = *message;
    auto bytes = *message;
    bool const is_whole = damage(w.from, bytes);
    if (!is_whole) how.may(TQ_REFUSED);
    number<tq_view*> made{w.from, how};
    auto const status = tq_view_join(bytes.data(), bytes.size(), allocator, made.pointer(), why.pointer());
    why.holds(status, 0);
    auto* const view = keep_view(w, how, status, made);
    if (view != nullptr && is_whole) sees(w, *view, *game, viewer);
}

inline void ask_of_history(world& w) {
    outcome how;
    known_game* one = nullptr;
    auto const* const game = w.game(how, one);
    auto const now = one == nullptr ? 0 : one->moment();
    std::uint64_t const place = w.from.one_in(16) ? UINT64_MAX - w.from.below(2) : w.from.below(256) % (now + 1);
    if (place >= now) how.must(TQ_NO_SUCH_MOMENT);
    if (w.from.one_in(2)) {
        number<std::int64_t> time{w.from, how};
        how.may(TQ_NOT_FOUND);
        if (!how.holds(tq_game_time(game, place, time.pointer()), w.memory)) time.failed();
        return;
    }
    number<std::int32_t> seat{w.from, how};
    number<std::int32_t> happened{w.from, how};
    if (!how.holds(tq_game_happened(game, place, seat.pointer(), happened.pointer()), w.memory)) {
        seat.failed();
        return happened.failed();
    }
    claim(*seat >= TQ_CHANCE && *seat < one->players && *happened >= 0, "nobody acted");
}

/// Adds or changes what a session has beside its match.
inline void change_tags(world& w) {
    outcome how;
    known_game* one = nullptr;
    auto* const game = w.game(how, one);
    refused why{w.from, how};
    static constexpr char names[][8] = {"Seat0", "A", "_own", "Players", "", "a b"};
    std::string_view const name = names[w.from.below(6)];
    auto const value = w.from.garbage<char>(12);
    how.may(TQ_NOT_UTF8);
    switch (w.from.below(4)) {
        case 0: {
            how.may(TQ_REFUSED);
            auto const status =
                tq_game_set_tag(game, name.data(), name.size(), value.data(), value.size(), why.pointer());
            why.holds(status);
            if (how.holds(status, w.memory)) w.changed(*one);
            break;
        }
        case 1: {
            how.may(TQ_NOT_FOUND);
            if (how.holds(tq_game_remove_tag(game, name.data(), name.size()), w.memory)) w.changed(*one);
            break;
        }
        case 2:
            how.may(TQ_NOT_FOUND);
            filled<char>(w.from, w.memory, how,
                         [=](auto... out) { return tq_game_tag(game, name.data(), name.size(), out...); });
            break;
        default: {
            if (!w.from.one_in(4)) return;
            how.may(TQ_REFUSED);
            auto const status = tq_game_close(game, value.data(), value.size(), why.pointer());
            why.holds(status);
            if (!how.holds(status, w.memory)) return;
            one->is_closed = true;
            w.changed(*one);
        }
    }
}

inline void change_seats(world& w) {
    outcome how;
    known_game* one = nullptr;
    auto* const game = w.game(how, one);
    auto const seat = w.seat(one == nullptr ? 2 : one->players, how);
    auto const holder = w.from.one_in(16) ? w.from.odd_number() : w.from.number_below(3);
    auto const way = w.from.below(6);
    if (way < 3 && (holder < 0 || holder > 2)) how.must(TQ_OUT_OF_RANGE);
    refused why{w.from, how};
    switch (way) {
        case 0:
            if (how.holds(tq_game_take_seat(game, seat, holder), w.memory)) w.changed(*one);
            break;
        case 1:
            if (how.holds(tq_game_leave_seat(game, seat, holder), w.memory)) w.changed(*one);
            break;
        case 2: {
            auto const key = w.from.garbage<char>(2);
            how.may(TQ_REFUSED);
            how.may(TQ_NOT_UTF8);
            auto const status = tq_game_claim_seat(game, seat, holder, key.data(), key.size(), why.pointer());
            why.holds(status);
            if (how.holds(status, w.memory)) w.changed(*one);
            break;
        }
        case 3: {
            number<std::int32_t> who{w.from, how};
            number<std::int32_t> exit{w.from, how};
            if (how.holds(tq_game_seat(game, seat, who.pointer(), exit.pointer()), w.memory)) break;
            who.failed();
            exit.failed();
            break;
        }
        case 4: {
            how.may(TQ_REFUSED);
            if (one != nullptr && one->is_closed) how.must(TQ_REFUSED);
            auto const before = one == nullptr ? fingerprint{} : one->position();
            auto const status = tq_game_agree_to_undo(game, nullptr, seat, why.pointer());
            why.holds(status);
            if (!how.holds(status, w.memory)) return;
            if (one->position() == before)
                w.changed(*one);
            else
                was_undone(w, *one, before);
            break;
        }
        default: {
            outcome refusing;
            known_game* other = nullptr;
            auto* const handle = w.game(refusing, other);
            if (refusing.holds(tq_game_refuse_to_undo(handle), w.memory)) w.changed(*other);
            filled<std::int32_t>(w.from, w.memory, refusing,
                                 [=](auto... out) { return tq_game_agreed(handle, out...); });
        }
    }
}

/// A game with another id is another match: its views don't follow it any more.
inline void change_id(world& w) {
    outcome how;
    known_game* one = nullptr;
    auto* const game = w.game(how, one);
    std::uint8_t id[TQ_ID_SIZE]{};
    for (auto& b : id) b = static_cast<std::uint8_t>(w.from.below(2));
    bool const none = w.from.one_in(16);
    if (none) how.must(TQ_NULL);
    if (!how.holds(tq_game_set_id(game, none ? nullptr : id), w.memory)) return;
    auto undone = std::move(one->undone);
    w.begins_anew(*one);
    one->undone = std::move(undone);
    std::uint8_t told[TQ_ID_SIZE]{};
    claim(tq_game_id(game, told) == TQ_OK && std::memcmp(id, told, sizeof id) == 0, "a game has another id");
}

inline void ask_of_cursors(world& w) {
    outcome how;
    reasons why{w.from, how};
    tq_cursor const at{w.from.below(256), w.from.below(256)};
    tq_cursor read{1, 1};
    auto text = all_of<char>([&](auto... out) { return tq_cursor_text(&at, out...); });
    bool const is_whole = damage(w.from, text);
    if (!is_whole) how.may(TQ_REFUSED), how.may(TQ_NOT_UTF8);
    auto const status = tq_cursor_parse(text.data(), text.size(), &read, why.pointer());
    why.holds(status, text.size());
    if (!how.holds(status, w.memory))
        claim(read.moment == 0 && read.view_hash == 0, "a cursor isn't 0 after a failure");
    else
        claim(!is_whole || (read.moment == at.moment && read.view_hash == at.view_hash), "a cursor is another");
}

}  // namespace fuzz
