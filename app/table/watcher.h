// The table session: frames and words in, reports out. Sighting -> placement -> event -> ruling, in that
// order only.
#pragma once

#include <memory>
#include <vector>

#include "app/table/placements.h"
#include "app/table/report.h"
#include "vision/tracker.h"

namespace lk::app {

/// Not thread-safe; `night` must outlive it.
class Watcher {
 public:
  Watcher(Night& night, vision::CardIndex index, rules::Audience audience);

  /// Takes the next frame at `seconds` of source time. A fault means the journal failed: stop the night.
  Outcome<std::vector<Report>> see(const cv::Mat& bgr, double seconds);
  /// Takes an event that people say.
  Outcome<std::vector<Report>> say(const rules::Event& event, double seconds);
  /// The closing line.
  [[nodiscard]] Report result(double seconds) const;

  [[nodiscard]] const vision::Tracker& tracker() const { return tracker_; }
  [[nodiscard]] const Placements& placements() const { return placements_; }
  /// The events behind the `maybe` of the last unclear ruling, in the same order but with nothing masked:
  /// what people choose by pointing. Empty after the next accepted event.
  [[nodiscard]] const std::vector<rules::Event>& candidates() const { return candidates_; }

 private:
  void report(double seconds, decltype(Report::what) what, std::vector<Report>& out) const;
  void reportChange(const vision::Change& change, double seconds, std::vector<Report>& out);
  Outcome<Done> interpret(double seconds, std::vector<Report>& out);
  Outcome<bool> offer(std::size_t place, double seconds, std::vector<Report>& out);
  Outcome<bool> takeAndReport(const rules::Event& event, double seconds, std::vector<Report>& out);
  void ask(const Placed& placed, double seconds, std::vector<Report>& out);
  void reportUnclear(rules::Ruling unclear, double seconds, std::vector<Report>& out);

  Night* night_;
  rules::Audience audience_;
  vision::Tracker tracker_;
  Placements placements_;
  std::vector<rules::Event> candidates_;
  cv::Size frameSize_;
  bool tookAny_ = false;      // an event went through this watcher: the night was not just resumed
  double inheritUntil_ = -1;  // source time
};

}  // namespace lk::app
