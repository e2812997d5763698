// Watches a night from its first frame to its last: takes frames and input lines, and reports.
#pragma once

#include <functional>

#include "app/cli/input_lines.h"
#include "app/cli/watching/watch_plan.h"
#include "app/host/night_host.h"

namespace lk::app {

/// How a watched night ended.
enum class WatchEnd { sourceEnded, nightFinished, sourceLost, terminated };

class NightWatch {
 public:
  using ReportSink = std::function<void(const Report&)>;
  using ErrorSink = std::function<void(const Fault&)>;

  /// `plan` and `host` must outlive it. `patience` is how many seconds to wait for a lost source.
  NightWatch(WatchPlan& plan, NightHost& host, double patience);

  /// Runs to the end. `wrongLine` gets the faults of `lines` that are not JSON. Fails if the journal
  /// fails.
  Outcome<WatchEnd> run(InputLines& lines, const ReportSink& sink, const ErrorSink& wrongLine);

 private:
  Outcome<WatchEnd> everyFrame(InputLines& lines);
  Outcome<WatchEnd> newestFrame(InputLines& lines);
  Outcome<Done> frame(const Frame& frame, InputLines& lines);
  Outcome<Done> takeDue(double seconds, InputLines& lines);
  Outcome<Done> pass(const Outcome<Reports>& reports);
  [[nodiscard]] bool finished() const { return host_->night().referee().result().finished; }

  WatchPlan* plan_;
  NightHost* host_;
  double patience_;
  std::size_t nextEvent_ = 0;
  double now_ = 0;
  ReportSink sink_;
  ErrorSink wrongLine_;
};

}  // namespace lk::app
