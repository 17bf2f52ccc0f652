#include "arguments.hpp"
#include "faults.hpp"
#include "outputs.hpp"
#include "positions.hpp"

#include <limits>

using namespace tq;

namespace {

namespace text = triqueta::text;
using triqueta::any_match;

/// Calls f(tag) with the tag of this name.
template <class F>
tq_status of_tag(tq_game const* game, char const* name, std::size_t name_length, F f) {
    std::string_view wanted;
    if (auto const no = check(game)) return no;
    if (auto const no = find_text(name, name_length, wanted)) return no;
    auto const all = game->any.tags();
    auto const* const found = all.find(wanted);
    return found == nullptr ? TQ_NOT_FOUND : f(*found);
}

}  // namespace

tq_status tq_game_save(tq_game const* game, std::uint8_t* out, std::size_t capacity, std::size_t* count) {
    zero(count);
    return of(game, [=](any_match const& m) {
        return put_bytes(
            out, capacity, count, [&](byte_output to) { return m.write_session(to); },
            std::numeric_limits<std::size_t>::max());
    });
}

tq_status tq_game_load(std::uint8_t const* bytes, std::size_t length, std::uint64_t run, tq_allocator const* allocator,
                       tq_game** game, tq_fault* fault) {
    memory from;
    if (auto const no = begin_making(game, fault)) return no;
    if (auto const no = find_memory(allocator, from)) return no;
    if (bytes == nullptr && length > 0) return TQ_NULL;
    auto read = games.read_session(as_bytes(bytes, length), run, from);
    return read ? make_game(from, *std::move(read), game) : refuse(read.why(), read.where(), fault);
}

tq_status tq_game_close(tq_game* game, char const* why, std::size_t length, std::int32_t* refusal) {
    zero(refusal);
    std::string_view words;
    if (auto const no = check(game)) return no;
    if (auto const no = find_text(why, length, words)) return no;
    return change(game, refusal, [=](any_match& m) { return m.close(words); });
}

tq_status tq_game_is_closed(tq_game const* game, std::int32_t* is_closed) {
    return put_number(game, is_closed, [](any_match const& m) { return m.is_closed(); });
}

tq_status tq_game_set_tag(tq_game* game, char const* name, std::size_t name_length, char const* value,
                          std::size_t value_length, std::int32_t* refusal) {
    zero(refusal);
    std::string_view its_name;
    std::string_view its_value;
    if (auto const no = check(game)) return no;
    if (auto const no = find_text(name, name_length, its_name)) return no;
    if (auto const no = find_text(value, value_length, its_value)) return no;
    return change(game, refusal, [=](any_match& m) { return m.set_tag(its_name, its_value); });
}

tq_status tq_game_remove_tag(tq_game* game, char const* name, std::size_t name_length) {
    return of_tag(game, name, name_length, [=](text::tag const& found) -> tq_status {
        if (game->any.game().reserves(found.name)) return TQ_NOT_FOUND;
        changing const now{*game};
        game->any.remove_tag({name, name_length});
        return TQ_OK;
    });
}

tq_status tq_game_tag_count(tq_game const* game, std::int32_t* count) {
    return put_number(game, count, [](any_match const& m) { return m.tags().size(); });
}

tq_status tq_game_tag_name(tq_game const* game, std::int32_t index, char* out, std::size_t capacity,
                           std::size_t* count) {
    zero(count);
    return of(game, [=](any_match const& m) -> tq_status {
        auto const all = m.tags();
        if (index < 0 || index >= all.size()) return TQ_NO_SUCH_INDEX;
        return put_words(out, capacity, count, all.begin()[index].name);
    });
}

tq_status tq_game_tag(tq_game const* game, char const* name, std::size_t name_length, char* out, std::size_t capacity,
                      std::size_t* count) {
    zero(count);
    return of_tag(game, name, name_length, [=](text::tag const& found) {
        return put_text(out, capacity, count, [&](text_output to) { return text::write_unescaped(found.value, to); });
    });
}
