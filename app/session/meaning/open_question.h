// The question asked at the table about an unclear event, and its answers.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/session/table/placed.h"
#include "rules/cards/card_book.h"
#include "rules/core/event.h"

namespace lk::app {

/// Times are in seconds of the night. Not thread-safe.
class OpenQuestion {
 public:
  /// Asks which of `candidates` the placement `about` means, for `reason`. Without candidates there is
  /// nothing to answer.
  void ask(std::string reason, std::vector<rules::Event> candidates, const Placed& about, double seconds);
  void drop() { candidates_.clear(); }

  /// Returns the reason of the last question.
  [[nodiscard]] const std::string& reason() const { return reason_; }
  /// Returns the possible answers, unmasked; empty if no question is open.
  [[nodiscard]] const std::vector<rules::Event>& candidates() const { return candidates_; }

  /// Returns the candidate with the number of a choice card. Returns nullopt if the card has no such number
  /// or was there before the question, or if the placement in question is gone. `all`: everything at rest.
  [[nodiscard]] std::optional<rules::Event> chosenBy(const Placed& card, const std::vector<Placed>& all,
                                                     const rules::CardBook& cards) const;
  /// Returns the answer of a Yes or No card; nullopt as above.
  [[nodiscard]] std::optional<bool> acceptedBy(const Placed& card, const std::vector<Placed>& all,
                                               const rules::CardBook& cards) const;

 private:
  [[nodiscard]] bool stands(const std::vector<Placed>& all) const;
  [[nodiscard]] bool canBeAnsweredBy(const Placed& card, const std::vector<Placed>& all) const;

  std::vector<rules::Event> candidates_;
  std::string reason_;
  Placed about_;
  double since_ = 0;
};

}  // namespace lk::app
