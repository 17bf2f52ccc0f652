#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

namespace triqueta {

/// What the values of a field are.
enum class field_kind : std::uint8_t {
    numbers,  // quantities, or indexes such as those of rows
    flags,    // 0 or 1
    choices,  // indexes of the field's choices
    counts,   // how many pieces there are of a kind; the place in a row is the number of the kind
    seats,
    pieces,   // numbers of kinds of pieces
    actions,  // numbers of actions
};

/// The numbers of a field: which values it has.
///
/// The values are whole numbers in rows: first all of row 0, then all of row 1, and so on. A row has `length` places,
/// and a place `parts` values. Most fields have one row, one place and one part. −1 stands for what isn't there: an
/// optional value, the places behind the end of a list, and the parts that a piece lacks. A hidden field has no values
/// at all, and neither has one of an absent part.
struct field_shape {
    std::int32_t least = 0;  // of a value that is there
    std::int32_t most = 0;
    std::uint16_t offset = 0;  // where it begins in a record of all fields, each with the most rows
    std::uint16_t rows = 1;    // the most; fewer if there are fewer players than the game can have
    std::uint16_t length = 1;
    std::uint8_t parts = 1;
    field_kind kind = field_kind::numbers;
    bool is_list = false;      // a row is a list: `length` is the most, −1 follows the last
    bool is_optional = false;  // −1 if there is none
    bool is_by_seat = false;   // row i belongs to seat i
    bool has_rows = false;     // of a value for each row, even if there is only one row

    /// The most values that it has.
    [[nodiscard]] constexpr std::size_t size() const { return std::size_t{rows} * length * parts; }
};

/// A field of a view, an event, a result or an action, as a program meets it at run time.
struct field : field_shape {
    char const* name = "";
    char const* meaning = "";
    char const* part = nullptr;            // what it belongs to, such as "table", "own" or "shown"; null: to nothing
    char const* piece = nullptr;           // of a piece or a count: the name of these pieces, such as "card"
    char const* const* choices = nullptr;  // of a choice: a name for each value
};

/// One kind of action, such as "draw", with the fields of its actions.
struct action_kind {
    char const* name = "";
    std::span<field const> fields;
    int first = 0;  // the number of its first action
    int count = 0;  // their numbers follow each other
};

/// Fields that are put together when they are asked for: a range of fields by value. It takes less room than an array
/// of them, in which most would be the same texts.
class field_list {
  public:
    /// Sets the texts of the field with this index.
    using put_texts = void (*)(int index, field& of);

    class iterator {
      public:
        constexpr iterator(field_list const& of, std::size_t at) : of_{&of}, at_{at} {}
        constexpr field operator*() const { return (*of_)[at_]; }
        constexpr iterator& operator++() {
            ++at_;
            return *this;
        }
        friend constexpr bool operator==(iterator const& a, iterator const& b) { return a.at_ == b.at_; }

      private:
        field_list const* of_;
        std::size_t at_;
    };

    constexpr field_list() = default;
    constexpr field_list(std::span<field_shape const> shapes, put_texts texts) : shapes_{shapes}, texts_{texts} {}

    [[nodiscard]] constexpr std::size_t size() const { return shapes_.size(); }
    /// Precondition: there is such a field.
    [[nodiscard]] constexpr field operator[](std::size_t index) const {
        field made{shapes_[index]};
        texts_(static_cast<int>(index), made);
        return made;
    }
    [[nodiscard]] constexpr std::span<field_shape const> shapes() const { return shapes_; }
    [[nodiscard]] constexpr iterator begin() const { return {*this, 0}; }
    [[nodiscard]] constexpr iterator end() const { return {*this, size()}; }

  private:
    std::span<field_shape const> shapes_;
    put_texts texts_ = nullptr;
};

/// The index of the field with this name, or with this part and name, as in "own.hand". −1 if there is none.
template <class Fields>
[[nodiscard]] constexpr int find_field(Fields const& all, std::string_view name) {
    auto const dot = name.find('.');
    std::string_view part;
    if (dot != std::string_view::npos) {
        part = {name.data(), dot};
        name.remove_prefix(dot + 1);
    }
    int index = 0;
    for (field const& f : all) {
        bool const is_of_part = dot == std::string_view::npos || (f.part != nullptr && part == f.part);
        if (is_of_part && f.name == name) return index;
        ++index;
    }
    return -1;
}

/// The length of a record of all fields.
template <class Shape>
[[nodiscard]] constexpr std::size_t record_length(std::span<Shape const> all) {
    return all.empty() ? 0 : all.back().offset + all.back().size();
}

namespace detail {

/// Writes a record of all fields: write(index, out) writes one, and returns how many values it has. −1 stands in the
/// places of those that aren't there. Precondition: `out` has room for the record.
template <class Shape, class Write>
constexpr void write_record(std::span<Shape const> shapes, std::span<std::int32_t> out, Write write) {
    int index = 0;
    for (field_shape const& f : shapes) {
        auto const place = out.subspan(f.offset, f.size());
        for (auto i = write(index++, place); i < place.size(); ++i) place[i] = -1;
    }
}

}  // namespace detail
}  // namespace triqueta
