#include "rules/core/event.h"

#include <algorithm>

#include "rules/text/fields.h"

namespace lk::rules {

namespace {

constexpr FieldSpec kSetup[] = {
    {"game", FieldType::text}, kHouseField, {"options", FieldType::object, Need::optional}};
constexpr FieldSpec kTakeBack[] = {{"count", FieldType::integer}};
constexpr FieldSpec kCorrectFields[] = {{"seat", FieldType::seat, Need::optional},
                                        {"set", FieldType::figures},
                                        {"why", FieldType::text, Need::optional}};
constexpr FieldSpec kEffectFields[] = {{"seat", FieldType::seat},
                                       {"do", FieldType::text},
                                       {"amount", FieldType::integer, Need::optional},
                                       {"why", FieldType::text, Need::optional}};
constexpr EventSpec kCommon[] = {
    {"meant", {}, "The player confirms the correction that was asked about.", Occasion::table},
    {"setup", kSetup, "Begins a night of a game.", Occasion::table},
    {"correct", kCorrectFields, "Players set numbers to other values.", Occasion::table},
    {"effect", kEffectFields, "People say what a card does that the program does not know.", Occasion::table},
    {"take_back", kTakeBack, "Undoes the last events.", Occasion::table}};

constexpr std::int64_t kGreatest = 32767;  // figures are 16 bits wide; shapeOf() repeats this number

bool isSmall(const Json& value) {
  return value.isInt() && value.asInt() >= -kGreatest && value.asInt() <= kGreatest;
}
bool isSeat(const Json& value) {
  return value.isString() && seatFrom(value.asString()).has_value();
}
bool isDie(const Json& value) {
  return value.isInt() && value.asInt() >= 1 && value.asInt() <= 20;
}

template <class Test>
bool all(const Json& list, Test test) {
  return list.isArray() && std::all_of(list.items().begin(), list.items().end(), test);
}
bool isText(const Json& value) {
  return value.isString();
}

bool isObject(const Json& value) {
  return value.isObject();
}

bool isSeatMap(const Json& value) {
  return value.isObject() &&
         std::all_of(value.members().begin(), value.members().end(), [](const Json::Member& m) {
           return seatFrom(m.first).has_value() && m.second.isString();
         });
}

bool isFigures(const Json& value) {
  return value.isObject() && !value.members().empty() &&
         std::all_of(value.members().begin(), value.members().end(), [](const Json::Member& m) {
           return isSmall(m.second) || m.second.isBool() || m.second.isNull() || m.second.isString();
         });
}

bool fits(const Json& value, FieldType type) {
  switch (type) {
    case FieldType::seat:
      return isSeat(value);
    case FieldType::integer:
      return isSmall(value);
    case FieldType::boolean:
      return value.isBool();
    case FieldType::text:
    case FieldType::card:
      return value.isString();
    case FieldType::textOrInteger:
      return value.isString() || isSmall(value);
    case FieldType::integerList:
      return all(value, isSmall);
    case FieldType::diceList:
      return all(value, isDie);
    case FieldType::cardList:
      return all(value, isText);
    case FieldType::cards:
      return value.isString() || all(value, isText);
    case FieldType::seatMap:
      return isSeatMap(value);
    case FieldType::figures:
      return isFigures(value);
    case FieldType::object:
      return value.isObject();
    case FieldType::objects:
      return all(value, isObject);
  }
  return true;
}

std::string misfit(const Json& value, const FieldSpec& field) {
  return fits(value, field.type) ? "" : std::string(shapeOf(field.type));
}

const EventSpec* findSpec(std::string_view kind, std::span<const EventSpec> specs) {
  const auto found =
      std::find_if(specs.begin(), specs.end(), [&](const EventSpec& s) { return s.kind == kind; });
  return found == specs.end() ? nullptr : &*found;
}

/// Returns the first problem of an event's shape. Missing fields are one if it is `finished`.
std::string firstProblem(const Event& event, std::span<const EventSpec> gameEvents, bool finished) {
  if (!event.body.isObject()) return "an event is an object";
  if (event.kind().empty()) return "an event needs \"e\", the name of its kind";
  const EventSpec* spec = specOf(event, gameEvents);
  if (!spec) return "no event is called \"" + event.kind() + "\"";
  std::string problem;
  checkFields(event.body, spec->fields, misfit, [&](const Misfield& wrong) {
    if (!problem.empty() || wrong.name == "e" || (wrong.why == Misfield::Why::missing && !finished)) return;
    problem = wrong.why == Misfield::Why::misfit ? "\"" + wrong.name + "\" must be " + wrong.wanted
                                                 : wrong.what("\"" + event.kind() + "\"");
  });
  return problem;
}

}  // namespace

std::string_view shapeOf(FieldType type) {
  switch (type) {
    case FieldType::seat:
      return "a seat, \"A\" to \"D\"";
    case FieldType::integer:
      return "a whole number from -32767 to 32767";
    case FieldType::boolean:
      return "true or false";
    case FieldType::text:
    case FieldType::card:
      return "a text";
    case FieldType::textOrInteger:
      return "a text or a whole number from -32767 to 32767";
    case FieldType::integerList:
      return "a list of whole numbers from -32767 to 32767";
    case FieldType::diceList:
      return "a list of dice values";
    case FieldType::cardList:
      return "a list of texts";
    case FieldType::cards:
      return "a text or a list of texts";
    case FieldType::seatMap:
      return "a text for each seat";
    case FieldType::figures:
      return "whole numbers from -32767 to 32767 by their names";
    case FieldType::object:
      return "an object";
    case FieldType::objects:
      return "a list of objects";
  }
  return "";
}

Event eventOf(std::string_view kind, Seat seat) {
  Event event;
  event.body.add("e", kind).add("seat", name(seat));
  return event;
}

std::span<const EventSpec> commonEvents() {
  return kCommon;
}

const EventSpec* specOf(const Event& event, std::span<const EventSpec> gameEvents) {
  const EventSpec* own = findSpec(event.kind(), gameEvents);
  return own ? own : findSpec(event.kind(), kCommon);
}

bool grows(const FieldSpec& field) {
  switch (field.type) {
    case FieldType::integerList:
    case FieldType::cardList:
    case FieldType::cards:
    case FieldType::seatMap:
    case FieldType::figures:
    case FieldType::object:
    case FieldType::objects:
      return true;
    case FieldType::seat:
    case FieldType::integer:
    case FieldType::boolean:
    case FieldType::text:
    case FieldType::textOrInteger:
    case FieldType::card:
    case FieldType::diceList:  // said at once
      break;
  }
  return false;
}

std::string malformed(const Event& event, std::span<const EventSpec> gameEvents) {
  return firstProblem(event, gameEvents, true);
}

std::string malformedSoFar(const Event& event, std::span<const EventSpec> gameEvents) {
  return firstProblem(event, gameEvents, false);
}

}  // namespace lk::rules
