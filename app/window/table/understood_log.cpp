#include "app/window/table/understood_log.h"

#include <algorithm>

#include "app/window/shared/step_figure.h"

namespace lk::app {

namespace {

bool beginsDuel(const Understood& understood) {
  return understood.attacker.has_value();
}

/// Returns all entries of one kind since the newest duel began.
template <class T>
std::vector<T> sinceItBegan(const std::vector<Understood>& all, std::vector<T> Understood::*which) {
  const auto begun = std::find_if(all.rbegin(), all.rend(), beginsDuel);
  if (begun == all.rend()) return {};
  std::vector<T> out;
  for (auto at = begun.base() - 1; at != all.end(); ++at)
    out.insert(out.end(), ((*at).*which).begin(), ((*at).*which).end());
  return out;
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
  Understood understood{std::move(text), event, {}, {}, {}};
  const bool gathered = isGathered(gameWords(kit.id()).forms) && event.kind() != "correct";
  for (const rules::Step& step : steps) {
    const StepPart part = stepFigure(step, kit).part;
    if (const auto attacker = attackerBy(part, step)) {
      understood.attacker = attacker;
      understood.blows.clear();
    }
    if (gathered && part != StepPart::aside) understood.blows.push_back(step);
    if (part == StepPart::word && step.seat) understood.words.push_back({*step.seat, step.card});
  }
  all_.push_back(std::move(understood));
}

std::optional<rules::Seat> UnderstoodLog::attacker() const {
  const auto begun = std::find_if(all_.rbegin(), all_.rend(), beginsDuel);
  return begun == all_.rend() ? std::nullopt : begun->attacker;
}

std::vector<Word> UnderstoodLog::initiative() const {
  return sinceItBegan(all_, &Understood::words);
}

std::vector<rules::Step> UnderstoodLog::blows() const {
  return sinceItBegan(all_, &Understood::blows);
}

}  // namespace lk::app
