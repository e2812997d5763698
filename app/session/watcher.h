// The table session: frames and words in, reports out. Sighting -> placement -> event -> ruling, in that
// order only.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "app/session/held_changes.h"
#include "app/session/open_question.h"
#include "app/session/pause.h"
#include "app/session/picture_hints.h"
#include "app/session/placements.h"
#include "app/session/prompt_clock.h"
#include "app/session/report.h"
#include "vision/tracker.h"

namespace lk::app {

/// A fault means that the journal failed: what it could not write did not happen, and may be tried again.
/// Not thread-safe; `night` must outlive it.
class Watcher {
 public:
  Watcher(Night& night, vision::CardIndex index, rules::Audience audience);

  /// Zones and trays as they lie on this table, instead of as printed.
  void use(const TableSetting& setting);
  /// Takes the next frame at `seconds` of source time. One that does not show the table is not judged: the
  /// night waits, which is reported. What lies there and could not be written down is offered again later.
  Outcome<std::vector<Report>> see(const cv::Mat& bgr, double seconds);
  /// No frame comes (Pause::lost or silent); the next one that shows the table ends that.
  std::vector<Report> unseen(Pause why, double seconds);
  /// Takes an event that people say.
  Outcome<std::vector<Report>> say(const rules::Event& event, double seconds);
  /// Takes the candidate of the open question that people say was meant, and what else that means by now.
  /// Precondition: `candidate` is less than the number of candidates().
  Outcome<std::vector<Report>> answer(std::size_t candidate, double seconds);
  /// Takes the standing event at `place` back with all that followed, takes `right` in its stead, and what
  /// followed again as far as it is accepted. All or nothing: a fault changes nothing, nor does a `right`
  /// that is refused, which is reported. Precondition: `place` is one of a standing event.
  Outcome<std::vector<Report>> amend(std::size_t place, const rules::Event& right, double seconds);
  /// Takes all that was taken back last once more, up to the first event that is refused, which is reported.
  /// A fault changes nothing. Precondition: something was taken back and can be put back.
  Outcome<std::vector<Report>> putBack(double seconds);
  /// None of the candidates was meant: the open question is dropped.
  void dropQuestion() { question_.drop(); }
  /// The closing line.
  [[nodiscard]] Report result(double seconds) const;

  [[nodiscard]] Pause paused() const { return pause_.now(); }
  /// Whether the frame given last was looked at: only then is it known where things lie in it.
  [[nodiscard]] bool looked() const { return looked_; }
  [[nodiscard]] const vision::Tracker& tracker() const { return tracker_; }
  [[nodiscard]] const Placements& placements() const { return placements_; }
  /// The events behind the `maybe` of the last unclear ruling, in the same order but with nothing masked:
  /// what people choose by pointing, or by a choice card with the number of its place. Empty after the next
  /// accepted event.
  [[nodiscard]] const std::vector<rules::Event>& candidates() const { return question_.candidates(); }

 private:
  void report(double seconds, decltype(Report::what) what, std::vector<Report>& out) const;
  void expectCardsOfNight();
  Outcome<Done> look(const cv::Mat& bgr, double nightSeconds, double seconds, std::vector<Report>& out);
  void hint(const cv::Mat& bgr, double nightSeconds, double seconds, std::vector<Report>& out);
  [[nodiscard]] bool astray() const;
  void reportPause(double seconds, std::vector<Report>& out);
  Outcome<Done> interpret(double seconds, std::vector<Report>& out);
  Outcome<Done> interpretAll(double seconds, std::vector<Report>& out);
  Outcome<Done> together(const std::function<Outcome<Done>()>& takes);
  Outcome<bool> offer(std::size_t place, double seconds, std::vector<Report>& out);
  void reportJudged(const rules::Event& event, const rules::Ruling& ruling, double seconds,
                    std::vector<Report>& out) const;
  Outcome<bool> takeAndReport(const rules::Event& event, double seconds, std::vector<Report>& out);
  Outcome<bool> reportTaken(const Outcome<Judged>& judged, double seconds, std::vector<Report>& out);
  void ask(const Placed& placed, double seconds, std::vector<Report>& out);
  void reportUnclear(rules::Ruling unclear, const Placed& about, double seconds, std::vector<Report>& out);

  Night* night_;
  rules::Audience audience_;
  vision::Tracker tracker_;
  Placements placements_;
  OpenQuestion question_;
  std::string confirmed_;  // the reason of a concern that people say is meant, while what follows is taken
  PromptClock clock_;
  PauseWatch pause_;
  PictureHints hints_;
  Pause reportedPause_ = Pause::none;
  HeldChanges held_;
  std::optional<rules::Event> begunBy_;  // the set-up, which decides which cards can be there
  std::vector<std::string> known_;       // ids of sheets located so far
  double now_ = 0;                       // time of the night at the last frame that was looked at
  bool opened_ = false;                  // a frame was looked at
  bool looked_ = false;                  // the last one was
  bool hadEvent_ = false;                // an event went through this watcher: the night was not just resumed
  double inheritUntil_ = -1;             // night time, as the next
  double againUntil_ = -1;
  std::optional<double> retryAt_;  // night time; the journal failed
};

}  // namespace lk::app
