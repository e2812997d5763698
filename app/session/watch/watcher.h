// Watches a table: takes frames and events that people say, returns reports. Data flows from sighting to
// placement to event to ruling.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "app/session/calibration/picture_hints.h"
#include "app/session/calibration/tile_hints.h"
#include "app/session/meaning/interpreter.h"
#include "app/session/table/held_changes.h"
#include "app/session/table/placements.h"
#include "app/session/watch/pause.h"
#include "app/session/watch/report.h"
#include "vision/tracker.h"

namespace lk::app {

/// A fault means that the journal failed: an event that was not written was not taken, and is tried again.
/// Times are seconds of source time. Not thread-safe; `night` must outlive it.
class Watcher {
 public:
  Watcher(Night& night, vision::CardIndex index, rules::Audience audience);

  /// Uses the zones and trays of this table instead of the printed ones.
  void use(const TableSetting& setting);
  /// Takes the next frame. A frame that does not show the table is not judged: the night pauses, which is
  /// reported. Things whose event could not be written are interpreted again later.
  Outcome<std::vector<Report>> see(const cv::Mat& bgr, double seconds);
  /// Reports that no frames arrive (Pause::lost or silent). The next frame that shows the table ends the
  /// pause.
  std::vector<Report> unseen(Pause why, double seconds);
  /// Takes an event that people say.
  Outcome<std::vector<Report>> say(const rules::Event& event, double seconds);
  /// Takes the candidate of the open question that people say was meant, and everything that follows from it.
  /// Precondition: `candidate` is less than the number of candidates().
  Outcome<std::vector<Report>> answer(std::size_t candidate, double seconds);
  /// Takes back the standing event at `place` and all later ones, takes `right` instead, then takes the later
  /// ones again as far as they are accepted. A fault changes nothing; nor does a `right` that is refused,
  /// which is reported. Precondition: `place` is less than the number of standing events.
  Outcome<std::vector<Report>> amend(std::size_t place, const rules::Event& right, double seconds);
  /// Takes again what was taken back last, up to the first event that is refused, which is reported. A fault
  /// changes nothing. Precondition: night.takenBack() is not empty.
  Outcome<std::vector<Report>> putBack(double seconds);
  /// Closes the open question, because none of its candidates was meant.
  void dropQuestion() { question_.drop(); }
  /// Returns the report that ends the night.
  [[nodiscard]] Report result(double seconds) const;

  [[nodiscard]] Pause paused() const { return pause_.now(); }
  /// Returns whether recognition ran on the last frame. Only then are the places of things in it known.
  [[nodiscard]] bool looked() const { return looked_; }
  [[nodiscard]] const vision::Tracker& tracker() const { return tracker_; }
  [[nodiscard]] const Placements& placements() const { return placements_; }
  /// Returns the events of the `maybe` of the last unclear ruling, in the same order but not masked: people
  /// choose one in the window, or by a choice card with its number. Empty after the next accepted event.
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
  Outcome<bool> offer(const Placed& placed, double seconds, std::vector<Report>& out);
  Outcome<bool> take(const meaning::Answer& answer, double seconds, std::vector<Report>& out);
  Outcome<bool> take(const meaning::Event& meant, double seconds, std::vector<Report>& out);
  void reportJudged(const rules::Event& event, const rules::Ruling& ruling, double seconds,
                    std::vector<Report>& out) const;
  Outcome<bool> takeAndReport(const rules::Event& event, double seconds, std::vector<Report>& out);
  Outcome<bool> reportTaken(const Outcome<Judged>& judged, double seconds, std::vector<Report>& out);
  void ask(const meaning::Question& asked, const Placed& about, double seconds, std::vector<Report>& out);

  Night* night_;
  rules::Audience audience_;
  vision::Tracker tracker_;
  Placements placements_;
  OpenQuestion question_;
  std::string
      confirmed_;  // the reason of the concern that people just confirmed, until all that follows is taken
  PromptClock clock_;
  PauseWatch pause_;
  PictureHints hints_;
  TileHints tileHints_;
  Pause reportedPause_ = Pause::none;
  HeldChanges held_;
  std::optional<rules::Event> begunBy_;  // the set-up, which decides which cards can be there
  std::vector<std::string> known_;       // ids of sheets located so far
  double now_ = 0;                       // night time of the last frame on which recognition ran
  bool opened_ = false;                  // recognition ran on a frame
  bool looked_ = false;                  // and on the last one
  bool hadEvent_ = false;                // an event was taken here: the night was not just resumed
  double inheritUntil_ = -1;             // night time
  double againUntil_ = -1;               // night time
  std::optional<double> retryAt_;        // night time of the next try, after the journal failed
};

}  // namespace lk::app
