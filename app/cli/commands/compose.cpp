#include <cstdio>

#include "app/cli/command.h"
#include "app/cli/lines.h"
#include "app/cli/setup_file.h"
#include "app/kit/game_kit.h"
#include "app/phrases/report_lines.h"
#include "rules/referee/foretold.h"
#include "rules/referee/form_json.h"

namespace lk::app {

namespace {

/// Judges events and answers what can be said next of unfinished ones, line by line.
class Composing {
 public:
  Composing(const GameKit& kit, Console& console)
      : kit_(kit), console_(console), referee_(*kit.game, kit.cards) {}

  [[nodiscard]] ExitStatus status() const { return status_; }

  void take(const Outcome<Json>& line) {
    if (!line) return fail(line.fault());
    if (const Json* form = line->find("form")) return answer(*form);
    const Json* event = line->find("event");
    Json body = event ? *event : *line;
    body.erase("t");
    const rules::Ruling ruling = referee_.take({std::move(body)});
    if (ruling.verdict == rules::Verdict::accepted) return;
    console_.line(Json::object({{"ruling", spokenRuling(ruling, kit_)}}));
    status_ = ExitStatus::different;
  }

 private:
  void fail(const Fault& fault) {
    console_.line(Json::object({{"error", fault.text()}}));
    status_ = ExitStatus::different;
  }
  void fail(const Json& at, const std::string& what, const std::string& cure) {
    fail({"-", at.line(), what, cure});
  }

  void answer(const Json& asked) {
    const auto seat = rules::seatFrom(asked["seat"].asString());
    if (!referee_.begun())
      return fail(asked, "asks before the night has begun", "give the setup event first");
    if (!seat || rules::index(*seat) >= referee_.state().seatCount)
      return fail(asked, "\"seat\" is no player of this night", "name a seat that plays");
    rules::Composer composer(referee_.game(), referee_.state(), referee_.cards(), *seat);
    const Json* unfinished = asked.find("event");
    const rules::Form form = composer.form({unfinished ? *unfinished : Json(Json::Object{})});
    if (!form.problem.empty()) return fail(asked, form.problem, "see docs/events.md");
    Json json = rules::formJson(form);
    if (form.complete) json.set("would", Json::object({{"ruling", foretold(*seat, *form.complete)}}));
    console_.line(json);
  }

  [[nodiscard]] Json foretold(rules::Seat seat, const rules::Event& event) const {
    return spokenRuling(rules::foretold(referee_.game(), referee_.state(), referee_.cards(), seat, event),
                        kit_);
  }

  const GameKit& kit_;
  Console& console_;
  rules::Referee referee_;
  ExitStatus status_ = ExitStatus::done;
};

class Compose final : public Command {
 public:
  const char* name() const override { return "compose"; }
  const char* summary() const override { return "Say what can be said next of an unfinished event"; }

  void declare(CLI::App& app) override {
    app.add_option("--game", game_, "Game that is played");
    app.add_option("--setup", setup_, "File with the setup event, or with all events so far");
  }

  ExitStatus run(Console& console) override {
    std::vector<stage::TimedEvent> events;
    if (!setup_.empty()) {
      Outcome<std::vector<stage::TimedEvent>> read = readSetup(setup_);
      if (!read) return console.unusable(read.fault());
      events = std::move(*read);
    }
    const std::string game = game_.empty() ? gameNamedIn(events) : game_;
    if (game.empty()) return console.unusable({"--game", 0, "is missing", "name the game that is played"});
    const auto kit = loadKit(game);
    if (!kit) return console.unusable(kit.fault());
    Composing composing(**kit, console);
    for (const stage::TimedEvent& each : events) composing.take(each.event);
    const Outcome<Done> read =
        forEachJsonLine(stdin, "-", [&](const Outcome<Json>& line) { composing.take(line); });
    if (read) return composing.status();
    console.note(faultLine(read.fault()));
    return ExitStatus::different;
  }

 private:
  std::string game_;
  std::string setup_;
};

}  // namespace

std::unique_ptr<Command> makeCompose() {
  return std::make_unique<Compose>();
}

}  // namespace lk::app
