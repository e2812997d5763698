#include "vision/card_index.h"

#include <algorithm>
#include <cmath>

#include "vision/card_compare.h"
#include "vision/card_decide.h"
#include "vision/card_geometry.h"
#include "vision/card_look.h"

namespace lk::vision {
namespace {

constexpr std::size_t kShortlist = 24;  // references, in one turn each, that are compared finely

double turnOf(const Quad& corners) {
  const cv::Point2f up = (corners[0] + corners[1] - corners[2] - corners[3]) / 2;
  const double degrees = std::atan2(up.x, -up.y) * 180 / CV_PI;
  return degrees < 0 ? degrees + 360 : degrees;
}

}  // namespace

struct CardIndex::Content {
  std::vector<Reference> references;
  std::vector<ComparableLook> looks;  // of the references

  // One match a key, best first.
  [[nodiscard]] std::vector<Match> match(const std::vector<TurnedLook>& turns) const;
};

std::vector<Match> CardIndex::Content::match(const std::vector<TurnedLook>& turns) const {
  struct Rough {
    std::size_t reference;
    std::size_t turn;
    double likeness;
  };
  std::vector<Rough> rough;
  rough.reserve(looks.size() * turns.size());
  for (std::size_t i = 0; i < looks.size(); ++i)
    for (std::size_t t = 0; t < turns.size(); ++t)
      rough.push_back({i, t, dot(looks[i].coarse, turns[t].coarse)});
  const std::size_t kept = std::min(kShortlist, rough.size());
  std::partial_sort(rough.begin(), rough.begin() + static_cast<std::ptrdiff_t>(kept), rough.end(),
                    [](const Rough& a, const Rough& b) { return a.likeness > b.likeness; });
  std::vector<Match> matches;
  for (std::size_t k = 0; k < kept; ++k) {
    const Reference& reference = references[rough[k].reference];
    const Match found{reference.key, reference.back, turns[rough[k].turn].quarters,
                      likeness(looks[rough[k].reference], turns[rough[k].turn])};
    const auto same =
        std::find_if(matches.begin(), matches.end(), [&](const Match& m) { return m.key == found.key; });
    if (same == matches.end())
      matches.push_back(found);
    else if (found.likeness > same->likeness)
      *same = found;
  }
  std::sort(matches.begin(), matches.end(),
            [](const Match& a, const Match& b) { return a.likeness > b.likeness; });
  return matches;
}

CardIndex::CardIndex(std::vector<Reference> references) : content_(std::make_unique<Content>()) {
  content_->references = std::move(references);
  for (const Reference& reference : content_->references) {
    const cv::Mat look = fromDescriptor(reference.descriptor);
    CV_Assert(!look.empty());
    content_->looks.push_back(comparable(look));
  }
}

CardIndex::~CardIndex() = default;
CardIndex::CardIndex(CardIndex&&) noexcept = default;
CardIndex& CardIndex::operator=(CardIndex&&) noexcept = default;

bool CardIndex::empty() const {
  return content_->references.empty();
}

CardSighting CardIndex::identify(const cv::Mat& bgr, const Quad& outline) const {
  const Quad corners = fromTopLeft(outline);
  std::vector<TurnedLook> turns;
  if (!empty()) {
    for (int quarters = 0; quarters < 2; ++quarters) {
      const cv::Mat look = lookOf(cutForLook(bgr, turned(corners, quarters)));
      turns.push_back(turnedLook(look, quarters));
      turns.push_back(turnedLook(halfTurned(look), quarters + 2));
    }
  }
  const std::vector<Match> matches = content_->match(turns);
  CardSighting sighting = decide(matches);
  sighting.corners = corners;
  if (sighting.key) {
    sighting.corners = turned(corners, matches.front().quarters);
    sighting.turnedDeg = turnOf(sighting.corners);
  }
  return sighting;
}

CardIndex::Nearest CardIndex::nearest(const Descriptor& descriptor) const {
  const cv::Mat look = fromDescriptor(descriptor);
  if (look.empty() || empty()) return {};
  const std::vector<Match> matches = content_->match({turnedLook(look, 0), turnedLook(halfTurned(look), 2)});
  return {matches.front().key, std::clamp(1 - matches.front().likeness, 0.0, 1.0)};
}

}  // namespace lk::vision
