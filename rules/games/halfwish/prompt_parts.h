// How prompts are put together.
#pragma once

#include <string>
#include <string_view>

#include "rules/core/ruling.h"

namespace lk::rules::halfwish {

/// The event that answers with its one field.
inline Event answerOf(std::string_view kind, Seat seat, std::string_view field, Json value) {
  Event event = eventOf(kind, seat);
  event.body.set(field, std::move(value));
  return event;
}

inline void allow(Prompt& prompt, std::string option, Event event) {
  prompt.legal.push_back(std::move(option));
  prompt.answers.push_back(std::move(event));
}

/// Allows the option unless `why` is a reason against it.
inline void offer(Prompt& prompt, std::string option, Event event, std::string_view why) {
  if (why.empty()) return allow(prompt, std::move(option), std::move(event));
  prompt.notNow.push_back({std::move(option), std::string(why)});
}

}  // namespace lk::rules::halfwish
