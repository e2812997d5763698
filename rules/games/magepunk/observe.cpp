#include "rules/games/magepunk/observe.h"

#include "rules/core/as_it_stands.h"

namespace lk::rules::magepunk {

Observation observe(const State&, const Placement&, std::span<const Placement>, const CardBook&) {
  return {};
}

}  // namespace lk::rules::magepunk
