// Measures what is wrong with a table as the camera sees it. The sentences are in check_words.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/session/calibration/check.h"
#include "app/session/calibration/tile_check.h"
#include "app/session/table/mat_frame.h"
#include "vision/marks/sheet_search.h"

namespace lk::app {

enum class CheckState {
  good,
  bad,
  unknown  // nothing to measure yet
};

struct CheckResult {
  Check check = Check::light;
  CheckState state = CheckState::unknown;
  double value = 0;                    // measured value: grey level, pixels, degrees, frames per second
  double wanted = 0;                   // limit: minimum or maximum
  double advice = 0;                   // distance: recommended one in millimetres; 0 if unknown
  bool morePixels = false;             // distance: a larger picture size of the camera would help as well
  std::vector<std::string> places;     // affected zones, trays ("TRAY:B") or corners ("NE")
  bool twice = false;                  // sheets: two sheets have the same letter
  std::vector<vision::Quad> outlines;  // in the picture, to be highlighted
  TilesSeen tiles = {};                // mat: corner tiles in its place
};

/// What one frame shows of the table.
struct TableObservation {
  cv::Mat bgr;
  std::vector<vision::MarkSighting> marks;
  vision::SheetSearch sheets;
  TilesSeen tiles;
  double modulePixels = 0;           // of the smallest mark, read or not; 0 if none
  bool mirrored = false;             // marks can be read only in the mirrored picture
  bool colourless = false;           // the camera delivers grey pictures
  double framesPerSecond = 0;        // 0: unknown
  bool live = true;                  // from a camera or stream, so the frame rate matters
  std::vector<rules::Seat> covered;  // their trays are private now: nothing in them is measured
};

/// Finds the sheets of a game; takes about 30 to 100 ms. The fields that need more than one frame are left to
/// the caller.
TableObservation observeTable(const cv::Mat& bgr, const std::vector<vision::SheetSpec>& specs);

/// Returns the results of all checks, in the order in which people should fix them; mirror and colour only if
/// they are bad. A pure function.
std::vector<CheckResult> checkTable(const TableObservation& seen, const TableSetting& setting);

/// Returns whether no check is bad and all checks except mat and rate are known to be good.
bool tableReady(const std::vector<CheckResult>& results);

}  // namespace lk::app
