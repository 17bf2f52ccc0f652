#pragma once

#include "triqueta/core/game.hpp"
#include "triqueta/core/random/seed.hpp"
#include "triqueta/core/refusal.hpp"
#include "triqueta/core/seat.hpp"
#include "triqueta/core/state.hpp"
#include "triqueta/play/deal.hpp"
#include "triqueta/play/fair_deal.hpp"
#include "triqueta/play/fair_terms.hpp"
#include "triqueta/text/fair_tags.hpp"
#include "triqueta/text/hexadecimal.hpp"
#include "triqueta/text/reader.hpp"
#include "triqueta/text/record.hpp"
#include "triqueta/text/record_tags.hpp"
#include "triqueta/text/tags.hpp"
#include "triqueta/text/verification.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace triqueta::text {

namespace detail {

/// A game that is replayed without a history.
template <game G>
class replayed {
  public:
    explicit constexpr replayed(setup<G> const& start) : state_{start} {}

    [[nodiscard]] constexpr triqueta::state<G> const& state() const { return state_; }
    [[nodiscard]] constexpr std::size_t steps() const { return steps_; }
    [[nodiscard]] constexpr refusal why_not(seat who, action<G> a) const { return state_.why_not(who, a); }
    constexpr refusal play(seat, action<G> a) { return counted(state_.apply(a)); }
    constexpr refusal reveal(outcome<G> drawn) { return counted(state_.reveal(drawn)); }

  private:
    constexpr refusal counted(refusal no) {
        if (!no) ++steps_;
        return no;
    }

    triqueta::state<G> state_;
    std::size_t steps_ = 0;
};

/// The seed in the tag Seed.
[[nodiscard]] constexpr std::optional<seed> read_seed(reader& from, tags const& all) {
    auto const* const found = all.find(seed_tag);
    if (found == nullptr) {
        from.fail(refusal::no_seed, 0);
        return std::nullopt;
    }
    seed read{};
    if (read_hexadecimal<std::uint8_t>(found->value, read)) return read;
    from.fail(refusal::wrong_tag, found->where);
    return std::nullopt;
}

[[nodiscard]] constexpr finding verify_commitment(reader from, tags const& all, fair_terms const& terms) {
    auto const fair = fair_tags_reader{from, all}.read(terms);
    if (fair && fair->phase() != fair_phase::nothing) from.fail(refusal::not_all_revealed, all.find(fair_tag)->where);
    if (fair && !fair->secret()) from.fail(refusal::no_seed, all.find(fair_tag)->where);
    auto const dealt = from.failed() ? std::nullopt : read_seed(from, all);
    if (dealt && dealt != fair->game_seed()) from.fail(refusal::wrong_seed, all.find(seed_tag)->where);
    return {from.why(), from.where()};
}

}  // namespace detail

/// Checks a whole record of a game: the commitments of its fair deal, the deal from the seed in it, and the moves. Each
/// is checked on its own, so that one error doesn't hide another; but the deal is checked up to the first wrong move.
template <game G>
[[nodiscard]] constexpr verification verify_record(std::string_view text) {
    verification found;
    std::optional<deal<G>> dealt;  // once it is set, it deals what is drawn
    auto const replay = [&] {
        std::optional<detail::replayed<G>> g;
        auto const read = replay_record<G>(
            text, [&g](setup<G> const& start) { return &g.emplace(start); },
            [&dealt](state<G> const& s, outcome<G> const& drawn) {
                return !dealt || (*dealt)(s) == drawn ? refusal{} : refusal::other_deal;
            });
        if (found.steps == 0 && g) found.steps = g->steps();
        return read ? finding{} : finding{read.why(), read.where()};
    };
    found.moves = replay();

    reader from{text};
    tags all;
    auto const start = detail::read_start<G>(from, all);
    if (from.failed()) {
        found.commitment = found.deal = {from.why(), from.where()};
        return found;
    }
    found.commitment = detail::verify_commitment(from, all, fair_terms_of<G>(start));
    auto const key = detail::read_seed(from, all);
    if (!key) {
        found.deal = {from.why(), from.where()};
        return found;
    }
    dealt.emplace(*key, start);
    found.deal = replay();
    return found;
}

}  // namespace triqueta::text
