// One night at one table, without threads: frames and words in, moments and covered pictures out.
#pragma once

#include <memory>
#include <optional>

#include "app/session/privacy.h"
#include "app/session/watcher.h"
#include "app/window/shared/moment.h"

namespace lk::app {

/// Everything it hands out is masked for the shared screen. Not thread-safe.
class TableSession {
 public:
  /// `number` is what its moments are marked with.
  TableSession(std::shared_ptr<const GameKit> kit, std::vector<vision::Reference> references, int number = 0);
  /// The same with cards known from anywhere.
  TableSession(std::shared_ptr<const GameKit> kit, vision::CardIndex cards, int number = 0);
  TableSession(const TableSession&) = delete;  // the watcher points into the night beside it
  TableSession& operator=(const TableSession&) = delete;

  /// The night, for journal and resume; do both before the first frame.
  [[nodiscard]] Night& night() { return night_; }

  /// Takes the next frame at `seconds` of source time. A fault means that the journal failed:
  /// what was not written down did not happen, and later frames try it again.
  Outcome<Moment> see(const cv::Mat& bgr, double seconds);
  /// Zones and trays as they lie on this table, instead of as printed.
  void use(const TableSetting& setting) { watcher_.use(setting); }
  [[nodiscard]] const TableSetting& setting() const { return watcher_.placements().setting(); }
  /// Whether the frame given last showed the table.
  [[nodiscard]] bool looked() const { return watcher_.looked(); }
  /// Trays whose dice the table may not know now.
  [[nodiscard]] std::vector<rules::Seat> covered() const;
  /// No frame comes; see Watcher::unseen().
  Moment unseen(Pause why) { return moment(night_.referee(), watcher_.unseen(why, seconds_)); }
  /// The dice value of a seat as its player knows it now, for that player's eyes alone; none before a roll.
  [[nodiscard]] std::optional<int> ownDice(rules::Seat seat) const;
  /// Takes an event that people say.
  Outcome<Moment> say(const rules::Event& event);
  /// The candidates of the open question, nothing of them masked.
  [[nodiscard]] const std::vector<rules::Event>& candidates() const { return watcher_.candidates(); }
  /// Takes a candidate of the question asked last, by its place in the ruling's `maybe`, with what the table
  /// may not know of it. Nothing happens when there is no such candidate any more.
  Outcome<Moment> answer(std::size_t candidate);
  /// From now on moments carry the taps of a night that is only scored.
  void setScored(bool scored) { scored_ = scored; }
  /// Takes all events of such a tap, or none: then the first one that is refused is reported, and nothing has
  /// changed. Nothing happens when the tap is not offered now.
  Outcome<Moment> quick(const std::string& action, const Json& picked);
  /// Takes the last tap of a night that is only scored back, with all its events.
  Outcome<Moment> undoTap();
  /// Takes all that was taken back last once more, as far as it is still accepted. Nothing happens once
  /// anything new was.
  Outcome<Moment> putBack();
  /// People say that the standing event at `place` (0: the set-up) was this one. It is taken back with all
  /// that followed; then this one is taken, and what followed again as far as it is still accepted. Nothing
  /// happens when the event there is of another kind or seat.
  Outcome<Moment> amend(std::size_t place, const rules::Event& right);
  /// The state as it was before the standing event at `place`, with nothing reported; none when that is no
  /// place of a standing event.
  [[nodiscard]] std::optional<Moment> before(std::size_t place) const;
  /// None of the candidates of the question asked last was meant.
  void dropQuestion() { watcher_.dropQuestion(); }
  /// The state as it stands, with nothing reported.
  [[nodiscard]] Moment now() const;
  /// The state as it stands, with everything that led to it and was not taken back told again.
  [[nodiscard]] Outcome<Moment> retold() const;

  /// The frame last seen, with everything covered that the table may not see, and what lies in it.
  [[nodiscard]] Picture picture(const cv::Mat& bgr) const;
  /// What lies in it, as it is called now.
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
