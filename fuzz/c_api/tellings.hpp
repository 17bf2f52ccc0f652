#pragma once

#include "c_api/games.hpp"
#include "c_api/views.hpp"
#include "c_api/world.hpp"
#include "properties/repair_checks.hpp"

/// Calls of functions that change nothing: queries of games, views and variants, texts; and round trips through texts
/// and bytes.
namespace fuzz {

/// Leaves a text or bytes as they are, damages them, or replaces them. Returns whether they are unchanged.
template <class T>
bool damage(input& from, std::vector<T>& what) {
    switch (from.below(8)) {
        case 0: what = from.garbage<T>(255); return false;
        case 1: {
            auto const left = what.empty() ? 0 : (from.below(256) * 256 + from.below(256)) % what.size();
            what.resize(left);
            return false;
        }
        case 2:
        case 3:
            for (auto times = 1 + from.below(3); times > 0 && !what.empty(); --times)
                what[(from.below(256) * 256 + from.below(256)) % what.size()] = static_cast<T>(from.below(256));
            return false;
        default: return true;
    }
}

/// The same for what was saved; half of what it damages has checks that fit.
inline bool damage_save(input& from, std::vector<std::uint8_t>& saved) {
    bool const is_whole = damage(from, saved);
    if (!is_whole && from.one_in(2)) properties::repair_checks(saved);
    return is_whole;
}

inline void ask_a_game(world& w) {
    outcome how;
    known_game* one = nullptr;
    auto const* const game = w.game(how, one);
    auto const players = one == nullptr ? 2 : one->players;
    auto const ints = [&](auto call) { return filled<std::int32_t>(w.from, w.memory, how, call); };
    auto const tell_number = [&](auto call) {
        number<std::uint64_t> told{w.from, how};
        if (!how.holds(call(game, told.pointer()), w.memory)) told.failed();
    };
    switch (w.from.below(21)) {
        case 0: ints([=](auto... out) { return tq_game_legal(game, out...); }); break;
        case 1: ints([=](auto... out) { return tq_game_distinct(game, out...); }); break;
        case 2:
            filled<std::uint8_t>(w.from, w.memory, how, [=](auto... out) { return tq_game_mask(game, out...); });
            break;
        case 3: ints([=](auto* out, auto... rest) { return tq_game_chance(game, out, nullptr, rest...); }); break;
        case 4: ints([=](auto... out) { return tq_game_points(game, out...); }); break;
        case 5: ints([=](auto... out) { return tq_game_winners(game, out...); }); break;
        case 6: {
            auto const seat = w.seat(players, how);
            ints([=](auto... out) { return tq_game_lines(game, seat, out...); });
            break;
        }
        case 7: tell_number(tq_game_hash); break;
        case 8: tell_number(tq_game_canonical_hash); break;
        case 9: tell_number(tq_game_moment); break;
        case 10: {
            number<std::int32_t> turn{w.from, how};
            if (!how.holds(tq_game_turn(game, turn.pointer()), w.memory)) turn.failed();
            break;
        }
        case 11: {
            number<std::int32_t> why{w.from, how};
            auto const seat = w.seat(players, how);
            if (!how.holds(tq_game_why_not(game, seat, w.from.odd_number(), why.pointer()), w.memory))
                why.failed();
            else
                refused::is_explained(*why);  // the number is no legal action, or the refusal is 0
            break;
        }
        case 12: {
            auto const viewer = w.viewer(players, how);
            std::uint64_t since = w.from.below(256);
            if (w.from.one_in(16)) since = UINT64_MAX - w.from.below(2);
            if (one != nullptr && since > one->moment()) how.must(TQ_NO_SUCH_MOMENT);
            auto const events = filled<std::uint8_t>(
                w.from, w.memory, how, [=](auto... out) { return tq_game_events(game, viewer, since, out...); });
            if (events) w.bytes = *events;
            break;
        }
        case 13:
            filled<char>(w.from, w.memory, how, [=](auto... out) { return tq_game_result_json(game, out...); });
            break;
        case 14: {
            auto const bytes = filled<std::uint8_t>(w.from, w.memory, how,
                                                    [=](auto... out) { return tq_game_snapshot(game, out...); });
            if (bytes) w.bytes = *bytes;
            break;
        }
        case 15: {
            auto const language = w.language(how);
            auto const text =
                filled<char>(w.from, w.memory, how, [=](auto... out) { return tq_game_text(game, language, out...); });
            if (text) w.text = *text;
            break;
        }
        case 16: {
            auto const viewer = w.from.one_in(2) ? TQ_ALL : w.viewer(players, how, TQ_ALL);
            if (one != nullptr && !one->has_record) how.must(TQ_NO_RECORD);
            auto const text =
                filled<char>(w.from, w.memory, how, [=](auto... out) { return tq_game_record(game, viewer, out...); });
            if (text) w.text = *text;
            break;
        }
        case 17: {
            auto const language = w.language(how);
            filled<char>(w.from, w.memory, how,
                         [=](auto... out) { return tq_game_legal_text(game, language, out...); });
            break;
        }
        case 18: tell_number(tq_game_changes); break;
        case 19: {
            auto const viewer = w.viewer(players, how);
            tq_cursor at{1, 1};
            if (how.holds(tq_game_cursor(game, viewer, &at), w.memory))
                claim(at.moment == one->moment(), "a cursor is elsewhere");
            else
                claim(at.moment == 0 && at.view_hash == 0, "a cursor isn't 0 after a failure");
            break;
        }
        default: {
            number<std::int32_t> variant{w.from, how};
            auto const values = ints([&](auto... out) { return tq_game_choice(game, variant.pointer(), out...); });
            if (!values) break;
            claim(*variant == one->variant && (*values)[0] == one->players, "a game is of other options");
        }
    }
}

inline void ask_a_view(world& w) {
    outcome how;
    known_view* one = nullptr;
    auto const* const view = w.view(how, one);
    auto const players = one == nullptr ? 2 : one->players;
    auto const ints = [&](auto call) { return filled<std::int32_t>(w.from, w.memory, how, call); };
    auto const tell_number = [&](auto call) {
        number<std::uint64_t> told{w.from, how};
        if (!how.holds(call(view, told.pointer()), w.memory)) told.failed();
    };
    switch (w.from.below(17)) {
        case 0: ints([=](auto... out) { return tq_view_legal(view, out...); }); break;
        case 1: ints([=](auto... out) { return tq_view_distinct(view, out...); }); break;
        case 2:
            filled<std::uint8_t>(w.from, w.memory, how, [=](auto... out) { return tq_view_mask(view, out...); });
            break;
        case 3:
            filled<std::int8_t>(w.from, w.memory, how, [=](auto... out) { return tq_view_encode(view, out...); });
            break;
        case 4: ints([=](auto... out) { return tq_view_points(view, out...); }); break;
        case 5: ints([=](auto... out) { return tq_view_winners(view, out...); }); break;
        case 6: {
            auto const seat = w.seat(players, how);
            ints([=](auto... out) { return tq_view_lines(view, seat, out...); });
            break;
        }
        case 7: tell_number(tq_view_hash); break;
        case 8: tell_number(tq_view_canonical_hash); break;
        case 9: {
            number<std::int32_t> viewer{w.from, how};
            if (!how.holds(tq_view_viewer(view, viewer.pointer()), w.memory))
                viewer.failed();
            else
                claim(*viewer == one->viewer, "a view is another viewer's");
            break;
        }
        case 10: {
            number<std::int32_t> turn{w.from, how};
            if (!how.holds(tq_view_turn(view, turn.pointer()), w.memory)) turn.failed();
            break;
        }
        case 11: {
            number<std::int32_t> why{w.from, how};
            auto const seat = w.seat(players, how);
            if (!how.holds(tq_view_why_not(view, seat, w.from.odd_number(), why.pointer()), w.memory)) why.failed();
            break;
        }
        case 12: {
            auto const language = w.language(how);
            auto const text =
                filled<char>(w.from, w.memory, how, [=](auto... out) { return tq_view_json(view, language, out...); });
            if (text) w.text = *text;
            break;
        }
        case 13: {
            auto const bytes = filled<std::uint8_t>(w.from, w.memory, how,
                                                    [=](auto... out) { return tq_view_snapshot(view, out...); });
            if (bytes) w.bytes = *bytes;
            break;
        }
        case 14: {
            auto const language = w.language(how);
            auto const text =
                filled<char>(w.from, w.memory, how, [=](auto... out) { return tq_view_text(view, language, out...); });
            if (text) w.text = *text;
            break;
        }
        case 15: {
            std::uint8_t id[TQ_ID_SIZE];
            bool const none = w.from.one_in(16);
            if (none) how.must(TQ_NULL);
            how.holds(tq_view_id(view, none ? nullptr : id), w.memory);
            break;
        }
        default: filled<char>(w.from, w.memory, how, [=](auto... out) { return tq_view_result_json(view, out...); });
    }
}

/// Reads the bytes written last, or damaged ones, as a snapshot or events.
inline void read_bytes(world& w) {
    outcome how;
    reasons why{w.from, how};
    auto const* const allocator = w.allocator(how);
    auto bytes = w.bytes;
    damage(w.from, bytes);
    bool const none = w.from.one_in(32);
    if (none && !bytes.empty()) how.must(TQ_NULL);
    how.may(TQ_REFUSED);
    auto const* const data = none ? nullptr : bytes.data();
    if (w.from.one_in(2)) {
        number<tq_view*> made{w.from, how};
        auto const status = tq_view_from_snapshot(data, bytes.size(), allocator, made.pointer(), why.pointer());
        why.holds(status, 0);
        keep_view(w, how, status, made);
    } else {
        number<tq_game*> made{w.from, how};
        auto const status = tq_game_from_snapshot(data, bytes.size(), allocator, made.pointer(), why.pointer());
        why.holds(status, 0);
        keep_game(w, how, status, made, {});
    }
}

inline void read_text(world& w) {
    outcome how;
    reasons why{w.from, how};
    auto const* const allocator = w.allocator(how);
    auto text = w.text;
    damage(w.from, text);
    bool const none = w.from.one_in(32);
    if (none && !text.empty()) how.must(TQ_NULL);
    how.may(TQ_REFUSED);
    how.may(TQ_NOT_UTF8);
    auto const* const data = none ? nullptr : text.data();
    auto const size = text.size();
    auto const way = w.from.below(5);
    if (way < 2 || way == 4) {
        number<tq_view*> made{w.from, how};
        auto const language = way != 1 ? w.language(how) : 0;
        auto const status = way == 0 ? tq_view_from_text(data, size, language, allocator, made.pointer(), why.pointer())
                            : way == 1
                                ? tq_view_from_record(data, size, allocator, made.pointer(), why.pointer())
                                : tq_view_from_json(data, size, language, allocator, made.pointer(), why.pointer());
        why.holds(status, size);
        keep_view(w, how, status, made);
    } else {
        number<tq_game*> made{w.from, how};
        auto const language = way == 2 ? w.language(how) : 0;
        auto const status = way == 2 ? tq_game_from_text(data, size, language, allocator, made.pointer(), why.pointer())
                                     : tq_game_from_record(data, size, allocator, made.pointer(), why.pointer());
        why.holds(status, size);
        known_game known;
        known.has_record = way == 3;
        keep_game(w, how, status, made, known);
    }
}

/// Claims that a game survives a round trip through each format.
inline void keep_and_read(world& w) {
    auto const* const game = w.live(w.games);
    if (game == nullptr) return;
    auto* const handle = game->handle;
    auto const language = w.from.number_below(3);
    auto const bytes = all_of<std::uint8_t>([=](auto... out) { return tq_game_snapshot(handle, out...); });
    auto const text = all_of<char>([=](auto... out) { return tq_game_text(handle, language, out...); });
    tq_game* again[3]{};
    claim(tq_game_from_snapshot(bytes.data(), bytes.size(), nullptr, &again[0], nullptr) == TQ_OK,
          "a snapshot can't be read");
    claim(tq_game_from_text(text.data(), text.size(), language, nullptr, &again[1], nullptr) == TQ_OK,
          "a position in text can't be read");
    if (game->has_record) {
        auto const record = all_of<char>([=](auto... out) { return tq_game_record(handle, TQ_ALL, out...); });
        claim(tq_game_from_record(record.data(), record.size(), nullptr, &again[2], nullptr) == TQ_OK,
              "a record can't be read");
    }
    for (auto* const one : again) {
        if (one == nullptr) continue;
        bool const same = all_of<std::uint8_t>([=](auto... out) { return tq_game_snapshot(one, out...); }) == bytes;
        tq_game_free(one);
        claim(same, "what is written and read is another game");
    }
}

inline void ask_of_events(world& w) {
    outcome how;
    reasons why{w.from, how};
    auto events = w.bytes;
    damage(w.from, events);
    bool const none = w.from.one_in(32);
    if (none && !events.empty()) how.must(TQ_NULL);
    how.may(TQ_REFUSED);
    auto const* const data = none ? nullptr : events.data();
    auto const size = events.size();
    auto const holds = [&](tq_status status, std::size_t length) {
        why.holds(status == TQ_TOO_SMALL ? TQ_OK : status, length);
        return status;
    };
    switch (w.from.below(3)) {
        case 0:
            filled<char>(w.from, w.memory, how,
                         [&](auto... out) { return holds(tq_events_json(data, size, out..., why.pointer()), 0); });
            break;
        case 1: {
            auto const language = w.language(how);
            auto const text = filled<char>(w.from, w.memory, how, [&](auto... out) {
                return holds(tq_events_text(data, size, language, out..., why.pointer()), 0);
            });
            if (text) w.text = *text;
            break;
        }
        default: {
            outcome parsing;
            reasons why_not{w.from, parsing};
            auto const language = w.language(parsing);
            auto const variant = w.from.number_below(variants);
            auto text = w.text;  // only the first line
            text.erase(std::find(text.begin(), text.end(), '\n'), text.end());
            damage(w.from, text);
            parsing.may(TQ_REFUSED);
            parsing.may(TQ_NOT_UTF8);
            auto const bytes = filled<std::uint8_t>(w.from, w.memory, parsing, [&](auto... out) {
                auto const status =
                    tq_event_parse(variant, nullptr, 0, text.data(), text.size(), language, out..., why_not.pointer());
                why_not.holds(status == TQ_TOO_SMALL ? TQ_OK : status, text.size());
                return status;
            });
            if (bytes) w.bytes = *bytes;
        }
    }
}

inline void ask_of_words(world& w) {
    outcome how;
    auto const chars = [&](auto call) { return filled<char>(w.from, w.memory, how, call); };
    auto const variant = w.from.one_in(16) ? w.from.odd_number() : w.from.number_below(variants);
    auto const way = w.from.below(9);
    if (way < 4 && (variant < 0 || variant >= variants)) how.must(TQ_NO_SUCH_VARIANT);
    auto const code = w.from.one_in(8) ? w.from.odd_number() : w.from.number_below(256);
    switch (way) {
        case 0:
        case 1: {
            auto const language = w.language(how);
            how.may(way == 0 ? TQ_NO_SUCH_ACTION : TQ_NO_SUCH_OUTCOME);
            auto const text = chars([=](auto... to) {
                return way == 0 ? tq_action_text(variant, code, language, to...)
                                : tq_outcome_text(variant, code, language, to...);
            });
            if (!text) break;
            w.text = *text;
            std::int32_t again = -1;
            auto const parse = way == 0 ? tq_action_parse : tq_outcome_parse;
            claim(parse(variant, text->data(), text->size(), language, &again, nullptr) == TQ_OK && again == code,
                  "words that were written are read as others");
            break;
        }
        case 2: {
            reasons why{w.from, how};
            number<std::int32_t> told{w.from, how};
            auto const language = w.language(how);
            auto const parse = w.from.one_in(2) ? tq_action_parse : tq_outcome_parse;
            damage(w.from, w.text);
            how.may(TQ_REFUSED);
            how.may(TQ_NOT_UTF8);
            auto const status = parse(variant, w.text.data(), w.text.size(), language, told.pointer(), why.pointer());
            why.holds(status, w.text.size());
            if (!how.holds(status, w.memory)) told.failed();
            break;
        }
        case 3: chars([=](auto... out) { return tq_variant_name(variant, out...); }); break;
        case 4: {
            auto const language = w.language(how);
            how.may(TQ_NO_SUCH_REFUSAL);
            chars([=](auto... out) { return tq_refusal_text(code, language, out...); });
            break;
        }
        case 5:
            how.may(TQ_NO_SUCH_REFUSAL);
            how.may(TQ_OUT_OF_RANGE);
            chars([=](auto... out) {
                if (variant < 1) return tq_refusal_rule(code, out...);
                if (variant < 2) return tq_refusal_name(code, out...);
                return variant < 4 ? tq_status_text(code, out...) : tq_status_name(code, out...);
            });
            break;
        case 6: {
            number<std::int32_t> told{w.from, how};
            auto const name = w.from.garbage<char>(4);
            how.may(TQ_NOT_UTF8);
            how.may(TQ_NOT_FOUND);
            how.may(TQ_NO_SUCH_VARIANT);
            auto const find = w.from.one_in(2) ? tq_language_find : tq_variant_find;
            if (!how.holds(find(name.data(), name.size(), told.pointer()), w.memory)) told.failed();
            break;
        }
        case 7: {
            how.may(TQ_NOT_UTF8);
            number<std::int32_t> told{w.from, how};
            auto text = w.text;
            damage(w.from, text);
            if (!how.holds(tq_text_tag_count(text.data(), text.size(), told.pointer()), w.memory)) {
                told.failed();
                break;
            }
            outcome naming;
            auto const index = w.from.one_in(8) ? w.from.odd_number() : w.from.number_below(16);
            if (index < 0 || index >= *told) naming.must(TQ_NO_SUCH_INDEX);
            filled<char>(w.from, w.memory, naming,
                         [&](auto... out) { return tq_text_tag_name(text.data(), text.size(), index, out...); });
            break;
        }
        default: {
            how.may(TQ_NOT_UTF8);
            how.may(TQ_NOT_FOUND);
            static constexpr char names[][8] = {"Game", "Players", "S", "Seat0"};
            auto const& name = names[w.from.below(4)];
            auto text = w.text;
            damage(w.from, text);
            chars([&](auto... out) { return tq_text_tag(text.data(), text.size(), name, std::strlen(name), out...); });
        }
    }
}

inline void ask_of_variants(world& w) {
    outcome how;
    auto const& o = w.options(how);
    tq_sizes sizes{};
    sizes.struct_size = sizeof sizes;
    bool const small = w.from.one_in(16);
    if (small) sizes.struct_size = w.from.below(sizeof sizes);
    constexpr std::size_t first_size = offsetof(tq_sizes, state_length);  // of the first header
    auto with_sizes = how;
    if (sizes.struct_size < first_size)
        with_sizes.must(sizes.struct_size == 0 ? TQ_NO_STRUCT_SIZE : TQ_WRONG_STRUCT_SIZE);
    bool const known = with_sizes.holds(tq_choice_sizes(o.variant, o.options, o.count, &sizes), w.memory);
    if (!known) claim(sizes.actions == 0, "sizes are touched by a failure");
    if (sizes.struct_size < offsetof(tq_sizes, own_offset))
        claim(sizes.own_offset == 0 && sizes.longest_game == 0, "sizes are written behind their end");

    auto const index = w.from.one_in(8) ? w.from.odd_number() : w.from.number_below(64);
    auto const way = w.from.below(3);
    if (!known)
        how.may(TQ_NO_SUCH_INDEX);
    else if (index < 0 || index >= sizes.encoding_fields)
        how.must(TQ_NO_SUCH_INDEX);
    auto const chars = [&](auto call) { filled<char>(w.from, w.memory, how, call); };
    auto const call = [&](auto f, auto... rest) { return f(o.variant, o.options, o.count, index, rest...); };
    switch (way) {
        case 0: chars([=](auto... out) { return call(tq_encoding_field_name, out...); }); break;
        case 1: chars([=](auto... out) { return call(tq_encoding_field_meaning, out...); }); break;
        default: {
            number<std::int32_t> offset{w.from, how};
            number<std::int32_t> length{w.from, how};
            if (!how.holds(call(tq_encoding_field, offset.pointer(), length.pointer()), w.memory)) {
                offset.failed();
                length.failed();
            }
        }
    }
}

/// Choices in words and back, and what is wrong with one.
inline void ask_of_choices(world& w) {
    outcome how;
    auto const& o = w.options(how);
    if (w.from.one_in(2)) {
        auto const text = filled<char>(
            w.from, w.memory, how, [&](auto... out) { return tq_choice_text(o.variant, o.options, o.count, out...); });
        if (!text) return;
        w.text = *text;
        choice read;
        claim(tq_choice_parse(text->data(), text->size(), &read.variant, read.values, std::size(read.values),
                              &read.count, nullptr) == TQ_OK,
              "a choice that was written can't be read");
        claim(read.variant == o.variant && read.players() == o.players(), "a choice is read as another");
        return;
    }
    if (w.from.one_in(2)) {  // like any other call, but what is wrong with the options is a refusal
        reasons why{w.from, how};
        auto const status = tq_choice_check(o.variant, o.options, o.count, why.pointer());
        why.holds(status, 0);
        how.may(TQ_REFUSED);
        if (status != TQ_REFUSED) how.holds(status, w.memory);
        return;
    }
    outcome parsing;
    reasons why_not{w.from, parsing};
    number<std::int32_t> variant{w.from, parsing};
    auto text = w.text;
    damage(w.from, text);
    parsing.may(TQ_REFUSED);
    parsing.may(TQ_NOT_UTF8);
    filled<std::int32_t>(w.from, w.memory, parsing, [&](auto... out) {
        auto const status = tq_choice_parse(text.data(), text.size(), variant.pointer(), out..., why_not.pointer());
        why_not.holds(status == TQ_TOO_SMALL ? TQ_OK : status, text.size());
        return status;
    });
}

/// The lists at run time, by indices that may not be there.
inline void ask_of_lists(world& w) {
    outcome how;
    auto const index = w.from.one_in(4) ? w.from.odd_number() : w.from.number_below(8);
    auto const variant = w.from.one_in(16) ? w.from.odd_number() : w.from.number_below(variants);
    auto const way = w.from.below(12);
    bool const has_language = way == 0 || way == 4 || way == 5 || way == 11;
    auto const language = has_language ? w.language(how) : 0;
    auto const chars = [&](auto call) { filled<char>(w.from, w.memory, how, call); };
    how.may(TQ_NO_SUCH_INDEX);
    how.may(TQ_NO_SUCH_VARIANT);
    outcome telling = how;
    number<std::int32_t> told{w.from, telling};
    auto const tell = [&](tq_status status) {
        if (!telling.holds(status, w.memory)) told.failed();
    };
    switch (way) {
        case 0: chars([=](auto... out) { return tq_variant_title(variant, language, out...); }); break;
        case 1: chars([=](auto... out) { return tq_option_name(variant, index, out...); }); break;
        case 2: chars([=](auto... out) { return tq_option_meaning(variant, index, out...); }); break;
        case 3: chars([=](auto... out) { return tq_line_name(variant, index, out...); }); break;
        case 4: chars([=](auto... out) { return tq_line_label(variant, index, language, out...); }); break;
        case 5: chars([=](auto... out) { return tq_language_code(language, out...); }); break;
        case 6: tell(tq_refusal_at(index, told.pointer())); break;
        case 7: tell(tq_option_is_truth(variant, index, told.pointer())); break;
        case 8: {
            constexpr tq_status (*counts[])(std::int32_t*) = {tq_language_count, tq_refusal_count, tq_status_count,
                                                              tq_variant_count};
            tell(counts[w.from.below(4)](told.pointer()));
            break;
        }
        case 9: tell((w.from.one_in(2) ? tq_line_count : tq_option_count)(variant, told.pointer())); break;
        case 10: {
            outcome sized = how;
            number<std::size_t> size{w.from, sized};
            sized.may(TQ_OUT_OF_RANGE);
            if (!sized.holds(tq_struct_size(index, size.pointer()), w.memory)) size.failed();
            claim(tq_version() >= TQ_HEADER_VERSION, "the library is older than its header");
            break;
        }
        case 11: chars([=](auto... out) { return tq_language_name(language, out...); }); break;
        default: {
            number<std::int32_t> least{w.from, telling};
            number<std::int32_t> most{w.from, telling};
            auto const status = tq_option_bounds(variant, index, least.pointer(), most.pointer(), told.pointer());
            if (!telling.holds(status, w.memory)) return told.failed();
            claim(*least <= *told && *told <= *most, "a default is out of its bounds");
        }
    }
}

inline void roll(world& w) {
    outcome how;
    number<std::uint32_t> told{w.from, how};
    std::uint32_t const bound = w.from.below(4);
    bool const none = w.from.one_in(16);
    if (none) how.must(TQ_NULL);
    if (bound == 0) how.must(TQ_OUT_OF_RANGE);
    auto const before = w.dice;
    if (how.holds(tq_dice_below(none ? nullptr : &w.dice, bound, told.pointer()), w.memory)) {
        claim(*told < bound, "dice fall beyond their bound");
    } else {
        told.failed();
        claim(std::memcmp(&before, &w.dice, sizeof before) == 0, "dice have gone on by a failure");
    }
}

}  // namespace fuzz
