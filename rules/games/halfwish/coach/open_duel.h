// What everybody at the table knows about a duel that is coming or prepared: all a coach may use whose words
// everybody reads.
#pragma once

#include <array>
#include <optional>

#include "rules/core/state.h"
#include "rules/games/halfwish/coach/situation.h"

namespace lk::rules::halfwish {

/// One player as both see them.
struct OpenDuelist {
  OpenFigures figures;
  std::vector<DeckCount> left;               // of the ten cards, those not seen this round
  std::vector<std::vector<CardId>> secrets;  // upgrades picked in secret: what each was picked from
  std::vector<CardId> innate;                // upgrades among `left` that lie over innate cards, one a copy
  std::optional<int> dv;                     // when it is shown to everybody
};

struct OpenDuel {
  int turn = 1;
  std::optional<Seat> aggressor;  // none while nobody has chosen the duel
  std::array<OpenDuelist, 2> duelists;

  [[nodiscard]] int actions() const;
};

/// The duel of this turn until its actions are turned up; nothing in other moments, and where decks are not
/// counted. Two states that differ only in what is hidden from the table give the same.
std::optional<OpenDuel> openDuel(const State& state, const CardBook& cards);

/// The same as JSON, null for nothing: {"turn","aggressor","seats":{"A":{"hp","exposed","toughness","dv",
/// "left":{...},"secrets":[[...]],"innate":[...]},"B":...}}.
Json openDuelJson(const std::optional<OpenDuel>& duel, const CardBook& cards);
/// Reads it back; nothing where it is null or no duel.
std::optional<OpenDuel> openDuelFrom(const Json& json, const CardBook& cards);

/// What a learner at `seat` knows who holds any of the cards that are left and has a dice value of `dv`.
Situation situationOf(const OpenDuel& duel, Seat seat, Seat aggressor, int dv);

}  // namespace lk::rules::halfwish
