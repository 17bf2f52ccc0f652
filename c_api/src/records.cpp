#include "arguments.hpp"
#include "outputs.hpp"
#include "positions.hpp"

using namespace tq;

namespace {

namespace text = triqueta::text;

/// Calls f(tags) with the tags of a text, as far as they can be read.
template <class F>
tq_status of_tags(char const* given, std::size_t length, F f) {
    std::string_view words;
    if (auto const no = find_text(given, length, words)) return no;
    text::reader reader{words};
    text::tags all;
    reader.pass_byte_order_mark();
    read(reader, all);
    return f(all);
}

}  // namespace

tq_status tq_game_record(tq_game const* game, std::int32_t viewer, char* out, std::size_t capacity,
                         std::size_t* count) {
    zero(count);
    return of(game, [=](triqueta::any_match const& m) -> tq_status {
        auto const who = viewer_of(viewer, m.players());
        if (!who && viewer != TQ_ALL) return TQ_NO_SUCH_VIEWER;
        if (!m.has_record()) return TQ_NO_RECORD;
        return put_text(out, capacity, count, [&](text_output to) { return m.write_record(who, to); });
    });
}

tq_status tq_text_tag_count(char const* text, std::size_t length, std::int32_t* count) {
    zero(count);
    if (count == nullptr) return TQ_NULL;
    return of_tags(text, length, [count](text::tags const& all) { return *count = all.size(), TQ_OK; });
}

tq_status tq_text_tag_name(char const* text, std::size_t length, std::int32_t index, char* out, std::size_t capacity,
                           std::size_t* count) {
    zero(count);
    return of_tags(text, length, [=](text::tags const& all) -> tq_status {
        if (index < 0 || index >= all.size()) return TQ_NO_SUCH_INDEX;
        return put_words(out, capacity, count, all.begin()[index].name);
    });
}

tq_status tq_text_tag(char const* text, std::size_t length, char const* name, std::size_t name_length, char* out,
                      std::size_t capacity, std::size_t* count) {
    zero(count);
    std::string_view wanted;
    if (auto const no = find_text(name, name_length, wanted)) return no;
    return of_tags(text, length, [=](text::tags const& all) -> tq_status {
        auto const* const found = all.find(wanted);
        if (found == nullptr) return TQ_NOT_FOUND;
        return put_text(out, capacity, count, [&](text_output to) { return text::write_unescaped(found->value, to); });
    });
}
