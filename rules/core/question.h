// The open questions of a night.
#pragma once

#include <cstdint>
#include <optional>

#include "rules/core/ids.h"
#include "rules/core/prompt_id.h"
#include "rules/core/row.h"

namespace lk::rules {

/// An open question. This and the state hold everything that is needed to go on.
struct Question {
  PromptId id;  // from the game's prompt list
  std::optional<Seat> seat;
  std::int16_t detail = 0;
  friend bool operator==(const Question&, const Question&) = default;
};

/// One for each player at most, but for rare cards.
using Questions = Row<Question, kMaxSeats>;

}  // namespace lk::rules
