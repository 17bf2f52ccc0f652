#include "arguments.hpp"
#include "erased.hpp"
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
        if (game->view_alignment > alignof(tq_view)) return false;
    return true;
}());

static_assert(
    [] {
        for (auto const& entry : shipped::all())
            for (auto const& known : entry.options)
                if (std::string_view{known.name} != "fast" && std::string_view{known.name} != "turn_cap") return false;
        return true;
    }(),
    "an option has no field in tq_options: add it, and to field_of");

triqueta::refusal refusal_of(std::int32_t code) {
    triqueta::refusal found;
    shipped::any_refusal([&](triqueta::named_refusal const& one) {
        bool const is_it = one.why.code() == code;
        if (is_it) found = one.why;
        return is_it;
    });
    return found;
}

}  // namespace tq
