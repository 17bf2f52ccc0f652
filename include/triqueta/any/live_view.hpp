#pragma once

#include "triqueta/any/any_catalog.hpp"
#include "triqueta/any/any_view.hpp"
#include "triqueta/any/cursor.hpp"
#include "triqueta/any/memory.hpp"
#include "triqueta/core/refusal.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <utility>

namespace triqueta {

/// What a client does after a message.
enum class stream_step : std::uint8_t {
    go_on,     // nothing
    catch_up,  // ask the server to catch up from the cursor
    give_up,   // nothing helps: the server has other games or another version
};

/// A client's view that follows the messages of a match. When one doesn't fit, it first asks for what happened since
/// its cursor, and if that doesn't help, for the whole view.
class live_view {
  public:
    /// The catalogue must outlive it.
    explicit live_view(any_catalog const& games, memory const& in = {}) : games_{&games}, memory_{in} {}

    /// Null before the first message, and while the whole view is awaited.
    [[nodiscard]] any_view const* get() const { return view_ ? &*view_ : nullptr; }
    [[nodiscard]] explicit operator bool() const { return view_.has_value(); }
    /// Precondition: there is a view.
    [[nodiscard]] any_view const& operator*() const { return *view_; }
    [[nodiscard]] any_view const* operator->() const { return &*view_; }

    /// Where to catch up from. Without a view, the cursor that gets a whole one.
    [[nodiscard]] triqueta::cursor cursor() const { return view_ ? view_->cursor() : triqueta::cursor{}; }

    /// Moves on by a message of `any_match::catch_up`.
    [[nodiscard]] stream_step take(std::span<std::byte const> message) {
        if (!view_) return begin(message);
        why_ = view_->advance(message);
        if (!why_ || why_ == refusal::repeated_message) {
            has_asked_ = has_asked_ && why_;
            return stream_step::go_on;
        }
        if (std::exchange(has_asked_, true)) leave();
        return stream_step::catch_up;
    }
    /// Why the last message was refused, if it was.
    [[nodiscard]] refusal why() const { return why_; }
    /// Forgets the view, for another match or seat.
    void leave() {
        view_.reset();
        has_asked_ = false;
    }

  private:
    [[nodiscard]] stream_step begin(std::span<std::byte const> message) {
        auto read = games_->join(message, memory_);
        why_ = read ? refusal{} : *read.why().begin();
        if (read) view_.emplace(*std::move(read));
        // Events that were under way: the whole view follows.
        return !why_ || why_ == refusal::missed_messages ? stream_step::go_on : stream_step::give_up;
    }

    any_catalog const* games_;
    memory memory_;
    std::optional<any_view> view_;
    bool has_asked_ = false;
    refusal why_;
};

}  // namespace triqueta
