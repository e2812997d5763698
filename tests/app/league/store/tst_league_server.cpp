// Tests what is special about a server: simultaneous transactions, what no login can forge, statistics, and a
// pooler between that gives each transaction another session.
#include <atomic>
#include <thread>

#include <QElapsedTimer>
#include <QSignalSpy>

#include "../databases.h"
#include "../random_league.h"
#include "app/league/model/formats.h"
#include "app/league/model/standings.h"
#include "app/league/store/archive.h"
#include "app/league/store/database_watch.h"
#include "app/league/store/nights.h"
#include "app/league/store/players.h"
#include "app/league/store/rights.h"
#include "app/league/store/rounds.h"

using namespace lk;
using namespace lk::league;
using lk::rules::Chance;
using lk::test::postgres;
using lk::test::valueOf;

namespace {

constexpr int kAtOnce = 6;

LeagueId clubOf(Database& database, int players, std::string_view format = "swiss") {
  League made;
  made.name = "Club";
  made.games = {"halfwish"};
  made.format = formatNamed(format);
  const LeagueId id = valueOf(createLeague(database, made));
  for (int player = 1; player <= players; ++player)
    valueOf(joinLeague(database, id, "Player " + std::to_string(player), ""));
  return id;
}

std::string nameOf(const Database& database, const char* user = "owner") {
  return postgres().address(database.address().database, user).toStdString();
}

template <class T>
bool ok(const Outcome<T>& outcome) {
  return static_cast<bool>(outcome);
}

/// Does the same over several connections at once. Returns how many faults there were.
int faultsAtOnce(const std::string& url, const std::function<bool(Database&, int)>& does) {
  std::atomic<int> faults{0};
  std::vector<std::thread> all;
  for (int place = 0; place < kAtOnce; ++place)
    all.emplace_back([&, place] {
      Database database = test::open(url);
      if (!does(database, place)) ++faults;
    });
  for (std::thread& each : all) each.join();
  return faults;
}

Report reportOf(LeagueId league, int table) {
  const std::string events = "night of table " + std::to_string(table) + "\n";
  return {league, std::nullopt, TableNumber{table}, {}, {"halfwish", events, "digest " + events, "points"}};
}

/// PgBouncer in transaction mode before the test's server, with two sessions for all.
class Pooler {
 public:
  Pooler() {
    QFile settings(folder_.path() + "/pgbouncer.ini");
    if (!settings.open(QIODevice::WriteOnly)) qFatal("cannot write the pooler's settings");
    settings.write(
        QString("[databases]\n* = host=%1 user=owner\n[pgbouncer]\nlisten_addr =\nunix_socket_dir = %2\n"
                "auth_type = any\npool_mode = transaction\ndefault_pool_size = 2\n")
            .arg(postgres().socketFolder(), folder_.path())
            .toUtf8());
    settings.close();
    QStringList asUser{"setpriv", "--pdeathsig=INT"};
    if (getuid() == 0) {
      const passwd* user = getpwnam("postgres");
      if (chown(qPrintable(folder_.path()), user->pw_uid, user->pw_gid) != 0) qFatal("nobody to run it");
      asUser << QString("--reuid=%1").arg(user->pw_uid) << QString("--regid=%1").arg(user->pw_gid)
             << "--clear-groups";
    }
    process_.setProcessChannelMode(QProcess::MergedChannels);
    asUser << "/usr/sbin/pgbouncer" << settings.fileName();
    process_.start(asUser.takeFirst(), asUser);
    for (int tries = 0; !QFile::exists(folder_.path() + "/.s.PGSQL.6432"); ++tries) {
      if (tries == 200 || process_.state() == QProcess::NotRunning)
        qFatal("the pooler does not start: %s", process_.readAll().constData());
      QTest::qSleep(50);
    }
  }
  ~Pooler() {
    process_.terminate();
    process_.waitForFinished();
  }
  Pooler(const Pooler&) = delete;
  Pooler& operator=(const Pooler&) = delete;
  /// Returns the address of a database; "auth_type = any" logs in as the owner of the server.
  [[nodiscard]] std::string address(const QString& database) const {
    return ("postgresql://owner@:6432/" + database + "?host=" + folder_.path()).toStdString();
  }

 private:
  QTemporaryDir folder_{"/tmp/lkpb-XXXXXX"};
  QProcess process_;
};

}  // namespace

class LeagueServerTest : public QObject {
  Q_OBJECT

 private slots:
  // "serializable" makes the server refuse whatever is not as if done one after the other.
  void simultaneousTransactionsAreTriedAgain_data() {
    QTest::addColumn<QString>("isolation");
    QTest::newRow("read committed") << "read committed";
    QTest::newRow("serializable") << "serializable";
  }
  void simultaneousTransactionsAreTriedAgain() {
    QFETCH(QString, isolation);
    Database database = test::prepared("postgresql", {});
    postgres().sql(database.address().database, "ALTER DATABASE " + database.address().database +
                                                    " SET default_transaction_isolation = '" + isolation +
                                                    "'");
    const LeagueId id = clubOf(database, 2 * kAtOnce);
    const std::string url = nameOf(database);
    QCOMPARE(faultsAtOnce(url,
                          [&](Database& own, int) {
                            return ok(joinLeague(own, id, "Same", "")) &&
                                   ok(joinLeague(own, id, "Other", ""));
                          }),
             0);
    QCOMPARE(valueOf(readLeague(database, id)).league.entries.size(), std::size_t{2 * kAtOnce + 2});
    std::atomic<int> paired{0};
    QCOMPARE(faultsAtOnce(url,
                          [&](Database& own, int) {
                            const Outcome<NextRound> next = pairNextRound(own, id);
                            if (next && std::holds_alternative<std::vector<Match>>(*next)) ++paired;
                            return ok(next);
                          }),
             0);
    QCOMPARE(paired.load(), 1);
    QCOMPARE(faultsAtOnce(url,
                          [&](Database& own, int place) {
                            return ok(deliver(own, reportOf(id, place + 1))) &&
                                   ok(correctMatch(own, id, RoundNumber{1}, TableNumber{place + 1},
                                                   Decision::drawn, "seen"));
                          }),
             0);
    QCOMPARE(valueOf(nightsOf(database, id)).size(), std::size_t{kAtOnce});
  }

  void nobodyForgesLoginsTimesOrSeats() {
    Database owner = test::prepared("postgresql", {});
    const LeagueId id = clubOf(owner, 4);
    (void)valueOf(pairNextRound(owner, id));
    const auto login = [&](const char* name, const char* role) {
      valueOf(owner.run(
          QString("DO $$ BEGIN CREATE USER %1 IN ROLE %2; EXCEPTION WHEN duplicate_object THEN NULL; END $$")
              .arg(name, role)));
      return test::open(nameOf(owner, name));
    };
    Database mia = login("mia", kOrganiserRole);
    Database table = login("table_1", kTableRole);
    valueOf(admitReporter(owner, id, TableNumber{1}, "table_1"));
    const QString league = QString::number(number(id));
    const QString night =
        "INSERT INTO night (league, round, number, digest, decision, decided_by, first_seat, events, %1) "
        "VALUES (" +
        league + ", 1, 1, 'd', 'first', 'x', 'A', 'e', '%2')";
    const std::pair<Database*, QString> forgeries[] = {
        {&mia, night.arg("login", "jonas")},
        {&mia, night.arg("counted_at", "1999")},
        {&table, night.arg("counted_at", "1999")},
        {&mia, "INSERT INTO correction (league, round, number, why, login) VALUES (" + league +
                   ", 1, 1, 'w', 'jonas')"},
        {&mia, "INSERT INTO correction (league, round, number, why, corrected_at) VALUES (" + league +
                   ", 1, 1, 'w', '1999')"},
        {&mia,
         "INSERT INTO correction (id, league, round, number, why) VALUES (999, " + league + ", 1, 1, 'w')"},
        {&mia, "INSERT INTO penalty (league, player, points, why, given_at) VALUES (" + league +
                   ", 1, 1, 'w', '1999')"},
        {&mia, "UPDATE penalty SET login = 'jonas'"},
        {&mia, "INSERT INTO trace (what, why, done_at) VALUES ('x', 'y', '1999')"},
        {&mia, "UPDATE round SET paired_at = '1999'"},
        {&mia, "UPDATE league SET made_at = '1999'"},
        {&mia, "DELETE FROM seat"},
        {&mia, "UPDATE seat SET side = 3 - side"},
        {&mia, "DELETE FROM pairing"}};
    for (const auto& [who, sql] : forgeries)
      QVERIFY2(!who->run(sql) && who->error() == DatabaseError::forbidden, qPrintable(sql));

    // Taking on a role does not hide who it was.
    valueOf(mia.inTransaction([&]() -> Outcome<Done> {
      if (const auto role = mia.run(QString("SET LOCAL ROLE ") + kOrganiserRole); !role) return role;
      return mia.run("INSERT INTO correction (league, round, number, decision, why) VALUES (" + league +
                     ", 1, 1, 'drawn', 'seen')");
    }));
    const Rows kept = valueOf(owner.rows("SELECT login, corrected_at FROM correction"));
    QCOMPARE(kept[0][0].toString(), QString("mia"));
    QVERIFY(kept[0][1].toString().startsWith("20"));

    // Moving a seat, as a merge does, is traced by the server.
    const Rows seat = valueOf(owner.rows("SELECT player FROM seat WHERE round = 1 ORDER BY player LIMIT 1"));
    valueOf(joinLeague(mia, id, "New", ""));
    const PlayerId other = valueOf(findPlayer(mia, id, "New"));
    valueOf(mia.run("UPDATE seat SET player = ? WHERE player = ?", {number(other), seat[0][0]}));
    const Rows trace =
        valueOf(owner.rows("SELECT what, login FROM trace WHERE what LIKE 'seat of player %'"));
    QCOMPARE(trace.size(), std::size_t{1});
    QCOMPARE(trace[0][1].toString(), QString("mia"));
    (void)valueOf(pairNextRound(mia, id));  // gathers statistics, too
    QVERIFY(!table.run("SELECT lampkeeper.gather_statistics()"));
  }

  void aPoolerInTransactionModeIsNoticedByNobody() {
    Database owner = test::prepared("postgresql", {});
    const Pooler pooler;
    const std::string url = pooler.address(owner.address().database);
    Database database = test::open(url);
    valueOf(checkSchema(database));
    const LeagueId id = clubOf(database, 2 * kAtOnce);
    DatabaseWatch watch(valueOf(addressFrom(url)));
    QSignalSpy changed(&watch, &DatabaseWatch::changed);
    watch.start();
    QCOMPARE(changed.count(), 1);
    QTest::qWait(2500);  // it has looked once
    (void)valueOf(pairNextRound(owner, id));
    QTRY_VERIFY_WITH_TIMEOUT(changed.count() > 1, 6000);
    QVERIFY(!watch.database()->run("UPDATE entry SET dropped = 1"));  // read-only
    QCOMPARE(
        faultsAtOnce(url,
                     [&](Database& own, int place) {
                       bool fine = ok(deliver(own, reportOf(id, place + 1)));
                       fine = fine && !own.run("SELECT * FROM nowhere") && ok(own.run("SELECT 'one; two?'"));
                       for (int turn = 0; turn < 20; ++turn) fine = fine && ok(readLeague(own, "Club"));
                       return fine && ok(joinLeague(own, id, "O'Neil; \\? " + std::to_string(place), ""));
                     }),
        0);
    const StoredLeague stored = valueOf(readLeague(database, id));
    QCOMPARE(stored.league.entries.size(), std::size_t{3 * kAtOnce});
    QCOMPARE(openMatches(stored.league).size(), std::size_t{0});
    valueOf(findPlayer(database, id, "O'Neil; \\? 3"));
  }

  // LK_PLAYERS sets how many.
  void aFreshDatabaseIsFastAtOnce() {
    Database owner = test::prepared("postgresql", {});
    valueOf(
        owner.run("DO $$ BEGIN CREATE USER mia IN ROLE lampkeeper_organiser; EXCEPTION WHEN duplicate_object "
                  "THEN NULL; END $$"));
    Database database = test::open(nameOf(owner, "mia"));
    const int players =
        qEnvironmentVariableIsSet("LK_PLAYERS") ? qEnvironmentVariableIntValue("LK_PLAYERS") : 301;
    Chance chance(8);
    Archive archive;
    archive.league = lk::test::leagueOf(players);
    for (Entry& entry : archive.league.entries) {
      entry.player = PlayerId{entry.drawNumber};
      archive.players.push_back({"Player " + std::to_string(entry.drawNumber), ""});
    }
    for (int round = 0; round < 4; ++round) {
      QVERIFY(lk::test::pair(archive.league));
      lk::test::playAll(archive.league, chance);
    }
    for (const Match& match : archive.league.matches)
      if (match.second)
        archive.corrections.push_back({match.round, match.table, match.decided, "played", "", ""});
    QElapsedTimer timer;
    const auto seconds = [&] { return static_cast<double>(timer.restart()) / 1000; };
    timer.start();
    const LeagueId id = valueOf(writeArchive(database, archive));
    const double imported = seconds();
    const StoredLeague kept = valueOf(readLeague(database, id));
    QCOMPARE(standings(kept.league).size(), static_cast<std::size_t>(players));
    const double stood = seconds();
    QVERIFY(std::holds_alternative<std::vector<Match>>(valueOf(pairNextRound(database, id))));
    const double paired = seconds();
    QVERIFY(valueOf(readLeague(database, id)).league.matches == kept.league.matches ||
            valueOf(readLeague(database, id)).league.matches.size() > kept.league.matches.size());
    qInfo(
        "%d players x 4 rounds on a fresh PostgreSQL: import %.2f s, standings %.2f s, pairing %.2f s, "
        "standings %.2f s",
        players, imported, stood, paired, seconds() / 2);
    QVERIFY(valueOf(owner.rows(
                        "SELECT 1 FROM pg_catalog.pg_stats WHERE schemaname = 'lampkeeper' AND tablename = "
                        "'seat'"))
                .size() > 0);
  }
};

QTEST_GUILESS_MAIN(LeagueServerTest)
#include "tst_league_server.moc"
