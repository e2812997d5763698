#include "rules/referee/form.h"

#include <algorithm>

#include "rules/referee/referee.h"

namespace lk::rules {

namespace {

constexpr std::string_view kNeverComposed[] = {"setup", "take_back"};

bool isIn(const Event& event, const FieldSpec& field) {
  return event.body.find(field.name) != nullptr;
}

/// Returns the index of the last field that is said; -1 if none is.
int lastSaid(const Event& event, const EventSpec& spec) {
  int last = -1;
  for (std::size_t i = 0; i < spec.fields.size(); ++i)
    if (isIn(event, spec.fields[i])) last = static_cast<int>(i);
  return last;
}

Json emptyOf(const FieldSpec& field) {
  const bool object =
      field.type == FieldType::object || field.type == FieldType::figures || field.type == FieldType::seatMap;
  if (object) return {Json::Object{}};
  return {Json::Array{}};
}

/// Returns a number as a value: as it is, or as an object with the member.
Json numberValue(const Numbers& numbers, int value) {
  if (numbers.member.empty()) return {value};
  Json member;
  return member.set(numbers.member, value);
}

/// Returns the roll with the least total.
Json leastRoll(const Roll& roll) {
  Json dice{Json::Array{}};
  int left = roll.least - roll.count;
  for (int i = 0; i < roll.count; ++i) {
    const int more = std::min(left, roll.sides - 1);
    dice.push(1 + more);
    left -= more;
  }
  return dice;
}

/// Precondition: there is one.
Json firstOf(const Values& values) {
  if (!values.listed.empty()) return values.listed.front();
  return numberValue(values.numbers.front(), values.numbers.front().least);
}

/// Returns whether a list or object can hold nothing.
bool mayBeEmpty(const FieldSpec& field) {
  return grows(field) && field.type != FieldType::figures;
}

bool owesAnswer(const State& state, Seat seat) {
  return std::any_of(state.questions.begin(), state.questions.end(),
                     [&](const Question& open) { return open.seat.value_or(seat) == seat; });
}

bool namesSeat(const EventSpec& spec) {
  return std::any_of(spec.fields.begin(), spec.fields.end(),
                     [](const FieldSpec& field) { return field.type == FieldType::seat; });
}

Event eventOf(std::string_view kind) {
  return {Json::object({{std::string(kKindField), kind}})};
}

}  // namespace

Event withValue(const Event& event, const FieldSpec& field, const Json& value) {
  Event next = event;
  const Json before = event.body[field.name];
  const bool whole = !grows(field) || value.isArray();  // a roll is a whole list
  if (whole || (field.type == FieldType::cards && before.isNull())) {
    next.body.set(field.name, value);
    return next;
  }
  Json longer = before.isNull() ? emptyOf(field) : before;
  if (before.isString()) longer = Json::array({before});
  if (longer.isObject())
    for (const auto& [name, member] : value.members()) longer.set(name, member);
  else
    longer.push(value);
  next.body.set(field.name, std::move(longer));
  return next;
}

Composer::Composer(const Game& game, const State& state, const CardBook& cards, Seat seat)
    : game_(game), state_(state), cards_(cards), seat_(seat), spare_(state) {}

State& Composer::spare() {
  if (!isSpareEqual_) spare_ = state_;
  isSpareEqual_ = true;
  return spare_;
}

bool Composer::accepted(const Event& event) {
  isSpareEqual_ = judged(game_, spare(), event, cards_, StepSink()).verdict != Verdict::accepted;
  return !isSpareEqual_;
}

Values Composer::offered(const Event& event, const EventSpec& spec, const FieldSpec& field) {
  FieldOffer offer(game_, state_, spare(), cards_, seat_, spec, field, event);
  if (field.place.offer)
    field.place.offer(offer);
  else
    offer.addByType();
  return offer.take();
}

bool Composer::completable(const Event& event, const EventSpec& spec, std::size_t next) {
  if (next == spec.fields.size()) return accepted(event);
  const FieldSpec& field = spec.fields[next];
  const bool said = isIn(event, field);
  if (said && !(grows(field) && lastSaid(event, spec) == static_cast<int>(next)))
    return completable(event, spec, next + 1);
  if (said || !isRequired(field)) {
    if (completable(event, spec, next + 1)) return true;
  } else if (mayBeEmpty(field)) {
    Event empty = event;
    empty.body.set(field.name, emptyOf(field));
    if (completable(empty, spec, next + 1)) return true;
  }
  const Values values = offered(event, spec, field);
  if (values.refines && !said && !isRequired(field)) return false;
  if (values.alike == Alike::always && !values.empty()) return true;
  const auto fits = [&](const Json& value) { return continues(event, spec, next, value); };
  if (values.alike == Alike::yes) return !values.empty() && fits(firstOf(values));
  return std::any_of(values.listed.begin(), values.listed.end(), fits) ||
         std::any_of(values.numbers.begin(), values.numbers.end(),
                     [&](const Numbers& numbers) {
                       return fits(numberValue(numbers, numbers.least)) ||
                              fits(numberValue(numbers, numbers.most));
                     }) ||
         (values.roll && fits(leastRoll(*values.roll))) || (values.anyText && fits(Json("")));
}

/// Without an offer of the game nothing bounds a list, so that it is tried with only one more item. Figures
/// stand for themselves.
bool Composer::continues(const Event& event, const EventSpec& spec, std::size_t place, const Json& value) {
  const FieldSpec& field = spec.fields[place];
  const bool mayGoOn = grows(field) && field.place.offer && field.type != FieldType::figures;
  return completable(withValue(event, field, value), spec, mayGoOn ? place : place + 1);
}

void Composer::keepCompletable(Values& values, const Event& event, const EventSpec& spec, std::size_t place) {
  const auto fits = [&](const Json& value) { return continues(event, spec, place, value); };
  if (values.alike == Alike::always || values.empty()) return;
  if (values.alike == Alike::yes) {
    if (!fits(firstOf(values))) values = {};
    return;
  }
  std::erase_if(values.listed, [&](const Json& value) { return !fits(value); });
  std::erase_if(values.numbers, [&](Numbers& numbers) {
    const auto at = [&](int value) { return fits(numberValue(numbers, value)); };
    const bool low = at(numbers.least);
    const bool high = numbers.least == numbers.most ? low : at(numbers.most);
    if (low == high) return !low;
    int good = low ? numbers.least : numbers.most;
    int bad = low ? numbers.most : numbers.least;
    while (good - bad > 1 || bad - good > 1) {
      const int middle = (good + bad) / 2;
      (at(middle) ? good : bad) = middle;
    }
    (low ? numbers.most : numbers.least) = good;
    return false;
  });
  if (values.roll && !fits(leastRoll(*values.roll))) values.roll.reset();
  if (values.anyText && !fits(Json(""))) values.anyText = false;
}

void Composer::addOpen(Form& form, const EventSpec& spec, std::size_t next) {
  Event event = form.event;
  const int last = lastSaid(event, spec);
  for (std::size_t place = next; place < spec.fields.size(); ++place) {
    const FieldSpec& field = spec.fields[place];
    const bool said = isIn(event, field);
    if (said && !(grows(field) && last == static_cast<int>(place))) continue;
    if (!said && !isRequired(field) && static_cast<int>(place) < last) continue;
    Values values = offered(event, spec, field);
    if (values.refines && !said && !isRequired(field) && !completable(event, spec, place + 1)) continue;
    keepCompletable(values, event, spec, place);
    if (!values.empty())
      form.open.push_back({.name = field.name, .grows = grows(field), .values = std::move(values)});
    if (said || !isRequired(field)) continue;
    if (!mayBeEmpty(field)) return;
    event.body.set(field.name, emptyOf(field));
  }
  if (accepted(event)) form.complete = std::move(event);
  for (std::size_t i = 0; i < form.open.size(); ++i)
    form.open[i].optional = form.complete || i + 1 < form.open.size();
}

/// Returns whether the seat that is said, if any, is one for which this player can speak.
bool Composer::isOwn(const Event& event, const EventSpec& spec) {
  const auto seat = std::find_if(spec.fields.begin(), spec.fields.end(), [&](const FieldSpec& field) {
    return field.type == FieldType::seat && field.name == "seat" && isIn(event, field);
  });
  if (seat == spec.fields.end()) return true;
  Event without{Json::object({{std::string(kKindField), spec.kind}})};
  const std::vector<Json> all = offered(without, spec, *seat).listed;
  return std::find(all.begin(), all.end(), event.body[seat->name]) != all.end();
}

bool Composer::mayCompose(const EventSpec& spec) const {
  if (std::find(std::begin(kNeverComposed), std::end(kNeverComposed), spec.kind) != std::end(kNeverComposed))
    return false;
  return spec.occasion != Occasion::prompt || namesSeat(spec) || owesAnswer(state_, seat_);
}

std::vector<OpenKind> Composer::kinds() {
  std::vector<OpenKind> all;
  const auto own = game_.vocabulary().events;
  const auto add = [&](const EventSpec& spec) {
    if (!mayCompose(spec) || !completable(eventOf(spec.kind), spec, 0)) return;
    const bool unasked = spec.occasion == Occasion::prompt && !owesAnswer(state_, seat_);
    all.push_back({spec.kind, unasked ? Occasion::besides : spec.occasion});
  };
  for (const EventSpec& spec : own) add(spec);
  for (const EventSpec& spec : commonEvents())
    if (specOf(eventOf(spec.kind), own) == &spec) add(spec);
  return all;
}

Form Composer::form(const Event& unfinished) {
  Form form{.event = unfinished};
  if (!unfinished.body.find(kKindField)) {
    form.kinds = kinds();
    OpenField& kind = form.open.emplace_back(OpenField{.name = kKindField});
    for (const OpenKind& each : form.kinds) kind.values.listed.emplace_back(each.kind);
    if (form.kinds.empty()) form.open.clear();
    return form;
  }
  const auto own = game_.vocabulary().events;
  form.problem = malformedSoFar(unfinished, own);
  if (!form.problem.empty()) return form;
  const EventSpec& spec = *specOf(unfinished, own);
  if (!mayCompose(spec) || !isOwn(unfinished, spec)) return form;
  for (;;) {
    form.open.clear();
    addOpen(form, spec, 0);
    if (form.open.size() != 1 || form.open.front().optional) return form;
    const Values& values = form.open.front().values;
    if (values.listed.size() != 1 || !values.numbers.empty() || values.roll || values.anyText) return form;
    const auto field = std::find_if(spec.fields.begin(), spec.fields.end(), [&](const FieldSpec& each) {
      return each.name == form.open.front().name;
    });
    form.filled.push_back(field->name);
    form.event = withValue(form.event, *field, values.listed.front());
  }
}

}  // namespace lk::rules
