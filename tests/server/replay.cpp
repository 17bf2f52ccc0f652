// Reads a record from the standard input and prints the view at its end as JSON, a line for the spectator and then one
// for each seat.

#include "games.hpp"

#include <cstdio>
#include <string>

namespace tq = triqueta;

int main() {
    std::string record;
    for (int c = std::getchar(); c != EOF; c = std::getchar()) record += static_cast<char>(c);
    auto const read = games.read_record(record);
    if (!read) return std::puts(games.sentence(read.why(), tq::text::in_english)), 1;
    auto const& english = tq::text::in_english;
    std::puts(read->view(tq::viewer::spectator()).json(english).c_str());
    for (auto const s : tq::seat_set::first(read->players())) std::puts(read->view(s).json(english).c_str());
}
