// Abilities that players use: what they cost and what they target.
#pragma once

#include "rules/games/wtactics_orc/move.h"
#include "rules/games/wtactics_orc/rules/host.h"
#include "rules/games/wtactics_orc/rules/refusal.h"
#include "rules/games/wtactics_orc/rules/shapes.h"

namespace lk::rules::wtactics_orc {

/// Returns the index of a card's activated ability with that name; -1 if it has none.
int abilityNamed(const CardBook& cards, CardId card, std::string_view name);

/// The creatures an ability requires to be marked.
struct AbilityPrice {
  bool self = false;
  int others = 0;
  Few<Shape, 4> shapes;
  [[nodiscard]] int coins() const;
};
AbilityPrice priceOf(const CardBook& cards, CardId card, int ability);

/// Returns why a creature's ability cannot be paid at all; nullopt if it can. Its targets are not checked.
Problem barredFromUsing(const Host& host, const Board& board, SlotId slot, int ability);
/// Returns one way to pay. There are too few coins if there is no way.
Few<Coin, kArmy> suggestMarks(const Host& host, const Board& board, SlotId slot, int ability, bool twilight);
/// Returns every combination of targets, one list each.
std::vector<Few<Aim, 4>> aimsOf(const Host& host, SlotId slot, int ability);

/// Returns what can be the next target, after those named.
std::vector<Aim> nextAims(const Host& host, SlotId slot, int ability, std::span<const Aim> named);
Ruling judgeAbility(Host& host, const Move& move);

}  // namespace lk::rules::wtactics_orc
