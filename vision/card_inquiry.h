// What is asked of the index about one card: every look at it, each with what was made of it.
#pragma once

#include <vector>

#include "vision/card_index.h"
#include "vision/card_opinion.h"

namespace lk::vision {

/// What a look was for.
enum class LookReason {
  outlined,      // at the card as its sides were found
  laid,          // the same, but where its print says that its corners are
  otherOutline,  // where it may end otherwise
  withoutVeil,   // without the light of a lamp mirrored in it
  inEvenLight,   // in the light in which it may be one of those it is like
  withoutCover,  // without what reaches over its sides
  pastOthers,    // without the places of dice and cards that may lie on it
};

struct CardLook {
  LookReason reason = LookReason::outlined;
  CardView view;
  CardOpinion opinion;  // places are of the view's picture
};
/// All looks at one card, in order. Its name, or the doubt about it, is that of one of them or a doubt
/// between two.
using CardTrail = std::vector<CardLook>;

class CardInquiry {
 public:
  /// `index` must outlive it; `trail`, where given, gets every look.
  explicit CardInquiry(const CardIndex& index, CardTrail* trail = nullptr) : index_(index), trail_(trail) {}

  /// Looks at the card, and unless it is clear, once more where its print says that its corners are: the one
  /// that says more. A name by which the card would lie far from where it was outlined must hold there.
  /// Places are of the camera's frame.
  CardOpinion ask(const CardView& view, LookReason reason = LookReason::outlined);

  /// Adds to the few that the card in doubt may be (not none) those that it may be by other looks, as long as
  /// they are few: first by the looks in which it is most like some card.
  void addOthers(std::vector<Candidate>& few) const;

 private:
  CardOpinion look(const CardView& view, LookReason reason);

  const CardIndex& index_;
  CardTrail* trail_;
  struct Likely {
    double likeness;  // of the first
    std::vector<Candidate> nearest;
  };
  std::vector<Likely> likely_;  // one a look
};

}  // namespace lk::vision
