#include "rules/core/changes.h"

namespace lk::rules {

void Changes::setFigure(Figure& figure, int value, Step& step, std::optional<Seat> seat) {
  step.seat = seat ? seat : step.seat;
  if (!step.from && figure.present) step.from = figure.value;
  figure.value = static_cast<std::int16_t>(value);
  figure.present = true;
  steps_.add(step);
}

void Changes::noteFigure(Figure& figure, int value) {
  figure.value = static_cast<std::int16_t>(value);
  figure.present = true;
}

void Changes::lay(const Slot& slot, Step step) {
  step.card = slot.card;
  state_->lying.push_back(slot);
  steps_.add(step);
}

void Changes::put(std::size_t place, const Slot& slot, Step step) {
  step.card = slot.card;
  state_->lying[place] = slot;
  forgetGone();
  steps_.add(step);
}

void Changes::moveAll(std::uint8_t from, std::uint8_t to, Knowers knowers) {
  for (Slot& slot : state_->lying) {
    if (slot.zone != from) continue;
    slot = Slot{.zone = to, .card = slot.card, .face = Face::up, .knownTo = knowers};
  }
  forgetGone();
}

void Changes::removeAll(std::uint8_t zone) {
  std::erase_if(state_->lying, [&](const Slot& slot) { return slot.zone == zone; });
  forgetGone();
}

}  // namespace lk::rules
