// Tests who gets hints in a first night, and how they are switched on and off.
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "app/window/home/first_night.h"
#include "app/window/table/table_model.h"
#include "carddb/journal.h"
#include "kits.h"

using namespace lk;
using namespace lk::app;

namespace {

constexpr HintedSeats kNobody{};

/// A window's models without a window. Ann has finished a night of Magepunk, Ben one of another game.
struct Players {
  QTemporaryDir folder;
  WindowSettings settings{QString()};
  KitLoader shelf{{}, test::kit("magepunk")};
  HomeModel home;
  SetupModel setup;
  FirstNight first;
  QSignalSpy told{&first, &FirstNight::seatsChanged};

  explicit Players(bool stored = true)
      : home(shelf, stored ? journal() : std::string()),
        setup(shelf, home, settings),
        first(home, setup, settings) {
    settings.setName(rules::Seat::A, "ann");
    settings.setName(rules::Seat::B, "Ben");
    setup.setGame("magepunk");
    if (stored) QTest::qWaitFor([&] { return home.hasFinished("magepunk", "Ann"); });
  }
  std::string journal() {
    const std::string file = folder.filePath("nights.lkdb").toStdString();
    Outcome<carddb::Journal> journal = carddb::Journal::open(file);
    if (!journal) qFatal("no journal");
    night(*journal, "magepunk", "Ann", true);
    night(*journal, "halfwish", "Ben", true);
    night(*journal, "magepunk", "Ben", false);
    return file;
  }
  static void night(carddb::Journal& journal, const char* game, const char* player, bool finished) {
    const Outcome<std::int64_t> id = journal.begin(game, "2026-01-01T20:00:00Z", {player, "Cleo"});
    if (!id || (finished && !journal.finish(*id))) qFatal("no night");
  }
  void begin(bool scored = false) {
    NightRequest request;
    request.game = "magepunk";
    request.scored = scored;
    home.start(request);
  }
};

}  // namespace

class TestFirstNight : public QObject {
  Q_OBJECT

 private slots:
  void newcomersToTheGameGetHints() {
    Players players;
    QVERIFY(players.first.planned());
    players.begin();
    QVERIFY(!players.first.seats()[0] && players.first.seats()[1]);
    players.settings.setName(rules::Seat::B, "Cleo");  // has finished one with Ann
    QVERIFY(!players.first.planned());
    QCOMPARE(players.told.size(), 1);
  }

  void theSetUpDecidesForOneNight() {
    Players players;
    players.first.plan(false);
    QVERIFY(!players.first.planned());
    players.begin();
    QCOMPARE(players.first.seats(), kNobody);
    QVERIFY(players.first.planned());
    players.settings.setName(rules::Seat::B, "Cleo");
    players.first.plan(true);
    players.begin();
    QVERIFY(players.first.seats()[0] && players.first.seats()[1]);
    players.begin();
    QVERIFY(!players.first.seats()[0]);
  }

  void theTableAndTheSettingsEndThem() {
    Players players;
    players.begin();
    players.first.end();
    QCOMPARE(players.first.seats(), kNobody);
    QVERIFY(players.first.wanted());
    players.first.want(false);
    QVERIFY(!players.first.wanted() && !players.first.planned());
    players.begin();
    QCOMPARE(players.first.seats(), kNobody);
    players.first.want(true);
    players.begin(true);  // a night that is only scored asks nothing
    QCOMPARE(players.first.seats(), kNobody);
  }

  void whereNothingIsStoredNobodyIsNew() {
    Players players(false);
    QVERIFY(!players.first.planned());
    players.begin();
    QCOMPARE(players.first.seats(), kNobody);
  }

  void theTableShowsTheHintOfTheQuestion() {
    Moment moment;
    moment.kit = test::kit("magepunk");
    moment.begun = true;
    rules::Prompt prompt;
    prompt.id = "main";
    prompt.seat = rules::Seat::B;
    moment.prompts = {prompt};
    const auto turn = [&](int n) {
      moment.view = Json::object({{"game", "magepunk"}, {"phase", "main1"}, {"turn", n}});
      return moment;
    };
    TableModel table;
    table.show(turn(2));
    QCOMPARE(table.hint(), QString());
    table.setHints({false, true});
    QVERIFY(table.hint().endsWith("(M-21)"));
    table.setHints({true, false});
    QCOMPARE(table.hint(), QString());
    table.setHints({true, true});
    table.show(turn(3));
    QCOMPARE(table.hint(), QString());
  }
};

QTEST_GUILESS_MAIN(TestFirstNight)
#include "tst_first_night.moc"
