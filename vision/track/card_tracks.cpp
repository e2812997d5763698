#include "vision/track/card_tracks.h"

#include <algorithm>
#include <utility>

#include "vision/cards/find/card_emptiness.h"
#include "vision/cards/find/card_size.h"
#include "vision/cards/name/card_naming_one.h"
#include "vision/core/quad_geometry.h"

namespace lk::vision {
namespace {

constexpr double kSamePlace = 0.4;  // overlap of one card's outlines in different observations
constexpr double kUntouched = 0.6;  // overlap with a card at which nothing changed
constexpr double kHardly = 1e-3;    // of a card's size; closer sightings are the same
// Observation after which the search around cards runs; until then an outline may become clear by itself.
constexpr int kLookAround = 2;

bool isUntouched(const CardOutline& outline, const std::vector<EarlierCard>& earlier) {
  return std::any_of(earlier.begin(), earlier.end(), [&](const EarlierCard& known) {
    return !known.touched && overlap(known.card.corners, outline.corners) > kUntouched;
  });
}

/// True if a named card of this observation is at the same place, so that this is another outline of it.
bool isElsewhereNamed(const CardOutline& outline, const std::vector<Naming>& namings) {
  return std::any_of(namings.begin(), namings.end(), [&](const Naming& naming) {
    return naming.card.key && overlap(naming.card.corners, outline.corners) > kSamePlace;
  });
}

/// Returns other outlines for a card without a name in this observation. One that gave a name before was
/// good. A name in doubt may become certain slightly further in or out.
std::vector<Quad> otherOutlines(const cv::Mat& bgr, const CardTrack& track, const CardSighting& seen,
                                const CardSearch& search, const std::vector<EarlierCard>& earlier) {
  std::vector<Quad> outlines;
  if (track.named()) outlines.push_back(track.outline.corners);
  if (!seen.maybe.empty()) {
    for (const EarlierCard& known : earlier)
      if (overlap(known.card.corners, seen.corners) > 0.85) outlines.push_back(known.card.corners);
    for (const double grow : {-0.03, 0.03}) outlines.push_back(grown(seen.corners, grow));
  }
  // Tried twice at most; if there was no name by then, the outline is not part of a card.
  if (seen.maybe.empty() && search.scale && !track.named() && track.seen < 2 &&
      !looksEmpty(bgr, seen.corners))
    for (const Quad& card : fullSized(seen.corners, *search.scale)) outlines.push_back(card);
  return outlines;
}

}  // namespace

void CardTracks::begin(CardSearch search) {
  forget();
  search_ = std::move(search);
  // A changed region contains at least one card, so no smaller ones than fit into it are searched.
  for (const cv::Rect& region : search_.regions) proposing_.emplace_back(region.size(), Stages(), 1.0);
}

void CardTracks::forget() {
  tracks_.clear();
  proposing_.clear();
  observations_ = 0;
}

bool CardTracks::clear() const {
  return observations_ >= 2 && !tracks_.empty() &&
         std::all_of(tracks_.begin(), tracks_.end(),
                     [&](const CardTrack& track) { return track.named() && track.seen == observations_; });
}

bool CardTracks::hasProposals() const {
  return std::all_of(proposing_.begin(), proposing_.end(), [](const auto& search) { return search.done(); });
}

double CardTracks::proposalEffort() const {
  for (const ProposalSearch& search : proposing_)
    if (!search.done()) return search.effort();
  return 0;
}

void CardTracks::propose(const cv::Mat& bgr) {
  for (std::size_t i = 0; i < proposing_.size(); ++i)
    if (!proposing_[i].done()) return proposing_[i].look(bgr(search_.regions[i]));
}

std::vector<FittedRegion> CardTracks::fit(const cv::Mat& bgr) const {
  return clear() ? std::vector<FittedRegion>{} : fitRegions(bgr, search_);
}

FoundCards CardTracks::settle(const cv::Mat& bgr, std::vector<FittedRegion> tried) const {
  if (!clear()) {
    std::vector<NetProposals> proposals;
    for (const ProposalSearch& search : proposing_) proposals.push_back(search.found());
    return selectInRegions(bgr, search_, std::move(tried), proposals);
  }
  FoundCards same;
  for (const CardTrack& track : tracks_) same.outlines.push_back(track.outline);
  return same;
}

/// Returns the outlines of named cards that were not found this time.
std::vector<CardOutline> CardTracks::lostOf(const std::vector<CardOutline>& outlines) const {
  std::vector<CardOutline> lost;
  for (const CardTrack& track : tracks_) {
    const bool there = std::any_of(outlines.begin(), outlines.end(), [&](const CardOutline& outline) {
      return overlap(outline.corners, track.outline.corners) > kSamePlace;
    });
    if (!track.named() || there) continue;
    lost.push_back(track.outline);
    lost.back().outlier = true;
  }
  return lost;
}

void CardTracks::look(const cv::Mat& bgr, const CardIndex& index, FoundCards found,
                      const std::vector<EarlierCard>& earlier) {
  ++observations_;
  std::erase_if(found.outlines, [&](const CardOutline& outline) { return isUntouched(outline, earlier); });
  const std::size_t outlined = found.outlines.size();
  for (CardOutline& lost : lostOf(found.outlines)) found.outlines.push_back(std::move(lost));
  std::vector<Naming> namings = nameAll(bgr, index, found.outlines);
  for (std::size_t i = 0; i < found.outlines.size(); ++i) {
    const CardSighting& card = namings[i].card;
    if (!card.key && (i >= outlined || isElsewhereNamed(found.outlines[i], namings))) continue;
    // An empty printed place also has a card's size and sides.
    if (!card.key && card.maybe.empty() && looksEmpty(bgr, card.corners)) continue;
    CardTrack& track = trackOf(found.outlines[i], observations_);
    CardOutline outline = found.outlines[i];
    CardSighting seen = card;
    if (!card.key)
      for (const Quad& other : otherOutlines(bgr, track, card, search_, earlier)) {
        const CardSighting again = nameAt(bgr, index, other);
        const bool likely = card.maybe.empty() || std::any_of(card.maybe.begin(), card.maybe.end(),
                                                              [&](const Candidate& candidate) {
                                                                return candidate.key == again.key;
                                                              });
        if (!again.key || !likely) continue;
        seen = again;
        outline.corners = other;
        outline.alternatives.clear();
        break;
      }
    add(track, outline, seen);
  }
  if (observations_ == kLookAround) lookAround(bgr, index, std::move(found), std::move(namings), earlier);
}

/// Finds cards that a wrong outline hid, once the others have names. They count as seen in all observations.
void CardTracks::lookAround(const cv::Mat& bgr, const CardIndex& index, FoundCards found,
                            std::vector<Naming> namings, const std::vector<EarlierCard>& earlier) {
  for (const EarlierCard& known : earlier) {
    if (known.touched) continue;
    found.outlines.push_back({known.card.corners, 1, {}, false});
    namings.push_back({known.card, {}});
  }
  std::vector<Quad> before;
  for (const Naming& naming : namings)
    if (naming.card.key) before.push_back(naming.card.corners);
  nameAroundInRegions(bgr, index, found.left, found.outlines, namings);
  for (std::size_t i = 0; i < namings.size(); ++i) {
    const CardSighting& card = namings[i].card;
    const bool known = std::any_of(before.begin(), before.end(),
                                   [&](const Quad& quad) { return nearlySame(quad, card.corners, kHardly); });
    if (card.key && !known) add(trackOf(found.outlines[i], 1), found.outlines[i], card);
  }
}

/// Returns the track at this place, or a new one. A new one is credited with all observations except the last
/// `sinceObservation`.
CardTrack& CardTracks::trackOf(const CardOutline& outline, int sinceObservation) {
  const auto track =
      std::max_element(tracks_.begin(), tracks_.end(), [&](const CardTrack& a, const CardTrack& b) {
        return overlap(a.outline.corners, outline.corners) < overlap(b.outline.corners, outline.corners);
      });
  if (track != tracks_.end() && overlap(track->outline.corners, outline.corners) >= kSamePlace) return *track;
  tracks_.emplace_back().seen = observations_ - sinceObservation;
  return tracks_.back();
}

void CardTracks::add(CardTrack& track, const CardOutline& outline, const CardSighting& seen) {
  if (seen.key ? seen.confidence > track.sureness : !track.named()) track.outline = outline;
  if (seen.key) track.sureness = std::max(track.sureness, seen.confidence);
  track.names.add(seen);
  track.seen = std::min(track.seen + 1, observations_);  // two outlines in one observation count once
}

}  // namespace lk::vision
