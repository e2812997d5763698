// What a learner knows before committing actions, and nothing else.
#pragma once

#include <optional>
#include <vector>

#include "rules/cards/card_book.h"
#include "rules/text/fault.h"
#include "rules/text/json.h"

namespace lk::rules::halfwish {

/// What both players see of one.
struct OpenFigures {
  int hp = 25;
  int exposed = 0;
  int toughness = 0;
};

struct Situation {
  int turn = 1;
  bool aggressor = true;  // the learner's role
  int dv = 0;             // the learner's own, 2 to 12
  OpenFigures own;
  std::vector<CardId> hand;  // at least as many as the turn has actions
  OpenFigures opponent;
  std::vector<DeckCount> left;  // the opponent's cards not seen this round, at least as many
  /// Upgrades the opponent picked in secret and has not shown: what each was picked from, no card for "none
  /// was taken". They lie over cards counted in `left`.
  std::vector<std::vector<CardId>> secrets;
  /// Of `left`, upgrades that lie over innate cards, one entry a copy: they keep lying in the first hand.
  std::vector<CardId> innate;
  std::optional<int> opponentDv;  // when it is known; else two fair dice
  double healthValue = 0;         // points one health is worth, 0 to 9

  [[nodiscard]] int actions() const;
};

/// {"turn","role","dv","hand","opponent":{"left","dv"}}; "hp", "exposed" and "toughness" of either seat and
/// "health_value" may be missing, and so may the opponent's "secret": the upgrades one was picked from
/// unseen, "skip" among them where it may have been none. Anything else missing, unknown or out of range is a
/// fault.
Outcome<Situation> readSituation(const Json& line, const CardBook& cards);

}  // namespace lk::rules::halfwish
