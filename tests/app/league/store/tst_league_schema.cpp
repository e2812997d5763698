// Tests the tables of a league's database: every migration step, constraints, and permissions.
#include "../databases.h"
#include "app/league/model/formats.h"
#include "app/league/store/nights.h"
#include "app/league/store/players.h"
#include "app/league/store/rights.h"
#include "app/league/store/rounds.h"

using namespace lk;
using namespace lk::league;
using lk::test::bothEngines;
using lk::test::valueOf;

namespace {

/// Inserts a league with the first of two rounds and four players, with ids that all steps use.
constexpr const char* kFirstLeague =
    "INSERT INTO player (id, name) VALUES (1, 'Mia'), (2, 'Jonas'), (3, 'Ann'), (4, 'Ben');\n"
    "INSERT INTO alias (folded, shown, player) VALUES ('mia', 'Mia', 1), ('jonas', 'Jonas', 2), ('ann', "
    "'Ann', 3), "
    "('ben', 'Ben', 4);\n"
    "INSERT INTO league (id, name, folded, format) VALUES (1, 'Club', 'club', 'swiss');\n"
    "INSERT INTO league_game (league, game) VALUES (1, 'halfwish');\n"
    "INSERT INTO entry (league, player, draw_number) VALUES (1, 1, 1), (1, 2, 2), (1, 3, 3), (1, 4, 4);\n"
    "INSERT INTO round (league, number) VALUES (1, 1);\n"
    "INSERT INTO pairing (league, round, number) VALUES (1, 1, 1), (1, 1, 2);\n"
    "INSERT INTO seat (league, round, player, number, side) VALUES (1, 1, 1, 1, 1), (1, 1, 2, 1, 2), (1, 1, "
    "3, 2, 1), "
    "(1, 1, 4, 2, 2);\n"
    "INSERT INTO night (league, round, number, digest, decision, decided_by, first_seat, events) VALUES (1, "
    "1, 1, "
    "'d1', 'first', 'points', 'A', 'e1');\n";

bool taken(Database& database, const char* sql) {
  return !database.run(sql) && database.error() == DatabaseError::taken;
}

bool forbidden(Database& database, const char* sql) {
  return !database.run(sql) && database.error() == DatabaseError::forbidden;
}

}  // namespace

class LeagueSchemaTest : public QObject {
  Q_OBJECT

 private slots:
  void everyStepLeadsOnFromTheOneBefore_data() { bothEngines(); }
  void everyStepLeadsOnFromTheOneBefore() {
    QFETCH(QString, engine);
    QVERIFY(newestLeagueSchema() >= 4);
    for (int step = 1; step <= newestLeagueSchema(); ++step) {
      Database database = test::open(test::emptyDatabase(engine, folder_.path()));
      QCOMPARE(valueOf(schemaOf(database)), 0);
      valueOf(prepareSchema(database, step));
      QCOMPARE(valueOf(schemaOf(database)), step);
      valueOf(database.runAll(kFirstLeague));
      if (step >= 2)
        valueOf(database.run(
            "INSERT INTO correction (league, round, number, decision, why) VALUES (1, 1, 2, 'drawn', "
            "'seen')"));
      QCOMPARE(static_cast<bool>(checkSchema(database)), step == newestLeagueSchema());
      valueOf(prepareSchema(database));
      valueOf(checkSchema(database));
      const StoredLeague kept = valueOf(readLeague(database, "club"));
      QCOMPARE(kept.league.matches.size(), std::size_t{2});
      QVERIFY(kept.league.matches[0].decided == Decision::firstWon);
      QCOMPARE(kept.league.matches[1].decided == Decision::drawn, step >= 2);
      QCOMPARE(kept.names.at(PlayerId{3}), std::string("Ann"));
    }
  }

  // The first three schemas allowed three formats. Since then leagueFormats() alone has them.
  void anOlderDatabaseTakesFormatsOfTheTable_data() { bothEngines(); }
  void anOlderDatabaseTakesFormatsOfTheTable() {
    QFETCH(QString, engine);
    Database database = test::open(test::emptyDatabase(engine, folder_.path()));
    valueOf(prepareSchema(database, 3));
    valueOf(database.runAll(kFirstLeague));
    valueOf(
        database.run("INSERT INTO league (id, name, folded, season, format, rounds) VALUES "
                     "(7, 'Club', 'club', '2', 'ladder', 5)"));
    const char* newer =
        "INSERT INTO league (id, name, folded, format) VALUES (8, 'Later', 'later', 'made-up')";
    QVERIFY(taken(database, newer));
    const char* everything =
        "SELECT id, name, folded, season, format, rounds, made_at FROM league ORDER BY id";
    const Rows before = valueOf(database.rows(everything));
    valueOf(prepareSchema(database));
    QVERIFY(valueOf(database.rows(everything)) == before);
    QCOMPARE(valueOf(readLeague(database, "Club", "2")).league.format, formatNamed("ladder"));
    QCOMPARE(valueOf(readLeague(database, LeagueId{1})).league.matches.size(), std::size_t{2});
    // What refers to leagues still does, and one name and season is one league.
    QVERIFY(taken(database, "INSERT INTO entry (league, player, draw_number) VALUES (9, 1, 1)"));
    QVERIFY(taken(database, "DELETE FROM league WHERE id = 1"));
    QVERIFY(
        taken(database, "INSERT INTO league (id, name, folded, format) VALUES (9, 'C', 'club', 'swiss')"));

    valueOf(database.run(newer));
    const auto unknown = readLeague(database, "Later");
    QVERIFY(!unknown);
    QVERIFY2(unknown.fault().what.ends_with("unknown format: made-up"), unknown.fault().what.c_str());
    QCOMPARE(unknown.fault().cure, std::string("update Lampkeeper"));
    const std::vector<SeasonLine> all = valueOf(allLeagues(database));
    QCOMPARE(all.size(), std::size_t{3});
    QCOMPARE(all.front().format, std::string("made-up"));
  }

  void aNewerSchemaIsRefusedWithItsCure_data() { bothEngines(); }
  void aNewerSchemaIsRefusedWithItsCure() {
    QFETCH(QString, engine);
    Database database = test::prepared(engine, folder_.path());
    valueOf(database.run("UPDATE league_schema SET version = 99"));
    for (const Outcome<Done>& refused : {checkSchema(database), prepareSchema(database)}) {
      QVERIFY(!refused);
      QVERIFY(refused.fault().what.find("newer Lampkeeper") != std::string::npos);
      QVERIFY(refused.fault().cure.find("update Lampkeeper") != std::string::npos);
    }
    QCOMPARE(valueOf(schemaOf(database)), 99);
  }

  void theSchemaRefusesInconsistentRows_data() { bothEngines(); }
  void theSchemaRefusesInconsistentRows() {
    QFETCH(QString, engine);
    Database database = test::prepared(engine, folder_.path());
    valueOf(database.runAll(kFirstLeague));
    const char* night =
        "INSERT INTO night (league, round, number, revision, digest, decision, decided_by, first_seat, "
        "events) VALUES ";
    const auto added = [&](const char* values) { return (std::string(night) + values); };
    // A second result of a table, the same night at another table, and a table without a pairing.
    QVERIFY(taken(database, added("(1, 1, 1, 1, 'd2', 'second', 'x', 'A', 'e2')").c_str()));
    QVERIFY(taken(database, added("(1, 1, 2, 1, 'd1', 'second', 'x', 'A', 'e1')").c_str()));
    QVERIFY(taken(database, added("(1, 1, 3, 1, 'd3', 'second', 'x', 'A', 'e3')").c_str()));
    QVERIFY(taken(database, added("(1, 1, 2, 1, 'd4', 'nonsense', 'x', 'A', 'e4')").c_str()));
    // A player at two tables, a third player at a table, a round paired twice, and a player who never joined.
    valueOf(database.run("INSERT INTO pairing (league, round, number) VALUES (1, 1, 3)"));
    QVERIFY(taken(database, "INSERT INTO seat (league, round, player, number, side) VALUES (1, 1, 1, 3, 1)"));
    valueOf(database.run("INSERT INTO player (id, name) VALUES (5, 'Eve')"));
    QVERIFY(taken(database, "INSERT INTO seat (league, round, player, number, side) VALUES (1, 1, 5, 3, 1)"));
    valueOf(database.run("INSERT INTO entry (league, player, draw_number) VALUES (1, 5, 5)"));
    QVERIFY(taken(database, "INSERT INTO seat (league, round, player, number, side) VALUES (1, 1, 5, 1, 1)"));
    QVERIFY(taken(database, "INSERT INTO round (league, number) VALUES (1, 1)"));
    QVERIFY(taken(database, "INSERT INTO league (name, folded, format) VALUES ('CLUB', 'club', 'swiss')"));
    QVERIFY(taken(database, "INSERT INTO penalty (league, player, points, why) VALUES (1, 9, 1, 'late')"));
    valueOf(database.run(added("(1, 1, 2, 1, 'd5', 'second', 'x', 'A', 'e5')").c_str()));
  }

  // Tests row-level security: a table adds its own results, an organiser corrects, a spectator only reads.
  void everyLoginHasOnlyItsOwnRights() {
    Database owner = test::prepared("postgresql", {});
    valueOf(owner.runAll(kFirstLeague));
    const auto login = [&](const char* name, const char* role) {
      valueOf(owner.run(
          QString("DO $$ BEGIN CREATE USER %1 IN ROLE %2; EXCEPTION WHEN duplicate_object THEN NULL; END $$")
              .arg(name, role)));
      return test::open(test::postgres().address(owner.address().database, name).toStdString());
    };
    Database table = login("table_2", kTableRole);
    Database spectator = login("anybody", kSpectatorRole);
    Database organiser = login("organiser_a", kOrganiserRole);
    Database stranger = login("stranger", "pg_monitor");
    valueOf(admitReporter(owner, LeagueId{1}, TableNumber{2}, "table_2"));

    for (Database* each : {&table, &spectator, &organiser}) {
      valueOf(checkSchema(*each));
      QCOMPARE(valueOf(readLeague(*each, "Club")).league.matches.size(), std::size_t{2});
    }
    QVERIFY(!readLeague(stranger, "Club"));

    const char* other =
        "INSERT INTO night (league, round, number, revision, digest, decision, decided_by, first_seat, "
        "events) VALUES "
        "(1, 1, 1, 2, 'd7', 'second', 'x', 'A', 'e7')";
    const char* own =
        "INSERT INTO night (league, round, number, digest, decision, decided_by, first_seat, events) VALUES "
        "(1, 1, 2, 'd8', 'second', 'x', 'A', 'e8')";
    const char* forged =
        "INSERT INTO night (league, round, number, digest, decision, decided_by, first_seat, events, login) "
        "VALUES "
        "(1, 1, 2, 'd9', 'second', 'x', 'A', 'e9', 'owner')";
    QVERIFY(forbidden(table, other));
    QVERIFY(forbidden(table, forged));
    QVERIFY(forbidden(spectator, own));
    valueOf(table.run(own));
    for (Database* each : {&table, &spectator, &organiser}) {
      QVERIFY(forbidden(*each, "UPDATE night SET decision = 'first'"));
      QVERIFY(forbidden(*each, "DELETE FROM night"));
    }
    const char* correction =
        "INSERT INTO correction (league, round, number, decision, why) VALUES (1, 1, 1, 'drawn', 'seen')";
    for (Database* each : {&table, &spectator}) {
      QVERIFY(forbidden(*each, correction));
      QVERIFY(forbidden(*each, "INSERT INTO player (name) VALUES ('Eve')"));
      QVERIFY(forbidden(*each, "UPDATE entry SET dropped = 1"));
      QVERIFY(forbidden(*each, "DELETE FROM seat"));
      QVERIFY(forbidden(*each, "INSERT INTO reporter (league, number, login) VALUES (1, 1, 'table_2')"));
      QVERIFY(forbidden(*each, "UPDATE league_schema SET version = 1"));
    }
    valueOf(organiser.run(correction));
    QVERIFY(forbidden(organiser, "DELETE FROM correction"));
    QVERIFY(forbidden(organiser, "UPDATE correction SET why = ''"));
    valueOf(owner.run("ALTER TABLE player ALTER COLUMN id RESTART WITH 100"));  // these got explicit ids
    valueOf(joinLeague(organiser, LeagueId{1}, "Eve", ""));
    QCOMPARE(valueOf(readLeague(spectator, "Club")).league.matches[0].decided == Decision::drawn, true);
    QCOMPARE(valueOf(owner.rows("SELECT login FROM night WHERE number = 2"))[0][0].toString(),
             QString("table_2"));
    valueOf(prepareSchema(owner));  // a second init changes nothing
    QVERIFY(forbidden(table, other));
  }

  void addressesAreReadAndTheirPasswordsHidden() {
    const auto fault = [](const char* url) {
      const auto address = addressFrom(url);
      return address ? std::string() : address.fault().text();
    };
    for (const char* url : {"", "sqlite:", "mysql://u:secret@h/d", "postgresql://", "postgresql://u:secret@h",
                            "postgresql://u:secret@h/a/b", "postgresql://u:secret@h/d?nonsense=1",
                            "postgresql://u:secret@h:99999999/d", "postgresql:secret", "secret"}) {
      QVERIFY2(!fault(url).empty(), url);
      QVERIFY2(fault(url).find("secret") == std::string::npos || std::string(url) == "secret",
               fault(url).c_str());
    }
    const Address address =
        valueOf(addressFrom("postgresql://mia:s%40crt@db.example:5433/club?sslmode=require"));
    QCOMPARE(address.password, QString("s@crt"));
    QCOMPARE(address.shown(), std::string("postgresql://mia@db.example:5433/club"));
    QCOMPARE(address.place(), std::string("postgresql://db.example:5433/club"));
    QVERIFY(valueOf(addressFrom("sqlite:club.db")).place().starts_with("sqlite:/"));
    QCOMPARE(address.hidden("says s@crt and s%40crt"), QString("says *** and ***"));
    QVERIFY(address.options.contains("sslmode=require"));
    const Address socket = valueOf(addressFrom("postgresql://mia@/club?host=/run/x&password=pw"));
    QCOMPARE(socket.host, QString("/run/x"));
    QVERIFY(socket.shown().find("pw") == std::string::npos);
    QVERIFY(addressFrom(socket.shown()).value().host == socket.host);
  }

 private:
  QTemporaryDir folder_;
};

QTEST_GUILESS_MAIN(LeagueSchemaTest)
#include "tst_league_schema.moc"
