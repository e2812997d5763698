#include "vision/track/track_cards.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <optional>
#include <string>
#include <utility>

#include <opencv2/imgproc.hpp>

#include "vision/cards/find/card_emptiness.h"
#include "vision/cards/find/card_size.h"
#include "vision/cards/find/card_stack.h"
#include "vision/cards/name/card_naming.h"
#include "vision/core/quad_geometry.h"
#include "vision/track/frame_budget.h"
#include "vision/track/track_sheets.h"

namespace lk::vision {

namespace {

constexpr int kMaxObservations = 8;
constexpr double kSamePlace = 0.4;     // overlap of an outline with the card that lay there
constexpr double kNearlyThere = 0.35;  // overlap with a card that was at most nudged
constexpr double kAlike = 0.8;         // similarity of a place to the card last seen there
constexpr double kHardlyMore = 0.1;    // difference of similarity between equal observations
constexpr double kNudge = 0.3;         // of the card's short side
constexpr double kTurnedDeg = 25;
constexpr double kUnknownScore = 0.35;  // least edge support of an outline without a name

double turnBetween(double a, double b) {
  const double d = std::fmod(std::abs(a - b), 360.0);
  return std::min(d, 360 - d);
}

/// Returns the largest part of a place, cut off along one of its sides, on which none of `others` lie.
/// Returns nullopt if less than half would be left.
std::optional<Quad> freePart(const Quad& place, const std::vector<Quad>& others) {
  for (const float cut : {0.0F, 0.15F, 0.3F, 0.45F})
    for (std::size_t side = 0; side < 4; ++side) {
      Quad part = place;
      const std::size_t a = side, b = (side + 1) % 4, c = (side + 2) % 4, d = (side + 3) % 4;
      part[a] += (place[d] - place[a]) * cut;
      part[b] += (place[c] - place[b]) * cut;
      if (std::none_of(others.begin(), others.end(),
                       [&](const Quad& other) { return overlap(other, part) > 0; }))
        return part;
    }
  return {};
}

/// Most card backs look the same rotated by 180 degrees, so their orientation is ambiguous. Keeps the
/// previous one unless the other is more similar.
CardSighting asItLay(CardSighting seen, const CardSighting& known, const Patch& look, const cv::Mat& bgr) {
  const Quad other = startingAt(seen.corners, 2);
  if (seen.key != known.key || turnBetween(seen.turnedDeg, known.turnedDeg) < 180 - kTurnedDeg ||
      look.similarity(bgr, other) + kHardlyMore < look.similarity(bgr, seen.corners))
    return seen;
  seen.corners = other;
  seen.turnedDeg = std::fmod(seen.turnedDeg + 180, 360.0);
  return seen;
}

/// Returns the corner order with the highest similarity to the stored appearance, and that similarity.
std::pair<int, double> bestOrder(const Patch& patch, const cv::Mat& bgr, const Quad& quad) {
  std::pair<int, double> best{0, -1};
  for (int step = 0; step < 4; ++step)
    if (const double like = patch.similarity(bgr, startingAt(quad, step)); like > best.second)
      best = {step, like};
  return best;
}

}  // namespace

void CardTracker::forgetObservations() {
  tracks_.forget();
  next_ = CardStep::fit;
  tried_.clear();
  for (Memory& m : memory_) m.present = m.empty = m.observations = 0, m.touched = false;
}

void CardTracker::begin(CardSearch search) {
  forgetObservations();
  tracks_.begin(std::move(search));
  for (size_t i = 0; i < cards_.size(); ++i)
    memory_[i].touched =
        SheetTracker::touched(cards_[i].card.corners, tracks_.search().changed, tracks_.search().cell);
}

void CardTracker::followCamera(const cv::Mat& bgr, cv::Point2f by) {
  int better = 0;
  for (size_t i = 0; i < cards_.size(); ++i) {
    const Quad& here = cards_[i].card.corners;
    const double stayed = memory_[i].look.similarity(bgr, here),
                 moved = memory_[i].look.similarity(bgr, shifted(here, by));
    if (std::max(stayed, moved) > 0.5) better += moved > stayed ? 1 : -1;
  }
  if (better <= 0) return;
  for (StableCard& card : cards_) card.card.corners = shifted(card.card.corners, by);
  for (Memory& m : memory_) m.reported = shifted(m.reported, by);
}

void CardTracker::clear() {
  cards_.clear();
  memory_.clear();
  forgetObservations();
}

void CardTracker::step(const cv::Mat& bgr) {
  switch (next_) {
    case CardStep::fit:
      tried_ = tracks_.fit(bgr);
      break;
    case CardStep::propose:
      tracks_.propose(bgr);
      break;
    case CardStep::selectAndName:
      selectAndName(bgr);
      next_ = CardStep::fit;
      return;
  }
  next_ = tracks_.hasProposals() ? CardStep::selectAndName : CardStep::propose;
}

void CardTracker::selectAndName(const cv::Mat& bgr) {
  FoundCards found = tracks_.settle(bgr, std::exchange(tried_, {}));
  // An empty printed place also has a card's size and sides.
  std::vector<CardOutline> held;
  for (const CardOutline& outline : found.outlines)
    if (!looksEmpty(bgr, outline.corners)) held.push_back(outline);
  voteOnPlaces(bgr, held);
  std::vector<EarlierCard> earlier;
  for (size_t i = 0; i < cards_.size(); ++i) earlier.push_back({cards_[i].card, memory_[i].touched});
  tracks_.look(bgr, index_, std::move(found), earlier);
}

double CardTracker::effort(cv::Size picture) const {
  if (next_ == CardStep::propose) return tracks_.proposalEffort();
  if (tracks_.clear()) return next_ == CardStep::fit ? 0 : kNamingEffort;
  double area = 0;
  for (const cv::Rect& region : tracks_.search().regions) area += region.area();
  const double share =
      std::min(1.0, 2 * area / picture.area());  // half an image may hold as many cards as a full one
  return share * (next_ == CardStep::fit ? kTryingEffort : kSettlingEffort + kNamingEffort);
}

void CardTracker::voteOnPlaces(const cv::Mat& bgr, const std::vector<CardOutline>& outlines) {
  for (size_t i = 0; i < cards_.size(); ++i) {
    Memory& m = memory_[i];
    if (!m.touched) continue;
    ++m.observations;
    const Quad& place = cards_[i].card.corners;
    const bool outlined = std::any_of(outlines.begin(), outlines.end(), [&](const CardOutline& outline) {
      return overlap(outline.corners, place) > kSamePlace;
    });
    if (outlined) continue;
    if (m.look.similarity(bgr, place) > kAlike) {
      ++m.present;
      continue;
    }
    // If it lay on another card, its place is not empty without it.
    std::vector<Quad> others;
    for (const CardOutline& outline : outlines) others.push_back(outline.corners);
    for (size_t other = 0; other < cards_.size(); ++other)
      if (other != i) others.push_back(cards_[other].card.corners);
    const std::optional<Quad> part = freePart(place, others);
    if (looksEmpty(bgr, part.value_or(place))) ++m.empty;
  }
}

bool CardTracker::sure() const {
  if (tracks_.observations() >= kMaxObservations) return true;
  if (tracks_.observations() < 3) return false;
  return std::all_of(tracks_.all().begin(), tracks_.all().end(),
                     [&](const CardTrack& track) { return track.names.sure() || isPassing(track); });
}

/// True if the track has no name and was missed too often. Wood grain and edges of shadows look like a card
/// in some observations only. Further observations cannot make such a track worth reporting.
bool CardTracker::isPassing(const CardTrack& track) const {
  return track.names.nameless() && track.seen + 1 < tracks_.observations() &&
         std::none_of(cards_.begin(), cards_.end(), [&](const StableCard& card) {
           return overlap(card.card.corners, track.outline.corners) > 0;
         });
}

std::vector<int> CardTracker::matchTracks(const std::vector<CardTrack>& tracks) const {
  struct Match {
    double worth;
    size_t card, track;
  };
  std::vector<Match> matches;
  for (size_t t = 0; t < tracks.size(); ++t) {
    const CardSighting verdict = tracks[t].names.verdict();
    for (size_t c = 0; c < cards_.size(); ++c) {
      const double shared = overlap(cards_[c].card.corners, tracks[t].outline.corners);
      const bool sameName = verdict.key && verdict.key == cards_[c].card.key;
      if (shared > kNearlyThere)
        matches.push_back({shared + (sameName ? 1 : 0), c, t});
      else if (sameName && memory_[c].touched && 2 * memory_[c].present < memory_[c].observations)
        matches.push_back(
            {0.1 + shared -
                 1e-6 * cv::norm(centreOf(cards_[c].card.corners) - centreOf(tracks[t].outline.corners)),
             c, t});
    }
  }
  std::sort(matches.begin(), matches.end(), [](const Match& a, const Match& b) { return a.worth > b.worth; });
  std::vector<int> cardOf(tracks.size(), -1);
  std::vector<bool> taken(cards_.size(), false);
  for (const Match& match : matches) {
    if (cardOf[match.track] >= 0 || taken[match.card]) continue;
    cardOf[match.track] = int(match.card);
    taken[match.card] = true;
  }
  return cardOf;
}

/// Returns for each track whether it certainly is the physical card it is matched with. A moved card is, if
/// it is the only one of its kind that was lifted and the only one laid down face up.
std::vector<bool> CardTracker::surelyTheSame(const std::vector<int>& cardOf) const {
  struct Moved {
    int lifted = 0, laid = 0;
  };
  const std::vector<CardTrack>& tracks = tracks_.all();
  const auto stayed = [&](size_t track) {
    return cardOf[track] >= 0 &&
           overlap(cards_[size_t(cardOf[track])].card.corners, tracks[track].outline.corners) > kNearlyThere;
  };
  std::vector<bool> inPlace(cards_.size(), false);
  for (size_t t = 0; t < tracks.size(); ++t)
    if (stayed(t)) inPlace[size_t(cardOf[t])] = true;
  std::map<std::string, Moved> moved;
  for (size_t c = 0; c < cards_.size(); ++c)
    if (cards_[c].card.key && !inPlace[c] && memory_[c].touched &&
        2 * memory_[c].present < memory_[c].observations)
      ++moved[*cards_[c].card.key].lifted;
  for (size_t t = 0; t < tracks.size(); ++t)
    if (const auto key = tracks[t].names.verdict().key; key && !stayed(t)) ++moved[*key].laid;

  std::vector<bool> same(tracks.size(), false);
  for (size_t t = 0; t < tracks.size(); ++t) {
    if (cardOf[t] < 0) continue;
    const CardSighting seen = tracks[t].names.verdict();
    const CardSighting& known = cards_[size_t(cardOf[t])].card;
    const bool otherFace = seen.face == Face::up && known.face == Face::up && seen.key != known.key;
    const bool alone = seen.key && moved[*seen.key].lifted == 1 && moved[*seen.key].laid == 1;
    same[t] = stayed(t) ? !otherFace || !seen.key || !known.key : alone && seen.face == Face::up;
  }
  return same;
}

/// True if a card with a certain name lies on part of this one, and no other card is indicated there.
bool CardTracker::isCovered(size_t card, const CardTrack& track) const {
  constexpr double kMoved = 0.6, kMin = 0.01;
  const CardSighting& known = cards_[card].card;
  const CardSighting verdict = track.names.verdict();
  const bool likely =
      verdict.maybe.empty() || std::any_of(verdict.maybe.begin(), verdict.maybe.end(),
                                           [&](const Candidate& one) { return one.key == known.key; });
  return likely && overlap(known.corners, track.outline.corners) > kMoved &&
         std::any_of(tracks_.all().begin(), tracks_.all().end(), [&](const CardTrack& other) {
           return &other != &track && other.names.sure() && other.names.verdict().key &&
                  overlap(other.outline.corners, known.corners) > kMin;
         });
}

void CardTracker::update(size_t card, const CardTrack& track, const cv::Mat& bgr, bool silently,
                         std::vector<Change>& changes) {
  CardSighting& known = cards_[card].card;
  Memory& m = memory_[card];
  CardSighting seen = track.names.verdict();
  // A named card keeps its name in three cases: its place still looks the same, so that the outline is only a
  // part of it; another card lies on it; or the outline would not count as a card anywhere else, as when a
  // hand rests on it.
  const bool unlikely = seen.maybe.empty() && (track.outline.outlier || track.outline.doubted ||
                                               track.outline.score < kUnknownScore);
  if (!seen.key && known.key &&
      (unlikely || m.look.similarity(bgr, known.corners) > kAlike || isCovered(card, track)))
    return;
  if (!seen.key && known.key) {
    // In doubt now, but looks the same: the card named before, nudged at most.
    const auto [step, like] = bestOrder(m.look, bgr, seen.corners);
    if (like > kAlike) {
      const Quad corners = startingAt(seen.corners, step);
      seen = known;
      seen.corners = corners;
    }
  }
  seen = asItLay(std::move(seen), known, m.look, bgr);
  // Under changed light a card may be harder to name, but it is the same card.
  if (silently && !seen.key && known.key) return;
  const bool renamed = seen.key != known.key || seen.face != known.face;
  const bool doubtChanged = !seen.key && seen.maybe.empty() != known.maybe.empty();
  const bool moved =
      cv::norm(centreOf(seen.corners) - centreOf(m.reported)) > kNudge * shortSideOf(m.reported);
  const bool turned = seen.key && !renamed && turnBetween(seen.turnedDeg, m.reportedTurn) > kTurnedDeg;
  known = seen;
  m.look = Patch(bgr, known.corners);
  if (renamed || doubtChanged || (!silently && (moved || turned)))
    changes.push_back(CardChanged{cards_[card]});
  if (renamed || doubtChanged || moved || turned)
    m.reported = known.corners, m.reportedTurn = known.turnedDeg;
}

bool CardTracker::worthReporting(const CardTrack& track, const CardSighting& verdict,
                                 const cv::Mat& bgr) const {
  // A certain name suffices even if the outline was missed in many observations.
  if (track.names.sure() && verdict.key ? 2 * track.seen < tracks_.observations()
                                        : 3 * track.seen < 2 * tracks_.observations())
    return false;
  if (verdict.key || !verdict.maybe.empty()) return true;
  // Without a name it must be certainly there and card-sized, and not part of a hand or a printed place.
  if (track.outline.outlier || track.outline.doubted || track.outline.score < kUnknownScore ||
      track.seen + 1 < tracks_.observations() || looksEmpty(bgr, verdict.corners) ||
      looksBlank(bgr, verdict.corners) || looksLikePattern(bgr, verdict.corners))
    return false;
  for (const cv::Point2f& p : verdict.corners)
    if (p.x < 2 || p.y < 2 || p.x > float(bgr.cols) - 3 || p.y > float(bgr.rows) - 3) return false;
  for (const StableCard& card : cards_)
    if (overlap(card.card.corners, verdict.corners) > 0.1) return false;
  if (tracks_.search().scale) return cardSized(verdict.corners, *tracks_.search().scale);
  std::vector<double> areas;
  for (const StableCard& card : cards_)
    if (card.card.key) areas.push_back(areaOf(card.card.corners));
  if (areas.empty()) return true;
  std::nth_element(areas.begin(), areas.begin() + std::ptrdiff_t(areas.size() / 2), areas.end());
  const double ratio = areaOf(verdict.corners) / areas[areas.size() / 2];
  return ratio > 0.5 && ratio < 2;
}

std::vector<Change> CardTracker::conclude(const cv::Mat& bgr, bool silently) {
  std::vector<Change> changes;
  const std::vector<int> cardOf = matchTracks(tracks_.all());
  const std::vector<bool> same = surelyTheSame(cardOf);
  std::vector<bool> matched(cards_.size(), false);
  for (size_t t = 0; t < tracks_.all().size(); ++t) {
    if (cardOf[t] < 0 || 2 * tracks_.all()[t].seen < tracks_.observations()) continue;
    matched[size_t(cardOf[t])] = true;
    if (!same[t]) cards_[size_t(cardOf[t])].individual = nextIndividual_++;
    update(size_t(cardOf[t]), tracks_.all()[t], bgr, silently, changes);
  }
  std::vector<size_t> gone;
  for (size_t c = 0; c < cards_.size(); ++c)
    if (!matched[c] && memory_[c].touched && 3 * memory_[c].empty >= 2 * memory_[c].observations)
      gone.push_back(c);
  for (auto c = gone.rbegin(); c != gone.rend(); ++c) {
    changes.emplace_back(std::in_place_type<CardGone>, CardGone{cards_[*c].id});
    cards_.erase(cards_.begin() + std::ptrdiff_t(*c));
    memory_.erase(memory_.begin() + std::ptrdiff_t(*c));
  }
  // Named tracks come first. One without a name is only reported if no named card is there.
  for (const bool named : {true, false})
    for (size_t t = 0; t < tracks_.all().size(); ++t) {
      const CardSighting verdict = tracks_.all()[t].names.verdict();
      if (cardOf[t] >= 0 || verdict.key.has_value() != named || (silently && !named)) continue;
      if (!worthReporting(tracks_.all()[t], verdict, bgr)) continue;
      cards_.push_back({nextId_++, verdict, {}, nextIndividual_++});
      memory_.push_back({verdict.corners, verdict.turnedDeg, Patch(bgr, verdict.corners), 0, 0, 0, false});
      changes.emplace_back(std::in_place_type<CardAppeared>, CardAppeared{cards_.back()});
    }
  noteWhatLiesOnWhat(bgr, changes);
  forgetObservations();
  return changes;
}

/// Updates the order of all cards, because a card that was laid or removed may lie on or under an unchanged
/// one.
void CardTracker::noteWhatLiesOnWhat(const cv::Mat& bgr, std::vector<Change>& changes) {
  std::vector<Quad> quads;
  for (const StableCard& card : cards_) quads.push_back(card.card.corners);
  const std::vector<StackingOrder> stacked = stackingOrderOf(bgr, quads);
  for (size_t i = 0; i < cards_.size(); ++i) {
    cards_[i].on.clear();
    for (const size_t other : stacked[i].on) cards_[i].on.push_back(cards_[other].id);
  }
  const auto refresh = [&](StableCard& card) {
    const auto now = std::find(cards_.begin(), cards_.end(), card);
    if (now != cards_.end()) card.on = now->on;
  };
  for (Change& change : changes) {
    if (auto* appeared = std::get_if<CardAppeared>(&change)) refresh(appeared->card);
    if (auto* changed = std::get_if<CardChanged>(&change)) refresh(changed->card);
  }
}

}  // namespace lk::vision
