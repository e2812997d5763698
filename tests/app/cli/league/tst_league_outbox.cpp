// Tests a table without a connection to its database: nights are queued, delivered later and counted once,
// whichever program is killed meanwhile.
#include <csignal>
#include <map>
#include <set>

#include <QJsonArray>

#include "../../league/databases.h"
#include "../../league/played_night.h"
#include "../../program.h"
#include "../../test_folder.h"
#include "app/league/model/standings.h"
#include "app/league/nights/judging.h"
#include "app/league/store/nights.h"

using lk::rules::Chance;
using lk::test::playedNight;
using lk::test::postgres;
using lk::test::ProgramResult;
using lk::test::valueOf;

namespace {

/// Number of tables and rounds, chosen for one minute; developers may ask for more: LK_LEAGUE_TABLES=200
/// LK_LEAGUE_ROUNDS=30.
int asked(const char* variable, int usual) {
  const int number = qEnvironmentVariableIntValue(variable);
  return number > 0 ? number : usual;
}
const int kTables = asked("LK_LEAGUE_TABLES", 10);
const int kRounds = asked("LK_LEAGUE_ROUNDS", 4);

/// One table's computer: its data folder, and the program that reports from it.
class TableMachine {
 public:
  TableMachine(const QString& folder, QString database) : folder_(folder), database_(std::move(database)) {}

  void start(const QStringList& arguments) {
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert("XDG_DATA_HOME", folder_);
    process_.setProcessEnvironment(environment);
    process_.start(LK_PROGRAM, QStringList{"league", "--db", database_} + arguments);
  }
  /// Kills the program, as a power cut would.
  void kill() {
    process_.kill();
    process_.waitForFinished();
  }
  int finish() {
    if (!isIdle() && !process_.waitForFinished(60000)) return -1;
    errors = process_.readAllStandardError();
    return process_.exitStatus() == QProcess::NormalExit ? process_.exitCode() : -2;
  }
  [[nodiscard]] bool isIdle() const { return process_.state() == QProcess::NotRunning; }
  [[nodiscard]] qsizetype waiting() const {
    return QDir(folder_ + "/lampkeeper/outbox").entryList({"*.json"}, QDir::Files).size();
  }
  [[nodiscard]] qsizetype aside() const {
    return QDir(folder_ + "/lampkeeper/outbox/aside").entryList({"*.jsonl"}, QDir::Files).size();
  }
  /// Changes the times of the queued nights, as a computer with a wrong clock would write them.
  void setClock(Chance& chance) const {
    for (const QFileInfo& file :
         QDir(folder_ + "/lampkeeper/outbox").entryInfoList({"*.json"}, QDir::Files)) {
      QFile parcel(file.filePath());
      if (parcel.open(QIODevice::ReadWrite))
        parcel.setFileTime(QDateTime::fromSecsSinceEpoch(chance.below(2'000'000'000)),
                           QFileDevice::FileModificationTime);
    }
  }
  QByteArray errors;

 private:
  QString folder_;
  QString database_;
  QProcess process_;
};

}  // namespace

class LeagueOutboxTest : public QObject, private lk::test::TestFolder {
  Q_OBJECT

  QString database_;
  ProgramResult league(const QStringList& arguments) const {
    return lk::test::run(QStringList{"league", "--db", database_} + arguments);
  }
  QString night(int seed) {
    return put(QString("night-%1.jsonl").arg(seed),
               playedNight(static_cast<quint64>(seed)).transcript.c_str());
  }
  void club(int players) {
    database_ = postgres().freshDatabase();
    QCOMPARE(league({"init"}).exit, 0);
    QCOMPARE(league({"create", "Club", "--game", "halfwish", "--format", "swiss"}).exit, 0);
    QStringList names{"join", "Club"};
    for (int player = 1; player <= players; ++player) names << QString("Player %1").arg(player);
    QCOMPARE(league(names).exit, 0);
  }

 private slots:
  void cleanup() { postgres().start(); }

  void aNightWaitsForTheServer() {
    club(4);
    QCOMPARE(league({"pair", "Club"}).exit, 0);
    TableMachine table(path("one"), database_);
    postgres().stop();
    table.start({"report", "Club", "--night", night(1), "--table", "1"});
    QCOMPARE(table.finish(), 1);
    QVERIFY(table.errors.startsWith("lampkeeper: postgresql://owner@/"));
    QCOMPARE(table.waiting(), 1);
    table.start({"report", "Club", "--night", night(1), "--table", "1"});
    QCOMPARE(table.finish(), 1);
    QCOMPARE(table.waiting(), 1);  // the same night is queued once
    table.start({"deliver"});
    QCOMPARE(table.finish(), 2);
    QCOMPARE(table.waiting(), 1);
    postgres().start();
    table.start({"deliver"});
    QCOMPARE(table.finish(), 0);
    QCOMPARE(table.waiting(), 0);
    QCOMPARE(league({"check", "Club"}).lines().last()["nights"].toInt(), 1);
  }

  void aReportChangedWhileWaitingIsSetAside() {
    club(4);
    QCOMPARE(league({"pair", "Club"}).exit, 0);
    TableMachine table(path("two"), database_);
    postgres().stop();
    table.start({"report", "Club", "--night", night(1), "--table", "1"});
    QCOMPARE(table.finish(), 1);
    postgres().start();
    const QDir outbox(path("two") + "/lampkeeper/outbox");
    QFile parcel(outbox.filePath(outbox.entryList({"*.json"}, QDir::Files)[0]));
    QVERIFY(parcel.open(QIODevice::ReadWrite));
    QByteArray text = parcel.readAll();
    text.replace(text.indexOf("\\\"dice\\\":["), 10, "\\\"dice\\\":[ ");
    parcel.seek(0);
    parcel.write(text);
    parcel.close();
    put("two/lampkeeper/outbox/broken.json", "{");
    table.start({"deliver"});
    QCOMPARE(table.finish(), 1);
    QCOMPARE(table.waiting(), 0);
    QCOMPARE(table.aside(), 2);
    QCOMPARE(league({"check", "Club"}).lines().last()["nights"].toInt(), 0);
  }

  // All tables report at once while programs are killed, connections cut, the server crashes and clocks are
  // wrong. In the end each night must count once, and the standings must be those of the played nights.
  void everyNightCountsOnceDespiteAllFailures() {
    club(2 * kTables);
    Chance chance(42);
    Played played;
    std::vector<std::unique_ptr<TableMachine>> tables;
    for (int table = 1; table <= kTables; ++table)
      tables.push_back(std::make_unique<TableMachine>(path(QString("table-%1").arg(table)), database_));
    int killed = 0;
    for (int round = 1; round <= kRounds; ++round) {
      QCOMPARE(league({"pair", "Club"}).exit, 0);
      std::vector<QStringList> reports;
      for (int table = 1; table <= kTables; ++table) {
        const int seed = 1000 * round + table;
        played[round][table] = playedNight(static_cast<quint64>(seed)).transcript;
        reports.push_back({"report", "Club", "--night", night(seed), "--round", QString::number(round),
                           "--table", QString::number(table)});
        tables[static_cast<std::size_t>(table - 1)]->start(reports.back());
        if (chance.below(3) == 0) killed += killOne(chance, tables, reports);
      }
      killed += fallOver(chance, tables, reports);
      for (const auto& machine : tables) QVERIFY(machine->finish() >= 0);
      postgres().start();
      for (const auto& machine : tables) {
        machine->setClock(chance);
        machine->start({"deliver"});
      }
      for (const auto& machine : tables) {
        QVERIFY2(machine->finish() == 0, machine->errors.constData());
        QCOMPARE(machine->waiting(), 0);
        QCOMPARE(machine->aside(), 0);
      }
    }
    qInfo("%d tables, %d rounds, %d programs killed", kTables, kRounds, killed);
    QVERIFY(killed > 3);
    compareWithWhatWasPlayed(played);
  }

  void aWatcherReceivesEveryChange_data() { lk::test::bothEngines(); }
  void aWatcherReceivesEveryChange() {
    QFETCH(QString, engine);
    database_ = QString::fromStdString(lk::test::emptyDatabase(engine, folderPath()));
    QCOMPARE(league({"init"}).exit, 0);
    QCOMPARE(league({"create", "Club", "--game", "halfwish", "--format", "swiss"}).exit, 0);
    QProcess watcher;
    QList<QJsonObject> changes;
    connect(&watcher, &QProcess::readyReadStandardOutput, &watcher, [&] {
      while (watcher.canReadLine()) changes << QJsonDocument::fromJson(watcher.readLine()).object();
    });
    watcher.start(LK_PROGRAM, {"league", "--db", database_, "watch", "Club"});
    const auto reports = [&](const char* key, const QString& word) {
      return QTest::qWaitFor([&] { return !changes.isEmpty() && changes.last()[key].toString() == word; },
                             20000);
    };
    QVERIFY(reports("watching", "Club"));
    QCOMPARE(league({"join", "Club", "Mia"}).exit, 0);
    QVERIFY(reports("change", "joined"));
    QCOMPARE(league({"join", "Club", "Jonas"}).exit, 0);
    QVERIFY(reports("player", "Jonas"));
    QCOMPARE(league({"pair", "Club"}).exit, 0);
    QVERIFY(reports("change", "paired"));
    if (engine == "postgresql") {
      postgres().stop();
      QVERIFY(reports("database", "lost"));
      postgres().start();
    }
    qputenv("XDG_DATA_HOME", path("watched").toUtf8());
    QVERIFY(league({"report", "Club", "--night", night(3)}).exit == 0);
    QVERIFY(reports("change", "result"));
    QCOMPARE(league({"correct", "Club", "--table", "1", "--winner", "draw", "--why", "x"}).exit, 0);
    QVERIFY(QTest::qWaitFor([&] { return changes.last()["decision"].toString() == "drawn"; }, 20000));
    watcher.kill();
    watcher.waitForFinished();
  }

 private:
  using Played = std::map<int, std::map<int, std::string>>;  // transcripts by round and table

  /// Kills a third of the running programs at random and cuts all connections or stops the server. Each
  /// killed program reports once more. Returns the number of killed programs.
  static int fallOver(Chance& chance, const std::vector<std::unique_ptr<TableMachine>>& tables,
                      const std::vector<QStringList>& reports) {
    int killed = 0;
    for (int turn = 0; turn <= kTables / 3; ++turn) {
      QTest::qWait(chance.below(40));
      if (turn == kTables / 6)
        postgres().sql("postgres",
                       "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE pid <> "
                       "pg_backend_pid() AND backend_type = 'client backend'");
      if (turn == kTables / 4) postgres().stop(chance.below(2) == 0 ? SIGINT : SIGQUIT);
      killed += killOne(chance, tables, reports);
    }
    return killed;
  }

  /// Kills one of the started programs if it still runs; it reports once more. Returns the number of killed
  /// programs.
  static int killOne(Chance& chance, const std::vector<std::unique_ptr<TableMachine>>& tables,
                     const std::vector<QStringList>& reports) {
    QTest::qWait(chance.below(30));
    const auto late =
        static_cast<std::size_t>(chance.below(3));  // the programs started last are most likely still running
    const std::size_t table = reports.size() > late ? reports.size() - 1 - late : 0;
    if (tables[table]->isIdle()) return 0;
    tables[table]->kill();
    tables[table]->start(reports[table]);
    return 1;
  }

  void compareWithWhatWasPlayed(Played& played) const {
    lk::league::Database database = lk::test::open(database_.toStdString());
    const lk::league::StoredLeague kept = valueOf(lk::league::readLeague(database, "Club"));
    const auto nights = valueOf(lk::league::nightsOf(database, kept.id));
    QCOMPARE(nights.size(), static_cast<std::size_t>(kTables) * static_cast<std::size_t>(kRounds));
    lk::league::League counted = kept.league;  // recomputed from the played nights
    lk::league::Judge judge;
    for (lk::league::Match& match : counted.matches) {
      const auto judged = valueOf(judge.transcript(
          played[lk::league::number(match.round)][lk::league::number(match.table)], "played"));
      match.decided = std::get<lk::league::Night>(judged).decision;
    }
    QVERIFY(kept.league.matches == counted.matches);
    const auto here = standings(kept.league);
    const auto there = standings(counted);
    for (std::size_t place = 0; place < here.size(); ++place) {
      QCOMPARE(here[place].player == there[place].player, true);
      QCOMPARE(here[place].points, there[place].points);
      QCOMPARE(here[place].opponents == there[place].opponents, true);
    }
    QCOMPARE(league({"check", "Club"}).lines().last()["wrong"].toInt(), 0);
  }
};

QTEST_GUILESS_MAIN(LeagueOutboxTest)
#include "tst_league_outbox.moc"
