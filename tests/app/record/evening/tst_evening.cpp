// Tests the result of a night against nights of samples/, counted by hand from their recorded rulings.
#include <QTest>

#include "app/record/evening/evening_export.h"
#include "app/record/players/player_figures.h"
#include "app/session/night/standing.h"
#include "sample_nights.h"

using namespace lk;
using namespace lk::app;
using namespace lk::test;
using rules::Seat;

namespace {

NightRecord record(NightLog log) {
  Outcome<NightRecord> made = recordOf(std::move(log));
  if (!made) qFatal("%s", made.fault().text().c_str());
  return std::move(*made);
}

std::vector<int> values(const NightStory& evening, const std::string& figure, std::optional<Seat> seat) {
  for (const Series& series : evening.series)
    if (series.figure == figure && series.seat == seat) return series.values;
  return {};
}

const SeatSum& sum(const NightStory& evening, Seat seat) {
  return evening.summary.sums[rules::index(seat)];
}

}  // namespace

class TestEvening : public QObject {
  Q_OBJECT

 private slots:
  /// A battle of WTactics ends with harm, and whoever is harmed has not won it. All its 14 attacks hit.
  void whoHitHasWonTheBattle() {
    const NightRecord night = record(nightOf("wtactics_orc/two-by-taps/transcript.jsonl"));
    QCOMPARE(sum(night.evening, Seat::A).fightsWon, 10);
    QCOMPARE(sum(night.evening, Seat::B).fightsWon, 4);
  }

  void aNightOfHalfwish() {
    const NightRecord night = record(nightOf(kWholeNight));
    const NightStory& evening = night.evening;
    QVERIFY(evening.summary.result.finished);
    QCOMPARE(evening.summary.result.winner, std::optional(Seat::A));
    QCOMPARE(evening.stretches.size(), std::size_t{15});
    QCOMPARE(values(evening, "points", Seat::A),
             (std::vector<int>{0, 1, 1, 1, 1, 1, 1, 2, 2, 3, 5, 6, 7, 7, 4, 4}));
    QCOMPARE(values(evening, "points", Seat::B),
             (std::vector<int>{0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 2, 2, 4, 4, 4}));
    QCOMPARE(values(evening, "hp", Seat::A),
             (std::vector<int>{25, 24, 24, 24, 24, 25, 25, 25, 25, 17, 20, 13, 16, 6, 6, 8}));
    QCOMPARE(values(evening, "hp", Seat::B),
             (std::vector<int>{25, 24, 24, 24, 24, 25, 24, 23, 22, 15, 10, 6, 3, 3, 3, 5}));
    QCOMPARE(sum(evening, Seat::A).dealt, 19);
    QCOMPARE(sum(evening, Seat::B).dealt, 26);
    QCOMPARE(sum(evening, Seat::A).bestFight, 8);
    QCOMPARE(sum(evening, Seat::A).fightsWon, 3);
    QCOMPARE(sum(evening, Seat::B).fightsWon, 2);
    QCOMPARE(sum(evening, Seat::A).points, 4);
    QCOMPARE(sum(evening, Seat::A).plays.at("heavy_strike"), 4);
    QCOMPARE(sum(evening, Seat::B).plays.at("defend"), 3);
    QCOMPARE(evening.fights.size(), std::size_t{10});
    QVERIFY(evening.best);
    const Fight& best = evening.fights[*evening.best];  // 4 by Rust Cloud and 6 in the clash
    QCOMPARE(best.hurt[0], 10);
    QCOMPARE(best.begins.event, 125);
    QCOMPARE(best.stretch, std::size_t{12});
    QCOMPARE(best.winner, std::optional(Seat::B));
    QCOMPARE(evening.fights[1].winner, std::optional<Seat>());  // called off
    QStringList story;
    for (const StoryPart& part : storyOf(evening, *night.log.kit)) story += part.sentences;
    QVERIFY2(story.contains("B accepts the scout") || story.contains("A accepts the scout"),
             qPrintable(story.join("; ")));
  }

  void everyTieBreakIsListed() {
    const NightRecord night = record(nightOf(kWholeNight));
    const std::vector<DeciderWords> asked = deciderWords(night.evening, *night.log.kit);
    QCOMPARE(asked.size(), std::size_t{3});
    QCOMPARE(asked[1].label, QString("Points"));
    QCOMPARE(asked[1].values, (QStringList{"4", "4"}));
    QVERIFY(!asked[1].decides);
    QCOMPARE(asked[2].label, QString("Lamps"));
    QCOMPARE(asked[2].values, (QStringList{"2", "0"}));
    QVERIFY(asked[2].decides);
    QCOMPARE(asked[2].rule, QString("H-70"));
    QVERIFY(!asked[2].ruleText.isEmpty());
    QCOMPARE(record(nightOf("halfwish/transcripts/health_breaks_level_lamps.jsonl")).evening.deciders.size(),
             std::size_t{4});
    const NightRecord blood = record(nightOf("halfwish/transcripts/first_blood_breaks_level_health.jsonl"));
    QCOMPARE(deciderWords(blood.evening, *blood.log.kit).back().values, (QStringList{"no", "yes"}));
  }

  void aNightInTheDungeon() {
    const NightRecord night = record(nightOf(kDelve, {"Ann"}));
    const NightStory& evening = night.evening;
    QVERIFY(evening.summary.together && evening.summary.result.finished && !evening.summary.counts);
    QCOMPARE(evening.stretches.size(), std::size_t{3});
    QCOMPARE(values(evening, "life", std::nullopt), (std::vector<int>{0, 8, 6, 6}));
    QCOMPARE(values(evening, "dungeon_deck", std::nullopt), (std::vector<int>{25, 24, 23, 22}));
    QCOMPARE(evening.fights.size(), std::size_t{3});
    QVERIFY(evening.best);
    QCOMPARE(*evening.best, std::size_t{1});  // the ogre costs both heroes one life point
    QCOMPARE(evening.fights[1].hurt[0], 2);
    QCOMPARE(sum(evening, Seat::A).plays.at("warrior"), 2);
    QCOMPARE(sum(evening, Seat::A).fightsWon, 1);
    QCOMPARE(sum(evening, Seat::A).dealt, 0);
    const std::vector<DeciderWords> why = deciderWords(evening, *night.log.kit);
    QCOMPARE(why.size(), std::size_t{1});
    QCOMPARE(why.front().rule, QString("D-26"));
    QVERIFY(eveningHeadline(evening.summary).contains("won"));
    QVERIFY(chartsOf(night).size() == 2);
    // Describes what happened instead of what is to be done.
    QStringList titles;
    for (const StoryPart& part : storyOf(evening, *night.log.kit)) titles += part.title;
    QCOMPARE(titles, (QStringList{"Round 1", "Round 2", "Round 3"}));
    QCOMPARE(bestFightWords(evening, *night.log.kit).title, QString("Round 2"));
  }

  void undoneEventsAreNotReported() {
    NightLog log = nightOf(kWholeNight);
    const QString before = eveningText(record(log));
    NightLog again = log;
    const auto duel = again.events.begin() + 126;
    again.events.insert(duel, {Json::object({{"e", "take_back"}, {"count", 20}})});
    again.events.insert(again.events.begin() + 127, log.events.begin() + 106, log.events.begin() + 126);
    QCOMPARE(eveningText(record(again)), before);
    QCOMPARE(standingOf(again.events).size(), log.events.size());
  }

  void anUnfinishedNightRevealsNoSecret() {
    // Both have rolled and nobody has shown anything: the report must not depend on the dice in the trays.
    const NightLog whole = nightOf(kWholeNight);
    for (const std::size_t events : {std::size_t{3}, std::size_t{56}, std::size_t{104}}) {
      NightLog one = cut(whole, events);
      NightLog other = one;
      for (rules::Event& event : other.events)
        if (event.kind() == "roll" && &event >= &other.events[events - 5])
          event.body.set("dice", Json::array({1, 1}));
      QVERIFY(one.events != other.events);
      const NightRecord night = record(one);
      QCOMPARE(eveningText(night), eveningText(record(other)));
      for (const Stretch& stretch : night.evening.stretches)
        for (const StoryStep& step : stretch.story)
          QVERIFY(step.step.knownTo.include(rules::Audience::table));
      QVERIFY(!eveningTranscript(night));
      QVERIFY(!night.evening.ending);
    }
  }

  void aNightTheseRulesDoNotKnowIsAFault() {
    NightLog log = nightOf(kWholeNight);
    log.events[40].body.set("seat", "C");
    const Outcome<NightRecord> made = recordOf(log);
    QVERIFY(!made);
    QCOMPARE(made.fault().line, 41);
  }

  void playersAreSummedByName() {
    const auto kit = test::kit();
    const auto night = [&](std::int64_t id, std::vector<std::string> players, std::optional<Seat> winner,
                           int a, int b) {
      SummedNight out{{.id = id, .game = "halfwish", .players = std::move(players)}, {}, kit};
      out.summary.counts = true;
      out.summary.result = {winner.has_value(), winner, "points"};
      out.summary.sums[0] = {
          .fightsWon = 2, .dealt = a, .bestFight = a, .points = a, .plays = {{"strike", 3}}};
      out.summary.sums[1] = {
          .fightsWon = 1, .dealt = b, .bestFight = b, .points = b, .plays = {{"evade", 2}}};
      return out;
    };
    const std::vector<SummedNight> nights{
        night(4, {"Ann", "Ben"}, Seat::A, 5, 4), night(3, {"ben", "Ann"}, Seat::B, 10, 6),
        night(2, {"Ann", "B"}, std::nullopt, 1, 9), night(1, {}, Seat::A, 9, 9)};
    const std::vector<PlayerFigures> players = playerFigures(nights);
    QCOMPARE(players.size(), std::size_t{2});  // seats without a name are not players
    const PlayerFigures& ann = players[0];
    QCOMPARE(ann.name, QString("Ann"));
    QCOMPARE(ann.nights, 3);
    QCOMPARE(ann.find("won")->nights, 2);
    QCOMPARE(ann.find("won")->value, 2);
    QCOMPARE(ann.find("fights_won")->value, 2 + 1 + 2);
    QCOMPARE(ann.find("points")->value, 5 + 6 + 1);
    QCOMPARE(ann.find("points")->nights, 3);
    QCOMPARE(ann.find("most_in_one_fight")->value, 6);
    QCOMPARE(ann.find("plays_most")->card, QString("Strike"));
    QCOMPARE(ann.find("plays_most")->value, 6);
    const PlayerFigures& ben = players[1];
    QCOMPARE(ben.name, QString("Ben"));  // with the spelling of the latest night
    QCOMPARE(ben.find("won")->value, 0);
    QCOMPARE(ben.find("damage_dealt")->value, 14);
    QStringList lines;
    for (const FigureLine& line : figureLines(ben)) lines << line.label + ": " + line.value;
    QCOMPARE(lines, (QStringList{"Nights: 2", "Won: 0 of 2", "Points per night: 7.0", "Fights won: 3",
                                 "Damage dealt: 14", "Most in one duel: 10", "Plays most: Strike"}));
  }

  void allWhoPlayTogetherWinTogether() {
    SummedNight night{{.id = 1, .game = "half_deck_dungeon_heroes", .players = {"Ann", "Ben", "Cleo"}},
                      {},
                      kit("half_deck_dungeon_heroes")};
    night.summary.seats = 3;
    night.summary.together = true;
    night.summary.result = {true, Seat::B, "boss"};
    for (const PlayerFigures& player : playerFigures(std::vector{night}))
      QCOMPARE(player.find("won")->value, 1);
    night.summary.result = {true, std::nullopt, "defeat"};
    for (const PlayerFigures& player : playerFigures(std::vector{night}))
      QCOMPARE(player.find("won")->value, 0);
  }
};

QTEST_GUILESS_MAIN(TestEvening)
#include "tst_evening.moc"
