#include "app/session/watch/pause.h"

#include <algorithm>

#include <opencv2/imgproc.hpp>

namespace lk::app {

namespace {

constexpr double kPatience = 0.4;       // seconds; a decoder may deliver a single grey frame
constexpr double kSettleSeconds = 1.5;  // seconds after which things at rest have been reported
constexpr double kAstraySeconds = 1.5;  // seconds; a hand may cover all marks for a moment
constexpr double kMinGap = 4;           // seconds; slow machines and networks may delay frames this long
constexpr double kGapFrames = 20;       // number of missing frames that make a gap
constexpr double kAfterGap = 0.05;      // seconds that a gap counts as
constexpr int kReduced = 160;           // width in pixels
constexpr double kEdge = 14;            // grey levels between a reduced pixel and the next but one
constexpr double kMinEdges = 0.001;

}  // namespace

bool showsNothing(const cv::Mat& bgr) {
  if (bgr.empty()) return true;
  cv::Mat small, grey, across, down;
  const double scale = std::min(1.0, double(kReduced) / bgr.cols);
  cv::resize(bgr, small, {}, scale, scale, cv::INTER_AREA);
  cv::cvtColor(small, grey, cv::COLOR_BGR2GRAY);
  cv::Sobel(grey, across, CV_16S, 1, 0, 3, 0.25);
  cv::Sobel(grey, down, CV_16S, 0, 1, 3, 0.25);
  const cv::Mat acrossSize = cv::abs(across), downSize = cv::abs(down);
  const cv::Mat edges = cv::max(acrossSize, downSize) > kEdge;
  return cv::countNonZero(edges) < kMinEdges * double(edges.total());
}

double PauseWatch::advance(double seconds) {
  const double passed = source_ < 0 ? 0 : std::max(0.0, seconds - source_);
  const bool first = usual_ < 0;
  const bool gap = !first && passed > std::max(kMinGap, kGapFrames * usual_);
  if (gap) {
    night_ += kAfterGap;
    settlingUntil_ = night_ + kSettleSeconds;
    if (now_ != Pause::lost && now_ != Pause::silent) now_ = Pause::slept;
  } else {
    night_ += passed;
    if (source_ >= 0) usual_ = first ? passed : 0.9 * usual_ + 0.1 * passed;
  }
  source_ = std::max(source_, seconds);
  return night_;
}

PauseWatch::Verdict PauseWatch::take(const cv::Mat& bgr, double seconds) {
  Verdict verdict;
  if (source_ < 0) night_ = seconds;
  verdict.seconds = advance(seconds);
  if (showsNothing(bgr)) {
    verdict.look = false;
    if (coveredSince_ < 0) coveredSince_ = night_;
    if (night_ - coveredSince_ >= kPatience) now_ = Pause::covered;
    return verdict;
  }
  coveredSince_ = -1;
  if (size_ != bgr.size() && !size_.empty()) {
    settlingUntil_ = night_ + kSettleSeconds;
    now_ = Pause::switched;
    verdict.anew = true;
  }
  size_ = bgr.size();
  const bool settling = now_ == Pause::switched || now_ == Pause::slept;
  if (now_ != Pause::none && now_ != Pause::astray && (!settling || night_ >= settlingUntil_))
    now_ = Pause::none;
  return verdict;
}

void PauseWatch::unseen(Pause why) {
  now_ = why;
}

void PauseWatch::sheetsCertain(bool certain) {
  if (certain) {
    misplacedSince_ = -1;
    if (now_ == Pause::astray) now_ = Pause::none;
    return;
  }
  if (misplacedSince_ < 0) misplacedSince_ = night_;
  if (now_ == Pause::none && night_ - misplacedSince_ >= kAstraySeconds) now_ = Pause::astray;
}

}  // namespace lk::app
