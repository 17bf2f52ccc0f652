#pragma once

#include "triqueta/core/described.hpp"
#include "triqueta/core/view.hpp"
#include "triqueta/text/language.hpp"
#include "triqueta/text/names.hpp"
#include "triqueta/text/remarks/animals.hpp"
#include "triqueta/text/remarks/mayhem.hpp"
#include "triqueta/text/remarks/race.hpp"
#include "triqueta/text/remarks/remarking.hpp"
#include "triqueta/text/writer.hpp"

/// Remarks on actions: true sentences about what an action does, for people who choose. docs/analysis.md.
namespace triqueta::text {

namespace detail {

template <class G>
concept has_facts = requires(view<G> const& v, action<G> a, int use) {
    for_each_fact(v, a, use);
};

}  // namespace detail

/// Puts each remark on an action into words. `To` is a writer (text/writer.hpp) with these members:
///     sentence(write)     // a whole sentence
///     mark(thing, write)  // what stands for a seat
/// A game of your own has remarks if words_of<G> has
///     template <class To> static constexpr void remark(To& to, remarking<G> const& about);
template <class To, described_game G>
constexpr void remark(To& to, remarking<G> const& about) {
    if constexpr (requires { words_of<G>::remark(to, about); })
        words_of<G>::remark(to, about);
    else if constexpr (detail::has_facts<G>)
        for_each_fact(about.before, about.what,
                      [&](auto const& fact) { to.sentence([&] { put_fact(to, fact, about); }); });
}

/// Writes remarks as plain text, with a blank between sentences.
template <class Out>
class remark_writer : public writer<Out> {
  public:
    using writer<Out>::writer;

    template <class Write>
    constexpr void sentence(Write write) {
        if (written_) this->put(' ');
        written_ = true;
        write();
    }
    template <class Thing, class Write>
    constexpr void mark(Thing, Write write) {
        write();
    }

  private:
    bool written_ = false;
};

/// Writes what is true of an action, such as "You then have 3 rams: 9 points.", to the player who may take it. Writes
/// nothing if there is nothing to say. Precondition: it is the viewer's turn, and the action is legal.
template <described_game G, class Out>
constexpr Out write_remarks(view<G> const& v, action<G> a, language const& in, names const& players, Out out) {
    remark_writer<Out> to{out};
    remark(to, remarking<G>{v, a, in, players});
    return to.out();
}
template <described_game G, class Out>
constexpr Out write_remarks(view<G> const& v, action<G> a, language const& in, Out out) {
    return write_remarks<G>(v, a, in, names{}, out);
}

}  // namespace triqueta::text
