// Tests a player's page, which is computed from kept nights, and what is exported to other programs.
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>
#include <QUrl>

#include "app/record/players/bg_stats.h"
#include "app/record/players/player_page.h"
#include "sample_nights.h"

using namespace lk;
using namespace lk::app;
using namespace lk::test;

namespace {

SummedNight summed(NightLog log, std::int64_t id, const std::string& startedAt, std::int64_t seconds = 0) {
  Outcome<NightStory> story = eveningOf(*log.kit, log.events);
  if (!story) qFatal("%s", story.fault().text().c_str());
  log.info.id = id;
  log.info.startedAt = startedAt;
  log.info.seconds = seconds;
  return {log.info, story->summary, log.kit};
}

/// Newest first: Ann wins, Ann left one, Ben wins against Ann, Ann wins twice, all win in the dungeon.
const std::vector<SummedNight>& nights() {
  const auto duel = [](std::vector<std::string> players) { return nightOf(kWholeNight, std::move(players)); };
  static const std::vector<SummedNight> all{summed(duel({"Ann", "Cleo"}), 6, "2026-05-06T20:00:00", 3600),
                                            summed(cut(duel({"ann", "Ben"}), 60), 5, "2026-05-05T20:00:00"),
                                            summed(duel({"Ben", "Ann"}), 4, "2026-05-04T20:00:00", 5400),
                                            summed(duel({"Ann", "Ben"}), 3, "2026-05-03T20:00:00"),
                                            summed(duel({"ANN", "Ben"}), 2, "2026-05-02T20:00:00"),
                                            summed(nightOf(kDelve, {"Ann"}), 1, "2026-04-01T20:00:00")};
  return all;
}

}  // namespace

class TestPlayers : public QObject {
  Q_OBJECT

 private slots:
  void aPageListsAllNightsOfThatName() {
    const PlayerPage ann = playerPage("Ann", nights());
    QCOMPARE(ann.nights.size(), std::size_t{6});
    QCOMPARE(ann.figures.nights, 6);
    QCOMPARE(ann.figures.find("won")->nights, 5);
    QCOMPARE(ann.figures.find("won")->value, 4);
    QVERIFY(ann.nights[0].end == NightEnd::won && ann.nights[0].points == 4);
    QVERIFY(ann.nights[1].end == NightEnd::left);
    QVERIFY(ann.nights[2].end == NightEnd::lost);
    QVERIFY(ann.nights[5].together && ann.nights[5].end == NightEnd::won && !ann.nights[5].points);
    QCOMPARE(ann.games, (std::vector<std::string>{"half_deck_dungeon_heroes", "halfwish"}));
  }

  void thoseMetAreCountedHeadToHead() {
    const PlayerPage ann = playerPage("ann", nights());
    QCOMPARE(ann.opponents.size(), std::size_t{2});
    QCOMPARE(ann.opponents[0].name,
             QString("Ben"));  // most nights first; the unfinished one counts for nobody
    QCOMPARE(ann.opponents[0].won, 2);
    QCOMPARE(ann.opponents[0].lost, 1);
    QCOMPARE(ann.opponents[1].name, QString("Cleo"));
    QCOMPARE(ann.opponents[1].won, 1);
    const PlayerPage ben = playerPage("Ben", nights());
    QCOMPARE(ben.opponents.size(), std::size_t{1});
    QCOMPARE(ben.opponents[0].won, 1);
    QCOMPARE(ben.opponents[0].lost, 2);
  }

  void classesAreCountedByWhoPlayedThem() {
    const PlayerPage ann = playerPage("Ann", nights());
    int played = 0;
    for (const PlayedAs& each : ann.playedAs) {
      if (each.game != "halfwish") continue;
      played += each.nights;
      QVERIFY(each.kit->cards.find(each.card).known());
      QVERIFY(each.won <= each.finished && each.finished <= each.nights);
    }
    QCOMPARE(played, 5);
    QVERIFY(ann.playedAs.front().nights >= ann.playedAs.back().nights);
  }

  void winsInARowEndWithALostNightAndSkipOnesThatWereLeft() {
    const PlayerPage ann = playerPage("Ann", nights());
    QCOMPARE(ann.winsInARow, 1);      // since Ben's win
    QCOMPARE(ann.mostWinsInARow, 3);  // the dungeon and two duels
    QCOMPARE(playerPage("Ben", nights()).winsInARow, 1);
    QCOMPARE(playerPage("Cleo", nights()).mostWinsInARow, 0);
  }

  void recordsNameTheirNight() {
    const PlayerPage ann = playerPage("Ann", nights());
    QCOMPARE(ann.records.size(), playerRecordTable().size());
    QStringList records;
    for (const Highest& each : ann.records)
      records << QStringLiteral("%1: %2, night %3").arg(each.label()).arg(each.value).arg(each.night);
    QCOMPARE(records,
             (QStringList{"Most damage in one duel: 10, night 4",  // in the other seat, when she lost
                          "Most points in a night: 4, night 6", "Longest night: 5400, night 4"}));
  }

  void aPageIsNarrowedToAGameAndATime() {
    QCOMPARE(playerPage("Ann", nights(), {"half_deck_dungeon_heroes", {}}).nights.size(), std::size_t{1});
    QCOMPARE(playerPage("Ann", nights(), {"half_deck_dungeon_heroes", {}}).games.size(), std::size_t{2});
    const PlayerPage late = playerPage("Ann", nights(), {{}, QDate(2026, 5, 4)});
    QCOMPARE(late.nights.size(), std::size_t{3});
    QCOMPARE(late.mostWinsInARow, 1);
    QVERIFY(playerPage("Ann", nights(), {"magepunk", {}}).nights.empty());
  }

  void aNameNobodyPlayedUnderHasAnEmptyPage() {
    for (const char* name : {"Nobody", "", "A"}) {
      const PlayerPage page = playerPage(name, nights());
      QVERIFY(page.nights.empty() && page.opponents.empty() && page.games.empty());
      QCOMPARE(page.figures.name, QString(name));
    }
    QVERIFY(playerPage("Ann", {}).nights.empty());
  }

  void latestPlayersAreListedOnce() {
    std::vector<carddb::NightInfo> infos;
    for (const SummedNight& night : nights()) infos.push_back(night.info);
    infos.insert(infos.begin(), {.id = 9, .events = 3, .players = {"A", "Dan"}});
    infos.insert(infos.begin(), {.id = 10, .events = 0, .players = {"Eve"}});
    QCOMPARE(recentPlayers(infos, 9), (std::vector<QString>{"Dan", "Ann", "Cleo", "Ben"}));
    QCOMPARE(recentPlayers(infos, 2), (std::vector<QString>{"Dan", "Ann"}));
  }

  void bgStatsIsHandedAPlayInItsOwnForm() {
    const QByteArray play = bgStatsPlay(nights()[0]);
    QJsonParseError error;
    const QJsonObject json = QJsonDocument::fromJson(play, &error).object();
    QCOMPARE(error.error, QJsonParseError::NoError);
    QCOMPARE(json["sourceName"].toString(), QString("Lampkeeper"));
    QCOMPARE(json["sourcePlayId"].toString(), QString("6-2026-05-06T20:00:00"));
    QCOMPARE(json["playDate"].toString(), QString("2026-05-06 20:00:00"));
    QCOMPARE(json["durationMin"].toInt(), 60);
    QCOMPARE(json["game"]["name"].toString(), QString("Halfwish"));
    QCOMPARE(json["game"]["noPoints"].toBool(true), false);
    const QJsonArray players = json["players"].toArray();
    QCOMPARE(players.size(), 2);
    QCOMPARE(players[0]["name"].toString(), QString("Ann"));
    QCOMPARE(players[0]["winner"].toBool(), true);
    QCOMPARE(players[0]["rank"].toInt(), 1);
    QCOMPARE(players[0]["score"].toInt(), 4);
    QVERIFY(!players[0]["role"].toString().isEmpty());
    QCOMPARE(players[1]["winner"].toBool(true), false);
    QCOMPARE(players[1]["rank"].toInt(), 2);
    const QJsonObject delve = QJsonDocument::fromJson(bgStatsPlay(nights()[5])).object();
    QCOMPARE(delve["game"]["noPoints"].toBool(), true);
    QVERIFY(!delve["players"][0].toObject().contains("score"));
    QVERIFY(bgStatsPlay(nights()[1]).isEmpty());
  }

  void aLinkCarriesItsPlayWhateverTheNames() {
    const SummedNight night =
        summed(nightOf(kWholeNight, {"<b>\"&%", "\xE5\xB0\x8F\xE6\x98\x8E"}), 1, "2026-05-06T20:00:00");
    const QByteArray play = bgStatsPlay(night);
    const QString link = bgStatsLink(play);
    const QString before = "https://app.bgstatsapp.com/createPlay.html?data=";
    QVERIFY(link.startsWith(before));
    QCOMPARE(QByteArray::fromPercentEncoding(link.mid(before.size()).toLatin1()), play);
    const std::vector<SummedNight> both{night, nights()[1]};
    const QByteArray page = bgStatsPage(both);
    QCOMPARE(page.count("<li>"), 1);  // the other one is unfinished
    QVERIFY(page.contains("&lt;b&gt;&quot;&amp;%"));
    QVERIFY(!page.contains("<b>"));
  }
};

QTEST_GUILESS_MAIN(TestPlayers)
#include "tst_players.moc"
