// What is wrong with a table as the camera sees it: measured here, said in check_words.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/session/calibration/check.h"
#include "app/session/mat_frame.h"
#include "vision/marks/sheet.h"

namespace lk::app {

enum class CheckState {
  good,
  bad,
  unknown  // nothing to measure it by yet
};

struct CheckResult {
  Check check = Check::light;
  CheckState state = CheckState::unknown;
  double value = 0;                    // as measured: grey level, pixels, degrees, frames a second
  double wanted = 0;                   // the least or most that will do
  double advice = 0;                   // distance: millimetres the camera should be away; 0 when not known
  bool morePixels = false;             // distance: the camera's picture may be made larger, too
  std::vector<std::string> places;     // zones, trays ("TRAY:B") or corners ("NE") it is about
  bool twice = false;                  // sheets: one letter is there twice
  std::vector<vision::Quad> outlines;  // in the picture, to be pointed at
};

/// What one frame shows of the table.
struct TableSeen {
  cv::Mat bgr;
  std::vector<vision::MarkSighting> marks;
  vision::SheetSearch sheets;
  double modulePixels = 0;           // of the smallest mark, read or not; 0 when there is none
  bool mirrored = false;             // marks can be read in a mirror alone
  bool colourless = false;           // the camera gives no colour
  double framesPerSecond = 0;        // 0: not known
  bool live = true;                  // a camera or stream, whose rate counts
  std::vector<rules::Seat> covered;  // their trays are private now: nothing in them is measured
};

/// Looks for the sheets of a game; about 30 to 100 ms. The rest of TableSeen is the caller's.
TableSeen lookAtTable(const cv::Mat& bgr, const std::vector<vision::SheetSpec>& specs);

/// Every check, in the order people mend them; those of mirror and colour only when they are bad. Pure.
std::vector<CheckResult> checkTable(const TableSeen& seen, const TableSetting& setting);

/// Whether nothing is bad and everything but the mat and the rate is known to be good.
bool tableReady(const std::vector<CheckResult>& results);

}  // namespace lk::app
