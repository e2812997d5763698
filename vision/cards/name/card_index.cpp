#include "vision/cards/name/card_index.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <map>
#include <optional>

#include "vision/cards/find/card_geometry.h"
#include "vision/cards/name/align/card_compare.h"
#include "vision/cards/name/card_decide.h"
#include "vision/cards/name/card_turns.h"
#include "vision/cards/name/describe/card_look.h"
#include "vision/cards/name/describe/card_visibility.h"
#include "vision/cards/name/overexposed.h"
#include "vision/cards/name/shortlist/card_sieve.h"
#include "vision/cards/name/verify/card_margin.h"
#include "vision/cards/name/verify/card_verify.h"
#include "vision/core/quad_geometry.h"

namespace lk::vision {
namespace {

// Least number of references, each in one orientation, that are compared exactly.
constexpr std::size_t kMin = 24;
constexpr std::size_t kMax = 64;  // most of them, if many codes are similar
constexpr int kMuchAlike = 60;  // bits; references with codes farther than this from the nearest are dropped
constexpr std::size_t kCovered = 3;   // factor for a partly occluded card, whose code is disturbed
constexpr std::size_t kCloser = 3;    // cards that are aligned with the seen card
constexpr double kOutOfReach = 0.15;  // of correlation; alignment does not gain more than this
constexpr double kAsLike = 0.02;      // of correlation; such cards cannot be told apart by similarity alone
constexpr double kFamily = 0.85;      // correlation from which cards may be near relatives
constexpr std::size_t kMaxRelatives = 8;  // near relatives that are compared where they differ
constexpr std::size_t kBatch = 256;       // references in memory at once
constexpr double kUnlike = 0.3;           // correlation below which two cards cannot be the same
constexpr double kMinSeen = 0.5;          // least visible fraction of a card to be named
constexpr double kAgreeing = 0.008;       // of a card's size; the edges and the print give the same corners
// Limits for trusting the edges: dissimilarity without alignment, as a multiple of that with alignment, and
// an absolute term. Print in a card's centre says little about the corners.
constexpr double kPrintFree = 2.2, kPrintSlack = 0.01;

/// A reference and the orientations in which it is compared.
struct Contender {
  std::uint32_t reference;
  std::vector<std::uint32_t> turns;
};

struct Fine {
  Match match;
  std::uint32_t reference;
  std::uint32_t turn;
  cv::Point shift;
  cv::Matx33d toSeen = cv::Matx33d::eye();  // pixels of the reference's look -> pixels of the seen look
  cv::Mat look, laid;                       // the reference's look, and the seen look aligned with it
  std::optional<std::size_t> laidAs{};      // its index among the aligned ones
};

bool better(const Fine& a, const Fine& b) {
  return a.match.similarity > b.match.similarity;
}

}  // namespace

struct CardIndex::Content {
  Content(std::vector<ReferenceShelf> shelves, Search how) : search(how) {
    for (ReferenceShelf& shelf : shelves) {
      stores.push_back({static_cast<std::uint32_t>(sieve.size()), std::move(shelf.store)});
      sieve.add(shelf.codes);
    }
  }

  struct Store {
    std::uint32_t begin;  // index of its first reference
    std::shared_ptr<const ReferenceStore> store;
  };
  CardSieve sieve;
  Search search;
  CanBeThere canBeThere;  // empty: every card is possible
  std::vector<Store> stores;

  /// Calls `use` with the position in `references`, which must be sorted.
  void read(const std::vector<std::uint32_t>& references, const ReferenceStore::Use& use) const;
  [[nodiscard]] std::vector<Contender> contenders(const CardTurns& seen) const;
  /// Returns one match per key, best first.
  [[nodiscard]] std::vector<Fine> match(CardTurns& seen, const std::string& except) const;
  /// Aligns the first few with the seen card, which may change their order. Drops impossible cards if a
  /// possible one is about as likely.
  void lookCloser(std::vector<Fine>& fine, const CardTurns& seen) const;
  /// Returns the card at `corners` (from the top left) in its possible orientations. Returns nullopt if too
  /// little is visible.
  [[nodiscard]] static std::optional<CardTurns> seenAt(const Quad& corners, const CardView& view);
  /// A reference with the seen card aligned to it.
  using Laid = AlignedReference;
  [[nodiscard]] Laid lookCloser(Fine& entry, const CardTurns& seen) const;
  [[nodiscard]] bool canLieThere(const Fine& entry) const;
  /// Moves the best possible card forward, so that at least one is aligned.
  void bringExpectedForward(std::vector<Fine>& fine) const;
  /// Puts the card first that clearly fits best where near relatives differ. Returns false if there is none.
  [[nodiscard]] bool tellApart(std::vector<Fine>& fine, const CardTurns& seen) const;
  /// `fine` must be sorted, best first.
  void dropUnexpected(std::vector<Fine>& fine) const;
  /// True if the card fits its reference nearly as well by its edges as by its print. The print near the rims
  /// is then too sparse to locate the corners.
  [[nodiscard]] bool sidesExplain(const Fine& best, const CardTurns& seen) const;
  void compare(const std::vector<Contender>& batch, CardTurns& seen, const std::string& except,
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

std::vector<Contender> CardIndex::Content::contenders(const CardTurns& seen) const {
  std::map<std::uint32_t, std::vector<std::uint32_t>> turnsOf;
  const bool all = search == Search::exhaustive;
  const std::size_t more = seen.turns.front().visible().empty() ? 1 : kCovered;
  std::vector<CardSieve::Pick> picks =
      sieve.shortlist(seen.codes, all ? sieve.size() * seen.codes.size() : more * kMax);
  while (!all && picks.size() > more * kMin && picks.back().distance > picks.front().distance + kMuchAlike)
    picks.pop_back();
  for (const CardSieve::Pick& pick : picks) turnsOf[pick.reference].push_back(pick.turn);
  std::vector<Contender> list;
  list.reserve(turnsOf.size());
  for (auto& [reference, turns] : turnsOf) list.push_back({reference, std::move(turns)});
  return list;
}

void CardIndex::Content::compare(const std::vector<Contender>& batch, CardTurns& seen,
                                 const std::string& except, std::map<std::string, Fine>& best) const {
  std::vector<std::uint32_t> references;
  for (const Contender& contender : batch) references.push_back(contender.reference);
  read(references, [&](std::size_t i, const Reference& reference) {
    const DescribedLook described = fromDescriptor(reference.descriptor);
    if (described.look.empty() || (!except.empty() && reference.key == except)) return;
    ComparableLook ready;
    for (const std::uint32_t t : batch[i].turns) {
      const cv::Mat& visible = seen.turns[t].visible();
      if (ready.values.empty() || !visible.empty() || !seen.overexposed.empty())
        ready = comparable(seen.asSeen(described.look, t), visible);
      const Similarity found = seen.turns[t].similarity(ready);
      const auto [same, added] = best.try_emplace(reference.key);
      if (!added && found.correlation <= same->second.match.similarity) continue;
      const int quarters = (seen.turns[t].quarters() + (described.across ? 3 : 0)) % 4;
      same->second = {{reference.key, reference.back, quarters, found.correlation, {}},
                      batch[i].reference,
                      t,
                      found.shift};
    }
  });
}

std::vector<Fine> CardIndex::Content::match(CardTurns& seen, const std::string& except) const {
  const std::vector<Contender> all = contenders(seen);
  std::map<std::string, Fine> best;
  for (std::size_t begin = 0; begin < all.size(); begin += kBatch) {
    const auto first = all.begin() + static_cast<std::ptrdiff_t>(begin);
    compare({first, first + static_cast<std::ptrdiff_t>(std::min(kBatch, all.size() - begin))}, seen, except,
            best);
  }
  std::vector<Fine> fine;
  for (auto& [key, entry] : best) fine.push_back(std::move(entry));
  std::stable_sort(fine.begin(), fine.end(), better);
  return fine;
}

bool CardIndex::Content::canLieThere(const Fine& entry) const {
  return !canBeThere || canBeThere(entry.match.key);
}

void CardIndex::Content::bringExpectedForward(std::vector<Fine>& fine) const {
  if (fine.size() <= kCloser) return;
  const auto last = fine.begin() + (kCloser - 1);
  const auto expected =
      std::find_if(fine.begin(), fine.end(), [&](const Fine& entry) { return canLieThere(entry); });
  if (expected != fine.end() && expected > last) std::rotate(last, expected, expected + 1);
}

void CardIndex::Content::dropUnexpected(std::vector<Fine>& fine) const {
  const auto expected =
      std::find_if(fine.begin(), fine.end(), [&](const Fine& entry) { return canLieThere(entry); });
  if (expected == fine.end()) return;
  const double most = fine.front().match.similarity;
  if (most - expected->match.similarity > leastLead(most)) return;
  std::erase_if(fine, [&](const Fine& entry) { return !canLieThere(entry); });
}

void CardIndex::Content::lookCloser(std::vector<Fine>& fine, const CardTurns& seen) const {
  bringExpectedForward(fine);
  // Only cards that may be named or reported are aligned.
  const double most = fine.empty() ? 0 : fine.front().match.similarity;
  const auto withinReach = [&](const Fine& entry) {
    const double similarity = entry.match.similarity;
    // Alignment raises the first one's similarity, so equally similar ones must be aligned too.
    return similarity > kUnlike &&
           (similarity > fine.front().match.similarity - kOutOfReach || similarity > most - kAsLike);
  };
  std::vector<Laid> laid;
  while (laid.size() < std::min(kCloser, fine.size()) && withinReach(fine[laid.size()]))
    laid.push_back(lookCloser(fine[laid.size()], seen));
  for (std::size_t i = 0; i < laid.size(); ++i) fine[i].laidAs = i;
  std::stable_sort(fine.begin(), fine.end(), better);
  dropUnexpected(fine);
  // The remaining difference is only computed for the best match.
  if (fine.empty() || !fine.front().laidAs) return;
  const Laid& likeliest = laid[*fine.front().laidAs];
  if (likeliest.look.empty()) return;
  fine.front().match.features = matchFeatures(likeliest.look, likeliest.alignment);
  fine.front().match.printFit = printFitOf(likeliest.look, likeliest.alignment);
}

bool CardIndex::Content::tellApart(std::vector<Fine>& fine, const CardTurns& seen) const {
  if (fine.size() < 2 || fine.front().match.similarity < kFamily) return false;
  const double least = fine.front().match.similarity - kAsLike;
  std::vector<Laid> laid;
  for (std::size_t i = 0; i < std::min(kMaxRelatives, fine.size()) && fine[i].match.similarity > least; ++i)
    laid.push_back(lookCloser(fine[i], seen));
  const std::optional<ClearBest> out = clearBest(laid);
  if (!out) return false;
  const auto its = fine.begin() + static_cast<std::ptrdiff_t>(out->place);
  std::rotate(fine.begin(), its, its + 1);
  fine.front().match.margin = out->margin;
  fine.front().match.features = matchFeatures(laid[out->place].look, laid[out->place].alignment);
  fine.front().match.printFit = printFitOf(laid[out->place].look, laid[out->place].alignment);
  return true;
}

CardIndex::Content::Laid CardIndex::Content::lookCloser(Fine& entry, const CardTurns& seen) const {
  Laid laid;
  read({entry.reference}, [&](std::size_t, const Reference& reference) {
    laid.look = seen.asSeen(fromDescriptor(reference.descriptor).look, entry.turn);
    if (laid.look.empty()) return;
    const TurnedLook& turn = seen.turns[entry.turn];
    laid.alignment =
        aligned(laid.look, turn.look(), cv::Point2f(entry.shift), turn.visible(), seen.motionModel);
    entry.match.similarity = laid.alignment.similarity;
    entry.toSeen = laid.alignment.toSeen;
    entry.look = laid.look;
    entry.laid = laid.alignment.look;
  });
  return laid;
}

bool CardIndex::Content::sidesExplain(const Fine& best, const CardTurns& seen) const {
  bool explain = false;
  read({best.reference}, [&](std::size_t, const Reference& reference) {
    const cv::Mat look = seen.asSeen(fromDescriptor(reference.descriptor).look, best.turn);
    if (look.empty() || printedToTheRims(look)) return;
    const TurnedLook& turn = seen.turns[best.turn];
    const double similarity = similarityInPlace(look, turn.look(), turn.visible());
    explain = 1 - similarity < kPrintSlack + kPrintFree * (1 - best.match.similarity);
  });
  return explain;
}

std::optional<CardTurns> CardIndex::Content::seenAt(const Quad& corners, const CardView& view) {
  CardTurns seen;
  seen.motionModel = view.motionModel;
  // References are upright, so a card rotated by a quarter is cut out along its other sides.
  const bool both = isAmbiguous(corners);
  const bool across = sidesOf(corners).width > sidesOf(corners).height;
  for (int quarters = 0; quarters < 2; ++quarters) {
    if (!both && quarters != (across ? 1 : 0)) continue;
    const Quad upright = startingAt(corners, quarters);
    const cv::Mat visible = visibilityOf(upright, view.picture.size(), view.above, view.hidden);
    if (!visible.empty() && cv::countNonZero(visible) < kMinSeen * static_cast<double>(visible.total()))
      return {};
    seen.add(lookOf(cutForLook(view.picture, upright), visible, view.lighting), quarters, visible);
    if (view.faintMayBeOverexposed) seen.addOverexposed(overexposedOf(view.picture, upright));
  }
  return seen;
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

void CardIndex::expect(CanBeThere canBeThere) {
  content_->canBeThere = std::move(canBeThere);
}

bool CardIndex::empty() const {
  return content_->sieve.size() == 0;
}

MatchResult CardIndex::look(const CardView& view) const {
  const Quad corners = fromTopLeft(view.outline);
  std::optional<CardTurns> seen;
  if (!empty()) seen = Content::seenAt(corners, view);
  std::vector<Fine> fine;
  if (seen) {
    fine = content_->match(*seen, {});
    content_->lookCloser(fine, *seen);
  }
  const auto decided = [&] {
    std::vector<Match> matches;
    for (const Fine& entry : fine) matches.push_back(entry.match);
    return decide(matches, view.taken);
  };
  MatchResult result = decided();
  if (!result.card.key && content_->tellApart(fine, *seen)) result = decided();
  CardSighting& card = result.card;
  card.corners = corners;
  // Orientation of the reference; the own top left of a card printed in landscape is another corner.
  const auto upright = [&](const Fine& entry) {
    const Quad seenAs = startingAt(corners, seen->turns[entry.turn].quarters());
    return mapped(lookToImage(seenAs) * entry.toSeen * lookToImage(seenAs).inv(), seenAs);
  };
  const auto placeOf = [&](const Fine& entry) {
    return startingAt(upright(entry),
                      (entry.match.quarters + 4 - seen->turns[entry.turn].quarters() % 4) % 4);
  };
  for (const Fine& entry : fine)
    if (!entry.look.empty())
      result.likeliest.push_back({entry.match.key, entry.look, upright(entry), entry.laid,
                                  entry.match.similarity, placeOf(entry), entry.match.back, entry.reference});
  if (!card.key) return result;
  const Fine& best = fine.front();
  const Quad asSeen = startingAt(corners, best.match.quarters), laid = placeOf(best);
  // Edges are more accurate than print, unless they belong to a frame or a sleeve.
  const bool bySides = nearlySame(asSeen, laid, kAgreeing) || content_->sidesExplain(best, *seen);
  card.corners = bySides ? asSeen : laid;
  card.turnedDeg = turnOf(card.corners);
  return result;
}

CardIndex::Nearest CardIndex::nearest(const Descriptor& descriptor, const std::string& except) const {
  const cv::Mat look = fromDescriptor(descriptor).look;
  if (look.empty()) return {};
  CardTurns seen;
  seen.add(look, 0);
  const std::vector<Fine> matches = content_->match(seen, except);
  if (matches.empty()) return {};
  return {matches.front().match.key, std::clamp(1 - matches.front().match.similarity, 0.0, 1.0)};
}

FaceCode CardIndex::face(std::uint32_t reference) const {
  const auto after = std::find_if(content_->stores.begin(), content_->stores.end(),
                                  [&](const Content::Store& store) { return store.begin > reference; });
  const Content::Store& its = *std::prev(after);
  return its.store->face(reference - its.begin);
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
