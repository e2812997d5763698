// For developers: prints the input of the scripts train_dice_top.py, train_top_evidence.py and
// train_dice_evidence.py in vision/training/, a row per proposed die in the photos of dice and of negatives,
// or of the named sources. dice_evidence_rows [--source NAME]... > ROWS A row contains: source, 1 if the
// source is left out of fitting, the labelled value (0: no die there), the most likely value, the photo's
// file, centre and side of the proposal in its pixels, the evidence of vision/dice/top_evidence.h and, if a
// value is possible by that, the features of dice_evidence.h. The row of a labelled die that was not proposed
// ends with the file.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <set>

#include <QCoreApplication>

#include "app/capture/picture.h"
#include "photo_sources.h"
#include "vision/dice/dice_proposed.h"

using namespace lk;
using namespace lk::photo_scores;

namespace {

constexpr float kBesideBox = 0.15F;  // of a box; how far outside it the centre of a report on its die may lie
constexpr float kBesidePips = 0.5F;  // the same for a box of only the pips, in sides of the die

/// Returns the index of the nearest unused label that a proposal is of, or -1.
int labelAt(const LabelledPhoto& photo, const std::vector<bool>& used, const cv::Rect2f& die, DieBox kind) {
  const cv::Point2f at = (die.tl() + die.br()) * 0.5F;
  int found = -1;
  double nearest = 1e9;
  for (std::size_t i = 0; i < photo.dice.size(); ++i) {
    const cv::Rect2f& box = photo.dice[i].box;
    const cv::Size2f slack = kind == DieBox::face ? die.size() * kBesidePips : box.size() * kBesideBox;
    const cv::Rect2f around(box.tl() - cv::Point2f(slack), box.size() + slack * 2.F);
    const double distance = cv::norm((box.tl() + box.br()) * 0.5F - at);
    if (used[i] || !around.contains(at) || distance >= nearest) continue;
    found = static_cast<int>(i);
    nearest = distance;
  }
  return found;
}

void printRows(const PhotoSource& source, const LabelledPhoto& photo, const cv::Mat& bgr) {
  std::vector<vision::ProposedDie> dice =
      vision::lookAtProposals(vision::Pyramid(bgr), vision::propose(bgr).dice);
  std::stable_sort(dice.begin(), dice.end(),
                   [](const auto& a, const auto& b) { return a.found.chance > b.found.chance; });
  std::vector<bool> used(photo.dice.size(), false);
  const auto print = [&](int truth, const vision::ProposedDie* die) {
    std::printf("%s %d %d %d %s", source.name.c_str(), source.leftOut ? 1 : 0, truth,
                die && die->evidence ? die->evidence->value : 0, photo.file.c_str());
    if (die) {
      const cv::Rect2f& box = die->found.box;
      const cv::Point2f at = (box.tl() + box.br()) * 0.5F;
      std::printf(" %.2f %.2f %.2f", double(at.x), double(at.y), double(box.width));
      const auto list = [](const auto& numbers) {
        for (const double number : numbers) std::printf(" %.4f", number);
      };
      list(die->top.proposer);
      list(die->top.uppermost);
      list(die->top.about);
      if (die->evidence) list(die->evidence->features);
    }
    std::printf("\n");
  };
  for (const vision::ProposedDie& die : dice) {
    const int label = labelAt(photo, used, die.found.box, source.dieBox);
    if (label >= 0) {
      const auto place = static_cast<std::size_t>(label);
      used[place] = true;
      if (photo.dice[place].counted) print(photo.dice[place].value, &die);
      continue;
    }
    const cv::Point2f at = (die.found.box.tl() + die.found.box.br()) * 0.5F;
    const bool ignored = std::any_of(photo.ignore.begin(), photo.ignore.end(),
                                     [&](const cv::Rect2f& box) { return box.contains(at); });
    if (!ignored) print(0, &die);
  }
  for (std::size_t i = 0; i < photo.dice.size(); ++i)
    if (!used[i] && photo.dice[i].counted) print(photo.dice[i].value, nullptr);
}

int printAll(const std::set<std::string>& wanted) {
  const std::vector<PhotoSource> sources = photoSources();
  if (sources.empty()) {
    std::fprintf(stderr, "NO PHOTOS: nothing in %s\n", sharedFolder().c_str());
    return EXIT_FAILURE;
  }
  for (const PhotoSource& source : sources) {
    if (wanted.empty() ? source.kind == SourceKind::cards : wanted.count(source.name) == 0) continue;
    for (const LabelledPhoto& photo : source.photos) {
      const auto picture = app::decodePicture(photo.file.string());
      if (!picture) throw std::runtime_error(photo.name + " cannot be read: " + picture.fault().text());
      printRows(source, photo, *picture);
    }
    std::fprintf(stderr, "%s\n", source.name.c_str());
  }
  return EXIT_SUCCESS;
}

}  // namespace

int main(int argc, char** argv) {
  const QCoreApplication app(argc, argv);
  std::set<std::string> wanted;
  const QStringList given = QCoreApplication::arguments();
  for (int i = 1; i < given.size(); ++i) {
    if (given[i] != "--source" || i + 1 == given.size()) {
      std::fprintf(stderr, "dice_evidence_rows [--source NAME]...\n");
      return EXIT_FAILURE;
    }
    wanted.insert(given[++i].toStdString());
  }
  try {
    return printAll(wanted);
  } catch (const std::exception& fault) {
    std::fprintf(stderr, "%s\n", fault.what());
    return EXIT_FAILURE;
  }
}
