#include "app/learn/lessons/lesson_progress.h"

#include <QFile>

#include "app/kit/out_file.h"

namespace lk::app {

LessonProgress::LessonProgress(std::string file) : file_(std::move(file)) {
  QFile in(QString::fromStdString(file_));
  if (file_.empty() || !in.open(QIODevice::ReadOnly)) return;
  const Outcome<Json> read = readJson(in.readAll().toStdString(), file_);
  if (read && (*read)["lessons"].isObject()) lessons_ = (*read)["lessons"];
}

bool LessonProgress::finished(const std::string& lesson) const {
  return lessons_[lesson]["finished"].asBool();
}

std::optional<LessonPlace> LessonProgress::place(const std::string& lesson) const {
  const Json& kept = lessons_[lesson];
  if (!kept["step"].isInt()) return std::nullopt;
  return LessonPlace{static_cast<int>(kept["step"].asInt()), kept["events"].items(), kept["facts"]};
}

void LessonProgress::keep(const std::string& lesson, const LessonPlace& place) {
  Json kept = Json::object({{"finished", finished(lesson)}, {"step", place.step}});
  kept.set("events", Json(place.events)).set("facts", place.facts);
  set(lesson, std::move(kept));
}

void LessonProgress::finish(const std::string& lesson) {
  set(lesson, Json::object({{"finished", true}}));
}

void LessonProgress::set(const std::string& lesson, Json what) {
  lessons_.set(lesson, std::move(what));
  if (file_.empty()) return;
  // On a full disk the previous progress remains.
  (void)writeWholeFile(file_, Json::object({{"schema", 1}, {"lessons", lessons_}}).dump() + "\n");
}

}  // namespace lk::app
