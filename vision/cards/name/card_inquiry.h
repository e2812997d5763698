// What is asked of the index about one card: every look at it, each with what was made of it.
#pragma once

#include <string>
#include <vector>

#include "vision/cards/name/card_index.h"
#include "vision/cards/name/match_result.h"
#include "vision/core/stages.h"

namespace lk::vision {

/// What a look was for.
enum class ObservationReason {
  outlined,           // at the card as its sides were found
  laid,               // the same, but where its print says that its corners are
  otherOutline,       // where it may end otherwise
  withoutGlare,       // without the light of a lamp mirrored in it
  thoughOverexposed,  // as far as it is told by what is not overexposed
  inTableLight,       // by the paper of the cards around it
  inEvenLight,        // in the light in which it may be one of those it is like
  withoutOccluders,   // without what reaches over its sides
  pastOthers,         // without the places of dice and cards that may lie on it
};

struct CardObservation {
  ObservationReason reason = ObservationReason::outlined;
  CardView view;
  MatchResult result;  // places are of the view's picture
};
/// All looks at one card, in order. Its name, or the doubt about it, is that of one of them or a doubt
/// between two; what it may be in doubt, all of them say.
using CardTrail = std::vector<CardObservation>;

class CardInquiry {
 public:
  /// `index` must outlive it; `trail`, where given, gets every look.
  explicit CardInquiry(const CardIndex& index, CardTrail* trail = nullptr, const Stages& stages = {})
      : index_(index), trail_(trail), stages_(stages) {}
  [[nodiscard]] const Stages& stages() const { return stages_; }

  /// Looks at the card, and unless it is clear, once more where its print says that its corners are: the one
  /// that says more. A name by which the card would lie far from where it was outlined must hold there.
  /// Places are of the camera's frame.
  MatchResult ask(const CardView& view, ObservationReason reason = ObservationReason::outlined);

  /// The few that the card in doubt may be by all looks at it together, best first: as few as it is one of in
  /// all likelihood, and no more than kFew. Their confidences add up to `sure` at most.
  [[nodiscard]] std::vector<Candidate> fewLeft(double sure) const;

  /// Whether in some look another card was more alike than this one is in any.
  [[nodiscard]] bool anotherFitsBetter(const std::string& key) const;

  /// Of those it was like in even light it is this one: how alike light bent far enough made others does not
  /// count against it.
  void settleInEvenLight(const std::string& key) { settled_ = key; }

 private:
  MatchResult look(const CardView& view, ObservationReason reason);

  const CardIndex& index_;
  CardTrail* trail_;
  Stages stages_;
  struct Like {
    std::string key;
    double similarity;
  };
  struct Looked {
    ObservationReason reason;
    std::vector<Like> likes;  // the cards laid over the one seen, best first
  };
  std::vector<Looked> looks_;
  std::string settled_;
};

}  // namespace lk::vision
