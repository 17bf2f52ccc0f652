#include <triqueta/data/encoding.hpp>

#include <triqueta/data.hpp>

#include "properties/choices.hpp"
#include "properties/claim.hpp"
#include "properties/games.hpp"
#include "properties/of_every_game.hpp"
#include "properties/triangles_pieces.hpp"
#include "properties/walk.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace {

using namespace properties;
using triqueta::seat;

/// An encoding, read by its table.
template <class G>
class decoded {
  public:
    explicit decoded(triqueta::view<G> const& v) : places_{triqueta::encode(v)} {}

    [[nodiscard]] int at(std::string_view name, int place = 0) const {
        auto const f = field(name);
        claim(place < f.length, "within the field");
        return places_[static_cast<unsigned>(f.offset + place)];
    }
    /// A number that may be above 127.
    [[nodiscard]] int large(std::string_view name) const { return at(name) + 128 * at(name, 1); }

    [[nodiscard]] bool has(std::string_view name) const {
        return std::any_of(fields.begin(), fields.end(), [&](auto const& f) { return f.name == name; });
    }

  private:
    [[nodiscard]] static triqueta::encoding_field field(std::string_view name) {
        for (auto const& f : fields)
            if (f.name == name) return f;
        throw broken{"no field " + std::string{name}};
    }

    static constexpr auto const& fields = triqueta::encoding_fields<G>;
    decltype(triqueta::encode(std::declval<triqueta::view<G>>())) places_;
};

template <class G>
void has_viewer_and_turn(decoded<G> const& d, triqueta::view<G> const& v) {
    claim(d.at("viewer") == (v.who().is_spectator() ? -1 : v.seat().number()), "the viewer");
    claim(d.at("turn") == v.turn().number(), "whose turn it is");
}

/// Looks up each field of a description in an encoding.
template <class G>
class compared_fields {
  public:
    explicit compared_fields(decoded<G> const& d) : d_{&d} {}

    template <class Value, class Shape>
    void operator()(char const* name, char const*, Value const& value, Shape shape) {
        name_ = name;
        place_ = 0;
        compare(value, shape);
    }

  private:
    void next(int expected) { claim(d_->at(name_, place_++) == expected, name_); }
    void next_of_any_size(int expected, int most) {
        next(expected % (most > 127 ? 128 : most + 1));
        if (most > 127) next(expected / 128);
    }

    template <class Value>
    void compare(Value const& value, triqueta::shape::number shape) {
        next_of_any_size(triqueta::detail::as_number(value), shape.most);
    }
    void compare(bool value, triqueta::shape::truth) { next(value ? 1 : 0); }
    template <class Value>
    void compare(Value const& value, triqueta::shape::choice) {
        next(static_cast<int>(value));
    }
    template <class Value>
    void compare(Value const& value, triqueta::shape::flags shape) {
        for (int i = 0; i < shape.most; ++i) next(static_cast<int>(value.mask() >> i & 1));
    }
    template <class Value, class Thing>
    void compare(Value const& value, triqueta::shape::counts<Thing> shape) {
        for (int kind = 0; kind < shape.kinds; ++kind)
            next(value.of(triqueta::detail::from_number<typename Thing::type>(kind)));
    }
    template <class Value, class Thing>
    void compare(Value const& value, triqueta::shape::list<Thing> shape) {
        for (int i = 0; i < shape.most; ++i)
            next_of_any_size(i < value.size() ? triqueta::detail::as_number(value[i]) + 1 : 0, shape.kinds);
    }
    template <class Value, class Thing>
    void compare(Value const& value, triqueta::shape::maybe<Thing> shape) {
        next_of_any_size(triqueta::number_in(value).value_or(-1) + 1, shape.kinds);
    }
    template <class Value, class Shape>
    void compare(Value const& value, triqueta::shape::each<Shape> shape) {
        triqueta::detail::for_first(value, shape.count, [&](auto const& one) { compare(one, shape.of); });
    }
    template <class Value, class Shape>
    void compare(Value const& value, triqueta::shape::each_seat<Shape> shape) {
        triqueta::detail::for_first(value, shape.most_players, [&](auto const& one) { compare(one, shape.of); });
    }

    decoded<G> const* d_;
    char const* name_ = "";
    int place_ = 0;
};

template <triqueta::game G>
void says_what_the_view_says(triqueta::view<G> const& v) {
    decoded<G> const d{v};
    has_viewer_and_turn(d, v);
    compared_fields<G> fields{d};
    triqueta::rules_of<G>::table::describe(v.table(), fields);
    triqueta::rules_of<G>::secrets::describe(v.mine(), fields);
    auto const unseen = triqueta::detail::unseen_by(v);
    unseen.describe(unseen, fields);
}

template <triqueta::game G>
requires triqueta::animals::variant<G>
void says_what_the_view_says(triqueta::view<G> const& v) {
    using namespace triqueta::animals;
    decoded<G> const d{v};
    auto const& t = v.table();
    has_viewer_and_turn(d, v);
    claim(d.at("phase") == static_cast<int>(t.phase) && d.at("mover") == t.mover.number(), "phase and mover");
    claim(d.at("rock") == t.rock.number() && d.at("tower") == t.current.number(), "rock and tower");
    claim(d.at("box") == t.box, "the box");
    for (int i = 0; i < G::towers::count; ++i)
        claim(d.at("standing", i) == t.standing.contains(triqueta::tower{i}), "towers");
    for (int c = 0; c < G::towers::columns; ++c) claim(d.at("left", c) == t.left.of(triqueta::column{c}), "heights");
    constexpr int kinds_here = kinds<typename G::pack>;
    auto const unseen_here = unseen(t, v.who().is_spectator() ? nullptr : &v.mine());
    for (int k = 0; k < kinds_here; ++k) {
        auto const kind = static_cast<animal>(k);
        for (int i = 0; i < G::players; ++i) {
            claim(d.at("rows", i * kinds_here + k) == t.rows[triqueta::row{i}].of(kind), "rows");
            claim(d.at("up", i * kinds_here + k) == t.up[seat{i}].of(kind), "piles");
        }
        claim(d.at("unseen_light", k) == unseen_here.light.of(kind), "what is unseen");
        if constexpr (has_shadows<G>) {
            claim(d.at("unseen_shadow", k) == unseen_here.shadow.of(kind), "what is unseen");
            claim(d.at("shadows_up", k) == t.shadows_up.of(kind), "shadow tokens");
            claim(d.at("own_shadows", k) == v.mine().shadows.of(kind), "own shadow tokens");
        }
    }
    for (int i = 0; i < G::players; ++i) {
        claim(d.at("kept", i) == t.kept[seat{i}] && d.at("tiles", i) == t.tiles[seat{i}], "kept tokens and tiles");
        claim(d.at("boxed", i) == t.boxed[seat{i}], "tokens boxed");
        claim(d.at("in_middle", i) == t.in_middle.contains(triqueta::row{i}), "rows in the middle");
        claim(d.at("out", i) == t.out.contains(seat{i}) && d.at("decided", i) == t.decided.contains(seat{i}), "out");
    }
    for (int i = 0; i < 2; ++i)
        claim(d.at("own_kept", i) == (i < v.mine().kept.size() ? static_cast<int>(v.mine().kept[i]) + 1 : 0), "kept");
    for (int i = 0; i < G::draw::tokens; ++i) {
        claim(d.at("drawn", i) == (i < t.hand.size() ? static_cast<int>(t.hand[i]) + 1 : 0), "backs drawn");
        claim(d.at("unlooked", i) == (i < t.unlooked.size() ? t.unlooked[i].number() + 1 : 0), "columns");
        claim(d.at("own_drawn", i) == (i < v.mine().hand.size() ? static_cast<int>(v.mine().hand[i]) + 1 : 0), "own");
    }
    claim(d.at("own_decision") == (v.mine().choice.made() ? v.mine().choice.mask() + 1 : 0), "the own decision");
    claim(d.has("shadows") == has_shadows<G> && d.has("first_option") == (G::draw::tokens == 2), "what there is");
}

template <class Decoded>
void has_cards(Decoded const& d, char const* name, triqueta::cards some, int kinds, int first = 0) {
    for (int k = 0; k < kinds; ++k) claim(d.at(name, first + k) == some.of(triqueta::card(k)), name);
}

inline void says_what_the_view_says(triqueta::view<triqueta::mayhem> const& v) {
    decoded<triqueta::mayhem> const d{v};
    auto const& t = v.table();
    has_viewer_and_turn(d, v);
    claim(d.at("players") == t.players && d.at("fast") == t.fast && d.at("phase") == static_cast<int>(t.phase), "how");
    claim(d.at("mover") == t.mover.number() && d.at("pile") == t.pile, "mover and pile");
    claim(d.at("laid") == t.laid && d.at("fresh") == t.fresh, "cards of the turn");
    for (int i = 0; i < 27; ++i)
        claim(d.at("in_hand", i) == t.in_hand[seat{i}] && d.at("pure", i) == t.pure[seat{i}] &&
                  d.at("unpure", i) == t.unpure[seat{i}],
              "hands and triangles, and zeros where nobody sits");
    for (int place = 0; place < 27; ++place) {
        auto const& open = t.open[static_cast<std::size_t>(place / 9)];
        int const number = place % 9 < open.size() ? open[place % 9].number() + 1 : 0;
        claim(d.at("open", 2 * place) == number % 128 && d.at("open", 2 * place + 1) == number / 128, "two places");
    }
    has_cards(d, "played", t.played, 27);
    has_cards(d, "own_hand", v.mine().hand, 27);
    has_cards(d, "own_fresh", v.mine().fresh, 27);
    has_cards(d, "unseen_cards", triqueta::triangles::mayhem::unseen(t, v.who().is_spectator() ? nullptr : &v.mine()),
              27);
}

inline void says_what_the_view_says(triqueta::view<triqueta::race> const& v) {
    decoded<triqueta::race> const d{v};
    auto const& t = v.table();
    has_viewer_and_turn(d, v);
    claim(d.at("players") == t.players && d.at("phase") == static_cast<int>(t.phase), "players and phase");
    claim(d.large("turn_cap") == t.turn_cap && d.large("turns") == t.turns, "low seven bits first");
    claim(d.large("piles_made") == t.piles_made && d.at("pile") == t.pile, "piles");
    for (int place = 0; place < 90; ++place)
        claim(d.at("discards", place) == (place < t.discards.size() ? static_cast<int>(t.discards[place]) + 1 : 0),
              "discards");
    for (int i = 0; i < 6; ++i) {
        claim(d.at("in_hand", i) == t.in_hand[seat{i}] && d.at("out", i) == t.out.contains(seat{i}), "hands");
        has_cards(d, "saved", t.saved[seat{i}], 27, 27 * i);
        has_cards(d, "known", t.known[seat{i}], 36, 36 * i);
    }
    has_cards(d, "gone", t.gone, 36);
    has_cards(d, "saving", t.saving, 27);
    has_cards(d, "own_hand", v.mine().hand, 36);
    has_cards(d, "unseen_cards",
              triqueta::triangles::race::unseen(t, v.who(), v.who().is_spectator() ? nullptr : &v.mine()), 36);
    claim(d.at("drew") == t.drew && d.at("ending") == static_cast<int>(t.ending), "the turn and the end");
    for (int place = 0; place < 21; ++place) {
        int const number = place < t.completed.size() ? t.completed[place].number() + 1 : 0;
        claim(d.at("completed", 2 * place) == number % 128 && d.at("completed", 2 * place + 1) == number / 128,
              "triangles completed");
    }
    claim(d.at("caller") == (t.caller.empty() ? 0 : t.caller[0].number() + 1), "who called");
    claim(d.at("winner") == (t.winner.empty() ? 0 : t.winner[0].number() + 1), "who won");
}

template <class G>
class Encoding : public of_every_game<G> {};
TYPED_TEST_SUITE(Encoding, tested_games::as<testing::Types>);

TYPED_TEST(Encoding, has_a_table_that_covers_every_place_once_and_in_order) {
    int next = 0;
    std::set<std::string> names;
    for (auto const& [name, offset, length, meaning] : triqueta::encoding_fields<TypeParam>) {
        EXPECT_EQ(offset, next) << name;
        EXPECT_GT(length, 0) << name;
        EXPECT_TRUE(names.insert(name).second) << name;
        EXPECT_STRNE(meaning, "") << name;
        next = offset + length;
    }
    EXPECT_EQ(next, triqueta::encoding_length<TypeParam>);
    EXPECT_STREQ(triqueta::encoding_fields<TypeParam>[0].name, "viewer");
    EXPECT_STREQ(triqueta::encoding_fields<TypeParam>[1].name, "turn");
}

TYPED_TEST(Encoding, says_what_the_view_says) {
    this->check("an encoding says what the view says", [](choices& from) {
        walk<TypeParam>(from, [&](auto const& s) {
            if (!from.one_in(8)) return;
            for (auto const who : viewers_of(s)) says_what_the_view_says(s.view(who));
        });
    });
}

TYPED_TEST(Encoding, fills_all_its_places_and_no_others) {
    this->check("an encoding fills its places", [](choices& from) {
        triqueta::state<TypeParam> s{any_setup<TypeParam>(from)};
        for (auto left = from.below(200); left > 0 && !s.is_over(); --left) any_step(s, from);
        for (auto const who : viewers_of(s)) {
            constexpr auto length = static_cast<std::size_t>(triqueta::encoding_length<TypeParam>);
            std::vector<std::int8_t> ones(length + 4, 99);
            std::vector<std::int8_t> twos(length + 4, 98);
            triqueta::encode(s.view(who), std::span{ones}.first(length));
            triqueta::encode(s.view(who), std::span{twos});
            claim(std::equal(ones.begin(), ones.begin() + length, twos.begin()), "whatever was there");
            claim(std::count(ones.begin() + length, ones.end(), 99) == 4, "nothing behind it");
            claim(std::count(twos.begin() + length, twos.end(), 98) == 4, "nothing behind it");
        }
    });
}

TEST(Encodings, M1_R1_are_as_long_for_any_number_of_players) {
    EXPECT_EQ(triqueta::encode(triqueta::state<triqueta::mayhem>{{.players = 2}}.view(seat{0})).size(),
              triqueta::encode(triqueta::state<triqueta::mayhem>{{.players = 27}}.view(seat{0})).size());
}

TEST(Encodings, R14_of_a_number_above_127_have_its_low_seven_bits_first) {
    auto const cap = [](int turns) {
        decoded<triqueta::race> const d{triqueta::state<triqueta::race>{{.turn_cap = turns}}.view(seat{0})};
        EXPECT_GE(d.at("turn_cap", 1), 0);
        return d.at("turn_cap") * 1000 + d.at("turn_cap", 1);
    };
    EXPECT_EQ(cap(100), 100'000);
    EXPECT_EQ(cap(127), 127'000);
    EXPECT_EQ(cap(128), 1);
    EXPECT_EQ(cap(1000), (1000 % 128) * 1000 + 1000 / 128);
    EXPECT_EQ(cap(16'383), 127'127);
    EXPECT_EQ(cap(16'384), 127'127) << "what is more stands for 16,383";
    EXPECT_EQ(cap(2'000'000'000), 127'127);
}

std::string table_of_fields() {
    std::string table;
    for (auto const& field : triqueta::encoding_fields<triqueta::base_game<3>>)
        table += std::to_string(field.offset) + " +" + std::to_string(field.length) + "  " + field.name + ": " +
                 field.meaning + "\n";
    return table;
}

TEST(Encodings, have_a_table_that_can_be_printed) {
    EXPECT_EQ(table_of_fields().substr(0, 60), "0 +1  viewer: the seat that sees this; -1 for a spectator\n1 ");
}

// In a constant expression.
static_assert([] {
    triqueta::state<triqueta::base_game<3>> s;
    s.apply_unchecked(triqueta::draw(triqueta::column{2}));
    auto const places = triqueta::encode(s.view(seat{1}));
    for (auto const& field : triqueta::encoding_fields<triqueta::base_game<3>>)
        if (std::string_view{field.name} == "left")
            return places[static_cast<std::size_t>(field.offset) + 2] == 2 && places[0] == 1 && places[1] == -1;
    return false;
}());

}  // namespace
