#include "app/host/house_turns.h"

#include <algorithm>
#include <utility>

namespace lk::app {

namespace {

constexpr int kTryAgain = 3000;  // milliseconds after which an event that could not be written is tried again

}  // namespace

HouseTurns::HouseTurns(std::shared_ptr<const GameKit> kit) : kit_(std::move(kit)) {
  pause_.setSingleShot(true);
  connect(&player_, &HousePlayer::chosen, this, &HouseTurns::take);
  connect(&pause_, &QTimer::timeout, this, [this] {
    if (const auto event = std::exchange(event_, std::nullopt)) emit due(*event);
  });
}

void HouseTurns::turnOn(const HousePace& pace) {
  on_ = true;
  pace_ = pace;
  player_.thinkFor(pace.thinking);
}

/// The set-up can change: it can be taken back or corrected.
void HouseTurns::readSeats(const rules::Referee& night) {
  if (!night.begun()) {
    setup_.reset();
    seats_ = {};
    return;
  }
  const rules::Event& setup = night.standing().front();
  if (setup_ == setup) return;
  setup_ = setup;
  seats_ = {};
  if (!night.game().sampler()) return;
  const Outcome<rules::HouseSeats> seats = rules::houseSeatsIn(setup, night.state().seatCount);
  if (seats)
    seats_ = *seats;
  else
    emit failed(seats.fault());
}

void HouseTurns::follow(const rules::Referee& night, const HeldAnswers& held) {
  if (!on_) return;
  readSeats(night);
  if (!plays()) return;
  Known known{.events = night.log().size(), .held = {}, .rests = rests_};
  for (const rules::Seat seat : rules::kAllSeats) known.held[rules::index(seat)] = held.has(seat);
  if (known_ == known) return;
  known_ = known;
  since_.start();
  player_.stop();
  pause_.stop();
  event_.reset();
  const std::vector<rules::Prompt> open = night.prompts();
  awaited_ = rules::isHousesTurn(open, seats_, night.state().seatCount);
  const bool asked = awaited_ || std::any_of(open.begin(), open.end(), [&](const rules::Prompt& prompt) {
                       return prompt.seat && has(*prompt.seat) && !held.has(*prompt.seat);
                     });
  if (rests_ || !asked || night.result().finished) return;
  player_.think({.kit = kit_,
                 .standing = night.standing(),
                 .houses = seats_,
                 .answered = known.held,
                 .drawing = drawing_});
}

void HouseTurns::take(const std::optional<rules::Event>& event) {
  if (event) {
    event_ = event;
    pause_.start(std::max(0, pace_.pause - static_cast<int>(since_.elapsed())));
  } else if (awaited_) {
    rests_ = true;
    emit stuck();
  }
}

void HouseTurns::tryAgain(const rules::Event& event) {
  event_ = event;
  pause_.start(kTryAgain);
}

std::vector<rules::Prompt> HouseTurns::forPeople(std::vector<rules::Prompt> open,
                                                 const rules::Referee& night) const {
  if (!plays() || rests_) return open;
  const bool alone = rules::isHousesTurn(open, seats_, night.state().seatCount);
  std::erase_if(open, [&](const rules::Prompt& prompt) { return prompt.seat ? has(*prompt.seat) : alone; });
  // Other events may name the house's seat: it may be given the loot.
  const auto ofItsHand = [&](const rules::ByHand& way) {
    return way.blank && way.blank->kind == rules::Blank::Kind::cards && way.begun.seat() &&
           has(*way.begun.seat());
  };
  for (rules::Prompt& prompt : open) std::erase_if(prompt.byHand, ofItsHand);
  return open;
}

bool HouseTurns::isAlone(const rules::Referee& night) const {
  const auto sitting = std::span(rules::kAllSeats).first(night.state().seatCount);
  return std::all_of(sitting.begin(), sitting.end(), [&](rules::Seat seat) { return has(seat); });
}

bool HouseTurns::followsPeople(const rules::Event& event, const rules::Referee& night) const {
  const auto seat = event.seat();
  return seat && has(*seat) && !isAlone(night);
}

}  // namespace lk::app
