#include "app/window/table/understood_log.h"

#include <algorithm>

#include "app/window/shared/step_figure.h"

namespace lk::app {

namespace {

bool beginsDuel(const Understood& understood) {
  return understood.attacker.has_value();
}

}  // namespace

void UnderstoodLog::take(const rules::Event& event, const std::vector<rules::Step>& steps, const GameKit& kit,
                         QString text) {
  if (event.kind() == "take_back") {
    const auto count = static_cast<std::size_t>(std::max<std::int64_t>(0, event.body["count"].asInt()));
    all_.resize(all_.size() - std::min(all_.size(), count));
    return;
  }
  if (event.kind() == "setup") clear();
  Understood understood{std::move(text), event, {}, {}};
  for (const rules::Step& step : steps) {
    const StepPart part = stepFigure(step, kit).part;
    if (part == StepPart::begins) understood.attacker = step.seat;
    if (part == StepPart::word && step.seat) understood.words.push_back({*step.seat, step.card});
  }
  all_.push_back(std::move(understood));
}

std::optional<rules::Seat> UnderstoodLog::attacker() const {
  const auto begun = std::find_if(all_.rbegin(), all_.rend(), beginsDuel);
  return begun == all_.rend() ? std::nullopt : begun->attacker;
}

std::vector<Word> UnderstoodLog::initiative() const {
  const auto begun = std::find_if(all_.rbegin(), all_.rend(), beginsDuel);
  if (begun == all_.rend()) return {};
  std::vector<Word> words;
  for (auto at = begun.base() - 1; at != all_.end(); ++at)
    words.insert(words.end(), at->words.begin(), at->words.end());
  return words;
}

}  // namespace lk::app
