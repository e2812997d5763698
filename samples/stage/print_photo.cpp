// Photographs of single printed cards, from which a library is enrolled.
#include <cmath>

#include <opencv2/imgproc.hpp>

#include "codecs/codecs.h"
#include "faces/face_painter.h"
#include "stage/random.h"
#include "stage/stage.h"
#include "stage/texture.h"

namespace lk::stage {

namespace {

constexpr int kWidth = 560;
constexpr int kHeight = 760;
constexpr double kPrinterDensity = 10;  // pixels per millimetre

/// Simulates ink on paper: dots spread, solid black is slightly grey, paper has a tint.
cv::Mat printOnPaper(const QImage& image, Random& random) {
  cv::Mat ink = bgrOf(image);
  cv::Mat spread;
  cv::erode(ink, spread, cv::getStructuringElement(cv::MORPH_ELLIPSE, {3, 3}));
  cv::addWeighted(ink, 0.5, spread, 0.5, 0, ink);
  cv::GaussianBlur(ink, ink, {}, 1.1);
  cv::Mat light;
  ink.convertTo(light, CV_32F, 1 / 255.0);
  cv::pow(light, random.between(1.02, 1.16), light);
  const cv::Scalar paper(random.between(0.86, 0.92), random.between(0.9, 0.94), random.between(0.92, 0.96));
  const double black = random.between(0.05, 0.09);
  cv::Mat tinted;
  cv::multiply(light, paper - cv::Scalar::all(black), tinted);
  return tinted + cv::Scalar::all(black);
}

PrintPhoto photograph(const QImage& image, unsigned seed) {
  Random random = randomFor(seed, Purpose::print);
  const cv::Mat print = printOnPaper(image, random);

  PrintPhoto photo;
  const double cardWidth = kWidth * random.between(0.8, 0.86);
  const double cardHeight = cardWidth * faces::kCardHeightMm / faces::kCardWidthMm;
  const cv::Point2d middle(kWidth / 2.0 + random.between(-10, 10), kHeight / 2.0 + random.between(-10, 10));
  const double turn = random.between(-2, 2) * CV_PI / 180;
  const std::array<cv::Point2f, 4> from{
      cv::Point2f(-0.5f, -0.5f), cv::Point2f(static_cast<float>(print.cols) - 0.5f, -0.5f),
      cv::Point2f(static_cast<float>(print.cols) - 0.5f, static_cast<float>(print.rows) - 0.5f),
      cv::Point2f(-0.5f, static_cast<float>(print.rows) - 0.5f)};
  constexpr double kSigns[4][2] = {{-1, -1}, {1, -1}, {1, 1}, {-1, 1}};
  for (std::size_t i = 0; i < 4; ++i) {
    const double x = kSigns[i][0] * cardWidth / 2 + random.between(-7, 7);
    const double y = kSigns[i][1] * cardHeight / 2 + random.between(-7, 7);
    photo.corners[i] = cv::Point2d(middle.x + x * std::cos(turn) - y * std::sin(turn),
                                   middle.y + x * std::sin(turn) + y * std::cos(turn));
  }

  const cv::Mat place = cv::getPerspectiveTransform(from.data(), photo.corners.data());
  const cv::Size size(kWidth, kHeight);
  cv::Mat blurredPrint;
  cv::GaussianBlur(print, blurredPrint, {}, 0.5 * print.cols / cardWidth);
  cv::Mat scene;
  cv::warpPerspective(blurredPrint, scene, place, size, cv::INTER_LINEAR, cv::BORDER_CONSTANT,
                      cv::Scalar::all(0));
  cv::Mat cover;
  cv::warpPerspective(cv::Mat(print.size(), CV_32F, cv::Scalar(1)), cover, place, size, cv::INTER_LINEAR,
                      cv::BORDER_CONSTANT, 0);
  const float tableTone = static_cast<float>(random.between(0.3, 0.5));
  for (int y = 0; y < kHeight; ++y)
    for (int x = 0; x < kWidth; ++x)
      scene.at<cv::Vec3f>(y, x) += cv::Vec3f::all(tableTone * (1 - cover.at<float>(y, x)));

  // Daylight from one side, with a white balance and a lens that no scene has.
  const double side = random.between(0, 2 * CV_PI);
  const double across = std::cos(side), down = std::sin(side);
  const double fall = random.between(0.06, 0.16);
  const cv::Vec3d balance(random.between(0.9, 1.08), 1.0, random.between(0.92, 1.06));
  const double level = random.between(0.92, 1.04);
  for (int y = 0; y < kHeight; ++y) {
    for (int x = 0; x < kWidth; ++x) {
      const double u = (x * 2.0 / kWidth - 1) * across + (y * 2.0 / kHeight - 1) * down;
      for (int c = 0; c < 3; ++c)
        scene.at<cv::Vec3f>(y, x)[c] *= static_cast<float>(level * balance[c] * (1 - fall * (0.5 + 0.5 * u)));
    }
  }
  cv::GaussianBlur(scene, scene, {}, random.between(0.6, 1.1));
  for (int y = 0; y < kHeight; ++y)
    for (int x = 0; x < kWidth; ++x)
      for (int c = 0; c < 3; ++c) scene.at<cv::Vec3f>(y, x)[c] += static_cast<float>(random.normal() * 0.008);
  scene.convertTo(photo.bgr, CV_8U, 255);
  std::vector<uchar> jpeg;
  codecs::encode(".jpg", photo.bgr, jpeg, {cv::IMWRITE_JPEG_QUALITY, 92});
  photo.bgr = codecs::decode(jpeg);
  return photo;
}

}  // namespace

PrintPhoto photographFace(const rules::CardDef& card, unsigned seed, faces::InkUse use) {
  const faces::CardLook look = faces::lookOf(card);
  return photograph(
      faces::faceImage(use == faces::InkUse::low ? faces::inLowInk(look) : look, kPrinterDensity), seed);
}

PrintPhoto photographBack(std::string_view game, std::string_view deck, unsigned seed, faces::InkUse use) {
  return photograph(faces::backImage(game, deck, kPrinterDensity, use), seed);
}

}  // namespace lk::stage
