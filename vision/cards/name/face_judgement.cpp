#include "vision/cards/name/face_judgement.h"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "vision/cards/find/card_geometry.h"
#include "vision/cards/name/card_decide.h"
#include "vision/cards/name/describe/card_visibility.h"
#include "vision/cards/name/face/face_code.h"
#include "vision/core/quad_geometry.h"

namespace lk::vision {
namespace {

// Log-odds of a name by the likeness of the faces, fitted by hand on set_game, sergio, mrpawelas and uno.
constexpr double kConstant = 2.9, kPerLikeness = 1.35;
constexpr double kRivalAhead = 3;  // likeness by which another card may be ahead; looks see fine fills better
constexpr double kChosenBy = 2;    // lead in likeness with which one of several candidates is chosen
constexpr double kLikely = 1;      // likeness that this one must have
constexpr double kAmongThese = 0.5;  // probability that a card in doubt is one of its candidates
// What a card must reach that looks do not even think likely: similarity of the looks, likeness, and its
// lead. Of 520 cards that were not in the library, the most similar ones so much alike had 0.932 and 0.929.
constexpr double kNearlySimilar = 0.955, kCertain = 2, kCertainLead = 3;
constexpr double kOutOfReach = 0.15;  // of correlation; rivals farther from the best match are not compared
constexpr std::size_t kMaxCompared = 4;
constexpr double kSamePlace = 0.01;  // of a card's size

struct Compared {
  Hypothesis card;
  double likeness;
};

/// Compares the card with the named one and the likeliest others, as far as pictures of these are kept.
std::vector<Compared> comparedFaces(const CardInquiry& inquiry, const CardView& view,
                                    const std::optional<std::string>& named) {
  std::vector<Hypothesis> few = inquiry.aligned();
  if (few.empty()) return {};
  const double least = few.front().similarity - kOutOfReach;
  std::stable_partition(few.begin(), few.end(), [&](const Hypothesis& one) { return one.key == named; });
  std::vector<Compared> compared;
  std::vector<std::pair<Quad, FaceCode>> seen;
  for (const Hypothesis& one : few) {
    if (compared.size() == kMaxCompared) break;
    if (one.key != named && one.similarity < least) continue;
    const FaceCode reference = inquiry.index().face(one.reference);
    if (reference.empty()) continue;
    auto there = std::find_if(seen.begin(), seen.end(), [&](const auto& other) {
      return nearlySame(other.first, one.corners, kSamePlace);
    });
    if (there == seen.end()) {
      const cv::Mat visible = visibilityOf(one.corners, view.picture.size(), view.above, view.hidden);
      there = seen.insert(seen.end(), {one.corners, faceCodeOf(view.picture, one.corners, visible)});
    }
    compared.push_back({one, faceLikeness(reference, there->second)});
  }
  return compared;
}

double oddsOf(double likeness) {
  return kConstant + kPerLikeness * likeness;
}

bool isInDoubt(const CardSighting& card) {
  double among = 0;
  for (const Candidate& candidate : card.maybe) among += candidate.confidence;
  return among >= kAmongThese;
}

bool mayBe(const CardSighting& card, const std::string& key) {
  return std::any_of(card.maybe.begin(), card.maybe.end(),
                     [&](const Candidate& candidate) { return candidate.key == key; });
}

/// True if any card is similar enough to be named by its face.
bool isSimilar(const CardInquiry& inquiry) {
  const std::vector<Hypothesis> few = inquiry.aligned();
  return !few.empty() && few.front().similarity >= kNearlySimilar;
}

/// True if a card without a name is the one most alike.
bool isChosen(const CardSighting& card, const Compared& first, double lead) {
  if (isInDoubt(card) && mayBe(card, first.card.key) && first.likeness >= kLikely && lead >= kChosenBy)
    return true;
  return first.card.similarity >= kNearlySimilar && first.likeness >= kCertain && lead >= kCertainLead;
}

}  // namespace

CardSighting judgedByFace(const CardInquiry& inquiry, const CardView& view, CardSighting card) {
  if (!card.key && !isInDoubt(card) && !isSimilar(inquiry)) return card;
  std::vector<Compared> compared = comparedFaces(inquiry, view, card.key);
  if (compared.empty() || (card.key && compared.front().card.key != card.key)) return card;
  if (!card.key)
    std::stable_sort(compared.begin(), compared.end(),
                     [](const Compared& a, const Compared& b) { return a.likeness > b.likeness; });
  const Compared& first = compared.front();
  double rival = -1e9;
  for (std::size_t i = 1; i < compared.size(); ++i) rival = std::max(rival, compared[i].likeness);
  const double odds = oddsOf(first.likeness), lead = first.likeness - rival;
  if (card.key) {
    if (odds < kNamedOdds || lead < -kRivalAhead) card.key.reset();
    card.confidence = confidenceOf(odds);
    return card;
  }
  if (odds < kNamedOdds || !isChosen(card, first, lead)) return card;
  card.key = first.card.key;
  card.confidence = confidenceOf(odds);
  card.maybe.clear();
  card.face = first.card.back ? Face::down : Face::up;
  card.corners = first.card.place;
  card.turnedDeg = turnOf(card.corners);
  return card;
}

}  // namespace lk::vision
