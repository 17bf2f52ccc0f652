#include "arguments.hpp"
#include "outputs.hpp"
#include "positions.hpp"

using namespace tq;

namespace {

namespace text = triqueta::text;
using triqueta::refusal;

/// Calls f.template operator()<G>() with the game named in the header of a snapshot, or refuses.
template <class F>
tq_status of_bytes(std::span<std::byte const> bytes, triqueta::snapshot_of what, tq_reasons* why, F f) {
    auto no = refusal::wrong_format;
    for (int place = 0; place < games::size; ++place) {
        no = games::at(place, [&]<game G>() { return triqueta::detail::why_not_header<G>(bytes, what); });
        if (!no) return games::at(place, [&]<game G>() { return static_cast<tq_status>(f.template operator()<G>()); });
        if (no != refusal::wrong_game) break;  // wrong for every game
    }
    return refuse(no, why);
}

/// Calls f.template operator()<G>() with the game named in the tags of a text, or refuses.
template <class F>
tq_status of_text(std::string_view words, tq_reasons* why, F f) {
    auto const named = text::read_game(words);
    if (!named) return refuse(named.why(), words, named.where(), why);
    auto const variant = games::find_variant(named->name);
    if (!variant) return refuse(refusal::wrong_game, words, named->where_name, why);
    auto const place = games::find(*variant, named->players);
    if (!place) return refuse(refusal::no_such_variant, words, named->where_players, why);
    return games::at(*place, [&]<game G>() { return static_cast<tq_status>(f.template operator()<G>()); });
}

/// Checks the arguments that all readers share.
template <class Handle>
tq_status begin_reading(tq_allocator const* allocator, Handle** made, tq_reasons* why, memory& from) {
    clear(why);
    if (made == nullptr) return TQ_NULL;
    *made = nullptr;
    if (auto const no = check_optional_struct(why)) return no;
    return find_memory(allocator, from);
}

/// Passes a position that was read from text to `make`, or refuses.
template <class Position, class Make>
tq_status take_position(text::position_read<Position> const& read, std::string_view words, tq_reasons* why, Make make) {
    return read ? make(*read) : refuse(read.position.why(), words, read.where, why);
}

/// Calls f(event) for each event in the bytes; refuses if they aren't events of the game at this place.
template <class F>
refusal each_event(int place, std::span<std::byte const> events, F f) {
    return games::at(place, [&]<game G>() {
        return triqueta::read_events<G>(events, [&f](triqueta::event<G> const& e) {
            f(e);
            return refusal{};
        });
    });
}

/// Finds the game of these options, and checks that the bytes are events of it.
tq_status find_events(tq_options const* options, std::uint8_t const* events, std::size_t length, tq_reasons* why,
                      int& place) {
    if (auto const no = check_optional_struct(why)) return no;
    clear(why);
    if (auto const no = find_game(options, place)) return no;
    if (auto const no = check_bytes(events, length)) return no;
    auto const no = each_event(place, as_bytes(events, length), [](auto const&) {});
    return no ? refuse(no, why) : TQ_OK;
}

}  // namespace

tq_status tq_events_json(tq_options const* options, std::uint8_t const* events, std::size_t length, char* out,
                         std::size_t capacity, std::size_t* count, tq_reasons* why) {
    int place = 0;
    zero(count);
    if (auto const no = find_events(options, events, length, why, place)) return no;
    return put_text(out, capacity, count, [&](text_output to) {
        char before = '[';
        static_cast<void>(each_event(place, as_bytes(events, length), [&](auto const& e) {
            *to++ = before;
            to = text::write_json(e, to);
            before = ',';
        }));
        if (before == '[') *to++ = '[';
        *to++ = ']';
        return to;
    });
}

tq_status tq_events_text(tq_options const* options, std::uint8_t const* events, std::size_t length,
                         std::int32_t language, char* out, std::size_t capacity, std::size_t* count, tq_reasons* why) {
    int place = 0;
    zero(count);
    if (auto const no = find_events(options, events, length, why, place)) return no;
    auto const* const in = language_of(language);
    if (in == nullptr) return TQ_OUT_OF_RANGE;
    return put_text(out, capacity, count, [&](text_output to) {
        static_cast<void>(each_event(place, as_bytes(events, length), [&](auto const& e) {
            to = text::write_text(e, *in, to);
            *to++ = '\n';
        }));
        return to;
    });
}

tq_status tq_event_parse(tq_options const* options, char const* text, std::size_t length, std::int32_t language,
                         std::uint8_t* out, std::size_t capacity, std::size_t* count, tq_reasons* why) {
    int place = 0;
    std::string_view words;
    zero(count);
    if (auto const no = check_optional_struct(why)) return no;
    clear(why);
    if (auto const no = find_game(options, place)) return no;
    if (auto const no = find_text(text, length, words)) return no;
    auto const* const in = language_of(language);
    if (in == nullptr) return TQ_OUT_OF_RANGE;
    return games::at(place, [&]<game G>() -> tq_status {
        auto const read = text::read_event<G>(words, *in);
        if (!read) return refuse(read.why(), words, read.where(), why);
        if (read->seat.number() >= triqueta::rules_of<G>::most_players)
            return refuse(refusal::event_incomplete, words, 0, why);
        return put_bytes(out, capacity, count, [&](byte_output to) {
            triqueta::event_writer<G, byte_output> events{to};
            events.add(*read);
            return events.finish();
        });
    });
}

tq_status tq_game_snapshot(tq_game const* game, std::uint8_t* out, std::size_t capacity, std::size_t* count) {
    zero(count);
    return of_state(game, [&](auto const& s) {
        return put_bytes(out, capacity, count, [&s](byte_output to) { return triqueta::write_bytes(s, to); });
    });
}

tq_status tq_game_from_snapshot(std::uint8_t const* bytes, std::size_t length, tq_allocator const* allocator,
                                tq_game** game, tq_reasons* why) {
    memory from;
    if (auto const no = begin_reading(allocator, game, why, from)) return no;
    if (auto const no = check_bytes(bytes, length)) return no;
    auto const all = as_bytes(bytes, length);
    return of_bytes(all, triqueta::snapshot_of::state, why, [&]<tq::game G>() {
        auto const read = triqueta::read_state<G>(all);
        return read ? make_game(from, *read, game) : refuse(read.why(), why);
    });
}

tq_status tq_view_snapshot(tq_view const* view, std::uint8_t* out, std::size_t capacity, std::size_t* count) {
    zero(count);
    return of_view(view, [&](auto const& v) {
        return put_bytes(out, capacity, count, [&v](byte_output to) { return triqueta::write_bytes(v, to); });
    });
}

tq_status tq_view_from_snapshot(std::uint8_t const* bytes, std::size_t length, tq_allocator const* allocator,
                                tq_view** view, tq_reasons* why) {
    memory from;
    if (auto const no = begin_reading(allocator, view, why, from)) return no;
    if (auto const no = check_bytes(bytes, length)) return no;
    auto const all = as_bytes(bytes, length);
    return of_bytes(all, triqueta::snapshot_of::view, why, [&]<game G>() {
        auto const read = triqueta::read_view<G>(all);
        return read ? make_view(from, *read, view) : refuse(read.why(), why);
    });
}

tq_status tq_game_text(tq_game const* game, std::int32_t language, char* out, std::size_t capacity,
                       std::size_t* count) {
    zero(count);
    auto const* const in = language_of(language);
    return of_state(game, [&](auto const& s) -> tq_status {
        if (in == nullptr) return TQ_OUT_OF_RANGE;
        return put_text(out, capacity, count, [&](text_output to) { return text::write_position(s, *in, to); });
    });
}

tq_status tq_game_from_text(char const* text, std::size_t length, std::int32_t language, tq_allocator const* allocator,
                            tq_game** game, tq_reasons* why) {
    memory from;
    std::string_view words;
    if (auto const no = begin_reading(allocator, game, why, from)) return no;
    if (auto const no = find_text(text, length, words)) return no;
    auto const* const in = language_of(language);
    if (in == nullptr) return TQ_OUT_OF_RANGE;
    return of_text(words, why, [&]<tq::game G>() {
        return take_position(text::read_state<G>(words, *in), words, why,
                             [&](auto const& s) { return make_game(from, s, game); });
    });
}

tq_status tq_view_text(tq_view const* view, std::int32_t language, char* out, std::size_t capacity,
                       std::size_t* count) {
    zero(count);
    auto const* const in = language_of(language);
    return of_view(view, [&](auto const& v) -> tq_status {
        if (in == nullptr) return TQ_OUT_OF_RANGE;
        return put_text(out, capacity, count, [&](text_output to) { return text::write_position(v, *in, to); });
    });
}

tq_status tq_view_from_text(char const* text, std::size_t length, std::int32_t language, tq_allocator const* allocator,
                            tq_view** view, tq_reasons* why) {
    memory from;
    std::string_view words;
    if (auto const no = begin_reading(allocator, view, why, from)) return no;
    if (auto const no = find_text(text, length, words)) return no;
    auto const* const in = language_of(language);
    if (in == nullptr) return TQ_OUT_OF_RANGE;
    return of_text(words, why, [&]<game G>() {
        return take_position(text::read_view<G>(words, *in), words, why,
                             [&](auto const& v) { return make_view(from, v, view); });
    });
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
    return game->match.visit([&]<tq::game G>(match<G> const& m) -> tq_status {
        auto const who = viewer_of(viewer, m.players());
        if (!who && viewer != TQ_ALL) return TQ_OUT_OF_RANGE;
        if (m.is_from_position()) return TQ_NO_RECORD;
        if (auto const* const extra = text::find_one_too_many<G>(more))
            return refuse(refusal::too_much, words, extra->where, why);
        return put_text(out, capacity, count, [&](text_output to) {
            return who ? text::detail::write_seen(m, *who, more, to) : text::detail::write_whole(m, more, to);
        });
    });
}

tq_status tq_game_from_record(char const* text, std::size_t length, tq_allocator const* allocator, tq_game** game,
                              tq_reasons* why) {
    memory from;
    std::string_view words;
    if (auto const no = begin_reading(allocator, game, why, from)) return no;
    if (auto const no = find_text(text, length, words)) return no;
    return of_text(words, why, [&]<tq::game G>() -> tq_status {
        tq_game* made = nullptr;
        bool begun = false;
        auto const read = text::replay_record<G>(words, [&](triqueta::setup<G> const& start) -> match<G>* {
            begun = true;
            made = from.make<tq_game>(std::in_place_type<G>, from, start, std::optional<triqueta::deal<G>>{});
            return made == nullptr ? nullptr : &made->match.as<G>();
        });
        auto const has_lost = [](match<G>& m) { return !m.reserve(m.moment()); };
        bool const no_memory = begun && (made == nullptr || has_lost(made->match.as<G>()));
        if (read && !no_memory) {
            made->note_turn();
            *game = made;
            return TQ_OK;
        }
        tq_game_free(made);
        return no_memory ? static_cast<tq_status>(TQ_NO_MEMORY) : refuse(read.why(), words, read.where(), why);
    });
}

tq_status tq_view_from_record(char const* text, std::size_t length, tq_allocator const* allocator, tq_view** view,
                              tq_reasons* why) {
    memory from;
    std::string_view words;
    if (auto const no = begin_reading(allocator, view, why, from)) return no;
    if (auto const no = find_text(text, length, words)) return no;
    return of_text(words, why, [&]<game G>() {
        auto const read = text::read_seen_record<G>(words, [](triqueta::event<G> const&) {});
        return read ? make_view(from, read->view, view) : refuse(read.why(), words, read.where(), why);
    });
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
