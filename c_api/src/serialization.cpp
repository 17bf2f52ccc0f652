#include "arguments.hpp"
#include "faults.hpp"
#include "outputs.hpp"
#include "positions.hpp"

#include <triqueta/text/record_tags.hpp>

using namespace tq;

namespace {

namespace text = triqueta::text;
using triqueta::any_view;

/// Checks the arguments that all readers share.
template <class Handle>
tq_status begin_reading(tq_allocator const* allocator, Handle** made, tq_fault* fault, memory& from) {
    if (auto const no = begin_making(made, fault)) return no;
    return find_memory(allocator, from);
}
/// The same for text.
template <class Handle>
tq_status begin_reading(char const* text, std::size_t length, tq_allocator const* allocator, Handle** made,
                        tq_fault* fault, memory& from, std::string_view& words) {
    if (auto const no = begin_reading(allocator, made, fault, from)) return no;
    return find_text(text, length, words);
}

/// Makes a handle of what was read.
tq_status take(triqueta::any_match&& match, memory const& from, tq_game** game) {
    return make_game(from, std::move(match), game);
}
tq_status take(any_view&& view, memory const& from, tq_view** made) { return make_view(from, view, made); }

/// The name of the first tag that a record or a position lacks. Empty if there is none, or the text is of version 1.
struct missing_tag {
    text::detail::option_tag name{""};

    missing_tag(std::string_view words, bool is_record) {
        text::reader reader{words};
        text::tags all;
        text::read_format(reader, all);
        auto const lacks = [&](std::string_view one) {
            if (all.find(one) != nullptr) return false;
            name = text::detail::option_tag{one};
            return true;
        };
        if (lacks(text::detail::game_tag) || lacks(text::detail::players_tag)) return;
        if (is_record && lacks(text::detail::first_tag)) return;
        if (all.begin()->value != text::text_version) return;
        for (auto const& entry : games.all())
            if (entry.name == all.find(text::detail::game_tag)->value)
                for (auto const& option : entry.options)
                    if (lacks(text::detail::option_tag{option.name}.text())) return;
        if (is_record) lacks(text::detail::result_tag);
    }
};

/// Makes a handle of what was read from text, or refuses.
template <class Read, class Handle>
tq_status take_read(Read read, std::string_view words, memory const& from, Handle** made, tq_fault* fault) {
    if (read) return take(*std::move(read), from, made);
    auto const status = refuse(read.why(), words, read.where(), fault);
    constexpr bool is_record = std::is_convertible_v<decltype(read.why()), triqueta::refusal>;  // has only one reason
    if (status == TQ_REFUSED && fault != nullptr && fault->refusal == TQ_REFUSAL_LACKS_TAG)
        name(fault, missing_tag{words, is_record}.name.text());
    return status;
}
/// The same for bytes.
template <class Any, class Handle>
tq_status take_read(triqueta::reading<Any> read, memory const& from, Handle** made, tq_fault* fault) {
    return read ? take(*std::move(read), from, made) : refuse(read.why(), fault);
}

}  // namespace

tq_status tq_game_snapshot(tq_game const* game, std::uint8_t* out, std::size_t capacity, std::size_t* count) {
    return put_snapshot(game, out, capacity, count);
}

tq_status tq_game_from_snapshot(std::uint8_t const* bytes, std::size_t length, tq_allocator const* allocator,
                                tq_game** game, tq_fault* fault) {
    memory from;
    if (auto const no = begin_reading(allocator, game, fault, from)) return no;
    if (auto const no = check_bytes(bytes, length)) return no;
    return take_read(games.read_state(as_bytes(bytes, length), from), from, game, fault);
}

tq_status tq_view_snapshot(tq_view const* view, std::uint8_t* out, std::size_t capacity, std::size_t* count) {
    return put_snapshot(view, out, capacity, count);
}

tq_status tq_view_from_snapshot(std::uint8_t const* bytes, std::size_t length, tq_allocator const* allocator,
                                tq_view** view, tq_fault* fault) {
    memory from;
    if (auto const no = begin_reading(allocator, view, fault, from)) return no;
    if (auto const no = check_bytes(bytes, length)) return no;
    return take_read(games.read_view(as_bytes(bytes, length), from), from, view, fault);
}

tq_status tq_game_text(tq_game const* game, std::int32_t language, char* out, std::size_t capacity,
                       std::size_t* count) {
    return put_position(game, language, out, capacity, count);
}

tq_status tq_game_from_text(char const* text, std::size_t length, std::int32_t language, tq_allocator const* allocator,
                            tq_game** game, tq_fault* fault) {
    memory from;
    std::string_view words;
    if (auto const no = begin_reading(text, length, allocator, game, fault, from, words)) return no;
    text::language const* in = nullptr;
    if (auto const no = find_language(language, in)) return no;
    return take_read(games.read_state(words, *in, from), words, from, game, fault);
}

tq_status tq_view_text(tq_view const* view, std::int32_t language, char* out, std::size_t capacity,
                       std::size_t* count) {
    return put_position(view, language, out, capacity, count);
}

tq_status tq_view_from_text(char const* text, std::size_t length, std::int32_t language, tq_allocator const* allocator,
                            tq_view** view, tq_fault* fault) {
    memory from;
    std::string_view words;
    if (auto const no = begin_reading(text, length, allocator, view, fault, from, words)) return no;
    text::language const* in = nullptr;
    if (auto const no = find_language(language, in)) return no;
    return take_read(games.read_view(words, *in, from), words, from, view, fault);
}

tq_status tq_view_from_json(char const* text, std::size_t length, std::int32_t language, tq_allocator const* allocator,
                            tq_view** view, tq_fault* fault) {
    memory from;
    std::string_view words;
    if (auto const no = begin_reading(text, length, allocator, view, fault, from, words)) return no;
    text::language const* in = nullptr;
    if (auto const no = find_language(language, in)) return no;
    return take_read(games.read_json_view(words, *in, from), words, from, view, fault);
}

tq_status tq_game_from_record(char const* text, std::size_t length, tq_allocator const* allocator, tq_game** game,
                              tq_fault* fault) {
    memory from;
    std::string_view words;
    if (auto const no = begin_reading(text, length, allocator, game, fault, from, words)) return no;
    return take_read(games.read_record(words, from), words, from, game, fault);
}

tq_status tq_view_from_record(char const* text, std::size_t length, tq_allocator const* allocator, tq_view** view,
                              tq_fault* fault) {
    memory from;
    std::string_view words;
    if (auto const no = begin_reading(text, length, allocator, view, fault, from, words)) return no;
    return take_read(games.read_seen_record(words, from), words, from, view, fault);
}
