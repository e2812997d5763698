#include <algorithm>
#include <map>
#include <optional>

#include <CLI/CLI.hpp>

#include "app/cli/choice_option.h"
#include "app/cli/command.h"
#include "app/cli/lines.h"
#include "app/kit/out_file.h"
#include "app/kit/own_packs.h"
#include "app/phrases/report_lines.h"
#include "rules/referee/ruling_json.h"
#include "rules/referee/transcript.h"

namespace lk::app {

namespace {

struct Opened {
  std::shared_ptr<const GameKit> kit;
  rules::Transcript transcript;
};

class Replay final : public Command {
 public:
  const char* name() const override { return "replay"; }
  const char* summary() const override { return "Replay transcripts and compare every ruling"; }

  void declare(CLI::App& app) override {
    app.add_option("transcripts", files_, "Transcripts, JSON Lines")->required();
    app.add_option("--pack", packs_, "Packs of own cards that were played with");
    app.add_option("--write", write_, "Write the transcript again, with every ruling and prompt in words");
    addChoice(app, "--view", audience_, kAudiences, "Print what this audience may know at the end");
  }

  ExitStatus run(Console& console) override {
    std::vector<PackFile> own;
    for (const std::string& file : packs_) {
      Outcome<PackFile> pack = readPackFile(file);
      if (!pack) return console.unusable(pack.fault());
      own.push_back(std::move(*pack));
    }
    std::vector<Opened> all;  // read all files before writing a line
    for (const std::string& file : files_) {
      Outcome<Opened> opened = open(file, own);
      if (!opened) return console.unusable(opened.fault());
      all.push_back(std::move(*opened));
    }
    if (audience_ && !plays(*audience_, all.back()))
      return console.unusable({all.back().transcript.file, all.back().transcript.entries.front().line,
                               "has no player in the seat that --view names",
                               "name a seat that plays, or table"});
    if (!write_.empty()) {
      if (all.size() != 1) return console.unusable({"--write", 0, "takes one transcript", "name one"});
      if (const Outcome<Done> done = writeWholeFile(write_, withRulings(all.front())); !done)
        return console.unusable(done.fault());
    }
    ExitStatus status = ExitStatus::done;
    for (const Opened& each : all) {
      rules::Referee referee(*each.kit->game, each.kit->cards);
      const rules::ReplayOutcome outcome = rules::replay(each.transcript, referee);
      Json line = Json::object({{"transcript", each.transcript.file},
                                {"events", outcome.events},
                                {"result", rules::resultJson(outcome.result)},
                                {"same", outcome.same}});
      if (!outcome.refusals.empty()) line.set("refused", refusedJson(outcome.refusals, *each.kit));
      console.line(line);
      for (const rules::Difference& difference : outcome.differences)
        console.note(describe(each.transcript.file, difference));
      if (!outcome.same || !outcome.refusals.empty()) status = ExitStatus::different;
      if (audience_ && &each == &all.back())
        console.line(Json::object({{"view", referee.view(*audience_).json}}));
    }
    return status;
  }

 private:
  static Outcome<Opened> open(const std::string& file, const std::vector<PackFile>& own) {
    const Outcome<std::string> text = readWholeFile(file);
    if (!text) return text.fault();
    Outcome<rules::Transcript> transcript = rules::parseTranscript(*text, file);
    if (!transcript) return transcript.fault();
    const auto kit = loadKit(transcript->game, own);
    const bool isOwn = !kit && std::any_of(own.begin(), own.end(), [&](const PackFile& pack) {
      return pack.file == kit.fault().file;
    });
    if (isOwn) return kit.fault();
    if (!kit) return Fault{file, transcript->entries.front().line, kit.fault().what, kit.fault().cure};
    return Opened{*kit, std::move(*transcript)};
  }

  /// Returns whether the seat of this audience plays in the night, according to the setup. Also returns true
  /// if the setup is refused, so that the refusal is reported.
  static bool plays(rules::Audience audience, const Opened& opened) {
    if (audience > rules::Audience::seatD) return true;
    rules::Referee referee(*opened.kit->game, opened.kit->cards);
    const rules::Ruling setUp = referee.take(opened.transcript.entries.front().event);
    const std::string seat(rules::name(static_cast<rules::Seat>(audience)));
    return setUp.verdict != rules::Verdict::accepted ||
           referee.view(rules::Audience::table).json["seats"].find(seat) != nullptr;
  }

  static Json refusedJson(const std::vector<rules::Refusal>& refusals, const GameKit& kit) {
    Json list = Json::array();
    for (const rules::Refusal& refusal : refusals) {
      const Json spoken = spokenRuling(refusal.ruling, kit);
      list.push(
          Json::object({{"line", refusal.line}, {"reason", spoken["reason"]}, {"cure", spoken["cure"]}}));
    }
    return list;
  }

  /// Returns the events as text, each followed by its ruling and the prompts after it.
  static std::string withRulings(const Opened& opened) {
    rules::Referee referee(*opened.kit->game, opened.kit->cards);
    std::string text;
    for (const rules::TranscriptEntry& entry : opened.transcript.entries) {
      const rules::Ruling ruling = referee.take(entry.event);
      text += entry.event.body.dump() + "\n";
      text += Json::object({{"ruling", spokenRuling(ruling, *opened.kit)}}).dump() + "\n";
      text += Json::object({{"prompts", spokenPrompts(referee.prompts(), *opened.kit)}}).dump() + "\n";
    }
    return text;
  }

  static std::string describe(const std::string& file, const rules::Difference& difference) {
    return file + ":" + std::to_string(difference.line) + ": another " + difference.what +
           " than recorded\n  recorded " + difference.recorded.dump() + "\n  got      " +
           difference.got.dump();
  }

  inline static const std::map<std::string, rules::Audience> kAudiences{
      {"A", rules::Audience::seatA}, {"B", rules::Audience::seatB},     {"C", rules::Audience::seatC},
      {"D", rules::Audience::seatD}, {"table", rules::Audience::table}, {"record", rules::Audience::record}};

  std::vector<std::string> files_;
  std::vector<std::string> packs_;
  std::string write_;
  std::optional<rules::Audience> audience_;
};

}  // namespace

std::unique_ptr<Command> makeReplay() {
  return std::make_unique<Replay>();
}

}  // namespace lk::app
