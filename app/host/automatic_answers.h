// Answers that a night gives for its players because nothing else can be answered and nothing secret hangs on
// it.
#pragma once

#include <functional>
#include <optional>
#include <set>

#include "app/kit/game_kit.h"
#include "rules/referee/referee.h"

namespace lk::app {

/// Off at first. Nothing is answered after something was taken back, until people say something again:
/// otherwise an automatic answer could never be taken back. Not thread-safe.
class AutomaticAnswers {
 public:
  void turn(bool on) { on_ = on; }
  /// Returns the next answer to give; nullopt if people have to answer.
  [[nodiscard]] std::optional<rules::Event> next(const rules::Referee& night, const GameKit& kit) const;
  /// Takes note of the answer that was just given.
  void given(const rules::Referee& night);
  /// Takes note of an event that people said.
  void said(const rules::Event& event) { resting_ = event.kind() == "take_back"; }
  /// Returns how many events to take back, so that `count` events that people said are taken back together
  /// with those that followed them unasked: automatic answers, and events for which `follows()` is true.
  [[nodiscard]] int countBack(const rules::Referee& night, int count,
                              const std::function<bool(const rules::Event&)>& follows) const;

 private:
  bool on_ = false;
  bool resting_ = false;
  std::set<std::size_t>
      given_;  // indices of automatic answers among the standing events; later ones may be stale
};

}  // namespace lk::app
