// Each stage can be switched off, and recognition works without any one of them.
#include <set>
#include <string>

#include <QTest>

#include "card_scene.h"
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

  void recognitionRunsWithoutAnySingleStage() {
    const CardIndex index(drawn::drawnReferences(3));
    const cv::Mat picture = scene::seen(scene::table(scene::Table::wood, {240, 180}, 1), {}, 1);
    for (const StageInfo& info : allStages()) {
      const Stages some = Stages{}.without(info.stage);
      const FrameSightings seen = recognise(picture, index, {}, {.diceAnywhere = true, .stages = some});
      QVERIFY2(seen.cards.size() < 3, info.name);
    }
  }
};

QTEST_GUILESS_MAIN(StagesTest)
#include "tst_stages.moc"
