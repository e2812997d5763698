// Abilities that players use: what they cost and whom they aim at.
#pragma once

#include "rules/games/wtactics_orc/host.h"
#include "rules/games/wtactics_orc/move.h"
#include "rules/games/wtactics_orc/refusal.h"
#include "rules/games/wtactics_orc/shapes.h"

namespace lk::rules::wtactics {

/// The place of a card's activated ability of that name; -1 where it has none.
int abilityNamed(const CardBook& cards, CardId card, std::string_view name);

/// What an ability asks to be marked.
struct AbilityPrice {
  bool self = false;
  int others = 0;
  Few<Shape, 4> shapes;
  [[nodiscard]] int coins() const;
};
AbilityPrice priceOf(const CardBook& cards, CardId card, int ability);

/// Why a creature's ability cannot be paid at all; none: it can. Its targets are not looked at.
Problem barredFromUsing(const Host& host, const Board& board, SlotId slot, int ability);
/// One way to pay; too few coins where there is none.
Few<Coin, kArmy> suggestMarks(const Host& host, const Board& board, SlotId slot, int ability, bool twilight);
/// Every way to aim it: one list of aims each.
std::vector<Few<Aim, 4>> aimsOf(const Host& host, SlotId slot, int ability);

Ruling judgeAbility(Host& host, const Move& move);

}  // namespace lk::rules::wtactics
