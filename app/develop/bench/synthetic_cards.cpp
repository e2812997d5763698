#include "app/develop/bench/synthetic_cards.h"

#include <vector>

#include <opencv2/imgproc.hpp>

namespace lk::app {

namespace {

constexpr int kFiner = 2;        // drawn larger and reduced, because prints have soft edges
const cv::Size kPrint(96, 136);  // the size of which a descriptor is made
constexpr int kFamily = 8;       // cards that share a picture
constexpr int kSet = 1024;       // cards that share a frame
constexpr std::uint64_t kSpread = 0x9E3779B97F4A7C15;

cv::RNG seeded(int number, int purpose) {
  return cv::RNG((static_cast<std::uint64_t>(number) + 1) * kSpread +
                 static_cast<std::uint64_t>(purpose) * 977);
}

cv::Scalar colour(cv::RNG& random, int lowest, int highest) {
  const int blue = random.uniform(lowest, highest), green = random.uniform(lowest, highest);
  return {double(blue), double(green), double(random.uniform(lowest, highest))};
}

cv::Point pointIn(cv::RNG& random, const cv::Rect& box) {
  const int x = random.uniform(box.x, box.x + box.width);
  return {x, random.uniform(box.y, box.y + box.height)};
}

/// Draws soft patches of colour with shapes on them.
void drawPicture(cv::Mat card, const cv::Rect& box, cv::RNG random) {
  cv::Mat patches(4, 5, CV_8UC3);
  const cv::Scalar mood = colour(random, 20, 220);
  for (cv::Vec3b& patch : cv::Mat_<cv::Vec3b>(patches)) {
    const cv::Scalar c = 0.6 * mood + 0.4 * colour(random, 0, 255);
    patch = cv::Vec3b(cv::saturate_cast<uchar>(c[0]), cv::saturate_cast<uchar>(c[1]),
                      cv::saturate_cast<uchar>(c[2]));
  }
  cv::Mat soft;
  cv::resize(patches, soft, box.size(), 0, 0, cv::INTER_CUBIC);
  soft.copyTo(card(box));
  for (int shape = random.uniform(3, 8); shape > 0; --shape) {
    std::vector<cv::Point> corners, hull;
    const cv::Rect around = cv::Rect(pointIn(random, box), cv::Size(box.width / 2, box.height / 2)) & box;
    for (int i = random.uniform(3, 7); i > 0; --i) corners.push_back(pointIn(random, around));
    cv::convexHull(corners, hull);
    cv::fillConvexPoly(card, hull, colour(random, 0, 255), cv::LINE_AA);
  }
}

/// Draws words as bars of their lengths.
void drawWords(cv::Mat card, const cv::Rect& box, int lines, cv::RNG random) {
  const int step = box.height / lines;
  for (int line = 0; line < lines; ++line)
    for (int x = box.x; x < box.br().x - 12;) {
      const int length = std::min(random.uniform(6, 36), box.br().x - x);
      cv::rectangle(card, {x, box.y + line * step + step / 4, length, std::max(step / 2, 2)}, {40, 40, 40},
                    cv::FILLED);
      x += length + 6;
      if (line == lines - 1 && random.uniform(0, 4) == 0) break;
    }
}

void drawSign(cv::Mat card, cv::Point at, int size, int kind, const cv::Scalar& ink, int thickness) {
  std::vector<cv::Point> outline;
  switch (kind) {
    case 0:
      cv::ellipse2Poly(at, {size, size / 2}, 0, 0, 360, 12, outline);
      break;
    case 1:
      outline = {at + cv::Point(-size, 0), at + cv::Point(0, -size / 2), at + cv::Point(size, 0),
                 at + cv::Point(0, size / 2)};
      break;
    default:
      outline = {at + cv::Point(-size, size / 2), at + cv::Point(-size / 2, -size / 2),
                 at + cv::Point(size, -size / 3), at + cv::Point(size / 2, size / 2)};
      break;
  }
  if (thickness < 0)
    cv::fillPoly(card, std::vector<std::vector<cv::Point>>{outline}, ink, cv::LINE_AA);
  else
    cv::polylines(card, outline, true, ink, thickness, cv::LINE_AA);
}

/// Returns a card with one to three signs on white. Shape, colour, filling and number distinguish the cards,
/// small letters the edition.
cv::Mat signCard(int number) {
  cv::Mat card(kPrint * kFiner, CV_8UC3, cv::Scalar(242, 244, 245));
  static const cv::Scalar kInks[] = {{40, 40, 200}, {60, 140, 30}, {140, 40, 110}, {180, 90, 20}};
  const int count = 1 + number % 3, kind = number / 3 % 3, ink = number / 9 % 4, filling = number / 36 % 3;
  for (int i = 0; i < count; ++i) {
    const cv::Point at(card.cols / 2, card.rows / 2 + (2 * i - count + 1) * card.rows / 8);
    drawSign(card, at, card.cols / 3, kind, kInks[ink], filling == 0 ? -1 : 4);
    if (filling == 2) drawSign(card, at, card.cols / 6, kind, kInks[ink], 3);
  }
  drawWords(card, {20, 10, 152, 22}, 1, seeded(number / 108, 7));
  return card;
}

cv::Mat pictureCard(int number) {
  cv::RNG style = seeded(number / kSet, 1);
  cv::Mat card(kPrint * kFiner, CV_8UC3, colour(style, 10, 250));
  const cv::Scalar paper = colour(style, 190, 250);
  const int rim = style.uniform(6, 16), top = style.uniform(24, 44), foot = style.uniform(150, 190);
  cv::rectangle(card, {rim, rim, card.cols - 2 * rim, card.rows - 2 * rim}, paper, cv::FILLED);
  drawPicture(card, {rim + 6, top, card.cols - 2 * rim - 12, foot - top}, seeded(number / kFamily, 2));
  cv::RNG own = seeded(number, 3);
  const int variant = number % kFamily;
  // Some cards of a family differ in their words, some in a sign's colour, some in the number of signs.
  drawWords(card, {rim + 8, rim + 4, card.cols / 2, top - rim - 8}, 1,
            seeded(variant < 4 ? number : number / 4, 4));
  drawWords(card, {rim + 10, foot + 8, card.cols - 2 * rim - 20, card.rows - foot - rim - 18}, 4,
            seeded(variant < 4 ? number : number / 4, 5));
  const cv::Scalar ink = variant < 4 ? cv::Scalar(30, 30, 30) : colour(own, 0, 220);
  for (int i = 0; i <= variant % 4; ++i)
    cv::circle(card, {card.cols - rim - 14 - 18 * i, rim + 12}, 8, ink, cv::FILLED, cv::LINE_AA);
  return card;
}

}  // namespace

cv::Mat syntheticCard(int number) {
  // Every sixteenth set has signs on white.
  const cv::Mat large = number / kSet % 16 == 1 ? signCard(number) : pictureCard(number);
  cv::Mat print;
  cv::resize(large, print, kPrint, 0, 0, cv::INTER_AREA);
  return print;
}

SyntheticView photographed(const cv::Mat& print, int seed) {
  cv::RNG random = seeded(seed, 6);
  const cv::Size size(320, 320);
  const double high = random.uniform(120.0, 240.0), wide = high * print.cols / print.rows;
  const double turn = random.uniform(0.0, 2 * CV_PI), tilt = random.uniform(0.75, 1.0);
  vision::Quad truth, flat;
  const cv::Point2d half(print.cols / 2.0, print.rows / 2.0);
  const cv::Point2d signs[]{{-1, -1}, {1, -1}, {1, 1}, {-1, 1}};
  SyntheticView view;
  for (std::size_t i = 0; i < 4; ++i) {
    flat[i] =
        cv::Point2f(half + cv::Point2d(signs[i].x * half.x, signs[i].y * half.y) - cv::Point2d(0.5, 0.5));
    const double x = signs[i].x * wide / 2, y = signs[i].y * high / 2;
    const double across = x * std::cos(turn) - y * std::sin(turn),
                 down = x * std::sin(turn) + y * std::cos(turn);
    const double nearer = 1 + 0.0004 * down;
    truth[i] = {float(160 + across * nearer), float(160 + down * tilt * nearer)};
    const double off = 0.007 * std::hypot(wide, high);
    view.corners[i] =
        truth[i] + cv::Point2f(float(random.uniform(-off, off)), float(random.uniform(-off, off)));
  }
  cv::Mat picture(size, CV_8UC3, colour(random, 20, 120));
  const cv::Mat warp = cv::getPerspectiveTransform(flat.data(), truth.data());
  cv::warpPerspective(print, picture, warp, size, cv::INTER_LINEAR, cv::BORDER_TRANSPARENT);
  cv::GaussianBlur(picture, picture, {0, 0}, random.uniform(0.3, 1.1));
  const cv::Vec3f light(float(random.uniform(0.6, 1.0)), float(random.uniform(0.7, 0.95)),
                        float(random.uniform(0.7, 1.0)));
  const double slope = random.uniform(0.0, 0.0015);
  cv::Mat noise(size, CV_16SC3);
  random.fill(noise, cv::RNG::NORMAL, 0, 4);
  for (int y = 0; y < size.height; ++y)
    for (int x = 0; x < size.width; ++x)
      for (int c = 0; c < 3; ++c) {
        uchar& pixel = picture.at<cv::Vec3b>(y, x)[c];
        pixel = cv::saturate_cast<uchar>(pixel * light[c] * (1 - slope * x) + noise.at<cv::Vec3s>(y, x)[c]);
      }
  view.bgr = picture;
  return view;
}

}  // namespace lk::app
