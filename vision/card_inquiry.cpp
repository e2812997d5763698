#include "vision/card_inquiry.h"

#include <algorithm>

#include "vision/card_decide.h"
#include "vision/card_geometry.h"

namespace lk::vision {
namespace {

constexpr double kMoved = 0.015;     // of a card's size: corners nearer than this were right
constexpr double kElsewhere = 0.08;  // the same: corners farther than this are not those that were seen
// A name surer than this needs no second look; nor does this one, wherever the card lies.
constexpr double kClear = 0.97, kClearAnywhere = 0.999;

CardOpinion inFrame(CardOpinion opinion, const cv::Matx33d& toFrame) {
  if (toFrame == cv::Matx33d::eye()) return opinion;
  CardSighting& card = opinion.card;
  card.corners = mapped(toFrame, card.corners);
  for (Supposed& supposed : opinion.likeliest) supposed.corners = mapped(toFrame, supposed.corners);
  if (card.key)
    card.turnedDeg = turnOf(card.corners);
  else
    card.corners = fromTopLeft(card.corners);
  return opinion;
}

}  // namespace

CardOpinion CardInquiry::look(const CardView& view, LookReason reason) {
  CardOpinion opinion = index_.look(view);
  if (trail_ != nullptr) trail_->push_back({reason, view, opinion});
  likely_.push_back({opinion.likeness, opinion.nearest});
  return opinion;
}

void CardInquiry::addOthers(std::vector<Candidate>& few) const {
  std::vector<Likely> looks = likely_;
  std::stable_sort(looks.begin(), looks.end(),
                   [](const Likely& a, const Likely& b) { return a.likeness > b.likeness; });
  double left = 1;
  for (const Candidate& one : few) left -= one.confidence;
  for (const Likely& look : looks)
    for (const Candidate& other : look.nearest) {
      const bool known =
          std::any_of(few.begin(), few.end(), [&](const Candidate& one) { return one.key == other.key; });
      if (known || few.size() >= kFew) continue;
      // Best first, and no more than one of them can be it.
      few.push_back({other.key, std::min({other.confidence, few.back().confidence, std::max(0.0, left)})});
      left -= few.back().confidence;
    }
}

CardOpinion CardInquiry::ask(const CardView& view, LookReason reason) {
  const CardOpinion first = look(view, reason);
  const CardSighting& card = first.card;
  const Quad outline = fromTopLeft(view.outline);
  const bool elsewhere = card.key && !nearlySameQuad(outline, fromTopLeft(card.corners), kElsewhere);
  const bool clear = card.key && card.confidence > (elsewhere ? kClearAnywhere : kClear);
  if (clear || !first.remains) return inFrame(first, view.toFrame);
  // The likeliest card, laid over this one, tells where its corners are: from there it is seen better.
  const Quad moved = fromTopLeft(first.likeliest.front().corners);
  if (nearlySameQuad(outline, moved, kMoved) || !isConvex(moved)) return inFrame(first, view.toFrame);
  CardView there = view;
  there.outline = moved;
  const CardOpinion second = look(there, LookReason::laid);
  // Free to lie elsewhere than its sides were seen, many a card is alike: the right one stays there.
  const bool runsAway =
      elsewhere && (second.card.key != card.key ||
                    !nearlySameQuad(moved, fromTopLeft(second.likeliest.front().corners), kElsewhere));
  return inFrame(runsAway ? doubtBetween(first, second) : surer(first, second), view.toFrame);
}

}  // namespace lk::vision
