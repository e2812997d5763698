// The objects that the window's pages use, one per topic. They are owned here and connected in window_wiring.
#pragma once

#include <memory>

#include "app/phrases/translation.h"
#include "app/window/camera/calibrate_model.h"
#include "app/window/camera/camera_list.h"
#include "app/window/cards/balance_model.h"
#include "app/window/cards/card_printer.h"
#include "app/window/cards/cards_model.h"
#include "app/window/cards/enrol_model.h"
#include "app/window/cards/sheet_printer.h"
#include "app/window/care/care_model.h"
#include "app/window/care/stored_data_model.h"
#include "app/window/coach/blunder_model.h"
#include "app/window/coach/coach_model.h"
#include "app/window/coach/mistake_model.h"
#include "app/window/coach/move_advice_model.h"
#include "app/window/coach/own_coach_model.h"
#include "app/window/editor/editor_model.h"
#include "app/window/history/evening_model.h"
#include "app/window/history/player_model.h"
#include "app/window/history/replay_model.h"
#include "app/window/home/deck_model.h"
#include "app/window/home/first_night.h"
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
#include "app/window/window_parts.h"

namespace lk::app {

/// All live on the window's thread. An object that uses another one is declared below it.
struct WindowModels {
  /// `kit` is the kit of the game that people are most likely to play.
  WindowModels(const std::shared_ptr<const GameKit>& kit, const WindowFiles& files);

  WindowParts parts;
  Part<WindowSettings> settings;
  Part<OutFolder> folder;
  Translation translation;  // before every object that has translated texts
  Part<Voice> voice;
  Part<HelpModel> help;
  Part<TableModel> table;
  KitLoader shelf;
  Part<HomeModel> home;
  Part<SetupModel> setup;
  Part<DeckModel> deck;
  Part<FirstNight> firstNight;
  Part<ScoreModel> score;
  Part<CardsModel> cards;
  Part<CardPrinter> printer;
  Part<EnrolModel> enrol;
  Part<BoxModel> box;
  Part<RulesModel> rules;
  Part<CameraList> cameras;
  Part<CalibrateModel> calibrate;
  Part<CoachModel> coach;
  Part<OwnCoachModel> ownCoach;
  Part<MoveAdviceModel> moveAdvice;
  Part<BlunderModel> blunders;
  Part<MistakeModel> mistakes;
  Part<EditorModel> editor;
  Part<HistoryModel> history;
  Part<EveningModel> evening;
  Part<PlayerModel> player;
  Part<ReplayModel> replay;
  Announcer announcer;
  Part<LessonList> lessons;
  Part<LessonModel> lesson;
  Part<FirstSteps> firstSteps;
  Part<SheetPrinter> sheets;
  Part<BalanceModel> balance;
  Part<LeagueModel> league;
  Part<PhonesModel> phones;
  Part<CareModel> care;
  Part<StoredDataModel> kept;
};

}  // namespace lk::app
