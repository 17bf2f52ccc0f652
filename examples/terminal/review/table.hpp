#pragma once

#include "terminal/pen.hpp"
#include "terminal/presentation.hpp"
#include "terminal/review/review.hpp"
#include "terminal/words/phrase.hpp"
#include "triqueta/core/seat.hpp"

#include <cstddef>
#include <cstdint>
#include <string>

namespace terminal {

/// A review as text: a line for each move, the share of good ones, the turning points.
class review_table {
  public:
    review_table(review const& r, pen const& p) : review_{&r}, pen_{&p} {}

    [[nodiscard]] lines drawn() const {
        if (review_->all.empty()) return wrap(say().nothing, page_width);
        lines page;
        page.push_back(pen_->in(ink::strong, row(say().move, say().player, say().played, say().chance, say().cost)));
        for (auto const& m : review_->all) append(page, of(m));
        page.emplace_back();
        append(page, wrap(say().legend, page_width));
        page.emplace_back();
        for (int s = 0; s < review_->players; ++s) append(page, share(triqueta::seat{s}));
        append(page, turning());
        page.emplace_back();
        append(page, wrap(fill(say().note, {std::to_string(review_->nodes)}), page_width));
        return page;
    }

  private:
    static constexpr int width_of_move = 38;

    [[nodiscard]] review_words const& say() const { return pen_->spoken().review; }
    [[nodiscard]] std::string name(triqueta::seat s) const { return pen_->name(s, triqueta::viewer::spectator()); }

    [[nodiscard]] static std::string row(std::string const& move, std::string const& player, std::string const& played,
                                         std::string const& chance, std::string const& cost) {
        return trimmed(right(move, 5) + "  " + left(player, 12) + left(played, width_of_move) + right(chance, 8) +
                       right(cost, 7));
    }
    [[nodiscard]] lines of(reviewed_move const& m) const {
        constexpr int indent = 7;
        bool const good = m.grade() == grade::good;
        auto const done = wrap(m.done, width_of_move - 2);
        lines page;
        page.push_back(row(std::to_string(m.number), name(m.who), done[0], std::to_string(in_percent(m.chance)),
                           good ? "" : std::to_string(in_percent(m.cost()))));
        if (!good) page[0] += ' ' + pen_->in(ink::bad, marks_of_grades[static_cast<int>(m.grade())]);
        for (std::size_t i = 1; i < done.size(); ++i) page.push_back(row("", "", "  " + done[i], "", ""));
        if (good) return page;
        std::string const better = fill(say().better, {m.better, std::to_string(in_percent(m.best)), m.why});
        for (auto const& part : wrap(better, page_width - indent)) page.push_back(spaces(indent) + part);
        return page;
    }

    [[nodiscard]] lines share(triqueta::seat s) const {
        int all = 0, good = 0;
        std::int64_t cost = 0;
        for (auto const& m : review_->all) {
            if (m.who != s) continue;
            ++all;
            good += m.grade() == grade::good;
            if (m.grade() != grade::good) cost += m.cost();
        }
        if (all == 0) return {};
        return wrap(fill(say().share, {name(s), std::to_string(good), std::to_string(all),
                                       std::to_string((200 * good + all) / (2 * all)),
                                       std::to_string(in_percent(good < all ? cost / (all - good) : 0))}),
                    page_width);
    }

    [[nodiscard]] lines turning() const {
        auto const points = turning_points(*review_);
        if (points.empty()) return {};
        lines page{"", say().turning};
        for (auto const& s : points) {
            std::string text =
                fill(say().swing, {std::to_string(s.move->number), name(s.move->who),
                                   std::to_string(in_percent(s.move->best)), std::to_string(in_percent(s.after))});
            if (s.move->grade() != grade::good)
                text += ' ' + fill(say().of_it, {std::to_string(in_percent(s.move->cost()))});
            append(page, wrap(text, page_width, "  "));
        }
        return page;
    }

    review const* review_;
    pen const* pen_;
};

}  // namespace terminal
