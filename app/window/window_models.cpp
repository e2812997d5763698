#include "app/window/window_models.h"

namespace lk::app {

WindowModels::WindowModels(const std::shared_ptr<const GameKit>& kit, const WindowFiles& files)
    : settings(parts, "settings", files.settings),
      folder(parts, "folder", settings),
      translation(settings.language()),
      voice(parts, "voice"),
      help(parts, "help", files.settings),
      table(parts, "table"),
      shelf(files.desk.packs, kit),
      home(parts, "home", shelf, files.nights),
      setup(parts, "setup", shelf, home, settings),
      deck(parts, "deck", setup, settings),
      firstNight(parts, "firstNight", home, setup, settings),
      score(parts, "score"),
      cards(parts, "cards", kit),
      printer(parts, "printer", kit),
      enrol(parts, "enrol", kit, files.cards),
      box(parts, "box"),
      rules(parts, "rules", kit),
      cameras(parts, "cameras", files.tables, std::string(kit->id())),
      calibrate(parts, "calibrate", kit, files.tables, *table.picture()),
      coach(parts, "coach"),
      ownCoach(parts, "ownCoach"),
      moveAdvice(parts, "moveAdvice"),
      blunders(parts, "blunders"),
      mistakes(parts, "mistakes"),
      editor(parts, "editor", kit, files.desk),
      history(parts, "history", HistoryPlaces{files.nights, files.desk.packs}),
      evening(parts, "evening", history),
      player(parts, "player", history),
      replay(parts, "replay"),
      announcer(table, voice),
      lessons(parts, "lessons", kit, files.lessons),
      lesson(parts, "lesson", kit, lessons, files.cards),
      firstSteps(parts, "firstSteps", settings),
      sheets(parts, "sheets"),
      balance(parts, "balance", shelf),
      league(parts, "league", files.leagues, files.settings),
      phones(parts, "phones", files.phones),
      care(parts, "care", files.folder),
      kept(parts, "kept", files.folder) {
  table.setKit(kit);
  home.setPacks(files.desk.packs);
  home.setLibrary(files.cards);
  home.setTables(files.tables);
}

}  // namespace lk::app
