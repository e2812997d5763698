#include "rules/games/halfwish/ask/imagining.h"

#include <algorithm>
#include <cmath>

#include "rules/core/changes.h"
#include "rules/games/halfwish/figures.h"
#include "rules/games/halfwish/rules/deck.h"

namespace lk::rules::halfwish {

namespace {

constexpr double kPointsForSure = 6;  // a lead after which the game is nearly won
constexpr double kHealthInPoints = 0.12;

/// How many cards there are, and a number for them in any order, different for most other sets.
struct CardSum {
  int count = 0;
  int sum = 0;
  void add(CardId card) {
    ++count;
    sum += (card.place() + 7) * (card.place() + 7);
  }
  friend bool operator==(const CardSum&, const CardSum&) = default;
};

/// Returns whether a player holds just the cards that the state counts as unseen. Asked after every event.
bool holdsTheUnseen(const Holding& own, const State& s, Seat seat) {
  CardSum held, unseen;
  for (const CardId card : own.hand) held.add(card);
  for (const CardId card : own.pile) held.add(card);
  for (const std::size_t place : s.lying.in(unseenZones(seat))) unseen.add(s.lying[place].card);
  return held == unseen;
}

void followOne(Holding& own, const State& s, Seat seat, Chance& chance) {
  const int due = std::max(0, drawn(s, seat) - seen(s, seat));
  const auto held = static_cast<int>(own.hand.size());
  const bool drawnAll = held == due || (own.pile.empty() && held < due);
  if (drawnAll && holdsTheUnseen(own, s, seat)) return;
  std::vector<CardId> unseen;
  for (const std::size_t place : s.lying.in(unseenZones(seat))) unseen.push_back(s.lying[place].card);
  keepThose(own.hand, unseen);
  keepThose(own.pile, unseen);
  const bool shuffled = seen(s, seat) == 0 && (!unseen.empty() || held > due);
  std::vector<CardId>& into = shuffled ? own.pile : own.hand;
  into.insert(into.end(), unseen.begin(), unseen.end());
  if (shuffled) {
    own.pile.insert(own.pile.end(), own.hand.begin(), own.hand.end());
    own.hand.clear();
    shuffle(own.pile, chance);
  }
  draw(own.hand, own.pile, due);
}

}  // namespace

void imagine(State& state, Seat seat, Chance& chance) {
  const Seat them = other(seat);
  Changes changes(state, StepSink());
  const auto isHidden = [&](Of which) {
    const Figure& its = figure(state, them, which);
    return its.present && !its.knownTo.include(audienceOf(seat));
  };
  if (isHidden(Of::dv)) {
    const int one = chance.die(), two = chance.die();
    changes.note(them, Of::dieLow, std::min(one, two));
    changes.note(them, Of::dieHigh, std::max(one, two));
    changes.note(them, Of::dice, one + two);
    changes.note(them, Of::gain, 0);
    changes.note(them, Of::dv, std::max(0, one + two + get(state, them, Of::passive)));
  }
  // An upgrade that nobody saw: the rules accept any that can be there.
  for (const Secret& secret : kSecrets)
    if (isHidden(secret.card)) changes.note(them, secret.card, kUnseen);
  if (isHidden(Of::bid))
    changes.note(them, Of::bid, chance.below(std::max(0, get(state, them, Of::points)) + 1));
}

void follow(Holdings& held, const State& state, Chance& chance) {
  for (const Seat seat : kSeats) followOne(held[seat], state, seat, chance);
}

bool holds(const Holdings& held, const Event& event, const CardBook& cards) {
  const auto seat = event.seat();
  if (event.kind() != "reveal" || !seat) return true;
  std::vector<CardId> hand = held[*seat].hand;
  if (hand.empty()) return true;
  const auto isIn = [&](CardId card) {
    if (takeOne(hand, card)) return true;
    const auto over = std::find_if(hand.begin(), hand.end(), [&](CardId each) {
      return cards.kindOf(each) == card || cards.kindOf(each) == cards.replaces(card);
    });
    if (over == hand.end()) return false;
    hand.erase(over);
    return true;
  };
  for (const Json& each : event.body["cards"].items())
    if (const CardId card = cards.find(each.asString()); !card.known() || !isIn(card)) return false;
  return true;
}

double worth(const State& s, Seat seat) {
  const Seat them = other(seat);
  const double points = get(s, seat, Of::points) - get(s, them, Of::points);
  const double health = get(s, seat, Of::hp) - get(s, them, Of::hp);
  return std::tanh((points + kHealthInPoints * health) / kPointsForSure);
}

}  // namespace lk::rules::halfwish
