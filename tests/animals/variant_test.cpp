#include <triqueta/animals/variant.hpp>

#include <triqueta/animals/variants.hpp>

#include <gtest/gtest.h>

namespace triqueta::animals {
namespace {

// The bounds of house variants, each with a variant at it and one beyond it.

template <int Columns, int Levels = 3, int Count = 4>
struct towers_of : four_towers {
    static constexpr int count = Count;
    static constexpr int columns = Columns;
    static constexpr int light_levels = Levels;
};

/// So many rabbits, owls, deer and boars.
template <int... Light>
struct pack_of : light_pack {
    static constexpr by_kind light = values(Light...);
};

template <class Towers, class Pack>
struct built : base_game<2> {
    using towers = Towers;
    using pack = Pack;
};

TEST(Variant, B2_two_to_five_players) {
    static_assert(!playable<base_game<1>> && !bounds<base_game<1>>::players);
    static_assert(playable<base_game<2>> && playable<base_game<5>>);
    static_assert(!playable<base_game<6>> && !bounds<base_game<6>>::players);
    static_assert(!playable<base_game<0>> && !playable<base_game<-1>>);
}

TEST(Variant, B4_one_to_four_towers) {
    using one = built<towers_of<2, 2, 1>, pack_of<4>>;
    using five = built<towers_of<1, 1, 5>, pack_of<5>>;
    using none = built<towers_of<1, 1, 0>, pack_of<>>;
    static_assert(playable<one>);
    static_assert(!playable<five> && !bounds<five>::tower_count);
    static_assert(!playable<none> && !bounds<none>::tower_count);
}

TEST(Variant, B4_one_to_five_columns) {
    using one = built<towers_of<1>, pack_of<12>>;
    using six = built<towers_of<6, 1, 1>, pack_of<6>>;
    using none = built<towers_of<0>, pack_of<>>;
    static_assert(playable<one>);
    static_assert(!playable<six> && !bounds<six>::columns);
    static_assert(!playable<none> && !bounds<none>::columns);
}

TEST(Variant, B4_one_to_fifteen_levels) {
    using fifteen = built<towers_of<1, 15, 1>, pack_of<15>>;
    using sixteen = built<towers_of<1, 16, 1>, pack_of<15, 1>>;
    using none = built<towers_of<1, 0, 1>, pack_of<>>;
    using negative = built<towers_of<1, -1, 1>, pack_of<>>;
    static_assert(playable<fifteen>);
    static_assert(!playable<sixteen> && !bounds<sixteen>::levels_fit);
    static_assert(!playable<none> && !bounds<none>::levels_fit);
    static_assert(!playable<negative> && !bounds<negative>::levels_fit);
}

TEST(Variant, W2_light_and_shadow_levels_are_fifteen_together) {
    struct nine_and_six : towers_of<1, 9, 1> {
        static constexpr int shadow_levels(tower) { return 6; }
    };
    struct nine_and_seven : towers_of<1, 9, 1> {
        static constexpr int shadow_levels(tower) { return 7; }
    };
    struct shadows_only : towers_of<1, 0, 1> {
        static constexpr int shadow_levels(tower) { return 6; }
    };
    static_assert(bounds<built<nine_and_six, pack_of<9>>>::levels_fit);
    static_assert(!bounds<built<nine_and_seven, pack_of<9>>>::levels_fit);
    static_assert(bounds<built<shadows_only, pack_of<>>>::levels_fit);
}

template <int Most>
struct keeping : base_game<2> {
    using kept = at_most<Most>;
};

TEST(Variant, B10_none_to_two_tokens_kept) {
    static_assert(playable<keeping<0>> && playable<keeping<1>> && playable<keeping<2>>);
    static_assert(!playable<keeping<3>> && !bounds<keeping<3>>::kept);
    static_assert(!playable<keeping<-1>> && !bounds<keeping<-1>>::kept);
}

template <int Tokens, int Players = 2>
struct drawing : base_game<Players> {
    struct draw : draw_two {
        static constexpr int tokens = Tokens;
    };
};

TEST(Variant, B8_D1_one_or_two_tokens_a_draw) {
    static_assert(playable<drawing<1>> && playable<drawing<2>>);
    static_assert(!playable<drawing<3>> && !bounds<drawing<3>>::drawn);
    static_assert(!playable<drawing<0>> && !bounds<drawing<0>>::drawn);
}

TEST(Variant, V1_two_tokens_a_draw_need_two_players) {
    static_assert(bounds<drawing<2, 2>>::pair_for_two);
    static_assert(!playable<drawing<2, 3>> && !bounds<drawing<2, 3>>::pair_for_two);
    static_assert(!playable<drawing<2, 5>> && !bounds<drawing<2, 5>>::pair_for_two);
    static_assert(playable<drawing<1, 5>>);
}

template <int Light, int Shadow>
struct both_backs : light_pack {
    static constexpr by_kind light = values(Light);
    static constexpr by_kind shadow = values(Shadow);
};

TEST(Variant, B1_at_most_fifteen_tokens_of_a_kind_light_and_shadow_together) {
    using sixteen = built<towers_of<1, 4>, pack_of<16>>;
    static_assert(!playable<sixteen> && !bounds<sixteen>::of_a_kind);
    using fifteen = built<towers_of<5, 3, 1>, pack_of<15>>;
    static_assert(playable<fifteen> && bounds<fifteen>::of_a_kind);
    using nine_and_seven = built<towers_of<1, 9, 1>, both_backs<9, 7>>;
    static_assert(!playable<nine_and_seven> && !bounds<nine_and_seven>::of_a_kind);
    using negative = built<towers_of<1, 1, 1>, pack_of<2, -1>>;
    static_assert(!playable<negative> && !bounds<negative>::of_a_kind);
}

TEST(Variant, B4_W2_the_towers_hold_exactly_the_packs_tokens) {
    using too_few = built<four_towers, pack_of<10, 10, 10, 10, 10, 9>>;
    using too_many = built<four_towers, pack_of<10, 10, 10, 10, 10, 11>>;
    static_assert(!playable<too_few> && !bounds<too_few>::tokens_fill_towers);
    static_assert(!playable<too_many> && !bounds<too_many>::tokens_fill_towers);
    using no_place_for_shadows = built<four_towers, wolf_pack>;
    using no_shadows = built<towers_on_shadows, light_pack>;
    static_assert(!playable<no_place_for_shadows> && !bounds<no_place_for_shadows>::tokens_fill_towers);
    static_assert(!playable<no_shadows> && !bounds<no_shadows>::tokens_fill_towers);
    using right = built<towers_on_shadows, wolf_pack>;
    static_assert(playable<right>);
}

struct no_scoring {
    static constexpr char const* name = "no_scoring";
    static constexpr int players = 2;
    using pack = light_pack;
    using towers = four_towers;
    using draw = draw_one;
    using kept = at_most<2>;
};

TEST(Variant, without_one_of_its_policies_is_none) {
    static_assert(variant<base_game<2>> && !variant<no_scoring>);
    static_assert(!playable<no_scoring>);
}

}  // namespace
}  // namespace triqueta::animals
