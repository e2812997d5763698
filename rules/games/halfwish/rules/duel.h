// Resolves one duel: pure functions on small structs, without allocation.
#pragma once

#include <array>
#include <optional>

#include "rules/core/ids.h"
#include "rules/core/step.h"
#include "rules/games/halfwish/cards/worth.h"

namespace lk::rules::halfwish {

inline constexpr int kMaxActions = 2;

/// What a player brings into the clashes, with the cards turned up. A missing action neither strikes nor
/// blocks.
struct Fighter {
  int dv = 0;  // changes included, never below 0; only for the steps
  int hp = 0;  // at least 1
  int exposed = 0;
  int toughness = 0;
  bool unhurtable = false;
  std::array<Worth, kMaxActions> worths{};
  std::array<CardId, kMaxActions> cards{};  // only for the steps
};

struct DuelInput {
  int actions = 1;  // 1 or 2 clashes
  std::array<Fighter, 2> fighters;
  std::array<int, 2> earlierHits{};  // damage instances by effects since the duel began
  std::optional<Seat> earlierHurt;   // who took the first of them
};

/// The results per seat. `damage` is combat damage in full, even beyond the health left. `hits` counts all
/// damage instances of this duel, including those before the clashes.
struct DuelOutcome {
  std::array<int, 2> damage{};
  std::array<int, 2> hits{};
  std::array<int, 2> hp{};
  std::array<std::uint8_t, 2> landed{};  // own actions that dealt damage, one bit per place
  std::optional<Seat> dead;              // who reached 0 first
  std::optional<Seat> firstHurt;         // who took the first damage instance
};

/// Fights the clashes. Precondition: both players have health left.
DuelOutcome fight(const DuelInput& input, StepSink steps = {});

/// Points of the aggressor's and defender's roles by seat, for the damage instances both took.
struct RolePoints {
  std::array<int, 2> points{};
};
RolePoints rolePoints(std::array<int, 2> hits, Seat aggressor, std::array<int, 2> before = {},
                      StepSink steps = {});

/// Returns the winner by net points; nullopt for a tie.
std::optional<Seat> duelWinner(std::array<int, 2> net, StepSink steps = {});

}  // namespace lk::rules::halfwish
