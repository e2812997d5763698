// For developers: measures how well dice anywhere on still tables are read, including those lying on cards.
// score_table_dice FIRST COUNT: tables FIRST to FIRST + COUNT - 1; prints a line for every value that is
// wrong or where no die is, then their number.
#include <cstdio>
#include <cstdlib>
#include <vector>

#include <QGuiApplication>

#include "app/develop/bench/still_tables.h"
#include "app/develop/bench/true_scene.h"
#include "app/kit/references.h"
#include "vision/core/quad_geometry.h"
#include "vision/recogniser.h"

using namespace lk;
using namespace lk::app;

namespace {

constexpr double kSameDie = 0.3;  // of the smaller of two

struct TrueDie {
  int value = 0;
  vision::Quad corners{};
  bool counted = false;
};

struct DiceScore {
  int dice = 0, right = 0, wrong = 0, unsure = 0, missed = 0;
  int invented = 0, unsureOfNothing = 0;
};

std::vector<TrueDie> diceOf(const Json& truth) {
  std::vector<TrueDie> dice;
  for (const Json& die : truth["dice"].items())
    dice.push_back({static_cast<int>(die["value"].asInt()), trueCorners(die["corners"])});
  return dice;
}

TrueDie* dieAt(const vision::Quad& corners, std::vector<TrueDie>& dice) {
  for (TrueDie& die : dice)
    if (!die.counted && vision::overlapOfSmaller(die.corners, corners) > kSameDie) return &die;
  return nullptr;
}

void add(const std::vector<vision::DieSighting>& seen, std::vector<TrueDie> dice, int seed,
         DiceScore& score) {
  for (const vision::DieSighting& die : seen) {
    TrueDie* label = dieAt(die.corners, dice);
    if (label != nullptr) label->counted = true;
    if (!die.value) {
      ++(label != nullptr ? score.unsure : score.unsureOfNothing);
    } else if (label != nullptr && *die.value == label->value) {
      ++score.right;
    } else {
      ++(label != nullptr ? score.wrong : score.invented);
      const cv::Point2f at = vision::centreOf(die.corners);
      std::printf("%d (%.0f,%.0f) told %d, %s\n", seed, at.x, at.y, *die.value,
                  label != nullptr ? "another value" : "no die");
    }
  }
  for (const TrueDie& die : dice) score.missed += die.counted ? 0 : 1;
  score.dice += static_cast<int>(dice.size());
}

}  // namespace

int main(int argc, char** argv) {
  QGuiApplication app(argc, argv);
  if (argc < 3) {
    std::fprintf(stderr, "score_table_dice FIRST COUNT\n");
    return 2;
  }
  const int first = std::atoi(argv[1]), count = std::atoi(argv[2]);
  const auto kit = loadKit("halfwish");
  if (!kit) {
    std::fprintf(stderr, "%s\n", kit.fault().what.c_str());
    return 2;
  }
  const vision::CardIndex index(houseReferences(**kit));
  const auto sheets = sheetSpecs((*kit)->layout);
  DiceScore score;
  for (int seed = first; seed < first + count; ++seed) {
    stage::Stage table = stage::Stage::still(seed, stillSize(seed), (*kit)->cards, (*kit)->layout);
    cv::Mat picture;
    table.render(table.frames() - 1, picture);
    const auto seen = vision::recognise(picture, index, sheets, {.diceAnywhere = true});
    add(seen.dice, diceOf(table.truth(table.frames() - 1)), seed, score);
  }
  std::printf("%d dice: %d right, %d wrong, %d unsure, %d missed; where no die is: %d values, %d unsure\n",
              score.dice, score.right, score.wrong, score.unsure, score.missed, score.invented,
              score.unsureOfNothing);
}
