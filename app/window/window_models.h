// The objects that the window's pages use, one per topic. They are owned here and connected in window_wiring.
#pragma once

#include <memory>

#include "app/phrases/translation.h"
#include "app/window/camera/calibrate_model.h"
#include "app/window/camera/camera_list.h"
#include "app/window/cards/card_printer.h"
#include "app/window/cards/cards_model.h"
#include "app/window/cards/enrol_model.h"
#include "app/window/cards/sheet_printer.h"
#include "app/window/care/care_model.h"
#include "app/window/care/stored_data_model.h"
#include "app/window/coach/blunder_model.h"
#include "app/window/coach/coach_model.h"
#include "app/window/coach/own_coach_model.h"
#include "app/window/editor/editor_model.h"
#include "app/window/history/evening_model.h"
#include "app/window/history/player_model.h"
#include "app/window/history/replay_model.h"
#include "app/window/home/first_steps.h"
#include "app/window/home/home_model.h"
#include "app/window/home/setup_model.h"
#include "app/window/league/league_model.h"
#include "app/window/lessons/lesson_model.h"
#include "app/window/phones/phones_model.h"
#include "app/window/rules/rules_model.h"
#include "app/window/shared/help_model.h"
#include "app/window/shared/out_folder.h"
#include "app/window/shared/pictures/card_pictures.h"
#include "app/window/shared/voice/voice.h"
#include "app/window/shared/window_settings.h"
#include "app/window/table/announcer.h"
#include "app/window/table/box_model.h"
#include "app/window/table/score_model.h"
#include "app/window/table/table_model.h"
#include "app/window/window_files.h"

namespace lk::app {

/// All live on the window's thread. An object that uses another one is declared below it.
struct WindowModels {
  /// `kit` is the kit of the game that people are most likely to play.
  WindowModels(const std::shared_ptr<const GameKit>& kit, const WindowFiles& files);

  /// Returns the objects that pages can receive, under the names used in pages.h.
  [[nodiscard]] QVariantMap parts();
  /// Translates all texts into the current language.
  void retranslate();

  WindowSettings settings;
  OutFolder folder;
  Translation translation;  // before every object that has translated texts
  Voice voice;
  HelpModel help;
  TableModel table;
  KitLoader shelf;
  HomeModel home;
  SetupModel setup;
  ScoreModel score;
  CardsModel cards;
  CardPrinter printer;
  EnrolModel enrol;
  BoxModel box;
  RulesModel rules;
  CameraList cameras;
  CalibrateModel calibrate;
  CoachModel coach;
  OwnCoachModel ownCoach;
  BlunderModel blunders;
  EditorModel editor;
  HistoryModel history;
  EveningModel evening;
  PlayerModel player;
  ReplayModel replay;
  Announcer announcer;
  LessonList lessons;
  LessonModel lesson;
  FirstSteps firstSteps;
  SheetPrinter sheets;
  LeagueModel league;
  PhonesModel phones;
  CareModel care;
  StoredDataModel kept;
};

}  // namespace lk::app
