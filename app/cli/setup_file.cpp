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
  std::vector<stage::TimedEvent> said;
  for (const rules::TranscriptEntry& entry : lines->entries) said.push_back({0, entry.event.body});
  return said;
}

std::string gameNamedIn(const std::vector<stage::TimedEvent>& said) {
  for (const stage::TimedEvent& each : said)
    if (const std::string& game = each.event["game"].asString(); !game.empty()) return game;
  return {};
}

}  // namespace lk::app
