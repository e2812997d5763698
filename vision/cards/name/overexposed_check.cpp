#include "vision/cards/name/overexposed_check.h"

#include <opencv2/core.hpp>

#include "vision/cards/name/card_decide.h"
#include "vision/cards/name/overexposed.h"

namespace lk::vision {
namespace {

constexpr double kMuchOverexposed = 0.08;  // fraction of a card

}  // namespace

bool holdsThoughOverexposed(CardInquiry& inquiry, const CardView& view, const std::string& key) {
  const cv::Mat overexposed = overexposedOf(view.picture, view.outline);
  if (cv::countNonZero(overexposed) < kMuchOverexposed * static_cast<double>(overexposed.total()))
    return true;
  CardView forgiven = view;
  forgiven.faintMayBeOverexposed = true;
  return holdsIn(inquiry.ask(forgiven, ObservationReason::thoughOverexposed), key);
}

}  // namespace lk::vision
