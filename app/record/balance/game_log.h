// The finished games of a long simulation in a file, so that it can be stopped at any moment and continued.
#pragma once

#include <map>
#include <memory>
#include <string>

#include "rules/referee/play_report.h"
#include "rules/text/fault.h"
#include "rules/text/json.h"

class QFile;

namespace lk::app {

/// A finished game, and what the players chose in it.
struct LoggedGame {
  rules::PlayedGame game;
  std::int64_t choices = 0;  // events that programs chose
  std::int64_t refused = 0;
};

/// One line a game, in the order in which they ended. Not thread-safe.
class GameLog {
 public:
  /// Opens games.jsonl in `folder`, which is created if it does not exist. `about` says what is played
  /// (game, players, seed, options); fails if the file has games of something else, or is broken in the
  /// middle. A last line that was not written completely is removed.
  static Outcome<GameLog> open(const std::string& folder, const Json& about);
  GameLog(GameLog&&) noexcept;
  ~GameLog();

  /// Returns the games played so far, by number.
  [[nodiscard]] const std::map<std::int64_t, LoggedGame>& games() const { return games_; }
  /// Adds a game. Fails if it cannot be written, for example because the disk is full.
  Outcome<Done> add(std::int64_t number, const LoggedGame& game);

 private:
  explicit GameLog(std::unique_ptr<QFile> file);
  [[nodiscard]] Fault cannotWrite() const;

  std::unique_ptr<QFile> file_;
  std::map<std::int64_t, LoggedGame> games_;
};

}  // namespace lk::app
