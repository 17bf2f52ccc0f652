#pragma once

#include "triqueta/core/describe.hpp"
#include "triqueta/core/described.hpp"
#include "triqueta/core/game.hpp"
#include "triqueta/core/limits.hpp"
#include "triqueta/core/name.hpp"
#include "triqueta/core/seat.hpp"
#include "triqueta/core/view.hpp"
#include "triqueta/text/json.hpp"

/// The JSON Schema (2020-12) of the views, events and results of a game.
namespace triqueta::text {
namespace detail {

/// Writes the schema of a value, with its meaning if it has one.
template <class Out>
class json_type_writer {
  public:
    constexpr explicit json_type_writer(json_writer<Out>& json, char const* meaning = nullptr)
        : json_{&json}, meaning_{meaning} {}

    constexpr void type(char const* name) {
        schema([&] { json_->member("type", name); });
    }
    constexpr void integer(int least, int most, bool or_null = false) {
        schema([&] {
            json_->key("type");
            if (or_null)
                json_->array([&] {
                    json_->value("integer");
                    json_->value("null");
                });
            else
                json_->value("integer");
            json_->member("minimum", least);
            json_->member("maximum", most);
        });
    }
    constexpr void constant(char const* text) {
        schema([&] { json_->member("const", text); });
    }
    template <class Items>
    constexpr void array(int least, int most, Items items) {
        schema([&] {
            json_->member("type", "array");
            json_->member("minItems", least);
            json_->member("maxItems", most);
            json_->key("items");
            items();
        });
    }
    /// Allows something or null.
    template <class Something>
    constexpr void nullable(Something something) {
        schema([&] {
            json_->key("anyOf");
            json_->array([&] {
                something();
                type("null");
            });
        });
    }
    /// An object that requires all its members and allows no others. `names` writes their names.
    template <class Members, class Names>
    constexpr void object(Members members, Names names) {
        schema([&] {
            json_->member("type", "object");
            json_->key("properties");
            json_->object(members);
            json_->key("required");
            json_->array(names);
            json_->member("additionalProperties", false);
        });
    }

    template <class Thing>
    constexpr void thing(Thing, int kinds, bool or_null = false) {
        if constexpr (requires { Thing::most_part; })
            array(1, Thing::part_kinds::most, [&] { integer(0, Thing::most_part); });
        else
            integer(0, kinds - 1, or_null);
    }

    template <class Value>
    constexpr void of(Value const&, shape::number shape) {
        integer(0, shape.most);
    }
    template <class Value>
    constexpr void of(Value const&, shape::whole_number shape) {
        integer(shape.least, shape.most);
    }
    constexpr void of(bool, shape::truth) { type("boolean"); }
    template <class Value>
    constexpr void of(Value const&, shape::choice shape) {
        schema([&] {
            json_->member("type", "string");
            json_->key("enum");
            json_->array([&] {
                for (int i = 0; i < shape.count; ++i) json_->value(shape.names[i]);
            });
        });
    }
    template <class Value>
    constexpr void of(Value const&, shape::flags shape) {
        array(0, shape.most, [&] { type("boolean"); });
    }
    template <class Value, class Thing>
    constexpr void of(Value const&, shape::counts<Thing> shape) {
        int most = 0;
        for (int kind = 0; kind < shape.kinds; ++kind)
            if (Thing::most(kind) > most) most = Thing::most(kind);
        array(shape.kinds, shape.kinds, [&] { integer(0, most); });
    }
    template <class Value, class Thing>
    constexpr void of(Value const&, shape::list<Thing> shape) {
        array(0, shape.most, [&] { thing(Thing{}, shape.kinds); });
    }
    template <class Value, class Thing>
    constexpr void of(Value const&, shape::maybe<Thing> shape) {
        thing(Thing{}, shape.kinds, true);
    }
    template <class Part>
    constexpr void of(std::optional<Part> const&, shape::maybe_part) {
        nullable([&] { part(Part{}); });
    }
    template <class Value, class Shape>
    constexpr void of(Value const& value, shape::each<Shape> shape) {
        array(shape.count, shape.count, [&] { of(*value_in(value), shape.of); });
    }
    template <class Value, class Shape>
    constexpr void of(Value const& value, shape::each_seat<Shape> shape) {
        array(0, shape.most_players, [&] { of(*value_in(value), shape.of); });
    }

    template <class Part>
    constexpr void part(Part const& any);

  private:
    template <class Members>
    constexpr void schema(Members members) {
        auto const* const meaning = meaning_;
        meaning_ = nullptr;
        json_->object([&] {
            if (meaning != nullptr) json_->member("description", meaning);
            members();
        });
    }
    template <class Values>
    static constexpr auto value_in(Values const& values) {
        if constexpr (requires { values.unpacked(); }) {
            struct first {
                decltype(values.unpacked()) all;
                constexpr auto const& operator*() const { return *all.begin(); }
            };
            return first{values.unpacked()};
        } else {
            return values.begin();
        }
    }

    json_writer<Out>* json_;
    char const* meaning_;
};

/// Writes the members of a part's schema, each with its meaning.
template <class Out>
class json_schema_fields {
  public:
    constexpr explicit json_schema_fields(json_writer<Out>& json) : json_{&json} {}

    template <class Value, class Shape>
    constexpr void operator()(char const* name, char const* meaning, Value const& value, Shape shape) {
        json_->key(name);
        json_type_writer<Out>{*json_, meaning}.of(value, shape);
    }

  private:
    json_writer<Out>* json_;
};
template <class Out>
class json_field_names {
  public:
    constexpr explicit json_field_names(json_writer<Out>& json) : json_{&json} {}

    template <class Value, class Shape>
    constexpr void operator()(char const* name, char const*, Value const&, Shape) {
        json_->value(name);
    }

  private:
    json_writer<Out>* json_;
};

template <class Out>
template <class Part>
constexpr void json_type_writer<Out>::part(Part const& any) {
    object(
        [&] {
            json_schema_fields<Out> fields{*json_};
            Part::describe(any, fields);
        },
        [&] {
            json_field_names<Out> names{*json_};
            Part::describe(any, names);
        });
}

}  // namespace detail

/// Writes the schema of all JSON of a game. Its definitions are view, event and result.
template <described_game G, class Out>
constexpr Out write_json_schema(Out out) {
    static_assert(name_holds<G>::value);
    using rules = rules_of<G>;
    json_writer<Out> json{out};
    detail::json_type_writer<Out> type{json};
    constexpr int most_seat = rules::most_players - 1;
    view<G> const any{viewer::spectator(), {}};
    result<G> const end{any.table()};

    auto const seats = [&] { type.array(0, rules::most_players, [&] { type.integer(0, most_seat); }); };
    auto const points = [&] {
        type.array(1, rules::most_players, [&] { type.integer(-detail::most_points, detail::most_points); });
    };
    auto const names = [&json](auto... each) { return [&json, each...] { (json.value(each), ...); }; };
    auto const member = [&json](char const* name, auto write) {
        json.key(name);
        write();
    };

    auto const legal = [&] {
        type.array(0, rules::action_set::most, [&] {
            type.object(
                [&] {
                    member("action", [&] { type.integer(0, rules::action::count - 1); });
                    member("words", [&] { type.type("string"); });
                },
                names("action", "words"));
        });
    };
    auto const view_members = [&] {
        member("format", [&] { type.integer(json_version, json_version); });
        member("game", [&] { type.constant(G::name); });
        member("players", [&] { type.integer(1, rules::most_players); });
        member("options", [&] { type.part(setup<G>{}); });
        member("viewer", [&] { type.integer(0, most_seat, true); });
        member("turn", [&] { type.integer(turn::over().number(), most_seat); });
        member("table", [&] { type.part(any.table()); });
        member("own", [&] { type.nullable([&] { type.part(any.mine()); }); });
        member("unseen", [&] { type.part(triqueta::detail::unseen_by(any)); });
        member("legal", legal);
    };
    auto const result_members = [&] {
        member("points", points);
        member("winners", seats);
        member("lines", [&] {
            type.array(result<G>::lines, result<G>::lines, [&] {
                type.object(
                    [&] {
                        member("name", [&] { type.type("string"); });
                        member("points", points);
                    },
                    names("name", "points"));
            });
        });
        member("facts", [&] { type.part(end); });
    };

    json.object([&] {
        json.member("$schema", "https://json-schema.org/draft/2020-12/schema");
        json.member("title", G::name);
        json.key("$defs");
        json.object([&] {
            member("view", [&] {
                type.object(view_members, names("format", "game", "players", "options", "viewer", "turn", "table",
                                                "own", "unseen", "legal"));
            });
            member("event", [&] { type.part(event<G>{}); });
            member("result", [&] { type.object(result_members, names("points", "winners", "lines", "facts")); });
        });
        json.key("anyOf");
        json.array([&] {
            for (char const* const what : {"#/$defs/view", "#/$defs/event", "#/$defs/result"})
                json.object([&] { json.member("$ref", what); });
        });
    });
    return json.out();
}

}  // namespace triqueta::text
