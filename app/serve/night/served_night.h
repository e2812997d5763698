// A night that is played from phones: what a seat says is judged by the one referee, and everybody is told.
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

  /// For journal, resume and set-up, before start().
  [[nodiscard]] Night& night() { return night_; }
  /// Tells the night as it stands.
  void start();
  [[nodiscard]] const GameKit& kit() const { return *kit_; }
  /// From now on there is a camera, and these are the cards it can name.
  void open(vision::CardIndex cards);
  /// Takes the camera's next frame. What could not be written down is tried again with a later one.
  void see(const Frame& frame);
  /// As Watcher::unseen().
  void unseen(Pause why);

 public slots:
  void say(lk::rules::Seat seat, const QByteArray& json, const lk::app::Requester& asker);
  /// In which languages is told from now on: what was told last is told again.
  void speak(const QStringList& languages);

 signals:
  void told(const lk::app::MessagesByLanguage& told);
  /// What a page is to be told that said something: a refusal, or that it was nothing to judge.
  void answered(quint64 page, const QByteArray& json);
  /// For everybody: what the camera saw is refused, or not clear.
  void announced(const lk::app::MessageByLanguage& message);
  /// For the camera: how its picture could be better.
  void framed(const lk::app::MessageByLanguage& message);

 private:
  void publish(bool always = false);
  Outcome<std::vector<Report>> take(const PhoneInput& said);
  void announce(const std::vector<Report>& reports);

  std::shared_ptr<const GameKit> kit_;
  Night night_;
  std::unique_ptr<Watcher> watcher_;
  std::optional<Calibration> framing_;  // while there is a camera
  NightFeed feed_;
  Readings readings_;
  double seconds_ = 0;
  QStringList languages_;
  bool started_ = false;
  std::size_t sentEvents_ = 0;
  CoachDesk coach_;  // last: waits for what is being worked out
};

/// What is answered where nothing was judged: {"error":...}.
QByteArray errorMessage(const Fault& fault);
/// The first refusal among what is reported; nullptr when nothing was refused.
const rules::Ruling* refusalAmong(const std::vector<Report>& reports);

}  // namespace lk::app
