// Dominoes have the pips of dice, in two fields on one body, and must not get a value. They are drawn
// differently from those used for training.
#include <cmath>
#include <tuple>

#include <QtTest/QtTest>
#include <opencv2/imgproc.hpp>

#include "drawn_dominoes.h"
#include "vision/dice/dice_reader.h"

using namespace lk::vision;

using drawn::Domino;
using drawn::DominoKind;
using drawn::dominoKinds;

namespace {

constexpr int kSide = 360;  // pixels, side of an image
constexpr int kFiner = 2;   // factor by which images are drawn larger, then reduced
constexpr float kGap = 0.03F;

cv::Point2f towards(float degrees) {
  return {std::cos(degrees * static_cast<float>(CV_PI) / 180),
          std::sin(degrees * static_cast<float>(CV_PI) / 180)};
}

enum class Laid { apart, sideBySide, chain };

/// Returns a few dominoes with random pips.
std::vector<Domino> laid(Laid how, float half, cv::RNG& random) {
  std::vector<Domino> pieces;
  const cv::Point2f lean(random.uniform(-0.15F, 0.15F), random.uniform(0.F, 0.3F));
  const cv::Point2f middle(kSide / 2.F, kSide / 2.F);
  const auto add = [&](cv::Point2f at, float turnDeg) {
    const int pips = random.uniform(1, 7);
    const int others = pieces.size() % 3 == 0 ? pips : random.uniform(0, 7);
    pieces.push_back({pips, others, at * kFiner, half * kFiner, turnDeg, lean});
  };
  const float turn = random.uniform(0.F, 360.F);
  for (const int i : {-1, 0, 1}) {
    const auto step = static_cast<float>(i);
    if (how == Laid::apart) add(middle + towards(turn) * (2.6F * half * step), random.uniform(0.F, 360.F));
    if (how == Laid::sideBySide) add(middle + towards(turn) * ((1 + kGap) * half * step), turn + 90);
    if (how == Laid::chain) add(middle + towards(turn) * ((2 + kGap) * half * step), turn);
  }
  return pieces;
}

/// Returns the image as seen by a camera, with a shadow over part of it.
cv::Mat photographed(cv::Mat3f picture, cv::RNG& random) {
  std::vector<cv::Point> part;
  for (int i = 0; i < 3; ++i)
    part.emplace_back(random.uniform(0, picture.cols), random.uniform(0, picture.rows));
  cv::Mat3f light(picture.size(), cv::Vec3f::all(1));
  cv::fillConvexPoly(light, part, cv::Scalar::all(random.uniform(0.5, 1.0)));
  cv::GaussianBlur(light, light, {}, 8);
  cv::multiply(picture, light, picture);
  cv::GaussianBlur(picture, picture, {}, 1.3);
  cv::resize(picture, picture, {kSide, kSide}, 0, 0, cv::INTER_AREA);
  cv::Mat3f noise(picture.size());
  random.fill(noise, cv::RNG::NORMAL, 0, 3);
  picture += noise;
  cv::Mat image;
  picture.convertTo(image, CV_8UC3);
  return image;
}

}  // namespace

class DiceDominoes : public QObject {
  Q_OBJECT

 private slots:
  void dominoesHaveNoValue() {
    int pieces = 0, values = 0;
    for (std::size_t kind = 0; kind < dominoKinds().size(); ++kind) {
      cv::RNG random(kind + 31);
      for (const auto& [how, half, table] : {std::tuple{Laid::apart, 45.F, cv::Vec3f(95, 125, 150)},
                                             {Laid::apart, 20.F, cv::Vec3f(205, 208, 210)},
                                             {Laid::sideBySide, 80.F, cv::Vec3f(205, 208, 210)},
                                             {Laid::chain, 35.F, cv::Vec3f(60, 105, 45)}}) {
        cv::Mat3f picture(kSide * kFiner, kSide * kFiner, table);
        for (const Domino& piece : laid(how, half, random)) {
          drawn::addDomino(picture, piece, dominoKinds()[kind]);
          ++pieces;
        }
        for (const DieSighting& die : readDice(photographed(picture, random))) values += die.value ? 1 : 0;
      }
    }
    const QByteArray words =
        QByteArray::number(values) + " values on " + QByteArray::number(pieces) + " dominoes";
    qInfo("%s", words.constData());
    QEXPECT_FAIL("", "some halves of dominoes are still taken for dice", Continue);
    QVERIFY2(values == 0, words);
    QVERIFY2(values * 4 <= pieces, words);
  }
};

QTEST_GUILESS_MAIN(DiceDominoes)
#include "tst_dice_dominoes.moc"
