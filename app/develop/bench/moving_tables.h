// What the eyes tell of tables of the stage on which something happens, against what really happened. The
// light is switched, the exposure drifts, mains light flickers and the camera is bumped meanwhile.
#pragma once

#include <string>
#include <vector>

#include "stage/stage.h"
#include "vision/cards/name/card_index.h"
#include "vision/marks/sheet.h"

namespace lk::app {

struct MovingScore {
  int told = 0;    // changes the eyes told
  int wrong = 0;   // of which: a false name, nothing there, nothing changed, told twice
  int unsure = 0;  // told without a name, or dice without a value
  int asked = 0;   // cards in sight and trays with dice, each time everything has come to rest
  int missed = 0;  // of which the eyes did not know by then, or knew otherwise
  /// From the last motion in the picture to what is told of a card, seconds, at 30 and at 15 frames a second.
  std::vector<double> delays30, delays15;
  std::vector<std::string> faults;  // each wrong thing, in words for developers

  void add(const MovingScore& other);
};

/// The picture's size for a seed.
cv::Size movingSize(int seed);

/// Watches the table of a seed from its beginning to its end.
MovingScore scoreMovingTable(int seed, int steps, cv::Size picture, const rules::CardBook& cards,
                             const carddb::TableLayout& layout,
                             const std::vector<vision::Reference>& references);

}  // namespace lk::app
