#pragma once

#include "triqueta/any/any_view.hpp"
#include "triqueta/any/memory.hpp"
#include "triqueta/bots/any/bot_functions.hpp"
#include "triqueta/bots/level.hpp"
#include "triqueta/core/assert.hpp"
#include "triqueta/core/refusal.hpp"
#include "triqueta/data/snapshot_header.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>

namespace triqueta {

/// What an any_bot and an any_analysis have in common: they think about views of any game of a catalogue, in slices.
/// All memory is taken when they are made and when they are given a net. It is empty after a move from it, and if
/// memory ran out while it was made; then call nothing except is_empty. `Thinker` is one of the two.
template <class Thinker, class Functions>
class any_thinking {
  public:
    any_thinking(any_thinking const&) = delete;
    any_thinking& operator=(any_thinking const&) = delete;
    any_thinking(any_thinking&& other) noexcept
        : games_{other.games_},
          memory_{other.memory_},
          game_{std::exchange(other.game_, nullptr)},
          at_{std::exchange(other.at_, nullptr)},
          view_{std::exchange(other.view_, nullptr)},
          net_{std::exchange(other.net_, nullptr)},
          net_size_{other.net_size_},
          net_reader_{other.net_reader_} {}
    any_thinking& operator=(any_thinking&&) = delete;
    ~any_thinking() {
        if (at_ != nullptr) memory_.release(at_, size_of(&detail::thinking_functions::size), alignment);
        if (view_ != nullptr) memory_.release(view_, size_of(&detail::thinking_functions::view_size), alignment);
        release_net();
    }

    [[nodiscard]] bool is_empty() const { return at_ == nullptr; }

    /// Takes weights, as `make train` writes them, in place of the shipped ones. From then on, views of games that
    /// these weights aren't for are refused. What was begun is forgotten.
    refusal use(std::span<std::byte const> net) {
        refusal why = refusal::wrong_game;
        for (Functions const& game : games_) {
            auto const& g = game.thinking;
            if (g.read_net == nullptr) continue;
            auto* const taken = static_cast<std::int8_t*>(memory_.take(g.net_size, 1));
            if (taken == nullptr) return refusal::no_memory;
            auto const no = g.read_net(net, taken);
            if (!no) {
                forget();
                release_net();
                net_ = taken;
                net_size_ = g.net_size;
                net_reader_ = g.read_net;
                return {};
            }
            memory_.release(taken, g.net_size, 1);
            if (no != refusal::wrong_game) why = no;
        }
        return why;
    }

    /// Begins with a view whose viewer is to move. A refusal changes nothing.
    refusal begin(any_view const& v, bots::budget most = {}) {
        auto const* const game = find(v.game().code);
        return game == nullptr ? refusal{refusal::wrong_game} : begin_at(*game, v.erased(), most);
    }
    /// The same by the bytes of a view, from anywhere.
    refusal begin(std::span<std::byte const> view, bots::budget most = {}) {
        auto const header = detail::read_header(view, snapshot_of::view);
        if (header.why) return header.why;
        auto const* const game = find(header.game);
        if (game == nullptr) return refusal::wrong_game;
        if (auto const no = game->thinking.read_view(view, view_)) return no;
        return begin_at(*game, view_, most);
    }
    [[nodiscard]] bool has_begun() const { return has_begun_; }

    // Precondition of these: `begin` wasn't refused.

    /// Goes on for about so many nodes. Returns whether it is done.
    bool think(std::int64_t nodes) { return game().thinking.think(at_, nodes); }
    [[nodiscard]] bots::budget spent() const { return game().thinking.spent(at_); }
    [[nodiscard]] bots::budget granted() const { return game().thinking.granted(at_); }

  protected:
    any_thinking(std::span<Functions const> all, memory const& in)
        : games_{all},
          memory_{in},
          at_{in.take(size_of(&detail::thinking_functions::size), alignment)},
          view_{in.take(size_of(&detail::thinking_functions::view_size), alignment)} {
        if (view_ != nullptr) return;
        if (at_ != nullptr) in.release(at_, size_of(&detail::thinking_functions::size), alignment);
        at_ = nullptr;
    }

    [[nodiscard]] Functions const& game() const {
        TRIQUETA_ASSERT(has_begun_);
        return *game_;
    }
    [[nodiscard]] void const* erased() const { return at_; }

  private:
    static constexpr std::size_t alignment = alignof(std::max_align_t);

    [[nodiscard]] std::size_t size_of(std::size_t detail::thinking_functions::*size) const {
        std::size_t most = 0;
        for (Functions const& game : games_) most = std::max(most, game.thinking.*size);
        return most;
    }
    [[nodiscard]] Functions const* find(std::uint32_t code) const {
        for (Functions const& game : games_)
            if (game.thinking.code == code) return &game;
        return nullptr;
    }
    refusal begin_at(Functions const& game, void const* view, bots::budget most) {
        if (net_ != nullptr && game.thinking.read_net != net_reader_) return refusal::wrong_game;
        if (auto const no = game.thinking.why_no_choice(view)) return no;
        if (game_ != &game) {
            forget();
            static_cast<Thinker*>(this)->make(game, at_, net_);
            game_ = &game;
        }
        game.thinking.begin(at_, view, most);
        has_begun_ = true;
        return {};
    }
    void forget() {
        if (game_ != nullptr) static_cast<Thinker*>(this)->keep_of(*game_, at_);
        game_ = nullptr;
        has_begun_ = false;
    }
    void release_net() {
        if (net_ != nullptr) memory_.release(net_, net_size_, 1);
        net_ = nullptr;
    }

    std::span<Functions const> games_;
    memory memory_;
    Functions const* game_ = nullptr;  // of what is at at_
    void* at_;
    void* view_;  // room for a view that is read
    std::int8_t* net_ = nullptr;
    std::size_t net_size_ = 0;
    decltype(detail::thinking_functions::read_net) net_reader_ = nullptr;
    bool has_begun_ = false;
};

}  // namespace triqueta
