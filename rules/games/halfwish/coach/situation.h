// What a learner knows before committing actions, and nothing else.
#pragma once

#include <optional>
#include <vector>

#include "rules/cards/card_book.h"
#include "rules/text/fault.h"
#include "rules/text/json.h"

namespace lk::rules::halfwish {

/// The figures of one player that both players see.
struct OpenFigures {
  int hp = 25;
  int exposed = 0;
  int toughness = 0;
};

struct Situation {
  int turn = 1;
  bool aggressor = true;  // the learner is the aggressor
  int dv = 0;             // the learner's own, 2 to 12
  OpenFigures own;
  std::vector<CardId> hand;  // at least as many cards as the turn has actions
  OpenFigures opponent;
  std::vector<DeckCount> left;  // the opponent's cards not seen this round; at least the turn's actions
  /// For each upgrade the opponent picked in secret and has not shown: the cards it was picked from. "No
  /// card" means that none may have been taken. These upgrades lie over cards counted in `left`.
  std::vector<std::vector<CardId>> secrets;
  /// Upgrades among `left` that lie over innate cards, one entry per copy. They stay in the first hand.
  std::vector<CardId> innate;
  std::optional<int> opponentDv;  // nullopt: unknown, two fair dice
  double healthValue = 0;         // worth of one health in points, 0 to 9

  [[nodiscard]] int actions() const;
};

/// Reads {"turn","role","dv","hand","opponent":{"left","dv"}}. Optional: "hp", "exposed" and "toughness" of
/// either seat, "health_value", and the opponent's "secret". "secret" lists the upgrades one was picked from
/// unseen, with "skip" if it may have been none. Anything else missing, unknown or out of range is a fault.
Outcome<Situation> readSituation(const Json& line, const CardBook& cards);

}  // namespace lk::rules::halfwish
