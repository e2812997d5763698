#include "app/develop/shots/shots_setup.h"

#include <QFile>

#include "app/capture/scenes.h"
#include "app/develop/shots/composed_here.h"
#include "app/develop/shots/shots_wait.h"
#include "app/session/night/setup_draft.h"
#include "rules/referee/chance.h"
#include "rules/referee/random_play.h"
#include "rules/referee/transcript.h"

namespace lk::app {

namespace {

constexpr int kScored = 60;  // numbers of the nights
constexpr int kOther = 61;
constexpr int kFour = 62;
constexpr int kFourEvents = 24;
constexpr char kOtherGame[] = "half_deck_dungeon_heroes";

/// Selects a game and waits, because its cards are loaded in the background.
Outcome<Done> choose(SetupModel& setup, const QString& game) {
  setup.setGame(game);
  return waitUntil([&] { return setup.ready(); }, game.toStdString() + " is not set up in time");
}

/// Sets long player names during its lifetime, also in the night at the table: of two words, one word and
/// several.
class LongNames {
 public:
  LongNames(WindowSettings& settings, TableModel& table)
      : settings_(settings), table_(table), before_(settings.names()) {
    settings.setName(rules::Seat::A, QStringLiteral("Bartholomew Featherstone"));
    settings.setName(rules::Seat::B, QStringLiteral("Wolfeschlegelsteinhausen"));
    settings.setName(rules::Seat::C, QStringLiteral("Anne of the Seven Lanes"));
    table.setNames(settings.names());
  }
  ~LongNames() {
    for (const rules::Seat seat : rules::kAllSeats) settings_.setName(seat, before_[seat]);
    table_.setNames(before_);
  }
  LongNames(const LongNames&) = delete;
  LongNames& operator=(const LongNames&) = delete;

 private:
  WindowSettings& settings_;
  TableModel& table_;
  Names before_;
};

/// Takes a night with the maximum number of players, in which each has something to show.
Outcome<Done> takeFour(const std::shared_ptr<const GameKit>& kit, WindowEngine& window,
                       const Pictures& take) {
  TableModel& table = window.table();
  table.beginNight(kFour);
  TableSession session(kit, std::vector<vision::Reference>{}, kFour);
  const ComposedHere composed(table, session);
  SetupDraft draft(kit);
  draft.setPlayers(draft.spec().mostPlayers);
  Outcome<Moment> moment = session.say(draft.setup());
  rules::Chance chance(3);
  for (int i = 0; moment && i < kFourEvents; ++i)
    moment = session.say(rules::anyEvent(*kit->game, session.night().referee().state(), kit->cards, chance));
  if (!moment) return moment.fault();
  table.show(*moment);
  const QString page = QStringLiteral("table");
  Outcome<Done> taken = take.ofPage(page, QStringLiteral("dungeon-four"));
  if (taken) taken = takeTelevision(window, take, page, QStringLiteral("television-four"));
  const LongNames named(window.settings(), table);
  table.show(*moment);
  if (taken) taken = take.ofPage(page, QStringLiteral("names-long"));
  if (taken) taken = takeTelevision(window, take, page, QStringLiteral("television-names"));
  return taken;
}

}  // namespace

Outcome<std::vector<rules::Event>> sampleEvents(const std::string& game) {
  const Outcome<OpenScene> scene = openScene(sampleNight(game));
  if (!scene) return scene.fault();
  const std::string path = scene->folder + "/transcript.jsonl";
  QFile file(QString::fromStdString(path));
  if (!file.open(QIODevice::ReadOnly))
    return Fault{path, 0, "cannot be read", "look whether the samples are there"};
  const Outcome<rules::Transcript> read = rules::parseTranscript(file.readAll().toStdString(), path);
  if (!read) return read.fault();
  std::vector<rules::Event> events;
  for (const rules::TranscriptEntry& entry : read->entries) events.push_back(entry.event);
  return events;
}

Outcome<Done> takeFirstStart(WindowEngine& window, const TakePage& take) {
  const QString page = QStringLiteral("home");
  FirstSteps& steps = window.firstSteps();
  steps.tick(FirstSteps::Step::camera);
  if (const Outcome<Done> taken = take(page, QStringLiteral("first-start")); !taken) return taken;
  QObject* printing = window.part(QStringLiteral("printing"));
  QMetaObject::invokeMethod(printing, "open");
  if (printing->property("opened").toBool())
    window.part(QStringLiteral("printFile"))->setProperty("text", QStringLiteral("lampkeeper.pdf"));
  Outcome<Done> taken = take(page, QStringLiteral("print"));
  QMetaObject::invokeMethod(printing, "close");
  steps.show(false);
  if (taken) taken = take(page, {});
  return taken;
}

Outcome<Done> takePreparing(WindowEngine& window, const TakePage& take) {
  const QString page = QStringLiteral("setup");
  SetupModel& setup = window.setup();
  QObject* readings = window.part(QStringLiteral("readings"));
  QMetaObject::invokeMethod(readings, "open");
  Outcome<Done> taken = take(page, QStringLiteral("readings"));
  QMetaObject::invokeMethod(readings, "close");
  if (!taken) return taken;
  const auto choice = setup.seats().front().choices.front();
  const QString key = choice.key;
  setup.choose(QStringLiteral("A"), key, QStringLiteral("ranger"));
  setup.choose(QStringLiteral("B"), key, QStringLiteral("knight"));
  window.box().tick(0);
  window.box().tick(1);
  QObject* box = window.part(QStringLiteral("boxDialog"));
  QMetaObject::invokeMethod(box, "open");
  taken = take(page, QStringLiteral("box"));
  QMetaObject::invokeMethod(box, "close");
  return taken;
}

/// Takes a set-up in which a player mixes the pieces of two teams.
Outcome<Done> takeMixed(SetupModel& setup, const TakePage& take) {
  if (const Outcome<Done> chosen = choose(setup, QStringLiteral("half_the_battle")); !chosen) return chosen;
  const QString key = setup.seats().front().choices.front().key;
  setup.swapPart(QStringLiteral("A"), key, 2);
  const Outcome<Done> taken = take(QStringLiteral("setup"), QStringLiteral("setup-mixed"));
  setup.swapPart(QStringLiteral("A"), key, 2);
  return taken;
}

Outcome<Done> takeSetups(WindowEngine& window, const TakePage& take) {
  SetupModel& setup = window.setup();
  const QString before = setup.game();
  if (const Outcome<Done> chosen = choose(setup, QString::fromLatin1(kOtherGame)); !chosen) return chosen;
  setup.setPlayers(setup.mostPlayers());
  Outcome<Done> taken = take(QStringLiteral("setup"), QStringLiteral("setup-four"));
  setup.setPlayers(setup.leastPlayers());
  if (taken) taken = takeMixed(setup, take);
  if (taken) taken = choose(setup, before);
  return taken;
}

Outcome<Done> takeScoring(WindowEngine& window, const TakePage& take) {
  const QString page = QStringLiteral("score");
  ScoreModel& score = window.score();
  const Outcome<std::shared_ptr<const GameKit>> kit = loadKit(window.setup().game().toStdString());
  if (!kit) return kit.fault();
  TableSession session(*kit, std::vector<vision::Reference>{}, kScored);
  session.setScored(true);
  const auto show = [&](const Outcome<Moment>& moment) {
    if (!moment) return;
    window.table().show(*moment);
    score.show(*moment);
  };
  window.table().beginNight(kScored);
  score.beginNight(kScored);
  show(session.say(SetupDraft(*kit).setup(PlayMode::scored)));
  const QMetaObject::Connection taps = QObject::connect(
      &score, &ScoreModel::tapped, &score,
      [&](const QString& tap, const Json& picked) { show(session.quick(tap.toStdString(), picked)); });
  const QString duel = QStringLiteral("duel");
  const QStringList fields{QStringLiteral("action"), QStringLiteral("dv")};
  score.pickAll(duel, QStringLiteral("A"), fields, {QStringLiteral("strike"), QStringLiteral("10")});
  Outcome<Done> taken = take(page, {});
  score.pickAll(duel, QStringLiteral("B"), fields, {QStringLiteral("long_strike"), QStringLiteral("5")});
  score.tap(duel);
  if (taken) taken = take(page, QStringLiteral("score-duel"));
  show(session.say({Json::object({{"e", "correct"}, {"set", Json::object({{"round", 2}, {"turn", 3}})}})}));
  if (taken) taken = take(page, QStringLiteral("score-later"));
  QObject::disconnect(taps);
  return taken;
}

Outcome<Done> takeOtherGame(WindowEngine& window, const Pictures& take) {
  const Outcome<std::shared_ptr<const GameKit>> kit = loadKit(kOtherGame);
  if (!kit) return kit.fault();
  const Outcome<std::vector<rules::Event>> events = sampleEvents(kOtherGame);
  if (!events) return events.fault();
  TableModel& table = window.table();
  table.picture()->show({});
  table.beginNight(kOther);
  TableSession session(*kit, std::vector<vision::Reference>{}, kOther);
  const ComposedHere composed(table, session);
  for (std::size_t i = 0; i < events->size(); ++i) {
    const Outcome<Moment> moment = session.say((*events)[i]);
    if (!moment) return moment.fault();
    table.show(*moment);
    const QString name = i == 4                    ? QStringLiteral("dungeon-prepare")
                         : i == 9                  ? QStringLiteral("dungeon-fight")
                         : i + 1 == events->size() ? QStringLiteral("dungeon-won")
                                                   : QString();
    if (name.isEmpty()) continue;
    if (const Outcome<Done> taken = take.ofPage(QStringLiteral("table"), name); !taken) return taken;
  }
  return takeFour(*kit, window, take);
}

}  // namespace lk::app
