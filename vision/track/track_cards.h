// The cards on the table: found and named where something changed, each kept under its id while it lies
// there.
#pragma once

#include <vector>

#include "vision/cards/find/card_finder.h"
#include "vision/cards/name/card_index.h"
#include "vision/core/stable_sighting.h"
#include "vision/track/fusion_names.h"
#include "vision/track/track_patch.h"

namespace lk::vision {

/// Where to look for cards, and where not to.
struct CardSearch {
  std::vector<cv::Rect> regions;
  cv::Mat ignore;                      // as in CardFinderOptions
  std::vector<Quad> marks;             // the same
  cv::Mat changed;                     // image-sized would be wasteful: the grid of cells that changed
  int cell = 1;                        // image pixels a cell
  std::optional<SheetSighting> scale;  // a sheet to measure by
};

class CardKeeper {
 public:
  explicit CardKeeper(CardIndex index) : index_(std::move(index)) {}

  /// Begins a series of looks at a picture at rest; what earlier looks of an interrupted series said is
  /// forgotten.
  void begin(CardSearch search);
  void look(const cv::Mat& bgr);
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
  /// Something card-shaped seen in the current series of looks.
  struct Trace {
    CardOutline outline;
    std::optional<Quad> named;  // the outline in which it last had a name
    NameFusion names;
    int seen = 0;
  };

  [[nodiscard]] std::vector<CardOutline> outlinesOf(const cv::Mat& bgr) const;
  [[nodiscard]] CardSighting lookAgain(const cv::Mat& bgr, const Trace& trace, CardSighting seen) const;
  [[nodiscard]] std::vector<CardOutline> findInRegions(const cv::Mat& bgr) const;
  void voteOnPlaces(const cv::Mat& bgr, const std::vector<CardOutline>& outlines);
  [[nodiscard]] bool isPassing(const Trace& trace) const;
  [[nodiscard]] std::vector<int> matchTraces(const std::vector<Trace>& traces) const;
  [[nodiscard]] bool isCovered(size_t card, const Trace& trace) const;
  void update(size_t card, const Trace& trace, const cv::Mat& bgr, bool silently,
              std::vector<Change>& changes);
  void noteWhatLiesOnWhat(const cv::Mat& bgr, std::vector<Change>& changes);
  [[nodiscard]] bool worthReporting(const Trace& trace, const CardSighting& verdict,
                                    const cv::Mat& bgr) const;

  CardIndex index_;
  std::vector<StableCard> cards_;
  std::vector<Memory> memory_;
  int nextId_ = 1;

  CardSearch search_;
  std::vector<Trace> traces_;
  int looks_ = 0;
};

}  // namespace lk::vision
