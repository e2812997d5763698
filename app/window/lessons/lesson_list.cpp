#include "app/window/lessons/lesson_list.h"

#include <algorithm>

#include "app/learn/lessons/lesson_reader.h"
#include "app/phrases/card_words.h"
#include "app/phrases/qt_text.h"
#include "rules/games/all.h"

namespace lk::app {

QString lessonText(const Lesson& lesson, const std::string& english, const Names& names) {
  QString text = QString::fromStdString(lesson.texts.in(spoken(), english));
  text.replace(QStringLiteral("{A}"), names[rules::Seat::A]);
  return text.replace(QStringLiteral("{B}"), names[rules::Seat::B]);
}

LessonList::LessonList(const std::shared_ptr<const GameKit>& kit, std::string progress, QObject* parent)
    : QAbstractListModel(parent), progress_(std::move(progress)) {
  load(*kit);
  wantedGame_ = game_;
}

void LessonList::load(const GameKit& kit) {
  game_ = qtText(kit.id());
  lessons_.clear();
  Outcome<std::vector<std::shared_ptr<const Lesson>>> lessons = loadLessons(kit);
  if (lessons)
    lessons_ = std::move(*lessons);
  else
    qWarning("%s", lessons.fault().text().c_str());  // tests check the lessons that come with the program
}

void LessonList::setKit(const std::shared_ptr<const GameKit>& kit) {
  if (qtText(kit->id()) == game_) return;
  beginResetModel();
  load(*kit);
  endResetModel();
  emit gameChanged();
  emit progressChanged();
}

QList<NamedOption> LessonList::games() const {
  QList<NamedOption> out;
  for (const rules::Game* each : rules::allGames())
    if (hasLessons(each->id()))
      out += NamedOption{.id = qtText(each->id()), .name = gameName(std::string(each->id()))};
  return out;
}

void LessonList::wantGame(const QString& wanted) {
  if (!hasLessons(wanted.toStdString())) return;
  wantedGame_ = wanted;
  if (wanted != game_) emit gameWanted(wanted);
}

int LessonList::finished() const {
  return static_cast<int>(std::count_if(lessons_.begin(), lessons_.end(),
                                        [&](const auto& each) { return progress_.finished(each->id); }));
}

int LessonList::next() const {
  for (int row = 0; row < count(); ++row)
    if (!progress_.finished(lessons_[static_cast<std::size_t>(row)]->id)) return row;
  return 0;
}

int LessonList::rowOf(const QString& id) const {
  const auto at = std::find_if(lessons_.begin(), lessons_.end(),
                               [&](const auto& each) { return each->id == id.toStdString(); });
  return at == lessons_.end() ? -1 : static_cast<int>(at - lessons_.begin());
}

std::shared_ptr<const Lesson> LessonList::find(const QString& id) const {
  const int row = rowOf(id);
  return row < 0 ? nullptr : lessons_[static_cast<std::size_t>(row)];
}

QString LessonList::after(const QString& id) const {
  const int row = rowOf(id);
  if (row < 0 || row + 1 >= count()) return {};
  return QString::fromStdString(lessons_[static_cast<std::size_t>(row + 1)]->id);
}

std::optional<LessonPlace> LessonList::place(const QString& id) const {
  return progress_.place(id.toStdString());
}

void LessonList::keep(const QString& id, const LessonPlace& place) {
  progress_.keep(id.toStdString(), place);
  changed(id);
}

void LessonList::finish(const QString& id) {
  progress_.finish(id.toStdString());
  changed(id);
}

void LessonList::changed(const QString& id) {
  const QModelIndex at = index(rowOf(id));
  emit dataChanged(at, at);
  emit progressChanged();
}

void LessonList::retranslate() {
  if (count() > 0) emit dataChanged(index(0), index(count() - 1));
  emit gameChanged();
}

int LessonList::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : count();
}

QVariant LessonList::data(const QModelIndex& index, int role) const {
  if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
  const Lesson& lesson = *lessons_[static_cast<std::size_t>(index.row())];
  switch (role) {
    case idRole:
      return QString::fromStdString(lesson.id);
    case titleRole:
      return lessonText(lesson, lesson.title);
    case goalRole:
      return lessonText(lesson, lesson.goal);
    case minutesRole:
      return lesson.minutes;
    case stepsRole:
      return static_cast<int>(lesson.steps.size()) + 1;
    case atRole: {
      const std::optional<LessonPlace> place = progress_.place(lesson.id);
      return place ? place->step : 0;
    }
    case finishedRole:
      return progress_.finished(lesson.id);
    case byTapsRole:
      return lesson.byTaps;
    default:
      return {};
  }
}

QHash<int, QByteArray> LessonList::roleNames() const {
  return {{idRole, "lesson"},   {titleRole, "title"}, {goalRole, "goal"},         {minutesRole, "minutes"},
          {stepsRole, "steps"}, {atRole, "at"},       {finishedRole, "finished"}, {byTapsRole, "byTaps"}};
}

}  // namespace lk::app
