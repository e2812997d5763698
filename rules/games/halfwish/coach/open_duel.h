// What everybody at the table knows about a coming or prepared duel. A coach whose advice everybody reads may
// use only this.
#pragma once

#include <array>
#include <optional>

#include "rules/core/state.h"
#include "rules/games/halfwish/coach/situation.h"

namespace lk::rules::halfwish {

/// One player as both players see them.
struct OpenDuelist {
  OpenFigures figures;
  std::vector<DeckCount> left;               // of the ten cards, those not seen this round
  std::vector<std::vector<CardId>> secrets;  // per secret upgrade: the cards it was picked from
  std::vector<CardId> innate;  // upgrades among `left` that lie over innate cards, one entry per copy
  std::optional<int> dv;       // nullopt: not shown to everybody
};

struct OpenDuel {
  int turn = 1;
  std::optional<Seat> aggressor;  // nullopt: nobody has chosen the duel yet
  std::array<OpenDuelist, 2> duelists;

  [[nodiscard]] int actions() const;
};

/// Returns the duel of this turn until its actions are turned up; nullopt at other moments, or if decks are
/// not counted. Two states that differ only in what is hidden from the table give the same result.
std::optional<OpenDuel> openDuel(const State& state, const CardBook& cards);

/// Returns the duel as JSON, null for none:
/// {"turn","aggressor","seats":{"A":{"hp","exposed","toughness","dv",
/// "left":{...},"secrets":[[...]],"innate":[...]},"B":...}}.
Json openDuelJson(const std::optional<OpenDuel>& duel, const CardBook& cards);
/// Reads it back; nullopt if it is null or not a duel.
std::optional<OpenDuel> openDuelFrom(const Json& json, const CardBook& cards);

/// Returns what a learner at `seat` with a dice value of `dv` knows; the hand may be any of the cards left.
Situation situationOf(const OpenDuel& duel, Seat seat, Seat aggressor, int dv);

}  // namespace lk::rules::halfwish
