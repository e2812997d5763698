// One duel, worked out: a pure function over small structs, without allocation.
#pragma once

#include <array>
#include <optional>

#include "rules/core/ids.h"
#include "rules/core/step.h"
#include "rules/effects/action_profile.h"

namespace lk::rules::halfwish {

/// What a player brings into the showdown. An action that is missing (nullptr) neither strikes nor blocks.
struct Fighter {
  int dv = 0;  // changes included, never below 0
  int hp = 0;  // at least 1
  int points = 0;
  int exposed = 0;
  int toughness = 0;
  std::array<const ActionProfile*, 2> actions{};
  std::array<CardId, 2> cards{};  // for the steps alone
  int earlierHits = 0;            // damage instances by effects since the duel began
  int earlierNet = 0;             // points gained less points lost by effects since the duel began
};

struct DuelInput {
  int actions = 1;  // 1 or 2 of each player
  Seat aggressor = Seat::A;
  std::array<Fighter, 2> fighters;
  std::optional<Seat> earlierHurt;  // who took the first damage instance by an effect
};

/// All per seat. `damage` is combat damage in full, beyond the health left; `hits` are all instances of this
/// duel; `points` are the points of the roles; `exposed` and `toughness` include what the revealed actions
/// added.
struct DuelOutcome {
  std::array<int, 2> damage{};
  std::array<int, 2> hits{};
  std::array<int, 2> points{};
  std::array<int, 2> hp{};
  std::array<int, 2> exposed{};
  std::array<int, 2> toughness{};
  std::optional<Seat> winner;     // by net points; none is a tie
  std::optional<Seat> dead;       // who reached 0 first
  std::optional<Seat> firstHurt;  // who took the first damage instance
};

/// Precondition: nobody is out of health.
DuelOutcome fight(const DuelInput& input, StepSink steps = {});

}  // namespace lk::rules::halfwish
