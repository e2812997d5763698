// Random play: a set-up, and an answer to an open question, drawn by chance.
#pragma once

#include "rules/referee/sampler.h"

namespace lk::rules::halfwish {

class ByChance final : public Sampler {
 public:
  /// Any two classes, everything else as recommended.
  [[nodiscard]] Event anySetup(const CardBook& cards, Chance& chance) const override;
  Verdict playAny(State& state, const CardBook& cards, Chance& chance, Event* written) const override;
};

}  // namespace lk::rules::halfwish
