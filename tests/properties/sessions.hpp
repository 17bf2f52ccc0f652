#pragma once

#include "properties/choices.hpp"
#include "properties/claim.hpp"
#include "properties/fair.hpp"
#include "properties/repair_checks.hpp"
#include "properties/stream.hpp"

#include <triqueta/any.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace properties {

/// What may happen to a session, the same to each that is in the same position.
class session_step {
  public:
    explicit session_step(choices& from)
        : kind_{from.below(16)}, pick_{from.below_any(1U << 20)}, time_{from.below(256)} {}

    [[nodiscard]] triqueta::refusal happen(triqueta::any_match& m) const {
        switch (kind_) {
            case 0: return m.undo(triqueta::undo_looks::yes, triqueta::undo_span::turn);
            case 1: return m.undo(pick_ % 2 == 0 ? triqueta::undo_looks::yes : triqueta::undo_looks::no);
            case 2: return m.redo();
            case 3: return m.set_tag("Note" + std::to_string(pick_ % 5), std::to_string(time_));
            case 4: return take_or_leave(m, seat_of(m));
            case 5: return m.draw_by(triqueta::dice{pick_});
            case 6: return m.draw_by(std::nullopt);
            case 7: return m.agree_to_undo(m.cursor(seat_of(m)), seat_of(m));
            default: return play(m);
        }
    }

  private:
    [[nodiscard]] triqueta::seat seat_of(triqueta::any_match const& m) const {
        return triqueta::seat{static_cast<int>(pick_ % static_cast<std::uint32_t>(m.players()))};
    }
    [[nodiscard]] triqueta::refusal take_or_leave(triqueta::any_match& m, triqueta::seat s) const {
        if (time_ % 2 == 0) return m.take_seat(s, static_cast<triqueta::seat_holder>(time_ / 2 % 3));
        return m.leave_seat(s, static_cast<triqueta::seat_exit>(time_ / 2 % 3));
    }
    [[nodiscard]] triqueta::refusal play(triqueta::any_match& m) const {
        auto const time = time_ % 3 == 0 ? std::nullopt : std::optional{std::int64_t{time_} - 100};
        if (m.turn().is_chance()) {
            triqueta::dice once{pick_};
            return m.draw(once, time);
        }
        auto const who = m.to_move();
        if (!who) return triqueta::refusal::game_is_over;
        auto const legal = m.view(*who).legal();
        return m.play(*who, legal[pick_ % legal.size()], time);
    }

    std::uint32_t kind_;
    std::uint32_t pick_;
    std::uint32_t time_;
};

inline void claim_same_session(triqueta::any_match const& a, triqueta::any_match const& b) {
    claim(a == b && a.hash() == b.hash(), "a session that was saved has the same history");
    claim(a.fair() == b.fair(), "and the same fair deal");
    claim(a.choice() == b.choice() && a.id() == b.id() && a.is_closed() == b.is_closed(), "and the same set-up");
    for (int i = 0; i < a.players(); ++i) {
        triqueta::seat const s{i};
        claim(a.holder(s) == b.holder(s) && a.exit(s) == b.exit(s), "and the same seats");
        claim(a.cursor(s) == b.cursor(s), "and the same views");
    }
    claim(a.agreed_to_undo() == b.agreed_to_undo(), "and the same agreements to undo");
    for (std::size_t at = 0; at < a.moment(); ++at) claim(a.time(at) == b.time(at), "and the same times");
    if (a.has_record()) claim(*a.record() == *b.record(), "and the same record, with its tags");
}

/// A session that somebody changed with care is refused, or is one that can be played, saved and read.
inline void a_forged_session_is_refused_or_sound(triqueta::any_catalog const& games, choices& from) {
    auto const chosen = any_choice(games, from);
    bool const is_fair = from.one_in(3);
    auto made = is_fair ? games.make(chosen, any_fair_deal(triqueta::fair_terms_of(chosen), from))
                        : games.make(chosen, triqueta::seed_from(from.below(256)));
    auto m = *std::move(made);
    for (auto steps = from.below_any(60); steps > 0; --steps) static_cast<void>(session_step{from}.happen(m));
    auto bytes = m.bytes();
    for (auto changes = 1 + from.below(4); changes > 0; --changes) {
        auto const where = 8 + from.below_any(static_cast<std::uint32_t>(bytes.size() - 8));
        bytes[where] = from.one_in(2) ? static_cast<std::byte>(from.below(256))
                                      : bytes[where] ^ static_cast<std::byte>(1U << from.below(8));
    }
    repair_checks(bytes);
    auto read = games.read_session(bytes, 1);
    if (!read) return claim(read.where() <= bytes.size(), "the place of a fault is in the bytes");
    auto forged = *std::move(read);
    for (int steps = 0; steps < 30; ++steps) static_cast<void>(session_step{from}.happen(forged));
    auto const again = games.read_session(forged.bytes(), 2);
    claim(static_cast<bool>(again), "what was read can be saved and read");
    claim_same_session(forged, *again);
}

/// A saved session goes on exactly as it would have. What was damaged is refused.
inline void a_session_survives(triqueta::any_catalog const& games, choices& from) {
    auto const chosen = any_choice(games, from);
    auto const chance = from.one_in(3) ? triqueta::chance_source::caller()
                        : from.one_in(2)
                            ? triqueta::chance_source::drawn_by(triqueta::dice{from.below(256)})
                            : triqueta::chance_source{triqueta::seed_from(from.below(256)), from.below(256)};
    bool const is_fair = from.one_in(4);
    auto made =
        is_fair ? games.make(chosen, any_fair_deal(triqueta::fair_terms_of(chosen), from)) : games.make(chosen, chance);
    claim(static_cast<bool>(made), "a choice of the catalogue can be played");
    auto m = *std::move(made);
    m.set_id({std::byte{static_cast<unsigned char>(from.below(256))}});
    for (auto steps = from.below_any(200); steps > 0; --steps) static_cast<void>(session_step{from}.happen(m));
    if (from.one_in(10)) claim(!m.close("the \"wind\" was against it"), "a session can be closed");

    auto const bytes = m.bytes();
    auto read = games.read_session(bytes, 1);
    claim(static_cast<bool>(read), "a saved session is read");
    auto again = *std::move(read);
    claim_same_session(m, again);
    for (auto steps = from.below_any(100); steps > 0; --steps) {
        session_step const step{from};
        claim(step.happen(m) == step.happen(again), "the same is refused");
        claim(m.hash() == again.hash() && m.moment() == again.moment(), "a saved session goes on as it would have");
    }
    claim_same_session(m, again);

    auto damaged = bytes;
    auto& any_byte = damaged[from.below_any(static_cast<std::uint32_t>(damaged.size()))];
    any_byte ^= static_cast<std::byte>(1U << from.below(8));
    auto const worse = games.read_session(damaged, 1);
    claim(!worse && worse.where() <= bytes.size(), "a damaged session is refused, and its place is in it");
    damaged = bytes;
    damaged.resize(from.below_any(static_cast<std::uint32_t>(bytes.size())));
    claim(!games.read_session(damaged, 1), "a session that was cut off is refused");
}

}  // namespace properties
