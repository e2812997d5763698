// The kits of the games, loaded when they are first wanted and away from the window's thread: people's own
// packs may be large.
#pragma once

#include <map>
#include <memory>
#include <string>

#include <QObject>
#include <QThreadPool>

#include "app/kit/game_kit.h"

namespace lk::app {

/// Lives on the window's thread.
class KitShelf : public QObject {
  Q_OBJECT

 public:
  /// `packs` is the folder of own packs; none when empty. `first`: a kit that is there from the start.
  explicit KitShelf(std::string packs, std::shared_ptr<const GameKit> first = {}, QObject* parent = nullptr);
  ~KitShelf() override;

  /// A kit that was loaded already.
  void put(std::shared_ptr<const GameKit> kit);
  /// The kit of a game; nullptr when it is not there yet: it is fetched then.
  std::shared_ptr<const GameKit> want(const std::string& game);
  /// Loads a kit anew: packs may have changed.
  void fetch(const std::string& game);

 signals:
  void arrived(const QString& game);
  /// A game that cannot be loaded, and why.
  void failed(const QString& game, const QString& why);

 private:
  std::string packs_;
  std::map<std::string, std::shared_ptr<const GameKit>> kits_;
  QThreadPool pool_;  // last: its jobs end before anything else goes
};

}  // namespace lk::app
