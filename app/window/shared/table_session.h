// A night at a table, without threads: takes frames and events, returns moments and covered pictures.
#pragma once

#include <memory>
#include <optional>

#include "app/session/privacy.h"
#include "app/session/watcher.h"
#include "app/window/shared/moment.h"

namespace lk::app {

/// All results are masked for the shared screen. Not thread-safe.
class TableSession {
 public:
  /// `number` is the night number that its moments carry.
  TableSession(std::shared_ptr<const GameKit> kit, std::vector<vision::Reference> references, int number = 0);
  /// The same, with an index of the cards instead of references.
  TableSession(std::shared_ptr<const GameKit> kit, vision::CardIndex cards, int number = 0);
  TableSession(const TableSession&) = delete;  // the watcher keeps a pointer to night_
  TableSession& operator=(const TableSession&) = delete;

  /// The night. Attach the journal and resume before the first frame.
  [[nodiscard]] Night& night() { return night_; }

  /// Processes the next frame, taken at `seconds` of source time. A fault means that writing the journal
  /// failed: the event was not applied, and later frames try again.
  Outcome<Moment> see(const cv::Mat& bgr, double seconds);
  /// Uses the zones and trays of this table instead of the printed ones.
  void use(const TableSetting& setting) { watcher_.use(setting); }
  [[nodiscard]] const TableSetting& setting() const { return watcher_.placements().setting(); }
  /// Returns whether the table was visible in the last frame.
  [[nodiscard]] bool looked() const { return watcher_.looked(); }
  /// Returns whether something moves in the last frame.
  [[nodiscard]] bool moving() const { return watcher_.tracker().moving(); }
  /// Trays with dice that the table may not know now.
  [[nodiscard]] std::vector<rules::Seat> covered() const;
  /// Reports that no frames arrive; see Watcher::unseen().
  Moment unseen(Pause why) { return moment(night_.referee(), watcher_.unseen(why, seconds_)); }
  /// Returns the dice value of a seat as its player knows it. Show it to that player only. nullopt before a
  /// roll.
  [[nodiscard]] std::optional<int> ownDice(rules::Seat seat) const;
  /// Applies an event that people entered.
  Outcome<Moment> say(const rules::Event& event);
  /// The candidates of the open question, not masked.
  [[nodiscard]] const std::vector<rules::Event>& candidates() const { return watcher_.candidates(); }
  /// Applies a candidate of the last question, including the parts that the table may not know. `candidate`
  /// is its index in the ruling's `maybe`. Does nothing if that candidate no longer exists.
  Outcome<Moment> answer(std::size_t candidate);
  /// Sets whether moments contain the quick actions of a night that is only scored.
  void setScored(bool scored) { scored_ = scored; }
  /// Applies all events of a quick action, or none: if one is refused, returns its ruling and changes
  /// nothing. Does nothing if the action is not offered now.
  Outcome<Moment> quick(const std::string& action, const Json& picked);
  /// Takes back the last quick action of a scored night, with all its events.
  Outcome<Moment> undoTap();
  /// Applies again everything that was taken back last, as far as it is still accepted. Does nothing if a new
  /// event was accepted since.
  Outcome<Moment> putBack();
  /// Corrects the accepted event at index `place` (0: the set-up): takes back that event and all later ones,
  /// applies `right`, and then applies the later events again as far as they are still accepted. Does nothing
  /// if the event at `place` has another kind or seat.
  Outcome<Moment> amend(std::size_t place, const rules::Event& right);
  /// Returns the state before the accepted event at index `place`, without reports; nullopt if `place` is out
  /// of range.
  [[nodiscard]] std::optional<Moment> before(std::size_t place) const;
  /// Closes the last question: none of its candidates is right.
  void dropQuestion() { watcher_.dropQuestion(); }
  /// Returns the current state, without reports.
  [[nodiscard]] Moment now() const;
  /// Returns the current state, with the reports of all events that were not taken back.
  [[nodiscard]] Outcome<Moment> nowWithReports() const;

  /// Returns the last frame with everything covered that the table may not see, and the things recognised in
  /// it.
  [[nodiscard]] Picture picture(const cv::Mat& bgr) const;
  /// Returns the recognised things, named in the current language.
  [[nodiscard]] std::vector<SeenThing> seen() const;

 private:
  [[nodiscard]] Moment moment(const rules::Referee& referee, std::vector<Report> reports) const;

  std::shared_ptr<const GameKit> kit_;
  int number_;
  Night night_;
  Watcher watcher_;
  Surroundings surroundings_;
  double seconds_ = 0;
  bool scored_ = false;
};

}  // namespace lk::app
