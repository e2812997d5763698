// Tests `lampkeeper league` as users run it, on both engines: a league from init to standings, and bad input.
#include <QJsonArray>

#include "../../league/played_night.h"
#include "app/league/store/rights.h"
#include "league_program.h"

using lk::test::bothEngines;
using lk::test::playedNight;
using lk::test::postgres;
using lk::test::ProgramResult;

class LeagueCommandsTest : public QObject, private lk::test::LeagueProgram {
  Q_OBJECT

  QString night(int seed) {
    return put(QString("night-%1.jsonl").arg(seed),
               playedNight(static_cast<quint64>(seed)).transcript.c_str());
  }

 private slots:
  // A full disk or a kill leaves a file without tables. Files of others stay as they are.
  void aFileWithoutTablesBecomesALeague() {
    const QStringList create{"create", "Club", "--game", "halfwish", "--format", "swiss"};
    use("sqlite");
    { (void)lk::test::open(database_.toStdString()); }  // makes a file of one page
    QVERIFY(QFileInfo(database_.mid(7)).size() > 0);
    QCOMPARE(done(create).exit, 0);
    QCOMPARE(done({"join", "Club", "Mia", "Jonas"}).exit, 0);
    use("sqlite");
    QVERIFY(QFile(database_.mid(7)).open(QIODevice::WriteOnly));  // of no bytes
    QCOMPARE(done(create).exit, 0);
    use("sqlite");
    {
      auto other = lk::test::open(database_.toStdString());
      lk::test::valueOf(other.run("CREATE TABLE recipe (name TEXT)"));
    }
    QVERIFY(unusable(create).contains("holds no leagues yet"));
  }

  void aLeagueIsPlayed_data() { bothEngines(); }
  void aLeagueIsPlayed() {
    QFETCH(QString, engine);
    use(engine);
    QCOMPARE(done({"init"}).lines().value(0)["schema"].toInt(), lk::league::newestLeagueSchema());
    QCOMPARE(done({"init"}).lines().value(0)["was"].toInt(), lk::league::newestLeagueSchema());
    QCOMPARE(done({"create", "Club", "--game", "halfwish", "--format", "swiss", "--rounds", "2"}).exit, 0);
    QCOMPARE(done({"join", "Club", "Mia", "Jonas", "Ann", "Ben", "Eve"}).lines().size(), 5);
    const auto tables = done({"pair", "Club"}).lines();
    QCOMPARE(tables.size(), 3);
    QVERIFY(tables[2]["bye"].toBool() && tables[2]["second"].isNull());
    const ProgramResult early = league({"pair", "Club"});
    QCOMPARE(early.exit, 1);
    QCOMPARE(early.lines().value(0)["refused"].toString(), QString("still_playing"));
    QCOMPARE(early.lines().value(0)["playing"].toArray().size(), 2);

    const auto counted = done({"report", "Club", "--night", night(1), "--table", "1"}).lines().value(0);
    QVERIFY(counted["counted"].toBool() && !counted["again"].toBool());
    const auto winner = playedNight(1).result.winner;
    QCOMPARE(counted["winner"].toString(),
             winner ? tables[0][*winner == lk::rules::Seat::A ? "first" : "second"].toString() : QString());
    QVERIFY(done({"report", "Club", "--night", night(1), "--table", "1"}).lines().value(0)["again"].toBool());
    QCOMPARE(done({"report", "Club", "--night", night(2)}).lines().value(0)["table"].toInt(), 2);

    const auto standings = done({"standings", "Club", "--csv", path("table.csv")}).lines();
    QCOMPARE(standings.size(), 5);
    QCOMPARE(standings[0]["points"].toInt(), 3);
    QVERIFY(standings[0]["steps"].toArray()[0].toObject()["says"].toString().contains("3 points"));
    QCOMPARE(bytesOf("table.csv").count('\n'), 6);

    done({"drop", "Club", "Eve", "--why", "ill"});
    QCOMPARE(done({"pair", "Club"}).lines().size(), 2);
    done({"correct", "Club", "--table", "1", "--winner", "draw", "--why", "played on paper"});
    done({"penalty", "Club", "Mia", "--points", "1", "--why", "late"});
    QCOMPARE(done({"pairings", "Club"}).lines().value(0)["decision"].toString(), QString("drawn"));
    QCOMPARE(done({"player", "Club", "Mia"}).lines().value(0)["penalty"].toInt(), 1);
    done({"report", "Club", "--night", night(3)});
    QCOMPARE(league({"pair", "Club"}).lines().value(0)["refused"].toString(), QString("over"));
    QCOMPARE(done({"check", "Club"}).lines().last()["nights"].toInt(), 3);

    done({"export", "Club", "--out", path("club.json")});
    done({"export", "Club", "--out", path("club.csv")});
    QCOMPARE(bytesOf("club.csv").count('\n'), 6);
    done({"import", path("club.json"), "--season", "2"});
    QCOMPARE(done({"standings", "Club", "--season", "2"}).out,
             done({"standings", "Club", "--season", ""}).out);
    QCOMPARE(done({"list"}).lines().size(), 2);
    done({"join", "Club", "Jonah"});
    done({"merge", "Jonas", "Jonah"});
    QCOMPARE(done({"player", "Club", "Jonah"}).lines().value(0)["player"].toString(), QString("Jonas"));
  }

  void aTamperedTranscriptIsRefusedAndKept() {
    use("sqlite");
    club({"Mia", "Jonas"});
    done({"pair", "Club"});
    QFile sample(LK_ROOT "/samples/halfwish/mirror-night/transcript.jsonl");
    QVERIFY(sample.open(QIODevice::ReadOnly));
    QByteArray text = sample.readAll();
    QVERIFY(text.contains("\"amount\":25"));
    text.replace(text.indexOf("\"amount\":25"), 11, "\"amount\":99");
    const ProgramResult changed = league({"report", "Club", "--night", put("changed.jsonl", text)});
    QCOMPARE(changed.exit, 1);
    QCOMPARE(changed.lines().value(0)["refused"].toString(), QString("does_not_replay"));
    QCOMPARE(bytesOf(changed.lines().value(0)["kept"].toString()), text);

    QByteArray impossible = playedNight(5).transcript.c_str();
    impossible.replace(impossible.indexOf("\"dice\":["), 8, "\"dice\":[6,6,6,");
    QCOMPARE(league({"report", "Club", "--night", put("impossible.jsonl", impossible)})
                 .lines()
                 .value(0)["refused"]
                 .toString(),
             QString("does_not_replay"));
    const QByteArray half = QByteArray(playedNight(5).transcript.c_str()).left(400);
    QCOMPARE(league({"report", "Club", "--night", put("half.jsonl", half.left(half.lastIndexOf('\n') + 1))})
                 .lines()
                 .value(0)["refused"]
                 .toString(),
             QString("not_finished"));
    QVERIFY(unusable({"report", "Club", "--night", put("no.jsonl", "{\"e\":\"setup\",")})
                .contains("no.jsonl:1:"));
    QVERIFY(unusable({"report", "Club", "--night", path("missing.jsonl")}).contains("does not exist"));
    QVERIFY(unusable({"report", "Club", "--night", "77"}).contains("has no night 77"));
    for (const auto& row : done({"standings", "Club"}).lines()) QCOMPARE(row["played"].toInt(), 0);

    // Judging again shows which logins can write to the database.
    done({"report", "Club", "--night", night(5)});
    lk::league::Database database = lk::test::open(database_.toStdString());
    lk::test::valueOf(database.run(
        "UPDATE night SET decision = CASE decision WHEN 'first' THEN 'second' ELSE 'first' END"));
    const ProgramResult checked = league({"check", "Club"});
    QCOMPARE(checked.exit, 1);
    QCOMPARE(checked.lines().value(0)["wrong"].toString(), QString("other_result"));
    lk::test::valueOf(database.run("UPDATE night SET events = events || 'x'"));
    QCOMPARE(league({"check", "Club"}).lines().value(0)["wrong"].toString(), QString("changed"));
    done({"export", "Club", "--out", path("bad.json")});
    QVERIFY(unusable({"import", path("bad.json"), "--season", "2"})
                .contains(QRegularExpression("bad.json:\\d+: is a night")));
  }

  // The program reads the code on a slip back; it names the table of its night.
  void aSlipNamesTheTable() {
    use("sqlite");
    club({"Mia", "Jonas", "Ann", "\u05E9\u05E8\u05D4", "Eve"});
    QVERIFY(unusable({"print", "Club", "--what", "slips", "--out", path("slips.pdf")})
                .contains("nothing to print"));
    done({"pair", "Club"});
    for (const char* what : {"slips", "pairings", "seats", "standings"})
      QCOMPARE(done({"print", "Club", "--what", what, "--out", path(QString(what) + ".pdf")})
                   .lines()
                   .value(0)["pages"]
                   .toInt(),
               1);
    QCOMPARE(QProcess::execute("pdftoppm", {"-r", "150", "-png", path("slips.pdf"), path("slips")}), 0);
    const auto marks =
        lk::test::run({"recognise", "--marks", path("slips-1.png")}).lines().value(0)["marks"].toArray();
    QStringList codes;
    for (const auto& mark : marks) codes << mark.toObject()["text"].toString();
    codes.sort();
    QCOMPARE(codes, (QStringList{"LK1:LEAGUE:1:1:1", "LK1:LEAGUE:1:1:2"}));
    QCOMPARE(
        done({"report", "Club", "--night", night(1), "--slip", codes[1]}).lines().value(0)["table"].toInt(),
        2);
    QVERIFY(unusable({"report", "Club", "--night", night(2), "--slip", "LK1:LEAGUE:9:1:1"})
                .contains("another league"));
    QVERIFY(unusable({"report", "Club", "--night", night(2), "--slip", "LK1:TRAY:A:NW"}).contains("no slip"));
  }

  void ofSeveralOrganisersAtOnceOnlyOnePairs_data() { bothEngines(); }
  void ofSeveralOrganisersAtOnceOnlyOnePairs() {
    QFETCH(QString, engine);
    use(engine);
    club({"Mia", "Jonas", "Ann", "Ben"});
    std::vector<std::unique_ptr<QProcess>> organisers;
    for (int organiser = 0; organiser < 6; ++organiser) {
      organisers.push_back(std::make_unique<QProcess>());
      organisers.back()->start(LK_PROGRAM, {"league", "--db", database_, "pair", "Club"});
    }
    int paired = 0;
    for (const auto& organiser : organisers) {
      QVERIFY(organiser->waitForFinished());
      if (organiser->exitCode() == 0)
        ++paired;
      else
        QVERIFY2(organiser->exitCode() == 1, organiser->readAllStandardError().constData());
    }
    QCOMPARE(paired, 1);
    QCOMPARE(done({"pairings", "Club"}).lines().size(), 2);
  }

  void faultsAreReportedInOneLine_data() { bothEngines(); }
  void faultsAreReportedInOneLine() {
    QFETCH(QString, engine);
    use(engine);
    for (const QStringList& early : {QStringList{"standings", "Club"}, {"pair", "Club"}, {"list"}})
      QVERIFY(unusable(early).contains("league init"));
    QVERIFY(!QFile::exists(database_.mid(7)));
    club({"Mia", "Jonas"});
    QVERIFY(unusable({"create", "club", "--game", "halfwish", "--format", "swiss"}).contains("already"));
    QVERIFY(unusable({"create", "New", "--game", "chess", "--format", "swiss"}).contains("chess"));
    QVERIFY(unusable({"create", "New", "--game", "halfwish", "--format", "knockout"}).contains("knockout"));
    QVERIFY(unusable({"create", "", "--game", "halfwish", "--format", "swiss"}).contains("empty"));
    QVERIFY(unusable({"create", "New", "--game", "halfwish", "--format", "swiss", "--rounds", "0"})
                .contains("--rounds: '0' is no number from 1"));
    QVERIFY(unusable({"standings", "Nowhere"}).contains("no league Nowhere"));
    QVERIFY(unusable({"standings", "Club", "--season", "9"}).contains("Club, 9"));
    QVERIFY(unusable({"join", "Club", QString(201, 'x')}).contains("200 letters"));
    QVERIFY(unusable({"join", "Club", QString("Mia") + QChar(0x202E)}).contains("seen"));
    QVERIFY(unusable({"join", "Club"}).contains("nobody is named"));
    QVERIFY(unusable({"join", "Club", "--from", put("open.csv", "Ann,\"Red\nBen")}).contains("open.csv:1:"));
    QVERIFY(unusable({"drop", "Club", "Nobody"}).contains("nobody's name"));
    QVERIFY(unusable({"merge", "Mia", "mia"}).contains("same player"));
    QVERIFY(unusable({"correct", "Club", "--table", "1", "--winner", "Mia", "--why", "x"})
                .contains("nobody at table 1"));
    QVERIFY(unusable({"penalty", "Club", "Mia", "--points", "-3", "--why", "x"}).contains("-3"));
    QVERIFY(unusable({"import", put("no.json", "{\"lampkeeper_league\":1,\n\"name\":5}")})
                .contains("no.json:2:"));
    QVERIFY(unusable({"import", path("club.pdf")}).contains("does not exist"));
    QVERIFY(unusable({"nonsense"}).contains("arguments"));
    QCOMPARE(league({"report", "Club", "--night", night(1), "--table", "1"})
                 .lines()
                 .value(0)["refused"]
                 .toString(),
             QString("no_such_table"));
    QCOMPARE(league({"join", "Club", "Mia"}).lines().value(0)["status"].toString(), QString("was_there"));
    QCOMPARE(league({"join", "Club", "Mia", "--house", "Red House"}).exit, 0);
    lk::league::Database database = lk::test::open(database_.toStdString());
    lk::test::valueOf(database.run("UPDATE league_schema SET version = 99"));
    for (const QStringList& newer :
         {QStringList{"standings", "Club"}, {"init"}, {"report", "Club", "--night", night(1)}})
      QVERIFY(unusable(newer).contains("newer Lampkeeper"));
  }

  void aNightOfAnotherGameIsForAnotherLeague() {
    use("sqlite");
    done({"create", "Mixed", "--game", "halfwish", "--game", "magepunk", "--format", "ladder"});
    done({"join", "Mixed", "Mia", "Jonas"});
    done({"pair", "Mixed"});
    const QString other = put("hdh.jsonl", playedNight(4, "half_the_battle").transcript.c_str());
    QCOMPARE(league({"report", "Mixed", "--night", other}).lines().value(0)["refused"].toString(),
             QString("other_game"));
    const QString magepunk = put("magepunk.jsonl", playedNight(4, "magepunk").transcript.c_str());
    QVERIFY(done({"report", "Mixed", "--night", magepunk}).lines().value(0)["counted"].toBool());
    QVERIFY(done({"standings", "Mixed"}).lines().value(0)["rating"].toDouble() >= 1500);
  }

  void passwordsAreNeverShown() {
    use("postgresql");
    done({"init"});
    const QString name = database_.section('/', 3).section('?', 0, 0);
    postgres().sql("postgres",
                   "DROP ROLE IF EXISTS guarded; CREATE ROLE guarded LOGIN PASSWORD 'open-sesame' IN ROLE "
                   "lampkeeper_organiser");
    const QString url = "postgresql://guarded:%1@/" + name + "?host=" + postgres().socketFolder();
    database_ = url.arg("wrong-secret");
    for (const QStringList& command :
         {QStringList{"list"}, {"init"}, {"create", "Club", "--game", "halfwish", "--format", "swiss"}}) {
      const QString message = unusable(command);
      QVERIFY2(message.contains("password") && !message.contains("wrong-secret"), qPrintable(message));
    }
    const ProgramResult waits = league({"report", "Club", "--night", night(1)});
    QCOMPARE(waits.exit, 1);
    QVERIFY(waits.lines().value(0)["waits"].toBool());
    database_ = url.arg("open-sesame");
    for (const QStringList& command :
         {QStringList{"create", "Club", "--game", "halfwish", "--format", "swiss"},
          {"join", "Club", "Mia", "Jonas"},
          {"pair", "Club"},
          {"deliver"},
          {"standings", "Nowhere"}}) {
      const ProgramResult result = league(command);
      QVERIFY(!result.out.contains("open-sesame") && !result.err.contains("open-sesame"));
      QVERIFY2(result.exit == (command[0] == "standings" ? 2 : 0), result.err.constData());
    }
    QCOMPARE(done({"standings", "Club"}).lines().value(0)["points"].toInt() > 0, true);
    const auto files = everything();
    for (auto at = files.begin(); at != files.end(); ++at)
      QVERIFY2(!at.value().contains("wrong-secret") && !at.value().contains("open-sesame"),
               qPrintable(at.key()));
    database_ = "postgresql://u:hidden-word@nowhere.invalid/d";
    QVERIFY(!unusable({"list"}).contains("hidden-word"));
  }

  void aSpectatorReadsAndATableReportsItsOwn() {
    use("postgresql");
    club({"Mia", "Jonas", "Ann", "Ben"});
    done({"pair", "Club"});
    for (const auto& [login, role] :
         {std::pair("fan", lk::league::kSpectatorRole), std::pair("t1", lk::league::kTableRole)})
      postgres().sql("postgres",
                     QString("DROP ROLE IF EXISTS %1; CREATE ROLE %1 LOGIN IN ROLE %2").arg(login, role));
    done({"admit", "Club", "--table", "1", "--login", "t1"});
    const QString name = database_.section('/', 3).section('?', 0, 0);
    database_ = postgres().address(name, "fan");
    QCOMPARE(done({"standings", "Club"}).lines().size(), 4);
    for (const QStringList& command : {QStringList{"pair", "Club"},
                                       {"join", "Club", "Eve"},
                                       {"create", "Own", "--game", "halfwish", "--format", "swiss"},
                                       {"correct", "Club", "--table", "1", "--winner", "draw", "--why", "x"}})
      QVERIFY(unusable(command).contains("denied"));
    const ProgramResult fan = league({"report", "Club", "--night", night(1), "--table", "1"});
    QCOMPARE(fan.exit, 1);
    QVERIFY(fan.lines().value(0)["waits"].toBool());
    database_ = postgres().address(name, "t1");
    QVERIFY(unusable({"pair", "Club"}).contains("denied"));
    QVERIFY(
        done({"report", "Club", "--night", night(1), "--table", "1"}).lines().value(0)["counted"].toBool());
    QCOMPARE(league({"report", "Club", "--night", night(2), "--table", "2"}).exit, 1);
    // What this login may not deliver does not block other nights.
    const auto behind = league({"report", "Club", "--night", night(1), "--table", "1"}).lines();
    QVERIFY(std::any_of(behind.begin(), behind.end(),
                        [](const QJsonObject& line) { return line["again"].toBool(); }));
    database_ = postgres().address(name, "owner");
    const auto tables = done({"pairings", "Club"}).lines();
    QVERIFY(!tables[0]["decision"].isNull() && tables[1]["decision"].isNull());
  }

 private:
};

QTEST_GUILESS_MAIN(LeagueCommandsTest)
#include "tst_league_commands.moc"
