#include "app/learn/lessons/lesson_fields.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <utility>

#include "app/learn/lessons/expression.h"

namespace lk::app {

namespace {

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

std::string aSentence(const Json& value, const Field&) {
  return value.asString().empty() ? "a sentence" : "";
}
std::string aWord(const Json& value, const Field&) {
  return isWord(value) ? "" : "one word of letters, digits, _ and -";
}
std::string anExpression(const Json& value, const Field&) {
  return expressionFault(value);
}
std::string aResult(const Json& value, const Field&) {
  return value.isArray() || value.isObject() ? "a number, a text, true, false or null" : "";
}
std::string someExpressions(const Json& value, const Field&) {
  if (!value.isObject()) return "an object of expressions";
  for (const auto& [name, each] : value.members())
    if (std::string wanted = expressionFault(each); !wanted.empty()) return wanted;
  return "";
}
std::string anEvent(const Json& value, const Field&) {
  return isEvent(value) ? "" : "an event as {\"e\": ...}";
}
std::string someEvents(const Json& value, const Field&) {
  return allAre(value, isEvent) ? "" : "a list of events";
}
std::string someSeats(const Json& value, const Field&) {
  return value == Json("A") || value == Json("B") || value == Json("both") ? "" : "A, B or both";
}
std::string aSeat(const Json& value, const Field&) {
  return value == Json("A") || value == Json("B") ? "" : "A or B";
}
std::string someCards(const Json& value, const Field&) {
  return allAre(value, isCards) ? "" : "a list of card ids";
}
std::string ruleNumbers(const Json& value, const Field&) {
  return value.isArray() && std::all_of(value.items().begin(), value.items().end(), isRule)
             ? ""
             : "a list of rule numbers";
}

constexpr Field kLesson[] = {must("schema", kinds::whole, 0, 1000),
                             must("lesson", aWord),
                             must("game", aWord),
                             must("minutes", kinds::whole, 0, 1000),
                             must("title", aSentence),
                             must("goal", aSentence),
                             must("table", aSentence),
                             must("steps", kinds::list),
                             must("quiz", kinds::object),
                             must("done", aSentence),
                             may("night", someEvents),
                             may("ready_for", aWord),
                             may("by_taps", kinds::flag)};
constexpr Field kStep[] = {must("say", aSentence),       must("why", ruleNumbers),  may("do", aSentence),
                           may("with", someExpressions), may("night", someEvents),  may("await", kinds::list),
                           may("bars", kinds::flag),     may("claims", kinds::list)};
constexpr Field kQuiz[] = {must("ask", aSentence),       must("right", anExpression),
                           must("explain", aSentence),   may("options", kinds::list),
                           may("with", someExpressions), may("rolls", kinds::flag),
                           may("night", someEvents),     may("claims", kinds::list)};
constexpr Field kClaim[] = {must("value", anExpression), must("is", aResult)};
constexpr Field kAnswerFields[] = {must("for", aWord),          may("fixes", kinds::list),
                                   must("ask", aSentence),      must("right", anExpression),
                                   may("options", kinds::list), may("who", aSeat)};
constexpr Field kOption[] = {must("value", aWord), must("text", aSentence)};
constexpr Field kFix[] = {must("if", aWord), must("say", aSentence), may("value", anExpression),
                          may("when", anExpression)};

constexpr Field kRollFields[] = {must("for", aWord), may("fixes", kinds::list), must("who", someSeats),
                                 may("times", kinds::whole, 0, 1000), may("secret", kinds::flag)};
constexpr Field kCardsFields[] = {must("for", aWord), may("fixes", kinds::list),
                                  must("count", kinds::whole, 0, 1000)};
constexpr Field kRevealFields[] = {must("for", aWord), may("fixes", kinds::list), must("A", someCards),
                                   must("B", someCards)};
constexpr Field kEventFields[] = {must("for", aWord), may("fixes", kinds::list), must("is", someEvents),
                                  may("example", anEvent)};
constexpr Field kUntilFields[] = {must("for", aWord), may("fixes", kinds::list), may("figure", aWord),
                                  may("prompt", aWord)};
constexpr Field kSayFields[] = {must("for", aWord), may("fixes", kinds::list), must("event", anEvent)};

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
                               {"answer", kAnswerFields, kAnswerMistakes},
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

}  // namespace

std::span<const Field> fieldsOf(LessonObject object) {
  switch (object) {
    case LessonObject::lesson:
      return kLesson;
    case LessonObject::step:
      return kStep;
    case LessonObject::quiz:
      return kQuiz;
    case LessonObject::option:
      return kOption;
    case LessonObject::fix:
      return kFix;
    case LessonObject::claim:
      return kClaim;
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

}  // namespace lk::app
