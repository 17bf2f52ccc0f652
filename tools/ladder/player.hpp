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
#include <string>
#include <vector>

namespace ladder {

namespace tq = triqueta;

/// The kinds of players: baselines, then the levels.
enum class kind { random, flat, terminal, beginner, easy, medium, strong, best };
inline constexpr int kinds = 8;
inline constexpr char const* kind_names[kinds] = {"random", "flat",   "terminal", "beginner",
                                                  "easy",   "medium", "strong",   "best"};

/// A kind of players, and the nodes of a choice if they differ from what is usual at its level.
struct contestant {
    kind what;
    std::int64_t nodes = 0;

    [[nodiscard]] std::string name() const {
        std::string const plain = kind_names[static_cast<int>(what)];
        return nodes == 0 ? plain : plain + ":" + std::to_string(nodes);
    }
    /// The inverse of `name`.
    [[nodiscard]] static std::optional<contestant> of(std::string const& name) {
        auto const colon = name.find(':');
        for (int i = 0; i < kinds; ++i)
            if (name.substr(0, colon) == kind_names[i])
                return contestant{static_cast<kind>(i),
                                  colon == std::string::npos ? 0 : std::atoll(name.c_str() + colon + 1)};
        return std::nullopt;
    }
};

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

    tq::action<G> choose(contestant who, tq::view<G> const& v) {
        tq::dice& dice = dice_[static_cast<std::size_t>(v.seat().number())];
        nodes_ = 0;
        switch (who.what) {
            case kind::random: return dice.pick(v.legal());
            case kind::flat: return sampler::choose(v, dice);
            case kind::terminal: return terminal::simple_player<G>{}(v, dice);
            default: break;
        }
        auto const level = static_cast<tq::bots::level>(static_cast<int>(who.what) - static_cast<int>(kind::beginner));
        tq::bots::bot<G> bot{level, tq::dice{dice.draw(), dice.draw()}};
        auto const chosen = bot.choose(v, {who.nodes});
        nodes_ = bot.spent().nodes;
        return chosen;
    }

  private:
    std::vector<tq::dice> dice_;
    long nodes_ = 0;
};

}  // namespace ladder
