#include <triqueta/core/when.hpp>

#include <gtest/gtest.h>

#include <concepts>

namespace triqueta {
namespace {

template <bool Has>
struct with_parts {
    int always = 0;
    [[no_unique_address]] when<Has, int, struct one_tag> one{};
    [[no_unique_address]] when<Has, int, struct two_tag> two{};

    friend constexpr bool operator==(with_parts const&, with_parts const&) = default;
};

TEST(When, a_part_that_is_there_is_just_that_part) {
    static_assert(std::same_as<when<true, int, struct some_tag>, int>);
    with_parts<true> a;
    with_parts<true> b;
    EXPECT_EQ(a, b);
    b.two = 1;
    EXPECT_NE(a, b);
}

TEST(When, absent_parts_take_no_room_and_are_equal) {
    static_assert(sizeof(with_parts<false>) == sizeof(int));
    EXPECT_EQ(with_parts<false>{}, with_parts<false>{});
}

}  // namespace
}  // namespace triqueta
