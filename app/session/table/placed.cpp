#include "app/session/table/placed.h"

namespace lk::app {

std::vector<rules::Placement> freshOf(const std::vector<Placed>& all) {
  std::vector<rules::Placement> fresh;
  for (const Placed& placed : all)
    if (placed.sure && (placed.use == Use::fresh || placed.use == Use::asked))
      fresh.push_back(placed.placement);
  return fresh;
}

}  // namespace lk::app
