#pragma once

#include "triqueta/any/any_game.hpp"
#include "triqueta/any/memory.hpp"
#include "triqueta/any/output.hpp"
#include "triqueta/core/refusal.hpp"
#include "triqueta/core/seat.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>

namespace triqueta {
namespace detail {

/// Where an any_game has what belongs to matches and to views.
struct of_matches {
    static position_functions const& position(any_game const& game) { return game.match->position; }
    static position_outputs const& outputs(any_game const& game) { return game.match_data->position; }
    static std::size_t size(any_game const& game) { return game.match_size; }
    static std::size_t alignment(any_game const& game) { return game.match_alignment; }
    static bool equal(any_game const& game, void const* a, void const* b) { return game.match_data->equal(a, b); }
    static void destroy(any_game const& game, void* at) { game.match->destroy(at); }
};
struct of_views {
    static position_functions const& position(any_game const& game) { return game.view->position; }
    static position_outputs const& outputs(any_game const& game) { return game.view_data->position; }
    static std::size_t size(any_game const& game) { return game.view_size; }
    static std::size_t alignment(any_game const& game) { return game.view_alignment; }
    static bool equal(any_game const& game, void const* a, void const* b) { return game.view_data->equal(a, b); }
    static void destroy(any_game const&, void*) {}  // views are trivial
};

}  // namespace detail

/// What an any_match and an any_view have in common: a position of a game chosen at run time, in memory of their own.
template <class Of>
class any_position {
  public:
    any_position(any_position const&) = delete;
    any_position& operator=(any_position const&) = delete;

    [[nodiscard]] bool is_empty() const { return at_ == nullptr; }
    [[nodiscard]] any_game const& game() const { return *game_; }

    [[nodiscard]] triqueta::turn turn() const { return position().whose_turn(at_); }
    /// The seat to move. None while chance has to answer, or when the game is over.
    [[nodiscard]] std::optional<seat> to_move() const {
        auto const now = turn();
        return now.is_seat() ? std::optional{now.seat()} : std::nullopt;
    }
    [[nodiscard]] bool is_over() const { return turn().is_over(); }
    [[nodiscard]] int players() const { return position().players(at_); }

    // The result so far. A view's is what its viewer knows of it.

    [[nodiscard]] int points(seat s) const { return s.number() < players() ? outputs().points_of(at_, s) : 0; }
    [[nodiscard]] int line(int line, seat s) const {
        return s.number() < players() && line >= 0 && line < game_->lines ? outputs().line_of(at_, line, s) : 0;
    }
    [[nodiscard]] seat_set winners() const { return outputs().winners(at_); }
    [[nodiscard]] text_output write_result(text_output out) const { return outputs().write_result(at_, out); }
    [[nodiscard]] std::string result_json() const {
        return detail::string_of([this](text_output to) { return write_result(to); });
    }

    [[nodiscard]] std::uint64_t hash() const { return outputs().hash(at_); }
    /// Whether matches have the same history in the same game, and views know the same of it. Chance, the session and
    /// the place in a stream don't matter.
    [[nodiscard]] friend bool operator==(any_position const& a, any_position const& b) {
        return a.game_ == b.game_ && (a.game_ == nullptr || Of::equal(*a.game_, a.at_, b.at_));
    }

    /// The functions of its game, and what they take.
    [[nodiscard]] detail::position_functions const& position() const { return Of::position(*game_); }
    [[nodiscard]] detail::position_outputs const& outputs() const { return Of::outputs(*game_); }
    [[nodiscard]] void const* erased() const { return at_; }

  protected:
    explicit any_position(memory const& in) : memory_{in} {}
    any_position(any_position&& other) noexcept
        : game_{std::exchange(other.game_, nullptr)}, at_{std::exchange(other.at_, nullptr)}, memory_{other.memory_} {}
    any_position& operator=(any_position&& other) noexcept {
        if (this == &other) return *this;
        release();
        game_ = std::exchange(other.game_, nullptr);
        at_ = std::exchange(other.at_, nullptr);
        memory_ = other.memory_;
        return *this;
    }
    ~any_position() { release(); }

    /// Becomes what create(place) makes of a game. It returns what was refused, if anything; then nothing changes.
    template <class Create>
    [[nodiscard]] detail::fault make(any_game const& game, Create create) {
        void* const taken = memory_.take(Of::size(game), Of::alignment(game));
        if (taken == nullptr) return {refusal::no_memory, 0};
        if (detail::fault const no = create(taken)) {
            memory_.release(taken, Of::size(game), Of::alignment(game));
            return no;
        }
        release();
        game_ = &game;
        at_ = taken;
        return {};
    }
    /// Becomes what put(place, is_there) makes of a game: in the place of what is there, if that is of the same game.
    /// False, and nothing changes, if there is too little memory.
    template <class Put>
    [[nodiscard]] bool put(any_game const& game, Put put) {
        if (game_ == &game) return put(at_, true), true;
        return !make(game, [&](void* at) { return put(at, false), detail::fault{}; });
    }
    void release() {
        if (at_ == nullptr) return;
        Of::destroy(*game_, at_);
        memory_.release(at_, Of::size(*game_), Of::alignment(*game_));
        at_ = nullptr;
        game_ = nullptr;
    }

    any_game const* game_ = nullptr;
    void* at_ = nullptr;
    memory memory_;
};

}  // namespace triqueta
