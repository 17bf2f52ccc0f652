#pragma once

#include "terminal/choices.hpp"
#include "terminal/device.hpp"
#include "terminal/options.hpp"
#include "terminal/pen.hpp"
#include "terminal/presentation.hpp"
#include "terminal/words/phrase.hpp"
#include "triqueta/bots/analysis.hpp"
#include "triqueta/core/game.hpp"
#include "triqueta/core/refusal.hpp"
#include "triqueta/core/view.hpp"
#include "triqueta/text/remarks.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <optional>
#include <string>
#include <vector>

namespace terminal {

/// Asks a person for their moves.
template <triqueta::game G>
class person {
    using action = triqueta::action<G>;
    using view = triqueta::view<G>;

  public:
    person(device& d, pen const& p) : device_{&d}, pen_{&p} {}

    /// What they want: a legal action, or to take the last one back. Neither if they leave, the input ends, or too many
    /// lines in a row are no move.
    struct answer {
        std::optional<action> move{};
        bool undo = false;
        bool leaves = false;
    };

    [[nodiscard]] answer ask(view const& v) {
        constexpr int patience = 100;
        list_moves(v);
        for (int attempts = 0; attempts < patience && !device_->over(); ++attempts) {
            device_->write(say().prompt);
            auto const typed = device_->read();
            if (!typed) {
                device_->write("\n");
                if (!device_->over()) print(say().input_ended);
                return {};
            }
            if (!device_->echoes()) device_->write(harmless(typed->text) + '\n');
            if (!typed->complete) {
                print(say().too_long);
                continue;
            }
            auto const meant = understand(v, typed->text);
            if (meant.leaves) print(say().farewell);
            if (meant.leaves || meant.undo || meant.move) return meant;
        }
        if (!device_->over()) print(say().only_nonsense);
        return {};
    }

    /// Shows the table, the points so far, and what only they know.
    void show(view const& v) {
        std::string page = "\n";
        for (auto const& line : draw_table(v, *pen_)) page += line + '\n';
        device_->write(page + '\n');
        if constexpr (!triqueta::bots::scores_only_wins<G>) print_points(v);
        for (auto const& sentence : tell_secrets(v, *pen_)) print(sentence);
    }

    void print(std::string const& sentence) {
        for (auto const& line : wrap(sentence, page_width - 1, "  ")) device_->write(' ' + line + '\n');
    }

  private:
    [[nodiscard]] words const& say() const { return pen_->say(); }

    /// Reads a command. If it isn't a legal move, it has answered it already.
    answer understand(view const& v, std::string const& typed) {
        auto const parts = words_of(folded(typed));
        std::string const command = enumerate(parts, " ", " ");
        if (command == folded(say().type_quit)) return {.leaves = true};
        if (command == folded(say().type_undo)) return {.undo = true};
        if (parts.empty() || command == folded(say().type_moves))
            list_moves(v);
        else if (command == folded(say().type_table))
            show(v);
        else if (command == folded(say().type_help))
            help(v);
        else if (command == folded(say().type_hint))
            hint(v);
        else if (command.find_first_not_of("+-0123456789") == std::string::npos)
            refuse_number(v, command);
        else if (is_letter(command, v.legal().size()))
            return {lettered(v, command)};
        else
            return {named(v, command, typed)};
        return {};
    }

    /// Any single letter, or two in a list with so many entries.
    [[nodiscard]] static bool is_letter(std::string const& command, int entries) {
        return command.size() <= letter_of(entries - 1).size() &&
               command.find_first_not_of("abcdefghijklmnopqrstuvwxyz") == std::string::npos;
    }
    std::optional<action> lettered(view const& v, std::string const& letter) {
        auto const legal = v.legal();
        if (auto const place = entry_with(letter, legal.size())) return legal[*place];
        print(legal.size() == 1 ? say().only_one : fill(say().not_in_list, {letter_of(legal.size() - 1)}));
        return std::nullopt;
    }

    /// A number alone could be a column, a row or a place in the list. Shows a move with it, if there is one.
    void refuse_number(view const& v, std::string const& number) {
        std::string example;
        for (auto const a : v.legal()) {
            auto const command = commands_of(v, a, *pen_).front();
            auto const parts = words_of(command);
            if (example.empty() || (parts.back() == number && words_of(example).back() != number)) example = command;
        }
        print(fill(say().number_alone, {harmless(number), example}));
    }

    /// What an analysis finds best, why, and what comes next.
    void hint(view const& v) {
        constexpr std::size_t most = 3;
        auto const legal = v.legal();
        if (legal.size() == 1) return print(say().hint_none);
        auto const found = triqueta::bots::analyze(v);
        std::vector<triqueta::bots::judged_action<G>> all;
        auto const best = found.advice();
        for (int i = 0; i < found.size(); ++i)
            if (found[i].what != best.what) all.push_back(found[i]);
        std::stable_sort(all.begin(), all.end(),
                         [](auto const& a, auto const& b) { return a.chance.mean > b.chance.mean; });
        if (all.size() > most - 1) all.erase(all.begin() + (most - 1), all.end());

        auto const points = std::to_string(rounded(best.points.mean));
        bool const has_points = !triqueta::bots::scores_only_wins<G> && best.points.tries > 3;
        print(fill(has_points ? say().hint : say().hint_win,
                   {letter(v, best.what), explained(v, best.what, *pen_), percent(best), points}));
        std::string why;
        triqueta::text::write_remarks<G>(v, best.what, *pen_->spoken().library, std::back_inserter(why));
        if (!why.empty()) print(why);
        lines others;
        for (auto const& one : all)
            others.push_back(
                fill(say().hint_other, {letter(v, one.what), explained(v, one.what, *pen_), percent(one)}));
        if (!others.empty()) print(fill(say().hint_next, {pen_->series(others)}));
    }
    [[nodiscard]] static int rounded(std::int64_t of) {
        constexpr std::int64_t one = triqueta::bots::estimate::one;
        return static_cast<int>((of + (of < 0 ? -one : one) / 2) / one);
    }
    [[nodiscard]] static std::string percent(triqueta::bots::judged_action<G> const& a) {
        return std::to_string(rounded(std::int64_t{100} * a.chance.mean));
    }
    [[nodiscard]] static std::string letter(view const& v, action a) {
        int place = 0;
        for (auto const one : v.legal()) {
            if (one == a) break;
            ++place;
        }
        return letter_of(place);
    }

    void print_points(view const& v) {
        lines all;
        auto const so_far = v.result();
        for (int s = 0; s < v.players(); ++s)
            all.push_back(pen_->name(triqueta::seat{s}, v.who()) + ' ' +
                          std::to_string(so_far.points(triqueta::seat{s}).value()));
        print(fill(say().points_so_far, {enumerate(all, pen_->sentences().comma, pen_->sentences().comma)}));
    }

    /// Finds a move by its words, even an illegal one, and then says why it is illegal.
    std::optional<action> named(view const& v, std::string const& command, std::string const& typed) {
        std::string const verb = command.substr(0, command.find(' '));
        bool is_known = false;
        lines goes_with;
        for (int number = 0; auto const a = action::from_number(number); ++number) {
            auto const ways = commands_of(v, *a, *pen_);
            if (std::any_of(ways.begin(), ways.end(), [&](auto const& known) { return folded(known) == command; }))
                return checked(v, *a);
            auto const other = std::find_if(ways.begin(), ways.end(),
                                            [&](auto const& known) { return folded(known).rfind(verb + ' ', 0) == 0; });
            if (other == ways.end()) continue;
            is_known = true;
            if (!v.why_not(*a)) goes_with.push_back(other->substr(other->find(' ') + 1));
        }
        constexpr std::size_t many = 24;
        if (!is_known)
            print(fill(say().unknown, {harmless(typed)}));
        else if (goes_with.empty() || goes_with.size() > many)
            print(fill(goes_with.empty() ? say().goes_with_none : say().goes_with_many, {verb}));
        else
            print(fill(say().goes_with, {verb, pen_->choice(goes_with)}));
        return std::nullopt;
    }

    std::optional<action> checked(view const& v, action a) {
        auto const no = v.why_not(a);
        if (!no) return a;
        std::string const why = pen_->spoken().template why<G>(no);
        auto const rule = no.rule();
        print(rule ? fill(say().refused_by, {why, rule.letter + std::to_string(rule.number)}) : why);
        return std::nullopt;
    }

    void list_moves(view const& v) {
        lines moves;
        int widest = 0;
        for (auto const a : v.legal()) {
            moves.push_back(letter_of(static_cast<int>(moves.size())) + ") " + explained(v, a, *pen_));
            widest = std::max(widest, width(moves.back()));
        }
        std::string line = ' ' + pen_->in(ink::strong, question(v, *pen_));
        int const indent = width(line);
        std::string list;
        for (auto const& move : moves) {
            if (width(line) + 2 + widest > page_width) {
                list += trimmed(line) + '\n';
                line = spaces(indent);
            }
            line += "  " + left(move, widest);
        }
        device_->write(list + trimmed(line) + '\n');
    }

    void help(view const& v) {
        for (auto const& sentence : rules_in_brief(v, *pen_)) print(sentence);
        print(say().commands);
    }

    device* device_;
    pen const* pen_;
};

}  // namespace terminal
