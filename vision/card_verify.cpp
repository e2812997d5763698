#include "vision/card_verify.h"

#include <algorithm>
#include <cmath>

#include <opencv2/imgproc.hpp>

#include "vision/card_align.h"
#include "vision/card_look.h"

namespace lk::vision {
namespace {

enum Plane { kFaintInk, kHeavyInk, kRedGreen, kBlueYellow };

struct PlaneDifference {
  double correlation = 0;  // -1..1; near 1 when neither plane holds anything
  double overall = 0;      // root mean square
  double worst = 0;        // the largest that is not a matter of a line lying beside itself
};

PlaneDifference compare(const cv::Mat& reference, const cv::Mat& seen) {
  // Print and light make one picture a little richer in contrast than the other.
  const double gain = std::clamp((reference.dot(seen) + 2) / (seen.dot(seen) + 2), 0.7, 1.4);
  const cv::Rect inner(2, 2, kLookWidth - 4, kLookHeight - 4);
  const cv::Mat difference = cv::Mat(reference - seen * gain)(inner);
  PlaneDifference result;
  result.overall = std::sqrt(difference.dot(difference) / inner.area());
  cv::Mat soft;
  cv::GaussianBlur(difference, soft, {9, 9}, 2.0);
  double lowest = 0;
  double highest = 0;
  cv::minMaxLoc(soft, &lowest, &highest);
  result.worst = std::max(-lowest, highest);

  const cv::Mat a = reference(inner) - cv::mean(reference(inner));
  const cv::Mat b = seen(inner) - cv::mean(seen(inner));
  const double noise = inner.area() * 0.03 * 0.03;
  result.correlation = (a.dot(b) + noise) / std::sqrt((a.dot(a) + noise) * (b.dot(b) + noise));
  return result;
}

double closeness(double correlation) {
  return -std::log(1.02 - correlation);
}
double closenessOf(double difference) {
  return -std::log(difference + 0.01);
}

cv::Mat plane(const cv::Mat& look, Plane which) {
  cv::Mat single;
  cv::extractChannel(look, single, which);
  single.convertTo(single, CV_32F, 1 / 127.0);
  return single;
}

}  // namespace

double evidenceOfSame(const cv::Mat& reference, const cv::Mat& seen, double correlation, cv::Point shift) {
  const cv::Mat aligned = alignedTo(reference, seen, cv::Point2f(shift));
  const PlaneDifference heavy = compare(plane(reference, kHeavyInk), plane(aligned, kHeavyInk));
  const PlaneDifference red = compare(plane(reference, kRedGreen), plane(aligned, kRedGreen));
  // A logistic regression over pairs of the same card on two days, and of a card with its most similar
  // neighbour: near-identical cards, cards of text and cards of pictures, from 85 pixels up, blurred, turned
  // and in bad light.
  return -15.67 + 4.65 * closeness(correlation) + 0.33 * closenessOf(heavy.worst) +
         0.68 * closenessOf(heavy.overall) + 1.16 * closeness(heavy.correlation) +
         0.93 * closenessOf(red.worst) + 0.52 * closeness(red.correlation);
}

}  // namespace lk::vision
