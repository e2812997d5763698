#include "app/session/night/standing.h"

#include <algorithm>
#include <cstdint>

namespace lk::app {

std::vector<int> standingOf(std::span<const rules::Event> log) {
  std::vector<int> standing;
  for (std::size_t i = 0; i < log.size(); ++i) {
    if (log[i].kind() != "take_back") {
      standing.push_back(static_cast<int>(i));
      continue;
    }
    const auto back = static_cast<std::size_t>(std::max<std::int64_t>(0, log[i].body["count"].asInt()));
    standing.resize(standing.size() - std::min(back, standing.size()));
  }
  return standing;
}

}  // namespace lk::app
