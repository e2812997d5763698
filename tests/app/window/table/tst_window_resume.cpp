// Tests that an unfinished night is resumed from Home as it was: of any game, with any number of players,
// played or only scored.
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "app/phrases/translation.h"
#include "app/session/night/setup_draft.h"
#include "app/window/home/home_model.h"
#include "app/window/table/table_worker.h"
#include "carddb/journal.h"
#include "kits.h"
#include "rules/games/all.h"
#include "rules/referee/chance.h"
#include "rules/referee/random_play.h"
#include "sample_nights.h"

using namespace lk;
using namespace lk::app;
using namespace lk::test;

namespace {

constexpr int kEvents = 12;
const QStringList kPlayers = {"Ann", "Ben", "Cleo", "Dan"};

/// Does what the table's own thread does for the window.
struct Table {
  PictureSlot pictures;
  TableWorker worker{pictures};
  QSignalSpy happened{&worker, &TableWorker::happened};
  QSignalSpy failed{&worker, &TableWorker::failed};
  [[nodiscard]] Moment now() const { return happened.back().front().value<Moment>(); }
};

/// Plays the first events of a random night; returns the table's view then.
Json leave(const NightRequest& request) {
  const auto kit = test::kit(request.game);
  Table table;
  table.worker.begin(request);
  rules::Referee referee(*kit->game, kit->cards);
  referee.take(*request.setup);
  rules::Chance chance(7);
  for (int i = 0; i < kEvents; ++i) {
    const rules::Event event = rules::anyEvent(*kit->game, referee.state(), kit->cards, chance);
    referee.take(event);
    table.worker.enter(event);
  }
  return table.now().view;
}

}  // namespace

class TestWindowResume : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() {
    qRegisterMetaType<Moment>();
    qRegisterMetaType<NightRequest>();
    qRegisterMetaType<Json>();
    qRegisterMetaType<rules::Event>();
    qRegisterMetaType<PictureSource>();
  }

  void aNightIsResumedAsItWasLeft_data() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<int>("players");
    QTest::addColumn<bool>("scored");
    for (const rules::Game* game : rules::allGames()) {
      const QString id = QString::fromStdString(std::string(game->id()));
      const SetupDraft draft(kit(std::string(game->id())));
      for (int players = draft.spec().leastPlayers; players <= draft.spec().mostPlayers; ++players)
        for (const bool scored : {false, true})
          QTest::addRow("%s, %d, %s", qPrintable(id), players, scored ? "scored" : "played")
              << id << players << scored;
    }
  }
  void aNightIsResumedAsItWasLeft() {
    QFETCH(QString, game);
    QFETCH(int, players);
    QFETCH(bool, scored);
    QTemporaryDir folder;
    SetupDraft draft(kit(game.toStdString()));
    draft.setPlayers(players);
    NightRequest begun;
    begun.game = game.toStdString();
    begun.journal = folder.filePath("nights.lkdb").toStdString();
    begun.scored = scored;
    begun.setup = draft.setup(scored ? PlayMode::scored : PlayMode::camera);
    begun.number = 1;
    for (const QString& name : kPlayers) begun.players.push_back(name.toStdString());
    const Json left = leave(begun);

    KitLoader shelf({}, kit(begun.game));
    HomeModel home(shelf, begun.journal);
    home.setCamera("camera");
    home.setNames(namesOf({"Eve", "Fay", "Gus", "Hal"}));  // players of a later night
    QTRY_VERIFY_WITH_TIMEOUT(home.mayResume(), 20000);
    QVERIFY2(home.lastNight().startsWith(gameName(begun.game)), qPrintable(home.lastNight()));
    for (int i = 0; i < kPlayers.size(); ++i)
      QVERIFY2(home.lastNightStanding().contains(kPlayers[i]) == (i < players),
               qPrintable(home.lastNightStanding()));

    QSignalSpy seated(&home, &HomeModel::seated);
    QSignalSpy started(&home, &HomeModel::started);
    home.resume();
    const auto sat = seated.front().front().value<std::vector<std::string>>();
    QVERIFY(sat.size() >= static_cast<std::size_t>(players));
    for (int i = 0; i < players; ++i)
      QCOMPARE(QString::fromStdString(sat[static_cast<std::size_t>(i)]), kPlayers[i]);
    auto request = started.front().front().value<NightRequest>();
    QCOMPARE(request.scored, scored);
    QVERIFY(request.source.empty());  // entered by hand, and resumed by hand
    QCOMPARE(home.nightPage(), QString(scored ? "score" : "table"));

    Table table;
    table.worker.begin(request);
    QCOMPARE(table.failed.back().front().toString(), QString());
    QVERIFY(table.now().view == left);
    QVERIFY(table.now().standing >= kEvents + 1);  // with what the program answered alone
  }

  void aNightIsResumedBeforeAnEventThatTheRulesRefuse_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("refused");
    QTest::addColumn<QString>("goesOn");
    QTest::newRow("English") << "en"
                             << "These rules refuse event 14 (Ann will roll again)."
                             << "The night continues from before it";
    QTest::newRow("Chinese") << "zh" << QStringLiteral("现在的规则不接受第 14 条记录")
                             << QStringLiteral("从它之前继续");
  }
  void aNightIsResumedBeforeAnEventThatTheRulesRefuse() {
    QFETCH(QString, language);
    QFETCH(QString, refused);
    QFETCH(QString, goesOn);
    const Translation translation(language);
    QTemporaryDir folder;
    SetupDraft draft(test::kit());
    NightRequest begun;
    begun.game = "halfwish";
    begun.journal = folder.filePath("nights.lkdb").toStdString();
    begun.setup = draft.setup();
    for (const QString& name : kPlayers) begun.players.push_back(name.toStdString());
    const Json left = leave(begun);
    const rules::Event keeps{
        Json::object({{"e", "keep"}, {"seat", "A"}, {"keep", false}, {"since", "another version"}})};
    QVERIFY(carddb::Journal::open(begun.journal)->append(1, keeps));

    KitLoader shelf({}, test::kit());
    HomeModel home(shelf, begun.journal);
    QTRY_VERIFY_WITH_TIMEOUT(home.lastNightStanding().contains(refused), 20000);
    QSignalSpy started(&home, &HomeModel::started);
    home.resume();
    Table table;
    auto request = started.front().front().value<NightRequest>();
    request.source.clear();
    table.worker.begin(request);
    const QString message = table.failed.back().front().toString();
    QVERIFY2(message.contains(refused) && message.contains(goesOn), qPrintable(message));
    QVERIFY(table.now().view == left);
    QCOMPARE(table.now().standing, kEvents + 1);
  }
};

QTEST_MAIN(TestWindowResume)
#include "tst_window_resume.moc"
