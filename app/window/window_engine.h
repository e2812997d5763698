// The window's objects and its QML, put together the same way for people, pictures and tests.
#pragma once

#include <memory>

#include <QQmlApplicationEngine>
#include <QQuickWindow>

#include "app/voice/voice.h"
#include "app/window/announcer.h"
#include "app/window/box_model.h"
#include "app/window/camera/calibrate_model.h"
#include "app/window/camera/camera_list.h"
#include "app/window/card_pictures.h"
#include "app/window/card_printer.h"
#include "app/window/cards_model.h"
#include "app/window/coach_model.h"
#include "app/window/costly_model.h"
#include "app/window/editor/editor_model.h"
#include "app/window/enrol_model.h"
#include "app/window/help_model.h"
#include "app/window/history/evening_model.h"
#include "app/window/history/replay_model.h"
#include "app/window/home_model.h"
#include "app/window/lessons/lesson_model.h"
#include "app/window/rules_model.h"
#include "app/window/score_model.h"
#include "app/window/setup_model.h"
#include "app/window/table_model.h"
#include "app/window/window_settings.h"
#include "app/words/translation.h"

namespace lk::app {

/// Owns models and engine. `kit` is the game people are likely to play, `journal` the file of its nights,
/// `library` that of the cards people taught, `tables` that of the tables set up, `lessons` that of what was
/// learnt (all may be empty), `desk` where own cards are kept.
class WindowEngine {
 public:
  WindowEngine(std::shared_ptr<const GameKit> kit, const std::string& journal, const QString& settingsFile,
               const std::string& library = {}, DeskPlaces desk = {}, const std::string& tables = {},
               const std::string& lessons = {});

  /// Loads Main.qml. Fault: the QML does not load; warnings go to the message log.
  Outcome<Done> load();

  [[nodiscard]] QQuickWindow* window() const;
  [[nodiscard]] TableModel& table() { return table_; }
  [[nodiscard]] HomeModel& home() { return home_; }
  [[nodiscard]] SetupModel& setup() { return setup_; }
  [[nodiscard]] ScoreModel& score() { return score_; }
  [[nodiscard]] WindowSettings& settings() { return settings_; }
  [[nodiscard]] EditorModel& editor() { return editor_; }
  [[nodiscard]] CardsModel& cards() { return cards_; }
  [[nodiscard]] EnrolModel& enrol() { return enrol_; }
  [[nodiscard]] BoxModel& box() { return box_; }
  [[nodiscard]] LessonList& lessons() { return lessons_; }
  [[nodiscard]] LessonModel& lesson() { return lesson_; }
  [[nodiscard]] RulesModel& rules() { return rules_; }
  [[nodiscard]] Voice& voice() { return voice_; }
  [[nodiscard]] CameraList& cameras() { return cameras_; }
  [[nodiscard]] CalibrateModel& calibrate() { return calibrate_; }
  [[nodiscard]] HelpModel& help() { return help_; }
  [[nodiscard]] CoachModel& coach() { return coach_; }
  [[nodiscard]] CostlyModel& costly() { return costly_; }
  [[nodiscard]] HistoryModel& history() { return history_; }
  [[nodiscard]] EveningModel& evening() { return evening_; }
  [[nodiscard]] ReplayModel& replay() { return replay_; }
  /// What lies before the camera while cards are taught, for the page's pictures.
  [[nodiscard]] const std::shared_ptr<SeenPictures>& seenPictures() const { return seen_; }

  /// What is called `name` on the page that is shown, or nullptr.
  [[nodiscard]] QObject* part(const QString& name) const;
  /// Shows a page at once, without motion.
  void showPage(const QString& page);

 private:
  /// What pages may be handed, by the names of pages.h.
  [[nodiscard]] QVariantMap parts();
  void connectHistory();
  void connectLessons();

  /// Says everything in the language of the settings, what is on screen included.
  void speak();

  WindowSettings settings_;
  Translation translation_;
  Voice voice_;
  HelpModel help_;
  TableModel table_;
  KitShelf shelf_;
  HomeModel home_;
  SetupModel setup_;
  ScoreModel score_;
  CardsModel cards_;
  CardPrinter printer_;
  EnrolModel enrol_;
  BoxModel box_;
  RulesModel rules_;
  CameraList cameras_;
  CalibrateModel calibrate_;
  CoachModel coach_;
  CostlyModel costly_;
  std::shared_ptr<SeenPictures> seen_;
  EditorModel editor_;
  HistoryModel history_;
  EveningModel evening_;
  ReplayModel replay_;
  Announcer announcer_;
  LessonList lessons_;
  LessonModel lesson_;
  QQmlApplicationEngine engine_;  // last: QML goes before what it looks at
};

}  // namespace lk::app
