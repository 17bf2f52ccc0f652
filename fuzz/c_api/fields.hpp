#pragma once

#include "c_api/results.hpp"
#include "c_api/world.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

/// Calls of functions for named fields, the words of legal actions, and scoring without a game.
namespace fuzz {

/// A number that is likely to be a right index, or not.
inline std::int32_t any_index(world& w, std::uint32_t likely) {
    return w.from.one_in(8) ? w.from.odd_number() : w.from.number_below(likely);
}

inline void ask_of_fields(world& w) {
    outcome how;
    auto const& o = w.options(how);
    auto const list = w.from.one_in(2) ? any_index(w, 3) : TQ_ACTION_FIELDS + w.from.number_below(12);
    auto const index = any_index(w, 40);
    auto const choice = any_index(w, 8);
    auto const way = w.from.below(7);
    how.may(TQ_OUT_OF_RANGE);
    auto const call = [&](auto f, auto... rest) { return f(o.variant, o.options, o.count, list, rest...); };
    if (way == 0) {
        number<std::int32_t> count{w.from, how};
        if (!how.holds(call(tq_field_count, count.pointer()), w.memory)) count.failed();
        return;
    }
    if (way == 1) {
        number<std::int32_t> found{w.from, how};
        auto text = w.text;
        text.resize(std::min<std::size_t>(text.size(), 20));
        how.may(TQ_NOT_FOUND);
        how.may(TQ_NOT_UTF8);
        if (!how.holds(call(tq_field_find, text.data(), text.size(), found.pointer()), w.memory)) found.failed();
        return;
    }
    how.may(TQ_NO_SUCH_INDEX);
    auto const chars = [&](auto f, auto... rest) {
        filled<char>(w.from, w.memory, how, [&](auto... out) { return call(f, index, rest..., out...); });
    };
    switch (way) {
        case 2: chars(tq_field_name); break;
        case 3: chars(tq_field_part); break;
        case 4: chars(tq_field_meaning); break;
        case 5: chars(tq_field_choice, choice); break;
        default: {
            tq_field shape{};
            shape.struct_size = sizeof shape;
            if (how.holds(call(tq_field_shape, index, &shape), w.memory))
                claim(shape.length > 0 && shape.parts > 0 && shape.least <= shape.most, "a shape holds no values");
            else
                claim(shape.length == 0, "a shape is touched by a failure");
        }
    }
}

/// Actions and pieces of a variant that may not be there, by numbers that may not be.
inline void ask_of_actions(world& w) {
    outcome how;
    auto const variant = any_index(w, variants);
    auto const index = any_index(w, 12);
    auto const action = any_index(w, 900);
    auto const language = any_index(w, 3);
    for (auto const wrong :
         {TQ_NO_SUCH_VARIANT, TQ_NO_SUCH_INDEX, TQ_NO_SUCH_ACTION, TQ_NO_SUCH_LANGUAGE, TQ_OUT_OF_RANGE})
        how.may(wrong);
    auto const chars = [&](auto call) { filled<char>(w.from, w.memory, how, call); };
    auto const counts = [&](auto count) {
        number<std::int32_t> told{w.from, how};
        if (!how.holds(count(variant, told.pointer()), w.memory)) told.failed();
    };
    switch (w.from.below(7)) {
        case 0: counts(tq_action_kind_count); break;
        case 1: chars([=](auto... out) { return tq_action_kind_name(variant, index, out...); }); break;
        case 2: counts(tq_pieces_count); break;
        case 3: chars([=](auto... out) { return tq_pieces_name(variant, index, out...); }); break;
        case 4: chars([=](auto... out) { return tq_piece_text(variant, index, action, language, out...); }); break;
        case 5: {
            number<std::int32_t> first{w.from, how};
            number<std::int32_t> more{w.from, how};
            if (how.holds(tq_action_kind_numbers(variant, index, first.pointer(), more.pointer()), w.memory)) break;
            first.failed();
            more.failed();
            break;
        }
        default: {
            std::int32_t kind = 0;
            std::int32_t found = 0;
            std::array<std::int32_t, 64> record{};
            std::size_t count = 0;
            auto const status = tq_action_fields(variant, action, &kind, record.data(), record.size(), &count);
            if (status != TQ_OK) break;
            claim(tq_action_find(variant, kind, record.data(), count, &found) == TQ_OK && found == action,
                  "an action isn't found by its fields");
            if (count == 0) break;
            record[w.from.below(static_cast<std::uint32_t>(count))] = w.from.odd_number();
            auto const again = tq_action_find(variant, kind, record.data(), count, &found);
            claim(again == TQ_OK || (again == TQ_NOT_FOUND && found == 0), "an action is found or not");
        }
    }
}

/// A view as fields, and its legal actions in words.
inline void ask_for_values(world& w) {
    outcome how;
    known_view* view = nullptr;
    auto const* const handle = w.view(how, view);
    auto const index = any_index(w, 40);
    auto const way = w.from.below(4);
    auto const numbers = [&](auto call) { filled<std::int32_t>(w.from, w.memory, how, call); };
    if (way < 2) how.may(TQ_NO_SUCH_INDEX);
    switch (way) {
        case 0: numbers([=](auto... out) { return tq_view_field(handle, index, out...); }); break;
        case 1: numbers([=](auto... out) { return tq_view_result_field(handle, index, out...); }); break;
        case 2: {
            auto const language = w.language(how);
            auto const text = filled<char>(w.from, w.memory, how,
                                           [=](auto... out) { return tq_view_legal_text(handle, language, out...); });
            if (!text) break;
            auto const legal = all_of<std::int32_t>([=](auto... out) { return tq_view_legal(handle, out...); });
            claim(static_cast<std::size_t>(std::count(text->begin(), text->end(), '\n')) == legal.size(),
                  "there isn't a line for each legal action");
            break;
        }
        default: {
            refused why{w.from, how};
            auto const bytes = w.from.one_in(4) ? w.from.garbage<std::uint8_t>(64) : w.bytes;
            how.may(TQ_REFUSED);
            tq_status last = TQ_OK;
            filled<std::int32_t>(w.from, w.memory, how, [&](auto... out) {
                return last = tq_view_events(handle, bytes.data(), bytes.size(), out..., why.pointer());
            });
            why.holds(last);
        }
    }
}

/// Scores of any numbers.
inline void keep_score(world& w) {
    std::array<std::int32_t, 40> some{};
    for (auto& one : some) one = w.from.one_in(16) ? w.from.odd_number() : w.from.number_below(16);
    outcome how;
    for (auto const wrong : {TQ_NO_SUCH_VARIANT, TQ_OUT_OF_RANGE, TQ_NO_SUCH_SEAT}) how.may(wrong);
    auto const variant = any_index(w, variants);
    auto const size = w.from.below(some.size());
    auto const more = w.from.below(8);
    auto const numbers = [&](auto call) { filled<std::int32_t>(w.from, w.memory, how, call); };
    auto const* const all = some.data();
    switch (w.from.below(5)) {
        case 0:
            numbers([=](auto... out) { return tq_score_lines(variant, all, 6 + more % 2, all[39], 1, out...); });
            break;
        case 1: {
            std::array<std::int32_t, 5> points{};
            std::array<std::int32_t, 5> wins{};
            std::int32_t tie = 0;
            auto const tiles = std::array<std::int32_t, 8>{0, 1, 2, 3, 0, 1, 2, 3};
            auto const status = tq_score_players(variant, all, 6 * more, tiles.data(), more, all[39] % 5, points.data(),
                                                 wins.data(), points.size(), nullptr, &tie);
            if (how.holds(status, w.memory))
                claim(std::count(wins.begin(), wins.end(), 1) > 0, "nobody has won");
            else
                claim(tie == 0 && wins[0] == 0, "scores are touched by a failure");
            break;
        }
        case 2: {
            number<std::int32_t> mask{w.from, how};
            if (how.holds(tq_best_reveal(variant, all, 6 + more % 2, all + 10, more % 3, mask.pointer()), w.memory))
                claim(*mask >= 0 && *mask < 1 << more % 3, "a mask of tokens that aren't kept");
            else
                mask.failed();
            break;
        }
        case 3: numbers([=](auto... out) { return tq_settle(all[39], all, size, all + 20, more, out...); }); break;
        default: numbers([=](auto... out) { return tq_settle_cards(all[39], all, size, all + 20, more, out...); });
    }
}

}  // namespace fuzz
