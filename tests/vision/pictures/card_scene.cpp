#include "card_scene.h"

#include <algorithm>
#include <cmath>

#include <opencv2/imgproc.hpp>

namespace lk::vision::scene {
namespace {

constexpr int kWidth = 504;
constexpr int kHeight = 704;

cv::Scalar colour(std::mt19937& random, int lowest, int highest) {
  std::uniform_int_distribution<int> level(lowest, highest);
  const int blue = level(random), green = level(random), red = level(random);
  return {static_cast<double>(blue), static_cast<double>(green), static_cast<double>(red)};
}

}  // namespace

cv::Mat cardFace(int number, const cv::Scalar& border) {
  std::mt19937 random(static_cast<unsigned>(number) * 7919U + 13U);
  cv::Mat card(kHeight, kWidth, CV_8UC3, border);
  cv::rectangle(card, {30, 30, kWidth - 60, kHeight - 60}, {225, 238, 245}, cv::FILLED);
  cv::rectangle(card, {50, 110, kWidth - 100, 300}, colour(random, 40, 230), cv::FILLED);
  std::uniform_int_distribution<int> x(60, kWidth - 60), y(120, 400);
  for (int shape = 0; shape < 4; ++shape) {
    std::vector<cv::Point> outline;
    for (int i = 0; i < 3 + shape; ++i) outline.emplace_back(x(random), y(random));
    std::vector<cv::Point> hull;
    cv::convexHull(outline, hull);
    cv::fillConvexPoly(card, hull, colour(random, 0, 255), cv::LINE_AA);
  }
  cv::putText(card, "Card " + std::to_string(number), {60, 90}, cv::FONT_HERSHEY_DUPLEX, 1.6, {20, 20, 20}, 3,
              cv::LINE_AA);
  std::uniform_int_distribution<int> letter('a', 'z');
  for (int line = 0; line < 5; ++line) {
    std::string text;
    for (int i = 0; i < 16; ++i) text += i % 6 == 5 ? ' ' : static_cast<char>(letter(random));
    cv::putText(card, text, {55, 460 + 42 * line}, cv::FONT_HERSHEY_SIMPLEX, 1.1, {30, 30, 30}, 2,
                cv::LINE_AA);
  }
  return card;
}

cv::Mat table(Table kind, cv::Size size, unsigned seed) {
  cv::theRNG().state = seed + 1;
  const cv::Scalar base = kind == Table::wood    ? cv::Scalar(70, 110, 150)
                          : kind == Table::cloth ? cv::Scalar(60, 110, 40)
                          : kind == Table::black ? cv::Scalar(28, 26, 26)
                                                 : cv::Scalar(205, 210, 212);
  cv::Mat grain(size.height / (kind == Table::wood ? 3 : 2) + 1,
                size.width / (kind == Table::wood ? 40 : 2) + 1, CV_16SC1);
  cv::randn(grain, 0, kind == Table::wood ? 14 : kind == Table::cloth ? 9 : 4);
  cv::resize(grain, grain, size, 0, 0, cv::INTER_LINEAR);
  cv::Mat grains;
  cv::merge(std::vector<cv::Mat>{grain, grain, grain}, grains);
  cv::Mat picture(size, CV_16SC3, base);
  picture += grains;
  picture.convertTo(picture, CV_8U);
  return picture;
}

Quad pose(cv::Point2f centre, double height, double turnedDeg, double tiltDeg, double aspect) {
  const double width = height / aspect;
  const double turn = turnedDeg * CV_PI / 180;
  const double tilt = tiltDeg * CV_PI / 180;
  const double far = 5 * height;
  Quad corners;
  const std::array<cv::Point2d, 4> flat{cv::Point2d(-width / 2, -height / 2),
                                        {width / 2, -height / 2},
                                        {width / 2, height / 2},
                                        {-width / 2, height / 2}};
  for (std::size_t i = 0; i < 4; ++i) {
    const double x = flat[i].x * std::cos(turn) - flat[i].y * std::sin(turn);
    const double y = flat[i].x * std::sin(turn) + flat[i].y * std::cos(turn);
    const double nearer = far / (far - y * std::sin(tilt));
    corners[i] =
        centre + cv::Point2f(static_cast<float>(x * nearer), static_cast<float>(y * std::cos(tilt) * nearer));
  }
  return corners;
}

Quad poseOnTable(cv::Point2f at, double height, double turnedDeg, double tiltDeg, cv::Point2f middle) {
  constexpr double kFar = 1600;  // pixels from the table's centre to the camera
  const double tilt = tiltDeg * CV_PI / 180;
  Quad corners = pose(at, height, turnedDeg);
  for (cv::Point2f& corner : corners) {
    const double nearer = kFar / (kFar - corner.y * std::sin(tilt));
    corner = middle + cv::Point2f(static_cast<float>(corner.x * nearer),
                                  static_cast<float>(corner.y * std::cos(tilt) * nearer));
  }
  return corners;
}

void lay(cv::Mat& picture, const cv::Mat& card, const Quad& corners) {
  // Drawn at double size and reduced, so that edges fall between pixels as in a photo.
  constexpr int kFiner = 2;
  const cv::Rect box = cv::boundingRect(std::vector<cv::Point2f>(corners.begin(), corners.end()));
  const cv::Rect patch = (box + cv::Size(16, 16) - cv::Point(8, 8)) & cv::Rect({}, picture.size());
  if (patch.empty()) return;
  Quad fine = corners;
  for (cv::Point2f& corner : fine)
    corner = (corner - cv::Point2f(patch.tl()) + cv::Point2f(0.5F, 0.5F)) * kFiner - cv::Point2f(0.5F, 0.5F);
  const double reduce = card.rows / (kFiner * std::max(cv::norm(corners[3] - corners[0]), 1.0));
  cv::Mat print = card;
  if (reduce > 1.2) cv::resize(card, print, {}, 1 / reduce, 1 / reduce, cv::INTER_AREA);
  const auto w = static_cast<float>(print.cols), h = static_cast<float>(print.rows);
  const Quad flat{cv::Point2f(-0.5F, -0.5F), {w - 0.5F, -0.5F}, {w - 0.5F, h - 0.5F}, {-0.5F, h - 0.5F}};
  const cv::Mat project = cv::getPerspectiveTransform(flat.data(), fine.data());
  cv::Mat drawn, covered;
  cv::warpPerspective(print, drawn, project, patch.size() * kFiner, cv::INTER_LINEAR, cv::BORDER_REPLICATE);
  cv::Mat outline = cv::Mat::zeros(patch.size() * kFiner, CV_8U);
  std::vector<cv::Point> polygon;
  for (const cv::Point2f corner : fine)
    polygon.emplace_back(static_cast<int>(std::lround(corner.x * 256)),
                         static_cast<int>(std::lround(corner.y * 256)));
  cv::fillConvexPoly(outline, polygon, 255, cv::LINE_AA, 8);
  cv::resize(outline, covered, patch.size(), 0, 0, cv::INTER_AREA);
  cv::resize(drawn, drawn, patch.size(), 0, 0, cv::INTER_AREA);
  cv::Mat shadow;
  cv::GaussianBlur(covered, shadow, {0, 0}, 2.5);
  cv::Mat below = picture(patch);
  for (int y = 0; y < patch.height; ++y) {
    for (int x = 0; x < patch.width; ++x) {
      const double share = covered.at<std::uint8_t>(y, x) / 255.0;
      const double dark = 1 - 0.3 * shadow.at<std::uint8_t>(y, x) / 255.0;
      auto& pixel = below.at<cv::Vec3b>(y, x);
      for (int c = 0; c < 3; ++c)
        pixel[c] = cv::saturate_cast<std::uint8_t>(share * drawn.at<cv::Vec3b>(y, x)[c] +
                                                   (1 - share) * dark * pixel[c]);
    }
  }
}

cv::Mat seen(const cv::Mat& picture, const Camera& camera, unsigned seed) {
  cv::theRNG().state = seed + 77;
  cv::Mat lit(picture.size(), CV_32FC3);
  for (int y = 0; y < picture.rows; ++y)
    for (int x = 0; x < picture.cols; ++x) {
      const double place = static_cast<double>(x) / picture.cols + static_cast<double>(y) / picture.rows;
      lit.at<cv::Vec3f>(y, x) =
          cv::Vec3f(picture.at<cv::Vec3b>(y, x)) * static_cast<float>(1 - camera.unevenness * place / 2);
    }
  if (camera.blur > 0) cv::GaussianBlur(lit, lit, {0, 0}, camera.blur);
  cv::Mat noise(picture.size(), CV_32FC3);
  cv::randn(noise, 0, camera.noise);
  lit += noise;
  cv::Mat result;
  lit.convertTo(result, CV_8U);
  return result;
}

double cornerError(const Quad& found, const Quad& truth) {
  const double diagonal = (cv::norm(truth[2] - truth[0]) + cv::norm(truth[3] - truth[1])) / 2;
  double best = 1e9;
  for (std::size_t turn = 0; turn < 4; ++turn) {
    double worst = 0;
    for (std::size_t i = 0; i < 4; ++i) worst = std::max(worst, cv::norm(found[(i + turn) % 4] - truth[i]));
    best = std::min(best, worst);
  }
  return best / diagonal;
}

}  // namespace lk::vision::scene
