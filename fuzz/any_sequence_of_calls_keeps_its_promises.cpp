#include "c_api/batches.hpp"
#include "c_api/claim.hpp"
#include "c_api/fair.hpp"
#include "c_api/fields.hpp"
#include "c_api/games.hpp"
#include "c_api/sessions.hpp"
#include "c_api/tellings.hpp"
#include "c_api/views.hpp"
#include "c_api/world.hpp"

#include <cstddef>
#include <cstdint>

namespace {

using namespace fuzz;

/// All calls with their weights. Calls that play games are more frequent, so that games end.
constexpr struct {
    void (*make)(world&);
    std::uint32_t weight;
} calls[] = {
    {play, 8},
    {step_a_game, 4},
    {answer_for_chance, 2},
    {set_dice, 2},
    {make_a_game, 3},
    {clone_a_game, 1},
    {copy_a_game, 1},
    {free_a_game, 1},
    {undo_or_redo, 2},
    {play_out, 1},
    {make_a_view, 2},
    {catch_up, 2},
    {refresh, 1},
    {advance, 1},
    {complete, 1},
    {copy_a_view, 1},
    {free_a_view, 1},
    {make_a_batch, 2},
    {step_a_batch, 3},
    {observe, 1},
    {simulate, 1},
    {play_out_a_batch, 1},
    {free_a_batch, 1},
    {take_a_game_of_a_batch, 1},
    {keep_and_read, 1},
    {read_bytes, 2},
    {read_text, 2},
    {ask_a_game, 2},
    {ask_a_view, 2},
    {ask_of_words, 1},
    {ask_of_events, 1},
    {ask_of_variants, 1},
    {roll, 1},
    {clone_a_view, 1},
    {look_back, 1},
    {follow, 2},
    {join, 1},
    {save_a_game, 1},
    {load_a_game, 1},
    {change_tags, 1},
    {change_seats, 1},
    {change_id, 1},
    {ask_of_history, 1},
    {ask_of_choices, 1},
    {ask_of_lists, 1},
    {ask_of_cursors, 1},
    {ask_of_fields, 1},
    {ask_of_actions, 1},
    {ask_for_values, 2},
    {keep_score, 1},
    {begin_a_fair_deal, 2},
    {go_on_with_a_fair_deal, 6},
    {verify, 1},
    {choose_in_a_batch, 1},
    {restart_a_batch, 1},
    {reset_a_batch, 1},
    {put_into_a_batch, 2},
    {complete_into_a_batch, 2},
    {clone_a_batch, 1},
    {copy_a_batch, 1},
    {save_and_load_a_batch, 1},
    {expand_views, 1},
};
constexpr std::uint32_t weights = [] {
    std::uint32_t sum = 0;
    for (auto const& one : calls) sum += one.weight;
    return sum;
}();

void make_any_call(world& w) {
    auto left = w.from.below(weights);
    auto const* one = calls;
    for (; left >= one->weight; ++one) left -= one->weight;
    one->make(w);
}

void make_any_calls(world& w) {
    while (!w.from.is_over()) {
        if (w.from.one_in(8)) w.memory.fail_after(w.from.below(4));
        make_any_call(w);
        w.memory.fail_no_more();
        w.nothing_else_changed();
    }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
    world w{{data, size}};
    make_any_calls(w);
    w.free_all();
    claim(w.memory.is_empty(), "memory isn't given back");
    return 0;
}
