// usage: json_samples              prints how many games there are
//        json_samples GAME N SEED  prints the schema of the game with this number, and so many views, events and
//        results
//                                  of random games: lines of a kind and JSON, "view {...}"
//
// tests/checks/json_schema.py validates them.

#include "properties/choices.hpp"
#include "properties/games.hpp"
#include "properties/walk.hpp"

#include <triqueta/text.hpp>

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <iostream>
#include <iterator>
#include <string>
#include <vector>

namespace {

namespace text = triqueta::text;

/// Prints up to so many of a kind.
class samples {
  public:
    samples(char const* kind, int count) : kind_{kind}, left_{count} {}

    [[nodiscard]] bool complete() const { return left_ == 0; }

    /// Of what write(out) writes.
    template <class Write>
    void add(Write write) {
        if (complete()) return;
        --left_;
        line_ = kind_;
        line_ += ' ';
        write(std::back_inserter(line_));
        line_ += '\n';
        std::cout << line_;
    }

  private:
    char const* kind_;
    int left_;
    std::string line_;
};

/// Of each game its end, and of other positions one in eight.
template <triqueta::game G>
void print_samples(int count, properties::choices& from) {
    samples{"schema", 1}.add([](auto out) { text::write_json_schema<G>(out); });
    samples views{"view", count};
    samples events{"event", count};
    samples results{"result", count};
    while (!views.complete() || !events.complete() || !results.complete()) {
        triqueta::state<G> s{properties::any_setup<G>(from)};
        auto const viewers = properties::viewers_of(s);
        for (;;) {
            auto const who = viewers[from.below(static_cast<std::uint32_t>(viewers.size()))];
            bool const takes_some = s.is_over() || from.one_in(8);
            if (takes_some) {
                auto const& in = *text::all_languages[from.below(std::size(text::all_languages))];
                views.add([&](auto out) { text::write_json(s.view(who), in, out); });
                results.add([&](auto out) { text::write_json(s.result(), out); });
            }
            if (s.is_over()) break;
            triqueta::event<G> full;
            if (s.turn().is_chance()) {
                auto const drawn = properties::any_outcome(s, from);
                full = s.event_of(drawn);
                s.reveal_unchecked(drawn);
            } else {
                auto const a = from.pick(s.legal());
                full = s.event_of(a);
                s.apply_unchecked(a);
            }
            if (takes_some || s.is_over()) events.add([&](auto out) { text::write_json(full.seen_by(who), out); });
        }
    }
}

}  // namespace

int main(int argc, char** argv) {
    if (argc == 1) {
        std::cout << properties::tested_games::size << '\n';
        return 0;
    }
    if (argc != 4) {
        std::cerr << "usage: json_samples [GAME N SEED]\n";
        return 2;
    }
    std::ios::sync_with_stdio(false);
    auto const seed = std::strtoull(argv[3], nullptr, 10);
    std::vector<std::uint8_t> bytes;
    for (int shift = 0; shift < 64; shift += 8) bytes.push_back(static_cast<std::uint8_t>(seed >> shift));
    properties::choices from{bytes};
    properties::tested_games::at(std::atoi(argv[1]), [&]<class G>() { print_samples<G>(std::atoi(argv[2]), from); });
}
