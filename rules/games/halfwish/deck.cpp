#include "rules/games/halfwish/deck.h"

#include <algorithm>

namespace lk::rules::halfwish {

namespace {

constexpr std::array<int, kTurns> kDrawnByTurn{4, 5, 6, 8, 10};

bool ownZone(std::uint8_t zone, Seat seat) {
  return zone == discardZone(seat) || zone == actionZone(seat, 1) || zone == actionZone(seat, 2);
}

CardId classOf(const State& state, Seat seat) {
  return CardId(static_cast<std::uint16_t>(get(state, seat, Of::heroClass)));
}

/// Cards in `list` that fit `counts`, plus those of the seat lying open.
template <class Fits>
int tally(const State& state, Seat seat, std::span<const CardId> list, Fits fits) {
  const auto inList = std::count_if(list.begin(), list.end(), fits);
  const auto lying = std::count_if(state.lying.begin(), state.lying.end(), [&](const Slot& slot) {
    return slot.card.known() && ownZone(slot.zone, seat) && fits(slot.card);
  });
  return static_cast<int>(inList + lying);
}

template <class Fits>
int owned(const State& state, const CardBook& cards, Seat seat, Fits fits) {
  int sum = 0;
  for (const DeckCount& entry : cards.deck(classOf(state, seat))) sum += fits(entry.card) ? entry.count : 0;
  return sum;
}

}  // namespace

std::vector<DeckCount> leftInDeck(const State& state, const CardBook& cards, Seat seat) {
  const std::vector<DeckCount>& deck = cards.deck(classOf(state, seat));
  std::vector<DeckCount> left;
  left.reserve(deck.size());
  const auto entryOf = [&left](CardId kind) {
    return std::find_if(left.begin(), left.end(), [&](const DeckCount& d) { return d.card == kind; });
  };
  for (const DeckCount& owns : deck) {
    const auto same = entryOf(cards.kindOf(owns.card));
    if (same != left.end())
      same->count += owns.count;
    else
      left.push_back({cards.kindOf(owns.card), owns.count});
  }
  for (const Slot& slot : state.lying) {
    if (!slot.card.known() || !ownZone(slot.zone, seat)) continue;
    const auto same = entryOf(cards.kindOf(slot.card));
    if (same != left.end()) same->count = std::max(0, same->count - 1);
  }
  return left;
}

Json leftJson(const State& state, const CardBook& cards, Seat seat) {
  Json json{Json::Object{}};
  for (const DeckCount& entry : leftInDeck(state, cards, seat)) json.set(cards[entry.card].id, entry.count);
  return json;
}

bool canHold(const State& state, const CardBook& cards, Seat seat, std::span<const CardId> shown) {
  return std::all_of(shown.begin(), shown.end(), [&](CardId card) {
    const CardId kind = cards.kindOf(card);
    const auto ofKind = [&](CardId c) { return cards.kindOf(c) == kind; };
    if (tally(state, seat, shown, ofKind) > owned(state, cards, seat, ofKind)) return false;
    const auto same = [&](CardId c) { return c == card; };
    return card == kind || tally(state, seat, shown, same) <= owned(state, cards, seat, same);
  });
}

int drawn(const State& state) {
  return kDrawnByTurn[static_cast<std::size_t>(std::clamp(get(state, Table::turn), 1, kTurns) - 1)];
}

int drawnNow(const State& state) {
  const int turn = std::clamp(get(state, Table::turn), 1, kTurns);
  return drawn(state) - (turn == 1 ? 0 : kDrawnByTurn[static_cast<std::size_t>(turn - 2)]);
}

int extras(const State& state, Seat seat) {
  return std::max(0, drawn(state) - seen(state, seat) - kHand);
}

int seen(const State& state, Seat seat) {
  return tally(state, seat, {}, [](CardId) { return true; });
}

}  // namespace lk::rules::halfwish
