#include "vision/card_index.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>

#include "vision/card_compare.h"
#include "vision/card_decide.h"
#include "vision/card_geometry.h"
#include "vision/card_look.h"
#include "vision/card_sieve.h"
#include "vision/card_verify.h"

namespace lk::vision {
namespace {

constexpr std::size_t kLeast = 24;   // references, in one turn each, that are always compared finely
constexpr std::size_t kMost = 64;    // that may be, when many are much alike
constexpr int kMuchAlike = 60;       // bits by which their codes may be farther than the nearest
constexpr std::size_t kBatch = 256;  // references in memory at once
constexpr double kUnlike = 0.5;      // a correlation below which nothing is the same card
constexpr double kNoEvidence = -20;  // logarithm of odds

double turnOf(const Quad& corners) {
  const cv::Point2f up = (corners[0] + corners[1] - corners[2] - corners[3]) / 2;
  const double degrees = std::atan2(up.x, -up.y) * 180 / CV_PI;
  return degrees < 0 ? degrees + 360 : degrees;
}

/// A card as seen, in the turns it may lie in, with what the sieve needs of them.
struct Seen {
  std::vector<TurnedLook> turns;
  std::vector<CardCode> codes;

  void add(const cv::Mat& look, int quarters) {
    turns.emplace_back(look, quarters);
    turns.emplace_back(halfTurned(look), quarters + 2);
    const TurnedCodes both = codesOf(look);
    codes.push_back(both.upright);
    codes.push_back(both.halfTurned);
  }
};

/// A reference and the turns in which it is to be compared.
struct Contender {
  std::uint32_t reference;
  std::vector<std::uint32_t> turns;
};

struct Fine {
  Match match;
  std::uint32_t reference;
  std::uint32_t turn;
  cv::Point shift;
};

}  // namespace

struct CardIndex::Content {
  Content(std::vector<ReferenceShelf> shelves, Search how) : search(how) {
    for (ReferenceShelf& shelf : shelves) {
      stores.push_back({static_cast<std::uint32_t>(sieve.size()), std::move(shelf.store)});
      sieve.add(shelf.codes);
    }
  }

  struct Store {
    std::uint32_t begin;  // number of its first reference
    std::shared_ptr<const ReferenceStore> store;
  };
  CardSieve sieve;
  Search search;
  std::vector<Store> stores;

  /// Calls `use` with the position in `references`; these must be in order.
  void read(const std::vector<std::uint32_t>& references, const ReferenceStore::Use& use) const;
  [[nodiscard]] std::vector<Contender> contenders(const Seen& seen) const;
  /// One match a key, best first.
  [[nodiscard]] std::vector<Match> match(Seen& seen, const std::string& except) const;
  void compare(const std::vector<Contender>& batch, Seen& seen, const std::string& except,
               std::map<std::string, Fine>& best) const;
};

void CardIndex::Content::read(const std::vector<std::uint32_t>& references,
                              const ReferenceStore::Use& use) const {
  std::size_t done = 0;
  for (std::size_t s = 0; s < stores.size() && done < references.size(); ++s) {
    const std::size_t end = s + 1 < stores.size() ? stores[s + 1].begin : sieve.size();
    std::vector<std::uint32_t> places;
    for (std::size_t i = done; i < references.size() && references[i] < end; ++i)
      places.push_back(references[i] - stores[s].begin);
    if (!places.empty())
      stores[s].store->read(places,
                            [&](std::size_t i, const Reference& reference) { use(done + i, reference); });
    done += places.size();
  }
}

std::vector<Contender> CardIndex::Content::contenders(const Seen& seen) const {
  std::map<std::uint32_t, std::vector<std::uint32_t>> turnsOf;
  const bool all = search == Search::exhaustive;
  std::vector<CardSieve::Pick> picks =
      sieve.shortlist(seen.codes, all ? sieve.size() * seen.codes.size() : kMost);
  while (!all && picks.size() > kLeast && picks.back().distance > picks.front().distance + kMuchAlike)
    picks.pop_back();
  for (const CardSieve::Pick& pick : picks) turnsOf[pick.reference].push_back(pick.turn);
  std::vector<Contender> list;
  list.reserve(turnsOf.size());
  for (auto& [reference, turns] : turnsOf) list.push_back({reference, std::move(turns)});
  return list;
}

void CardIndex::Content::compare(const std::vector<Contender>& batch, Seen& seen, const std::string& except,
                                 std::map<std::string, Fine>& best) const {
  std::vector<std::uint32_t> references;
  for (const Contender& contender : batch) references.push_back(contender.reference);
  read(references, [&](std::size_t i, const Reference& reference) {
    const DescribedLook described = fromDescriptor(reference.descriptor);
    if (described.look.empty() || (!except.empty() && reference.key == except)) return;
    const ComparableLook ready = comparable(described.look);
    for (const std::uint32_t t : batch[i].turns) {
      const Likeness found = seen.turns[t].likeness(ready);
      const auto [same, added] = best.try_emplace(reference.key);
      if (!added && found.correlation <= same->second.match.likeness) continue;
      const int quarters = (seen.turns[t].quarters() + (described.across ? 3 : 0)) % 4;
      same->second = {{reference.key, reference.back, quarters, found.correlation, kNoEvidence},
                      batch[i].reference,
                      t,
                      found.shift};
    }
  });
}

std::vector<Match> CardIndex::Content::match(Seen& seen, const std::string& except) const {
  const std::vector<Contender> all = contenders(seen);
  std::map<std::string, Fine> best;
  for (std::size_t begin = 0; begin < all.size(); begin += kBatch) {
    const auto first = all.begin() + static_cast<std::ptrdiff_t>(begin);
    compare({first, first + static_cast<std::ptrdiff_t>(std::min(kBatch, all.size() - begin))}, seen, except,
            best);
  }
  std::vector<Fine> fine;
  for (auto& [key, entry] : best) fine.push_back(std::move(entry));
  std::stable_sort(fine.begin(), fine.end(),
                   [](const Fine& a, const Fine& b) { return a.match.likeness > b.match.likeness; });
  // Only the one that may be named or doubted is worth the closer look: the rest counts by its likeness.
  if (!fine.empty() && fine.front().match.likeness > kUnlike) {
    Fine& first = fine.front();
    read({first.reference}, [&](std::size_t, const Reference& reference) {
      const cv::Mat look = fromDescriptor(reference.descriptor).look;
      if (!look.empty())
        first.match.evidence =
            evidenceOfSame(look, seen.turns[first.turn].look(), first.match.likeness, first.shift);
    });
  }
  std::vector<Match> matches;
  for (Fine& entry : fine) matches.push_back(std::move(entry.match));
  return matches;
}

namespace {

std::vector<ReferenceShelf> one(ReferenceShelf shelf) {
  std::vector<ReferenceShelf> shelves;
  shelves.push_back(std::move(shelf));
  return shelves;
}

}  // namespace

CardIndex::CardIndex(std::vector<Reference> references)
    : CardIndex(one(shelved(std::move(references))), Search::sieved) {}

CardIndex::CardIndex(std::vector<ReferenceShelf> shelves, Search search)
    : content_(std::make_unique<Content>(std::move(shelves), search)) {}

CardIndex::~CardIndex() = default;
CardIndex::CardIndex(CardIndex&&) noexcept = default;
CardIndex& CardIndex::operator=(CardIndex&&) noexcept = default;

bool CardIndex::empty() const {
  return content_->sieve.size() == 0;
}

CardSighting CardIndex::identify(const cv::Mat& bgr, const Quad& outline) const {
  const Quad corners = fromTopLeft(outline);
  Seen seen;
  if (!empty()) {
    // References stand upright; a card turned by a quarter is cut out along its other sides.
    const bool both = isAmbiguous(corners);
    const bool across = quadSides(corners).width > quadSides(corners).height;
    for (int quarters = 0; quarters < 2; ++quarters)
      if (both || quarters == (across ? 1 : 0))
        seen.add(lookOf(cutForLook(bgr, turned(corners, quarters))), quarters);
  }
  const std::vector<Match> matches = content_->match(seen, {});
  CardSighting sighting = decide(matches);
  sighting.corners = corners;
  if (sighting.key) {
    sighting.corners = turned(corners, matches.front().quarters);
    sighting.turnedDeg = turnOf(sighting.corners);
  }
  return sighting;
}

CardIndex::Nearest CardIndex::nearest(const Descriptor& descriptor, const std::string& except) const {
  const cv::Mat look = fromDescriptor(descriptor).look;
  if (look.empty()) return {};
  Seen seen;
  seen.add(look, 0);
  const std::vector<Match> matches = content_->match(seen, except);
  if (matches.empty()) return {};
  return {matches.front().key, std::clamp(1 - matches.front().likeness, 0.0, 1.0)};
}

void CardIndex::eachReference(const std::function<void(const Reference&)>& use) const {
  std::vector<std::uint32_t> batch;
  for (std::uint32_t i = 0; i < content_->sieve.size(); ++i) {
    batch.push_back(i);
    if (batch.size() < kBatch && i + 1 < content_->sieve.size()) continue;
    content_->read(batch, [&](std::size_t, const Reference& reference) { use(reference); });
    batch.clear();
  }
}

}  // namespace lk::vision
