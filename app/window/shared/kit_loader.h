// Loads the kits of games when they are first needed, on another thread because people's own packs can be
// large.
#pragma once

#include <map>
#include <memory>
#include <string>

#include <QObject>
#include <QThreadPool>

#include "app/kit/game_kit.h"

namespace lk::app {

/// Lives on the window's thread.
class KitLoader : public QObject {
  Q_OBJECT

 public:
  /// `packs` is the folder of own packs; empty: none. `first` is a kit that is already loaded.
  explicit KitLoader(std::string packs, std::shared_ptr<const GameKit> first = {}, QObject* parent = nullptr);
  ~KitLoader() override;

  /// Adds a kit that is already loaded.
  void put(std::shared_ptr<const GameKit> kit);
  /// Returns the kit of a game. If it is not loaded yet, returns nullptr and starts loading; arrived() or
  /// failed() follows.
  std::shared_ptr<const GameKit> want(const std::string& game);
  /// Loads a kit again, because packs may have changed.
  void fetch(const std::string& game);

 signals:
  void arrived(const QString& game);
  /// The game could not be loaded; `why` is the reason.
  void failed(const QString& game, const QString& why);

 private:
  std::string packs_;
  std::map<std::string, std::shared_ptr<const GameKit>> kits_;
  QThreadPool pool_;  // last: its destructor waits for jobs that use the other members
};

}  // namespace lk::app
