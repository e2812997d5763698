// Runs one night for whatever shows it: the window, `serve` or `watch`. Takes frames, events that people say,
// and messages from phones; returns reports, and messages for the phones.
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <QObject>
#include <QStringList>
#include <opencv2/core.hpp>

#include "app/host/automatic_answers.h"
#include "app/host/house_turns.h"
#include "app/host/phones/camera_questions.h"
#include "app/host/phones/coach_desk.h"
#include "app/host/phones/held_answers.h"
#include "app/host/phones/night_feed.h"
#include "app/host/phones/phone_input.h"
#include "app/session/watch/watcher.h"

namespace lk::app {

using Reports = std::vector<Report>;

/// Owns the night with its referee and journal, the watcher, the open questions, the coach for phones, and
/// what phones are told. Lives on one thread. Every function that takes something fails only if the journal
/// cannot be written: then nothing was taken. Reports are masked for the audience of the constructor.
class NightHost : public QObject {
  Q_OBJECT

 public:
  NightHost(std::shared_ptr<const GameKit> kit, vision::CardIndex cards,
            rules::Audience audience = rules::Audience::table);

  /// Returns the night. Attach its journal, or resume it, before the first frame.
  [[nodiscard]] Night& night() { return night_; }
  [[nodiscard]] const Night& night() const { return night_; }
  [[nodiscard]] const std::shared_ptr<const GameKit>& kit() const { return kit_; }
  [[nodiscard]] const Watcher& watcher() const { return *watcher_; }

  /// Recognises these cards from the next frame on. What was seen before is forgotten.
  void recognise(vision::CardIndex cards);
  /// Uses the zones and trays of this table instead of the printed ones.
  void use(const TableSetting& setting) { watcher_->use(setting); }

  /// Sets whether the host answers alone where nothing else can be answered. The default is that it does not.
  void answerAlone(bool on) { automatic_.turn(on); }
  /// From now on, the house plays the seats that the set-up gives to it. What it says comes by housePlayed().
  /// The default is that people play all seats.
  void playHouse(const HousePace& pace = {});
  /// Ends the house's rest, which also begins when something is taken back, or lets it rest.
  void letHousePlay(bool plays = true);
  [[nodiscard]] const HouseTurns& house() const { return house_; }
  /// Takes the next frame, at `seconds` of source time. If the journal fails, later frames try again.
  Outcome<Reports> see(const cv::Mat& bgr, double seconds);
  /// Reports that no frames arrive; see Watcher::unseen(). Without `seconds`, at the time of the last frame.
  Reports unseen(Pause why, std::optional<double> seconds = std::nullopt);
  /// Sets the time of what happens until the next frame, in seconds of source time.
  void setTime(double seconds) { seconds_ = seconds; }
  /// Takes an event that people entered.
  Outcome<Reports> say(const rules::Event& event);
  /// Takes an event that was entered in the window. An answer that players give at the same time is held
  /// until all are in: then nothing is reported. Taking back takes back what is held first.
  Outcome<Reports> enter(const rules::Event& event);
  /// Returns the answers that wait for those of other players.
  [[nodiscard]] const HeldAnswers& held() const { return held_; }
  /// Takes a candidate of the open question, including the parts that the audience may not know. `candidate`
  /// is its index in the ruling's `maybe`. Does nothing if that candidate no longer exists.
  Outcome<Reports> answer(std::size_t candidate);
  /// Closes the open question: none of its candidates is right.
  void dropQuestion();
  /// Takes all events of a quick action, or none: if one is refused, returns its ruling and changes nothing.
  /// Does nothing if the action is not offered now. `picked` is as in rules::Scoring::events().
  Outcome<Reports> quick(const std::string& action, const Json& picked);
  /// Takes back the last quick action of a night that is only scored, with all its events.
  Outcome<Reports> undoTap();
  /// Takes again everything that was taken back last, as far as it is still accepted. Does nothing if a new
  /// event was accepted since.
  Outcome<Reports> putBack();
  /// Corrects the standing event at index `place` (0: the set-up); see Watcher::amend(). Does nothing if that
  /// event has another kind or seat than `right`.
  Outcome<Reports> amend(std::size_t place, const rules::Event& right);
  /// Returns the reports of all standing events again.
  [[nodiscard]] Outcome<Reports> repeated() const;

  /// Starts sending messages to phones, the current state at once.
  void servePhones(Names names);
  void stopPhones() { phones_.reset(); }
  /// Sets the languages of the messages to phones, and sends the current state in them.
  void speakToPhones(const QStringList& languages);
  /// Sets which seats may use the coach on their phones. The default is all seats.
  void coachOnPhones(const std::array<bool, rules::kMaxSeats>& seats);
  /// Sets which seats get hints on their phones in the first turn. The default is none.
  void hintsOnPhones(const HintedSeats& seats);
  /// The coach thinks this long about moves, in place of some seconds; for tests.
  void coachFor(const std::function<rules::Thinking()>& thinking) { coach_.thinkFor(thinking); }
  /// Takes a message from a seat's page. Errors, refusals and the coach's answers go to that page only, by
  /// answered(); the returned reports are those of accepted events. An answer that players give at the same
  /// time is held until all are in. Does nothing unless phones are served.
  Outcome<Reports> receive(rules::Seat seat, const QByteArray& json, const Requester& asker);

 signals:
  /// The current messages about the night, for all audiences and languages.
  void phoneMessages(const lk::app::MessagesByLanguage& messages);
  /// A reply to the page that sent a message: a refusal, an error, or the coach's answer.
  void answered(quint64 page, const QByteArray& json);
  /// A message for everybody: an event seen by the camera was refused or is unclear.
  void announced(const lk::app::MessageByLanguage& message);
  /// The house said something, or began to rest; the same as people's events return. Fails like those.
  void housePlayed(const lk::Outcome<lk::app::Reports>& reports);
  /// The set-up names a house that this program does not know; people play its seats.
  void houseFailed(const lk::Fault& fault);

 private:
  Outcome<Reports> passOn(Outcome<Reports> taken);
  Outcome<Reports> takeAll(const std::vector<rules::Event>& events);
  Outcome<Reports> takeDue(Reports before);
  Outcome<Reports> takeForced(Reports before);
  Outcome<Reports> holdOrTake(const rules::Event& event, EnteredOn where);
  Outcome<Reports> takeFromPhone(const PhoneInput& input);
  void takeFromHouse(const rules::Event& event);
  void announce(const Reports& reports);
  void sendToPhones();

  std::shared_ptr<const GameKit> kit_;
  rules::Audience audience_;
  Night night_;
  std::unique_ptr<Watcher> watcher_;
  CameraQuestions questions_;
  double seconds_ = 0;
  std::optional<NightFeed> phones_;  // exists while phones are served
  HeldAnswers held_;
  AutomaticAnswers automatic_;
  HouseTurns house_;
  QStringList languages_;  // of the phones
  std::array<bool, rules::kMaxSeats> coached_;
  HintedSeats hinted_{};        // on phones
  std::size_t sentEvents_ = 0;  // length of the log when phones were last told
  CoachDesk coach_;             // last: its destructor waits for running work
};

}  // namespace lk::app
