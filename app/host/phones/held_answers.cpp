#include "app/host/phones/held_answers.h"

#include <algorithm>

#include "app/host/phones/answering.h"

namespace lk::app {

namespace {

/// Returns whether the event names cards for a question, as opposed to dice, a concession or a yes.
bool namesCards(const rules::Event& event, const rules::Prompt& prompt) {
  const rules::ByHand* way = wayTaken(event, prompt);
  return way && way->blank && way->blank->kind == rules::Blank::Kind::cards;
}

/// Returns the seats other than the prompt's that are asked the same.
std::vector<rules::Seat> alsoAsked(const rules::Prompt& prompt, const std::vector<rules::Prompt>& open) {
  std::vector<rules::Seat> seats;
  for (const rules::Prompt& other : open)
    if (other.id == prompt.id && other.seat && other.seat != prompt.seat) seats.push_back(*other.seat);
  return seats;
}

}  // namespace

bool mustBeHeld(const rules::Event& event, const std::vector<rules::Prompt>& open,
                std::span<const std::string_view> together) {
  const rules::Prompt* prompt = promptAnsweredBy(event, open);
  return prompt && prompt->seat && prompt->seat == event.seat() &&
         std::find(together.begin(), together.end(), prompt->id) != together.end() &&
         namesCards(event, *prompt) && !alsoAsked(*prompt, open).empty();
}

bool HeldAnswers::answers(const rules::Prompt& prompt) const {
  return prompt.seat && has(*prompt.seat) &&
         promptAnsweredBy(held_[rules::index(*prompt.seat)]->event, {prompt}) != nullptr;
}

bool HeldAnswers::drop(EnteredOn where) {
  bool dropped = false;
  for (std::optional<Held>& held : held_)
    if (held && held->where == where) {
      held.reset();
      dropped = true;
    }
  return dropped;
}

void HeldAnswers::follow(const std::vector<rules::Prompt>& open) {
  for (std::optional<Held>& held : held_)
    if (held && !promptAnsweredBy(held->event, open)) held.reset();
}

std::vector<rules::Event> HeldAnswers::due(const std::vector<rules::Prompt>& open) const {
  std::vector<rules::Event> due;
  for (const std::optional<Held>& held : held_) {
    const rules::Prompt* prompt = held ? promptAnsweredBy(held->event, open) : nullptr;
    if (!prompt) continue;
    const std::vector<rules::Seat> others = alsoAsked(*prompt, open);
    if (std::all_of(others.begin(), others.end(), [&](rules::Seat seat) { return has(seat); }))
      due.push_back(held->event);
  }
  return due;
}

}  // namespace lk::app
