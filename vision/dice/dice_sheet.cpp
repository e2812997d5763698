#include "vision/dice/dice_sheet.h"

#include <algorithm>
#include <cmath>
#include <iterator>

#include <opencv2/imgproc.hpp>

#include "vision/core/light_levels.h"
#include "vision/dice/dice_patch.h"

namespace lk::vision {

namespace {

constexpr double kLikely = 0.5;      // least probability of a value
constexpr int kTogether = 3;         // least number of printed dice on a sheet
constexpr float kOtherSize = 1.15F;  // ratio of sizes of equal prints, given the net's accuracy
constexpr float kOtherTurn = 0.09F;  // radians; the same for their rotations

// The face and its surroundings.
constexpr int kFace = 40;  // pixels of its side
constexpr int kPatch = 104;
constexpr int kMiddle = kPatch / 2;
constexpr int kBand = 11;                     // pixels either way that are averaged
constexpr int kNearest = 14, kFarthest = 28;  // pixels from the face's centre where it may end
constexpr int kStep = 4;                      // pixels beyond the end where the surroundings start
constexpr int kBeside = 16;                   // and how far they are examined
constexpr float kPlain = 30;    // grey levels over all channels, from the face to the surroundings
constexpr float kEven = 0.02F;  // of that contrast; paper varies less
constexpr int kEvenSides = 2;   // no more than one side beside real dice was as even as paper

/// True if the surroundings above the face are even. `patch` shows the face upright in its centre.
bool isEvenAbove(const cv::Mat& patch) {
  cv::Mat3f mean;
  cv::reduce(patch.colRange(kMiddle - kBand, kMiddle + kBand), mean, 1, cv::REDUCE_AVG, CV_32F);
  const auto at = [&](int out) { return mean(kMiddle - out, 0); };  // pixels from the face's centre
  int end = kNearest;
  double most = 0;
  for (int out = kNearest; out <= kFarthest; ++out)
    if (const double step = cv::norm(at(out + 1) - at(out - 1)); step > most) most = step, end = out;
  const double contrast = cv::norm(at(end + kStep) - at(end - kStep));
  cv::Vec3f beside;
  for (int out = end + kStep; out < end + kBeside; ++out) beside += at(out) * (1.F / (kBeside - kStep));
  if (contrast < kPlain || *std::max_element(beside.val, beside.val + 3) > kOverexposed) return false;
  for (int out = end + kStep; out < end + kBeside; ++out)
    if (cv::norm(at(out) - beside) > kEven * contrast) return false;
  return true;
}

bool liesOnPaper(const cv::Mat& bgr, const PatchPlace& face) {
  cv::Mat patch = sampledAt(bgr, {face.middle, face.width * kPatch / kFace, face.turn}, kPatch);
  int even = 0;
  for (int side = 0; side < 4; ++side) {
    even += isEvenAbove(patch) ? 1 : 0;
    cv::rotate(patch, patch, cv::ROTATE_90_CLOCKWISE);
  }
  return even >= kEvenSides;
}

PatchPlace placeOf(const Quad& top) {
  const cv::Point2f along = top[1] - top[0];
  return {(top[0] + top[2]) * 0.5F, static_cast<float>(cv::norm(along)), -std::atan2(along.y, along.x)};
}

/// A face that may be printed.
struct Suspect {
  FaceReading* face = nullptr;
  PatchPlace place;
};

bool areAlike(const Suspect& a, const Suspect& b) {
  constexpr auto kQuarter = static_cast<float>(CV_PI / 2);
  const auto& [small, large] = std::minmax(a.place.width, b.place.width);
  return std::abs(std::remainder(a.place.turn - b.place.turn, kQuarter)) < kOtherTurn &&
         large < kOtherSize * small;
}

/// Returns those with enough others of the same size and rotation.
std::vector<Suspect> alike(const std::vector<Suspect>& all) {
  std::vector<Suspect> found;
  std::copy_if(all.begin(), all.end(), std::back_inserter(found), [&](const Suspect& one) {
    return kTogether <=
           std::count_if(all.begin(), all.end(), [&](const Suspect& other) { return areAlike(one, other); });
  });
  return found;
}

}  // namespace

void markPrinted(const cv::Mat& bgr, std::vector<FaceReading>& faces) {
  std::vector<Suspect> suspects;
  for (FaceReading& face : faces)
    if (face.own && face.chances[static_cast<std::size_t>(face.likeliest())] > kLikely)
      suspects.push_back({&face, placeOf(face.top)});
  suspects = alike(suspects);
  std::erase_if(suspects, [&](const Suspect& one) { return !liesOnPaper(bgr, one.place); });
  for (const Suspect& one : alike(suspects)) one.face->printed = true;
}

}  // namespace lk::vision
