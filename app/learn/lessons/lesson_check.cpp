#include "app/learn/lessons/lesson_check.h"

#include <algorithm>
#include <set>

#include "app/learn/lessons/expression.h"
#include "app/learn/lessons/facts.h"
#include "app/learn/lessons/lesson_fields.h"
#include "rules/referee/referee.h"

namespace lk::app {

namespace {

using Keys = std::set<std::string, std::less<>>;

std::string rootOf(const std::string& name) {
  return name.substr(0, name.find('.'));
}

Keys keysOf(std::string_view sentence) {
  const std::vector<std::string> names = bracesOf(sentence);
  return {names.begin(), names.end()};
}

/// Fields that contain sentences.
constexpr std::string_view kSentences[] = {"title", "goal", "table", "done",   "say",
                                           "do",    "ask",  "text",  "explain"};

class LessonCheck {
 public:
  LessonCheck(const std::string& file, const GameKit& kit) : faults_{file}, kit_(kit) {
    for (const std::string_view name : Facts::names()) facts_.emplace(name);
  }

  std::vector<Fault> check(const Json& lesson) {
    checkObject(lesson, LessonObject::lesson, "a lesson");
    if (lesson["game"].asString() != kit_.id())
      fault(lesson["game"], "the lesson is for another game than " + std::string(kit_.id()),
            "name that game");
    if (lesson["schema"] != Json(1)) fault(lesson["schema"], "the schema is not 1", "write 1");
    for (const char* text : {"title", "goal", "table", "done"}) checkText(lesson[text], {});
    checkNight(lesson["night"]);
    if (lesson["steps"].items().empty()) fault(lesson, "a lesson needs steps", "add at least one");
    for (const Json& step : lesson["steps"].items()) checkStep(step);
    checkQuiz(lesson["quiz"]);
    return std::move(faults_.all);
  }

 private:
  void fault(const Json& at, std::string what, std::string cure) {
    faults_.add(at, std::move(what), std::move(cure));
  }

  void checkObject(const Json& object, LessonObject kind, const std::string& whose) {
    faults_.check(object, fieldsOf(kind), whose);
  }

  /// Every {name} in a sentence needs a value.
  void checkText(const Json& text, const Keys& with) {
    for (const std::string& name : bracesOf(text.asString()))
      if (!rules::seatFrom(name) && !with.contains(name) && !facts_.contains(rootOf(name)))
        fault(text, "nothing fills {" + name + "}", "name a fact, or add it to \"with\"");
  }

  void checkFacts(const Json& expression) {
    for (const std::string& name : factsIn(expression))
      if (!facts_.contains(rootOf(name)))
        fault(expression, "there is no fact called \"$" + name + "\"", "name one of facts.h");
    if (!expressionFault(expression).empty()) return;
    checkAhead(expression);
    if (const std::string why = judgeFault(expression, kit_); !why.empty())
      fault(expression, "its judge refuses it: " + why, "ask what the command line takes");
  }

  /// Checks the events that an expression tries, at any depth.
  void checkAhead(const Json& expression) {
    for (const char* ahead : {"after", "accepted"}) checkEvents(expression[ahead]);
    if (const Json* refused = expression.find("refusal")) checkEvent(*refused);
    if (const Json* card = expression.find("of"); card && expression.find("number"))
      checkNumber(expression, card->asString());
    for (const char* of : {"least", "sum"})
      for (const Json& each : expression[of].items()) checkAhead(each);
  }

  void checkNumber(const Json& expression, const std::string& id) {
    const rules::CardId card = kit_.cards.find(id);
    if (!card.known()) return fault(expression, "the game has no card \"" + id + "\"", "name one it has");
    const auto& cards = kit_.cards.cards();
    const bool known = std::any_of(cards.begin(), cards.end(), [&](const rules::CardDef& each) {
      return each.figure(expression["number"].asString()) != 0;
    });
    if (!known)
      fault(expression, "no card has a number \"" + expression["number"].asString() + "\"",
            "name a field of the cards");
  }

  void checkClaims(const Json& claims) {
    for (const Json& claim : claims.items()) {
      checkObject(claim, LessonObject::claim, "a claim");
      checkFacts(claim["value"]);
    }
  }

  /// Checks that a referee accepts all events.
  void checkNight(const Json& events) {
    checkEvents(events);
    rules::Referee referee(*kit_.game, kit_.cards);
    for (const Json& event : events.items()) {
      const rules::Ruling ruling = referee.take({event});
      if (ruling.verdict == rules::Verdict::accepted) continue;
      return fault(event, "the referee refuses it: " + ruling.reason, "begin with events that are accepted");
    }
  }

  void checkEvents(const Json& events) {
    for (const Json& event : events.items()) checkEvent(event);
  }
  /// Checks that the game knows the kind of event, and that kind all of its fields.
  void checkEvent(const Json& event) {
    const rules::EventSpec* spec = rules::specOf({event}, kit_.game->vocabulary().events);
    if (!spec)
      return fault(event, "the game knows no event \"" + event["e"].asString() + "\"", "name one it knows");
    for (const auto& [name, value] : event.members()) {
      const bool known =
          name == "e" || std::any_of(spec->fields.begin(), spec->fields.end(),
                                     [&, key = std::string_view(name)](const rules::FieldSpec& field) {
                                       return field.name == key;
                                     });
      if (!known) fault(value, "the event has no \"" + name + "\"", "remove it or correct its spelling");
    }
  }

  void checkStep(const Json& step) {
    checkObject(step, LessonObject::step, "a step");
    const Keys with = withOf(step);
    checkText(step["say"], with);
    if (step.find("do")) checkText(step["do"], with);
    checkNight(step["night"]);
    checkClaims(step["claims"]);
    for (const Json& rule : step["why"].items())
      if (!kit_.ruleTexts.contains(rule.asString()))
        fault(rule, "the game has no rule " + rule.asString(), "name one of its RULES.md");
    for (const Json& task : step["await"].items()) checkTask(task, with);
  }

  Keys withOf(const Json& object) {
    Keys names;
    for (const auto& [name, expression] : object["with"].members()) {
      checkFacts(expression);
      names.insert(name);
    }
    return names;
  }

  void checkTask(const Json& task, const Keys& with) {
    const std::string& kind = task["for"].asString();
    const auto spec = std::find_if(taskSpecs().begin(), taskSpecs().end(),
                                   [&](const TaskSpec& each) { return each.name == kind; });
    if (spec == taskSpecs().end())
      return fault(task, "nothing is awaited \"for\": \"" + kind + "\"",
                   "write roll, cards, reveal, event, answer, until or say");
    faults_.check(task, spec->fields, "a task for \"" + kind + "\"");
    for (const Json& fix : task["fixes"].items()) checkFix(fix, *spec, with);
    if (kind == "answer") checkQuestion(task, with);
    checkEvents(task["is"]);
    for (const char* event : {"example", "event"})
      if (const Json* its = task.find(event)) checkEvent(*its);
    for (const char* seat : {"A", "B"}) checkCards(task[seat]);
    if (kind == "until") checkUntil(task);
  }

  void checkUntil(const Json& task) {
    const Json* figure = task.find("figure");
    const Json* prompt = task.find("prompt");
    if ((figure != nullptr) == (prompt != nullptr))
      return fault(task, "\"until\" waits for a figure or for a prompt", "write one of them");
    const auto prompts = kit_.game->vocabulary().prompts;
    if (figure && !isFigure(figure->asString()))
      fault(*figure, "the table has no figure \"" + figure->asString() + "\"", "name one it has");
    if (prompt && std::find(prompts.begin(), prompts.end(), prompt->asString()) == prompts.end())
      fault(*prompt, "the game asks no \"" + prompt->asString() + "\"", "name a question it asks");
  }

  [[nodiscard]] bool isFigure(const std::string& name) const {
    const auto figures = kit_.game->vocabulary().tableFigures;
    return std::any_of(figures.begin(), figures.end(),
                       [&](const rules::FigureSpec& figure) { return figure.name == name; });
  }

  void checkCards(const Json& wanted) {
    for (const Json& each : wanted.items()) {
      const std::string& ids = each.asString();
      for (std::size_t at = 0; at <= ids.size();) {
        const std::size_t end = std::min(ids.find('|', at), ids.size());
        const std::string id = ids.substr(at, end - at);
        if (id != "*" && !kit_.cards.find(id).known())
          fault(each, "the game has no card \"" + id + "\"", "name one it has");
        at = end + 1;
      }
    }
  }

  void checkFix(const Json& fix, const TaskSpec& spec, const Keys& with) {
    checkObject(fix, LessonObject::fix, "a fix");
    checkText(fix["say"], with);
    checkFacts(fix["value"]);
    checkFacts(fix["when"]);
    const std::optional<Mistake> mistake = mistakeFrom(fix["if"].asString());
    if (!mistake || std::find(spec.mistakes.begin(), spec.mistakes.end(), *mistake) == spec.mistakes.end())
      fault(fix,
            "\"" + fix["if"].asString() + "\" is no mistake of a task for \"" + std::string(spec.name) + "\"",
            "name one that can be seen there");
    if (mistake && (*mistake == Mistake::given) != (fix.find("value") != nullptr))
      fault(fix, "\"value\" belongs to \"given\"", "write both or neither");
  }

  void checkQuestion(const Json& question, const Keys& with) {
    checkText(question["ask"], with);
    checkFacts(question["right"]);
    for (const Json& option : question["options"].items()) {
      checkObject(option, LessonObject::option, "an option");
      checkText(option["text"], with);
    }
  }

  void checkQuiz(const Json& quiz) {
    checkObject(quiz, LessonObject::quiz, "a quiz");
    const Keys with = withOf(quiz);
    checkNight(quiz["night"]);
    checkClaims(quiz["claims"]);
    checkQuestion(quiz, with);
    checkText(quiz["explain"], with);
  }

  Faults faults_;
  const GameKit& kit_;
  Keys facts_;
};

void addSentences(const Json& value, std::set<std::string>& out) {
  for (const Json& item : value.items()) addSentences(item, out);
  if (value.find("e")) return;  // an event
  for (const auto& [name, member] : value.members()) {
    if (member.isString() &&
        std::find(std::begin(kSentences), std::end(kSentences), name) != std::end(kSentences))
      out.insert(member.asString());
    addSentences(member, out);
  }
  if (value.find("case"))
    for (const auto& [name, text] : value["of"].members()) out.insert(text.asString());
}

constexpr Field kTranslation[] = {must("language", kinds::language), must("lesson", kinds::text),
                                  must("texts", kinds::object)};

}  // namespace

std::set<std::string> sentencesOf(const Json& lesson) {
  std::set<std::string> all;
  addSentences(lesson, all);
  return all;
}

std::vector<Fault> translationFaults(const Json& translation, const std::string& file, const Json& lesson) {
  Faults faults{file};
  faults.check(translation, kTranslation, "a file of texts");
  if (translation["lesson"] != lesson["lesson"])
    faults.add(translation["lesson"], "is not about the lesson " + lesson["lesson"].asString(),
               "name that lesson");
  const std::set<std::string> sentences = sentencesOf(lesson);
  for (const auto& [english, text] : translation["texts"].members()) {
    if (!sentences.contains(english))
      faults.add(text, "the lesson does not say \"" + english + "\"", "write what it says, or remove it");
    else if (text.asString().empty())
      faults.add(text, "does not translate \"" + english + "\"", "write a sentence");
    else if (keysOf(english) != keysOf(text.asString()))
      faults.add(text, "fills in other things than \"" + english + "\"", "use the same {braces}");
  }
  return std::move(faults.all);
}

std::vector<Fault> lessonFaults(const Json& lesson, const std::string& file, const GameKit& kit) {
  return LessonCheck(file, kit).check(lesson);
}

}  // namespace lk::app
