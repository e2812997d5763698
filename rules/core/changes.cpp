#include "rules/core/changes.h"

namespace lk::rules {

void Changes::tellFigure(Figure& figure, int value, Step& step, std::optional<Seat> seat) {
  step.seat = seat ? seat : step.seat;
  if (!step.from && figure.present) step.from = figure.value;
  noteFigure(figure, value);
  steps_.add(step);
}

void Changes::lay(const Slot& slot, Step step) {
  step.card = slot.card;
  state_->lying.add(slot);
  steps_.add(step);
}

void Changes::put(std::size_t place, const Slot& slot, Step step) {
  step.card = slot.card;
  arrange(place, slot);
  steps_.add(step);
}

void Changes::moveAll(std::uint8_t from, std::uint8_t to, Knowers knowers) {
  for (const std::size_t place : state_->lying.in(from))
    arrange(place, {.zone = to, .card = state_->lying[place].card, .face = Face::up, .knownTo = knowers});
}

void Changes::removeAll(std::uint8_t zone) {
  if (!state_->lying.in(zone).empty()) clearAway([&](const Slot& slot) { return slot.zone == zone; });
}

}  // namespace lk::rules
