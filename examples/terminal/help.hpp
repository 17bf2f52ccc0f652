#pragma once

#include "terminal/catalogue.hpp"
#include "terminal/choices.hpp"
#include "terminal/game_options.hpp"
#include "terminal/pen.hpp"
#include "terminal/presentations.hpp"
#include "terminal/variants.hpp"
#include "terminal/words/phrase.hpp"
#include "triqueta/catalog.hpp"
#include "triqueta/core/game.hpp"

#include <string>
#include <utility>

namespace terminal {

/// The text of --help: the options of a program, and those of all games.
class option_help {
  public:
    /// `seats`: whether the program has --seat.
    option_help(pen const& p, bool seats) : pen_{&p}, seats_{seats} {}

    [[nodiscard]] std::string text(std::string const& program, std::string const& what, std::string const& seed) const {
        lines choices;
        for (auto const name : variants())
            choices.push_back(fill(say().one_variant, {std::string{name}, numbers_to_choose(players_of(name), *pen_)}));
        std::string const all = enumerate(choices, say().between_variants, say().between_variants);
        return fill(say().help, {program, what, all, seats_ ? say().help_seat : "", seed, of_games(),
                                 pen_->choice(languages_to_choose(*pen_)), std::string{usual_variant()}});
    }

  private:
    static constexpr int indent = 19;  // of the explanation of an option, as in say().help

    [[nodiscard]] words const& say() const { return pen_->say(); }

    [[nodiscard]] std::string of_games() const {
        std::string all;
        for (auto const& entry : games::all())
            for (auto const& option : entry.options) {
                std::string name = "  " + typed_option(option) + (option.is_truth ? "" : " N");
                if (width(name) >= indent) all += std::exchange(name, {}) + '\n';
                for (auto const& line : wrap(meaning(entry, option), page_width - indent))
                    all += left(std::exchange(name, {}), indent) + line + '\n';
            }
        return all;
    }
    [[nodiscard]] std::string meaning(triqueta::catalog_entry const& entry,
                                      triqueta::option_entry const& option) const {
        std::string meant;
        (void)games::visit(entry.name, entry.least_players, [&]<triqueta::game G>(triqueta::setup<G> const& start) {
            meant = option_in_words(start, option, *pen_);
        });
        return fill(option.is_truth ? say().help_truth : say().help_number,
                    {entry.name, meant, std::to_string(option.initial)});
    }

    pen const* pen_;
    bool seats_;
};

}  // namespace terminal
