#include "arguments.hpp"
#include "faults.hpp"
#include "outputs.hpp"
#include "positions.hpp"

using namespace tq;

namespace {

/// Finds the game of events, and checks them.
tq_status find_events(std::uint8_t const* events, std::size_t length, tq_fault* fault,
                      triqueta::any_game const*& game) {
    if (auto const no = begin(fault)) return no;
    if (auto const no = check_bytes(events, length)) return no;
    triqueta::refusal why;
    game = games.find(as_bytes(events, length), triqueta::snapshot_of::events, why);
    if (game != nullptr) why = game->check_events(as_bytes(events, length));
    return why ? refuse(why, fault) : TQ_OK;
}

}  // namespace

tq_status tq_events_json(std::uint8_t const* events, std::size_t length, char* out, std::size_t capacity,
                         std::size_t* count, tq_fault* fault) {
    triqueta::any_game const* game = nullptr;
    zero(count);
    if (auto const no = find_events(events, length, fault, game)) return no;
    return put_text(out, capacity, count,
                    [&](text_output to) { return game->write_events_json(as_bytes(events, length), to); });
}

tq_status tq_events_text(std::uint8_t const* events, std::size_t length, std::int32_t language, char* out,
                         std::size_t capacity, std::size_t* count, tq_fault* fault) {
    triqueta::any_game const* game = nullptr;
    triqueta::text::language const* in = nullptr;
    zero(count);
    if (auto const no = find_events(events, length, fault, game)) return no;
    if (auto const no = find_language(language, in)) return no;
    return put_text(out, capacity, count,
                    [&](text_output to) { return game->write_events_text(as_bytes(events, length), *in, to); });
}

tq_status tq_event_parse(std::int32_t variant, std::int32_t const* options, std::size_t option_count, char const* text,
                         std::size_t length, std::int32_t language, std::uint8_t* out, std::size_t capacity,
                         std::size_t* count, tq_fault* fault) {
    triqueta::game_choice chosen;
    triqueta::text::language const* in = nullptr;
    std::string_view words;
    zero(count);
    if (auto const no = begin(fault)) return no;
    if (auto const no = find_game({variant, options, option_count}, chosen)) return no;
    if (auto const no = find_text(text, length, words)) return no;
    if (auto const no = find_language(language, in)) return no;
    byte_output nowhere{nullptr, 0};
    auto const read = chosen.game->read_event(words, *in, nowhere);
    if (!read) return refuse(read.why(), words, read.where(), fault);
    return put_bytes(out, capacity, count, [&](byte_output to) {
        static_cast<void>(chosen.game->read_event(words, *in, to));
        return to;
    });
}
