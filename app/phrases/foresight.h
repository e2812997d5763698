// What an answer leads to if nobody adds anything: worked out on a copy of what everybody may know.
#pragma once

#include <vector>

#include "app/phrases/words.h"
#include "rules/core/state.h"

namespace lk::app {

/// A complete answer to an open question, and the steps it leads to that tell how a fight goes: what is set
/// against what, who loses how much, what it opens.
struct Foreseen {
  rules::Event answer;
  std::vector<rules::Step> steps;
};

/// Returns the answers of the questions open in `state` by which something of a fight comes about; none for
/// games without `declines`. Steps that not everybody may know are left out, and so are secret questions.
/// Precondition: the night has begun.
std::vector<Foreseen> foreseen(const GameKit& kit, const rules::State& state);

/// The same in sentences parted by dots, or empty where nothing is foreseen of `answer`.
QString foretold(const std::vector<Foreseen>& all, const rules::Event& answer, const GameKit& kit,
                 const Names& names);

}  // namespace lk::app
