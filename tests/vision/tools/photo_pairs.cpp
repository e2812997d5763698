// For developers: prints pairs of a seen card and its best match in the labelled real photos. photo_pairs
// [SOURCE]... Each card of a source with a library is compared with that library, and with one that lacks it.
// Each card of any source is compared with the other cards of the same photo, which are all different. See
// pair_rows.h for the rows, printed to stdout; a card was seen in "SOURCE/PHOTO". Cards under others are left
// out.
#include <cstdio>
#include <exception>
#include <set>
#include <string>

#include "app/capture/picture.h"
#include "app/kit/references.h"
#include "pair_rows.h"
#include "quad_overlap.h"
#include "source_runs.h"
#include "vision/core/quad_geometry.h"
#include "vision/recogniser.h"

using namespace lk;
using namespace lk::vision;
using namespace lk::photo_scores;

namespace {

constexpr double kSameCard = 0.6;       // intersection over union
constexpr std::size_t kMinSquares = 3;  // cards in a photo from which they are compared with one another

/// A labelled card and the outline found for it.
struct Seen {
  const CardTruth* truth;
  Quad outline;
};

std::vector<Seen> seenOf(const LabelledPhoto& photo, const cv::Mat& bgr) {
  std::vector<Seen> seen;
  const FrameSightings found = recognise(bgr, CardIndex({}), app::allSheetSpecs());
  for (const CardTruth& truth : photo.cards)
    for (const CardSighting& card : found.cards)
      if (!truth.hidden && overlapOf(truth.corners, card.corners) > kSameCard) {
        seen.push_back({&truth, card.corners});
        break;
      }
  return seen;
}

void pairsOf(const PhotoSource& source) {
  const TaughtLibrary library = taught(source, {});
  Lacking lacking(library.index);
  for (const LabelledPhoto& photo : source.photos) {
    const auto picture = app::decodePicture(photo.file.string());
    if (!picture) continue;
    const std::string where = source.name + "/" + photo.name;
    const std::vector<Seen> seen = seenOf(photo, *picture);
    std::vector<Reference> beside;
    for (std::size_t i = 0; i < seen.size(); ++i)
      beside.push_back({"beside/" + std::to_string(i), false, describeCard(*picture, seen[i].outline)});
    const CardIndex together(beside);
    for (std::size_t i = 0; i < seen.size(); ++i) {
      const CardView view{*picture, seen[i].outline};
      const std::string id = seen[i].truth->id.value_or("stranger");
      if (!library.index.empty()) {
        const ShownCard shown{where, source.name + "/" + id};
        printPairs(shown, library.index, view, library.ids.count(id) > 0);
        if (library.ids.count(id) > 0) printPairs(shown, lacking(shown.key), view, false);
      }
      if (seen.size() >= kMinSquares)
        printPairs({where, "beside"}, without(together, {"beside/" + std::to_string(i)}), view, false);
    }
    std::fflush(stdout);
  }
}

}  // namespace

int main(int argc, char** argv) {
  const std::set<std::string> only(argv + 1, argv + argc);
  try {
    for (const PhotoSource& source : photoSources())
      if (source.kind == SourceKind::cards && (only.empty() || only.count(source.name) > 0)) pairsOf(source);
  } catch (const std::exception& fault) {
    std::fprintf(stderr, "photo_pairs: %s\n", fault.what());
    return 1;
  }
}
