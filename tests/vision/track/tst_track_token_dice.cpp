// Tests dice on tokens over time: read where something changed, reported when all readings agree, and again
// when they show another value.
#include <QTest>

#include "numeral_pictures.h"
#include "vision/track/track_token_dice.h"

using namespace lk::vision;
using namespace lk::vision::drawn;

namespace {

const cv::Point2d kMiddle(kNumeralMiddle, kNumeralMiddle);

class Die {
 public:
  TokenDice dice;
  StableToken token{.id = 1, .key = "lich/black", .mm = kMiddle};

  Die() { dice.expect({{"lich/black", 20}}); }
  /// Shows one picture per observation; returns whether the reading changed.
  bool shows(const std::vector<std::string>& pictures, cv::Point2d changed = kMiddle) {
    dice.begin({changed});
    for (const std::string& name : pictures) {
      // In the centre of a camera's frame, so that the die is seen from above.
      const cv::Mat picture = numeralPicture(name);
      cv::Mat frame(1200, 1600, CV_8UC3, cv::Scalar::all(120));
      const cv::Point corner((frame.cols - picture.cols) / 2, (frame.rows - picture.rows) / 2);
      picture.copyTo(frame(cv::Rect(corner, picture.size())));
      SheetSighting sheet;
      sheet.toImage = cv::Matx33d(1, 0, corner.x, 0, 1, corner.y, 0, 0, 1) * numeralScale();
      dice.look(frame, sheet, token.key, token.mm);
    }
    return dice.conclude(token, 2);
  }
};

}  // namespace

class TrackTokenDiceTest : public QObject {
  Q_OBJECT

 private slots:
  void aDieIsReportedOnceItIsReadAlikeTwice() {
    Die die;
    QVERIFY(!die.shows({"d20_17_1"}));
    QVERIFY(!die.token.die);
    QVERIFY(die.shows({"d20_17_1", "d20_17_1"}));
    QCOMPARE(die.token.die, (StableDie{20, 17, std::nullopt}));
    QVERIFY(!die.shows({"d20_17_1", "d20_17_1"}));
  }

  void anotherValueRemembersTheLast() {
    Die die;
    QVERIFY(die.shows({"d20_17_1", "d20_17_1"}));
    QVERIFY(die.shows({"d12_11_1", "d12_11_1"}));
    QCOMPARE(die.token.die, (StableDie{20, 11, 17}));
  }

  void looksThatDisagreeGiveNoValueAndTheLastIsKept() {
    Die die;
    QVERIFY(die.shows({"d20_17_1", "d20_17_1"}));
    QVERIFY(die.shows({"d20_17_1", "d12_11_1"}));
    QCOMPARE(die.token.die, (StableDie{20, std::nullopt, 17}));
    QVERIFY(die.shows({"d12_11_1", "d12_11_1"}));
    QCOMPARE(die.token.die, (StableDie{20, 11, 17}));
  }

  void untouchedDiceAreNotReadAgain() {
    Die die;
    QVERIFY(die.shows({"d20_17_1", "d20_17_1"}));
    QVERIFY(!die.shows({"d12_11_1", "d12_11_1"}, kMiddle + cv::Point2d(30, 0)));
    QCOMPARE(die.token.die->value, std::optional<int>(17));
  }

  void onlyExpectedDiceAreRead() {
    Die die;
    die.dice.expect({{"monk/black", 8}});
    QVERIFY(!die.shows({"d20_17_1", "d20_17_1"}));
    QVERIFY(!die.token.die);
    QCOMPARE(TokenDice().effort(1), 0.0);
  }
};

QTEST_GUILESS_MAIN(TrackTokenDiceTest)
#include "tst_track_token_dice.moc"
