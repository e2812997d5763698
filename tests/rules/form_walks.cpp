#include "form_walks.h"

#include <algorithm>
#include <cstdio>
#include <ctime>

#include "house_cards.h"
#include "rules/referee/random_play.h"

namespace lk::test {

namespace {

using namespace lk::rules;

constexpr std::size_t kMaxFaults = 12;  // told in words
constexpr int kMaxWalk = 200;           // fields and items
constexpr int kMaxNight = 600;          // events of a night played by walks

struct Night {
  const Game& game;
  const State& state;
  const CardBook& cards;
};

void fail(Composed& into, std::string what) {
  if (into.faults.size() < kMaxFaults) into.faults.push_back(std::move(what));
}

/// Asks for one form as a front end does.
Form step(const Night& night, Seat seat, const Event& event, Composed& into) {
  const std::clock_t began = std::clock();
  Form form = Composer(night.game, night.state, night.cards, seat).form(event);
  into.steps.push_back(static_cast<float>(std::clock() - began) * 1000 / CLOCKS_PER_SEC);
  return form;
}

bool isAccepted(const Night& night, State& state, const Event& event) {
  return malformed(event, night.game.vocabulary().events).empty() &&
         judged(night.game, state, event, night.cards, StepSink()).verdict == Verdict::accepted;
}

/// Returns whether two events lead to the same night: they say the same in other words.
bool sameNight(const Night& night, const Event& one, const Event& other) {
  State a = night.state;
  State b = night.state;
  return isAccepted(night, a, one) && isAccepted(night, b, other) && a == b;
}

const FieldSpec& fieldOf(const Night& night, const Event& event, std::string_view name) {
  const auto& fields = specOf(event, night.game.vocabulary().events)->fields;
  return *std::find_if(fields.begin(), fields.end(),
                       [&](const FieldSpec& field) { return field.name == name; });
}

Json::Array itemsOf(const Json& value) {
  return value.isArray() ? value.items() : value.isNull() ? Json::Array() : Json::Array{value};
}

bool isAmong(const Values& values, const Json& value) {
  const auto inRange = [&](const Numbers& numbers) {
    const Json& number = numbers.member.empty() ? value : value[numbers.member];
    return number.isInt() && number.asInt() >= numbers.least && number.asInt() <= numbers.most;
  };
  return std::find(values.listed.begin(), values.listed.end(), value) != values.listed.end() ||
         std::any_of(values.numbers.begin(), values.numbers.end(), inRange) || values.anyText;
}

Json memberOf(const std::string& name, const Json& value) {
  Json one;
  return one.set(name, value);
}

/// Returns what `whole` says of a field beyond `part`: its value, the next item, or a member as an object,
/// one that is offered if there is any; null if nothing.
Json nextOf(const Json& whole, const Json& part, const OpenField& open) {
  if (!open.grows) return part.isNull() ? whole : Json();
  if (whole.isObject()) {
    Json any;
    for (const auto& [name, value] : whole.members()) {
      if (part.find(name)) continue;
      Json one = memberOf(name, value);
      if (isAmong(open.values, one)) return one;
      if (any.isNull()) any = std::move(one);
    }
    return any;
  }
  const Json::Array items = itemsOf(whole);
  const std::size_t said = itemsOf(part).size();
  return said < items.size() ? items[said] : Json();
}

bool isRoll(const Roll& roll, const Json& value) {
  int sum = 0;
  for (const Json& die : value.items()) {
    if (die.asInt() < 1 || die.asInt() > roll.sides) return false;
    sum += static_cast<int>(die.asInt());
  }
  return static_cast<int>(value.items().size()) == roll.count && sum >= roll.least && sum <= roll.most;
}

/// Replaces the part of `goal` behind `part` by `value`.
Event replaced(const Event& goal, const FieldSpec& field, const Json& part, const Json& next,
               const Json& value) {
  Event other = goal;
  if (!grows(field)) {
    other.body.set(field.name, value);
    return other;
  }
  const Json& whole = goal.body[field.name];
  if (whole.isObject()) {
    Json members{Json::Object{}};
    for (const auto& [name, member] : whole.members())
      if (!next.find(name)) members.set(name, member);
    for (const auto& [name, member] : value.members()) members.set(name, member);
    other.body.set(field.name, std::move(members));
    return other;
  }
  Json::Array items = itemsOf(whole);
  items[itemsOf(part).size()] = value;
  other.body.set(field.name, whole.isArray() ? Json(items) : items.front());
  return other;
}

/// Leaves out what says nothing: a value, or a member of an object.
Event dropped(const Event& goal, const FieldSpec& field, const Json& next) {
  Event other = goal;
  const Json& whole = goal.body[field.name];
  if (!whole.isObject()) {
    other.body.erase(field.name);
    return other;
  }
  Json members{Json::Object{}};
  for (const auto& [name, member] : whole.members())
    if (!next.find(name)) members.set(name, member);
  other.body.set(field.name, std::move(members));
  return other;
}

/// Returns whether the event implies what somebody else is asked: that no item is used in a missed phase.
/// Only the table can say so, not a player for another.
bool answersForAnother(const State& state, const Event& event) {
  const auto seat = event.seat();
  return seat && owes(state, "missed") && !owes(state, *seat, "missed");
}

/// Composes the event for one player. Returns what was missing; empty if nothing was.
std::string composeFor(const Night& night, Seat seat, Event goal, Composed& into) {
  Event said;
  const Form begun = step(night, seat, said, into);
  const auto isKind = [&](const OpenKind& each) { return each.kind == goal.kind(); };
  if (std::none_of(begun.kinds.begin(), begun.kinds.end(), isKind)) return "the kind";
  said.body.set(kKindField, goal.kind());
  for (int i = 0; i < kMaxWalk; ++i) {
    const Form form = step(night, seat, said, into);
    said = form.event;
    const OpenField* open = nullptr;
    Json next;
    for (const OpenField& each : form.open) {
      next = nextOf(goal.body[each.name], said.body[each.name], each);
      open = &each;
      if (!next.isNull()) break;
    }
    if (next.isNull()) {
      if (!form.complete) return "an end after " + said.body.dump();
      return sameNight(night, *form.complete, goal) ? "" : "another event: " + form.complete->body.dump();
    }
    const FieldSpec& field = fieldOf(night, goal, open->name);
    if (const auto& roll = open->values.roll; roll && isRoll(*roll, goal.body[open->name])) {
      said = withValue(said, field, goal.body[open->name]);
      continue;
    }
    if (!isAmong(open->values, next)) {
      if (const Event without = dropped(goal, field, next); sameNight(night, without, goal)) {
        goal = without;
        continue;
      }
      const auto same =
          std::find_if(open->values.listed.begin(), open->values.listed.end(), [&](const Json& value) {
            return sameNight(night, replaced(goal, field, said.body[open->name], next, value), goal);
          });
      if (same == open->values.listed.end())
        return "\"" + std::string(open->name) + "\" " + next.dump() + " after " + said.body.dump();
      goal = replaced(goal, field, said.body[open->name], next, *same);
      next = *same;
    }
    said = withValue(said, field, next);
  }
  return "an end";
}

Json anyRoll(const Roll& roll, Chance& chance) {
  for (;;) {
    Json dice{Json::Array{}};
    for (int i = 0; i < roll.count; ++i) dice.push(1 + chance.below(roll.sides));
    if (isRoll(roll, dice)) return dice;
  }
}

Json anyValue(const Values& values, Chance& chance) {
  const int listed = static_cast<int>(values.listed.size());
  const int numbers = static_cast<int>(values.numbers.size());
  const int all = listed + numbers + (values.roll ? 1 : 0) + (values.anyText ? 1 : 0);
  const int pick = chance.below(all);
  if (pick < listed) return values.listed[static_cast<std::size_t>(pick)];
  if (pick < listed + numbers) {
    const Numbers& range = values.numbers[static_cast<std::size_t>(pick - listed)];
    const int number = range.least + chance.below(range.most - range.least + 1);
    return range.member.empty() ? Json(number) : memberOf(range.member, number);
  }
  return values.roll ? anyRoll(*values.roll, chance) : Json("any text");
}

/// Returns a random set-up, half of the time with a random value for some options that are words.
Event anySetupOf(const Game& game, const CardBook& cards, Chance& chance) {
  Event setup = anySetup(game, cards, chance);
  if (chance.below(2) == 0) return setup;
  Json options = setup.body["options"];
  for (const OptionSpec& option : game.vocabulary().options)
    if (option.kind == OptionKind::word && chance.below(3) == 0)
      options.set(
          option.key,
          option.values[static_cast<std::size_t>(chance.below(static_cast<int>(option.values.size())))]);
  setup.body.set("options", options);
  return setup;
}

State begun(const Game& game, const CardBook& cards, Chance& chance) {
  State state = game.fresh();
  const Event setup = anySetupOf(game, cards, chance);
  const Ruling ruling = game.setUp(state, setup, cards, StepSink());
  CHECK_MESSAGE(ruling.verdict == Verdict::accepted, setup.body.dump());
  state.begun = true;
  return state;
}

Seat anySeat(const State& state, Chance& chance) {
  return kAllSeats[static_cast<std::size_t>(chance.below(state.seatCount))];
}

/// Plays a night by walks alone.
void playByWalks(const Game& game, const CardBook& cards, Chance& chance, Composed& into) {
  State state = begun(game, cards, chance);
  for (int i = 0; i < kMaxNight && !state.result.finished; ++i) {
    const Question& asked =
        state.questions[static_cast<std::size_t>(chance.below(static_cast<int>(state.questions.size())))];
    const Seat seat = asked.seat.value_or(anySeat(state, chance));
    const auto event = walk(game, state, cards, seat, Occasion::prompt, chance, into);
    if (event) judged(game, state, *event, cards, StepSink());
  }
}

/// Plays a night of random play, composes every event again, and walks beside it.
void playAgain(const Game& game, const CardBook& cards, Chance& chance, Composed& into) {
  State state = begun(game, cards, chance);
  for (int i = 0; i < kMaxNight && !state.result.finished; ++i) {
    const Event event = anyEvent(game, state, cards, chance);
    composeAgain(game, state, cards, event, into);
    if (chance.below(4) == 0)
      (void)walk(game, state, cards, anySeat(state, chance), Occasion::table, chance, into);
    judged(game, state, event, cards, StepSink());
  }
  for (int i = 0; i < 3; ++i)  // the night can still be corrected
    (void)walk(game, state, cards, anySeat(state, chance), Occasion::table, chance, into);
}

}  // namespace

void Composed::check(std::string_view game) const {
  std::vector<float> sorted = steps;
  std::sort(sorted.begin(), sorted.end());
  std::printf(
      "  %s: %ld events composed, %ld unreachable, %ld for another player; %ld walks, %ld refused, "
      "%ld dead ends\n",
      std::string(game).c_str(), events, unreachable, forAnother, walks, refused, deadEnds);
  if (!sorted.empty())
    std::printf("    %zu steps: median %.4f ms, 99 %% under %.4f ms, most %.3f ms\n", sorted.size(),
                sorted[sorted.size() / 2], sorted[sorted.size() * 99 / 100], sorted.back());
  for (const std::string& fault : faults) CHECK_MESSAGE(false, fault);
  CHECK(events > 0 && unreachable == 0);
  CHECK(refused == 0 && deadEnds == 0);
}

void composeAgain(const Game& game, const State& state, const CardBook& cards, const Event& event,
                  Composed& into) {
  const Night night{game, state, cards};
  State after = state;
  if (isAccepted(night, after, event) && after == state) return;  // it says what has happened already
  ++into.events;
  if (answersForAnother(state, event)) {
    ++into.forAnother;
    return;
  }
  std::string missing = "anybody";
  for (std::size_t i = 0; i < state.seatCount && !missing.empty(); ++i) {
    const Seat seat = kAllSeats[i];
    if (event.seat().value_or(seat) == seat) missing = composeFor(night, seat, event, into);
  }
  for (std::size_t i = 0; i < state.seatCount && !missing.empty(); ++i)
    if (composeFor(night, kAllSeats[i], event, into).empty()) missing.clear();
  if (missing.empty()) return;
  ++into.unreachable;
  fail(into, std::string(game.id()) + ": " + event.body.dump() + " lacks " + missing);
}

std::optional<Event> walk(const Game& game, const State& state, const CardBook& cards, Seat seat,
                          Occasion mostly, Chance& chance, Composed& into) {
  const Night night{game, state, cards};
  std::vector<OpenKind> kinds = step(night, seat, {}, into).kinds;
  std::erase_if(kinds, [&](const OpenKind& each) { return each.occasion > mostly; });
  if (kinds.empty()) return std::nullopt;
  ++into.walks;
  const auto kind = kinds[static_cast<std::size_t>(chance.below(static_cast<int>(kinds.size())))].kind;
  Event said{Json::object({{std::string(kKindField), kind}})};
  for (int i = 0; i < kMaxWalk; ++i) {
    const Form form = step(night, seat, said, into);
    if (form.open.empty() && !form.complete) {
      ++into.deadEnds;
      fail(into, std::string(game.id()) + " dead end: " + said.body.dump());
      return std::nullopt;
    }
    if (form.complete && (form.open.empty() || chance.below(3) == 0)) {
      State after = state;
      if (isAccepted(night, after, *form.complete)) return form.complete;
      ++into.refused;
      fail(into, std::string(game.id()) + " refused: " + form.complete->body.dump());
      return std::nullopt;
    }
    const OpenField& open =
        form.open[static_cast<std::size_t>(chance.below(static_cast<int>(form.open.size())))];
    said = withValue(form.event, fieldOf(night, form.event, open.name), anyValue(open.values, chance));
  }
  fail(into, std::string(game.id()) + " endless: " + said.body.dump());
  return std::nullopt;
}

void composeNights(const Game& game, const CardBook& cards, int nights, std::uint64_t seed, Composed& into) {
  Chance chance(seed);
  for (int i = 0; i < nights; ++i) {
    playAgain(game, cards, chance, into);
    playByWalks(game, cards, chance, into);
  }
}

void composeTranscript(const Game& game, const CardBook& cards, const Transcript& transcript,
                       Composed& into) {
  Referee referee(game, cards);
  for (const TranscriptEntry& entry : transcript.entries) {
    Referee after = referee;
    const bool accepted = after.take(entry.event).verdict == Verdict::accepted;
    const std::string& kind = entry.event.kind();
    if (accepted && kind != "setup" && kind != "take_back")
      composeAgain(game, referee.state(), cards, entry.event, into);
    referee = std::move(after);
  }
}

}  // namespace lk::test
