#include <triqueta/core/random/sha256.hpp>

#include <gtest/gtest.h>

#include <array>
#include <cstdint>
#include <string>

namespace triqueta {
namespace {

std::string hex(sha256::digest const& digest) {
    std::string text;
    for (auto const byte : digest) {
        text += "0123456789abcdef"[byte >> 4];
        text += "0123456789abcdef"[byte & 15];
    }
    return text;
}

// The examples that NIST publishes beside FIPS 180-4.

TEST(Sha256, digests_the_standards_examples) {
    EXPECT_EQ(hex(sha256{}.finish()), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    EXPECT_EQ(hex(sha256{}.add("abc").finish()), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    EXPECT_EQ(hex(sha256{}.add("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq").finish()),
              "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
    EXPECT_EQ(hex(sha256{}
                      .add("abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmno"
                           "ijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu")
                      .finish()),
              "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1");
    EXPECT_EQ(hex(sha256{}.add(std::string(1'000'000, 'a')).finish()),
              "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0");
}

// Worked out by a program in another language: where a block ends, its length no longer fits into it, and it is full.

TEST(Sha256, pads_texts_of_every_length_around_a_blocks_end) {
    EXPECT_EQ(hex(sha256{}.add(std::string(55, 'x')).finish()),
              "d5e285683cd4efc02d021a5c62014694958901005d6f71e89e0989fac77e4072");
    EXPECT_EQ(hex(sha256{}.add(std::string(56, 'x')).finish()),
              "04c26261370ee7541549d16dee320c723e3fd14671e66a099afe0a377c16888e");
    EXPECT_EQ(hex(sha256{}.add(std::string(63, 'x')).finish()),
              "75220b47218278e656f2013bb8f0c455a25eaf01e86c64924e9d48d89776d6f2");
    EXPECT_EQ(hex(sha256{}.add(std::string(64, 'x')).finish()),
              "7ce100971f64e7001e8fe5a51973ecdfe1ced42befe7ee8d5fd6219506b5393c");
}

TEST(Sha256, does_not_depend_on_how_the_bytes_are_handed_over) {
    auto const digest = sha256{}.add("abc").finish();
    EXPECT_EQ(sha256{}.add("a").add("").add("bc").finish(), digest);
    EXPECT_EQ(sha256{}.add(std::uint8_t{'a'}).add(std::array<std::uint8_t, 2>{'b', 'c'}).finish(), digest);
    auto begun = sha256{}.add("ab");
    EXPECT_EQ(begun.finish(), begun.finish()) << "finishing changes nothing";
    EXPECT_EQ(begun.add("c").finish(), digest);
}

TEST(Sha256, digests_in_a_constant_expression) { static_assert(sha256{}.add("abc").finish()[0] == 0xba); }

}  // namespace
}  // namespace triqueta
