#pragma once

#include "terminal/animals/bot.hpp"
#include "terminal/mayhem/bot.hpp"
#include "terminal/race/bot.hpp"

#include <triqueta/bots.hpp>
#include <triqueta/triqueta.hpp>

#include <array>
#include <cstdint>
#include <cstdlib>
#include <optional>
#include <string_view>
#include <vector>

namespace ladder {

namespace tq = triqueta;

/// The kinds of players: baselines, then the levels.
enum class kind { random, flat, terminal, beginner, easy, medium, strong, best };
inline constexpr int kinds = 8;
inline constexpr char const* kind_names[kinds] = {"random", "flat",   "terminal", "beginner",
                                                  "easy",   "medium", "strong",   "best"};

[[nodiscard]] inline char const* name_of(kind k) { return kind_names[static_cast<int>(k)]; }
[[nodiscard]] inline std::optional<kind> kind_of(std::string_view name) {
    for (int i = 0; i < kinds; ++i)
        if (name == kind_names[i]) return static_cast<kind>(i);
    return std::nullopt;
}

/// Flat Monte Carlo: the action after which random play yields the most points, by 20 tries each.
struct sampler {
    template <tq::game G>
    static tq::action<G> choose(tq::view<G> const& v, tq::dice& dice) {
        return tq::argmax(v.distinct(), [&](auto a) {
            int sum = 0;
            for (int i = 0; i < 20; ++i) {
                auto s = tq::complete(v, dice);
                s.apply_unchecked(a);
                sum += tq::play_out(s, tq::urn{dice}, tq::uniform).points(v.seat()).value();
            }
            return sum;
        });
    }
};

/// Players of every kind, at the seats of one game after the other. Each seat has dice of its own.
template <tq::game G>
class players_of {
  public:
    void begin_game(std::uint64_t seed, std::uint64_t number, int players) {
        dice_.clear();
        for (int i = 0; i < players; ++i)
            dice_.emplace_back(seed + static_cast<std::uint64_t>(i) * 0x9E37'79B9, number);
    }

    /// The nodes of the last choice.
    [[nodiscard]] long nodes() const { return nodes_; }

    tq::action<G> choose(kind k, tq::view<G> const& v) {
        tq::dice& dice = dice_[static_cast<std::size_t>(v.seat().number())];
        nodes_ = 0;
        switch (k) {
            case kind::random: return dice.pick(v.legal());
            case kind::flat: return sampler::choose(v, dice);
            case kind::terminal: return terminal::simple_player<G>{}(v, dice);
            default: break;
        }
        auto const level = static_cast<tq::bots::level>(static_cast<int>(k) - static_cast<int>(kind::beginner));
        tq::bots::bot<G> bot{level, tq::dice{dice.draw(), dice.draw()}};
        auto const chosen = bot.choose(v);
        nodes_ = bot.spent().nodes;
        return chosen;
    }

  private:
    std::vector<tq::dice> dice_;
    long nodes_ = 0;
};

}  // namespace ladder
