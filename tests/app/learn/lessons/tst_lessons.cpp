// Tests the program's own lessons, played by taps alone.
#include <set>

#include <QTest>

#include "app/phrases/translation.h"
#include "shipped_lessons.h"

using namespace lk;
using namespace lk::app;
using namespace lk::test;

namespace {

constexpr int kMaxTaps = 400;

std::string where(const LessonRun& run) {
  const LessonMoment m = run.moment();
  std::string open;
  for (const rules::Prompt& prompt : m.prompts) open += " " + prompt.id;
  return run.lesson().id + " step " + std::to_string(m.step + 1) + " of " + std::to_string(m.steps) + ": " +
         m.say + " [" + m.ask + "] (" + m.correction + ")" + open;
}

}  // namespace

class TestLessons : public QObject {
  Q_OBJECT

 private slots:
  void thereAreEnough() {
    QCOMPARE(lessons().size(), std::size_t{12});
    QCOMPARE(lessons("half_deck_dungeon_heroes").size(), std::size_t{4});
    QCOMPARE(lessons("half_the_battle").size(), std::size_t{5});
    QCOMPARE(lessons("magepunk").size(), std::size_t{6});
    QCOMPARE(lessons("wtactics_orc").size(), std::size_t{7});
    std::set<std::string> ids;  // finished lessons are stored by id
    for (const auto& lesson : allLessons()) {
      QVERIFY2(ids.insert(lesson->id).second, lesson->id.c_str());
      QVERIFY(lesson->minutes >= 2);
      QVERIFY(lesson->steps.size() >= 4);
    }
  }

  void runsToItsEndByTaps_data() { each(); }
  void runsToItsEndByTaps() {
    QFETCH(int, row);
    const std::shared_ptr<const Lesson> lesson = allLessons()[static_cast<std::size_t>(row)];
    for (const QString& language : Translation::languages()) {
      LessonRun run(lesson, kit(lesson->game), manner(languageId(language)));
      LessonRobot robot(run);
      while (robot.taps < kMaxTaps && robot.tap()) {
        const LessonMoment m = run.moment();
        for (const std::string& text : {m.say, m.todo, m.ask, m.correction, m.explain, m.understood})
          QVERIFY2(text.find("{") == std::string::npos && text.find("\u2047") == std::string::npos,
                   where(run).c_str());
        QVERIFY2(m.correction.empty(), where(run).c_str());
      }
      const LessonMoment end = run.moment();
      QVERIFY2(end.stage == LessonStage::done, where(run).c_str());
      QVERIFY2(end.understood.empty() && end.explain.empty(), end.understood.c_str());  // after the quiz
    }
  }

  /// What sentences say about their scenes is what the referee makes of them.
  void theRefereeBearsOutEveryClaim_data() { each(); }
  void theRefereeBearsOutEveryClaim() {
    QFETCH(int, row);
    const std::shared_ptr<const Lesson> lesson = allLessons()[static_cast<std::size_t>(row)];
    LessonRun run(lesson, kit(lesson->game), manner());
    LessonRobot robot(run);
    int checked = -1;
    do {
      const LessonMoment m = run.moment();
      const bool asks = m.stage == LessonStage::question;
      if (m.step == checked || (m.stage != LessonStage::step && !asks)) continue;
      checked = m.step;
      for (const Claim& claim :
           asks ? lesson->quiz.claims : lesson->steps[static_cast<std::size_t>(m.step)].claims) {
        const Json worth = run.worth(claim.value);
        QVERIFY2(worth == claim.is,
                 (where(run) + ": " + claim.value.source.dump() + " is " + worth.dump()).c_str());
      }
    } while (robot.taps < kMaxTaps && robot.tap());
    QCOMPARE(checked, static_cast<int>(lesson->steps.size()));
  }

  /// A step that only tells something cannot be checked by what people do or answer.
  void whatIsOnlyToldIsClaimed() {
    QStringList unclaimed;
    for (const auto& lesson : allLessons())
      for (std::size_t i = 0; lesson->byTaps && i < lesson->steps.size(); ++i)
        if (lesson->steps[i].tasks.empty() && lesson->steps[i].claims.empty())
          unclaimed += QString::fromStdString(lesson->id + " " + std::to_string(i + 1));
    QCOMPARE(unclaimed.join(", "), QString());
  }

  /// The referee's calculations are those that the lesson asks people for.
  void theRefereeAnswersAsPeopleDo_data() {
    QTest::addColumn<QString>("answers");
    const auto row = [](const char* id, const char* answers) { QTest::newRow(id) << answers; };
    row("D01", "4 6 2 1 3");
    row("D02", "archer 3 3 5 3 8 6 5");
    row("D03", "3 0 2 2 3 26 1");
    row("D04", "6");
    row("M01", "foundry 3 1 3 1");
    row("M02", "grazer 3 9 6");
    row("M03", "bark 3 6 B");
    row("M05", "1 2 4 4 15 15");
    row("M06", "6 6 A A A");
    row("M07", "11");
    row("W01", "2 3 1 0 2");
    row("W02", "0 1 1 2");
    row("W03", "4 5 2");
    row("W05", "star 3 2");
    row("W06", "0 3 2");
    row("W07", "3 no 2 1 0");
    row("W08", "1");
    row("B01", "0 3 3 5");
    row("B02", "1 0 2 1");
    row("B03", "2 1 1");
    row("B05", "3 1 0 3 6 0 B 3");
    row("B06", "10");
  }
  void theRefereeAnswersAsPeopleDo() {
    QFETCH(QString, answers);
    const Lessons all = allLessons();
    const auto lesson = std::find_if(all.begin(), all.end(),
                                     [](const auto& each) { return each->id == QTest::currentDataTag(); });
    LessonRun run(*lesson, kit((*lesson)->game), manner());
    LessonRobot robot(run);
    QStringList given;
    do {
      const LessonMoment m = run.moment();
      if (m.awaits == Awaits::answer) given += QString::fromStdString(robot.rightAnswer(m));
    } while (robot.taps < kMaxTaps && robot.tap());
    QCOMPARE(given.join(QLatin1Char(' ')), answers);
  }

  void traysShowOpenDiceAlone() {
    const auto roll = [](const char* seat) {
      return rules::Event{Json::object({{"e", "roll"}, {"seat", seat}, {"dice", Json::array({4, 5})}})};
    };
    const auto trays = [](std::vector<int> a, bool aHidden, std::vector<int> b, bool bHidden) {
      return std::vector<LessonTray>{{rules::Seat::A, std::move(a), aHidden},
                                     {rules::Seat::B, std::move(b), bHidden}};
    };
    LessonRun run(lessons().front(), kit(), manner());
    QVERIFY(run.moment().trays == trays({}, false, {}, false));
    QVERIFY(
        !run.moment().prompts.front().byHand.front().blank->secret);  // it may be typed in front of everybody
    run.say(roll("A"));
    QVERIFY(run.moment().trays == trays({4, 5}, false, {}, false));
    while (run.moment().covered.empty()) run.skip();
    QVERIFY(run.moment().prompts.front().byHand.front().blank->secret);
    run.say(roll("A"));
    QVERIFY(run.moment().trays == trays({}, true, {}, true));
    QVERIFY(
        LessonRun(lessons()[1], kit(), manner()).moment().trays.empty());  // its trays come from its night
  }

  void skippingLeadsToTheEnd_data() { each(); }
  void skippingLeadsToTheEnd() {
    QFETCH(int, row);
    const std::shared_ptr<const Lesson> lesson = allLessons()[static_cast<std::size_t>(row)];
    LessonRun run(lesson, kit(lesson->game), manner());
    for (int i = 0; i <= run.moment().steps; ++i) {
      QVERIFY2(run.moment().step == std::min(i, run.moment().steps), where(run).c_str());
      run.skip();
    }
    QVERIFY2(run.moment().stage == LessonStage::done, where(run).c_str());
  }

 private:
  static void each() {
    QTest::addColumn<int>("row");
    const Lessons all = allLessons();
    for (std::size_t i = 0; i < all.size(); ++i) QTest::newRow(all[i]->id.c_str()) << static_cast<int>(i);
  }
};

QTEST_GUILESS_MAIN(TestLessons)
#include "tst_lessons.moc"
