#include "vision/cards/name/card_naming.h"

#include <algorithm>
#include <utility>

#include <opencv2/core.hpp>

#include "vision/cards/find/card_stack.h"
#include "vision/cards/name/card_decide.h"
#include "vision/cards/name/card_naming_masked.h"
#include "vision/cards/name/card_naming_one.h"
#include "vision/core/quad_geometry.h"

namespace lk::vision {
namespace {

constexpr double kMaxHidden = 0.5;  // of a card; a larger overlap means two outlines of one card

double hiddenShare(const Quad& card, const Quad& by) {
  return overlapOfSmaller(card, by) * std::min(1.0, areaOf(by) / std::max(1.0, areaOf(card)));
}

/// Returns for each outline the indices of those that lie on it, or may.
std::vector<std::vector<std::size_t>> coversOf(const cv::Mat& bgr, const std::vector<CardOutline>& outlines) {
  std::vector<Quad> quads;
  for (const CardOutline& outline : outlines) quads.push_back(outline.corners);
  const std::vector<StackingOrder> stacked = stackingOrderOf(bgr, quads);
  std::vector<std::vector<std::size_t>> covers(quads.size());
  for (std::size_t i = 0; i < quads.size(); ++i)
    for (const auto* those : {&stacked[i].under, &stacked[i].undecided})
      for (const std::size_t other : *those)
        if (hiddenShare(quads[i], quads[other]) < kMaxHidden) covers[i].push_back(other);
  return covers;
}

}  // namespace

std::vector<Naming> nameAll(const cv::Mat& bgr, const CardIndex& index,
                            const std::vector<CardOutline>& outlines, KeepObservations keep,
                            const Stages& stages) {
  std::vector<Naming> namings(outlines.size());
  if (index.empty()) {
    for (std::size_t i = 0; i < outlines.size(); ++i) {
      namings[i].card.corners = outlines[i].corners;
      namings[i].card.confidence = kNameless * outlines[i].score;
    }
    return namings;
  }
  std::vector<CardInquiry> inquiries;
  for (Naming& naming : namings)
    inquiries.emplace_back(index, keep == KeepObservations::yes ? &naming.observations : nullptr, stages);
  const std::vector<std::vector<std::size_t>> covers = coversOf(bgr, outlines);
  // An outlier occludes nothing as long as it has no name.
  std::vector<bool> hides(outlines.size());
  for (std::size_t i = 0; i < outlines.size(); ++i) hides[i] = !outlines[i].outlier;
  const auto above = [&](std::size_t i) {
    std::vector<Quad> quads;
    for (const std::size_t other : covers[i])
      if (hides[other]) quads.push_back(outlines[other].corners);
    return quads;
  };
  const auto nameThose = [&](const auto& which) {
    std::vector<std::size_t> those;
    for (std::size_t i = 0; i < outlines.size(); ++i)
      if (which(i)) those.push_back(i);
    cv::parallel_for_({0, int(those.size())}, [&](const cv::Range& range) {
      for (int k = range.start; k < range.end; ++k) {
        const std::size_t i = those[size_t(k)];
        namings[i].card = nameOne({inquiries[i], outlines[i], {bgr, outlines[i].corners, above(i)}});
      }
    });
    for (const std::size_t i : those) hides[i] = !outlines[i].outlier || namings[i].card.key.has_value();
  };
  nameThose([&](std::size_t i) { return outlines[i].outlier; });
  // Outliers may also lie on one another.
  nameThose([&](std::size_t i) {
    return outlines[i].outlier && !hides[i] &&
           std::any_of(covers[i].begin(), covers[i].end(),
                       [&](std::size_t other) { return outlines[other].outlier && hides[other]; });
  });
  nameThose([&](std::size_t i) { return !outlines[i].outlier; });
  // Names locate cards more accurately than their edges do.
  std::vector<Quad> places;
  for (const Naming& naming : namings) places.push_back(naming.card.corners);
  const auto sharing = [&](std::size_t i) {
    std::vector<Quad> quads;
    for (std::size_t other = 0; other < outlines.size(); ++other)
      if (other != i && hides[other] && hiddenShare(outlines[i].corners, places[other]) < kMaxHidden &&
          overlapOfSmaller(outlines[i].corners, places[other]) > 0)
        quads.push_back(places[other]);
    return quads;
  };
  std::vector<Quad> named;
  for (std::size_t i = 0; i < namings.size(); ++i)
    if (namings[i].card.key) named.push_back(places[i]);
  const TableLight light(bgr, named);
  for (std::size_t i = 0; i < outlines.size(); ++i) {
    CardSighting& card = namings[i].card;
    // An outlier is worth the effort only if it is similar to some card.
    if (card.key || (outlines[i].outlier && card.maybe.empty())) continue;
    const std::vector<Quad> upper = above(i), all = sharing(i);
    std::vector<std::vector<Quad>> uppers{upper};
    if (all.size() != upper.size()) uppers.push_back(all);
    card = nameWithMasked({inquiries[i], outlines[i], {bgr, outlines[i].corners}}, uppers, 1, light,
                          std::move(card));
  }
  return namings;
}

}  // namespace lk::vision
