#pragma once

#include "kernel_games.hpp"
#include "kernels.hpp"
#include "triqueta.h"

#include <triqueta/batch.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <type_traits>

/// The kernels of kernels.hpp as triqueta's batches and simulations use them.
namespace tq {

template <class... Games>
struct kernel_numbers {
    template <class G>
    static constexpr std::size_t of = [] {
        std::size_t number = 0;
        for (bool const same : {std::is_same_v<G, Games>...}) {
            if (same) break;
            ++number;
        }
        return number;
    }();
};
/// The place of a game in tq::kernel::games.
template <triqueta::faster_in_lockstep G>
inline constexpr std::size_t kernel_number = triqueta::games_in_lockstep<kernel_numbers>::of<G>;

/// Plays a game as `lockstep` of its rules does, by a kernel that is chosen at run time.
template <triqueta::faster_in_lockstep G>
class chosen_kernel : public triqueta::rules_of<G>::lockstep {
    static_assert(kernel_number<G> < games_with_kernels, "add the game to kernel_games.hpp");

  public:
    using typename triqueta::rules_of<G>::lockstep::block;
    using typename triqueta::rules_of<G>::lockstep::finals;

    /// Precondition: the index is one of kernels().
    explicit chosen_kernel(std::int32_t index) : index_{index}, at_once{chosen().at_once} {}

    [[nodiscard]] std::int32_t index() const { return index_; }

    [[nodiscard]] std::uint64_t legal_ones(block const& some, std::int32_t const* actions, int count) const {
        return functions().legal_ones(&some, actions, count);
    }
    void choose(block& some, std::uint64_t where, std::int32_t* actions) const {
        functions().choose(&some, where, actions);
    }
    template <class Ended>
    void step(block& some, std::int32_t const* actions, int count, block const* start, Ended ended) const {
        auto const call = [](void* context, int game, void const* end) {
            return (*static_cast<Ended*>(context))(game, *static_cast<finals const*>(end)).bits();
        };
        functions().step(&some, actions, count, start, call, &ended);
    }
    void complete(block& to, block const& known, triqueta::animals::table<G> const& seen, triqueta::viewer who,
                  std::uint64_t key, std::uint64_t first) const {
        functions().complete(&to, &known, &seen, who.seat().number(), key, first);
    }
    void observe(block const& some, int count, std::int32_t* seats, std::uint8_t* masks, std::int8_t* views) const {
        functions().observe(&some, count, seats, masks, views);
    }
    void observe_seat(block const& some, int count, int seat, std::int8_t* views) const {
        functions().observe_seat(&some, count, seat, views);
    }
    template <class Next, class Ended>
    std::uint64_t play(block const& some, int first, int count, block const& start, Next next, Ended ended) const {
        struct both {
            Next& next;
            Ended& ended;
        } callers{next, ended};
        auto const call_next = [](void* context, std::uint64_t& bits) {
            triqueta::dice random{0};
            bool const is_there = static_cast<both*>(context)->next(random);
            bits = random.bits();
            return is_there;
        };
        auto const call_ended = [](void* context, int game, void const* end) {
            static_cast<both*>(context)->ended(game, *static_cast<finals const*>(end));
        };
        return functions().play(&some, first, count, &start, call_next, call_ended, &callers);
    }

  private:
    [[nodiscard]] kernel const& chosen() const { return *kernels()[static_cast<std::size_t>(index_)]; }
    [[nodiscard]] kernel_of_game const& functions() const { return chosen().games[kernel_number<G>]; }

    std::int32_t index_;

  public:
    int at_once;  // how many games one vector has
};

/// The kernel of a game that is used if none is named.
[[nodiscard]] inline std::int32_t best_kernel() { return static_cast<std::int32_t>(kernels().size()) - 1; }

}  // namespace tq
