#pragma once

#include "terminal/device.hpp"
#include "terminal/options.hpp"
#include "terminal/pen.hpp"
#include "terminal/presentation.hpp"
#include "terminal/words/phrase.hpp"
#include "triqueta/core/game.hpp"
#include "triqueta/core/refusal.hpp"
#include "triqueta/core/view.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

namespace terminal {

/// Asks a person for their moves.
template <triqueta::game G>
class person {
    using action = triqueta::action<G>;
    using view = triqueta::view<G>;

  public:
    person(device& d, pen const& p) : device_{&d}, pen_{&p} {}

    /// A legal action. None if they leave, the input ends, or too many lines in a row are no move.
    [[nodiscard]] std::optional<action> ask(view const& v) {
        constexpr int patience = 100;
        list_moves(v);
        for (int attempts = 0; attempts < patience && !device_->over(); ++attempts) {
            device_->write(say().prompt);
            auto const typed = device_->read();
            if (!typed) {
                device_->write("\n");
                if (!device_->over()) print(say().input_ended);
                return std::nullopt;
            }
            if (!device_->echoes()) device_->write(harmless(typed->text) + '\n');
            if (!typed->complete) {
                print(say().too_long);
                continue;
            }
            auto const meant = understand(v, typed->text);
            if (meant.leaves) print(say().farewell);
            if (meant.leaves || meant.move) return meant.move;
        }
        if (!device_->over()) print(say().only_nonsense);
        return std::nullopt;
    }

    /// Shows the table, and what only they know.
    void show(view const& v) {
        std::string page = "\n";
        for (auto const& line : draw_table(v, *pen_)) page += line + '\n';
        device_->write(page + '\n');
        for (auto const& sentence : tell_secrets(v, *pen_)) print(sentence);
    }

    void print(std::string const& sentence) {
        for (auto const& line : wrap(sentence, page_width - 1, "  ")) device_->write(' ' + line + '\n');
    }

  private:
    struct answer {
        std::optional<action> move;
        bool leaves = false;
    };

    [[nodiscard]] words const& say() const { return pen_->say(); }

    /// Reads a command. If it isn't a legal move, it has answered it already.
    answer understand(view const& v, std::string const& typed) {
        auto const parts = words_of(folded(typed));
        std::string const command = enumerate(parts, " ", " ");
        if (command == folded(say().type_quit)) return {std::nullopt, true};
        if (parts.empty() || command == folded(say().type_moves))
            list_moves(v);
        else if (command == folded(say().type_table))
            show(v);
        else if (command == folded(say().type_help))
            help(v);
        else if (command.find_first_not_of("+-0123456789") == std::string::npos)
            return {numbered(v, command)};
        else
            return {named(v, command, typed)};
        return {};
    }

    std::optional<action> numbered(view const& v, std::string const& number) {
        auto const legal = v.legal();
        auto const place = whole_number(number, static_cast<std::uint64_t>(legal.size()));
        if (place && *place > 0) return legal[static_cast<int>(*place) - 1];
        print(legal.size() == 1 ? say().only_one : fill(say().not_in_list, {std::to_string(legal.size())}));
        return std::nullopt;
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
            moves.push_back(std::to_string(moves.size() + 1) + ' ' + explained(v, a, *pen_));
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
