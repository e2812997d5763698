#include "vision/track/fusion_names.h"

#include <algorithm>

namespace lk::vision {

namespace {
constexpr int kLooksToAgree = 3;
constexpr double kSure = 0.9;
constexpr size_t kMaxCandidates = 5;
}  // namespace

void NameFusion::add(const CardSighting& look) {
  ++looks_;
  latest_ = look;
  if (look.key) {
    Voice& voice = voices_[*look.key];
    ++voice.named;
    voice.sum += look.confidence;
    voice.sumNamed += look.confidence;
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

bool NameFusion::agreed(const Voice& voice) const {
  // An observation without a name carries little weight, because its outline may have been poor. A name with
  // high confidence is right unless another observation gave a different one.
  return voice.named >= 2 && 3 * voice.named >= looks_ && voice.sumNamed / voice.named >= kSure &&
         std::all_of(voices_.begin(), voices_.end(),
                     [&](const auto& entry) { return &entry.second == &voice || entry.second.named == 0; });
}

bool NameFusion::sure() const {
  if (looks_ < kLooksToAgree) return false;
  if (unknown_ == looks_) return true;
  const auto* best = leader();
  return best && best->second.named >= kLooksToAgree && agreed(best->second);
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
  if (best && 2 * unknown_ <= looks_) {
    open.face = latest_.face;
    for (const auto& [key, voice] : voices_) open.maybe.push_back({key, voice.sum / looks_});
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
