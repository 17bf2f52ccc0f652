// Writes views and events as JSON, and reads a view back. With a file name as argument, writes the JSON Schema to this
// file instead. docs/json.md describes the format.

#include <triqueta/text.hpp>

#include <cstdio>
#include <fstream>
#include <iterator>
#include <string>

namespace tq = triqueta;
using game = tq::base_game<2>;

bool write_schema(char const* file_name) {
    std::ofstream file{file_name};
    tq::text::write_json_schema<game>(std::ostreambuf_iterator<char>{file});
    return file.good();
}

std::string as_json(tq::view<game> const& view) {
    std::string text;
    tq::text::write_json(view, tq::text::in_english, std::back_inserter(text));
    return text;
}

std::string as_json(tq::event<game> const& event) {
    std::string text;
    tq::text::write_json(event, std::back_inserter(text));
    return text;
}

void read(std::string const& text) {
    auto const read = tq::text::read_json_view<game>(text, tq::text::in_english);
    if (read)
        std::printf("%d legal actions\n", (*read).legal().size());
    else
        for (auto const why : read.why()) std::printf("byte %zu: %s\n", read.where(), tq::text::english(why));
}

int main(int argc, char** argv) {
    if (argc > 1) return write_schema(argv[1]) ? 0 : 1;

    tq::match<game> match{tq::seed_from(7)};
    for (char const* const words : {"draw 0", "keep", "draw 1"}) {
        auto const a = tq::text::read_action<game>(words, tq::text::in_english);
        if (auto no = a ? match.play(*match.to_move(), *a) : a.why()) return std::puts(tq::text::english(no)), 1;
    }
    for (auto const& e : match.events(tq::seat{1})) std::puts(as_json(e).c_str());

    std::string view = as_json(match.view(tq::seat{1}));
    std::puts(view.c_str());
    read(view);
    view.replace(view.find("\"turn\":1"), 8, "\"turn\":0");
    read(view);
}
