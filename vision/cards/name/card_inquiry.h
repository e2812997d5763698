// Collects all observations of one card, each with its result.
#pragma once

#include <string>
#include <vector>

#include "vision/cards/name/card_index.h"
#include "vision/cards/name/match_result.h"
#include "vision/core/stages.h"

namespace lk::vision {

/// What distinguishes an observation from the first one.
enum class ObservationReason {
  outlined,           // the outline found by the finder
  cornersCorrected,   // the same, with corners predicted by the print
  otherOutline,       // an alternative outline
  withoutGlare,       // glare removed
  thoughOverexposed,  // overexposed places ignored
  inTableLight,       // light estimated from the paper of nearby cards
  inEvenLight,        // uneven light removed, assuming one of the candidates
  withoutOccluders,   // objects reaching over its sides masked
  othersMasked,       // dice and cards that may lie on it masked
};

struct CardObservation {
  ObservationReason reason = ObservationReason::outlined;
  CardView view;
  MatchResult result;  // in coordinates of the view's image
};
/// All observations of one card, in order. Its name comes from one of them, or a doubt from one or two. The
/// candidates of a doubt combine all.
using CardObservations = std::vector<CardObservation>;

class CardInquiry {
 public:
  /// `index` must outlive this object. `observations`, if not null, receives every observation.
  explicit CardInquiry(const CardIndex& index, CardObservations* observations = nullptr,
                       const Stages& stages = {})
      : index_(index), observations_(observations), stages_(stages) {}
  [[nodiscard]] const Stages& stages() const { return stages_; }

  /// Observes the card. Unless the result is clear, observes it again with the corners predicted by its
  /// print. Returns the more informative result. A name that moves the corners far must hold at the new
  /// position. Results are in coordinates of the camera's frame.
  MatchResult ask(const CardView& view, ObservationReason reason = ObservationReason::outlined);

  /// Returns the candidates that all observations together leave, best first. As few as cover nearly all of
  /// the probability, and at most kMaxCandidates. Their confidences add up to at most `sure`.
  [[nodiscard]] std::vector<Candidate> remainingCandidates(double sure) const;

  /// Returns the aligned candidates, each as in the observation in which it was most similar, best first.
  /// Their geometry is in coordinates of the camera's frame.
  [[nodiscard]] std::vector<Hypothesis> aligned() const;
  [[nodiscard]] const CardIndex& index() const { return index_; }

  /// True if another card was more similar in some observation than `key` in any.
  [[nodiscard]] bool anotherFitsBetter(const std::string& key) const;

  /// Records which candidate won in even light. Similarities of the others in even light then no longer
  /// count, because a strong correction makes many cards similar.
  void settleInEvenLight(const std::string& key) { settled_ = key; }

 private:
  MatchResult look(const CardView& view, ObservationReason reason);

  const CardIndex& index_;
  CardObservations* observations_;
  Stages stages_;
  struct Looked {
    ObservationReason reason;
    std::vector<Hypothesis> likes;  // the aligned candidates without their looks, best first
  };
  std::vector<Looked> looks_;
  std::string settled_;
};

}  // namespace lk::vision
