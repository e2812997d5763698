// Tests each mistake that a lesson names: made once, by cards on the table or by an answer, it gets the
// sentence it names, and undoing the mistake ends the correction.
#include <QTest>

#include "shipped_lessons.h"

using namespace lk;
using namespace lk::app;
using namespace lk::test;

namespace {

/// Players at a table that is given as state instead of seen by a camera.
struct Table {
  std::vector<Seen> lying;
  LessonRun* run = nullptr;
  double seconds = 0;

  void put(const TableThing& thing, rules::Placement placement, bool sure = true) {
    std::erase_if(lying, [&](const Seen& seen) { return seen.thing == thing; });
    lying.push_back({thing, sure, std::move(placement)});
    run->see(lying);
  }
  void card(int thing, const std::string& zone, const std::string& card, rules::Face face) {
    put(CardTrack{thing}, rules::CardPlacement{zone, card, face, 0});
  }
  void dice(rules::Seat tray, std::vector<int> values, bool sure = true) {
    put(Tray{tray}, rules::DicePlacement{tray, std::move(values)}, sure);
  }
  void clear() {
    lying.clear();
    run->see(lying);
  }
  void wait(double more) {
    seconds += more;
    run->at(seconds);
  }
};

/// Returns whether the current sentence is the sentence of the fix: the parts between its braces must occur
/// in order.
bool showsSentence(const std::string& text, const std::string& sentence) {
  std::size_t at = 0;
  std::size_t from = 0;
  while (from <= sentence.size()) {
    const std::size_t open = std::min(sentence.find('{', from), sentence.size());
    const std::string part = sentence.substr(from, open - from);
    const std::size_t found = text.find(part, at);
    if (found == std::string::npos) return false;
    at = found + part.size();
    const std::size_t close = sentence.find('}', open);
    if (close == std::string::npos) break;
    from = close + 1;
  }
  return !text.empty();
}

struct Named {
  std::size_t lesson, step, task, fix;
  std::string name;
};

std::vector<Named> allNamed() {
  std::vector<Named> all;
  for (std::size_t l = 0; l < lessons().size(); ++l)
    for (std::size_t s = 0; s < lessons()[l]->steps.size(); ++s)
      for (std::size_t t = 0; t < lessons()[l]->steps[s].tasks.size(); ++t) {
        const Task& task = lessons()[l]->steps[s].tasks[t];
        for (std::size_t f = 0; f < task.fixes.size(); ++f)
          all.push_back({l, s, t, f,
                         lessons()[l]->id + " " + std::to_string(s + 1) + "." + std::to_string(t + 1) + " " +
                             std::to_string(static_cast<int>(task.fixes[f].mistake)) + "-" +
                             std::to_string(f)});
      }
  return all;
}

/// Plays the lesson by taps up to the task, with dice that depend on `seed`.
bool leadTo(LessonRun& run, const Named& to, int seed) {
  LessonRobot robot(run, seed);
  for (int i = 0; i < 300; ++i) {
    const LessonMoment m = run.moment();
    if (m.stage != LessonStage::step || m.step > static_cast<int>(to.step)) return false;
    const LessonStep& step = run.lesson().steps[static_cast<std::size_t>(m.step)];
    if (m.step == static_cast<int>(to.step) && run.task() == &step.tasks[to.task]) return true;
    if (!robot.tap()) return false;
  }
  return false;
}

rules::Seat seatOf(const RollTask& task) {
  return task.who.front();
}

/// Makes the mistake as the table shows it.
void make(const Fix& fix, const Task& task, Table& table) {
  LessonRun& run = *table.run;
  switch (fix.mistake) {
    case Mistake::oneDie:
      table.dice(seatOf(std::get<RollTask>(task.what)), {4});
      return table.wait(3);
    case Mistake::leaning:
      table.dice(seatOf(std::get<RollTask>(task.what)), {4}, false);
      return table.wait(3);
    case Mistake::fewer:
      table.dice(rules::Seat::A, {3, 4});
      return table.wait(9);
    case Mistake::faceUp:
      return table.card(1, "A/action/1", "strike", rules::Face::up);
    case Mistake::count:
      table.card(1, "B/action/1", "", rules::Face::down);
      table.card(2, "B/action/2", "", rules::Face::down);
      table.card(3, "B/action/2", "", rules::Face::down);
      return;
    case Mistake::offPlace:
      table.card(1, "", "", rules::Face::down);
      return table.wait(3);
    case Mistake::oneSide: {
      const auto& reveal = std::get<RevealTask>(task.what);
      int thing = 1;
      for (const std::string& card : reveal.cards[0]) {
        table.card(thing, "A/action/" + std::to_string(thing),
                   card == "*" ? "strike" : card.substr(0, card.find('|')), rules::Face::up);
        ++thing;
      }
      return table.wait(9);
    }
    case Mistake::otherCard: {
      const auto& reveal = std::get<RevealTask>(task.what);
      for (const char* id : {"heavy_strike", "evade", "clockwork_strike"})
        if (reveal.cards[1].front().find(id) == std::string::npos) {
          int thing = 10;
          for (std::size_t i = 0; i < reveal.cards[1].size(); ++i, ++thing)
            table.card(thing, "B/action/" + std::to_string(i + 1), id, rules::Face::up);
          return;
        }
      return;
    }
    case Mistake::otherSeat: {
      const Json& is = std::get<EventTask>(task.what).is.front();
      const std::string seat = is["seat"].asString() == "A" ? "B" : "A";
      if (is["e"] == Json("upgrade_order")) return table.card(20, seat + "/say", "number_1", rules::Face::up);
      const std::string card = is["e"] == Json("pass")   ? "pass"
                               : is["e"] == Json("keep") ? "no"
                                                         : is["option"].asString();
      return table.card(20, seat + "/say", card, rules::Face::up);
    }
    case Mistake::other: {
      const Json& is = std::get<EventTask>(task.what).is.front();
      if (is["e"] == Json("answer"))
        return table.card(20, is["seat"].asString() + "/say", is["accept"].asBool() ? "no" : "yes",
                          rules::Face::up);
      if (is["e"] == Json("location") && fix.say.find("left to right") != std::string::npos)
        return table.card(21, "map/5", "mimic", rules::Face::up);
      if (is["e"] == Json("location")) return table.card(22, "A/action/1", "strike", rules::Face::up);
      return table.card(23, "A/discard", "clockwork_strike", rules::Face::up);
    }
    case Mistake::refused:
      return run.say({Json::object({{"e", "upgrade"}, {"seat", "B"}, {"card", "measured_blow"}})});
    case Mistake::idle:
      return table.wait(21);
    case Mistake::given:
    case Mistake::wrong:
      return;
  }
}

}  // namespace

class TestLessonMistakes : public QObject {
  Q_OBJECT

 private slots:
  void everyMistakeGetsItsCorrection_data() {
    QTest::addColumn<int>("which");
    const std::vector<Named> all = allNamed();
    QVERIFY(all.size() > 60);
    for (std::size_t i = 0; i < all.size(); ++i) QTest::newRow(all[i].name.c_str()) << static_cast<int>(i);
  }
  void everyMistakeGetsItsCorrection() {
    QFETCH(int, which);
    const Named named = allNamed()[static_cast<std::size_t>(which)];
    const Lesson& lesson = *lessons()[named.lesson];
    const Task& task = lesson.steps[named.step].tasks[named.task];
    const Fix& fix = task.fixes[named.fix];
    bool came = false;
    std::string shown;
    for (int seed = 0; seed < 60 && !came; ++seed) {
      LessonRun run(lessons()[named.lesson], kit(), manner());
      if (!leadTo(run, named, seed)) continue;  // other answers lead to the task
      Table table{{}, &run, 0};
      if (fix.mistake != Mistake::given && fix.mistake != Mistake::wrong) {
        make(fix, task, table);
        shown = run.moment().correction;
        came = showsSentence(shown, fix.say);
        continue;
      }
      // One of the offered answers gets this sentence, for some dice.
      for (const LessonAnswer& answer : run.moment().answers) {
        LessonRun tried = run;
        tried.answer(answer.value);
        shown = tried.moment().correction;
        came = came || showsSentence(shown, fix.say);
      }
    }
    QVERIFY2(came, (named.name + " wanted \"" + fix.say + "\", last heard \"" + shown + "\"").c_str());
  }

  void theMessageOfACorrectedMistakeDisappears() {
    LessonRun run(lessons()[0], kit(), manner());
    Table table{{}, &run, 0};
    table.dice(rules::Seat::A, {4});
    QVERIFY(run.moment().correction.empty());  // the other player may still be rolling
    table.wait(3);
    QVERIFY2(run.moment().correction.find("Ann") != std::string::npos, run.moment().correction.c_str());
    table.clear();
    table.dice(rules::Seat::A, {4, 5});
    QVERIFY(run.moment().correction.empty());
    QCOMPARE(run.moment().step, 0);
    table.dice(rules::Seat::B, {1, 5});
    QCOMPARE(run.moment().step, 1);
  }

  void inactivityRepeatsTheSentence() {
    LessonRun run(lessons()[1], kit(), manner());
    const int before = run.spokenCount();
    run.at(19);
    QCOMPARE(run.spokenCount(), before);
    run.at(21);
    QCOMPARE(run.spokenCount(), before + 1);
    run.at(60);
    QCOMPARE(run.spokenCount(), before + 1);
    QCOMPARE(run.moment().spoken, run.moment().say);
  }

  void aWrongQuizAnswerGetsTheNumbersAndASecondQuestion() {
    for (const auto& lesson : lessons()) {
      LessonRun run(lesson, kit(), manner());
      LessonRobot robot(run);
      robot.wrongInQuiz = true;
      int questions = 0;
      for (int i = 0; i < 400 && robot.tap(); ++i) {
        const LessonMoment m = run.moment();
        if (m.stage != LessonStage::explained || m.spoken != m.explain || questions == m.spokenCount)
          continue;
        if (m.correction.empty()) continue;
        ++questions;
        QVERIFY2(m.explain.find('{') == std::string::npos && !m.explain.empty(), lesson->id.c_str());
        run.goOn();
        const LessonStage next = run.moment().stage;
        QVERIFY2(questions == 1 ? next == LessonStage::quizRoll : next == LessonStage::done,
                 lesson->id.c_str());
      }
      QVERIFY2(questions == 2, lesson->id.c_str());
      QVERIFY2(run.moment().stage == LessonStage::done, lesson->id.c_str());
    }
  }

  void aLessonIsResumedAtTheStepWhereItWasLeft() {
    for (const auto& lesson : lessons()) {
      LessonRun run(lesson, kit(), manner());
      LessonRobot robot(run, 3);
      int step = -1;
      std::string say;
      for (int i = 0; i < 400 && run.moment().stage == LessonStage::step; ++i) {
        if (run.moment().step != step) say = run.moment().say;
        step = run.moment().step;
        LessonRun again(lesson, kit(), manner());
        again.resume(run.place());
        QVERIFY2(again.moment().say == say, (lesson->id + ": " + again.moment().say + " / " + say).c_str());
        QCOMPARE(again.moment().step, run.moment().step);
        QVERIFY(robot.tap());
      }
      LessonRun last(lesson, kit(), manner());
      last.resume(run.place());
      LessonRobot hands(last, 5);
      while (hands.taps < 100 && hands.tap()) continue;
      QVERIFY2(last.moment().stage == LessonStage::done, lesson->id.c_str());
    }
  }

  void backReturnsToTheStepBefore() {
    for (const auto& lesson : lessons()) {
      LessonRun run(lesson, kit(), manner());
      LessonRobot robot(run, 2);
      for (int i = 0; i < 400 && run.moment().step < 3; ++i) QVERIFY(robot.tap());
      run.back();
      QCOMPARE(run.moment().step, 2);
      run.back();
      QCOMPARE(run.moment().step, 1);
      LessonRobot hands(run, 4);
      while (hands.taps < 400 && hands.tap()) continue;
      QVERIFY2(run.moment().stage == LessonStage::done, lesson->id.c_str());
    }
  }

  void earlierObjectsAreIgnored() {
    LessonRun run(lessons()[0], kit(), manner());
    std::vector<Seen> lying{{Tray{rules::Seat::A}, true, rules::DicePlacement{rules::Seat::A, {4, 5}}},
                            {Tray{rules::Seat::B}, true, rules::DicePlacement{rules::Seat::B, {1, 1}}}};
    run.see(lying, Seeing::before);
    QCOMPARE(run.moment().step, 0);
    run.see({});
    run.see(lying);
    QCOMPARE(run.moment().step, 1);
  }

  void secretDiceStayCovered() {
    LessonRun free(lessons()[0], kit(), manner());
    while (free.moment().step < 5) free.skip();
    QCOMPARE(free.moment().covered.size(), std::size_t{2});
    const Json before = free.place().facts;
    free.say({Json::object({{"e", "roll"}, {"seat", "A"}, {"dice", Json::array({6, 6})}})});
    QVERIFY(free.place().facts == before);
    free.say({Json::object({{"e", "roll"}, {"seat", "B"}, {"dice", Json::array({6, 6})}})});
    QVERIFY(free.moment().awaits == Awaits::answer);
    QCOMPARE(free.moment().covered.size(), std::size_t{2});
    free.answer("no");
    QVERIFY(free.moment().stage == LessonStage::quizRoll);
    QCOMPARE(free.moment().covered.size(), std::size_t{2});
    free.say({Json::object({{"e", "roll"}, {"seat", "B"}, {"dice", Json::array({1, 2})}})});
    QCOMPARE(free.moment().covered.size(), std::size_t{1});

    LessonRun duel(lessons()[1], kit(), manner());
    QCOMPARE(duel.moment().covered.size(), std::size_t{2});
    duel.say({Json::object({{"e", "roll"}, {"seat", "A"}, {"dice", Json::array({6, 6})}})});
    QVERIFY(duel.moment().view["seats"]["A"]["dv"].isNull());
    QVERIFY2(duel.moment().understood.find("12") == std::string::npos &&
                 duel.moment().understood.find('6') == std::string::npos,
             duel.moment().understood.c_str());
  }
};

QTEST_GUILESS_MAIN(TestLessonMistakes)
#include "tst_lesson_mistakes.moc"
