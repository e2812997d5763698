#include "app/cli/enrolling/enrol_advice.h"

#include <cmath>

#include "app/cli/sighting_json.h"

namespace lk::app {

namespace {

std::string percent(double share) {
  return std::to_string(std::lround(100 * share)) + " %";
}

Advice adviceOn(vision::QualityFault fault, const vision::CardQuality& quality) {
  switch (fault) {
    case vision::QualityFault::cutOff:
      return {"whole", "is cut off: " + percent(quality.outside) + " of it lies outside the photo",
              "take the photo again with all of the card in it"};
    case vision::QualityFault::small:
      return {"sharp",
              "is only " + std::to_string(std::lround(quality.heightPx)) +
                  " pixels high, too few for small print",
              "go nearer, or use more pixels"};
    case vision::QualityFault::blurred:
      return {"sharp", "is blurred", "hold the camera still, let it focus, give it more light"};
    case vision::QualityFault::dark:
      return {"lit", "is too dark to tell its colours", "give it more light"};
    case vision::QualityFault::burnt:
      return {"lit", "is so bright that print is lost on " + percent(quality.burnt) + " of it",
              "turn the card or the lamp until nothing glares, or expose for less time"};
  }
  return {};
}

Advice adviceOn(const vision::CardIndex::Nearest& nearest) {
  if (nearest.distance < vision::kLooksTheSame)
    return {"alike", "looks the same as " + nearest.key,
            "if it is the same card, use that id; if not, put a mark on one of them, for no picture tells "
            "them apart"};
  return {"alike",
          "is hard to tell from " + nearest.key + ", so that people will often be asked which of them it is",
          "enrol both a second time, larger in the photo and evenly lit; if that is not enough, put a mark "
          "on one"};
}

}  // namespace

Json Advice::json() const {
  return Json::object({{"check", check}, {"says", says}, {"cure", cure}});
}

std::vector<Advice> adviceOn(const vision::CardQuality& quality, const vision::CardIndex::Nearest& nearest) {
  std::vector<Advice> all;
  for (const vision::QualityFault fault : vision::faultsOf(quality)) all.push_back(adviceOn(fault, quality));
  if (!nearest.key.empty() && nearest.distance < vision::kHardToTell) all.push_back(adviceOn(nearest));
  return all;
}

Json qualityJson(const vision::CardQuality& quality) {
  return Json::object({{"height_px", rounded(quality.heightPx, 0.1)},
                       {"blur_mm", rounded(quality.blurMm, 0.01)},
                       {"outside", rounded(quality.outside, 0.001)},
                       {"paper", rounded(quality.paper, 1)},
                       {"burnt", rounded(quality.burnt, 0.001)}});
}

}  // namespace lk::app
