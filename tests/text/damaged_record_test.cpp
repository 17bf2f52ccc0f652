#include <triqueta/text/record.hpp>

#include "properties/choices.hpp"
#include "properties/claim.hpp"
#include "properties/games.hpp"
#include "properties/texts_from_outside.hpp"
#include "support/print.hpp"
#include "support/written.hpp"

#include <gtest/gtest.h>

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

// Records that something happened to: each is refused, or read as a game that can be.
namespace triqueta::text {
namespace {

using properties::choices;

/// How much memory is held by a history, and the most that ever was.
struct memory {
    static inline std::size_t held = 0;
    static inline std::size_t most = 0;
};

template <class T>
class counting_allocator {
  public:
    using value_type = T;

    counting_allocator() = default;
    template <class U>
    explicit counting_allocator(counting_allocator<U> const&) {}

    [[nodiscard]] T* allocate(std::size_t count) {
        memory::held += count * sizeof(T);
        if (memory::held > memory::most) memory::most = memory::held;
        return std::allocator<T>{}.allocate(count);
    }
    void deallocate(T* at, std::size_t count) {
        memory::held -= count * sizeof(T);
        std::allocator<T>{}.deallocate(at, count);
    }

    friend bool operator==(counting_allocator const&, counting_allocator const&) { return true; }
};

struct in_counted_vectors {
    template <class T>
    using list = std::vector<T, counting_allocator<T>>;
    template <class T>
    [[nodiscard]] list<T> make() const {
        return {};
    }
};
template <game G>
using counted_match = match<G, in_counted_vectors>;

/// What docs/records.md promises: the history is all that a reader allocates.
constexpr std::size_t most_memory = std::size_t{8} << 20;

/// Played to its end, or for so many steps.
template <game G>
match<G> played(choices& from, int steps) {
    match<G> m{properties::any_setup<G>(from)};
    while (!m.is_over() && steps-- > 0) properties::any_step(m, from);
    return m;
}

/// A record of G to be damaged: whole or cut down, finished or not.
template <game G>
std::string some_record(choices& from) {
    auto const m = played<G>(from, from.one_in(2) ? 10'000 : static_cast<int>(from.below(100)));
    if (from.one_in(2)) return support::record_of(m);
    auto const all = properties::viewers_of(m.state());
    return support::record_of(m, all[from.below(static_cast<std::uint32_t>(all.size()))]);
}

std::size_t place_in(std::string_view text, choices& from) {
    return (static_cast<std::size_t>(from.below(256)) << 16 | from.below(256) << 8 | from.below(256)) %
           (text.size() + 1);
}

std::string some_line(std::string_view text, choices& from) {
    auto const at = text.rfind('\n', place_in(text, from));
    auto const start = at == std::string_view::npos ? 0 : at + 1;
    return std::string{text.substr(start, text.find('\n', start) - start)} + '\n';
}

/// A token or card somewhere in brackets; empty if there is none, or nobody saw it.
std::string some_piece(std::string_view text, choices& from) {
    auto const at = text.find('(', place_in(text, from));
    if (at == std::string_view::npos) return {};
    auto const piece = text.substr(at + 1, text.find(')', at) - at - 1);
    return piece == "?" ? std::string{} : std::string{piece};
}

/// All of one kind become another one, up to some line; nothing else shows that it can't be.
std::string renamed(std::string text, choices& from) {
    auto const kind = some_piece(text, from);
    auto const other = some_piece(text, from);
    if (kind.empty() || other.empty() || kind == other) return text;
    for (auto at = text.find(kind); at != std::string::npos; at = text.find(kind, at + other.size()))
        text.replace(at, kind.size(), other);
    auto const tag = text.find("[Result \"") + 9;
    text.replace(tag, text.find('"', tag) - tag, "*");
    auto const last = text.rfind('\n', place_in(text, from));
    if (last != std::string::npos && last > tag + 3) text.resize(last);
    return text;
}

/// Something happens to it; `other` is a record of another game.
std::string damaged(std::string text, std::string_view other, choices& from) {
    constexpr std::array<std::string_view, 12> pieces{"99999999999999999999",
                                                      "-1",
                                                      "2147483648",
                                                      "[Triqueta \"3\"]\n",
                                                      "[TurnCap \"2147483647\"]\n",
                                                      "(",
                                                      "[- / -",
                                                      "; ",
                                                      "deal:",
                                                      "?",
                                                      std::string_view{"\0\xFF", 2},
                                                      "#"};
    auto const at = place_in(text, from);
    switch (from.below(10)) {
        case 0: text.resize(at); break;
        case 1:
            for (int flips = 1 + static_cast<int>(from.below(4)); flips > 0 && !text.empty(); --flips) {
                auto const bit = 1 << from.below(8);
                auto& c = text[place_in(text, from) % text.size()];
                c = static_cast<char>(c ^ bit);
            }
            break;
        case 2: text.insert(at, some_line(other, from)); break;
        case 3:
            text.insert(text.rfind('\n', at) == std::string::npos ? 0 : text.rfind('\n', at) + 1,
                        some_line(text, from));
            break;
        case 4: text.insert(at, pieces[from.below(pieces.size())]); break;
        case 5: text.erase(at, from.below(40)); break;
        case 6: {
            auto const digit = text.find_first_of("0123456789", at);
            if (digit != std::string::npos) text.replace(digit, 1, std::to_string(from.below(256)));
            break;
        }
        case 7: text = text.substr(0, at) + std::string{other.substr(place_in(other, from))}; break;
        default: return renamed(text, from);
    }
    return text;
}

template <class G>
class Damaged : public testing::Test {};
TYPED_TEST_SUITE(Damaged, properties::tested_games::as<testing::Types>);

TYPED_TEST(Damaged, a_record_is_refused_or_read_as_a_game_that_can_be) {
    using other_game = std::conditional_t<std::is_same_v<TypeParam, race>, mayhem, race>;
    int accepted = 0;
    for (std::uint8_t group = 0; group < 50; ++group) {
        std::array const bytes{group};
        choices from{bytes};
        auto const text = some_record<TypeParam>(from);
        auto const other = some_record<other_game>(from);
        for (int i = 0; i < 20; ++i) {
            auto const broken = damaged(text, other, from);
            SCOPED_TRACE(broken);
            ASSERT_NO_THROW({
                accepted += is_cut_down(broken)
                                ? properties::what_is_read_of_a_seen_record_is_a_valid_view<TypeParam>(broken)
                                : properties::what_is_read_of_a_whole_record_is_a_valid_game<TypeParam>(broken);
            });
        }
    }
    EXPECT_GT(accepted, 0) << "some damage does no harm";
    EXPECT_LT(accepted, 700) << "most does";
}

TYPED_TEST(Damaged, a_record_cut_off_anywhere_is_refused_or_read) {
    choices from{{}};
    auto const m = played<TypeParam>(from, 10'000);
    for (auto const& text : {support::record_of(m), support::record_of(m, viewer::spectator())})
        for (std::size_t length = 0; length + 1 < text.size(); length += 1 + length / 200) {
            auto const part = std::string_view{text}.substr(0, length);
            auto const read = read_record<TypeParam>(part);
            EXPECT_FALSE(read) << "the result isn't that of the whole game";
            auto const seen = read_seen_record<TypeParam>(part);
            EXPECT_FALSE(seen);
            ASSERT_NO_THROW(properties::a_refusal_has_words_and_a_place<TypeParam>(part, read.why(), read.where()));
            ASSERT_NO_THROW(properties::a_refusal_has_words_and_a_place<TypeParam>(part, seen.why(), seen.where()));
        }
}

/// Reads a text as a record of G, and tells how much memory its history took at most.
template <game G>
std::size_t memory_for(std::string_view text, bool accepted) {
    memory::most = 0;
    {
        auto const read = read_record<G, counted_match<G>>(text);
        EXPECT_EQ(static_cast<bool>(read), accepted) << support::refused(text, read);
        EXPECT_FALSE(read_seen_record<G>(text));
    }
    EXPECT_EQ(memory::held, 0U);
    return memory::most;
}

/// Tags and deal of a game of two that goes on for as long as anybody wants.
std::string endless_start(match<race> const& m) {
    std::string text = "[Triqueta \"2\"]\n[Game \"race\"]\n[Players \"2\"]\n[First \"0\"]\n[TurnCap \"2147483647\"]\n"
                       "[Result \"*\"]\n\ndeal:";
    char const* before = "";
    for (auto const& all : m.happened()) {
        text += before + support::text_of(all.by(seat::none()), in_english);
        before = ";";
    }
    return text;
}

/// As many steps as a record can hold: in every turn the top discard is taken and discarded again.
std::string longest_record() {
    match<race> m{seed_from(1), setup<race>{2}};
    auto text = endless_start(m);
    auto const drawn = [&] {
        EXPECT_FALSE(m.play(seat{0}, triangles::race::draw()));
        return support::text_of(*m.events(seat{0}).back().outcome(), in_english);
    }();
    text += "\n0:draw;(" + drawn + ");discard " + drawn + ";end\n";
    for (int turn = 1;; ++turn) {
        auto const line = std::to_string(turn % 2) + ":take;discard " + drawn + ";end\n";
        if (text.size() + line.size() > most_input) return text;
        text += line;
    }
}

TEST(DamagedRecords, R2_the_longest_takes_no_more_memory_than_is_promised) {
    auto const text = longest_record();
    EXPECT_GT(text.size(), most_input - 100);
    auto const needed = memory_for<race>(text, true);
    RecordProperty("bytes", static_cast<int>(needed));
    EXPECT_GT(needed, std::size_t{1} << 18) << "it is long indeed";
    EXPECT_LE(needed, most_memory);
    // No step is written in less than four bytes; a vector that grows holds up to three times what is in it, and there
    // is a position, with what a deal remembers, for every 64 steps.
    static_assert(3 * (most_input / 4) * (sizeof(noted<race>) + (sizeof(state<race>) + 128) / 64) <= most_memory);
}

TEST(DamagedRecords, the_longest_is_refused_where_it_goes_wrong_and_holds_nothing_then) {
    auto text = longest_record();
    text.resize(text.size() - 5);
    text += "\n9:end";
    EXPECT_LE(memory_for<race>(text, false), most_memory);
}

TEST(DamagedRecords, much_of_the_same_is_refused_at_once) {
    std::string const start =
        "[Triqueta \"2\"]\n[Game \"base_game\"]\n[Players \"2\"]\n[First \"0\"]\n[Result \"*\"]\n\n";
    for (std::string const piece :
         {"(", "[", "0:", ";",  "0: draw 0;", "- / -, ", "owl ",       "9",        "\"",    "\\",
          "#", "x", " ",  "\n", "\r",         "\t#\n",   "[A \"\"]\n", "\xC3\xBC", "(?); ", "0: take 0 [owl "}) {
        std::string text = start;
        while (text.size() + piece.size() <= most_input) text += piece;
        bool const blank = piece == " " || piece == "\n" || piece == "#" || piece == "\t#\n";
        EXPECT_LE(memory_for<base_game<2>>(text, blank), most_memory) << piece;
        EXPECT_EQ(static_cast<bool>(read_game(text)), piece != "[" && piece != "[A \"\"]\n") << piece;
        std::string raw;
        while (raw.size() < most_input / 8) raw += piece;
        EXPECT_FALSE(read_game(raw)) << piece;
        EXPECT_FALSE(read_state<base_game<2>>(raw, in_english)) << piece;
        EXPECT_FALSE(read_action<race>(raw, in_english)) << piece;
    }
}

TEST(DamagedRecords, two_mebibytes_are_refused_unread) {
    auto text = longest_record();
    text += text;
    EXPECT_EQ(memory_for<race>(text, false), 0U);
    EXPECT_EQ(read_record<race>(text).why(), refusal::too_much);
    EXPECT_EQ(read_seen_record<race>(text).why(), refusal::too_much);
}

}  // namespace
}  // namespace triqueta::text
