// The words that cards of this game may use, and the fields that every card has.
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
enum class AbilityField : std::uint8_t { speed, limit, of, to };
/// What the counter operation can change; the charges follow in the order of the Energies.
enum class Counted : std::uint8_t { life, charge };
/// Indexes of card fields, the same for every type.
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
/// Returns a field of an ability. A missing one counts as its first name, or as 0.
inline int abilityField(const Ability& ability, AbilityField which) {
  return std::max<int>(0, ability.fields[static_cast<std::size_t>(which)]);
}
inline bool isFast(const Ability& ability) {
  return abilityField(ability, AbilityField::speed) == 1;
}
inline bool isOncePerTurn(const Ability& ability) {
  return abilityField(ability, AbilityField::limit) == 1;
}
inline bool isAt(const Ability& ability, Hook hook) {
  return ability.hook == static_cast<std::uint8_t>(hook);
}

/// Returns the index of a card's first ability at a hook; -1 if it has none.
int abilityAt(const CardBook& cards, CardId card, Hook hook);
/// Returns the index of the activated ability with that name; -1 if there is none.
int activatedNamed(const CardBook& cards, CardId card, std::string_view name);
/// Returns the index of its only activated ability; -1 if it has none or several.
int onlyActivated(const CardBook& cards, CardId card);

/// Returns whether an instruction pays a cost.
bool isPayment(const Instruction& it);

}  // namespace lk::rules::magepunk
