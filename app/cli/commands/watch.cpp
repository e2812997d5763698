#include <map>
#include <unistd.h>
#include <utility>

#include <CLI/CLI.hpp>
#include <QFile>

#include "app/cli/choice_option.h"
#include "app/cli/command.h"
#include "app/cli/number_option.h"
#include "app/cli/watching/night_watch.h"
#include "app/kit/data_folder.h"
#include "app/kit/out_file.h"
#include "app/kit/unfinished.h"
#include "app/phrases/check_words.h"
#include "app/phrases/report_lines.h"
#include "app/session/night/clock.h"

namespace lk::app {

namespace {

/// Writes the entries of the transcript to disk before they are reported, so that a killed watch leaves a
/// transcript that can be replayed. An existing file is kept until the first entry.
class TranscriptFile {
 public:
  explicit TranscriptFile(const std::string& path) : file_(QString::fromStdString(path)) {
    if (!path.empty()) good_ = file_.open(QIODevice::WriteOnly | QIODevice::Append);
  }
  [[nodiscard]] bool good() const { return good_; }
  /// Writes the new entries. Returns false once the file cannot be written.
  bool follow(const Night& night) {
    if (!file_.isOpen() || written_ == night.transcript().size()) return good_;
    std::string lines;
    for (; written_ < night.transcript().size(); ++written_)
      lines += night.transcript()[written_].dump() + '\n';
    begin();
    good_ = good_ &&
            file_.write(lines.data(), static_cast<qint64>(lines.size())) == static_cast<qint64>(lines.size());
    good_ = file_.flush() && good_;
    ::fsync(file_.handle());  // fails for pipes and devices, which need no sync
    return good_;
  }
  /// Ends the night. If there was no entry, an existing file is emptied now.
  void end() {
    if (file_.isOpen()) begin();
  }

 private:
  void begin() {
    if (!std::exchange(begun_, true) && !file_.isSequential()) file_.resize(0);
  }

  QFile file_;
  bool good_ = true;
  bool begun_ = false;
  std::size_t written_ = 0;
};

/// Returns the first difference between the expected and the actual rulings; empty if there is none.
std::string firstDifference(const rules::Transcript& expected, const std::vector<Json>& got) {
  const auto at = [&](const rules::TranscriptEntry& entry) {
    return expected.file + ":" + std::to_string(entry.line);
  };
  for (std::size_t i = 0; i < expected.entries.size(); ++i) {
    const rules::TranscriptEntry& entry = expected.entries[i];
    if (3 * i + 2 >= got.size()) return at(entry) + ": this event did not happen";
    if (!(got[3 * i] == entry.event.body))
      return at(entry) + ": another event happened: " + got[3 * i].dump();
    if (entry.hasRuling && !rules::agrees(entry.ruling, got[3 * i + 1]["ruling"]))
      return at(entry) + ": another ruling: " + got[3 * i + 1].dump();
    if (entry.hasPrompts && !rules::agrees(entry.prompts, got[3 * i + 2]["prompts"]))
      return at(entry) + ": other prompts: " + got[3 * i + 2].dump();
  }
  if (got.size() > 3 * expected.entries.size())
    return expected.file + ": an event more happened: " + got[3 * expected.entries.size()].dump();
  return {};
}

class Watch final : public Command {
 public:
  const char* name() const override { return "watch"; }
  const char* summary() const override { return "Watch a table and judge what happens, line by line"; }
  bool recognises() const override { return true; }
  Application application() const override { return Application::drawing; }

  void declare(CLI::App& app) override {
    app.add_option("--game", arguments_.game, "Game that is played");
    app.add_option("--cards", arguments_.libraries,
                   "Card library, may be given several times; default: the cards the program prints")
        ->allow_extra_args(false);
    app.add_option("--setup", arguments_.setup, "File with the setup event");
    app.add_option("--transcript", transcript_, "Write the night's transcript to this file");
    app.add_option("--journal", journal_,
                   "Keep the night's journal in this library; a camera's or stream's is always kept");
    addChoice(app, "--view", audience_, kAudiences, "Whose eyes");
    addNumber(app, "--patience", patience_, 0.0, 86400.0, "Seconds a lost source is waited for");
    app.add_option("source", arguments_.source,
                   "Camera, video, folder, http:// or rtsp:// address, stage:SCENE; the prefix mirror: flips "
                   "its picture")
        ->required();
  }

  ExitStatus run(Console& console) override {
    if (const Outcome<Done> may = mayBeWrittenOver(transcript_); !may) return console.unusable(may.fault());
    console.progress("Opening the table", 0, 1);  // opening a camera may take seconds
    Outcome<WatchPlan> plan = planWatch(arguments_, [&] { console.note(kFirstStart); });
    console.progress("Opening the table", 1, 1);
    if (!plan) return console.unusable(plan.fault());
    NightHost host(plan->kit, vision::CardIndex(std::move(plan->cards), vision::Search::sieved), audience_);
    Night& night = host.night();
    if (!transcript_.empty() || plan->expected) night.keepTranscript();
    if (const Outcome<Done> kept = keepJournal(night, plan->source->live()); !kept)
      return console.unusable(kept.fault());
    TranscriptFile transcript(transcript_);
    if (!transcript.good())
      return console.unusable({transcript_, 0, "cannot be written", "choose a folder you may write to"});

    ExitStatus status = ExitStatus::done;
    bool transcriptLost = false;
    const auto sink = [&](const Report& report) {
      if (!transcript.follow(night) && !std::exchange(transcriptLost, true)) {
        console.note(
            faultLine({transcript_, 0, "cannot be written any more", "make room; the night itself goes on"}));
        status = ExitStatus::different;
      }
      if (const auto* ruling = std::get_if<RulingReport>(&report.what);
          ruling && ruling->ruling.verdict == rules::Verdict::refused && !expectedRefusals(*plan))
        status = ExitStatus::different;
      Json line = reportJson(report, *plan->kit);
      if (std::holds_alternative<ResultReport>(report.what) && plan->expected)
        status = compare(*plan->expected, night, line, status, console);
      if (const auto* hint = std::get_if<HintReport>(&report.what))
        console.note("lampkeeper: " + hintText(hint->about, hint->tiles).toStdString() +
                     (hint->about == Check::mirror ? ": mirror:" + arguments_.source : ""));
      console.line(line);
    };
    const auto wrongLine = [&](const Fault& fault) {
      status = ExitStatus::different;
      console.line(Json::object({{"error", fault.text()}}));
    };
    FrameSource* source = plan->source.get();
    const bool live = source->live();
    // So that the result is reported when the user presses Ctrl-C.
    std::optional<TerminationGuard> watching;
    if (live) watching.emplace();
    InputLines lines(STDIN_FILENO);
    NightWatch watch(*plan, host, patience_);
    const Outcome<WatchEnd> end = watch.run(lines, sink, wrongLine);
    if (!end) {
      console.note(faultLine(end.fault()));
      return ExitStatus::different;
    }
    transcript.end();
    if (!live) {
      for (const Fault& warning : source->warnings()) {
        console.note(faultLine(warning));
        status = ExitStatus::different;
      }
    }
    return *end == WatchEnd::sourceLost ? ExitStatus::different : status;
  }

 private:
  /// The transcript of a scene contains the refusals that are expected.
  static bool expectedRefusals(const WatchPlan& plan) { return plan.expected.has_value(); }

  static ExitStatus compare(const rules::Transcript& expected, const Night& night, Json& line,
                            ExitStatus status, Console& console) {
    const std::string difference = firstDifference(expected, night.transcript());
    Json result = line["result"];
    result.set("same", difference.empty());
    line.set("result", std::move(result));
    if (difference.empty()) return status;
    console.note(difference);
    return ExitStatus::different;
  }

  /// Opens the journal: the requested file; otherwise for a live night the one in the data folder, where the
  /// window finds it, and for a recording none.
  Outcome<Done> keepJournal(Night& night, bool live) const {
    if (journal_.empty() && !live) return Done{};
    const Outcome<std::string> folder = journal_.empty() ? dataFolder() : std::string();
    if (!folder) return folder.fault();
    Outcome<carddb::Journal> journal =
        carddb::Journal::open(journal_.empty() ? *folder + "/" + kNightsFile : journal_);
    if (!journal) return journal.fault();
    night.keepJournal(std::move(*journal), nowInUtc());
    return Done{};
  }

  inline static const std::map<std::string, rules::Audience> kAudiences{{"table", rules::Audience::table},
                                                                        {"record", rules::Audience::record}};
  WatchArguments arguments_;
  std::string transcript_;
  std::string journal_;
  rules::Audience audience_ = rules::Audience::table;
  double patience_ = 10;
};

}  // namespace

std::unique_ptr<Command> makeWatch() {
  return std::make_unique<Watch>();
}

}  // namespace lk::app
