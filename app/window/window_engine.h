// The window's objects and its QML, put together the same way for people, pictures and tests.
#pragma once

#include <memory>

#include <QQmlApplicationEngine>
#include <QQuickWindow>

#include "app/window/window_models.h"

namespace lk::app {

/// Owns models and engine.
class WindowEngine {
 public:
  /// `kit` is the game people are likely to play.
  explicit WindowEngine(const std::shared_ptr<const GameKit>& kit, const WindowFiles& files = {});
  ~WindowEngine();

  /// Loads Main.qml. Fault: the QML does not load; warnings go to the message log.
  Outcome<Done> load();

  [[nodiscard]] QQuickWindow* window() const;
  /// What is called `name` on the page that is shown, or nullptr.
  [[nodiscard]] QObject* part(const QString& name) const;
  /// Shows a page at once, without motion.
  void showPage(const QString& page);
  /// Opens a rule, a ruling or a keyword where it can be read, as people do with a tap.
  void showRule(const QString& id);

  [[nodiscard]] TableModel& table() { return models_.table; }
  [[nodiscard]] HomeModel& home() { return models_.home; }
  [[nodiscard]] SetupModel& setup() { return models_.setup; }
  [[nodiscard]] ScoreModel& score() { return models_.score; }
  [[nodiscard]] WindowSettings& settings() { return models_.settings; }
  [[nodiscard]] EditorModel& editor() { return models_.editor; }
  [[nodiscard]] CardsModel& cards() { return models_.cards; }
  [[nodiscard]] EnrolModel& enrol() { return models_.enrol; }
  [[nodiscard]] BoxModel& box() { return models_.box; }
  [[nodiscard]] LessonList& lessons() { return models_.lessons; }
  [[nodiscard]] LessonModel& lesson() { return models_.lesson; }
  [[nodiscard]] RulesModel& rules() { return models_.rules; }
  [[nodiscard]] Voice& voice() { return models_.voice; }
  [[nodiscard]] CameraList& cameras() { return models_.cameras; }
  [[nodiscard]] CalibrateModel& calibrate() { return models_.calibrate; }
  [[nodiscard]] HelpModel& help() { return models_.help; }
  [[nodiscard]] CoachModel& coach() { return models_.coach; }
  [[nodiscard]] OwnCoachModel& ownCoach() { return models_.ownCoach; }
  [[nodiscard]] BlunderModel& blunders() { return models_.blunders; }
  [[nodiscard]] HistoryModel& history() { return models_.history; }
  [[nodiscard]] EveningModel& evening() { return models_.evening; }
  [[nodiscard]] PlayerModel& player() { return models_.player; }
  [[nodiscard]] ReplayModel& replay() { return models_.replay; }
  [[nodiscard]] FirstSteps& firstSteps() { return models_.firstSteps; }
  [[nodiscard]] PhonesModel& phones() { return models_.phones; }
  [[nodiscard]] SheetPrinter& sheets() { return models_.sheets; }
  [[nodiscard]] LeagueModel& league() { return models_.league; }
  /// What lies before the camera while cards are taught, for the page's pictures.
  [[nodiscard]] const std::shared_ptr<SeenPictures>& seenPictures() const { return seen_; }

 private:
  /// Says everything in the language of the settings, what is on screen included.
  void speak();

  WindowModels models_;
  std::shared_ptr<SeenPictures> seen_;
  QQmlApplicationEngine engine_;  // last: QML goes before what it looks at
};

}  // namespace lk::app
