// The pictures of cards on pages, painted when they are first asked for.
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>

#include "app/kit/game_kit.h"
#include "app/serve/transport/reply.h"

namespace lk::app {

/// Requires a QGuiApplication (fonts). Keeps every picture that it painted: at most one for each card,
/// language and deck of one game. Not thread-safe.
class ServedPictures {
 public:
  /// Sets the game whose cards are served. Those of another edition are served no more.
  void use(std::shared_ptr<const GameKit> kit);

  /// Returns the picture at "/card/EDITION/LANGUAGE/CARD" or "/back/EDITION/TYPE". The type of a card may be
  /// empty: the back is that of the game's only deck, or a neutral one. nullopt for anything that the game
  /// does not have.
  std::optional<Reply> at(std::string_view path);

 private:
  [[nodiscard]] QByteArray paint(std::string_view kind, std::string_view rest) const;

  std::shared_ptr<const GameKit> kit_;
  std::map<std::string, QByteArray, std::less<>> painted_;  // by path
};

}  // namespace lk::app
