#include "app/host/phones/camera_questions.h"

#include <algorithm>
#include <utility>

namespace lk::app {

std::optional<rules::Seat> CameraQuestion::seat() const {
  if (candidates.empty()) return std::nullopt;
  const std::optional<rules::Seat> first = candidates.front().seat();
  const bool all = std::all_of(candidates.begin(), candidates.end(),
                               [&](const rules::Event& each) { return each.seat() == first; });
  return all ? first : std::nullopt;
}

bool CameraQuestions::follow(const std::vector<Report>& reports,
                             const std::vector<rules::Event>& candidates) {
  const rules::Ruling* asked = nullptr;
  for (const Report& report : reports)
    if (const auto* ruling = std::get_if<RulingReport>(&report.what);
        ruling && ruling->ruling.verdict == rules::Verdict::unclear)
      asked = &ruling->ruling;
  if (candidates.empty()) return std::exchange(open_, std::nullopt).has_value();
  if (!asked) return false;
  open_ = CameraQuestion{++count_, *asked, candidates};
  return true;
}

}  // namespace lk::app
