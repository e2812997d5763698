#include "app/cli/watching/night_watch.h"

#include "app/capture/capture_thread.h"
#include "app/kit/unfinished.h"

namespace lk::app {

namespace {

/// A closed stream is noticed immediately, a stalled one only when reading times out.
constexpr double kStallSeconds = 1.5;
/// Maximum wait for standard input before the first frame of a recording.
constexpr int kFirstWordsMs = 200;

}  // namespace

NightWatch::NightWatch(WatchPlan& plan, NightHost& host, double patience)
    : plan_(&plan), host_(&host), patience_(patience) {}

Outcome<WatchEnd> NightWatch::run(InputLines& lines, const ReportSink& sink, const ErrorSink& wrongLine) {
  sink_ = sink;
  wrongLine_ = wrongLine;
  const Outcome<WatchEnd> end = plan_->source->live() ? newestFrame(lines) : everyFrame(lines);
  if (end) sink_(host_->watcher().result(now_));
  return end;
}

Outcome<WatchEnd> NightWatch::everyFrame(InputLines& lines) {
  lines.waitForFirst(kFirstWordsMs);
  Frame next;
  while (plan_->source->next(next) == ReadResult::frame)
    if (const Outcome<Done> done = frame(next, lines); !done) return done.fault();
  if (const Outcome<Done> done = takeDue(1e300, lines); !done) return done.fault();
  return finished() ? WatchEnd::nightFinished : WatchEnd::sourceEnded;
}

Outcome<WatchEnd> NightWatch::newestFrame(InputLines& lines) {
  CaptureThread capture(std::move(plan_->source));
  const auto begin = std::chrono::steady_clock::now();
  const auto elapsed = [&] {
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
  };
  double lastFrame = 0;
  double lostSince = -1;
  bool stalled = false;
  while (!finished()) {
    if (TerminationGuard::terminationRequested()) return WatchEnd::terminated;
    const std::optional<Captured> captured = capture.next(std::chrono::milliseconds(50));
    if (!captured) {
      if (lostSince >= 0 && elapsed() - lostSince > patience_)
        return stalled ? WatchEnd::sourceLost : WatchEnd::sourceEnded;
      if (const Outcome<Done> done = takeDue(now_, lines); !done) return done.fault();
      continue;
    }
    if (const auto* next = std::get_if<Frame>(&*captured)) {
      lastFrame = next->seconds;
      if (const Outcome<Done> done = frame(*next, lines); !done) return done.fault();
      capture.setMotion(host_->watcher().tracker().moving());
      continue;
    }
    const auto& change = std::get<SourceChange>(*captured);
    now_ = std::max(now_, change.seconds);
    if (change.what == SourceChange::What::ended) return WatchEnd::sourceEnded;
    const bool back = change.what == SourceChange::What::back;
    if (!back) stalled = change.seconds - lastFrame > kStallSeconds;
    lostSince = back ? -1 : elapsed();
    if (!back) (void)pass(host_->unseen(Pause::lost, change.seconds));  // the next frame ends the pause
  }
  return WatchEnd::nightFinished;
}

Outcome<Done> NightWatch::frame(const Frame& frame, InputLines& lines) {
  now_ = frame.seconds;
  if (const Outcome<Done> done = takeDue(now_, lines); !done) return done;
  return pass(host_->see(frame.bgr, frame.seconds));
}

Outcome<Done> NightWatch::takeDue(double seconds, InputLines& lines) {
  host_->setTime(now_);
  for (; nextEvent_ < plan_->events.size() && plan_->events[nextEvent_].seconds <= seconds; ++nextEvent_) {
    const Outcome<Done> done = pass(host_->say(rules::Event{plan_->events[nextEvent_].event}));
    if (!done) return done;
  }
  for (const InputLines::Line& line : lines.due(seconds)) {
    if (!line.event) {
      wrongLine_(line.event.fault());
      continue;
    }
    const Outcome<Done> done = pass(host_->say(rules::Event{*line.event}));
    if (!done) return done;
  }
  return Done{};
}

Outcome<Done> NightWatch::pass(const Outcome<Reports>& reports) {
  if (!reports) return reports.fault();
  for (const Report& report : *reports) sink_(report);
  return Done{};
}

}  // namespace lk::app
