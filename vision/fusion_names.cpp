#include "vision/fusion_names.h"

#include <algorithm>

namespace lk::vision {

namespace {
constexpr int kLooksToAgree = 3;
constexpr double kSure = 0.9;
constexpr size_t kMostCandidates = 5;
}  // namespace

void NameFusion::add(const CardSighting& look) {
  ++looks_;
  latest_ = look;
  if (look.key) {
    Voice& voice = voices_[*look.key];
    ++voice.named;
    voice.sum += look.confidence;
    voice.latest = look;
  }
  for (const Candidate& candidate : look.maybe)
    if (candidate.key != look.key) voices_[candidate.key].sum += candidate.confidence;
  if (!look.key && look.maybe.empty()) {
    ++unknown_;
    cardness_ += look.confidence;
  }
}

const std::pair<const std::string, NameFusion::Voice>* NameFusion::leader() const {
  const std::pair<const std::string, Voice>* best = nullptr;
  for (const auto& entry : voices_)
    if (!best || entry.second.sum > best->second.sum) best = &entry;
  return best;
}

bool NameFusion::sure() const {
  if (looks_ < kLooksToAgree) return false;
  if (unknown_ == looks_) return true;
  const auto* best = leader();
  return best && best->second.named == looks_ && best->second.sum / looks_ >= kSure;
}

CardSighting NameFusion::verdict() const {
  const auto* best = leader();
  if (best) {
    const bool onlyName = std::all_of(voices_.begin(), voices_.end(), [&](const auto& entry) {
      return &entry == best || entry.second.named == 0;
    });
    if (onlyName && 3 * best->second.named >= 2 * looks_) {
      CardSighting named = best->second.latest;
      named.confidence = best->second.sum / looks_;
      named.maybe.clear();
      return named;
    }
  }
  CardSighting open = latest_;
  open.key.reset();
  open.maybe.clear();
  open.turnedDeg = 0;
  if (best && 2 * unknown_ <= looks_) {
    open.face = latest_.face;
    for (const auto& [key, voice] : voices_) open.maybe.push_back({key, voice.sum / looks_});
    std::sort(open.maybe.begin(), open.maybe.end(),
              [](const Candidate& a, const Candidate& b) { return a.confidence > b.confidence; });
    if (open.maybe.size() > kMostCandidates) open.maybe.resize(kMostCandidates);
    open.confidence = open.maybe.front().confidence;
  } else {
    open.face = Face::unknown;
    open.confidence = unknown_ > 0 ? cardness_ / unknown_ : open.confidence;
  }
  return open;
}

}  // namespace lk::vision
