#include "app/window/window_models.h"

namespace lk::app {

WindowModels::WindowModels(const std::shared_ptr<const GameKit>& kit, const WindowFiles& files)
    : settings(files.settings),
      folder(settings),
      translation(settings.language()),
      help(files.settings),
      shelf(files.desk.packs, kit),
      home(shelf, files.nights),
      setup(shelf, home, settings),
      cards(kit),
      printer(kit),
      enrol(kit, files.cards),
      rules(kit),
      cameras(files.tables, std::string(kit->id())),
      calibrate(kit, files.tables, *table.picture()),
      editor(kit, files.desk),
      history({files.nights, files.desk.packs}),
      evening(history),
      player(history),
      announcer(table, voice),
      lessons(kit, files.lessons),
      lesson(kit, lessons, files.cards),
      firstSteps(settings),
      league(files.leagues, files.settings),
      phones(files.phones),
      care(files.folder),
      kept(files.folder) {
  table.setKit(kit);
  home.setPacks(files.desk.packs);
  home.setLibrary(files.cards);
  home.setTables(files.tables);
}

QVariantMap WindowModels::parts() {
  return {{QStringLiteral("table"), QVariant::fromValue(&table)},
          {QStringLiteral("home"), QVariant::fromValue(&home)},
          {QStringLiteral("setup"), QVariant::fromValue(&setup)},
          {QStringLiteral("score"), QVariant::fromValue(&score)},
          {QStringLiteral("settings"), QVariant::fromValue(&settings)},
          {QStringLiteral("editor"), QVariant::fromValue(&editor)},
          {QStringLiteral("cards"), QVariant::fromValue(&cards)},
          {QStringLiteral("printer"), QVariant::fromValue(&printer)},
          {QStringLiteral("enrol"), QVariant::fromValue(&enrol)},
          {QStringLiteral("lessons"), QVariant::fromValue(&lessons)},
          {QStringLiteral("lesson"), QVariant::fromValue(&lesson)},
          {QStringLiteral("box"), QVariant::fromValue(&box)},
          {QStringLiteral("rules"), QVariant::fromValue(&rules)},
          {QStringLiteral("voice"), QVariant::fromValue(&voice)},
          {QStringLiteral("cameras"), QVariant::fromValue(&cameras)},
          {QStringLiteral("calibrate"), QVariant::fromValue(&calibrate)},
          {QStringLiteral("help"), QVariant::fromValue(&help)},
          {QStringLiteral("coach"), QVariant::fromValue(&coach)},
          {QStringLiteral("ownCoach"), QVariant::fromValue(&ownCoach)},
          {QStringLiteral("blunders"), QVariant::fromValue(&blunders)},
          {QStringLiteral("history"), QVariant::fromValue(&history)},
          {QStringLiteral("evening"), QVariant::fromValue(&evening)},
          {QStringLiteral("player"), QVariant::fromValue(&player)},
          {QStringLiteral("replay"), QVariant::fromValue(&replay)},
          {QStringLiteral("folder"), QVariant::fromValue(&folder)},
          {QStringLiteral("firstSteps"), QVariant::fromValue(&firstSteps)},
          {QStringLiteral("sheets"), QVariant::fromValue(&sheets)},
          {QStringLiteral("league"), QVariant::fromValue(&league)},
          {QStringLiteral("phones"), QVariant::fromValue(&phones)},
          {QStringLiteral("care"), QVariant::fromValue(&care)},
          {QStringLiteral("kept"), QVariant::fromValue(&kept)}};
}

void WindowModels::retranslate() {
  table.retranslate();
  home.retranslate();
  setup.retranslate();
  score.retranslate();
  cards.retranslate();
  rules.retranslate();
  cameras.retranslate();
  editor.retranslate();
  evening.retranslate();
  player.retranslate();
  lessons.retranslate();
  lesson.retranslate();
  coach.retranslate();
  ownCoach.retranslate();
  blunders.retranslate();
  firstSteps.retranslate();
  league.retranslate();
  phones.retranslate();
  care.retranslate();
  kept.retranslate();
  sheets.setGame(setup.game(), setup.gameName());
}

}  // namespace lk::app
