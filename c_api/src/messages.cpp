#include "arguments.hpp"
#include "faults.hpp"
#include "name_lines.hpp"
#include "outputs.hpp"
#include "positions.hpp"

#include <triqueta/any/cursor_text.hpp>

using namespace tq;

namespace {

namespace text = triqueta::text;
using triqueta::any_match, triqueta::any_view;

void put_id(triqueta::match_id const& from, std::uint8_t* id) { std::memcpy(id, from.data(), from.size()); }

tq_cursor as_cursor(triqueta::cursor const& at) { return {at.moment, at.view_hash}; }

}  // namespace

tq_status tq_game_set_id(tq_game* game, std::uint8_t const id[16]) {
    if (id == nullptr) return TQ_NULL;
    return change(game, nullptr, [id](any_match& m) {
        triqueta::match_id bytes;
        std::memcpy(bytes.data(), id, bytes.size());
        m.set_id(bytes);
        return triqueta::refusal{};
    });
}

tq_status tq_game_id(tq_game const* game, std::uint8_t* id) {
    if (id == nullptr) return TQ_NULL;
    return of(game, [id](any_match const& m) { return put_id(m.id(), id), TQ_OK; });
}

tq_status tq_view_id(tq_view const* view, std::uint8_t* id) {
    if (id == nullptr) return TQ_NULL;
    return of(view, [id](any_view const& v) { return put_id(v.id(), id), TQ_OK; });
}

tq_status tq_game_cursor(tq_game const* game, std::int32_t viewer, tq_cursor* cursor) {
    zero(cursor);
    if (cursor == nullptr) return TQ_NULL;
    return of(game, [=](any_match const& m) -> tq_status {
        auto const who = viewer_of(viewer, m.players());
        if (!who) return TQ_NO_SUCH_VIEWER;
        *cursor = as_cursor(m.cursor(*who));
        return TQ_OK;
    });
}

tq_status tq_view_cursor(tq_view const* view, tq_cursor* cursor) {
    zero(cursor);
    if (cursor == nullptr) return TQ_NULL;
    return of(view, [=](any_view const& v) { return *cursor = as_cursor(v.cursor()), TQ_OK; });
}

tq_status tq_game_catch_up(tq_game const* game, std::int32_t viewer, tq_cursor const* from, std::uint8_t* out,
                           std::size_t capacity, std::size_t* count) {
    zero(count);
    return of(game, [=](any_match const& m) -> tq_status {
        auto const who = viewer_of(viewer, m.players());
        if (!who) return TQ_NO_SUCH_VIEWER;
        auto const at = from == nullptr ? triqueta::cursor{} : triqueta::cursor{from->moment, from->view_hash};
        return put_bytes(out, capacity, count, [&](byte_output to) { return m.write_catch_up(*who, at, to); });
    });
}

tq_status tq_cursor_text(tq_cursor const* cursor, char* out, std::size_t capacity, std::size_t* count) {
    zero(count);
    if (cursor == nullptr) return TQ_NULL;
    return put_text(out, capacity, count, [=](text_output to) {
        return text::write_text(triqueta::cursor{cursor->moment, cursor->view_hash}, to);
    });
}

tq_status tq_cursor_parse(char const* text, std::size_t length, tq_cursor* cursor, tq_fault* fault) {
    zero(cursor);
    std::string_view words;
    if (auto const no = begin(fault)) return no;
    if (cursor == nullptr) return TQ_NULL;
    if (auto const no = find_text(text, length, words)) return no;
    auto const read = text::read_cursor(words);
    if (!read) return refuse(read.why(), words, read.where(), fault);
    *cursor = as_cursor(*read);
    return TQ_OK;
}

tq_status tq_view_join(std::uint8_t const* message, std::size_t length, tq_allocator const* allocator, tq_view** view,
                       tq_fault* fault) {
    memory from;
    if (auto const no = begin_making(view, fault)) return no;
    if (auto const no = find_memory(allocator, from)) return no;
    if (auto const no = check_bytes(message, length)) return no;
    auto const read = games.join(as_bytes(message, length), from);
    return read ? make_view(from, *read, view) : refuse(read.why(), fault);
}

tq_status tq_view_advance(tq_view* view, std::uint8_t const* message, std::size_t length, std::int32_t* refusal) {
    zero(refusal);
    if (auto const no = check(view)) return no;
    if (auto const no = check_bytes(message, length)) return no;
    return refuse(view->any.advance(as_bytes(message, length)), refusal);
}

tq_status tq_view_see(tq_view* view, std::uint8_t const* events, std::size_t length, std::int32_t* refusal) {
    zero(refusal);
    if (auto const no = check(view)) return no;
    if (auto const no = check_bytes(events, length)) return no;
    return refuse(view->any.see(as_bytes(events, length)), refusal);
}

tq_status tq_view_sentences(tq_view const* view, std::uint8_t const* bytes, std::size_t length, std::int32_t language,
                            char const* names, std::size_t names_length, std::int32_t says_you, char* out,
                            std::size_t capacity, std::size_t* count, std::int32_t* refusal) {
    zero(count);
    zero(refusal);
    text::language const* in = nullptr;
    std::string_view lines;
    if (auto const no = check(view)) return no;
    if (auto const no = check_bytes(bytes, length)) return no;
    if (auto const no = find_language(language, in)) return no;
    if (auto const no = find_text(names, names_length, lines)) return no;
    auto const all = as_bytes(bytes, length);
    bool const are_events = !triqueta::detail::read_header(all, triqueta::snapshot_of::events).why;
    name_lines const players{lines};
    text::names const named{players.all(), says_you != 0};
    triqueta::refusal why;
    auto const write = [&](text_output to) {
        why =
            are_events ? view->any.put_sentences_of(all, *in, named, to) : view->any.put_sentences(all, *in, named, to);
        return to;
    };
    write(text_output{nullptr, 0});
    return why ? refuse(why, refusal) : put_text(out, capacity, count, write);
}
