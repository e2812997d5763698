// The model of the lesson page: the sentence, what the lesson waits for, and everything that can be tapped
// instead of shown to a camera.
#pragma once

#include <QtQml/qqmlregistration.h>

#include "app/window/lessons/lesson_list.h"
#include "app/window/lessons/lesson_rows.h"
#include "app/window/lessons/lesson_worker.h"
#include "app/window/shared/step_rows.h"
#include "app/window/table/table_model.h"

namespace lk::app {

/// Lives on the window's thread. Taps are sent as signals; results arrive in show().
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
  Q_PROPERTY(QString stage READ stage NOTIFY momentChanged)
  Q_PROPERTY(int step READ step NOTIFY momentChanged)
  Q_PROPERTY(int steps READ steps NOTIFY momentChanged)
  Q_PROPERTY(QString say READ say NOTIFY momentChanged)
  Q_PROPERTY(QString todo READ todo NOTIFY momentChanged)
  Q_PROPERTY(QString ask READ ask NOTIFY momentChanged)
  Q_PROPERTY(QString correction READ correction NOTIFY momentChanged)
  Q_PROPERTY(QString understood READ understood NOTIFY momentChanged)
  Q_PROPERTY(QString explain READ explain NOTIFY momentChanged)
  Q_PROPERTY(QList<lk::app::ShownStep> explainSteps READ explainSteps NOTIFY momentChanged)
  Q_PROPERTY(QStringList answers READ answers NOTIFY momentChanged)
  Q_PROPERTY(QList<QString> why READ why NOTIFY momentChanged)
  Q_PROPERTY(QList<lk::app::DiceSum> sums READ sums NOTIFY momentChanged)
  Q_PROPERTY(QList<lk::app::LessonDice> trays READ trays NOTIFY momentChanged)
  Q_PROPERTY(QString awaits READ awaits NOTIFY momentChanged)
  Q_PROPERTY(bool mayGoOn READ mayGoOn NOTIFY momentChanged)
  Q_PROPERTY(QString spoken READ spoken NOTIFY momentChanged)
  Q_PROPERTY(int spokenCount READ spokenCount NOTIFY momentChanged)
  Q_PROPERTY(lk::app::TableModel* play READ play CONSTANT)

 public:
  /// `lessons` must outlive this. `library` is the file of enrolled cards.
  LessonModel(std::shared_ptr<const GameKit> kit, LessonList& lessons, std::string library,
              QObject* parent = nullptr);
  /// Sets the game of the lessons. A running lesson of another game ends.
  void setKit(const std::shared_ptr<const GameKit>& kit);
  void setNames(const Names& names);
  /// Sets the trays that may contain hidden dice of an unfinished night. No picture shows these trays.
  void setHiddenDice(std::vector<rules::Seat> trays);
  /// Call after the language changed. A running lesson repeats its current step.
  void retranslate();

  [[nodiscard]] QString lesson() const { return id_; }
  [[nodiscard]] QString title() const;
  /// How the table must be laid before the lesson begins.
  [[nodiscard]] QString table() const;
  [[nodiscard]] QString nextLesson() const { return lessons_->after(id_); }
  /// The lesson that can be taken next although others were left out, and its title; "" if there is none.
  [[nodiscard]] QString readyFor() const;
  [[nodiscard]] QString readyForTitle() const;
  /// The camera that watches; "" without a camera, or if it could not be opened.
  [[nodiscard]] QString source() const { return source_; }
  [[nodiscard]] bool watched() const { return !source_.isEmpty(); }
  /// Whether the table is drawn on the screen because nobody lays it.
  [[nodiscard]] bool drawn() const;

  /// "", "step", "roll", "question", "explained" or "done".
  [[nodiscard]] QString stage() const;
  /// The step, from 1. `steps` counts all questions at the end as one step.
  [[nodiscard]] int step() const { return moment_.step + 1; }
  [[nodiscard]] int steps() const { return moment_.steps + 1; }
  [[nodiscard]] QString say() const { return QString::fromStdString(moment_.say); }
  /// Who has to do what. If the game goes on freely, the game's own question.
  [[nodiscard]] QString todo() const;
  [[nodiscard]] QString ask() const { return QString::fromStdString(moment_.ask); }
  [[nodiscard]] QString correction() const { return QString::fromStdString(moment_.correction); }
  [[nodiscard]] QString understood() const { return QString::fromStdString(moment_.understood); }
  [[nodiscard]] QString explain() const { return QString::fromStdString(moment_.explain); }
  [[nodiscard]] QList<ShownStep> explainSteps() const;
  [[nodiscard]] QStringList answers() const;
  [[nodiscard]] QStringList why() const;
  /// Empty if the step does not show them.
  [[nodiscard]] QList<DiceSum> sums() const;
  /// Without a game: the contents of the trays.
  [[nodiscard]] QList<LessonDice> trays() const;
  /// "", "roll", "cards", "reveal", "event" or "answer".
  [[nodiscard]] QString awaits() const;
  [[nodiscard]] bool mayGoOn() const { return moment_.mayGoOn; }
  /// The text to speak now, and a number that grows whenever it has to be spoken (again).
  [[nodiscard]] QString spoken() const { return spoken_; }
  [[nodiscard]] int spokenCount() const { return spokenCount_; }
  /// A table model for dice and choices by tap, and for the picture.
  [[nodiscard]] TableModel* play() { return &play_; }

  /// Starts a lesson where it was left, watched by the camera `source`; by taps if that is empty.
  Q_INVOKABLE void begin(const QString& lesson, const QString& source);
  /// Starts a lesson from its first step.
  Q_INVOKABLE void beginAnew(const QString& lesson, const QString& source);
  /// The learners want to play a real game now, with full help.
  Q_INVOKABLE void playFirstGame() { emit firstGameWanted(false); }
  /// The same for one learner: the house plays the other seat.
  Q_INVOKABLE void playAgainstHouse() { emit firstGameWanted(true); }
  Q_INVOKABLE void answer(int place);
  Q_INVOKABLE void goOn();
  Q_INVOKABLE void skip();
  Q_INVOKABLE void back();
  Q_INVOKABLE void repeat();
  /// Leaves the lesson; it can be continued later.
  Q_INVOKABLE void end();

  void show(const LessonUpdate& update);
  /// The lesson with that number has to go on without a camera.
  void goByTaps(int number);

 signals:
  void lessonChanged();
  void momentChanged();
  /// A lesson with a camera is about to start; other users of the camera must release it.
  void cameraWanted();
  void beginWanted(const lk::app::LessonRequest& request);
  void endWanted();
  void firstGameWanted(bool againstHouse);
  void answered(const QString& value);
  void goOnWanted();
  void skipWanted();
  void backWanted();
  void repeatWanted();
  void hiddenDiceAre(const std::vector<lk::rules::Seat>& trays);

 private:
  void begin(const QString& lesson, const QString& source, bool anew);
  /// Determines which parts of the moment are new and have to be spoken.
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
  int spokenCount_ = 0;
};

/// Connects the model's signals to the worker and the worker's to the model. They can be on one thread or
/// two.
void connectLesson(LessonModel& lesson, LessonWorker& worker);

}  // namespace lk::app
