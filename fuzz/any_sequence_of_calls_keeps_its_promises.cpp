#include "c_api/batches.hpp"
#include "c_api/claim.hpp"
#include "c_api/games.hpp"
#include "c_api/tellings.hpp"
#include "c_api/views.hpp"
#include "c_api/world.hpp"

#include <cstddef>
#include <cstdint>
#include <iterator>

namespace {

using namespace fuzz;

/// What goes on in games comes more often, so that they come to an end.
constexpr void (*calls[])(world&) = {
    play,
    play,
    play,
    play,
    answer_for_chance,
    play,
    play,
    play,
    play,
    answer_for_chance,
    make_a_game,
    make_a_game,
    make_a_game,
    make_a_view,
    make_a_view,
    clone_a_game,
    copy_a_game,
    free_a_game,
    undo_or_redo,
    undo_or_redo,
    catch_up,
    catch_up,
    refresh,
    advance,
    complete,
    copy_a_view,
    free_a_view,
    play_out,
    keep_and_read,
    read_bytes,
    read_bytes,
    read_text,
    read_text,
    ask_a_game,
    ask_a_game,
    ask_a_view,
    ask_a_view,
    ask_of_words,
    ask_of_events,
    ask_of_variants,
    make_a_batch,
    make_a_batch,
    step,
    step,
    step,
    free_a_batch,
    observe,
    simulate,
    play_out_a_batch,
    take_a_game_of_a_batch,
    roll,
};

void make_any_calls(world& w) {
    while (!w.from.is_over()) {
        auto* const call = w.from.pick(calls);
        if (w.from.one_in(8)) w.memory.fail_after(w.from.below(4));
        call(w);
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
