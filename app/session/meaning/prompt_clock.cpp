#include "app/session/meaning/prompt_clock.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace lk::app {

void PromptClock::take(const std::vector<rules::Prompt>& open, const rules::Event& by, double seconds) {
  const std::vector<Asked> before = std::exchange(asked_, {});
  for (const rules::Prompt& prompt : open) {
    const auto same = std::find_if(before.begin(), before.end(), [&](const Asked& each) {
      return each.id == prompt.id && each.seat == prompt.seat;
    });
    const bool stillAsked = same != before.end() && prompt.seat != by.seat();
    asked_.push_back({prompt.id, prompt.seat, stillAsked ? same->since : seconds});
  }
}

double PromptClock::openSince(const rules::Event& answer) const {
  double since = std::numeric_limits<double>::lowest();
  for (const Asked& each : asked_)
    if (each.seat == answer.seat()) since = std::max(since, each.since);
  return since;
}

}  // namespace lk::app
