#pragma once

#include "triqueta/any/memory.hpp"
#include "triqueta/bots/any/any_thinking.hpp"
#include "triqueta/bots/any/bot_functions.hpp"
#include "triqueta/bots/level.hpp"
#include "triqueta/core/random/dice.hpp"
#include "triqueta/core/refusal.hpp"

#include <cstdint>
#include <limits>
#include <span>

namespace triqueta {

/// The opponents of a catalogue, with the types of its games erased. Make it in one file, as any_bots.hpp says.
using bot_catalog = std::span<detail::bot_functions const>;

/// An opponent for games chosen at run time. It chooses as bots::bot does, by the same level and dice. A bot that goes
/// on to a view of another game plays that one, with its dice as they are.
class any_bot : public any_thinking<any_bot, detail::bot_functions> {
  public:
    any_bot(bot_catalog all, bots::level l, dice random, memory const& in = {})
        : any_thinking{all, in}, random_{random}, level_{l} {}

    [[nodiscard]] bots::level plays_at() const { return level_; }

    /// The number of the action that it chooses, so far. Precondition: `begin` wasn't refused.
    [[nodiscard]] int choice() const { return game().choice(erased()); }

    /// Begins, thinks and chooses. `View` is an any_view or bytes.
    template <class View>
    [[nodiscard]] reading<int> choose(View const& view, bots::budget most = {}) {
        if (auto const no = begin(view, most)) return no;
        while (!think(std::numeric_limits<std::int32_t>::max())) {
        }
        return choice();
    }

  private:
    friend class any_thinking<any_bot, detail::bot_functions>;

    void make(detail::bot_functions const& of, void* at, std::int8_t const* net) const {
        of.make(at, level_, random_, net);
    }
    void keep_of(detail::bot_functions const& of, void const* at) { random_ = of.random(at); }

    dice random_;
    bots::level level_;
};

}  // namespace triqueta
