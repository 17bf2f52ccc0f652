#pragma once

#include "impossible_setup.hpp"
#include "triqueta.h"

#include <triqueta/any.hpp>

#include <cstddef>
#include <cstdint>
#include <new>
#include <utility>

namespace tq {

using triqueta::memory;

/// The shipped games.
extern triqueta::any_catalog const games;
/// The most actions that are ever legal at once in these games.
inline constexpr int most_legal = 1024;
/// The size of the largest view of these games.
extern std::size_t const most_view_size;
/// Calls f(context, refusal) with each refusal of these games until it returns true. Returns whether it did.
bool any_refusal(bool (*f)(void*, triqueta::named_refusal const&), void* context);

/// The first word of a handle. It identifies the handle's type; `none` marks a freed handle or one being changed.
enum class tag : std::uint32_t {
    none,
    game = 0x6D47'7154,
    view = 0x6956'7154,
    batch = 0x6142'7154,
    bot = 0x6F42'7154,
    analysis = 0x6E41'7154
};

}  // namespace tq

struct tq_game {
    static constexpr tq::tag type = tq::tag::game;

    tq_game(tq::memory const& from, triqueta::any_match&& made)
        : turn{made.turn()}, memory{from}, any{std::move(made)} {}

    tq::tag tag = type;
    triqueta::turn turn;  // a copy of the match's turn, which is read most often
    tq::memory memory;
    triqueta::any_match any;
};

/// Room for a view of any game follows the handle. So the view can become that of another game without new memory.
struct alignas(8) tq_view {
    static constexpr tq::tag type = tq::tag::view;

    /// A handle with an empty view; null if there is no memory.
    [[nodiscard]] static tq_view* make(tq::memory const& from) {
        void* const taken = from.take(size(), alignof(tq_view));
        return taken == nullptr ? nullptr : new (taken) tq_view{from};
    }
    void free() {
        auto const from = memory;
        tag = tq::tag::none;
        this->~tq_view();
        from.release(this, size(), alignof(tq_view));
    }

    tq::tag tag = type;
    tq::memory memory;
    triqueta::any_view any;

  private:
    explicit tq_view(tq::memory const& from) : memory{from}, any{tq::memory{this + 1, take_room, leave_room}} {}

    [[nodiscard]] static std::size_t size() { return sizeof(tq_view) + tq::most_view_size; }
    static void* take_room(void* room, std::size_t, std::size_t) { return room; }
    static void leave_room(void*, void*, std::size_t, std::size_t) {}
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
