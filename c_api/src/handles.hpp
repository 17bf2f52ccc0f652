#pragma once

#include "games.hpp"
#include "list.hpp"
#include "memory.hpp"

#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>

namespace tq {

template <game G>
using match = triqueta::match<G, in_memory>;
template <game G>
using view = triqueta::view<G>;
template <game G>
using batch = triqueta::batch<G, std::span<triqueta::batch_place<G>>>;

/// The first word of a handle. It identifies the handle's type; `none` marks a freed handle or one being changed.
enum class tag : std::uint32_t { none, game = 0x6D47'7154, view = 0x6956'7154, batch = 0x6142'7154 };

}  // namespace tq

struct tq_game {
    static constexpr tq::tag type = tq::tag::game;

    template <tq::game G>
    tq_game(std::in_place_type_t<G> one, tq::memory const& from, triqueta::setup<G> const& begins,
            std::optional<triqueta::deal<G>> const& chance)
        : memory{from}, match{one, begins, chance, tq::in_memory{from}} {
        note_turn();
    }
    template <tq::game G>
    tq_game(std::in_place_type_t<G> one, tq::memory const& from, triqueta::state<G> const& position)
        : memory{from}, match{one, position, tq::in_memory{from}} {
        note_turn();
    }

    void note_turn() {
        turn = match.visit([](auto const& m) { return m.turn().number(); });
    }

    tq::tag tag = type;
    int turn = 0;  // a copy of the match's turn, which is read most often
    tq::memory memory;
    tq::games::one_of<tq::match> match;
};

namespace tq {

/// While this lives, the game isn't a valid handle. So an allocator that calls back can't use a half-changed game.
class changing {
  public:
    explicit changing(tq_game& game) : game_{game} { game_.tag = tag::none; }
    changing(changing const&) = delete;
    changing& operator=(changing const&) = delete;
    ~changing() { game_.tag = tq_game::type; }

  private:
    tq_game& game_;
};

}  // namespace tq

struct tq_view {
    static constexpr tq::tag type = tq::tag::view;

    template <tq::game G>
    tq_view(tq::memory const& from, triqueta::view<G> const& seen) : memory{from}, view{std::in_place_type<G>, seen} {}

    tq::tag tag = type;
    tq::memory memory;
    tq::games::one_of<tq::view> view;
};

struct tq_batch {
    static constexpr tq::tag type = tq::tag::batch;

    template <tq::game G>
    tq_batch(tq::memory const& from, std::uint64_t key, std::span<triqueta::batch_place<G>> places,
             triqueta::setup<G> const& start)
        : memory{from}, batch{std::in_place_type<G>, key, places, start} {}

    tq::tag tag = type;
    tq::memory memory;
    tq::games::one_of<tq::batch> batch;
};
