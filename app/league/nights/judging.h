// From a transcript to a night that can count: the referee judges all of it again.
#pragma once

#include <string>
#include <variant>
#include <vector>

#include "app/kit/game_kit.h"
#include "app/league/store/nights.h"
#include "rules/core/event.h"

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

/// Judges a transcript: JSON Lines, as `replay` reads them. `file` names it in faults; `own` are packs that
/// were played with. A fault where it cannot be read.
Outcome<JudgedNight> judgeTranscript(const std::string& text, const std::string& file,
                                     const std::vector<app::PackFile>& own = {});

/// Judges the events of a journal.
Outcome<JudgedNight> judgeEvents(const std::vector<rules::Event>& events, const std::string& name,
                                 const std::vector<app::PackFile>& own = {});

/// Of the events of a night, as hexadecimal digits: two nights of one digest are the same night.
std::string digestOf(const std::string& events);

/// A night that counts, judged again from its events alone. The decision that the events lead to, or why not.
Outcome<JudgedNight> judgeAgain(const Night& night, const std::vector<app::PackFile>& own = {});

/// The word for the command line.
std::string_view wordOf(Unfit::Why why);

}  // namespace lk::league
