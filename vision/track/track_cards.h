// Tracks the cards on the table: finds and names them where something changed, and keeps their ids while they
// lie there.
#pragma once

#include <vector>

#include "vision/core/stable_sighting.h"
#include "vision/track/card_tracks.h"
#include "vision/track/track_patch.h"

namespace lk::vision {

/// Steps of one observation, in this order. The steps may use different images of the same still table. Only
/// the first observation of a series proposes, level by level. Cards are named in the image in which their
/// outlines were settled, because doubtful ones get a name less often in another.
enum class CardStep { fit, propose, selectAndName };

class CardTracker {
 public:
  explicit CardTracker(CardIndex index) : index_(std::move(index)) {}

  /// Starts a series of observations of a still table. Observations of an interrupted series are discarded.
  void begin(CardSearch search);
  /// Runs the next step of the current observation, or the first step of the next one.
  void step(const cv::Mat& bgr);
  /// See CardIndex::expect(). Must not be called during a step.
  [[nodiscard]] const CardIndex& index() const { return index_; }
  void expect(CanBeThere canBeThere) { index_.expect(std::move(canBeThere)); }
  [[nodiscard]] CardStep next() const { return next_; }
  /// Returns the effort of that step for an image of this size, see FrameBudget.
  [[nodiscard]] double effort(cv::Size picture) const;
  /// True if further observations would not change the verdict, or there are as many as allowed.
  [[nodiscard]] bool sure() const;
  /// Makes the verdict of the observations the state of the table, and returns the changes. `silently`: only
  /// the light or the camera changed, so that new positions are not reported as moves.
  std::vector<Change> conclude(const cv::Mat& bgr, bool silently);
  void forgetObservations();
  /// Handles a bumped camera: moves all cards by `by` pixels if most of them look more similar there.
  void followCamera(const cv::Mat& bgr, cv::Point2f by);
  /// Removes all cards. Ids are not reused.
  void clear();

  [[nodiscard]] const std::vector<StableCard>& cards() const { return cards_; }

 private:
  /// Data kept for each card besides the reported sighting; parallel to cards_.
  struct Memory {
    Quad reported{};  // corners when it was last reported
    double reportedTurn = 0;
    Patch look;
    // Votes of the observations without an outline at its place.
    int present = 0, empty = 0, observations = 0;
    bool touched = false;
  };
  void selectAndName(const cv::Mat& bgr);
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

  CardTracks tracks_;  // of the current series of observations
  // State of the current observation.
  CardStep next_ = CardStep::fit;
  std::vector<FittedRegion> tried_;
};

}  // namespace lk::vision
