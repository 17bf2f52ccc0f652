#pragma once

#include "properties/choices.hpp"
#include "properties/claim.hpp"
#include "properties/walk.hpp"

#include <triqueta/text.hpp>

#include <nlohmann/json.hpp>

#include <cstddef>
#include <iterator>
#include <string>
#include <string_view>

/// Views, events and results as JSON, read back.
namespace properties {

template <class T>
[[nodiscard]] std::string json_of(T const& what) {
    std::string text;
    triqueta::text::write_json(what, std::back_inserter(text));
    return text;
}
template <triqueta::game G>
[[nodiscard]] std::string json_of(triqueta::view<G> const& v) {
    std::string text;
    triqueta::text::write_json(v, triqueta::text::in_german, std::back_inserter(text));
    return text;
}
/// Whatever it is, by one name.
template <triqueta::game G>
struct json_reader {
    [[nodiscard]] static auto view(std::string_view text) {
        return triqueta::text::read_json_view<G>(text, triqueta::text::in_german);
    }
    [[nodiscard]] static auto event(std::string_view text) { return triqueta::text::read_json_event<G>(text); }
    [[nodiscard]] static auto result(std::string_view text) { return triqueta::text::read_json_result<G>(text); }
};

/// Some other JSON than this, by one change somewhere in it.
inline void change_something(nlohmann::json& value, choices& from) {
    if ((value.is_array() || value.is_object()) && !value.empty() && !from.one_in(6)) {
        auto one = value.begin();
        std::advance(one, from.below_any(static_cast<std::uint32_t>(value.size())));
        if (from.one_in(8))
            value.erase(one);
        else
            change_something(*one, from);
        return;
    }
    if (value.is_array() && from.one_in(2)) return value.push_back(value.empty() ? nlohmann::json(0) : value[0]);
    if (value.is_object() && from.one_in(2)) return value.update({{"more", 1}});
    if (value.is_number() && !from.one_in(4)) {
        value = value.get<int>() + (from.one_in(2) ? 1 : -1);
        return;
    }
    if (value.is_boolean()) {
        value = !value.get<bool>();
        return;
    }
    value = from.one_in(2) ? nlohmann::json{} : nlohmann::json("other");
}

/// What is read of changed JSON is refused, with a place in it, or it is what that JSON says.
template <class Value, class Read>
void changed_json_is_refused_or_meant(Value const& value, choices& from, Read read) {
    auto json = nlohmann::json::parse(json_of(value));
    auto const before = json;
    change_something(json, from);
    auto const text = json.dump();
    auto const found = read(text);
    if (!found) return claim(json != before, "what was written is read");
    auto const again = nlohmann::json::parse(json_of(*found));
    for (auto const& [key, told] : json.items()) claim(again.at(key) == told, "what is accepted is what was said");
}

/// It is read as it was written, with its keys in any order and without those that follow from others.
template <class Value, class Read>
void json_goes_there_and_back(Value const& value, std::initializer_list<char const*> following, Read read) {
    auto const text = json_of(value);
    auto const same = read(text);
    claim(same && *same == value, "what was written is read");
    auto json = nlohmann::json::parse(text);
    for (char const* const key : following) json.erase(key);
    auto const sorted = read(json.dump(2));
    claim(sorted && *sorted == value, "keys may stand in any order, and those that follow may be missing");
}

template <triqueta::game G>
void all_json_is_read_back(choices& from) {
    using read = json_reader<G>;
    triqueta::state<G> s{any_setup<G>(from)};
    auto const all = viewers_of(s);
    constexpr bool tells_lines = requires(triqueta::result<G> r) { r.set_line(0, triqueta::seat{0}, {}); };
    for (;;) {
        auto const who = all[from.below(static_cast<std::uint32_t>(all.size()))];
        if (s.is_over() || from.one_in(8)) {
            json_goes_there_and_back(s.view(who), {"turn", "options", "unseen", "legal"}, &read::view);
            if (tells_lines)
                json_goes_there_and_back(s.result(), {"points", "winners"}, &read::result);
            else
                json_goes_there_and_back(s.result(), {"points", "winners", "lines"}, &read::result);
            changed_json_is_refused_or_meant(s.view(who), from, &read::view);
            changed_json_is_refused_or_meant(s.result(), from, &read::result);
        }
        if (s.is_over()) return;
        auto const full = any_step(s, from);
        json_goes_there_and_back(full.seen_by(who), {}, &read::event);
        changed_json_is_refused_or_meant(full.seen_by(who), from, &read::event);
    }
}

}  // namespace properties
