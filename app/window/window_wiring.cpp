#include "app/window/window_wiring.h"

#include "app/session/night/standing.h"

namespace lk::app {

namespace {

/// Calls `then` now, and on every `signal` while `listener` exists.
template <class Sender, class Signal, class Then>
void callNowAndOn(Sender& sender, Signal signal, QObject& listener, Then then) {
  then();
  QObject::connect(&sender, signal, &listener, then);
}

/// Sets the names of the night's players everywhere.
void setPlayerNames(WindowModels& m, const Names& names) {
  m.table.setNames(names);
  m.score.setNames(names);
  m.coach.setNames(names);
  m.ownCoach.setNames(names);
  m.moveAdvice.setNames(names);
  m.phones.setNames(names);
}

void wireNames(WindowModels& m) {
  callNowAndOn(m.settings, &WindowSettings::namesChanged, m.table, [&m] {
    const Names& names = m.settings.names();
    m.home.setNames(names);
    m.help.setNames(names);
    m.lesson.setNames(names);
    if (!m.table.begun()) setPlayerNames(m, names);  // a night keeps its players while another is set up
  });
  callNowAndOn(m.settings, &WindowSettings::answersAloneChanged, m.home,
               [&m] { m.home.setAnswersAlone(m.settings.answersAlone()); });
  QObject::connect(&m.home, &HomeModel::started, &m.table,
                   [&m](const NightRequest& night) { setPlayerNames(m, namesOf(night.players)); });
  QObject::connect(&m.home, &HomeModel::asideWanted, &m.table,
                   [&m] { setPlayerNames(m, m.settings.names()); });
}

void wireVoice(WindowModels& m) {
  callNowAndOn(m.settings, &WindowSettings::languageChanged, m.voice,
               [&m] { m.voice.setLanguage(m.settings.language()); });
  callNowAndOn(m.settings, &WindowSettings::voiceChanged, m.voice,
               [&m] { m.voice.setSpeaks(m.settings.voice()); });
  callNowAndOn(m.settings, &WindowSettings::soundsChanged, m.voice,
               [&m] { m.voice.setSounds(m.settings.sounds()); });
  QObject::connect(&m.lesson, &LessonModel::momentChanged, &m.voice,
                   [&m, last = m.lesson.spokenCount()]() mutable {
                     if (last == m.lesson.spokenCount()) return;
                     last = m.lesson.spokenCount();
                     m.voice.say(m.lesson.spoken());
                   });
}

void wireHelp(WindowModels& m) {
  callNowAndOn(m.help, &HelpModel::changed, m.table, [&m] {
    m.table.setHelp(m.help.help());
    m.coach.setHelp(m.help.help());
    m.ownCoach.setHelp(m.help.help());
    m.moveAdvice.setHelp(m.help.help());
  });
  QObject::connect(&m.table, &TableModel::shown, &m.coach, &CoachModel::show);
  QObject::connect(&m.table, &TableModel::shown, &m.ownCoach, &OwnCoachModel::show);
  QObject::connect(&m.table, &TableModel::shown, &m.moveAdvice, &MoveAdviceModel::show);
  QObject::connect(&m.moveAdvice, &MoveAdviceModel::moveBegun, &m.table, &TableModel::beginMove);
}

void wireHints(WindowModels& m) {
  callNowAndOn(m.firstNight, &FirstNight::seatsChanged, m.table,
               [&m] { m.table.setHints(m.firstNight.seats()); });
}

/// Passes on the game that is set up, and the game that is played.
void wireGame(WindowModels& m) {
  callNowAndOn(m.setup, &SetupModel::changed, m.box, [&m] {
    if (const SetupDraft* draft = m.setup.draft())
      m.box.show(draft->setup(), draft->kit(), m.settings.names());
  });
  QObject::connect(&m.setup, &SetupModel::changed, &m.cameras, [&m] {
    const std::string game = m.setup.game().toStdString();
    m.cameras.setGame(game);
    if (const std::shared_ptr<const GameKit> kit = m.shelf.want(game)) m.calibrate.setKit(kit);
  });
  QObject::connect(&m.table, &TableModel::gameIs, &m.rules, &RulesModel::setGame);
  callNowAndOn(m.setup, &SetupModel::changed, m.sheets,
               [&m] { m.sheets.setGame(m.setup.game(), m.setup.gameName()); });
}

void wireCameras(WindowModels& m) {
  m.cameras.choose(m.settings.camera());
  callNowAndOn(m.cameras, &CameraList::chosenChanged, m.home, [&m] {
    m.home.setCamera(m.cameras.chosen());
    m.setup.setSource(m.cameras.chosen());
  });
  QObject::connect(&m.cameras, &CameraList::picked, &m.settings, &WindowSettings::setCamera);
  const auto nightOn = [&m] {
    const bool on = m.table.begun() && !m.table.finished();
    m.calibrate.setNightOn(on);
    m.cameras.setNightOn(on);
  };
  // A finished night is no longer offered for continuing.
  QObject::connect(&m.table, &TableModel::finishedChanged, &m.home, &HomeModel::refresh);
  callNowAndOn(m.home, &HomeModel::hiddenDiceChanged, m.calibrate, [&m] {
    m.calibrate.setHiddenDice(m.home.hiddenDice());
    m.cameras.setDiceHidden(!m.home.hiddenDice().empty());
    m.lesson.setHiddenDice(m.home.hiddenDice());
  });
  QObject::connect(&m.table, &TableModel::shown, &m.home,
                   [&m](const Moment& moment) { m.home.setCovered(moment.covered); });
  QObject::connect(&m.table, &TableModel::begunChanged, &m.calibrate, nightOn);
  QObject::connect(&m.table, &TableModel::finishedChanged, &m.calibrate, nightOn);
}

/// The pages for viewing, enrolling and making cards use the game chosen there.
void wireCards(WindowModels& m) {
  QObject::connect(&m.enrol, &EnrolModel::ownChanged, &m.cards, &CardsModel::setOwn);
  const auto turn = [&m](const QString& game) {
    const std::shared_ptr<const GameKit> kit = m.shelf.want(game.toStdString());
    if (!kit) return;
    m.cards.setKit(kit);
    m.printer.setKit(kit);
    m.enrol.setKit(kit);
    m.editor.setKit(kit);
  };
  QObject::connect(&m.cards, &CardsModel::gameWanted, &m.cards, turn);
  QObject::connect(&m.shelf, &KitLoader::arrived, &m.cards, [&m, turn](const QString& game) {
    if (game == m.cards.wantedGame()) turn(game);
  });
  QObject::connect(&m.editor, &EditorModel::packsSaved, &m.shelf, [&m] { m.shelf.fetch(m.editor.gameId()); });
}

/// The lessons use the game chosen there, or the game that is set up.
void wireLessons(WindowModels& m) {
  const auto turn = [&m](const QString& game) {
    const std::shared_ptr<const GameKit> kit = m.shelf.want(game.toStdString());
    if (!kit) return;
    m.lesson.setKit(kit);
    m.lessons.setKit(kit);
  };
  QObject::connect(&m.lessons, &LessonList::gameWanted, &m.lessons, turn);
  QObject::connect(&m.setup, &SetupModel::changed, &m.lessons, [&m, last = m.setup.game()]() mutable {
    if (last == m.setup.game()) return;
    last = m.setup.game();
    m.lessons.wantGame(last);
  });
  QObject::connect(&m.shelf, &KitLoader::arrived, &m.lessons, [&m, turn](const QString& game) {
    if (game == m.lessons.wantedGame()) turn(game);
  });
  QObject::connect(&m.lesson, &LessonModel::firstGameWanted, &m.setup, [&m](bool againstHouse) {
    m.setup.setGame(m.lessons.game());
    for (const HelpedPlayer& player : m.help.players()) m.help.choose(player.seat, QStringLiteral("full"));
    m.setup.startFirstGame(againstHouse);
  });
}

void wireFolder(WindowModels& m) {
  callNowAndOn(m.folder, &OutFolder::changed, m.evening, [&m] {
    const QString path = m.folder.path();
    m.evening.setFolder(path);
    m.history.setFolder(path);
    m.player.setFolder(path);
    m.box.setFolder(path);
    m.printer.setFolder(path);
    m.sheets.setFolder(path);
    m.balance.setFolder(path);
    m.care.setFolder(path);
    m.league.setFolder(path);
  });
}

/// Ticks the steps before the first night when they are done.
void wireFirstSteps(WindowModels& m) {
  if (!m.settings.camera().isEmpty()) m.firstSteps.tick(FirstSteps::Step::camera);
  callNowAndOn(m.cameras, &CameraList::listed, m.firstSteps,
               [&m] { m.firstSteps.setCamera(m.cameras.any()); });
  QObject::connect(&m.cameras, &CameraList::picked, &m.firstSteps,
                   [&m] { m.firstSteps.tick(FirstSteps::Step::camera); });
  QObject::connect(&m.sheets, &SheetPrinter::printed, &m.firstSteps,
                   [&m] { m.firstSteps.tick(FirstSteps::Step::print); });
  QObject::connect(&m.calibrate, &CalibrateModel::shown, &m.firstSteps, [&m] {
    if (m.calibrate.ready()) m.firstSteps.tick(FirstSteps::Step::table);
  });
  callNowAndOn(m.lessons, &LessonList::progressChanged, m.firstSteps, [&m] {
    if (m.lessons.finished() > 0) m.firstSteps.tick(FirstSteps::Step::learn);
  });
}

/// Makes the players of a league's table the players of the next night.
void wireLeague(WindowModels& m) {
  callNowAndOn(m.settings, &WindowSettings::cameraChanged, m.league,
               [&m] { m.league.setCamera(m.settings.camera()); });
  QObject::connect(&m.home, &HomeModel::started, &m.league, &LeagueModel::nightBegins);
  QObject::connect(m.league.venue(), &VenueModel::roundOver, &m.voice, [&m](const QString& text) {
    m.voice.sound(Chime::roundOver);
    m.voice.say(text);
  });
  QObject::connect(&m.league, &LeagueModel::seated, &m.settings,
                   [&m](const QString& first, const QString& second) {
                     m.settings.setName(rules::Seat::A, first);
                     m.settings.setName(rules::Seat::B, second);
                   });
}

/// Computes the costs of a night's decisions in duels, and offers to look for mistakes; clears both for an
/// unfinished night.
void showCosts(const NightRecord& night, BlunderModel& blunders, MistakeModel& mistakes) {
  std::vector<int> places;
  if (night.evening.summary.result.finished) places = standingOf(night.log.events);
  std::vector<rules::Event> standing;
  standing.reserve(places.size());
  for (const int at : places) standing.push_back(night.log.events[static_cast<std::size_t>(at)]);
  blunders.show(night.log.kit, std::move(standing), night.names);
  mistakes.show(night.log.kit, night.log.events, std::move(places), night.names);
}

/// Seats the players as in the continued night.
void seat(const std::vector<std::string>& players, WindowSettings& settings) {
  const Names names = namesOf(players);
  for (std::size_t i = 0; i < players.size() && i < rules::kAllSeats.size(); ++i)
    settings.setName(rules::kAllSeats[i], names[rules::kAllSeats[i]]);
}

void wireHistory(WindowModels& m) {
  QObject::connect(&m.history, &HistoryModel::opened, &m.replay, &ReplayModel::show);
  QObject::connect(&m.evening, &EveningModel::changed, &m.blunders, [&m, shown = OpenNightPtr()]() mutable {
    if (m.evening.night() == shown) return;
    shown = m.evening.night();
    if (shown) showCosts(shown->record, m.blunders, m.mistakes);
  });
  QObject::connect(&m.history, &HistoryModel::resumeWanted, &m.home,
                   [&m](qint64 night, const std::string& game, const std::vector<std::string>& players) {
                     seat(players, m.settings);
                     m.home.resumeNight(night, game);
                   });
  QObject::connect(&m.evening, &EveningModel::rematchWanted, &m.home, [&m](const NightLog& night) {
    seat(night.info.players, m.settings);
    m.home.playAgain(night);
  });
  QObject::connect(&m.home, &HomeModel::seated, &m.settings,
                   [&m](const std::vector<std::string>& players) { seat(players, m.settings); });
}

void wirePhones(WindowModels& m) {
  callNowAndOn(m.settings, &WindowSettings::languageChanged, m.phones,
               [&m] { m.phones.setLanguage(m.settings.language()); });
  QObject::connect(&m.table, &TableModel::shown, &m.phones, [&m](const Moment& moment) {
    m.phones.setSeats(moment.view["seats"].members().size(), moment.housed);
  });
  QObject::connect(&m.phones, &PhonesModel::presentChanged, &m.table, [&m] {
    m.table.setAtPhone(m.phones.present().seats);
    m.cameras.setPhone(m.phones.present().camera);
  });
  callNowAndOn(m.help, &HelpModel::changed, m.phones, [&m] {
    std::array<bool, rules::kMaxSeats> seats{};
    for (const rules::Seat seat : rules::kAllSeats)
      seats[rules::index(seat)] = m.help.help()[rules::index(seat)] == Help::full;
    m.phones.setCoached(seats);
  });
  QObject::connect(&m.phones, &PhonesModel::made, &m.league, [&m](PhoneServer* server) {
    QObject::connect(&m.league, &LeagueModel::messageReady, server, &PhoneServer::sendLeague);
    QObject::connect(&m.league, &LeagueModel::venueReady, server, &PhoneServer::sendVenue);
  });
  QObject::connect(&m.phones, &PhonesModel::onChanged, &m.league, &LeagueModel::serve);
  QObject::connect(&m.league, &LeagueModel::changed, &m.phones,
                   [&m] { m.phones.setLeague(m.league.chosen() >= 0); });
}

}  // namespace

void wire(WindowModels& models) {
  wireVoice(models);
  wireFolder(models);
  wireNames(models);
  wireHelp(models);
  wireHints(models);
  wireGame(models);
  wireCameras(models);
  wireHistory(models);
  wireLeague(models);
  wireFirstSteps(models);
  QObject::connect(&models.score, &ScoreModel::entered, &models.table, &TableModel::entered);
  wireCards(models);
  wireLessons(models);
  wirePhones(models);
}

}  // namespace lk::app
