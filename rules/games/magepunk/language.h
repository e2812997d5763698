// The words cards of this game may use, and what every card says of itself.
#pragma once

#include <algorithm>
#include <string_view>

#include "rules/cards/card_book.h"
#include "rules/effects/language.h"
#include "rules/games/magepunk/figures.h"

namespace lk::rules::magepunk {

enum class Word : std::uint8_t { self, owner, opponent };
enum class Place : std::uint8_t { battlefield, chain, discard, hand, resources };
enum class Stat : std::uint8_t { impact, durability };
enum class Keyword : std::uint8_t { swift, needsTwoBlockers };
enum class Bar : std::uint8_t { attack, block };
enum class Duration : std::uint8_t { whileHere, endOfTurn };
enum class Hook : std::uint8_t {
  cast,
  activated,
  permanent,
  enters,
  destroyed,
  attacks,
  blocks,
  dealsDamage,
  refreshed,
  turnStarts
};
enum class CardType : std::uint8_t { entity, node, spell };
/// Fields of abilities.
enum class Said : std::uint8_t { speed, limit, of, to };
/// What the counter operation can change; then the charges, in the order of the Energies.
enum class Counted : std::uint8_t { life, charge };
/// Places of card fields, the same in every type.
enum class Printed : std::uint8_t {
  cost,
  generic = 5,
  energy,
  resource,
  most,
  subtypes,
  wallet,
  durability,
  impact
};

const Language& language();

inline CardType typeOf(const CardBook& cards, CardId card) {
  return static_cast<CardType>(cards.typePlace(card));
}
inline int printed(const CardBook& cards, CardId card, Printed what) {
  return cards.number(card, static_cast<std::size_t>(what));
}
inline Energy energyOf(const CardBook& cards, CardId card) {
  return static_cast<Energy>(printed(cards, card, Printed::energy));
}
inline bool mayBeResource(const CardBook& cards, CardId card) {
  return printed(cards, card, Printed::resource) == 0;
}
/// What is left out counts as the first of its names, or as 0.
inline int said(const Ability& ability, Said which) {
  return std::max<int>(0, ability.fields[static_cast<std::size_t>(which)]);
}
inline bool isFast(const Ability& ability) {
  return said(ability, Said::speed) == 1;
}
inline bool isOncePerTurn(const Ability& ability) {
  return said(ability, Said::limit) == 1;
}
inline bool isAt(const Ability& ability, Hook hook) {
  return ability.hook == static_cast<std::uint8_t>(hook);
}

/// The place of a card's first ability at a hook, -1 where it has none.
int abilityAt(const CardBook& cards, CardId card, Hook hook);
/// The place of the activated ability of that name, -1 where there is none.
int activatedNamed(const CardBook& cards, CardId card, std::string_view name);
/// The place of its only activated ability, -1 where there is none or more than one.
int onlyActivated(const CardBook& cards, CardId card);

/// Places in the language's operations, for what the rules look for.
bool isPayment(const Instruction& it);
bool isSacrifice(const Instruction& it);

}  // namespace lk::rules::magepunk
