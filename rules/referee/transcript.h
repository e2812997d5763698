// Transcripts: JSON Lines of events with the rulings and prompts they must produce; parsed whole and
// replayed.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "rules/referee/referee.h"
#include "rules/text/fault.h"

namespace lk::rules {

inline constexpr std::size_t kTranscriptLineLimit = 1u << 20;  // bytes

/// An event and its recording; a null value where nothing was recorded. `line` is the line of the event.
struct TranscriptEntry {
  Event event;
  int line = 0;
  Json ruling;
  Json prompts;
  bool hasRuling = false;
  bool hasPrompts = false;
};

/// The events of one night, with what was recorded for each.
struct Transcript {
  std::string file;
  std::string game;  // named by its setup
  std::vector<TranscriptEntry> entries;
};

/// Reads a whole transcript or returns a fault with its line. Faults are: broken JSON, a line beyond the
/// limit, a line that is not an event, ruling or prompts, a recording without its event, no setup first, and
/// an empty file. Empty lines are skipped; keys besides "ruling" and "prompts" (such as "t") are ignored.
Outcome<Transcript> parseTranscript(std::string_view text, std::string_view file);

/// A place where the replay differs from the recording.
struct Difference {
  int line = 0;      // line of the event
  std::string what;  // "ruling" or "prompts"
  Json recorded;
  Json got;
};

/// An event that was refused.
struct Refusal {
  int line = 0;  // line of the event
  Ruling ruling;
};

/// What replaying a transcript showed.
struct ReplayOutcome {
  int events = 0;
  Result result;  // at the end of the transcript
  bool same = true;
  std::vector<Refusal> refusals;  // refusals that the transcript does not record
  std::vector<Difference> differences;
};

/// Feeds every event to `referee`, a fresh one of the transcript's game, and compares the recordings. Missing
/// recordings and prose (says, ask, cure) are not compared.
ReplayOutcome replay(const Transcript& transcript, Referee& referee);

/// Returns whether `got` contains everything in `recorded`, prose aside: lists item by item, objects key by
/// key.
bool agrees(const Json& recorded, const Json& got);

}  // namespace lk::rules
