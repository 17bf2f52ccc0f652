#pragma once

#include "triqueta/core/refusal.hpp"
#include "triqueta/core/seat.hpp"
#include "triqueta/data/sections.hpp"

#include <array>
#include <cstddef>
#include <cstdint>

namespace triqueta {

/// Who plays for a seat.
enum class seat_holder : std::uint8_t { nobody, person, bot };
/// How the player of a seat left. Somebody else may play on for the seat.
enum class seat_exit : std::uint8_t { none, resigned, abandoned };

namespace detail {

/// The seats of a session: who holds them, how their players left, and who agrees to undo.
class session_seats {
  public:
    session_seats() = default;
    explicit session_seats(int count) : count_{count} {}

    [[nodiscard]] bool has(seat s) const { return s.number() < count_; }
    [[nodiscard]] seat_holder holder(seat s) const { return has(s) ? holders_[at(s)] : seat_holder::nobody; }
    [[nodiscard]] seat_exit exit(seat s) const { return has(s) ? exits_[at(s)] : seat_exit::none; }
    [[nodiscard]] seat_set all() const { return seat_set::first(count_); }
    [[nodiscard]] seat_set held_by(seat_holder by) const {
        seat_set held;
        for (seat const s : all())
            if (holder(s) == by) held.insert(s);
        return held;
    }

    /// Precondition of these: there is the seat. An agreement ends with the player who gave it.
    void take(seat s, seat_holder by) {
        holders_[at(s)] = by;
        if (by == seat_holder::person) exits_[at(s)] = seat_exit::none;
        agreed_.erase(s);
    }
    void leave(seat s, seat_exit how) {
        holders_[at(s)] = seat_holder::nobody;
        exits_[at(s)] = how;
        agreed_.erase(s);
    }
    /// Precondition: a person holds the seat. Returns whether all persons agree.
    [[nodiscard]] bool agree(seat s) {
        agreed_.insert(s);
        return agreed_ == held_by(seat_holder::person);
    }
    void end_agreements() { agreed_ = {}; }
    [[nodiscard]] seat_set agreed() const { return agreed_; }

    template <class Out>
    void write(checked_output<Out>& to) const {
        for (auto const holder : holders_) to.number(static_cast<std::uint64_t>(holder), 1);
        for (auto const exit : exits_) to.number(static_cast<std::uint64_t>(exit), 1);
        to.number(agreed_.mask(), 4);
    }
    void read_from(byte_reader& from) {
        for (std::size_t i = 0; i < most; ++i) holders_[i] = static_cast<seat_holder>(from.number(1, most_at(i)));
        for (std::size_t i = 0; i < most; ++i) exits_[i] = static_cast<seat_exit>(from.number(1, most_at(i)));
        auto const where = from.at();
        agreed_ = seat_set::from_mask(static_cast<std::uint32_t>(from.number(4)));
        if ((agreed_.mask() & ~held_by(seat_holder::person).mask()) != 0) from.fail(refusal::wrong_value, where);
    }

  private:
    static constexpr std::size_t most = most_seats_of_any_game;
    [[nodiscard]] static std::size_t at(seat s) { return static_cast<std::size_t>(s.number()); }
    /// The greatest value of a seat in bytes. Those without a player have nothing.
    [[nodiscard]] std::uint64_t most_at(std::size_t s) const { return s < static_cast<std::size_t>(count_) ? 2 : 0; }

    int count_ = 0;
    std::array<seat_holder, most> holders_{};
    std::array<seat_exit, most> exits_{};
    seat_set agreed_;
};

}  // namespace detail
}  // namespace triqueta
