#pragma once

#include <cerrno>
#include <chrono>
#include <clocale>
#include <csignal>
#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <optional>
#include <string>
#include <string_view>

#if __has_include(<unistd.h>)
#include <langinfo.h>
#include <sys/ioctl.h>
#include <unistd.h>
#define TRIQUETA_TERMINAL_POSIX 1
#endif

namespace terminal {

namespace detail {
inline volatile std::sig_atomic_t interruption = 0;
extern "C" inline void store_interruption(int signal) { interruption = signal; }
}  // namespace detail

struct size {
    int columns = 80;
    int rows = 24;
};

/// Standard input and output, and whether they are a terminal. Only this file depends on the operating system; without
/// POSIX, everything is plain text.
class device {
  public:
    device() {
        std::setlocale(LC_CTYPE, "");
#ifdef TRIQUETA_TERMINAL_POSIX
        struct sigaction storing {};
        storing.sa_handler = detail::store_interruption;  // without SA_RESTART: a wait for input or time ends
        for (int const signal : {SIGINT, SIGTERM}) sigaction(signal, &storing, nullptr);
        std::signal(SIGPIPE, SIG_IGN);  // a closed pipe is a failed write
        char const* const kind = std::getenv("TERM");
        char const* const without = std::getenv("NO_COLOR");
        fancy_ = isatty(STDOUT_FILENO) == 1 && kind != nullptr && *kind != '\0' && kind != std::string_view{"dumb"} &&
                 (without == nullptr || *without == '\0');
        unicode_ = fancy_ && nl_langinfo(CODESET) == std::string_view{"UTF-8"};
        echoes_ = isatty(STDIN_FILENO) == 1;
        reports_ = isatty(STDERR_FILENO) == 1;
#else
        std::signal(SIGINT, detail::store_interruption);
#endif
    }

    /// Whether to use colours and redrawing. If not, there are no pauses either.
    [[nodiscard]] bool fancy() const { return fancy_; }
    [[nodiscard]] bool unicode() const { return unicode_; }
    /// Whether the terminal shows what is typed.
    [[nodiscard]] bool echoes() const { return echoes_; }

    [[nodiscard]] size window() const {
        size s;
#ifdef TRIQUETA_TERMINAL_POSIX
        winsize w{};
        if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &w) == 0 && w.ws_col > 0 && w.ws_row > 0) s = {w.ws_col, w.ws_row};
#endif
        return s;
    }

    void write(std::string_view text) {
        if (broken_ || text.empty()) return;
        errno = 0;
        if (std::fwrite(text.data(), 1, text.size(), stdout) != text.size() || std::fflush(stdout) != 0) {
            broken_ = true;
            reader_left_ = errno == EPIPE;
        }
    }

    /// Shows how far the program is in place of the last report, where nothing else is shown: on a terminal.
    void report(std::string const& progress) const {
        if (!reports_) return;
        std::fprintf(stderr, "\r%s\x1b[K", progress.c_str());
        std::fflush(stderr);
    }

    struct line {
        std::string text;
        bool complete = true;  // false if the line was too long
    };

    /// The next line of the input. None if the input has ended or isn't text, or after an interruption.
    [[nodiscard]] std::optional<line> read() const {
        constexpr std::size_t most = 200, no_text = 1'000'000;
        line got;
        int c = 0;
        for (std::size_t length = 0; (c = std::fgetc(stdin)) != EOF && c != '\n'; ++length) {
            if (interrupted() || length == no_text) return std::nullopt;
            if (length < most)
                got.text += static_cast<char>(c);
            else
                got.complete = false;
        }
        if (interrupted() || (c == EOF && got.text.empty())) return std::nullopt;
        return got;
    }

    void wait(std::chrono::milliseconds time) const {
#ifdef TRIQUETA_TERMINAL_POSIX
        auto const ms = time.count();
        timespec const span{static_cast<time_t>(ms / 1000), static_cast<long>(ms % 1000 * 1'000'000)};
        if (ms > 0 && !over()) nanosleep(&span, nullptr);
#endif
    }

    [[nodiscard]] bool interrupted() const { return detail::interruption != 0; }
    /// Whether to stop: after an interruption, or when the output is closed.
    [[nodiscard]] bool over() const { return interrupted() || broken_; }

    /// The exit code: of an interruption, of a failed write, or of success.
    [[nodiscard]] int exit_code() const {
        if (interrupted()) return 128 + detail::interruption;
        return broken_ && !reader_left_ ? EXIT_FAILURE : EXIT_SUCCESS;
    }

  private:
    bool fancy_ = false;
    bool unicode_ = false;
    bool echoes_ = false;
    bool reports_ = false;
    bool broken_ = false;
    bool reader_left_ = false;
};

}  // namespace terminal
