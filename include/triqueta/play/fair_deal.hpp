#pragma once

#include "triqueta/core/assert.hpp"
#include "triqueta/core/random/seed.hpp"
#include "triqueta/core/random/sha256.hpp"
#include "triqueta/core/reasons.hpp"
#include "triqueta/core/refusal.hpp"
#include "triqueta/core/seat.hpp"
#include "triqueta/play/fair_terms.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace triqueta {

/// What a fair deal waits for.
enum class fair_phase : std::uint8_t { commitments, contributions, public_value, nothing };

/// A deal that nobody can choose and everybody can check afterwards. The server commits to a secret, each contributor
/// to a contribution; when all have committed, they reveal; a public value may follow. The seed of the game depends on
/// all of it. docs/fair_deals.md has the threat model, and every byte.
///
/// The server has one with the secret (`make`), everybody else follows without it (`follow`): both check every step. A
/// refusal changes nothing. A plain value.
class fair_deal {
  public:
    using digest = sha256::digest;

    static constexpr int most_public = 64;  // bytes of a public value

    /// The server's side. `secret` is 32 bytes of entropy for this game alone.
    [[nodiscard]] static constexpr reading<fair_deal> make(fair_terms const& terms, seed const& secret) {
        if (auto const no = terms.why_not()) return no;
        if (is_guessable(secret)) return refusal::guessable_seed;
        fair_deal made{terms};
        made.commitment_ = made.commitment_to(secret);
        made.secret_ = secret;
        return made;
    }
    /// The side of a seat, or of anybody else who knows the server's commitment.
    [[nodiscard]] static constexpr reading<fair_deal> follow(fair_terms const& terms, digest const& commitment) {
        if (auto const no = terms.why_not()) return no;
        fair_deal made{terms};
        made.commitment_ = commitment;
        return made;
    }

    /// The commitment that a seat sends for its contribution: 32 bytes of entropy that it keeps to itself until all
    /// commitments are there.
    [[nodiscard]] constexpr reading<digest> commitment_for(seat who, seed const& contribution) const {
        if (!terms_.contributors.contains(who)) return refusal::not_a_contributor;
        if (is_guessable(contribution)) return refusal::guessable_seed;
        return commitment_to(who, contribution);
    }
    /// A seat commits.
    constexpr refusal commit(seat who, digest const& commitment) {
        if (!terms_.contributors.contains(who)) return refusal::not_a_contributor;
        if (committed_.contains(who)) return refusal::committed_already;
        commitments_[at(who)] = commitment;
        committed_.insert(who);
        return {};
    }
    /// A seat reveals its contribution, after all have committed.
    constexpr refusal reveal(seat who, seed const& contribution) {
        if (!terms_.contributors.contains(who)) return refusal::not_a_contributor;
        if (committed_ != terms_.contributors) return refusal::not_all_committed;
        if (revealed_.contains(who)) return refusal::revealed_already;
        if (is_guessable(contribution)) return refusal::guessable_seed;
        if (commitment_to(who, contribution) != commitments_[at(who)]) return refusal::wrong_commitment;
        contributions_[at(who)] = contribution;
        revealed_.insert(who);
        return {};
    }
    /// The public value, of 1 to 64 bytes, after all have revealed. Where it comes from was named in the terms.
    constexpr refusal reveal_public(std::span<std::uint8_t const> value) {
        if (source_size_ == 0) return refusal::no_public_source;
        if (revealed_ != terms_.contributors) return refusal::not_all_revealed;
        if (public_size_ != 0) return refusal::revealed_already;
        if (value.empty() || value.size() > most_public) return refusal::wrong_value;
        for (std::size_t i = 0; i < value.size(); ++i) public_[i] = value[i];
        public_size_ = static_cast<std::uint8_t>(value.size());
        return {};
    }
    /// The server's secret, after the game.
    constexpr refusal reveal_secret(seed const& secret) {
        if (phase() != fair_phase::nothing) return refusal::not_all_revealed;
        if (secret_) return refusal::revealed_already;
        if (is_guessable(secret)) return refusal::guessable_seed;
        if (commitment_to(secret) != commitment_) return refusal::wrong_commitment;
        secret_ = secret;
        return {};
    }

    [[nodiscard]] constexpr fair_phase phase() const {
        if (committed_ != terms_.contributors) return fair_phase::commitments;
        if (revealed_ != terms_.contributors) return fair_phase::contributions;
        return source_size_ != 0 && public_size_ == 0 ? fair_phase::public_value : fair_phase::nothing;
    }
    /// The seats that this phase waits for.
    [[nodiscard]] constexpr seat_set awaited() const {
        auto const done = committed_ != terms_.contributors ? committed_ : revealed_;
        return seat_set::from_mask(terms_.contributors.mask() & ~done.mask());
    }
    /// The seed of the game, as soon as everything is known that it follows from: for the server when the game begins,
    /// for everybody else after it.
    [[nodiscard]] constexpr std::optional<seed> game_seed() const {
        if (phase() != fair_phase::nothing || !secret_) return std::nullopt;
        sha256 all;
        all.add("triqueta.fair.seed").add(fair_version).add(digest_).add(*secret_);
        for (seat const s : terms_.contributors) all.add(contributions_[at(s)]);
        all.add(public_size_);
        for (auto const byte : public_value()) all.add(byte);
        return all.finish();
    }

    /// The same without the secret, for everybody.
    [[nodiscard]] constexpr fair_deal without_secret() const {
        auto shown = *this;
        shown.secret_.reset();
        return shown;
    }
    /// Whether both have the same terms and the same commitments: compare what you were sent before you revealed with
    /// the record.
    [[nodiscard]] constexpr bool has_commitments_of(fair_deal const& other) const {
        return digest_ == other.digest_ && commitment_ == other.commitment_ && committed_ == other.committed_ &&
               commitments_ == other.commitments_;
    }
    /// Whether it is for these terms.
    [[nodiscard]] constexpr bool is_for(fair_terms const& terms) const { return digest_ == terms.digest(); }
    /// Whether it is for a game with these terms, whatever the match, number, contributors and source.
    [[nodiscard]] constexpr bool is_for_game_of(fair_terms terms) const {
        terms.match = terms_.match;
        terms.number = terms_.number;
        terms.contributors = terms_.contributors;
        terms.source = source();
        return is_for(terms);
    }

    [[nodiscard]] constexpr std::array<std::byte, 16> const& match() const { return terms_.match; }
    [[nodiscard]] constexpr std::uint64_t number() const { return terms_.number; }
    [[nodiscard]] constexpr seat_set contributors() const { return terms_.contributors; }
    [[nodiscard]] constexpr std::string_view source() const { return {source_.data(), source_size_}; }
    /// The server's commitment.
    [[nodiscard]] constexpr digest const& commitment() const { return commitment_; }
    [[nodiscard]] constexpr std::optional<digest> commitment_of(seat who) const {
        return committed_.contains(who) ? std::optional{commitments_[at(who)]} : std::nullopt;
    }
    [[nodiscard]] constexpr std::optional<seed> contribution_of(seat who) const {
        return revealed_.contains(who) ? std::optional{contributions_[at(who)]} : std::nullopt;
    }
    /// Empty if it isn't known or there is none.
    [[nodiscard]] constexpr std::span<std::uint8_t const> public_value() const {
        return {public_.data(), public_size_};
    }
    [[nodiscard]] constexpr std::optional<seed> const& secret() const { return secret_; }

    friend constexpr bool operator==(fair_deal const&, fair_deal const&) = default;

  private:
    static constexpr int most_seats = 32;
    template <class T>
    using by_seat = std::array<T, most_seats>;
    static constexpr std::size_t at(seat s) { return static_cast<std::size_t>(s.number()); }

    struct bound {
        std::array<std::byte, 16> match{};
        std::uint64_t number = 0;
        seat_set contributors;

        friend constexpr bool operator==(bound const&, bound const&) = default;
    };

    constexpr explicit fair_deal(fair_terms const& terms)
        : terms_{terms.match, terms.number, terms.contributors},
          digest_{terms.digest()},
          source_size_{static_cast<std::uint8_t>(terms.source.size())} {
        for (std::size_t i = 0; i < terms.source.size(); ++i) source_[i] = terms.source[i];
    }

    [[nodiscard]] constexpr digest commitment_to(seed const& secret) const {
        return sha256{}.add("triqueta.fair.server").add(fair_version).add(digest_).add(secret).finish();
    }
    [[nodiscard]] constexpr digest commitment_to(seat who, seed const& contribution) const {
        return sha256{}
            .add("triqueta.fair.seat")
            .add(fair_version)
            .add(digest_)
            .add(commitment_)
            .add(static_cast<std::uint8_t>(who.number()))
            .add(contribution)
            .finish();
    }

    bound terms_;
    digest digest_{};  // of the terms
    digest commitment_{};
    std::optional<seed> secret_;
    seat_set committed_;
    seat_set revealed_;
    by_seat<digest> commitments_{};
    by_seat<seed> contributions_{};
    std::array<std::uint8_t, most_public> public_{};
    std::uint8_t public_size_ = 0;
    std::array<char, fair_terms::most_source> source_{};
    std::uint8_t source_size_ = 0;
};

}  // namespace triqueta
