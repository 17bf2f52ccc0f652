#pragma once

#include "triqueta/core/game.hpp"
#include "triqueta/core/random/seed.hpp"
#include "triqueta/core/random/sha256.hpp"
#include "triqueta/core/refusal.hpp"
#include "triqueta/core/seat.hpp"
#include "triqueta/play/fair_deal.hpp"
#include "triqueta/play/fair_terms.hpp"
#include "triqueta/play/match_choices.hpp"
#include "triqueta/text/hexadecimal.hpp"
#include "triqueta/text/reader.hpp"
#include "triqueta/text/record_game.hpp"
#include "triqueta/text/record_tags.hpp"
#include "triqueta/text/tags.hpp"
#include "triqueta/text/writer.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

/// Fair deals as tags: in records, and alone, to be sent or saved. docs/fair_deals.md has the format.
namespace triqueta::text {

/// A fair deal and the set-up that it is for.
template <game G>
struct fair_deal_read {
    setup<G> start;
    fair_deal fair;
};

namespace detail {

/// Composes the value of a tag of a fair deal.
class fair_value {
  public:
    constexpr void put(char c) { text_[size_++] = c; }
    constexpr void number(std::uint64_t n) {
        std::array<char, 20> digits{};
        std::size_t count = 0;
        do digits[count++] = static_cast<char>('0' + n % 10);
        while ((n /= 10) != 0);
        while (count > 0) put(digits[--count]);
    }
    template <class Bytes>
    constexpr void bytes(Bytes const& all) {
        writer<char*> to{text_.data() + size_};
        write_hexadecimal(to, all);
        size_ = static_cast<std::size_t>(to.out() - text_.data());
    }
    /// Begins what belongs to a seat.
    constexpr void seat_number(seat s) {
        if (size_ > 0) put(' ');
        number(static_cast<std::uint64_t>(s.number()));
    }
    [[nodiscard]] constexpr std::string_view text() const { return {text_.data(), size_}; }

  private:
    std::array<char, std::size_t{32} * 68> text_{};  // for each seat its number, a colon, 64 digits, and a blank
    std::size_t size_ = 0;
};

/// Calls add(name, value) for each tag of a fair deal except its secret.
template <class Add>
constexpr void each_fair_tag(fair_deal const& fair, Add add) {
    auto const composed = [&add](std::string_view name, auto compose) {
        fair_value value;
        compose(value);
        if (!value.text().empty()) add(name, value.text());
    };
    auto const by_seat = [&fair](auto of) {
        return [&fair, of](fair_value& to) {
            for (seat const s : fair.contributors()) {
                auto const bytes = of(s);
                if (!bytes) continue;
                to.seat_number(s);
                to.put(':');
                to.bytes(*bytes);
            }
        };
    };
    composed(fair_tag, [](fair_value& to) { to.number(fair_version); });
    composed(fair_match_tag, [&fair](fair_value& to) { to.bytes(fair.match()); });
    composed(fair_number_tag, [&fair](fair_value& to) { to.number(fair.number()); });
    composed(fair_seats_tag, [&fair](fair_value& to) {
        for (seat const s : fair.contributors()) to.seat_number(s);
    });
    if (!fair.source().empty()) add(fair_source_tag, fair.source());
    composed(fair_commitment_tag, [&fair](fair_value& to) { to.bytes(fair.commitment()); });
    composed(fair_commitments_tag, by_seat([&fair](seat s) { return fair.commitment_of(s); }));
    composed(fair_contributions_tag, by_seat([&fair](seat s) { return fair.contribution_of(s); }));
    composed(fair_public_tag, [&fair](fair_value& to) { to.bytes(fair.public_value()); });
}
/// Calls add(name, value) for a tag with a secret or a seed.
template <class Add>
constexpr void add_seed_tag(std::string_view name, seed const& of, Add add) {
    fair_value value;
    value.bytes(of);
    add(name, value.text());
}

/// Reads the tags of a fair deal. Keeps the first error, with the place of its tag.
class fair_tags_reader {
  public:
    constexpr fair_tags_reader(reader& from, tags const& all) : from_{&from}, all_{&all} {}

    /// The fair deal for a game with these terms.
    [[nodiscard]] constexpr std::optional<fair_deal> read(fair_terms terms) {
        auto const* const version = all_->find(fair_tag);
        if (version == nullptr) {
            from_->fail(refusal::no_fair_deal, 0);
            return std::nullopt;
        }
        if (version->value != "1") from_->fail(refusal::wrong_version, version->where);
        bytes(fair_match_tag, std::span{terms.match});
        terms.number = number(fair_number_tag);
        each_seat(fair_seats_tag, [&terms](seat s, reader&) {
            bool const is_next = s.number() < 32 && (terms.contributors.mask() >> s.number()) == 0;
            if (is_next) terms.contributors.insert(s);
            return is_next ? refusal{} : refusal::wrong_tag;
        });
        if (auto const* const source = all_->find(fair_source_tag)) terms.source = source->value;
        sha256::digest commitment{};
        bytes(fair_commitment_tag, std::span{commitment});
        if (from_->failed()) return std::nullopt;

        auto begun = fair_deal::follow(terms, commitment);
        if (!begun) {
            from_->fail(*begun.why().begin(), version->where);
            return std::nullopt;
        }
        auto fair = *begun;
        each_value(fair_commitments_tag, [&fair](seat s, auto const& value) { return fair.commit(s, value); });
        each_value(fair_contributions_tag, [&fair](seat s, auto const& value) { return fair.reveal(s, value); });
        read_public(fair);
        if (auto const* const secret = all_->find(fair_secret_tag)) {
            seed value{};
            bytes(fair_secret_tag, std::span{value});
            if (auto const no = fair.reveal_secret(value)) from_->fail(no, secret->where);
        }
        return from_->failed() ? std::nullopt : std::optional{fair};
    }

  private:
    [[nodiscard]] constexpr tag const* expect(std::string_view name) {
        auto const* const found = all_->find(name);
        if (found == nullptr) from_->fail(refusal::lacks_tag);
        return found;
    }
    template <class Byte, std::size_t Size>
    constexpr void bytes(std::string_view name, std::span<Byte, Size> into) {
        auto const* const found = expect(name);
        if (found != nullptr && !read_hexadecimal<Byte>(found->value, into))
            from_->fail(refusal::wrong_tag, found->where);
    }
    [[nodiscard]] constexpr std::uint64_t number(std::string_view name) {
        auto const* const found = expect(name);
        if (found == nullptr) return 0;
        std::uint64_t read = 0;
        bool is_one = !found->value.empty() && (found->value[0] != '0' || found->value.size() == 1);
        for (char const c : found->value) {
            auto const digit = hexadecimal_value(c);
            is_one = is_one && digit <= 9 && read <= (~std::uint64_t{0} - digit) / 10;
            if (is_one) read = 10 * read + digit;
        }
        if (!is_one) from_->fail(refusal::wrong_tag, found->where);
        return read;
    }
    /// Calls use(seat, rest) for each seat of a tag that may be missing. `rest` has what follows the number.
    template <class Use>
    constexpr void each_seat(std::string_view name, Use use) {
        auto const* const found = all_->find(name);
        if (found == nullptr) return;
        reader value{found->value};
        do {
            seat const s{value.number(0, 254)};
            auto const no = value.failed() ? refusal::wrong_tag : use(s, value);
            if (no) return from_->fail(no, found->where);
        } while (!value.at_end());
    }
    template <class Use>
    constexpr void each_value(std::string_view name, Use use) {
        each_seat(name, [&use](seat s, reader& rest) {
            seed value{};
            bool const is_there = rest.take_sign(':');
            auto const word = rest.next_word();
            if (!is_there || !read_hexadecimal<std::uint8_t>(word, value) || !rest.take(word))
                return refusal::wrong_tag;
            return use(s, value);
        });
    }
    constexpr void read_public(fair_deal& fair) {
        auto const* const found = all_->find(fair_public_tag);
        if (found == nullptr) return;
        std::array<std::uint8_t, fair_deal::most_public> room{};
        auto const size = found->value.size() / 2;
        auto const value = std::span{room}.first(size < room.size() ? size : room.size());
        if (!read_hexadecimal<std::uint8_t>(found->value, value)) return from_->fail(refusal::wrong_tag, found->where);
        if (auto const no = fair.reveal_public(value)) from_->fail(no, found->where);
    }

    reader* from_;
    tags const* all_;
};

}  // namespace detail

/// Writes a fair deal and the set-up it is for as tags, as far as they are known: to send, or to save it. Only
/// future::known also writes the secret, for the server's own use.
template <game G, class Out>
constexpr Out write_fair_deal(setup<G> const& start, fair_deal const& fair, Out out, future known = future::unknown) {
    writer<Out> to{out};
    write_setup<G>(to, start, state<G>{start}.players());
    auto const add = [&to](std::string_view name, std::string_view value) { write_tag(to, name, value); };
    detail::each_fair_tag(fair, add);
    if (known == future::known && fair.secret()) detail::add_seed_tag(detail::fair_secret_tag, *fair.secret(), add);
    return to.out();
}

/// Reads the fair deal of a record, or one that was written alone. Every commitment in it is checked.
template <game G>
[[nodiscard]] constexpr parsed<fair_deal_read<G>> read_fair_deal(std::string_view text) {
    reader from{text};
    tags all;
    read_format(from, all);
    auto const start = from.failed() ? setup<G>{} : read_setup<G>(from, all);
    if (from.failed()) return {from.why(), from.where()};
    auto const fair = detail::fair_tags_reader{from, all}.read(fair_terms_of<G>(start));
    if (!fair) return {from.why(), from.where()};
    return fair_deal_read<G>{start, *fair};
}

}  // namespace triqueta::text
