#include "vision/dice_decide.h"

#include <algorithm>
#include <cmath>

namespace lk::vision {

namespace {

/// 1 below `good`, 0 above `bad`, straight between.
double fades(double value, double good, double bad) {
  return std::clamp((bad - value) / (bad - good), 0.0, 1.0);
}
double rises(double value, double bad, double good) {
  return std::clamp((value - bad) / (good - bad), 0.0, 1.0);
}

}  // namespace

double chanceOf(const FaceGuess& guess, const FaceEvidence& e) {
  double p = 0.99;
  p *= fades(e.misfit, 0.03, 0.10);
  p *= rises(e.squareness, 0.45, 0.75);
  p *= rises(e.flatness, 0.5, 0.75);
  p *= fades(e.ragged, 0.12, 0.28);
  p *= rises(e.pipSize, 0.055, 0.08) * fades(e.pipSize, 0.15, 0.19);
  p *= rises(e.contrastSpread, 0.35, 0.7) * rises(e.sizeSpread, 0.55, 0.8);
  p *= rises(e.weakestPresent, 0.45, 0.75) * fades(e.strongestAbsent, 0.35, 0.7);
  p *= std::pow(0.3, e.straysInside);
  p *= rises(e.uniformity, 0.5, 0.85);
  p *= rises(e.reach[1], 0.2, 0.4) * fades(e.reach[2], 0.75, 1.1);
  if (guess.value == 1)
    p *= 0.9 * rises(e.uniformity, 0.75, 0.92) * fades(e.pipSize, 0.15, 0.17) * fades(e.straysNear, 0, 5);
  if (guess.value == 2) p *= 0.95;
  return p;
}

std::vector<JudgedFace> withoutContradictions(std::vector<JudgedFace> faces) {
  const auto weight = [](const JudgedFace& f) { return f.chance * (1 + 0.1 * f.guess.value); };
  std::sort(faces.begin(), faces.end(),
            [&](const JudgedFace& a, const JudgedFace& b) { return weight(a) > weight(b); });
  std::vector<JudgedFace> kept;
  for (JudgedFace& face : faces) {
    const bool contradicted = std::any_of(kept.begin(), kept.end(), [&](const JudgedFace& k) {
      const double apart = cv::norm(k.guess.centre - face.guess.centre);
      return apart < 0.8 * (k.guess.side() + face.guess.side()) / 2;
    });
    if (!contradicted) kept.push_back(std::move(face));
  }
  return kept;
}

}  // namespace lk::vision
