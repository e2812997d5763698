// What the table was asked because something was not clear, and what answers that.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/session/placements.h"
#include "rules/cards/card_book.h"
#include "rules/core/event.h"

namespace lk::app {

/// Times are seconds of the night. Not thread-safe.
class OpenQuestion {
 public:
  /// Which of `candidates` was meant by `about`, asked for `reason`? With none of them there is nothing to
  /// answer.
  void ask(std::string reason, std::vector<rules::Event> candidates, const Placed& about, double seconds);
  void drop() { candidates_.clear(); }

  /// Why it was asked last.
  [[nodiscard]] const std::string& reason() const { return reason_; }
  /// What can be answered, nothing masked; empty when no question is open.
  [[nodiscard]] const std::vector<rules::Event>& candidates() const { return candidates_; }

  /// The candidate a choice card means by its number. None when it has no number, lay there before the
  /// question, or what that was about lies there no more.
  [[nodiscard]] std::optional<rules::Event> chosenBy(const Placed& card, const Placements& placements,
                                                     const rules::CardBook& cards) const;
  /// What a Yes or a No says to it; none as above.
  [[nodiscard]] std::optional<bool> acceptedBy(const Placed& card, const Placements& placements,
                                               const rules::CardBook& cards) const;

 private:
  [[nodiscard]] bool stands(const Placements& placements) const;
  [[nodiscard]] bool canBeAnsweredBy(const Placed& card, const Placements& placements) const;

  std::vector<rules::Event> candidates_;
  std::string reason_;
  Placed about_;
  double since_ = 0;
};

}  // namespace lk::app
