#pragma once

#include "kernel_games.hpp"
#include "kernels.hpp"

#include <triqueta/animals/lockstep.hpp>
#include <triqueta/animals/variants.hpp>

#include <cstdint>

namespace triqueta {

/// The functions of a kernel for one game, as this file is compiled.
template <class G>
struct erased_lockstep {
    using lockstep = typename rules_of<G>::lockstep;
    using block = typename lockstep::block;

    [[nodiscard]] static block& of(void* games) { return *static_cast<block*>(games); }
    [[nodiscard]] static block const& of(void const* games) { return *static_cast<block const*>(games); }

    static std::uint64_t legal_ones(void const* games, std::int32_t const* actions, int count) {
        return lockstep::legal_ones(of(games), actions, count);
    }
    static void choose(void* games, std::uint64_t where, std::int32_t* actions) {
        lockstep::choose(of(games), where, actions);
    }
    static void step(void* games, std::int32_t const* actions, int count, void const* start,
                     tq::kernel_of_game::ended_in_step* f, void* context) {
        lockstep::step(of(games), actions, count, static_cast<block const*>(start),
                       [=](int game, auto const& end) { return dice::from_bits(f(context, game, &end)); });
    }
    static void complete(void* games, void const* known, void const* table, int number, std::uint64_t key,
                         std::uint64_t first) {
        lockstep::complete(of(games), of(known), *static_cast<animals::table<G> const*>(table), viewer{seat{number}},
                           key, first);
    }
    static void observe(void const* games, int count, std::int32_t* seats, std::uint8_t* masks, std::int8_t* views) {
        lockstep::observe(of(games), count, seats, masks, views);
    }
    static void observe_seat(void const* games, int count, int who, std::int8_t* views) {
        lockstep::observe_seat(of(games), count, who, views);
    }
    static std::uint64_t play(void const* games, int first, int count, void const* start,
                              tq::kernel_of_game::next_dice* next, tq::kernel_of_game::ended* f, void* context) {
        auto const next_dice = [=](dice& random) {
            std::uint64_t bits = 0;
            if (!next(context, bits)) return false;
            random = dice::from_bits(bits);
            return true;
        };
        return lockstep::play(of(games), first, count, of(start), next_dice,
                              [=](int game, auto const& end) { f(context, game, &end); });
    }
};

template <class... Games>
struct erased_kernel {
    static_assert(sizeof...(Games) == tq::games_with_kernels);
    static constexpr tq::kernel value{
        simd::kernel_name,
        simd::width,
        {{{erased_lockstep<Games>::legal_ones, erased_lockstep<Games>::choose, erased_lockstep<Games>::step,
           erased_lockstep<Games>::complete, erased_lockstep<Games>::observe, erased_lockstep<Games>::observe_seat,
           erased_lockstep<Games>::play}...}}};
};

inline constexpr tq::kernel kernel_here = games_in_lockstep<erased_kernel>::value;

}  // namespace triqueta
