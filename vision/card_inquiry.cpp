#include "vision/card_inquiry.h"

#include "vision/card_decide.h"
#include "vision/card_geometry.h"

namespace lk::vision {
namespace {

constexpr double kClear = 0.97;   // a name surer than this needs no second look
constexpr double kMoved = 0.015;  // of a card's size: corners nearer than this were right

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
  return opinion;
}

CardOpinion CardInquiry::ask(const CardView& view, LookReason reason) {
  const CardOpinion first = look(view, reason);
  const bool clear = first.card.key && first.card.confidence > kClear;
  if (clear || !first.remains) return inFrame(first, view.toFrame);
  // The likeliest card, laid over this one, tells where its corners are: from there it is seen better.
  const Quad moved = fromTopLeft(first.likeliest.front().corners);
  if (nearlySameQuad(fromTopLeft(view.outline), moved, kMoved) || !isConvex(moved))
    return inFrame(first, view.toFrame);
  CardView there = view;
  there.outline = moved;
  return inFrame(surer(first, look(there, LookReason::laid)), view.toFrame);
}

}  // namespace lk::vision
