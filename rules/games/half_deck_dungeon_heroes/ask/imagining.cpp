#include "rules/games/half_deck_dungeon_heroes/ask/imagining.h"

#include <algorithm>
#include <cmath>

#include "rules/games/half_deck_dungeon_heroes/rules/combat.h"
#include "rules/games/half_deck_dungeon_heroes/rules/party.h"
#include "rules/games/half_deck_dungeon_heroes/rules/piles.h"

namespace lk::rules::half_deck_dungeon_heroes {

namespace {

constexpr std::string_view kFromHand[] = {"place", "equip", "exchange", "team"};
constexpr double kLifePoint = 0.12, kCarriedGear = 0.1, kCardToGo = 0.06, kAtFirst = 0.1;

/// Returns a number for cards in any order: the sum of these, for all cards, differs for any other set but
/// for collisions of 64 bits.
std::uint64_t sumOf(CardId card) {
  return Chance(card.place()).next();
}

/// Returns whether hands and deck are the unseen cards already, as after most events.
bool agrees(const Holdings& held, const State& s) {
  std::uint64_t sum = 0;
  for (const std::size_t place : s.lying.in(zone(Zone::heroDeck))) sum += sumOf(s.lying[place].card);
  for (const CardId card : held.shared) sum -= sumOf(card);
  for (const Seat seat : seatsOf(s)) {
    const std::vector<CardId>& hand = held[seat].hand;
    const auto due = static_cast<std::size_t>(std::max(0, unseenInHand(s, seat)));
    if (hand.size() > due || (hand.size() < due && !held.shared.empty())) return false;
    for (const CardId card : hand) sum -= sumOf(card);
  }
  return sum == 0;
}

}  // namespace

void follow(Holdings& held, const State& s, Chance& chance) {
  if (!handsHidden(s) || agrees(held, s)) return;
  std::vector<CardId> pool;
  for (const std::size_t place : s.lying.in(zone(Zone::heroDeck))) pool.push_back(s.lying[place].card);
  for (const Seat seat : seatsOf(s)) keepThose(held[seat].hand, pool);
  keepThose(held.shared, pool);
  if (!pool.empty()) {
    held.shared.insert(held.shared.end(), pool.begin(), pool.end());
    shuffle(held.shared, chance);
  }
  for (const Seat seat : seatsOf(s)) {
    std::vector<CardId>& hand = held[seat].hand;
    const int due = std::max(0, unseenInHand(s, seat));
    while (static_cast<int>(hand.size()) > due) {
      held.shared.insert(held.shared.begin(), hand.back());
      hand.pop_back();
    }
    draw(hand, held.shared, due);
  }
}

bool holds(const Holdings& held, const Event& event, const State& before, const CardBook& cards) {
  const auto seat = event.seat();
  const bool fromHand =
      std::find(std::begin(kFromHand), std::end(kFromHand), event.kind()) != std::end(kFromHand);
  if (!seat || !handsHidden(before) || !fromHand) return true;
  std::vector<CardId> hand = held[*seat].hand;
  for (const Slot& slot : before.lying)
    if (slot.zone == handZone(*seat)) hand.push_back(slot.card);
  const auto isIn = [&](const Json& id) { return takeOne(hand, cards.find(id.asString())); };
  if (const Json* card = event.body.find("card")) return isIn(*card);
  const auto& named = event.body["cards"].items();
  return std::all_of(named.begin(), named.end(), isIn);
}

double worth(const State& s, const CardBook& cards) {
  (void)cards;
  double hope = kAtFirst - kCardToGo * get(s, Table::dungeonDeck);
  for (int place = 1; place <= kPlaces; ++place) {
    if (!heroAt(s, place).known()) continue;
    hope += kLifePoint * (1 + lifeAt(s, place)) + (gearAt(s, place).known() ? kCarriedGear : 0);
  }
  return std::tanh(hope);
}

}  // namespace lk::rules::half_deck_dungeon_heroes
