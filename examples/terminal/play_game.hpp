#pragma once

#include "terminal/catalogue.hpp"
#include "terminal/device.hpp"
#include "terminal/files.hpp"
#include "terminal/narrator.hpp"
#include "terminal/options.hpp"
#include "terminal/pen.hpp"
#include "terminal/person.hpp"
#include "terminal/presentations.hpp"
#include "terminal/program.hpp"
#include "terminal/tempo.hpp"
#include "terminal/words/phrase.hpp"
#include "terminal/words/words.hpp"
#include "triqueta/bots.hpp"
#include "triqueta/data.hpp"
#include "triqueta/text.hpp"

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <iterator>
#include <optional>
#include <random>
#include <span>
#include <string>
#include <utility>

namespace terminal {

/// A new seed for each game. It has too little entropy for games in which somebody might cheat.
inline std::uint64_t new_seed() { return std::random_device{}(); }

/// Whether a file can be written; checked before the game. True for none.
inline bool can_write(std::string const& name) {
    if (name.empty()) return true;
    std::FILE* const file = std::fopen(name.c_str(), "ab");  // keeps the content until the game is over
    if (file != nullptr && std::fclose(file) == 0) return true;
    std::perror(name.c_str());
    return false;
}

/// Writes the game to the files of --record and --save, over or not. False if that fails.
template <triqueta::game G>
bool save(triqueta::match<G> const& m, options const& o) {
    bool good = true;
    if (!o.record.empty()) {
        std::string text;
        auto const written = triqueta::text::write_record(m, {}, std::back_inserter(text));
        if (!written)
            std::fprintf(stderr, "%s: %s\n", o.record.c_str(),
                         triqueta::text::sentence<G>(*written.why().begin(), triqueta::text::in_english));
        good = written && write_file(o.record, text);
    }
    if (!o.save.empty()) {
        auto const bytes = triqueta::bytes(m);
        std::string content;
        for (auto const b : bytes) content += static_cast<char>(b);
        good = write_file(o.save, content) && good;
    }
    return good;
}

/// A person plays a match against the program, which plays every other seat. Each sees only their own view.
template <triqueta::game G>
class table_for_one {
  public:
    table_for_one(triqueta::match<G>& m, options const& o, device& d, pen const& p)
        : match_{&m},
          options_{&o},
          device_{&d},
          pen_{&p},
          you_{o.seat - 1},
          story_{m.view(you_), p},
          human_{d, p},
          pace_{o.speed} {
        story_.begin_at(m);
    }

    /// Tells what happened before this program began: nothing but the deal.
    [[nodiscard]] triqueta::refusal tell_from(triqueta::view<G> const& start) {
        story_ = narrator<G>{start, *pen_};
        return story_.follow(*match_);
    }

    /// Plays to the end, or until the person leaves. Returns the exit code.
    int play() {
        for (auto const& sentence : introduction(story_.view(), *pen_)) human_.print(sentence);
        human_.print(fill(pen_->say().seated, {std::to_string(options_->seat)}));
        for (auto const& sentence : story_.take()) human_.print(sentence);
        while (auto const who = match_->to_move()) {
            auto const action = *who == you_ ? ask() : std::optional{choose(*who)};
            if (!action) {
                if (!going_on_) return end();
                continue;
            }
            auto no = match_->play(*who, *action);
            if (!no) no = story_.follow(*match_);
            if (no) return mistake<G>(no, *pen_);
            tell(*who);
            if (device_->over()) return end();
        }
        device_->write("\n");
        for (auto const& line : final_scores(story_.view(), *pen_)) device_->write(line + '\n');
        return end();
    }

  private:
    [[nodiscard]] int end() const { return save(*match_, *options_) ? device_->exit_code() : EXIT_FAILURE; }

    /// The person's action. None if they took one back, or leave: then `going_on_` is false.
    [[nodiscard]] std::optional<triqueta::action<G>> ask() {
        if (table_is_new_) human_.show(story_.view());
        table_is_new_ = false;
        auto const wanted = human_.ask(story_.view());
        going_on_ = wanted.undo;
        if (wanted.undo) undo();
        return wanted.move;
    }

    /// The dice follow from the view, so that the same game goes the same way, also after an undo or a pause.
    [[nodiscard]] triqueta::action<G> choose(triqueta::seat who) {
        auto const v = match_->view(who);
        triqueta::bots::bot<G> bot{options_->level, triqueta::dice{triqueta::hash(v), match_->moment()}};
        return bot.choose(v);
    }

    void tell(triqueta::seat who) {
        table_is_new_ = table_is_new_ || who != you_ || story_.happening().empty() || renumbers_with_each_move<G>;
        if (who == you_) story_.pause();
        for (auto const& sentence : story_.take()) {
            human_.print(sentence);
            if (who != you_) pace_.wait(*device_, 1);
        }
    }

    /// Goes back to the person's last choice. The person alone is asked, so it doesn't matter what was seen since.
    void undo() {
        auto const now = match_->moment();
        bool found = false;
        while (!found && !match_->undo(triqueta::undo_looks::yes)) found = match_->turn().is(you_);
        if (!found) {
            while (match_->moment() < now && !match_->redo()) {
            }
            return human_.print(pen_->say().nothing_to_undo);
        }
        story_.begin_at(*match_);
        table_is_new_ = true;
        human_.print(pen_->say().undone);
    }

    triqueta::match<G>* match_;
    options const* options_;
    device* device_;
    pen const* pen_;
    triqueta::seat you_;
    narrator<G> story_;
    person<G> human_;
    tempo pace_;
    bool table_is_new_ = true;
    bool going_on_ = true;
};

/// A new game against the program.
template <triqueta::game G>
int play(triqueta::setup<G> const& start, options const& o, device& d, pen const& p) {
    auto const seed = o.seed ? *o.seed : new_seed();
    triqueta::match<G> m{triqueta::seed_from(seed), start};
    table_for_one<G> table{m, o, d, p};
    if (auto const no = table.tell_from(triqueta::view<G>{triqueta::seat{o.seat - 1}, start})) return mistake<G>(no, p);
    int const code = table.play();
    if (m.is_over()) {
        d.write("\n");
        for (auto const& line : wrap(fill(p.say().seed, {std::to_string(seed)}), page_width - 1, "  "))
            d.write(' ' + line + '\n');
    }
    return code;
}

/// Says why a file can't be gone on with, and where: an offset in bytes.
inline int unreadable(options const& o, triqueta::refusal why, std::size_t where, pen const& p) {
    std::fprintf(stderr, "%s: %zu: %s\n", o.resume.c_str(), where, games::sentence(why, *p.spoken().library));
    return EXIT_FAILURE;
}

/// Goes on with a match that was read.
template <triqueta::game G>
int go_on(triqueta::match<G>& m, options const& o, device& d, pen const& p) {
    if (o.seat > m.players()) {
        std::string const why = fill(p.say().bad_seat, {std::to_string(o.seat), std::to_string(m.players())});
        std::fprintf(stderr, "%s: %s\n", o.resume.c_str(), why.c_str());
        return wrong_usage;
    }
    for (auto const& line : wrap(p.say().resumed, page_width - 1, "  ")) d.write(' ' + line + '\n');
    return table_for_one<G>{m, o, d, p}.play();
}

/// Goes on with the game of a file: as --save wrote it, or as --record did.
inline int resume(options const& o, device& d, pen const& p) {
    auto const content = read_file(o.resume);
    if (!content) {
        std::perror(o.resume.c_str());
        return EXIT_FAILURE;
    }
    auto const bytes = std::as_bytes(std::span{*content});
    int code = EXIT_FAILURE;
    if (!triqueta::detail::read_header(bytes, triqueta::snapshot_of::match).why) {
        auto no = std::optional{triqueta::refusal::wrong_game};
        std::size_t where = 4;
        for (auto const& entry : games::all())
            for (int players = entry.least_players;
                 no == triqueta::refusal::wrong_game && players <= entry.most_players; ++players)
                (void)games::visit(entry.name, players, [&]<triqueta::game G>(triqueta::setup<G> const&) {
                    auto read = triqueta::read_match<G>(bytes);
                    no = read ? std::nullopt : std::optional{read.why()};
                    if (!read) where = read.where();
                    auto m = read ? std::optional{*std::move(read)} : std::nullopt;
                    if (m) code = go_on(*m, o, d, p);
                });
        return no ? unreadable(o, *no, where, p) : code;
    }
    auto const named = triqueta::text::read_game(*content);
    if (!named) return unreadable(o, named.why(), named.where(), p);
    auto const read = [&]<triqueta::game G>(triqueta::setup<G> const&) {
        auto whole = triqueta::text::read_record<G>(*content);
        if (!whole) {
            code = unreadable(o, whole.why(), whole.where(), p);
            return;
        }
        auto m = (*std::move(whole)).game;
        m.draw_by(triqueta::dice{new_seed()});
        code = go_on(m, o, d, p);
    };
    if (auto const no = games::visit(named->name, named->players, read)) return unreadable(o, no, named->where_name, p);
    return code;
}

/// Plays the game that the command line describes. `name` is the name of the program.
inline int play_as(char const* name, int count, char const* const* arguments) {
    program const game{name, &words::help_play, nullptr, true};
    return run(game, count, arguments,
               [&]<triqueta::game G>(triqueta::setup<G> const& start, options const& o, device& d, pen const& p) {
                   if (!can_write(o.record) || !can_write(o.save)) return EXIT_FAILURE;
                   if (!o.resume.empty()) return resume(o, d, p);
                   return play<G>(start, o, d, p);
               });
}

}  // namespace terminal
