// For developers: lists cards of still tables that are not named correctly, one per line, and their number.
// score_tables FIRST COUNT [DIR]: tables FIRST to FIRST + COUNT - 1; writes the pictures of those with such a
// card to DIR, with the card's outline drawn in.
#include <cstdio>
#include <cstdlib>
#include <string>

#include <QGuiApplication>
#include <opencv2/imgcodecs.hpp>
#include <opencv2/imgproc.hpp>

#include "app/develop/bench/still_tables.h"
#include "app/kit/references.h"

using namespace lk;
using namespace lk::app;

namespace {

void print(int seed, const StillScore::Failure& card) {
  cv::Point2f middle;
  for (const cv::Point2f& corner : card.corners) middle += corner / 4;
  std::printf("%d (%.0f,%.0f) %.2f in sight, %s:", seed, middle.x, middle.y, card.visible, card.key.c_str());
  for (const std::string& kind : card.kinds) std::printf(" %s", kind.c_str());
  std::printf(": %s\n", card.mistake.c_str());
  std::fflush(stdout);
}

void draw(stage::Stage& table, const StillScore& score, const std::string& file) {
  cv::Mat picture;
  table.render(table.frames() - 1, picture);
  cv::imwrite(file + ".png", picture);
  for (const StillScore::Failure& card : score.failures)
    cv::polylines(picture, std::vector<cv::Point>(card.corners.begin(), card.corners.end()), true,
                  {0, 255, 255}, 2);
  cv::imwrite(file + "-failed.png", picture);
}

}  // namespace

int main(int argc, char** argv) {
  QGuiApplication app(argc, argv);
  if (argc < 3) {
    std::fprintf(stderr, "score_tables FIRST COUNT [DIR]\n");
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
  StillScore all;
  for (int seed = first; seed < first + count; ++seed) {
    stage::Stage table = stage::Stage::still(seed, stillSize(seed), (*kit)->cards, (*kit)->layout);
    const StillScore score = scoreStillTable(table, index, sheets);
    for (const StillScore::Failure& card : score.failures) print(seed, card);
    if (score.named > 0) std::printf("%d: %d named where no card is\n", seed, score.named);
    if (argc > 3 && !score.failures.empty())
      draw(table, score, std::string(argv[3]) + "/" + std::to_string(seed));
    all.add(score);
  }
  std::printf("%d cards: %d right, %d wrong, %d unsure, %d missed; where no card is: %d named, %d nameless\n",
              all.cards, all.right, all.wrong, all.unsure, all.missed, all.named, all.nameless);
}
