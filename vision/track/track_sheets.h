// Tracks the sheets on the table: locates them by their marks when something changed near these.
#pragma once

#include <string>
#include <vector>

#include "vision/marks/laid_tiles.h"
#include "vision/track/mark_template.h"
#include "vision/track/track_patch.h"

namespace lk::vision {

class SheetTracker {
 public:
  explicit SheetTracker(std::vector<SheetSpec> specs) : specs_(std::move(specs)) {}

  /// Observes the sheets after a change. `changed` is the grid of cells (255: changed), `cell` a cell's side
  /// in image pixels. Returns sheets that were found or moved by more than a millimetre.
  std::vector<SheetSighting> look(const cv::Mat& bgr, const cv::Mat& changed, int cell);
  void clear();
  /// True if a sheet is still to be found and the next attempt is due.
  [[nodiscard]] bool wantsRetry(double seconds) const;
  void recordAttempt(double seconds);
  /// Resets the waiting time, because after a motion a missing sheet may be visible.
  void resetBackoff() { tries_ = 0; }

  [[nodiscard]] const std::vector<SheetSighting>& sheets() const { return sheets_; }
  [[nodiscard]] const std::vector<std::string>& conflicting() const { return conflicting_; }
  /// False if no mark of a located sheet is visible any more, so that it may have been taken away.
  [[nodiscard]] bool inView(const std::string& id) const;
  /// True if at least one mark is visible exactly where it was when the sheet was located. A hand may cover
  /// the others. `grey` is 8-bit, of the same size as the images observed.
  [[nodiscard]] bool placeCertain(const std::string& id, const cv::Mat& grey) const;
  [[nodiscard]] const std::vector<SheetSpec>& specs() const { return specs_; }
  [[nodiscard]] const SheetSpec& specOf(const std::string& id) const;
  /// Returns the marks printed on located sheets, image pixels. No card is expected there.
  [[nodiscard]] std::vector<Quad> markQuads() const;
  /// True if any changed cell lies on the quadrilateral.
  [[nodiscard]] static bool touched(const Quad& corners, const cv::Mat& changed, int cell);

 private:
  struct SeenMark {
    std::string text;
    Quad corners{};
    Patch look;
  };
  /// A mark that confirms its sheet's position.
  struct Witness {
    std::string sheet, mark;
    MarkTemplate look;
  };
  bool take(const SheetSighting& sheet, const std::vector<MarkSighting>& marks);
  [[nodiscard]] std::vector<SheetSpec> specsFor(const std::vector<MarkSighting>& marks) const;
  [[nodiscard]] const SheetSpec* laidSpec(const std::string& id) const;
  void noteWitnesses(const cv::Mat& grey, const std::vector<MarkSighting>& marks,
                     const std::vector<SheetSighting>& moved);
  void noteMarks(const cv::Mat& bgr, const std::vector<MarkSighting>& marks);

  std::vector<SheetSpec> specs_;
  std::vector<SheetSpec> laid_;  // of sheets whose corners are tiles: these where they were laid
  std::vector<SheetSighting> sheets_;
  std::vector<std::string> conflicting_, outOfView_;
  std::vector<SeenMark> seenMarks_;
  std::vector<Witness> witnesses_;
  double lastTry_ = -1e9;
  int tries_ = 0;
};

}  // namespace lk::vision
