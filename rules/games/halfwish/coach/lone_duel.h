// A duel without a table: two players, their dice and their actions. Used by the `duel` lines and by the
// coach.
#pragma once

#include <array>
#include <optional>

#include "rules/cards/card_book.h"
#include "rules/core/step.h"
#include "rules/games/halfwish/rules/duel.h"

namespace lk::rules::halfwish {

struct Duelist {
  int dv = 0;  // never below 0
  int hp = 0;  // at least 1
  int points = 0;
  int exposed = 0;
  int toughness = 0;
  std::array<CardId, kMaxActions> actions{};
};

struct LoneDuel {
  int actions = 1;  // per player, 1 or 2
  Seat aggressor = Seat::A;
  std::array<Duelist, 2> duelists;
};

/// The results per seat. `damage` is in full, even beyond the health left; `hits` counts damage instances;
/// `points` are role points. `exposed` and `toughness` include what the revealed actions added.
struct LoneOutcome {
  std::array<int, 2> damage{};
  std::array<int, 2> hits{};
  std::array<int, 2> points{};
  std::array<int, 2> hp{};
  std::array<int, 2> exposed{};
  std::array<int, 2> toughness{};
  std::optional<Seat> winner;     // by net points; nullopt: a tie
  std::optional<Seat> dead;       // who reached 0 first
  std::optional<Seat> firstHurt;  // who took the first damage instance
};

/// Turns the actions up, fights the clashes and scores them. Of the effects on being turned up, only plain
/// gains of Exposed, Toughness and DV count; effects that need a table do not happen. Allocates nothing.
LoneOutcome fightAlone(const LoneDuel& duel, const CardBook& cards, StepSink steps = {});

}  // namespace lk::rules::halfwish
