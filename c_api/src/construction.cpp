#include "arguments.hpp"
#include "outputs.hpp"
#include "positions.hpp"

using namespace tq;

namespace {

/// Creates a game of these options. find_chance(start, deal) supplies the deal, if there is one.
template <class FindChance>
tq_status make_new(tq_options const* options, tq_allocator const* allocator, tq_game** made, FindChance find_chance) {
    if (made == nullptr) return TQ_NULL;
    *made = nullptr;
    int place = 0;
    memory from;
    if (auto const no = find_game(options, place)) return no;
    if (auto const no = find_memory(allocator, from)) return no;
    return games::at(place, [&]<game G>() -> tq_status {
        std::optional<triqueta::deal<G>> dealt;
        if (auto const no = find_chance(*setup_of<G>(*options), dealt)) return no;
        auto* const game = from.make<tq_game>(std::in_place_type<G>, from, *setup_of<G>(*options), dealt);
        if (game == nullptr) return TQ_NO_MEMORY;
        auto& m = game->match.template as<G>();
        if (!m.reserve(m.moment())) {  // memory ran out while the cards were dealt
            tq_game_free(game);
            return TQ_NO_MEMORY;
        }
        *made = game;
        return TQ_OK;
    });
}

/// Makes a deal by hand; none if these aren't the pieces of G, or if G has no deals by hand.
template <game G>
std::optional<triqueta::deal<G>> deal_by_hand([[maybe_unused]] std::span<std::int32_t const> pieces) {
    if constexpr (requires { triqueta::deal<G>::order::from_numbers(pieces); })
        return triqueta::deal<G>::by_hand(pieces);
    else
        return std::nullopt;
}

}  // namespace

tq_status tq_game_new(tq_options const* options, std::uint8_t const seed[32], std::uint64_t number,
                      tq_allocator const* allocator, tq_game** game) {
    return make_new(options, allocator, game, [=](auto const& start, auto& dealt) -> tq_status {
        if (seed == nullptr) return TQ_NULL;
        triqueta::seed from{};
        for (std::size_t i = 0; i < from.size(); ++i) from[i] = seed[i];
        dealt.emplace(from, start, number);
        return TQ_OK;
    });
}

tq_status tq_game_new_dealt(tq_options const* options, std::int32_t const* pieces, std::size_t count,
                            tq_allocator const* allocator, tq_game** game) {
    return make_new(options, allocator, game,
                    [=]<tq::game G>(auto const&, std::optional<triqueta::deal<G>>& dealt) -> tq_status {
                        if (pieces == nullptr) return TQ_NULL;
                        dealt = deal_by_hand<G>({pieces, count});
                        return dealt ? TQ_OK : TQ_WRONG_DEAL;
                    });
}

tq_status tq_game_new_open(tq_options const* options, tq_allocator const* allocator, tq_game** game) {
    return make_new(options, allocator, game, [](auto const&, auto&) -> tq_status { return TQ_OK; });
}

tq_status tq_game_clone(tq_game const* from, tq_allocator const* allocator, tq_game** game) {
    if (game == nullptr) return TQ_NULL;
    *game = nullptr;
    memory source;
    if (auto const no = check(from)) return no;
    if (auto const no = find_memory(allocator, source)) return no;
    tq_game* made = nullptr;
    auto status =
        from->match.visit([&]<tq::game G>(match<G> const& m) { return make_game<G>(source, m.state(), &made); });
    if (status == TQ_OK) status = tq_game_copy(made, from);
    if (status == TQ_OK)
        *game = made;
    else
        tq_game_free(made);
    return status;
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
    fill(io, game->match.visit([]<tq::game G>(match<G> const& m) {
        return m.is_from_position() ? options_of<G>(m.first().table())
                                    : options_of<G>(m.players(), m.start().first.number(), m.start());
    }));
    return TQ_OK;
}
