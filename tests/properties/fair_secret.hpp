#pragma once

#include "properties/any_game.hpp"
#include "properties/choices.hpp"
#include "properties/claim.hpp"
#include "properties/walk.hpp"
#include "support/fairly_dealt.hpp"

#include <triqueta/data.hpp>
#include <triqueta/text.hpp>

#include <cstddef>
#include <cstdint>
#include <iterator>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace properties {

/// A fair deal that is complete, for the game of these terms: some seats contribute, and maybe the public.
[[nodiscard]] inline triqueta::fair_deal any_fair_deal(triqueta::fair_terms terms, choices& from) {
    for (triqueta::seat const s : triqueta::seat_set::first(terms.players))
        if (from.one_in(2)) terms.contributors.insert(s);
    terms.number = from.below(256);
    terms.match[0] = static_cast<std::byte>(from.below(256));
    if (from.one_in(2)) terms.source = "Example lottery, draw 4711";
    return support::fairly_dealt(terms, static_cast<std::uint8_t>(from.below(200)));
}

/// Looks for the secret and the seed of a fair deal, whole or in parts, in all that anybody is given.
class secret_search {
  public:
    explicit secret_search(triqueta::fair_deal const& fair) {
        add(*fair.secret());
        add(*fair.game_seed());
    }

    void look_in(std::string_view given) const {
        for (auto const& one : parts_)
            claim(given.find(one) == std::string_view::npos, "leak: a seed is given away before the end");
    }
    void look_in(std::vector<std::byte> const& given) const {
        look_in(std::string_view{reinterpret_cast<char const*>(given.data()), given.size()});
    }

  private:
    static constexpr std::size_t part = 6;  // bytes

    void add(triqueta::seed const& secret) {
        for (std::size_t from = 0; from + part <= secret.size(); ++from) {
            std::string raw;
            std::string digits;
            for (auto i = from; i < from + part; ++i) {
                raw += static_cast<char>(secret[i]);
                digits += "0123456789abcdef"[secret[i] >> 4];
                digits += "0123456789abcdef"[secret[i] & 15];
            }
            parts_.push_back(raw);
            parts_.push_back(digits);
        }
    }

    std::vector<std::string> parts_;
};

/// A match with a fair deal, before its end: what is written of match and deal for others.
template <triqueta::game G>
void a_fair_deal_stays_secret(choices& from) {
    using namespace triqueta;
    auto const start = any_setup<G>(from);
    auto const fair = any_fair_deal(fair_terms_of<G>(start), from);
    auto made = match<G>::make(fair, start);
    claim(static_cast<bool>(made), "a game can be dealt fairly");
    auto m = *std::move(made);
    for (auto steps = from.below(40); steps > 0 && !m.is_over(); --steps)
        claim(!m.play(*m.to_move(), from.pick(m.view(*m.to_move()).legal())), "a legal action is accepted");
    if (m.is_over()) return;

    secret_search const secrets{fair};
    std::string text;
    static_cast<void>(text::write_record(m, fair, text::tags{}, std::back_inserter(text)));
    text::write_fair_deal<G>(start, fair, std::back_inserter(text));
    for (auto const who : viewers_of(m.state())) {
        text::write_json(m.view(who), text::in_english, std::back_inserter(text));
        static_cast<void>(text::write_record(m, who, text::tags{}, std::back_inserter(text)));
        secrets.look_in(bytes(m.view(who)));
        secrets.look_in(*bytes<G>(m.events(who)));
    }
    secrets.look_in(text);
    secrets.look_in(bytes(match<G>{m}));
}

}  // namespace properties
