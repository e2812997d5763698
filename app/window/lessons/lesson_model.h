// The lesson page's object: what is said, what is awaited, and everything that can be tapped instead of shown
// to a camera.
#pragma once

#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include "app/window/lessons/lesson_list.h"
#include "app/window/lessons/lesson_worker.h"
#include "app/window/table/table_model.h"

namespace lk::app {

/// Lives on the window's thread. What people tap leaves as a signal; what comes of it arrives by show().
class LessonModel : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("handed to the window")
  Q_PROPERTY(QString lesson READ lesson NOTIFY lessonChanged)
  Q_PROPERTY(QString title READ title NOTIFY lessonChanged)
  Q_PROPERTY(QString table READ table NOTIFY lessonChanged)
  Q_PROPERTY(QString nextLesson READ nextLesson NOTIFY lessonChanged)
  Q_PROPERTY(QString readyFor READ readyFor NOTIFY lessonChanged)
  Q_PROPERTY(QString readyForTitle READ readyForTitle NOTIFY lessonChanged)
  Q_PROPERTY(QString source READ source NOTIFY lessonChanged)
  Q_PROPERTY(bool watched READ watched NOTIFY lessonChanged)
  Q_PROPERTY(bool drawn READ drawn NOTIFY lessonChanged)
  Q_PROPERTY(QString stage READ stage NOTIFY told)
  Q_PROPERTY(int step READ step NOTIFY told)
  Q_PROPERTY(int steps READ steps NOTIFY told)
  Q_PROPERTY(QString say READ say NOTIFY told)
  Q_PROPERTY(QString todo READ todo NOTIFY told)
  Q_PROPERTY(QString ask READ ask NOTIFY told)
  Q_PROPERTY(QString correction READ correction NOTIFY told)
  Q_PROPERTY(QString understood READ understood NOTIFY told)
  Q_PROPERTY(QString explain READ explain NOTIFY told)
  Q_PROPERTY(QVariantList explainSteps READ explainSteps NOTIFY told)
  Q_PROPERTY(QStringList answers READ answers NOTIFY told)
  Q_PROPERTY(QStringList why READ why NOTIFY told)
  Q_PROPERTY(QVariantList sums READ sums NOTIFY told)
  Q_PROPERTY(QVariantList trays READ trays NOTIFY told)
  Q_PROPERTY(QString awaits READ awaits NOTIFY told)
  Q_PROPERTY(bool mayGoOn READ mayGoOn NOTIFY told)
  Q_PROPERTY(QString spoken READ spoken NOTIFY told)
  Q_PROPERTY(int saying READ saying NOTIFY told)
  Q_PROPERTY(lk::app::TableModel* play READ play CONSTANT)

 public:
  /// `lessons` and `names` outlive it; `library` is the file of the cards people taught.
  LessonModel(std::shared_ptr<const GameKit> kit, LessonList& lessons, std::string library,
              QObject* parent = nullptr);
  /// The game whose lessons are taken from now on; a lesson of another game that is on ends.
  void setKit(const std::shared_ptr<const GameKit>& kit);
  void setNames(const Names& names);
  /// The trays in which dice of a night that was left may lie unseen, from now on: no picture shows them.
  void setHiddenDice(std::vector<rules::Seat> trays);
  /// After the language changed; a lesson that is on begins its step again.
  void retranslate();

  [[nodiscard]] QString lesson() const { return id_; }
  [[nodiscard]] QString title() const;
  /// What lies on the table before it begins.
  [[nodiscard]] QString table() const;
  [[nodiscard]] QString nextLesson() const { return lessons_->after(id_); }
  /// The lesson one may take at once, leaving out others, and its title; "" where there is none.
  [[nodiscard]] QString readyFor() const;
  [[nodiscard]] QString readyForTitle() const;
  /// The camera that looks on; "" by taps alone, or when it could not be opened.
  [[nodiscard]] QString source() const { return source_; }
  [[nodiscard]] bool watched() const { return !source_.isEmpty(); }
  /// Whether nobody lays the table: it is drawn instead.
  [[nodiscard]] bool drawn() const;

  /// "", "step", "roll", "question", "explained" or "done".
  [[nodiscard]] QString stage() const;
  /// From 1; `steps` counts the questions at the end as one.
  [[nodiscard]] int step() const { return moment_.step + 1; }
  [[nodiscard]] int steps() const { return moment_.steps + 1; }
  [[nodiscard]] QString say() const { return QString::fromStdString(moment_.say); }
  /// Who does what; where a game goes on as it likes, its own question.
  [[nodiscard]] QString todo() const;
  [[nodiscard]] QString ask() const { return QString::fromStdString(moment_.ask); }
  [[nodiscard]] QString correction() const { return QString::fromStdString(moment_.correction); }
  [[nodiscard]] QString understood() const { return QString::fromStdString(moment_.understood); }
  [[nodiscard]] QString explain() const { return QString::fromStdString(moment_.explain); }
  /// Maps of seat, says, figure, rule.
  [[nodiscard]] QVariantList explainSteps() const;
  [[nodiscard]] QStringList answers() const;
  [[nodiscard]] QStringList why() const;
  /// Maps of sum and times, 2 to 12; empty when the step does not show them.
  [[nodiscard]] QVariantList sums() const;
  /// Where no game is played, what lies in the trays: maps of seat, name, dice (numbers) and hidden.
  [[nodiscard]] QVariantList trays() const;
  /// "", "roll", "cards", "reveal", "event" or "answer".
  [[nodiscard]] QString awaits() const;
  [[nodiscard]] bool mayGoOn() const { return moment_.mayGoOn; }
  /// What a voice says now, and a number that grows whenever it is to be said (again).
  [[nodiscard]] QString spoken() const { return spoken_; }
  [[nodiscard]] int saying() const { return saying_; }
  /// Dice and choices by tap, and the picture.
  [[nodiscard]] TableModel* play() { return &play_; }

  /// Begins a lesson where it was left, watched by the camera of `source` or, when that is empty, by taps.
  Q_INVOKABLE void begin(const QString& lesson, const QString& source);
  /// The same from its first step.
  Q_INVOKABLE void beginAnew(const QString& lesson, const QString& source);
  /// Those who learn want a real game now, with everything explained.
  Q_INVOKABLE void playFirstGame() { emit firstGameWanted(); }
  Q_INVOKABLE void answer(int place);
  Q_INVOKABLE void goOn();
  Q_INVOKABLE void skip();
  Q_INVOKABLE void back();
  Q_INVOKABLE void repeat();
  /// Leaves it; it can be gone on with.
  Q_INVOKABLE void end();

  void show(const LessonUpdate& told);
  /// The lesson of that number has no camera after all.
  void goByTaps(int number);

 signals:
  void lessonChanged();
  void told();
  /// A lesson is about to begin that looks on: who has the camera lets go of it.
  void cameraWanted();
  void beginWanted(const lk::app::LessonRequest& request);
  void endWanted();
  void firstGameWanted();
  void answered(const QString& value);
  void goOnWanted();
  void skipWanted();
  void backWanted();
  void repeatWanted();
  void hiddenDiceAre(const std::vector<lk::rules::Seat>& trays);

 private:
  void begin(const QString& lesson, const QString& source, bool anew);
  /// What of the moment is to be said that was not said before.
  void speak(const LessonMoment& before, const QString& askedBefore);

  std::shared_ptr<const GameKit> kit_;
  LessonList* lessons_;
  std::string library_;
  Names names_;
  std::vector<rules::Seat> hiddenDice_;
  TableModel play_;
  QString id_;
  QString source_;
  int number_ = 0;
  LessonMoment moment_;
  QString spoken_;
  int saying_ = 0;
};

/// What is tapped goes to the worker, what comes of it to the model; on one thread or two.
void connectLesson(LessonModel& lesson, LessonWorker& worker);

}  // namespace lk::app
