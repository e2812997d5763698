// Creates the window's objects and loads its QML, in the same way for the program, for screenshots and for
// tests.
#pragma once

#include <memory>

#include <QQmlApplicationEngine>
#include <QQuickWindow>

#include "app/window/creation_guard.h"
#include "app/window/window_models.h"

namespace lk::app {

/// Owns the models and the QML engine.
class WindowEngine {
 public:
  /// `kit` is the kit of the game that people are most likely to play.
  explicit WindowEngine(const std::shared_ptr<const GameKit>& kit, const WindowFiles& files = {});
  ~WindowEngine();

  /// Loads Main.qml. Returns a fault if the QML does not load. QML warnings go to the message log.
  Outcome<Done> load();

  [[nodiscard]] QQuickWindow* window() const;
  /// Returns the object called `name` on the current page; nullptr if there is none.
  [[nodiscard]] QObject* part(const QString& name) const;
  /// Shows a page immediately, without an animation.
  void showPage(const QString& page);
  /// Opens a rule, a ruling or a keyword on the page where it can be read, as a tap on its link does.
  void showRule(const QString& id);

  [[nodiscard]] TableModel& table() { return models_.table; }
  [[nodiscard]] HomeModel& home() { return models_.home; }
  [[nodiscard]] SetupModel& setup() { return models_.setup; }
  [[nodiscard]] ScoreModel& score() { return models_.score; }
  [[nodiscard]] WindowSettings& settings() { return models_.settings; }
  [[nodiscard]] EditorModel& editor() { return models_.editor; }
  [[nodiscard]] CardsModel& cards() { return models_.cards; }
  [[nodiscard]] EnrolModel& enrol() { return models_.enrol; }
  [[nodiscard]] CareModel& care() { return models_.care; }
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
  [[nodiscard]] MoveAdviceModel& moveAdvice() { return models_.moveAdvice; }
  [[nodiscard]] BlunderModel& blunders() { return models_.blunders; }
  [[nodiscard]] MistakeModel& mistakes() { return models_.mistakes; }
  [[nodiscard]] HistoryModel& history() { return models_.history; }
  [[nodiscard]] EveningModel& evening() { return models_.evening; }
  [[nodiscard]] PlayerModel& player() { return models_.player; }
  [[nodiscard]] ReplayModel& replay() { return models_.replay; }
  [[nodiscard]] FirstNight& firstNight() { return models_.firstNight; }
  [[nodiscard]] FirstSteps& firstSteps() { return models_.firstSteps; }
  [[nodiscard]] PhonesModel& phones() { return models_.phones; }
  [[nodiscard]] SheetPrinter& sheets() { return models_.sheets; }
  [[nodiscard]] BalanceModel& balance() { return models_.balance; }
  [[nodiscard]] LeagueModel& league() { return models_.league; }
  /// Pictures of the cards before the camera while cards are enrolled, for the page.
  [[nodiscard]] const std::shared_ptr<CardImages>& seenPictures() const { return seen_; }

 private:
  /// Translates everything, including what is on the screen, into the language of the settings.
  void speak();

  WindowModels models_;
  std::shared_ptr<CardImages> seen_;
  QQmlApplicationEngine engine_;  // after the models: QML must be destroyed before the objects it uses
  CreationGuard guard_{engine_};
};

}  // namespace lk::app
