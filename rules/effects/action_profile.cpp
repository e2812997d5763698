#include "rules/effects/action_profile.h"

#include <algorithm>

namespace lk::rules {

bool ActionProfile::add(const Instruction& instruction) {
  if (count == kMaxInstructions) return false;
  instructions[count++] = instruction;
  return true;
}

Worth ActionProfile::at(int dv) const {
  Worth worth;
  for (std::size_t i = 0; i < count; ++i) {
    const Instruction& step = instructions[i];
    const bool holds = step.when.holds(dv);
    if (step.kind == Instruction::Kind::evade) worth.canEvade = worth.canEvade || !holds;
    if (!holds) continue;
    const int value = std::max(0, (step.base == Base::dv ? dv : 0) + step.plus);
    switch (step.kind) {
      case Instruction::Kind::strike:
        worth.strike = value;
        break;
      case Instruction::Kind::block:
        worth.block = value;
        break;
      case Instruction::Kind::evade:
        worth.evades = true;
        break;
      case Instruction::Kind::keyword:
        worth.keywords.add(step.keyword);
        break;
    }
  }
  return worth;
}

}  // namespace lk::rules
