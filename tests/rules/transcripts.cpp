// Tests that every transcript of samples/<game>/transcripts/ replays as recorded, and that the runner itself
// detects faults.
#include <filesystem>
#include <fstream>

#include "house_cards.h"
#include "rules/referee/transcript.h"

using namespace lk;
using namespace lk::rules;
using lk::test::houseCardsOf;
using lk::test::readText;
namespace fs = std::filesystem;

namespace {

/// Returns what is wrong with a transcript; empty if it replays as recorded and records something.
std::string problemOf(std::string_view text, const std::string& file) {
  Outcome<Transcript> read = parseTranscript(text, file);
  if (!read) return read.fault().text();
  const Game* game = findGame(read->game);
  if (!game) return file + ": plays \"" + read->game + "\"";
  int expectations = 0;
  for (const TranscriptEntry& entry : read->entries) expectations += entry.hasRuling + entry.hasPrompts;
  if (expectations == 0) return file + ": records nothing to compare";
  Referee referee(*game, houseCardsOf(*game));
  const ReplayOutcome outcome = replay(*read, referee);
  for (const Difference& d : outcome.differences)
    return file + ":" + std::to_string(d.line) + ": other " + d.what + "\n      recorded " +
           d.recorded.dump() + "\n      got      " + d.got.dump();
  if (!outcome.refusals.empty()) return file + ": a refusal is not recorded";
  return "";
}

/// Runs a folder; a folder without transcripts is a fault of its own.
std::vector<std::string> problemsOf(const fs::path& folder) {
  std::vector<std::string> problems;
  int files = 0;
  if (fs::is_directory(folder)) {
    for (const fs::directory_entry& entry : fs::directory_iterator(folder)) {
      if (entry.path().extension() != ".jsonl") continue;
      ++files;
      const std::string problem = problemOf(readText(entry.path().string()), entry.path().string());
      if (!problem.empty()) problems.push_back(problem);
    }
  }
  if (files == 0) problems.push_back(folder.string() + ": holds no transcript");
  return problems;
}

constexpr const char* kSetup =
    R"({"e":"setup","game":"halfwish","classes":{"A":"mirror","B":"mirror"},"starter":"A",)"
    R"("options":{"locations":"off","powers":"off"}})"
    "\n";

bool mentions(const std::string& text, std::string_view part) {
  return text.find(part) != std::string::npos;
}

/// Returns the fault of a transcript that begins with a setup and continues with `lines`.
std::string after(const std::string& lines) {
  return problemOf(kSetup + lines, "t.jsonl");
}

}  // namespace

CASE(transcripts_replay_as_recorded) {
  for (const Game* game : allGames()) {
    const std::string folder = "samples/" + std::string(game->id()) + "/transcripts";
    for (const std::string& problem : problemsOf(folder)) CHECK_MESSAGE(false, problem);
    int files = 0;
    for ([[maybe_unused]] const fs::directory_entry& entry : fs::directory_iterator(folder)) ++files;
    CHECK_MESSAGE(files >= 80, folder);
  }
}

CASE(the_whole_night_that_ships_replays_to_its_end) {
  // All card types in one night, with every sentence: a reader's first example.
  const char* const file = "samples/halfwish/whole-night.jsonl";
  const std::string text = readText(file);
  CHECK_MESSAGE(problemOf(text, file).empty(), problemOf(text, file));
  for (const char* part :
       {R"("says":)", R"("ask":)", R"("what":"location_turned")", R"("what":"power_played")",
        R"("what":"upgraded")", R"("what":"upgraded_secretly")", R"("what":"wish_made")",
        R"("what":"parley_accepted")", R"("what":"scout_accepted")", R"("what":"game_over")"})
    CHECK_MESSAGE(mentions(text, part), part);
}

CASE(the_transcript_runner_is_not_fooled) {
  const fs::path empty = fs::temp_directory_path() / "lampkeeper_no_transcripts";
  fs::create_directories(empty);
  CHECK(problemsOf(empty).size() == 1);
  CHECK(problemsOf(empty / "missing").size() == 1);
  fs::remove(empty);
  const std::string rolled = R"({"e":"roll","seat":"A","dice":[4,6]})"
                             "\n";
  CHECK(mentions(after(rolled), "records nothing"));
  CHECK(after(rolled + R"({"ruling":{"verdict":"accepted"}})") == "");
  CHECK(mentions(after(rolled + R"({"ruling":{"verdict":"refused","reason":"not_now"}})"),
                 "t.jsonl:2: other ruling"));
  CHECK(mentions(after(rolled + R"({"prompts":[]})"), "t.jsonl:2: other prompts"));
  CHECK(mentions(after(rolled + R"({"ruling":{"verdict":"accepted","steps":[]}})"), "other ruling"));
  CHECK(mentions(after(rolled +
                       R"({"ruling":{"verdict":"accepted"}})"
                       "\n" +
                       rolled),
                 "refusal is not recorded"));
}

CASE(prose_is_not_compared_and_everything_else_is) {
  const Json actual = lk::test::event(R"({"a":[1,{"says":"x","n":2}],"b":null})").body;
  const auto same = [&](std::string_view recorded) { return agrees(lk::test::event(recorded).body, actual); };
  CHECK(same(R"({"a":[1,{"says":"another","n":2}]})"));
  CHECK(same(R"({"a":[1,{"n":2}],"b":null,"cure":"whatever"})"));
  CHECK(!same(R"({"a":[1,{"n":3}]})"));
  CHECK(!same(R"({"a":[1]})"));
  CHECK(!same(R"({"a":[{"n":2},1]})"));
  CHECK(!same(R"({"c":null})"));
  CHECK(!same(R"({"b":0})"));
}

CASE(broken_transcripts_are_refused_whole_with_their_line) {
  const auto fault = [](const std::string& text) {
    Outcome<Transcript> read = parseTranscript(text, "t.jsonl");
    return read ? std::string() : read.fault().text();
  };
  CHECK(mentions(fault(""), "t.jsonl: holds no event"));
  CHECK(mentions(fault("\n \n"), "t.jsonl: holds no event"));
  CHECK(mentions(fault(R"({"e":"roll","seat":"A","dice":[1,2]})"), "t.jsonl:1: does not begin with a setup"));
  CHECK(mentions(fault(R"({"e":"setup"})"), "t.jsonl:1: does not begin with a setup"));
  CHECK(mentions(fault(R"({"ruling":{"verdict":"accepted"}})"),
                 "t.jsonl:1: records a ruling without an event"));
  CHECK(mentions(fault(std::string(kSetup) + "\n{\"e\":"), "t.jsonl:3: ends in the middle"));
  CHECK(mentions(fault(std::string(kSetup) + "[]"), "t.jsonl:2: is no event"));
  CHECK(mentions(fault(std::string(kSetup) + R"({"ruling":{}})"),
                 "t.jsonl:2: records a ruling without a verdict"));
  CHECK(mentions(fault(std::string(kSetup) + R"({"ruling":{"verdict":"refused"}})"), "without its reason"));
  CHECK(mentions(fault(std::string(kSetup) + R"({"prompts":{}})"),
                 "t.jsonl:2: records prompts that are no list"));
  const std::string twice = R"({"ruling":{"verdict":"accepted"}})"
                            "\n";
  CHECK(mentions(fault(kSetup + twice + twice), "t.jsonl:3: records a ruling without an event"));
  CHECK(mentions(fault(kSetup + std::string(kTranscriptLineLimit + 1, ' ') + "{}"),
                 "t.jsonl:2: is longer than 1 MB"));
  CHECK(fault(std::string(kSetup) + R"({"t":1.5,"ruling":{"verdict":"accepted"}})") == "");
}
