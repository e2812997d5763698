#include <algorithm>
#include <cmath>

#include <QTest>
#include <opencv2/imgproc.hpp>

#include "card_scene.h"
#include "vision/cards/find/card_finder.h"
#include "vision/cards/name/card_index.h"
#include "vision/cards/name/card_naming_one.h"
#include "vision/core/quad_geometry.h"

using namespace lk::vision;
using scene::Table;

namespace {

constexpr int kKnown = 40;
const cv::Scalar kWhite(238, 240, 242);

std::string keyOf(int number) {
  return "test/" + std::to_string(number);
}

cv::Mat backFace() {
  cv::Mat back(704, 504, CV_8UC3, cv::Scalar(110, 40, 30));
  for (int ring = 0; ring < 6; ++ring)
    cv::circle(back, {252, 352}, 40 + 35 * ring, {60, 180, 220}, 8, cv::LINE_AA);
  return back;
}

// A flat scan, from corner to corner.
Reference scanned(const std::string& key, const cv::Mat& face, bool back = false) {
  const auto w = static_cast<float>(face.cols) - 0.5F, h = static_cast<float>(face.rows) - 0.5F;
  return {key, back, describeCard(face, {cv::Point2f(-0.5F, -0.5F), {w, -0.5F}, {w, h}, {-0.5F, h}})};
}

CardIndex library(int cards, bool withBack = true) {
  std::vector<Reference> references;
  for (int i = 0; i < cards; ++i) references.push_back(scanned(keyOf(i), scene::cardFace(i, kWhite)));
  if (withBack) references.push_back(scanned("test/back", backFace(), true));
  return CardIndex(std::move(references));
}

struct Shot {
  cv::Mat picture;
  Quad truth;
};

Shot shot(const cv::Mat& face, double height, double turned, double tilt, unsigned seed) {
  cv::Mat picture = scene::table(Table::wood, {800, 600}, seed);
  const Quad corners = scene::pose({400, 300}, height, turned, tilt);
  scene::lay(picture, face, corners);
  return {scene::seen(picture, {0.9, 4, 0.4}, seed), corners};
}

}  // namespace

class CardIndexTest : public QObject {
  Q_OBJECT

 private slots:
  void namesKnownCardsInEveryTurn() {
    const CardIndex index = library(kKnown);
    int named = 0, asked = 0;
    for (int i = 0; i < kKnown; ++i) {
      const double turn = std::fmod(37.0 * i, 360.0);
      const Shot seen =
          shot(scene::cardFace(i, kWhite), 130 + 5 * i, turn, i % 3 * 15, static_cast<unsigned>(i));
      // The outline may start at any corner.
      const CardSighting card = nameAt(seen.picture, index, startingAt(seen.truth, i));
      ++asked;
      if (!card.key) continue;
      QCOMPARE(*card.key, keyOf(i));
      ++named;
      QVERIFY(card.confidence > 0.8 && card.confidence <= 1);
      QCOMPARE(card.face, Face::up);
      QVERIFY(cv::norm(card.corners[0] - seen.truth[0]) < 1);
      const double off = std::abs(std::remainder(card.turnedDeg - turn, 360.0));
      QVERIFY2(off < 12, qPrintable(QString("turned %1, seen %2").arg(turn).arg(card.turnedDeg)));
    }
    qInfo("%d of %d named", named, asked);
    QVERIFY(named * 100 >= 95 * asked);
  }

  void unknownCardsStayUnknown_data() {
    QTest::addColumn<int>("cards");
    for (const int cards : {1, 2, 5, kKnown}) QTest::addRow("%d known", cards) << cards;
  }

  void unknownCardsStayUnknown() {
    QFETCH(int, cards);
    const CardIndex index = library(cards);
    for (int i = 0; i < 40; ++i) {
      const Shot seen =
          shot(scene::cardFace(500 + i, kWhite), 140 + 4 * i, 23.0 * i, i % 3 * 15, static_cast<unsigned>(i));
      const CardSighting card = nameAt(seen.picture, index, seen.truth);
      QVERIFY2(!card.key, card.key ? card.key->c_str() : "");
      QCOMPARE(card.turnedDeg, 0.0);
    }
  }

  void oneCardAloneIsNamed() {
    const CardIndex index = library(1, false);
    const Shot seen = shot(scene::cardFace(0, kWhite), 220, 70, 20, 3);
    const CardSighting card = nameAt(seen.picture, index, seen.truth);
    QVERIFY(card.key);
    QCOMPARE(*card.key, keyOf(0));
  }

  void backsLieFaceDown() {
    const CardIndex index = library(10);
    const Shot seen = shot(backFace(), 240, 200, 15, 4);
    const CardSighting card = nameAt(seen.picture, index, seen.truth);
    QVERIFY(card.key);
    QCOMPARE(*card.key, std::string("test/back"));
    QCOMPARE(card.face, Face::down);
  }

  void twinsAreDoubtedNotGuessed() {
    // The same print under two keys; no image can distinguish them.
    std::vector<Reference> references{scanned("test/one", scene::cardFace(1, kWhite)),
                                      scanned("test/two", scene::cardFace(1, kWhite)),
                                      scanned("test/other", scene::cardFace(2, kWhite))};
    const CardIndex index(std::move(references));
    const Shot seen = shot(scene::cardFace(1, kWhite), 260, 10, 10, 6);
    const CardSighting card = nameAt(seen.picture, index, seen.truth);
    QVERIFY(!card.key);
    QCOMPARE(card.maybe.size(), std::size_t{2});
    for (const Candidate& candidate : card.maybe)
      QVERIFY(candidate.key == "test/one" || candidate.key == "test/two");
  }

  void aTwinThatCannotBeThereDoesNotCompete() {
    CardIndex index({scanned("test/one", scene::cardFace(1, kWhite)),
                     scanned("test/two", scene::cardFace(1, kWhite)),
                     scanned("test/other", scene::cardFace(2, kWhite))});
    const Shot seen = shot(scene::cardFace(1, kWhite), 260, 10, 10, 6);
    for (const std::string one : {"test/one", "test/two"}) {
      index.expect([&](const std::string& key) { return key == one || key == "test/other"; });
      QCOMPARE(nameAt(seen.picture, index, seen.truth).key.value_or(""), one);
    }
    index.expect({});
    QVERIFY(!nameAt(seen.picture, index, seen.truth).key);
  }

  void unexpectedCardsAreNamedAndUnknownCardsStayUnknown() {
    CardIndex index = library(kKnown);
    index.expect([](const std::string& key) { return key == keyOf(1) || key == keyOf(2); });
    int reported = 0;
    for (int i = 0; i < kKnown; ++i) {
      const Shot seen =
          shot(scene::cardFace(i, kWhite), 200 + 3 * i, 23.0 * i, i % 3 * 15, static_cast<unsigned>(i));
      const CardSighting card = nameAt(seen.picture, index, seen.truth);
      if (!card.key) continue;
      QCOMPARE(*card.key, keyOf(i));
      ++reported;
    }
    QVERIFY2(reported * 100 >= 95 * kKnown, qPrintable(QString::number(reported)));
    for (int i = 0; i < 40; ++i) {
      const Shot seen =
          shot(scene::cardFace(500 + i, kWhite), 140 + 4 * i, 23.0 * i, i % 3 * 15, static_cast<unsigned>(i));
      const CardSighting card = nameAt(seen.picture, index, seen.truth);
      QVERIFY2(!card.key, card.key ? card.key->c_str() : "");
    }
  }

  void aCardWithTwoReferencesHasNoRivalInItself() {
    std::vector<Reference> references{scanned("test/1", scene::cardFace(1, kWhite)),
                                      scanned("test/1", scene::cardFace(1, kWhite)),
                                      scanned("test/2", scene::cardFace(2, kWhite))};
    const CardIndex index(std::move(references));
    const Shot seen = shot(scene::cardFace(1, kWhite), 260, 10, 10, 6);
    QCOMPARE(nameAt(seen.picture, index, seen.truth).key.value_or(""), std::string("test/1"));
  }

  void nothingOnATableIsNamed() {
    const CardIndex index = library(kKnown);
    cv::Mat picture = scene::table(Table::cloth, {1280, 720}, 12);
    for (int i = 0; i < 12; ++i) {
      cv::Mat die(64, 64, CV_8UC3, cv::Scalar(235, 235, 240));
      for (int pip = 0; pip <= i % 6; ++pip)
        cv::circle(die, {12 + 20 * (pip % 3), 16 + 30 * (pip / 3)}, 6, {20, 20, 20}, cv::FILLED);
      scene::lay(picture, die,
                 scene::pose({150.0F + 190.0F * static_cast<float>(i % 6),
                              200.0F + 300.0F * static_cast<float>(i / 6)},
                             50 + 5 * i, 17 * i, 0, 1));
    }
    cv::rectangle(picture, {20, 300, 120, 140}, {40, 40, 40}, cv::FILLED);
    cv::rectangle(picture, {1100, 320, 90, 130}, {240, 240, 240}, cv::FILLED);
    const cv::Mat frame = scene::seen(picture, {}, 3);
    for (const CardOutline& outline : findCards(frame)) {
      const CardSighting card = nameAt(frame, index, outline.corners);
      QVERIFY2(!card.key, card.key ? card.key->c_str() : "");
    }
    // Also if the outline itself is nonsense.
    QVERIFY(!nameAt(frame, index, {cv::Point2f(5, 5), {300, 5}, {300, 400}, {5, 400}}).key);
    QVERIFY(!nameAt(frame, index, {cv::Point2f(5, 5), {6, 5}, {6, 6}, {5, 6}}).key);
  }

  void anEmptyIndexKnowsNothing() {
    const CardIndex index({});
    QVERIFY(index.empty());
    const Shot seen = shot(scene::cardFace(1, kWhite), 260, 10, 10, 6);
    QVERIFY(!nameAt(seen.picture, index, seen.truth).key);
    QVERIFY(index.nearest(describeCard(seen.picture, seen.truth)).key.empty());
  }

  void nearestTellsHowFar() {
    const CardIndex index = library(kKnown);
    const auto same = index.nearest(scanned("", scene::cardFace(5, kWhite)).descriptor);
    QCOMPARE(same.key, keyOf(5));
    QVERIFY(same.distance < 0.01);
    const auto other = index.nearest(scanned("", scene::cardFace(700, kWhite)).descriptor);
    QVERIFY(!other.key.empty());
    QVERIFY(other.distance > 0.1 && other.distance <= 1);
  }

  void descriptorsAreSmall() {
    QVERIFY(scanned("", scene::cardFace(5, kWhite)).descriptor.size() <= 16 * 1024);
  }

  void blurLowersSharpness() {
    const Shot seen = shot(scene::cardFace(3, kWhite), 300, 0, 0, 2);
    cv::Mat blurred;
    cv::GaussianBlur(seen.picture, blurred, {0, 0}, 2.5);
    QVERIFY(sharpness(seen.picture, seen.truth) > 4 * sharpness(blurred, seen.truth));
  }
};

QTEST_GUILESS_MAIN(CardIndexTest)
#include "tst_card_index.moc"
