#pragma once

#include "terminal/pen.hpp"
#include "terminal/review/review.hpp"
#include "terminal/words/phrase.hpp"
#include "triqueta/core/seat.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace terminal {

/// The chances over a game as a picture (SVG): a line for each player, with a dot where a move cost something.
class review_picture {
  public:
    review_picture(review const& r, pen const& p) : review_{&r}, pen_{&p} {}

    [[nodiscard]] std::string drawn() {
        text_ = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 " + number(width_of_all) + ' ' +
                number(height()) + "\" font-family=\"sans-serif\" font-size=\"13\">\n";
        put("<rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>\n");
        text(left_edge, 24, fill(say().title, {review_->game}), "font-size=\"17\" font-weight=\"bold\"");
        grid();
        for (int s = 0; s < review_->players; ++s) line_of(triqueta::seat{s});
        legend();
        return text_ + "</svg>\n";
    }

  private:
    static constexpr int width_of_all = 920, left_edge = 60, right_edge = 900, top = 48, bottom = 368;
    static constexpr int in_a_row = 6;  // names in the legend
    // Told apart by people who see colours differently, too; more players use them again, with dashes.
    static constexpr std::array<char const*, 7> colours{"#0072b2", "#d55e00", "#009e73", "#cc79a7",
                                                        "#8a6d00", "#56b4e9", "#000000"};

    [[nodiscard]] review_words const& say() const { return pen_->spoken().review; }
    [[nodiscard]] int height() const { return bottom + 64 + 22 * ((review_->players - 1) / in_a_row); }

    [[nodiscard]] static std::string number(std::int64_t n) { return std::to_string(n); }
    /// In tenths, without floating-point numbers.
    [[nodiscard]] static std::string tenths(std::int64_t n) { return number(n / 10) + '.' + number(n % 10); }
    [[nodiscard]] std::string x_of(int move) const {
        int const most = review_->moves + 1;  // the result stands behind the last move
        return tenths(10 * left_edge + std::int64_t{10} * (right_edge - left_edge) * move / most);
    }
    [[nodiscard]] static std::string y_of(std::int64_t chance) {
        return tenths(10 * bottom - 10 * (bottom - top) * chance / reviewed_move::one);
    }
    [[nodiscard]] static std::string escaped(std::string_view plain) {
        std::string all;
        for (char const c : plain) all += c == '&' ? "&amp;" : c == '<' ? "&lt;" : c == '"' ? "&quot;" : std::string{c};
        return all;
    }

    void put(std::string const& more) { text_ += more; }
    void text(int x, int y, std::string const& what, std::string const& how) {
        put("<text x=\"" + number(x) + "\" y=\"" + number(y) + "\" " + how + '>' + escaped(what) + "</text>\n");
    }

    void grid() {
        for (int percent = 0; percent <= 100; percent += 25) {
            auto const y = y_of(reviewed_move::one * percent / 100);
            put("<path d=\"M" + number(left_edge) + ' ' + y + 'H' + number(right_edge) + "\" stroke=\"#ddd\"/>\n");
            put("<text x=\"" + number(left_edge - 8) + "\" y=\"" + y +
                "\" dy=\"4\" text-anchor=\"end\" fill=\"#555\">" + number(percent) + "</text>\n");
        }
        int step = 5;
        while (review_->moves / step > 12) step *= step % 2 == 1 ? 2 : step % 50 == 0 ? 2 : 5;
        for (int move = 0; move <= review_->moves; move += step)
            put("<text x=\"" + x_of(move) + "\" y=\"" + number(bottom + 20) +
                "\" text-anchor=\"middle\" fill=\"#555\">" + number(move) + "</text>\n");
        text(right_edge, bottom + 38, say().moves, "text-anchor=\"end\" fill=\"#555\"");
        put("<text transform=\"translate(18 " + number((top + bottom) / 2) +
            ") rotate(-90)\" text-anchor=\"middle\" fill=\"#555\">" + escaped(say().axis) + "</text>\n");
    }

    [[nodiscard]] static char const* colour_of(triqueta::seat s) {
        return colours[static_cast<std::size_t>(s.number()) % colours.size()];
    }
    [[nodiscard]] static std::string stroke_of(triqueta::seat s) {
        std::string all = std::string{"fill=\"none\" stroke-width=\"2\" stroke=\""} + colour_of(s) + '"';
        auto const again = s.number() / static_cast<int>(colours.size());
        return again == 0 ? all : all + " stroke-dasharray=\"" + number(8 - 2 * again) + " 4\"";
    }

    void line_of(triqueta::seat s) {
        std::string points, dots;
        for (auto const& m : review_->all) {
            if (m.who != s) continue;
            points += x_of(m.number) + ',' + y_of(m.chance) + ' ';
            if (m.grade() == grade::good) continue;
            std::string const size = m.grade() == grade::blunder ? "6" : m.grade() == grade::mistake ? "4.5" : "3";
            dots += "<circle cx=\"" + x_of(m.number) + "\" cy=\"" + y_of(m.chance) + "\" r=\"" + size + "\" fill=\"" +
                    colour_of(s) + "\" stroke=\"#fff\"><title>" +
                    escaped(number(m.number) + ". " + m.done + ": " + number(in_percent(m.cost())) + " % " +
                            marks_of_grades[static_cast<int>(m.grade())]) +
                    "</title></circle>\n";
        }
        if (points.empty()) return;
        if (review_->ended)
            points += x_of(review_->moves + 1) + ',' + y_of((*review_->ended)[static_cast<std::size_t>(s.number())]);
        put("<polyline points=\"" + trimmed(points) + "\" stroke-linejoin=\"round\" " + stroke_of(s) + "/>\n" + dots);
    }

    void legend() {
        for (int s = 0; s < review_->players; ++s) {
            int const x = left_edge + (right_edge - left_edge - 60) / in_a_row * (s % in_a_row);
            int const y = bottom + 42 + 22 * (s / in_a_row);
            triqueta::seat const who{s};
            put("<path d=\"M" + number(x) + ' ' + number(y - 4) + "h22\" " + stroke_of(who) + "/>\n");
            text(x + 28, y, pen_->name(who, triqueta::viewer::spectator()), "fill=\"#222\"");
        }
    }

    review const* review_;
    pen const* pen_;
    std::string text_;
};

}  // namespace terminal
