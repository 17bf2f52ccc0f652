#pragma once

#include <triqueta/any/frames.hpp>

#include <fcntl.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/socket.h>
#include <unistd.h>

#include <cerrno>
#include <string>

/// One end of a TCP connection that carries frames. It never blocks, and receives at most `most` bytes a frame.
struct connection {
    int const socket;
    triqueta::frame_reader in;
    std::string out;  // waits for the other side
    explicit connection(int opened, std::size_t most = triqueta::most_input) : socket{opened}, in{most} {
        int const yes = 1, unsent = 1 << 16;  // what the system keeps for one who doesn't read
        ::fcntl(socket, F_SETFL, O_NONBLOCK);
        ::setsockopt(socket, IPPROTO_TCP, TCP_NODELAY, &yes, sizeof yes);
        ::setsockopt(socket, SOL_SOCKET, SO_SNDBUF, &unsent, sizeof unsent);
    }
    connection(connection const&) = delete;
    ~connection() { ::close(socket); }

    /// Reads what has come. False if the other side is gone.
    [[nodiscard]] bool receive() {
        char chunk[1 << 14];
        auto const count = ::recv(socket, chunk, sizeof chunk, 0);
        if (count > 0) in.add({chunk, static_cast<std::size_t>(count)});
        return count > 0 || (count < 0 && (errno == EAGAIN || errno == EINTR));
    }
    /// Sends what the other side takes. False if it is gone.
    [[nodiscard]] bool flush() {
        while (!out.empty()) {
            auto const count = ::send(socket, out.data(), out.size(), 0);
            if (count < 0) return errno == EAGAIN || errno == EINTR;
            out.erase(0, static_cast<std::size_t>(count));
        }
        return true;
    }
};

/// A port that only this machine reaches.
inline sockaddr_in loopback(int port) {
    in_addr const here{htonl(INADDR_LOOPBACK)};
    return {.sin_family = AF_INET, .sin_port = htons(static_cast<in_port_t>(port)), .sin_addr = here, .sin_zero = {}};
}
