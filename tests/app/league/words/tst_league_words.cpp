// Tests the text about a league: reasons that add up, names in any script, and all of it as JSON.
#include "../random_league.h"
#include "app/league/words/format_words.h"
#include "app/league/words/league_json.h"
#include "app/league/words/league_words.h"

using namespace lk;
using namespace lk::league;
using lk::rules::Chance;
using lk::test::leagueOf;

namespace {

StoredLeague keptLeague(int players, int rounds, std::string_view format = "swiss") {
  StoredLeague kept{LeagueId{1}, leagueOf(players, format), {}};
  for (const Entry& entry : kept.league.entries)
    kept.names[entry.player] = "P" + std::to_string(entry.drawNumber);
  Chance chance(3);
  for (int round = 0; round < rounds; ++round) {
    lk::test::pair(kept.league);
    lk::test::playAll(kept.league, chance);
  }
  return kept;
}

}  // namespace

class LeagueWordsTest : public QObject {
  Q_OBJECT

 private slots:
  void everyPlaceSaysWhatItIsMadeOf() {
    StoredLeague kept = keptLeague(9, 3);
    kept.league.penalties.push_back({kept.league.entries[0].player, 2, "late"});
    for (const Json& row : standingsRows(kept)) {
      const Json::Array& steps = row["steps"].items();
      QVERIFY(steps.size() >= 2);
      QCOMPARE(steps[0]["rule"].asString(), std::string("L-1"));
      QCOMPARE(steps[0]["amount"].asInt(), row["points"].asInt());
      QCOMPARE(row["points"].asInt(), 3 * (row["won"].asInt() + row["byes"].asInt()) + row["drawn"].asInt() -
                                          row["penalty"].asInt());
      QCOMPARE(steps[1]["rule"].asString(), std::string("L-2"));
      QVERIFY(!steps[1]["says"].asString().empty());
      if (row["penalty"].asInt() > 0)
        QVERIFY(steps[0]["says"].asString().find("2 penalty points") != std::string::npos);
    }
    const StoredLeague ladder = keptLeague(6, 2, "ladder");
    for (const Json& row : standingsRows(ladder))
      QCOMPARE(row["steps"].items()[0]["rule"].asString(), std::string("L-4"));
  }

  void everyFormatHasWordsAndIsDescribed() {
    const auto document = [](const char* name) {
      QFile file(QStringLiteral(LK_ROOT) + "/docs/" + name);
      if (!file.open(QFile::ReadOnly)) qFatal("%s", name);
      return QString::fromUtf8(file.readAll());
    };
    QStringList names;
    for (const LeagueFormat& format : leagueFormats()) {
      const QString name = QString::fromStdString(std::string(format.name));
      QVERIFY2(formatTitle(format) != name && formatChoice(format) != name, qPrintable(name));
      QVERIFY2(document("league.md").contains(QStringLiteral("** (`%1`).").arg(name)), qPrintable(name));
      names << name;
    }
    QVERIFY(document("cli.md").contains("--format " + names.join("\\|") + " "));
    constexpr LeagueFormat kMadeUp{.name = "made-up", .pair = nullptr};
    QCOMPARE(formatTitle(kMadeUp), QString("made-up"));
  }

  // Where the percentages shown are the same but the shares are not, the fraction that decides is named.
  void aShareIsNamedExactlyWhereItsPercentageHidesWhatDecides() {
    const StoredLeague kept = keptLeague(4, 1);
    std::vector<Standing> table = standings(kept.league);
    for (Standing& standing : table) standing.points = 6;
    table[0].opponents = table[1].opponents = Share(3, 5);
    table[2].opponents = Share(5999, 10000);  // shown as 60.0 %, too
    table[3].opponents = Share(1, 3);
    const Explainer explainer(kept.league, table, kept.names);
    const auto says = [&](std::size_t row) { return explainer.reasons(table[row])[1].says; };
    QVERIFY(says(0).endsWith("The average is exactly 3/5") && says(1).endsWith("The average is exactly 3/5"));
    QVERIFY(says(2).endsWith("The average is exactly 5999/10000"));
    QVERIFY(!says(3).contains("exactly"));
    table[2].opponents = Share(3, 5);  // level: nothing is hidden
    const Explainer level(kept.league, table, kept.names);
    QVERIFY(!level.reasons(table[0])[1].says.contains("exactly"));
  }

  void aLeagueAsJsonSaysWhoPlaysAndWhoWaits() {
    StoredLeague kept = keptLeague(5, 1);
    lk::test::pair(kept.league);
    kept.league.matches[3].decided = Decision::drawn;
    const Json json = leagueJson(kept);
    QCOMPARE(json["round"].asInt(), 2);
    QCOMPARE(json["tables"].items().size(), std::size_t{3});
    QCOMPARE(json["playing"].items().size(), std::size_t{1});
    QCOMPARE(json["waiting"].items().size(), std::size_t{3});  // two players who are done, one with a bye
    QCOMPARE(json["standings"].items().size(), std::size_t{5});
    QVERIFY(readJson(json.dump(), "league"));
  }

  void namesFromRightToLeftTurnNothingRound() {
    StoredLeague kept = keptLeague(2, 1);
    kept.names[kept.league.entries[0].player] = "\u05E9\u05E8\u05D4";
    kept.names[kept.league.entries[1].player] = "%1 {line} \"x\"";
    kept.league.matches[0].decided = Decision::drawn;
    const QString text = resultText(kept.league.matches[0], kept.names);
    QVERIFY(text.contains(QString(QChar(0x2068)) + QString::fromUtf8("\u05E9\u05E8\u05D4") + QChar(0x2069)));
    QVERIFY(text.contains("%1 {line} \"x\""));
  }

  void everyRefusalHasACure() {
    for (const NoRound why : {NoRound::stillPlaying, NoRound::tooFew, NoRound::over, NoRound::allMet})
      QVERIFY(!adviceOn(why).says.isEmpty() && !adviceOn(why).cure.isEmpty());
    for (int why = 0; why <= static_cast<int>(Declined::otherNight); ++why)
      QVERIFY(!adviceOn(static_cast<Declined>(why)).cure.isEmpty());
    for (int why = 0; why <= static_cast<int>(NotCounted::Why::changed); ++why)
      QVERIFY(!adviceOn(NotCounted{static_cast<NotCounted::Why>(why), 3}).cure.isEmpty());
  }
};

QTEST_APPLESS_MAIN(LeagueWordsTest)
#include "tst_league_words.moc"
