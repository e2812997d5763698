// Tests frames of the stage: the same in any order of requests, with a ground truth that matches the pixels.
#include <cmath>

#include <QTest>
#include <opencv2/imgproc.hpp>

#include "faces/face_painter.h"
#include "halfwish_table.h"
#include "stage/texture.h"

using namespace lk;
using namespace lk::stage;

namespace {

cv::Point2d pointOf(const Json& json) {
  return {json.items()[0].asDouble(), json.items()[1].asDouble()};
}

std::array<cv::Point2d, 4> quadOf(const Json& json) {
  std::array<cv::Point2d, 4> quad;
  for (std::size_t i = 0; i < 4; ++i) quad[i] = pointOf(json.items()[i]);
  return quad;
}

double greyAt(const cv::Mat& grey, cv::Point2d p) {
  const cv::Point at(static_cast<int>(std::floor(p.x)), static_cast<int>(std::floor(p.y)));
  const double u = p.x - at.x;
  const double v = p.y - at.y;
  return grey.at<uchar>(at) * (1 - u) * (1 - v) + grey.at<uchar>(at + cv::Point(1, 0)) * u * (1 - v) +
         grey.at<uchar>(at + cv::Point(0, 1)) * (1 - u) * v + grey.at<uchar>(at + cv::Point(1, 1)) * u * v;
}

/// Returns how far inside the line through `on` the brightness is half way between `reach` outside and
/// `reach` inside, in pixels.
double edgeOffset(const cv::Mat& grey, cv::Point2d on, cv::Point2d inward, double reach) {
  const double outside = greyAt(grey, on - inward * reach);
  const double inside = greyAt(grey, on + inward * reach);
  for (double at = -reach; at < reach; at += 0.05)
    if ((greyAt(grey, on + inward * at) - (outside + inside) / 2) * (inside - outside) >= 0) return at;
  return 1e9;
}

/// Returns the largest error of a quadrilateral's sides, measured at `share` of the way along each.
double worstSide(const cv::Mat& grey, const std::array<cv::Point2d, 4>& quad,
                 const std::array<double, 4>& shares, double reach) {
  double worst = 0;
  for (std::size_t i = 0; i < 4; ++i) {
    const cv::Point2d along = quad[(i + 1) % 4] - quad[i];
    const cv::Point2d inward = cv::Point2d(-along.y, along.x) * (1 / cv::norm(along));
    worst = std::max(worst, std::abs(edgeOffset(grey, quad[i] + along * shares[i], inward, reach)));
  }
  return worst;
}

cv::Mat greyFrame(Stage& stage, int frame) {
  cv::Mat bgr;
  stage.render(frame, bgr);
  cv::Mat grey;
  cv::cvtColor(bgr, grey, cv::COLOR_BGR2GRAY);
  return grey;
}

bool samePixels(const cv::Mat& a, const cv::Mat& b) {
  return a.size() == b.size() && a.type() == b.type() && cv::norm(a, b, cv::NORM_INF) == 0;
}

const Json& cardNamed(const Json& truth, const char* id) {
  static const Json none;
  for (const Json& card : truth["cards"].items())
    if (card["id"].asString() == id) return card;
  return none;
}

const char* const kBusy = R"("seed": 5, "fps": 15,
  "dice": [{"tray": "A", "values": [4, 6], "colours": ["white", "red"], "thrown": 0.5}, {"tray": "B", "values": [1, 2], "thrown": 0.9, "until": 4}],
  "cards": [{"card": "strike", "at": "A/action/1"}, {"card": "evade", "face": "down", "at": "B/action/1", "actions": [{"t": 1.5, "do": "lay"}, {"t": 3.2, "do": "turn_over"}]},
            {"card": "duel", "at": "A/say", "actions": [{"t": 2, "do": "move", "to": [500, 300]}, {"t": 4, "do": "turn", "turn": 90}, {"t": 5.2, "do": "remove"}]}],
  "hands": [{"seat": "A", "t": 4.5, "places": ["map/3", "map/1"]}])";

}  // namespace

class TestStage : public QObject {
  Q_OBJECT

 private slots:
  void framesAreTheSameInAnyOrder();
  void theSeedDecides();
  void stillFramesDifferByNoiseOnly();
  void marksLieWhereTruthSays_data();
  void marksLieWhereTruthSays();
  void cardsLieWhereTruthSays();
  void cardsShowTheirFaceWhereTruthSays();
  void diceLieWhereTruthSays();
  void truthFollowsACardThroughItsActions();
  void handsHideCards();
  void laterCardsHideEarlierOnes();
  void rollingDiceHaveNoValue();
  void sizesRatesAndSayings();
  void photographsOfPrints();
};

void TestStage::framesAreTheSameInAnyOrder() {
  const WrittenScene scene(sceneText(std::string(R"("camera": {"width": 640, "height": 360}, )") + kBusy));
  Outcome<Stage> forwards = scene.open();
  Outcome<Stage> backwards = scene.open();
  QVERIFY2(bool(forwards), forwards ? "" : forwards.fault().text().c_str());
  std::vector<cv::Mat> frames(static_cast<std::size_t>(forwards->frames()));
  for (int i = 0; i < forwards->frames(); ++i) forwards->render(i, frames[static_cast<std::size_t>(i)]);
  for (int i = forwards->frames() - 1; i >= 0; --i) {
    cv::Mat frame;
    backwards->render(i, frame);
    QVERIFY2(samePixels(frame, frames[static_cast<std::size_t>(i)]), qPrintable(QString::number(i)));
    QCOMPARE(backwards->truth(i).dump(), forwards->truth(i).dump());
  }
  cv::Mat again;
  forwards->render(20, again);
  forwards->render(20, again);
  QVERIFY(samePixels(again, frames[20]));
}

void TestStage::theSeedDecides() {
  const WrittenScene one(sceneText(R"("seed": 1, "dice": [{"tray": "A", "values": [3, 3], "thrown": 0}])"));
  const WrittenScene two(sceneText(R"("seed": 2, "dice": [{"tray": "A", "values": [3, 3], "thrown": 0}])"));
  Outcome<Stage> a = one.open();
  Outcome<Stage> b = two.open();
  QVERIFY(a->truth(60)["trays"].dump() != b->truth(60)["trays"].dump());
}

void TestStage::stillFramesDifferByNoiseOnly() {
  const WrittenScene noisy(sceneText(R"("camera": {"jpeg_quality": 0, "noise": 3})"));
  Outcome<Stage> stage = noisy.open();
  cv::Mat a;
  cv::Mat b;
  stage->render(0, a);
  stage->render(1, b);
  QVERIFY(!samePixels(a, b));
  cv::Mat apart;
  cv::absdiff(a, b, apart);
  const double mean = cv::mean(apart.reshape(1))[0];
  QVERIFY2(mean > 1.5 && mean < 5,
           qPrintable(QString::number(mean)));  // two times 3 by 2/sqrt(pi), a little less in the dark
  const WrittenScene silent(sceneText(kClearCamera));
  Outcome<Stage> still = silent.open();
  still->render(0, a);
  still->render(1, b);
  QVERIFY(samePixels(a, b));
}

void TestStage::marksLieWhereTruthSays_data() {
  QTest::addColumn<double>("tilt");
  QTest::addColumn<double>("turn");
  QTest::newRow("from above") << 0.0 << 0.0;
  QTest::newRow("tilted") << 25.0 << 0.0;
  QTest::newRow("tilted and turned") << 15.0 << 33.0;
  QTest::newRow("from the other side") << 20.0 << 180.0;
}

void TestStage::marksLieWhereTruthSays() {
  QFETCH(double, tilt);
  QFETCH(double, turn);
  const std::string camera =
      R"("light": {"uneven": 0}, "camera": {"width": 1280, "height": 960, "height_mm": 900, "jpeg_quality": 0, "noise": 0, "blur": 0, "vignette": 0, "tilt_deg": )" +
      Json(tilt).dump() + R"(, "turn_deg": )" + Json(turn).dump() + "}";
  const WrittenScene scene(sceneText(camera));
  Outcome<Stage> stage = scene.open();
  QVERIFY2(bool(stage), stage ? "" : stage.fault().text().c_str());
  const cv::Mat grey = greyFrame(*stage, 0);
  const Json truth = stage->truth(0);
  int looked = 0;
  for (const Json& mark : truth["marks"].items()) {
    const auto quad = quadOf(mark["corners"]);
    const cv::Rect inner(8, 8, grey.cols - 16, grey.rows - 16);
    if (!std::all_of(quad.begin(), quad.end(), [&](cv::Point2d p) { return inner.contains(p); })) continue;
    // Next to the three corners with a finder pattern every side of the symbol is dark: top, right, bottom,
    // left.
    const double module = 1.0 / 25;
    const double error =
        worstSide(grey, quad, {3.5 * module, 3.5 * module, 1 - 3.5 * module, 3.5 * module}, 1.2);
    QVERIFY2(error < 0.5,
             qPrintable(QString::fromStdString(mark["text"].asString()) + QString::number(error)));
    ++looked;
  }
  QVERIFY2(looked >= 4, qPrintable(QString::number(looked)));
}

void TestStage::cardsLieWhereTruthSays() {
  const WrittenScene scene(
      sceneText(std::string(kClearCamera) + R"(, "cards": [{"card": "strike", "at": "A/action/1"},
      {"card": "evade", "at": "B/discard"}, {"card": "mirror", "at": [420, 250], "turn": 40}, {"back": "action", "at": "A/discard"}])"));
  Outcome<Stage> stage = scene.open();
  const cv::Mat grey = greyFrame(*stage, 0);
  const Json truth = stage->truth(0);
  QCOMPARE(truth["cards"].items().size(), std::size_t(4));
  for (const Json& card : truth["cards"].items()) {
    const double error = worstSide(grey, quadOf(card["corners"]), {0.5, 0.5, 0.5, 0.5}, 1.5);
    QVERIFY2(error < 0.8,
             qPrintable(QString::fromStdString(card["id"].asString()) + " " + QString::number(error)));
    QCOMPARE(card["visible"].asDouble(), 1.0);
  }
}

void TestStage::cardsShowTheirFaceWhereTruthSays() {
  const WrittenScene scene(
      sceneText(std::string(kClearCamera) + R"(, "cards": [{"card": "long_strike", "at": "B/action/1"},
      {"card": "defend", "at": [420, 250], "turn": 90}, {"card": "defend", "face": "down", "at": "A/action/1"}])"));
  Outcome<Stage> stage = scene.open();
  cv::Mat frame;
  stage->render(0, frame);
  const Json truth = stage->truth(0);
  const rules::CardBook& book = halfwishTable().cards;
  struct Expected {
    const char* id;
    QImage image;
    double turned;
  };
  const std::vector<Expected> expected{
      {"halfwish/long_strike", faces::faceImage(book[book.find("long_strike")], 2), 180},
      {"halfwish/defend", faces::faceImage(book[book.find("defend")], 2), 90},
      {"halfwish/action", faces::backImage("halfwish", "action", 2), 0}};
  for (const Expected& e : expected) {
    const Json& card = cardNamed(truth, e.id);
    QVERIFY2(card.isObject(), e.id);
    const double apart = std::abs(std::remainder(card["turned_deg"].asDouble() - e.turned, 360));
    QVERIFY2(apart < 6, e.id);  // randomness of the hand, and perspective
    cv::Point2f from[4];
    const auto quad = quadOf(card["corners"]);
    for (std::size_t i = 0; i < 4; ++i) from[i] = quad[i];
    const cv::Mat wanted = bgrOf(e.image);
    const cv::Point2f to[] = {
        {0, 0}, {float(wanted.cols), 0}, {float(wanted.cols), float(wanted.rows)}, {0, float(wanted.rows)}};
    cv::Mat seen;
    cv::warpPerspective(frame, seen, cv::getPerspectiveTransform(from, to), wanted.size());
    cv::Mat match;
    cv::matchTemplate(seen, wanted, match, cv::TM_CCOEFF_NORMED);
    QVERIFY2(match.at<float>(0) > 0.85, qPrintable(QString(e.id) + QString::number(match.at<float>(0))));
  }
  QCOMPARE(cardNamed(truth, "halfwish/action")["under"].asString(), std::string("halfwish/defend"));
  QCOMPARE(cardNamed(truth, "halfwish/action")["face"].asString(), std::string("down"));
}

void TestStage::diceLieWhereTruthSays() {
  const WrittenScene scene(
      sceneText(std::string(kClearCamera) +
                R"(, "dice": [{"tray": "A", "values": [2, 5], "colours": ["black"], "thrown": 0}])"));
  Outcome<Stage> stage = scene.open();
  const cv::Mat grey = greyFrame(*stage, 90);
  const Json truth = stage->truth(90);
  for (const Json& tray : truth["trays"].items()) {
    const bool mine = tray["id"].asString() == "A";
    QCOMPARE(tray["dice"].items().size(), std::size_t(mine ? 2 : 0));
    if (!mine) QVERIFY(tray["total"].isNull());
    if (mine) QCOMPARE(tray["total"].asInt(), 7);
    for (const Json& die : tray["dice"].items()) {
      const auto quad = quadOf(die["corners"]);
      double inside = 0;
      double around = 0;
      const cv::Point2d middle = (quad[0] + quad[1] + quad[2] + quad[3]) * 0.25;
      for (std::size_t i = 0; i < 4; ++i) {
        const cv::Point2d side = (quad[i] + quad[(i + 1) % 4]) * 0.5;
        inside += greyAt(grey, middle + (side - middle) * 0.82) / 4;
        around += greyAt(grey, middle + (side - middle) * 3.0) / 4;
        QVERIFY(cv::norm(quad[i]) >= cv::norm(quad[0]) - 1e-9);  // from the corner nearest the top left
      }
      QVERIFY(inside < 70);
      QVERIFY(around > 140);
    }
  }
}

void TestStage::truthFollowsACardThroughItsActions() {
  const WrittenScene scene(sceneText(
      R"("slop": 0, "fps": 30, "cards": [{"card": "strike", "face": "down", "at": "A/action/1", "actions":
      [{"t": 1, "do": "lay"}, {"t": 2.5, "do": "turn_over"}, {"t": 4, "do": "move", "to": "A/action/2"}, {"t": 5.4, "do": "remove"}]}])"));
  Outcome<Stage> stage = scene.open();
  const auto cardAt = [&](double seconds) {
    return stage->truth(static_cast<int>(std::lround(seconds * 30)))["cards"];
  };
  QVERIFY(cardAt(0.2).items().empty());
  QVERIFY(cardAt(0.9).items().empty() || cardAt(0.9).items()[0]["moving"].asBool());
  QCOMPARE(cardAt(1.7).items()[0]["id"].asString(), std::string("halfwish/action"));
  QVERIFY(!cardAt(1.7).items()[0]["moving"].asBool());
  QCOMPARE(cardAt(3.2).items()[0]["id"].asString(), std::string("halfwish/strike"));
  const cv::Point2d before = pointOf(cardAt(3.2).items()[0]["corners"].items()[0]);
  const cv::Point2d after = pointOf(cardAt(4.7).items()[0]["corners"].items()[0]);
  QVERIFY(after.x - before.x > 60);
  QVERIFY(cardAt(5.95).items().empty());
}

void TestStage::handsHideCards() {
  const WrittenScene scene(sceneText(
      R"("cards": [{"card": "strike", "at": "map/3"}], "hands": [{"seat": "A", "t": 2, "places": ["map/3"]}])"));
  Outcome<Stage> stage = scene.open();
  QCOMPARE(stage->truth(0)["cards"].items()[0]["visible"].asDouble(), 1.0);
  const double covered = stage->truth(60)["cards"].items()[0]["visible"].asDouble();
  QVERIFY2(covered < 0.7, qPrintable(QString::number(covered)));
  cv::Mat before;
  cv::Mat during;
  stage->render(0, before);
  stage->render(60, during);
  cv::Mat apart;
  cv::absdiff(before, during, apart);
  cv::Mat grey;
  cv::cvtColor(apart, grey, cv::COLOR_BGR2GRAY);
  const auto quad = quadOf(stage->truth(0)["cards"].items()[0]["corners"]);
  const cv::Rect box{cv::Point(quad[0]), cv::Point(quad[2])};
  const double changed = cv::countNonZero(grey(box) > 25) / static_cast<double>(box.area());
  QVERIFY2(changed > (1 - covered) * 0.6, qPrintable(QString::number(changed)));
}

void TestStage::laterCardsHideEarlierOnes() {
  const WrittenScene scene(sceneText(
      R"("slop": 0, "cards": [{"card": "evade", "at": [400, 294], "from": 1}, {"card": "strike", "at": [400, 250]}])"));
  Outcome<Stage> stage = scene.open();
  const Json truth = stage->truth(60);
  QCOMPARE(cardNamed(truth, "halfwish/evade")["visible"].asDouble(), 1.0);
  QCOMPARE(cardNamed(truth, "halfwish/strike")["visible"].asDouble(), 0.5);
}

void TestStage::rollingDiceHaveNoValue() {
  const WrittenScene scene(sceneText(R"("dice": [{"tray": "B", "values": [6, 1], "thrown": 1}])"));
  Outcome<Stage> stage = scene.open();
  const auto tray = [&](int frame) {
    const Json truth = stage->truth(frame);
    for (const Json& t : truth["trays"].items())
      if (t["id"].asString() == "B") return t;
    return Json();
  };
  QVERIFY(tray(29)["dice"].items().empty());
  QCOMPARE(tray(36)["dice"].items().size(), std::size_t(2));
  QVERIFY(tray(36)["dice"].items()[0]["value"].isNull());
  QVERIFY(tray(36)["total"].isNull());
  QCOMPARE(tray(49)["total"].asInt(), 7);
}

void TestStage::sizesRatesAndSayings() {
  const WrittenScene scene(sceneText(
      R"("fps": 15, "camera": {"width": 800, "height": 450}, "say": [{"t": 1, "event": {"e": "pass", "seat": "A"}}])"));
  Outcome<Stage> stage = scene.open();
  QCOMPARE(stage->frames(), 90);
  QCOMPARE(stage->framesPerSecond(), 15.0);
  QCOMPARE(stage->size(), cv::Size(800, 450));
  QCOMPARE(stage->events().size(), std::size_t(2));  // the setup and the spoken event
  cv::Mat frame;
  stage->render(89, frame);
  QCOMPARE(frame.size(), cv::Size(800, 450));
  QCOMPARE(frame.type(), CV_8UC3);
}

void TestStage::photographsOfPrints() {
  const rules::CardBook& book = halfwishTable().cards;
  const rules::CardDef& card = book[book.find("heavy_strike")];
  const PrintPhoto one = photographFace(card, 1);
  const PrintPhoto two = photographFace(card, 2);
  QVERIFY(samePixels(one.bgr, photographFace(card, 1).bgr));
  QVERIFY(!samePixels(one.bgr, two.bgr));
  const cv::Mat wanted = bgrOf(faces::faceImage(card, 4));
  for (const PrintPhoto* photo : {&one, &two}) {
    for (const cv::Point2f& corner : photo->corners)
      QVERIFY(cv::Rect(4, 4, photo->bgr.cols - 8, photo->bgr.rows - 8).contains(corner));
    const cv::Point2f to[] = {
        {0, 0}, {float(wanted.cols), 0}, {float(wanted.cols), float(wanted.rows)}, {0, float(wanted.rows)}};
    cv::Mat seen;
    cv::warpPerspective(photo->bgr, seen, cv::getPerspectiveTransform(photo->corners.data(), to),
                        wanted.size());
    cv::Mat match;
    cv::matchTemplate(seen, wanted, match, cv::TM_CCOEFF_NORMED);
    QVERIFY2(match.at<float>(0) > 0.9, qPrintable(QString::number(match.at<float>(0))));
  }
  QVERIFY(!photographBack("halfwish", "action", 1).bgr.empty());
}

QTEST_MAIN(TestStage)
#include "tst_stage.moc"
