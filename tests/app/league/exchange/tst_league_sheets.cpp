// Tests lists of players and sheets of results from other programs: CSV with and without headings, and event
// reports.
#include <QTest>

#include "../random_league.h"
#include "app/league/exchange/event_report.h"
#include "app/league/exchange/player_list.h"

using namespace lk;
using namespace lk::league;
using lk::test::leagueOf;

namespace {

/// Ann Lee - Ben, Cem - Dan Ox; Eve has a bye. Nothing is decided.
StoredLeague clubOfFive() {
  StoredLeague kept{LeagueId{1}, leagueOf(5, "swiss"), {}};
  const char* names[] = {"Ann Lee", "Ben", "Cem", "Dan Ox", "Eve"};
  for (std::size_t i = 0; i < 5; ++i) kept.names[kept.league.entries[i].player] = names[i];
  const auto player = [&](std::size_t i) { return kept.league.entries[i].player; };
  kept.league.matches = {{RoundNumber{1}, TableNumber{1}, player(0), player(1), std::nullopt},
                         {RoundNumber{1}, TableNumber{2}, player(2), player(3), std::nullopt},
                         {RoundNumber{1}, TableNumber{3}, player(4), std::nullopt, Decision::firstWon}};
  return kept;
}

std::vector<std::string> named(const std::string& text) {
  const auto players = readPlayerList(text, "list");
  std::vector<std::string> all;
  if (players)
    for (const ListedPlayer& each : *players) all.push_back(each.name + "|" + each.house);
  return all;
}

using Named = std::vector<std::string>;

Outcome<std::vector<std::pair<Match, Decision>>> found(const StoredLeague& kept, const std::string& csv) {
  const auto written = readResultSheet(csv, "sheet.csv");
  if (!written) return written.fault();
  return matchesOf(*written, kept, RoundNumber{1}, "sheet.csv");
}

}  // namespace

class LeagueSheetsTest : public QObject {
  Q_OBJECT

 private slots:
  void playersAreReadWithAndWithoutHeadings() {
    QCOMPARE(named("Mia,Red\nJonas\n"), (Named{"Mia|Red", "Jonas|"}));
    QCOMPARE(named("\xEF\xBB\xBF"
                   "Player,Club\r\nMia,Red\r\n"),
             (Named{"Mia|Red"}));
    QCOMPARE(named("Nr,First Name,LAST_NAME,Team\n1,Mia,Berg,Red\n2,Jonas,,\n"),
             (Named{"Mia Berg|Red", "Jonas|"}));
    QCOMPARE(named("first,last\nMia,Berg\n"), (Named{"Mia Berg|"}));
    QVERIFY(named("").empty());
  }

  void resultsNameTablesOrPlayers() {
    const StoredLeague kept = clubOfFive();
    const auto byTable = found(kept, "table,result\n1,2-1\n2,1-1-1\n");
    QVERIFY(byTable);
    QCOMPARE(byTable->size(), std::size_t{2});
    QVERIFY((*byTable)[0].second == Decision::firstWon && (*byTable)[1].second == Decision::drawn);
    // The players of a sheet may stand in any order, and be written in any case.
    const auto byPlayers = found(kept, "first,second,result\nben,ANN LEE,2-0\nCem,Dan Ox,0-2\n");
    QVERIFY(byPlayers);
    QVERIFY((*byPlayers)[0].first.table == TableNumber{1});
    QVERIFY((*byPlayers)[0].second == Decision::secondWon && (*byPlayers)[1].second == Decision::secondWon);
    // What `export` writes is such a sheet; what is not decided, or of another round, is left out.
    const auto exported = found(kept,
                                "round,table,first,second,decision\n1,1,Ann Lee,Ben,\n1,2,Cem,Dan "
                                "Ox,second\n1,3,Eve,,first\n2,1,X,Y,first\n");
    QVERIFY(exported);
    QCOMPARE(exported->size(), std::size_t{1});
    QVERIFY((*exported)[0].second == Decision::secondWon);
  }

  void wrongSheetsAreRefusedWithTheirLine_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("line");
    QTest::newRow("no headings") << QByteArray("1,2-1\n") << 1;
    QTest::newRow("nothing") << QByteArray() << 1;
    QTest::newRow("no such table") << QByteArray("table,result\n1,2-0\n9,2-0\n") << 3;
    QTest::newRow("a bye") << QByteArray("table,result\n3,2-0\n") << 2;
    QTest::newRow("no number") << QByteArray("table,result\none,2-0\n") << 2;
    QTest::newRow("no result") << QByteArray("table,result\n\n1,maybe\n") << 3;
    QTest::newRow("half a result") << QByteArray("table,result\n1,2-\n") << 2;
    QTest::newRow("other players") << QByteArray("table,first,second,result\n1,Ann Lee,Cem,2-0\n") << 2;
    QTest::newRow("nobody") << QByteArray("first,second,result\n,Ben,first\n") << 2;
    QTest::newRow("one player") << QByteArray("first,second,result\nAnn Lee,Zoe,first\n") << 2;
  }
  void wrongSheetsAreRefusedWithTheirLine() {
    QFETCH(QByteArray, text);
    const auto matches = found(clubOfFive(), text.toStdString());
    QVERIFY(!matches);
    QTEST(matches.fault().line, "line");
    QVERIFY(!matches.fault().cure.empty());
  }

  void anEventReportIsReadBack() {
    StoredLeague kept = clubOfFive();
    kept.league.matches[0].decided = Decision::secondWon;
    kept.league.matches[1].decided = Decision::drawn;
    const std::string text = eventReportOf(kept);
    const auto report = readEventReport(text, "club.wer");
    QVERIFY2(bool(report), report ? "" : report.fault().text().c_str());
    QCOMPARE(report->players, (std::vector<std::string>{"Ann Lee", "Ben", "Cem", "Dan Ox", "Eve"}));
    const auto matches = matchesOf(report->results, kept, RoundNumber{1}, "club.wer");
    QVERIFY(matches);
    QCOMPARE(matches->size(), std::size_t{2});
    for (const auto& [match, decided] : *matches) QVERIFY(match.decided == decided);
    QCOMPARE(named(text).size(), std::size_t{5});
    // The winner is the person of a match; a bye has outcome 3 and no opponent.
    const auto id = [&](std::size_t entry) {
      return std::to_string(number(kept.league.entries[entry].player));
    };
    QVERIFY(text.find("<match person=\"" + id(1) + "\" opponent=\"" + id(0) + "\" outcome=\"1\"") !=
            std::string::npos);
    QVERIFY(text.find("<match person=\"" + id(4) + "\" outcome=\"3\"") != std::string::npos);
  }

  // As Wizards Event Reporter writes them: with much else, and names in parts.
  void aForeignEventReportIsRead() {
    const auto report = readEventReport(
        R"(<event title="Friday" format="MODERN" numberofrounds="4">
  <participation>
    <person id="77" first="Mia" last="van Berg" middle="" country="DE" />
    <person id="9" first="Jonas" last="Ox" middle="" country="DE" />
    <team id="1" name="van Berg, Mia" status="2"><member position="A" person="77" /></team>
    <role cd="PL" type="PA"><ref person="9" seq="1" /></role>
  </participation>
  <matches>
    <round number="2" PlayFormat="MODERN" teamformat="false">
      <match person="9" opponent="77" outcome="1" win="2" loss="1" draw="0" winbydrop="False" />
    </round>
  </matches>
</event>)",
        "friday.wer");
    QVERIFY2(bool(report), report ? "" : report.fault().text().c_str());
    QCOMPARE(report->players, (std::vector<std::string>{"Mia van Berg", "Jonas Ox"}));
    QCOMPARE(report->results.size(), std::size_t{1});
    QVERIFY(report->results[0].round == RoundNumber{2});
    QCOMPARE(report->results[0].first, std::string("Jonas Ox"));
    QCOMPARE(report->results[0].line, 10);
  }

  void brokenEventReportsAreRefused() {
    for (const char* text : {"<event><participation>", "<html></html>", "",
                             "<event><matches><round number='1'>"
                             "<match person='1' opponent='2' outcome='1'/></round></matches></event>"}) {
      const auto report = readEventReport(text, "x.wer");
      QVERIFY2(!report, text);
      QVERIFY(!report.fault().cure.empty());
    }
    // Entities that grow without end are not followed.
    std::string bomb = "<!DOCTYPE event [<!ENTITY a0 \"ha\">";
    for (int i = 1; i < 30; ++i) {
      const std::string before = "&a" + std::to_string(i - 1) + ";";
      bomb += "<!ENTITY a" + std::to_string(i) + " \"" + before + before + "\">";
    }
    QVERIFY(!readEventReport(bomb + "]><event><person id='1' first='&a29;' last=''/></event>", "x.wer"));
  }
};

QTEST_GUILESS_MAIN(LeagueSheetsTest)
#include "tst_league_sheets.moc"
