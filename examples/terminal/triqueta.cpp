// triqueta: plays games, and checks, replays, analyzes, converts and scores records. `triqueta help` shows the usage.
#include "terminal/catalogue.hpp"
#include "terminal/device.hpp"
#include "terminal/files.hpp"
#include "terminal/narrator.hpp"
#include "terminal/options.hpp"
#include "terminal/pen.hpp"
#include "terminal/play_game.hpp"
#include "terminal/presentations.hpp"
#include "terminal/program.hpp"
#include "terminal/review/picture.hpp"
#include "terminal/review/review.hpp"
#include "terminal/review/table.hpp"
#include "terminal/words/phrase.hpp"
#include "triqueta/data.hpp"
#include "triqueta/text.hpp"

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <iterator>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace {

using namespace terminal;
namespace text = triqueta::text;

constexpr char const* usage =
    "Usage: triqueta COMMAND [OPTION]... [FILE]...\n"
    "\n"
    "  play                  play a game against the program; see triqueta play --help\n"
    "  replay FILE           retell a recorded game\n"
    "  check FILE...         check that records follow the rules; errors have line and column\n"
    "  verify FILE...        check that the fair deal of a whole record holds: what was committed to,\n"
    "                        what the seed deals, and each move\n"
    "  analyze FILE          say of each move what it cost its player: the chance to win after it, and\n"
    "                        after the best one, from what the player could know\n"
    "  convert FILE          convert a game to --to FORMAT: record, json, position, snapshot\n"
    "  score FILE            show each player's points and what they are for\n"
    "\n"
    "  --for SEAT            what the player of this seat saw, or 'spectator'. Seats count\n"
    "                        from 0, as in records: player 1 has seat 0. Default: replay,\n"
    "                        score and json show what a spectator saw; record, position\n"
    "                        and snapshot keep the whole game\n"
    "  --sent FILE           verify: the fair deal as you were sent it before you revealed your\n"
    "                        contribution; the record must have the same commitments\n"
    "  --nodes N             analyze: how much to think about each move; default: 20000, about 20 ms\n"
    "  --svg FILE            analyze: draw the chances over the game into this file\n"
    "  --language CODE       en, de or fr; default: en\n"
    "\n"
    "A record is a file written by play --record; - stands for standard input.\n"
    "A snapshot is written in hexadecimal digits.\n";

int complain(std::string const& what) {
    std::fprintf(stderr, "triqueta: %s\n", what.c_str());
    return EXIT_FAILURE;
}
int misused(std::string const& what) {
    complain(what);
    std::fprintf(stderr, "triqueta help shows the usage.\n");
    return wrong_usage;
}

/// FILE:LINE:COLUMN: [PART:] why.
int refused(std::string const& file, std::string_view content, triqueta::refusal why, std::size_t where, pen const& p,
            std::string part = {}) {
    auto const [line, column] = text::find_place(content, where);
    std::string sentence = games::sentence(why, *p.spoken().library);
    if (why.rule())
        sentence = fill(p.say().refused_by, {sentence, why.rule().letter + std::to_string(why.rule().number)});
    if (!part.empty()) part += ": ";
    std::fprintf(stderr, "%s:%d:%d: %s%s\n", file.c_str(), line, column, part.c_str(), sentence.c_str());
    return EXIT_FAILURE;
}

/// Why a text isn't of a game here.
int unknown_game(std::string const& file, std::string_view content, text::game_named const& named, triqueta::refusal no,
                 pen const& p) {
    bool const is_game = games::find_variant(named.name).has_value();
    return refused(file, content, is_game ? no : triqueta::refusal::wrong_game,
                   is_game ? named.where_players : named.where_name, p);
}

/// A game that was read, whole or as somebody saw it.
template <triqueta::game G>
struct game_read {
    text::tags tags;
    std::optional<triqueta::match<G>> whole;
    text::seen_record<G> seen;  // by --for, or by whom it was cut down
};

/// The arguments after the command.
struct request {
    std::vector<std::string> files;
    std::optional<triqueta::viewer> who;
    std::string format;
    std::string sent;
    std::string svg;
    std::optional<std::uint64_t> nodes;
};

/// The players' names, from the tags Seat0, Seat1, …
lines names_of(text::tags const& tags, int players) {
    lines names;
    for (int s = 0; s < players; ++s) {
        auto const* const found = tags.find("Seat" + std::to_string(s));
        std::string name;
        if (found != nullptr) text::write_unescaped(found->value, std::back_inserter(name));
        names.push_back(harmless_name(name));
    }
    return names;
}

/// Reads a record and calls use(game_read<G>).
template <class Use>
int with_game(std::string const& file, request const& asked, pen const& p, Use use) {
    auto const content = read_file(file);
    if (!content) {
        std::perror(file.c_str());
        return EXIT_FAILURE;
    }
    auto const named = text::read_game(*content);
    if (!named) return refused(file, *content, named.why(), named.where(), p);
    int code = EXIT_FAILURE;
    auto const read = [&]<triqueta::game G>(triqueta::setup<G> const&) {
        static_assert(presentable<G>, "this game lacks words for its actions or events: text/notation.hpp");
        if (text::is_cut_down(*content)) {
            auto const seen = text::read_seen_record<G>(*content);
            if (!seen)
                code = refused(file, *content, seen.why(), seen.where(), p);
            else if (asked.who && *asked.who != seen->view.who())
                code = complain(file + " has only what another viewer saw.");
            else
                code = use(game_read<G>{seen->tags, std::nullopt, *seen});
            return;
        }
        auto const whole = text::read_record<G>(*content);
        if (!whole) {
            code = refused(file, *content, whole.why(), whole.where(), p);
            return;
        }
        auto const& m = whole->game;
        if (asked.who && !asked.who->is_spectator() && asked.who->seat().number() >= m.players()) {
            code = complain(file + " has " + std::to_string(m.players()) + " players; seats count from 0.");
            return;
        }
        auto const seen = m.view(asked.who.value_or(triqueta::viewer::spectator()));
        code = use(game_read<G>{whole->tags, m, {whole->tags, m.start(), m.events(seen.who()), seen}});
    };
    if (auto const no = games::visit(named->name, named->players, read))
        return unknown_game(file, *content, *named, no, p);
    return code;
}

int check(request const& asked, pen const& p) {
    int code = EXIT_SUCCESS;
    for (auto const& file : asked.files) {
        int const one = with_game(file, asked, p, [&]<class G>(game_read<G> const& g) {
            auto const& v = g.seen.view;
            std::printf("%s: %s for %d, %s, %s\n", file.c_str(), G::name, v.players(),
                        v.is_over() ? "over" : "not over", g.whole ? "whole" : "cut down");
            return EXIT_SUCCESS;
        });
        if (one != EXIT_SUCCESS) code = one;
    }
    return code;
}

/// One part of a record that was verified.
int report(std::string const& file, std::string_view content, char const* part, text::finding found, pen const& p) {
    if (found.holds()) {
        std::printf("%s: %s: holds\n", file.c_str(), part);
        return EXIT_SUCCESS;
    }
    bool const is_nowhere = found.why == triqueta::refusal::no_seed || found.why == triqueta::refusal::no_fair_deal;
    if (!is_nowhere) return refused(file, content, found.why, found.where, p, part);
    std::fprintf(stderr, "%s: %s: %s\n", file.c_str(), part, games::sentence(found.why, *p.spoken().library));
    return EXIT_FAILURE;
}

/// Whether a record has the commitments that somebody was sent.
template <triqueta::game G>
int compare_with_sent(std::string const& file, std::string_view content, std::string const& sent, pen const& p) {
    auto const kept = read_file(sent);
    if (!kept) {
        std::perror(sent.c_str());
        return EXIT_FAILURE;
    }
    auto const before = text::read_fair_deal<G>(*kept);
    if (!before) return refused(sent, *kept, before.why(), before.where(), p);
    auto const after = text::read_fair_deal<G>(content);
    if (!after || !after->fair.has_commitments_of(before->fair))
        return complain(file + " has other commitments than " + sent + '.');
    std::printf("%s: commitments: those of %s\n", file.c_str(), sent.c_str());
    return EXIT_SUCCESS;
}

int verify(request const& asked, pen const& p) {
    int code = EXIT_SUCCESS;
    for (auto const& file : asked.files) {
        auto const content = read_file(file);
        if (!content) {
            std::perror(file.c_str());
            code = EXIT_FAILURE;
            continue;
        }
        auto const named = text::read_game(*content);
        auto const check = [&]<triqueta::game G>(triqueta::setup<G> const&) {
            auto const found = text::verify_record<G>(*content);
            int failures = report(file, *content, "commitment", found.commitment, p);
            failures += report(file, *content, "deal", found.deal, p);
            failures += report(file, *content, "moves", found.moves, p);
            if (!asked.sent.empty()) failures += compare_with_sent<G>(file, *content, asked.sent, p);
            if (failures > 0) code = EXIT_FAILURE;
        };
        if (!named)
            code = refused(file, *content, named.why(), named.where(), p);
        else if (auto const no = games::visit(named->name, named->players, check))
            code = unknown_game(file, *content, *named, no, p);
    }
    return code;
}

int replay(request const& asked, device& d, pen const& p) {
    return with_game(asked.files[0], asked, p, [&]<class G>(game_read<G> const& g) {
        auto const names = names_of(g.tags, g.seen.view.players());
        pen const with_names = p.naming(names);
        narrator<G> story{triqueta::view<G>{g.seen.view.who(), g.seen.start}, with_names};
        auto const print = [&](lines const& sentences) {
            for (auto const& sentence : sentences)
                for (auto const& line : wrap(sentence, page_width, "  ")) d.write(line + '\n');
        };
        for (auto const& e : g.seen.events) {
            if (auto const no = story.follow(e)) return mistake<G>(no, p);
            print(story.take());
        }
        story.pause();
        print(story.take());
        d.write("\n");
        auto const last =
            g.seen.view.is_over() ? final_scores(story.view(), with_names) : draw_table(story.view(), with_names);
        for (auto const& line : last) d.write(line + '\n');
        return d.exit_code();
    });
}

/// Judges each move of a game for which there was a choice: of all players, or of the only one that is known.
template <triqueta::game G>
review review_of(game_read<G> const& g, std::optional<triqueta::viewer> who, std::int64_t nodes, device const& d,
                 pen const& p) {
    auto const& seen = g.seen.view;
    review r{.game = text::words_of<G>::title(*p.spoken().library), .players = seen.players(), .nodes = nodes};
    auto const judge = [&](triqueta::view<G> const& before, triqueta::action<G> done) {
        d.report(fill(p.say().progress, {std::to_string(r.moves)}));
        if (auto m = judge_move(before, done, r.moves, nodes, p)) r.all.push_back(*std::move(m));
    };
    if (g.whole && !who) {
        std::size_t moment = 0;
        for (auto const& full : g.whole->happened()) {
            auto const before = moment++;
            if (!full.action()) continue;
            ++r.moves;
            judge(g.whole->state_at(before).view(full.seat), *full.action());
        }
    } else {
        triqueta::view<G> v{seen.who(), g.seen.start};
        for (auto const& e : g.seen.events) {
            r.moves += e.action().has_value();
            if (e.action() && seen.who().is(e.seat)) judge(v, *e.action());
            if (v.advance(e)) break;  // a record that was read has no such event
        }
    }
    d.report({});
    if (seen.is_over()) r.ended = shares_of_win(seen.result());
    return r;
}

int analyze(request const& asked, device& d, pen const& p) {
    constexpr std::int64_t usual = 20'000;
    return with_game(asked.files[0], asked, p, [&]<class G>(game_read<G> const& g) {
        auto const names = names_of(g.tags, g.seen.view.players());
        pen const with_names = p.naming(names);
        auto const nodes = asked.nodes ? static_cast<std::int64_t>(*asked.nodes) : usual;
        auto const found = review_of(g, asked.who, nodes, d, with_names);
        for (auto const& line : review_table{found, with_names}.drawn()) d.write(line + '\n');
        if (!asked.svg.empty()) {
            pen const plain = pen{p.spoken(), false, true}.naming(names);
            if (!write_file(asked.svg, review_picture{found, plain}.drawn())) return EXIT_FAILURE;
        }
        return d.exit_code();
    });
}

int score(request const& asked, device& d, pen const& p) {
    return with_game(asked.files[0], asked, p, [&]<class G>(game_read<G> const& g) {
        if (!g.seen.view.is_over()) return complain(asked.files[0] + " isn't over.");
        auto const names = names_of(g.tags, g.seen.view.players());
        for (auto const& line : final_scores(g.seen.view, p.naming(names))) d.write(line + '\n');
        return d.exit_code();
    });
}

/// Bytes in hexadecimal, 32 in a line.
std::string in_hex(std::vector<std::byte> const& bytes) {
    constexpr std::size_t in_a_line = 32;
    std::string all;
    for (std::size_t i = 0; i < bytes.size(); ++i) {
        constexpr char const* digits = "0123456789abcdef";
        auto const byte = std::to_integer<unsigned>(bytes[i]);
        all += digits[byte / 16];
        all += digits[byte % 16];
        if (i % in_a_line == in_a_line - 1 || i + 1 == bytes.size()) all += '\n';
    }
    return all;
}

/// Events, and the position after them.
template <triqueta::game G>
std::string as_json(text::seen_record<G> const& seen) {
    std::string all = "{\"game\":\"";
    all += G::name;
    all += "\",\"events\":[";
    for (auto const& e : seen.events) {
        if (all.back() != '[') all += ',';
        text::write_json(e, std::back_inserter(all));
    }
    all += "],\"view\":";
    text::write_json(seen.view, text::in_english, std::back_inserter(all));
    all += ",\"result\":";
    if (seen.view.is_over())
        text::write_json(seen.view.result(), std::back_inserter(all));
    else
        all += "null";
    return all + "}\n";
}

int convert(request const& asked, device& d, pen const& p) {
    return with_game(asked.files[0], asked, p, [&]<class G>(game_read<G> const& g) {
        bool const whole = g.whole && !asked.who;
        std::string all;
        triqueta::reasons too_long;
        if (asked.format == "record" && whole)
            too_long = text::write_record(*g.whole, g.tags, std::back_inserter(all)).why();
        else if (asked.format == "record")
            too_long = text::write_record(g.seen, std::back_inserter(all)).why();
        else if (asked.format == "json")
            all = as_json(g.seen);
        else if (asked.format == "position" && whole)
            text::write_position(g.whole->state(), *p.spoken().library, std::back_inserter(all));
        else if (asked.format == "position")
            text::write_position(g.seen.view, *p.spoken().library, std::back_inserter(all));
        else
            all = in_hex(whole ? triqueta::bytes(g.whole->state()) : triqueta::bytes(g.seen.view));
        if (!too_long.empty()) return refused(asked.files[0], {}, *too_long.begin(), 0, p);
        d.write(all);
        return d.exit_code();
    });
}

/// Reads the arguments after the command. None if they are wrong; then it has printed why.
std::optional<request> understood(std::string_view command, std::vector<std::string> const& typed) {
    request asked;
    for (std::size_t i = 0; i < typed.size(); ++i) {
        auto const equals = typed[i].find('=');
        std::string const name = typed[i].substr(0, equals);
        if (typed[i] == "-" || typed[i].substr(0, 1) != "-") {
            asked.files.push_back(typed[i]);
            continue;
        }
        if (name != "--for" && name != "--language" && name != "--to" && name != "--sent" && name != "--svg" &&
            name != "--nodes") {
            misused("Unknown option '" + harmless(name) + "'.");
            return std::nullopt;
        }
        if (equals == std::string::npos && i + 1 == typed.size()) {
            misused(name + " needs a value.");
            return std::nullopt;
        }
        std::string const value = equals == std::string::npos ? typed[++i] : typed[i].substr(equals + 1);
        auto const seat = whole_number(value, 254);
        auto const nodes = whole_number(value, 1'000'000'000);
        bool const known_format = value == "record" || value == "json" || value == "position" || value == "snapshot";
        bool const fits = name == "--for"        ? seat.has_value() || value == "spectator"
                          : name == "--language" ? find_language(value) != nullptr
                          : name == "--nodes"    ? nodes.has_value() && *nodes > 0
                          : name == "--sent"     ? !value.empty()
                          : name == "--svg"      ? !value.empty()
                                                 : known_format;
        if (!fits) {
            char const* const expected = name == "--for"        ? "a seat or spectator"
                                         : name == "--language" ? "en, de or fr"
                                         : name == "--nodes"    ? "a number from 1 to 1000000000"
                                         : name == "--sent"     ? "a file"
                                         : name == "--svg"      ? "a file"
                                                                : "record, json, position or snapshot";
            misused("'" + harmless(value) + "' isn't a value of " + name + ". Expected " + expected + ".");
            return std::nullopt;
        }
        if (name == "--for")
            asked.who =
                seat ? triqueta::viewer{triqueta::seat{static_cast<int>(*seat)}} : triqueta::viewer::spectator();
        if (name == "--to") asked.format = value;
        if (name == "--sent") asked.sent = value;
        if (name == "--svg") asked.svg = value;
        if (name == "--nodes") asked.nodes = nodes;
    }
    if (asked.files.empty() || (command != "check" && command != "verify" && asked.files.size() > 1)) {
        misused(asked.files.empty() ? "Expected a file." : "Expected only one file.");
        return std::nullopt;
    }
    if ((command == "convert") == asked.format.empty()) {
        misused(asked.format.empty() ? "convert needs --to." : "Only convert takes --to.");
        return std::nullopt;
    }
    if (command != "verify" && !asked.sent.empty()) {
        misused("Only verify takes --sent.");
        return std::nullopt;
    }
    if (command != "analyze" && (!asked.svg.empty() || asked.nodes)) {
        misused("Only analyze takes --nodes and --svg.");
        return std::nullopt;
    }
    return asked;
}

}  // namespace

int main(int count, char** arguments) {
    std::string_view const command = count > 1 ? arguments[1] : "";
    if (command == "play") return play_as("triqueta play", count - 1, arguments + 1);
    if (command == "help" || command == "--help" || command == "-h") {
        std::fputs(usage, stdout);
        return EXIT_SUCCESS;
    }
    if (command != "replay" && command != "check" && command != "verify" && command != "analyze" &&
        command != "convert" && command != "score")
        return misused(command.empty() ? "Expected a command." : "Unknown command '" + harmless(command) + "'.");

    std::vector<std::string> const typed{arguments + 2, arguments + count};
    auto const asked = understood(command, typed);
    if (!asked) return wrong_usage;
    device d;
    pen const p{language_of(typed), d.fancy(), d.unicode()};
    if (command == "replay") return replay(*asked, d, p);
    if (command == "check") return check(*asked, p);
    if (command == "verify") return verify(*asked, p);
    if (command == "analyze") return analyze(*asked, d, p);
    if (command == "convert") return convert(*asked, d, p);
    return score(*asked, d, p);
}
