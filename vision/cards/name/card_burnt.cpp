#include "vision/cards/name/card_burnt.h"

#include <algorithm>
#include <cstdint>

#include "vision/cards/name/card_decide.h"
#include "vision/cards/name/describe/card_look.h"

namespace lk::vision {
namespace {

constexpr int kNearlyBurnt = 245;    // grey levels, of all three colours
constexpr int kFaintest = 40;        // heavy ink, of 127: a quarter darker than the paper
constexpr double kMuchBurnt = 0.08;  // of a card

}  // namespace

cv::Mat burntOf(const cv::Mat& bgr, const Quad& corners) {
  const cv::Mat card = cutOut(bgr, corners, {kLookWidth, kLookHeight});
  cv::Mat burnt;
  cv::inRange(card, cv::Scalar::all(kNearlyBurnt), cv::Scalar::all(255), burnt);
  return burnt;
}

cv::Mat withoutFaintInk(const cv::Mat& reference, const cv::Mat& seen, const cv::Mat& burnt) {
  using Planes = cv::Vec<std::int8_t, kLookPlanes>;
  cv::Mat left = reference.clone();
  for (int y = 0; y < left.rows; ++y)
    for (int x = 0; x < left.cols; ++x)
      if (burnt.at<std::uint8_t>(y, x) != 0 && left.at<Planes>(y, x)[1] < kFaintest)
        left.at<Planes>(y, x) = seen.at<Planes>(y, x);
  return left;
}

bool holdsThoughBurnt(CardInquiry& inquiry, const CardView& view, const std::string& key) {
  const cv::Mat burnt = burntOf(view.picture, view.outline);
  if (cv::countNonZero(burnt) < kMuchBurnt * static_cast<double>(burnt.total())) return true;
  CardView forgiven = view;
  forgiven.faintMayBeBurnt = true;
  return holdsIn(inquiry.ask(forgiven, LookReason::thoughBurnt), key);
}

}  // namespace lk::vision
