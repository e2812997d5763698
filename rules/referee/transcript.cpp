#include "rules/referee/transcript.h"

#include <algorithm>

#include "rules/referee/ruling_json.h"

namespace lk::rules {

namespace {

constexpr std::string_view kProse[] = {"says", "ask", "cure"};

bool isProse(std::string_view key) {
  return std::find(std::begin(kProse), std::end(kProse), key) != std::end(kProse);
}

/// Returns why a recorded ruling is too incomplete to compare; empty if it is complete.
std::string_view rulingGap(const Json& ruling) {
  const std::string& verdict = ruling["verdict"].asString();
  if (verdict != "accepted" && verdict != "refused" && verdict != "unclear")
    return "records a ruling without a verdict";
  if (verdict == "refused" && ruling["reason"].asString().empty())
    return "records a refusal without its reason";
  return "";
}

/// Reads lines into a transcript.
class Parser {
 public:
  explicit Parser(std::string_view file) { out_.file = std::string(file); }

  std::optional<Fault> add(std::string_view line, int number) {
    if (line.size() > kTranscriptLineLimit) return fault(number, "is longer than 1 MB", "shorten this line");
    Outcome<Json> read = readJson(line, out_.file, number);
    if (!read) return read.fault();
    const Json& json = *read;
    if (json.find("e")) return addEvent(json, number);
    if (json.find("ruling")) return addRuling(json["ruling"], number);
    if (json.find("prompts")) return addPrompts(json["prompts"], number);
    return fault(number, "is no event, ruling or prompts line",
                 "begin it with \"e\", \"ruling\" or \"prompts\"");
  }

  Outcome<Transcript> finish() {
    if (out_.entries.empty()) return fault(0, "holds no event", "begin with a setup event");
    return std::move(out_);
  }

 private:
  [[nodiscard]] Fault fault(int line, std::string what, std::string cure) const {
    return {out_.file, line, std::move(what), std::move(cure)};
  }

  std::optional<Fault> addEvent(const Json& json, int number) {
    TranscriptEntry entry;
    entry.event.body = json;
    entry.line = number;
    if (out_.entries.empty()) {
      out_.game = json["game"].asString();
      if (entry.event.kind() != "setup" || out_.game.empty())
        return fault(number, "does not begin with a setup that names its game",
                     "begin with {\"e\":\"setup\",\"game\":...}");
    }
    out_.entries.push_back(std::move(entry));
    return std::nullopt;
  }

  std::optional<Fault> addRuling(const Json& ruling, int number) {
    if (out_.entries.empty() || out_.entries.back().hasRuling)
      return fault(number, "records a ruling without an event", "put it below its event");
    if (const std::string_view gap = rulingGap(ruling); !gap.empty())
      return fault(number, std::string(gap), "write the verdict, and the reason of a refusal");
    out_.entries.back().ruling = ruling;
    out_.entries.back().hasRuling = true;
    return std::nullopt;
  }

  std::optional<Fault> addPrompts(const Json& prompts, int number) {
    if (out_.entries.empty() || out_.entries.back().hasPrompts)
      return fault(number, "records prompts without an event", "put them below their event");
    if (!prompts.isArray())
      return fault(number, "records prompts that are no list", "write a list of prompts");
    out_.entries.back().prompts = prompts;
    out_.entries.back().hasPrompts = true;
    return std::nullopt;
  }

  Transcript out_;
};

}  // namespace

Outcome<Transcript> parseTranscript(std::string_view text, std::string_view file) {
  Parser parser(file);
  int number = 0;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    const std::string_view line = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    ++number;
    if (line.find_first_not_of(" \t\r") == std::string_view::npos) continue;
    if (std::optional<Fault> fault = parser.add(line, number)) return *std::move(fault);
  }
  return parser.finish();
}

bool agrees(const Json& recorded, const Json& got) {
  if (recorded.isObject()) {
    return got.isObject() &&
           std::all_of(recorded.members().begin(), recorded.members().end(), [&](const Json::Member& m) {
             const Json* other = got.find(m.first);
             return isProse(m.first) || (other && agrees(m.second, *other));
           });
  }
  if (recorded.isArray()) {
    return got.isArray() && std::equal(recorded.items().begin(), recorded.items().end(), got.items().begin(),
                                       got.items().end(), agrees);
  }
  return recorded == got;
}

ReplayOutcome replay(const Transcript& transcript, Referee& referee) {
  ReplayOutcome out;
  const auto compare = [&out](int line, std::string_view what, const Json& recorded, Json got) {
    if (agrees(recorded, got)) return;
    out.same = false;
    out.differences.push_back({line, std::string(what), recorded, std::move(got)});
  };
  for (const TranscriptEntry& entry : transcript.entries) {
    Ruling ruling = referee.take(entry.event);
    ++out.events;
    if (entry.hasRuling)
      compare(entry.line, "ruling", entry.ruling, rulingJson(ruling, referee.game(), referee.cards()));
    if (entry.hasPrompts) compare(entry.line, "prompts", entry.prompts, promptsJson(referee.prompts()));
    if (ruling.verdict == Verdict::refused && entry.ruling["verdict"].asString() != "refused")
      out.refusals.push_back({entry.line, std::move(ruling)});
  }
  out.result = referee.result();
  return out;
}

}  // namespace lk::rules
