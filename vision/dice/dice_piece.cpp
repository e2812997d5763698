#include "vision/dice/dice_piece.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <vector>

#include <opencv2/imgproc.hpp>

#include "vision/dice/dice_body.h"

namespace lk::vision {

namespace {

constexpr int kPatch = 148;     // width of the examined patch, pixels
constexpr float kReach = 4.6F;  // the same in sides of the face
constexpr float kFace = kPatch / kReach;
constexpr float kCoarsest = 2;  // image pixels per pixel of the patch, up to which no averaging is needed
constexpr int kMiddle = kPatch / 2;

// Edges along the piece, on either side of the face's centre. Lengths are in sides of the face.
constexpr int kSlopes = 8;  // number of slopes either way
constexpr float kSlope = 1 / 32.F;
constexpr float kNearest = 0.1F, kFarthest = 1;
constexpr float kCore = 0.25F;       // either way from the centre; an edge must be visible here
constexpr float kPlain = 25;         // grey levels across the edge
constexpr float kStillThere = 0.4F;  // fraction of that where the edge continues
constexpr float kMinWidth = 0.6F, kMaxWidth = 1.5F;

// The area between two edges. Lengths are in distances of the edges.
constexpr float kLongEnough = 1.3F;  // length of the edges without rounded corners
constexpr float kMinLength = 1.65F, kMaxLength = 2.35F;
constexpr float kBeyond = 0.3F, kWithin = 0.1F;  // range around the edges' ends in which the piece may end

// The rectified piece.
constexpr int kRows = 32;
constexpr int kEndStep = 2;            // pixels either way of an end
constexpr float kEnd = 10;             // grey levels; least step from the piece to its surroundings
constexpr float kGap = 0.05F;          // fraction of the light missing in a gap
constexpr float kOtherColour = 0.08F;  // difference of the shares of blue, green or red between two pieces
constexpr float kShade = 2.2F;         // ratio of the light on two halves of one piece

/// A straight edge along the piece.
struct Edge {
  int y = 0;  // where it crosses the patch's centre column
  int from = 0, to = 0;
  float step = 0;  // grey levels
};

/// Rows of the patch along a slope.
class Slanted {
 public:
  explicit Slanted(float slope) : slope_(slope) {
    for (int x = 0; x < kPatch; ++x) down_[static_cast<std::size_t>(x)] = cvRound((x - kMiddle) * slope);
  }
  [[nodiscard]] float slope() const { return slope_; }
  [[nodiscard]] cv::Vec3f at(const cv::Mat3s& image, int y, int x) const {
    const int row = y + down_[static_cast<std::size_t>(x)];
    return row < 0 || row >= kPatch ? cv::Vec3f() : cv::Vec3f(image(row, x));
  }

 private:
  float slope_;
  std::array<int, kPatch> down_{};
};

/// Returns the change of each channel from above to below, two pixels each.
cv::Mat3s changesDown(const cv::Mat3b& patch) {
  cv::Mat3b soft;
  cv::blur(patch, soft, {3, 1});
  cv::Mat3s changes;
  const cv::Mat1f kernel = (cv::Mat1f(5, 1) << 0.5F, 0.5F, 0, -0.5F, -0.5F);
  cv::filter2D(soft, changes, CV_16S, kernel);
  return changes;
}

std::vector<Edge> edgesAlong(const cv::Mat3s& changes, const Slanted& rows) {
  constexpr int kOuter = static_cast<int>(kFarthest * kFace + 0.5F),
                kInner = static_cast<int>(kNearest * kFace + 0.5F);
  constexpr int kHalf = static_cast<int>(kCore * kFace + 0.5F);
  constexpr int kFirst = kMiddle - kOuter - 1, kCount = 2 * kOuter + 3;
  std::array<cv::Vec3f, kCount> means;
  std::array<float, kCount> steps{};
  for (int i = 0; i < kCount; ++i) {
    cv::Vec3f sum;
    for (int x = kMiddle - kHalf; x <= kMiddle + kHalf; ++x) sum += rows.at(changes, kFirst + i, x);
    means[i] = sum * (1.F / (2 * kHalf + 1));
    steps[i] = static_cast<float>(cv::norm(means[i]));
  }
  std::vector<Edge> edges;
  for (int i = 1; i + 1 < kCount; ++i) {
    const int y = kFirst + i;
    if (std::abs(y - kMiddle) < kInner || steps[i] < kPlain || steps[i] < steps[i - 1] ||
        steps[i] < steps[i + 1])
      continue;
    const auto goesOn = [&](int x) {
      return x >= 0 && x < kPatch &&
             rows.at(changes, y, x).dot(means[i]) >= kStillThere * steps[i] * steps[i];
    };
    Edge edge{y, kMiddle, kMiddle, steps[i]};
    while (goesOn(edge.from - 1)) --edge.from;
    while (goesOn(edge.to + 1)) ++edge.to;
    if (static_cast<float>(edge.to - edge.from) > kFace) edges.push_back(edge);
  }
  return edges;
}

/// Returns a part of an image, rectified: from the centre of `first`, one step `along` per pixel of a row.
cv::Mat3b laidLevel(const cv::Mat& bgr, cv::Point2f first, cv::Point2f along, cv::Size size) {
  const cv::Matx23f map(along.x, -along.y, first.x, along.y, along.x, first.y);
  cv::Mat3b level;
  cv::warpAffine(bgr, level, map, size, cv::INTER_LINEAR | cv::WARP_INVERSE_MAP, cv::BORDER_REPLICATE);
  return level;
}

/// Returns the face and its surroundings, upright.
cv::Mat3b patchAround(const Pyramid& picture, const Quad& top) {
  const cv::Point2f along = (top[1] - top[0]) / kFace;
  if (cv::norm(along) > kCoarsest) return surroundings(picture, top, kReach, kPatch);
  const cv::Point2f toCorner = (along + cv::Point2f(-along.y, along.x)) * (0.5F * (kPatch - 1));
  return laidLevel(picture.full(), (top[0] + top[2]) * 0.5F - toCorner, along, {kPatch, kPatch});
}

/// Returns the area between two edges, kRows high, extended slightly beyond their ends.
cv::Mat3b between(const cv::Mat3b& patch, const Edge& upper, const Edge& lower, float slope) {
  const float lean = std::sqrt(1 + slope * slope);
  const float width = static_cast<float>(lower.y - upper.y) / lean;
  const auto from = static_cast<float>(std::max(upper.from, lower.from)) - kBeyond * width;
  const auto to = static_cast<float>(std::min(upper.to, lower.to)) + kBeyond * width;
  const cv::Point2f along = cv::Point2f(1, slope) * (width / kRows / lean), down(-along.y, along.x);
  const float middle = 0.5F * static_cast<float>(upper.y + lower.y) + (from - kMiddle) * slope;
  cv::Mat3b level = laidLevel(patch, cv::Point2f(from, middle) - down * (0.5F * (kRows - 1)), along,
                              {cvRound((to - from) / along.x), kRows});
  cv::blur(level, level, {3, 3});
  return level;
}

/// Returns the quantile `share` of a value over the rows, without a few rows at the top and bottom.
template <typename OfRow>
float lowOfRows(float share, OfRow ofRow) {
  constexpr int kLeftOut = 2;
  std::array<float, kRows - 2 * kLeftOut> values{};
  for (int i = 0; i < static_cast<int>(values.size()); ++i)
    values[static_cast<std::size_t>(i)] = ofRow(i + kLeftOut);
  const auto wanted = values.begin() + static_cast<std::ptrdiff_t>(share * static_cast<float>(values.size()));
  std::nth_element(values.begin(), wanted, values.end());
  return *wanted;
}

/// Returns the column where the piece ends between two columns: where another colour starts from top to
/// bottom. Returns nullopt if there is none.
std::optional<int> endOf(const cv::Mat3b& level, int from, int to) {
  float most = kEnd;
  std::optional<int> end;
  for (int x = std::max(from, kEndStep); x <= std::min(to, level.cols - 1 - kEndStep); ++x) {
    const float step = lowOfRows(0.2F, [&](int y) {
      return static_cast<float>(
          cv::norm(cv::Vec3f(level(y, x - kEndStep)) - cv::Vec3f(level(y, x + kEndStep))));
    });
    if (step > most) most = step, end = x;
  }
  return end;
}

float lightOf(const cv::Vec3b& colour) {
  return static_cast<float>(colour[0]) + static_cast<float>(colour[1]) + static_cast<float>(colour[2]);
}

/// True if a dark line crosses from top to bottom near the centre, as between two touching dice.
bool hasGap(const cv::Mat3b& piece) {
  constexpr float kDarkest = 48;  // offset that suppresses noise in the darkest images
  const int middle = piece.cols / 2, slack = cvRound(0.14F * static_cast<float>(piece.cols));
  for (int x = middle - slack; x <= middle + slack; ++x)
    for (const int far : {kRows / 10, kRows / 6, kRows / 5 + 1}) {
      const float dark = lowOfRows(0.16F, [&](int y) {
        const float beside = std::min(lightOf(piece(y, x - far)), lightOf(piece(y, x + far)));
        return (beside - lightOf(piece(y, x))) / (beside + kDarkest);
      });
      if (dark > kGap) return true;
    }
  return false;
}

/// Returns the brightness and the shares of blue, green and red, as medians.
cv::Vec4f lookOf(const cv::Mat3b& part) {
  constexpr float kDarkest = 20;
  std::array<std::vector<float>, 4> values;
  for (int y = 2; y < part.rows - 2; y += 2)
    for (int x = 0; x < part.cols; x += 2) {
      const float light = lightOf(part(y, x)) + kDarkest;
      values[0].push_back(light);
      for (int c = 0; c < 3; ++c)
        values[static_cast<std::size_t>(c) + 1].push_back(static_cast<float>(part(y, x)[c]) / light);
    }
  cv::Vec4f look;
  for (int i = 0; i < 4; ++i) {
    auto& all = values[static_cast<std::size_t>(i)];
    const auto median = all.begin() + static_cast<std::ptrdiff_t>(all.size() / 2);
    std::nth_element(all.begin(), median, all.end());
    look[i] = *median;
  }
  return look;
}

/// True if both ends may be of one piece, one of them possibly in shade.
bool areAlike(const cv::Vec4f& a, const cv::Vec4f& b) {
  if (std::max(a[0], b[0]) > kShade * std::min(a[0], b[0])) return false;
  for (int i = 1; i < 4; ++i)
    if (std::abs(a[i] - b[i]) > kOtherColour) return false;
  return true;
}

bool isOne(const cv::Mat3b& piece) {
  const int from = piece.cols / 8, to = piece.cols * 7 / 16;
  return areAlike(lookOf(piece.colRange(from, to)),
                  lookOf(piece.colRange(piece.cols - to, piece.cols - from))) &&
         !hasGap(piece);
}

/// Returns the piece between two edges if it ends on both sides and is twice as long as wide, or an empty
/// matrix.
cv::Mat3b pieceBetween(const cv::Mat3b& patch, const Edge& upper, const Edge& lower, float slope) {
  const cv::Mat3b level = between(patch, upper, lower, slope);
  constexpr int kOut = static_cast<int>(kBeyond * kRows), kIn = static_cast<int>(kWithin * kRows);
  const auto left = endOf(level, 0, kOut + kIn);
  const auto right = endOf(level, level.cols - kOut - kIn, level.cols - 1);
  if (!left || !right) return {};
  const auto length = static_cast<float>(*right - *left) / kRows;
  return length < kMinLength || length > kMaxLength ? cv::Mat3b() : level.colRange(*left, *right);
}

struct Found {
  float step = 0;
  cv::Mat3b piece;
};

/// Finds the piece with the strongest edges that lies across the patch from left to right.
void findPiece(const cv::Mat3b& patch, Found& best) {
  const cv::Mat3s changes = changesDown(patch);
  for (int i = -kSlopes; i <= kSlopes; ++i) {
    const Slanted rows(static_cast<float>(i) * kSlope);
    const float lean = std::sqrt(1 + rows.slope() * rows.slope());
    const std::vector<Edge> edges = edgesAlong(changes, rows);
    for (const Edge& upper : edges)
      for (const Edge& lower : edges) {
        if (upper.y > kMiddle || lower.y < kMiddle) continue;
        const float width = static_cast<float>(lower.y - upper.y) / lean;
        const auto length =
            static_cast<float>(std::min(upper.to, lower.to) - std::max(upper.from, lower.from)) * lean;
        const float step = std::min(upper.step, lower.step);
        if (width < kMinWidth * kFace || width > kMaxWidth * kFace || length < kLongEnough * width ||
            step <= best.step)
          continue;
        const cv::Mat3b piece = pieceBetween(patch, upper, lower, rows.slope());
        if (!piece.empty()) best = {step, piece};
      }
  }
}

}  // namespace

bool isOnLongPiece(const Pyramid& picture, const Quad& top) {
  const cv::Mat3b patch = patchAround(picture, top);
  cv::Mat3b turned;
  cv::rotate(patch, turned, cv::ROTATE_90_CLOCKWISE);
  Found best;
  findPiece(patch, best);
  findPiece(turned, best);
  return !best.piece.empty() && isOne(best.piece);
}

}  // namespace lk::vision
