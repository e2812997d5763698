#include "reliability.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>

#include <opencv2/imgcodecs.hpp>
#include <opencv2/imgproc.hpp>

namespace lk::test {

namespace {

constexpr int kBins = 10;

struct Bin {
  int count = 0, right = 0;
  double confidence = 0;  // sum
};

std::array<Bin, kBins> binned(const std::vector<Claim>& claims) {
  std::array<Bin, kBins> bins;
  for (const Claim& claim : claims) {
    Bin& bin =
        bins[static_cast<std::size_t>(std::clamp(static_cast<int>(claim.confidence * kBins), 0, kBins - 1))];
    ++bin.count;
    bin.right += claim.right ? 1 : 0;
    bin.confidence += claim.confidence;
  }
  return bins;
}

}  // namespace

double calibrationError(const std::vector<Claim>& claims) {
  double error = 0;
  for (const Bin& bin : binned(claims)) error += std::abs(bin.confidence - bin.right);
  return claims.empty() ? 0 : error / static_cast<double>(claims.size());
}

bool drawReliability(const std::vector<Claim>& claims, const std::string& title, const std::string& file) {
  constexpr int kSide = 400, kMargin = 60;
  cv::Mat picture(kSide + 2 * kMargin, kSide + 2 * kMargin, CV_8UC3, cv::Scalar::all(255));
  const auto at = [&](double x, double y) {
    return cv::Point(kMargin + cvRound(x * kSide), kMargin + cvRound((1 - y) * kSide));
  };
  const auto words = [&](const std::string& text, cv::Point where, double size) {
    cv::putText(picture, text, where, cv::FONT_HERSHEY_SIMPLEX, size, cv::Scalar::all(40), 1, cv::LINE_AA);
  };
  const std::array<Bin, kBins> bins = binned(claims);
  for (int i = 0; i < kBins; ++i) {
    const Bin& bin = bins[static_cast<std::size_t>(i)];
    if (bin.count == 0) continue;
    const double right = static_cast<double>(bin.right) / bin.count;
    cv::rectangle(picture, at(i / 10.0 + 0.005, 0), at(i / 10.0 + 0.095, right), cv::Scalar(200, 160, 90),
                  cv::FILLED);
    cv::circle(picture, at(bin.confidence / bin.count, right), 4, cv::Scalar(60, 40, 160), cv::FILLED,
               cv::LINE_AA);
    words(std::to_string(bin.count), at(i / 10.0 + 0.02, right) - cv::Point(0, 5), 0.4);
  }
  cv::line(picture, at(0, 0), at(1, 1), cv::Scalar::all(150), 1, cv::LINE_AA);
  cv::rectangle(picture, at(0, 0), at(1, 1), cv::Scalar::all(90));
  for (const double tick : {0.0, 0.5, 1.0}) {
    char text[8];
    std::snprintf(text, sizeof text, "%.1f", tick);
    words(text, at(tick, 0) + cv::Point(-10, 18), 0.4);
    words(text, at(0, tick) + cv::Point(-32, 5), 0.4);
  }
  char summary[120];
  std::snprintf(summary, sizeof summary, "%s: %zu claims, calibration error %.4f", title.c_str(),
                claims.size(), calibrationError(claims));
  words(summary, {kMargin, 30}, 0.5);
  words("confidence across, share of right claims up, number of claims above", {kMargin, picture.rows - 14},
        0.4);
  return cv::imwrite(file, picture);
}

}  // namespace lk::test
