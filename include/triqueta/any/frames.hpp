#pragma once

#include "triqueta/core/limits.hpp"

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace triqueta {

/// Frames: messages and requests in a stream of bytes, such as a TCP connection. A frame is its length in four bytes,
/// lowest first, then its content of 1 to most_input bytes.
///
/// Precondition of these: the content has such a length.
inline void append_frame(std::string& to, std::string_view content) {
    for (unsigned i = 0; i < 4; ++i) to += static_cast<char>(content.size() >> 8 * i & 0xFF);
    to += content;
}
inline void append_frame(std::string& to, std::span<std::byte const> content) {
    append_frame(to, std::string_view{reinterpret_cast<char const*>(content.data()), content.size()});
}

/// Takes a stream of bytes from anybody apart into frames.
class frame_reader {
  public:
    /// Refuses frames of more than `most` bytes.
    explicit frame_reader(std::size_t most = most_input) : most_{most} {}

    void add(std::string_view bytes) { bytes_ += bytes; }
    /// Whether the next frame is there as a whole.
    [[nodiscard]] bool has_next() const { return !is_broken() && bytes_.size() >= 4 && bytes_.size() - 4 >= size(); }
    /// Whether a frame has begun, but isn't there as a whole.
    [[nodiscard]] bool has_part() const { return !bytes_.empty() && !has_next(); }
    /// Whether no frame can follow: the next length is 0 or too much. Close the connection.
    [[nodiscard]] bool is_broken() const { return bytes_.size() >= 4 && (size() == 0 || size() > most_); }
    /// Takes the next frame, if it is there. Its content is text or a message.
    [[nodiscard]] std::optional<std::string> next() {
        if (!has_next()) return std::nullopt;
        auto const length = size();
        auto content = bytes_.substr(4, length);
        bytes_.erase(0, 4 + length);
        return content;
    }

  private:
    [[nodiscard]] std::size_t size() const {
        std::size_t all = 0;
        for (unsigned i = 0; i < 4; ++i) all |= std::size_t{static_cast<unsigned char>(bytes_[i])} << 8 * i;
        return all;
    }

    std::size_t most_;
    std::string bytes_;
};

}  // namespace triqueta
