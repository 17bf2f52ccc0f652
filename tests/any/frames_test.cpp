#include "triqueta/any/frames.hpp"

#include <gtest/gtest.h>

#include <array>
#include <cstddef>
#include <string>

namespace triqueta {
namespace {

TEST(Frames, come_back_as_they_were_however_the_stream_is_cut) {
    std::string stream;
    append_frame(stream, "list");
    append_frame(stream, std::string(70'000, 'x'));
    append_frame(stream, std::array{std::byte{0}, std::byte{255}});
    EXPECT_EQ(stream.substr(0, 4), std::string("\x04\0\0\0", 4)) << "lowest byte first";
    for (std::size_t const piece : {1U, 3U, 4U, 5U, 1000U, 100'000U}) {
        frame_reader reader;
        std::string all;
        for (std::size_t at = 0; at < stream.size(); at += piece) {
            reader.add(std::string_view{stream}.substr(at, piece));
            while (auto const frame = reader.next()) all += *frame + '|';
        }
        EXPECT_EQ(all, "list|" + std::string(70'000, 'x') + "|" + std::string("\0\xFF", 2) + "|");
        EXPECT_FALSE(reader.has_part());
        EXPECT_FALSE(reader.next());
    }
}

TEST(Frames, that_have_begun_are_no_frames_yet) {
    frame_reader reader;
    EXPECT_FALSE(reader.has_part());
    reader.add({"\x05\0\0", 3});
    EXPECT_TRUE(reader.has_part());
    EXPECT_FALSE(reader.is_broken());
    reader.add({"\0hell", 5});
    EXPECT_FALSE(reader.has_next());
    EXPECT_FALSE(reader.next());
    reader.add("o");
    EXPECT_TRUE(reader.has_next());
    EXPECT_FALSE(reader.has_part());
    EXPECT_EQ(reader.next(), "hello");
}

TEST(Frames, of_a_wrong_length_break_the_stream) {
    for (std::string const& start :
         {std::string("\0\0\0\0", 4), std::string("\x05\0\0\0", 4), std::string(4, '\xFF')}) {
        frame_reader reader{4};
        reader.add(start + "hello");
        EXPECT_TRUE(reader.is_broken());
        EXPECT_FALSE(reader.has_next());
        EXPECT_FALSE(reader.next());
    }
    frame_reader longest;
    longest.add({"\0\0\x10\0", 4});  // 1 MiB
    EXPECT_FALSE(longest.is_broken());
    frame_reader longer;
    longer.add({"\x01\0\x10\0", 4});
    EXPECT_TRUE(longer.is_broken());
}

TEST(Frames, before_a_wrong_length_are_read) {
    frame_reader reader{4};
    reader.add({"\x01\0\0\0a\0\0\0\0", 9});
    EXPECT_FALSE(reader.is_broken());
    EXPECT_EQ(reader.next(), "a");
    EXPECT_TRUE(reader.is_broken());
}

}  // namespace
}  // namespace triqueta
