#pragma once

#include "properties/choices.hpp"
#include "properties/claim.hpp"
#include "properties/json.hpp"
#include "properties/walk.hpp"
#include "support/fields.hpp"

#include <triqueta/data.hpp>

#include <nlohmann/json.hpp>

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

/// The fields of views, events, results and actions as numbers.
namespace properties {

/// What JSON says of a field, as its values.
class values_in_json {
  public:
    values_in_json(triqueta::field const& of, nlohmann::json const& json) : of_{of} {
        if (of.has_rows)
            for (auto const& row : json) put_row(row);
        else
            put_row(json);
    }
    [[nodiscard]] std::vector<std::int32_t> const& get() const { return values_; }

  private:
    void put_row(nlohmann::json const& row) {
        bool const has_places = of_.is_list || of_.kind == triqueta::field_kind::counts;
        if (!has_places) return put_place(row);
        for (auto const& place : row) put_place(place);
        for (auto i = row.size(); i < of_.length; ++i) put_place(nullptr);
    }
    void put_place(nlohmann::json const& place) {
        if (of_.parts == 1) return put(place);
        for (auto const& part : place) put(part);
        for (auto i = place.size(); i < of_.parts; ++i) put(nullptr);
    }
    void put(nlohmann::json const& one) {
        if (one.is_string()) {
            int index = 0;
            while (one.get<std::string>() != of_.choices[index]) ++index;
            values_.push_back(index);
        } else if (one.is_boolean()) {
            values_.push_back(one.get<bool>() ? 1 : 0);
        } else {
            values_.push_back(one.is_null() ? -1 : one.get<int>());
        }
    }

    triqueta::field const& of_;
    std::vector<std::int32_t> values_;
};

/// The JSON of a field; null if that of its part is.
[[nodiscard]] inline nlohmann::json json_of_field(triqueta::field const& f, nlohmann::json const& json) {
    if (f.part == nullptr) return json.at(f.name);
    auto const& part = json.at(f.part);
    if (part.is_null()) return part;
    if (!part.is_array()) return part.at(f.name);
    for (auto const& line : part)
        if (line.at("name") == f.name) return line.at("points");
    return {};
}

/// Fields and JSON say the same.
inline void fields_agree_with_json(std::span<triqueta::field const> fields, support::all_values const& values,
                                   nlohmann::json const& json) {
    std::size_t offset = 0;
    for (std::size_t i = 0; i < fields.size(); ++i) {
        auto const& f = fields[i];
        claim(f.offset == offset, "fields follow each other in a record");
        offset += f.size();
        claim(values[i].size() <= f.size(), "a field has no more values than it says");
        for (int const value : values[i])
            claim((value >= f.least && value <= f.most) || (value == -1 && (f.is_list || f.is_optional || f.parts > 1)),
                  "a value lies within the bounds of its field, or isn't there");
        auto const told = json_of_field(f, json);
        bool const is_absent = f.part != nullptr && told.is_null() && json.at(f.part).is_null();
        claim(is_absent ? values[i].empty() : values_in_json{f, told}.get() == values[i],
              "fields have the values that JSON has");
    }
}

/// Every key of JSON is a field.
inline void every_key_is_a_field(std::span<triqueta::field const> fields, nlohmann::json const& json,
                                 std::string_view part) {
    for (auto const& [key, value] : json.items()) {
        if (value.is_object()) {
            every_key_is_a_field(fields, value, key);
            continue;
        }
        bool is_field = false;
        for (auto const& f : fields)
            is_field = is_field || (key == f.name && part == (f.part == nullptr ? "" : f.part));
        claim(is_field, "every key of JSON is a field");
    }
}

template <triqueta::game G>
void fields_say_what_json_says(choices& from) {
    triqueta::state<G> s{any_setup<G>(from)};
    auto const all = viewers_of(s);
    for (;;) {
        auto const who = all[from.below(static_cast<std::uint32_t>(all.size()))];
        if (s.is_over() || from.one_in(8)) {
            auto const view = s.view(who);
            auto json = nlohmann::json::parse(json_of(view));
            fields_agree_with_json(triqueta::view_fields<G>, support::fields_in(view), json);
            for (char const* const key : {"format", "game", "players", "options", "legal", "own"}) json.erase(key);
            every_key_is_a_field(triqueta::view_fields<G>, json, "");

            auto end = nlohmann::json::parse(json_of(s.result()));
            fields_agree_with_json(triqueta::result_fields<G>, support::fields_in_result<G>(s.result()), end);
            end.erase("lines");
            every_key_is_a_field(triqueta::result_fields<G>, end, "");
        }
        if (s.is_over()) return;
        auto const seen = any_step(s, from).seen_by(who);
        auto json = nlohmann::json::parse(json_of(seen));
        fields_agree_with_json(triqueta::event_fields<G>, support::fields_in_event<G>(seen), json);
        for (auto const& f : triqueta::event_fields<G>)
            if (f.part != nullptr && json.contains(f.part) && json[f.part].is_null()) json.erase(f.part);
        every_key_is_a_field(triqueta::event_fields<G>, json, "");
    }
}

/// An action is found again by its kind and its fields.
template <triqueta::game G>
void actions_are_found_by_their_fields(choices& from) {
    using namespace triqueta;
    auto const kinds = action_kinds<G>;
    constexpr auto write = &triqueta::detail::kinds_of_moves<triqueta::detail::moves_of<G>>::write;
    auto const number = static_cast<int>(from.below_any(static_cast<std::uint32_t>(action<G>::count)));
    auto const& kind = kinds[static_cast<std::size_t>(kind_of_action(kinds, number))];
    claim(number >= kind.first && number < kind.first + kind.count, "an action has a number of its kind");
    std::vector<std::int32_t> record(record_length(kind.fields));
    triqueta::detail::put_action_record(kind, number, write, record);
    for (auto const& f : kind.fields)
        for (std::size_t i = f.offset; i < f.offset + f.size(); ++i)
            claim((record[i] >= f.least && record[i] <= f.most) || (record[i] == -1 && (f.is_optional || f.parts > 1)),
                  "a value of an action lies within the bounds of its field");
    claim(triqueta::detail::find_action(kind, record, write) == number, "an action is found by its fields");
    if (record.empty()) return;
    auto const changed = from.below_any(static_cast<std::uint32_t>(record.size()));
    record[changed] = kind.fields.back().most + 1000;
    claim(!triqueta::detail::find_action(kind, record, write), "there is no action with impossible fields");
}

}  // namespace properties
