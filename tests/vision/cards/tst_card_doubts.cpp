// Cards in doubt at first: occluded, under glare, or with ambiguous edges.
#include <QTest>
#include <opencv2/imgproc.hpp>

#include "card_scene.h"
#include "vision/cards/name/align/card_align.h"
#include "vision/cards/name/align/card_compare.h"
#include "vision/cards/name/card_decide.h"
#include "vision/cards/name/card_glare.h"
#include "vision/cards/name/card_naming.h"
#include "vision/cards/name/card_relight.h"
#include "vision/cards/name/card_view.h"
#include "vision/cards/name/describe/card_look.h"
#include "vision/cards/name/describe/card_paper.h"
#include "vision/cards/name/table_light.h"
#include "vision/cards/name/verify/card_evidence.h"
#include "vision/core/light_levels.h"

using namespace lk::vision;

namespace {

const cv::Scalar kWhite(238, 240, 242), kDark(52, 34, 44);

CardIndex taught() {
  std::vector<Reference> references;
  for (int i = 0; i < 12; ++i) {
    const cv::Mat face = scene::cardFace(i, kWhite);
    const auto w = float(face.cols), h = float(face.rows);
    references.push_back({"game/" + std::to_string(i), false,
                          describeCard(face, {cv::Point2f(0, 0), {w, 0}, {w, h}, {0, h}})});
  }
  return CardIndex(std::move(references));
}

cv::Mat tableWith(const std::vector<std::pair<int, Quad>>& cards) {
  cv::Mat picture = scene::table(scene::Table::cloth, {640, 480}, 3);
  for (const auto& [number, corners] : cards) scene::lay(picture, scene::cardFace(number, kWhite), corners);
  return picture;
}

/// A card back: dark ink with thin bright lines and a bright disc in the centre.
cv::Mat darkBack(const cv::Scalar& ink = kDark) {
  cv::Mat back(352, 252, CV_8UC3, ink);
  for (int i = -352; i < 352; i += 44) {
    cv::line(back, {0, i}, {252, i + 252}, {70, 130, 190}, 3, cv::LINE_AA);
    cv::line(back, {252, i}, {0, i + 252}, {70, 130, 190}, 3, cv::LINE_AA);
  }
  cv::circle(back, {126, 176}, 60, {215, 220, 225}, cv::FILLED, cv::LINE_AA);
  cv::circle(back, {126, 176}, 32, ink, cv::FILLED, cv::LINE_AA);
  return back;
}

/// Adds glare in the upper right.
cv::Mat shoneOn(const cv::Mat& picture) {
  cv::Mat shone = picture.clone();
  for (int y = 0; y < shone.rows; ++y)
    for (int x = 0; x < shone.cols; ++x) {
      const double far = std::hypot(x - 0.7 * shone.cols, y - 0.3 * shone.rows) / (0.3 * shone.cols);
      for (int c = 0; c < 3; ++c) {
        uchar& value = shone.at<cv::Vec3b>(y, x)[c];
        const double light = std::pow(value / 255.0, 2.2) + 0.25 * std::exp(-far * far);
        value = cv::saturate_cast<uchar>(255 * std::pow(light, 1 / 2.2));
      }
    }
  return shone;
}

/// Puts half of the card in shade and adds a streak of glare with a sharp end.
cv::Mat streakedOver(const cv::Mat& picture) {
  cv::Mat shone = picture.clone();
  for (int y = 0; y < shone.rows; ++y)
    for (int x = 0; x < shone.cols; ++x) {
      const double shade = 0.6 + 0.4 / (1 + std::exp(-(x - 330) / 12.0));
      const double across = y - 200 - 0.5 * (x - 320), lamp = across > 0 && across < 60 ? 0.15 : 0;
      for (int c = 0; c < 3; ++c) {
        uchar& value = shone.at<cv::Vec3b>(y, x)[c];
        value = levelOf(static_cast<float>(shade * lightOf(value) + lamp));
      }
    }
  return shone;
}

}  // namespace

class CardDoubtsTest : public QObject {
  Q_OBJECT

 private slots:
  void lampGlareIsRemovedFromADarkBack() {
    cv::Mat plain = scene::table(scene::Table::wood, {500, 560}, 3);
    const Quad card = scene::pose({250, 280}, 352, 0);
    scene::lay(plain, darkBack(), card);
    const cv::Mat shone = shoneOn(plain);
    const auto without = withoutGlare(closeUpOf({shone, card}));
    QVERIFY(without);
    const CardView expected = closeUpOf({plain, card}), seen = closeUpOf({shone, card});
    cv::Mat inside = cv::Mat::zeros(expected.picture.size(), CV_8U);
    cv::rectangle(inside, cv::Rect(cv::Point(expected.outline[0]), cv::Point(expected.outline[2])), 255,
                  cv::FILLED);
    const double before = cv::norm(seen.picture, expected.picture, cv::NORM_L1, inside),
                 after = cv::norm(without->picture, expected.picture, cv::NORM_L1, inside);
    QVERIFY2(after < 0.5 * before, qPrintable(QString("%1 of %2").arg(after).arg(before)));
  }

  void shadeAndLampLightAreDistinguishedFromPrint() {
    const cv::Mat back = darkBack();
    const auto w = float(back.cols), h = float(back.rows);
    const Quad whole{cv::Point2f(0, 0), {w, 0}, {w, h}, {0, h}}, card = scene::pose({320, 240}, 180, 0);
    const Hypothesis hypothesis{"back", lookOf(cutForLook(back, whole)), card};
    const auto similarity = [&](const cv::Scalar& ink, bool evened) {
      cv::Mat picture = scene::table(scene::Table::cloth, {640, 480}, 3);
      scene::lay(picture, darkBack(ink), card);
      CardView seen = closeUpOf({scene::seen(streakedOver(picture), {0.8, 3, 0.25}, 1), card});
      if (evened) seen = relit(seen, hypothesis).value();
      return similarityInPlace(hypothesis.look,
                               lookOf(cutForLook(seen.picture, seen.outline), {}, seen.lighting), {});
    };
    const double before = similarity(kDark, false), after = similarity(kDark, true);
    QVERIFY2(before < 0.8 && after > 0.9, qPrintable(QString("%1 to %2").arg(before).arg(after)));
    // No light turns one ink into another.
    const double other = similarity({30, 30, 84}, true);
    QVERIFY2(other < 0.85, qPrintable(QString::number(other)));
  }

  void paperOfCardsAroundTellsTheLightOnABack() {
    const Quad face = scene::pose({180, 240}, 200, 0), back = scene::pose({440, 240}, 200, 0);
    cv::Mat picture = tableWith({{1, face}});
    scene::lay(picture, darkBack(), back);
    const cv::Scalar lamp(0.7, 0.85, 1);  // fractions of blue, green and red
    cv::multiply(picture, lamp, picture);
    const TableLight light(picture, {face});
    CardView view{picture, back};
    view.above = {scene::pose({440, 240}, 80, 0, 0, 1)};  // on the bright disc
    const auto on = light.on(view);
    QVERIFY(on && on->paper && !on->even);
    for (int c = 0; c < 3; ++c) {
      const double expected = kWhite[c] * lamp[c], actual = (*on->paper)[c];
      QVERIFY2(std::abs(actual - expected) < 8, qPrintable(QString("%1, not %2").arg(actual).arg(expected)));
    }
    QVERIFY(!light.on({picture, face}));  // shows its own paper
    QVERIFY(!TableLight(picture, {}).on(view));
  }

  void anOutlineOfACardsSizeKeepsItsShape() {
    const cv::Mat back = darkBack();
    const cv::Point2f middle(126, 176);
    const Quad whole{cv::Point2f(0, 0), {252, 0}, {252, 352}, {0, 352}};
    const cv::Mat reference = lookOf(cutForLook(back, whole));
    // The outline is too wide and slightly rotated.
    const double turn = 0.05;
    Quad seenAt;
    for (std::size_t i = 0; i < 4; ++i) {
      const cv::Point2f p = whole[i] - middle;
      const auto c = static_cast<float>(std::cos(turn)), s = static_cast<float>(std::sin(turn));
      seenAt[i] = middle + cv::Point2f(1.06F * (c * p.x - s * p.y), s * p.x + c * p.y);
    }
    const cv::Mat seen = lookOf(cutForLook(back, seenAt));
    const auto stretched = [&](MotionModel motionModel) {
      const cv::Matx33d laid = aligned(reference, seen, {}, {}, motionModel).toSeen;
      return std::hypot(laid(0, 0), laid(1, 0)) / std::hypot(laid(0, 1), laid(1, 1));
    };
    const double kept = stretched(MotionModel::rigid), free = stretched(MotionModel::homography);
    QVERIFY2(std::abs(kept - 1) < 0.003, qPrintable(QString::number(kept)));
    QVERIFY2(std::abs(free - 1 / 1.06) < 0.02, qPrintable(QString::number(free)));
    const cv::Matx33d laid = aligned(reference, seen, {}, {}, MotionModel::rigid).toSeen;
    const double turned = std::atan2(laid(1, 0), laid(0, 0));
    QVERIFY2(std::abs(turned + turn) < 0.015, qPrintable(QString::number(turned)));
  }

  void printBesideACoverIsNotTakenForPaper() {
    cv::Mat card(kLookHeight, kLookWidth, CV_8UC3, cv::Scalar(240, 240, 240));
    const cv::Rect print(8, 28, 32, 8);
    card(print).setTo(cv::Scalar(205, 225, 200));
    cv::Mat visible(card.size(), CV_8U, cv::Scalar(255));
    visible.rowRange(0, print.y) = 0;
    const double under = cv::mean(paperOf(card, visible, whitestOf(card, visible))(print))[0];
    QVERIFY2(under > 235, qPrintable(QString::number(under)));
  }

  void removedShadeRaisesTheEvidenceAndAVeilLowersIt() {
    // A small dark back as seen in shade.
    const MatchFeatures back{2.38, 2.70,  2.13,  1.80,  1.49,  1.09, 2.09, 2.08, 2.23, 2.40, 2.66,
                             2.30, -2.03, -2.59, -1.69, -0.05, 1,    1.3,  2.80, 2.81, 3.87, 2.51};
    const PrintFit fit{1.6, 1.8, 2.0, 2.4, 2.9};
    const auto odds = [&](const RemovedLight& taken) { return evidenceInEvenLight(back, fit, 0.1, taken); };
    const double plain = odds({0.1, 0.02, 0.02, 0.05}), shaded = odds({0.1, 0.02, 0.02, 0.5}),
                 veiled = odds({0.1, 0.8, 0.02, 0.05});
    QVERIFY2(shaded > plain + 1, qPrintable(QString("%1, in a shade %2").arg(plain).arg(shaded)));
    QVERIFY2(veiled < plain - 1, qPrintable(QString("%1, veiled evenly %2").arg(plain).arg(veiled)));
  }

  void theLessACardFitsTheMoreItMayBe() {
    const auto few = [](double first, double second, double third) {
      return decide({{"a", false, 0, first, MatchFeatures{}},
                     {"b", false, 0, second, {}},
                     {"c", false, 0, third, {}}})
          .nearest.size();
    };
    QCOMPARE(few(0.95, 0.9, 0.8), std::size_t{2});
    QCOMPARE(few(0.7, 0.6, 0.5), std::size_t{2});
    QCOMPARE(few(0.5, 0.4, 0.3), std::size_t{3});
  }

  void aDoubtIsAsFewCardsAsAllLooksSay() {
    const CardIndex index = taught();
    const Quad card = scene::pose({320, 240}, 220, 0);
    CardInquiry inquiry(index);
    const auto ask = [&](int number) { QVERIFY(inquiry.ask({tableWith({{number, card}}), card}).card.key); };
    ask(1);
    std::vector<Candidate> few = inquiry.remainingCandidates(0.6);
    QCOMPARE(few.size(), std::size_t{1});
    QCOMPARE(few[0].key, std::string("game/1"));
    ask(1), ask(2);
    few = inquiry.remainingCandidates(0.6);
    QCOMPARE(few.size(), std::size_t{2});
    QCOMPARE(few[0].key, std::string("game/1"));
    QCOMPARE(few[1].key, std::string("game/2"));
    QVERIFY(few[0].confidence > 1.5 * few[1].confidence);
    QVERIFY(few[0].confidence + few[1].confidence <= 0.6);
  }

  void diceAcrossTheRimDoNotPreventNaming() {
    const CardIndex index = taught();
    const Quad card = scene::pose({320, 240}, 220, 0);
    int named = 0;
    for (int number = 0; number < 12; ++number) {
      cv::Mat picture = tableWith({{number, card}}), die(64, 64, CV_8UC3, cv::Scalar(40, 34, 190));
      for (const cv::Point pip : {cv::Point(16, 16), {48, 16}, {32, 32}, {16, 48}, {48, 48}})
        cv::circle(die, pip, 6, {240, 242, 245}, cv::FILLED, cv::LINE_AA);
      // Their centres lie beside the card.
      for (const float y : {170.0F, 240.0F, 310.0F})
        scene::lay(picture, die, scene::pose({403, y}, 44, 7 * number, 0, 1));
      const auto seen = nameAll(picture, index, {{card, 1, {}, false}});
      named += seen[0].card.key == "game/" + std::to_string(number) ? 1 : 0;
    }
    QCOMPARE(named, 12);
  }
};

QTEST_GUILESS_MAIN(CardDoubtsTest)
#include "tst_card_doubts.moc"
