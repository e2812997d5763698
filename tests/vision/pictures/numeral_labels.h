// Loads folders with labelled dice with numerals: photos, or pictures by vision/training/draw_numerals.py.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "vision/numerals/numeral_reader.h"

namespace lk::vision::drawn {

struct LabelledNumeral {
  int sides = 0;
  int value = 0;    // 0: nothing is to be read
  std::string why;  // why not: empty, cocked, covered, pips or emblem
  SheetView sheet;  // the die stands at (0, 0)
};

/// Calls `use` with the name of each picture of a folder with dice.jsonl, the picture, and its dice. The
/// sheet of a die in a photo is told by its box alone, as if it was seen from straight above and as wide as a
/// large d20; that of a drawn one is known, but for its camera's height, which is taken to be `heights` times
/// as much. Returns false if there are no labels.
bool forEachLabelledPicture(
    const std::string& folder,
    const std::function<void(const std::string&, const cv::Mat&, const std::vector<LabelledNumeral>&)>& use,
    double heights = 1);

}  // namespace lk::vision::drawn
