// Helpers that build prompts.
#pragma once

#include <string>
#include <string_view>

#include "rules/core/ruling.h"
#include "rules/games/halfwish/figures.h"

namespace lk::rules::halfwish {

/// Types of the cards a prompt's answer may name.
inline constexpr std::string_view kOfLocations[] = {"location"};
inline constexpr std::string_view kOfUpgrades[] = {"upgrade"};

/// Returns the event that answers with one field.
template <class Value>
Event answerOf(std::string_view kind, Seat seat, std::string_view field, Value&& value) {
  Event event = eventOf(kind, seat);
  event.body.add(field, std::forward<Value>(value));
  return event;
}

inline void allow(Prompt& prompt, std::string_view option, Event event) {
  prompt.legal.emplace_back(option);
  prompt.answers.push_back(std::move(event));
}

/// Allows an option that people complete by hand.
inline void allowByHand(Prompt& prompt, const std::string& option, Event begun, Blank blank) {
  allow(prompt, option, {});
  prompt.byHand.push_back({option, option, std::move(begun), std::move(blank)});
}

/// Allows entering a roll. Dice that the table may not know are entered while the others look away.
inline void allowRoll(Prompt& prompt, const State& s, Seat seat) {
  const Figure& dv = figure(s, seat, Of::dv);
  const bool open = dv.present && dv.knownTo.include(Audience::table);
  allowByHand(prompt, "roll", eventOf("roll", seat),
              {.kind = Blank::Kind::dice, .field = "dice", .least = 2, .most = 2, .secret = !open});
}

/// Allows the option unless `why` gives a reason against it.
inline void offer(Prompt& prompt, std::string_view option, Event event, std::string_view why) {
  if (why.empty()) return allow(prompt, option, std::move(event));
  prompt.notNow.push_back({std::string(option), std::string(why)});
}

}  // namespace lk::rules::halfwish
