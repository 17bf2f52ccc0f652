#include "triqueta/bots/weights_file.hpp"

#include "triqueta/bots/bot.hpp"
#include "triqueta/play/match.hpp"

#include <gtest/gtest.h>

#include <cstddef>
#include <iterator>
#include <vector>

namespace {

using namespace triqueta;
using bytes_of_file = std::vector<std::byte>;

template <game G>
bots::own_weights<G> some_weights() {
    bots::own_weights<G> all{};
    int number = 1;
    for (auto& w : all) w = static_cast<std::int8_t>(number = (number * 75 + 74) % 251 - 125);
    return all;
}
template <game G>
bytes_of_file file_of(bots::own_weights<G> const& weights) {
    bytes_of_file all;
    bots::write_net<bots::features_of<G>>(weights, std::back_inserter(all));
    return all;
}

template <game G>
void is_refused(bytes_of_file const& file, refusal why, std::size_t where) {
    auto const read = bots::read_weights<G>(file);
    ASSERT_FALSE(read);
    EXPECT_EQ(read.why(), why) << read.why().code();
    EXPECT_EQ(read.where(), where);
}

TEST(WeightsFile, reads_what_it_wrote) {
    auto const of_mayhem = some_weights<mayhem>();
    auto const read = bots::read_weights<mayhem>(file_of<mayhem>(of_mayhem));
    ASSERT_TRUE(read);
    EXPECT_EQ(*read, of_mayhem);
    auto const of_wolves = some_weights<hidden_wolves<3>>();
    auto const wolves = bots::read_weights<hidden_wolves_duel>(file_of<hidden_wolves<3>>(of_wolves));
    ASSERT_TRUE(wolves) << "the same features";
    EXPECT_EQ(*wolves, of_wolves);
}

TEST(WeightsFile, is_played_by) {
    auto const read = bots::read_weights<mayhem>(file_of<mayhem>(some_weights<mayhem>()));
    ASSERT_TRUE(read);
    int differ = 0;
    match<mayhem> game{seed_from(3)};
    dice random{1};
    while (auto const who = game.to_move()) {
        auto const v = game.view(*who);
        bots::bot<mayhem> usual{bots::level::strong, dice{1}};
        bots::bot<mayhem> other{bots::level::strong, dice{1}, *read};
        differ += usual.choose(v) != other.choose(v);
        game.play_unchecked(random.pick(v.legal()));
    }
    EXPECT_GT(differ, 0);
}

TEST(WeightsFile, says_what_is_wrong_with_a_file) {
    auto const whole = file_of<race>(some_weights<race>());
    auto file = whole;
    file[0] = std::byte{'x'};
    is_refused<race>(file, refusal::wrong_format, 0);
    is_refused<race>({}, refusal::bytes_too_short, 0);
    file = whole;
    file[4] = std::byte{2};
    is_refused<race>(file, refusal::wrong_version, 4);
    is_refused<mayhem>(whole, refusal::wrong_game, 11);
    is_refused<base_game<2>>(file_of<hidden_wolves<3>>(some_weights<hidden_wolves<3>>()), refusal::wrong_game, 11);
    file = whole;
    file.push_back(std::byte{});
    is_refused<race>(file, refusal::bytes_too_long, whole.size());
    bytes_of_file const bare(bots::weights_of<race>);  // without a head
    is_refused<race>(bare, refusal::wrong_format, 0);
}

TEST(WeightsFile, finds_every_damage) {
    auto const whole = file_of<race>(some_weights<race>());
    for (std::size_t size = 0; size < whole.size(); size += 1 + size / 3) {
        bytes_of_file const cut(whole.begin(), whole.begin() + static_cast<std::ptrdiff_t>(size));
        auto const read = bots::read_weights<race>(cut);
        ASSERT_FALSE(read) << size;
        EXPECT_EQ(read.why(), refusal::bytes_too_short) << size;
        EXPECT_LE(read.where(), size);
    }
    for (std::size_t at = 0; at < whole.size(); at += 1 + at / 7) {
        auto file = whole;
        file[at] ^= std::byte{0x10};
        EXPECT_FALSE(bots::read_weights<race>(file)) << at;
    }
}

}  // namespace
