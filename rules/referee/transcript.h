// Transcripts: JSON Lines of events with the rulings and prompts they must yield, parsed whole and replayed.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "rules/referee/referee.h"
#include "rules/text/fault.h"

namespace lk::rules {

inline constexpr std::size_t kTranscriptLineLimit = 1u << 20;  // bytes

/// An event and what was recorded for it; a null value where nothing was. `line` is where the event stands.
struct TranscriptEntry {
  Event event;
  int line = 0;
  Json ruling;
  Json prompts;
  bool hasRuling = false;
  bool hasPrompts = false;
};

struct Transcript {
  std::string file;
  std::string game;  // as its setup names it
  std::vector<TranscriptEntry> entries;
};

/// Reads a whole transcript or none of it: broken JSON, a line beyond the limit, something that is neither
/// event, ruling nor prompts, a recording without its event, no setup first and an empty file are faults with
/// their line. Empty lines are skipped; keys beside "ruling" and "prompts" (such as "t") are ignored.
Outcome<Transcript> parseTranscript(std::string_view text, std::string_view file);

/// Where a replay went another way than recorded.
struct Difference {
  int line = 0;      // of the event
  std::string what;  // "ruling" or "prompts"
  Json recorded;
  Json got;
};

/// An event that was refused.
struct Refusal {
  int line = 0;  // of the event
  Ruling ruling;
};

struct ReplayOutcome {
  int events = 0;
  Result result;  // as it stands at the end
  bool same = true;
  std::vector<Refusal> refusals;  // those the transcript does not record
  std::vector<Difference> differences;
};

/// Feeds every event to `referee`, a fresh one of the transcript's game, and compares what was recorded. What
/// a recording leaves out is not compared; prose (says, ask, cure) never is.
ReplayOutcome replay(const Transcript& transcript, Referee& referee);

/// Whether `got` has everything `recorded` says, prose aside: lists item by item, objects key by key.
bool agrees(const Json& recorded, const Json& got);

}  // namespace lk::rules
