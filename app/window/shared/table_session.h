// A night as the table page shows it, without threads: what its host reports, as moments, and covered
// pictures.
#pragma once

#include <memory>
#include <optional>

#include "app/host/night_host.h"
#include "app/session/watch/privacy.h"
#include "app/window/shared/asked_moves.h"
#include "app/window/shared/moment.h"
#include "app/window/shared/move_request.h"

namespace lk::app {

/// All results are masked for the shared screen. Not thread-safe.
class TableSession {
 public:
  /// `number` is the night number that its moments carry.
  TableSession(std::shared_ptr<const GameKit> kit, std::vector<vision::Reference> references, int number = 0);
  /// The same, with an index of the cards instead of references.
  TableSession(std::shared_ptr<const GameKit> kit, vision::CardIndex cards, int number = 0);
  TableSession(const TableSession&) = delete;
  TableSession& operator=(const TableSession&) = delete;

  [[nodiscard]] NightHost& host() { return host_; }
  /// Returns the night. Attach the journal and resume before the first frame.
  [[nodiscard]] Night& night() { return host_.night(); }

  // These do what the functions of NightHost with these names do, and return the state after it.
  Outcome<Moment> see(const cv::Mat& bgr, double seconds);
  Outcome<Moment> say(const rules::Event& event) { return momentOf(host_.say(event)); }
  Outcome<Moment> enter(const rules::Event& event) { return momentOf(host_.enter(event)); }
  Outcome<Moment> answer(std::size_t candidate) { return momentOf(host_.answer(candidate)); }
  Outcome<Moment> quick(const std::string& action, const Json& picked) {
    return momentOf(host_.quick(action, picked));
  }
  Outcome<Moment> undoTap() { return momentOf(host_.undoTap()); }
  Outcome<Moment> putBack() { return momentOf(host_.putBack()); }
  Outcome<Moment> amend(std::size_t place, const rules::Event& right) {
    return momentOf(host_.amend(place, right));
  }
  Moment unseen(Pause why) { return current(host_.unseen(why)); }
  void dropQuestion() { host_.dropQuestion(); }
  void use(const TableSetting& setting) { host_.use(setting); }

  [[nodiscard]] const TableSetting& setting() const { return host_.watcher().placements().setting(); }
  /// Returns whether the table was visible in the last frame.
  [[nodiscard]] bool looked() const { return host_.watcher().looked(); }
  /// Returns whether something moves in the last frame.
  [[nodiscard]] bool moving() const { return host_.watcher().tracker().moving(); }
  /// Returns the trays with dice that the table may not know now.
  [[nodiscard]] std::vector<rules::Seat> covered() const;
  /// Returns the dice value of a seat as its player knows it. Show it to that player only. nullopt before a
  /// roll.
  [[nodiscard]] std::optional<int> ownDice(rules::Seat seat) const;
  /// Returns what can be in the hand of a seat, and its question to the coach.
  [[nodiscard]] PossibleHandPtr possibleHand(rules::Seat seat) const;
  [[nodiscard]] AdviceRequest adviceOn(const MovesAsked& asked) const;
  /// Returns the candidates of the open question, not masked.
  [[nodiscard]] const std::vector<rules::Event>& candidates() const { return host_.watcher().candidates(); }
  /// Sets whether moments contain the quick actions of a night that is only scored.
  void setScored(bool scored) { scored_ = scored; }
  /// Returns the state before the accepted event at index `place`, without reports; nullopt if `place` is out
  /// of range.
  [[nodiscard]] std::optional<Moment> before(std::size_t place) const;
  /// Returns the current state, without reports.
  [[nodiscard]] Moment now() const { return current({}); }
  /// Returns the current state, with the reports of all events that were not taken back.
  [[nodiscard]] Outcome<Moment> nowWithReports() const;
  /// Returns what a seat can say next of an unfinished event, as far as the table may know it; nullopt if the
  /// night has gone on since, has not begun, or is another one, and for a seat that does not take part.
  [[nodiscard]] std::optional<MoveReply> compose(const MoveRequest& request) const;
  /// Returns the current state with what the host reported; the fault, if it failed.
  [[nodiscard]] Outcome<Moment> momentOf(Outcome<Reports> reports) const;

  /// Returns the last frame with everything covered that the table may not see, and the things recognised in
  /// it.
  [[nodiscard]] Picture picture(const cv::Mat& bgr) const;
  /// Returns the recognised things, named in the current language.
  [[nodiscard]] std::vector<SeenThing> seen() const;

 private:
  [[nodiscard]] Moment current(std::vector<Report> reports) const;
  [[nodiscard]] Moment moment(const rules::Referee& referee, std::vector<Report> reports) const;

  std::shared_ptr<const GameKit> kit_;
  int number_;
  NightHost host_;
  Surroundings surroundings_;
  bool scored_ = false;
};

}  // namespace lk::app
