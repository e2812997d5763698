#include "vision/card_explain.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <map>

#include "vision/card_align.h"
#include "vision/card_compare.h"
#include "vision/card_geometry.h"
#include "vision/card_look.h"
#include "vision/card_verify.h"

namespace lk::vision {

ExplainedName explainName(const cv::Mat& bgr, const Quad& outline, const CardIndex& index, std::size_t most) {
  const Quad corners = fromTopLeft(outline);
  ExplainedName explained;
  const cv::Size2f sides = quadSides(corners);
  const int across = sides.width > sides.height ? 1 : 0;
  explained.cut = rectifyCard(bgr, turned(corners, across), {252, 352});
  std::vector<TurnedLook> turns;
  for (int quarters = 0; quarters < 2; ++quarters) {
    if (!isAmbiguous(corners) && quarters != across) continue;
    const cv::Mat look = lookOf(cutForLook(bgr, turned(corners, quarters)));
    turns.emplace_back(look, quarters);
    turns.emplace_back(halfTurned(look), quarters + 2);
  }
  std::map<std::string, ExplainedMatch> best;
  std::map<std::string, cv::Point> shifts;
  index.eachReference([&](const Reference& reference) {
    const DescribedLook described = fromDescriptor(reference.descriptor);
    if (described.look.empty()) return;
    const ComparableLook comparableLook = comparable(described.look);
    for (TurnedLook& turn : turns) {
      const Likeness found = turn.likeness(comparableLook);
      ExplainedMatch& match = best[reference.key];
      if (found.correlation <= match.match.likeness) continue;
      const int quarters = (turn.quarters() + (described.across ? 3 : 0)) % 4;
      match.match = {reference.key, reference.back, quarters, found.correlation, 0};
      match.reference = described.look;
      match.seen = turn.look();
      shifts[reference.key] = found.shift;
    }
  });
  for (auto& [key, match] : best) explained.matches.push_back(std::move(match));
  std::sort(explained.matches.begin(), explained.matches.end(),
            [](const auto& a, const auto& b) { return a.match.likeness > b.match.likeness; });
  if (explained.matches.size() > most) explained.matches.resize(most);
  std::vector<Match> matches;
  for (ExplainedMatch& match : explained.matches) {
    const cv::Point shift = shifts[match.match.key];
    match.aligned = alignedTo(match.reference, match.seen, cv::Point2f(shift));
    match.match.evidence = evidenceOfSame(match.reference, match.seen, match.match.likeness, shift);
    matches.push_back(match.match);
  }
  explained.decided = decide(matches);
  return explained;
}

cv::Mat pictureOfLook(const cv::Mat& look) {
  cv::Mat picture(look.size(), CV_8UC3);
  for (int y = 0; y < look.rows; ++y) {
    for (int x = 0; x < look.cols; ++x) {
      const auto& planes = look.at<cv::Vec<std::int8_t, kLookPlanes>>(y, x);
      const auto plane = [&](int i) { return std::clamp(planes[i] / 127.0, -0.99, 0.99); };
      // The inverse of what makes a look, near enough for the eye: darkness, then the two differences of
      // colour.
      const double dark = std::atanh(plane(1)) / 1.2;
      const double red = std::atanh(plane(2)) / 3, blue = std::atanh(plane(3)) / 3;
      const double green = -dark - 0.2 * (blue + red / 2) - 0.3 * red;
      const double logs[3] = {green + blue + red / 2, green, green + red};
      for (int c = 0; c < 3; ++c)
        picture.at<cv::Vec3b>(y, x)[c] =
            cv::saturate_cast<std::uint8_t>(245 * std::exp(std::min(0.0, logs[c])));
    }
  }
  return picture;
}

}  // namespace lk::vision
