#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace triqueta::bots {

/// The memory of a search, about a megabyte. Nothing else is allocated. One arena may serve many bots in turn; a bot
/// uses it from `begin` to `choice`. It is large: keep it off the stack.
class arena {
  public:
    /// An action at a node.
    struct edge {
        std::int64_t sum;    // of the worth that visits found
        std::int32_t prior;  // its worth before any visit
        std::int32_t visits;
        std::uint16_t action;
    };
    /// What a seat knows when it has to choose.
    struct node {
        std::uint64_t key;
        std::int32_t first;
        std::int32_t count;  // of its edges; 0 in a free place
        std::int32_t visits;
    };

    static constexpr int most_nodes = 4096;
    static constexpr int most_edges = 32768;

    /// Forgets everything.
    constexpr void clear() {
        for (node& n : nodes_) n.count = 0;
        nodes_used_ = 0;
        edges_used_ = 0;
    }

    /// The node of this key, or a free place for it; null if the arena is full.
    [[nodiscard]] constexpr node* find(std::uint64_t key) {
        for (auto at = static_cast<std::size_t>(key % most_nodes);; at = (at + 1) % most_nodes) {
            node& n = nodes_[at];
            if (n.count == 0) return nodes_used_ < most_nodes * 3 / 4 ? &n : nullptr;
            if (n.key == key) return &n;
        }
    }
    /// Takes a free place for a node with so many edges. False if they don't fit.
    [[nodiscard]] constexpr bool take(node& n, std::uint64_t key, int count) {
        if (edges_used_ + count > most_edges) return false;
        n = {key, edges_used_, count, 0};
        edges_used_ += count;
        ++nodes_used_;
        return true;
    }
    [[nodiscard]] constexpr edge* edges(node const& n) { return edges_.data() + n.first; }

  private:
    std::array<node, most_nodes> nodes_{};
    std::array<edge, most_edges> edges_{};
    int nodes_used_ = 0;
    int edges_used_ = 0;
};

}  // namespace triqueta::bots
