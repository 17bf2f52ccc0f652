// A game whose deal nobody can choose: the server and both players commit, then reveal. docs/fair_deals.md says why.

#include <triqueta/text.hpp>
#include <triqueta/triqueta.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <iterator>
#include <optional>
#include <string>
#include <utility>

namespace tq = triqueta;
using game = tq::base_game<2>;

namespace {

/// Made up so that this program always prints the same. Take yours from the operating system.
tq::seed entropy() {
    static std::uint8_t call = 0;
    return tq::sha256{}.add("an example").add(++call).finish();
}

// A player commits to a contribution, and keeps it until everybody has committed.
struct player {
    tq::seat seat;
    tq::seed contribution;
    std::string sent;  // the fair deal as it was before the player revealed

    std::optional<tq::sha256::digest> commit(std::string const& text) const {
        auto const read = tq::text::read_fair_deal<game>(text);
        if (!read) return std::nullopt;
        auto const commitment = read->fair.commitment_for(seat, contribution);
        return commitment ? std::optional{*commitment} : std::nullopt;
    }
    std::optional<tq::seed> reveal(std::string const& text) {
        auto const read = tq::text::read_fair_deal<game>(text);
        if (!read || read->fair.phase() != tq::fair_phase::contributions) return std::nullopt;
        sent = text;
        return contribution;
    }
};

std::string as_text(tq::setup<game> const& start, tq::fair_deal const& fair) {
    std::string text;
    tq::text::write_fair_deal<game>(start, fair, std::back_inserter(text));
    return text;
}

}  // namespace

int main() {
    tq::setup<game> const start{.first = tq::seat{1}};

    // The server commits to a secret for this game alone, and sends the fair deal without it, as tags.
    auto terms = tq::fair_terms_of<game>(start);
    terms.match = {std::byte{42}};                    // the id of the match
    terms.contributors = tq::seat_set::first(2);      // both players contribute
    terms.source = "Example lottery, draw of 1 May";  // and so will a public value
    auto made = tq::fair_deal::make(terms, entropy());
    if (!made) return 1;
    tq::fair_deal fair = *made;

    // All commit before anybody reveals.
    std::array players{player{tq::seat{0}, entropy(), {}}, player{tq::seat{1}, entropy(), {}}};
    for (auto const& one : players) {
        auto const commitment = one.commit(as_text(start, fair));
        if (!commitment || fair.commit(one.seat, *commitment)) return 1;
    }
    for (auto& one : players) {
        auto const contribution = one.reveal(as_text(start, fair));
        if (!contribution || fair.reveal(one.seat, *contribution)) return 1;
    }
    std::array<std::uint8_t, 6> const drawn{3, 11, 24, 30, 41, 48};
    if (fair.reveal_public(drawn)) return 1;

    // The seed of the game follows from all of it. The record has it after the end.
    auto dealt = tq::match<game>::make(fair, start);
    if (!dealt) return 1;
    auto match = *std::move(dealt);
    tq::dice dice{1};
    while (auto seat = match.to_move())
        if (match.play(*seat, dice.pick(match.view(*seat).legal()))) return 1;
    std::string record;
    if (!tq::text::write_record(match, fair, {}, std::back_inserter(record))) return 1;

    // Anybody can verify it, and compare it with what they were sent.
    auto const found = tq::text::verify_record<game>(record);
    std::printf("commitment: %s\n", found.commitment.holds() ? "holds" : tq::text::english(found.commitment.why));
    std::printf("deal: %s\n", found.deal.holds() ? "holds" : tq::text::english(found.deal.why));
    std::printf("moves: %s\n", found.moves.holds() ? "hold" : tq::text::english(found.moves.why));
    auto const before = tq::text::read_fair_deal<game>(players[0].sent);
    auto const after = tq::text::read_fair_deal<game>(record);
    bool const as_sent = before && after && after->fair.has_commitments_of(before->fair);
    std::puts(as_sent ? "player 1 was sent these commitments" : "player 1 was sent other commitments");
}
