// From a transcript to a night that can count: the referee judges all of it again.
#pragma once

#include <map>
#include <memory>
#include <string>
#include <variant>
#include <vector>

#include "app/kit/game_kit.h"
#include "app/league/store/nights.h"

namespace lk::league {

/// Why a night that can be read counts for no league.
struct Unfit {
  enum class Why : std::uint8_t {
    doesNotReplay,  // refused by the rules, or another ruling than was recorded: somebody changed it
    notFinished,
    notTwo,  // another number of players than two
    changed  // its events are not those of its digest
  };
  Why why;
  int line = 0;  // of the transcript, 0 when all of it is meant
};

using JudgedNight = std::variant<Night, Unfit>;

/// Judges nights. Each game it meets is loaded once. `own` are packs that were played with.
class Judge {
 public:
  explicit Judge(std::vector<app::PackFile> own = {}) : own_(std::move(own)) {}

  /// A transcript: JSON Lines, as `replay` reads them. `file` names it in faults. A fault where it cannot be
  /// read.
  Outcome<JudgedNight> transcript(const std::string& text, const std::string& file);
  /// A night that counts, from its events alone: what they lead to, or why not.
  Outcome<JudgedNight> again(const Night& night);

 private:
  using Kit = std::shared_ptr<const app::GameKit>;
  Outcome<Kit> kitOf(const std::string& game);

  std::vector<app::PackFile> own_;
  std::map<std::string, Kit> kits_;
};

/// Of the events of a night, as hexadecimal digits: two nights of one digest are the same night.
std::string digestOf(const std::string& events);

/// The word for the command line.
std::string_view wordOf(Unfit::Why why);

}  // namespace lk::league
