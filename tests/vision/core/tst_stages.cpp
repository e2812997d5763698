// Each stage can be switched off, and recognition works without any one of them.
#include <set>
#include <string>

#include <QTest>

#include "drawn_film.h"
#include "vision/core/stages.h"
#include "vision/recogniser.h"

using namespace lk::vision;

class StagesTest : public QObject {
  Q_OBJECT

 private slots:
  void everyStageIsListedOnceInOrder() {
    std::set<std::string> names;
    int number = 0;
    for (const StageInfo& info : allStages()) {
      QCOMPARE(static_cast<int>(info.stage), number++);
      QVERIFY2(names.insert(info.name).second, info.name);
    }
    QCOMPARE(number - 1, static_cast<int>(Stage::diceNotCards));
    QVERIFY(number <= 64);
  }

  void eachStageIsSwitchedOffByItself() {
    const Stages all;
    for (const StageInfo& info : allStages()) {
      const Stages some = all.without(info.stage);
      for (const StageInfo& other : allStages()) QCOMPARE(some.has(other.stage), other.stage != info.stage);
      QVERIFY(some.only(info.part) == some);
      const StagePart another = info.part == StagePart::dice ? StagePart::names : StagePart::dice;
      QVERIFY(some.only(another) == all);
    }
  }

  void recognitionWorksWithoutAnySingleStage() {
    drawn::Film film({}, 3);
    film.cards["left"] = {1, {200, 150}, 4};
    film.cards["right"] = {2, {330, 160}, -8};
    film.dice["one"] = {5, {430, 150}, 10};
    const cv::Mat picture = film.still();
    const CardIndex index(drawn::drawnReferences(3));
    for (const StageInfo& info : allStages()) {
      const Stages some = Stages{}.without(info.stage);
      const FrameSightings seen = recognise(picture, index, {}, {.diceAnywhere = true, .stages = some});
      std::multiset<std::string> read;
      for (const CardSighting& card : seen.cards) read.insert(card.key.value_or("card"));
      for (const DieSighting& die : seen.dice) read.insert(std::to_string(die.value.value_or(0)));
      std::string all;
      for (const std::string& each : read) all += each + ' ';
      QVERIFY2(all == "5 card-1 card-2 ", (info.name + (": " + all)).c_str());
    }
  }
};

QTEST_GUILESS_MAIN(StagesTest)
#include "tst_stages.moc"
