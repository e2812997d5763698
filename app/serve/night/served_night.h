// The night behind the phone server, when there is no window.
#pragma once

#include <optional>

#include <QObject>

#include "app/capture/frame_source.h"
#include "app/host/night_host.h"
#include "app/session/calibration/calibration.h"

namespace lk::app {

/// Lives on one thread; its signals and slots may cross threads.
class ServedNight : public QObject {
  Q_OBJECT

 public:
  ServedNight(std::shared_ptr<const GameKit> kit, Names names, QObject* parent = nullptr);

  /// Returns the night, for setting up its journal, a resumed state and the game. Call it before start().
  [[nodiscard]] Night& night() { return host_.night(); }
  /// Gives all seats hints in the first turn. Call it before start().
  void hintEverybody() { host_.hintsOnPhones({true, true, true, true}); }
  /// Sends the current state of the night, and lets the house play its seats.
  void start() {
    host_.servePhones(names_);
    host_.playHouse();
  }
  /// Returns the players' names, by seat; empty for the house.
  [[nodiscard]] QStringList players();
  [[nodiscard]] const GameKit& kit() const { return *host_.kit(); }
  [[nodiscard]] std::shared_ptr<const GameKit> sharedKit() const { return host_.kit(); }
  /// Tells the camera's page that cards are recognised soon.
  void getReady();
  /// Starts using a camera that can recognise these cards.
  void open(vision::CardIndex cards);
  /// Takes the camera's next frame. Events that could not be written to disk are tried again with a later
  /// frame.
  void see(const Frame& frame);
  /// See Watcher::unseen().
  void unseen(Pause why) { (void)host_.unseen(why); }

 public slots:
  /// See NightHost::receive().
  void receive(lk::rules::Seat seat, const QByteArray& json, const lk::app::Requester& asker);
  /// Sets the languages of the messages and sends the last messages again.
  void speak(const QStringList& languages);

 signals:
  /// See the signals of NightHost.
  void messagesReady(const lk::app::MessagesByLanguage& messages);
  void answered(quint64 page, const QByteArray& json);
  void announced(const lk::app::MessageByLanguage& message);
  void houseFailed(const lk::Fault& fault);
  /// A message for the camera page: how to improve its picture.
  void framed(const lk::app::MessageByLanguage& message);

 private:
  NightHost host_;
  Names names_;
  std::optional<Calibration> framing_;  // set while there is a camera
  QStringList languages_;
};

}  // namespace lk::app
