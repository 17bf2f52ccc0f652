#pragma once

#include "triqueta/core/refusal.hpp"
#include "triqueta/text/tags.hpp"

#include <cstddef>
#include <string_view>
#include <utility>
#include <vector>

namespace triqueta::text {

/// Tags that own their texts: for names, dates and the like that a program makes, and for those of a text that you
/// don't keep. They become `tags` where a writer takes them.
class own_tags {
  public:
    own_tags() = default;
    /// Copies tags.
    explicit own_tags(tags const& from) {
        for (tag const& t : from) keep({t.name.begin(), t.name.end()}, {t.value.begin(), t.value.end()});
    }

    [[nodiscard]] int size() const { return static_cast<int>(all_.size()); }

    /// Adds a tag with a plain text as its value: quotes and backslashes are escaped. Refused if the name is invalid or
    /// repeated, the value isn't one line of UTF-8, or there is no room.
    refusal add(std::string_view name, std::string_view plain) {
        chars own_name{name.begin(), name.end()};
        chars value;
        for (char const c : plain) {
            if (c == '"' || c == '\\') value.push_back('\\');
            value.push_back(c);
        }
        tags known = *this;
        if (auto const no = known.add({viewed(own_name), viewed(value)})) return no;
        keep(std::move(own_name), std::move(value));
        return {};
    }

    /// Valid while this object exists and no tag is added.
    operator tags() const& {  // NOLINT(*-explicit-*): writers take them
        tags all;
        for (one const& t : all_) static_cast<void>(all.add({viewed(t.name), viewed(t.value)}));
        return all;
    }
    operator tags() && = delete;

  private:
    using chars = std::vector<char>;
    struct one {
        chars name;
        chars value;
    };

    [[nodiscard]] static std::string_view viewed(chars const& text) { return {text.data(), text.size()}; }
    void keep(chars name, chars value) { all_.push_back({std::move(name), std::move(value)}); }

    std::vector<one> all_;
};

}  // namespace triqueta::text
