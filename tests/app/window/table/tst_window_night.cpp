// Tests whole nights entered by hand: with nothing but the rows, dice and cards that the window offers.
#include <map>
#include <set>

#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>

#include "app/window/home/setup_model.h"
#include "app/window/shared/table_session.h"
#include "app/window/table/table_model.h"
#include "kits.h"
#include "rules/referee/chance.h"

using namespace lk;
using namespace lk::app;
using test::kit;

namespace {

/// What people choose for a night's set-up.
struct Lobby {
  explicit Lobby(const std::string& game = "halfwish") {
    shelf.put(kit(game));
    setup.setGame(QString::fromStdString(game));
  }
  KitLoader shelf{{}, kit()};
  HomeModel home{shelf, {}};
  WindowSettings settings{{}};
  SetupModel setup{shelf, home, settings};
};

/// Two people who choose at random among what the window offers.
class Players {
 public:
  explicit Players(std::uint64_t seed, const std::string& game = "halfwish")
      : session(kit(game), std::vector<vision::Reference>{}), chance_(seed) {
    QObject::connect(&model, &TableModel::entered, &model,
                     [this](const rules::Event& event) { take(event); });
  }

  /// Begins the night that Home would begin.
  void begin(Lobby& lobby) {
    QSignalSpy started(&lobby.home, &HomeModel::started);
    lobby.setup.startByHand();
    const auto request = started.front().front().value<NightRequest>();
    model.setKit(kit(request.game));
    take(*request.setup);
  }

  /// Makes one choice and what it asks for. Returns false if there is nothing to choose.
  bool act() {
    noteAsked();
    const int open = openRows();
    if (open == 0) return false;
    model.choose(chance_.below(open));
    noteAsked();  // an entry that is the only choice opens by itself
    if (model.entry() == "dice") {
      QList<int> dice;
      for (int i = 0; i < model.entryCount(); ++i) dice += chance_.die();
      model.enterDice(dice);
    } else if (model.entry() == "cards") {
      secretEntries += model.entrySecret() ? 1 : 0;
      model.enterCards(anyCards());
    }
    if (!model.entry().isEmpty()) model.cancelEntry();
    if (!model.refusal().isEmpty()) refusals += model.refusal();
    return true;
  }

  TableSession session;
  TableModel model;
  std::set<std::string> asked;
  QStringList refusals;
  int secretEntries = 0;

 private:
  void take(const rules::Event& event) {
    const Outcome<Moment> moment = session.say(event);
    if (!moment) qFatal("%s", moment.fault().text().c_str());
    model.dismissNotice();
    model.show(*moment);
  }

  void noteAsked() {
    for (const rules::Prompt& prompt : session.now().prompts) asked.insert(prompt.id);
  }

  int openRows() {
    int open = 0;
    while (model.choices()->openChoice(open)) ++open;
    return open;
  }

  QStringList anyCards() {
    QStringList open;
    for (const EntryCard& card : model.entryCards())
      if (card.why.isEmpty()) open += card.id;
    QStringList taken;
    const int count = model.entryLeast() + chance_.below(model.entryCount() - model.entryLeast() + 1);
    for (int i = 0; i < count && !open.isEmpty(); ++i)
      taken += open[chance_.below(static_cast<int>(open.size()))];
    return taken;
  }

  rules::Chance chance_;
};

}  // namespace

class TestWindowNight : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() { qRegisterMetaType<NightRequest>(); }

  void wholeNightsCanBeEnteredByHand() {
    std::set<std::string> asked;
    bool location = false;
    bool power = false;
    int secrets = 0;
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
      Lobby lobby;
      lobby.setup.takePreset("full");
      const auto classes = lobby.setup.seats()[0].choices[0].cards;
      lobby.setup.choose("A", "classes", classes[static_cast<int>(seed) % classes.size()].id);
      Players players(seed);
      players.begin(lobby);
      QVERIFY(players.model.begun());
      int acts = 0;
      while (!players.model.finished() && acts < 20000) {
        QVERIFY2(players.act(), qPrintable(players.model.nextStep()));
        ++acts;
        location = location || !players.model.board()->currentName().isEmpty();
        const auto powers =
            players.model.seats()->data(players.model.seats()->index(0), SeatsModel::powersRole).toList();
        QVERIFY(powers.size() >= 2);  // the basic ones are laid out at the start
        power = power || powers.size() > 2;
      }
      QVERIFY2(players.model.finished(), qPrintable(players.model.nextStep()));
      for (const QString& refusal : players.refusals)
        QVERIFY2(!refusal.contains(QRegularExpression("\\{[a-z_]+\\}")), qPrintable(refusal));
      asked.insert(players.asked.begin(), players.asked.end());
      secrets += players.secretEntries;
    }
    QVERIFY(location);
    QVERIFY(power);
    QVERIFY(secrets > 0);
    for (const char* prompt : {"roll", "choose", "answer", "location", "power", "reveal", "keep", "upgrade",
                               "upgrade_order", "option"})
      QVERIFY2(asked.contains(prompt), prompt);
  }

  void dungeonNightsCanBeEnteredByHand_data() {
    QTest::addColumn<int>("players");
    QTest::addColumn<QString>("hands");
    QTest::newRow("alone, the hand open") << 1 << "";
    QTest::newRow("alone, the hand held") << 1 << "hand_row";
    QTest::newRow("two, hands hidden") << 2 << "";
    QTest::newRow("four, hands open") << 4 << "coop_hands";
  }
  void dungeonNightsCanBeEnteredByHand() {
    QFETCH(int, players);
    QFETCH(QString, hands);
    const std::string game = "half_deck_dungeon_heroes";
    int won = 0;
    int lost = 0;
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
      Lobby lobby(game);
      lobby.setup.setPlayers(players);
      // The second reading of its option, with which a short dungeon ends sooner.
      for (const auto& option : lobby.setup.options())
        if (option.key == hands) lobby.setup.setOption(hands, option.readings[1].id);
      lobby.setup.setOption("card_limit", "12");
      Players at(seed, game);
      at.begin(lobby);
      QVERIFY(at.model.begun());
      QCOMPARE(at.model.seats()->count(), players);
      for (int acts = 0; !at.model.finished() && acts < 20000; ++acts)
        QVERIFY2(at.act(), qPrintable(at.model.nextStep()));
      QVERIFY2(at.model.finished(), qPrintable(at.model.nextStep()));
      for (const QString& refusal : at.refusals)
        QVERIFY2(!refusal.contains(QRegularExpression("\\{[a-z_]+\\}")), qPrintable(refusal));
      const rules::Result result = at.session.now().result;
      QVERIFY(result.together != rules::Together::no);
      (result.together == rules::Together::won ? won : lost) += 1;
      QVERIFY2(at.model.nextStep().contains(result.together == rules::Together::won ? "won" : "lost"),
               qPrintable(at.model.nextStep()));
    }
    QCOMPARE(won + lost, 6);
  }

  void partsThatAreLeftOutAreNeverAskedFor() {
    Lobby lobby;
    lobby.setup.takePreset("full");
    lobby.setup.switchPart("locations");
    lobby.setup.switchPart("powers");
    QCOMPARE(lobby.setup.draft()->optionsSet(), 2);
    Players players(5);
    players.begin(lobby);
    for (int acts = 0; !players.model.finished() && acts < 20000; ++acts) QVERIFY(players.act());
    QVERIFY(players.model.finished());
    QVERIFY(!players.asked.contains("location"));
    QVERIFY(!players.asked.contains("power"));
  }

  void everyReadingBeginsANight() {
    Lobby lobby;
    for (const HouseRule& option : lobby.setup.options()) {
      QVERIFY(option.readings.size() >= 2);
      for (const auto& reading : option.readings) {
        lobby.setup.setOption(option.key, reading.id);
        QCOMPARE(lobby.setup.draft()->option(option.key.toStdString()).asString(), reading.id.toStdString());
        Players players(1);
        players.begin(lobby);
        QVERIFY2(players.model.begun(), qPrintable(players.model.refusal()));
      }
      lobby.setup.setOption(option.key, option.chosen);
    }
    QCOMPARE(lobby.setup.optionsSet(), 0);
    lobby.setup.setOption("heal-cap", "z");
    lobby.setup.setOption("no such option", "a");
    QCOMPARE(lobby.setup.optionsSet(), 0);
  }

  void longListsAreReachedThroughOneChoice() {
    Lobby lobby;
    Players players(3);
    players.begin(lobby);
    for (int acts = 0; !players.model.finished() && acts < 2000; ++acts) {
      QVERIFY2(players.model.choices()->count() <= 9, qPrintable(players.model.nextStep()));
      QVERIFY(players.act());
    }
  }
};

QTEST_GUILESS_MAIN(TestWindowNight)
#include "tst_window_night.moc"
