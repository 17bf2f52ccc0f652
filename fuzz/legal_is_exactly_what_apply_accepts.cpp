#include "any_game_from_bytes.hpp"
#include "properties/animals_pieces.hpp"
#include "properties/any_game.hpp"
#include "properties/choices.hpp"
#include "properties/distinct.hpp"
#include "properties/legal.hpp"
#include "properties/triangles_pieces.hpp"
#include "properties/walk.hpp"

#include <cstddef>
#include <cstdint>

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
    return fuzz::any_game_from_bytes(data, size, []<class G>(properties::choices& from) {
        properties::walk<G>(from, [&](auto const& s) {
            if (from.one_in(properties::positions_for_one_look<G>)) properties::legal_is_exactly_what_apply_accepts(s);
            properties::a_view_answers_like_its_state(s);
            properties::distinct_actions_stand_for_all(s);
            properties::pieces_are_conserved(s);
            properties::scores_match_a_naive_count(s);
        });
    });
}
