// A bot that plays by weights of a file: learnt by tools/train, or by a program of your own. Give the file's name;
// without one, the program writes weights itself and reads them again.

#include <triqueta/bots.hpp>
#include <triqueta/text.hpp>
#include <triqueta/triqueta.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdio>
#include <fstream>
#include <iterator>
#include <span>
#include <string>
#include <vector>

namespace tq = triqueta;
namespace bots = triqueta::bots;

std::vector<std::byte> read_file(char const* name) {
    std::ifstream file{name, std::ios::binary};
    std::string const all{std::istreambuf_iterator<char>{file}, {}};
    auto const bytes = std::as_bytes(std::span{all});
    return {bytes.begin(), bytes.end()};
}

std::vector<std::byte> write_shipped_weights() {
    bots::own_weights<tq::mayhem> weights;
    std::ranges::copy(*bots::shipped_weights<tq::mayhem>(2), weights.begin());
    std::vector<std::byte> bytes;
    bots::write_net<bots::features_of<tq::mayhem>>(weights, std::back_inserter(bytes));
    return bytes;
}

int main(int count, char** arguments) {
    auto const bytes = count > 1 ? read_file(arguments[1]) : write_shipped_weights();

    auto const weights = bots::read_weights<tq::mayhem>(bytes);
    if (!weights) {
        std::printf("byte %zu: %s\n", weights.where(), tq::text::english(weights.why()));
        return 1;
    }
    bots::bot<tq::mayhem> bot{bots::level::strong, tq::dice{1}, *weights};

    tq::match<tq::mayhem> game{tq::seed_from(7)};
    while (auto const seat = game.to_move())
        if (auto no = game.play(*seat, bot.choose(game.view(*seat)))) return std::puts(tq::text::english(no)), 1;
    std::printf("%d and %d points\n", game.result().points(tq::seat{0}).value(),
                game.result().points(tq::seat{1}).value());
}
