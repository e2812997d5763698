#include "app/cli/input_lines.h"

#include <algorithm>
#include <poll.h>
#include <unistd.h>

#include "app/cli/lines.h"

namespace lk::app {

InputLines::InputLines(int descriptor) : descriptor_(descriptor) {}

void InputLines::waitForFirst(int milliseconds) {
  pollfd waiting{descriptor_, POLLIN, 0};
  ::poll(&waiting, 1, milliseconds);
  readAvailable();
}

void InputLines::readAvailable() {
  char bytes[4096];
  while (!ended_) {
    pollfd ready{descriptor_, POLLIN, 0};
    if (::poll(&ready, 1, 0) <= 0) return;
    const ssize_t count = ::read(descriptor_, bytes, sizeof bytes);
    if (count <= 0) {
      ended_ = true;
      if (!partial_.empty() || tooLong_) takeLine(partial_);
      return;
    }
    for (const char c : std::string_view(bytes, static_cast<std::size_t>(count))) {
      if (c == '\n') {
        takeLine(partial_);
        partial_.clear();
        tooLong_ = false;
      } else if (partial_.size() < kMaxLine) {
        partial_ += c;
      } else {
        tooLong_ = true;
      }
    }
  }
}

void InputLines::takeLine(const std::string& line) {
  ++number_;
  if (line.find_first_not_of(" \t\r") == std::string::npos) return;
  if (tooLong_) {
    pending_.push_back({0, Fault{"-", number_, "is a line of more than 1 MB", "shorten it"}});
    return;
  }
  Outcome<Json> json = readJson(line, "-", number_);
  double seconds = 0;
  if (json) {
    seconds = (*json)["t"].asDouble();
    if (const Json* event = json->find("event")) {
      Json inner = *event;
      *json = std::move(inner);
    }
    json->erase("t");
  }
  pending_.push_back({seconds, std::move(json)});
}

std::vector<InputLines::Line> InputLines::due(double seconds) {
  readAvailable();
  std::vector<Line> now;
  const auto later = std::stable_partition(pending_.begin(), pending_.end(),
                                           [&](const Line& line) { return line.seconds <= seconds; });
  now.assign(std::make_move_iterator(pending_.begin()), std::make_move_iterator(later));
  pending_.erase(pending_.begin(), later);
  return now;
}

}  // namespace lk::app
