#pragma once

#include "terminal/device.hpp"
#include "terminal/pen.hpp"
#include "terminal/presentation.hpp"
#include "terminal/tempo.hpp"
#include "terminal/words/phrase.hpp"

#include <cstddef>
#include <string>

namespace terminal {

/// Shows a game: redraws the table in place, with the last sentences below it. On a terminal that can't do that, or is
/// too small, it writes plain text, with the table now and then.
class stage {
  public:
    stage(device& d, pen const& p, tempo t) : device_{&d}, pen_{&p}, tempo_{t} {
        auto const window = d.window();
        in_place_ = d.fancy() && window.columns > page_width && window.rows >= least_rows;
        if (in_place_) d.write("\x1b[?1049h\x1b[?25l");  // another screen, without a cursor
    }
    stage(stage const&) = delete;
    stage& operator=(stage const&) = delete;
    ~stage() { leave(); }

    /// Restores the screen if the table was drawn in place, and returns whether it was. The rest is plain text.
    bool leave() {
        bool const left = in_place_;
        if (left) device_->write("\x1b[?25h\x1b[?1049l");
        in_place_ = false;
        return left;
    }

    /// Shows a sentence.
    void print(std::string const& sentence) {
        for (auto const& line : wrap(sentence, page_width - 1, "  ")) {
            if (in_place_)
                told_.push_back(line);
            else
                device_->write(' ' + line + '\n');
        }
    }

    /// Shows the table and the current sentence. Plain text has the table only at a turning point.
    void show(lines const& table, std::string const& happening, bool turning_point) {
        if (in_place_ && !fits(table)) give_up();
        if (in_place_)
            draw(table, happening);
        else if (turning_point)
            write(table);
    }

    void write(lines const& text) {
        std::string page = "\n";
        for (auto const& line : text) page += line + '\n';
        device_->write(page + '\n');
    }

    void wait(double beats) const { tempo_.wait(*device_, beats); }

  private:
    static constexpr int least_rows = 20;

    /// Whether the table fits with a blank line, two lines of sentences, and the hint in the last line.
    [[nodiscard]] bool fits(lines const& table) const {
        return static_cast<int>(table.size()) + 4 <= device_->window().rows;
    }
    /// Goes on in plain text, and repeats the sentences so far.
    void give_up() {
        leave();
        for (auto const& line : told_) device_->write(' ' + line + '\n');
    }

    void draw(lines const& table, std::string const& happening) {
        auto const rows = static_cast<std::size_t>(device_->window().rows);
        lines const now = wrap(happening, page_width - 1, "  ");
        lines page = table;
        page.emplace_back();
        auto const taken = page.size() + now.size() + 1;  // the last line has a hint
        auto const room = rows > taken ? rows - taken : 0;
        for (auto i = told_.size() > room ? told_.size() - room : 0; i < told_.size(); ++i)
            page.push_back(' ' + told_[i]);
        for (auto const& line : now) page.push_back(' ' + pen_->in(ink::strong, line));
        page.resize(rows > 0 ? rows - 1 : 0);
        page.push_back(' ' + pen_->in(ink::faint, pen_->say().ctrl_c));

        std::string drawn = "\x1b[H";
        for (std::size_t i = 0; i < page.size(); ++i) drawn += (i > 0 ? "\r\n" : "") + page[i] + "\x1b[K";
        device_->write(drawn + "\x1b[J");
    }

    device* device_;
    pen const* pen_;
    tempo tempo_;
    bool in_place_ = false;
    lines told_;
};

}  // namespace terminal
