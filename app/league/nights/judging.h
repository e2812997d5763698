// Turns a transcript into a night that can count, by replaying it with the referee.
#pragma once

#include <map>
#include <memory>
#include <string>
#include <variant>
#include <vector>

#include "app/kit/game_kit.h"
#include "app/league/store/nights.h"

namespace lk::league {

/// Why a readable night does not count.
struct NotCounted {
  enum class Why : std::uint8_t {
    doesNotReplay,  // refused by the rules, or a ruling differs from the recorded one: the file was edited
    notFinished,
    notTwo,  // not exactly two players
    changed  // the events do not match their digest
  };
  Why why;
  int line = 0;  // of the transcript; 0: all of it
};

using JudgedNight = std::variant<Night, NotCounted>;

/// Judges nights. Loads each game once. `own` are the user's packs that were played with.
class Judge {
 public:
  explicit Judge(std::vector<app::PackFile> own = {}) : own_(std::move(own)) {}

  /// Judges a transcript: JSON Lines, as the command `replay` reads them. `file` is its name in faults. Fails
  /// if it cannot be read.
  Outcome<JudgedNight> transcript(const std::string& text, const std::string& file);
  /// Judges a stored night from its events alone. Returns the night with the result, or why it does not
  /// count.
  Outcome<JudgedNight> again(const Night& night);

 private:
  using Kit = std::shared_ptr<const app::GameKit>;
  Outcome<Kit> kitOf(const std::string& game);

  std::vector<app::PackFile> own_;
  std::map<std::string, Kit> kits_;
};

/// Returns the SHA-256 of a night's events in hexadecimal. Nights with the same digest are the same night.
std::string digestOf(const std::string& events);

/// Returns the word used on the command line.
std::string_view wordOf(NotCounted::Why why);

}  // namespace lk::league
