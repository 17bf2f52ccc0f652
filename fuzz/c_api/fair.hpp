#pragma once

#include "c_api/games.hpp"
#include "c_api/results.hpp"
#include "c_api/tellings.hpp"
#include "c_api/world.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

/// Calls of functions for fair deals.
namespace fuzz {

using digest = std::array<std::uint8_t, 32>;

/// What a contributor keeps until all have committed, or the server (-1) until the end.
inline digest entropy_of(std::int32_t who) {
    digest bytes{};
    auto state = static_cast<std::uint32_t>(who + 2);
    for (auto& one : bytes) {
        state = state * 1664525U + 1013904223U;
        one = static_cast<std::uint8_t>(state >> 24);
    }
    return bytes;
}

/// A call with a fault that fills a buffer: call(out, capacity, count, fault).
template <class T, class Call>
std::optional<std::vector<T>> filled_or_refused(world& w, outcome& how, std::size_t length, Call call) {
    reasons why{w.from, how};
    return filled<T>(w.from, w.memory, how, [&](auto... out) {
        auto const status = call(out..., why.pointer());
        why.holds(status == TQ_TOO_SMALL ? TQ_OK : status, length);
        return status;
    });
}

inline void begin_a_fair_deal(world& w) {
    outcome how;
    auto const& o = w.options(how);
    std::array<std::uint8_t, TQ_ID_SIZE> id{};
    for (auto& one : id) one = static_cast<std::uint8_t>(w.from.below(2));
    std::array<std::int32_t, 3> seats{};
    for (auto& one : seats) one = w.from.one_in(32) ? w.from.odd_number() : w.from.number_below(2);
    auto const seat_count = w.from.below(seats.size() + 1);
    auto source = std::vector<char>{'d', 'i', 'c', 'e'};
    if (w.from.one_in(8)) source = w.from.garbage<char>(8);
    if (w.from.one_in(2)) source.clear();
    auto secret = entropy_of(-1);
    if (w.from.one_in(16)) {
        secret.fill(0);
        how.must(TQ_REFUSED);
    }
    for (auto const wrong : {TQ_NO_SUCH_SEAT, TQ_NOT_UTF8, TQ_REFUSED}) how.may(wrong);
    auto const text = filled_or_refused<char>(w, how, 0, [&](auto... out) {
        return tq_fair_begin(o.variant, o.options, o.count, id.data(), w.games.size(), seats.data(), seat_count,
                             source.data(), source.size(), secret.data(), out...);
    });
    if (text) w.fair = *text;
}

/// Creates a game with the fair deal, which may still wait for something.
inline void make_a_fair_game(world& w, std::vector<char> const& text) {
    outcome how;
    reasons why{w.from, how};
    auto const* const allocator = w.allocator(how);
    number<tq_game*> made{w.from, how};
    auto const secret = entropy_of(w.from.one_in(8) ? 0 : -1);
    bool const has_secret = !w.from.one_in(8);
    for (auto const wrong : {TQ_REFUSED, TQ_NOT_UTF8}) how.may(wrong);
    auto const status = tq_game_new_fair(text.data(), text.size(), has_secret ? secret.data() : nullptr, allocator,
                                         made.pointer(), why.pointer());
    why.holds(status, text.size());
    known_game known;
    known.is_dealt = known.has_record = true;
    auto const* const game = keep_game(w, how, status, made, known);
    if (game == nullptr) return;
    digest seed{};
    claim(tq_fair_seed(text.data(), text.size(), secret.data(), seed.data(), nullptr) == TQ_OK, "a deal has no seed");
    auto const record = all_of<char>([=](auto... out) { return tq_game_record(game->handle, TQ_ALL, out...); });
    claim(tq_record_verify(record.data(), record.size(), TQ_PART_MOVES, nullptr) == TQ_OK, "wrong moves");
    claim(tq_record_verify(record.data(), record.size(), TQ_PART_DEAL, nullptr) == TQ_REFUSED, "a seed leaks");
}

/// Takes the next step of the fair deal, or one that isn't due.
inline void go_on_with_a_fair_deal(world& w) {
    outcome how;
    auto text = w.fair;
    if (w.from.one_in(8)) damage(w.from, text);
    auto const seat = w.from.one_in(16) ? w.from.odd_number() : w.from.number_below(2);
    auto const mine = entropy_of(w.from.one_in(16) ? seat % 8 + 16 : seat % 8);
    for (auto const wrong : {TQ_REFUSED, TQ_NOT_UTF8, TQ_NO_SUCH_SEAT}) how.may(wrong);
    auto const* const data = text.data();
    auto const size = text.size();
    auto const step = [&](auto call) {
        auto const next = filled_or_refused<char>(w, how, size, call);
        if (next) w.fair = *next;
    };
    switch (w.from.below(7)) {
        case 0: {
            reasons why{w.from, how};
            digest commitment{};
            auto const status = tq_fair_commitment(data, size, seat, mine.data(), commitment.data(), why.pointer());
            why.holds(status, size);
            if (!how.holds(status, w.memory)) return claim(commitment == digest{}, "32 bytes are touched by a failure");
            how = {};
            for (auto const wrong : {TQ_REFUSED, TQ_NO_SUCH_SEAT}) how.may(wrong);
            step([&](auto... out) { return tq_fair_commit(data, size, seat, commitment.data(), out...); });
            break;
        }
        case 1: step([&](auto... out) { return tq_fair_commit(data, size, seat, mine.data(), out...); }); break;
        case 2: step([&](auto... out) { return tq_fair_reveal(data, size, seat, mine.data(), out...); }); break;
        case 3: {
            auto const value = w.from.garbage<std::uint8_t>(80);
            step([&](auto... out) { return tq_fair_reveal_public(data, size, value.data(), value.size(), out...); });
            break;
        }
        case 4: {
            number<std::int32_t> phase{w.from, how};
            auto const seats = filled_or_refused<std::int32_t>(
                w, how, size, [&](auto... out) { return tq_fair_awaited(data, size, phase.pointer(), out...); });
            if (!seats) break;
            claim(*phase >= TQ_FAIR_COMMITMENTS && *phase <= TQ_FAIR_NOTHING, "a fair deal waits for nothing known");
            if (*phase >= TQ_FAIR_PUBLIC_VALUE) claim(seats->empty(), "seats are awaited that have done everything");
            break;
        }
        case 5: {
            reasons why{w.from, how};
            digest seed{};
            auto const secret = entropy_of(w.from.one_in(4) ? 0 : -1);
            auto const status = tq_fair_seed(data, size, secret.data(), seed.data(), why.pointer());
            why.holds(status, size);
            claim(how.holds(status, w.memory) == (seed != digest{}), "there is a seed exactly if it is told");
            break;
        }
        default: make_a_fair_game(w, text);
    }
}

/// Verifies the last text, which may be a record.
inline void verify(world& w) {
    outcome how;
    reasons why{w.from, how};
    auto text = w.text;
    damage(w.from, text);
    auto const part = w.from.one_in(16) ? w.from.odd_number() : w.from.number_below(3);
    if (part < TQ_PART_COMMITMENT || part > TQ_PART_MOVES) how.must(TQ_OUT_OF_RANGE);
    for (auto const wrong : {TQ_REFUSED, TQ_NOT_UTF8}) how.may(wrong);
    auto const status = tq_record_verify(text.data(), text.size(), part, why.pointer());
    why.holds(status, text.size());
    how.holds(status, w.memory);
}

}  // namespace fuzz
