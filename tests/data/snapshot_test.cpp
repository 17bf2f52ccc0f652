#include <triqueta/data/snapshot.hpp>

#include <triqueta/data.hpp>

#include "properties/choices.hpp"
#include "properties/claim.hpp"
#include "properties/games.hpp"
#include "properties/of_every_game.hpp"
#include "properties/walk.hpp"
#include "properties/what_passes.hpp"
#include "support/found.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <span>
#include <vector>

namespace {

using namespace properties;
using triqueta::refusal, triqueta::seat;
using snapshot = std::vector<std::byte>;

/// What is read is what was written, and nothing else of it is.
template <class G>
void goes_there_and_back(triqueta::state<G> const& s) {
    auto const as_bytes = triqueta::bytes(s);
    auto const read = triqueta::read_state<G>(as_bytes);
    claim(read && *read == s && read.why().empty(), "a state is read as it was written");
    claim(read->pool() == s.pool(), "with what follows from it");
    claim(triqueta::read_view<G>(as_bytes).why() == refusal::wrong_format, "and is no view");
    claim(triqueta::read_events<G>(as_bytes).why() == refusal::wrong_format, "nor events");
    for (auto const who : viewers_of(s)) {
        auto const v = s.view(who);
        auto const view_as_bytes = triqueta::bytes(v);
        auto const view_read = triqueta::read_view<G>(view_as_bytes);
        claim(view_read && *view_read == v, "a view is read as it was written");
        claim(triqueta::read_state<G>(view_as_bytes).why() == refusal::wrong_format, "and is no state");
    }
}

template <class G>
void events_go_there_and_back(choices& from) {
    triqueta::state<G> s{any_setup<G>(from)};
    auto const all = viewers_of(s);
    std::vector<std::vector<triqueta::event<G>>> sent(all.size() + 1);  // and one who sees all
    while (!s.is_over()) {
        auto const e = any_step(s, from);
        for (std::size_t i = 0; i < all.size(); ++i) sent[i].push_back(e.seen_by(all[i]));
        sent.back().push_back(e);
    }
    for (auto const& events : sent) {
        auto const as_bytes = *triqueta::bytes<G>(events);
        auto const read = triqueta::read_events<G>(as_bytes);
        claim(read && *read == events, "events are read as they were written");
        claim(triqueta::read_state<G>(as_bytes).why() == refusal::wrong_format, "and are no state");
    }
}

template <class G>
void events_of_a_match_need_no_name_of_its_game(choices& from) {
    triqueta::match<G> m{any_setup<G>(from)};
    m.draw_by(triqueta::dice{from.below(1000)});
    for (int left = 20; left > 0 && !m.is_over(); --left)
        claim(!m.play(*m.to_move(), m.state().legal()[0]), "a legal action is played");
    auto const events = m.events(triqueta::seat{0});
    auto const as_bytes = triqueta::bytes(events);
    claim(as_bytes && *as_bytes == *triqueta::bytes<G>(events), "events are written as with its name");
    claim(*as_bytes == *triqueta::bytes(m.events(triqueta::seat{0})), "and where they are made");
    auto const read = triqueta::read_events<G>(*as_bytes);
    claim(read && *triqueta::bytes(*read) == *as_bytes, "events that were read are written again");
    snapshot written;
    claim(static_cast<bool>(triqueta::write_events(events, std::back_inserter(written))), "they aren't too long");
    claim(written == *as_bytes, "events are written to an iterator too");
}

/// A snapshot of each kind, from anywhere in a game.
template <class G>
std::array<snapshot, 3> some_snapshots(choices& from) {
    triqueta::state<G> s{any_setup<G>(from)};
    std::vector<triqueta::event<G>> events;
    for (auto left = from.below(200); left > 0 && !s.is_over(); --left) {
        if (s.turn().is_seat()) events.push_back(s.event_of(s.legal()[0]));
        any_step(s, from);
    }
    auto const all = viewers_of(s);
    auto const who = all[from.below(static_cast<std::uint32_t>(all.size()))];
    return {triqueta::bytes(s), triqueta::bytes(s.view(who)), *triqueta::bytes<G>(events)};
}

/// A few events that follow each other, from anywhere in a game, as some viewer saw them.
template <class G>
std::vector<triqueta::event<G>> some_events(choices& from) {
    triqueta::state<G> s{any_setup<G>(from)};
    auto const all = viewers_of(s);
    auto const who = all[from.below(static_cast<std::uint32_t>(all.size()))];
    bool const sees_all = from.one_in(4);
    auto const most = 1 + from.below(8);
    std::vector<triqueta::event<G>> last;
    for (auto left = from.one_in(2) ? 10'000 : 1 + from.below(60); left > 0 && !s.is_over(); --left) {
        auto const e = any_step(s, from);
        if (last.size() == most) last.erase(last.begin());
        last.push_back(sees_all ? e : e.seen_by(who));
    }
    return last;
}

/// How many bits an event takes, with the one before it: eight of them as many bytes.
template <class G>
std::size_t bits_of(triqueta::event<G> const& e) {
    return triqueta::bytes<G>(std::vector<triqueta::event<G>>(8, e))->size() - 9;
}
bool bit_at(snapshot const& bytes, std::size_t place) {
    return (bytes[place / 8] >> static_cast<int>(place % 8) & std::byte{1}) != std::byte{};
}

/// Whatever is wrong with bytes of events: those that come before it are given, and none that doesn't stand there; the
/// reason is returned, as it is without a callback. Returns it.
template <class G>
refusal gives_what_stands_there(snapshot const& bytes, std::span<triqueta::event<G> const> before) {
    std::vector<triqueta::event<G>> given;
    auto const why = triqueta::read_events<G>(bytes, [&given](auto const& e) {
        given.push_back(e);
        return refusal{};
    });
    claim(given.size() >= before.size() && std::equal(before.begin(), before.end(), given.begin()),
          "what comes before is given");
    auto const written = *triqueta::bytes<G>(given);
    std::size_t bits = 64;
    for (auto const& e : given) bits += bits_of<G>(e);
    claim(bits <= 8 * bytes.size(), "what isn't all there isn't given");
    for (std::size_t place = 0; place < bits; ++place)
        claim(bit_at(written, place) == bit_at(bytes, place), "what is given stands there");
    claim(why || written == bytes, "what is accepted is all that stands there");

    auto const all = triqueta::read_events<G>(bytes);
    claim(static_cast<bool>(all) == !why, "without a callback it is refused or accepted alike");
    claim(why ? all.why() == why : *all == given, "for the same reason, or as the same events");

    // A callback that refuses is asked no more, and what it says is returned, whatever comes behind.
    for (std::size_t most = 1; most <= before.size(); ++most) {
        std::size_t asked = 0;
        auto const no = triqueta::read_events<G>(
            bytes, [&](auto const&) { return ++asked == most ? refusal::event_contradicts : refusal{}; });
        claim(no == refusal::event_contradicts && asked == most, "a callback that refuses");
    }
    return why;
}

template <class G>
class Snapshot : public of_every_game<G> {};
TYPED_TEST_SUITE(Snapshot, tested_games::as<testing::Types>);

TYPED_TEST(Snapshot, states_and_views_of_all_are_read_as_they_were_written) {
    this->check("states and views are read as they were written",
                [](choices& from) { walk<TypeParam>(from, [](auto const& s) { goes_there_and_back(s); }); });
}

TYPED_TEST(Snapshot, events_are_read_as_they_were_written) {
    this->check("events are read as they were written",
                [](choices& from) { events_go_there_and_back<TypeParam>(from); });
}

TYPED_TEST(Snapshot, events_of_a_match_need_no_name_of_its_game) {
    this->check("events of a match are written without the name of its game",
                [](choices& from) { events_of_a_match_need_no_name_of_its_game<TypeParam>(from); });
}

TYPED_TEST(Snapshot, cut_off_anywhere_it_is_refused) {
    this->check("cut off, a snapshot is refused", [](choices& from) {
        for (auto const& whole : some_snapshots<TypeParam>(from))
            for (std::size_t size = 0; size < whole.size(); ++size) {
                auto const part = std::span{whole}.first(size);
                auto const expected = size < 3 ? refusal::wrong_format : refusal::bytes_too_short;
                auto const why = whole[2] == std::byte{'s'}   ? triqueta::read_state<TypeParam>(part).why()
                                 : whole[2] == std::byte{'v'} ? triqueta::read_view<TypeParam>(part).why()
                                                              : triqueta::read_events<TypeParam>(part).why();
                claim(why == expected, "cut off");
            }
    });
}

TYPED_TEST(Snapshot, of_events_cut_off_gives_those_that_are_all_there) {
    this->check("events cut off", [](choices& from) {
        auto const events = some_events<TypeParam>(from);
        auto const whole = *triqueta::bytes<TypeParam>(events);
        for (std::size_t size = 8; size < whole.size(); ++size) {
            std::size_t there = 0;
            for (std::size_t bits = 64; there < events.size(); ++there) {
                bits += bits_of<TypeParam>(events[there]);
                if (bits > 8 * size) break;
            }
            snapshot const part(whole.begin(), whole.begin() + static_cast<std::ptrdiff_t>(size));
            auto const why = gives_what_stands_there<TypeParam>(part, std::span{events}.first(there));
            claim(why == refusal::bytes_too_short, "cut off");
        }
    });
}

TYPED_TEST(Snapshot, of_events_with_a_bit_of_the_last_one_turned_gives_those_before_it) {
    this->check("the last event with a bit turned", [](choices& from) {
        auto const events = some_events<TypeParam>(from);
        auto const before = std::span{events}.first(events.size() - 1);
        std::size_t last = 64;
        for (auto const& e : before) last += bits_of<TypeParam>(e);
        auto const end = last + bits_of<TypeParam>(events.back());
        auto turned = *triqueta::bytes<TypeParam>(events);
        for (auto place = last; place < 8 * turned.size(); ++place) {
            auto& byte = turned[place / 8];
            byte ^= std::byte{1} << static_cast<int>(place % 8);
            auto const why = gives_what_stands_there<TypeParam>(turned, place < end ? before : std::span{events});
            if (place == last) claim(why == refusal::bytes_too_long, "the last event is announced");
            if (place == end) claim(why == refusal::bytes_too_short, "another one is announced");
            if (place > end) claim(why == refusal::wrong_value, "nothing stands behind the end");
            byte ^= std::byte{1} << static_cast<int>(place % 8);
        }
    });
}

TYPED_TEST(Snapshot, whatever_bit_is_turned_it_is_refused_or_can_be_played_out) {
    this->check("with a bit turned", [](choices& from) {
        auto const all = some_snapshots<TypeParam>(from);
        auto turned = all[from.below(3)];
        for (std::size_t bit = 0; bit < 8 * turned.size(); ++bit) {
            turned[bit / 8] ^= std::byte{1} << static_cast<int>(bit % 8);
            what_is_read_can_be_played_out<TypeParam>(turned, from);
            turned[bit / 8] ^= std::byte{1} << static_cast<int>(bit % 8);
        }
    });
}

TYPED_TEST(Snapshot, whatever_is_put_together_it_is_refused_or_can_be_played_out) {
    this->check("put together", [](choices& from) {
        auto const first = some_snapshots<TypeParam>(from);
        auto const second = some_snapshots<TypeParam>(from);
        for (std::size_t kind = 0; kind < 3; ++kind)
            for (int i = 0; i < 8; ++i) {
                auto spliced = first[kind];
                auto const at = from.below_any(static_cast<std::uint32_t>(spliced.size()));
                spliced.resize(at);
                auto const& other = second[kind];
                if (at < other.size()) spliced.insert(spliced.end(), other.begin() + at, other.end());
                what_is_read_can_be_played_out<TypeParam>(spliced, from);

                auto noise = first[kind];
                noise.resize(from.one_in(2) ? noise.size() : 8 + from.below(200));
                for (std::size_t place = 8 + from.below(16); place < noise.size(); ++place)
                    noise[place] = from.one_in(8) ? std::byte{0xFF} : static_cast<std::byte>(from.below(256));
                what_is_read_can_be_played_out<TypeParam>(noise, from);
            }
    });
}

// Each reason.

using base = triqueta::base_game<3>;

TEST(Snapshots, begin_with_what_they_are_their_version_and_their_game) {
    auto const bytes = triqueta::bytes(triqueta::state<base>{});
    EXPECT_EQ(bytes[0], std::byte{'T'});
    EXPECT_EQ(bytes[1], std::byte{'q'});
    EXPECT_EQ(bytes[2], std::byte{'s'});
    EXPECT_EQ(bytes[3], std::byte{2});
    std::uint32_t code = 0;
    for (auto i = 0U; i < 4; ++i) code |= static_cast<std::uint32_t>(bytes[4 + i]) << 8 * i;
    EXPECT_EQ(code, triqueta::game_code<base>());
    EXPECT_EQ(triqueta::bytes(triqueta::state<base>{}.view(seat{0}))[2], std::byte{'v'});
    EXPECT_EQ((*triqueta::bytes<base>(std::vector<triqueta::event<base>>{}))[2], std::byte{'e'});
}

TEST(Snapshots, every_shipped_game_has_a_code_of_its_own) {
    std::vector<std::uint32_t> codes;
    for (int i = 0; i < triqueta::shipped::size; ++i)
        triqueta::shipped::at(i, [&]<class G>() { codes.push_back(triqueta::game_code<G>()); });
    for (std::size_t i = 0; i < codes.size(); ++i)
        for (std::size_t j = 0; j < i; ++j) EXPECT_NE(codes[i], codes[j]);
}

TEST(Snapshots, of_something_else_are_refused_for_their_format) {
    auto const whole = triqueta::bytes(triqueta::state<base>{});
    for (auto place = 0U; place < 3; ++place) {
        auto other = whole;
        other[place] ^= std::byte{1};
        EXPECT_EQ(triqueta::read_state<base>(other).why(), refusal::wrong_format);
    }
    EXPECT_EQ(triqueta::read_state<base>({}).why(), refusal::wrong_format);
}

TEST(Snapshots, of_another_version_are_refused_for_it) {
    auto other = triqueta::bytes(triqueta::state<base>{});
    for (int const version : {0, 1, 3, 255}) {
        other[3] = static_cast<std::byte>(version);
        other[4] = std::byte{};
        EXPECT_EQ(triqueta::read_state<base>(other).why(), refusal::wrong_version) << "before its game";
    }
}

TEST(Snapshots, of_another_game_are_refused_for_it) {
    EXPECT_EQ(triqueta::read_state<triqueta::base_game<4>>(triqueta::bytes(triqueta::state<base>{})).why(),
              refusal::wrong_game);
    EXPECT_EQ(triqueta::read_state<triqueta::race>(triqueta::bytes(triqueta::state<triqueta::mayhem>{})).why(),
              refusal::wrong_game);
    auto const view = triqueta::state<triqueta::race>{}.view(seat{1});
    EXPECT_EQ(triqueta::read_view<triqueta::mayhem>(triqueta::bytes(view)).why(), refusal::wrong_game);
    for (auto place = 4U; place < 8; ++place) {
        auto other = triqueta::bytes(triqueta::state<base>{});
        other[place] ^= std::byte{0x80};
        EXPECT_EQ(triqueta::read_state<base>(other).why(), refusal::wrong_game);
    }
}

TEST(Snapshots, that_are_too_short_or_too_long_are_refused_for_it) {
    auto other = triqueta::bytes(triqueta::state<base>{});
    other.push_back(std::byte{});
    EXPECT_EQ(triqueta::read_state<base>(other).why(), refusal::bytes_too_long);
    other.resize(other.size() - 2);
    EXPECT_EQ(triqueta::read_state<base>(other).why(), refusal::bytes_too_short);
    other.resize(8);
    EXPECT_EQ(triqueta::read_events<base>(triqueta::bytes(triqueta::state<base>{})).why(), refusal::wrong_format);
    EXPECT_EQ(triqueta::read_state<base>(other).why(), refusal::bytes_too_short);
}

TEST(Snapshots, with_a_value_that_cant_be_are_refused_for_it) {
    auto other = triqueta::bytes(triqueta::state<base>{});
    other[8] |= std::byte{7};  // the phase, of seven
    EXPECT_EQ(triqueta::read_state<base>(other).why(), refusal::wrong_value);

    auto events =
        *triqueta::bytes<base>(std::vector<triqueta::event<base>>{triqueta::drew(triqueta::column{0}).by(seat{0})});
    events[8] |= std::byte{0x80};  // the column, of five
    events[9] |= std::byte{0x03};
    EXPECT_EQ(triqueta::read_events<base>(events).why(), refusal::wrong_value);

    auto padded = *triqueta::bytes<base>(std::vector<triqueta::event<base>>{});
    padded.back() |= std::byte{0x80};
    EXPECT_EQ(triqueta::read_events<base>(padded).why(), refusal::wrong_value) << "nothing stands behind the end";
}

TEST(Snapshots, T1_with_more_discards_of_a_kind_than_there_are_are_refused_for_it) {
    triqueta::triangles::race::table t;
    triqueta::rules_of<triqueta::race>::all_secrets all{};
    t.discards.put(triqueta::joker(triqueta::cut::vertical, triqueta::colour::red));
    auto const before = triqueta::bytes(triqueta::state<triqueta::race>::assemble(t, all));
    EXPECT_FALSE(triqueta::read_state<triqueta::race>(before).why().contain(refusal::wrong_value));
    t.discards.put(triqueta::piece(triqueta::cut::vertical, 1, triqueta::colour::red));
    auto const two = triqueta::bytes(triqueta::state<triqueta::race>::assemble(t, all));
    // players, turn_cap, phase, mover, turns, piles_made, pile, how many discards: 3 + 31 + 3 + 3 + 31 + 31 + 7 + 7
    constexpr int first = 64 + 116;
    auto twice = two;
    for (int bit = 0; bit < 6; ++bit) {
        auto const from = static_cast<unsigned>(first + bit);
        auto const to = from + 6;
        bool const one = (two[from / 8] >> static_cast<int>(from % 8) & std::byte{1}) != std::byte{};
        auto const mask = std::byte{1} << static_cast<int>(to % 8);
        twice[to / 8] = one ? twice[to / 8] | mask : twice[to / 8] & ~mask;
    }
    EXPECT_EQ(triqueta::read_state<triqueta::race>(twice).why(), refusal::wrong_value);
}

TEST(Snapshots, of_a_position_that_cant_be_are_refused_for_every_reason) {
    triqueta::animals::table<base> t;
    triqueta::rules_of<base>::all_secrets all{};
    t.tiles[seat{1}] = 1;
    t.rock = seat{2};
    ++t.box;
    t.mover = seat{1};
    t.out.insert(seat{1});
    auto const bytes = triqueta::bytes(triqueta::state<base>::assemble(t, all));
    auto const read = triqueta::read_state<base>(bytes);
    EXPECT_FALSE(read);
    EXPECT_EQ(read.why(), triqueta::check_position<base>(t, all));
    EXPECT_EQ(read.why().size(), 3);
}

TEST(Snapshots, of_a_viewer_who_doesnt_play_are_refused_for_it) {
    auto const s = triqueta::state<triqueta::race>{{.players = 3}};
    auto const v = triqueta::view<triqueta::race>::assemble(s.table(), {}, seat{4});
    EXPECT_EQ(triqueta::read_view<triqueta::race>(triqueta::bytes(v)).why(), refusal::wrong_seats);
}

TEST(Snapshots, of_events_hold_no_more_than_their_bytes_can) {
    // An event of Triqueta takes 18 bits or more, one of the games of cards 20.
    for (std::size_t const size : {0U, 1U, 100U, 10'000U}) {
        auto bytes = *triqueta::bytes<base>(std::vector<triqueta::event<base>>{});
        bytes.resize(8 + size, std::byte{0x11});
        auto const read = triqueta::read_events<base>(bytes);
        if (read) {
            EXPECT_LE(read->size(), size * 8 / 18);
        }
        std::vector<triqueta::event<triqueta::race>> const many(size,
                                                                triqueta::event<triqueta::race>::drew().by(seat{0}));
        EXPECT_EQ(triqueta::bytes<triqueta::race>(many)->size(), 8 + (size * 20 + 8) / 8);
    }
    std::vector<triqueta::event<base>> const many(1000, triqueta::drew(triqueta::column{4}).by(seat{0}));
    EXPECT_EQ(triqueta::bytes<base>(many)->size(), 8U + 18'001 / 8 + 1);
}

TEST(Snapshots, that_are_longer_than_any_are_refused_unread_and_not_written) {
    std::vector<std::byte> too_long(triqueta::most_input + 1, std::byte{'T'});
    EXPECT_EQ(triqueta::read_state<base>(too_long).why(), refusal::too_much);
    EXPECT_EQ(triqueta::read_view<base>(too_long).why(), refusal::too_much);
    EXPECT_EQ(triqueta::read_events<base>(too_long).why(), refusal::too_much);

    auto const bits = 8 * (triqueta::most_input - 8);
    std::vector<triqueta::event<triqueta::race>> events(bits / 20, triqueta::event<triqueta::race>::drew().by(seat{0}));
    auto const longest = triqueta::bytes<triqueta::race>(events);
    ASSERT_TRUE(longest);
    EXPECT_TRUE(triqueta::read_events<triqueta::race>(*longest));
    events.push_back(events.back());
    EXPECT_EQ(triqueta::bytes<triqueta::race>(events).why(), refusal::too_much);
}

// Written and read in a constant expression, to any iterator.
constexpr bool goes_there_and_back_at_compile_time() {
    std::array<std::byte, 100> bytes{};
    triqueta::state<base> s;
    s.apply_unchecked(triqueta::draw(triqueta::column{2}));
    auto const* const end = triqueta::write_bytes(s, bytes.data());
    auto const read = triqueta::read_state<base>(std::span{bytes.data(), end});
    return read && *read == s;
}
static_assert(goes_there_and_back_at_compile_time());

}  // namespace
