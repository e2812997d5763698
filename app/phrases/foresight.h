// Foresees the consequences of an answer, computed on a copy of what everybody may know.
#pragma once

#include <vector>

#include "app/phrases/words.h"
#include "rules/core/state.h"

namespace lk::app {

/// A complete answer to an open prompt, and those of its steps that describe a fight: the values set against
/// each other, the losses, the damage that gets through.
struct Foreseen {
  rules::Event answer;
  std::vector<rules::Step> steps;
};

/// Returns the answers to the prompts open in `state` that lead to steps of a fight; none for games without
/// `declines`. It is assumed that later prompts are declined. Secret prompts and steps that not everybody may
/// know are left out. Precondition: the night has begun.
std::vector<Foreseen> foreseen(const GameKit& kit, const rules::State& state);

/// How a fight would go on.
struct ForeseenFight {
  std::vector<rules::Step> steps;  // as above
  rules::State after;
};

/// Returns the fight that a complete answer leads to; without steps if it leads to none, or answers nothing
/// in one that goes on.
ForeseenFight foreseenFight(const GameKit& kit, const rules::State& state, const rules::Event& answer);

/// Returns the foreseen steps of `answer` as sentences separated by dots; empty if there are none.
QString foreseenText(const std::vector<Foreseen>& all, const rules::Event& answer, const GameKit& kit,
                     const Names& names);

}  // namespace lk::app
