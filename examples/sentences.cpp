// Prints what happens in a game as sentences: in English with the players' names for a spectator, and in German for a
// player, who is addressed. docs/words.md describes the sentences.

#include <triqueta/text.hpp>

#include <cstdio>
#include <iterator>
#include <string>
#include <string_view>

namespace tq = triqueta;
using game = tq::base_game<2>;

// Prints all that a viewer saw happen, as sentences. A client does the same with each event that it receives.
void print(tq::match<game> const& match, tq::viewer who, tq::text::language const& in, tq::text::names const& names) {
    tq::view<game> view{who, match.start()};
    for (auto const& seen : match.events(who)) {
        auto const before = view;
        if (auto no = view.advance(seen)) return static_cast<void>(std::puts(tq::text::english(no)));
        std::string text;
        tq::text::write_sentences(before, seen, view, in, names, std::back_inserter(text));
        if (!text.empty()) std::puts(text.c_str());
    }
}

int main() {
    tq::match<game> match{tq::seed_from(7)};
    for (char const* const words : {"draw 2", "lay 0", "take 0", "draw 1", "keep", "take 1"}) {
        auto const a = tq::text::read_action<game>(words, tq::text::in_english);
        if (auto no = a ? match.play(*match.to_move(), *a) : a.why()) return std::puts(tq::text::english(no)), 1;
    }
    std::string_view const players[] = {"Ada", "Bo"};
    print(match, tq::viewer::spectator(), tq::text::in_english, {.given = players});
    print(match, tq::seat{0}, tq::text::in_german, {.given = players, .viewer_is_you = true});

    for (int line = 0; line < tq::result<game>::lines; ++line)
        std::printf("%s%s", line > 0 ? ", " : "", tq::text::line_label<game>(line, tq::text::in_french));
    std::puts("");
}
