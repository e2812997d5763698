#include "vision/dice/dice_sheet.h"

#include <algorithm>
#include <cmath>
#include <iterator>

#include <opencv2/imgproc.hpp>

#include "vision/dice/dice_patch.h"

namespace lk::vision {

namespace {

constexpr double kLikely = 0.5;      // a value that may be told
constexpr int kTogether = 3;         // so many are a sheet
constexpr float kOtherSize = 1.15F;  // readers tell sizes
constexpr float kOtherTurn = 0.09F;  // and turns (radians) of prints that are the same by less than this

// The face and what is beside it.
constexpr int kFace = 40;  // pixels of its side
constexpr int kPatch = 104;
constexpr int kMiddle = kPatch / 2;
constexpr int kBand = 11;                     // pixels either way that are looked at together
constexpr int kNearest = 14, kFarthest = 28;  // pixels from the face's middle where it may end
constexpr int kStep = 4;                      // pixels beyond the end where what is beside it begins,
constexpr int kBeside = 16;                   // and how far it is looked at
constexpr float kPlain = 30;                  // grey levels, in all channels, from the face to there
constexpr float kEven = 0.02F;                // of which paper varies by less
constexpr float kOverexposed = 250;
constexpr int kEvenSides = 2;  // beside dice never more than one side was as even as paper

/// True when what follows the face above it is even; `patch`: the face upright in its middle.
bool isEvenAbove(const cv::Mat& patch) {
  cv::Mat3f mean;
  cv::reduce(patch.colRange(kMiddle - kBand, kMiddle + kBand), mean, 1, cv::REDUCE_AVG, CV_32F);
  const auto at = [&](int out) { return mean(kMiddle - out, 0); };  // pixels from the face's middle
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

/// Those that are not alone of their size and turn.
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
