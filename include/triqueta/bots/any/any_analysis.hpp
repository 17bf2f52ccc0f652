#pragma once

#include "triqueta/any/memory.hpp"
#include "triqueta/any/output.hpp"
#include "triqueta/bots/any/any_thinking.hpp"
#include "triqueta/bots/any/bot_functions.hpp"
#include "triqueta/core/random/dice.hpp"
#include "triqueta/text/language.hpp"
#include "triqueta/text/names.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <string>

namespace triqueta {

/// The analyses of a catalogue, with the types of its games erased. Make it in one file, as any_bots.hpp says.
using analysis_catalog = std::span<detail::analysis_functions const>;

/// Says what each action of a seat is worth, in games chosen at run time: bots::analysis with its types erased.
class any_analysis : public any_thinking<any_analysis, detail::analysis_functions> {
  public:
    explicit any_analysis(analysis_catalog all, dice random = dice{1}, memory const& in = {})
        : any_thinking{all, in}, random_{random} {}

    // The results so far. Precondition: `begin` wasn't refused.

    /// The number of actions: of those that are alike, the lowest stands for all.
    [[nodiscard]] int size() const { return game().size(erased()); }
    /// Precondition: there is such a place.
    [[nodiscard]] any_judged_action operator[](int place) const { return game().judged(erased(), place); }
    /// The place of the action with the best chance to win; of equal ones, that with the most points.
    [[nodiscard]] int best() const { return game().best(erased()); }
    /// The place of an action, or of the one that stands for it. None if it isn't legal.
    [[nodiscard]] std::optional<int> place_of(int action) const {
        auto const place = game().place_of(erased(), action);
        return place < 0 ? std::nullopt : std::optional{place};
    }

    /// What is true of an action, in words: docs/analysis.md. Empty if there is nothing to say. Precondition: the
    /// action is legal.
    [[nodiscard]] text_output write_remarks(int action, text::language const& in, text::names const& players,
                                            text_output out) const {
        return game().write_remarks(erased(), action, in, players, out);
    }
    [[nodiscard]] std::string remarks(int action, text::language const& in, text::names const& players = {}) const {
        return detail::string_of([&](text_output to) { return write_remarks(action, in, players, to); });
    }

  private:
    friend class any_thinking<any_analysis, detail::analysis_functions>;

    void make(detail::analysis_functions const& of, void* at, std::int8_t const* net) const {
        of.make(at, random_, net);
    }
    void keep_of(detail::analysis_functions const&, void const*) const {}

    dice random_;
};

}  // namespace triqueta
