// A night that is played from phones: what a seat says is judged by the one referee, and everybody is told.
#pragma once

#include <QObject>

#include "app/capture/frame_source.h"
#include "app/serve/night/night_feed.h"
#include "app/session/watcher.h"

namespace lk::app {

/// Lives on one thread; its signals and slots may cross threads.
class ServedNight : public QObject {
  Q_OBJECT

 public:
  /// `cards` are what a camera can name; none where there is no camera.
  ServedNight(std::shared_ptr<const GameKit> kit, Names names, vision::CardIndex cards,
              QObject* parent = nullptr);

  /// For journal, resume and set-up, before start().
  [[nodiscard]] Night& night() { return night_; }
  /// Tells the night as it stands.
  void start();
  /// Takes the next frame; the journal's fault, if it failed, is tried again with the next.
  Outcome<Done> see(const Frame& frame);

 public slots:
  void say(lk::rules::Seat seat, const QByteArray& json, quint64 page);

 signals:
  void told(const lk::app::Told& told);
  /// What a page is to be told that said something: a refusal, or that it was nothing to judge.
  void answered(quint64 page, const QByteArray& json);
  void finished();

 private:
  void publish();

  std::shared_ptr<const GameKit> kit_;
  Night night_;
  Watcher watcher_;
  NightFeed feed_;
  double seconds_ = 0;
  std::size_t toldEvents_ = 0;
};

/// What is answered where nothing was judged: {"error":...}.
QByteArray errorMessage(const Fault& fault);
/// The first refusal among what is reported; nullptr when nothing was refused.
const rules::Ruling* refusalAmong(const std::vector<Report>& reports);

}  // namespace lk::app
