#include "rules/player/knowledge.h"

#include <algorithm>

namespace lk::rules {

namespace {

void removeHidden(Figures& figures, Audience who) {
  for (Figure& figure : figures)
    if (!figure.knownTo.include(who)) figure.value = 0;
}

/// Returns whether somebody was told a card that is hidden from `who`.
bool isSecret(const Slot& slot, Audience who) {
  return slot.card.known() && slot.knownTo != Knowers::nobody() && !slot.knownTo.include(who);
}

void collect(std::vector<CardId>& into, std::vector<CardId>& from) {
  into.insert(into.end(), from.begin(), from.end());
  from.clear();
}

/// Shuffles so that the order before does not matter.
void shuffleAnew(std::vector<CardId>& cards, Chance& chance) {
  std::sort(cards.begin(), cards.end(), [](CardId a, CardId b) { return a.place() < b.place(); });
  shuffle(cards, chance);
}

/// Gives a player these cards, as far as they are there and fit into a hand of this size.
void hold(const std::vector<CardId>& sure, Holdings& held, Seat seat, int size) {
  Holding& own = held[seat];
  std::vector<CardId>& pile = own.pile.empty() ? held.shared : own.pile;
  for (const CardId card : sure)
    if (static_cast<int>(own.hand.size()) < size && takeOne(pile, card)) own.hand.push_back(card);
}

class Digest {
 public:
  void add(std::uint64_t value) {
    sum_ = (sum_ ^ value) * 0x9E3779B97F4A7C15u;
    sum_ ^= sum_ >> 29;
  }
  void add(const Figures& figures, Audience who) {
    for (std::size_t i = 0; i < figures.size(); ++i) {
      const Figure& figure = figures[i];
      if (!figure.present || figure.value == 0 || !figure.knownTo.include(who)) continue;
      add(i << 16 | static_cast<std::uint16_t>(figure.value));
    }
    add(~std::uint64_t{0});
  }
  void add(const Slot& slot, Audience who) {
    const bool known = slot.knownTo.include(who);
    add(std::uint64_t{slot.zone} << 48 | std::uint64_t{known ? slot.card.place() : 0xFFFFu} << 32 |
        std::uint64_t{slot.quarterTurns} << 24 |
        std::uint64_t{static_cast<std::uint8_t>(slot.counter)} << 16 | std::uint64_t{slot.countsAs.place()});
  }
  void add(const Thing& thing) {
    std::uint64_t all = std::uint64_t{thing.id.number()} << 24 | std::uint64_t{thing.on.number()} << 16 |
                        std::uint64_t{thing.marks} << 8 | (thing.fresh ? 1 : 0);
    for (const std::int16_t counter : thing.counters) all = all * 31 + static_cast<std::uint16_t>(counter);
    add(all);
  }
  [[nodiscard]] std::uint64_t value() const { return sum_; }

 private:
  std::uint64_t sum_ = 0x6A09E667F3BCC909u;
};

}  // namespace

State knownState(const State& state, Seat seat) {
  const Audience who = audienceOf(seat);
  State known = state;
  for (Figures& figures : known.seats) removeHidden(figures, who);
  removeHidden(known.table, who);
  for (std::size_t place = 0; place < known.lying.size(); ++place) {
    if (!isSecret(known.lying[place], who)) continue;
    Slot slot = known.lying[place];
    slot.card = slot.over = slot.countsAs = {};
    known.lying.replace(place, slot);
  }
  return known;
}

Holdings imaginedHoldings(const Holdings& held, Seat seat, Chance& chance, const OwnCards& own) {
  Holdings imagined = held;
  // Who has drawn all cards holds all that were not seen.
  const bool isUnsure = !own.known && !(held[seat].pile.empty() && held.shared.empty());
  std::array<int, kMaxSeats> hands{};
  for (const Seat each : kAllSeats) {
    Holding& its = imagined[each];
    hands[index(each)] = static_cast<int>(its.hand.size());
    if (each != seat || isUnsure) collect(its.pile.empty() ? imagined.shared : its.pile, its.hand);
    shuffleAnew(its.pile, chance);
  }
  shuffleAnew(imagined.shared, chance);
  if (isUnsure) hold(own.sure, imagined, seat, hands[index(seat)]);
  if (!isUnsure && !own.known) shuffleAnew(imagined[seat].hand, chance);
  for (const Seat each : kAllSeats) {
    Holding& its = imagined[each];
    draw(its.hand, its.pile.empty() ? imagined.shared : its.pile, hands[index(each)]);
  }
  return imagined;
}

void dealAnew(Holdings& held, Seat seat, Chance& chance) {
  Holding& own = held[seat];
  const auto size = static_cast<int>(own.hand.size());
  std::vector<CardId>& pile = own.pile.empty() ? held.shared : own.pile;
  collect(pile, own.hand);
  shuffleAnew(pile, chance);
  draw(own.hand, pile, size);
}

std::uint64_t digestOf(const State& state, const Holding& own, Seat seat) {
  const Audience who = audienceOf(seat);
  Digest digest;
  digest.add(index(seat));
  digest.add(state.phase);
  for (std::size_t i = 0; i < state.seatCount; ++i) digest.add(state.seats[i], who);
  digest.add(state.table, who);
  for (const Slot& slot : state.lying) digest.add(slot, who);
  for (const Thing& thing : state.things) digest.add(thing);
  for (const Link& link : state.links) digest.add(std::uint64_t{link.card.place()} << 8 | link.number);
  for (const Question& open : state.questions)
    digest.add((open.seat ? index(*open.seat) + 1 : 0) << 16 | static_cast<std::uint16_t>(open.detail));
  std::uint64_t hand = 0;  // in any order
  for (const CardId card : own.hand) hand += (card.place() + 1u) * 0xD6E8FEB86659FD93u;
  digest.add(hand);
  return digest.value();
}

}  // namespace lk::rules
