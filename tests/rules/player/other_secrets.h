// Positions that one seat cannot tell apart.
#pragma once

#include "played.h"

namespace lk::test {

/// Counts what was hidden and has been replaced.
struct Swapped {
  long figures = 0, cards = 0, hands = 0;
};

/// Replaces a hidden card by one that its player may hold as well; by any, where the game has no hands.
inline void swapAway(rules::Slot& slot, rules::Position& other, const rules::CardBook& cards,
                     rules::Chance& chance) {
  for (const rules::Seat each : rules::kAllSeats) {
    std::vector<rules::CardId>& pile = other.held[each].pile;
    if ((slot.owner && slot.owner != each) || !slot.knownTo.include(rules::audienceOf(each)) || pile.empty())
      continue;
    return std::swap(slot.card, pile[static_cast<std::size_t>(chance.below(static_cast<int>(pile.size())))]);
  }
  slot.card =
      rules::CardId(static_cast<std::uint16_t>(1 + chance.below(static_cast<int>(cards.cards().size()))));
}

/// Returns the position with everything that `seat` does not know replaced at random: figures, cards that
/// others were told, cards that others hold, and the order of piles.
inline rules::Position otherSecrets(const rules::Position& position, rules::Seat seat,
                                    const rules::PlayableGame& game, rules::Chance& chance, Swapped& count) {
  const rules::CardBook& cards = game.cards();
  const rules::Vocabulary& words = game.rules().vocabulary();
  const rules::Audience who = rules::audienceOf(seat);
  rules::Position other = position;
  const auto swapIn = [&](rules::Figures& figures, std::size_t declared) {
    for (rules::Figure& figure : std::span(figures).first(declared)) {
      if (figure.knownTo.include(who) || !figure.present) continue;
      figure.value = static_cast<std::int16_t>(chance.below(12));
      ++count.figures;
    }
  };
  for (rules::Figures& figures : other.state.seats) swapIn(figures, words.seatFigures.size());
  swapIn(other.state.table, words.tableFigures.size());
  for (std::size_t place = 0; place < other.state.lying.size(); ++place) {
    rules::Slot slot = other.state.lying[place];
    if (!slot.card.known() || slot.knownTo == rules::Knowers::nobody() || slot.knownTo.include(who)) continue;
    swapAway(slot, other, cards, chance);
    other.state.lying.replace(place, slot);
    ++count.cards;
  }
  for (const rules::Seat each : rules::kAllSeats) {
    rules::Holding& own = other.held[each];
    rules::shuffle(own.pile, chance);
    std::vector<rules::CardId>& pile = own.pile.empty() ? other.held.shared : own.pile;
    if (each == seat || pile.empty()) continue;
    for (rules::CardId& card : own.hand)
      std::swap(card, pile[static_cast<std::size_t>(chance.below(static_cast<int>(pile.size())))]);
    count.hands += own.hand.empty() ? 0 : 1;
  }
  rules::shuffle(other.held.shared, chance);
  return other;
}

}  // namespace lk::test
