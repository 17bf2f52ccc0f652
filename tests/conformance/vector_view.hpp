#pragma once

#include <triqueta/text.hpp>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <string>

namespace conformance {

using nlohmann::json;

template <triqueta::game G>
[[nodiscard]] json as_json(triqueta::view<G> const& v) {
    std::string text;
    triqueta::text::write_json(v, triqueta::text::in_english, std::back_inserter(text));
    return json::parse(text);
}

/// Each kind as often as it is counted.
[[nodiscard]] inline json listed(json const& counts) {
    json all = json::array();
    for (std::size_t kind = 0; kind < counts.size(); ++kind)
        for (int copies = counts[kind].get<int>(); copies > 0; --copies) all.push_back(kind);
    return all;
}

/// The vectors have seven animals in every variant.
[[nodiscard]] inline json seven(json counts) {
    while (counts.size() < 7) counts.push_back(0);
    return counts;
}

/// The kinds of a triangle's numbers 1, 2 and 3, or −1.
[[nodiscard]] inline json triple(json const& pieces) {
    json three{-1, -1, -1};
    for (json const& kind : pieces) three[kind.get<std::size_t>() % 9 / 3] = kind;
    return three;
}
[[nodiscard]] inline json sorted_triples(json const& triangles) {
    json all = json::array();
    for (json const& pieces : triangles) all.push_back(triple(pieces));
    std::sort(all.begin(), all.end());
    return all;
}

/// What every view has alike.
[[nodiscard]] inline json begin_view(json const& v) {
    json out;
    out["seat"] = v["viewer"];
    out["turn"] = v["turn"] == -2 ? json{} : v["turn"];
    return out;
}

/// A view of Triqueta with the keys of the vectors, from the library's JSON.
template <triqueta::animals::variant V>
[[nodiscard]] json vector_view(triqueta::view<V> const& view) {
    json const v = as_json(view);
    json const& t = v["table"];
    json const& own = v["own"];
    bool const has_shadows = t.contains("shadows");
    json out = begin_view(v);

    out["rock"] = t["rock"];
    out["tower"] = t["tower"];
    out["box"] = t["box"];
    int standing = 0;
    for (std::size_t i = 0; i < t["standing"].size(); ++i) {
        bool const stands = t["standing"][i].get<bool>();
        int const levels = triqueta::animals::levels<typename V::towers>(triqueta::tower{static_cast<int>(i)});
        standing += stands;
        out["heights"].push_back(i == t["tower"] ? t["left"] : json(t["left"].size(), stands ? levels : 0));
    }
    out["round"] = static_cast<int>(t["standing"].size()) - standing;
    for (std::size_t r = 0; r < t["rows"].size(); ++r)
        out["rows"].push_back(t["in_middle"][r].get<bool>() ? seven(t["rows"][r]) : json{});

    out["hand"] = json::array();
    for (std::size_t i = 0; i < t["drawn"].size(); ++i) {
        bool const knows = v["viewer"] == t["mover"] && i < own["own_drawn"].size();
        out["hand"].push_back(knows ? own["own_drawn"][i] : json(t["drawn"][i] == 1 ? "shadow" : "light"));
    }
    out["first_option"] = nullptr;
    if (t.contains("first_option") && !t["first_option"].is_null())
        out["first_option"] = std::array{"row", "keep", "box"}[t["first_option"].get<std::size_t>()];

    for (std::size_t s = 0; s < t["up"].size(); ++s) {
        bool const is_own = v["viewer"] == s;
        json p;
        p["up"] = seven(t["up"][s]);
        p["tiles"] = t["tiles"][s];
        p["out"] = t["out"][s];
        p["kept"] = is_own ? own["own_kept"] : t["kept"][s];
        p["shadows"] = has_shadows ? is_own ? listed(own["own_shadows"]) : t["shadows"][s]
                       : is_own ? json::array()
                                   : json(0);
        p["boxed"] = t["boxed"][s];
        if (is_own) {
            // A list where one token is drawn at a time, else counts.
            json boxed = V::draw::tokens == 2 ? listed(own["own_boxed"]) : own["own_boxed"];
            std::sort(boxed.begin(), boxed.end());
            p["boxed"] = boxed;
        }
        p["decided"] = !t["decided"][s].get<bool>() ? json{} : is_own ? own["own_decision"] : json(true);
        out["players"].push_back(p);
    }
    out["unseen"]["light"] = seven(v["unseen"]["unseen_light"]);
    out["unseen"]["shadow"] = seven(has_shadows ? v["unseen"]["unseen_shadow"] : json::array());
    return out;
}

/// Each hand: the viewer's own cards, or how many there are.
[[nodiscard]] inline json hands_of(json const& v) {
    json hands = json::array();
    json const& counts = v["table"]["in_hand"];
    for (std::size_t s = 0; s < counts.size(); ++s)
        hands.push_back(v["viewer"] == s ? listed(v["own"]["own_hand"]) : counts[s]);
    return hands;
}

[[nodiscard]] inline json vector_view(triqueta::view<triqueta::mayhem> const& view) {
    json const v = as_json(view);
    json const& t = v["table"];
    bool const fast = t["phase"] == "fast";
    json out = begin_view(v);
    out["pile"] = t["pile"];
    out["hands"] = hands_of(v);
    json open = json::array();
    for (json const& of_a_cut : t["open"])
        for (json const& pieces : of_a_cut) open.push_back(pieces);
    out["open"] = sorted_triples(open);
    for (std::size_t s = 0; s < t["pure"].size(); ++s) out["won"].push_back({t["pure"][s], t["unpure"][s]});
    out["played"] = fast || view.is_over() ? json{} : t["laid"];
    out["fresh"] = nullptr;
    if (fast) out["fresh"] = v["viewer"] == t["mover"] ? listed(v["own"]["own_fresh"]) : t["fresh"];
    out["unseen"] = v["unseen"]["unseen_cards"];
    return out;
}

[[nodiscard]] inline json vector_view(triqueta::view<triqueta::race> const& view) {
    json const v = as_json(view);
    json const& t = v["table"];
    json out = begin_view(v);
    for (char const* const key : {"turns", "pile", "out", "caller", "drew"}) out[key] = t[key];
    json discard = t["discards"];
    out["top"] = discard.empty() ? json{} : discard.back();
    std::sort(discard.begin(), discard.end());
    out["discard"] = discard;
    out["hands"] = hands_of(v);
    for (char const* const key : {"known", "saved"})
        for (json const& counts : t[key]) out[key].push_back(listed(counts));
    out["jokers"] = json::array();
    for (json const& kind : listed(t["gone"]))
        if (kind >= triqueta::triangles::piece_kinds) out["jokers"].push_back(kind);
    out["completed"] = sorted_triples(t["completed"]);
    json const saving = listed(t["saving"]);
    out["saving"] = saving.empty() ? json{} : saving;
    out["unseen"] = v["unseen"]["unseen_cards"];
    return out;
}

}  // namespace conformance
