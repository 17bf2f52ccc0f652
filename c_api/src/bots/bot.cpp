#include "thinkers.hpp"

#include <array>
#include <iterator>

using namespace tq;
using triqueta::bots::all_levels;

tq_status tq_level_count(std::int32_t* count) { return put_count(all_levels, count); }

tq_status tq_level_name(std::int32_t level, char* out, std::size_t capacity, std::size_t* count) {
    zero(count);
    if (!is_below(level, std::size(all_levels))) return TQ_NO_SUCH_LEVEL;
    return put_words(out, capacity, count, name_of(all_levels[static_cast<unsigned>(level)]));
}

tq_status tq_bot_new(std::int32_t level, std::uint64_t key, std::uint64_t number, tq_allocator const* allocator,
                     tq_bot** bot) {
    if (bot == nullptr) return TQ_NULL;
    *bot = nullptr;
    if (!is_below(level, std::size(all_levels))) return TQ_NO_SUCH_LEVEL;
    return make_thinker(allocator, bot, [=](memory const& from) {
        return triqueta::any_bot{opponents, all_levels[static_cast<unsigned>(level)], triqueta::dice{key, number},
                                 from};
    });
}

void tq_bot_free(tq_bot* bot) { free_thinker(bot); }

tq_status tq_bot_use_net(tq_bot* bot, std::uint8_t const* net, std::size_t length, std::int32_t* refusal) {
    return use_net(bot, net, length, refusal);
}

tq_status tq_bot_begin(tq_bot* bot, std::uint8_t const* view, std::size_t length, std::uint64_t nodes,
                       std::int32_t* refusal) {
    return begin(bot, view, length, nodes, refusal);
}

tq_status tq_bot_think(tq_bot* bot, std::uint64_t nodes, std::int32_t* is_done) { return think(bot, nodes, is_done); }

tq_status tq_bot_spent(tq_bot const* bot, std::uint64_t* spent, std::uint64_t* granted) {
    return put_spent(bot, spent, granted);
}

tq_status tq_bot_choice(tq_bot const* bot, std::int32_t* action) {
    zero(action);
    if (action == nullptr) return TQ_NULL;
    return of_begun(bot, [=](triqueta::any_bot const& any) -> tq_status {
        *action = any.choice();
        return TQ_OK;
    });
}

tq_status tq_bot_choose(tq_bot* bot, std::uint8_t const* view, std::size_t length, std::uint64_t nodes,
                        std::int32_t* action, std::int32_t* refusal) {
    zero(action);
    zero(refusal);
    if (action == nullptr) return TQ_NULL;
    if (auto const no = begin(bot, view, length, nodes, refusal)) return no;
    while (!bot->any.think(bot->any.granted().nodes)) {
    }
    *action = bot->any.choice();
    return TQ_OK;
}
