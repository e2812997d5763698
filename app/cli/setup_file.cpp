#include "app/cli/setup_file.h"

#include "app/cli/lines.h"
#include "rules/referee/transcript.h"

namespace lk::app {

Outcome<std::vector<stage::TimedEvent>> readSetup(const std::string& file) {
  const Outcome<std::string> text = readWholeFile(file);
  if (!text) return text.fault();
  if (const Outcome<Json> whole = readJson(*text, file); whole && whole->isObject())
    return std::vector<stage::TimedEvent>{{0, whole->find("setup") ? (*whole)["setup"] : *whole}};
  const Outcome<rules::Transcript> lines = rules::parseTranscript(*text, file);
  if (!lines) return lines.fault();
  std::vector<stage::TimedEvent> events;
  for (const rules::TranscriptEntry& entry : lines->entries) events.push_back({0, entry.event.body});
  return events;
}

std::string gameNamedIn(const std::vector<stage::TimedEvent>& events) {
  for (const stage::TimedEvent& each : events)
    if (const std::string& game = each.event["game"].asString(); !game.empty()) return game;
  return {};
}

}  // namespace lk::app
