#pragma once

#include "properties/choices.hpp"
#include "properties/claim.hpp"
#include "properties/noninterference.hpp"
#include "properties/walk.hpp"
#include "support/written.hpp"

#include <triqueta/data.hpp>
#include <triqueta/text.hpp>

#include <cstddef>
#include <cstdint>
#include <string>

namespace properties {

/// Two matches that one viewer can't tell apart, played side by side: what they see happens in both, what others look
/// at differs where it can.
template <triqueta::game G>
class twins {
    using viewer = triqueta::viewer;
    using match = triqueta::match<G>;

  public:
    twins(triqueta::setup<G> const& start, viewer who) : a_{start}, b_{start}, who_{who} {}

    /// Goes on until the games are over, or whatever one does is not possible in both or shows what differs.
    void play_on(choices& from) {
        while (!a_.is_over() && !b_.is_over() && (a_.turn().is_chance() ? answer(from) : act(from))) {
        }
    }

    /// What a client in the viewer's place is sent, byte for byte.
    void look_the_same() const {
        auto const from_a = a_.events(who_);
        auto const from_b = b_.events(who_);
        claim(from_a == from_b, "leak: events differ");
        claim(*triqueta::bytes<G>(from_a) == *triqueta::bytes<G>(from_b), "leak: snapshots of events differ");
        for (std::size_t i = 0; i < from_a.size(); ++i) events_are_written_the_same<G>(from_a[i], from_b[i]);
        claim(record(a_) == record(b_), "leak: records cut down differ");
        claim(a_.view(who_) == b_.view(who_), "leak: views differ");
        views_are_written_the_same(a_.view(who_), b_.view(who_));
    }

    [[nodiscard]] bool differ() const { return a_.state() != b_.state(); }
    [[nodiscard]] int actions() const { return actions_; }

  private:
    [[nodiscard]] std::string record(match const& m) const { return support::record_of(m, who_); }

    bool answer(choices& from) {
        bool const own = who_.is(a_.state().table().mover);
        bool const alike = own || !from.one_in(6);
        for (int tries = 0; tries < 30; ++tries) {
            auto const drawn = any_outcome(a_.state(), from);
            bool const in_both = !b_.state().why_not(drawn);
            if (own && !in_both) continue;
            auto const other = alike && in_both ? drawn : any_outcome(b_.state(), from);
            claim(!a_.reveal(drawn) && !b_.reveal(other), "chance may answer whatever is left");
            return true;
        }
        return false;
    }

    bool act(choices& from) {
        auto const mover = a_.state().table().mover;
        auto const legal = a_.state().legal();
        auto const first = static_cast<int>(from.below(static_cast<std::uint32_t>(legal.size())));
        for (int i = 0; i < legal.size(); ++i) {
            auto const taken = legal[(first + i) % legal.size()];
            auto const other = who_.is(mover) ? taken : alike_to_others(taken, b_.state(), from);
            if (b_.why_not(mover, other) || shows_what_differs(a_.state(), taken, b_.state(), other, who_)) continue;
            claim(!a_.play(mover, taken) && !b_.play(mover, other), "a legal action is accepted");
            ++actions_;
            return true;
        }
        return false;
    }

    match a_;
    match b_;
    viewer who_;
    int actions_ = 0;
};

/// Whether a pair of games came to differ in what the viewer can't see, and how long they were.
struct twin_games {
    bool differ = false;
    int actions = 0;
};

template <triqueta::game G>
twin_games a_client_is_sent_the_same(choices& from) {
    auto const start = any_setup<G>(from);
    auto const all = viewers_of(triqueta::state<G>{start});
    twins<G> pair{start, all[from.below(static_cast<std::uint32_t>(all.size()))]};
    pair.play_on(from);
    pair.look_the_same();
    return {pair.differ(), pair.actions()};
}

}  // namespace properties
