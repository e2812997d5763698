// The sheets on the table: located by their marks when something changed near these, kept otherwise.
#pragma once

#include <string>
#include <vector>

#include "vision/marks/sheet.h"
#include "vision/track/mark_template.h"
#include "vision/track/track_patch.h"

namespace lk::vision {

class SheetTracker {
 public:
  explicit SheetTracker(std::vector<SheetSpec> specs) : specs_(std::move(specs)) {}

  /// Looks again after the cells of `changed` (255) did; `cell` is a cell's side in image pixels. Returns the
  /// sheets that were found or moved by more than a millimetre.
  std::vector<SheetSighting> look(const cv::Mat& bgr, const cv::Mat& changed, int cell);
  void clear();
  /// True when a sheet is still to be found and it is time to try again.
  [[nodiscard]] bool wantsRetry(double seconds) const;
  void noteTry(double seconds);
  /// Something moved: sheets not yet found may now be in view.
  void hope() { tries_ = 0; }

  [[nodiscard]] const std::vector<SheetSighting>& sheets() const { return sheets_; }
  [[nodiscard]] const std::vector<std::string>& conflicting() const { return conflicting_; }
  /// False while no mark of a located sheet can be seen any more: it may have been taken away.
  [[nodiscard]] bool inView(const std::string& id) const;
  /// True when in this picture (8-bit grey, same size as those looked at) a mark of the sheet is to be seen
  /// exactly where it was when the sheet was located; a hand over one mark leaves the others to vouch.
  [[nodiscard]] bool placeCertain(const std::string& id, const cv::Mat& grey) const;
  [[nodiscard]] const std::vector<SheetSpec>& specs() const { return specs_; }
  [[nodiscard]] const SheetSpec& specOf(const std::string& id) const;
  /// Marks as printed on the located sheets, in image pixels: no card lies there.
  [[nodiscard]] std::vector<Quad> markQuads() const;
  /// True when more than a little of what changed lies on the sheet.
  [[nodiscard]] static bool touched(const Quad& corners, const cv::Mat& changed, int cell);

 private:
  struct SeenMark {
    std::string text;
    Quad corners{};
    Patch look;
  };
  /// A mark that vouches for its sheet's place.
  struct Witness {
    std::string sheet, mark;
    MarkTemplate look;
  };
  bool take(const SheetSighting& sheet, const std::vector<MarkSighting>& marks);
  void noteWitnesses(const cv::Mat& grey, const std::vector<MarkSighting>& marks,
                     const std::vector<SheetSighting>& moved);
  void noteMarks(const cv::Mat& bgr, const std::vector<MarkSighting>& marks);

  std::vector<SheetSpec> specs_;
  std::vector<SheetSighting> sheets_;
  std::vector<std::string> conflicting_, outOfView_;
  std::vector<SeenMark> seenMarks_;
  std::vector<Witness> witnesses_;
  double lastTry_ = -1e9;
  int tries_ = 0;
};

}  // namespace lk::vision
