#include "arguments.hpp"
#include "erased.hpp"
#include "faults.hpp"
#include "refusal_codes.hpp"

using triqueta::shipped;

namespace tq {

constinit triqueta::any_catalog const games = triqueta::any_games<shipped>;

constinit std::size_t const most_view_size = [] {
    std::size_t most = 0;
    for (auto const* game : triqueta::any_games<shipped>.games())
        if (game->view_size > most) most = game->view_size;
    return most;
}();
static_assert([] {
    for (auto const* game : triqueta::any_games<shipped>.games())
        if (game->most_legal > tq::most_legal) return false;
    return true;
}());
static_assert([] {
    for (auto const* game : triqueta::any_games<shipped>.games())
        if (game->view_alignment > alignof(tq_view)) return false;
    return true;
}());

static_assert(
    [] {
        for (auto const* game : triqueta::any_games<shipped>.games())
            for (auto const* other : triqueta::any_games<shipped>.games())
                if (game->variant == other->variant && (game->actions != other->actions || game->lines != other->lines))
                    return false;
        return true;
    }(),
    "the actions or the score lines of a variant depend on the number of players: tq_action_text and tq_line_count "
    "then "
    "need all options");
static_assert(
    [] {
        for (auto const& entry : shipped::all())
            if (entry.options.size() + 2 > TQ_MOST_OPTIONS || entry.most_players > TQ_MOST_PLAYERS) return false;
        return true;
    }(),
    "raise TQ_MOST_OPTIONS or TQ_MOST_PLAYERS");

char const* sentence(triqueta::refusal why, triqueta::text::language const& in) { return shipped::sentence(why, in); }

bool any_refusal(bool (*f)(void*, triqueta::named_refusal const&), void* context) {
    return shipped::any_refusal([=](triqueta::named_refusal const& one) { return f(context, one); });
}

}  // namespace tq
