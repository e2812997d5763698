#include "vision/card_explain.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <map>

#include "vision/card_align.h"
#include "vision/card_compare.h"
#include "vision/card_evidence.h"
#include "vision/card_geometry.h"
#include "vision/card_look.h"
#include "vision/card_sight.h"
#include "vision/card_verify.h"

namespace lk::vision {

ExplainedName explainName(const cv::Mat& bgr, const Quad& outline, const CardIndex& index, std::size_t most,
                          const std::vector<Quad>& above) {
  const Quad corners = fromTopLeft(outline);
  ExplainedName explained;
  const cv::Size2f sides = quadSides(corners);
  const int across = sides.width > sides.height ? 1 : 0;
  explained.cut = rectifyCard(bgr, turned(corners, across), {252, 352});
  std::vector<TurnedLook> turns;
  for (int quarters = 0; quarters < 2; ++quarters) {
    if (!isAmbiguous(corners) && quarters != across) continue;
    const Quad upright = turned(corners, quarters);
    const cv::Mat inSight = inSightOf(upright, bgr.size(), above);
    const cv::Mat look = lookOf(cutForLook(bgr, upright), inSight);
    const cv::Mat sure = surelyInSight(inSight);
    turns.emplace_back(look, quarters, sure);
    turns.emplace_back(halfTurned(look), quarters + 2, sure.empty() ? sure : halfTurned(sure));
  }
  std::map<std::string, ExplainedMatch> best;
  std::map<std::string, cv::Point> shifts;
  index.eachReference([&](const Reference& reference) {
    const DescribedLook described = fromDescriptor(reference.descriptor);
    if (described.look.empty()) return;
    for (TurnedLook& turn : turns) {
      const Likeness found = turn.likeness(comparable(described.look, turn.inSight()));
      ExplainedMatch& match = best[reference.key];
      if (found.correlation <= match.match.likeness) continue;
      const int quarters = (turn.quarters() + (described.across ? 3 : 0)) % 4;
      match.match = {reference.key, reference.back, quarters, found.correlation, {}};
      match.reference = described.look;
      match.seen = turn.look();
      match.inSight = turn.inSight();
      shifts[reference.key] = found.shift;
    }
  });
  for (auto& [key, match] : best) explained.matches.push_back(std::move(match));
  std::sort(explained.matches.begin(), explained.matches.end(),
            [](const auto& a, const auto& b) { return a.match.likeness > b.match.likeness; });
  if (explained.matches.size() > most) explained.matches.resize(most);
  for (ExplainedMatch& match : explained.matches) {
    const cv::Point shift = shifts[match.match.key];
    const Alignment laid = aligned(match.reference, match.seen, cv::Point2f(shift), match.inSight);
    match.aligned = laid.look;
    match.match.remains = remainsOf(match.reference, laid);
    match.match.likeness = laid.likeness;
  }
  std::sort(explained.matches.begin(), explained.matches.end(),
            [](const auto& a, const auto& b) { return a.match.likeness > b.match.likeness; });
  std::vector<Match> matches;
  for (ExplainedMatch& match : explained.matches) {
    matches.push_back(match.match);
    const ExplainedMatch* rival = nullptr;
    for (const ExplainedMatch& other : explained.matches)
      if (&other != &match && (rival == nullptr || other.match.likeness > rival->match.likeness))
        rival = &other;
    const double lead = rival != nullptr ? match.match.likeness - rival->match.likeness : kUsualLead;
    match.match.evidence = evidenceOf(*match.match.remains, lead);
  }
  explained.decided = decide(matches).card;
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
      const double light = std::exp(-std::max(0.0, std::atanh(plane(1)) / 1.2));
      const double red = std::atanh(plane(2)) / 3, blue = std::atanh(plane(3)) / 3;
      const double green = light - 0.2 * blue - 0.4 * red;
      const double shares[3] = {green + blue + red / 2, green, green + red};
      for (int c = 0; c < 3; ++c)
        picture.at<cv::Vec3b>(y, x)[c] = cv::saturate_cast<std::uint8_t>(245 * std::min(1.0, shares[c]));
    }
  }
  return picture;
}

}  // namespace lk::vision
