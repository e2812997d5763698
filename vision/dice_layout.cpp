#include "vision/dice_layout.h"

#include <algorithm>
#include <cmath>

namespace lk::vision {

namespace {

constexpr float kSideOfSingle = 8.5F;  // side of a die in radii of its single pip, when nothing else tells
constexpr float kMinSpacing = 1.7F;    // between two pips of a face, in radii
constexpr float kMaxSpan = 11.F;       // between opposite pips of a face, in radii
constexpr float kMiddle = 1.2F;        // how far a middle pip may lie off the middle, in radii

float length(cv::Point2f d) {
  return std::sqrt(d.dot(d));
}
float cross(cv::Point2f a, cv::Point2f b) {
  return a.x * b.y - a.y * b.x;
}

/// Two like pips a face's diagonal (or a row) apart.
struct Span {
  int from, to;
  cv::Point2f middle, reach;  // reach: from the one to the other
};

class Suggester {
 public:
  explicit Suggester(const std::vector<Pip>& pips) : pips_(pips) {}

  std::vector<FaceGuess> run() {
    for (int i = 0; i < static_cast<int>(pips_.size()); ++i) single(i);
    listSpans();
    for (std::size_t i = 0; i < spans_.size(); ++i) {
      diagonal(spans_[i]);
      const float near = kMiddle * pips_[spans_[i].from].radius;
      for (std::size_t j = i + 1; j < spans_.size() && spans_[j].middle.x - spans_[i].middle.x < near; ++j)
        corners(spans_[i], spans_[j]);
    }
    return std::move(guesses_);
  }

 private:
  void listSpans() {
    for (int i = 0; i < static_cast<int>(pips_.size()); ++i)
      for (int j = i + 1; j < static_cast<int>(pips_.size()); ++j) {
        const cv::Point2f reach = pips_[j].centre - pips_[i].centre;
        const float radius = (pips_[i].radius + pips_[j].radius) / 2;
        const float distance = length(reach);
        if (distance > kMinSpacing * radius && distance < kMaxSpan * radius && alike(pips_[i], pips_[j]))
          spans_.push_back({i, j, (pips_[i].centre + pips_[j].centre) * 0.5F, reach});
      }
    std::sort(spans_.begin(), spans_.end(),
              [](const Span& a, const Span& b) { return a.middle.x < b.middle.x; });
  }

  void single(int i) {
    FaceGuess guess;
    guess.value = 1;
    guess.centre = pips_[i].centre;
    const float side = kSideOfSingle * pips_[i].radius;
    guess.right = {side, 0};
    guess.down = {0, side};
    guess.pips = {i};
    guesses_.push_back(std::move(guess));
  }

  /// The pip nearest to `at` that is like `like`, or -1.
  int pipAt(cv::Point2f at, const Pip& like) const {
    int best = -1;
    float nearest = kMiddle * like.radius;
    for (int i = 0; i < static_cast<int>(pips_.size()); ++i) {
      const float distance = length(pips_[i].centre - at);
      if (distance < nearest && alike(pips_[i], like)) {
        nearest = distance;
        best = i;
      }
    }
    return best;
  }

  void diagonal(const Span& span) {
    const Pip& pip = pips_[span.from];
    const float radius = (pip.radius + pips_[span.to].radius) / 2;
    if (length(span.reach) < 3.2F * radius) return;
    FaceGuess guess;
    guess.centre = span.middle;
    const cv::Point2f half = span.reach * (0.5F / (2 * kPipOffset));
    guess.right = half + cv::Point2f(half.y, -half.x);
    guess.down = half + cv::Point2f(-half.y, half.x);
    guess.value = 2;
    guess.pips = {span.from, span.to};
    const int middle = pipAt(span.middle, pip);
    if (middle >= 0) {
      guess.value = 3;
      guess.pips.push_back(middle);
      guess.misfit = length(pips_[middle].centre - span.middle) / guess.side();
    }
    guesses_.push_back(std::move(guess));
  }

  /// Two diagonals that halve each other: four, five or six.
  void corners(const Span& a, const Span& b) {
    if (a.from == b.from || a.from == b.to || a.to == b.from || a.to == b.to) return;
    const Pip& pip = pips_[a.from];
    const float off = length(a.middle - b.middle);
    if (off > kMiddle * pip.radius || !alike(pip, pips_[b.from]) || !alike(pips_[a.to], pips_[b.to]) ||
        !alike(pip, pips_[b.to]))
      return;
    const float la = length(a.reach);
    const float lb = length(b.reach);
    if (std::max(la, lb) > 2.2F * std::min(la, lb)) return;
    // Sides of the square of corner pips: half the sum and half the difference of the diagonals.
    const cv::Point2f one = (a.reach + b.reach) * 0.5F;
    const cv::Point2f two = (a.reach - b.reach) * 0.5F;
    const float lo = length(one);
    const float lt = length(two);
    if (std::max(lo, lt) > 2.6F * std::min(lo, lt) || std::min(lo, lt) < kMinSpacing * pip.radius) return;
    if (std::abs(cross(one, two)) < 0.45F * lo * lt) return;
    FaceGuess guess;
    guess.centre = (a.middle + b.middle) * 0.5F;
    guess.right = one * (1 / (2 * kPipOffset));
    guess.down = two * (1 / (2 * kPipOffset));
    guess.pips = {a.from, a.to, b.from, b.to};
    guess.value = 4;
    float squares = off * off;
    const int middle = pipAt(guess.centre, pip);
    const std::array<int, 2> along{pipAt(guess.centre + two * 0.5F, pip),
                                   pipAt(guess.centre - two * 0.5F, pip)};
    const std::array<int, 2> across{pipAt(guess.centre + one * 0.5F, pip),
                                    pipAt(guess.centre - one * 0.5F, pip)};
    const bool isAlong = along[0] >= 0 && along[1] >= 0 && along[0] != along[1];
    const bool isAcross = across[0] >= 0 && across[1] >= 0 && across[0] != across[1];
    const auto add = [&](int index, cv::Point2f expected) {
      guess.pips.push_back(index);
      const float d = length(pips_[index].centre - expected);
      squares += d * d;
    };
    if (isAlong != isAcross) {
      guess.value = 6;
      const cv::Point2f step = (isAlong ? two : one) * 0.5F;
      const auto& mids = isAlong ? along : across;
      add(mids[0], guess.centre + step);
      add(mids[1], guess.centre - step);
    } else if (middle >= 0) {
      guess.value = 5;
      add(middle, guess.centre);
    }
    guess.misfit = std::sqrt(squares / static_cast<float>(guess.pips.size())) / guess.side();
    guesses_.push_back(std::move(guess));
  }

  const std::vector<Pip>& pips_;
  std::vector<Span> spans_;
  std::vector<FaceGuess> guesses_;
};

}  // namespace

float FaceGuess::side() const {
  return std::sqrt(std::abs(cross(right, down)));
}

cv::Point2f FaceGuess::at(float x, float y) const {
  return centre + right * x + down * y;
}

cv::Point2f FaceGuess::locate(cv::Point2f p) const {
  const cv::Point2f d = p - centre;
  const float area = cross(right, down);
  return {cross(d, down) / area, cross(right, d) / area};
}

bool alike(const Pip& a, const Pip& b) {
  const float larger = std::max(a.radius, b.radius);
  const float smaller = std::min(a.radius, b.radius);
  if (larger > 1.9F * smaller) return false;
  const float contrast = std::max(a.contrast, b.contrast);
  const float colours = static_cast<float>(cv::norm(a.inside - b.inside));
  const cv::Vec3f axisA = a.inside - a.around;
  const cv::Vec3f axisB = b.inside - b.around;
  const float turn = axisA.dot(axisB) / (a.contrast * b.contrast);
  // Marbled bodies: the same pip stands on different ground. Glare: unlike pips on the same ground.
  if (colours < std::max(0.35F * contrast, 20.F)) return turn > -0.2F;
  return turn > 0.5F && colours < 0.9F * contrast && std::min(a.contrast, b.contrast) > 0.25F * contrast;
}

std::vector<FaceGuess> suggestFaces(const std::vector<Pip>& pips) {
  return Suggester(pips).run();
}

}  // namespace lk::vision
