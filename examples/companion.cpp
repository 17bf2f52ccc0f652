// A companion for a game at a real table: people enter what they do, and it keeps track. It knows what a spectator
// knows, and refuses what the rules don't allow.

#include <triqueta/triqueta.hpp>

#include <cstdio>

namespace tq = triqueta;
using game = tq::base_game<3>;

int main() {
    auto board = tq::spectate<game>(tq::seat{0});

    auto const tell = [&](int seat, char const* words, tq::event<game> const& e) {
        if (auto no = board.advance(e.by(tq::seat{seat}))) {
            std::printf("%s? %s", words, tq::text::english(no));
            if (auto rule = no.rule()) std::printf(" (%c%d)", rule.letter, rule.number);
            std::puts("");
            return;
        }
        std::printf("%s.\n", words);
    };

    tell(0, "The first player draws from column 3", tq::drew(tq::column{2}));
    tell(0, "and looks at it", tq::looked());
    tell(0, "and lays an owl at row 2", tq::laid(tq::row{1}, tq::animal::owl));
    tell(1, "The second player draws from column 3", tq::drew(tq::column{2}));
    tell(1, "and looks", tq::looked());
    tell(1, "and keeps it", tq::kept());
    tell(2, "The third player takes row 2", tq::took(tq::row{1}));
    tell(0, "The first player takes row 2 as well", tq::took(tq::row{1}));
    tell(0, "The first player draws from column 3", tq::drew(tq::column{2}));
    tell(0, "and looks", tq::looked());
    tell(0, "and lays a bear at row 1", tq::laid(tq::row{0}, tq::animal::bear));
    tell(1, "The second player draws from column 3", tq::drew(tq::column{2}));
    tell(1, "So they draw from column 1", tq::drew(tq::column{0}));

    std::printf("Points that lie open:");
    for (auto const& line : board.result()) std::printf(" %d", line.points.value());
    std::puts("");
}
