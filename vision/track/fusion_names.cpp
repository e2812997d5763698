#include "vision/track/fusion_names.h"

#include <algorithm>

namespace lk::vision {

namespace {
constexpr int kObservationsToAgree = 3;
constexpr double kSure = 0.9;
constexpr size_t kMaxCandidates = 5;
}  // namespace

void NameFusion::add(const CardSighting& observation) {
  ++observations_;
  latest_ = observation;
  if (observation.key) {
    Vote& vote = votes_[*observation.key];
    ++vote.named;
    vote.sum += observation.confidence;
    vote.sumNamed += observation.confidence;
    vote.latest = observation;
  }
  for (const Candidate& candidate : observation.maybe)
    if (candidate.key != observation.key) votes_[candidate.key].sum += candidate.confidence;
  if (!observation.key && observation.maybe.empty()) {
    ++unknown_;
    cardness_ += observation.confidence;
  }
}

const std::pair<const std::string, NameFusion::Vote>* NameFusion::leader() const {
  const std::pair<const std::string, Vote>* best = nullptr;
  for (const auto& entry : votes_)
    if (!best || entry.second.sum > best->second.sum) best = &entry;
  return best;
}

bool NameFusion::agreed(const Vote& vote) const {
  // An observation without a name carries little weight, because its outline may have been poor. A name with
  // high confidence is right unless another observation gave a different one.
  return vote.named >= 2 && 3 * vote.named >= observations_ && vote.sumNamed / vote.named >= kSure &&
         std::all_of(votes_.begin(), votes_.end(),
                     [&](const auto& entry) { return &entry.second == &vote || entry.second.named == 0; });
}

bool NameFusion::sure() const {
  if (observations_ < kObservationsToAgree) return false;
  if (unknown_ == observations_) return true;
  const auto* best = leader();
  return best && best->second.named >= kObservationsToAgree && agreed(best->second);
}

CardSighting NameFusion::verdict() const {
  const auto* best = leader();
  if (best && agreed(best->second)) {
    CardSighting named = best->second.latest;
    named.confidence = best->second.sumNamed / best->second.named;
    named.maybe.clear();
    return named;
  }
  CardSighting open = latest_;
  open.key.reset();
  open.maybe.clear();
  open.turnedDeg = 0;
  if (best && 2 * unknown_ <= observations_) {
    open.face = latest_.face;
    for (const auto& [key, vote] : votes_) open.maybe.push_back({key, vote.sum / observations_});
    std::sort(open.maybe.begin(), open.maybe.end(),
              [](const Candidate& a, const Candidate& b) { return a.confidence > b.confidence; });
    if (open.maybe.size() > kMaxCandidates) open.maybe.resize(kMaxCandidates);
    open.confidence = open.maybe.front().confidence;
  } else {
    open.face = Face::unknown;
    open.confidence = unknown_ > 0 ? cardness_ / unknown_ : open.confidence;
  }
  return open;
}

}  // namespace lk::vision
