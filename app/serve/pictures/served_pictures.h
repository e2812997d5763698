// The pictures of cards on pages, painted when they are first asked for.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <QObject>
#include <QThreadPool>

#include "app/kit/game_kit.h"
#include "app/serve/transport/reply.h"

namespace lk::app {

/// Requires a QGuiApplication (fonts). Paints on a thread of its own, because that takes longer than
/// everything else that the server does. Keeps pictures of one game, up to kMaxPictureBytesKept. Not
/// thread-safe.
class ServedPictures : public QObject {
  Q_OBJECT

 public:
  using Done = std::function<void(const Reply&)>;

  explicit ServedPictures(QObject* parent = nullptr);

  /// Sets the game whose cards are served. Those of another edition are served no more.
  void use(std::shared_ptr<const GameKit> kit);

  /// Returns whether there is a picture at "/card/EDITION/LANGUAGE/CARD" or "/back/EDITION/TYPE". The type of
  /// a card may be empty: the back is that of the game's only deck, or a neutral one.
  [[nodiscard]] bool has(std::string_view path) const;
  /// Returns a picture that was painted already.
  [[nodiscard]] std::optional<Reply> at(std::string_view path) const;
  /// Paints a picture and calls `done` with it later. Returns false if too many wait.
  bool paint(const std::string& path, Done done);

 private:
  void keep(const std::string& path, const QByteArray& picture);

  std::shared_ptr<const GameKit> kit_;
  std::map<std::string, QByteArray, std::less<>> painted_;  // by path
  qsizetype paintedBytes_ = 0;
  std::map<std::string, std::vector<Done>, std::less<>> waiting_;  // by path
  QThreadPool painter_;  // last: its work ends before the other members are destroyed
};

}  // namespace lk::app
