#include "arguments.hpp"
#include "outputs.hpp"
#include "positions.hpp"

using namespace tq;
using triqueta::chance_source;

namespace {

/// Creates a game of these options. find_chance(source) finds who answers for chance.
template <class FindChance>
tq_status make_new(tq_options const* options, tq_allocator const* allocator, tq_game** game, FindChance find_chance) {
    if (game == nullptr) return TQ_NULL;
    *game = nullptr;
    triqueta::game_choice chosen;
    memory from;
    if (auto const no = find_game(options, chosen)) return no;
    if (auto const no = find_memory(allocator, from)) return no;
    auto source = chance_source::caller();
    if (auto const no = find_chance(source)) return no;
    auto made = games.make(chosen, source, from);
    if (!made) return made.why().contain(triqueta::refusal::wrong_deal) ? TQ_WRONG_DEAL : TQ_NO_MEMORY;
    return make_game(from, *std::move(made), game);
}

}  // namespace

tq_status tq_game_new(tq_options const* options, std::uint8_t const seed[32], std::uint64_t number,
                      tq_allocator const* allocator, tq_game** game) {
    return make_new(options, allocator, game, [=](chance_source& source) -> tq_status {
        if (seed == nullptr) return TQ_NULL;
        triqueta::seed from{};
        for (std::size_t i = 0; i < from.size(); ++i) from[i] = seed[i];
        source = {from, number};
        return TQ_OK;
    });
}

tq_status tq_game_new_dealt(tq_options const* options, std::int32_t const* pieces, std::size_t count,
                            tq_allocator const* allocator, tq_game** game) {
    return make_new(options, allocator, game, [=](chance_source& source) -> tq_status {
        if (pieces == nullptr) return TQ_NULL;
        source = chance_source::by_hand({pieces, count});
        return TQ_OK;
    });
}

tq_status tq_game_new_open(tq_options const* options, tq_allocator const* allocator, tq_game** game) {
    return make_new(options, allocator, game, [](chance_source&) -> tq_status { return TQ_OK; });
}

tq_status tq_game_clone(tq_game const* from, tq_allocator const* allocator, tq_game** game) {
    if (game == nullptr) return TQ_NULL;
    *game = nullptr;
    memory source;
    if (auto const no = check(from)) return no;
    if (auto const no = find_memory(allocator, source)) return no;
    triqueta::any_match made{source};
    if (!made.copy_from(from->any, triqueta::future::known)) return TQ_NO_MEMORY;
    return make_game(source, std::move(made), game);
}

void tq_game_free(tq_game* game) {
    if (check(game) != TQ_OK) return;
    auto const from = game->memory;
    game->tag = tag::none;
    from.destroy(game);
}

tq_status tq_game_options(tq_game const* game, tq_options* io) {
    if (auto const no = check(game)) return no;
    if (auto const no = check_struct(io)) return no;
    fill(io, options_of(game->any.choice()));
    return TQ_OK;
}
