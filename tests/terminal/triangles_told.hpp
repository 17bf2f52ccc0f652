#pragma once

#include "terminal/narrator.hpp"
#include "terminal/words/language.hpp"
#include <triqueta/triqueta.hpp>

#include <gtest/gtest.h>

#include <sstream>
#include <string>
#include <string_view>
#include <vector>

namespace terminal {

inline constexpr pen plain{in_english, false, false};

/// "H2p", or "Hp" for a joker.
inline triqueta::triangles::card card_of(std::string_view name) {
    auto const place = [](std::string_view letters, char c) { return static_cast<unsigned>(letters.find(c)); };
    auto const cut = triqueta::triangles::all_cuts.at(place("HVC", name.front()));
    auto const in = triqueta::triangles::all_colours.at(place("prg", name.back()));
    return name.size() == 2 ? triqueta::triangles::joker(cut, in) : triqueta::triangles::piece(cut, name[1] - '0', in);
}

inline std::vector<triqueta::triangles::card> cards_in(std::string const& names) {
    std::vector<triqueta::triangles::card> all;
    std::istringstream parts{names};
    for (std::string name; parts >> name;) all.push_back(card_of(name));
    return all;
}

/// A match of the triangles whose moves are typed as a person would, with the cards that each player is dealt first and
/// those that are drawn later; and those who listen to it.
template <class G>
class told_match {
  public:
    told_match(triqueta::setup<G> const& start, std::vector<std::string> const& hands) : match_{start} {
        std::vector<std::vector<triqueta::triangles::card>> dealt;
        for (auto const& hand : hands) dealt.push_back(cards_in(hand));
        for (std::size_t round = 0; round < dealt[0].size(); ++round)
            for (auto const& hand : dealt) EXPECT_FALSE(match_.reveal(hand.at(round)));
        EXPECT_TRUE(match_.to_move());
    }

    /// The mover types these commands, one after the other.
    told_match& type(std::vector<std::string> const& commands) {
        for (auto const& command : commands) {
            auto const no = match_.play(*match_.to_move(), meant(command));
            EXPECT_FALSE(no) << command << ": " << in_english.why<G>(no);
        }
        return *this;
    }
    told_match& draw(std::string const& cards) {
        for (auto const c : cards_in(cards)) EXPECT_FALSE(match_.reveal(c)) << cards;
        return *this;
    }

    /// The action that a command names.
    [[nodiscard]] triqueta::action<G> meant(std::string const& command) const {
        auto const v = view(*match_.to_move());
        for (int number = 0; auto const a = triqueta::action<G>::from_number(number); ++number)
            for (auto const& known : commands_of(v, *a, plain))
                if (known == command) return *a;
        ADD_FAILURE() << command << " means nothing";
        return *triqueta::action<G>::from_number(0);
    }
    [[nodiscard]] triqueta::refusal why_not(std::string const& command) const {
        return match_.why_not(*match_.to_move(), meant(command));
    }

    [[nodiscard]] triqueta::view<G> view(triqueta::viewer who) const { return match_.view(who); }

    /// All sentences since the deal, the last perhaps unfinished.
    [[nodiscard]] lines told(triqueta::viewer who) const {
        auto all = told_with_deal(who);
        all.erase(all.begin());
        return all;
    }
    [[nodiscard]] lines told_with_deal(triqueta::viewer who) const {
        narrator<G> listener{triqueta::view<G>{who, match_.start()}, plain};
        EXPECT_FALSE(listener.follow(match_));
        listener.pause();
        return listener.take();
    }

  private:
    triqueta::match<G> match_;
};

}  // namespace terminal
