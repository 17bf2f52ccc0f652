#include "arguments.hpp"
#include "outputs.hpp"
#include "positions.hpp"

using namespace tq;

namespace {

/// A new game of these options, whose chance find_chance(start, chance) settles.
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
        if (!m.reserve(m.moment())) {  // something was lost while its cards were dealt
            tq_game_free(game);
            return TQ_NO_MEMORY;
        }
        *made = game;
        return TQ_OK;
    });
}

/// The pieces of a deal by hand, in their order.
class piece_list {
  public:
    piece_list(std::int32_t const* first, std::size_t count) : left_{first, count} {}

    [[nodiscard]] std::size_t left() const { return left_.size(); }
    [[nodiscard]] bool is_wrong() const { return is_wrong_; }
    [[nodiscard]] bool is_at_mark() const { return !left_.empty() && left_[0] == -1; }
    void pass_mark() { left_ = left_.subspan(1); }

    /// The next one, as one of `kinds`.
    template <class Piece>
    [[nodiscard]] Piece take(int kinds) {
        if (left_.empty() || left_[0] < 0 || left_[0] >= kinds) {
            is_wrong_ = true;
            return Piece{};
        }
        auto const piece = static_cast<Piece>(left_[0]);
        left_ = left_.subspan(1);
        return piece;
    }

  private:
    std::span<std::int32_t const> left_;
    bool is_wrong_ = false;
};

template <triqueta::animals::variant V>
std::optional<triqueta::deal<V>> deal_by_hand(piece_list pieces) {
    using namespace triqueta::animals;
    typename stacks<V>::filling filling{};
    for (int t = 0; t < V::towers::count; ++t)
        for (auto& column : filling[static_cast<unsigned>(t)])
            for (int level = 0; level < levels<typename V::towers>(tower{t}); ++level)
                column[static_cast<unsigned>(level)] = pieces.take<animal>(kinds<typename V::pack>);
    if (pieces.is_wrong() || pieces.left() > 0) return std::nullopt;
    return triqueta::deal<V>::by_hand(stacks<V>{filling});
}

/// Before each pile that is made of the discards stands a −1.
template <game G>
requires(!triqueta::animals::variant<G>) std::optional<triqueta::deal<G>> deal_by_hand(piece_list pieces) {
    using order = typename triqueta::deal<G>::order;
    auto const take_pile = [&pieces] {
        triqueta::triangles::card_order pile;
        while (pieces.left() > 0 && !pieces.is_at_mark() && !pieces.is_wrong()) {
            if (pile.size() == pile.most) break;
            pile.add(pieces.take<triqueta::card>(triqueta::rules_of<G>::outcomes));
        }
        return pile;
    };
    order whole{take_pile()};
    for (int piles = 1; pieces.is_at_mark() && piles < order::most_by_hand; ++piles) {
        pieces.pass_mark();
        whole.then(take_pile());
    }
    if (pieces.is_wrong() || pieces.left() > 0) return std::nullopt;
    return triqueta::deal<G>::by_hand(whole);
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
                        dealt = deal_by_hand<G>(piece_list{pieces, count});
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
