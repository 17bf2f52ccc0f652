#include "arguments.hpp"
#include "outputs.hpp"
#include "positions.hpp"

using namespace tq;
using triqueta::chance_source;

namespace {

/// Creates a game of these options. find_chance(source) finds who answers for chance.
template <class FindChance>
tq_status make_new(choice const& given, tq_allocator const* allocator, tq_game** game, FindChance find_chance) {
    if (game == nullptr) return TQ_NULL;
    *game = nullptr;
    triqueta::game_choice chosen;
    memory from;
    if (auto const no = find_game(given, chosen)) return no;
    if (auto const no = find_memory(allocator, from)) return no;
    auto source = chance_source::caller();
    if (auto const no = find_chance(source)) return no;
    auto made = games.make(chosen, source, from);
    if (!made) return made.why().contain(triqueta::refusal::wrong_deal) ? TQ_WRONG_DEAL : TQ_NO_MEMORY;
    return make_game(from, *std::move(made), game);
}

triqueta::seed seed_of(std::uint8_t const* bytes) {
    triqueta::seed from{};
    for (std::size_t i = 0; i < from.size(); ++i) from[i] = bytes[i];
    return from;
}

bool is_future(std::int32_t future) { return future == TQ_FUTURE_UNKNOWN || future == TQ_FUTURE_KNOWN; }

}  // namespace

tq_status tq_game_new(std::int32_t variant, std::int32_t const* options, std::size_t option_count,
                      std::uint8_t const seed[32], tq_allocator const* allocator, tq_game** game) {
    return make_new({variant, options, option_count}, allocator, game, [=](chance_source& source) -> tq_status {
        if (seed == nullptr) return TQ_NULL;
        source = seed_of(seed);
        return TQ_OK;
    });
}

tq_status tq_game_new_numbered(std::int32_t variant, std::int32_t const* options, std::size_t option_count,
                               std::uint8_t const seed[32], std::uint64_t number, tq_allocator const* allocator,
                               tq_game** game) {
    return make_new({variant, options, option_count}, allocator, game, [=](chance_source& source) -> tq_status {
        if (seed == nullptr) return TQ_NULL;
        source = {seed_of(seed), number};
        return TQ_OK;
    });
}

tq_status tq_game_new_dealt(std::int32_t variant, std::int32_t const* options, std::size_t option_count,
                            std::int32_t const* pieces, std::size_t piece_count, tq_allocator const* allocator,
                            tq_game** game) {
    return make_new({variant, options, option_count}, allocator, game, [=](chance_source& source) -> tq_status {
        if (pieces == nullptr) return TQ_NULL;
        source = chance_source::by_hand({pieces, piece_count});
        return TQ_OK;
    });
}

tq_status tq_game_new_open(std::int32_t variant, std::int32_t const* options, std::size_t option_count,
                           tq_allocator const* allocator, tq_game** game) {
    return make_new({variant, options, option_count}, allocator, game,
                    [](chance_source&) -> tq_status { return TQ_OK; });
}

tq_status tq_game_clone(tq_game const* from, std::int32_t future, tq_allocator const* allocator, tq_game** game) {
    if (game == nullptr) return TQ_NULL;
    *game = nullptr;
    memory source;
    if (auto const no = check(from)) return no;
    if (!is_future(future)) return TQ_OUT_OF_RANGE;
    if (auto const no = find_memory(allocator, source)) return no;
    triqueta::any_match made{source};
    if (!made.copy_from(from->any, triqueta::future{future == TQ_FUTURE_KNOWN})) return TQ_NO_MEMORY;
    return make_game(source, std::move(made), game);
}

tq_status tq_game_copy(tq_game const* from, std::int32_t future, tq_game* into) {
    if (auto const no = check(from)) return no;
    if (auto const no = check(into)) return no;
    if (!is_future(future)) return TQ_OUT_OF_RANGE;
    changing const now{*into};
    if (!into->any.copy_from(from->any, triqueta::future{future == TQ_FUTURE_KNOWN})) return TQ_NO_MEMORY;
    into->turn = from->turn;
    return TQ_OK;
}

void tq_game_free(tq_game* game) {
    if (check(game) != TQ_OK) return;
    auto const from = game->memory;
    game->tag = tag::none;
    from.destroy(game);
}
