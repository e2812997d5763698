#include <map>

#include "app/cli/choice_option.h"
#include "app/develop/bench/benches.h"
#include "app/develop/commands/developers_commands.h"

namespace lk::app {

namespace {

enum class What { eyes, library, rules, window, lessons, coach, nights, serve, all };

class Bench final : public Command {
 public:
  const char* name() const override { return "bench"; }
  const char* summary() const override { return "Measure speed on this machine"; }
  Application application() const override { return Application::drawing; }

  void declare(CLI::App& app) override { addChoice(app, "--what", what_, kWhat, "What to measure"); }

  ExitStatus run(Console& console) override {
    const FigureSink sink = [&](const Figure& figure) { console.line(figure.json()); };
    using Measure = Outcome<Done> (*)(const FigureSink&);
    const std::pair<What, Measure> parts[]{{What::eyes, benchEyes},       {What::library, benchLibrary},
                                           {What::rules, benchRules},     {What::window, benchWindow},
                                           {What::lessons, benchLessons}, {What::coach, benchCoach},
                                           {What::nights, benchNights},   {What::serve, benchServe}};
    for (const auto& [part, measure] : parts) {
      if (what_ != What::all && what_ != part) continue;
      if (const Outcome<Done> done = measure(sink); !done) {
        console.note(faultLine(done.fault()));
        return ExitStatus::different;
      }
    }
    return ExitStatus::done;
  }

 private:
  inline static const std::map<std::string, What> kWhat{
      {"eyes", What::eyes},     {"library", What::library}, {"rules", What::rules},
      {"window", What::window}, {"lessons", What::lessons}, {"coach", What::coach},
      {"nights", What::nights}, {"serve", What::serve},     {"all", What::all}};
  What what_ = What::all;
};

}  // namespace

std::unique_ptr<Command> makeBench() {
  return std::make_unique<Bench>();
}

}  // namespace lk::app
