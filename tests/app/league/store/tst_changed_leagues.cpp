// Tests leagues in which players join, drop out, come back and are merged, and results are corrected, at any
// time and in any order: each format keeps its promises.
#include <map>
#include <set>

#include "../databases.h"
#include "app/league/model/formats.h"
#include "app/league/store/archive.h"
#include "app/league/store/players.h"
#include "app/league/store/rounds.h"
#include "rules/referee/chance.h"

using namespace lk;
using namespace lk::league;
using lk::rules::Chance;
using lk::test::valueOf;

namespace {

LeagueId made(Database& database, const std::string& name, std::string_view format) {
  League league;
  league.name = name;
  league.games = {"halfwish"};
  league.format = formatNamed(format);
  return valueOf(createLeague(database, league));
}

/// One league and a second one, of players who turn out to be the same people.
class Season {
 public:
  Season(Database& database, std::string_view format, std::uint64_t seed)
      : database_(&database),
        chance_(seed),
        tag_(std::to_string(seed)),
        old_(made(database, "Old " + std::string(format) + tag_, "swiss")),
        league_(made(database, "New " + std::string(format) + tag_, format)) {
    const int players = 4 + chance_.below(5);
    for (int player = 0; player < players; ++player) join(league_);
    for (int player = 0; player < 3; ++player) join(old_);
  }

  void play(int steps) {
    for (int step = 0; step < steps && !over_ && !QTest::currentTestFailed(); ++step) change();
  }

  [[nodiscard]] bool isOver() const { return over_; }
  [[nodiscard]] int merges() const { return merges_; }
  [[nodiscard]] int rounds() const { return rounds_; }

  /// Each pair of players who took part in all rounds has met once.
  void checkAllMetOnce() {
    const StoredLeague stored = read();
    std::map<std::pair<PlayerId, PlayerId>, int> met;
    for (const Match& match : stored.league.matches)
      if (match.second) ++met[std::minmax(match.first, *match.second)];
    for (const Entry& one : stored.league.entries)
      for (const Entry& other : stored.league.entries)
        if (one.player < other.player && !missed_.contains(one.player) && !missed_.contains(other.player))
          QCOMPARE((met[{one.player, other.player}]), 1);
  }

 private:
  StoredLeague read() { return valueOf(readLeague(*database_, league_)); }

  PlayerId any() {
    const StoredLeague stored = read();
    return stored.league
        .entries[static_cast<std::size_t>(chance_.below(static_cast<int>(stored.league.entries.size())))]
        .player;
  }

  void join(LeagueId where) {
    valueOf(joinLeague(*database_, where, "Player " + std::to_string(++named_) + " of " + tag_, ""));
  }

  void change() {
    switch (chance_.below(8)) {
      case 0:
        return join(league_);
      case 1:
        (void)valueOf(dropPlayer(*database_, league_, any(), "ill"));
        return;
      case 2:
        valueOf(joinLeague(*database_, league_, read().names.at(any()), ""));  // comes back, if out
        return;
      case 3:
        return merge();
      case 4:
        return correct(true);
      default:
        correct(false);
        pair();
    }
  }

  /// Merges somebody of this league with somebody of the old one, or of this one.
  void merge() {
    const StoredLeague before = read();
    PlayerId one = any();
    PlayerId other = any();
    if (chance_.below(3) > 0) {
      const StoredLeague old = valueOf(readLeague(*database_, old_));
      if (old.league.entries.empty()) return;
      other = old.league.entries.front().player;
    }
    if (one == other) return;
    if (chance_.below(2) == 0) std::swap(one, other);
    if (!mergePlayers(*database_, one, other)) return;  // both sat in one round
    ++merges_;
    const auto isIn = [&](PlayerId player) { return before.names.contains(player); };
    // Two who both were in this league have two histories, neither of which is whole.
    const bool both = isIn(one) && isIn(other);
    if (missed_.erase(other) > 0 || (both && !before.league.matches.empty())) missed_.insert(one);
  }

  /// Decides all open tables, or changes a result of any round.
  void correct(bool anyTable) {
    for (const Match& match : read().league.matches) {
      if (!match.second || (anyTable ? chance_.below(6) > 0 : match.decided.has_value())) continue;
      const auto decision = static_cast<Decision>(chance_.below(3));
      QVERIFY(valueOf(correctMatch(*database_, league_, match.round, match.table, decision, "seen")));
      if (anyTable) return;
    }
  }

  void pair() {
    const StoredLeague before = read();
    const NextRound next = valueOf(pairNextRound(*database_, league_));
    const auto* tables = std::get_if<std::vector<Match>>(&next);
    if (!tables) {
      over_ = std::get<NoRound>(next) == NoRound::over;
      return;
    }
    ++rounds_;
    std::set<std::pair<PlayerId, PlayerId>> met;
    std::set<PlayerId> active, hadBye;
    for (const Entry& entry : before.league.entries) {
      if (!entry.dropped) active.insert(entry.player);
      if (entry.dropped) missed_.insert(entry.player);
    }
    for (const Match& match : before.league.matches) {
      if (match.second)
        met.insert(std::minmax(match.first, *match.second));
      else
        hadBye.insert(match.first);
    }
    const std::string_view format = before.league.format->name;
    for (const Match& match : *tables) {
      QVERIFY2(active.erase(match.first) == 1, "is out, or sits twice");
      if (!match.second) {
        if (format == "swiss") QVERIFY2(!hadBye.contains(match.first), "a second bye");
        continue;
      }
      QVERIFY2(active.erase(*match.second) == 1, "is out, or sits twice");
      if (format != "ladder") QVERIFY2(!met.contains(std::minmax(match.first, *match.second)), "a rematch");
    }
    if (format == "ladder")
      QVERIFY2(active.size() <= 1, "somebody waits");
    else
      QVERIFY2(active.empty(), "somebody is left out");
  }

  Database* database_;
  Chance chance_;
  std::string tag_;
  LeagueId old_;
  LeagueId league_;
  int named_ = 0;
  int merges_ = 0;
  int rounds_ = 0;
  bool over_ = false;
  std::set<PlayerId> missed_;  // a round, or part of it, at least
};

}  // namespace

class ChangedLeaguesTest : public QObject {
  Q_OBJECT

 private slots:
  // LK_TOURNAMENTS sets how many leagues of each format are played.
  void everyPromiseIsKept_data() {
    QTest::addColumn<QString>("format");
    for (const LeagueFormat& format : leagueFormats()) {
      const QByteArray name(format.name.data(), static_cast<qsizetype>(format.name.size()));
      QTest::newRow(name) << QString::fromUtf8(name);
    }
  }
  void everyPromiseIsKept() {
    QFETCH(QString, format);
    Database database = test::prepared("sqlite", folder_.path());
    valueOf(database.run("PRAGMA synchronous = OFF"));
    const int wanted =
        qEnvironmentVariableIsSet("LK_TOURNAMENTS") ? qEnvironmentVariableIntValue("LK_TOURNAMENTS") : 12;
    int merges = 0, rounds = 0, over = 0;
    for (int seed = 0; seed < wanted; ++seed) {
      Season season(database, format.toStdString(), static_cast<std::uint64_t>(seed));
      season.play(40);
      if (QTest::currentTestFailed()) {
        qWarning("seed %d", seed);
        return;
      }
      if (season.isOver() && format == "round-robin") season.checkAllMetOnce();
      merges += season.merges();
      rounds += season.rounds();
      over += season.isOver() ? 1 : 0;
    }
    qInfo("%d leagues, %d rounds, %d merges, %d leagues over", wanted, rounds, merges, over);
    QVERIFY(merges > wanted / 2 && rounds > 2 * wanted);
    QVERIFY(over > wanted / 4 || format != "round-robin");
  }

  // Everybody meets everybody once although a player was entered twice: in an older league, and in this one.
  void aMergeKeepsTheRoundRobin_data() { test::bothEngines(); }
  void aMergeKeepsTheRoundRobin() {
    QFETCH(QString, engine);
    Database database = test::prepared(engine, folder_.path());
    const LeagueId old = made(database, "Old", "swiss");
    valueOf(joinLeague(database, old, "Robert", ""));
    const LeagueId id = made(database, "Club", "round-robin");
    for (const char* player : {"Bob", "Roberto", "Ann", "Cem", "Dan", "Eve", "Fay"})
      valueOf(joinLeague(database, id, player, ""));
    const auto player = [&](const char* name) { return valueOf(findPlayer(database, name)); };
    valueOf(mergePlayers(database, player("Bob"), player("Roberto")));  // the numbers close up
    QCOMPARE(valueOf(readLeague(database, id)).league.entries.back().drawNumber, 6);
    std::map<std::pair<PlayerId, PlayerId>, int> met;
    for (int round = 1; round <= 5; ++round) {
      const NextRound next = valueOf(pairNextRound(database, id));
      for (const Match& match : std::get<std::vector<Match>>(next))
        QVERIFY(valueOf(correctMatch(database, id, match.round, match.table, Decision::drawn, "played")));
      if (round == 1) valueOf(mergePlayers(database, player("Robert"), player("Bob")));
    }
    QCOMPARE(std::get<NoRound>(valueOf(pairNextRound(database, id))), NoRound::over);
    for (const Match& match : valueOf(readLeague(database, id)).league.matches)
      ++met[std::minmax(match.first, *match.second)];
    QCOMPARE(met.size(), std::size_t{15});
    for (const auto& [pair, times] : met) QCOMPARE(times, 1);
  }

  // A gap in the draw numbers survives a file.
  void aGapInTheNumbersIsKept() {
    Database database = test::prepared("sqlite", folder_.path());
    const LeagueId id = made(database, "Club", "round-robin");
    for (const char* player : {"Bob", "Robert", "Ann", "Cem"}) valueOf(joinLeague(database, id, player, ""));
    const auto player = [&](const char* name) { return valueOf(findPlayer(database, name)); };
    QVERIFY(valueOf(dropPlayer(database, id, player("Bob"), "is Robert")));
    (void)valueOf(pairNextRound(database, id));
    valueOf(mergePlayers(database, player("Bob"), player("Robert")));
    Archive archive = valueOf(readArchive(database, id));
    const auto numbers = [&](LeagueId league) {
      std::vector<int> all;
      for (const Entry& entry : valueOf(readLeague(database, league)).league.entries) {
        all.push_back(entry.drawNumber);
        if (entry.dropped) return std::vector<int>();
      }
      return all;
    };
    QVERIFY(numbers(id) == (std::vector<int>{2, 3, 4}));
    archive.league.season = "2";
    QVERIFY(numbers(valueOf(writeArchive(database, archive))) == (std::vector<int>{2, 3, 4}));
  }

 private:
  QTemporaryDir folder_;
};

QTEST_GUILESS_MAIN(ChangedLeaguesTest)
#include "tst_changed_leagues.moc"
