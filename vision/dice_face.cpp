#include "vision/dice_face.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include <opencv2/imgproc.hpp>

#include "vision/dice_decide.h"
#include "vision/dice_net.h"

namespace lk::vision {

namespace {

using Chances = std::array<double, 8>;
using Answer = std::array<float, kReaderOutputs>;

constexpr double kPlain = 0.97;  // what is as likely as this needs no further looks
// The net learnt from pictures in every light, and doubts more than it need: fitted on photos left out of
// training.
constexpr double kSharper = 1.5;
constexpr int kAgreed = 5;       // looks after which what is plain by all of them needs no more
constexpr int kSides = 8;        // a patch turned by quarters, as it is and mirrored
constexpr float kAround = 1.5F;  // of a patch's width: holds it however it is turned

/// The square around the box, turned by `turn` (radians, clockwise).
cv::Mat patchOf(const cv::Mat& bgr, const cv::Rect2f& box, float turn = 0) {
  const float width = kReaderReach * std::max(box.width, box.height);
  cv::Point2f middle = (box.tl() + box.br()) * 0.5F;
  float scale = kReaderPatch / width;
  cv::Mat around = bgr;
  if (scale < 0.8F) {  // smaller first, without aliases
    const int wide = cvRound(kAround * width);
    const cv::Rect square(cvRound(middle.x) - wide / 2, cvRound(middle.y) - wide / 2, wide, wide);
    const cv::Rect inside = square & cv::Rect({0, 0}, bgr.size());
    cv::copyMakeBorder(bgr(inside), around, inside.y - square.y, square.br().y - inside.br().y,
                       inside.x - square.x, square.br().x - inside.br().x, cv::BORDER_REPLICATE);
    const int small = cvRound(kAround * kReaderPatch);
    cv::resize(around, around, {small, small}, 0, 0, cv::INTER_AREA);
    const float shrunk = static_cast<float>(small) / static_cast<float>(wide);
    middle = (middle - cv::Point2f(square.tl())) * shrunk;
    scale /= shrunk;
  }
  const float c = std::cos(turn) * scale;
  const float s = std::sin(turn) * scale;
  const cv::Point2f from = middle - cv::Point2f(0.5F, 0.5F);
  const float to = 0.5F * static_cast<float>(kReaderPatch - 1);
  const cv::Matx23f map(c, -s, to - c * from.x + s * from.y, s, c, to - s * from.x - c * from.y);
  cv::Mat patch;
  cv::warpAffine(around, patch, map, {kReaderPatch, kReaderPatch}, cv::INTER_LINEAR, cv::BORDER_REPLICATE);
  return patch;
}

/// Without its mean, in units of its spread.
cv::Mat3f levelled(const cv::Mat& patch) {
  cv::Mat3f values;
  patch.convertTo(values, CV_32F);
  cv::Scalar mean, spread;
  cv::meanStdDev(values.reshape(1), mean, spread);
  values = (values - cv::Scalar::all(mean[0])) / (spread[0] + 8);
  return values;
}

/// From one of kSides sides: turned by quarters clockwise; from the fifth on mirrored, too.
cv::Mat3f viewed(const cv::Mat3f& patch, int side) {
  cv::Mat3f upright = patch;
  if (side >= 4) {
    upright = cv::Mat3f(patch.size());
    cv::flip(patch, upright, 1);
  }
  if (side % 4 == 0) return upright;
  cv::Mat3f result;
  cv::rotate(upright, result,
             side % 4 == 1   ? cv::ROTATE_90_CLOCKWISE
             : side % 4 == 2 ? cv::ROTATE_180
                             : cv::ROTATE_90_COUNTERCLOCKWISE);
  return result;
}

/// What several looks at one die say together.
class Views {
 public:
  void add(const Answer& answer) {
    for (std::size_t i = 0; i < odds_.size(); ++i) odds_[i] += answer[i];
    ++count_;
  }

  /// Of the mean of the log odds, `sharper` times as far apart.
  [[nodiscard]] Chances chances(double sharper) const {
    Chances chances{};
    const double most = *std::max_element(odds_.begin(), odds_.end());
    for (std::size_t i = 0; i < chances.size(); ++i)
      chances[i] = std::exp(sharper * (odds_[i] - most) / count_);
    const double sum = std::accumulate(chances.begin(), chances.end(), 0.0);
    for (double& chance : chances) chance /= sum;
    return chances;
  }

  [[nodiscard]] int count() const { return count_; }
  [[nodiscard]] bool plain() const {
    const Chances now = chances(1);
    return *std::max_element(now.begin(), now.end()) >= kPlain;
  }

 private:
  Chances odds_{};
  int count_ = 0;
};

Quad topOf(const Answer& answer, const cv::Rect2f& box) {
  const float* place = answer.data() + 8;
  const float width = kReaderReach * std::max(box.width, box.height);
  const cv::Point2f middle = (box.tl() + box.br()) * 0.5F + cv::Point2f(place[0], place[1]) * (width / 2);
  const float reach = std::exp(std::min(place[2], 0.F)) * width * static_cast<float>(std::sqrt(0.5));
  const float turn = std::atan2(place[4], place[3]) / 4;
  Quad top;
  for (std::size_t i = 0; i < 4; ++i) {
    const float angle = turn + static_cast<float>(CV_PI * (0.5 * static_cast<double>(i) - 0.75));
    top[i] = middle + cv::Point2f(std::cos(angle), std::sin(angle)) * reach;
  }
  return top;
}

}  // namespace

int FaceReading::likeliest() const {
  return static_cast<int>(std::max_element(chances.begin() + 1, chances.begin() + 7) - chances.begin());
}

FaceReading readFace(const cv::Mat& bgr, const FoundDie& die) {
  const cv::Mat3f patch = levelled(patchOf(bgr, die.box));
  const Answer first = runReader(patch);
  Views seen;
  seen.add(first);
  const auto nothing = [&] { return hardlyADie(die, {seen.chances(kSharper), {}}, seen.count()); };
  const auto enough = [&] { return nothing() || (seen.count() >= kAgreed && seen.plain()); };
  const auto lookAround = [&](const cv::Mat3f& from, int firstSide) {
    for (int side = firstSide; side < kSides && !enough(); ++side) seen.add(runReader(viewed(from, side)));
  };
  if (!seen.plain()) lookAround(patch, 1);
  if (!seen.plain() && !nothing())
    lookAround(levelled(patchOf(bgr, die.box, static_cast<float>(CV_PI / 4))), 0);
  return {seen.chances(kSharper), topOf(first, die.box)};
}

cv::Mat facePatch(const cv::Mat& bgr, const FoundDie& die) {
  return patchOf(bgr, die.box);
}

}  // namespace lk::vision
