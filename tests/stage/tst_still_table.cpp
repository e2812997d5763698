// Tests seeded still tables: their guarantees, and features that only they use: sleeves, glare, shadows,
// loose dice.
#include <cmath>

#include <QTest>
#include <opencv2/imgproc.hpp>

#include "halfwish_table.h"
#include "stage/still_table.h"

using namespace lk;
using namespace lk::stage;

namespace {

const cv::Size kSmall(1280, 720);

Stage still(std::uint64_t seed, cv::Size size = kSmall) {
  return Stage::still(seed, size, halfwishTable().cards, halfwishTable().layout);
}

cv::Mat lastFrame(Stage& stage) {
  cv::Mat bgr;
  stage.render(stage.frames() - 1, bgr);
  return bgr;
}

double longSide(const Json& corners) {
  const auto at = [&](int i) {
    const Json& p = corners.items()[static_cast<std::size_t>(i % 4)];
    return cv::Point2d(p.items()[0].asDouble(), p.items()[1].asDouble());
  };
  double longest = 0;
  for (int i = 0; i < 4; ++i) longest = std::max(longest, cv::norm(at(i + 1) - at(i)));
  return longest;
}

const char* const kStill = R"("mat": false, "slop": 0, "trays": [],
  "camera": {"width": 640, "height": 480, "jpeg_quality": 0, "noise": 0, "blur": 0, "vignette": 0, "tilt_deg": 0,
             "height_mm": 400, "centre": [100, 100]})";

cv::Mat frameOf(const std::string& rest) {
  const WrittenScene scene(sceneText(std::string(kStill) + ", " + rest));
  auto stage = scene.open();
  if (!stage) qFatal("%s", stage.fault().what.c_str());
  return lastFrame(*stage);
}

double meanDifference(const cv::Mat& a, const cv::Mat& b, const cv::Rect& where) {
  const cv::Scalar d = cv::mean(b(where)) - cv::mean(a(where));
  return (d[0] + d[1] + d[2]) / 3;
}

}  // namespace

class StillTableTest : public QObject {
  Q_OBJECT

 private slots:
  void theSeedDecidesAll() {
    Stage one = still(7), again = still(7), other = still(8);
    const cv::Mat picture = lastFrame(one);
    QCOMPARE(cv::norm(picture, lastFrame(again), cv::NORM_INF), 0.0);
    QVERIFY(cv::norm(picture, lastFrame(other), cv::NORM_L1) > 1e6);
  }

  void everyTableKeepsItsPromises() {
    int most = 0, cut = 0, covered = 0, dice = 0, down = 0;
    for (std::uint64_t seed = 0; seed < 24; ++seed) {
      const cv::Size size = seed % 2 ? cv::Size(1920, 1080) : kSmall;
      Stage stage = still(seed, size);
      const Json truth = stage.truth(stage.frames() - 1);
      const auto cards = static_cast<int>(truth["cards"].items().size());
      QVERIFY2(cards >= 8 && cards <= 64, qPrintable(QString::number(cards)));
      most = std::max(most, cards);
      for (const Json& card : truth["cards"].items()) {
        QVERIFY(card["visible"].asDouble() >= 0.6);
        QVERIFY(!card["moving"].asBool());
        QVERIFY2(longSide(card["corners"]) > 80, qPrintable(QString::number(longSide(card["corners"]))));
        bool outside = false;
        for (const Json& p : card["corners"].items())
          outside |= p.items()[0].asDouble() < 0 || p.items()[1].asDouble() < 0 ||
                     p.items()[0].asDouble() > size.width || p.items()[1].asDouble() > size.height;
        cut += outside ? 1 : 0;
        covered += !outside && card["visible"].asDouble() < 0.95 ? 1 : 0;
        down += card["face"].asString() == "down" ? 1 : 0;
      }
      dice += static_cast<int>(truth["dice"].items().size());
    }
    QVERIFY(most >= 45);
    QVERIFY(cut >= 5 && covered >= 20 && dice >= 20 && down >= 20);
  }

  void glareAddsLightAndShadowTakesIt() {
    const cv::Mat plain = frameOf(R"("light": {"uneven": 0})");
    const cv::Rect middle(300, 220, 40, 40), corner(0, 0, 40, 40);
    const cv::Mat glare =
        frameOf(R"("light": {"uneven": 0, "glare": [{"at": [100, 100], "radius": 25, "strength": 0.4}]})");
    QVERIFY(meanDifference(plain, glare, middle) > 60);
    QVERIFY(std::abs(meanDifference(plain, glare, corner)) < 2);
    const cv::Mat shadow = frameOf(
        R"("light": {"uneven": 0, "shadows": [{"at": [100, 100], "width": 60, "soft": 5, "strength": 0.5}]})");
    QVERIFY(meanDifference(plain, shadow, middle) < -0.3 * cv::mean(plain(middle))[1]);
    QVERIFY(std::abs(meanDifference(plain, shadow, corner)) < 2);
  }

  void aSleeveReachesBeyondItsCard() {
    const cv::Mat bare = frameOf(R"("cards": [{"card": "strike", "at": [100, 100]}])");
    const cv::Mat sleeved = frameOf(R"("cards": [{"card": "strike", "at": [100, 100], "sleeve": true}])");
    cv::Mat changed;
    cv::absdiff(bare, sleeved, changed);
    cv::cvtColor(changed, changed, cv::COLOR_BGR2GRAY);
    const cv::Rect box = cv::boundingRect(changed > 3);
    const double pixelsPerMm = 320 / std::tan(33 * CV_PI / 180) / 400;
    QVERIFY(box.width > 64.5 * pixelsPerMm && box.width < 68 * pixelsPerMm);
    QVERIFY(box.height > 89.5 * pixelsPerMm && box.height < 93 * pixelsPerMm);
  }

  void looseDiceLieOnTheTable() {
    const WrittenScene scene(sceneText(std::string(kStill) +
                                       R"(, "dice": [{"hand": "A", "values": [3, 5], "thrown": 0.2,
                                          "at": [[80, 90, 10], [130, 110, 40]]}])"));
    auto stage = scene.open();
    QVERIFY2(stage, stage ? "" : stage.fault().what.c_str());
    const Json truth = stage->truth(stage->frames() - 1);
    QCOMPARE(truth["dice"].items().size(), std::size_t{2});
    QCOMPARE(truth["dice"].items()[0]["value"].asInt(), 3);
    QCOMPARE(truth["trays"].items().size(), std::size_t{0});
    const WrittenScene nowhere(
        sceneText(std::string(kStill) + R"(, "dice": [{"hand": "A", "values": [3], "thrown": 0.2}])"));
    QVERIFY2(!nowhere.open(), "loose dice need places");
  }
};

QTEST_MAIN(StillTableTest)
#include "tst_still_table.moc"
