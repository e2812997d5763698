// Pictures of dice in rows on a sheet, and thrown dice: the paper beside them distinguishes the two.
#include <QtTest/QtTest>
#include <opencv2/imgproc.hpp>

#include "cast_dice.h"
#include "drawn_dice.h"
#include "vision/dice/dice_reader.h"

using namespace lk::vision;

namespace {

struct Counts {
  int values = 0, doubts = 0;
};

Counts counted(const cv::Mat& picture) {
  Counts counts;
  for (const DieSighting& die : readDice(picture)) ++(die.value ? counts.values : counts.doubts);
  return counts;
}

/// Two rows of three, each rotated by `more` degrees against the previous one.
cv::Mat rows(double more) {
  drawn::DiceDrawing drawing({400, 280}, {235, 240, 240});
  for (int i = 0; i < 6; ++i)
    drawing.add({i + 1,
                 {80.0 + 120 * (i % 3), 80.0 + 120 * (i / 3)},
                 48,
                 8 + more * i,
                 {"print", {35, 30, 30}, {235, 240, 240}}});
  cv::RNG random(3);
  return drawing.finish(0.8, 3, random);
}

}  // namespace

class DiceSheet : public QObject {
  Q_OBJECT

 private slots:
  void aSheetOfPicturesHasNoValues() {
    const Counts seen = counted(rows(0));
    QCOMPARE(seen.values, 0);
    QVERIFY2(seen.doubts >= 4, QByteArray::number(seen.doubts));  // and none is dropped silently
  }

  /// Prints with different rotations count as dice, because thrown dice differ in rotation.
  void differentRotationsAreNoSheet() { QVERIFY(counted(rows(17)).values >= 4); }

  void overexposureIsNoEvidenceOfASheet() {
    const cv::Mat overexposed = rows(0) * 1.3;
    QVERIFY(counted(overexposed).values >= 4);
  }

  /// In rows on white paper, seen from straight above in soft light.
  void diceLaidInRowsAreRead() {
    constexpr int kFiner = 2;
    cv::Mat3f drawing(280 * kFiner, 400 * kFiner, cv::Vec3f(225, 230, 230));
    cv::Mat1i owner(drawing.size(), 0);
    cast::View view;
    view.lamp = cv::normalize(cv::Vec3f(-0.3F, -0.2F, 1));
    view.ambient = 0.7F;
    cast::DieLook look;
    look.body = {60, 40, 170};
    look.pips = look.single = {240, 240, 240};
    for (int i = 0; i < 6; ++i) {
      cast::DiePose pose;
      pose.value = i + 1;
      pose.at =
          cv::Point2f(80.F + 120.F * static_cast<float>(i % 3), 80.F + 120.F * static_cast<float>(i / 3)) *
          static_cast<float>(kFiner);
      pose.side = 44 * kFiner;
      pose.yaw = 0.1F;
      cast::castShadow(drawing, pose, view, 0.2F, 0.15F);
      cast::castDie(drawing, owner, i + 1, pose, look, view);
    }
    cv::GaussianBlur(drawing, drawing, {}, 1.2);
    cv::Mat picture;
    cv::resize(drawing, picture, drawing.size() / kFiner, 0, 0, cv::INTER_AREA);
    picture.convertTo(picture, CV_8UC3);
    const Counts seen = counted(picture);
    QVERIFY2(seen.values == 6, QByteArray::number(seen.values));
  }
};

QTEST_GUILESS_MAIN(DiceSheet)
#include "tst_dice_sheet.moc"
