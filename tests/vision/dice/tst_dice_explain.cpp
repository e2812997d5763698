// The explanation must match the reader's result exactly.
#include <QtTest/QtTest>

#include "drawn_dice.h"
#include "vision/dice/dice_explain.h"
#include "vision/dice/dice_net.h"

using namespace lk::vision;

class DiceExplainTest : public QObject {
  Q_OBJECT

 private slots:
  void theExplanationComesToTheReadersAnswer() {
    cv::RNG random(31);
    int decided = 0, dropped = 0;
    for (int i = 0; i < 6; ++i) {
      const cv::Mat picture = drawn::randomDice(random).image;
      const std::vector<DieSighting> answer = readDice(picture);
      std::vector<DieSighting> explained;
      for (const ExplainedDie& die : explainDice(picture, 1000)) {
        QCOMPARE(die.cut.size(), cv::Size(kReaderPatch, kReaderPatch));
        if (die.decided) explained.push_back(*die.decided);
        ++(die.decided ? decided : dropped);
      }
      QCOMPARE(explained.size(), answer.size());
      for (const DieSighting& die : answer)
        QVERIFY(std::any_of(explained.begin(), explained.end(), [&](const DieSighting& other) {
          return other.value == die.value && other.confidence == die.confidence &&
                 other.corners == die.corners;
        }));
    }
    QVERIFY(decided > 0 && dropped > 0);
  }

  void onlyTheMostLikelyDiceAreKept() {
    cv::RNG random(32);
    const cv::Mat picture = drawn::randomDice(random).image;
    const auto all = explainDice(picture, 1000);
    const auto few = explainDice(picture, 2);
    QVERIFY(all.size() > 2);
    QCOMPARE(few.size(), std::size_t{2});
    for (std::size_t i = 0; i < few.size(); ++i) QCOMPARE(few[i].found.chance, all[i].found.chance);
    QVERIFY(all[0].found.chance >= all[1].found.chance);
  }
};

QTEST_GUILESS_MAIN(DiceExplainTest)
#include "tst_dice_explain.moc"
