#include "arguments.hpp"
#include "outputs.hpp"

#include <triqueta/any/erased_position.hpp>
#include <triqueta/catalog/shipped.hpp>
#include <triqueta/triqueta.hpp>

#include <array>

using namespace tq;
using triqueta::seat;
namespace animals = triqueta::animals;
namespace mayhem = triqueta::triangles::mayhem;

namespace {

static_assert(static_cast<int>(animals::tie_break::none) == TQ_NO_TIE);
static_assert(static_cast<int>(animals::tie_break::tokens) == TQ_TIE_BY_TOKENS);
static_assert(static_cast<int>(animals::tie_break::shared) == TQ_TIE_SHARED);

/// What scoring needs of a variant of Triqueta. All numbers of players score alike.
struct score_rules {
    int kinds = 0;  // of animals; 0 if it isn't a variant of Triqueta
    int lines = 0;
    animals::score (*score_of)(animals::holding<animals::tokens> const&) = nullptr;
    animals::decision (*best_reveal)(animals::tokens, triqueta::pair_of<animals::animal>, animals::tokens) = nullptr;
};

template <class G>
constexpr score_rules rules_of() {
    if constexpr (animals::variant<G>)
        return {animals::kinds<typename G::pack>, triqueta::result<G>::lines, &animals::score_of<G, animals::tokens>,
                &animals::best_reveal<G>};
    else
        return {};
}
constexpr auto all_rules = triqueta::detail::tables_of<triqueta::shipped>([]<class G>() { return rules_of<G>(); });

score_rules find_rules(std::int32_t variant) {
    if (!is_variant(variant)) return {};
    for (std::size_t i = 0; i < all_rules.size(); ++i)
        if (games.games()[i] == &any_game_of(variant)) return all_rules[i];
    return {};
}

/// Reads a pile. False if a number is out of range.
bool read_pile(std::int32_t const* counts, int kinds, animals::tokens& pile) {
    animals::by_kind all{};
    for (int kind = 0; kind < kinds; ++kind) {
        if (counts[kind] < 0 || counts[kind] > animals::most_of_a_kind) return false;
        all[static_cast<unsigned>(kind)] = counts[kind];
    }
    pile = animals::to_tokens(all).value_or(animals::tokens{});
    return true;
}
bool is_count_of_tiles(std::int32_t tiles) { return tiles >= 0 && tiles < animals::most_towers; }

template <class T>
bool is_there(T const* values, std::size_t count) {
    return values != nullptr || count == 0;
}

/// Reads the claims and cards of a table of mayhem, and calls f with their scores.
template <class F>
tq_status settle(std::int32_t players, std::int32_t const* claims, std::size_t claim_count, std::int32_t const* left,
                 std::size_t left_count, F f) {
    constexpr std::size_t most_cards = 2 * triqueta::triangles::card_kinds * triqueta::triangles::copies_of_a_piece;
    if (!is_there(claims, claim_count) || !is_there(left, left_count)) return TQ_NULL;
    bool const are_possible = players >= 1 && players <= mayhem::most_players && claim_count % 4 == 0 &&
                              claim_count <= 4 * most_cards && left_count <= most_cards;
    if (!are_possible) return TQ_OUT_OF_RANGE;
    auto const is_card = [](std::int32_t card) { return card >= 0 && card < triqueta::triangles::card_kinds; };
    std::array<mayhem::claimed, most_cards> claimed{};
    std::array<triqueta::triangles::card, most_cards> in_middle{};
    for (std::size_t i = 0; i < claim_count / 4; ++i) {
        auto const* const claim = claims + 4 * i;
        if (claim[0] < 0 || claim[0] >= players) return TQ_NO_SUCH_SEAT;
        claimed[i].by = seat{claim[0]};
        for (std::size_t place = 0; place < 3; ++place) {
            if (!is_card(claim[place + 1])) return TQ_OUT_OF_RANGE;
            claimed[i].three[place] = triqueta::triangles::card(claim[place + 1]);
        }
    }
    for (std::size_t i = 0; i < left_count; ++i) {
        if (!is_card(left[i])) return TQ_OUT_OF_RANGE;
        in_middle[i] = triqueta::triangles::card(left[i]);
    }
    return f(mayhem::settle(std::span{claimed}.first(claim_count / 4), std::span{in_middle}.first(left_count)));
}

}  // namespace

tq_status tq_score_lines(std::int32_t variant, std::int32_t const* pile, std::size_t pile_count, std::int32_t tiles,
                         std::int32_t has_rock, std::int32_t* out, std::size_t capacity, std::size_t* count) {
    zero(count);
    auto const rules = find_rules(variant);
    animals::holding<animals::tokens> held{{}, tiles, has_rock != 0};
    if (rules.kinds == 0) return TQ_NO_SUCH_VARIANT;
    if (!is_there(pile, pile_count)) return TQ_NULL;
    if (pile_count != static_cast<std::size_t>(rules.kinds) || !is_count_of_tiles(tiles)) return TQ_OUT_OF_RANGE;
    if (!read_pile(pile, rules.kinds, held.animals)) return TQ_OUT_OF_RANGE;
    return put_list(out, capacity, count, rules.lines, [&] {
        auto const score = rules.score_of(held);
        for (int kind = 0; kind < rules.kinds; ++kind) out[kind] = score.animals[static_cast<unsigned>(kind)].value();
        auto* next = out + rules.kinds;
        if (rules.lines == rules.kinds + 3) *next++ = score.collection.value();
        *next++ = score.tiles.value();
        *next = score.rock.value();
    });
}

tq_status tq_score_players(std::int32_t variant, std::int32_t const* piles, std::size_t pile_count,
                           std::int32_t const* tiles, std::size_t tile_count, std::int32_t rock, std::int32_t* points,
                           std::int32_t* wins, std::size_t capacity, std::size_t* count, std::int32_t* tie_break) {
    zero(count);
    zero(tie_break);
    if (tie_break == nullptr || !is_there(piles, pile_count) || !is_there(tiles, tile_count)) return TQ_NULL;
    auto const rules = find_rules(variant);
    if (rules.kinds == 0) return TQ_NO_SUCH_VARIANT;
    constexpr std::size_t most_players = animals::most_players;
    if (tile_count < 1 || tile_count > most_players || pile_count != tile_count * static_cast<std::size_t>(rules.kinds))
        return TQ_OUT_OF_RANGE;
    auto const players = static_cast<std::int32_t>(tile_count);
    if (rock < -1 || rock >= players) return TQ_NO_SUCH_SEAT;
    std::array<animals::score, most_players> scores{};
    for (std::int32_t i = 0; i < players; ++i) {
        animals::holding<animals::tokens> held{{}, tiles[i], rock == i};
        if (!is_count_of_tiles(tiles[i]) || !read_pile(piles + i * rules.kinds, rules.kinds, held.animals))
            return TQ_OUT_OF_RANGE;
        scores[static_cast<std::size_t>(i)] = rules.score_of(held);
    }
    if (auto const no = check_buffer(wins, capacity)) return no;
    auto const won = animals::winners_of(std::span{scores}.first(tile_count));
    auto const status = put_list(points, capacity, count, players, [&] {
        for (std::int32_t i = 0; i < players; ++i) {
            points[i] = scores[static_cast<std::size_t>(i)].points.value();
            wins[i] = won.seats.contains(seat{i}) ? 1 : 0;
        }
    });
    if (status == TQ_OK) *tie_break = static_cast<std::int32_t>(won.by);
    return status;
}

tq_status tq_best_reveal(std::int32_t variant, std::int32_t const* pile, std::size_t pile_count,
                         std::int32_t const* kept, std::size_t kept_count, std::int32_t* mask) {
    zero(mask);
    if (mask == nullptr || !is_there(pile, pile_count) || !is_there(kept, kept_count)) return TQ_NULL;
    auto const rules = find_rules(variant);
    if (rules.kinds == 0) return TQ_NO_SUCH_VARIANT;
    animals::tokens up;
    triqueta::pair_of<animals::animal> two;
    bool const are_possible = pile_count == static_cast<std::size_t>(rules.kinds) && kept_count <= animals::most_kept &&
                              read_pile(pile, rules.kinds, up);
    if (!are_possible) return TQ_OUT_OF_RANGE;
    for (std::size_t i = 0; i < kept_count; ++i) {
        if (kept[i] < 0 || kept[i] >= rules.kinds) return TQ_OUT_OF_RANGE;
        two.add(static_cast<animals::animal>(kept[i]));
    }
    *mask = rules.best_reveal(up, two, {}).mask();
    return TQ_OK;
}

tq_status tq_settle(std::int32_t players, std::int32_t const* claims, std::size_t claim_count, std::int32_t const* left,
                    std::size_t left_count, std::int32_t* out, std::size_t capacity, std::size_t* count) {
    zero(count);
    return settle(players, claims, claim_count, left, left_count, [=](mayhem::score_pad const& pad) {
        return put_list(out, capacity, count, 5 * players, [&] {
            auto* next = out;
            for (std::int32_t i = 0; i < players; ++i) {
                seat const s{i};
                for (int const number :
                     {pad.points[s].value(), pad.pure[s], pad.unpure[s], pad.wrong[s], pad.pieces_left[s]})
                    *next++ = number;
            }
        });
    });
}

tq_status tq_settle_cards(std::int32_t players, std::int32_t const* claims, std::size_t claim_count,
                          std::int32_t const* left, std::size_t left_count, std::int32_t* out, std::size_t capacity,
                          std::size_t* count) {
    zero(count);
    return settle(players, claims, claim_count, left, left_count, [=](mayhem::score_pad const& pad) {
        return put_list(out, capacity, count, 3 * triqueta::triangles::card_kinds, [&] {
            auto* next = out;
            for (auto kind = 0U; kind < triqueta::triangles::card_kinds; ++kind)
                for (int const number : {pad.unfinished[kind], pad.missing[kind], pad.too_many[kind]}) *next++ = number;
        });
    });
}
