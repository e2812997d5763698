// For developers: measures how well numbered dice are read in a folder of pictures with dice.jsonl, as
// vision/training/draw_numerals.py writes it, or in photos whose dice have a box.
// score_numerals FOLDER [rows|kinds [HEIGHTS]]: prints a line for each kind of die; with "rows" one for each
// die instead: sides, truth (0: nothing to read), likeliest (0: none), certainty, picture, why nothing is to
// be read. HEIGHTS: the camera is taken to be so many times as high as it is.
#include <cstdio>
#include <cstdlib>
#include <map>
#include <string>
#include <string_view>

#include "numeral_labels.h"

using namespace lk::vision;
using drawn::LabelledNumeral;

namespace {

struct Score {
  int dice = 0, right = 0, wrong = 0;  // of those with something to read
  int others = 0, invented = 0;        // with nothing to read; given a value nevertheless
};

void count(Score& score, int truth, std::optional<int> value) {
  if (truth == 0) {
    ++score.others;
    score.invented += value ? 1 : 0;
    return;
  }
  ++score.dice;
  score.right += value == truth ? 1 : 0;
  score.wrong += value && value != truth ? 1 : 0;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc < 2) return 2;
  const bool rows = argc > 2 && std::string_view(argv[2]) == "rows";
  std::map<std::string, Score> scores;
  const auto read = [&](const std::string& image, const cv::Mat& bgr,
                        const std::vector<LabelledNumeral>& dice) {
    for (const LabelledNumeral& die : dice) {
      const NumeralReading reading = readNumeral(bgr, die.sheet, {0, 0}, die.sides);
      if (rows)
        std::printf("%d %d %d %.5f %s %s\n", die.sides, die.value, reading.likeliest.value_or(0),
                    reading.certainty, image.c_str(), die.why.c_str());
      else
        count(scores["d" + std::to_string(die.sides) + (die.why.empty() ? "" : ", " + die.why)], die.value,
              reading.value());
    }
  };
  if (!drawn::forEachLabelledPicture(argv[1], read, argc > 3 ? std::atof(argv[3]) : 1)) return 2;
  for (const auto& [kind, s] : scores)
    std::printf("%s: %d dice, %d right, %d wrong; nothing to read: %d, %d given a value\n", kind.c_str(),
                s.dice, s.right, s.wrong, s.others, s.invented);
}
