#include "vision/cards/name/card_naming_past.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "vision/core/quad_geometry.h"
#include "vision/dice/dice_reader.h"

namespace lk::vision {
namespace {

// Around a die's top: for its sides, and for its shadow, too.
constexpr double kRooms[] = {0.35, 0.9};

/// The tops of dice on a card or beside it.
std::vector<Quad> diceAt(const cv::Mat& bgr, const Quad& card) {
  constexpr double kDieOfCard = 0.19;  // of a card's long side: dice of 12 to 25 mm on cards of 88
  const cv::Size2f sides = sidesOf(card);
  const DiceReaderOptions size{.sidePixels = kDieOfCard * std::max(sides.width, sides.height),
                               .diceAlone = true};
  const cv::Rect place = boxAround(card, static_cast<int>(size.sidePixels), bgr.size());
  std::vector<Quad> dice;
  if (place.empty()) return dice;
  for (const DieSighting& die : readDice(bgr(place), size)) {
    const Quad top = shifted(die.corners, place.tl());
    if (sharedOfSmaller(card, grown(top, kRooms[0])) > 0) dice.push_back(top);
  }
  return dice;
}

}  // namespace

CardSighting lookedPast(const Asked& asked, const std::vector<std::vector<Quad>>& covers, std::size_t known,
                        const TableLight& light, CardSighting doubtful) {
  const std::vector<Quad> dice = diceAt(asked.view.picture, asked.outline.corners);
  const auto past = [&](const std::vector<Quad>& cards, double room) {
    Asked again = asked;
    again.view.above = cards;
    for (const Quad& die : dice) again.view.above.push_back(grown(die, room));
    return again;
  };
  const auto look = [&](const Asked& again, LookReason reason) {
    CardSighting seen = nameOne(again, reason);
    if (seen.key || doubtful.maybe.empty()) doubtful = std::move(seen);
    return doubtful.key.has_value();
  };
  const std::size_t rooms = dice.empty() ? 1 : std::size(kRooms);
  for (std::size_t room = 0; room < rooms; ++room)
    for (std::size_t i = dice.empty() ? known : 0; i < covers.size(); ++i)
      if (look(past(covers[i], kRooms[room]), LookReason::pastOthers)) return doubtful;
  for (std::size_t room = 0; room < rooms; ++room)
    for (const std::vector<Quad>& cards : covers) {
      Asked again = past(cards, kRooms[room]);
      const std::optional<Lighting> paper = light.on(again.view);
      if (!paper) continue;
      again.view.lighting = *paper;
      if (look(again, LookReason::inTableLight)) return doubtful;
    }
  return doubtful;
}

}  // namespace lk::vision
