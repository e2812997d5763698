#include "vision/track/motion_detector.h"

#include <algorithm>
#include <array>
#include <cmath>

#include <opencv2/imgproc.hpp>

namespace lk::vision {

namespace {

constexpr int kCellPixels = 8;       // pixels of the reduced image per cell
constexpr int kWidth = 500;          // largest width of the reduced image
constexpr int kBand = 8;             // rows that share one gain; mains-powered lamps flicker in rolling bands
constexpr int kColumns = 32;         // columns that share one gain; a lamp may stand at one side
constexpr double kNoise = 8;         // grey levels; noise of a reduced pixel in good light
constexpr double kDeviations = 5.5;  // in standard deviations of the current noise, if that is more
constexpr double kSlope = 0.14;  // of the local contrast; tolerates a table trembling by half an image pixel
constexpr double kRestless = 4;  // seconds of continuous motion after which a cell is ignored
constexpr double kPause = 0.4;   // seconds without motion that end it
constexpr double kDriftEvery = 0.2;  // seconds
constexpr int kMinPixels = 3;        // changed pixels in a changed cell

/// Returns the median of the ratios, or `before` if there are too few. Robust as long as less than half of
/// them are real changes.
float medianGain(std::vector<float>& ratios, float before) {
  if (ratios.size() < 8) return before;
  const auto middle = ratios.begin() + std::ptrdiff_t(ratios.size() / 2);
  std::nth_element(ratios.begin(), middle, ratios.end());
  return std::clamp(*middle, 0.4f, 2.5f);
}

/// Interpolates one value per row (or column) between the centres of bands.
std::vector<float> spread(const std::vector<float>& bands, int width, int size) {
  std::vector<float> values(static_cast<size_t>(size));
  for (int i = 0; i < size; ++i) {
    const float at = std::max(0.f, (float(i) - float(width) / 2) / float(width));
    const size_t low = std::min(size_t(at), bands.size() - 1), high = std::min(low + 1, bands.size() - 1);
    values[size_t(i)] = bands[low] + (bands[high] - bands[low]) * (at - float(low));
  }
  return values;
}

/// Change of light: a factor per row times a factor per column. It follows flicker, exposure and a lamp at
/// one side, but no shape like a card's.
struct Gains {
  std::vector<float> rows, columns;
  bool evenColumns = true;
};

Gains gainsBetween(const cv::Mat& now, const cv::Mat& then) {
  const auto usable = [](uchar a, uchar b) { return b > 14 && b < 250 && a > 3 && a < 250; };
  std::vector<float> bands, ratios;
  for (int top = 0; top < now.rows; top += kBand) {
    ratios.clear();
    for (int y = top + 1; y < std::min(top + kBand, now.rows); y += 3) {
      const uchar *a = now.ptr<uchar>(y), *b = then.ptr<uchar>(y);
      for (int x = 2; x < now.cols; x += 5)
        if (usable(a[x], b[x])) ratios.push_back(float(a[x]) / float(b[x]));
    }
    bands.push_back(medianGain(ratios, bands.empty() ? 1.f : bands.back()));
  }
  Gains gains;
  gains.rows = spread(bands, kBand, now.rows);
  bands.clear();
  for (int left = 0; left < now.cols; left += kColumns) {
    ratios.clear();
    for (int y = 1; y < now.rows; y += 3) {
      const uchar *a = now.ptr<uchar>(y), *b = then.ptr<uchar>(y);
      for (int x = left; x < std::min(left + kColumns, now.cols); x += 8)
        if (usable(a[x], b[x])) ratios.push_back(float(a[x]) / (float(b[x]) * gains.rows[size_t(y)]));
    }
    bands.push_back(medianGain(ratios, bands.empty() ? 1.f : bands.back()));
  }
  gains.columns = spread(bands, kColumns, now.cols);
  gains.evenColumns =
      std::all_of(bands.begin(), bands.end(), [](float g) { return std::abs(g - 1) < 0.015f; });
  return gains;
}

/// Returns the standard deviation of a difference image's noise, from the 70 % of pixels that differ least.
double noiseOf(const cv::Mat& difference) {
  std::array<int, 256> count{};
  int all = 0;
  for (int y = 0; y < difference.rows; y += 3) {
    const uchar* row = difference.ptr<uchar>(y);
    for (int x = 0; x < difference.cols; x += 3, ++all) ++count[row[x]];
  }
  double left = 0.7 * all;
  for (int value = 0; value < 256; ++value) {
    if (left > count[size_t(value)]) {
      left -= count[size_t(value)];
      continue;
    }
    return (value - 0.5 + left / std::max(1, count[size_t(value)])) / 1.036;
  }
  return 0;
}

cv::Mat inLightOf(const cv::Mat& now, const cv::Mat& then) {
  const Gains gains = gainsBetween(now, then);
  const auto nearOne = [](float g) { return std::abs(g - 1) < 0.004f; };
  if (gains.evenColumns && std::all_of(gains.rows.begin(), gains.rows.end(), nearOne)) return then;
  cv::Mat lit(then.size(), CV_8U);
  for (int y = 0; y < then.rows; ++y) {
    cv::Mat row = lit.row(y);
    if (gains.evenColumns) {
      then.row(y).convertTo(row, CV_8U, gains.rows[size_t(y)]);
      continue;
    }
    const uchar* from = then.ptr<uchar>(y);
    uchar* to = row.ptr<uchar>(0);
    for (int x = 0; x < then.cols; ++x)
      to[x] =
          uchar(std::min(255.f, float(from[x]) * gains.rows[size_t(y)] * gains.columns[size_t(x)] + 0.5f));
  }
  return lit;
}

}  // namespace

void MotionDetector::shrink(const cv::Mat& bgr) {
  if (bgr.size() != frameSize_) {
    *this = MotionDetector();
    frameSize_ = bgr.size();
    while (frameSize_.width / reduction_ > kWidth) reduction_ *= 2;
  }
  cv::cvtColor(bgr, grey_, cv::COLOR_BGR2GRAY);
  if (reduction_ == 1) cv::blur(grey_, small_, {2, 2});
  cv::Mat* from = &grey_;
  for (int done = 1; done < reduction_; done *= 2) {
    cv::Mat* to = from == &half_ ? &small_ : &half_;
    cv::resize(*from, *to, {from->cols / 2, from->rows / 2}, 0, 0, cv::INTER_AREA);
    from = to;
  }
  if (from == &half_) cv::swap(half_, small_);
  grid_ =
      cv::Size((small_.cols + kCellPixels - 1) / kCellPixels, (small_.rows + kCellPixels - 1) / kCellPixels);
  if (cells_.size() != size_t(grid_.area())) cells_.assign(size_t(grid_.area()), {});
}

MotionDetector::Reference MotionDetector::reference() const {
  Reference made;
  made.grey = small_.clone();
  cv::Mat contrast;
  cv::morphologyEx(small_, contrast, cv::MORPH_GRADIENT, cv::Mat::ones(3, 3, CV_8U));
  contrast.convertTo(made.tolerance, CV_8U, kSlope, kNoise);
  cv::Scalar mean, deviation;
  cv::meanStdDev(small_, mean, deviation);
  made.mean = mean[0];
  made.deviation = deviation[0];
  return made;
}

cv::Mat MotionDetector::compare(const Reference& reference) const {
  cv::Mat difference, cells;
  cv::absdiff(small_, inLightOf(small_, reference.grey), difference);
  // If more than half of the image changed, the estimate is not noise, so it is limited.
  const double more = std::min(14.0, kDeviations * noiseOf(difference)) - kNoise;
  if (more > 0) cv::subtract(difference, cv::Scalar(more), difference);
  cv::compare(difference, reference.tolerance, difference, cv::CMP_GT);
  if (cv::countNonZero(difference) < kMinPixels) return cv::Mat::zeros(grid_, CV_8U);
  cv::copyMakeBorder(difference, difference, 0, grid_.height * kCellPixels - difference.rows, 0,
                     grid_.width * kCellPixels - difference.cols, cv::BORDER_CONSTANT, cv::Scalar(0));
  cv::resize(difference, cells, grid_, 0, 0, cv::INTER_AREA);
  cv::compare(cells, 255.0 * kMinPixels / (kCellPixels * kCellPixels) - 0.7, cells, cv::CMP_GT);
  return cells;
}

void MotionDetector::noteMotion(const cv::Mat& cells) {
  anyRestless_ = false;
  for (int i = 0; i < grid_.area(); ++i) {
    Cell& cell = cells_[size_t(i)];
    if (cells.at<uchar>(i / grid_.width, i % grid_.width) != 0) {
      if (now_ - cell.lastMotion > kPause) cell.movingSince = now_;
      cell.lastMotion = now_;
    }
    if (now_ - cell.lastMotion <= kPause && cell.lastMotion - cell.movingSince > kRestless)
      anyRestless_ = true;
  }
}

void MotionDetector::ignorePermanentMotion(cv::Mat& cells) const {
  if (!anyRestless_) return;
  for (int i = 0; i < grid_.area(); ++i) {
    const Cell& cell = cells_[size_t(i)];
    if (now_ - cell.lastMotion <= kPause && cell.lastMotion - cell.movingSince > kRestless)
      cells.at<uchar>(i / grid_.width, i % grid_.width) = 0;
  }
}

bool MotionDetector::blind() const {
  if (accepted_.grey.empty()) return false;
  cv::Scalar mean, deviation;
  cv::meanStdDev(small_, mean, deviation);
  return mean[0] < 0.4 * accepted_.mean && deviation[0] < 0.4 * accepted_.deviation;
}

void MotionDetector::take(const cv::Mat& bgr, double seconds) {
  shrink(bgr);
  before_ = now_;
  now_ = seconds;
  if (quiet_) {
    cv::Mat changed = compare(accepted_);
    if (anyRestless_) {
      noteMotion(compare(anchor_));
      anchor_ = reference();
    }
    ignorePermanentMotion(changed);
    if (cv::countNonZero(changed) == 0) {
      ++stillFrames_;
      followDrift();
      return;
    }
    quiet_ = false;
    anchor_ = reference();
    stillSince_ = now_;
    stillFrames_ = 0;
    return;
  }
  cv::Mat moved = anchor_.grey.empty() ? cv::Mat(grid_, CV_8U, cv::Scalar(255)) : compare(anchor_);
  noteMotion(moved);
  ignorePermanentMotion(moved);
  if (cv::countNonZero(moved) > 0 || blind()) {
    anchor_ = reference();
    stillSince_ = now_;
    stillFrames_ = 0;
  } else {
    ++stillFrames_;
  }
}

void MotionDetector::followDrift() {
  if (now_ - lastDrift_ < kDriftEvery) return;
  lastDrift_ = now_;
  // Every pixel is within its tolerance here, so this follows only light and noise.
  cv::addWeighted(accepted_.grey, 0.85, small_, 0.15, 0, accepted_.grey);
}

cv::Mat MotionDetector::changedCells() const {
  cv::Mat changed = accepted_.grey.empty() ? cv::Mat(grid_, CV_8U, cv::Scalar(255)) : compare(accepted_);
  ignorePermanentMotion(changed);
  return changed;
}

double MotionDetector::share(const cv::Mat& changed) {
  return double(cv::countNonZero(changed)) / double(changed.total());
}

cv::Point2f MotionDetector::shiftSinceAccepted() const {
  if (accepted_.grey.empty()) return {};
  cv::Mat now, then, window;
  small_.convertTo(now, CV_32F);
  inLightOf(small_, accepted_.grey).convertTo(then, CV_32F);
  cv::createHanningWindow(window, now.size(), CV_32F);
  const cv::Point2d shift = cv::phaseCorrelate(then, now, window);
  if (cv::norm(shift) < 0.5 || cv::norm(shift) > 0.2 * now.cols) return {};
  // The camera moved if shifting the image removes most of the difference.
  cv::Mat moved;
  const cv::Mat by = (cv::Mat_<double>(2, 3) << 1, 0, shift.x, 0, 1, shift.y);
  cv::warpAffine(accepted_.grey, moved, by, accepted_.grey.size(), cv::INTER_LINEAR, cv::BORDER_REPLICATE);
  const auto differing = [&](const cv::Mat& picture) {
    cv::Mat difference, tolerance;
    cv::morphologyEx(picture, tolerance, cv::MORPH_GRADIENT, cv::Mat::ones(3, 3, CV_8U));
    tolerance.convertTo(tolerance, CV_8U, 0.5, kNoise);  // half a pixel of error in the shift
    cv::absdiff(small_, inLightOf(small_, picture), difference);
    cv::compare(difference, tolerance, difference, cv::CMP_GT);
    return cv::countNonZero(difference);
  };
  if (differing(moved) > 0.35 * differing(accepted_.grey)) return {};
  return cv::Point2f(shift) * float(reduction_);
}

cv::Rect MotionDetector::cellRect(int column, int row) const {
  const int side = kCellPixels * reduction_;
  return cv::Rect(column * side, row * side, side, side) & cv::Rect({}, frameSize_);
}

void MotionDetector::reconsider() {
  accepted_ = {};
  anchor_ = reference();
  quiet_ = false;
}

void MotionDetector::accept() {
  accepted_ = reference();
  quiet_ = true;
  lastDrift_ = now_;
}

}  // namespace lk::vision
