#pragma once

#include "triqueta/any/cursor.hpp"
#include "triqueta/any/memory.hpp"
#include "triqueta/any/output.hpp"
#include "triqueta/any/session_seats.hpp"
#include "triqueta/any/session_tags.hpp"
#include "triqueta/any/session_times.hpp"
#include "triqueta/core/random/seed.hpp"
#include "triqueta/core/refusal.hpp"
#include "triqueta/core/seat.hpp"
#include "triqueta/data/sections.hpp"
#include "triqueta/play/fair_deal.hpp"
#include "triqueta/play/match_choices.hpp"
#include "triqueta/text/fair_tags.hpp"
#include "triqueta/text/tags.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace triqueta {

/// What a session has besides its match: the id, seats, tags and times, and whether it is closed. It is part of each
/// any_match.
class session {
  public:
    /// The 16 bytes that identify it in its messages. Set them before the first message.
    [[nodiscard]] match_id const& id() const { return id_; }
    void set_id(match_id const& id) {
        id_ = id;
        has_changed();
    }
    /// How often the session was changed since it was made or loaded: what was saved or sent at another number is old.
    [[nodiscard]] std::uint64_t changes() const { return changes_; }

    /// Takes no more moves from now on; the tag Closed says why.
    refusal close(std::string_view why) {
        if (auto const no = tags_.set(text::detail::closed_tag, why)) return no;
        is_closed_ = true;
        has_changed();
        return {};
    }
    [[nodiscard]] bool is_closed() const { return is_closed_; }

    // Seats.

    /// A seat that isn't there has nobody.
    [[nodiscard]] seat_holder holder(seat s) const { return seats_.holder(s); }
    [[nodiscard]] seat_exit exit(seat s) const { return seats_.exit(s); }
    /// The seats held by persons, by bots, or by nobody.
    [[nodiscard]] seat_set seats(seat_holder by) const { return seats_.held_by(by); }
    refusal take_seat(seat s, seat_holder by) {
        if (!seats_.has(s)) return refusal::no_such_seat;
        seats_.take(s, by);
        has_changed();
        return {};
    }
    /// Takes a seat that nobody holds, with a key that its player chose, or returns to it by this key. False if the key
    /// isn't the seat's. The key is kept in a private tag.
    [[nodiscard]] bool claim_seat(seat s, seat_holder by, std::string_view key) {
        if (!seats_.has(s) || key.empty()) return false;
        auto const name = "_Key" + std::to_string(s.number());
        if (holder(s) != seat_holder::nobody) return tag(name) == key;
        return !tags_.set(name, key) && !take_seat(s, by);
    }
    /// The player of a seat leaves it. The game goes on: let somebody take the seat, or close the session.
    refusal leave_seat(seat s, seat_exit how) {
        if (!seats_.has(s)) return refusal::no_such_seat;
        seats_.leave(s, how);
        has_changed();
        return {};
    }
    /// The seats whose persons agree to undo the last action.
    [[nodiscard]] seat_set agreed_to_undo() const { return seats_.agreed(); }
    /// Takes all agreements back.
    void refuse_to_undo() { has_gone_on(); }

    /// What people see beside the game, as JSON: who holds each seat, who agrees to undo, and why it is closed.
    [[nodiscard]] std::string seats_json() const {
        constexpr char const* holders[] = {"\"nobody\"", "\"person\"", "\"bot\""};
        std::string all = "{\"seats\":";
        char before = '[';
        for (seat const s : seats_.all())
            (all += std::exchange(before, ',')) += holders[static_cast<std::size_t>(holder(s))];
        all += "],\"agreed_to_undo\":[";
        for (seat const s : agreed_to_undo()) (all += std::to_string(s.number())) += ',';
        if (all.back() == ',') all.pop_back();
        all += "],\"closed\":";
        if (!is_closed()) return all + "null}";
        auto const now = tags();
        return all.append("\"").append(now.find(text::detail::closed_tag)->value) + "\"}";  // its escapes are JSON's
    }

    // Tags and times.

    /// The tags as the record has them, with escaped values. They point into the session, until its tags change.
    [[nodiscard]] text::tags tags() const { return tags_.all(); }
    /// The value of a tag. None if there is no such tag.
    [[nodiscard]] std::optional<std::string> tag(std::string_view name) const {
        auto const all = tags();
        auto const* const found = all.find(name);
        if (found == nullptr) return std::nullopt;
        return detail::string_of([&](text_output to) { return text::write_unescaped(found->value, to); });
    }
    /// The tags of a fair deal stay.
    void remove_tag(std::string_view name) {
        if (secret_ && text::detail::is_of_a_fair_deal(name)) return;
        tags_.remove(name);
        has_changed();
    }
    /// When the entry after this moment happened, if the app said so.
    [[nodiscard]] std::optional<std::int64_t> time(std::size_t moment) const { return times_.at(moment); }

  protected:
    /// The session of a new match.
    session(memory const& in, int players) : seats_{players}, tags_{in}, times_{in} {}
    session(session&&) = default;
    session& operator=(session&&) = default;
    ~session() = default;

    /// Forgets everything, for another match.
    void begin_anew(memory const& in, int players) {
        auto const changes = changes_;
        *this = session{in, players};
        changes_ = changes + 1;
    }
    /// Makes room for a copy. False if there is no memory.
    [[nodiscard]] bool reserve_like(session const& other) {
        return tags_.reserve_like(other.tags_) && times_.reserve_like(other.times_);
    }
    /// Precondition: reserve_like.
    void become(session const& other, future known) {
        id_ = other.id_;
        line_ = other.line_;
        is_closed_ = other.is_closed_;
        has_own_seed_ = other.has_own_seed_;
        secret_ = known == future::known ? other.secret_ : std::nullopt;
        seats_ = other.seats_;
        tags_.copy_from(other.tags_);
        times_.copy_from(other.times_);
        has_changed();
    }

    /// Keeps a fair deal: what everybody may know in tags.
    [[nodiscard]] refusal keep(fair_deal const& fair) {
        refusal why;
        text::detail::each_fair_tag(fair, [this, &why](std::string_view name, std::string_view value) {
            if (auto const no = tags_.set(name, value)) why = no;
        });
        id_ = fair.match();
        secret_ = fair.secret();
        return why;
    }
    /// Begins a new line of play, as said at any_catalog::read_session.
    void begin_run(std::uint64_t run) { line_ = {run > line_.run ? run : line_.run + 1, 0}; }

    void has_changed() { ++changes_; }
    /// The match has gone on: what was agreed before is over.
    void has_gone_on() {
        seats_.end_agreements();
        has_changed();
    }

    /// Without those of the server.
    [[nodiscard]] text::tags tags_for_records() const {
        text::tags all;
        for (auto const& one : tags())
            if (!one.name.starts_with('_')) static_cast<void>(all.add(one));
        return all;
    }

    template <class Out>
    [[nodiscard]] detail::checked_output<Out> write_notes(detail::checked_output<Out> to) const {
        for (std::byte const b : id_) to = b;
        to.number(line_.run, 8);
        to.number(line_.undone, 4);
        to.number(is_closed_ ? 1 : 0, 1);
        to.number(secret_ ? 2 : has_own_seed_ ? 1 : 0, 1);
        if (secret_)
            for (auto const byte : *secret_) to.number(byte, 1);
        seats_.write(to);
        tags_.write(to);
        times_.write(to);
        return to;
    }
    void read_notes(detail::byte_reader& from) {
        for (std::byte& b : id_) b = static_cast<std::byte>(from.number(1));
        line_.run = from.number(8);
        line_.undone = static_cast<std::uint32_t>(from.number(4));
        is_closed_ = from.number(1, 1) == 1;
        auto const own = from.number(1, 2);
        has_own_seed_ = own > 0;
        if (own == 2)
            for (auto& byte : secret_.emplace()) byte = static_cast<std::uint8_t>(from.number(1));
        seats_.read_from(from);
        tags_.read_from(from);
        times_.read_from(from);
        from.expect_end();
    }

    match_id id_{};
    triqueta::line_of_play line_;
    bool is_closed_ = false;
    bool has_own_seed_ = false;   // it deals no other game
    std::optional<seed> secret_;  // of its fair deal
    detail::session_seats seats_;
    detail::session_tags tags_;
    detail::session_times times_;
    std::uint64_t changes_ = 0;  // not saved
};

}  // namespace triqueta
