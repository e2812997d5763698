// Loads recorded nights of samples/ as logs, for tests of what is reported about nights.
#pragma once

#include <fstream>
#include <iterator>

#include "app/record/evening/record.h"
#include "kits.h"
#include "rules/referee/transcript.h"

namespace lk::test {

/// Returns all accepted events of a transcript of samples/.
inline app::NightLog nightOf(const std::string& sample, std::vector<std::string> players = {"Ann", "Ben"}) {
  const std::string path = std::string(LK_ROOT) + "/samples/" + sample;
  std::ifstream file(path, std::ios::binary);
  const std::string text{std::istreambuf_iterator<char>(file), {}};
  const Outcome<rules::Transcript> transcript = rules::parseTranscript(text, path);
  if (!transcript) qFatal("%s", transcript.fault().text().c_str());
  app::NightLog log;
  log.kit = kit(transcript->game);
  log.info = {
      .id = 1, .game = transcript->game, .startedAt = "2026-05-01T20:00:00", .players = std::move(players)};
  rules::Referee referee(*log.kit->game, log.kit->cards);
  for (const rules::TranscriptEntry& entry : transcript->entries)
    if (referee.take(entry.event).verdict == rules::Verdict::accepted) log.events.push_back(entry.event);
  log.info.events = static_cast<int>(log.events.size());
  log.info.finished = referee.result().finished;
  return log;
}

inline const std::string kWholeNight = "halfwish/whole-night.jsonl";
inline const std::string kDelve = "half_deck_dungeon_heroes/first-delve/transcript.jsonl";

/// Returns its first `events`.
inline app::NightLog cut(app::NightLog log, std::size_t events) {
  log.events.resize(events);
  log.info.events = static_cast<int>(events);
  log.info.finished = false;
  return log;
}

}  // namespace lk::test
