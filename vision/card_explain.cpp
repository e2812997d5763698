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

}  // namespace lk::vision
