#pragma once

#include "terminal/pen.hpp"
#include "terminal/telling.hpp"
#include "terminal/words/phrase.hpp"
#include "triqueta/core/game.hpp"
#include "triqueta/core/refusal.hpp"
#include "triqueta/core/view.hpp"
#include "triqueta/play/match.hpp"

#include <cstddef>
#include <string>
#include <utility>
#include <vector>

namespace terminal {

/// Follows a game by the events that one viewer sees, and describes them in sentences.
template <triqueta::game G>
class narrator {
  public:
    narrator(triqueta::view<G> const& start, pen const& p) : view_{start}, pen_{&p} {}

    [[nodiscard]] triqueta::view<G> const& view() const { return view_; }

    /// Follows the new events of a match. A refusal would be a bug of the library.
    triqueta::refusal follow(triqueta::match<G> const& m) {
        for (auto const& e : m.events(view_.who(), heard_))
            if (auto const no = follow(e)) return no;
        heard_ = m.moment();
        return {};
    }
    /// Goes on from the present of a match, and says nothing of how it came there.
    void begin_at(triqueta::match<G> const& m) {
        view_ = m.view(view_.who());
        heard_ = m.moment();
        deeds_.clear();
        told_.clear();
    }
    /// Follows the next event that the viewer saw.
    triqueta::refusal follow(triqueta::event<G> const& e) {
        auto const before = view_;
        if (auto const no = view_.advance(e)) return no;
        hear(tell(before, e, view_, *pen_));
        return {};
    }

    /// The sentence so far.
    [[nodiscard]] std::string happening() const {
        if (deeds_.empty()) return {};
        lines done;
        for (auto const& d : deeds_) done.push_back(d.objects.empty() ? d.what : fill(d.what, {pen_->list(d.objects)}));
        auto const& sentence = pen_->sentences().sentence;
        return fill(view_.who().is(who_) ? sentence.yours : sentence.theirs,
                    {pen_->name(who_, view_.who()), pen_->list(done)});
    }
    /// Ends the sentence.
    void pause() {
        if (!deeds_.empty()) told_.push_back(happening());
        deeds_.clear();
    }
    /// Returns the sentences that ended since the last call.
    [[nodiscard]] lines take() { return std::exchange(told_, {}); }
    /// Whether there was a turning point since the last call.
    [[nodiscard]] bool take_turning_point() { return std::exchange(turning_point_, false); }

  private:
    struct deed_done {
        std::string what;
        lines objects;
    };

    void hear(telling const& heard) {
        if (heard.who != who_) pause();
        who_ = heard.who;
        for (auto const& d : heard.deeds)
            if (heard.object.empty() || deeds_.empty() || deeds_.back().what != d) deeds_.push_back({d, {}});
        if (!heard.object.empty()) {
            auto& objects = deeds_.back().objects;
            if (!heard.two.empty() && !objects.empty() && objects.back() == heard.object)
                objects.back() = heard.two;
            else
                objects.push_back(heard.object);
        }
        if (heard.ends_sentence) pause();
        append(told_, heard.after);
        turning_point_ = turning_point_ || heard.turning_point;
    }

    triqueta::view<G> view_;
    pen const* pen_;
    std::size_t heard_ = 0;
    triqueta::seat who_;
    std::vector<deed_done> deeds_;
    lines told_;
    bool turning_point_ = false;
};

}  // namespace terminal
