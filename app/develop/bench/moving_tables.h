// Compares the changes that recognition reports for virtual tables with actions against the truth. Meanwhile
// a lamp is switched, the exposure drifts, mains light flickers and the camera is bumped.
#pragma once

#include <string>
#include <vector>

#include "stage/stage.h"
#include "vision/cards/name/card_index.h"
#include "vision/marks/sheet.h"

namespace lk::app {

struct MovingScore {
  int reported = 0;  // reported changes
  int wrong = 0;     // of these: wrong name, nothing there, nothing changed, or reported twice
  int unsure = 0;    // reported without a name, or dice without a value
  int asked = 0;     // visible cards, and trays with dice, counted each time everything is at rest
  int missed = 0;    // of these: unknown by then, or wrong
  /// Seconds from the last motion in the picture to the report about a card, at 30 and at 15 frames per
  /// second.
  std::vector<double> delays30, delays15;
  std::vector<std::string> faults;  // each wrong report, as text for developers

  void add(const MovingScore& other);
};

/// Returns the picture's size for a seed.
cv::Size movingSize(int seed);

/// Watches the table of a seed from beginning to end.
MovingScore scoreMovingTable(int seed, int steps, cv::Size picture, const rules::CardBook& cards,
                             const carddb::TableLayout& layout,
                             const std::vector<vision::Reference>& references);

}  // namespace lk::app
