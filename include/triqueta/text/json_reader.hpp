#pragma once

#include "triqueta/core/describe.hpp"
#include "triqueta/core/described.hpp"
#include "triqueta/core/fixed_list.hpp"
#include "triqueta/core/game.hpp"
#include "triqueta/core/limits.hpp"
#include "triqueta/core/name.hpp"
#include "triqueta/core/points.hpp"
#include "triqueta/core/position.hpp"
#include "triqueta/core/reasons.hpp"
#include "triqueta/core/refusal.hpp"
#include "triqueta/core/seat.hpp"
#include "triqueta/core/view.hpp"
#include "triqueta/text/json.hpp"
#include "triqueta/text/json_value.hpp"
#include "triqueta/text/language.hpp"
#include "triqueta/text/reader.hpp"
#include "triqueta/text/writer.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <type_traits>

/// Reads the JSON of views, events and results. Input may come from anybody. Keys may be in any order; unknown keys are
/// refused. A key whose value follows from other keys may be missing. If present, it must agree with them.
namespace triqueta::text {
namespace detail {

/// The first error in a JSON text.
class json_verdict {
  public:
    constexpr void fail(refusal why, json_value const& at) {
        if (why_) return;
        why_ = why;
        where_ = at.where();
    }
    /// Records a refusal unless this holds.
    constexpr void expect(bool holds, refusal why, json_value const& at) {
        if (!holds) fail(why, at);
    }
    [[nodiscard]] constexpr bool failed() const { return static_cast<bool>(why_); }
    [[nodiscard]] constexpr refusal why() const { return why_; }
    [[nodiscard]] constexpr std::size_t where() const { return where_; }

  private:
    refusal why_;
    std::size_t where_ = 0;
};

/// The members of an object. Each is taken once by its name.
class json_members {
  public:
    constexpr json_members(json_value const& object, json_verdict& verdict) : object_{object}, verdict_{&verdict} {
        verdict_->expect(object.is_object(), refusal::wrong_json_type, object);
    }

    [[nodiscard]] constexpr std::optional<json_value> take_if_there(std::string_view name) {
        std::optional<json_value> found;
        if (verdict_->failed()) return found;
        int number = 0;
        object_.each_member([&](json_value const& key, json_value const& value) {
            if (number == most) return false;
            if (!taken_[static_cast<unsigned>(number)] && key.is(name)) {
                taken_[static_cast<unsigned>(number)] = true;
                found = value;
                return false;
            }
            ++number;
            return true;
        });
        return found;
    }
    [[nodiscard]] constexpr std::optional<json_value> take(std::string_view name) {
        auto const found = take_if_there(name);
        verdict_->expect(found.has_value(), refusal::lacks_key, object_);
        return found;
    }
    /// Refuses members that were not taken: they are unknown or repeated.
    constexpr void expect_end() {
        if (verdict_->failed()) return;
        int number = 0;
        object_.each_member([&](json_value const& key, json_value const&) {
            bool const is_taken = number < most && taken_[static_cast<unsigned>(number)];
            verdict_->expect(is_taken, refusal::wrong_key, key);
            ++number;
            return is_taken;
        });
    }

  private:
    static constexpr int most = 64;

    json_value object_;
    json_verdict* verdict_;
    std::array<bool, most> taken_{};
};

/// Reads the fields of a fresh part from the members of an object.
class json_fields_reader {
  public:
    constexpr json_fields_reader(json_members& from, json_verdict& verdict) : from_{&from}, verdict_{&verdict} {}

    template <class Value, class Shape>
    constexpr void operator()(char const* name, char const*, Value& value, Shape shape) {
        if (auto const found = from_->take(name)) get(value, shape, *found);
    }

  private:
    [[nodiscard]] constexpr int number(int least, int most, json_value const& at) {
        auto const found = at.number(least, most);
        if (!found) fail_number(at);
        return found.value_or(least);
    }
    constexpr void fail_number(json_value const& at) {
        constexpr int any = 2'147'483'647;
        verdict_->fail(at.number(-any, any) ? refusal::wrong_number : refusal::wrong_json_type, at);
    }
    template <class F>
    constexpr void elements(json_value const& at, F f) {
        if (!at.is_array()) return verdict_->fail(refusal::wrong_json_type, at);
        at.each_element([&](json_value const& one) {
            f(one);
            return !verdict_->failed();
        });
    }
    /// Exactly `count` elements.
    template <class F>
    constexpr void elements(json_value const& at, int count, F f) {
        int left = count;
        elements(at, [&](json_value const& one) {
            if (left-- > 0)
                f(one);
            else
                verdict_->fail(refusal::too_much, one);
        });
        verdict_->expect(left <= 0, refusal::too_little, at);
    }

    template <class Value>
    constexpr void get(Value& value, shape::number shape, json_value const& at) {
        value = from_number<Value>(number(0, shape.most, at));
    }
    constexpr void get(int& value, shape::whole_number shape, json_value const& at) {
        value = number(shape.least, shape.most, at);
    }
    constexpr void get(bool& value, shape::truth, json_value const& at) {
        auto const found = at.truth();
        verdict_->expect(found.has_value(), refusal::wrong_json_type, at);
        value = found.value_or(false);
    }
    template <class Value>
    constexpr void get(Value& value, shape::choice shape, json_value const& at) {
        for (int number = 0; number < shape.count; ++number)
            if (at.is(shape.names[number])) {
                value = static_cast<Value>(number);
                return;
            }
        verdict_->fail(at.is_text() ? refusal::unknown_word : refusal::wrong_json_type, at);
    }
    template <class Value>
    constexpr void get(Value& value, shape::flags shape, json_value const& at) {
        std::uint32_t mask = 0;
        int place = 0;
        elements(at, shape.count, [&](json_value const& one) {
            bool flag = false;
            get(flag, shape::truth{}, one);
            mask |= static_cast<std::uint32_t>(flag) << place++;
        });
        value = Value::from_mask(mask);
    }
    template <class Value, class Thing>
    constexpr void get(Value& value, shape::counts<Thing> shape, json_value const& at) {
        value = {};
        int kind = 0;
        elements(at, shape.kinds, [&](json_value const& one) {
            for (int copies = number(0, Thing::most(kind), one); copies > 0; --copies)
                value.add(from_number<typename Thing::type>(kind));
            ++kind;
        });
    }
    template <class Value, class Thing>
    constexpr void get(Value& value, shape::list<Thing> shape, json_value const& at) {
        value = {};
        elements(at, [&](json_value const& one) {
            if (value.size() == shape.most) return verdict_->fail(refusal::too_much, one);
            auto const item = from_number<typename Value::value_type>(thing(Thing{}, shape.kinds, one));
            if (verdict_->failed()) return;
            if (!can_add(value, item)) return verdict_->fail(refusal::wrong_value, one);
            value.add(item);
        });
    }
    template <class Value, class Thing>
    constexpr void get(Value& value, shape::maybe<Thing> shape, json_value const& at) {
        if (at.is_null()) return put_number(value, std::nullopt);
        int const number = thing(Thing{}, shape.kinds, at);
        if (!verdict_->failed()) put_number(value, number);
    }
    template <class Part>
    constexpr void get(std::optional<Part>& part, shape::maybe_part, json_value const& at) {
        part.reset();
        if (at.is_null()) return;
        json_members members{at, *verdict_};
        json_fields_reader fields{members, *verdict_};
        Part::describe(part.emplace(), fields);
        members.expect_end();
    }
    template <class Value, class Shape>
    constexpr void get(Value& value, shape::each<Shape> shape, json_value const& at) {
        fill(value, shape.count, shape.of, at);
    }
    template <class Value, class Shape>
    constexpr void get(Value& value, shape::each_seat<Shape> shape, json_value const& at) {
        fill(value, shape.count(), shape.of, at);
    }
    template <class Value, class Shape>
    constexpr void fill(Value& value, int count, Shape shape, json_value const& at) {
        elements(at, count, [](json_value const&) {});
        if (verdict_->failed()) return;
        auto next = at.first_element();  // there are `count`
        fill_first(value, count, [&](auto& one) {
            get(one, shape, *next);
            next = next->next_element();
        });
    }

    template <class Thing>
    [[nodiscard]] constexpr int thing(Thing, int kinds, json_value const& at) {
        if constexpr (requires { Thing::from_parts({}); }) {
            typename Thing::part_kinds parts;
            elements(at, [&](json_value const& one) {
                if (parts.size() == parts.most) return verdict_->fail(refusal::too_much, one);
                parts.add(number(0, Thing::most_part, one));
            });
            auto const found = verdict_->failed() ? std::nullopt : Thing::from_parts(parts);
            verdict_->expect(found.has_value() && *found < kinds, refusal::wrong_value, at);
            return found.value_or(0);
        } else {
            return number(0, kinds - 1, at);
        }
    }

    json_members* from_;
    json_verdict* verdict_;
};

/// Reads all fields of a part from an object. Other members are refused.
template <class Part>
constexpr void read_part(Part& part, json_value const& object, json_verdict& verdict) {
    json_members members{object, verdict};
    json_fields_reader fields{members, verdict};
    if (!verdict.failed()) Part::describe(part, fields);
    members.expect_end();
}

constexpr void expect_number(std::optional<json_value> const& told, int number, json_verdict& verdict) {
    if (told) verdict.expect(told->number(number, number).has_value(), refusal::keys_disagree, *told);
}

/// Expects the elements of an array to be those that next() yields, in order.
template <class Next>
constexpr void expect_elements(std::optional<json_value> const& told, int count, Next next, json_verdict& verdict) {
    if (!told) return;
    if (!told->is_array()) return verdict.fail(refusal::wrong_json_type, *told);
    told->each_element([&](json_value const& one) {
        if (count-- > 0)
            next(one);
        else
            verdict.fail(refusal::keys_disagree, one);
        return !verdict.failed();
    });
    verdict.expect(count <= 0, refusal::keys_disagree, *told);
}

template <game G>
constexpr void expect_legal(std::optional<json_value> const& told, view<G> const& v, language const& in,
                            json_verdict& verdict) {
    auto const legal = v.legal();
    int place = 0;
    expect_elements(
        told, legal.size(),
        [&](json_value const& one) {
            auto const a = legal[place++];
            json_members members{one, verdict};
            expect_number(members.take("action"), a.number(), verdict);
            auto const words = members.take("words");
            members.expect_end();
            if (verdict.failed()) return;
            writer<json_value::comparison> to{json_value::comparison{*words}};
            write(to, a, in);
            verdict.expect(to.out().is_equal(), refusal::keys_disagree, *words);
        },
        verdict);
}

}  // namespace detail

/// Reads a view. The words of its legal actions must be in this language.
template <described_game G>
[[nodiscard]] constexpr position_read<view<G>> read_json_view(std::string_view text, language const& in) {
    static_assert(name_holds<G>::value);
    if (auto const fault = check_json(text); fault.why) return {fault.why, fault.where};
    detail::json_verdict verdict;
    json_value const whole{text, 0};
    detail::json_members members{whole, verdict};

    if (auto const version = members.take("format"))
        verdict.expect(version->number(json_version, json_version).has_value(), refusal::wrong_version, *version);
    if (auto const name = members.take("game")) verdict.expect(name->is(G::name), refusal::wrong_game, *name);
    auto const players = members.take("players");
    viewer who = viewer::spectator();
    if (auto const told = members.take("viewer"); told && !told->is_null()) {
        auto const number = told->number(0, rules_of<G>::most_players - 1);
        verdict.expect(number.has_value(), refusal::no_such_seat, *told);
        who = seat{number.value_or(0)};
    }
    typename rules_of<G>::table t{};
    typename rules_of<G>::secrets mine{};
    if (auto const told = members.take("table")) detail::read_part(t, *told, verdict);
    if (auto const told = members.take("own"); told && who.is_spectator())
        verdict.expect(told->is_null(), refusal::wrong_secrets, *told);
    else if (told)
        detail::read_part(mine, *told, verdict);
    if (!verdict.failed() && rules_of<G>::players(t) != players->number(1, 255))
        verdict.fail(refusal::no_such_variant, *players);

    auto const turn = members.take_if_there("turn");
    auto const options = members.take_if_there("options");
    auto const unseen = members.take_if_there("unseen");
    auto const legal = members.take_if_there("legal");
    members.expect_end();
    if (verdict.failed()) return {verdict.why(), verdict.where()};

    auto const made = set_up<G>(t, mine, who);
    if (!made) return {made, 0};
    view<G> const& v = *made;
    detail::expect_number(turn, v.turn().number(), verdict);
    if (options) {
        auto told = options_of<G>(t);
        detail::read_part(told, *options, verdict);
        verdict.expect(told == options_of<G>(t), refusal::keys_disagree, *options);
    }
    if (unseen) {
        auto const known = triqueta::detail::unseen_by(v);
        auto told = known;
        detail::read_part(told, *unseen, verdict);
        verdict.expect(told == known, refusal::keys_disagree, *unseen);
    }
    detail::expect_legal(legal, v, in, verdict);
    if (verdict.failed()) return {verdict.why(), verdict.where()};
    return {made, text.size()};
}

/// Reads an event. Pass it to a view's `advance` to check that it fits.
template <described_game G>
[[nodiscard]] constexpr parsed<event<G>> read_json_event(std::string_view text) {
    if (auto const fault = check_json(text); fault.why) return {fault.why, fault.where};
    detail::json_verdict verdict;
    event<G> e{};
    detail::read_part(e, json_value{text, 0}, verdict);
    if (verdict.failed()) return {verdict.why(), verdict.where()};
    return e;
}

/// Reads a result. Points and winners may be missing. Lines may be missing too if the game's facts determine them.
template <described_game G>
[[nodiscard]] constexpr parsed<result<G>> read_json_result(std::string_view text) {
    if (auto const fault = check_json(text); fault.why) return {fault.why, fault.where};
    detail::json_verdict verdict;
    json_value const whole{text, 0};
    detail::json_members members{whole, verdict};
    result<G> r{};
    auto const facts = members.take("facts");
    if (facts) detail::read_part(r, *facts, verdict);
    auto const points = members.take_if_there("points");
    auto const winners = members.take_if_there("winners");
    constexpr bool sets_lines = requires { r.set_line(0, seat{0}, triqueta::points{}); };
    auto const lines = sets_lines ? members.take("lines") : members.take_if_there("lines");
    members.expect_end();

    auto const each_line = [&](auto of_seat) {
        int line = 0;
        detail::expect_elements(
            lines, result<G>::lines,
            [&](json_value const& one) {
                detail::json_members parts{one, verdict};
                auto const name = parts.take("name");
                auto const scored = parts.take("points");
                parts.expect_end();
                if (verdict.failed()) return;
                verdict.expect(name->is(result<G>::line_name(line)), refusal::keys_disagree, *name);
                int who = 0;
                detail::expect_elements(
                    scored, r.players(), [&](json_value const& number) { of_seat(line, seat{who++}, number); },
                    verdict);
                ++line;
            },
            verdict);
    };
    if constexpr (sets_lines)
        each_line([&](int line, seat s, json_value const& number) {
            auto const scored = number.number(-detail::most_points, detail::most_points);
            verdict.expect(scored.has_value(), refusal::wrong_number, number);
            r.set_line(line, s, triqueta::points{scored.value_or(0)});
        });
    if (!verdict.failed() && !r.settle()) verdict.fail(refusal::wrong_result, *facts);
    if (verdict.failed()) return {verdict.why(), verdict.where()};

    if constexpr (!sets_lines)
        each_line([&](int line, seat s, json_value const& number) {
            detail::expect_number(number, r.line(line, s).value(), verdict);
        });
    int who = 0;
    detail::expect_elements(
        points, r.players(),
        [&](json_value const& number) { detail::expect_number(number, r.points(seat{who++}).value(), verdict); },
        verdict);
    auto won = r.winners();
    detail::expect_elements(
        winners, won.size(),
        [&](json_value const& number) {
            detail::expect_number(number, won.lowest().number(), verdict);
            won.erase(won.lowest());
        },
        verdict);
    if (verdict.failed()) return {verdict.why(), verdict.where()};
    return r;
}

}  // namespace triqueta::text
