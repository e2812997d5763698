#include "vision/track/track_traces.h"

#include <algorithm>
#include <utility>

#include "vision/cards/find/card_emptiness.h"
#include "vision/cards/find/card_size.h"
#include "vision/core/quad_geometry.h"

namespace lk::vision {
namespace {

constexpr double kSamePlace = 0.4;  // overlap of one card's outlines in different looks
constexpr double kUntouched = 0.6;  // overlap with a card nothing happened to
constexpr double kHardly = 1e-3;    // apart, in a card's size: the same sighting
constexpr int kLookAround = 2;      // from one look to the next an outline may clear up by itself

bool isUntouched(const CardOutline& outline, const std::vector<EarlierCard>& earlier) {
  return std::any_of(earlier.begin(), earlier.end(), [&](const EarlierCard& known) {
    return !known.touched && overlap(known.card.corners, outline.corners) > kUntouched;
  });
}

/// Whether a card that has a name in this look lies over the same place: then this is another outline of it.
bool isElsewhereNamed(const CardOutline& outline, const std::vector<Naming>& namings) {
  return std::any_of(namings.begin(), namings.end(), [&](const Naming& naming) {
    return naming.card.key && overlap(naming.card.corners, outline.corners) > kSamePlace;
  });
}

/// Outlines in which what has no name in this one may have one. One in which the card had a name was a good
/// one; and a name in doubt may be clear a little farther in or out.
std::vector<Quad> otherOutlines(const cv::Mat& bgr, const Trace& trace, const CardSighting& seen,
                                const CardSearch& search, const std::vector<EarlierCard>& earlier) {
  std::vector<Quad> outlines;
  if (trace.named()) outlines.push_back(trace.outline.corners);
  if (!seen.maybe.empty()) {
    for (const EarlierCard& known : earlier)
      if (overlap(known.card.corners, seen.corners) > 0.85) outlines.push_back(known.card.corners);
    for (const double grow : {-0.03, 0.03}) outlines.push_back(grown(seen.corners, grow));
  }
  // Tried twice at most: what had no name then is no part of a card.
  if (seen.maybe.empty() && search.scale && !trace.named() && trace.seen < 2 &&
      !looksEmpty(bgr, seen.corners))
    for (const Quad& card : fullSized(seen.corners, *search.scale)) outlines.push_back(card);
  return outlines;
}

}  // namespace

void CardTraces::begin(CardSearch search) {
  forget();
  search_ = std::move(search);
  // A place that changed holds a card at least: no smaller ones are looked for than it has room for.
  for (const cv::Rect& region : search_.regions) proposing_.emplace_back(region.size(), Stages(), 1.0);
}

void CardTraces::forget() {
  traces_.clear();
  proposing_.clear();
  looks_ = 0;
}

bool CardTraces::clear() const {
  return looks_ >= 2 && !traces_.empty() &&
         std::all_of(traces_.begin(), traces_.end(),
                     [&](const Trace& trace) { return trace.named() && trace.seen == looks_; });
}

bool CardTraces::hasProposals() const {
  return std::all_of(proposing_.begin(), proposing_.end(), [](const auto& search) { return search.done(); });
}

double CardTraces::proposalEffort() const {
  for (const ProposalSearch& search : proposing_)
    if (!search.done()) return search.effort();
  return 0;
}

void CardTraces::propose(const cv::Mat& bgr) {
  for (std::size_t i = 0; i < proposing_.size(); ++i)
    if (!proposing_[i].done()) return proposing_[i].look(bgr(search_.regions[i]));
}

std::vector<TriedRegion> CardTraces::tryPlaces(const cv::Mat& bgr) const {
  return clear() ? std::vector<TriedRegion>{} : tryRegions(bgr, search_);
}

FoundCards CardTraces::settle(const cv::Mat& bgr, std::vector<TriedRegion> tried) const {
  if (!clear()) {
    std::vector<NetProposals> proposals;
    for (const ProposalSearch& search : proposing_) proposals.push_back(search.found());
    return settleRegions(bgr, search_, std::move(tried), proposals);
  }
  FoundCards same;
  for (const Trace& trace : traces_) same.outlines.push_back(trace.outline);
  return same;
}

/// Where cards had a name, and no outline is seen this time.
std::vector<CardOutline> CardTraces::lostOf(const std::vector<CardOutline>& outlines) const {
  std::vector<CardOutline> lost;
  for (const Trace& trace : traces_) {
    const bool there = std::any_of(outlines.begin(), outlines.end(), [&](const CardOutline& outline) {
      return overlap(outline.corners, trace.outline.corners) > kSamePlace;
    });
    if (!trace.named() || there) continue;
    lost.push_back(trace.outline);
    lost.back().odd = true;
  }
  return lost;
}

void CardTraces::look(const cv::Mat& bgr, const CardIndex& index, FoundCards found,
                      const std::vector<EarlierCard>& earlier) {
  ++looks_;
  std::erase_if(found.outlines, [&](const CardOutline& outline) { return isUntouched(outline, earlier); });
  const std::size_t outlined = found.outlines.size();
  for (CardOutline& lost : lostOf(found.outlines)) found.outlines.push_back(std::move(lost));
  std::vector<Naming> namings = nameAll(bgr, index, found.outlines);
  for (std::size_t i = 0; i < found.outlines.size(); ++i) {
    const CardSighting& card = namings[i].card;
    if (!card.key && (i >= outlined || isElsewhereNamed(found.outlines[i], namings))) continue;
    // A printed, empty place has a card's size and sides, too.
    if (!card.key && card.maybe.empty() && looksEmpty(bgr, card.corners)) continue;
    Trace& trace = traceOf(found.outlines[i], looks_);
    CardOutline outline = found.outlines[i];
    CardSighting seen = card;
    if (!card.key)
      for (const Quad& other : otherOutlines(bgr, trace, card, search_, earlier)) {
        const CardSighting again = nameAt(bgr, index, other);
        const bool likely = card.maybe.empty() || std::any_of(card.maybe.begin(), card.maybe.end(),
                                                              [&](const Candidate& candidate) {
                                                                return candidate.key == again.key;
                                                              });
        if (!again.key || !likely) continue;
        seen = again;
        outline.corners = other;
        outline.others.clear();
        break;
      }
    add(trace, outline, seen);
  }
  if (looks_ == kLookAround) lookAround(bgr, index, std::move(found), std::move(namings), earlier);
}

/// Cards that a wrong outline hid, once the others have names: they count as seen in every look.
void CardTraces::lookAround(const cv::Mat& bgr, const CardIndex& index, FoundCards found,
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
    if (card.key && !known) add(traceOf(found.outlines[i], 1), found.outlines[i], card);
  }
}

/// What was seen there before, or something new that might have been seen since a look.
Trace& CardTraces::traceOf(const CardOutline& outline, int sinceLook) {
  const auto trace = std::max_element(traces_.begin(), traces_.end(), [&](const Trace& a, const Trace& b) {
    return overlap(a.outline.corners, outline.corners) < overlap(b.outline.corners, outline.corners);
  });
  if (trace != traces_.end() && overlap(trace->outline.corners, outline.corners) >= kSamePlace) return *trace;
  traces_.emplace_back().seen = looks_ - sinceLook;
  return traces_.back();
}

void CardTraces::add(Trace& trace, const CardOutline& outline, const CardSighting& seen) {
  if (seen.key ? seen.confidence > trace.sureness : !trace.named()) trace.outline = outline;
  if (seen.key) trace.sureness = std::max(trace.sureness, seen.confidence);
  trace.names.add(seen);
  trace.seen = std::min(trace.seen + 1, looks_);  // by two outlines once
}

}  // namespace lk::vision
