#pragma once

#include "fruit.hpp"
#include "moves.hpp"
#include "refusals.hpp"

#include <triqueta/core/refusal.hpp>
#include <triqueta/text/language.hpp>
#include <triqueta/text/reader.hpp>
#include <triqueta/text/writer.hpp>

#include <span>

/// The words of the game. They are English in every language.
namespace wasps {

using triqueta::text::language, triqueta::text::reader, triqueta::text::writer;

inline constexpr triqueta::named_refusal all_refusals[] = {
    {refusals::wrong_player_count, "wasps_wrong_player_count"},
    {refusals::wrong_crop, "wasps_wrong_crop"},
    {refusals::not_in_hand, "wasps_not_in_hand"},
    {refusals::in_basket_already, "wasps_in_basket_already"},
    {refusals::wasps_on_it, "wasps_on_it"},
    {refusals::too_few_to_sell, "wasps_too_few_to_sell"},
    {refusals::no_such_neighbour, "wasps_no_such_neighbour"},
    {refusals::not_in_their_basket, "wasps_not_in_their_basket"},
    {refusals::wrong_fruits, "wasps_wrong_fruits"},
    {refusals::wrong_deal, "wasps_wrong_deal"},
    {refusals::wrong_baskets, "wasps_wrong_baskets"},
    {refusals::wrong_points, "wasps_wrong_points"},
    {refusals::wrong_wasps, "wasps_wrong_wasps"},
    {refusals::wrong_turn, "wasps_wrong_turn"},
};

inline constexpr triqueta::text::reason all_reasons[] = {
    {refusals::wrong_player_count, "Wasps at Noon is for two to four players."},
    {refusals::wrong_crop, "There are three to eight fruits of each kind."},
    {refusals::not_in_hand, "You have no such fruit in your hand."},
    {refusals::in_basket_already, "Your basket already holds such a fruit."},
    {refusals::wasps_on_it, "Wasps sit on this fruit."},
    {refusals::too_few_to_sell, "A basket of fewer than two fruits can't be sold."},
    {refusals::no_such_neighbour, "Choose another player who is in the game."},
    {refusals::not_in_their_basket, "Their basket holds no such fruit."},
    {refusals::wrong_fruits, "There are more fruits of a kind than the crop, or too many or too few in all."},
    {refusals::wrong_deal, "Something has happened before all hands are dealt."},
    {refusals::wrong_baskets, "A basket holds a fruit twice."},
    {refusals::wrong_points, "The fruits that are gone can't bring so many points."},
    {refusals::wrong_wasps, "Wasps sit on a fruit that was never spoilt."},
    {refusals::wrong_turn, "What has to happen next doesn't fit the pile."},
};

struct words {
    [[nodiscard]] static constexpr char const* title(language const&) { return "Wasps at Noon"; }
    [[nodiscard]] static constexpr std::span<triqueta::named_refusal const> refusals() { return all_refusals; }
    [[nodiscard]] static constexpr std::span<triqueta::text::reason const> reasons(language const&) {
        return all_reasons;
    }
};

// Fruits and actions as text: "plum", "pick", "put plum", "sell", "spoil 2 plum".

inline constexpr char const* fruit_names[fruit_kinds] = {"plum", "pear", "quince", "medlar", "damson"};

template <class Out>
constexpr void write_thing(writer<Out>& to, of_fruit, int number, language const&) {
    to.put(fruit_names[number]);
}
constexpr int read_thing(reader& from, of_fruit, int, language const&) {
    auto const number = from.take_one_of(fruit_names);
    from.expect(number.has_value());
    return number.value_or(0);
}

template <class Out>
constexpr void write(writer<Out>& to, action a, language const&) {
    if (a == action::nothing()) return;
    constexpr char const* verbs[] = {"pick", "put", "sell", "spoil"};
    to.put(verbs[all_moves::kind_of(a.number())]);
    all_moves::visit(a.number(), [&to](auto move) {
        if constexpr (requires { move.of; }) to.put(' ').number(move.of.number());
        if constexpr (requires { move.what; }) to.put(' ').put(fruit_names[static_cast<int>(move.what)]);
    });
}
constexpr void read(reader& from, action& a, language const& in) {
    int number = 0;
    if (from.take("pick")) {
        number = all_moves::first<moves::pick>;
    } else if (from.take("put")) {
        number = all_moves::first<moves::put> + read_thing(from, of_fruit{}, fruit_kinds, in);
    } else if (from.take("sell")) {
        number = all_moves::first<moves::sell>;
    } else if (from.take("spoil")) {
        int const whose = from.number(0, most_players - 1);
        number = all_moves::first<moves::spoil> + whose * fruit_kinds + read_thing(from, of_fruit{}, fruit_kinds, in);
    } else {
        return from.expect(false);
    }
    a = action::from_number_unchecked(number);
}

}  // namespace wasps
