// A night played from phones: players' events go to the one referee, and all pages are updated.
#pragma once

#include <QObject>

#include "app/capture/frame_source.h"
#include "app/serve/night/coach_desk.h"
#include "app/serve/night/night_feed.h"
#include "app/serve/night/phone_input.h"
#include "app/session/calibration/calibration.h"
#include "app/session/watcher.h"

namespace lk::app {

/// Lives on one thread; its signals and slots may cross threads.
class ServedNight : public QObject {
  Q_OBJECT

 public:
  ServedNight(std::shared_ptr<const GameKit> kit, Names names, QObject* parent = nullptr);

  /// Returns the night, for setting up its journal, a resumed state and the game. Call it before start().
  [[nodiscard]] Night& night() { return night_; }
  /// Sends the current state of the night.
  void start();
  [[nodiscard]] const GameKit& kit() const { return *kit_; }
  /// Starts using a camera that can recognise these cards.
  void open(vision::CardIndex cards);
  /// Takes the camera's next frame. Events that could not be written to disk are tried again with a later
  /// frame.
  void see(const Frame& frame);
  /// See Watcher::unseen().
  void unseen(Pause why);

 public slots:
  /// Takes a message from a seat's page. Errors, refusals and the coach's answers are sent by answered().
  void receive(lk::rules::Seat seat, const QByteArray& json, const lk::app::Requester& asker);
  /// Sets the languages of the messages and sends the last messages again.
  void speak(const QStringList& languages);

 signals:
  /// The current messages about the night, for all audiences and languages.
  void messagesReady(const lk::app::MessagesByLanguage& messages);
  /// A reply to the page that sent a message: a refusal, an error, or the coach's answer.
  void answered(quint64 page, const QByteArray& json);
  /// A message for everybody: an event seen by the camera was refused or is unclear.
  void announced(const lk::app::MessageByLanguage& message);
  /// A message for the camera page: how to improve its picture.
  void framed(const lk::app::MessageByLanguage& message);

 private:
  void publish(bool always = false);
  Outcome<std::vector<Report>> take(const PhoneInput& input);
  void announce(const std::vector<Report>& reports);

  std::shared_ptr<const GameKit> kit_;
  Night night_;
  std::unique_ptr<Watcher> watcher_;
  std::optional<Calibration> framing_;  // set while there is a camera
  NightFeed feed_;
  CameraQuestions readings_;
  double seconds_ = 0;
  QStringList languages_;
  bool started_ = false;
  std::size_t sentEvents_ = 0;
  CoachDesk coach_;  // last member: its destructor waits for running work
};

/// Returns {"error":...}, the reply if there is nothing to judge.
QByteArray errorMessage(const Fault& fault);
/// Returns the first refusal among the reports; nullptr if there is none.
const rules::Ruling* refusalAmong(const std::vector<Report>& reports);

}  // namespace lk::app
