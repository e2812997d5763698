#include "app/host/phones/answering.h"

#include <algorithm>

namespace lk::app {

namespace {

/// Returns whether the event contains everything that `way` begins with. The blank may have any value.
bool goesOn(const rules::Event& event, const rules::ByHand& way) {
  const auto& members = way.begun.body.members();
  return !members.empty() && std::all_of(members.begin(), members.end(), [&](const Json::Member& member) {
    const Json* value = event.body.find(member.first);
    return (way.blank && member.first == way.blank->field) || (value && *value == member.second);
  });
}

}  // namespace

const rules::ByHand* wayTaken(const rules::Event& event, const rules::Prompt& prompt) {
  const auto way = std::find_if(prompt.byHand.begin(), prompt.byHand.end(),
                                [&](const rules::ByHand& each) { return goesOn(event, each); });
  return way == prompt.byHand.end() ? nullptr : &*way;
}

bool answersPrompt(const rules::Event& event, const rules::Prompt& prompt) {
  return std::find(prompt.answers.begin(), prompt.answers.end(), event) != prompt.answers.end() ||
         wayTaken(event, prompt);
}

const rules::Prompt* promptAnsweredBy(const rules::Event& event, const std::vector<rules::Prompt>& open) {
  const rules::Prompt* found = nullptr;
  for (const rules::Prompt& prompt : open) {
    if (!answersPrompt(event, prompt)) continue;
    if (prompt.seat && prompt.seat == event.seat()) return &prompt;
    if (!found) found = &prompt;
  }
  return found;
}

}  // namespace lk::app
