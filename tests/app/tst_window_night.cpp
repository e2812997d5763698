// Whole nights entered by hand as people do it: nothing but the rows, dice and cards the window offers.
#include <set>

#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>

#include "app/window/home_model.h"
#include "app/window/table_session.h"
#include "rules/core/chance.h"

using namespace lk;
using namespace lk::app;

namespace {

std::shared_ptr<const GameKit> kit() {
  static const Outcome<std::shared_ptr<const GameKit>> loaded = loadKit("halfwish");
  if (!loaded) qFatal("%s", loaded.fault().text().c_str());
  return *loaded;
}

/// Two people who choose by chance among what the window lets them.
class Players {
 public:
  explicit Players(std::uint64_t seed) : chance_(seed) {
    QObject::connect(&model, &TableModel::said, &model, [this](const rules::Event& event) { take(event); });
  }

  /// Begins the night the first page would begin.
  void begin(HomeModel& home) {
    QSignalSpy started(&home, &HomeModel::started);
    home.startByHand();
    const auto request = started.front().front().value<NightRequest>();
    model.setKit(kit());
    take(*request.setup);
  }

  /// One choice, and what it asks for. False when there is nothing to choose.
  bool act() {
    for (const rules::Prompt& prompt : session.now().prompts) asked.insert(prompt.id);
    const int open = openRows();
    if (open == 0) return false;
    model.choose(chance_.below(open));
    if (model.entry() == "dice") {
      model.enterDice({chance_.die(), chance_.die()});
    } else if (model.entry() == "cards") {
      secretEntries += model.entrySecret() ? 1 : 0;
      model.enterCards(anyCards());
    }
    if (!model.entry().isEmpty()) model.cancelEntry();
    if (!model.refusal().isEmpty()) refusals += model.refusal();
    return true;
  }

  TableSession session{kit(), {}};
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

  int openRows() {
    int open = 0;
    while (model.choices()->openChoice(open)) ++open;
    return open;
  }

  QStringList anyCards() {
    QStringList open;
    for (const QVariant& card : model.entryCards())
      if (card.toMap().value("why").toString().isEmpty()) open += card.toMap().value("id").toString();
    QStringList taken;
    for (int i = 0; i < model.entryCount() && !open.isEmpty(); ++i)
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
      HomeModel home(kit(), {});
      home.setClassA(home.classes()[static_cast<int>(seed) % home.classes().size()].toMap()["id"].toString());
      Players players(seed);
      players.begin(home);
      QVERIFY(players.model.begun());
      int acts = 0;
      while (!players.model.finished() && acts < 20000) {
        QVERIFY2(players.act(), qPrintable(players.model.nextStep()));
        ++acts;
        location = location || !players.model.location().isEmpty();
        const QVariantList powers =
            players.model.seats()->data(players.model.seats()->index(0), SeatsModel::powersRole).toList();
        QVERIFY(powers.size() >= 2);  // the basic ones lie there from the start
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

  void partsThatAreLeftOutAreNeverAskedFor() {
    HomeModel home(kit(), {});
    home.setOption("locations", "off");
    home.setOption("powers", "off");
    QCOMPARE(home.optionsSet(), 2);
    Players players(5);
    players.begin(home);
    for (int acts = 0; !players.model.finished() && acts < 20000; ++acts) QVERIFY(players.act());
    QVERIFY(players.model.finished());
    QVERIFY(!players.asked.contains("location"));
    QVERIFY(!players.asked.contains("power"));
  }

  void everyReadingBeginsANight() {
    HomeModel home(kit(), {});
    for (const QVariant& each : home.options()) {
      const QVariantMap option = each.toMap();
      QVERIFY(option["readings"].toList().size() >= 2);
      for (const QVariant& reading : option["readings"].toList()) {
        home.setOption(option["key"].toString(), reading.toMap()["id"].toString());
        QCOMPARE(home.option(option["key"].toString()), reading.toMap()["id"].toString());
        Players players(1);
        players.begin(home);
        QVERIFY2(players.model.begun(), qPrintable(players.model.refusal()));
      }
      home.setOption(option["key"].toString(), option["chosen"].toString());
    }
    QCOMPARE(home.optionsSet(), 0);
    home.setOption("heal-cap", "z");
    home.setOption("no such option", "a");
    QCOMPARE(home.optionsSet(), 0);
  }

  void longListsStandBehindOneChoice() {
    HomeModel home(kit(), {});
    Players players(3);
    players.begin(home);
    for (int acts = 0; !players.model.finished() && acts < 2000; ++acts) {
      QVERIFY2(players.model.choices()->count() <= 9, qPrintable(players.model.nextStep()));
      QVERIFY(players.act());
    }
  }
};

QTEST_GUILESS_MAIN(TestWindowNight)
#include "tst_window_night.moc"
