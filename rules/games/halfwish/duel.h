// One duel, worked out: pure functions over small structs, without allocation.
#pragma once

#include <array>
#include <optional>

#include "rules/core/ids.h"
#include "rules/core/step.h"
#include "rules/games/halfwish/worth.h"

namespace lk::rules::halfwish {

inline constexpr int kMostActions = 2;

/// What a player brings into the clashes, cards turned up. An action that is missing is worth nothing: it
/// neither strikes nor blocks.
struct Fighter {
  int dv = 0;  // changes included, never below 0; for the steps alone
  int hp = 0;  // at least 1
  int exposed = 0;
  int toughness = 0;
  bool unhurtable = false;
  std::array<Worth, kMostActions> worths{};
  std::array<CardId, kMostActions> cards{};  // for the steps alone
};

struct DuelInput {
  int actions = 1;  // 1 or 2 clashes
  std::array<Fighter, 2> fighters;
  std::array<int, 2> earlierHits{};  // damage instances by effects since the duel began
  std::optional<Seat> earlierHurt;   // who took the first of them
};

/// All per seat. `damage` is combat damage in full, beyond the health left; `hits` are all instances of this
/// duel, those before the clashes included.
struct DuelOutcome {
  std::array<int, 2> damage{};
  std::array<int, 2> hits{};
  std::array<int, 2> hp{};
  std::array<std::uint8_t, 2> landed{};  // own actions that dealt damage, a bit a place
  std::optional<Seat> dead;              // who reached 0 first
  std::optional<Seat> firstHurt;         // who took the first damage instance
};

/// Fights the clashes. Precondition: nobody is out of health.
DuelOutcome fight(const DuelInput& input, StepSink steps = {});

/// What the roles score for the instances of damage both took, aggressor's and defender's points by seat.
struct RolePoints {
  std::array<int, 2> points{};
};
RolePoints rolePoints(std::array<int, 2> hits, Seat aggressor, std::array<int, 2> before = {},
                      StepSink steps = {});

/// Who wins by net points; none for a tie.
std::optional<Seat> duelWinner(std::array<int, 2> net, StepSink steps = {});

}  // namespace lk::rules::halfwish
