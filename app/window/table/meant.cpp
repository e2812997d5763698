#include "app/window/table/meant.h"

#include <utility>

namespace lk::app {

void Meant::begin(rules::Seat by, std::string touched, std::vector<rules::Event> events,
                  std::vector<rules::Event> named) {
  end();
  by_ = by;
  touched_ = std::move(touched);
  events_ = std::move(events);
  named_ = std::move(named);
}

void Meant::end() {
  if (std::exchange(awaits_, false)) ++late_;
  touched_.clear();
  events_.clear();
  named_.clear();
  by_.reset();
  ahead_.clear();
  asked_ = 0;
}

std::optional<rules::Event> Meant::toAsk() {
  if (awaits_ || asked_ == named_.size()) return std::nullopt;
  awaits_ = true;
  return named_[asked_++];
}

bool Meant::take(const Composition& answer) {
  if (late_ > 0) return --late_, true;
  if (!std::exchange(awaits_, false)) return false;
  ahead_.push_back(answer);
  return true;
}

}  // namespace lk::app
