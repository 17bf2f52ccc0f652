#pragma once

#include "games.hpp"
#include "list.hpp"
#include "memory.hpp"

#include <cstddef>
#include <cstdint>
#include <new>
#include <span>
#include <utility>

namespace tq {

template <game G>
using match = triqueta::match<G, in_memory>;
template <game G>
using view = triqueta::view<G>;
template <game G>
using batch = triqueta::batch<G, std::span<triqueta::batch_place<G>>>;

/// What a handle begins with. A handle of another type, or memory that was given back and kept, is told by it.
enum class tag : std::uint32_t { none, game = 0x6D47'7154, view = 0x6956'7154, batch = 0x6142'7154 };

/// One of T<G>, of whatever shipped game, in place.
template <template <class> class T>
class any_of {
  public:
    template <game G, class... Arguments>
    explicit any_of(std::in_place_type_t<G>, int place, Arguments&&... arguments) : place_{place} {
        new (storage_) T<G>{std::forward<Arguments>(arguments)...};
    }
    any_of(any_of const&) = delete;
    any_of& operator=(any_of const&) = delete;
    ~any_of() {
        visit([](auto& held) { std::destroy_at(&held); });
    }

    [[nodiscard]] int place() const { return place_; }

    /// Precondition: it is one of G.
    template <game G>
    [[nodiscard]] T<G>& as() {
        return *std::launder(reinterpret_cast<T<G>*>(storage_));
    }
    template <game G>
    [[nodiscard]] T<G> const& as() const {
        return *std::launder(reinterpret_cast<T<G> const*>(storage_));
    }

    /// Calls f with what it is.
    template <class F>
    decltype(auto) visit(F f) {
        return games::at(place_, [&]<game G>() { return f(as<G>()); });
    }
    template <class F>
    decltype(auto) visit(F f) const {
        return games::at(place_, [&]<game G>() { return f(as<G>()); });
    }

    /// Becomes another one, even of another game.
    template <game G, class... Arguments>
    void emplace(int place, Arguments&&... arguments) {
        visit([](auto& held) { std::destroy_at(&held); });
        place_ = place;
        new (storage_) T<G>{std::forward<Arguments>(arguments)...};
    }

  private:
    int place_;
    alignas(games::greatest_alignment<T>) std::byte storage_[games::greatest_size<T>];
};

template <game G>
inline constexpr int place_of = find_place(variant_of<G>, [] {
    if constexpr (requires { G::players; })
        return G::players;
    else
        return least_players(variant_of<G>);
}());

/// More never happens by one action, or when a game is dealt: an action of Triqueta shows two tokens at most, and no
/// game has more cards.
template <game G>
constexpr std::size_t most_by_one_action = triqueta::animals::variant<G> ? 4 : 100;

}  // namespace tq

struct tq_game {
    static constexpr tq::tag type = tq::tag::game;

    template <tq::game G>
    tq_game(std::in_place_type_t<G> one, tq::memory const& from, triqueta::setup<G> const& begins,
            std::optional<triqueta::deal<G>> const& chance)
        : memory{from}, match{one, tq::place_of<G>, begins, chance, tq::in_memory{from}} {
        note_turn();
    }
    template <tq::game G>
    tq_game(std::in_place_type_t<G> one, tq::memory const& from, triqueta::state<G> const& position)
        : memory{from}, match{one, tq::place_of<G>, position, tq::in_memory{from}} {
        note_turn();
    }

    void note_turn() {
        turn = match.visit([](auto const& m) { return m.turn().number(); });
    }

    tq::tag tag = type;
    int turn = 0;  // the match's, which is asked for most often
    tq::memory memory;
    tq::any_of<tq::match> match;
};

namespace tq {

/// As long as it lives, a game is no handle: an allocator that calls back finds none that is half changed.
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
    tq_view(tq::memory const& from, triqueta::view<G> const& seen)
        : memory{from}, view{std::in_place_type<G>, tq::place_of<G>, seen} {}

    tq::tag tag = type;
    tq::memory memory;
    tq::any_of<tq::view> view;
};

struct tq_batch {
    static constexpr tq::tag type = tq::tag::batch;

    template <tq::game G>
    tq_batch(tq::memory const& from, std::uint64_t key, std::span<triqueta::batch_place<G>> places,
             triqueta::setup<G> const& start)
        : memory{from}, batch{std::in_place_type<G>, tq::place_of<G>, key, places, start} {}

    tq::tag tag = type;
    tq::memory memory;
    tq::any_of<tq::batch> batch;
};
