#include "app/develop/bench/synthetic_library.h"

#include "app/develop/bench/synthetic_cards.h"
#include "vision/cards/name/reference_shelf.h"

namespace lk::app {

namespace {

constexpr int kAtOnce = 2000;  // kept in memory until they are written

carddb::StoredReference referenceOf(int number) {
  const cv::Mat print = syntheticCard(number);
  const float right = float(print.cols) - 0.5F, foot = float(print.rows) - 0.5F;
  carddb::StoredReference reference;
  reference.game = "bench";
  reference.card = std::to_string(number);
  reference.descriptor =
      vision::describeCard(print, {cv::Point2f(-0.5F, -0.5F), {right, -0.5F}, {right, foot}, {-0.5F, foot}});
  reference.code = vision::toBytes(vision::codeOf(reference.descriptor));
  reference.descriptorVersion = vision::kDescriptorVersion;
  return reference;
}

}  // namespace

std::string syntheticKey(int number) {
  return "bench/" + std::to_string(number);
}

Outcome<Done> addSyntheticCards(carddb::Library& library, int from, int to) {
  for (int begin = from; begin < to; begin += kAtOnce) {
    std::vector<carddb::StoredReference> some(std::size_t(std::min(kAtOnce, to - begin)));
    cv::parallel_for_({0, int(some.size())}, [&](const cv::Range& range) {
      for (int i = range.start; i < range.end; ++i) some[std::size_t(i)] = referenceOf(begin + i);
    });
    if (const Outcome<Done> added = library.addReferences(some); !added) return added.fault();
  }
  return Done{};
}

}  // namespace lk::app
