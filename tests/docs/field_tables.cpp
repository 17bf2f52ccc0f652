// Prints the tables of docs/fields.md from the descriptions of the games. tests/checks/field_tables.py compares them
// with what stands there.
//
// A number that differs among the variants of a game is written as a parameter of the variant, such as `P − 1`, that
// has this value in each of them.

#include "properties/games.hpp"

#include <triqueta/core/describe.hpp>
#include <triqueta/core/described.hpp>
#include <triqueta/data/action_fields.hpp>
#include <triqueta/triqueta.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdlib>
#include <iostream>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

namespace {

namespace shape = triqueta::shape;

/// A type in words, with a # for each of its numbers.
struct type_name {
    std::string words;
    std::vector<int> numbers;
};

struct field {
    std::string name;
    std::string meaning;
    type_name type;
};
using fields_of_part = std::vector<field>;

[[nodiscard]] type_name upto(int most) { return {"0 to #", {most}}; }

[[nodiscard]] type_name followed_by(type_name first, type_name const& second) {
    first.words += second.words;
    first.numbers.insert(first.numbers.end(), second.numbers.begin(), second.numbers.end());
    return first;
}

template <class Thing>
inline constexpr bool is_number = std::is_same_v<Thing, triqueta::things::number>;

template <class Thing>
[[nodiscard]] type_name kinds_of(int kinds) {
    return {"# " + std::string{Thing::name} + 's', {kinds}};
}

[[nodiscard]] type_name type_of(shape::number s) { return upto(s.most); }
[[nodiscard]] type_name type_of(shape::whole_number s) { return {"# to #", {s.least, s.most}}; }
[[nodiscard]] type_name type_of(shape::truth) { return {"yes or no", {}}; }
[[nodiscard]] type_name type_of(shape::choice s) {
    std::string names;
    for (int i = 0; i < s.count; ++i) names += (i == 0 ? "`" : ", `") + std::string{s.names[i]} + '`';
    return {names, {}};
}
[[nodiscard]] type_name type_of(shape::flags s) { return {"set of #", {s.count}}; }
template <class Thing>
[[nodiscard]] type_name type_of(shape::counts<Thing> s) {
    return followed_by({"counts of ", {}}, kinds_of<Thing>(s.kinds));
}
template <class Thing>
[[nodiscard]] type_name type_of(shape::list<Thing> s) {
    if constexpr (is_number<Thing>)
        return followed_by({"list of up to # numbers, ", {s.most}}, upto(s.kinds - 1));
    else
        return followed_by({"list of up to # of ", {s.most}}, kinds_of<Thing>(s.kinds));
}
template <class Thing>
[[nodiscard]] type_name type_of(shape::maybe<Thing> s) {
    constexpr auto number = is_number<Thing>;
    auto const one = number ? upto(s.kinds - 1) : followed_by({"one of ", {}}, kinds_of<Thing>(s.kinds));
    return followed_by(one, {", or none", {}});
}
[[nodiscard]] type_name type_of(shape::maybe_part) { return {"a part of its own, or none", {}}; }
template <class Shape>
[[nodiscard]] type_name type_of(shape::each<Shape> s) {
    return followed_by({"for each of #: ", {s.count}}, type_of(s.of));
}
template <class Shape>
[[nodiscard]] type_name type_of(shape::each_seat<Shape> s) {
    return followed_by({"for each of #: ", {s.count()}}, type_of(s.of));
}

class field_visitor {
  public:
    template <class Value, class Shape>
    void operator()(char const* name, char const* meaning, Value const&, Shape s) {
        found.push_back({name, meaning, type_of(s)});
    }

    fields_of_part found;
};

template <class Part>
[[nodiscard]] fields_of_part fields_in(Part const& part) {
    field_visitor fields;
    Part::describe(part, fields);
    return fields.found;
}

/// What differs between variants: a number with a name.
struct parameter {
    char const* name;
    int value;
};
struct variant {
    std::vector<parameter> parameters;
    std::vector<std::pair<char const*, bool>> traits;
};

/// One part of a game in each of its variants.
struct part_table {
    std::string name;
    std::vector<fields_of_part> by_variant;
};

struct game_tables {
    std::vector<variant> variants;
    std::vector<part_table> parts;

    void add(std::string const& part, fields_of_part const& fields) {
        for (part_table& table : parts)
            if (table.name == part) return table.by_variant.push_back(fields);
        parts.push_back({part, {fields}});
    }
};

[[noreturn]] void give_up(std::string const& why) {
    std::cerr << why << '\n';
    std::exit(1);
}

/// A number as the same expression in all of these variants.
[[nodiscard]] std::string expression(std::vector<variant const*> const& of, std::vector<int> const& numbers) {
    if (std::all_of(numbers.begin(), numbers.end(), [&](int n) { return n == numbers[0]; }))
        return std::to_string(numbers[0]);
    for (std::size_t p = 0; p < of[0]->parameters.size(); ++p)
        for (int less : {0, 1}) {
            bool is_it = true;
            for (std::size_t v = 0; v < of.size(); ++v) is_it &= of[v]->parameters[p].value - less == numbers[v];
            if (is_it) return of[0]->parameters[p].name + std::string{less == 0 ? "" : " − 1"};
        }
    give_up("no parameter of the variants explains a number");
}

/// In which of the variants a row is there, as a trait that these have and no other; empty: in all.
[[nodiscard]] std::string condition(std::vector<variant> const& all, std::vector<bool> const& there) {
    if (std::find(there.begin(), there.end(), false) == there.end()) return {};
    for (std::size_t t = 0; t < all[0].traits.size(); ++t) {
        bool is_it = true;
        for (std::size_t v = 0; v < all.size(); ++v) is_it &= all[v].traits[t].second == there[v];
        if (is_it) return std::string{" ("} + all[0].traits[t].first + ')';
    }
    give_up("no trait of the variants explains where a field is");
}

/// A row of a table: a field that has the same name, meaning and type, except numbers, wherever it is.
struct row {
    field const* first;
    std::vector<field const*> by_variant;
};

[[nodiscard]] bool is_of(row const& r, field const& f) {
    return r.first->name == f.name && r.first->meaning == f.meaning && r.first->type.words == f.type.words;
}

[[nodiscard]] std::vector<row> rows_of(part_table const& part) {
    std::vector<row> rows;
    for (std::size_t v = 0; v < part.by_variant.size(); ++v) {
        std::size_t next = 0;  // behind the field before it
        for (field const& f : part.by_variant[v]) {
            auto at = std::find_if(rows.begin(), rows.end(), [&](row const& r) { return is_of(r, f); });
            if (at == rows.end())
                at = rows.insert(rows.begin() + static_cast<std::ptrdiff_t>(next),
                                 {&f, std::vector<field const*>(part.by_variant.size())});
            at->by_variant[v] = &f;
            next = static_cast<std::size_t>(at - rows.begin()) + 1;
        }
    }
    return rows;
}

void print_row(row const& r, std::vector<variant> const& variants) {
    std::vector<bool> there;
    std::vector<variant const*> of;
    std::vector<field const*> fields;
    for (std::size_t v = 0; v < variants.size(); ++v) {
        there.push_back(r.by_variant[v] != nullptr);
        if (!there.back()) continue;
        of.push_back(&variants[v]);
        fields.push_back(r.by_variant[v]);
    }
    std::string type;
    std::size_t place = 0;
    for (char const c : r.first->type.words) {
        if (c != '#') {
            type += c;
            continue;
        }
        std::vector<int> numbers;
        numbers.reserve(fields.size());
        for (field const* f : fields) numbers.push_back(f->type.numbers[place]);
        type += expression(of, numbers);
        ++place;
    }
    std::cout << "| `" << r.first->name << "` | " << type << " | " << r.first->meaning << condition(variants, there)
              << " |\n";
}

void print(char const* game, game_tables const& tables) {
    for (part_table const& part : tables.parts) {
        std::cout << "= " << game << ": " << part.name << '\n';
        auto const rows = rows_of(part);
        if (rows.empty()) {
            std::cout << "No fields.\n";
            continue;
        }
        std::cout << "| key | type | meaning |\n|---|---|---|\n";
        for (row const& r : rows) print_row(r, tables.variants);
    }
}

[[nodiscard]] std::string words_of(triqueta::field const& f) {
    auto const number = [](int n) { return std::to_string(n); };
    std::string const upto = number(f.least) + " to " + number(f.most);
    std::string words = upto;
    if (f.kind == triqueta::field_kind::flags) words = "yes or no";
    if (f.kind == triqueta::field_kind::pieces)
        words =
            (f.parts == 1 ? "one of " : "up to " + number(f.parts) + " of ") + number(f.most + 1) + ' ' + f.piece + 's';
    if (f.has_rows) words = "for each of " + number(f.rows) + ": " + words;
    return f.is_optional ? words + ", or none" : words;
}

/// The kinds of actions are the same in all variants of a game.
template <triqueta::game G>
void print_actions(char const* game) {
    std::cout << "= " << game << ": actions\n| kind | numbers | field | type | meaning |\n|---|---|---|---|---|\n";
    for (auto const& kind : triqueta::action_kinds<G>) {
        std::string start = '`' + std::string{kind.name} + "` | " + std::to_string(kind.first);
        if (kind.count > 1) start += "–" + std::to_string(kind.first + kind.count - 1);
        if (kind.fields.empty()) std::cout << "| " << start << " | | | |\n";
        for (auto const& f : kind.fields) {
            std::cout << "| " << start << " | `" << f.name << "` | " << words_of(f) << " | " << f.meaning << " |\n";
            start = " | ";
        }
    }
}

template <class G>
void add_parts(game_tables& tables, triqueta::setup<G> const& start) {
    auto const v = triqueta::view<G>{triqueta::viewer::spectator(), start};
    tables.add("options", fields_in(start));
    tables.add("table", fields_in(v.table()));
    tables.add("own", fields_in(v.mine()));
    tables.add("unseen", fields_in(triqueta::detail::unseen_by(v)));
    tables.add("event", fields_in(triqueta::event<G>{}));
    if constexpr (triqueta::animals::variant<G>) tables.add("event, shown", fields_in(triqueta::animals::revelation{}));
    tables.add("result, facts", fields_in(v.result()));
}

template <triqueta::animals::variant V>
void add_variant(game_tables& tables) {
    using namespace triqueta::animals;
    constexpr bool pairs = V::draw::tokens == 2;
    tables.variants.push_back({{{"P", V::players},
                                {"T", V::towers::count},
                                {"C", V::towers::columns},
                                {"K", kinds<typename V::pack>},
                                {"N", tokens_in_pack<V>},
                                {"D", V::draw::tokens}},
                               {{"only with shadow tokens", has_shadows<V>},
                                {"only with two tokens a draw", pairs},
                                {"only with one token a draw", !pairs}}});
    add_parts<V>(tables, {});
}

template <triqueta::game G>
void print_card_game(char const* name) {
    game_tables tables;
    for (int const players : {2, 3, 4}) {
        tables.variants.push_back({{{"P", players}}, {}});
        triqueta::setup<G> start;
        start.players = players;
        add_parts<G>(tables, start);
    }
    print(name, tables);
    print_actions<G>(name);
}

}  // namespace

int main() {
    game_tables triqueta_variants;
    for (int place = 0; place < properties::all_games::size; ++place)
        properties::all_games::at(place, [&]<class G>() {
            if constexpr (triqueta::animals::variant<G>) add_variant<G>(triqueta_variants);
        });
    print("Triqueta", triqueta_variants);
    print_actions<triqueta::base_game<2>>("Triqueta");
    print_card_game<triqueta::mayhem>("Triangle Mayhem");
    print_card_game<triqueta::race>("the 21/15/9-card game");
}
