// Tests leagues in databases of both engines: the same standings as in memory, nights count once, any name is
// stored as data.
#include <QElapsedTimer>

#include "../databases.h"
#include "../random_league.h"
#include "app/league/model/standings.h"
#include "app/league/store/archive.h"
#include "app/league/store/player_name.h"
#include "app/league/store/players.h"
#include "app/league/store/rounds.h"

using namespace lk;
using namespace lk::league;
using lk::rules::Chance;
using lk::test::bothEngines;
using lk::test::valueOf;

namespace {

LeagueId clubOf(Database& database, const std::vector<std::string>& players,
                std::string_view format = "swiss") {
  League made;
  made.name = "Club";
  made.games = {"halfwish"};
  made.format = formatNamed(format);
  const LeagueId id = valueOf(createLeague(database, made));
  for (const std::string& player : players) valueOf(joinLeague(database, id, player, ""));
  return id;
}

Night night(const std::string& events, Decision decision = Decision::firstWon) {
  return {"halfwish", events, "digest of " + events, "points", decision};
}

Report at(LeagueId league, int table, Night night, std::vector<std::string> players = {}) {
  Report report{league, std::nullopt, std::nullopt, std::move(players), std::move(night)};
  if (table > 0) report.table = TableNumber{table};
  return report;
}

std::string nameOf(const StoredLeague& kept, PlayerId player) {
  return kept.names.at(player);
}

std::vector<std::string> contentsOf(const StoredLeague& kept) {
  std::vector<std::string> rows;
  for (const Standing& standing : standings(kept.league))
    rows.push_back(std::to_string(standing.place) + " " + nameOf(kept, standing.player) + " " +
                   std::to_string(standing.points) + " " + fractionText(standing.opponents) + " " +
                   std::to_string(standing.headToHead.value_or(-1)) + (standing.dropped ? " out" : ""));
  return rows;
}

}  // namespace

class LeagueStoreTest : public QObject {
  Q_OBJECT

 private slots:
  void aNightCountsOnceWhateverHappens_data() { bothEngines(); }
  void aNightCountsOnceWhateverHappens() {
    QFETCH(QString, engine);
    Database database = test::prepared(engine, folder_.path());
    const LeagueId id = clubOf(database, {"Mia", "Jonas", "Ann", "Ben"});
    const auto declined = [&](const Report& report) {
      return std::get<Declined>(valueOf(deliver(database, report)));
    };
    const auto counted = [&](const Report& report) {
      return std::get<Counted>(valueOf(deliver(database, report)));
    };
    QCOMPARE(declined(at(id, 1, night("a"))), Declined::noSuchTable);
    (void)valueOf(pairNextRound(database, id));
    const StoredLeague kept = valueOf(readLeague(database, id));
    const std::string first = nameOf(kept, kept.league.matches[0].first);
    const std::string second = nameOf(kept, *kept.league.matches[0].second);

    QCOMPARE(declined(at(id, 0, night("a\n"))), Declined::whichTable);
    QCOMPARE(declined(at(id, 9, night("a\n"))), Declined::noSuchTable);
    QCOMPARE(declined(at(id, 2, night("a\n"), {first, second})), Declined::notAtTable);
    QCOMPARE(declined(at(id, 1, night("a\n"), {first, "Nobody"})), Declined::notAtTable);
    Night other = night("a\n");
    other.game = "magepunk";
    QCOMPARE(declined(at(id, 1, other)), Declined::otherGame);

    // The first player sat at seat B, so a win of seat A is the second player's.
    const Counted one = counted(at(id, 0, night("a\n"), {second, first}));
    QVERIFY(!one.again);
    QVERIFY(one.match.decided == Decision::secondWon);
    QVERIFY(counted(at(id, 0, night("a\n"), {second, first})).again);
    QVERIFY(counted(at(id, 1, night("a\n"))).again);
    QCOMPARE(declined(at(id, 2, night("a\n"))), Declined::countedElsewhere);
    QCOMPARE(declined(at(id, 1, night("b\n"))), Declined::otherNight);
    QVERIFY(valueOf(readLeague(database, id)).league.matches[0].decided == Decision::secondWon);

    // The table undid its last event and continued: the same night, corrected.
    const Counted revised = counted(at(id, 1, night("a\nmore\n", Decision::drawn)));
    QCOMPARE(revised.revision, 2);
    QVERIFY(valueOf(readLeague(database, id)).league.matches[0].decided == Decision::drawn);
    QVERIFY(counted(at(id, 1, night("a\n"))).again);
    QVERIFY(valueOf(readLeague(database, id)).league.matches[0].decided == Decision::drawn);

    // Only one table is playing, so it need not be named.
    QCOMPARE(number(counted(at(id, 0, night("c\n"))).match.table), 2);
    QCOMPARE(valueOf(nightsOf(database, id)).size(), std::size_t{3});
  }

  void anOrganiserOutranksNights_data() { bothEngines(); }
  void anOrganiserOutranksNights() {
    QFETCH(QString, engine);
    Database database = test::prepared(engine, folder_.path());
    const LeagueId id = clubOf(database, {"Mia", "Jonas", "Ann"});
    (void)valueOf(pairNextRound(database, id));
    const auto decided = [&] { return valueOf(readLeague(database, id)).league.matches[0].decided; };
    QVERIFY(
        valueOf(correctMatch(database, id, RoundNumber{1}, TableNumber{1}, Decision::secondWon, "no show")));
    QVERIFY(decided() == Decision::secondWon);
    (void)valueOf(deliver(database, at(id, 1, night("a\n"))));
    QVERIFY(decided() == Decision::secondWon);
    QVERIFY(valueOf(correctMatch(database, id, RoundNumber{1}, TableNumber{1}, std::nullopt, "again")));
    QVERIFY(!decided());
    QVERIFY(!valueOf(correctMatch(database, id, RoundNumber{1}, TableNumber{2}, Decision::drawn, "a bye")));
    QVERIFY(
        !valueOf(correctMatch(database, id, RoundNumber{5}, TableNumber{1}, Decision::drawn, "no round")));
    QCOMPARE(valueOf(database.rows("SELECT why FROM correction ORDER BY id")).size(), std::size_t{2});
  }

  // The same operations in memory and in a database give the same standings.
  void storedRandomLeaguesMatchThoseInMemory_data() { bothEngines(); }
  void storedRandomLeaguesMatchThoseInMemory() {
    QFETCH(QString, engine);
    Database database = test::prepared(engine, folder_.path());
    for (int tried = 0; tried < 6; ++tried) {
      Chance chance(static_cast<std::uint64_t>(tried));
      League made;
      made.name = "League " + std::to_string(tried);
      made.games = {"halfwish"};
      made.format = &leagueFormats()[static_cast<std::size_t>(tried) % leagueFormats().size()];
      const LeagueId id = valueOf(createLeague(database, made));
      const int players = 5 + chance.below(10);
      for (int player = 0; player < players; ++player)
        valueOf(joinLeague(database, id, "P" + std::to_string(player), ""));
      League memory = valueOf(readLeague(database, id)).league;
      for (int round = 0; round < 5; ++round) {
        const bool paired = lk::test::pair(memory);
        const NextRound next = valueOf(pairNextRound(database, id));
        QCOMPARE(std::holds_alternative<std::vector<Match>>(next), paired);
        if (!paired) break;
        for (Match& match : memory.matches) {
          if (match.decided) continue;
          match.decided = static_cast<Decision>(chance.below(3));
          const std::string events = std::to_string(tried) + "/" + std::to_string(number(match.round)) + "/" +
                                     std::to_string(number(match.table)) + "\n";
          Report report = at(id, number(match.table), night(events, *match.decided));
          report.round = match.round;
          QVERIFY(std::holds_alternative<Counted>(valueOf(deliver(database, report))));
        }
        if (round == 2) {
          memory.entries[1].dropped = true;
          QVERIFY(valueOf(dropPlayer(database, id, memory.entries[1].player, "ill")));
          QVERIFY(!valueOf(dropPlayer(database, id, memory.entries[1].player, "ill")));
          memory.penalties.push_back({memory.entries[0].player, 2, "late"});
          valueOf(penalise(database, id, memory.penalties.back()));
        }
      }
      const StoredLeague kept = valueOf(readLeague(database, id));
      QVERIFY(kept.league.matches == memory.matches);
      QCOMPARE(contentsOf(kept), contentsOf({id, memory, kept.names}));
    }
  }

  void namesAreStoredAsWritten_data() { bothEngines(); }
  void namesAreStoredAsWritten() {
    QFETCH(QString, engine);
    Database database = test::prepared(engine, folder_.path());
    const LeagueId id = clubOf(database, {});
    const std::string emoji = "\U0001F9D9\u200D\u2640\uFE0F Zoe";
    const std::string longest = QString(200, QChar(0x4E2D)).toStdString();
    const std::vector<std::string> names{"O'Brien \"Bo\"; DROP TABLE player; --",
                                         emoji,
                                         longest,
                                         "\u05E9\u05E8\u05D4",
                                         "{points}",
                                         "%1 %n",
                                         "back\\slash"};
    for (const std::string& name : names)
      QCOMPARE(valueOf(joinLeague(database, id, name, "")), JoinResult::joined);
    const StoredLeague kept = valueOf(readLeague(database, id));
    for (std::size_t place = 0; place < names.size(); ++place)
      QCOMPARE(nameOf(kept, kept.league.entries[place].player), names[place]);
    for (const std::string& name : names) valueOf(findPlayer(database, id, name));
    for (const std::string& bad : {std::string(), std::string(" "), longest + "x", std::string("a\nb"),
                                   std::string("Mia\u202Eanna"), std::string("tab\there")})
      QVERIFY2(!joinLeague(database, id, bad, ""), bad.c_str());
    QCOMPARE(valueOf(readLeague(database, id)).league.entries.size(), names.size());
  }

  void playersOfOneNameAreDistinguishedByTheirHouses_data() { bothEngines(); }
  void playersOfOneNameAreDistinguishedByTheirHouses() {
    QFETCH(QString, engine);
    Database database = test::prepared(engine, folder_.path());
    const LeagueId id = clubOf(database, {});
    QCOMPARE(valueOf(joinLeague(database, id, "Mia", "")), JoinResult::joined);
    QCOMPARE(valueOf(joinLeague(database, id, "  mia ", "")), JoinResult::wasThere);
    QCOMPARE(valueOf(joinLeague(database, id, "Mia", "Red House")), JoinResult::joined);
    QCOMPARE(valueOf(joinLeague(database, id, "Ben", "Red House")), JoinResult::joined);
    QCOMPARE(valueOf(joinLeague(database, id, "Ben", "Blue House")), JoinResult::joined);
    valueOf(findPlayer(database, id, "Mia"));  // the whole label, with its house
    const auto ben = findPlayer(database, id, "Ben");
    QVERIFY(!ben);
    QVERIFY(ben.fault().what.find("Ben (Red House)") != std::string::npos);
    valueOf(findPlayer(database, id, "Ben (Blue House)"));
    QVERIFY(!findPlayer(database, id, "Nobody"));
    const PlayerId blue = valueOf(findPlayer(database, id, "Ben (Blue House)"));
    QVERIFY(valueOf(dropPlayer(database, id, blue, "")));
    QCOMPARE(valueOf(joinLeague(database, id, "Ben", "Blue House")), JoinResult::cameBack);
  }

  void aPlayerEnteredTwiceIsMerged_data() { bothEngines(); }
  void aPlayerEnteredTwiceIsMerged() {
    QFETCH(QString, engine);
    Database database = test::prepared(engine, folder_.path());
    const LeagueId id = clubOf(database, {"Mia", "Jonas"});
    (void)valueOf(pairNextRound(database, id));
    (void)valueOf(deliver(database, at(id, 1, night("a\n"))));
    valueOf(joinLeague(database, id, "Miah", ""));
    valueOf(joinLeague(database, id, "Ann", ""));
    const PlayerId mia = valueOf(findPlayer(database, "Mia"));
    const PlayerId miah = valueOf(findPlayer(database, "Miah"));
    valueOf(penalise(database, id, {miah, 1, "late"}));
    QVERIFY(
        !mergePlayers(database, mia, valueOf(findPlayer(database, "Jonas"))));  // they have played each other
    valueOf(mergePlayers(database, mia, miah));
    QVERIFY(valueOf(findPlayer(database, "Miah")) == mia);
    const StoredLeague kept = valueOf(readLeague(database, id));
    QCOMPARE(kept.league.entries.size(), std::size_t{3});
    QVERIFY(kept.league.penalties[0].player == mia);
    QCOMPARE(valueOf(database.rows("SELECT what FROM trace WHERE what LIKE 'merged %'")).size(),
             std::size_t{1});

    // In a league where only one of the two played, the matches are transferred.
    League season;
    season.name = "Club";
    season.season = "2";
    season.games = {"halfwish"};
    season.format = formatNamed("swiss");
    const LeagueId second = valueOf(createLeague(database, season));
    valueOf(joinLeague(database, second, "Annie", ""));
    valueOf(joinLeague(database, second, "Jonas", ""));
    (void)valueOf(pairNextRound(database, second));
    valueOf(
        mergePlayers(database, valueOf(findPlayer(database, "Ann")), valueOf(findPlayer(database, "Annie"))));
    const StoredLeague after = valueOf(readLeague(database, "Club"));
    QCOMPARE(after.league.season, std::string("2"));
    QVERIFY(after.names.contains(valueOf(findPlayer(database, "Annie"))));
  }

  void aPairedRoundRobinAcceptsNoNewPlayers_data() { bothEngines(); }
  void aPairedRoundRobinAcceptsNoNewPlayers() {
    QFETCH(QString, engine);
    Database database = test::prepared(engine, folder_.path());
    const LeagueId id = clubOf(database, {"Mia", "Jonas", "Ann"}, "round-robin");
    (void)valueOf(pairNextRound(database, id));
    QCOMPARE(valueOf(joinLeague(database, id, "Late", "")), JoinResult::tooLate);
    QCOMPARE(valueOf(readLeague(database, id)).league.entries.size(), std::size_t{3});
  }

  // A complete league can be moved from either engine to the other.
  void archivesAreTheSameOnBothEngines() {
    Database here = test::prepared("sqlite", folder_.path());
    Database there = test::prepared("postgresql", folder_.path());
    const LeagueId id = clubOf(here, {"Mia", "Jonas", "Ann", "\u05E9\u05E8\u05D4", "Eve"});
    valueOf(joinLeague(here, id, "Ben", "Red House"));
    Chance chance(1);
    for (int round = 1; round <= 3; ++round) {
      const NextRound next = valueOf(pairNextRound(here, id));
      for (const Match& match : std::get<std::vector<Match>>(next))
        if (match.second)
          (void)valueOf(
              deliver(here, at(id, number(match.table),
                               night(std::to_string(round) + "/" + std::to_string(number(match.table)) + "\n",
                                     static_cast<Decision>(chance.below(3))))));
    }
    (void)valueOf(correctMatch(here, id, RoundNumber{2}, TableNumber{1}, Decision::drawn, "seen"));
    valueOf(penalise(here, id, {valueOf(findPlayer(here, "Mia")), 1, "late"}));
    QVERIFY(valueOf(dropPlayer(here, id, valueOf(findPlayer(here, "Eve")), "ill")));
    const Archive archive = valueOf(readArchive(here, id));
    valueOf(joinLeague(there, clubOf(there, {"Zed"}), "Mia", ""));  // other ids there
    League other = archive.league;
    QVERIFY(!writeArchive(there, archive));  // Club exists already, so nothing is imported
    QCOMPARE(valueOf(allLeagues(there)).size(), std::size_t{1});
    Archive renamed = archive;
    renamed.league.season = "2";
    const LeagueId copy = valueOf(writeArchive(there, renamed));
    const StoredLeague before = valueOf(readLeague(here, id));
    const StoredLeague after = valueOf(readLeague(there, copy));
    QCOMPARE(contentsOf(after), contentsOf(before));
    const Archive back = valueOf(readArchive(there, copy));
    QVERIFY(back.league.matches == archive.league.matches);
    QCOMPARE(back.nights.size(), archive.nights.size());
    QCOMPARE(back.nights[3].night.events, archive.nights[3].night.events);
    QVERIFY(back.nights[3].night.decision == archive.nights[3].night.decision);
  }

  void tenThousandNightsAreRead_data() { bothEngines(); }
  void tenThousandNightsAreRead() {
    QFETCH(QString, engine);
    Database database = test::prepared(engine, folder_.path());
    Chance chance(8);
    Archive archive;
    archive.league = lk::test::leagueOf(2000);
    for (Entry& entry : archive.league.entries) {
      entry.player = PlayerId{entry.drawNumber};
      archive.players.push_back({"Player " + std::to_string(entry.drawNumber), ""});
    }
    for (int round = 0; round < 10; ++round) {
      QVERIFY(lk::test::pair(archive.league));
      lk::test::playAll(archive.league, chance);
    }
    for (const Match& match : archive.league.matches) {
      const std::string events =
          std::to_string(number(match.round)) + "/" + std::to_string(number(match.table));
      archive.nights.push_back({match.round, match.table, 1, true, night(events, *match.decided), "now"});
    }
    const LeagueId id = valueOf(writeArchive(database, archive));
    if (engine == "postgresql") valueOf(database.run("ANALYZE"));
    QElapsedTimer timer;
    timer.start();
    const StoredLeague kept = valueOf(readLeague(database, id));
    const auto table = standings(kept.league);
    const auto elapsed = static_cast<double>(timer.nsecsElapsed()) / 1e6;
    QCOMPARE(table.size(), std::size_t{2000});
    QVERIFY(kept.league.matches.size() == 10000);
    qInfo("standings of 10 000 nights from %s: %.1f ms", qPrintable(engine), elapsed);
    timer.start();
    const NextRound next = valueOf(pairNextRound(database, id));
    QCOMPARE(std::get<std::vector<Match>>(next).size(), std::size_t{1000});
    const double paired = static_cast<double>(timer.nsecsElapsed()) / 1e6;
    qInfo("pairing 2 000 players in %s: %.1f ms", qPrintable(engine), paired);
    timer.start();
    constexpr int kDelivered = 200;
    for (int place = 1; place <= kDelivered; ++place) {
      const Delivery delivered =
          valueOf(deliver(database, at(id, place, night(std::string(8000, 'e') + std::to_string(place)))));
      QVERIFY(!std::get<Counted>(delivered).again);
    }
    qInfo("a night of 8 kB delivered to %s, beside 10 000: %.2f ms", qPrintable(engine),
          static_cast<double>(timer.nsecsElapsed()) / 1e6 / kDelivered);
  }

 private:
  QTemporaryDir folder_;
};

QTEST_GUILESS_MAIN(LeagueStoreTest)
#include "tst_league_store.moc"
