#include "app/learn/lessons/lesson_reader.h"

#include <algorithm>
#include <set>

#include <QDir>
#include <QFile>

#include "app/learn/lessons/lesson_check.h"
#include "app/learn/lessons/lesson_fields.h"

namespace lk::app {

namespace {

constexpr QLatin1String kRoot(":/lampkeeper/");

QDir folderOf(std::string_view game) {
  return QDir(kRoot + QStringLiteral("resources/lessons/") +
              QString::fromUtf8(game.data(), static_cast<qsizetype>(game.size())));
}

std::vector<std::string> wordsOf(const Json& json) {
  std::vector<std::string> words;
  for (const Json& item : json.items()) words.push_back(item.asString());
  return words;
}

std::map<std::string, Expression> withOf(const Json& json) {
  std::map<std::string, Expression> with;
  for (const auto& [name, expression] : json.members()) with[name] = {expression};
  return with;
}

std::vector<Claim> claimsOf(const Json& json) {
  std::vector<Claim> claims;
  for (const Json& claim : json.items()) claims.push_back({{claim["value"]}, claim["is"]});
  return claims;
}

std::optional<Expression> expressionOf(const Json* json) {
  if (!json) return std::nullopt;
  return Expression{*json};
}

LessonQuestion questionOf(const Json& json) {
  LessonQuestion question{json["ask"].asString(), {json["right"]}, {}};
  for (const Json& option : json["options"].items())
    question.options.push_back({option["value"].asString(), option["text"].asString()});
  return question;
}

std::vector<rules::Seat> seatsOf(const Json& who) {
  if (const std::optional<rules::Seat> seat = rules::seatFrom(who.asString())) return {*seat};
  return {rules::Seat::A, rules::Seat::B};
}

decltype(Task::what) whatOf(const Json& json) {
  const std::string& kind = json["for"].asString();
  if (kind == "roll")
    return RollTask{seatsOf(json["who"]), static_cast<int>(json["times"].asInt(1)), json["secret"].asBool()};
  if (kind == "cards") return CardsTask{static_cast<int>(json["count"].asInt())};
  if (kind == "reveal") return RevealTask{{wordsOf(json["A"]), wordsOf(json["B"])}};
  if (kind == "answer") return AnswerTask{rules::seatFrom(json["who"].asString()), questionOf(json)};
  if (kind == "until") return UntilTask{json["figure"].asString(), json["prompt"].asString()};
  if (kind == "say") return SayTask{json["event"]};
  EventTask task;
  task.is = json["is"].items();
  const Json* example = json.find("example");
  task.example = example ? *example : task.is.empty() ? Json() : task.is.front();
  return task;
}

Task taskOf(const Json& json) {
  Task task{whatOf(json), {}};
  for (const Json& fix : json["fixes"].items())
    task.fixes.push_back({mistakeFrom(fix["if"].asString()).value_or(Mistake::wrong),
                          expressionOf(fix.find("value")), expressionOf(fix.find("when")),
                          fix["say"].asString()});
  return task;
}

LessonStep stepOf(const Json& json) {
  LessonStep step;
  step.say = json["say"].asString();
  if (const Json* todo = json.find("do")) step.todo = todo->asString();
  step.with = withOf(json["with"]);
  step.night = json["night"].items();
  step.claims = claimsOf(json["claims"]);
  for (const Json& task : json["await"].items()) step.tasks.push_back(taskOf(task));
  step.bars = json["bars"].asBool();
  step.why = wordsOf(json["why"]);
  return step;
}

Lesson lessonOf(const Json& json) {
  Lesson lesson;
  lesson.id = json["lesson"].asString();
  lesson.game = json["game"].asString();
  lesson.minutes = static_cast<int>(json["minutes"].asInt());
  lesson.title = json["title"].asString();
  lesson.goal = json["goal"].asString();
  lesson.table = json["table"].asString();
  lesson.byTaps = json["by_taps"].asBool();
  lesson.night = json["night"].items();
  for (const Json& step : json["steps"].items()) lesson.steps.push_back(stepOf(step));
  const Json& quiz = json["quiz"];
  lesson.quiz = {quiz["rolls"].asBool(), quiz["night"].items(),    questionOf(quiz),
                 withOf(quiz["with"]),   claimsOf(quiz["claims"]), quiz["explain"].asString()};
  lesson.done = json["done"].asString();
  lesson.readyFor = json["ready_for"].asString();
  return lesson;
}

void translate(LessonReading& reading, const Json& lesson, const TranslatedFile& file) {
  const Outcome<Json> json = readJson(file.text, file.file);
  const std::vector<Fault> faults =
      json ? translationFaults(*json, file.file, lesson) : std::vector<Fault>{json.fault()};
  reading.faults.insert(reading.faults.end(), faults.begin(), faults.end());
  if (!faults.empty()) return;
  for (const auto& [english, text] : (*json)["texts"].members())
    reading.lesson.texts.add(file.language, english, text.asString());
}

}  // namespace

LessonReading readLesson(std::string_view text, const std::string& file, const GameKit& kit,
                         const std::vector<TranslatedFile>& translations) {
  LessonReading reading;
  const Outcome<Json> json = readJson(text, file);
  if (!json) {
    reading.faults.push_back(json.fault());
    return reading;
  }
  reading.faults = lessonFaults(*json, file, kit);
  if (!reading.faults.empty()) return reading;
  reading.lesson = lessonOf(*json);
  for (const TranslatedFile& each : translations) translate(reading, *json, each);
  return reading;
}

bool hasLessons(std::string_view game) {
  return folderOf(game).exists();
}

Outcome<std::vector<std::shared_ptr<const Lesson>>> loadLessons(const GameKit& kit) {
  std::vector<std::shared_ptr<const Lesson>> lessons;
  const QDir folder = folderOf(kit.id());
  for (const QString& name : folder.entryList({QStringLiteral("*.json")}, QDir::Files, QDir::Name)) {
    QFile file(folder.filePath(name));
    const std::string path = folder.filePath(name).mid(kRoot.size()).toStdString();
    if (!file.open(QIODevice::ReadOnly)) return Fault{path, 0, "cannot be read", "build the program again"};
    const std::string inLanguages = "lessons/" + std::string(kit.id()) + "/" + name.toStdString();
    LessonReading reading = readLesson(file.readAll().toStdString(), path, kit, translatedFiles(inLanguages));
    if (!reading.faults.empty()) return reading.faults.front();
    lessons.push_back(std::make_shared<const Lesson>(std::move(reading.lesson)));
  }
  for (const auto& lesson : lessons)
    if (!lesson->readyFor.empty() && std::none_of(lessons.begin(), lessons.end(), [&](const auto& other) {
          return other->id == lesson->readyFor;
        }))
      return Fault{lesson->id, 0, "there is no lesson " + lesson->readyFor, "name another in \"ready_for\""};
  return lessons;
}

}  // namespace lk::app
