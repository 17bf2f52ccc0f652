#pragma once

#include "pen.hpp"
#include "phrase.hpp"
#include "presentation.hpp"
#include "triqueta/core/game.hpp"
#include "triqueta/core/refusal.hpp"
#include "triqueta/core/view.hpp"
#include "triqueta/play/match.hpp"

#include <cstddef>
#include <string>
#include <utility>

namespace terminal {

/// Follows a game as one viewer sees it, from its events alone, and puts them into sentences.
template <triqueta::game G>
class narrator {
  public:
    narrator(triqueta::view<G> const& start, pen const& p) : view_{start}, pen_{&p} {}

    [[nodiscard]] triqueta::view<G> const& view() const { return view_; }

    /// Catches up with a match. Refused where its events don't fit, which would be a mistake of the library's.
    triqueta::refusal follow(triqueta::match<G> const& m) {
        for (auto const& e : m.events(view_.who(), heard_)) {
            auto const before = view_;
            if (auto const no = view_.advance(e)) return no;
            hear(tell(before, e, view_, *pen_));
        }
        heard_ = m.moment();
        return {};
    }

    /// The sentence so far.
    [[nodiscard]] std::string happening() const {
        if (deeds_.empty()) return {};
        return fill(pen_->say().sentence, {pen_->name(who_, view_.who()), pen_->list(deeds_)});
    }
    /// Ends the sentence, though more may come.
    void pause() {
        if (!deeds_.empty()) told_.push_back(happening());
        deeds_.clear();
    }
    /// The sentences that ended since this was asked last.
    [[nodiscard]] lines take() { return std::exchange(told_, {}); }
    /// Whether the table is worth a look since this was asked last.
    [[nodiscard]] bool take_turning_point() { return std::exchange(turning_point_, false); }

  private:
    void hear(telling const& heard) {
        if (heard.who != who_) pause();
        who_ = heard.who;
        if (!heard.deed.empty()) deeds_.push_back(heard.deed);
        if (heard.ends_sentence) pause();
        append(told_, heard.after);
        turning_point_ = turning_point_ || heard.turning_point;
    }

    triqueta::view<G> view_;
    pen const* pen_;
    std::size_t heard_ = 0;
    triqueta::seat who_;
    lines deeds_;
    lines told_;
    bool turning_point_ = false;
};

}  // namespace terminal
