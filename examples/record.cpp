// Records (whole games as text): writes one, replays it, and refuses one that breaks a rule. docs/records.md describes
// the format.

#include <triqueta/text.hpp>

#include <cstdio>
#include <iterator>
#include <string>

namespace tq = triqueta;
using game = tq::base_game<2>;

int read(std::string const& record) {
    auto const read = tq::text::read_record<game>(record);
    if (!read) {
        auto const [line, column] = tq::text::find_place(record, read.where());
        auto const rule = read.why().rule();
        std::printf("line %d, column %d: %s", line, column, tq::text::english(read.why()));
        if (rule) std::printf(" (%c%d)", rule.letter, rule.number);
        std::puts("");
        return 1;
    }
    auto const& [tags, match] = *read;
    for (int i = 0; i < match.players(); ++i) std::printf("%d points\n", match.result().points(tq::seat{i}).value());
    return 0;
}

int main() {
    tq::match<game> match{tq::seed_from(7)};
    for (char const* const words :
         {"draw 0",  "keep",   "draw 1", "lay 0",   "draw 0", "keep",   "take 0",  "draw 0", "lay 1",  "take 1",
          "tower 1", "take 0", "take 1", "tower 2", "take 0", "take 1", "tower 3", "take 0", "take 1", "add both"}) {
        auto const a = tq::text::read_action<game>(words, tq::text::in_english);
        if (auto no = a ? match.play(*match.to_move(), *a) : a.why())
            return std::printf("%s: %s\n", words, tq::text::english(no)), 1;
    }

    tq::text::own_tags tags;
    if (tags.add("Seat0", "Ada") || tags.add("Seat1", "Grace")) return 1;
    std::string record;
    if (!tq::text::write_record(match, tags, std::back_inserter(record))) return 1;  // the record would be too long
    std::fputs(record.c_str(), stdout);
    if (read(record) != 0) return 1;

    std::string spectators;
    if (!tq::text::write_record(match, tq::viewer::spectator(), tags, std::back_inserter(spectators))) return 1;
    auto const seen = tq::text::read_seen_record<game>(spectators);
    std::printf("a spectator saw %s\n", seen && seen->view.is_over() ? "it end" : "nothing");

    // Cheats: keeps the third token instead of laying it at a row. Two are the most.
    auto const third = record.find("lay 1 bear");
    record.replace(third, 10, "keep");
    return read(record) != 0 ? 0 : 1;
}
