#include "app/learn/lessons/lesson_fields.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <utility>

#include "app/learn/lessons/expression.h"

namespace lk::app {

namespace {

using enum LessonShape;

constexpr LessonField kLesson[] = {{"schema", number},  {"lesson", word},         {"game", word},
                                   {"minutes", number}, {"title", text},          {"goal", text},
                                   {"table", text},     {"steps", list},          {"quiz", object},
                                   {"done", text},      {"night", events, false}, {"ready_for", word, false}};
constexpr LessonField kStep[] = {{"say", text},
                                 {"why", rules},
                                 {"do", text, false},
                                 {"with", expressions, false},
                                 {"night", events, false},
                                 {"await", list, false},
                                 {"bars", boolean, false}};
constexpr LessonField kQuiz[] = {{"ask", text},
                                 {"right", expression},
                                 {"explain", text},
                                 {"options", list, false},
                                 {"with", expressions, false},
                                 {"rolls", boolean, false}};
constexpr LessonField kQuestion[] = {
    {"ask", text}, {"right", expression}, {"options", list, false}, {"who", seat, false}};
constexpr LessonField kOption[] = {{"value", word}, {"text", text}};
constexpr LessonField kFix[] = {
    {"if", word}, {"say", text}, {"value", expression, false}, {"when", expression, false}};

constexpr LessonField kRollFields[] = {{"who", seats}, {"times", number, false}, {"secret", boolean, false}};
constexpr LessonField kCardsFields[] = {{"count", number}};
constexpr LessonField kRevealFields[] = {{"A", cards}, {"B", cards}};
constexpr LessonField kEventFields[] = {{"is", events}, {"example", event, false}};
constexpr LessonField kUntilFields[] = {{"figure", word, false}, {"prompt", word, false}};
constexpr LessonField kSayFields[] = {{"event", event}};

constexpr Mistake kRollMistakes[] = {Mistake::oneDie, Mistake::leaning, Mistake::fewer, Mistake::idle};
constexpr Mistake kCardsMistakes[] = {Mistake::faceUp, Mistake::count, Mistake::offPlace, Mistake::idle};
constexpr Mistake kRevealMistakes[] = {Mistake::oneSide, Mistake::otherCard, Mistake::idle};
constexpr Mistake kEventMistakes[] = {Mistake::otherSeat, Mistake::other, Mistake::refused, Mistake::idle};
constexpr Mistake kAnswerMistakes[] = {Mistake::given, Mistake::wrong, Mistake::otherSeat, Mistake::idle};
constexpr Mistake kUntilMistakes[] = {Mistake::idle};

constexpr TaskSpec kTasks[] = {{"roll", kRollFields, kRollMistakes},
                               {"cards", kCardsFields, kCardsMistakes},
                               {"reveal", kRevealFields, kRevealMistakes},
                               {"event", kEventFields, kEventMistakes},
                               {"answer", kQuestion, kAnswerMistakes},
                               {"until", kUntilFields, kUntilMistakes},
                               {"say", kSayFields, {}}};

constexpr std::array<std::pair<Mistake, std::string_view>, 14> kMistakes = {
    {{Mistake::oneDie, "one_die"},
     {Mistake::leaning, "leaning"},
     {Mistake::fewer, "fewer"},
     {Mistake::faceUp, "face_up"},
     {Mistake::count, "count"},
     {Mistake::offPlace, "off_place"},
     {Mistake::oneSide, "one_side"},
     {Mistake::otherCard, "other_card"},
     {Mistake::otherSeat, "other_seat"},
     {Mistake::other, "other"},
     {Mistake::refused, "refused"},
     {Mistake::given, "given"},
     {Mistake::wrong, "wrong"},
     {Mistake::idle, "idle"}}};

bool isText(const Json& value) {
  return value.members().size() == 2 && !value["en"].asString().empty() && !value["zh"].asString().empty();
}
bool isWord(const Json& value) {
  const std::string& s = value.asString();
  return !s.empty() && std::all_of(s.begin(), s.end(), [](unsigned char c) {
    return std::isalnum(c) != 0 || c == '_' || c == '-';
  });
}
bool isEvent(const Json& value) {
  return value.isObject() && value["e"].isString();
}
bool isRule(const Json& value) {
  const std::string& s = value.asString();
  return s.size() > 2 && std::isupper(static_cast<unsigned char>(s[0])) != 0 && s[1] == '-';
}
bool isCards(const Json& value) {
  const std::string& s = value.asString();
  return !s.empty() && std::all_of(s.begin(), s.end(), [](unsigned char c) {
    return std::islower(c) != 0 || std::isdigit(c) != 0 || c == '_' || c == '|' || c == '*';
  });
}
template <class Is>
bool allAre(const Json& value, Is is) {
  return value.isArray() && !value.items().empty() &&
         std::all_of(value.items().begin(), value.items().end(), is);
}

/// What the value must be to fit, empty when it does.
std::string misfit(const Json& value, LessonShape shape) {
  switch (shape) {
    case text:
      return isText(value) ? "" : "a sentence as {\"en\": ..., \"zh\": ...}";
    case word:
      return isWord(value) ? "" : "one word of letters, digits, _ and -";
    case number:
      return value.isInt() && value.asInt() >= 0 && value.asInt() <= 1000 ? ""
                                                                          : "a whole number from 0 to 1000";
    case boolean:
      return value.isBool() ? "" : "true or false";
    case expression:
      return expressionFault(value);
    case expressions:
      if (!value.isObject()) return "an object of expressions";
      for (const auto& [name, each] : value.members())
        if (std::string wanted = expressionFault(each); !wanted.empty()) return wanted;
      return "";
    case event:
      return isEvent(value) ? "" : "an event as {\"e\": ...}";
    case events:
      return allAre(value, isEvent) ? "" : "a list of events";
    case seats:
      return value == Json("A") || value == Json("B") || value == Json("both") ? "" : "A, B or both";
    case seat:
      return value == Json("A") || value == Json("B") ? "" : "A or B";
    case cards:
      return allAre(value, isCards) ? "" : "a list of card ids";
    case LessonShape::rules:
      return value.isArray() && std::all_of(value.items().begin(), value.items().end(), isRule)
                 ? ""
                 : "a list of rule numbers";
    case list:
      return value.isArray() ? "" : "a list";
    case object:
      return value.isObject() ? "" : "an object";
  }
  return "";
}

}  // namespace

std::span<const LessonField> fieldsOf(LessonObject object) {
  switch (object) {
    case LessonObject::lesson:
      return kLesson;
    case LessonObject::step:
      return kStep;
    case LessonObject::quiz:
      return kQuiz;
    case LessonObject::question:
      return kQuestion;
    case LessonObject::option:
      return kOption;
    case LessonObject::fix:
      return kFix;
  }
  return {};
}

std::span<const TaskSpec> taskSpecs() {
  return kTasks;
}

std::string_view nameOf(Mistake mistake) {
  return kMistakes[static_cast<std::size_t>(mistake)].second;
}

std::optional<Mistake> mistakeFrom(std::string_view name) {
  for (const auto& [mistake, its] : kMistakes)
    if (its == name) return mistake;
  return std::nullopt;
}

void checkLessonObject(const Json& object, std::span<const LessonField> fields, const std::string& whose,
                       std::string_view file, std::vector<Fault>& faults) {
  const auto fault = [&](const Json& at, std::string what, std::string cure) {
    faults.push_back({std::string(file), at.line(), std::move(what), std::move(cure)});
  };
  if (!object.isObject()) return fault(object, whose + " must be an object", "write {...}");
  for (const auto& [name, value] : object.members()) {
    const auto field =
        std::find_if(fields.begin(), fields.end(),
                     [&, key = std::string_view(name)](const LessonField& f) { return f.name == key; });
    if (field == fields.end()) {
      fault(value, whose + " has no \"" + name + "\"", "remove it or correct its spelling");
    } else if (const std::string wanted = misfit(value, field->shape); !wanted.empty()) {
      fault(value, "\"" + name + "\" of " + whose + " must be " + wanted, "correct its value");
    }
  }
  for (const LessonField& field : fields)
    if (field.required && !object.find(field.name))
      fault(object, whose + " needs \"" + std::string(field.name) + "\"", "add it");
}

}  // namespace lk::app
