#include "app/window/table/meant.h"

#include <utility>

namespace lk::app {

void Meant::begin(rules::Seat by, std::vector<rules::Event> events) {
  end();
  by_ = by;
  events_ = std::move(events);
}

void Meant::end() {
  if (std::exchange(awaits_, false)) ++late_;
  events_.clear();
  by_.reset();
  ahead_.clear();
  asked_ = 0;
}

std::optional<rules::Event> Meant::toAsk() {
  if (awaits_ || asked_ == events_.size()) return std::nullopt;
  awaits_ = true;
  return events_[asked_++];
}

bool Meant::take(const Composition& answer) {
  if (late_ > 0) return --late_, true;
  if (!std::exchange(awaits_, false)) return false;
  ahead_.push_back(answer);
  return true;
}

}  // namespace lk::app
