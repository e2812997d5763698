#include "vision/card_index.h"

#include <algorithm>
#include <cmath>

#include "vision/card_compare.h"
#include "vision/card_decide.h"
#include "vision/card_geometry.h"
#include "vision/card_look.h"
#include "vision/card_verify.h"

namespace lk::vision {
namespace {

constexpr std::size_t kShortlist = 24;       // references, in one turn each, that are compared finely
constexpr std::size_t kReadyLibrary = 1000;  // references up to which speed is worth 45 KB each
constexpr std::size_t kVerified = 2;
constexpr double kUnlike = 0.5;      // a correlation below which nothing is the same card
constexpr double kNoEvidence = -20;  // logarithm of odds

double turnOf(const Quad& corners) {
  const cv::Point2f up = (corners[0] + corners[1] - corners[2] - corners[3]) / 2;
  const double degrees = std::atan2(up.x, -up.y) * 180 / CV_PI;
  return degrees < 0 ? degrees + 360 : degrees;
}

}  // namespace

struct CardIndex::Content {
  std::vector<Reference> references;
  std::vector<DescribedLook> looks;  // of the references
  std::vector<ComparableLook> comparables;

  // One match a key, best first.
  [[nodiscard]] std::vector<Match> match(std::vector<TurnedLook>& turns) const;
};

std::vector<Match> CardIndex::Content::match(std::vector<TurnedLook>& turns) const {
  struct Rough {
    std::size_t reference;
    std::size_t turn;
    double likeness;
  };
  std::vector<Rough> rough;
  rough.reserve(looks.size() * turns.size());
  for (std::size_t i = 0; i < looks.size(); ++i)
    for (std::size_t t = 0; t < turns.size(); ++t)
      rough.push_back({i, t, turns[t].coarseLikeness(comparables[i])});
  const std::size_t kept = std::min(kShortlist, rough.size());
  std::partial_sort(rough.begin(), rough.begin() + static_cast<std::ptrdiff_t>(kept), rough.end(),
                    [](const Rough& a, const Rough& b) { return a.likeness > b.likeness; });
  struct Fine {
    Match match;
    std::size_t reference;
    std::size_t turn;
    cv::Point shift;
  };
  std::vector<Fine> fine;
  ComparableLook once;  // of a reference of a large library
  for (std::size_t k = 0; k < kept; ++k) {
    const Reference& reference = references[rough[k].reference];
    TurnedLook& turn = turns[rough[k].turn];
    const std::size_t which = rough[k].reference;
    if (comparables[which].fine.empty()) once = comparable(looks[which].look);
    const Likeness found = turn.likeness(comparables[which].fine.empty() ? once : comparables[which]);
    const Fine entry{
        {reference.key, reference.back, (turn.quarters() + (looks[rough[k].reference].across ? 3 : 0)) % 4,
         found.correlation, 0},
        rough[k].reference,
        rough[k].turn,
        found.shift};
    const auto same =
        std::find_if(fine.begin(), fine.end(), [&](const Fine& f) { return f.match.key == entry.match.key; });
    if (same == fine.end())
      fine.push_back(entry);
    else if (entry.match.likeness > same->match.likeness)
      *same = entry;
  }
  std::sort(fine.begin(), fine.end(),
            [](const Fine& a, const Fine& b) { return a.match.likeness > b.match.likeness; });
  std::vector<Match> matches;
  for (Fine& entry : fine) {
    // Only what may be named or doubted is worth the closer look.
    entry.match.evidence = matches.size() < kVerified && entry.match.likeness > kUnlike
                               ? evidenceOfSame(looks[entry.reference].look, turns[entry.turn].look(),
                                                entry.match.likeness, entry.shift)
                               : kNoEvidence;
    matches.push_back(entry.match);
  }
  return matches;
}

CardIndex::CardIndex(std::vector<Reference> references) : content_(std::make_unique<Content>()) {
  content_->references = std::move(references);
  for (Reference& reference : content_->references) {
    const DescribedLook described = fromDescriptor(reference.descriptor);
    CV_Assert(!described.look.empty());
    reference.descriptor = {};  // held as a look from here on
    content_->looks.push_back(described);
    content_->comparables.push_back(comparable(described.look));
    if (content_->references.size() > kReadyLibrary) content_->comparables.back().fine = {};
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
    // References stand upright; a card turned by a quarter is cut out along its other sides.
    const bool both = isAmbiguous(corners);
    const bool across = quadSides(corners).width > quadSides(corners).height;
    for (int quarters = 0; quarters < 2; ++quarters) {
      if (!both && quarters != (across ? 1 : 0)) continue;
      const cv::Mat look = lookOf(cutForLook(bgr, turned(corners, quarters)));
      turns.emplace_back(look, quarters);
      turns.emplace_back(halfTurned(look), quarters + 2);
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
  const cv::Mat look = fromDescriptor(descriptor).look;
  if (look.empty() || empty()) return {};
  std::vector<TurnedLook> turns{{look, 0}, {halfTurned(look), 2}};
  const std::vector<Match> matches = content_->match(turns);
  return {matches.front().key, std::clamp(1 - matches.front().likeness, 0.0, 1.0)};
}

}  // namespace lk::vision
