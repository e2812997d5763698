// The cards on the table: found and named where something changed, each kept under its id while it lies
// there.
#pragma once

#include <vector>

#include "vision/core/stable_sighting.h"
#include "vision/track/card_tracks.h"
#include "vision/track/track_patch.h"

namespace lk::vision {

/// A look is one of each, in this order, at one picture or at several of the same still table; the first one
/// of a series proposes, level by level. Cards are named in the picture in which their outlines were settled:
/// in another, doubtful ones have a name less often.
enum class CardStep { tryPlaces, propose, settleAndName };

class CardTracker {
 public:
  explicit CardTracker(CardIndex index) : index_(std::move(index)) {}

  /// Begins a series of looks at a picture at rest; what earlier looks of an interrupted series said is
  /// forgotten.
  void begin(CardSearch search);
  /// The next step of the current look, or the first of another.
  void step(const cv::Mat& bgr);
  /// See CardIndex::expect(). Not while a step is done.
  void expect(CanBeThere canBeThere) { index_.expect(std::move(canBeThere)); }
  [[nodiscard]] CardStep next() const { return next_; }
  /// Of that step on a picture of this size, see FrameBudget.
  [[nodiscard]] double effort(cv::Size picture) const;
  [[nodiscard]] bool sure() const;
  /// The verdict of the looks becomes the state of the table. `silently`: it was the light or the camera, so
  /// what lies elsewhere now did not move on the table.
  std::vector<Change> conclude(const cv::Mat& bgr, bool silently);
  void forgetLooks();
  /// The camera may have been bumped: cards are looked for `by` pixels farther if they look more like
  /// themselves there.
  void followCamera(const cv::Mat& bgr, cv::Point2f by);
  /// Nothing lies anywhere any more; ids are not given again.
  void clear();

  [[nodiscard]] const std::vector<StableCard>& cards() const { return cards_; }

 private:
  /// What is kept of each card besides what is reported of it; parallel to cards_.
  struct Memory {
    Quad reported{};  // where it lay when it was last reported
    double reportedTurn = 0;
    Patch look;
    // Votes of the looks in which no outline was found in its place.
    int present = 0, empty = 0, looks = 0;
    bool touched = false;
  };
  void settleAndName(const cv::Mat& bgr);
  void voteOnPlaces(const cv::Mat& bgr, const std::vector<CardOutline>& outlines);
  [[nodiscard]] bool isPassing(const CardTrack& track) const;
  [[nodiscard]] std::vector<int> matchTracks(const std::vector<CardTrack>& tracks) const;
  [[nodiscard]] std::vector<bool> surelyTheSame(const std::vector<int>& cardOf) const;
  [[nodiscard]] bool isCovered(size_t card, const CardTrack& track) const;
  void update(size_t card, const CardTrack& track, const cv::Mat& bgr, bool silently,
              std::vector<Change>& changes);
  void noteWhatLiesOnWhat(const cv::Mat& bgr, std::vector<Change>& changes);
  [[nodiscard]] bool worthReporting(const CardTrack& track, const CardSighting& verdict,
                                    const cv::Mat& bgr) const;

  CardIndex index_;
  std::vector<StableCard> cards_;
  std::vector<Memory> memory_;
  int nextId_ = 1;
  int nextIndividual_ = 1;

  CardTracks tracks_;  // of the current series of looks
  // Of the current look.
  CardStep next_ = CardStep::tryPlaces;
  std::vector<TriedRegion> tried_;
};

}  // namespace lk::vision
