// The words that cards of this game may use.
#pragma once

#include "rules/effects/language.h"

namespace lk::rules::half_the_battle {

enum class Hook : std::uint8_t { act, use, afterAction, standing };
/// In the order of the operations.
enum class Op : std::uint8_t {
  damage,
  heal,
  pay,
  set,
  move,
  counter,
  modify,
  forbid,
  modifyHit,
  reflect,
  redirect,
  save,
  select
};
/// Whom an operation of an action or item refers to.
enum class Whom : std::uint8_t { targets, enemiesThere, alliesThere, self, chosen };
/// What `modify` changes.
enum class Stat : std::uint8_t { damageDealt, damageTaken, movement, rangeAhead };
enum class Bar : std::uint8_t { leaveLane, act };
enum class HitChange : std::uint8_t { stronger, halved, nothing, lethal };
enum class HitTest : std::uint8_t { always, attackerElsewhere };
enum class Until : std::uint8_t { endOfNextRound, used };
enum class SetWhen : std::uint8_t { now, endOfTurn };

const Language& language();

}  // namespace lk::rules::half_the_battle
