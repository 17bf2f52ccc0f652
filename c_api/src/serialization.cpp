#include "arguments.hpp"
#include "outputs.hpp"
#include "positions.hpp"

using namespace tq;

namespace {

namespace text = triqueta::text;
using triqueta::any_view, triqueta::refusal;

/// Checks the arguments that all readers share.
template <class Handle>
tq_status begin_reading(tq_allocator const* allocator, Handle** made, tq_reasons* why, memory& from) {
    clear(why);
    if (made == nullptr) return TQ_NULL;
    *made = nullptr;
    if (auto const no = check_optional_struct(why)) return no;
    return find_memory(allocator, from);
}
/// The same for text.
template <class Handle>
tq_status begin_reading(char const* text, std::size_t length, tq_allocator const* allocator, Handle** made,
                        tq_reasons* why, memory& from, std::string_view& words) {
    if (auto const no = begin_reading(allocator, made, why, from)) return no;
    return find_text(text, length, words);
}

/// Makes a handle of what was read.
tq_status take(triqueta::any_match&& match, memory const& from, tq_game** game) {
    return make_game(from, std::move(match), game);
}
tq_status take(any_view&& view, memory const& from, tq_view** made) { return make_view(from, view, made); }

/// Makes a handle of what was read from text, or refuses.
template <class Read, class Handle>
tq_status take_read(Read read, std::string_view words, memory const& from, Handle** made, tq_reasons* why) {
    return read ? take(*std::move(read), from, made) : refuse(read.why(), words, read.where(), why);
}
/// The same for bytes.
template <class Any, class Handle>
tq_status take_read(triqueta::reading<Any> read, memory const& from, Handle** made, tq_reasons* why) {
    return read ? take(*std::move(read), from, made) : refuse(read.why(), why);
}

/// Finds the game of these options, and checks that the bytes are events of it.
tq_status find_events(tq_options const* options, std::uint8_t const* events, std::size_t length, tq_reasons* why,
                      triqueta::any_game const*& game) {
    if (auto const no = check_optional_struct(why)) return no;
    clear(why);
    triqueta::game_choice chosen;
    if (auto const no = find_game(options, chosen)) return no;
    if (auto const no = check_bytes(events, length)) return no;
    game = chosen.game;
    auto const no = game->check_events(as_bytes(events, length));
    return no ? refuse(no, why) : TQ_OK;
}

}  // namespace

tq_status tq_events_json(tq_options const* options, std::uint8_t const* events, std::size_t length, char* out,
                         std::size_t capacity, std::size_t* count, tq_reasons* why) {
    triqueta::any_game const* game = nullptr;
    zero(count);
    if (auto const no = find_events(options, events, length, why, game)) return no;
    return put_text(out, capacity, count,
                    [&](text_output to) { return game->write_events_json(as_bytes(events, length), to); });
}

tq_status tq_events_text(tq_options const* options, std::uint8_t const* events, std::size_t length,
                         std::int32_t language, char* out, std::size_t capacity, std::size_t* count, tq_reasons* why) {
    triqueta::any_game const* game = nullptr;
    zero(count);
    if (auto const no = find_events(options, events, length, why, game)) return no;
    auto const* const in = language_of(language);
    if (in == nullptr) return TQ_OUT_OF_RANGE;
    return put_text(out, capacity, count,
                    [&](text_output to) { return game->write_events_text(as_bytes(events, length), *in, to); });
}

tq_status tq_event_parse(tq_options const* options, char const* text, std::size_t length, std::int32_t language,
                         std::uint8_t* out, std::size_t capacity, std::size_t* count, tq_reasons* why) {
    triqueta::game_choice chosen;
    std::string_view words;
    zero(count);
    if (auto const no = check_optional_struct(why)) return no;
    clear(why);
    if (auto const no = find_game(options, chosen)) return no;
    if (auto const no = find_text(text, length, words)) return no;
    auto const* const in = language_of(language);
    if (in == nullptr) return TQ_OUT_OF_RANGE;
    byte_output nowhere{nullptr, 0};
    auto const read = chosen.game->read_event(words, *in, nowhere);
    if (!read) return refuse(read.why(), words, read.where(), why);
    return put_bytes(out, capacity, count, [&](byte_output to) {
        static_cast<void>(chosen.game->read_event(words, *in, to));
        return to;
    });
}

tq_status tq_game_snapshot(tq_game const* game, std::uint8_t* out, std::size_t capacity, std::size_t* count) {
    return put_snapshot(game, out, capacity, count);
}

tq_status tq_game_from_snapshot(std::uint8_t const* bytes, std::size_t length, tq_allocator const* allocator,
                                tq_game** game, tq_reasons* why) {
    memory from;
    if (auto const no = begin_reading(allocator, game, why, from)) return no;
    if (auto const no = check_bytes(bytes, length)) return no;
    return take_read(games.read_state(as_bytes(bytes, length), from), from, game, why);
}

tq_status tq_view_snapshot(tq_view const* view, std::uint8_t* out, std::size_t capacity, std::size_t* count) {
    return put_snapshot(view, out, capacity, count);
}

tq_status tq_view_from_snapshot(std::uint8_t const* bytes, std::size_t length, tq_allocator const* allocator,
                                tq_view** view, tq_reasons* why) {
    memory from;
    if (auto const no = begin_reading(allocator, view, why, from)) return no;
    if (auto const no = check_bytes(bytes, length)) return no;
    return take_read(games.read_view(as_bytes(bytes, length), from), from, view, why);
}

tq_status tq_game_text(tq_game const* game, std::int32_t language, char* out, std::size_t capacity,
                       std::size_t* count) {
    return put_position(game, language, out, capacity, count);
}

tq_status tq_game_from_text(char const* text, std::size_t length, std::int32_t language, tq_allocator const* allocator,
                            tq_game** game, tq_reasons* why) {
    memory from;
    std::string_view words;
    if (auto const no = begin_reading(text, length, allocator, game, why, from, words)) return no;
    auto const* const in = language_of(language);
    if (in == nullptr) return TQ_OUT_OF_RANGE;
    return take_read(games.read_state(words, *in, from), words, from, game, why);
}

tq_status tq_view_text(tq_view const* view, std::int32_t language, char* out, std::size_t capacity,
                       std::size_t* count) {
    return put_position(view, language, out, capacity, count);
}

tq_status tq_view_from_text(char const* text, std::size_t length, std::int32_t language, tq_allocator const* allocator,
                            tq_view** view, tq_reasons* why) {
    memory from;
    std::string_view words;
    if (auto const no = begin_reading(text, length, allocator, view, why, from, words)) return no;
    auto const* const in = language_of(language);
    if (in == nullptr) return TQ_OUT_OF_RANGE;
    return take_read(games.read_view(words, *in, from), words, from, view, why);
}

tq_status tq_game_record(tq_game const* game, std::int32_t viewer, char const* tags, std::size_t tags_length, char* out,
                         std::size_t capacity, std::size_t* count, tq_reasons* why) {
    zero(count);
    std::string_view words;
    if (auto const no = check_optional_struct(why)) return no;
    clear(why);
    if (auto const no = check(game)) return no;
    if (auto const no = find_text(tags, tags_length, words)) return no;
    text::reader reader{words};
    text::tags more;
    read(reader, more);
    reader.expect_end();
    if (reader.failed()) return refuse(reader.why(), words, reader.where(), why);
    auto const& m = game->any;
    auto const who = viewer_of(viewer, m.players());
    if (!who && viewer != TQ_ALL) return TQ_OUT_OF_RANGE;
    if (!m.has_record()) return TQ_NO_RECORD;
    int left = text::tags::most_free;
    for (auto const& one : more)
        if (!m.game().reserves(one.name) && left-- == 0) return refuse(refusal::too_much, words, one.where, why);
    return put_text(out, capacity, count,
                    [&](text_output to) { return m.game().match_data->write_record(m.erased(), who, more, to); });
}

tq_status tq_game_from_record(char const* text, std::size_t length, tq_allocator const* allocator, tq_game** game,
                              tq_reasons* why) {
    memory from;
    std::string_view words;
    if (auto const no = begin_reading(text, length, allocator, game, why, from, words)) return no;
    return take_read(games.read_record(words, from), words, from, game, why);
}

tq_status tq_view_from_record(char const* text, std::size_t length, tq_allocator const* allocator, tq_view** view,
                              tq_reasons* why) {
    memory from;
    std::string_view words;
    if (auto const no = begin_reading(text, length, allocator, view, why, from, words)) return no;
    return take_read(games.read_seen_record(words, from), words, from, view, why);
}

tq_status tq_text_tag(char const* text, std::size_t length, char const* name, std::size_t name_length, char* out,
                      std::size_t capacity, std::size_t* count) {
    zero(count);
    std::string_view words;
    std::string_view wanted;
    if (auto const no = find_text(text, length, words)) return no;
    if (auto const no = find_text(name, name_length, wanted)) return no;
    text::reader reader{words};
    text::tags all;
    read(reader, all);
    auto const* const found = all.find(wanted);
    if (found == nullptr) return TQ_NOT_FOUND;
    return put_text(out, capacity, count, [found](text_output to) { return text::write_unescaped(found->value, to); });
}
