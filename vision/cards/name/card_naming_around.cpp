#include <algorithm>
#include <iterator>
#include <utility>

#include <opencv2/core.hpp>

#include "vision/cards/find/card_complete.h"
#include "vision/cards/find/card_emptiness.h"
#include "vision/cards/find/card_stack.h"
#include "vision/cards/name/card_naming.h"
#include "vision/cards/name/card_naming_masked.h"
#include "vision/cards/name/card_naming_one.h"
#include "vision/core/quad_geometry.h"

namespace lk::vision {
namespace {

/// A repeating pattern can get a name at a wrong position too, but rarely with this confidence.
bool isSure(const CardSighting& card) {
  constexpr double kSure = 0.95;
  return card.key && card.confidence > kSure;
}

/// With a better outline this card may get its name.
bool isNearlySure(const CardSighting& card) {
  constexpr double kNearly = 0.4;
  return !card.maybe.empty() && card.maybe.front().confidence > kNearly;
}

/// A whole card that touches no other is at its place, with or without a name.
bool mayBeMisplaced(std::size_t which, const std::vector<CardOutline>& outlines) {
  constexpr double kTouching = 0.02;  // of the smaller one
  const CardOutline& one = outlines[which];
  const auto touches = [&](const CardOutline& other) {
    return &other != &one && overlapOfSmaller(one.corners, other.corners) > kTouching;
  };
  return one.outlier || std::any_of(outlines.begin(), outlines.end(), touches);
}

constexpr std::size_t kMaxBesides = 4;  // cards near a doubtful one; each of them may lie below it

/// Names an outline among known cards, trying which of them lie on it. Also tries dice, if the outline has
/// edges of its own or is similar to a card.
CardSighting nameAmong(const NamingRequest& request, bool seenBySides, const std::vector<Quad>& known,
                       const TableLight& light) {
  std::vector<Quad> quads{request.outline.corners};
  for (const Quad& quad : known)
    if (overlapOfSmaller(request.outline.corners, quad) > 0) quads.push_back(quad);
  const StackingOrder stacked = stackingOrderOf(request.view.picture, quads).front();
  std::vector<Quad> likely;
  for (const auto* those : {&stacked.under, &stacked.undecided})
    for (const std::size_t other : *those) likely.push_back(quads[other]);
  quads.erase(quads.begin());
  NamingRequest among = request;
  // Cases: the order as seen, under all of them, on all of them, on one of them.
  std::vector<std::vector<Quad>> covers{likely};
  if (quads.size() != likely.size()) covers.push_back(quads);
  if (!likely.empty()) covers.emplace_back();
  for (std::size_t i = 0; quads.size() > 1 && quads.size() <= kMaxBesides && i < quads.size(); ++i) {
    covers.push_back(quads);
    covers.back().erase(covers.back().begin() + std::ptrdiff_t(i));
  }
  CardSighting card;
  for (const std::vector<Quad>& above : covers) {
    among.view.above = above;
    CardSighting seen = nameOne(among, ObservationReason::othersMasked);
    if (seen.key) return seen;
    if (card.maybe.empty()) card = std::move(seen);
  }
  if (card.maybe.empty() && !seenBySides) return card;
  return nameWithMasked(request, covers, covers.size(), light, std::move(card));
}

constexpr double kDeviation = 0.12;  // largest relative deviation of a side from the common size

/// Like nameAmong(), but repeats with a rigid alignment if the name distorts a card-sized outline. A pattern,
/// or the visible rest of one, also resembles its own distorted copies.
CardSighting nameInShape(const NamingRequest& request, bool seenBySides, const std::vector<Quad>& known,
                         const TableLight& light, const CardPlane& plane) {
  CardSighting card = nameAmong(request, seenBySides, known, light);
  const auto outOfShape = [&](const Quad& corners) { return plane.deviation(corners) > kDeviation; };
  if (!card.key || !outOfShape(card.corners) || outOfShape(request.outline.corners)) return card;
  NamingRequest whole = request;
  whole.view.motionModel = MotionModel::rigid;
  return nameAmong(whole, seenBySides, known, light);
}

/// The result for one outline.
struct Attempt {
  CardOutline outline;
  Naming naming;
};

/// True if the named card is a card at the searched position, in addition to the known ones. The table
/// between cards may resemble a dark or distorted back.
bool staysACard(const cv::Mat& bgr, const Attempt& attempt, const CardPlane& plane,
                const std::vector<Quad>& known) {
  constexpr double kSamePlace = 0.6;  // overlap
  const CardSighting& card = attempt.naming.card;
  if (!card.key || plane.deviation(card.corners) > kDeviation ||
      overlap(attempt.outline.corners, card.corners) < kSamePlace)
    return false;
  std::vector<Quad> others;
  for (const Quad& quad : known)
    if (const double shared = overlapOfSmaller(quad, card.corners); shared > 0 && shared < kOneCard)
      others.push_back(quad);
  return holdsPrint(bgr, card.corners, others);
}

/// Returns the outlines that got a name, highest confidence first. The first `seenBySides` outlines are the
/// image's own.
std::vector<Attempt> namedAmong(const cv::Mat& bgr, const CardIndex& index, const CardPlane& plane,
                                KeepObservations keep, const std::vector<CardOutline>& outlines,
                                std::size_t seenBySides, const std::vector<Quad>& known,
                                const Stages& stages) {
  const TableLight light(bgr, known);
  std::vector<Attempt> attempts(outlines.size());
  cv::parallel_for_({0, int(outlines.size())}, [&](const cv::Range& range) {
    for (int i = range.start; i < range.end; ++i) {
      auto& [outline, naming] = attempts[std::size_t(i)];
      outline = outlines[std::size_t(i)];
      CardInquiry inquiry(index, keep == KeepObservations::yes ? &naming.observations : nullptr, stages);
      naming.card = nameInShape({inquiry, outline, {bgr, outline.corners}}, std::size_t(i) < seenBySides,
                                known, light, plane);
    }
  });
  std::erase_if(attempts, [&](const Attempt& attempt) { return !staysACard(bgr, attempt, plane, known); });
  std::stable_sort(attempts.begin(), attempts.end(), [](const Attempt& a, const Attempt& b) {
    return a.naming.card.confidence > b.naming.card.confidence;
  });
  return attempts;
}

/// Adds a named card, and removes results at its place without a name or with less confidence. Does nothing
/// and returns false if another result there is better.
bool takeIn(Attempt attempt, std::vector<CardOutline>& outlines, std::vector<Naming>& namings) {
  const Quad place = attempt.naming.card.corners;
  const auto shares = [&](const Quad& other) { return overlapOfSmaller(place, other) > kOneCard; };
  const CardSighting& found = attempt.naming.card;
  const auto stays = [&](const CardSighting& card) {
    return card.key && (isSure(card) || card.key != found.key || card.confidence >= found.confidence);
  };
  for (const Naming& naming : namings)
    if (stays(naming.card) && shares(naming.card.corners)) return false;
  for (std::size_t i = outlines.size(); i-- > 0;)
    if (shares(namings[i].card.key ? namings[i].card.corners : outlines[i].corners)) {
      outlines.erase(outlines.begin() + std::ptrdiff_t(i));
      namings.erase(namings.begin() + std::ptrdiff_t(i));
    }
  outlines.push_back(std::move(attempt.outline));
  namings.push_back(std::move(attempt.naming));
  return true;
}

/// The cards of an image, sorted by how settled they are.
struct Standing {
  std::vector<Quad> known, doubtful;
  std::vector<Quad> named;         // certain or not
  std::vector<CardOutline> asked;  // the doubtful ones, marked as outliers
  // If many have no name, most of them are not enrolled.
  [[nodiscard]] bool mostUntaught() const {
    constexpr std::size_t kFewDoubtful = 4;
    return doubtful.size() > std::max(kFewDoubtful, known.size() / 3);
  }
};

Standing standingOf(const std::vector<CardOutline>& outlines, const std::vector<Naming>& namings) {
  Standing standing;
  for (std::size_t i = 0; i < outlines.size(); ++i) {
    const CardSighting& card = namings[i].card;
    const bool misplaced = mayBeMisplaced(i, outlines);
    const bool settled = isSure(card) || (card.key && !misplaced);
    if (settled) standing.known.push_back(card.corners);
    if (card.key) standing.named.push_back(card.corners);
    if (settled || !(misplaced || isNearlySure(card))) continue;
    standing.doubtful.push_back(outlines[i].corners);
    standing.asked.push_back(outlines[i]);
    standing.asked.back().outlier = true;
  }
  return standing;
}

/// Skips outlines that got no name, until a card beside them gets one.
class AskedBefore {
 public:
  void dropKnown(std::vector<CardOutline>& outlines) {
    std::erase_if(outlines, [&](const CardOutline& outline) {
      const bool known = std::any_of(asked_.begin(), asked_.end(), [&](const Quad& other) {
        return nearlySame(other, outline.corners, kSame);
      });
      if (!known) asked_.push_back(outline.corners);
      return known;
    });
  }
  void forgetAround(const Quad& named) {
    std::erase_if(asked_, [&](const Quad& other) { return overlapOfSmaller(other, named) > 0; });
  }

 private:
  static constexpr double kSame = 0.01;  // of its size
  std::vector<Quad> asked_;
};

}  // namespace

void nameAround(const cv::Mat& bgr, const CardIndex& index, const UnexplainedShapes& left,
                KeepObservations keep, std::vector<CardOutline>& outlines, std::vector<Naming>& namings,
                const Stages& stages) {
  constexpr int kRounds = 4;  // a card found in one round may lie on another, not yet examined one
  AskedBefore before;
  const auto takeInNamed = [&](std::vector<CardOutline> asked, std::vector<CardOutline> possible,
                               const std::vector<Quad>& known) {
    before.dropKnown(asked);
    before.dropKnown(possible);
    const std::size_t seenBySides = asked.size();
    std::move(possible.begin(), possible.end(), std::back_inserter(asked));
    bool any = false;
    for (Attempt& attempt : namedAmong(bgr, index, left.plane, keep, asked, seenBySides, known, stages)) {
      const Quad place = attempt.naming.card.corners;
      if (!takeIn(std::move(attempt), outlines, namings)) continue;
      before.forgetAround(place);
      any = true;
    }
    return any;
  };
  for (const bool anywhere : {false, true}) {
    if (anywhere && !stages.has(Stage::cardsAnywhere)) break;
    for (int round = 0; round < kRounds; ++round) {
      Standing standing = standingOf(outlines, namings);
      if (standing.mostUntaught()) return;
      if (!anywhere && standing.doubtful.empty()) break;
      std::vector<CardOutline> possible = anywhere
                                              ? cardsAnywhere(bgr, left, standing.known)
                                              : cardsAround(bgr, left, standing.doubtful, standing.known);
      if (anywhere)
        for (CardOutline& printed : cardsPrinted(bgr, left, standing.named))
          possible.push_back(std::move(printed));
      if (!takeInNamed(std::move(standing.asked), std::move(possible), standing.known)) break;
    }
  }
}

}  // namespace lk::vision
