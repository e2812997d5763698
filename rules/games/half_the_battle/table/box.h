// What a night takes out of the box.
#pragma once

#include "rules/referee/box.h"

namespace lk::rules::half_the_battle {

class GameBox final : public Box {
 public:
  [[nodiscard]] BoxList takeOut(const Event& setup, const CardBook& cards) const override;
};

}  // namespace lk::rules::half_the_battle
