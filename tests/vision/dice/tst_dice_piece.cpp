// Half a domino and a die have the same pips; the length of the edges beside them distinguishes the two.
#include <cmath>

#include <QtTest/QtTest>
#include <opencv2/imgproc.hpp>

#include "cast_dice.h"
#include "drawn_dominoes.h"
#include "vision/dice/dice_piece.h"

using namespace lk::vision;

namespace {

constexpr int kSide = 240;  // pixels, side of an image
constexpr int kFiner = 2;   // factor by which images are drawn larger, then reduced

cv::Mat reduced(cv::Mat3f drawing) {
  cv::GaussianBlur(drawing, drawing, {}, 1.3);
  cv::Mat picture;
  cv::resize(drawing, picture, {kSide, kSide}, 0, 0, cv::INTER_AREA);
  picture.convertTo(picture, CV_8UC3);
  return picture;
}

cv::Point2f towards(float turn) {
  return {std::cos(turn), std::sin(turn)};
}

/// A face's square as located by the reader: slightly rotated and shifted.
Quad roughly(cv::Point2f middle, float side, float turn) {
  Quad face;
  const cv::Point2f along = towards(turn + 0.1F) * (0.55F * side), down(-along.y, along.x);
  middle += along * 0.15F - down * 0.1F;
  return {middle - along - down, middle + along - down, middle + along + down, middle - along + down};
}

cast::DieLook lookOf(cv::Vec3f body, cv::Vec3f pips) {
  cast::DieLook look;
  look.body = body;
  look.pips = look.single = pips;
  return look;
}

}  // namespace

class DicePiece : public QObject {
  Q_OBJECT

 private slots:
  void halvesOfDominoesAreOnLongPieces() {
    int halves = 0, recognised = 0;
    for (const drawn::DominoKind& kind : drawn::dominoKinds()) {
      // A dark bar may count as a gap.
      if (kind.bar > 0 && cv::norm(kind.ink) < cv::norm(kind.body)) continue;
      for (int i = 0; i < 5; ++i) {
        const float turn = 0.3F + 1.3F * static_cast<float>(i), half = 24 + 8 * static_cast<float>(i);
        cv::Mat3f drawing(kSide * kFiner, kSide * kFiner, cv::Vec3f(120, 140, 125));
        const cv::Point2f middle(kSide / 2.F, kSide / 2.F);
        const auto degrees = static_cast<float>(turn * 180 / CV_PI);
        drawn::addDomino(drawing, {i, 1 + i, middle * kFiner, half * kFiner, degrees, {0.1F, 0.12F}}, kind);
        const cv::Mat picture = reduced(drawing);
        for (const float end : {-0.5F, 0.5F}) {
          ++halves;
          recognised +=
              isOnLongPiece(Pyramid(picture), roughly(middle + towards(turn) * (end * half), half, turn)) ? 1
                                                                                                          : 0;
        }
      }
    }
    qInfo("%d of %d", recognised, halves);
    QVERIFY2(recognised * 10 >= 9 * halves, QByteArray::number(recognised));
  }

  /// In any arrangement: alone, or flush against a die of the same make.
  void diceAreOnNoLongPiece() {
    const cast::DieLook looks[] = {
        lookOf({235, 238, 240}, {30, 28, 28}), lookOf({35, 30, 30}, {235, 235, 235}),
        lookOf({45, 40, 190}, {240, 240, 240}), lookOf({60, 140, 40}, {245, 245, 245})};
    for (const cast::DieLook& look : looks)
      for (int i = 0; i < 8; ++i) {
        cv::Mat3f drawing(kSide * kFiner, kSide * kFiner, cv::Vec3f(150, 165, 170));
        cv::Mat1i owner(drawing.size(), 0);
        cast::View view;
        view.lean = {0.05F, 0.2F};
        view.lamp = cv::normalize(cv::Vec3f(-0.4F, -0.3F, 1));
        const float side = 30 + 3 * static_cast<float>(i);
        cast::DiePose pose;
        pose.value = 1 + i % 6;
        pose.side = side * kFiner;
        pose.yaw = 0.7F * static_cast<float>(i);
        pose.at = {kSide * kFiner / 2.F, kSide * kFiner / 2.F};
        cast::DiePose other = pose;
        other.at += towards(pose.yaw) * pose.side;
        if (i % 2 == 1 && other.at.y > pose.at.y) std::swap(pose, other);  // nearer dice are drawn later
        int id = 0;
        if (i % 2 == 1) cast::castDie(drawing, owner, ++id, other, look, view);
        const cast::Drawn drawn = cast::castDie(drawing, owner, ++id, pose, look, view);
        const cv::Point2f middle = (drawn.top[0] + drawn.top[2]) * (0.5F / kFiner);
        QVERIFY2(!isOnLongPiece(Pyramid(reduced(drawing)), roughly(middle, side, pose.yaw)),
                 QByteArray::number(i));
      }
  }

  void nothingIsAssumedBeyondThePicturesEdge() {
    cv::Mat3f drawing(kSide * kFiner, kSide * kFiner, cv::Vec3f(120, 140, 125));
    const float half = 50;
    drawn::addDomino(drawing, {2, 3, cv::Point2f(0, kSide), half * kFiner, 0}, drawn::dominoKinds()[0]);
    QVERIFY(!isOnLongPiece(Pyramid(reduced(drawing)), roughly({half / 2, kSide / 2.F}, half, 0)));
  }
};

QTEST_GUILESS_MAIN(DicePiece)
#include "tst_dice_piece.moc"
