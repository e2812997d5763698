#include "app/host/automatic_answers.h"

#include "rules/referee/foretold.h"

namespace lk::app {

std::optional<rules::Event> AutomaticAnswers::next(const rules::Referee& night, const GameKit& kit) const {
  if (!on_ || resting_ || !night.begun() || night.result().finished) return std::nullopt;
  for (const rules::Prompt& prompt : night.prompts()) {
    if (!prompt.seat) continue;
    if (auto answer = rules::forcedAnswer(*kit.game, night.state(), kit.cards, *prompt.seat)) return answer;
  }
  return std::nullopt;
}

void AutomaticAnswers::given(const rules::Referee& night) {
  const std::size_t last = night.standing().size() - 1;
  given_.erase(given_.lower_bound(last), given_.end());
  given_.insert(last);
}

int AutomaticAnswers::countBack(const rules::Referee& night, int count,
                                const std::function<bool(const rules::Event&)>& follows) const {
  const std::size_t standing = night.standing().size();
  std::size_t left = standing;
  for (int said = 0; said < count && left > 1;) {
    --left;
    if (!given_.contains(left) && !follows(night.standing()[left])) ++said;
  }
  return static_cast<int>(standing - left);
}

}  // namespace lk::app
