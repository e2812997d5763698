// Open questions of the rules. The table answers each when it comes up, once for the whole game.
#pragma once

#include <string_view>

#include "rules/core/changes.h"
#include "rules/games/halfwish/figures.h"

namespace lk::rules::halfwish {

enum class Asked : std::uint8_t {
  trueDamage,
  precise,
  negativeEffects,
  scoutedTreasure,
  downgradeTarget,
  avariceOptions,
  scryCancel,
  concedePoints,
  wishEffect,
  count
};

/// Returns the prompt's id, "ruling:KEY".
PromptId promptOf(Asked ruling);
std::optional<Asked> rulingOf(PromptId prompt);
/// Returns the ruling that an answer's key names, without "ruling:".
std::optional<Asked> rulingNamed(std::string_view key);

bool mustAsk(const State& state, Asked ruling);
bool mustAsk(const State& state, PromptId ruling);
bool readsOtherwise(const State& state, Asked ruling);
bool readsOtherwise(const State& state, PromptId ruling);

/// Records the table's answer.
void settle(Changes& changes, Asked ruling, bool otherwise);
/// Lets people carry out what a card does. The night waits until they say that it is done.
void handOver(Changes& changes, CardId card);

}  // namespace lk::rules::halfwish
