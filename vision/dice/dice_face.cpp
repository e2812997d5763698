#include "vision/dice/dice_face.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "vision/dice/dice_decide.h"
#include "vision/dice/dice_net.h"
#include "vision/dice/dice_patch.h"

namespace lk::vision {

namespace {

using Chances = std::array<double, 8>;

constexpr double kPlain = 0.97;  // probability from which no further views are needed
// Factor on the log-odds. The net was trained on images in any light and is underconfident. Fitted on photos
// left out of training.
constexpr double kSharper = 1.5;
constexpr int kAgreed = 5;  // views after which a value that is clear in their mean needs no more

cv::Point2f middleOf(const cv::Rect2f& box) {
  return (box.tl() + box.br()) * 0.5F;
}

/// Returns the width of the square that the net sees of a die, image pixels.
float widthAround(const cv::Rect2f& box) {
  return kReaderReach * std::max(box.width, box.height);
}

cv::Mat facePatch(const Pyramid& picture, const cv::Rect2f& box, float turn = 0) {
  return patchAt(picture, {middleOf(box), widthAround(box), turn}, kReaderPatch);
}

/// Combines several views of one die.
class Views {
 public:
  void add(const ReaderAnswer& answer) {
    for (std::size_t i = 0; i < odds_.size(); ++i) odds_[i] += answer[i];
    ++count_;
  }

  /// Returns probabilities from the mean of the log-odds, multiplied by `sharper`.
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

}  // namespace

FaceReading readFace(const Pyramid& picture, const FoundDie& die) {
  const cv::Mat3f patch = levelled(facePatch(picture, die.box));
  const ReaderAnswer first = runReader(patch);
  Views seen;
  seen.add(first);
  const auto nothing = [&] { return hardlyADie(die, {seen.chances(kSharper), {}}, seen.count()); };
  const auto enough = [&] { return nothing() || (seen.count() >= kAgreed && seen.plain()); };
  const auto lookAround = [&](const cv::Mat3f& from, int firstSide) {
    for (int side = firstSide; side < kSides && !enough(); ++side) seen.add(runReader(viewed(from, side)));
  };
  if (!seen.plain()) lookAround(patch, 1);
  if (!seen.plain() && !nothing())
    lookAround(levelled(facePatch(picture, die.box, static_cast<float>(CV_PI / 4))), 0);
  return {seen.chances(kSharper), topOf(first, middleOf(die.box), widthAround(die.box))};
}

std::vector<FaceReading> readFaces(const Pyramid& picture, const std::vector<FoundDie>& dice) {
  std::vector<FaceReading> faces;
  for (const FoundDie& die : dice) faces.push_back(readFace(picture, die));
  return faces;
}

cv::Mat facePatch(const Pyramid& picture, const FoundDie& die) {
  return facePatch(picture, die.box);
}

}  // namespace lk::vision
