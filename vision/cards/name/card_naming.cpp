#include "vision/cards/name/card_naming.h"

#include <algorithm>
#include <utility>

#include <opencv2/core.hpp>

#include "vision/cards/find/card_complete.h"
#include "vision/cards/find/card_stack.h"
#include "vision/cards/name/card_cover.h"
#include "vision/cards/name/card_decide.h"
#include "vision/cards/name/card_relight.h"
#include "vision/cards/name/card_veil.h"
#include "vision/core/quad_geometry.h"
#include "vision/dice/dice_reader.h"

namespace lk::vision {
namespace {

constexpr double kUnseenRims[] = {0.035, 0.07, -0.03};  // of the way from the card's middle
constexpr double kClear = 0.97;                         // a name surer than this needs no other outline
constexpr double kBeyondDoubt = 0.999;
constexpr double kMostHidden = 0.5;  // of a card, by one other: rather two outlines of one card

/// A card of a frame, the outline it was found by, and who is asked about it.
struct Asked {
  CardInquiry& inquiry;
  const CardOutline& outline;
  CardView view;
};

/// Whether an outline that is a card only by its name may get one.
bool isPromising(const CardOpinion& seen) {
  constexpr double kLike = 0.6;  // a likeness that little but a card has
  return seen.card.key || !seen.card.maybe.empty() || seen.likeness > kLike;
}

/// Names a card by the outline in which its name is surest. Two outlines with two good names are a doubt.
CardOpinion byAnyOutline(const Asked& asked, LookReason reason) {
  CardOpinion best = asked.inquiry.ask(asked.view, reason);
  if (best.card.key && best.card.confidence > kClear) return best;
  if (asked.outline.odd && !isPromising(best)) return best;
  std::vector<Quad> others = asked.outline.others;
  // A rim as dark as the table is seen by nobody, but the name tells that it must be there.
  for (const double rim : kUnseenRims) others.push_back(grown(asked.outline.corners, rim));
  CardView there = asked.view;
  for (const Quad& other : others) {
    there.outline = other;
    const CardOpinion again = asked.inquiry.ask(there, LookReason::otherOutline);
    const bool differ = best.card.key && again.card.key && best.card.key != again.card.key;
    if (again.card.key || (!best.card.key && best.card.maybe.empty())) best = surer(best, again);
    if (differ || best.card.confidence > kClear) break;
  }
  return best;
}

bool isBeyondDoubt(const CardOpinion& seen) {
  return seen.card.key && seen.card.confidence > kBeyondDoubt;
}

/// Where a lamp may be mirrored in a card the name must hold without its light, too.
CardOpinion heldWithoutVeil(CardInquiry& inquiry, const CardView& closeUp, const CardOpinion& seen) {
  const auto without = withoutVeil(closeUp);
  return without ? heldAgainst(seen, inquiry.ask(*without, LookReason::withoutVeil)) : seen;
}

/// Looks at a card in doubt in the light in which it is most like what it may be.
CardOpinion inOtherLight(CardInquiry& inquiry, const CardView& closeUp, const CardOpinion& seen) {
  constexpr double kLeads = 0.05;  // of likeness, a card in its own light over another in its own
  if (seen.card.maybe.empty()) return seen;
  const auto best = inBestLight(inquiry, closeUp, seen);
  // Without a name it says no more than the card as it was seen.
  if (!best || !best->opinion.card.key || best->lead < kLeads) return seen;
  return heldAgainst(seen, best->opinion);
}

/// What one outline holds by the looks at it; a card in doubt is looked at again without what may be on it.
CardSighting nameByLooks(const Asked& asked, LookReason reason) {
  constexpr double kStays = 0.08;  // of a card's size
  CardOpinion seen = byAnyOutline(asked, reason);
  if (asked.outline.odd && !isPromising(seen)) return seen.card;
  if (isBeyondDoubt(seen)) return seen.card;
  const bool named = seen.card.key.has_value();
  CardView view = asked.view;
  if (named) view.outline = seen.card.corners;
  const CardView closeUp = closeUpOf(view);
  seen = heldWithoutVeil(asked.inquiry, closeUp, seen);
  if (seen.card.key) return seen.card;
  // What was named until its veil was taken off may be another card in any light.
  if (!named) seen = inOtherLight(asked.inquiry, closeUp, seen);
  if (seen.card.key) return seen.card;
  if (const auto without = withoutCovers(closeUp)) {
    const CardOpinion again = asked.inquiry.ask(*without, LookReason::withoutCover);
    // Moved a little, what is left in sight is another card's, too: the sides must stay where they are seen.
    if (nearlySame(fromTopLeft(again.card.corners), asked.outline.corners, kStays))
      seen = heldAgainst(seen, again);
  }
  if (seen.card.key || seen.card.maybe.empty()) return seen.card;
  double sure = 0;
  for (const Candidate& candidate : seen.card.maybe) sure += candidate.confidence;
  seen.card.maybe = asked.inquiry.fewLeft(sure);
  return seen.card;
}

/// The same; where another card fitted better in some look than the one named in any, the name is a doubt.
CardSighting nameOne(const Asked& asked, LookReason reason = LookReason::outlined) {
  CardSighting card = nameByLooks(asked, reason);
  if (!card.key || card.confidence > kBeyondDoubt || !asked.inquiry.anotherFitsBetter(*card.key)) return card;
  CardSighting doubtful;
  doubtful.corners = fromTopLeft(card.corners);
  doubtful.confidence = kNameless;
  doubtful.maybe = asked.inquiry.fewLeft(card.confidence);
  return doubtful;
}

double hiddenShare(const Quad& card, const Quad& by) {
  return sharedOfSmaller(card, by) * std::min(1.0, areaOf(by) / std::max(1.0, areaOf(card)));
}

/// What hides a part of each outline, or may, by its place in the list.
std::vector<std::vector<std::size_t>> coversOf(const cv::Mat& bgr, const std::vector<CardOutline>& outlines) {
  std::vector<Quad> quads;
  for (const CardOutline& outline : outlines) quads.push_back(outline.corners);
  const std::vector<Stacked> stacked = stackOf(bgr, quads);
  std::vector<std::vector<std::size_t>> covers(quads.size());
  for (std::size_t i = 0; i < quads.size(); ++i)
    for (const auto* those : {&stacked[i].under, &stacked[i].undecided})
      for (const std::size_t other : *those)
        if (hiddenShare(quads[i], quads[other]) < kMostHidden) covers[i].push_back(other);
  return covers;
}

/// Dice on a card, with room for their sides and shadows.
std::vector<Quad> diceOn(const cv::Mat& bgr, const Quad& card) {
  constexpr double kRoom = 0.35;
  constexpr double kDieOfCard = 0.19;  // of a card's long side: dice of 12 to 25 mm on cards of 88
  const cv::Size2f sides = sidesOf(card);
  const DiceReaderOptions size{.sidePixels = kDieOfCard * std::max(sides.width, sides.height),
                               .diceAlone = true};
  const cv::Rect place = boxAround(card, static_cast<int>(size.sidePixels), bgr.size());
  std::vector<Quad> dice;
  if (place.empty()) return dice;
  for (const DieSighting& die : readDice(bgr(place), size)) {
    const Quad there = grown(shifted(die.corners, place.tl()), kRoom);
    if (sharedOfSmaller(card, there) > 0) dice.push_back(there);
  }
  return dice;
}

/// A card in doubt is looked at once more without the places of whatever may lie on it: dice, and the cards
/// that share a part of its place, `sharing`, whichever was taken for the upper one. It was looked at without
/// `known` of these before.
CardSighting lookedPast(const Asked& asked, std::vector<Quad> sharing, std::size_t known,
                        CardSighting doubtful) {
  const std::vector<Quad> dice = diceOn(asked.view.picture, asked.outline.corners);
  if (dice.empty() && sharing.size() == known) return doubtful;
  sharing.insert(sharing.end(), dice.begin(), dice.end());
  Asked past = asked;
  past.view.above = std::move(sharing);
  CardSighting again = nameOne(past, LookReason::pastOthers);
  return again.key || doubtful.maybe.empty() ? again : doubtful;
}

}  // namespace

CardSighting nameAt(const cv::Mat& bgr, const CardIndex& index, const Quad& outline, CardTrail* trail) {
  CardInquiry inquiry(index, trail);
  CardView view{bgr, outline};
  CardOpinion seen = inquiry.ask(view);
  if (seen.card.key && !isBeyondDoubt(seen)) {
    view.outline = seen.card.corners;
    seen = heldWithoutVeil(inquiry, closeUpOf(view), seen);
  }
  return seen.card;
}

std::vector<Naming> nameAll(const cv::Mat& bgr, const CardIndex& index,
                            const std::vector<CardOutline>& outlines, Trails trails) {
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
    inquiries.emplace_back(index, trails == Trails::kept ? &naming.trail : nullptr);
  const std::vector<std::vector<std::size_t>> covers = coversOf(bgr, outlines);
  // What is a card only by its name hides nothing as long as it has none.
  std::vector<bool> hides(outlines.size());
  for (std::size_t i = 0; i < outlines.size(); ++i) hides[i] = !outlines[i].odd;
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
    for (const std::size_t i : those) hides[i] = !outlines[i].odd || namings[i].card.key.has_value();
  };
  nameThose([&](std::size_t i) { return outlines[i].odd; });
  // Those may lie on one another, too.
  nameThose([&](std::size_t i) {
    return outlines[i].odd && !hides[i] &&
           std::any_of(covers[i].begin(), covers[i].end(),
                       [&](std::size_t other) { return outlines[other].odd && hides[other]; });
  });
  nameThose([&](std::size_t i) { return !outlines[i].odd; });
  // By their names cards are known to lie where they do better than by their sides.
  std::vector<Quad> places;
  for (const Naming& naming : namings) places.push_back(naming.card.corners);
  const auto sharing = [&](std::size_t i) {
    std::vector<Quad> quads;
    for (std::size_t other = 0; other < outlines.size(); ++other)
      if (other != i && hides[other] && hiddenShare(outlines[i].corners, places[other]) < kMostHidden &&
          sharedOfSmaller(outlines[i].corners, places[other]) > 0)
        quads.push_back(places[other]);
    return quads;
  };
  for (std::size_t i = 0; i < outlines.size(); ++i) {
    CardSighting& card = namings[i].card;
    if (card.key || outlines[i].odd) continue;
    card = lookedPast({inquiries[i], outlines[i], {bgr, outlines[i].corners}}, sharing(i), above(i).size(),
                      std::move(card));
  }
  return namings;
}

namespace {

/// A pattern that repeats itself has a name in a wrong place, too, though hardly.
bool isSure(const CardSighting& card) {
  constexpr double kSure = 0.95;
  return card.key && card.confidence > kSure;
}

/// A little better placed it may have its name.
bool isNearlySure(const CardSighting& card) {
  constexpr double kNearly = 0.4;
  return !card.maybe.empty() && card.maybe.front().confidence > kNearly;
}

/// A whole card that lies alone is where it is, whether it has a name or not.
bool mayBeMisplaced(std::size_t which, const std::vector<CardOutline>& outlines) {
  constexpr double kTouching = 0.02;  // of the smaller one
  const CardOutline& one = outlines[which];
  const auto touches = [&](const CardOutline& other) {
    return &other != &one && sharedOfSmaller(one.corners, other.corners) > kTouching;
  };
  return one.odd || std::any_of(outlines.begin(), outlines.end(), touches);
}

/// Names an outline among cards that are known, whichever of them may lie on it.
CardSighting nameAmong(const Asked& asked, const std::vector<Quad>& known) {
  std::vector<Quad> quads{asked.outline.corners};
  for (const Quad& quad : known)
    if (sharedOfSmaller(asked.outline.corners, quad) > 0) quads.push_back(quad);
  const Stacked stacked = stackOf(asked.view.picture, quads).front();
  std::vector<Quad> likely;
  for (const auto* those : {&stacked.under, &stacked.undecided})
    for (const std::size_t other : *those) likely.push_back(quads[other]);
  quads.erase(quads.begin());
  Asked among = asked;
  CardSighting card;
  std::size_t last = quads.size() + 1;
  // As it looks, under all of them, on all of them.
  for (const std::vector<Quad>& above : {likely, quads, std::vector<Quad>{}}) {
    if (above.size() == last) continue;
    last = above.size();
    among.view.above = above;
    card = nameOne(among, LookReason::pastOthers);
    if (card.key) break;
  }
  return card;
}

/// What an outline turned out to be.
struct Attempt {
  CardOutline outline;
  Naming naming;
};

/// Those that got a name, the surest first.
std::vector<Attempt> namedAmong(const cv::Mat& bgr, const CardIndex& index, Trails trails,
                                const std::vector<CardOutline>& outlines, const std::vector<Quad>& known) {
  std::vector<Attempt> attempts(outlines.size());
  cv::parallel_for_({0, int(outlines.size())}, [&](const cv::Range& range) {
    for (int i = range.start; i < range.end; ++i) {
      auto& [outline, naming] = attempts[std::size_t(i)];
      outline = outlines[std::size_t(i)];
      CardInquiry inquiry(index, trails == Trails::kept ? &naming.trail : nullptr);
      naming.card = nameAmong({inquiry, outline, {bgr, outline.corners}}, known);
    }
  });
  std::erase_if(attempts, [](const Attempt& attempt) { return !attempt.naming.card.key; });
  std::stable_sort(attempts.begin(), attempts.end(), [](const Attempt& a, const Attempt& b) {
    return a.naming.card.confidence > b.naming.card.confidence;
  });
  return attempts;
}

/// Takes a named card in, for what over its place has no name or is less sure of it; not where another is
/// surer.
bool takeIn(Attempt attempt, std::vector<CardOutline>& outlines, std::vector<Naming>& namings) {
  const Quad place = attempt.naming.card.corners;
  const auto shares = [&](const Quad& other) { return sharedOfSmaller(place, other) > kOneCard; };
  const CardSighting& found = attempt.naming.card;
  const auto stays = [&](const CardSighting& card) {
    return card.key && (isSure(card) || card.key != found.key || card.confidence >= found.confidence);
  };
  for (const Naming& naming : namings)
    if (stays(naming.card) && shares(naming.card.corners)) return false;
  for (std::size_t i = outlines.size(); i-- > 0;)
    if (shares(namings[i].card.key ? namings[i].card.corners : outlines[i].corners)) {
      outlines.erase(outlines.begin() + std::ptrdiff_t(i));
      namings.erase(namings.begin() + std::ptrdiff_t(i));
    }
  outlines.push_back(std::move(attempt.outline));
  namings.push_back(std::move(attempt.naming));
  return true;
}

}  // namespace

void nameAround(const cv::Mat& bgr, const CardIndex& index, const CardLeftovers& left, Trails trails,
                std::vector<CardOutline>& outlines, std::vector<Naming>& namings) {
  constexpr std::size_t kFewDoubtful = 4;
  constexpr int kRounds = 2;  // what is found so may lie on another
  for (int round = 0; round < kRounds; ++round) {
    std::vector<Quad> known, doubtful;
    std::vector<CardOutline> asked;
    for (std::size_t i = 0; i < outlines.size(); ++i) {
      const CardSighting& card = namings[i].card;
      const bool misplaced = mayBeMisplaced(i, outlines);
      const bool settled = isSure(card) || (card.key && !misplaced);
      if (settled) known.push_back(card.corners);
      if (settled || !(misplaced || isNearlySure(card))) continue;
      doubtful.push_back(outlines[i].corners);
      asked.push_back(outlines[i]);
      asked.back().odd = true;
    }
    // Where many have no name, most of them are cards that nobody taught.
    if (doubtful.empty() || doubtful.size() > std::max(kFewDoubtful, known.size() / 3)) return;
    for (CardOutline& card : cardsAround(bgr, left, doubtful, known)) asked.push_back(std::move(card));
    bool any = false;
    for (Attempt& attempt : namedAmong(bgr, index, trails, asked, known))
      any |= takeIn(std::move(attempt), outlines, namings);
    if (!any) return;
  }
}

}  // namespace lk::vision
